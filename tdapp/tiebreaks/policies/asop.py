"""The average points of the opponents in games over the board: Ricca's average sum of opponents' points."""

from __future__ import annotations

from tdapp.tiebreaks.crosstable import Crosstable
from tdapp.tiebreaks.policies.base import PLAIN, Asked
from tdapp.tiebreaks.policies.ignore import Ignore
from tdapp.tiebreaks.terms import Cuts


class AverageOpponentsPoints(Ignore):
    """The ratio of ``ignore`` as it is, not scaled to the number of rounds."""

    id = "asop"
    name = "Average of the opponents' games"
    source = "R. Ricca, Looking for the best tie-break: average sum of opponents' points (ASOP)"
    sentence = (
        "Only games over the board count: all points that the opponents met made over the board, divided by the number "
        "of those games."
    )
    strengths = (
        "Only games really played enter, and the value reads at once: 0.55 means that the opponents made 55 percent of "
        "the points of one win per game."
    )
    weaknesses = (
        "Ricca meant it for Buchholz only; for Sonneborn-Berger the ratio is ours. Whoever stays away pays nothing for "
        "it, and the small numbers look unfamiliar beside other columns."
    )

    def notes(self, table: Crosstable, player: int, asked: Asked = PLAIN) -> tuple[str, ...]:
        """Nothing is scaled."""
        return ()

    def factor(self, table: Crosstable, cuts: Cuts) -> int:
        """The ratio itself."""
        return 1
