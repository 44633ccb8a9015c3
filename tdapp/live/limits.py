"""How much one viewer may ask for: requests in a second by address, streams by address and in all."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

from tdapp.domain.words.frozen import dataclass


@dataclass(frozen=True, slots=True)
class Limits:
    """``per_address``: streams of one address; a whole hall may stand behind one.

    ``connections``: of all viewers, also of who has not said yet what he wants, which ``header_seconds`` are for.
    """

    requests: float = 10.0
    burst: float = 60.0
    streams: int = 1500
    per_address: int = 20
    queue: int = 32
    connections: int = 4500
    header_seconds: float = 10.0

    @property
    def connections_per_address(self) -> int:
        """Beside its stream a browser has some more for files."""
        return min(self.connections, 4 * self.per_address + 40)


class Requests:
    """A bucket for each address: ``burst`` at once, then ``requests`` a second."""

    def __init__(self, limits: Limits, clock: Callable[[], float]) -> None:
        self._limits, self._clock = limits, clock
        self._left: dict[str, tuple[float, float]] = {}
        self._tidied = clock()

    def has(self, address: str) -> bool:
        """Whether one more would be allowed now."""
        return self._now(address, self._clock()) >= 1

    def allow(self, address: str) -> bool:
        """Whether one more may be answered now; it is counted then."""
        now = self._clock()
        left = self._now(address, now)
        if len(self._left) > 10_000 and now - self._tidied > 1:  # addresses that have gone
            self._tidied = now
            self._left = {one: held for one, held in self._left.items() if self._now(one, now) < self._limits.burst}
        self._left[address] = (left - 1 if left >= 1 else left, now)
        return left >= 1

    def _now(self, address: str, now: float) -> float:
        left, then = self._left.get(address, (self._limits.burst, now))
        return min(self._limits.burst, left + (now - then) * self._limits.requests)


class Guesses:
    """Wrong words and keys: some at once, then one in many seconds, from one address and from all together.

    ``has`` is asked before anything is compared: who has none left is not told whether he was right.
    """

    def __init__(self, clock: Callable[[], float]) -> None:
        self._of_one = Requests(Limits(requests=0.1, burst=10), clock)
        self._of_all = Requests(Limits(requests=2, burst=200), clock)

    def has(self, address: str) -> bool:
        """Whether a guess of this address is looked at now."""
        return self._of_one.has(address) and self._of_all.has("")

    def wrong(self, address: str) -> None:
        """Count one."""
        self._of_one.allow(address)
        self._of_all.allow("")


class Streams:
    """Who is listening."""

    def __init__(self, limits: Limits) -> None:
        self._limits = limits
        self._of: Counter[str] = Counter()

    @property
    def count(self) -> int:
        """All streams."""
        return self._of.total()

    def enter(self, address: str) -> bool:
        """Whether one more may listen; it is counted then."""
        if self.count >= self._limits.streams or self._of[address] >= self._limits.per_address:
            return False
        self._of[address] += 1
        return True

    def leave(self, address: str) -> None:
        """One is gone."""
        self._of[address] -= 1
        if self._of[address] <= 0:
            del self._of[address]
