"""Openings by their positions: codes of the Encyclopaedia of Chess Openings for lines that everybody knows."""

from __future__ import annotations

import re

import pytest

from tdapp.domain.games.record import GameRecord, Ply
from tdapp.games.openings import LONGEST, opening_of, table
from tdapp.games.reading import read_pgn


def of(moves: str) -> tuple[str, str]:
    (game,) = read_pgn(moves)
    return opening_of(game.record)


@pytest.mark.parametrize(
    ("moves", "expected"),
    [
        ("1. e4 e5 2. Nf3 Nc6 3. Bb5 Nf6 4. O-O Nxe4 *", ("C65", "Ruy Lopez: Berlin Defense")),
        ("1. e4 c5 2. Nf3 d6 3. d4 cxd4 4. Nxd4 Nf6 5. Nc3 a6 6. Be3 *", ("B90", "Sicilian Defense: Najdorf")),
        ("1. Nf3 d5 2. d4 Nf6 3. c4 c6 4. Nc3 *", ("D15", "Slav Defense: Three Knights")),  # another order
        ("1. c4 Nf6 2. d4 e6 3. Nc3 Bb4 4. e3 *", ("E40", "Nimzo-Indian Defense: Rubinstein")),
        ("1. h4 *", ("", "")),
    ],
)
def test_known_openings(moves: str, expected: tuple[str, str]) -> None:
    assert of(moves) == expected


def test_games_from_other_positions_have_none() -> None:
    assert opening_of(GameRecord(1)) == ("", "")
    e4 = "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1"
    assert of("e4 c5") != ("", "")
    assert opening_of(GameRecord(1, start=e4, plies=(Ply("c7c5"),))) == ("", "")
    assert opening_of(GameRecord(1, chess960=True, plies=(Ply("e2e4"), Ply("c7c5")))) == ("", "")
    assert opening_of(GameRecord(1, start="4k3/8/8/8/8/8/4P3/4K3 w - - 0 1", plies=(Ply("e2e4"),))) == ("", "")


def test_every_line_of_the_table_is_legal_and_of_its_own() -> None:
    found = table()
    assert len(found) > 140
    assert all(re.fullmatch(r"[A-E]\d\d", code) and name for code, name in found.values())
    assert LONGEST >= 18
