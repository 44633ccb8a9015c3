"""When a round began, where the system can tell."""

from __future__ import annotations

import datetime as dt
from dataclasses import replace

import pytest

from tdapp.domain.section.event import RoundTime
from tdapp.services.games import headers
from tests.arena import arena


class Windows(dt.datetime):
    """Its clock knows nothing before 1970."""

    def astimezone(self, tz: dt.tzinfo | None = None) -> dt.datetime:
        if self.year < 1970:
            raise OSError(22, "Invalid argument")
        return super().astimezone(tz)


def test_a_round_before_1970_has_no_start_where_the_system_knows_none(monkeypatch: pytest.MonkeyPatch) -> None:
    days = (dt.date(1938, 11, 6), dt.date(2026, 5, 1))
    section = replace(arena("1 A | 2w1\n2 B | 1b0"), round_dates=days, round_times=(RoundTime("14:00"),) * 2)
    assert headers.utc_start(section, 2) is not None
    monkeypatch.setattr(headers.dt, "datetime", Windows)
    assert headers.utc_start(section, 1) is None
    assert headers.utc_start(section, 2) is not None
