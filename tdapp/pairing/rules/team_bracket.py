"""What a bracket of teams is judged by (C.04.6, 2.3 and 3.6), and the best pairing of a small one by trying all.

The engine finds the best pairing in another way; here every pairing is written down, so that its answer can be proved.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from tdapp.pairing.rules.team_position import TeamPosition, Wish

Pair = tuple[int, int]
Cost = tuple[int, int, int]

MOST_TRIED = 8
"""Teams of a bracket of which every pairing is tried: 105 of them."""


COSTS, OLDER_COSTS = ("C8", "C9", "C10"), ("C7", "C8", "C9")
"""What ``Cost`` counts, by the numbers of the editions of 2026 and of 2024."""


def pair_cost(position: TeamPosition, one: int, other: int, upfloaters: frozenset[int]) -> Cost:
    """C8, C9 and C10 of a pair: the same colour wished, strongly by both, opponents of upfloaters who floated.

    In the edition of 2024 the last one (C9 there) counts every team that floats in two rounds running.
    """
    a, b = position.cards[one], position.cards[other]
    same = a.colour is not None and a.colour is b.colour
    strong = same and a.wish is b.wish is Wish.STRONG and position.preference.value == "b"
    floated = 0
    if position.floats_count and position.is_older:
        floated = (a.floated + b.floated) * (a.pairing_score != b.pairing_score)
    elif position.floats_count:
        floated = (one in upfloaters and b.floated) + (other in upfloaters and a.floated)
    return int(same), int(strong), int(floated)


def cost_of(position: TeamPosition, pairs: Iterable[Pair], upfloaters: frozenset[int]) -> Cost:
    """The same of a whole bracket."""
    costs = [pair_cost(position, one, other, upfloaters) for one, other in pairs]
    return sum(c[0] for c in costs), sum(c[1] for c in costs), sum(c[2] for c in costs)


def identifier(position: TeamPosition, pairs: Iterable[Pair]) -> tuple[int, ...]:
    """Top members ascending, then their bottom members in that order (3.6.2)."""
    ordered = sorted(tuple(sorted(pair, key=lambda team: position.cards[team].tpn)) for pair in pairs)
    ordered.sort(key=lambda pair: position.cards[pair[0]].tpn)
    return tuple(position.cards[team].tpn for side in (0, 1) for team in (pair[side] for pair in ordered))


def best_by_trying(position: TeamPosition, teams: Sequence[int], upfloaters: frozenset[int]) -> tuple[Pair, ...] | None:
    """The pairing that 3.6.4 chooses; None when none is legal."""
    found = min(
        all_pairings(position, tuple(sorted(teams, key=lambda team: position.cards[team].tpn))),
        key=lambda pairs: (cost_of(position, pairs, upfloaters), identifier(position, pairs)),
        default=None,
    )
    return None if found is None else tuple(found)


def all_pairings(position: TeamPosition, teams: tuple[int, ...]) -> Iterator[list[Pair]]:
    """Every legal pairing of these teams."""
    if not teams:
        yield []
        return
    first = teams[0]
    for place in range(1, len(teams)):
        if position.may_meet(first, teams[place]):
            for rest in all_pairings(position, (*teams[1:place], *teams[place + 1 :])):
                yield [(first, teams[place]), *rest]
