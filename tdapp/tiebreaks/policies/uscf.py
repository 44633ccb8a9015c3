"""The convention of the US Chess Federation: an own unplayed round is an opponent without points."""

from __future__ import annotations

import numpy as np

from tdapp.domain.words.wording import tr
from tdapp.tiebreaks.crosstable import Crosstable
from tdapp.tiebreaks.policies.base import PLAIN, Asked, Options, Own, Policy
from tdapp.tiebreaks.policies.fide_2009 import why_virtual_score
from tdapp.tiebreaks.terms import CriterionKind, Scores


class Uscf(Policy):
    """Opponents' unplayed rounds are draws in Solkoff and the medians, at face value in Sonneborn-Berger."""

    id = "uscf"
    name = "US Chess"
    source = "US Chess rulebook, rule 34E, from published digests"
    sentence = (
        "An own unplayed round counts as a game against an opponent without points. An unplayed round of an opponent "
        "counts as a draw; in Sonneborn-Berger opponents count with the points they have."
    )
    strengths = (
        "Quick to work out at the wall chart, and never a reward for staying away: an unplayed round adds nothing."
    )
    weaknesses = (
        "A player who had to take the bye falls behind everybody on his score, unless a cut happens to remove the "
        "zero. The two rules for opponents' scores do not agree, and details differ between editions of the rulebook."
    )

    def seen(self, table: Crosstable) -> Scores:
        """Every unplayed round of an opponent is a draw."""
        return Scores(table.virtual_score)

    def seen_by(self, table: Crosstable, kind: CriterionKind, options: Options) -> Scores:
        """Sonneborn-Berger: the score as it stands."""
        return Scores(table.score) if kind is CriterionKind.OPPONENTS_PRODUCT else self.seen(table)

    def own(self, table: Crosstable, kind: CriterionKind, options: Options) -> Own:
        """An element of 0."""
        return Own(np.zeros_like(table.awarded), table.awarded, table.unplayed)

    def why_seen(self, table: Crosstable, player: int, asked: Asked = PLAIN) -> str:
        """Which score the opponent really had."""
        return "" if asked.kind is CriterionKind.OPPONENTS_PRODUCT else why_virtual_score(table, player)

    def why_own(self, table: Crosstable, player: int, round_index: int, asked: Asked = PLAIN) -> str:
        """An opponent without points."""
        return tr("unplayed: an opponent with 0 points")
