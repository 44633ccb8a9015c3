"""Buchholz and Sonneborn-Berger with cuts and medians (C.07, 8.1 and 9.1): sums over the opponents."""

from __future__ import annotations

from fractions import Fraction
from typing import ClassVar

from tdapp.domain.scoring import decimal_text
from tdapp.tiebreaks.column import Column
from tdapp.tiebreaks.criteria.base import Criterion, Step, Worked, line, sum_formula
from tdapp.tiebreaks.crosstable import Crosstable, Ints
from tdapp.tiebreaks.explain import Check, State, TermLine
from tdapp.tiebreaks.terms import CriterionKind, Reduce, Terms
from tdapp.tiebreaks.text import short_text


class OpponentsCriterion(Criterion):
    """A value built from the terms of its policy."""

    check: ClassVar[Check] = Check.SUM
    modifiers: ClassVar[str] = "CM"
    takes_policy: ClassVar[bool] = True

    def terms(self, table: Crosstable, step: Step) -> Terms:
        """The contributions of every round."""
        return step.policy.terms(table, self.kind, step.cuts, step.options)

    def column(self, table: Crosstable, step: Step, groups: Ints) -> Column:
        """Exact values of all players."""
        return self.terms(table, step).column()

    def work(self, table: Crosstable, step: Step, groups: Ints, player: int) -> Worked:
        """Each round's opponent score as used, own result, contribution, and why."""
        terms = self.terms(table, step)
        lines = tuple(_line(table, step, terms, player, r) for r in range(table.rounds))
        value = terms.column().fraction(player)
        shown = decimal_text(value) if value is not None else "-"
        if terms.reduce is Reduce.SUM:
            return Worked(lines, sum_formula(lines, shown))
        counted = sum(entry.state is State.COUNTED for entry in lines)
        total = " + ".join(entry.term for entry in lines if entry.state is State.COUNTED) or "0"
        if terms.reduce is Reduce.MEAN:
            factor = f" × {terms.factor}" if terms.factor != 1 else ""
            return Worked(lines, f"({total}) / {max(counted, 1)}{factor} = {shown}", check=Check.MEAN)
        assert terms.weight is not None
        below = int(terms.weight[player][terms.kept[player]].sum())
        return Worked(lines, f"{terms.factor} × ({total}) / {below} games = {shown}", check=Check.RATIO)


def _line(table: Crosstable, step: Step, terms: Terms, player: int, r: int) -> TermLine:
    if not terms.used[player, r]:
        why = "no result yet" if table.open[player, r] else step.policy.why_own(table, player, r)
        if table.rest[player, r]:
            why = "free round"
        return line(table, player, r, state=State.NOT_COUNTED, why=why)
    den = int(terms.den[player, r]) if terms.den is not None else 1
    score = Fraction(int(terms.num[player, r]), terms.unit * max(den, 1))
    result, term = None, score
    if terms.g is not None:
        own = Fraction(int(terms.g[player, r]), terms.g_unit)
        result, term = short_text(own), score * own
    played = step.policy.counts(table, step.criterion.kind)[player, r]
    opponent = int(table.opponent[player, r])
    if played and not table.forfeit[player, r]:
        why = step.policy.why_seen(table, opponent)
    else:
        why = step.policy.why_own(table, player, r)
    state = State.COUNTED
    if not terms.kept[player, r]:
        state = State.CUT
        volunteer = step.policy.volunteers_first and bool(terms.vur[player, r])
        reason = "cut: voluntary unplayed round (C.07, 16.5)" if volunteer else "cut (C.07, 14)"
        why = f"{reason}; {why}" if why else reason
    return line(
        table,
        player,
        r,
        opponent_score=decimal_text(score),
        result=result,
        term=decimal_text(term),
        state=state,
        why=why,
    )


class Buchholz(OpponentsCriterion):
    """BH (C.07, 8.1): the sum of the opponents' scores."""

    code: ClassVar[str] = "BH"
    name: ClassVar[str] = "Buchholz"
    named_after_a_person: ClassVar[bool] = True
    family: ClassVar[str] = "Buchholz family"
    c07: ClassVar[bool] = True
    kind: ClassVar[CriterionKind] = CriterionKind.OPPONENTS_SUM
    sentence: ClassVar[str] = "The sum of the opponents' scores."
    source: ClassVar[str] = "C.07, 8.1"
    in_round_robin: ClassVar[bool] = False


class SonnebornBerger(OpponentsCriterion):
    """SB (C.07, 9.1): the sum of opponents' scores, each times the result against that opponent."""

    code: ClassVar[str] = "SB"
    name: ClassVar[str] = "Sonneborn-Berger"
    named_after_a_person: ClassVar[bool] = True
    family: ClassVar[str] = "Sonneborn-Berger family"
    c07: ClassVar[bool] = True
    kind: ClassVar[CriterionKind] = CriterionKind.OPPONENTS_PRODUCT
    sentence: ClassVar[str] = "The sum of the opponents' scores, each times the points scored against that opponent."
    source: ClassVar[str] = "C.07, 9.1"
