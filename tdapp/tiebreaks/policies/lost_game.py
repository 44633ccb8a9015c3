"""Unplayed games of a round robin as lost games in Sonneborn-Berger and Koya."""

from __future__ import annotations

import numpy as np

from tdapp.domain.words.wording import tr
from tdapp.tiebreaks.crosstable import Crosstable, Ints
from tdapp.tiebreaks.policies.base import PLAIN, Asked, Options, Own, no_own
from tdapp.tiebreaks.policies.face_value import FaceValue
from tdapp.tiebreaks.terms import CriterionKind
from tdapp.tiebreaks.text import ticks_text


class LostGame(FaceValue):
    """A forfeit, won or lost, is a lost game against the scheduled opponent; free rounds and byes are nothing."""

    id = "lost-game"
    name = "Unplayed games lost (round robin)"
    source = "FIDE Technical Commission, minutes of the 2016 meeting"
    sentence = (
        "A forfeit, won or lost, counts as a game lost to the scheduled opponent, who keeps the points he has; free "
        "rounds and byes count nothing. Meant for round robins."
    )
    kinds = frozenset({CriterionKind.OPPONENTS_PRODUCT})
    strengths = (
        "One sentence, for Sonneborn-Berger and Koya alike: nobody gains anything in the tie-break from a game that "
        "was not played."
    )
    weaknesses = (
        "The winner by forfeit is punished for his opponent's absence, although he came to play. It answers round "
        "robins only, so that, as Vereshchagin asked, the same game may count in two ways when a Swiss follows."
    )

    def results(self, table: Crosstable, kind: CriterionKind) -> Ints:
        """The points awarded over the board, a loss for a forfeit."""
        result: Ints = np.where(table.forfeit, table.loss, table.awarded)
        return result

    def own(self, table: Crosstable, kind: CriterionKind, options: Options) -> Own:
        """Forfeits are games already; nothing else counts."""
        return no_own(table)

    def why_own(self, table: Crosstable, player: int, round_index: int, asked: Asked = PLAIN) -> str:
        """Forfeits are lost games; the rest is nothing."""
        opponent = int(table.opponent[player, round_index])
        if opponent >= 0:  # unplayed: a forfeit
            return tr("forfeit: counts as lost to the opponent with {score}").format(
                score=ticks_text(table, int(table.score[opponent]))
            )
        return tr("no opponent: counts nothing")
