"""Prizes by place, by group and special ones: who gets what, with exact amounts.

Money of players with equal points is divided by the announced rule; cups and other things go by rank. With one prize
for a player, he takes the most valuable of those he has won and the others pass on.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from enum import Enum
from fractions import Fraction
from itertools import groupby


class Division(Enum):
    """How the money of players with equal points is divided."""

    BY_RANK = "rank"  # everybody has the prize of his place; only a shared place is divided
    SHARED = "shared"  # the prizes of all their places, divided equally
    HORT = "hort"  # half by place, half divided equally (Hort)


@dataclass(frozen=True, slots=True)
class Prize:
    """One announced prize: a place in a ``group`` (empty: in the standings), or a special one for a ``winner``.

    ``money`` is exact; ``item`` is what else there is (a cup); ``winner`` is a pairing number.
    """

    group: str
    place: int
    money: Fraction = Fraction(0)
    item: str = ""
    winner: int | None = None


@dataclass(frozen=True, slots=True)
class PrizePlan:
    """All prizes of a section and the rules for them."""

    prizes: tuple[Prize, ...]
    division: Division = Division.BY_RANK
    one_per_player: bool = True


@dataclass(frozen=True, slots=True)
class Contender:
    """A player in the order of the standings: points decide who is tied, ``rank`` may be shared."""

    number: int
    rank: int
    points: Fraction


@dataclass(frozen=True, slots=True)
class Award:
    """What a player gets in one group; ``place`` is his place there, 0 for a special prize."""

    number: int
    group: str
    place: int
    money: Fraction
    items: tuple[str, ...] = ()


def awards(
    prizes: Sequence[Prize],
    contenders: Sequence[Contender],
    members: Mapping[str, frozenset[int]],
    *,
    division: Division = Division.BY_RANK,
    one_per_player: bool = True,
) -> tuple[Award, ...]:
    """Every award, groups in the order of the prizes, by place. ``contenders`` are ranked players, best first.

    With ``one_per_player`` whoever wins in two groups keeps the more valuable award (equal ones: the group announced
    first) and stands aside in the other, the best-placed player first; special prizes are always given besides.
    """
    groups = list(dict.fromkeys(prize.group for prize in prizes if prize.winner is None))
    aside: set[tuple[int, str]] = set()
    while True:
        won = {group: list(_of_group(group, prizes, contenders, members, aside, division)) for group in groups}
        twice = _first_with_two(won, contenders) if one_per_player else None
        if twice is None:
            break
        kept = max(twice, key=lambda award: (award.money, bool(award.items), -groups.index(award.group)))
        aside.update((award.number, award.group) for award in twice if award is not kept)
    special = (
        Award(prize.winner, prize.group, 0, prize.money, (prize.item,) if prize.item else ())
        for prize in prizes
        if prize.winner is not None
    )
    return (*(award for held in won.values() for award in held), *special)


def _first_with_two(won: Mapping[str, Sequence[Award]], contenders: Sequence[Contender]) -> list[Award] | None:
    held: dict[int, list[Award]] = {}
    for given in won.values():
        for award in given:
            held.setdefault(award.number, []).append(award)
    return next((held[one.number] for one in contenders if len(held.get(one.number, ())) > 1), None)


def _of_group(
    group: str,
    prizes: Sequence[Prize],
    contenders: Sequence[Contender],
    members: Mapping[str, frozenset[int]],
    aside: set[tuple[int, str]],
    division: Division,
) -> Iterator[Award]:
    """The awards of one group, without those who stand aside in it."""
    money: dict[int, Fraction] = {}
    items: dict[int, list[str]] = {}
    for prize in prizes:
        if prize.group == group and prize.winner is None:
            money[prize.place] = money.get(prize.place, Fraction(0)) + prize.money
            items.setdefault(prize.place, []).extend([prize.item] if prize.item else [])
    last = max(money, default=0)
    field = [
        one
        for one in contenders
        if (not group or one.number in members.get(group, frozenset())) and (one.number, group) not in aside
    ]
    place = 1
    for _, tied in groupby(field, key=lambda one: one.rank if division is Division.BY_RANK else one.points):
        level = list(tied)
        if place > last:
            return
        pool = sum((money.get(place + n, Fraction(0)) for n in range(len(level))), Fraction(0))
        for n, one in enumerate(level):
            own = money.get(place + n, Fraction(0))
            match division:
                case Division.BY_RANK | Division.SHARED:
                    share = pool / len(level)
                case Division.HORT:
                    share = (own + pool / len(level)) / 2
            things = tuple(items.get(place + n, ()))
            if share or things:
                yield Award(one.number, group, place + n, share, things)
        place += len(level)
