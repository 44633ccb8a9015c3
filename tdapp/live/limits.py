"""How much one viewer may ask for: requests in a second by address, streams by address and in all."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

from tdapp.domain.words.frozen import dataclass


@dataclass(frozen=True, slots=True)
class Limits:
    """``per_address``: streams of one address; a whole hall may stand behind one."""

    requests: float = 10.0
    burst: float = 60.0
    streams: int = 1500
    per_address: int = 20
    queue: int = 32


class Requests:
    """A bucket for each address: ``burst`` at once, then ``requests`` a second."""

    def __init__(self, limits: Limits, clock: Callable[[], float]) -> None:
        self._limits, self._clock = limits, clock
        self._left: dict[str, tuple[float, float]] = {}

    def allow(self, address: str) -> bool:
        """Whether one more may be answered now."""
        now = self._clock()
        left, then = self._left.get(address, (self._limits.burst, now))
        left = min(self._limits.burst, left + (now - then) * self._limits.requests)
        if len(self._left) > 10_000:  # addresses that have gone
            self._left = {one: held for one, held in self._left.items() if now - held[1] < 60}
        self._left[address] = (left - 1 if left >= 1 else left, now)
        return left >= 1


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
