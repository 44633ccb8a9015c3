"""Sonneborn-Berger of teams: opponents' totals in one score times own points in the other (C.07, 13.2), and what the
Olympiads made of it."""

from __future__ import annotations

from dataclasses import replace
from typing import ClassVar

import numpy as np

from tdapp.domain.section.outcome import Outcome
from tdapp.domain.section.two_scores import GAME, MATCH
from tdapp.domain.words.wording import marked, tr
from tdapp.tiebreaks.criteria.base import CriterionOption, Step, Worked
from tdapp.tiebreaks.criteria.opponents import OpponentsCriterion
from tdapp.tiebreaks.criteria.team_boards import teams_of
from tdapp.tiebreaks.crosstable import CODE_OF, Crosstable, Ints, Mask
from tdapp.tiebreaks.cuts import cut_lowest
from tdapp.tiebreaks.terms import CriterionKind, Cuts, Terms
from tdapp.tiebreaks.text import ticks_text

_TWO_SCORES = (
    "fide-2026",
    "fide-2024",
    "fide-2009",
    "virtual-adjusted",
    "draw-self",
    "self-final",
    "face-value",
    "fair-draw",
    "fair-zero",
    "fair-average",
    "fair-otb-average",
    "fair-tied",
    "tied-average",
    "round-robin",
    "lost-game",
    "real-points",
)
"""Policies that look at an opponent's score and the own result apart, so that each may be of another score."""


class TeamProduct(OpponentsCriterion):
    """The total of each opponent in ``opponents``, times the own points of that match in ``own``."""

    family = "Sonneborn-Berger of teams"
    c07 = True
    kind = CriterionKind.OPPONENTS_PRODUCT
    source = "C.07, 13.2"
    for_players = False
    takes_score = False
    applied_policies = _TWO_SCORES
    opponents: ClassVar[str]
    own: ClassVar[str]

    def view(self, table: Crosstable, step: Step) -> Crosstable:
        """The table of the opponents' totals, as the modifiers ask to see it."""
        return super().view(teams_of(table).by(self.opponents), step)

    def terms(self, table: Crosstable, step: Step) -> Terms:
        """Opponents' totals of one table, own points of the other; then the cuts (C.07, 14 and 16.5)."""
        base = self.uncut(table, step)
        return step.policy.cut(base, self.cuts(table, step), step.options)

    def uncut(self, table: Crosstable, step: Step) -> Terms:
        """The contributions before the cuts."""
        theirs = step.policy.terms(table, self.kind, Cuts(), step.options)
        if self.own == self.opponents:
            return theirs
        mine = super().view(teams_of(table).by(self.own), step)
        other = step.policy.terms(mine, self.kind, Cuts(), step.options)
        return replace(theirs, g=other.g, g_unit=other.g_unit)


class MatchMatch(TeamProduct):
    """EMMSB (C.07, 13.2.1)."""

    code = "EMMSB"
    name = "Extended Sonneborn-Berger, match by match points"
    sentence = "The sum of the opponents' match points, each times the match points made against them."
    strengths = "The classic Sonneborn-Berger read for matches: beating those who finish high counts."
    weaknesses = "A match lost narrowly to the winner of the event counts nothing."
    opponents = MATCH
    own = MATCH


class MatchGame(TeamProduct):
    """EMGSB (C.07, 13.2.2)."""

    code = "EMGSB"
    name = "Extended Sonneborn-Berger, match by game points"
    sentence = "The sum of the opponents' match points, each times the game points made against them."
    strengths = "Every board of every match counts, the more the stronger the opponent."
    weaknesses = "High wins against teams in the middle can outweigh a narrow win against the best."
    opponents = MATCH
    own = GAME


class GameMatch(TeamProduct):
    """EGMSB (C.07, 13.2.3)."""

    code = "EGMSB"
    name = "Extended Sonneborn-Berger, game by match points"
    sentence = "The sum of the opponents' game points, each times the match points made against them."
    strengths = "Tells opponents of equal match points apart by their boards."
    weaknesses = "How high a match was won does not matter, only how high the opponents won theirs."
    opponents = GAME
    own = MATCH


class GameGame(TeamProduct):
    """EGGSB (C.07, 13.2.4)."""

    code = "EGGSB"
    name = "Extended Sonneborn-Berger, game by game points"
    sentence = "The sum of the opponents' game points, each times the game points made against them."
    strengths = "Uses every board of the event; equal values are rare."
    weaknesses = "Rewards high scores against weak teams, and weak teams against each other."
    opponents = GAME
    own = GAME


