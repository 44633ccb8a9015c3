"""US Chess (rule 34E): Modified Median, Solkoff, cumulative scores, Kashdan."""

from __future__ import annotations

import math
from dataclasses import replace

import numpy as np

from tdapp.domain.words.wording import tr
from tdapp.tiebreaks.column import Column
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
from tdapp.tiebreaks.criteria.opponents import OpponentsCriterion
from tdapp.tiebreaks.crosstable import Crosstable, Ints, Mask
from tdapp.tiebreaks.explain import Check, TermLine
from tdapp.tiebreaks.policies.base import outcome_points
from tdapp.tiebreaks.terms import CriterionKind, Cuts, Terms
from tdapp.tiebreaks.text import ticks_text, value_text

TWO_CUTS_FROM = 9
"""Rounds from which Modified Median leaves out two opponents instead of one."""


class Solkoff(OpponentsCriterion):
    """SOLK: the sum of all opponents' scores, by default with US Chess' rule for unplayed rounds."""

    code = "SOLK"
    name = "Solkoff"
    named_after_a_person = True
    family = "US Chess"
    kind = CriterionKind.OPPONENTS_SUM
    sentence = "The sum of all opponents' scores."
    source = "US Chess rulebook, 34E, from published digests"
    strengths = "Uses all opponents; simple to add up at the wall chart."
    weaknesses = "One hopeless opponent in round 1 weighs as much as the toughest rival; missed rounds cost much."
    modifiers = ""
    own_policy = "uscf"
    in_round_robin = False


