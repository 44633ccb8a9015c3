"""The procedure that C.04.5 (Double-Swiss) and C.04.6 (teams) share word for word: 3.3 to 3.6.

First the bye, then bracket by bracket from the top: of all sets of upfloaters the one that 3.5 chooses, of all pairings
of the bracket the one that 3.6 chooses, as the cheapest perfect pairing of exact whole-number costs. A small bracket is
proved by trying every pairing.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from fractions import Fraction

import numpy as np

from tdapp.domain.section.scoring import decimal_text
from tdapp.domain.words.cancelling import check_cancelled, until_cancelled
from tdapp.domain.words.frozen import dataclass
from tdapp.domain.words.wording import tr
from tdapp.pairing.engines.dutch.matching.bits import Matrix, mask_of, matrix_of, members, restricted, rows_of
from tdapp.pairing.engines.dutch.matching.plain import ALONE, alone_in, greatest, odd_ones
from tdapp.pairing.engines.dutch.matching.weighted import Prices, cheapest
from tdapp.pairing.engines.engine import Bracket, EngineFault, NoLegalPairing
from tdapp.pairing.engines.upfloaters import Upfloaters
from tdapp.pairing.rules.top_bracket import MOST_TRIED, Contest, Pair, best_by_trying, cost_of


@dataclass(frozen=True, slots=True)
class Group:
    """A score group with those who came up to it, and how it was paired."""

    score: Fraction
    residents: tuple[int, ...]
    upfloaters: tuple[int, ...]
    pairs: tuple[Pair, ...]


@dataclass(frozen=True, slots=True)
class GroupedRound:
    """A whole round before the colours."""

    bye: int | None
    brackets: tuple[Group, ...]


def pair_groups(position: Contest) -> GroupedRound | None:
    """The round-pairing of 3.3; None when there is no legal one."""
    return _Pairer(position).run()


def no_legal_pairing(position: Contest, number: int) -> NoLegalPairing:
    """Why there is none: colours forbid nobody to meet, and without an odd one nobody has a bye."""
    if len(position.present) % 2:
        sentence = tr(
            "Round {round_number} has no legal pairing: whoever meets whom, somebody would meet an opponent twice or "
            "a prohibited one, or get a second bye ({article}). Pair the round by hand."
        )
    else:
        sentence = tr(
            "Round {round_number} has no legal pairing: whoever meets whom, somebody would meet an opponent twice or "
            "a prohibited one ({article}). Pair the round by hand."
        )
    return NoLegalPairing(number, sentence.format(round_number=number, article=position.article))


class _Pairer:
    def __init__(self, position: Contest) -> None:
        self.position = position
        self.everybody = tuple(sorted(position.present, key=lambda one: position.cards[one].tpn))
        self.place = {one: index for index, one in enumerate(self.everybody)}
        self.rows = [
            mask_of(index for index, other in enumerate(self.everybody) if position.may_meet(one, other))
            for one in until_cancelled(self.everybody)
        ]
        self.meet = matrix_of(self.rows, len(self.everybody))

    def run(self) -> GroupedRound | None:
        left = list(self.everybody)
        bye = None
        if len(left) % 2:
            bye = self._bye(left)
            if bye is None:
                return None
            left.remove(bye)
        elif ALONE in greatest(self.rows):
            return None
        brackets = []
        while left:
            check_cancelled()
            bracket = self._bracket(left)
            brackets.append(bracket)
            gone = {one for pair in bracket.pairs for one in pair}
            left = [one for one in left if one not in gone]
        return GroupedRound(bye, tuple(brackets))

    def _bye(self, everybody: Sequence[int]) -> int | None:
        """3.4: the rest can be paired, the lowest score, the most matches played, the largest number."""
        mate = greatest(self.rows)
        alone = alone_in(mate, (1 << len(everybody)) - 1)
        if len(alone) != 1:
            return None
        possible = odd_ones(self.rows, mate, alone[0])
        cards = [self.position.cards[everybody[place]] for place in members(possible)]
        eligible = [card for card in cards if card.bye_round is None]
        found = min(eligible, key=lambda card: (card.pairing_score, -card.played, -card.tpn), default=None)
        return None if found is None else found.number

    def _bracket(self, left: Sequence[int]) -> Group:
        order = sorted(left, key=self._score, reverse=True)  # those of a score by number, as they were
        residents = [one for one in order if self._score(one) == self._score(order[0])]
        upfloaters = Upfloaters(self.position, order, self._rows_of(order)).first()
        assert upfloaters is not None  # else the round was not begun
        pairs = self._pairs((*residents, *upfloaters), frozenset(upfloaters))
        return Group(self._score(order[0]), tuple(residents), upfloaters, pairs)

    def _score(self, one: int) -> Fraction:
        return self.position.cards[one].pairing_score

    def _rows_of(self, some: Sequence[int]) -> list[int]:
        """Who of these may meet, by their places among them."""
        places = [self.place[one] for one in some]
        return rows_of(self.meet[np.ix_(places, places)])

    # -- the bracket (3.6) ---

    def _pairs(self, some: Sequence[int], upfloaters: frozenset[int]) -> tuple[Pair, ...]:
        """The first pairing by its identifier among those that cost least."""
        ordered = sorted(some, key=lambda one: self.place[one])
        size = len(ordered)
        halves = tuple(zip(ordered, ordered[size // 2 :], strict=False))
        legal = all(self.position.may_meet(one, other) for one, other in halves)
        if legal and not any(cost_of(self.position, halves, upfloaters)):
            return halves  # no identifier comes before it
        rows = self._rows_of(ordered)
        base = 2 * size + 1  # above every sum of one criterion: a pair costs at most two of each
        cost = np.zeros((size, size), dtype=np.int64)
        for i, one in enumerate(until_cancelled(ordered)):
            for j in range(i + 1, size):
                if rows[i] >> j & 1:
                    price = 0
                    for each in self.position.pair_cost(one, ordered[j], upfloaters):
                        price = price * base + each
                    cost[i, j] = cost[j, i] = price
        mate = first_of_the_cheapest(cost, rows)
        return tuple((ordered[i], ordered[j]) for i, j in enumerate(mate) if i < j)


def first_of_the_cheapest(cost: Matrix, rows: list[int]) -> list[int]:
    """Of all cheapest perfect pairings the one whose identifier comes first (3.6.2).

    First who is a top member, the smallest numbers as far as they can be; then the bottom members of the tops in their
    order. What the pairing in hand shows to be possible is not asked for again.
    """
    size = len(rows)
    prices = Prices(range(size), cost)
    best = cheapest(prices, rows)
    assert best is not None  # it was asked for before
    mate, least = best.mate, best.total

    def holds(trial: list[int]) -> list[int] | None:
        found = cheapest(prices, trial, mate)
        return found.mate if found is not None and found.total == least else None

    for place in range(size):
        after = restricted(rows, place, ~((1 << place + 1) - 1))
        if mate[place] < place:
            found = holds(after)
            if found is None:
                rows = restricted(rows, place, (1 << place) - 1)
                continue
            mate = found
        rows = after
    for top in range(size):
        if mate[top] < top:
            continue
        for bottom in members(rows[top] & (1 << mate[top]) - 1):
            found = holds(_seated(rows, top, bottom))
            if found is not None:
                mate = found
                break
        rows = _seated(rows, top, mate[top])
    return mate


def _seated(rows: Sequence[int], one: int, other: int) -> list[int]:
    """The same graph where these two have each other."""
    return restricted(restricted(rows, one, 1 << other), other, 1 << one)


def prove(position: Contest, bracket: Group, engine: str) -> None:
    """EngineFault where a bracket is not legal, or a small one not what 3.6 chooses."""
    some = (*bracket.residents, *bracket.upfloaters)
    legal = all(position.may_meet(one, other) for one, other in bracket.pairs)
    whole = sorted(one for pair in bracket.pairs for one in pair) == sorted(some)
    if legal and whole and len(some) <= MOST_TRIED:
        best = best_by_trying(position, some, frozenset(bracket.upfloaters))
        legal = best is not None and {frozenset(pair) for pair in best} == {frozenset(one) for one in bracket.pairs}
    if not legal or not whole:
        raise EngineFault(
            tr(
                "The pairing of {engine} was refused: the group with {score} points is not paired as {article} says."
            ).format(engine=engine, score=decimal_text(bracket.score), article=position.article),
            engine=engine,
            details=str(bracket),
        )


def shown(position: Contest, bracket: Group) -> Bracket:
    """A bracket with what its criteria cost, as ``Pairing`` has it."""
    upfloaters = frozenset(bracket.upfloaters)
    costs = zip(position.costs, cost_of(position, bracket.pairs, upfloaters), strict=True)
    floats = [] if position.is_older else [("C7", _floats(position, upfloaters))]
    counted = [("C4", len(upfloaters)), *floats, *costs]
    return Bracket(
        decimal_text(bracket.score),
        (*bracket.residents, *bracket.upfloaters),
        bracket.pairs,
        bracket.upfloaters,
        tuple((name, str(count)) for name, count in counted if count),
    )


def _floats(position: Contest, upfloaters: Iterable[int]) -> int:
    return sum(position.cards[one].floated for one in upfloaters) if position.floats_count else 0
