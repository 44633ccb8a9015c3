"""Paired comparison (Pippel, Csató, Chebotarev, Zermelo): LSM, GRS, RELO and ZERM.

All read the results over the board, not the points. Odd results count by their difference: a game that both lost is a
draw here.
"""

from __future__ import annotations

import math
from dataclasses import replace
from typing import ClassVar

import numpy as np

from tdapp.domain.words.decimals import Figure
from tdapp.domain.words.frozen import dataclass
from tdapp.domain.words.wording import tr
from tdapp.tiebreaks.column import Column, iterative_column, undefined
from tdapp.tiebreaks.criteria.base import CriterionOption, Step, Worked
from tdapp.tiebreaks.criteria.recursive import (
    NO_GAME,
    PER_RATING_POINT,
    GamesCriterion,
    game_lines,
    group_notes,
    joined,
    least_squares,
    residual_note,
    signed_text,
)
from tdapp.tiebreaks.crosstable import Crosstable, Ints
from tdapp.tiebreaks.domain_graph import (
    LOGISTIC,
    NORMAL,
    Curve,
    Domain,
    Reals,
    domain,
    gap_of,
    solve_expected,
    solve_sum,
    with_virtual_opponent,
)
from tdapp.tiebreaks.strong_links import Links, cut_off_sentences, links
from tdapp.tiebreaks.text import real_text

PIPPEL = "Pippel, Tiebreak proposals for Swiss tournaments (2020)"
SIGMA = 2000 / 7
"""Standard deviation of a rating difference (Elo), in rating points."""
PER_LOG_STRENGTH = 400 / math.log(10)
"""Rating points of one unit of log strength."""


class LeastSquares(GamesCriterion):
    """LSM: ratings whose differences come as near to the results as possible."""

    code = "LSM"
    name = "Least squares rating"
    family = "Paired comparison"
    sentence = (
        "Ratings, with mean 0, whose differences come as near as possible to the results of the games: win 1, draw 0, "
        "loss -1."
    )
    source = f"{PIPPEL}; Gulliksen (1956); Csató (2015)"
    unit = PER_RATING_POINT
    strengths = (
        "Takes the opponents, their opponents and so on into account, needs no ratings and no rule for unplayed "
        "rounds, always exists, and can be verified with a pocket calculator."
    )
    weaknesses = (
        "A win against a much weaker opponent can lower the value, as a loss against a much stronger one can raise "
        "it. Groups that never met cannot be compared. It always equals recursive Buchholz."
    )

    def reals(self, table: Crosstable, step: Step) -> Reals:
        """The solution of ``Laplacian q = s``."""
        return least_squares(table)

    def work(self, table: Crosstable, step: Step, groups: Ints, player: int) -> Worked:
        """The differences to the opponents add up to wins minus losses."""
        games = domain(table)
        values = self.reals(table, step)
        lines = game_lines(table, player, values, values[player] - values)
        if not games.inside[player]:
            return Worked(lines, tr(NO_GAME))
        apart = games.spread(values[games.first] - values[games.second]) - games.balance
        total = real_text(float(games.games[player] * values[player] - games.opponents_sum(values)[player]))
        formula = tr(
            "{lines} = {total}; wins minus losses = {balance}: "
            "the value is ({opponents} + {balance}) / {count} = {value}"
        ).format(
            lines=joined(lines),
            total=total,
            balance=signed_text(float(games.balance[player])),
            opponents=real_text(float(games.opponents_sum(values)[player])),
            count=int(games.games[player]),
            value=real_text(float(values[player])),
        )
        notes = (residual_note(float(np.abs(apart).max())), *group_notes(games))
        return Worked(lines, formula, notes=notes)


