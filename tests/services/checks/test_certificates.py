"""A round that our engine pairs is proved by numbers that it finds itself (C.04.3); another round is not."""

from __future__ import annotations

from dataclasses import replace

import pytest

from tdapp.domain.section.event import Section
from tdapp.domain.section.outcome import Cell, Colour, Outcome
from tdapp.domain.words.cancelling import cancelled_by
from tdapp.pairing.engines.dutch.adapter import DutchEngine
from tdapp.proof.certificate import matchings
from tdapp.services.checks.certificates import certify, numbers_of, verified
from tdapp.services.pairing.generate import Recipe, generate


def played(seed: int, players: int) -> Section:
    return generate(DutchEngine(), Recipe(players=players, rounds=5), str(seed))


@pytest.mark.parametrize(("seed", "players"), [(6, 20), (12, 14)])
def test_every_round_of_our_engine_has_its_certificate(seed: int, players: int) -> None:
    section = played(seed, players)
    for number in range(1, 6):
        found = certify(section, number)
        assert (found.round, found.shown, found.faults) == (number, True, ())
        assert found.seconds >= 0
        assert verified(section, number, found.certificate) == ()


def test_no_certificate_shows_another_pairing() -> None:
    """Two boards of round 3 exchange their blacks: what proved the round proves it no more, and nothing else does."""
    section = played(6, 20)
    whole = certify(section, 3).certificate
    rows = [list(row) for row in section.cells]
    white = ((one, row[2]) for one, row in enumerate(rows, 1) if row[2].colour is Colour.WHITE)
    boards = [(one, cell.opponent) for one, cell in white if cell.opponent]
    (first, second), (third, fourth) = boards[0], boards[-1]
    for one, other in ((first, fourth), (third, second)):
        rows[one - 1][2] = replace(rows[one - 1][2], opponent=other)
        rows[other - 1][2] = replace(rows[other - 1][2], opponent=one)
    bent = replace(section, cells=tuple(map(tuple, rows)))
    found = certify(bent, 3)
    assert (found.shown, found.certificate) == (False, b"")
    assert found.faults != ()
    assert verified(bent, 3, whole) != ()
    assert verified(section, 3, b"nothing") == ("the certificate cannot be read",)


def test_whose_opponent_says_nothing_of_the_game_has_no_certificate() -> None:
    section = played(12, 14)
    whole = certify(section, 1).certificate
    number = next(cell.opponent for row in section.cells for cell in row[:1] if cell.opponent)
    rows = [list(row) for row in section.cells]
    rows[number - 1][0] = Cell(Outcome.ZERO_POINT_BYE)
    bent = replace(section, cells=tuple(map(tuple, rows)))
    for faults in (certify(bent, 1).faults, verified(bent, 1, whole)):
        assert faults
        assert "opponent and has none" in faults[0]


def test_a_proof_is_cancelled_between_two_players() -> None:
    """A round of a thousand takes a while: somebody asks at each of them."""
    section, asked = played(12, 14), []
    matching = next(iter(matchings(section, 1)))

    def look() -> None:
        asked.append(1)
        if len(asked) == 3:
            raise KeyboardInterrupt

    with cancelled_by(look), pytest.raises(KeyboardInterrupt):
        numbers_of(matching)
    assert len(asked) == 3
