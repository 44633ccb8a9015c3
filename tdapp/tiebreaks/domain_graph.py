"""The games over the board as a graph: who is linked with whom, and the equations solved on it.

Belongs here: components, the Laplacian, the two solvers that the recursive, paired-comparison and global criteria
share. Does not: what a criterion puts into the equations.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from functools import cached_property

import numpy as np
import numpy.typing as npt

from tdapp.domain.words.frozen import dataclass
from tdapp.tiebreaks.crosstable import Crosstable, Ints, Mask

Reals = npt.NDArray[np.float64]

RESIDUAL = 1e-10
"""The defining equations of every iterative value hold to this."""
_DENSE = 60
"""Up to so many players the dense matrix is faster."""
_ROUNDING = 1e-13
"""Solutions closer than this, relative to the largest, differ by rounding only: symmetric players come out equal."""


@dataclass(frozen=True, eq=False)
class Domain:
    """The games of one table.

    ``played`` marks them by player and round; ``first`` and ``second`` are the players of each game, once; ``margin``
    is the first player's result less the second's, from -1 to 1, so that odd results count by their difference.
    """

    size: int
    played: Mask
    first: Ints
    second: Ints
    margin: Reals

    @cached_property
    def games(self) -> Ints:
        """Games of each player."""
        ends = np.concatenate((self.first, self.second))
        count: Ints = np.bincount(ends, minlength=self.size)
        return count

    @cached_property
    def inside(self) -> Mask:
        """Players with a game: those for whom values are defined."""
        mask: Mask = self.games > 0
        return mask

    @cached_property
    def balance(self) -> Reals:
        """Wins minus losses (``s``): the sum of the margins."""
        return self.spread(self.margin)

    def spread(self, flow: Reals) -> Reals:
        """Sum per player of a quantity that each game adds to the first player and takes from the second."""
        return sums(self.first, flow, self.size) - sums(self.second, flow, self.size)

    def opponents_sum(self, values: Reals) -> Reals:
        """Sum of a value over the opponents of each player's games."""
        return sums(self.first, values[self.second], self.size) + sums(self.second, values[self.first], self.size)

    @cached_property
    def component(self) -> Ints:
        """Group of players linked by games, as the lowest index in it; a player without a game is alone."""
        label = np.arange(self.size)
        while True:
            before = label
            label = label.copy()
            np.minimum.at(label, self.first, before[self.second])
            np.minimum.at(label, self.second, before[self.first])
            label = label[label]
            if np.array_equal(label, before):
                return label

    @cached_property
    def components(self) -> int:
        """Number of groups with at least one game."""
        return len(np.unique(self.component[self.inside]))

    def weighted(self, weight: Reals) -> Reals:
        """The Laplacian with a weight per game."""
        size = self.size
        pairs = sums(self.first * size + self.second, weight, size * size).reshape(size, size)
        pairs += pairs.T.copy()
        matrix: Reals = np.diag(pairs.sum(axis=1)) - pairs
        return matrix

    def most_games_of_a_pair(self) -> int:
        """``m``: most games between any two players."""
        low, high = np.minimum(self.first, self.second), np.maximum(self.first, self.second)
        return int(np.unique(low * self.size + high, return_counts=True)[1].max(initial=0))

    def pins(self) -> Reals:
        """A matrix that makes a Laplacian regular without moving the solution whose components sum to 0."""
        matrix: Reals = (self.component[:, None] == self.component[None, :]).astype(np.float64)
        return matrix

    def centred(self, values: Reals) -> Reals:
        """Values shifted so that those with a game sum to 0 in each component; 0 for the others."""
        label = self.component
        mean = sums(label, values, self.size) / np.maximum(np.bincount(label, minlength=self.size), 1)
        shifted: Reals = np.where(self.inside, values - mean[label], 0.0)
        return shifted


def sums(index: Ints, values: Reals, size: int) -> Reals:
    """Sum of the values per index, (size,)."""
    return np.bincount(index, weights=values, minlength=size).astype(np.float64)


def domain(table: Crosstable) -> Domain:
    """The domain of a table, made once."""
    return table.memo("domain", lambda: _build(table))


def _build(table: Crosstable) -> Domain:
    rows, rounds = np.nonzero(table.otb & (table.opponent >= 0))
    others = table.opponent[rows, rounds]
    mutual = (others != rows) & table.otb[others, rounds] & (table.opponent[others, rounds] == rows)
    played = np.zeros_like(table.otb)
    played[rows[mutual], rounds[mutual]] = True
    once = mutual & (rows < others)
    first, second, when = rows[once], others[once], rounds[once]
    result = table.result / table.result_unit
    return Domain(
        size=table.size,
        played=played,
        first=first,
        second=second,
        margin=result[first, when] - result[second, when],
    )


def solve_sum(games: Domain, right: Reals, diagonal: float = 0.0) -> Reals:
    """Solve ``(Laplacian + diagonal * I) x = right``, sum 0 per component; ``right`` sums to 0 in each.

    Solved as a linear system and refined once: the papers' own iteration never settles on a bipartite graph.
    """
    weight = np.ones(len(games.first))
    x = _solve(games, weight, diagonal, right)
    return level(games.centred(x + _solve(games, weight, diagonal, right - _apply(games, weight, diagonal, x))))


def _apply(games: Domain, weight: Reals, diagonal: float, x: Reals) -> Reals:
    """``(weighted Laplacian + diagonal * I) x`` game by game."""
    return games.spread(weight * (x[games.first] - x[games.second])) + diagonal * x


