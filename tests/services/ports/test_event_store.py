"""What is said of copies and steps, whatever the clocks did."""

from __future__ import annotations

import datetime as dt
from pathlib import Path

import pytest

from tdapp.services.ports.event_store import Backup

AT = dt.datetime(2026, 7, 3, 12, tzinfo=dt.UTC)


@pytest.mark.parametrize(("seconds", "age"), [(-86400, 0), (-1, 0), (0, 0), (1, 1), (86400, 86400)])
def test_a_copy_is_never_younger_than_now(seconds: int, age: int) -> None:
    copy = Backup(Path("copy.tdb"), "event", 3, AT)
    assert copy.age(AT + dt.timedelta(seconds=seconds)) == dt.timedelta(seconds=age)
