"""ZERMELO: the most likely strengths, and the order they tend to where they would grow without bound.

Players who took everything off the others and gave nothing back have no strength of maximum likelihood: the more they
get, the more likely the results become. They stand at the ends; a weak tie of everybody to the mean (``TIE``) makes the
most likely strengths finite and decides among those at one end.
"""

from __future__ import annotations

import numpy as np

from tdapp.domain.words.decimals import Figure
from tdapp.domain.words.wording import tr
from tdapp.tiebreaks.column import Column, iterative_column
from tdapp.tiebreaks.criteria.base import Step, Worked
from tdapp.tiebreaks.criteria.global_ranking import RICCA, START, GlobalCriterion
from tdapp.tiebreaks.criteria.paired_comparison import PER_LOG_STRENGTH
from tdapp.tiebreaks.criteria.recursive import NO_GAME, game_lines, joined, residual_note
from tdapp.tiebreaks.crosstable import Crosstable, Ints
from tdapp.tiebreaks.domain_graph import LOGISTIC, Domain, Reals, domain, level, solve_expected
from tdapp.tiebreaks.explain import Check
from tdapp.tiebreaks.strong_links import Links, cut_off_sentences, links
from tdapp.tiebreaks.text import real_text

TIE = 1e-5
"""How much of a game each unit of log strength away from the mean counts, where some strengths have no bound."""
_MOST = 200
_STRIDE = 4.0
"""The longest step, in log strength: the curve is flat far out, where Newton's method would leap."""
_NEAR = 0.1
"""Steps below this arrive by themselves; far out the heights that a line search compares differ by rounding only."""


class ZermeloLimit(GlobalCriterion):
    """ZERMELO: Zermelo's strengths as a ranking of the whole field, without a virtual opponent."""

    code = "ZERMELO"
    name = "Zermelo ranking"
    named_after_a_person = True
    sentence = (
        "The strengths that make the results most likely, as ratings with mean 2000; who won or lost everything "
        "against the others stands at the end to which his strength grows without bound."
    )
    source = f"Zermelo (1929); {RICCA}"
    check = Check.EQUATIONS
    strengths = (
        "The best founded ranking of an incomplete tournament, for every event: unlike Zermelo strength it needs "
        "neither results that link all players nor a virtual opponent, who would change the order of all."
    )
    weaknesses = (
        "The values of players at an end stand for infinity: only their order means something. Cannot be worked out "
        "by hand."
    )

    def solved(self, table: Crosstable) -> tuple[Reals, float]:
        """Log strengths with mean 0 in each group that met, and the tie they were solved with (0: none)."""
        return table.memo(self.code, lambda: _solved(table))

    def column(self, table: Crosstable, step: Step, groups: Ints) -> Column:
        """Ratings; undefined without a game over the board."""
        return iterative_column(self.ratings(table), missing=~domain(table).inside)

    def ratings(self, table: Crosstable) -> Reals:
        """400 points for ten times the strength; the mean is 2000."""
        return START + PER_LOG_STRENGTH * _at_the_ends(self.solved(table)[0], _links(table))

    def work(self, table: Crosstable, step: Step, groups: Ints, player: int) -> Worked:
        """Expected scores against the opponents and the score made."""
        games = domain(table)
        values, tie = self.solved(table)
        ratings = self.ratings(table)
        expected = LOGISTIC.share(values[player] - values)
        lines = game_lines(table, player, ratings, expected)
        if not games.inside[player]:
            return Worked(lines, tr(NO_GAME))
        made = float(np.where(games.played, table.result, 0)[player].sum()) / table.result_unit
        total = float(np.where(games.played[player], expected[table.opponent[player]], 0.0).sum())
        formula = tr("at {value}: {lines}{extra} = {expected} expected; {made} scored").format(
            value=real_text(float(ratings[player])),
            lines=joined(lines),
            extra="",
            expected=real_text(total),
            made=Figure(f"{made:g}"),
        )
        off = float(np.abs(_gap(games, values, tie)).max())
        notes = [residual_note(off)]
        if tie:
            sentence = tr(
                "Some strengths have no bound; these players stand at an end, in the order that a tie to the mean of "
                "{tie} of a game gives them. {who}"
            )
            notes.append(sentence.format(tie=f"{tie:g}", who=cut_off_sentences(table, _links(table))))
        return Worked(lines, formula, notes=tuple(notes))


def _links(table: Crosstable) -> Links:
    return table.memo("strong links", lambda: links(domain(table), table.numbers))


def _solved(table: Crosstable) -> tuple[Reals, float]:
    games = domain(table)
    if not games.inside.any():
        return np.zeros(games.size), 0.0
    if _links(table).complete:
        return solve_expected(games, LOGISTIC), 0.0
    return level(games.centred(_tied(games, TIE, _tied(games, 1e-2, np.zeros(games.size))))), TIE


def _at_the_ends(values: Reals, found: Links) -> Reals:
    """Log strengths with those above everybody linked, and those below, moved past them where they are not yet."""
    if not found.main.any():
        return values
    high, low = values[found.main].max(), values[found.main].min()
    lift = max(0.0, high + 1.0 - values[found.above].min(initial=np.inf))
    drop = max(0.0, values[found.below].max(initial=-np.inf) - low + 1.0)
    result: Reals = values + lift * found.above - drop * found.below
    return result


def _gap(games: Domain, values: Reals, tie: float) -> Reals:
    """Expected less actual score, and the pull to the mean."""
    share = LOGISTIC.share(values[games.first] - values[games.second])
    return games.spread(share - 0.5 * (1.0 + games.margin)) + tie * np.where(games.inside, values, 0.0)


def _height(games: Domain, values: Reals, tie: float) -> float:
    """What the solution makes smallest: minus the logarithm of the likelihood, and the pull."""
    apart = values[games.first] - values[games.second]
    return float((LOGISTIC.integral(apart) - 0.5 * (1.0 + games.margin) * apart).sum() + 0.5 * tie * (values @ values))


def _tied(games: Domain, tie: float, start: Reals) -> Reals:
    """Newton's method with a line search on a strictly convex function: it always arrives."""
    x, off = start, _gap(games, start, tie)
    for _ in range(_MOST):
        matrix = games.weighted(LOGISTIC.slope(x[games.first] - x[games.second]))
        matrix.flat[:: games.size + 1] += tie
        step = np.linalg.solve(matrix, -off)
        largest = float(np.abs(step).max())
        step *= _STRIDE / max(largest, _STRIDE)
        there, size = x + step, 1.0
        if largest > _NEAR:
            here, fall = _height(games, x, tie), float(off @ step)
            while _height(games, there, tie) > here + 1e-4 * size * fall and size > 1e-9:
                size /= 2
                there = x + size * step
        x, off = there, _gap(games, there, tie)
        if largest <= 1e-6:
            break
    return x
