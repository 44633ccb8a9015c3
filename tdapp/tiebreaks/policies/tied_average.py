"""The mean final score of those level with the player: Vardapetyan's proposal, Ricca's average tied players (ATP)."""

from __future__ import annotations

import numpy as np

from tdapp.domain.words.wording import tr
from tdapp.tiebreaks.crosstable import Crosstable, Ints
from tdapp.tiebreaks.policies.base import PLAIN, Asked, Options, Own
from tdapp.tiebreaks.policies.fair import FairTied
from tdapp.tiebreaks.policies.levels import last_game, level_before, others_level, score_after
from tdapp.tiebreaks.terms import CriterionKind
from tdapp.tiebreaks.text import ratio_ticks_text, ticks_text


class TiedAverage(FairTied):
    """An opponent of the mean final score of those level before the round; retired players as in ``fair-tied``."""

    id = "tied-average"
    name = "Average of those level with the player"
    source = "A. Vardapetyan; R. Ricca, Looking for the best tie-break: average tied players (ATP)"
    sentence = (
        "An own unplayed round counts as a game against an opponent with the mean final score of all others who were "
        "level with the player before it, with the points awarded; a retired player is seen with the mean final score "
        "of all others who had as many points after his last game over the board; single absences of opponents count "
        "as they stand."
    )
    strengths = (
        "The missing opponent is taken from the same event: he is as strong as those among whom the player would have "
        "been paired, and as lucky in the rest as they were. Own absence and retirement follow one idea."
    )
    weaknesses = (
        "In the first round it is the mean of everybody. It cannot be worked out from the final table alone, and the "
        "proposal leaves open how single absences of opponents count; here they stay as they are."
    )

    def counts(self, table: Crosstable, kind: CriterionKind) -> np.ndarray[tuple[int, ...], np.dtype[np.bool_]]:
        """Games over the board; a forfeit is an unplayed round like any other."""
        return table.otb

    def moment(self, table: Crosstable) -> Ints:
        """His last game over the board."""
        return last_game(table)

    def why_seen(self, table: Crosstable, player: int, asked: Asked = PLAIN) -> str:
        """When an opponent who retired played his last game, with how many points, and what is made of them."""
        last = last_game(table)
        if last[player] == table.rounds:
            return ""
        points = ticks_text(table, int(score_after(table, last)[player]))
        return tr("last game over the board in round {last}, then {points}; {sum} = {seen}").format(
            last=int(last[player]),
            points=points,
            sum=self.why_retired(table, player),
            seen=self.seen_text(table, player),
        )

    def own(self, table: Crosstable, kind: CriterionKind, options: Options) -> Own:
        """o = mean final score of the others level before the round, alone: the own score; g = a."""
        level = level_before(table)
        alone = level.count == 0
        o = np.where(alone, table.score[:, None], level.total)
        return Own(o, table.awarded, table.unplayed, np.where(alone, 1, level.count))

    def why_own(self, table: Crosstable, player: int, round_index: int, asked: Asked = PLAIN) -> str:
        """How many were level before the round, and their mean."""
        level = level_before(table)
        count = int(level.count[player, round_index])
        before = ticks_text(table, int(table.before[player, round_index]))
        if not count:
            own = ticks_text(table, int(table.score[player]))
            return tr("nobody else had {before} before the round: the own final score {own}").format(
                before=before, own=own
            )
        mean = ratio_ticks_text(table, int(level.total[player, round_index]), count)
        return tr("mean final score of {who}, with {before} before the round like the player: {mean}").format(
            who=others_level(table, player, round_index), before=before, mean=mean
        )
