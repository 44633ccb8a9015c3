"""What pairing usually takes: the sizes measured, and sensible values between and beyond them."""

from __future__ import annotations

import pytest

from tdapp.pairing.engines.usual import GACRUX, MEASURED, OWN, usual_seconds


@pytest.mark.parametrize("engine", MEASURED)
def test_measured_sizes(engine: str) -> None:
    for players, seconds in MEASURED[engine]:
        assert usual_seconds(players, engine) == pytest.approx(seconds)
        assert usual_seconds(players, f"{engine} 1.2") == usual_seconds(players, engine)


@pytest.mark.parametrize("engine", MEASURED)
def test_more_players_take_longer(engine: str) -> None:
    values = [usual_seconds(players, engine) for players in range(0, 3000, 7)]
    assert values == sorted(values)
    assert all(value > 0 for value in values)
    assert usual_seconds(2000, engine) == pytest.approx(8 * MEASURED[engine][-1][1])


def test_our_own_is_the_usual_one_and_the_faster() -> None:
    assert usual_seconds(100) == usual_seconds(100, "tdapp")
    assert all(own < other for (_, own), (_, other) in zip(OWN, GACRUX, strict=True))
