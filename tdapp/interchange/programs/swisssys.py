"""SwissSys 11: its tournament file (``.sjson``) and the report it makes for the web (``.json``), each section of them.

Layout by the public samples of freepairchess/FreePair, ``docs/samples/swisssys`` (SwissSys 11.3 to 11.6). Every player
has his rounds as ``result;opponent;colour;board;…`` in the one file, as lists of results, colours and opponents in the
other; both say the same.
"""

from __future__ import annotations

import datetime as dt
import json
import re
from collections.abc import Iterator, Sequence
from typing import Any

from tdapp.domain.section.event import Event, Section
from tdapp.domain.section.outcome import Cell, Colour, Outcome
from tdapp.domain.section.player import TITLES, Player, Sex, Standing
from tdapp.domain.words.cancelling import until_cancelled
from tdapp.domain.words.errors import Fault, InputRefused
from tdapp.domain.words.frozen import dataclass
from tdapp.domain.words.wording import tr
from tdapp.interchange.both_sides import as_round_robin, check_games, stop
from tdapp.interchange.programs.made import OtherSection
from tdapp.interchange.rating_list_cells import clean

MOST_PLAYERS, MOST_ROUNDS, MOST_SECTIONS = 2_000, 99, 100
_BEGINNING = 4_000
_GAMES = {
    "+": Outcome.WIN, "W": Outcome.WIN, "-": Outcome.LOSS, "L": Outcome.LOSS, "=": Outcome.DRAW, "D": Outcome.DRAW,
    "X": Outcome.FORFEIT_WIN, "F": Outcome.FORFEIT_LOSS,
}  # fmt: skip
_FREE = {"B": Outcome.PAIRING_BYE, "H": Outcome.HALF_POINT_BYE, "U": Outcome.ZERO_POINT_BYE}
_FORFEITS = {"X": Outcome.FULL_POINT_BYE, "F": Outcome.ZERO_POINT_BYE}  # what they are against nobody
_NOTHING = ("~", "", "\0", " ")
_COLOURS = {"W": Colour.WHITE, "B": Colour.BLACK}
_RESERVED = re.compile(r"(\d{1,2})(z?)", re.IGNORECASE)


@dataclass(frozen=True, slots=True)
class _Turn:
    """One round of one player as the file has it."""

    result: str
    opponent: int
    colour: str


def is_swisssys(data: bytes) -> bool:
    """Whether a file is one of the two."""
    start = data[:_BEGINNING].lstrip(b"\xef\xbb\xbf \r\n\t")
    if not start.startswith(b"{"):
        return False
    whole = re.search(rb'"Overview"\s*:\s*\{', start) and re.search(rb'"Program"\s*:\s*"SwissSys', start)
    return bool(whole or (b'"rounds_paired"' in start and b'"sections"' in start and b'"tournament"' in start))


def read_swisssys(data: bytes, name: str) -> tuple[OtherSection, ...]:
    """Its sections that have players; InputRefused names every game that contradicts itself."""
    try:
        document = json.loads(data.decode("utf-8-sig", "replace"), strict=False)  # it writes \0 for no colour
    except (ValueError, RecursionError) as error:
        line = getattr(error, "lineno", 1)
        raise InputRefused((Fault(tr("The file breaks off or is damaged here."), line, 1),)) from error
    if not isinstance(document, dict):
        raise InputRefused((Fault(tr("The file has no sections with players."), 1, 1),))
    faults: list[Fault] = []
    whole = "Overview" in document
    event = _event(_mapping(document, "Overview") if whole else document, name)
    listed = _list(document, "Sections" if whole else "sections")[:MOST_SECTIONS]
    found = [
        made
        for place, one in enumerate(listed, start=1)
        if isinstance(one, dict) and (made := _section(one, event, place, faults)) is not None
    ]
    stop(faults)
    if not found:
        raise InputRefused((Fault(tr("The file has no sections with players."), 1, 1),))
    return tuple(found)


