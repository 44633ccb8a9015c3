"""A draw against oneself: Ricca's DrawSelf."""

from __future__ import annotations

import numpy as np

from tdapp.domain.words.wording import tr
from tdapp.tiebreaks.crosstable import Crosstable
from tdapp.tiebreaks.policies.base import PLAIN, Asked, Options, Own, Policy
from tdapp.tiebreaks.policies.fide_2009 import why_virtual_score
from tdapp.tiebreaks.terms import CriterionKind, Scores
from tdapp.tiebreaks.text import ticks_text


class DrawSelf(Policy):
    """An own unplayed round is a draw against oneself, both sides with unplayed rounds as draws."""

    id = "draw-self"
    name = "Draw against oneself"
    source = "R. Ricca, Evaluation of unplayed games, DrawSelf; the rule before 2009"
    sentence = (
        "An own unplayed round counts as a draw against an opponent with the player's own score; every unplayed round, "
        "own or an opponent's, counts as a draw in that score."
    )
    strengths = (
        "The easiest to explain: every unplayed game, whatever its sort, is a draw with an equal, seen from both "
        "sides. In Ricca's simulations it and the virtual opponent came closest to the true order of play."
    )
    weaknesses = (
        "A leader's unplayed round counts as a game against a leader, so that an early bye can be worth more than a "
        "first-round opponent; a win without a game adds only half of what it would in Sonneborn-Berger."
    )

    def seen(self, table: Crosstable) -> Scores:
        """Every unplayed round is a draw."""
        return Scores(table.virtual_score)

    def own(self, table: Crosstable, kind: CriterionKind, options: Options) -> Own:
        """o = the own score as others see it, g = a draw."""
        shape = table.awarded.shape
        return Own(np.broadcast_to(table.virtual_score[:, None], shape), np.full(shape, table.draw), table.unplayed)

    def why_seen(self, table: Crosstable, player: int, asked: Asked = PLAIN) -> str:
        """Which score the opponent really had."""
        return why_virtual_score(table, player)

    def why_own(self, table: Crosstable, player: int, round_index: int, asked: Asked = PLAIN) -> str:
        """The own score as used."""
        return tr("draw against oneself, score {score}").format(
            score=ticks_text(table, int(table.virtual_score[player]))
        )
