"""Rounds that were held although nobody could play: what a file shows of them."""

from __future__ import annotations

from collections.abc import Mapping

from tdapp.domain.section.event import BYES, Section
from tdapp.domain.section.outcome import Outcome
from tdapp.domain.systems.kind import Kind
from tdapp.trf.marks import mark_line, value_of
from tdapp.trf.records import BLANK, Header, PlayerRecord

_KEY = "byes-only"


def held_with_byes(records: Mapping[int, PlayerRecord], held: int) -> int:
    """The last round held: after the last one with a game those in which everybody has an entry, one worth points.

    Absences alone may as well be announced, or stand for rounds to come. Nothing is said of a file without games.
    """
    while held:
        column = {(record.slots[held] if held < len(record.slots) else BLANK)[2] for record in records.values()}
        if "" in column or not column & {"H", "F", "U"}:
            break
        held += 1
    return held


def shown_byes_only(section: Section) -> tuple[int, ...]:
    """The rounds of a Swiss without a pairing that its byes alone show to be held."""
    if section.kind.paired_as is not Kind.SWISS:
        return ()
    paired = _as_paired(section)
    columns = [[row[index].outcome for row in paired.cells] for index in range(paired.rounds_held)]
    last = max((number for number, column in enumerate(columns, 1) if not _is_free(column)), default=0)
    found = [number for number, column in enumerate(columns[:last], 1) if _is_free(column)]
    for number in range(last + 1, len(columns) + 1) if last else ():
        column = columns[number - 1]
        if not all(outcome in BYES for outcome in column) or set(column) == {Outcome.ZERO_POINT_BYE}:
            break
        found.append(number)
    return tuple(found)


def _as_paired(section: Section) -> Section:
    if not section.kind.of_teams:
        return section
    from tdapp.domain.teams.for_pairing import teams_as_players  # most reports are of players

    return teams_as_players(section)


def _is_free(column: list[Outcome]) -> bool:
    return all(outcome in BYES or outcome is Outcome.UNPAIRED for outcome in column)


def read_byes_only(section: Section, header: Header, held: int) -> tuple[int, ...]:
    """The rounds that our own mark names, else those up to the last one ``held`` that the byes show."""
    mark = value_of(header, _KEY)
    if mark is None:
        return tuple(number for number in shown_byes_only(section) if number <= held)
    numbers = [int(word) for word in mark.split() if word.isascii() and word.isdigit() and len(word) < 4]
    return tuple(number for number in sorted(set(numbers)) if 0 < number <= _as_paired(section).rounds_held)


def byes_only_marks(section: Section) -> list[str]:
    """Our mark, where the byes show other rounds than were held."""
    if section.byes_only == shown_byes_only(section):
        return []
    return [mark_line(" ".join(map(str, section.byes_only)), _KEY)]