def _event(facts: dict[str, Any], name: str) -> Event:
    country = _text(facts, "Event country", "country").upper()
    return Event(
        _text(facts, "Tournament title", "tournament") or name,
        city=_text(facts, "Event city", "city"),
        federation=country if len(country) == 3 and country.isascii() and country.isalpha() else "",
        start=_day(_text(facts, "Starting date", "date")),
        end=_day(_text(facts, "Ending date")),
        time_control=_text(facts, "Tournament time controls"),
    )


def _day(text: str) -> dt.date | None:
    parts = re.fullmatch(r"(\d{4})[-/](\d{1,2})[-/](\d{1,2})", text)
    try:
        return dt.date(*map(int, parts.groups())) if parts else None
    except ValueError:
        return None


def _section(facts: dict[str, Any], event: Event, place: int, faults: list[Fault]) -> OtherSection | None:
    name = _text(facts, "Section title", "Section name", "section") or tr("Section {number}").format(number=place)
    people = [one for one in _list(facts, "Players", "players") if isinstance(one, dict)]
    if not people:
        return None
    if len(people) > MOST_PLAYERS:
        words = tr("A table of more than {most} players is not read.").format(most=MOST_PLAYERS)
        raise InputRefused((Fault(f"{name}: {words}", 1, 1),))
    paired = min(_number(facts, "Rounds paired", "rounds_paired"), MOST_ROUNDS)
    total = min(max(_number(facts, "Final round"), paired, 1), MOST_ROUNDS)
    numbers = [_number(one, "Pair number") or index for index, one in enumerate(people, start=1)]
    if len(set(numbers)) < len(numbers):
        faults.append(Fault(f"{name}: {tr('Two players have the same number.')}", 0, 0))
        return None
    rows = [
        list(_cells(one, number, paired, total, name, faults))
        for one, number in zip(until_cancelled(people), numbers, strict=True)
    ]
    longest = max(map(len, rows))
    rows = [[*row, *[Cell(Outcome.UNPAIRED)] * (longest - len(row))] for row in rows]
    odd = check_games(rows, numbers, [0] * len(rows), faults, f"{name}: ")
    players = [_player(one, number) for one, number in zip(people, numbers, strict=True)]
    order = sorted(range(len(players)), key=numbers.__getitem__)
    control = _text(facts, "Section time control")
    section = Section(
        event,
        tuple(players[index] for index in order),
        tuple(tuple(rows[index]) for index in order),
        total,
        name,
        time_control=control if control != event.time_control else "",
    )
    section = as_round_robin(section)
    return OtherSection(section, (*odd, *_notes(section, paired)))


def _cells(
    person: dict[str, Any], number: int, paired: int, total: int, name: str, faults: list[Fault]
) -> Iterator[Cell]:
    """Of every paired round; of later ones the byes that are reserved."""
    turns = list(_turns(person))
    reserved = dict(_reserved(_text(person, "Reserved byes")))
    held = max((paired, *(one for one in reserved if one <= total)))
    for round_number in range(1, held + 1):
        if round_number > paired:
            yield Cell(reserved.get(round_number, Outcome.UNPAIRED))
            continue
        turn = turns[round_number - 1] if round_number <= len(turns) else _Turn("~", 0, "-")
        colour = _COLOURS.get(turn.colour)
        if turn.opponent > 0 and turn.result in _FORFEITS:
            yield Cell(_GAMES[turn.result], turn.opponent)  # whatever it says: both may have the same colour there
        elif turn.opponent > 0 and turn.result in _GAMES:
            yield Cell(_GAMES[turn.result], turn.opponent, colour)
        elif turn.opponent > 0 and turn.result in _NOTHING:
            yield Cell(Outcome.OPEN, turn.opponent, colour)
        elif turn.opponent <= 0 and turn.result in (*_FREE, *_FORFEITS, *_NOTHING):
            yield Cell(_FREE.get(turn.result) or _FORFEITS.get(turn.result, Outcome.ZERO_POINT_BYE))
        else:
            words = tr("“{text}” in round {round} is no result.").format(text=turn.result[:20], round=round_number)
            faults.append(Fault(f"{name}: {number}: {clean(words, 120)}"))
            yield Cell(Outcome.UNPAIRED)


