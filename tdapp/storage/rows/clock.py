"""What time it is: tests have another."""

from __future__ import annotations

import datetime as dt
from collections.abc import Callable

Clock = Callable[[], dt.datetime]


def utc_now() -> dt.datetime:
    """The time of this computer."""
    return dt.datetime.now(dt.UTC)