class GeneralizedRowSum(GamesCriterion):
    """GRS: wins minus losses, corrected for the opponents; ``inv_eps`` says how strongly."""

    code = "GRS"
    name = "Generalized row sum"
    family = "Paired comparison"
    sentence = (
        "Wins minus losses, completed by what the games not played would have brought, which is taken to be "
        "proportional to the difference of the values."
    )
    source = f"Chebotarev (1989); {PIPPEL}"
    unit = PER_RATING_POINT
    options = (
        CriterionOption(
            "inv_eps",
            "1/ε: the smaller, the more the opponents count; the larger, the more the own wins minus losses",
            number=(1, 1_000_000),
            pattern=r"(?=[0-9.]*[1-9])[0-9]{1,6}\.[0-9]{1,6}",
            example="8",
            words="1/ε = {}",
            without="m (P - 2): the smallest value at which a win never counts against the winner",
        ),
    )
    strengths = (
        "A win always helps and a loss always hurts at the default setting, and opponents still count. Needs no "
        "ratings, always exists, and suits events in which few games are missing, such as a broken-off round robin."
    )
    weaknesses = (
        "In a large Swiss the default makes opponents count very little next to wins minus losses, so many ties "
        "stay nearly as close as they were; any other value of 1/ε has to be announced beforehand."
    )

    def inverse_epsilon(self, table: Crosstable, step: Step) -> float:
        """1/ε: the rung's, else m (P - 2)."""
        chosen = step.options.get("inv_eps")
        if chosen is not None:
            return float(chosen)
        games = domain(table)
        return float(games.most_games_of_a_pair() * (int(games.inside.sum()) - 2))

    def gamma(self, table: Crosstable, step: Step) -> float:
        """γ = m P + 1/ε."""
        games = domain(table)
        return games.most_games_of_a_pair() * int(games.inside.sum()) + self.inverse_epsilon(table, step)

    def reals(self, table: Crosstable, step: Step) -> Reals:
        """The solution of ``(Laplacian + I/ε) x = γ s``."""
        games = domain(table)
        return solve_sum(games, self.gamma(table, step) * games.balance, self.inverse_epsilon(table, step))

    def work(self, table: Crosstable, step: Step, groups: Ints, player: int) -> Worked:
        """The paper's direct check: differences plus x/ε are γ times wins minus losses."""
        games = domain(table)
        values = self.reals(table, step)
        lines = game_lines(table, player, values, values[player] - values)
        if not games.inside[player]:
            return Worked(lines, tr(NO_GAME))
        inverse, gamma = self.inverse_epsilon(table, step), self.gamma(table, step)
        left = games.spread(values[games.first] - values[games.second]) + inverse * values
        apart = left - gamma * games.balance
        own = signed_text(float(games.balance[player]))
        formula = (
            f"{joined(lines)} + {inverse:g} × {real_text(float(values[player]))} = {real_text(float(left[player]))}; "
            f"{gamma:g} × {own} = {real_text(gamma * float(games.balance[player]))}"
        )
        note = tr(
            "1/ε = {inverse}, γ = m P + 1/ε = {games} × {players} + {inverse} = {gamma}; {own} is wins minus losses."
        ).format(
            inverse=f"{inverse:g}",
            games=games.most_games_of_a_pair(),
            players=int(games.inside.sum()),
            gamma=f"{gamma:g}",
            own=own,
        )
        scale = max(1.0, gamma)
        return Worked(lines, formula, notes=(note, residual_note(float(np.abs(apart).max()) / scale)))


@dataclass(frozen=True, eq=False, slots=True)
class Solved:
    """Values per player in units of the curve (mean 0), the domain they were solved on, and who is cut off."""

    values: Reals
    games: Domain
    links: Links