def _turns(person: dict[str, Any]) -> Iterator[_Turn]:
    results = _list(person, "Results", "results")
    if "ops" not in person:
        for text in results:
            parts = [*str(text).split(";"), "", "", ""]
            yield _Turn(parts[0], _whole(parts[1]), parts[2])
        return
    opponents, colours = _list(person, "ops"), _list(person, "colors")
    for place, result in enumerate(results):
        opponent = _whole(opponents[place]) if place < len(opponents) else 0
        yield _Turn(str(result), opponent, str(colours[place]) if place < len(colours) else "-")


def _reserved(text: str) -> Iterator[tuple[int, Outcome]]:
    """``2 4z``: a half-point bye in round 2, none in round 4."""
    for word in text.replace(",", " ").split():
        if (found := _RESERVED.fullmatch(word)) and 0 < int(found[1]) <= MOST_ROUNDS:
            yield int(found[1]), Outcome.ZERO_POINT_BYE if found[2] else Outcome.HALF_POINT_BYE


def _player(facts: dict[str, Any], number: int) -> Player:
    title = _text(facts, "Player title", "title").upper()
    sex = _text(facts, "Sex").upper()
    birth = _text(facts, "Birth date")
    rating = _number(facts, "Rating", "rating")
    return Player(
        number,
        _text(facts, "Name", "name") or f"Player {number}",
        rating if 0 < rating <= 4000 else None,
        title if title in TITLES else "",
        {"M": Sex.MALE, "F": Sex.FEMALE}.get(sex),
        birth=birth[:4] if re.match(r"(19|20)\d\d(?!\d)", birth) else "",
        club=_text(facts, "Team", "team", "Club", "club"),
        national_id=_text(facts, "ID", "id1"),
        standing=Standing.WITHDRAWN if facts.get("Withdrew") is True else Standing.ACTIVE,
    )


def _notes(section: Section, paired: int) -> Iterator[Fault]:
    if section.system.open_field:
        yield Fault(tr("SwissSys does not say by which rules it paired: taken as a Swiss system."))
    if any(player.rating for player in section.players):
        yield Fault(tr("The ratings are those that SwissSys paired by, and the numbers those of the federation."))
    cells = [cell for row in section.cells for cell in row[:paired]]
    if any(cell.outcome is Outcome.FULL_POINT_BYE for cell in cells):
        yield Fault(tr("A win by forfeit against nobody was taken as a full-point bye."))
    if any(cell.opponent and cell.colour is None for cell in cells):
        yield Fault(tr("The table does not say all colours: those games have none."))


# -- what may be anything ---


def _mapping(facts: dict[str, Any], key: str) -> dict[str, Any]:
    found = facts.get(key)
    return found if isinstance(found, dict) else {}


def _list(facts: dict[str, Any], *keys: str) -> Sequence[Any]:
    return next((found for key in keys if isinstance(found := facts.get(key), list)), [])


def _text(facts: dict[str, Any], *keys: str) -> str:
    found = (facts.get(key) for key in keys)
    return next((text for one in found if isinstance(one, str | int) and (text := clean(str(one)[:400], 100))), "")


def _number(facts: dict[str, Any], *keys: str) -> int:
    return next((value for key in keys if (value := _whole(facts.get(key, 0)))), 0)


def _whole(value: object) -> int:
    text = str(value)[:12].strip()
    return int(text) if text.removeprefix("-").isascii() and text.removeprefix("-").isdigit() else 0
