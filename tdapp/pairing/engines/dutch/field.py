"""Everybody who is to be paired in a round, as the articles of C.04.3 look at them: numbers, sets and small arrays.

Players are counted from 0 in the order of 1.2 (pairing score, then pairing number): ``places``.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from fractions import Fraction
from itertools import groupby

import numpy as np

from tdapp.domain.words.cancelling import until_cancelled
from tdapp.domain.words.frozen import dataclass
from tdapp.pairing.engines.dutch.matching.bits import Matrix, mask_of, vector_mask

WHITE, NEITHER, BLACK = 1, 0, -1
DOWN, LEVEL, UP = 1, 0, -1
ABSOLUTE, STRONG = 2, 1


@dataclass(frozen=True, slots=True)
class Entrant:
    """One player before the round.

    ``apart`` are the numbers of those he must not meet (C1, prohibitions). ``due`` is the colour of his preference,
    ``strength`` that of 1.7, ``difference`` White games less Black games, ``repeated`` the colour of his last two games
    if both had the same. ``may_have_bye`` is C2, ``unplayed`` counts his rounds without a game (C9). ``floats`` are
    those of the last round and of the one before (1.4).
    """

    number: int
    score: Fraction
    apart: frozenset[int]
    due: int
    strength: int
    difference: int
    repeated: int
    may_have_bye: bool
    unplayed: int
    floats: tuple[int, int]
    topscorer: bool = False


@dataclass(frozen=True, slots=True)
class Field:
    """``rows[i]`` is the set of those whom i may meet (C1, C3).

    ``groups`` are the score groups as ranges of places, the highest first, and ``rank`` says in which one a player is.
    ``eligible`` is the set of those who may have the bye (C2). ``bound`` is the colour of an absolute preference (C3),
    NEITHER for topscorers. Players with the same number in ``alike`` differ in nothing that C10 to C21 look at.
    """

    entrants: tuple[Entrant, ...]
    groups: tuple[range, ...]
    rank: Matrix
    rows: tuple[int, ...]
    eligible: int
    due: Matrix
    strength: Matrix
    balance: Matrix  # the colour difference without its sign
    repeated: Matrix
    topscorer: Matrix
    floated: tuple[Matrix, Matrix]  # DOWN, LEVEL or UP in the last round, in the one before
    unplayed: Matrix
    bound: Matrix
    alike: tuple[int, ...]

    @property
    def size(self) -> int:
        """How many players."""
        return len(self.entrants)


def field_of(entrants: Sequence[Entrant]) -> Field:
    """The field of some players, in the order of 1.2."""
    groups: list[range] = []
    rank: list[int] = []
    for index, (_, same) in enumerate(groupby(entrants, lambda one: one.score)):
        start = len(rank)
        rank += [index for _ in same]
        groups.append(range(start, len(rank)))
    due, strength = _array([one.due for one in entrants]), _array([one.strength for one in entrants])
    topscorer = np.array([one.topscorer for one in entrants], dtype=bool)
    bound = np.where((strength == ABSOLUTE) & ~topscorer, due, NEITHER)
    return Field(
        entrants=tuple(entrants),
        groups=tuple(groups),
        rank=_array(rank),
        rows=tuple(_may_meet(entrants, bound)),
        eligible=mask_of(place for place, one in enumerate(entrants) if one.may_have_bye),
        due=due,
        strength=strength,
        balance=_array([abs(one.difference) for one in entrants]),
        repeated=_array([one.repeated for one in entrants]),
        topscorer=topscorer,
        floated=(_array([one.floats[0] for one in entrants]), _array([one.floats[1] for one in entrants])),
        unplayed=_array([one.unplayed for one in entrants]),
        bound=bound,
        alike=_alike(entrants, bool(topscorer.any())),
    )


def _array(values: Sequence[int]) -> Matrix:
    return np.array(values, dtype=np.int64)


def _may_meet(entrants: Sequence[Entrant], bound: Matrix) -> Iterator[int]:
    """C1 and prohibitions; C3: the same absolute preference, unless one of the two is a topscorer."""
    everybody = (1 << len(entrants)) - 1
    clash = {side: vector_mask(bound == side) for side in (WHITE, BLACK)}
    place = {one.number: index for index, one in enumerate(entrants)}
    apart: list[set[int]] = [{index} for index in range(len(entrants))]
    for index, one in enumerate(entrants):
        for number in one.apart & place.keys():
            apart[index].add(place[number])
            apart[place[number]].add(index)
    for index, side in enumerate(until_cancelled(bound.tolist())):
        yield everybody & ~(mask_of(apart[index]) | clash.get(side, 0))


def _alike(entrants: Sequence[Entrant], topscorers: bool) -> tuple[int, ...]:
    """C10 and C11 look at differences and repeated colours, where there are topscorers."""
    numbers: dict[tuple[object, ...], int] = {}
    found = []
    for one in entrants:
        colours = (one.topscorer, abs(one.difference), one.repeated) if topscorers else ()
        found.append(numbers.setdefault((one.due, one.strength, one.floats, *colours), len(numbers)))
    return tuple(found)