class ExpectedScore(GamesCriterion):
    """Shared by relative Elo and Zermelo: every player's expected score is the score he made."""

    family = "Paired comparison"
    curve: ClassVar[Curve]
    scale: ClassVar[float]
    """Rating points of one unit of the curve."""
    options = (
        CriterionOption(
            "virtual",
            "Where the results do not link all players both ways",
            values=("no", "yes"),
            names=("leave the column empty", "with a virtual opponent who drew with everyone"),
            default="no",
            words="with a virtual opponent who drew with everyone",
        ),
    )

    def virtual(self, step: Step) -> bool:
        """Whether the virtual opponent takes part."""
        return step.options.get("virtual") == "yes"

    def solved(self, table: Crosstable, step: Step) -> Solved | None:
        """The solution; None where there is none."""
        return table.memo((self.code, self.virtual(step)), lambda: self._solve(table, self.virtual(step)))

    def _solve(self, table: Crosstable, virtual: bool) -> Solved | None:
        games = domain(table)
        found = table.memo("strong links", lambda: links(games, table.numbers))
        if not games.inside.any():
            return None
        if not virtual:
            return Solved(solve_expected(games, self.curve), games, found) if found.complete else None
        wider = with_virtual_opponent(games)
        values = solve_expected(wider, self.curve)
        mean = values[:-1][games.inside].mean()
        shifted = np.where(np.append(games.inside, True), values - mean, 0.0)
        return Solved(shifted, wider, found)

    def shown(self, units: Reals) -> Reals:
        """Values as shown from units of the curve."""
        raise NotImplementedError

    def reals(self, table: Crosstable, step: Step) -> Reals:
        """Values as shown; 0 where there is no solution."""
        solved = self.solved(table, step)
        return np.zeros(table.size) if solved is None else self.shown(solved.values[: table.size])

    def column(self, table: Crosstable, step: Step, groups: Ints) -> Column:
        """The values, compared on the rating scale; the whole column empty where players are cut off."""
        solved = self.solved(table, step)
        inside = domain(table).inside
        if solved is None:
            return undefined(table.size, self.why_empty(table, step) if inside.any() else "")
        units = solved.values[: table.size]
        compared = iterative_column(units * self.scale, missing=~inside)
        return replace(compared, reals=self.shown(units))

    def why_empty(self, table: Crosstable, step: Step) -> str:
        """Who is cut off, and what the arbiter can do."""
        found = table.memo("strong links", lambda: links(domain(table), table.numbers))
        return tr(
            "{label} is left empty: the results do not link all players both ways. {who} "
            "{code}{{virtual=yes}} adds a virtual opponent who drew with everyone."
        ).format(label=step.rung.label, who=cut_off_sentences(table, found), code=self.code)

    def work(self, table: Crosstable, step: Step, groups: Ints, player: int) -> Worked:
        """The expected scores against the opponents add up to the score made."""
        games = domain(table)
        solved = self.solved(table, step)
        if solved is None or not games.inside[player]:
            lines = game_lines(table, player, np.zeros(table.size), np.zeros(table.size))
            lines = tuple(replace(entry, opponent_score="", term="") for entry in lines)
            return Worked(lines, tr(NO_GAME) if not games.inside[player] else self.why_empty(table, step))
        units = solved.values
        shares = self.curve.share(units[player] - units)
        lines = game_lines(table, player, self.shown(units), shares)
        apart = gap_of(solved.games, self.curve, units)
        expected, made = self._totals(solved, player)
        extra = ""
        notes = [residual_note(float(np.abs(apart).max()))]
        if self.virtual(step):
            extra = " + " + tr("{value} (virtual opponent)").format(value=real_text(float(shares[-1])))
            notes.insert(0, tr("A virtual opponent who drew with everyone takes part: half a point and one game more."))
            if not solved.links.complete:
                notes.append(
                    tr("Without him the results would not link all players. {who}").format(
                        who=cut_off_sentences(table, solved.links)
                    )
                )
        formula = tr("at {value}: {lines}{extra} = {expected} expected; {made} scored").format(
            value=real_text(float(self.shown(units)[player])),
            lines=joined(lines),
            extra=extra,
            expected=real_text(expected),
            made=Figure(f"{made:g}"),
        )
        return Worked(lines, formula, notes=tuple(notes))

    def _totals(self, solved: Solved, player: int) -> tuple[float, float]:
        """Expected and actual score; odd results count by their difference."""
        games = solved.games
        share = self.curve.share(solved.values[games.first] - solved.values[games.second])
        mine, theirs = games.first == player, games.second == player
        expected = share[mine].sum() + (1 - share[theirs]).sum()
        made = 0.5 * ((1 + games.margin[mine]).sum() + (1 - games.margin[theirs]).sum())
        return float(expected), float(made)


class RelativeElo(ExpectedScore):
    """RELO: the Elo ratings of the event alone, mean 0, at which everybody scored just as expected."""

    code = "RELO"
    name = "Relative Elo rating"
    sentence = (
        "Ratings, with mean 0, at which every player's expected score by the normal distribution is the score he made; "
        "ratings before the event do not matter."
    )
    source = f"{PIPPEL}; Elo (1978)"
    curve = NORMAL
    scale = SIGMA
    strengths = (
        "Rating points that everybody understands, from this event alone. A win always helps, and stronger opponents "
        "always count for more. Verified by adding up expected scores."
    )
    weaknesses = (
        "Exists only where the results link all players both ways: one player who won or lost everything leaves the "
        "column empty, unless a virtual opponent is added. Cannot be worked out by hand."
    )

    def shown(self, units: Reals) -> Reals:
        """Rating points."""
        return units * SIGMA


class Zermelo(ExpectedScore):
    """ZERM: strengths a, b that expect a/(a + b), of maximum likelihood; their geometric mean is 1."""

    code = "ZERM"
    name = "Zermelo strength"
    named_after_a_person = True
    sentence = (
        "The strengths that make the results of the event most likely, where strengths a and b expect a/(a + b); the "
        "average player has strength 1."
    )
    source = "Zermelo (1929); Ricca, Looking for the best tie-break"
    curve = LOGISTIC
    scale = PER_LOG_STRENGTH
    strengths = (
        "The oldest and best founded way to judge an incomplete tournament, and the one that Ricca found most "
        "convincing as a measure of tie-breaks. Strength twice as large means odds of two to one."
    )
    weaknesses = (
        "Exists only where the results link all players both ways, unless a virtual opponent is added. The numbers "
        "mean little to spectators, and a single surprise moves many players."
    )

    def shown(self, units: Reals) -> Reals:
        """Strengths."""
        strength: Reals = np.exp(units)
        return strength
