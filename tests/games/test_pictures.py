"""The pictures of the pieces."""

from __future__ import annotations

import chess.svg

from tdapp.games.pictures import piece_svg


def test_a_piece_fills_its_square() -> None:
    for symbol in "KQRBNPkqrbnp":
        svg = piece_svg(symbol)
        assert f'viewBox="0 0 {chess.svg.SQUARE_SIZE} {chess.svg.SQUARE_SIZE}"' in svg
        assert chess.svg.PIECES[symbol] in svg
