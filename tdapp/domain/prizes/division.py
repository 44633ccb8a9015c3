"""Who gets what: prizes are divided among players with equal points, and conflicts between groups are settled.

With one prize for a player, he takes one of those he has won and the others pass on. Money is exact: what is given and
what is left over are together the fund, to the cent.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from enum import Enum
from fractions import Fraction
from itertools import groupby

from tdapp.domain.prizes.plan import NOTHING, Conflict, Division, PrizeKind, PrizePlan, Rest
from tdapp.domain.words.frozen import dataclass


@dataclass(frozen=True, slots=True)
class Contender:
    """A player in the order of the standings: points decide who is tied, ``rank`` may be shared."""

    number: int
    rank: int
    points: Fraction


@dataclass(frozen=True, slots=True)
class Working:
    """How a share came about: the prize of the place, the prizes of all tied places, who shared them, how.

    ``exact`` is the share before rounding, ``capped`` what the largest share took off.
    """

    announced: Fraction
    pool: Fraction
    first: int
    last: int
    tied: int
    paid: int
    division: Division
    exact: Fraction
    capped: Fraction = NOTHING


@dataclass(frozen=True, slots=True)
class Award:
    """What a player (``number``) or a ``club`` gets; ``place`` is that in the group, 0 for a prize named by hand."""

    number: int
    group: str
    place: int
    money: Fraction
    items: tuple[str, ...] = ()
    club: str = ""
    kind: PrizeKind = PrizeKind.PLACE
    working: Working | None = None


@dataclass(frozen=True, slots=True)
class Aside:
    """A player who would have won in ``group`` too and stands aside there, because he keeps ``kept``."""

    given_up: Award
    kept: Award


class Why(Enum):
    """Why money or a thing is left over."""

    NOBODY = "nobody"  # fewer players than prizes
    SMALL_GROUP = "small-group"
    NOT_NAMED = "not-named"
    MAXIMUM = "maximum"
    ROUNDING = "rounding"


@dataclass(frozen=True, slots=True)
class LeftOver:
    """Money or things of a group that nobody gets."""

    group: str
    why: Why
    money: Fraction = NOTHING
    items: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Distribution:
    """All awards, groups in the order of the list, by place; who stood aside; what is left of the fund."""

    awards: tuple[Award, ...]
    asides: tuple[Aside, ...] = ()
    left_over: tuple[LeftOver, ...] = ()

    @property
    def given(self) -> Fraction:
        """All money given."""
        return sum((award.money for award in self.awards), NOTHING)

    @property
    def left(self) -> Fraction:
        """All money left over."""
        return sum((one.money for one in self.left_over), NOTHING)


def distribute(
    plan: PrizePlan,
    contenders: Sequence[Contender],
    members: Mapping[str, frozenset[int]],
    clubs: Sequence[str] = (),
) -> Distribution:
    """Every award. ``contenders`` are the players who may win, best first; ``clubs`` the best first.

    With one prize for a player whoever wins in two groups keeps one award and stands aside in the others, the best
    placed player first. Prizes named by hand and those of clubs are always given besides.
    """
    barred = frozenset(plan.barred)
    field = [one for one in contenders if one.number not in barred]
    small = frozenset(group for group in plan.groups if group and _size(group, field, members) < plan.least_members)
    groups = [group for group in plan.groups if group not in small]
    fields = {group: [one for one in field if not group or one.number in members.get(group, ())] for group in groups}
    asides: list[Aside] = []
    won = {group: tuple(_of_group(group, plan, fields[group])) for group in groups}
    while plan.one_per_player and (twice := _first_with_two(won, field)) is not None:
        kept = _kept(twice, groups, plan.conflict)
        for award in twice:
            if award is not kept:
                fields[award.group] = [one for one in fields[award.group] if one.number != award.number]
                asides.append(Aside(award, kept))
                won[award.group] = tuple(_of_group(award.group, plan, fields[award.group]))
    awards = [*(award for held in won.values() for award in held), *_named(plan), *_of_clubs(plan, clubs)]
    return Distribution(tuple(_capped(awards, plan.maximum)), tuple(asides), tuple(_left(plan, awards, small)))


def _size(group: str, field: Sequence[Contender], members: Mapping[str, frozenset[int]]) -> int:
    return sum(one.number in members.get(group, ()) for one in field)


def _first_with_two(won: Mapping[str, Sequence[Award]], field: Sequence[Contender]) -> list[Award] | None:
    held: dict[int, list[Award]] = {}
    for given in won.values():
        for award in given:
            held.setdefault(award.number, []).append(award)
    return next((held[one.number] for one in field if len(held.get(one.number, ())) > 1), None)


def _kept(twice: Sequence[Award], groups: Sequence[str], conflict: Conflict) -> Award:
    def order(award: Award) -> int:
        return -groups.index(award.group)

    if conflict is Conflict.ORDER:
        return max(twice, key=order)
    return max(twice, key=lambda award: (award.money, bool(award.items), order(award)))


def _of_group(group: str, plan: PrizePlan, field: Sequence[Contender]) -> Iterator[Award]:
    """The awards of one group by place."""
    money: dict[int, Fraction] = {}
    items: dict[int, tuple[str, ...]] = {}
    for prize in plan.prizes:
        if prize.kind is PrizeKind.PLACE and prize.group == group:
            money[prize.place] = money.get(prize.place, NOTHING) + prize.money
            items[prize.place] = (*items.get(prize.place, ()), *filter(None, (prize.item,)))
    last = max(money, default=0)
    division = plan.division_of(group)
    place = 1
    for _, tied in groupby(field, key=lambda one: one.rank if division is Division.BY_RANK else one.points):
        level = list(tied)
        if place > last:
            return
        own = [money.get(place + n, NOTHING) for n in range(len(level))]
        pool = _sum(own)
        exact = _shares(own, pool, division, plan.minimum)
        paid = sum(bool(share) for share in exact)
        for n, (one, share, rounded) in enumerate(zip(level, exact, _rounded(exact, plan), strict=True)):
            things = items.get(place + n, ())
            if share or things:
                working = Working(own[n], pool, place, place + len(level) - 1, len(level), paid, division, share)
                yield Award(one.number, group, place + n, rounded, things, working=working)
        place += len(level)


def _sum(amounts: Sequence[Fraction]) -> Fraction:
    """The exact sum; most of a long tie has no prize of its own."""
    return sum((amount for amount in amounts if amount), NOTHING)


def _shares(own: Sequence[Fraction], pool: Fraction, division: Division, minimum: Fraction | None) -> list[Fraction]:
    """The exact shares of tied players, best placed first: as many as get the smallest share at least."""
    if len(own) == 1 or not pool:
        return list(own)
    least = min(minimum or NOTHING, max(own))  # an announced prize is never too small to be paid
    for count in range(len(own), 0, -1):
        if division is Division.HORT:
            kept = [prize / 2 if prize else NOTHING for prize in own[:count]]
            rest = (pool - _sum(kept)) / count
            shares = [half + rest if half else rest for half in kept]
        else:
            shares = [pool / count] * count
        if min(shares) >= least or count == 1:
            return [*shares, *[NOTHING] * (len(own) - count)]
    return []


def _rounded(exact: Sequence[Fraction], plan: PrizePlan) -> list[Fraction]:
    """Shares in whole units; a share that is not divided stays as it was announced."""
    if sum(bool(share) for share in exact) < 2:
        return list(exact)
    down = {share: share // plan.unit * plan.unit for share in set(exact)}
    shares = [down[share] for share in exact]
    if plan.rest is Rest.BEST:
        rest = _sum([share - lower for share, lower in zip(exact, shares, strict=True) if share != lower])
        place = 0
        while rest > 0:  # fewer units than shares, and less than a unit at the end
            part = min(rest, plan.unit)
            shares[place] += part
            rest -= part
            place += 1
    return shares


def _named(plan: PrizePlan) -> Iterator[Award]:
    for prize in plan.prizes:
        if prize.kind is PrizeKind.NAMED and prize.winner is not None:
            yield Award(prize.winner, prize.group, 0, prize.money, _things(prize.item), kind=PrizeKind.NAMED)


def _of_clubs(plan: PrizePlan, clubs: Sequence[str]) -> Iterator[Award]:
    for prize in plan.prizes:
        if prize.kind is PrizeKind.CLUB and prize.place <= len(clubs):
            club = clubs[prize.place - 1]
            yield Award(0, prize.group, prize.place, prize.money, _things(prize.item), club, PrizeKind.CLUB)


def _things(item: str) -> tuple[str, ...]:
    return (item,) if item else ()


def _capped(awards: Sequence[Award], maximum: Fraction | None) -> Iterator[Award]:
    """No player gets more than the maximum, the awards taken in their order."""
    paid: dict[int, Fraction] = {}
    for award in awards:
        room = award.money
        if maximum is not None and award.number:
            room = min(award.money, maximum - paid.get(award.number, NOTHING))
        paid[award.number] = paid.get(award.number, NOTHING) + room
        if room == award.money:
            yield award
        else:
            working = award.working and replace(award.working, capped=award.money - room)
            yield replace(award, money=room, working=working)


def _left(plan: PrizePlan, awards: Sequence[Award], small: frozenset[str]) -> Iterator[LeftOver]:
    """What nobody gets, by group; ``awards`` before the largest share was applied."""
    names = dict.fromkeys((prize.kind is PrizeKind.PLACE, prize.group) for prize in plan.prizes)
    for by_place, group in names:
        announced = [p for p in plan.prizes if (p.kind is PrizeKind.PLACE, p.group) == (by_place, group)]
        given = [a for a in awards if (a.kind is PrizeKind.PLACE, a.group) == (by_place, group)]
        things = [prize.item for prize in announced if prize.item]
        for item in (item for award in given for item in award.items):
            things.remove(item)
        money = sum((prize.money for prize in announced), NOTHING) - sum((award.money for award in given), NOTHING)
        rounding = sum((_loss(award) for award in given), NOTHING)
        if rounding > 0:
            yield LeftOver(group, Why.ROUNDING, rounding)
        money -= max(rounding, NOTHING)
        if money or things:
            unnamed = any(prize.kind is PrizeKind.NAMED and prize.winner is None for prize in announced)
            why = Why.SMALL_GROUP if by_place and group in small else Why.NOT_NAMED if unnamed else Why.NOBODY
            yield LeftOver(group, why, money, tuple(things))
    over = sum((a.money for a in awards), NOTHING) - sum((a.money for a in _capped(awards, plan.maximum)), NOTHING)
    if over:
        yield LeftOver("", Why.MAXIMUM, over)


def _loss(award: Award) -> Fraction:
    """What rounding took from (or, below zero, gave to) a share."""
    return award.working.exact - award.money if award.working is not None else NOTHING
