"""What is wrong with the ink of a page, whatever it says: texts over one another, lines and areas over texts."""

from __future__ import annotations

import re
from collections.abc import Iterator

import numpy as np

from tests.conformance.press.witness import Piece, Shape, Sheet

OVER = 0.7  # points: boxes may come as near as this
EDGE = 11.0  # points at the edge of the paper that no printer reaches
CONTRAST = 3.0
DEEP = re.compile("[\u0600-\u0fff]")


def faults(sheet: Sheet) -> Iterator[str]:
    """Every fault of the page, in words."""
    yield from _off_the_paper(sheet)
    if not sheet.pieces:
        return
    boxes = np.array([piece.box for piece in sheet.pieces])
    yield from _over_one_another(sheet, boxes)
    for shape in sheet.shapes:
        near = _meeting(boxes, shape.box)
        for index in near:
            piece = sheet.pieces[index]
            if shape.ends:
                yield from _crossed(piece, shape)
            else:
                yield from _covered(piece, shape, sheet)


def _off_the_paper(sheet: Sheet) -> Iterator[str]:
    for piece in sheet.pieces:
        left, bottom, right, top = piece.box
        if left < EDGE or bottom < EDGE or right > sheet.width - EDGE or top > sheet.height - EDGE:
            yield f"value cut: “{piece.text}” stands at the edge of the paper"


def _meeting(boxes: np.ndarray, box: tuple[float, float, float, float]) -> np.ndarray:
    left, bottom, right, top = box
    met = (boxes[:, 0] < right) & (boxes[:, 2] > left) & (boxes[:, 1] < top) & (boxes[:, 3] > bottom)
    return np.flatnonzero(met)


def _over_one_another(sheet: Sheet, boxes: np.ndarray) -> Iterator[str]:
    """Glyphs of different pieces in the same place."""
    order = np.argsort(-boxes[:, 3], kind="stable")
    sorted_boxes = boxes[order]
    for step, index in enumerate(order):
        left, bottom, right, top = boxes[index]
        below = sorted_boxes[step + 1 :]
        stop = int(np.searchsorted(-below[:, 3], -bottom - OVER))  # those that begin under its foot
        near = below[:stop]
        wide = np.minimum(near[:, 2], right) - np.maximum(near[:, 0], left)
        high = np.minimum(near[:, 3], top) - np.maximum(near[:, 1], bottom)
        for other in order[step + 1 : step + 1 + stop][(wide > OVER) & (high > OVER)]:
            one, two = sheet.pieces[index], sheet.pieces[other]
            if _glyphs_meet(one, two):
                yield f"ink over text: “{one.text}” and “{two.text}”"


def _glyphs_meet(one: Piece, two: Piece) -> bool:
    a, b = one.boxes[:, None, :], two.boxes[None, :, :]
    wide = np.minimum(a[..., 2], b[..., 2]) - np.maximum(a[..., 0], b[..., 0])
    high = np.minimum(a[..., 3], b[..., 3]) - np.maximum(a[..., 1], b[..., 1])
    return bool(((wide > OVER) & (high > OVER)).any())


def _crossed(piece: Piece, shape: Shape) -> Iterator[str]:
    """A line goes through a glyph, not along its edge."""
    tail = 0.2 * piece.size if DEEP.search(piece.text) else 0.5  # a rule may touch the tail of such a letter
    inner = piece.boxes + np.array([0.4, tail, -0.4, -0.5])
    inner = inner[(inner[:, 2] > inner[:, 0]) & (inner[:, 3] > inner[:, 1])]
    for segment in shape.ends:
        if len(inner) and _through(segment, inner).any():
            yield f"ink over text: a line through “{piece.text}”"
            return


def _through(segment: tuple[float, float, float, float], boxes: np.ndarray) -> np.ndarray:
    """Which boxes a straight line enters (Liang and Barsky)."""
    x1, y1, x2, y2 = segment
    first, last = np.zeros(len(boxes)), np.ones(len(boxes))
    outside = np.zeros(len(boxes), dtype=bool)
    for start, by, low, high in ((x1, x2 - x1, boxes[:, 0], boxes[:, 2]), (y1, y2 - y1, boxes[:, 1], boxes[:, 3])):
        if abs(by) < 1e-6:
            outside |= (start < low) | (start > high)
            continue
        enter, leave = (low - start) / by, (high - start) / by
        first = np.maximum(first, np.minimum(enter, leave))
        last = np.minimum(last, np.maximum(enter, leave))
    return ~outside & (first < last)


def _covered(piece: Piece, shape: Shape, sheet: Sheet) -> Iterator[str]:
    """A picture over a text, an area drawn after it, one that it leaves half-way, or one of nearly its own grey."""
    left, bottom, right, top = shape.box
    boxes = piece.boxes
    wide = np.minimum(boxes[:, 2], right) - np.maximum(boxes[:, 0], left)
    high = np.minimum(boxes[:, 3], top) - np.maximum(boxes[:, 1], bottom)
    held = (wide > OVER) & (high > OVER)
    if not held.any():
        return
    if shape.grey is None:
        yield f"ink over text: a picture on “{piece.text}”"
        return
    if shape.order > piece.order:
        yield f"ink over text: an area drawn over “{piece.text}”"
        return
    above = [
        other
        for other in sheet.shapes
        if shape.order < other.order < piece.order and not other.ends and _inside(piece.box, other.box)
    ]
    if above:
        return
    if _contrast(shape.grey, piece.grey) < CONTRAST:
        yield f"ink over text: “{piece.text}” cannot be told from the area behind it"
        return
    leaves = (wide < boxes[:, 2] - boxes[:, 0] - OVER) & held
    if leaves.any() and shape.grey < 0.8:
        yield f"ink over text: the edge of a dark area goes through “{piece.text}”"


def _inside(inner: tuple[float, float, float, float], outer: tuple[float, float, float, float]) -> bool:
    return bool(
        inner[0] >= outer[0] - OVER
        and inner[1] >= outer[1] - OVER
        and inner[2] <= outer[2] + OVER
        and inner[3] <= outer[3] + OVER
    )


def _contrast(one: float, other: float) -> float:
    """As WCAG counts it, of two greys."""

    def light(grey: float) -> float:
        return grey / 12.92 if grey <= 0.04045 else ((grey + 0.055) / 1.055) ** 2.4

    darker, lighter = sorted((light(one), light(other)))
    return (lighter + 0.05) / (darker + 0.05)