class ModifiedMedian(Solkoff):
    """MMED: Solkoff without the lowest opponent for a plus score, the highest for a minus score, both for an even one.

    From nine rounds two are left out instead of one. Plus means more than half of what wins in every round give.
    """

    code = "MMED"
    name = "Modified Median"
    named_after_a_person = False
    sentence = (
        "The sum of the opponents' scores without the lowest (with more than half of the points), the highest (with "
        "less) or both (with half); from nine rounds two each."
    )
    strengths = (
        "Leaves out the opponent who says least: the weakest for those in front, the strongest for those behind."
    )
    weaknesses = (
        "Two players of one score group are treated alike, but the sudden change at half of the points is hard to "
        "justify."
    )

    def sign(self, table: Crosstable) -> Ints:
        """1 plus score, 0 even, -1 minus."""
        sign: Ints = np.sign(2 * table.score - table.win * table.rounds)
        return sign

    def variants(self, table: Crosstable, step: Step) -> dict[int, Terms]:
        """The terms for each sign."""
        many = 2 if table.rounds >= TWO_CUTS_FROM else 1
        cuts = {1: Cuts(many, 0), 0: Cuts(many, many), -1: Cuts(0, many)}
        return {sign: step.policy.terms(table, self.kind, chosen, step.options) for sign, chosen in cuts.items()}

    def terms_of(self, table: Crosstable, step: Step, player: int) -> Terms:
        """The terms with the cuts for this player's score."""
        return self.variants(table, step)[int(self.sign(table)[player])]

    def column(self, table: Crosstable, step: Step, groups: Ints) -> Column:
        """Each player's value from the terms for his score, over one unit."""
        sign = self.sign(table)
        columns = {key: terms.column() for key, terms in self.variants(table, step).items()}
        unit = math.lcm(*(column.unit for column in columns.values()))
        values = columns[0].numerators.astype(object)
        for key, column in columns.items():
            values = np.where(sign == key, column.numerators.astype(object) * (unit // column.unit), values)
        return replace(columns[0], numerators=values, unit=unit)

    def work(self, table: Crosstable, step: Step, groups: Ints, player: int) -> Worked:
        """As Solkoff, with a word on what is left out."""
        worked = super().work(table, step, groups, player)
        words = {
            1: tr("A score of more than half of the points: lowest left out (US Chess, 34E)."),
            0: tr("A score of half of the points: lowest and highest left out (US Chess, 34E)."),
            -1: tr("A score of less than half of the points: highest left out (US Chess, 34E)."),
        }
        return replace(worked, notes=(*worked.notes, words[int(self.sign(table)[player])]))


class Cumulative(Criterion):
    """CUM: the sum of the running scores less the points of unplayed wins; ``byes=all`` takes off every bye's points.

    Digests of the rulebook differ on half-point byes; the default leaves them in.
    """

    code = "CUM"
    name = "Cumulative score"
    family = "US Chess"
    kind = CriterionKind.OWN_RECORD
    sentence = "The sum of the scores after each round, less a point for every win that was not played."
    source = "US Chess rulebook, 34E, from published digests"
    strengths = "Done in a minute from the own results; rewards early points without rewarding byes."
    weaknesses = "Depends on the order of the results, as every progressive score."
    check = Check.SUM
    options = (
        CriterionOption(
            "byes",
            "Unplayed rounds whose points are taken off",
            ("full", "all"),
            ("unplayed wins", "every unplayed round, half-point byes too"),
            default="full",
            words="less the points of every bye",
        ),
    )

    def contributions(self, table: Crosstable, step: Step) -> tuple[Ints, Ints]:
        """Running scores, and what is taken off each round, in ticks."""
        everything = step.options.get("byes") == "all"
        unplayed = table.unplayed & (everything | (outcome_points(table) == table.win))
        return np.cumsum(table.awarded, axis=1), np.where(unplayed, table.awarded, 0)

    def column(self, table: Crosstable, step: Step, groups: Ints) -> Column:
        """Sums in ticks."""
        running, less = self.contributions(table, step)
        return Column((running - less).sum(axis=1), table.ticks)

    def work(self, table: Crosstable, step: Step, groups: Ints, player: int) -> Worked:
        """The running score of each round, less what was not played for."""
        running, less = self.contributions(table, step)
        lines = []
        for r in range(table.rounds):
            score, off = int(running[player, r]), int(less[player, r])
            why = tr("score after this round")
            if off:
                sentence = tr("score after this round {score}, less {off} that was not played for")
                why = sentence.format(score=ticks_text(table, score), off=ticks_text(table, off))
            lines.append(line(table, player, r, term=ticks_text(table, score - off), why=why))
        value = self.column(table, step, groups).value(player)
        return Worked(tuple(lines), sum_formula(lines, value_text(value)))


class CumulativeOfOpposition(Cumulative):
    """CUMOPP: the sum of the cumulative scores of the opponents met over the board."""

    code = "CUMOPP"
    name = "Cumulative score of opposition"
    sentence = "The sum of the cumulative scores of the opponents met over the board."
    strengths = "Adds the course of the event to the strength of the opponents, from numbers already on the chart."
    weaknesses = (
        "Early points of opponents count several times; a withdrawal after a good start looks like strong opposition."
    )

    def column(self, table: Crosstable, step: Step, groups: Ints) -> Column:
        """Sums in ticks; unplayed rounds add nothing."""
        own = super().column(table, step, groups).numerators
        return Column(np.where(table.otb, own[table.opponent], 0).sum(axis=1), table.ticks)

    def work(self, table: Crosstable, step: Step, groups: Ints, player: int) -> Worked:
        """Each opponent's cumulative score."""
        own = super().column(table, step, groups).numerators

        def term(r: int) -> TermLine:
            value = ticks_text(table, int(own[table.opponent[player, r]]))
            why = tr("the opponent's cumulative score")
            return line(table, player, r, opponent_score=value, term=value, why=why)

        lines = lines_of(table, player, table.otb, lambda r: not_over_the_board(table, player, r), term)
        total = self.column(table, step, groups).value(player)
        return Worked(lines, sum_formula(lines, value_text(total)))


class Kashdan(Criterion):
    """KA: 4 for a win, 2 for a draw, 1 for a loss, 0 for a round not played.

    ``unplayed=awarded`` counts unplayed rounds by the points they gave, as Papi does.
    """

    code = "KA"
    name = "Kashdan"
    named_after_a_person = True
    family = "US Chess"
    kind = CriterionKind.OWN_RECORD
    sentence = "Four for a win, two for a draw, one for a loss, nothing for a round that was not played."
    source = "US Chess rulebook, 34E, from published digests; Papi"
    strengths = "Rewards wins against draws at equal points, and playing against staying away."
    weaknesses = "Fighting for wins is not the same as playing well: a win and a loss beat two draws."
    check = Check.SUM
    integer = True
    options = (
        CriterionOption(
            "unplayed",
            "Rounds that were not played",
            ("nothing", "awarded"),
            ("count nothing (US Chess)", "count by the points they gave (Papi)"),
            default="nothing",
            words="unplayed rounds by their points",
        ),
    )

    def counted(self, table: Crosstable, step: Step) -> Mask:
        """Rounds that count, (P, n)."""
        mask: Mask = table.otb | table.unplayed if step.options.get("unplayed") == "awarded" else table.otb
        return mask

    def worth(self, table: Crosstable, step: Step) -> Ints:
        """4, 2, 1 or 0 for each round, (P, n)."""
        got = outcome_points(table)
        worth: Ints = np.where(got == table.win, 4, np.where(got == table.loss, 1, 2))
        return np.where(self.counted(table, step), worth, 0)

    def column(self, table: Crosstable, step: Step, groups: Ints) -> Column:
        """Sums."""
        return Column(self.worth(table, step).sum(axis=1))

    def work(self, table: Crosstable, step: Step, groups: Ints, player: int) -> Worked:
        """Each round's 4, 2, 1."""
        worth, counted = self.worth(table, step), self.counted(table, step)

        def term(r: int) -> TermLine:
            return line(table, player, r, term=str(int(worth[player, r])))

        lines = lines_of(
            table,
            player,
            counted,
            lambda r: tr("no result yet") if table.open[player, r] else tr("not played: counts nothing"),
            term,
        )
        return Worked(lines, sum_formula(lines, str(int(worth[player].sum()))))