class OlympiadCriterion(OpponentsCriterion):
    """Opponents' final match points as they stand; the opponent with the fewest is left out.

    A match that was forfeited counts with the scheduled opponent. A round without one adds nothing, and is not what is
    left out, an opponent; but the regulations of 2026 leave out the pairing-allocated bye where there is one.
    """

    family = "Olympiads"
    modifiers = ""
    takes_policy = False
    for_players = False
    takes_score = False
    in_round_robin = False
    options = (
        CriterionOption(
            "rules",
            marked("Regulations"),
            ("2022", "2026"),
            (marked("Olympiads 2022 and 2024"), marked("Olympiad 2026: a round missed counts 1 match point")),
            default="2022",
            words=marked("as in 2026"),
        ),
    )

    def view(self, table: Crosstable, step: Step) -> Crosstable:
        """The table of match points."""
        return teams_of(table).by(MATCH)

    def cuts(self, table: Crosstable, step: Step) -> Cuts:
        """One, always."""
        return Cuts(1)

    def terms(self, table: Crosstable, step: Step) -> Terms:
        """Opponents' match points at face value, times the own game points where the criterion multiplies."""
        totals = table.score
        if step.options.get("rules") == "2026":
            absent = table.requested & (table.awarded == 0)
            totals = totals + absent.sum(axis=1) * table.draw
        paired = (table.opponent >= 0) & ~table.open
        used = paired | self._left_out_first(table, step)
        num = np.where(paired, totals[table.opponent], 0)
        games = teams_of(table).by(GAME)
        g = games.awarded if self.kind is CriterionKind.OPPONENTS_PRODUCT else None
        base = Terms(num=num, unit=table.ticks, used=used, kept=used, g=g, g_unit=games.ticks)
        return replace(base, kept=cut_lowest(base.num, base.contribution(), used, None, Cuts(1)))

    def _left_out_first(self, table: Crosstable, step: Step) -> Mask:
        """Rounds without an opponent that are left out instead of one."""
        free: Mask = table.code == CODE_OF[Outcome.PAIRING_BYE]
        return free if step.options.get("rules") == "2026" else free & False

    def why(self, table: Crosstable, step: Step, player: int, r: int) -> str:
        """A remark on a round's contribution, or empty."""
        opponent = int(table.opponent[player, r])
        if opponent < 0:
            if self._left_out_first(table, step)[player, r]:
                return tr("no opponent: left out before any")
            return tr("no opponent: adds nothing, and is not the one left out")
        absent = int((table.requested[opponent] & (table.awarded[opponent] == 0)).sum())
        if step.options.get("rules") == "2026" and absent:
            return tr("scored {scored}; rounds without a pairing count 1 match point").format(
                scored=ticks_text(table, int(table.score[opponent]))
            )
        return tr("forfeit: counts with the scheduled opponent") if table.forfeit[player, r] else ""

    def work(self, table: Crosstable, step: Step, groups: Ints, player: int) -> Worked:
        """Round by round, the weakest opponent in brackets."""
        terms = self.terms(table, step)
        lines = tuple(
            replace(
                entry,
                why=_joined(
                    tr("cut: the opponent with the fewest match points")
                    if terms.used[player, r] and not terms.kept[player, r] and table.opponent[player, r] >= 0
                    else "",
                    tr("no result yet") if table.open[player, r] else self.why(table, step, player, r),
                ),
            )
            for r, entry in enumerate(super().work(table, step, groups, player).terms)
        )
        return replace(super().work(table, step, groups, player), terms=lines, notes=())


class OlympiadProduct(OlympiadCriterion):
    """OSB: the Sonneborn-Berger of the Olympiads since 2010 (Khanty-Mansiysk)."""

    code = "OSB"
    name = "Olympiad Sonneborn-Berger"
    kind = CriterionKind.OPPONENTS_PRODUCT
    sentence = (
        "The sum of the opponents' final match points, each times the game points made against them, without the "
        "opponent who has the fewest match points."
    )
    source = "Olympiad regulations (Khanty-Mansiysk system), D.02.02"
    strengths = "Every board counts, a weak opponent of the first rounds does not."
    weaknesses = "Not to be foreseen in the last round: it changes with every match of every opponent."


class OlympiadBuchholz(OlympiadCriterion):
    """OBH: the sum of the opponents' match points without the lowest."""

    code = "OBH"
    name = "Olympiad Buchholz"
    kind = CriterionKind.OPPONENTS_SUM
    sentence = "The sum of the opponents' final match points without the lowest."
    source = "Olympiad regulations, D.02.02"
    strengths = "Simple: who met the stronger teams."
    weaknesses = "Says nothing about how the matches ended, and ties are common."


def _joined(*parts: str) -> str:
    return "; ".join(filter(None, parts))
