"""Own unplayed rounds at the mean of the opponents played: Anantharam's Sivakasi method."""

from __future__ import annotations

import math
from typing import ClassVar

import numpy as np

from tdapp.tiebreaks.crosstable import Crosstable
from tdapp.tiebreaks.cuts import cut_lowest
from tdapp.tiebreaks.policies.base import PLAIN, Asked, Options, Policy
from tdapp.tiebreaks.rating_tables import expected_percent
from tdapp.tiebreaks.terms import CriterionKind, Cuts, Scores, Terms


class Sivakasi(Policy):
    """An unplayed round counts as the mean of the kept opponents played; in a product times the expected score."""

    id: ClassVar[str] = "sivakasi"
    name: ClassVar[str] = "Average of the opponents, Sivakasi"
    source: ClassVar[str] = "Anantharam, Sivakasi method"
    sentence: ClassVar[str] = (
        "An own unplayed round counts as the mean score of the opponents met over the board; for Sonneborn-Berger "
        "times the score expected by rating against the scheduled opponent (a half where there is none). Opponents "
        "count with the points they have."
    )

    def seen(self, table: Crosstable) -> Scores:
        """The score as it stands."""
        return Scores(table.score)

    def terms(self, table: Crosstable, kind: CriterionKind, cuts: Cuts, options: Options) -> Terms:
        """SUM of games plus, for each unplayed round, the mean of the kept games [* pE]; only games are cut."""
        games = table.otb
        o = np.where(games, table.score[table.opponent], 0)
        product_kind = kind is CriterionKind.OPPONENTS_PRODUCT
        played_product = o * table.awarded if product_kind else o
        kept_games = cut_lowest(o, played_product, games, None, cuts)
        count = kept_games.sum(axis=1)
        common = math.lcm(1, *(int(value) for value in np.unique(count) if value))
        total = np.where(kept_games, o, 0).sum(axis=1)
        mean = np.where(count > 0, total * (common // np.maximum(count, 1)), 0)
        used = games | table.unplayed
        kept = kept_games | table.unplayed
        num = np.where(games, o * common, np.where(table.unplayed, mean[:, None], 0))
        g = None
        if product_kind:
            g = np.where(games, table.awarded * 100, expected_percent(table) * table.ticks)
        return Terms(
            num=num,
            unit=table.ticks * common,
            used=used,
            kept=kept,
            vur=table.vur & used,
            g=g,
            g_unit=table.ticks * 100,
        )

    def why_own(self, table: Crosstable, player: int, round_index: int, asked: Asked = PLAIN) -> str:
        """The mean, and pE where it is used."""
        percent = int(expected_percent(table)[player, round_index])
        return f"mean of the opponents met over the board (expected score for Sonneborn-Berger: {percent / 100:.2f})"
