"""Vega's tournament description (``.tdf``): a report whose player records are cut by ``|``, with national numbers.

Layout and example: Vega's user manual (2016), appendix P, pages 83 to 85. Its pages for the web are read as crosstables
(``web_pages``). The players of a tournament file ``.veg`` follow appendix J; its rounds are not described there.
"""

from __future__ import annotations

import datetime as dt
import re
from collections.abc import Iterator
from fractions import Fraction

from tdapp.domain.section.event import Event, Section
from tdapp.domain.section.outcome import Cell, Colour, Outcome
from tdapp.domain.section.player import TITLES, Player, Sex
from tdapp.domain.section.scoring import PointSystem
from tdapp.domain.words.cancelling import until_cancelled
from tdapp.domain.words.errors import Fault
from tdapp.domain.words.wording import tr
from tdapp.interchange.both_sides import as_round_robin, check_games, stop
from tdapp.interchange.programs.made import OtherSection
from tdapp.interchange.rating_list_cells import clean
from tdapp.trf.players import TITLE_DIALECT

MOST_PLAYERS, MOST_ROUNDS = 2_000, 99
_PLAYER = re.compile(rb"(?:^|[\r\n])001 +\d+ *\|")
_LINE = re.compile(r"(\d{3})(?:\s+(.*))?")
_GAME = re.compile(r"(\d{1,4})\s+([wb\-])\s+([102+\-=])", re.IGNORECASE)
_OUTCOMES = {
    "1": Outcome.WIN, "0": Outcome.LOSS, "2": Outcome.DRAW, "+": Outcome.FORFEIT_WIN, "-": Outcome.FORFEIT_LOSS,
    "=": Outcome.SHORT_DRAW,
}  # fmt: skip
_BYES = {"+": Outcome.PAIRING_BYE, "=": Outcome.HALF_POINT_BYE, "-": Outcome.ZERO_POINT_BYE}
_COLOURS = {"w": Colour.WHITE, "b": Colour.BLACK}
_FIELDS = 12  # before the rounds: number, sex, title, name, rating, federation, ids, birth, points, rank


def is_vega(data: bytes) -> bool:
    """Whether a file has player records cut by ``|``."""
    return _PLAYER.search(data[:200_000]) is not None


def read_vega(data: bytes, name: str) -> OtherSection:
    """The section; InputRefused with a line for each record that cannot be used or contradicts another."""
    faults: list[Fault] = []
    header: dict[str, list[str]] = {}
    players: list[Player] = []
    rows: list[list[Cell]] = []
    lines: list[int] = []
    for line, text in enumerate(until_cancelled(_text(data).splitlines()), start=1):
        parts = _LINE.fullmatch(text.strip())
        if parts is None or not parts[2]:
            continue
        if parts[1] != "001":
            header.setdefault(parts[1], []).append(clean(parts[2], 200))
            continue
        cells = [cell.strip() for cell in parts[2].split("|")]
        number = _whole(cells[0])
        if len(cells) < _FIELDS or not number or any(player.number == number for player in players[-1:]):
            faults.append(Fault(tr("This player record of Vega cannot be read."), line, 1))
            continue
        players.append(_player(cells, number))
        rows.append(list(_rounds(cells[_FIELDS:], line, faults)))
        lines.append(line)
    numbers = [player.number for player in players]
    if len(set(numbers)) < len(numbers):
        faults.append(Fault(tr("Two players have the same number."), 1, 1))
    if len(numbers) > MOST_PLAYERS:
        faults.append(Fault(tr("A table of more than {most} players is not read.").format(most=MOST_PLAYERS), 1, 1))
    stop(faults)
    held = max(map(len, rows))
    for row in rows:
        row += [Cell(Outcome.ZERO_POINT_BYE)] * (held - len(row))
    odd = check_games(rows, numbers, lines, faults)
    stop(faults)
    order = sorted(range(len(players)), key=numbers.__getitem__)
    section = Section(
        _event(header, name),
        tuple(players[index] for index in order),
        tuple(tuple(rows[index]) for index in order),
        min(max(_whole(_first(header, "162")), held, 1), MOST_ROUNDS),
        points=_points(_first(header, "142")),
    )
    return OtherSection(as_round_robin(section), (*odd, *_notes(section)))


