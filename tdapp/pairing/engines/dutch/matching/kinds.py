"""The cheapest pairing of kinds where halves of pairs count: a transport problem, whose duals the real one starts from.

Kinds are few whatever the number of players: where these are many, all but a handful are settled here.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from tdapp.domain.words.cancelling import check_cancelled
from tdapp.domain.words.frozen import dataclass

NEVER = None
"""The price of two kinds of whom no two may meet."""


@dataclass(frozen=True, slots=True)
class Shares:
    """``duals`` of two kinds never sum up to more than twice the price; ``pairs`` of them are to be made."""

    duals: list[int]
    pairs: dict[tuple[int, int], int]


def shares_of(count: Sequence[int], prices: Sequence[Sequence[int | None]]) -> Shares | None:
    """How kinds are paired most cheaply; None where they cannot be.

    ``prices`` is symmetric. Everybody is sent to somebody and receives somebody: the sum of the duals is the least cost
    of that, and no perfect pairing costs less than half of it. Two of a kind to be halved are left out of ``pairs``.
    """
    transport = _Transport(count, prices)
    for kind in range(len(count)):
        while transport.waiting[kind]:
            check_cancelled()
            if not transport.send(kind):
                return None
    halves: Counter[tuple[int, int]] = Counter()
    for receiver, senders in enumerate(transport.came):
        for sender, number in senders.items():
            halves[min(sender, receiver), max(sender, receiver)] += number
    return Shares(
        duals=[mine + theirs for mine, theirs in zip(transport.out, transport.into, strict=True)],
        pairs={pair: number // 2 for pair, number in halves.items()},
    )


class _Transport:
    """Every kind sends and receives all its players. No pair costs less than its duals, and those used exactly that."""

    def __init__(self, count: Sequence[int], prices: Sequence[Sequence[int | None]]) -> None:
        self.waiting, self.room = list(count), list(count)
        self.prices = [[(other, price) for other, price in enumerate(row) if price is not NEVER] for row in prices]
        self.out = [min((price for _, price in row), default=0) for row in self.prices]
        self.into = [0] * len(count)
        self.came: list[dict[int, int]] = [{} for _ in count]  # receiver -> sender -> how many

    def send(self, start: int) -> bool:
        """Send some of a kind the cheapest way, others giving place to them; False when there is none."""
        slack: dict[int, int] = {}  # of receivers that are not reached yet
        sender: dict[int, int] = {}
        gave_place: dict[int, int] = {}  # sender -> the receiver who took others in its stead
        reached: list[int] = []
        senders = [start]
        end = self._offer(start, slack, sender, reached)
        while end is not None:
            step = slack.pop(end)
            if step:
                for kind in senders:
                    self.out[kind] += step
                for kind in reached:
                    self.into[kind] -= step
                for kind in slack:
                    slack[kind] -= step
            reached.append(end)
            if self.room[end]:
                self._move(start, end, sender, gave_place)
                return True
            for kind in self.came[end]:
                if kind not in gave_place and kind != start:
                    gave_place[kind] = end
                    senders.append(kind)
                    self._offer(kind, slack, sender, reached)
            end = min(slack, key=slack.__getitem__, default=None)
        return False

    def _offer(self, kind: int, slack: dict[int, int], sender: dict[int, int], reached: list[int]) -> int | None:
        """A sender more: the receivers who are nearer to it than to those before; the nearest of all."""
        out = self.out[kind]
        for other, price in self.prices[kind]:
            if other not in reached:
                way = price - out - self.into[other]
                if other not in slack or way < slack[other]:
                    slack[other] = way
                    sender[other] = kind
        return min(slack, key=slack.__getitem__, default=None)

    def _move(self, start: int, end: int, sender: dict[int, int], gave_place: dict[int, int]) -> None:
        way = [(end, sender[end])]
        while way[-1][1] != start:
            place = gave_place[way[-1][1]]
            way.append((place, sender[place]))
        amount = min(self.waiting[start], self.room[end])
        for _, kind in way[:-1]:
            amount = min(amount, self.came[gave_place[kind]][kind])
        for receiver, kind in way:
            self.came[receiver][kind] = self.came[receiver].get(kind, 0) + amount
            if kind != start:
                left = self.came[gave_place[kind]]
                left[kind] -= amount
                if not left[kind]:
                    del left[kind]
        self.waiting[start] -= amount
        self.room[end] -= amount
