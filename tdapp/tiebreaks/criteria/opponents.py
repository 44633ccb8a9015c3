"""Buchholz and Sonneborn-Berger with cuts and medians (C.07, 8.1 and 9.1): sums over the opponents."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction

from tdapp.domain.words.wording import tr
from tdapp.tiebreaks.column import Column
from tdapp.tiebreaks.criteria.base import Criterion, Step, Worked, line, sum_formula, why_at_rest
from tdapp.tiebreaks.crosstable import Crosstable, Ints
from tdapp.tiebreaks.cut_words import why_cut
from tdapp.tiebreaks.explain import Check, State, TermLine
from tdapp.tiebreaks.policies.base import Asked
from tdapp.tiebreaks.terms import CriterionKind, Cuts, Reduce, Terms
from tdapp.tiebreaks.text import short_text, sum_of, value_text
from tdapp.tiebreaks.views import view


class OpponentsCriterion(Criterion):
    """A value built from the terms of its policy."""

    check = Check.SUM
    modifiers = "CMP"
    takes_policy = True

    def terms(self, table: Crosstable, step: Step) -> Terms:
        """The contributions of every round."""
        return step.policy.terms(table, self.kind, self.cuts(table, step), step.options)

    def terms_of(self, table: Crosstable, step: Step, player: int) -> Terms:
        """The same where one player's cuts may differ from another's."""
        return self.terms(table, step)

    def cuts(self, table: Crosstable, step: Step) -> Cuts:
        """How many contributions are left out."""
        return step.cuts

    def column(self, table: Crosstable, step: Step, groups: Ints) -> Column:
        """Exact values of all players."""
        return self.terms(table, step).column()

    def work(self, table: Crosstable, step: Step, groups: Ints, player: int) -> Worked:
        """Each round's opponent score as used, own result, contribution, and why."""
        terms = self.terms_of(table, step, player)
        lines = tuple(_line(table, step, terms, player, r) for r in range(table.rounds))
        shown = value_text(terms.column().value(player))
        notes = step.policy.notes(table, player, replace(_asked(step), cuts=self.cuts(table, step)))
        if terms.reduce is Reduce.SUM:
            return Worked(lines, sum_formula(lines, shown), notes=notes)
        counted = sum(entry.state is State.COUNTED for entry in lines)
        total = sum_of(entry.term for entry in lines if entry.state is State.COUNTED) or "0"
        if terms.reduce is Reduce.MEAN:
            factor = f" × {terms.factor}" if terms.factor != 1 else ""
            return Worked(lines, f"({total}) / {max(counted, 1)}{factor} = {shown}", notes=notes, check=Check.MEAN)
        assert terms.weight is not None
        below = int(terms.weight[player][terms.kept[player]].sum())
        factor = f"{terms.factor} × " if terms.factor != 1 else ""
        return Worked(
            lines,
            f"{factor}({total}) / " + tr("{count} games").format(count=below) + f" = {shown}",
            notes=notes,
            check=Check.RATIO,
        )


def _asked(step: Step) -> Asked:
    return Asked(step.criterion.kind, step.cuts, step.options)


def _line(table: Crosstable, step: Step, terms: Terms, player: int, r: int) -> TermLine:
    if not terms.used[player, r]:
        why = tr("no result yet") if table.open[player, r] else step.policy.why_own(table, player, r, _asked(step))
        if table.rest[player, r]:
            why = why_at_rest(table, player, r)
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
        why = step.policy.why_seen(table, opponent, _asked(step))
    else:
        why = step.policy.why_own(table, player, r, _asked(step))
    state = State.COUNTED if terms.kept[player, r] else State.CUT
    why = "; ".join(filter(None, (why_cut(step.policy, terms, player, r), why)))
    return line(
        table,
        player,
        r,
        opponent_score=value_text(score),
        result=result,
        term=value_text(term),
        state=state,
        why=why,
    )


class Buchholz(OpponentsCriterion):
    """BH (C.07, 8.1): the sum of the opponents' scores."""

    code = "BH"
    name = "Buchholz"
    named_after_a_person = True
    family = "Buchholz family"
    c07 = True
    kind = CriterionKind.OPPONENTS_SUM
    sentence = "The sum of the opponents' scores."
    source = "C.07, 8.1"
    strengths = (
        "Rewards who had the harder pairings, uses every round, and is understood and trusted by players everywhere."
    )
    weaknesses = (
        "Depends on games of others: one early opponent who leaves or collapses can decide a place. Says nothing "
        "in a round robin."
    )
    in_round_robin = False


class ForeBuchholz(Buchholz):
    """FB (C.07, 8.3): Buchholz as if every paired game of the last round had been drawn."""

    code = "FB"
    name = "Fore Buchholz"
    named_after_a_person = False
    sentence = "Buchholz as if every paired game of the last round had been played and drawn."
    source = "C.07, 8.3"
    strengths = (
        "Known before the last round starts: nobody can lose a place because of what happens on another board in "
        "the last round."
    )
    weaknesses = (
        "Throws away the last round, which is often the best informed one, and is a little harder to explain than "
        "Buchholz."
    )

    def view(self, table: Crosstable, step: Step) -> Crosstable:
        """The last counted round drawn, on a copy."""
        return view(table, (*step.rung.modifiers, "F"))

    def work(self, table: Crosstable, step: Step, groups: Ints, player: int) -> Worked:
        """As Buchholz, with a word on the last round."""
        worked = super().work(table, step, groups, player)
        if not table.rounds:
            return worked
        note = tr(
            "Every paired game of round {rounds} counts as a played draw, also in the scores (C.07, 8.3)."
        ).format(rounds=table.rounds)
        return replace(worked, notes=(*worked.notes, note))


class SonnebornBerger(OpponentsCriterion):
    """SB (C.07, 9.1): the sum of opponents' scores, each times the result against that opponent."""

    code = "SB"
    name = "Sonneborn-Berger"
    named_after_a_person = True
    family = "Sonneborn-Berger family"
    c07 = True
    kind = CriterionKind.OPPONENTS_PRODUCT
    sentence = "The sum of the opponents' scores, each times the points scored against that opponent."
    source = "C.07, 9.1"
    strengths = (
        "Rewards points against those who finished high. The classic choice in a round robin, where Buchholz says "
        "nothing."
    )
    weaknesses = (
        "In a Swiss a lost game against a strong opponent counts nothing, so the strength of half of the schedule "
        "may be ignored. Hard to predict during the last round."
    )