def _solve(games: Domain, weight: Reals, diagonal: float, right: Reals) -> Reals:
    """One linear system to about ten digits, sum 0 per component: conjugate gradients or the dense matrix."""
    if not right.any():
        return np.zeros(games.size)
    right = games.centred(right)  # what rounding left outside the equations' range
    if games.size > _DENSE:
        x = _conjugate_gradients(games, weight, diagonal, right)
        if x is not None:
            return games.centred(x)
    pins = diagonal * np.eye(games.size) if diagonal else max(float(weight.mean()), 1e-12) * games.pins()
    return games.centred(np.linalg.solve(games.weighted(weight) + pins, right).astype(np.float64))


def _conjugate_gradients(games: Domain, weight: Reals, diagonal: float, right: Reals) -> Reals | None:
    """Conjugate gradients scaled by the diagonal: a few dozen sparse steps for a Swiss; None if they do not arrive."""
    degree = sums(games.first, weight, games.size) + sums(games.second, weight, games.size) + diagonal
    scale = np.divide(1.0, degree, out=np.zeros(games.size), where=degree > 0)
    goal = 1e-10 * float(np.abs(right).max())
    x, left = np.zeros(games.size), right
    direction = scaled = scale * left
    power = float(left @ scaled)
    for _ in range(2 * games.size):
        if float(np.abs(left).max()) <= goal:
            return x
        along = _apply(games, weight, diagonal, direction)
        curvature = float(direction @ along)
        if not curvature > 0:
            return None
        x = x + power / curvature * direction
        left = left - power / curvature * along
        scaled = scale * left
        power, before = float(left @ scaled), power
        direction = scaled + power / before * direction
    return None


def level(values: Reals) -> Reals:
    """Values that differ by rounding only made the same: players with the same equations come out equal."""
    if not len(values):
        return values
    order = np.argsort(values, kind="stable")
    ranked = values[order]
    apart = np.diff(ranked) > _ROUNDING * max(1.0, float(np.abs(values).max()))
    place = np.concatenate(([0], np.cumsum(apart)))
    mean = np.bincount(place, ranked) / np.bincount(place)
    result = np.empty_like(values)
    result[order] = mean[place]
    return result


@dataclass(frozen=True, slots=True)
class Curve:
    """Expected score as a function of the difference: ``share`` from 0 to 1, its ``slope``, its ``integral``."""

    share: Callable[[Reals], Reals]
    slope: Callable[[Reals], Reals]
    integral: Callable[[Reals], Reals]


def _normal_share(z: Reals) -> Reals:
    scaled = (z * -math.sqrt(0.5)).tolist()
    return 0.5 * np.fromiter(map(math.erfc, scaled), np.float64, len(scaled))


def _normal_slope(z: Reals) -> Reals:
    result: Reals = np.exp(-0.5 * z * z) / math.sqrt(2 * math.pi)
    return result


def _logistic_share(z: Reals) -> Reals:
    result: Reals = 0.5 * (1.0 + np.tanh(0.5 * z))
    return result


def _logistic_slope(z: Reals) -> Reals:
    share = _logistic_share(z)
    result: Reals = share * (1.0 - share)
    return result


NORMAL = Curve(_normal_share, _normal_slope, lambda z: z * _normal_share(z) + _normal_slope(z))
"""The normal distribution (Elo)."""
LOGISTIC = Curve(_logistic_share, _logistic_slope, lambda z: np.logaddexp(0.0, z))
"""The logistic distribution: strengths a and b expect a / (a + b) (Zermelo)."""


def solve_expected(games: Domain, curve: Curve) -> Reals:
    """Solve *expected score = actual score* for every player, sum 0; the domain must be strongly connected.

    The equations are the gradient of a convex function, so Newton's method with a line search always arrives.
    """
    x = np.zeros(games.size)
    actual = 0.5 * (1.0 + games.margin)

    def gap(at: Reals) -> Reals:
        return games.spread(curve.share(at[games.first] - at[games.second]) - actual)

    def height(at: Reals) -> float:
        z = at[games.first] - at[games.second]
        return float((curve.integral(z) - actual * z).sum())

    off = gap(x)
    for _ in range(200):
        worst = float(np.abs(off).max())
        slope = curve.slope(x[games.first] - x[games.second])
        step = _solve(games, slope, 0.0, -off)
        there = x + step
        if worst < 1e-6:
            left = gap(there)
            if float(np.abs(left).max()) >= worst:
                break
        else:
            here, fall, size = height(x), float(off @ step), 1.0
            while height(there) > here + 1e-4 * size * fall and size > 1e-9:
                size /= 2
                there = x + size * step
            left = gap(there)
        x, off = there, left
    return level(games.centred(x))


def gap_of(games: Domain, curve: Curve, values: Reals) -> Reals:
    """Expected less actual score of every player."""
    share = curve.share(values[games.first] - values[games.second])
    return games.spread(share - 0.5 * (1.0 + games.margin))


def with_virtual_opponent(games: Domain) -> Domain:
    """The domain with one more player, the last, who drew once with everyone who has a game."""
    inside = np.flatnonzero(games.inside)
    return Domain(
        size=games.size + 1,
        played=games.played,
        first=np.concatenate((games.first, inside)),
        second=np.concatenate((games.second, np.full(len(inside), games.size))),
        margin=np.concatenate((games.margin, np.zeros(len(inside)))),
    )
