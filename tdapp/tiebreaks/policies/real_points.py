"""Real points: scores as they stand, own unplayed rounds left out (an option of Swiss-Manager and Chess-Results)."""

from __future__ import annotations

from tdapp.domain.words.wording import tr
from tdapp.tiebreaks.crosstable import Crosstable
from tdapp.tiebreaks.policies.base import PLAIN, Asked, Options, Own, Policy, no_own
from tdapp.tiebreaks.terms import CriterionKind, Scores


class RealPoints(Policy):
    """Opponents met over the board with the points they have; nothing else is an element."""

    id = "real-points"
    name = "Real points"
    source = "Chess-Results and Swiss-Manager, “real points”"
    sentence = (
        "Only opponents met over the board count, with the points they have; an own unplayed round adds nothing and "
        "is not there to be cut."
    )
    strengths = "The sum of what stands in the table: anybody can check it, and no opponent is invented."
    weaknesses = (
        "An unplayed round costs a whole opponent, whoever was to blame for it, and with a cut even one more; whoever "
        "met a player that later went home pays too."
    )

    def seen(self, table: Crosstable) -> Scores:
        """The score as it stands."""
        return Scores(table.score)

    def own(self, table: Crosstable, kind: CriterionKind, options: Options) -> Own:
        """No element."""
        return no_own(table)

    def why_own(self, table: Crosstable, player: int, round_index: int, asked: Asked = PLAIN) -> str:
        """Nothing."""
        return tr("unplayed: adds nothing")
