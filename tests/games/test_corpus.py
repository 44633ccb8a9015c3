"""Files with the habits of the programs that write most games; each is our own, every habit is one that was met.

DGT LiveChess: CRLF, ``%clk`` and ``%emt`` in two comments, kings in the centre, boards without a move. ChessBase:
Windows letters, lines that break inside a clock, arrows and evaluations, null moves. Lichess: tenths of a second, two
comments to a move, the number again before Black's move, Chess960. Swiss-Manager: games without blank lines, results
without moves, a mark at the beginning. Typed by hand: German letters, long notation, 0-0, e.p., a number that jumps.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from tdapp.domain.games.record import GameState
from tdapp.games.reading import ReadGame, board_of, decoded, read_pgn

CORPUS = Path(__file__).parent / "corpus"
CLOSED, PLAYING, WAITING, GAP = GameState.ENDED, GameState.PLAYING, GameState.WAITING, GameState.GAP


def games(name: str) -> tuple[ReadGame, ...]:
    return read_pgn(decoded((CORPUS / f"{name}.pgn").read_bytes()))


@pytest.mark.parametrize(
    ("name", "white", "found"),
    [
        (
            "livechess",
            ("Anders, Nora", "Celik, Deniz", "Eriksen, Eva", "Grau, Pia"),
            ((6, "1-0", CLOSED), (3, "*", PLAYING), (2, "1/2-1/2", CLOSED), (0, "*", WAITING)),
        ),
        ("chessbase", ("Müller, Jörg", "Ødegård, Åse"), ((8, "1/2-1/2", CLOSED), (3, "0-1", GAP))),
        ("lichess", ("Anders, Nora", ""), ((5, "0-1", CLOSED), (4, "1-0", CLOSED))),
        (
            "swiss-manager",
            ("Huber, Anna", "Lang, Max", "Nagy, Ádám"),
            ((0, "1-0", CLOSED), (8, "1/2-1/2", CLOSED), (0, "*", WAITING)),
        ),
        ("typed", ("Weber, Tim", "Weber, Tim"), ((10, "0-1", CLOSED), (6, "1-0", GAP))),
    ],
)
def test_every_game_is_read_as_it_was_meant(name: str, white: tuple[str, ...], found: tuple[tuple, ...]) -> None:
    read = games(name)
    assert tuple(game.record.white_name for game in read) == white
    assert tuple((len(game.record.moves), game.record.result, game.record.state) for game in read) == found
    assert [game.number for game in read if game.faults] == [n for n, one in enumerate(found, 1) if one[2] is GAP]


def test_clocks_of_two_comments_and_of_a_broken_line() -> None:
    live = games("livechess")[0].record.plies
    assert [(ply.clock, ply.spent) for ply in live[:3]] == [(5450, 10), (5442, 18), (5472, 8)]
    base = games("chessbase")[0].record.plies
    assert [ply.spent for ply in base] == [12, 9, 31, 62, 5, 220, None, None]
    tenths = games("lichess")[0].record.plies
    assert [ply.clock for ply in tenths] == [5453, 5438, 5462, 5412, None]


def test_boards_castling_and_languages() -> None:
    assert [board_of(game.headers) for game in games("livechess")] == [1, 2, 3, 4]
    assert [board_of(game.headers) for game in games("swiss-manager")] == [1, 2, 3]
    assert games("swiss-manager")[0].headers["WhiteTeam"] == 'ASK "Nord" Linz'
    assert games("lichess")[1].record.chess960
    assert games("typed")[0].language in ("de", "da", "nb", "sv")
    assert games("typed")[0].record.moves[8] == "e1g1"
    assert games("typed")[1].record.moves[4] == "e5d6"
