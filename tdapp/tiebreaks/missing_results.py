"""The round robin completed from the games there are (Forlano, Ricca: missing points).

Belongs here: shortest chains of wins and draws between all pairs. Does not: the criterion's words.
"""

from __future__ import annotations

import math

import numpy as np

from tdapp.domain.words.frozen import dataclass
from tdapp.tiebreaks.column import INT64_SAFE
from tdapp.tiebreaks.crosstable import Ints, Mask
from tdapp.tiebreaks.domain_graph import Domain, sums

_SOURCES = 200
"""Players from whom chains are followed at a time: bounds the memory."""


@dataclass(frozen=True, eq=False, slots=True)
class MissingResults:
    """``halves``: half points of the row player against each other one, (P, P); ``length``: games in the deciding
    chain, 0 where no chain leads either way (a draw). Players without a game have neither.
    """

    halves: Ints
    length: Ints


def missing_results(games: Domain, rating: Ints, numbers: Ints) -> MissingResults:
    """Complete the table.

    A win is an arc from winner to loser, a draw one each way; of two games of a pair the sum decides. The shortest
    chain counts; among equals the one whose middle players' ratings, from the first, are lexicographically highest
    (unrated 0), then the one of lower pairing numbers. A chain with a win wins. If chains lead both ways, the shorter
    counts; of equal ones the winning one if just one is; else it is a draw, as where no chain leads either way.
    """
    size = games.size
    length, won = _chains(games, rating, numbers)
    far = size  # no chain is so long
    there = np.where(length > 0, length, far)
    back = there.T
    forward, backward = (there <= back) & (length > 0), (back <= there) & (length.T > 0)
    mine, theirs = forward & won, backward & won.T
    halves = np.where(mine & ~theirs, 2, np.where(theirs & ~mine, 0, 1))
    inside = games.inside[:, None] & games.inside[None, :] & ~np.eye(size, dtype=bool)
    shortest = np.minimum(there, back)
    return MissingResults(
        np.where(inside, halves, 0).astype(np.int64), np.where(inside & (shortest < far), shortest, 0).astype(np.int64)
    )


@dataclass(frozen=True, slots=True)
class Chain:
    """A chosen chain: the players along it, and whether each step was won (else drawn)."""

    players: tuple[int, ...]
    wins: tuple[bool, ...]


class ChainFinder:
    """The chains behind the completed results, player by player, by the same rules as ``missing_results``."""

    def __init__(self, games: Domain, found: MissingResults, rating: Ints, numbers: Ints) -> None:
        self._length = found.length
        self._arcs: dict[int, list[tuple[int, bool]]] = {}
        for start, end, win in zip(*(array.tolist() for array in _arcs(games)), strict=True):
            self._arcs.setdefault(start, []).append((end, win))
        self._ranked = np.unique(-rating, return_inverse=True)[1].tolist(), np.argsort(np.argsort(numbers)).tolist()
        self._depth = int(found.length.max(initial=0))
        self._known: dict[int, dict[int, Chain]] = {}

    def deciding(self, player: int) -> list[list[Chain]]:
        """For every other player, the chains of more than one game: none, one, or one from each side."""
        chains: list[list[Chain]] = []
        for other, length in enumerate(self._length[player].tolist()):
            if length < 2:
                chains.append([])
                continue
            both = [self._from(player).get(other), self._from(other).get(player)]
            shortest = [chain for chain in both if chain and len(chain.wins) == length]
            winning = [chain for chain in shortest if any(chain.wins)]
            chains.append(winning or shortest[:1])  # drawn from both sides: one says it
        return chains

    def _from(self, source: int) -> dict[int, Chain]:
        if source not in self._known:
            self._known[source] = _chains_from(source, self._arcs, self._ranked, self._depth)
        return self._known[source]


def _chains_from(
    source: int, arcs: dict[int, list[tuple[int, bool]]], ranked: tuple[list[int], list[int]], depth: int
) -> dict[int, Chain]:
    """Breadth first as ``_follow``: the frontier in order of its chains, the first arc to reach a player is best."""
    by_rating, by_number = ranked
    found = {source: Chain((source,), ())}
    frontier = [(0, source)]  # tier: chains of equal ratings alike
    for _ in range(depth):
        reached: dict[int, tuple[int, int]] = {}
        for parent, (tier, player) in enumerate(frontier):
            for end, win in arcs.get(player, ()):
                if end not in found:
                    before = found[player]
                    found[end] = Chain((*before.players, end), (*before.wins, win))
                    reached[end] = (tier, parent)
        order = sorted(reached, key=lambda end: (reached[end][0], by_rating[end], reached[end][1], by_number[end]))
        alike = [(reached[end][0], by_rating[end]) for end in order]
        tiers = {key: position for position, key in enumerate(dict.fromkeys(alike))}
        frontier = [(tiers[key], end) for key, end in zip(alike, order, strict=True)]
    return found


