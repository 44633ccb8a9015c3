"""A finished PDF as pdfium sees it: glyph boxes and drawn objects of every page, in the order of drawing.

Knows nothing of our layout. A *piece* is what was drawn in one go on one line: text objects that touch one another.
"""

from __future__ import annotations

import ctypes
import unicodedata
from collections.abc import Iterator
from dataclasses import dataclass

import numpy as np
import pypdfium2
import pypdfium2.raw as pdfium

HYPHEN = "\x02"  # what pdfium makes of one at the end of a line
TOUCH = 0.14  # of the type size: nearer texts belong together


@dataclass(frozen=True, slots=True)
class Piece:
    """A text on one line; ``boxes`` are the inked boxes of its glyphs: left, bottom, right, top."""

    text: str
    boxes: np.ndarray
    start: float
    end: float
    baseline: float
    size: float
    grey: float
    order: int
    turned: bool
    parts: tuple[str, ...] = ()
    """Its text objects one by one."""

    @property
    def box(self) -> tuple[float, float, float, float]:
        """Around all its ink."""
        return (*self.boxes[:, :2].min(axis=0), *self.boxes[:, 2:].max(axis=0))


@dataclass(frozen=True, slots=True)
class Shape:
    """A filled area (``ends`` empty), a picture (``grey`` None) or the segments of a stroked path."""

    box: tuple[float, float, float, float]
    grey: float | None
    order: int
    ends: tuple[tuple[float, float, float, float], ...] = ()
    width: float = 0.0


@dataclass(frozen=True, slots=True)
class Sheet:
    """One page."""

    width: float
    height: float
    pieces: tuple[Piece, ...]
    shapes: tuple[Shape, ...]


def sheets(data: bytes) -> Iterator[Sheet]:
    """Every page of a PDF."""
    document = pypdfium2.PdfDocument(data)
    try:
        for page in document:
            text = page.get_textpage()
            objects = {
                ctypes.addressof(item.raw.contents): (order, item) for order, item in enumerate(page.get_objects())
            }
            yield Sheet(*page.get_size(), tuple(_pieces(text, objects)), tuple(_shapes(objects.values())))
            text.close()
            page.close()
    finally:
        document.close()


@dataclass(slots=True)
class _Run:
    letters: list[str]
    boxes: list[tuple[float, float, float, float]]
    loose: list[tuple[float, float]]
    baseline: float
    size: float
    grey: float
    order: int
    turned: bool
    parts: list[str] | None = None


def _pieces(text: pypdfium2.PdfTextPage, objects: dict[int, tuple[int, pypdfium2.PdfObject]]) -> Iterator[Piece]:
    runs: dict[int, _Run] = {}
    left, right, bottom, top = (ctypes.c_double() for _ in range(4))
    rect = pdfium.FS_RECTF()
    for index in range(text.count_chars()):
        pointer = pdfium.FPDFText_GetTextObject(text.raw, index)
        if not pointer:  # a blank or an end of line that pdfium made
            continue
        address = ctypes.addressof(pointer.contents)
        order, item = objects.get(address, (-1, None))
        if item is None:
            continue
        if order not in runs:
            runs[order] = _run(item, order)
        run = runs[order]
        code = pdfium.FPDFText_GetUnicode(text.raw, index)
        run.letters.append(chr(code) if code < 0x110000 else "\ufffd")
        pdfium.FPDFText_GetLooseCharBox(text.raw, index, rect)
        run.loose.append((rect.left, rect.right))
        pdfium.FPDFText_GetCharBox(text.raw, index, left, right, bottom, top)
        if right.value > left.value and top.value > bottom.value and not run.letters[-1].isspace():
            run.boxes.append((left.value, bottom.value, right.value, top.value))
    joined: list[_Run] = []
    for run in sorted(runs.values(), key=lambda one: one.order):
        before = joined[-1] if joined else None
        if before is not None and _touch(before, run):
            before.parts = [*(before.parts or ["".join(before.letters)]), "".join(run.letters)]
            before.letters += run.letters
            before.boxes += run.boxes
            before.loose += run.loose
        else:
            joined.append(run)
    for run in joined:
        said = unicodedata.normalize("NFC", " ".join("".join(run.letters).replace(HYPHEN, "-").split()))
        if run.boxes and said:
            ends = np.array(run.loose)
            yield Piece(
                said, np.array(run.boxes), float(ends.min()), float(ends.max()), run.baseline, run.size, run.grey,
                run.order, run.turned, tuple(run.parts or ()),
            )  # fmt: skip


def _touch(one: _Run, other: _Run) -> bool:
    if one.turned != other.turned or abs(one.baseline - other.baseline) > 0.1 or abs(one.size - other.size) > 0.1:
        return False
    left, right = (other, one) if one.turned else (one, other)
    gap = min(start for start, _ in right.loose) - max(end for _, end in left.loose)
    return -0.2 * one.size < gap < TOUCH * one.size


def _run(item: pypdfium2.PdfObject, order: int) -> _Run:
    size = ctypes.c_float()
    pdfium.FPDFTextObj_GetFontSize(item.raw, size)
    matrix = pdfium.FS_MATRIX()
    pdfium.FPDFPageObj_GetMatrix(item.raw, matrix)
    return _Run([], [], [], matrix.f, size.value * abs(matrix.a), _grey(item, fill=True), order, matrix.a < 0)


def _grey(item: pypdfium2.PdfObject, *, fill: bool) -> float:
    parts = [ctypes.c_uint() for _ in range(4)]
    ask = pdfium.FPDFPageObj_GetFillColor if fill else pdfium.FPDFPageObj_GetStrokeColor
    if not ask(item.raw, *parts):
        return 0.0
    red, green, blue = (part.value / 255 for part in parts[:3])
    return 0.299 * red + 0.587 * green + 0.114 * blue


def _shapes(objects: object) -> Iterator[Shape]:
    for order, item in objects:  # type: ignore[attr-defined]
        if item.type == pdfium.FPDF_PAGEOBJ_IMAGE:
            yield Shape(item.get_bounds(), None, order)
        elif item.type == pdfium.FPDF_PAGEOBJ_PATH:
            mode, stroked = ctypes.c_int(), ctypes.c_int()
            pdfium.FPDFPath_GetDrawMode(item.raw, mode, stroked)
            if mode.value:
                yield Shape(item.get_bounds(), _grey(item, fill=True), order)
            if stroked.value:
                width = ctypes.c_float()
                pdfium.FPDFPageObj_GetStrokeWidth(item.raw, width)
                ends = tuple(_segments(item))
                yield Shape(item.get_bounds(), _grey(item, fill=False), order, ends, width.value)


def _segments(item: pypdfium2.PdfObject) -> Iterator[tuple[float, float, float, float]]:
    matrix = pdfium.FS_MATRIX()
    pdfium.FPDFPageObj_GetMatrix(item.raw, matrix)
    x, y = ctypes.c_float(), ctypes.c_float()
    before: tuple[float, float] | None = None
    for index in range(pdfium.FPDFPath_CountSegments(item.raw)):
        segment = pdfium.FPDFPath_GetPathSegment(item.raw, index)
        pdfium.FPDFPathSegment_GetPoint(segment, x, y)
        at = (matrix.a * x.value + matrix.c * y.value + matrix.e, matrix.b * x.value + matrix.d * y.value + matrix.f)
        if before is not None and pdfium.FPDFPathSegment_GetType(segment) != pdfium.FPDF_SEGMENT_MOVETO:
            yield (*before, *at)
        before = at
