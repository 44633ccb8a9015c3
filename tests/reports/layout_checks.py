"""What must hold for the layout of every document beyond single texts: no text over another, nothing lonely."""

from __future__ import annotations

import numpy as np

from tdapp.reports.layout.flow import LEAST_LINES, Piece
from tdapp.reports.layout.model import Paragraph, Table, Voice
from tdapp.reports.layout.page import Page, TextItem
from tdapp.reports.layout.plan import Plan
from tests.reports.page_checks import METRICS

_BELOW, _ABOVE = 0.14, 0.66  # of the type size: descenders and capitals may come close, they may not touch
_TOUCH = 0.6  # points


def check_boxes(page: Page) -> None:
    """No text stands over another, on whatever line."""
    texts = [item for item in page.items if isinstance(item, TextItem) and item.text.strip() and not item.turned]
    if not texts:
        return
    left = np.array([item.x for item in texts])
    right = left + np.array([METRICS.width(item.text, item.style, item.size) for item in texts])
    bottom = np.array([item.y - _BELOW * item.size for item in texts])
    top = np.array([item.y + _ABOVE * item.size for item in texts])
    order = np.argsort(-top)
    left, right, bottom, top = left[order], right[order], bottom[order], top[order]
    reach = 80  # texts are sorted from the top down: further ones are lower
    for step in range(1, min(reach * 4, len(texts))):
        high = np.minimum(top[:-step], top[step:]) - np.maximum(bottom[:-step], bottom[step:])
        if (high <= _TOUCH).all():
            break
        wide = np.minimum(right[:-step], right[step:]) - np.maximum(left[:-step], left[step:])
        over = np.argwhere((high > _TOUCH) & (wide > _TOUCH))
        assert not len(over), [texts[order[over[0][0] + extra]] for extra in (0, step)]


def check_flow(plan: Plan) -> None:
    """No row and no heading is alone on a page where that can be helped."""
    for pieces in plan.columns:
        assert pieces or len(plan.blocks) == 0
        for place, piece in enumerate(pieces):
            block = plan.blocks[piece.block]
            if isinstance(block, Table):
                lines = piece.last - piece.first
                if lines < min(LEAST_LINES, len(block.rows)):
                    shared_out = lines == LEAST_LINES - 1 and not _fits(plan, piece, 2 * LEAST_LINES)
                    assert shared_out or not _fits(plan, piece, LEAST_LINES), (block.title, piece)
            elif isinstance(block, Paragraph) and block.voice is Voice.HEADING:
                is_end = piece.block == len(plan.blocks) - 1
                assert is_end or place + 1 < len(pieces), f"the heading {block.text} is alone at the end of a page"


def _fits(plan: Plan, piece: Piece, least: int) -> bool:
    """Whether so many lines around this piece have room on a page: tall lines in large type may not."""
    stretch = plan.stretch(piece.block, plan.leading)
    count = len(stretch.heights)
    first = max(0, count - least) if piece.last == count else piece.first
    return stretch.head + sum(stretch.heights[first : first + least]) <= plan.frame.height
