"""The average of the opponents' average scores, scaled to the number of rounds: Vereshchagin's AASO."""

from __future__ import annotations

from dataclasses import replace

import numpy as np

from tdapp.domain.words.wording import tr
from tdapp.tiebreaks.crosstable import Crosstable
from tdapp.tiebreaks.cuts import cut_lowest
from tdapp.tiebreaks.policies.base import PLAIN, Asked, Options, Policy
from tdapp.tiebreaks.terms import CriterionKind, Cuts, Reduce, Scores, Terms, over_one_unit
from tdapp.tiebreaks.text import ratio_ticks_text, ticks_text


class AverageScaled(Policy):
    """Mean of the kept opponents' points per game times n, times (n - cuts)."""

    id = "average-scaled"
    name = "Average of the opponents' averages"
    source = "I. Vereshchagin (with Stewart and Ricca), average of average scores of opponents (AASO)"
    sentence = (
        "Each opponent met over the board counts with his points per game over the board times the number of rounds; "
        "the mean of these is scaled to the number of rounds that are left after the cuts."
    )
    strengths = (
        "One way for Swiss, round robin, Buchholz and Sonneborn-Berger alike, without any virtual opponent: first the "
        "real lowest opponents are cut, then what is left is scaled up. It does not matter who won the unplayed game."
    )
    weaknesses = (
        "A short tournament counts like a whole one: an opponent who won his only game is worth as much as one who won "
        "all nine. An unplayed round is taken to be as hard as the average of the others."
    )

    def seen(self, table: Crosstable) -> Scores:
        """Points per game over the board times the number of rounds."""
        return Scores(table.otb_points * table.rounds, table.otb_games)

    def terms(self, table: Crosstable, kind: CriterionKind, cuts: Cuts, options: Options) -> Terms:
        """MEAN of the kept, times (n - c)."""
        games = table.otb
        scores = self.seen(table)
        assert scores.den is not None
        num = np.where(games, scores.num[table.opponent], 0)
        o, common = over_one_unit(num, np.where(games, scores.den[table.opponent], 1))
        terms = Terms(
            num=o,
            unit=table.ticks * common,
            used=games,
            kept=games,
            g=table.awarded if kind is CriterionKind.OPPONENTS_PRODUCT else None,
            g_unit=table.ticks,
            reduce=Reduce.MEAN,
            factor=max(0, table.rounds - cuts.total),
        )
        return replace(terms, kept=cut_lowest(o, terms.contribution(), games, None, cuts))

    def why_seen(self, table: Crosstable, player: int, asked: Asked = PLAIN) -> str:
        """Points per game times rounds, where a game was missed."""
        games = int(table.otb_games[player])
        if games == table.rounds:
            return ""
        points = int(table.otb_points[player])
        scaled = ratio_ticks_text(table, points * table.rounds, games)
        return tr("{points} : {games} games × {rounds} rounds = {scaled}").format(
            points=ticks_text(table, points), games=games, rounds=table.rounds, scaled=scaled
        )

    def why_own(self, table: Crosstable, player: int, round_index: int, asked: Asked = PLAIN) -> str:
        """Nothing."""
        return tr("unplayed: the mean of the others stands for it")
