"""Positions as boards side by side: dark squares grey, pieces as figurines, the words below each."""

from __future__ import annotations

from tdapp.reports.layout.model import Diagram
from tdapp.reports.layout.page import MINIMUM_SIZE, BoxItem, FontMetrics, Item, LineItem, TextItem
from tdapp.reports.pdf.fonts import Style

ACROSS = 4
WORDS = 22.0  # points below a board
_GAP = 14.0
_SIZE = 8.0
_DARK = 0.84
_SIGNS = dict(zip("KQRBNPkqrbnp", "♔♕♖♗♘♙♚♛♜♝♞♟", strict=True))


def side(width: float) -> float:
    """How long a side of a board is where four stand side by side."""
    return (width - (ACROSS - 1) * _GAP) / ACROSS


def draw_diagrams(
    boards: tuple[Diagram, ...], left: float, top: float, width: float, metrics: FontMetrics
) -> list[Item]:
    """A line of boards below ``top``."""
    length = side(width)
    items: list[Item] = []
    for number, board in enumerate(boards):
        x = left + number * (length + _GAP)
        items += _board(board, x, top - length, length, metrics)
        for line, text in enumerate((board.title, board.words)):
            shown = _shortened(text, length, metrics, Style.BOLD if line == 0 else Style.REGULAR)
            style = Style.BOLD if line == 0 else Style.REGULAR
            items.append(TextItem(x, top - length - 9.0 - line * 9.5, shown, style, _SIZE))
    return items


def _board(board: Diagram, x: float, y: float, length: float, metrics: FontMetrics) -> list[Item]:
    cell = length / 8
    items: list[Item] = [
        BoxItem(x + file * cell, y + rank * cell, cell, cell, _DARK)
        for file in range(8)
        for rank in range(8)
        if (file + rank) % 2 == 0
    ]
    edges = ((x, y, x + length, y), (x, y + length, x + length, y + length), (x, y, x, y + length))
    items += [LineItem(*ends, 0.7) for ends in (*edges, (x + length, y, x + length, y + length))]
    size = max(MINIMUM_SIZE, cell * 0.92)
    for square, symbol in board.pieces:
        at_x, at_y = x + "abcdefgh".index(square[0]) * cell, y + (int(square[1]) - 1) * cell
        wide = metrics.width(_SIGNS[symbol], Style.REGULAR, size)
        items.append(TextItem(at_x + (cell - wide) / 2, at_y + cell * 0.16, _SIGNS[symbol], Style.REGULAR, size))
    return items


def _shortened(text: str, width: float, metrics: FontMetrics, style: Style) -> str:
    if metrics.width(text, style, _SIZE) <= width:
        return text
    while text and metrics.width(f"{text}…", style, _SIZE) > width:
        text = text[:-1]
    return f"{text.rstrip()}…"
