"""The other score of a team event: MPvGP (C.07, 13.1) and the score-strength combination (13.4)."""

from __future__ import annotations

import math
from fractions import Fraction

from tdapp.domain.words.wording import tr
from tdapp.tiebreaks.column import Column, largest, widen
from tdapp.tiebreaks.criteria.base import Criterion, Step, Worked
from tdapp.tiebreaks.criteria.opponents import Buchholz
from tdapp.tiebreaks.criteria.own_record import Points
from tdapp.tiebreaks.criteria.team_boards import teams_of
from tdapp.tiebreaks.crosstable import Crosstable, Ints
from tdapp.tiebreaks.explain import Check
from tdapp.tiebreaks.terms import CriterionKind
from tdapp.tiebreaks.text import ticks_text, value_text
from tdapp.tiebreaks.views import view


class OtherScore(Points):
    """MPvGP: game points where match points rank, match points where game points do."""

    code = "MPvGP"
    name = "Match points versus game points"
    c07 = True
    sentence = "The score that does not rank: game points after match points, or the other way round."
    source = "C.07, 13.1"
    strengths = "On every score sheet already; each board of a decided match still counts."
    weaknesses = "High wins against the weakest teams decide a place."
    for_players = False
    takes_score = False

    def view(self, table: Crosstable, step: Step) -> Crosstable:
        """The table of the other score."""
        teams = teams_of(table)
        return teams.by(teams.secondary)


class ScoreStrength(Criterion):
    """SSSC: the secondary score plus the Buchholz of the primary one over K."""

    code = "SSSC"
    name = "Score strength combination"
    family = "Teams"
    c07 = True
    kind = CriterionKind.OPPONENTS_SUM
    sentence = (
        "The score that does not rank, plus the Buchholz of the one that does divided by K; K brings the two to one "
        "scale: the most points of the event by the most points of a match, without its decimals."
    )
    source = "C.07, 13.4"
    strengths = "Own boards and the strength of the opponents in one figure."
    weaknesses = "Adds two things that are not alike; the divisor has to be announced to be checked."
    check = Check.EQUATION
    modifiers = "KFP"
    takes_policy = True
    in_round_robin = False
    for_players = False

    def view(self, table: Crosstable, step: Step) -> Crosstable:
        """The table of the ranking score, with forfeits and the last round as the modifiers say."""
        return view(table, step.rung.modifiers)

    def divisor(self, table: Crosstable, step: Step) -> int:
        """K: the number on the rung, else the greatest score of all rounds by that of one match, at least 1."""
        given = step.rung.count("K")
        if given:
            return given
        teams = teams_of(table)
        most = Fraction(table.win * table.rounds, table.ticks)
        other = self.other(table, step)
        one = Fraction(other.win, other.ticks)
        assert teams is not None
        return max(1, math.floor(most / one)) if one else 1

    def other(self, table: Crosstable, step: Step) -> Crosstable:
        """The table of the score that is added."""
        teams = teams_of(table)
        first = step.rung.reference or teams.primary
        return teams.by(teams.secondary if first == teams.primary else teams.primary)

    def column(self, table: Crosstable, step: Step, groups: Ints) -> Column:
        """Exact sums over one common unit."""
        other, divisor = self.other(table, step), self.divisor(table, step)
        buchholz = step.policy.terms(table, self.kind, step.cuts, step.options).column()
        unit = math.lcm(other.ticks, buchholz.unit * divisor)
        scale = unit // (buchholz.unit * divisor)
        bound = largest(buchholz.numerators) * scale + largest(other.score) * unit
        values = widen(buchholz.numerators, bound) * scale + other.score * (unit // other.ticks)
        return Column(values, unit)

    def work(self, table: Crosstable, step: Step, groups: Ints, player: int) -> Worked:
        """The Buchholz round by round, then the division and the sum."""
        other, divisor = self.other(table, step), self.divisor(table, step)
        worked = _BUCHHOLZ.work(table, step, groups, player)
        value = self.column(table, step, groups).value(player)
        own = ticks_text(other, int(other.score[player]))
        buchholz = (value - Fraction(int(other.score[player]), other.ticks)) * divisor
        formula = f"{own} + {value_text(buchholz)} / {divisor} = {value_text(value)}"
        return Worked(worked.terms, formula, notes=(*worked.notes, self._of_divisor(table, step, divisor)))

    def _of_divisor(self, table: Crosstable, step: Step, divisor: int) -> str:
        if step.rung.count("K"):
            return tr("K = {divisor}, as the rung says.").format(divisor=divisor)
        other = self.other(table, step)
        sentence = (
            tr("K = {most} points in all rounds / {one} points of one match, whole part: {divisor} (C.07, 13.4).")
            if table.rounds == table.section.rounds_total
            else tr(
                "K = {most} points in the rounds so far / {one} points of one match, whole part: {divisor} "
                "(C.07, 13.4)."
            )
        )
        return sentence.format(
            most=ticks_text(table, table.win * table.rounds), one=ticks_text(other, other.win), divisor=divisor
        )


_BUCHHOLZ = Buchholz()
