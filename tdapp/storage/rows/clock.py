"""What time it is: tests have another."""

from __future__ import annotations

import datetime as dt
from collections.abc import Callable
from functools import partial

Clock = Callable[[], dt.datetime]

utc_now: Clock = partial(dt.datetime.now, dt.UTC)
"""The time of this computer."""