def _text(data: bytes) -> str:
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError:
        return data.decode("cp1252", "replace")


def _rounds(cells: list[str], line: int, faults: list[Fault]) -> Iterator[Cell]:
    while cells and not cells[-1]:
        cells = cells[:-1]
    for round_number, text in enumerate(cells[:MOST_ROUNDS], start=1):
        if not text:
            yield Cell(Outcome.ZERO_POINT_BYE)  # announced as absent: not paired
            continue
        found = _GAME.fullmatch(text)
        opponent = int(found[1]) if found else 0
        if found and opponent:
            yield Cell(_OUTCOMES[found[3]], opponent, _COLOURS.get(found[2].lower()))
        elif found and found[3] in _BYES:
            yield Cell(_BYES[found[3]])
        else:
            words = tr("“{text}” in round {round} is no result.").format(text=clean(text, 20), round=round_number)
            faults.append(Fault(words, line, 1))
            yield Cell(Outcome.UNPAIRED)


def _player(cells: list[str], number: int) -> Player:
    _, sex, title, name, rating, federation, fide_id, national, national_id, birth = cells[:10]
    title = TITLE_DIALECT.get(title.lower(), title.upper())
    federation = federation.upper()
    return Player(
        number,
        clean(name, 100) or f"Player {number}",
        _rating(rating) or _rating(national),
        title if title in TITLES else "",
        {"m": Sex.MALE, "w": Sex.FEMALE, "f": Sex.FEMALE}.get(sex.lower()),
        federation if len(federation) == 3 and federation.isascii() and federation.isalpha() else "",
        fide_id if fide_id.isascii() and fide_id.isdigit() and int(fide_id[:12]) else "",
        birth=_birth(birth),
        national_rating=_rating(national),
        national_id=clean(national_id, 40) if national_id != "0" else "",
    )


def _birth(text: str) -> str:
    day = _day(text)
    year = text[:4] if re.fullmatch(r"(19|20)\d\d", text[:4]) and len(text) in (4, 10) else ""
    return day.isoformat() if day else year


def _event(header: dict[str, list[str]], name: str) -> Event:
    federation = _first(header, "032").upper()[:3]
    return Event(
        _first(header, "012") or name,
        city=_first(header, "022"),
        federation=federation if len(federation) == 3 and federation.isascii() and federation.isalpha() else "",
        start=_day(_first(header, "042")),
        end=_day(_first(header, "052")),
        chief_arbiter=_first(header, "102"),
        deputies=tuple(header.get("112", ())),
        time_control=_first(header, "122"),
        type_text=_first(header, "092"),
    )


def _day(text: str) -> dt.date | None:
    """``18/12/2009`` or ``2009/12/18``."""
    if found := re.fullmatch(r"(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})", text):
        day, month, year = map(int, found.groups())
    elif found := re.fullmatch(r"(\d{4})[/.-](\d{1,2})[/.-](\d{1,2})", text):
        year, month, day = map(int, found.groups())
    else:
        return None
    try:
        return dt.date(year, month, day)
    except ValueError:
        return None


def _points(text: str) -> PointSystem:
    """``1.0 0.5``: for a win and a draw; anything else than the usual is kept."""
    found = re.fullmatch(r"(\d{1,2}(?:\.\d)?)\s+(\d{1,2}(?:\.\d)?)", text)
    win, draw = (Fraction(found[1]), Fraction(found[2])) if found else (Fraction(1), Fraction(1, 2))
    return PointSystem(win, draw) if win > draw else PointSystem()


def _notes(section: Section) -> Iterator[Fault]:
    if any(cell.outcome is Outcome.SHORT_DRAW for row in section.cells for cell in row):
        yield Fault(tr("Drawn games that Vega does not rate were taken as games of less than one move."))


def _first(header: dict[str, list[str]], code: str) -> str:
    return header.get(code, [""])[0]


def _rating(text: str) -> int | None:
    value = _whole(text)
    return value if 0 < value <= 4000 else None


def _whole(text: str) -> int:
    text = text.strip()[:9]
    return int(text) if text.isascii() and text.isdigit() else 0
