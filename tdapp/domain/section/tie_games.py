"""Games that decide a drawn match of a knock-out: results of the match, no rounds; and what the arbiter decides."""

from __future__ import annotations

from tdapp.domain.section.match import How
from tdapp.domain.section.outcome import GameResult
from tdapp.domain.systems.knockout import TieBreak
from tdapp.domain.words.frozen import dataclass


@dataclass(frozen=True, slots=True)
class TieGame:
    """One of them. ``round`` is the last round of the match; ``rate`` is as it was played (``10+5``).

    The games of a match stand in the order in which they were played. It is rated only where somebody reports it.
    """

    round: int
    white: int
    black: int
    by: TieBreak
    result: GameResult
    rate: str = ""

    @property
    def pair(self) -> frozenset[int]:
        """The two of the match."""
        return frozenset((self.white, self.black))


@dataclass(frozen=True, slots=True)
class TieDecision:
    """Who goes on by decision; ``text`` says how the lot was drawn, or why."""

    round: int
    winner: int
    loser: int
    how: How
    text: str = ""

    @property
    def pair(self) -> frozenset[int]:
        """The two of the match."""
        return frozenset((self.winner, self.loser))
