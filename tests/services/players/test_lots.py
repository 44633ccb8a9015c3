"""A seed is a number of six digits that people can read out."""

from __future__ import annotations

import secrets

import pytest

from tdapp.services.players.lots import new_seed


@pytest.mark.parametrize(("drawn", "seed"), [(lambda below: 0, 100_000), (lambda below: below - 1, 999_999)])
def test_a_seed_has_six_digits(monkeypatch: pytest.MonkeyPatch, drawn: object, seed: int) -> None:
    monkeypatch.setattr(secrets, "randbelow", drawn)
    assert new_seed() == seed
