"""Koya (C.07, 9.2): points against those who have at least half of the possible score."""

from __future__ import annotations

from fractions import Fraction

import numpy as np

from tdapp.domain.words.wording import tr
from tdapp.tiebreaks.column import Column
from tdapp.tiebreaks.criteria.base import Criterion, Step, Worked, line, sum_formula, why_at_rest
from tdapp.tiebreaks.crosstable import Crosstable, Ints, Mask
from tdapp.tiebreaks.explain import Check, State
from tdapp.tiebreaks.terms import CriterionKind
from tdapp.tiebreaks.text import short_text, ticks_text, value_text


class Koya(Criterion):
    """KS: the limit is half of the points of all scheduled games; ``/L+k`` moves it by k half points.

    A free round of an odd round robin is no scheduled game, so the limit is half of n - 1 wins there (ours).
    """

    code = "KS"
    name = "Koya system"
    named_after_a_person = True
    family = "Sonneborn-Berger family"
    c07 = True
    kind = CriterionKind.OPPONENTS_PRODUCT
    applied_policies = ("round-robin", "lost-game", "face-value")
    sentence = "Points scored against opponents who have at least half of the possible points."
    source = "C.07, 9.2"
    strengths = "Shows who scored against the strong half of a round robin rather than against its tail."
    weaknesses = (
        "All or nothing: an opponent half a point below the limit counts as much as the last one. Often equal for "
        "many players."
    )
    check = Check.SUM
    modifiers = "L"

    def column(self, table: Crosstable, step: Step, groups: Ints) -> Column:
        """Points from the games that count."""
        counted = self._counted(table, step)
        return Column(np.where(counted, step.policy.results(table, self.kind), 0).sum(axis=1), table.ticks)

    def _counted(self, table: Crosstable, step: Step) -> Mask:
        strong = self._strong(table, step)
        counted: Mask = step.policy.counts(table, self.kind) & strong[table.opponent]
        return counted

    def _strong(self, table: Crosstable, step: Step) -> Mask:
        # in quarter ticks of a point, so that half a win and half a point are whole numbers
        strong: Mask = 4 * table.score >= self._limit(table, step)
        return strong

    def _limit(self, table: Crosstable, step: Step) -> Ints:
        scheduled = table.rounds - table.rest.sum(axis=1)
        limit: Ints = 2 * table.win * scheduled + 2 * table.ticks * limit_shift(step)
        return limit

    def work(self, table: Crosstable, step: Step, groups: Ints, player: int) -> Worked:
        """Each game with the opponent's score against the limit."""
        counted, games = self._counted(table, step), step.policy.counts(table, self.kind)
        results = step.policy.results(table, self.kind)
        lines = []
        for r in range(table.rounds):
            opponent = int(table.opponent[player, r])
            if not games[player, r]:
                why = tr("no result yet") if table.open[player, r] else tr("no game")
                if table.rest[player, r]:
                    why = why_at_rest(table, player, r)
                lines.append(line(table, player, r, state=State.NOT_COUNTED, why=why))
                continue
            limit = value_text(Fraction(int(self._limit(table, step)[opponent]), 4 * table.ticks))
            above = bool(counted[player, r])
            lines.append(
                line(
                    table,
                    player,
                    r,
                    opponent_score=ticks_text(table, int(table.score[opponent])),
                    term=short_text(Fraction(int(results[player, r]), table.ticks)),
                    state=State.COUNTED if above else State.NOT_COUNTED,
                    why=(
                        tr("reaches the limit of {limit} (C.07, 9.2)")
                        if above
                        else tr("below the limit of {limit} (C.07, 9.2)")
                    ).format(limit=limit),
                )
            )
        value = self.column(table, step, groups).value(player)
        return Worked(tuple(lines), sum_formula(lines, value_text(value)))


def limit_shift(step: Step) -> int:
    """Half points by which ``/L+k`` or ``/L-k`` moves the limit."""
    for modifier in step.rung.modifiers:
        if modifier[0] == "L":
            return int(modifier[1:])
    return 0
