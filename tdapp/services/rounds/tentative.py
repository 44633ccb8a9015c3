"""Before the check-in is closed: the pairing with those who are still missing and without them, board by board."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import replace

from tdapp.domain.section.event import Section
from tdapp.domain.section.outcome import Cell, Outcome
from tdapp.domain.words.frozen import dataclass
from tdapp.pairing.engines.engine import Pairing


@dataclass(frozen=True, slots=True)
class TentativeBoard:
    """One board in both pairings: White and Black by number, None where there is no such board."""

    board: int
    with_them: tuple[int, int | None] | None
    without: tuple[int, int | None] | None

    @property
    def stays(self) -> bool:
        """Whether the board is the same, whoever comes."""
        return self.with_them == self.without


def without(section: Section, round_number: int, missing: Collection[int]) -> Section:
    """The section as it would be with these players absent in a round that is not paired yet; nothing is stored."""
    length = max([round_number, *(len(row) for row in section.cells)])
    rows = []
    for player, row in zip(section.players, section.cells, strict=True):
        cells = [*row, *[Cell(Outcome.UNPAIRED)] * (length - len(row))]
        if player.number in missing:
            cells[round_number - 1] = Cell(Outcome.ZERO_POINT_BYE)
        rows.append(tuple(cells))
    return replace(section, cells=tuple(rows))


def side_by_side(with_them: Pairing, without_them: Pairing) -> tuple[TentativeBoard, ...]:
    """Both pairings, board by board; the pairing-allocated bye comes last, as a board without Black."""
    first, second = _boards(with_them), _boards(without_them)
    return tuple(
        TentativeBoard(number, _at(first, number), _at(second, number))
        for number in range(1, max(len(first), len(second)) + 1)
    )


def _boards(pairing: Pairing) -> list[tuple[int, int | None]]:
    return [*pairing.pairs, *([(pairing.bye, None)] if pairing.bye is not None else [])]


def _at(boards: list[tuple[int, int | None]], number: int) -> tuple[int, int | None] | None:
    return boards[number - 1] if number <= len(boards) else None
