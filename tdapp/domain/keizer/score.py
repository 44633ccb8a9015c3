"""The scores of a Keizer competition after any round, with every amount they are made of.

All of it is counted in whole numbers of one unit that every share is a multiple of; fractions appear at the edges only.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from enum import Enum
from fractions import Fraction

from tdapp.domain.section.event import Section
from tdapp.domain.section.outcome import Cell, Outcome
from tdapp.domain.section.player import Player
from tdapp.domain.systems.keizer import Byes, Keizer, Method, OwnValue, Rounding, Start, Values
from tdapp.domain.words.cancelling import check_cancelled
from tdapp.domain.words.frozen import dataclass

OWN_ROUND = 0
"""Stands for the round of the own value, which belongs to none."""
_ABSENT = (Outcome.ZERO_POINT_BYE, Outcome.REST, Outcome.UNPAIRED)


class Credit(Enum):
    """What a round was for the score."""

    OWN = "own"
    WIN = "win"
    DRAW = "draw"
    LOSS = "loss"
    FORFEIT_WIN = "forfeit-win"
    FORFEIT_LOSS = "forfeit-loss"
    BYE = "bye"
    EXCUSED = "excused"
    UNEXCUSED = "unexcused"
    DUTY = "duty"
    OPEN = "open"


_OF_OUTCOME = {
    Outcome.WIN: Credit.WIN,
    Outcome.SHORT_WIN: Credit.WIN,
    Outcome.DRAW: Credit.DRAW,
    Outcome.SHORT_DRAW: Credit.DRAW,
    Outcome.LOSS: Credit.LOSS,
    Outcome.SHORT_LOSS: Credit.LOSS,
    Outcome.FORFEIT_WIN: Credit.FORFEIT_WIN,
    Outcome.FORFEIT_LOSS: Credit.FORFEIT_LOSS,
    Outcome.OPEN: Credit.OPEN,
    Outcome.ADJOURNED: Credit.OPEN,
}
_ALONE = {
    Byes.FILE: {
        Outcome.PAIRING_BYE: Credit.BYE,
        Outcome.HALF_POINT_BYE: Credit.EXCUSED,
        Outcome.ZERO_POINT_BYE: Credit.EXCUSED,
    },
    Byes.CLUB: {
        Outcome.PAIRING_BYE: Credit.BYE,
        Outcome.HALF_POINT_BYE: Credit.EXCUSED,
        Outcome.FULL_POINT_BYE: Credit.DUTY,
    },
}


@dataclass(frozen=True, slots=True)
class Item:
    """One amount of a score: ``amount`` is ``share`` of the ``value`` of ``holder`` (a pairing number), rounded as
    announced. Where the values go round both are means over the orders."""

    round: int
    credit: Credit
    holder: int
    share: Fraction
    value: Fraction
    amount: Fraction


@dataclass(frozen=True, slots=True)
class KeizerTable:
    """``order`` has the pairing numbers of those who count, best first. ``scores`` and ``values`` are theirs.

    ``values`` are those that the scores were made with. ``orders`` is 1, or how many the values go round between.
    """

    after_round: int
    order: tuple[int, ...]
    scores: dict[int, Fraction]
    values: dict[int, Fraction]
    items: dict[int, tuple[Item, ...]]
    orders: int = 1


def rules_of(section: Section) -> Keizer:
    """The parameters of a section; what is usual in one of another system."""
    facts = section.system_facts
    return facts if isinstance(facts, Keizer) else Keizer()


def credit_of(cell: Cell, byes: Byes) -> Credit:
    """What a round is for the score of who has this cell."""
    if cell.opponent is None:
        return _ALONE[byes].get(cell.outcome, Credit.UNEXCUSED)
    return _OF_OUTCOME.get(cell.outcome, Credit.UNEXCUSED)


def values_by_place(count: int, rules: Keizer) -> list[int]:
    """The value of each place, the first first: one less from place to place, the last at least 1."""
    match rules.values:
        case Values.RATIO:
            top = math.floor((count - 1) * rules.ratio / (rules.ratio - 1))
        case Values.EVEN:
            top = round((count - 1) * rules.ratio / (rules.ratio - 1))
        case Values.COUNT:
            top = count
        case Values.DOUBLE:
            top = 2 * count
    top = max(top if rules.top is None else rules.top, count)
    return list(range(top, top - count, -1))


def started(player: Player, rules: Keizer) -> tuple[int, int]:
    """Sorts the start ranking, and whoever is equal later."""
    rating = player.rating or 0
    return (-rating if rules.start is Start.RATING else 0, player.number)


def keizer_table(
    section: Section, rules: Keizer, after_round: int, also: Sequence[int] = (), *, itemised: bool = True
) -> KeizerTable:
    """The table after a round (0: the start ranking, everybody with his own value).

    Who was away in every round so far does not count, unless he is one of ``also`` (who come now). ``itemised``: with
    the amounts of each score.
    """
    counted = min(after_round, section.rounds_held)
    coming = set(also)
    players, rows = [], []
    for player, row in zip(section.players, section.cells, strict=True):
        past = row[:counted]
        if not counted or player.number in coming or any(cell.outcome not in _ABSENT for cell in past):
            players.append(player)
            rows.append(past)
    return _Season(players, rows, rules, itemised=itemised).table(counted)


@dataclass(frozen=True, slots=True)
class _Line:
    """One credit: ``times`` units of the value of the player at index ``holder``."""

    round: int
    credit: Credit
    holder: int
    share: Fraction
    times: int


class _Season:
    """Those who count, by the start ranking; an order is a list of their indices."""

    def __init__(
        self, players: Sequence[Player], rows: Sequence[tuple[Cell, ...]], rules: Keizer, *, itemised: bool
    ) -> None:
        self.itemised = itemised
        by_start = sorted(range(len(players)), key=lambda index: started(players[index], rules))
        self.players = [players[index] for index in by_start]
        self.rules = rules
        self.by_place = values_by_place(len(players), rules)
        index_of = {player.number: index for index, player in enumerate(self.players)}
        shares = [list(self._shares(rows[index], index_of, place)) for place, index in enumerate(by_start)]
        used = {share.denominator for line in shares for *_, share in line}
        self.unit = math.lcm(2, max(1, rules.fades), *used)
        self.lines = [
            [_Line(number, credit, holder, share, int(share * self.unit)) for number, credit, holder, share in line]
            for line in shares
        ]
        self.terms = [[(line.holder, line.times) for line in lines] for lines in self.lines]

    def table(self, rounds: int) -> KeizerTable:
        start = list(range(len(self.players)))
        match self.rules.method:
            case Method.PASS:
                order = start
                for number in range(1, rounds):
                    check_cancelled()
                    order = self._order(self._amounts(number, self._values(order)))
                return self._made(rounds, [self._values(order)])
            case Method.FROZEN:
                evenings = []  # the values of each round
                order = start
                for number in range(1, max(rounds, 1) + 1):
                    check_cancelled()
                    evenings.append(self._values(order))
                    order = self._order(self._amounts(number, evenings[-1], evenings))
                return self._made(rounds, [evenings[-1]], evenings)
            case Method.CONSISTENT:
                seen: dict[tuple[int, ...], int] = {}
                orders: list[list[int]] = []
                order = start
                while tuple(order) not in seen:
                    check_cancelled()
                    seen[tuple(order)] = len(orders)
                    orders.append(order)
                    order = self._order(self._amounts(rounds, self._values(order)))
                return self._made(rounds, [self._values(one) for one in orders[seen[tuple(order)] :]])

    def _shares(
        self, row: Sequence[Cell], index_of: dict[int, int], me: int
    ) -> Iterator[tuple[int, Credit, int, Fraction]]:
        rules = self.rules
        share = {
            Credit.WIN: rules.win,
            Credit.DRAW: rules.draw,
            Credit.LOSS: rules.loss,
            Credit.FORFEIT_WIN: rules.forfeit,
            Credit.FORFEIT_LOSS: rules.forfeited,
            Credit.BYE: rules.bye,
            Credit.EXCUSED: rules.excused,
            Credit.UNEXCUSED: rules.unexcused,
            Credit.DUTY: rules.duty,
            Credit.OPEN: Fraction(0),
        }
        excused = 0
        for number, cell in enumerate(row, 1):
            credit = credit_of(cell, rules.byes)
            given = share[credit]
            if credit is Credit.EXCUSED:
                if rules.excused_limit and excused >= rules.excused_limit:
                    given = Fraction(0)
                elif rules.halved:
                    given /= 1 << excused
                excused += 1
            holder = me if cell.opponent is None else index_of.get(cell.opponent, me)
            yield number, credit, holder, given

    def _values(self, order: Sequence[int]) -> list[int]:
        values = [0] * len(order)
        for place, index in enumerate(order):
            values[index] = self.by_place[place]
        return values

    def _own(self, me: int, rounds: int, values: Sequence[int]) -> tuple[Fraction, int]:
        """The share of the own value that is added after so many rounds, and that value."""
        rules = self.rules
        if rules.own is OwnValue.NONE:
            return Fraction(0), values[me]
        share = Fraction(max(0, rules.fades - rounds), rules.fades) if rules.fades else Fraction(1)
        return share, values[me] if rules.own is OwnValue.CURRENT else self.by_place[me]

    def _rounded(self, amount: int) -> int:
        match self.rules.rounding:
            case Rounding.NONE:
                return amount
            case Rounding.HALF:
                return (4 * amount + self.unit) // (2 * self.unit) * (self.unit // 2)
            case Rounding.WHOLE:
                return (2 * amount + self.unit) // (2 * self.unit) * self.unit

    def _amounts(self, rounds: int, values: Sequence[int], evenings: Sequence[Sequence[int]] = ()) -> list[int]:
        """The score of each after so many rounds, in units; ``evenings`` are the values of each round, if they stay."""
        scores = []
        for me, lines in enumerate(self.lines):
            share, own = self._own(me, rounds, values)
            total = self._rounded(int(share * self.unit) * own)
            if self.rules.rounding is Rounding.NONE and not evenings:  # the usual way, thousands of times
                total += sum([times * values[holder] for holder, times in self.terms[me][:rounds]])
            else:
                for line in lines[:rounds]:
                    value = (evenings[line.round - 1] if evenings else values)[line.holder]
                    total += self._rounded(line.times * value)
            scores.append(total)
        return scores

    def _order(self, scores: Sequence[int | Fraction]) -> list[int]:
        return sorted(range(len(scores)), key=lambda index: (-scores[index], index))  # the index is that of the start

    def _made(self, rounds: int, cycle: Sequence[Sequence[int]], evenings: Sequence[Sequence[int]] = ()) -> KeizerTable:
        orders = len(cycle)
        totals = [self._amounts(rounds, values, evenings) for values in cycle]
        scores = [Fraction(sum(each), self.unit * orders) for each in zip(*totals, strict=True)]
        items = (
            {}
            if not self.itemised
            else {player.number: self._items(me, rounds, cycle, evenings) for me, player in enumerate(self.players)}
        )
        numbers = [player.number for player in self.players]
        return KeizerTable(
            rounds,
            tuple(numbers[index] for index in self._order(scores)),
            dict(zip(numbers, scores, strict=True)),
            {number: Fraction(sum(values[index] for values in cycle), orders) for index, number in enumerate(numbers)},
            items,
            orders,
        )

    def _items(
        self, me: int, rounds: int, cycle: Sequence[Sequence[int]], evenings: Sequence[Sequence[int]]
    ) -> tuple[Item, ...]:
        """The amounts of a score, the own value first."""
        found = []
        if self.rules.own is not OwnValue.NONE:
            shares = [self._own(me, rounds, values) for values in cycle]
            total = sum(self._rounded(int(share * self.unit) * own) for share, own in shares)
            value = Fraction(sum(own for _, own in shares), len(cycle))
            amount = Fraction(total, self.unit * len(cycle))
            found.append(Item(OWN_ROUND, Credit.OWN, self.players[me].number, shares[0][0], value, amount))
        for line in self.lines[me]:
            values = [evenings[line.round - 1]] if evenings else cycle
            held = [one[line.holder] for one in values]
            total = sum(self._rounded(line.times * value) for value in held)
            holder = self.players[line.holder].number
            value, amount = Fraction(sum(held), len(held)), Fraction(total, self.unit * len(held))
            found.append(Item(line.round, line.credit, holder, line.share, value, amount))
        return tuple(found)
