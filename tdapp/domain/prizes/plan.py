"""Prizes as they are announced: by place, in groups of players, for clubs, or named by hand; and the rules for them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from enum import Enum
from fractions import Fraction

from tdapp.domain.words.checks import no_player
from tdapp.domain.words.errors import RuleViolation
from tdapp.domain.words.frozen import dataclass
from tdapp.domain.words.wording import tr, trimmed

CENT = Fraction(1, 100)
NOTHING = Fraction(0)
MOST_PRIZES = 500
_LARGEST = Fraction(10**9)
_LONGEST = 80


class Division(Enum):
    """How the money of players with equal points is divided. Cups and other things always go by rank."""

    BY_RANK = "rank"  # everybody has the prize of his place; only a shared place is divided
    SHARED = "shared"  # the prizes of all their places, divided equally
    HORT = "hort"  # half by place, half divided equally (Hort)


class PrizeKind(Enum):
    """Who may win a prize, and how."""

    PLACE = "place"  # a place in the standings, or in the ranking of a group
    NAMED = "named"  # whom the arbiter names: best game, youngest player
    CLUB = "club"  # the best club, by the points of its best players


class Conflict(Enum):
    """Which prize a player keeps where he has won two and may have one."""

    VALUE = "value"  # the one with more money; of equal ones the one announced first
    ORDER = "order"  # the one announced first


class Rest(Enum):
    """What becomes of the fractions that rounding leaves over."""

    BEST = "best"  # to the best placed of those who share: the fund is paid out whole
    FUND = "fund"  # they stay in the fund: equal shares stay equal


@dataclass(frozen=True, slots=True)
class Prize:
    """One announced prize.

    ``group`` is a group of players, empty for the standings; for a prize that is named by hand or a club's it is the
    prize's own name. ``money`` is exact; ``item`` is what else there is (a cup); ``winner`` is the pairing number of
    the one whom the arbiter named.
    """

    group: str
    place: int
    money: Fraction = NOTHING
    item: str = ""
    winner: int | None = None
    kind: PrizeKind = PrizeKind.PLACE


@dataclass(frozen=True, slots=True)
class PrizePlan:
    """All prizes of a section and the rules for them.

    ``group_division``: another division inside groups (None: the same). Shares are rounded down to multiples of
    ``unit``. ``minimum``: nobody gets a smaller share, rather fewer get one, the best placed. ``maximum``: nobody gets
    more money. ``least_members``: a group with fewer players has no prizes. ``leavers``: who withdrew may win.
    ``club_players``: so many of a club count. ``barred`` are pairing numbers that stand aside from all prizes: of those
    who are ranked, so of teams in a competition of teams. The winner of a named prize is a player there too.
    """

    prizes: tuple[Prize, ...]
    division: Division = Division.BY_RANK
    one_per_player: bool = True
    group_division: Division | None = None
    conflict: Conflict = Conflict.VALUE
    currency: str = ""
    unit: Fraction = CENT
    rest: Rest = Rest.BEST
    minimum: Fraction | None = None
    maximum: Fraction | None = None
    least_members: int = 0
    leavers: bool = False
    club_players: int = 4
    barred: tuple[int, ...] = ()

    @property
    def fund(self) -> Fraction:
        """All money that is announced."""
        return sum((prize.money for prize in self.prizes), NOTHING)

    @property
    def groups(self) -> tuple[str, ...]:
        """The groups with prizes by place, in the order of the list; empty text: the standings."""
        return tuple(dict.fromkeys(prize.group for prize in self.prizes if prize.kind is PrizeKind.PLACE))

    def division_of(self, group: str) -> Division:
        """How money is divided in a group."""
        return self.division if not group or self.group_division is None else self.group_division

    def renumbered(self, numbers: Mapping[int, int | None]) -> PrizePlan:
        """The same plan with other pairing numbers (old -> new; None: the player is gone)."""
        return self.with_winners(numbers).with_barred(numbers)

    def with_winners(self, numbers: Mapping[int, int | None]) -> PrizePlan:
        """The winners of named prizes have other numbers."""
        if not any(prize.winner in numbers for prize in self.prizes):
            return self
        prizes = tuple(
            prize if prize.winner is None else replace(prize, winner=numbers.get(prize.winner, prize.winner))
            for prize in self.prizes
        )
        return replace(self, prizes=prizes)

    def with_barred(self, numbers: Mapping[int, int | None]) -> PrizePlan:
        """Those who stand aside have other numbers."""
        if not set(self.barred) & set(numbers):
            return self
        moved = (numbers.get(number, number) for number in self.barred)
        return replace(self, barred=tuple(sorted(number for number in moved if number is not None)))


def checked_plan(plan: PrizePlan, numbers: frozenset[int], teams: frozenset[int] | None = None) -> PrizePlan:
    """The plan as it is stored, texts on one line; RuleViolation says what is wrong, by the line of the prize.

    ``numbers`` are the pairing numbers of the section's players, ``teams`` those of its teams where these are ranked.
    """
    if len(plan.prizes) > MOST_PRIZES:
        raise RuleViolation(tr("There are more than {most} prizes.").format(most=MOST_PRIZES))
    prizes = tuple(_checked(prize, line, numbers) for line, prize in enumerate(plan.prizes, start=1))
    if plan.unit <= 0 or plan.unit > _LARGEST:
        raise RuleViolation(tr("Amounts are rounded to a unit above zero."))
    for bound in (plan.minimum, plan.maximum):
        if bound is not None and not 0 <= bound <= _LARGEST:
            raise RuleViolation(tr("The smallest and the largest share are amounts of money."))
    if plan.minimum is not None and plan.maximum is not None and plan.minimum > plan.maximum:
        raise RuleViolation(tr("The smallest share is above the largest one."))
    if not 1 <= plan.club_players <= 100:
        raise RuleViolation(tr("From 1 to 100 players of a club count."))
    if not 0 <= plan.least_members <= 1000:
        raise RuleViolation(tr("The least number of players of a group is 0 to 1000."))
    for number in plan.barred:
        if teams is None and number not in numbers:
            raise no_player(number)
        if teams is not None and number not in teams:
            raise RuleViolation(tr("There is no team with the number {number}.").format(number=number))
    currency = trimmed(plan.currency)
    if len(currency) > 8:
        raise RuleViolation(tr("A currency is a sign or a code of at most eight letters, for example EUR."))
    return replace(plan, prizes=prizes, currency=currency, barred=tuple(sorted(set(plan.barred))))


def _checked(prize: Prize, line: int, numbers: frozenset[int]) -> Prize:
    group, item = trimmed(prize.group), trimmed(prize.item)
    fault = ""
    if len(group) > _LONGEST or len(item) > _LONGEST:
        fault = tr("a name has at most {most} letters").format(most=_LONGEST)
    elif not 0 <= prize.money <= _LARGEST or 1000 % prize.money.denominator:
        fault = tr("the money is no amount")
    elif prize.kind is not PrizeKind.NAMED and not 1 <= prize.place <= 1000:
        fault = tr("the place is from 1 to 1000")
    elif prize.kind is not PrizeKind.PLACE and not group:
        fault = tr("a prize that is not by place has a name")
    elif prize.winner is not None and prize.kind is not PrizeKind.NAMED:
        fault = tr("only a prize that is named by hand has a winner")
    elif prize.winner is not None and prize.winner not in numbers:
        fault = tr("there is no player with the pairing number {number}").format(number=prize.winner)
    elif not prize.money and not item:
        fault = tr("it has neither money nor a thing")
    if fault:
        raise RuleViolation(tr("Prize {line}: {fault}.").format(line=line, fault=fault))
    place = 0 if prize.kind is PrizeKind.NAMED else prize.place
    return replace(prize, group=group, item=item, place=place)
