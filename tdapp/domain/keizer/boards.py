"""What boards are ordered by: the table of a Keizer round, else the points."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace
from fractions import Fraction

from tdapp.domain.keizer.score import keizer_table, rules_of
from tdapp.domain.section.boards import pairing_scores, running_scores
from tdapp.domain.section.event import Section
from tdapp.domain.section.outcome import Cell, Outcome


def seating_scores(section: Section, before_round: int) -> dict[int, Fraction]:
    """Higher sits higher: points with acceleration, or where a score of the system's own pairs the place by it."""
    return _by_table(section, before_round) if section.system.scores else pairing_scores(section, before_round)


def running_seating_scores(section: Section) -> Iterator[Mapping[int, Fraction]]:
    """The same before each round held, one after the other."""
    if not section.system.scores:
        return running_scores(section)
    return (_by_table(section, number) for number in range(1, section.rounds_held + 1))


def _by_table(section: Section, before_round: int) -> dict[int, Fraction]:
    past = tuple(tuple(map(_as_drawn, row[: before_round - 1])) for row in section.cells)
    everybody = [player.number for player in section.players]
    table = keizer_table(
        replace(section, cells=past), rules_of(section), before_round - 1, also=everybody, itemised=False
    )
    return {number: Fraction(-place) for place, number in enumerate(table.order)}


def _as_drawn(cell: Cell) -> Cell:
    """An adjourned game counts as a draw for pairing."""
    return replace(cell, outcome=Outcome.DRAW) if cell.outcome is Outcome.ADJOURNED else cell
