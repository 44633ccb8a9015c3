"""Swiss-Manager's own files of individual tournaments (``.TUNx``).

Layout after the notes and the 37 public samples of echecsjs/tunx (``AGENTS.md``, ``src/__tests__/fixtures``) and the
notes of PetrMarekTytyot/swiss-manager-journey (``sw-DB.md``: who of the officials stands where). What they do not
establish is not read: points, tie-breaks, results of other numbers. That every round names every player once was found
here: it says where a round ends, and a file where it is otherwise is refused.
"""

from __future__ import annotations

import datetime as dt
from collections.abc import Iterator, Sequence
from dataclasses import replace

from tdapp.domain.section.event import Edition, Event, Section
from tdapp.domain.section.outcome import Cell, Colour, Outcome
from tdapp.domain.section.player import TITLES, Player, Sex, full_name
from tdapp.domain.words.cancelling import until_cancelled
from tdapp.domain.words.errors import Fault, InputRefused
from tdapp.domain.words.wording import tr
from tdapp.interchange.both_sides import announced_round_robin, check_games, stop
from tdapp.interchange.programs.made import OtherSection
from tdapp.interchange.rating_list_cells import clean

MOST_PLAYERS, MOST_ROUNDS = 2_000, 99
_HEAD = 0x6C
_SIGN = b"\xff\x89\x44"
_FILE, _FACTS, _TIMES, _PLAYERS, _GAMES, _END = (bytes([one]) + _SIGN for one in (0x93, 0x95, 0xA3, 0xA5, 0xB3, 0xD3))
_TEXTS, _NUMBERS, _GAME = 30, 110, 21
_ABSENT, _BYE = 0xFFFE, 0xFFFF
_RESULTS = {
    0: (Outcome.OPEN, Outcome.OPEN), 1: (Outcome.WIN, Outcome.LOSS), 2: (Outcome.DRAW, Outcome.DRAW),
    3: (Outcome.LOSS, Outcome.WIN), 4: (Outcome.FORFEIT_WIN, Outcome.FORFEIT_LOSS),
    5: (Outcome.FORFEIT_LOSS, Outcome.FORFEIT_WIN),
}  # fmt: skip
_ABSENCES = {0: Outcome.ZERO_POINT_BYE, 2: Outcome.HALF_POINT_BYE, 3: Outcome.ZERO_POINT_BYE}
_BYES = {0: Outcome.PAIRING_BYE, 9: Outcome.PAIRING_BYE}
_SWISS, _ROUND_ROBIN = 0, 1
_NO_COUNTRY = ("XXX", "ZZZ")

_Record = tuple[int, int, int]  # White, Black or a sign, the result


def is_swiss_manager(data: bytes) -> bool:
    """Whether a file begins as Swiss-Manager's do."""
    return data.startswith(_FILE)


def read_swiss_manager(data: bytes, name: str) -> OtherSection:
    """The section; InputRefused for a competition of teams and for everything that the samples do not establish."""
    places = [data.find(sign) for sign in (_FACTS, _TIMES, _PLAYERS, _GAMES, _END)]
    if -1 in places or places != sorted(places):
        raise _refused(tr("The file breaks off or is damaged here."))
    facts_at, times_at, players_at, games_at, end = places
    texts = list(_texts(data, _HEAD, facts_at))
    facts = data[facts_at + 4 : times_at]
    if len(facts) < 0x50:
        raise _refused(tr("The file breaks off or is damaged here."))
    kind, total, count = facts[0x0B], _u16(facts, 0), _u16(facts, 0x13)
    if kind not in (_SWISS, _ROUND_ROBIN):
        text = tr("This file of Swiss-Manager is of a competition of teams, which is not read: export a TRF there.")
        raise _refused(text)
    if not count:
        raise _refused(tr("This file of Swiss-Manager has no players yet."))
    if count > MOST_PLAYERS or not 1 <= total <= MOST_ROUNDS:
        raise _refused(tr("A table of more than {most} players is not read.").format(most=MOST_PLAYERS))
    players = list(_players(data[players_at + 4 : games_at], count))
    rounds = _rounds(data[games_at + 4 : end], count)
    held = min(facts[0x11], total)
    if len(rounds) < held or len(rounds) > total:
        raise _refused(tr("The rounds of this file of Swiss-Manager do not name every player once: it is not read."))
    event = _event(texts, facts, name)
    cells, odd = _cells(rounds, held, count)
    section = Section(event, tuple(players), tuple(map(tuple, cells)), total, edition=Edition.for_start(event.start))
    if kind == _ROUND_ROBIN:
        section = announced_round_robin(_rested(section))
    return OtherSection(section, (*odd, *_notes(section)))


def _texts(data: bytes, start: int, end: int, most: int = 200) -> Iterator[str]:
    """Texts with their lengths before them."""
    while start + 2 <= end and most:
        size = 2 * _u16(data, start)
        if start + 2 + size > end:
            raise _refused(tr("The file breaks off or is damaged here."))
        yield clean(data[start + 2 : start + 2 + size].decode("utf-16-le", "replace"), 200)
        start += 2 + size
        most -= 1


def _players(data: bytes, count: int) -> Iterator[Player]:
    start = 0
    for number in until_cancelled(range(1, count + 1)):
        texts: list[str] = []
        for _ in range(_TEXTS):
            if start + 2 > len(data):
                raise _refused(tr("The file breaks off or is damaged here."))
            size = 2 * _u16(data, start)
            texts.append(clean(data[start + 2 : start + 2 + size].decode("utf-16-le", "replace"), 100))
            start += 2 + size
        numbers = data[start : start + _NUMBERS]
        start += _NUMBERS
        if len(numbers) < _NUMBERS:
            raise _refused(tr("The file breaks off or is damaged here."))
        yield _player(number, texts, numbers)
    if start != len(data):
        raise _refused(tr("The file breaks off or is damaged here."))


