"""The pieces as pictures (SVG): Colin M. L. Burnett's, as python-chess ships them (GPL, version 2 or later)."""

from __future__ import annotations

import chess.svg

SIDE = 45
"""Units of a piece's picture."""


def piece_svg(symbol: str) -> str:
    """One piece; White's letter is a capital."""
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {SIDE} {SIDE}">{chess.svg.PIECES[symbol]}</svg>'
