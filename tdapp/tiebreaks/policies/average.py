"""The mean of the opponents met over the board: Ucarcus' average Buchholz (AvB)."""

from __future__ import annotations

from tdapp.domain.words.wording import tr
from tdapp.tiebreaks.crosstable import Crosstable
from tdapp.tiebreaks.cuts import cut_lowest
from tdapp.tiebreaks.policies.base import PLAIN, Asked, Options, Policy
from tdapp.tiebreaks.terms import CriterionKind, Cuts, Reduce, Scores, Terms


class Average(Policy):
    """Mean of the kept opponents; equal means: more games played first."""

    id = "average"
    name = "Average of the opponents played"
    source = "E. Ucarcus, Unplayed games in Buchholz system, AvB (2014)"
    sentence = (
        "The mean of the opponents met over the board, with the scores they have; of equal means the one from more "
        "games comes first. Unplayed rounds count nothing."
    )
    strengths = (
        "It uses facts alone and is easy to check: add up the scores of the opponents met and divide by their number. "
        "A bye neither helps nor harms, and of two equal means the player with more games comes first."
    )
    weaknesses = (
        "A mean of eight games is compared with a mean of eleven, which its author himself does not call fair; he "
        "advises another tie-break for anyone with more than three unplayed games (two in seven rounds). Scores that "
        "opponents made by forfeit still count."
    )

    def seen(self, table: Crosstable) -> Scores:
        """The score as it stands."""
        return Scores(table.score)

    def terms(self, table: Crosstable, kind: CriterionKind, cuts: Cuts, options: Options) -> Terms:
        """MEAN over the kept games over the board."""
        o = table.score[table.opponent]
        g = table.awarded if kind is CriterionKind.OPPONENTS_PRODUCT else None
        product = o if g is None else o * g
        kept = cut_lowest(o, product, table.otb, None, cuts)
        return Terms(
            num=o,
            unit=table.ticks,
            used=table.otb,
            kept=kept,
            g=g,
            g_unit=table.ticks,
            reduce=Reduce.MEAN,
            second=table.otb_games,
        )

    def why_own(self, table: Crosstable, player: int, round_index: int, asked: Asked = PLAIN) -> str:
        """Nothing."""
        return tr("unplayed: not in the mean")

    def notes(self, table: Crosstable, player: int, asked: Asked = PLAIN) -> tuple[str, ...]:
        """The second key, and the author's own limit."""
        games, missed = int(table.otb_games[player]), int(table.unplayed[player].sum())
        found = [tr("Of equal means the one from more games comes first; this one has {games}.").format(games=games)]
        if missed > (2 if table.rounds <= 7 else 3):
            found.append(
                tr("With {missed} unplayed games the method's author advises another tie-break.").format(missed=missed)
            )
        return tuple(found)
