"""What a section whose players are teams holds beside its cells: the other score of every match, and its boards."""

from __future__ import annotations

from fractions import Fraction

from tdapp.domain.section.outcome import Cell
from tdapp.domain.section.scoring import PointSystem
from tdapp.domain.words.frozen import dataclass

MATCH, GAME = "MP", "GP"
"""Match points and game points, as rungs write them (``BH:MP``)."""

BoardPoints = tuple[tuple[tuple[Fraction, ...], ...], ...]
"""Teams x rounds x boards; an empty row stands for no points on any board."""


@dataclass(frozen=True, slots=True)
class TeamScores:
    """The matches of a team event in both scores.

    The section that carries this ranks by the ``primary`` score; ``cells`` and ``points`` are those of the other one.
    Rows are in the order of the section's players, which are the teams. ``board_points`` counts a pairing-allocated
    bye as a win on every board (C.07, 12).
    """

    primary: str
    cells: tuple[tuple[Cell, ...], ...]
    points: PointSystem
    boards: int
    board_points: BoardPoints

    @property
    def secondary(self) -> str:
        """The score that does not rank."""
        return GAME if self.primary == MATCH else MATCH
