"""What pairing usually takes: the sizes measured, and sensible values between and beyond them."""

from __future__ import annotations

import pytest

from tdapp.pairing.engines.usual import MEASURED, usual_seconds


@pytest.mark.parametrize(("players", "seconds"), MEASURED)
def test_measured_sizes(players: int, seconds: float) -> None:
    assert usual_seconds(players) == pytest.approx(seconds)


def test_more_players_take_longer() -> None:
    values = [usual_seconds(players) for players in range(0, 3000, 7)]
    assert values == sorted(values)
    assert all(value > 0 for value in values)
    assert usual_seconds(2000) == pytest.approx(8 * MEASURED[-1][1])
