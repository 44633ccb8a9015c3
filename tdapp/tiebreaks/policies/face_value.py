"""Everything at face value: Ricca's FaceVal."""

from __future__ import annotations

import numpy as np

from tdapp.domain.words.wording import tr
from tdapp.tiebreaks.crosstable import Crosstable, Mask
from tdapp.tiebreaks.policies.base import PLAIN, Asked, Options, Own, Policy
from tdapp.tiebreaks.terms import CriterionKind, Scores
from tdapp.tiebreaks.text import ticks_text


class FaceValue(Policy):
    """Scores as they stand; forfeits against the scheduled opponent; byes against nobody."""

    id = "face-value"
    name = "Face value"
    source = "R. Ricca, Evaluation of unplayed games, FaceVal"
    sentence = (
        "Opponents count with the points they have; a forfeit counts like a game against the scheduled opponent; "
        "any other unplayed round counts 0."
    )
    strengths = "No score is adjusted: whatever stands in the table counts, and a forfeit counts as it was paired."
    weaknesses = (
        "It hits whoever got a bye, and whoever met a player that later went home. Ricca calls it unfair but very "
        "simple and expected it to rank last; for Buchholz and its cuts it did in all his simulations."
    )

    def counts(self, table: Crosstable, kind: CriterionKind) -> Mask:
        """Games over the board; for the opponents' criteria also forfeits, as against the scheduled opponent."""
        if kind in self.kinds:
            return table.otb | (table.forfeit & (table.opponent >= 0))
        return table.otb

    def seen(self, table: Crosstable) -> Scores:
        """The score as it stands."""
        return Scores(table.score)

    def own(self, table: Crosstable, kind: CriterionKind, options: Options) -> Own:
        """Against nobody: 0. Forfeits are games."""
        return Own(np.zeros_like(table.awarded), table.awarded, table.unplayed & ~self.counts(table, kind))

    def why_own(self, table: Crosstable, player: int, round_index: int, asked: Asked = PLAIN) -> str:
        """Which of the two cases holds."""
        opponent = int(table.opponent[player, round_index])
        if opponent >= 0:  # unplayed: a forfeit
            return tr("forfeit: the scheduled opponent's score {score}").format(
                score=ticks_text(table, int(table.score[opponent]))
            )
        return tr("no opponent: counts 0")