def _player(number: int, texts: Sequence[str], numbers: bytes) -> Player:
    title, federation = texts[4].upper(), texts[10].upper()
    rating, national = _rating(_u16(numbers, 0x08)), _rating(_u16(numbers, 0x0A))
    fide_id = _u32(numbers, 0x18)
    return Player(
        number,
        full_name(texts[0], texts[1]) or f"Player {number}",
        rating or national,
        title if title in TITLES else "",
        Sex.FEMALE if numbers[0x06] == 1 else None,
        federation if len(federation) == 3 and federation.isascii() and federation.isalpha() else "",
        str(fide_id) if 10_000 < fide_id < 1 << 31 else "",
        birth=_birth(_u32(numbers, 0x0E)),
        club=texts[9],
        national_rating=national,
        national_id=texts[5],
    )


def _rounds(data: bytes, count: int) -> list[list[_Record]]:
    """The records by rounds: each names every player once; only those planned ahead may name fewer."""
    rounds: list[list[_Record]] = []
    seen: set[int] = set()
    for start in range(0, len(data) - _GAME + 1, _GAME):
        white, black, result = (_u16(data, start + place) for place in (0, 2, 4))
        named = {white} if black in (_ABSENT, _BYE) else {white, black}
        if not named <= set(range(1, count + 1)) or (black not in (_ABSENT, _BYE) and white == black):
            raise _refused(tr("This file of Swiss-Manager pairs a player who is not in it."))
        if not rounds or named & seen:
            rounds.append([])
            seen = set()
        seen |= named
        rounds[-1].append((white, black, result))
    return rounds


def _cells(rounds: Sequence[Sequence[_Record]], held: int, count: int) -> tuple[list[list[Cell]], list[Fault]]:
    """The rounds held, and the absences of later ones."""
    rows: list[list[Cell]] = [[Cell(Outcome.UNPAIRED)] * len(rounds) for _ in range(count)]
    faults: list[Fault] = []
    for index, records in enumerate(rounds):
        named = {number for white, black, _ in records for number in (white, black) if number < _ABSENT}
        if index < held and len(named) != count:
            text = tr("The rounds of this file of Swiss-Manager do not name every player once: it is not read.")
            raise _refused(text)
        for white, black, result in records:
            if black in (_ABSENT, _BYE):
                outcome = (_ABSENCES if black == _ABSENT else _BYES).get(result)
                found = (Cell(outcome),) if outcome else ()
            else:
                both = _RESULTS.get(result)
                found = (
                    (Cell(both[0], black, Colour.WHITE), Cell(both[1], white, Colour.BLACK)) if both else ()  # type: ignore[assignment]
                )
            if not found:
                words = tr("Round {round}: the result number {result} of player {number} is not known here.")
                faults.append(Fault(words.format(round=index + 1, result=result, number=white), 1, 1))
                continue
            rows[white - 1][index] = found[0]
            if len(found) > 1:
                rows[black - 1][index] = found[1]
    stop(faults)
    odd = check_games(rows, range(1, count + 1), [0] * count, faults)
    stop(faults)
    return rows, odd


def _rested(section: Section) -> Section:
    rest = (Outcome.PAIRING_BYE, Outcome.ZERO_POINT_BYE)
    return replace(
        section,
        cells=tuple(
            tuple(Cell(Outcome.ZERO_POINT_BYE) if cell.outcome in rest else cell for cell in row)
            for row in section.cells
        ),
    )


def _event(texts: Sequence[str], facts: bytes, name: str) -> Event:
    def text(place: int) -> str:
        return texts[place] if place < len(texts) else ""

    federation = text(20).upper()
    return Event(
        text(0) or name,
        city=text(10) or text(5),
        federation=federation
        if federation.isascii() and federation.isalpha() and federation not in _NO_COUNTRY
        else "",
        start=_day(_u32(facts, 0x47)),
        end=_day(_u32(facts, 0x4B)),
        chief_arbiter=text(21),
        time_control=text(14),
    )


def _notes(section: Section) -> Iterator[Fault]:
    yield Fault(
        tr("Players, pairings and results of Swiss-Manager's file were read; its points and tie-breaks are not known.")
    )
    if section.system.open_field:
        yield Fault(tr("Points were taken as 1, ½ and 0, and the pairing-allocated bye as a full point."))


def _day(value: int) -> dt.date | None:
    """``20260406``."""
    try:
        return dt.date(value // 10_000, value // 100 % 100, value % 100) if 1900 < value // 10_000 < 2200 else None
    except ValueError:
        return None


def _birth(value: int) -> str:
    """As a date, or as a year alone: ``19850000``."""
    year = value // 10_000
    if day := _day(value):
        return day.isoformat()
    return str(year) if 1900 < year < 2100 and not value % 10_000 else ""


def _rating(value: int) -> int | None:
    return value if 0 < value <= 4000 else None


def _u16(data: bytes, at: int) -> int:
    return int.from_bytes(data[at : at + 2], "little")


def _u32(data: bytes, at: int) -> int:
    return int.from_bytes(data[at : at + 4], "little")


def _refused(text: str) -> InputRefused:
    return InputRefused((Fault(text, 1, 1),))
