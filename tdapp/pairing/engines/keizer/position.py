"""Who comes to a Keizer round, from the top of the table: what the walk, the colours and the reasons look at."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from functools import cached_property

from tdapp.domain.keizer.score import KeizerTable, keizer_table
from tdapp.domain.section.event import Section
from tdapp.domain.section.outcome import Cell, Colour, Outcome
from tdapp.domain.systems.keizer import Keizer
from tdapp.pairing.rules.position import Position, position_of


class KeizerPosition:
    """The position before a round. ``order`` are those who come, best first; ``met`` gives the rounds of a pair's games
    over the board with who had White (None: not known), smaller number first; ``whites`` and ``byes`` are counts."""

    def __init__(self, section: Section, rules: Keizer, round_number: int | None = None) -> None:
        self.position: Position = position_of(section, round_number)
        self.rules = rules
        self.round = self.position.round
        present = set(self.position.present)
        past = [tuple(_as_drawn(cell) for cell in row[: self.round - 1]) for row in section.cells]
        self.table: KeizerTable = keizer_table(
            replace(section, cells=tuple(past)), rules, self.round - 1, also=self.position.present, itemised=False
        )
        self.order = [number for number in self.table.order if number in present]
        self.place = {number: index for index, number in enumerate(self.order)}
        self.met: dict[tuple[int, int], list[tuple[int, int | None]]] = {}
        self.whites: dict[int, int] = {}
        self.byes: dict[int, int] = {}
        for player, row in zip(section.players, past, strict=True):
            me = player.number
            played = [(index, cell) for index, cell in enumerate(row, 1) if cell.rules.over_the_board and cell.opponent]
            self.whites[me] = sum(cell.colour is Colour.WHITE for _, cell in played)
            self.byes[me] = sum(cell.outcome is Outcome.PAIRING_BYE for cell in row)
            for index, cell in played:
                if cell.opponent is not None and me < cell.opponent:
                    colour = cell.colour
                    white = None if colour is None else me if colour is Colour.WHITE else cell.opponent
                    self.met.setdefault((me, cell.opponent), []).append((index, white))

    def games(self, one: int, other: int) -> list[tuple[int, int | None]]:
        """The games that two have had, as in ``met``."""
        return self.met.get((min(one, other), max(one, other)), [])

    def ago(self, one: int, other: int) -> int | None:
        """How many rounds ago two met for the last time; None where they have not, or long enough ago."""
        games = self.games(one, other)
        if not games or self.round - games[-1][0] > self.rules.distance:
            return None
        return self.round - games[-1][0]

    @cached_property
    def early(self) -> Mapping[tuple[int, int], int]:
        """How many rounds ago each pair of those who come met, where that is too early to meet again."""
        found = {}
        for one, other in self.met:
            ago = self.ago(one, other)
            if ago is not None and one in self.place and other in self.place:
                found[one, other] = ago
        return found

    def bye_order(self) -> list[int]:
        """Who gets the bye of an odd number first: fewest byes where they are to go round, then the lowest."""
        byes = self.byes if self.rules.even_bye else {}
        return sorted(self.order, key=lambda number: (byes.get(number, 0), -self.place[number]))

    def white_of(self, one: int, other: int) -> tuple[int, str]:
        """Who has White, and by which of the three rules: ``fewer``, ``return`` or ``lower``."""
        if self.whites[one] != self.whites[other]:
            return (one if self.whites[one] < self.whites[other] else other), "fewer"
        games = self.games(one, other)
        if len(games) % 2:
            mine = sum((white == one) - (white == other) for _, white in games)
            if mine:
                return (other if mine > 0 else one), "return"
        return (one if self.place[one] > self.place[other] else other), "lower"


def _as_drawn(cell: Cell) -> Cell:
    """An adjourned game counts as a draw for pairing."""
    return replace(cell, outcome=Outcome.DRAW) if cell.outcome is Outcome.ADJOURNED else cell
