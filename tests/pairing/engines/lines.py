"""How much an engine of this process does, and how often it asks meanwhile whether it is still wanted."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType
from typing import Any

from tdapp.domain.words.cancelling import cancelled_by


class Lines:
    """Counts the questions, and how many lines at most ran between two; fails at once above ``most_asked``."""

    def __init__(self, most_asked: int | None = None) -> None:
        self.asked = self.since = self.most = 0
        self.most_asked = most_asked

    @contextmanager
    def counted(self) -> Iterator[None]:
        """What runs inside is counted."""
        before = sys.gettrace()
        with cancelled_by(self._look):
            sys.settrace(self._trace)
            try:
                yield
            finally:
                sys.settrace(before)

    def _look(self) -> None:
        self.asked += 1
        self.since = 0
        assert self.most_asked is None or self.asked <= self.most_asked

    def _trace(self, frame: FrameType, event: str, _: Any) -> Any:
        if event == "line":
            self.since += 1
            self.most = max(self.most, self.since)
        return self._trace
