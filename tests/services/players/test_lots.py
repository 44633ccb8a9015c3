"""A seed is a number of six digits that people can read out."""

from __future__ import annotations

import hashlib
import secrets

import pytest

from tdapp.domain.section.player import Player
from tdapp.services.players.lots import drawn, drawn_colour, new_seed


@pytest.mark.parametrize(("below", "seed"), [(lambda below: 0, 100_000), (lambda below: below - 1, 999_999)])
def test_a_seed_has_six_digits(monkeypatch: pytest.MonkeyPatch, below: object, seed: int) -> None:
    monkeypatch.setattr(secrets, "randbelow", below)
    assert new_seed() == seed


def test_a_lot_is_the_same_in_whatever_order_the_field_comes() -> None:
    """By name, FIDE ID, birth and number: namesakes are told apart by each of them."""
    field = [
        Player(1, "Novak, Jan", fide_id="9", birth="1990"), Player(2, "Novak, Jan", fide_id="8", birth="1991"),
        Player(3, "Kovač, Ana"), Player(4, "Kovac, Ana"), Player(5, "Novak, Jan", fide_id="8", birth="1990"),
        Player(6, "Novak, Jan", fide_id="8", birth="1990"), Player(7, "Kovač, Ana"),
    ]  # fmt: skip
    by_hand = [field[place - 1] for place in (4, 3, 7, 5, 6, 2, 1)]
    for seed in range(20):
        lot = [player.number for player in drawn(field, seed)]
        assert lot == [player.number for player in drawn(field[::-1], seed)]
        named = {player.number: place for place, player in enumerate(by_hand)}
        hashes = [hashlib.sha256(f"{seed}:{named[number]}".encode()).digest() for number in lot]
        assert hashes == sorted(hashes)


def test_the_colour_by_lot() -> None:
    """C.04.3, 5.2.5: by the first byte of what anybody can compute from the seed."""
    for seed in range(40):
        odd = hashlib.sha256(f"{seed}:colour".encode()).hexdigest()[1] in "13579bdf"
        assert drawn_colour(seed) == ("B" if odd else "W")
