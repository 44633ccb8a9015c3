"""A draw against oneself with the final score: the form that Vega used."""

from __future__ import annotations

import numpy as np

from tdapp.domain.words.wording import tr
from tdapp.tiebreaks.crosstable import Crosstable
from tdapp.tiebreaks.policies.base import PLAIN, Asked, Options, Own
from tdapp.tiebreaks.policies.draw_self import DrawSelf
from tdapp.tiebreaks.terms import CriterionKind
from tdapp.tiebreaks.text import ticks_text


class SelfFinal(DrawSelf):
    """An own unplayed round is a draw against an opponent with the player's final score as it stands."""

    id = "self-final"
    name = "Draw against oneself, final score"
    source = "Vega (2023); national rules before 2009"
    sentence = (
        "An own unplayed round counts as a draw against an opponent with the player's own final score as it stands in "
        "the table; every unplayed round of an opponent counts as a draw."
    )
    strengths = "The easiest draw against oneself to check: the score used is the one printed beside the player's name."
    weaknesses = (
        "The same player counts with two scores: his final score in his own tie-break, byes included, and with his "
        "unplayed rounds as draws in everybody else's. A leader with a bye gains a very strong opponent."
    )

    def own(self, table: Crosstable, kind: CriterionKind, options: Options) -> Own:
        """o = the own final score, g = a draw."""
        shape = table.awarded.shape
        return Own(np.broadcast_to(table.score[:, None], shape), np.full(shape, table.draw), table.unplayed)

    def why_own(self, table: Crosstable, player: int, round_index: int, asked: Asked = PLAIN) -> str:
        """The own final score."""
        return tr("draw against oneself, final score {score}").format(score=ticks_text(table, int(table.score[player])))