def _arcs(games: Domain) -> tuple[Ints, Ints, Mask]:
    """Start, end and whether it is a win, of every arc, sorted by start."""
    low, high = np.minimum(games.first, games.second), np.maximum(games.first, games.second)
    sign = np.where(games.first < games.second, 1.0, -1.0)
    pairs, which = np.unique(low * games.size + high, return_inverse=True)
    margin = np.round(sums(which.reshape(-1), games.margin * sign, len(pairs)), 9)
    one, other = np.divmod(pairs, games.size)
    forth, back = margin >= 0, margin <= 0
    start = np.concatenate((one[forth], other[back]))
    end = np.concatenate((other[forth], one[back]))
    win = np.concatenate((margin[forth] > 0, margin[back] < 0))
    order = np.argsort(start, kind="stable")
    return start[order], end[order], win[order]


def _chains(games: Domain, rating: Ints, numbers: Ints) -> tuple[Ints, Mask]:
    """Length of the chosen chain from each player to each other (0 where none), and whether it wins."""
    size = games.size
    length = np.zeros((size, size), dtype=np.int64)
    won = np.zeros((size, size), dtype=bool)
    start, end, win = _arcs(games)
    count = np.bincount(start, minlength=size)
    offset = np.concatenate(([0], np.cumsum(count)))
    by_rating = np.unique(-rating, return_inverse=True)[1].reshape(-1)
    by_number = np.argsort(np.argsort(numbers))
    for low in range(0, size, _SOURCES):
        sources = np.arange(low, min(low + _SOURCES, size))
        _follow(sources, (end, win, count, offset), by_rating, by_number, length, won)
    return length, won


def _follow(
    sources: Ints, arcs: tuple[Ints, Mask, Ints, Ints], by_rating: Ints, by_number: Ints, length: Ints, won: Mask
) -> None:
    """Breadth first from many players at once.

    The frontier is kept in order of source, then of its chains: by the ratings along them (``tier`` numbers chains of
    equal ratings alike), then by the pairing numbers along them. The first arc that reaches a player is thus the best.
    """
    end, win, count, offset = arcs
    size = length.shape[0]
    source, player = sources, sources
    tier = np.arange(len(sources))
    beaten = np.zeros(len(sources), dtype=bool)
    best = np.empty(length.size, dtype=np.int64)
    length[sources, sources] = -1  # not to be reached again
    depth = 0
    while len(player):
        depth += 1
        width = count[player]
        parent = np.repeat(np.arange(len(player)), width)
        arc = np.arange(len(parent)) - np.repeat(np.cumsum(width) - width, width) + offset[player][parent]
        cell = source[parent] * size + end[arc]
        fresh = length.reshape(-1)[cell] == 0
        parent, arc, cell = parent[fresh], arc[fresh], cell[fresh]
        place = np.arange(len(cell))
        best[cell[::-1]] = place[::-1]
        first = best[cell] == place
        parent, arc, cell = parent[first], arc[first], cell[first]
        reached = end[arc]
        beaten = beaten[parent] | win[arc]
        length.reshape(-1)[cell] = depth
        won.reshape(-1)[cell] = beaten
        # order the new frontier: the tier of the chain before, own rating, the chain before, own number
        before = tier[parent]
        order = _sorted((before, by_rating[reached], parent, by_number[reached]))
        source, player, beaten = source[parent][order], reached[order], beaten[order]
        before, rated = before[order], by_rating[player]
        change = np.ones(len(order), dtype=bool)
        change[1:] = (before[1:] != before[:-1]) | (rated[1:] != rated[:-1])
        tier = np.cumsum(change)
    length[sources, sources] = 0


def _sorted(keys: tuple[Ints, ...]) -> Ints:
    """Order by several keys, the first first; no two elements are alike in all."""
    spans = [int(key.max(initial=0)) + 1 for key in keys]
    if math.prod(spans) >= INT64_SAFE:
        return np.lexsort(keys[::-1])
    joint = keys[0]
    for key, span in zip(keys[1:], spans[1:], strict=True):
        joint = joint * span + key
    return np.argsort(joint)
