"""The virtual opponent with a capped start: Ricca's AdjVOpp."""

from __future__ import annotations

import numpy as np

from tdapp.domain.words.wording import tr
from tdapp.tiebreaks.crosstable import Crosstable, Ints
from tdapp.tiebreaks.policies.base import PLAIN, Asked, Options, Own, opposite, outcome_points
from tdapp.tiebreaks.policies.fide_2009 import Fide2009
from tdapp.tiebreaks.terms import CriterionKind
from tdapp.tiebreaks.text import ticks_text


class VirtualAdjusted(Fide2009):
    """The virtual opponent starts no higher than the scheduled opponent, or than a player of draws for a bye."""

    id = "virtual-adjusted"
    name = "Virtual opponent, adjusted"
    source = "R. Ricca, Evaluation of unplayed games, AdjVOpp"
    sentence = (
        "An own unplayed round counts as a game against a virtual opponent who draws all his later games; he starts "
        "level with the player, but no higher than the scheduled opponent stood (forfeit) or a player who drew every "
        "game so far (bye); every unplayed round of an opponent counts as a draw."
    )
    options = ()
    strengths = (
        "It closes the gap of the plain virtual opponent: whoever misses a game early in a good run can no longer gain "
        "a stronger opponent than the one he was paired with."
    )
    weaknesses = (
        "In Ricca's ten thousand simulated events it came out a little farther from the true order than the plain "
        "virtual opponent, and it is harder to work out by hand."
    )

    def own(self, table: Crosstable, kind: CriterionKind, options: Options) -> Own:
        """min(score before, cap) + what the player did not get + a draw for each later round."""
        got = outcome_points(table)
        remaining = table.rounds - np.arange(1, table.rounds + 1)
        start = np.minimum(table.before, _cap(table))
        return Own(start + opposite(table, got) + table.draw * remaining, got, table.unplayed)

    def why_own(self, table: Crosstable, player: int, round_index: int, asked: Asked = PLAIN) -> str:
        """The three addends of the virtual opponent's score, and whether the first was capped."""
        before, cap = int(table.before[player, round_index]), int(_cap(table)[player, round_index])
        against = int(opposite(table, outcome_points(table))[player, round_index])
        later = table.rounds - round_index - 1
        start = tr("{before} before the round").format(before=ticks_text(table, before))
        if cap < before:
            limit = (
                tr("the scheduled opponent's score")
                if table.opponent[player, round_index] >= 0  # unplayed: a forfeit
                else tr("1 draw")
                if round_index == 1
                else tr("{count} draws").format(count=round_index)
            )
            start = tr("{cap} ({limit}, below the own {before})").format(
                cap=ticks_text(table, cap), limit=limit, before=ticks_text(table, before)
            )
        return tr("virtual opponent: {start} + {against} in it + {later} × {draw} for the later rounds").format(
            start=start, against=ticks_text(table, against), later=later, draw=ticks_text(table, table.draw)
        )


def _cap(table: Crosstable) -> Ints:
    """Forfeit: the scheduled opponent's score before the round; bye: a draw for each round before, (P, n)."""
    columns = np.arange(table.rounds)
    paired = table.forfeit & (table.opponent >= 0)
    cap: Ints = np.where(paired, table.before[table.opponent, columns], table.draw * columns)
    return cap
