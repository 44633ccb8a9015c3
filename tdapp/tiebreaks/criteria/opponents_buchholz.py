"""Criteria built from the opponents' Buchholz: its mean (C.07, 8.2) and its sum, the refined Buchholz."""

from __future__ import annotations

import numpy as np

from tdapp.domain.words.wording import tr
from tdapp.tiebreaks.column import Column, Exact, largest, ratio_column, widen
from tdapp.tiebreaks.criteria.base import (
    Criterion,
    CriterionOption,
    Step,
    Worked,
    line,
    lines_of,
    not_over_the_board,
    sum_formula,
)
from tdapp.tiebreaks.crosstable import Crosstable, Ints, Mask
from tdapp.tiebreaks.explain import Check, State, TermLine
from tdapp.tiebreaks.terms import CriterionKind, Cuts
from tdapp.tiebreaks.text import sum_of, value_text
from tdapp.tiebreaks.views import view


class OfOpponentsBuchholz(Criterion):
    """Shared: whose Buchholz counts, and what it is. The policy is that of the Buchholz inside."""

    family = "Buchholz family"
    kind = CriterionKind.OPPONENTS_SUM
    takes_policy = True
    in_round_robin = False

    def buchholz(self, table: Crosstable, step: Step) -> Column:
        """Everybody's Buchholz under the rung's policy."""
        return step.policy.terms(table, self.kind, Cuts(), step.options).column()

    def counted(self, table: Crosstable, step: Step) -> Mask:
        """Rounds whose opponent counts, (P, n)."""
        return table.otb

    def total(self, table: Crosstable, step: Step) -> tuple[Exact, int]:
        """Sum of the opponents' Buchholz, and its unit."""
        column = self.buchholz(table, step)
        values = widen(column.numerators, largest(column.numerators) * table.rounds)
        return np.where(self.counted(table, step), values[table.opponent], 0).sum(axis=1), column.unit

    def lines(self, table: Crosstable, step: Step, player: int) -> tuple[TermLine, ...]:
        """Each opponent's Buchholz."""
        column, counted = self.buchholz(table, step), self.counted(table, step)

        def term(r: int) -> TermLine:
            value = value_text(column.value(int(table.opponent[player, r])))
            return line(table, player, r, opponent_score=value, term=value, why=tr("the opponent's Buchholz"))

        return lines_of(table, player, counted, lambda r: not_over_the_board(table, player, r), term)


class AverageOfBuchholz(OfOpponentsBuchholz):
    """AOB (C.07, 8.2): the mean Buchholz of the opponents met over the board, exact; ``/F`` of their Fore Buchholz."""

    code = "AOB"
    name = "Average of opponents' Buchholz"
    c07 = True
    sentence = "The mean Buchholz of the opponents met over the board, not rounded."
    source = "C.07, 8.2"
    strengths = (
        "Looks one step further than Buchholz: how hard were the events of those I met? Useful when Buchholz is equal."
    )
    weaknesses = (
        "Opponents of opponents are far from the player himself; the values lie close together and move until the "
        "last board has finished."
    )
    check = Check.MEAN
    modifiers = "F"

    def view(self, table: Crosstable, step: Step) -> Crosstable:
        """Whom a player met is read from the event as it was, even where their Buchholz is a Fore Buchholz."""
        return table

    def buchholz(self, table: Crosstable, step: Step) -> Column:
        """Buchholz, or Fore Buchholz with ``/F``."""
        return super().buchholz(view(table, ("F",)) if step.rung.has("F") else table, step)

    def column(self, table: Crosstable, step: Step, groups: Ints) -> Column:
        """Exact means; undefined where nobody was met."""
        total, unit = self.total(table, step)
        count = self.counted(table, step).sum(axis=1)
        column = ratio_column(total, count, missing=count == 0)
        return Column(column.numerators, column.unit * unit, column.missing)

    def work(self, table: Crosstable, step: Step, groups: Ints, player: int) -> Worked:
        """The opponents' Buchholz and their mean."""
        lines = self.lines(table, step, player)
        value = self.column(table, step, groups).fraction(player)
        if value is None:
            return Worked(lines, tr("nobody was met over the board"))
        counted = [entry.term for entry in lines if entry.state is State.COUNTED]
        return Worked(lines, f"({sum_of(counted)}) / {len(counted)} = {value_text(value)}")


class SumOfBuchholz(OfOpponentsBuchholz):
    """SOB: the sum of the opponents' Buchholz (refined Buchholz, *Buchholz-Summe*, *Buchholz-Buchholz*).

    Own unplayed rounds add nothing. Sources differ on forfeits: ``opponents=scheduled`` counts every scheduled
    opponent, as Sharly Chess does.
    """

    code = "SOB"
    name = "Sum of opponents' Buchholz"
    sentence = "The sum of the Buchholz of the opponents met over the board (refined Buchholz)."
    source = "German Chess Federation, refined Buchholz (Buchholz-Summe)"
    strengths = "Separates nearly everybody whom Buchholz leaves tied, with the same idea carried one step further."
    weaknesses = (
        "Has the weaknesses of Buchholz twice over: large numbers that a single withdrawal far away can change. "
        "Absences cost the player a whole addend."
    )
    check = Check.SUM
    options = (
        CriterionOption(
            "opponents",
            "Opponents that count",
            ("met", "scheduled"),
            ("met over the board", "every scheduled one, forfeits included (as Sharly Chess)"),
            default="met",
            words="scheduled opponents too",
        ),
    )

    def counted(self, table: Crosstable, step: Step) -> Mask:
        """Met, or scheduled in a decided game."""
        if step.options.get("opponents") != "scheduled":
            return table.otb
        scheduled: Mask = (table.opponent >= 0) & ~table.open
        return scheduled

    def column(self, table: Crosstable, step: Step, groups: Ints) -> Column:
        """Exact sums."""
        return Column(*self.total(table, step))

    def work(self, table: Crosstable, step: Step, groups: Ints, player: int) -> Worked:
        """The opponents' Buchholz added up."""
        lines = self.lines(table, step, player)
        value = self.column(table, step, groups).value(player)
        return Worked(lines, sum_formula(lines, value_text(value)))
