"""What a bracket of C.04.5 or C.04.6 is judged by (2.3, 3.6), and the best pairing of a small one by trying all.

The engine finds the best pairing in another way; here every pairing is written down, so that its answer can be proved.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from fractions import Fraction
from typing import Protocol

Pair = tuple[int, int]
Cost = tuple[int, ...]

MOST_TRIED = 8
"""Members of a bracket of which every pairing is tried: 105 of them."""


class Contender(Protocol):
    """Who is paired, a team or a player, as both systems look at him before a round."""

    @property
    def number(self) -> int: ...
    @property
    def tpn(self) -> int: ...
    @property
    def pairing_score(self) -> Fraction: ...
    @property
    def bye_round(self) -> int | None: ...
    @property
    def played(self) -> int: ...
    @property
    def floated(self) -> bool: ...


class Contest(Protocol):
    """A round to be paired, as both systems look at it.

    ``pair_cost`` is what a pair of a bracket costs, a number for each of ``costs``, the names of the criteria;
    ``floats_count``: C7 is looked at; ``is_older``: C6 and C7 are those of the teams' edition of August 2024.
    """

    @property
    def article(self) -> str: ...
    @property
    def cards(self) -> Mapping[int, Contender]: ...
    @property
    def present(self) -> tuple[int, ...]: ...
    @property
    def floats_count(self) -> bool: ...
    @property
    def is_older(self) -> bool: ...
    @property
    def costs(self) -> tuple[str, ...]: ...
    def may_meet(self, one: int, other: int) -> bool: ...
    def pair_cost(self, one: int, other: int, upfloaters: frozenset[int]) -> Cost: ...


def cost_of(position: Contest, pairs: Iterable[Pair], upfloaters: frozenset[int]) -> Cost:
    """What a whole bracket costs."""
    each = [position.pair_cost(one, other, upfloaters) for one, other in pairs]
    return tuple(sum(cost[place] for cost in each) for place in range(len(position.costs)))


def identifier(position: Contest, pairs: Iterable[Pair]) -> tuple[int, ...]:
    """Top members ascending, then their bottom members in that order (3.6.2)."""
    ordered = sorted(tuple(sorted(pair, key=lambda one: position.cards[one].tpn)) for pair in pairs)
    ordered.sort(key=lambda pair: position.cards[pair[0]].tpn)
    return tuple(position.cards[one].tpn for side in (0, 1) for one in (pair[side] for pair in ordered))


def best_by_trying(position: Contest, members: Sequence[int], upfloaters: frozenset[int]) -> tuple[Pair, ...] | None:
    """The pairing that 3.6.4 chooses; None when none is legal."""
    found = min(
        all_pairings(position, tuple(sorted(members, key=lambda one: position.cards[one].tpn))),
        key=lambda pairs: (cost_of(position, pairs, upfloaters), identifier(position, pairs)),
        default=None,
    )
    return None if found is None else tuple(found)


def all_pairings(position: Contest, members: tuple[int, ...]) -> Iterator[list[Pair]]:
    """Every legal pairing of these."""
    if not members:
        yield []
        return
    first = members[0]
    for place in range(1, len(members)):
        if position.may_meet(first, members[place]):
            for rest in all_pairings(position, (*members[1:place], *members[place + 1 :])):
                yield [(first, members[place]), *rest]
