"""What must hold for every page of every document: as geometry, and as pdfium sees the finished PDF."""

from __future__ import annotations

import itertools
from collections import defaultdict

import numpy as np
import pypdfium2
import pypdfium2.raw as pdfium

from tdapp.reports.layout.layout import Layout
from tdapp.reports.layout.page import MINIMUM_SIZE, POINTS_PER_MM, ImageItem, LineItem, Page, TextItem
from tdapp.reports.pdf.text import Typesetter

METRICS = Typesetter()
MARGIN = 10 * POINTS_PER_MM


def check(layout: Layout) -> None:
    """Nothing smaller than the minimum, nothing in the margins, no text over another."""
    for page in layout.pages:
        lines: defaultdict[tuple[float, bool], list[tuple[float, float, str]]] = defaultdict(list)
        for item in page.items:
            if isinstance(item, TextItem):
                width = METRICS.width(item.text, item.style, item.size)
                start = item.x - width if item.turned else item.x
                foot, head = (1.0, 0.25) if item.turned else (0.25, 1.0)
                assert item.size >= MINIMUM_SIZE
                assert start >= MARGIN - 0.01
                assert start + width <= page.width - MARGIN + 0.01, item.text
                assert item.y - foot * item.size >= MARGIN - 0.01, item.text
                assert item.y + head * item.size <= page.height - MARGIN + 0.01
                lines[round(item.y, 2), item.turned].append((start, start + width, item.text))
            elif isinstance(item, ImageItem):
                assert MARGIN - 0.01 <= item.x <= item.x + item.width <= page.width - MARGIN + 0.01
                assert MARGIN - 0.01 <= item.y <= item.y + item.height <= page.height - MARGIN + 0.01
                check_picture(item, page)
            elif isinstance(item, LineItem) and not item.dashed:
                assert MARGIN - 0.01 <= item.x1 <= item.x2 <= page.width - MARGIN + 0.01
        for texts in lines.values():
            for one, two in itertools.pairwise(sorted(texts)):
                assert one[1] <= two[0] + 0.01, (one, two)


def check_picture(picture: ImageItem, page: Page) -> None:
    """No text over a picture, and its proportions are its own."""
    wanted = picture.picture.width / picture.picture.height
    assert abs(picture.width / picture.height - wanted) < 0.02 * wanted
    for item in page.items:
        if isinstance(item, TextItem):
            width = METRICS.width(item.text, item.style, item.size)
            start = item.x - width if item.turned else item.x
            foot, head = (1.0, 0.25) if item.turned else (0.25, 1.0)
            beside = start + width <= picture.x or start >= picture.x + picture.width
            above = item.y - foot * item.size >= picture.y + picture.height
            assert beside or above or item.y + head * item.size <= picture.y, item.text


def check_pdf(data: bytes) -> str:
    """The same of the finished PDF, letter by letter; its text."""
    document = pypdfium2.PdfDocument(data)
    texts = []
    for number, page in enumerate(document):
        width, height = page.get_size()
        text_page = page.get_textpage()
        texts.append(text_page.get_text_range())
        rects = np.array([text_page.get_rect(n) for n in range(text_page.count_rects())]).reshape(-1, 4)
        left, bottom, right, top = rects.T
        inside = (left >= MARGIN - 0.5) & (bottom >= MARGIN - 0.5)
        inside &= (right <= width - MARGIN + 0.5) & (top <= height - MARGIN + 0.5)
        assert inside.all(), f"page {number + 1}: something stands in the margin"
        wide = np.minimum(right[:, None], right) - np.maximum(left[:, None], left)
        high = np.minimum(top[:, None], top) - np.maximum(bottom[:, None], bottom)
        over = np.triu((wide > 0.8) & (high > 0.8), 1)
        assert not over.any(), f"page {number + 1}: {[_text(text_page, rects[n]) for n in np.argwhere(over)[0]]}"
        for index in range(0, text_page.count_chars(), 7):
            assert pdfium.FPDFText_GetFontSize(text_page.raw, index) >= MINIMUM_SIZE - 0.01 or not _drawn(
                text_page, index
            )
        text_page.close()
    document.close()
    return "\n".join(texts)


def _drawn(text_page: pypdfium2.PdfTextPage, index: int) -> bool:
    """Whether a letter was really drawn; pdfium adds spaces and line ends of its own."""
    left, _, right, _ = text_page.get_charbox(index)
    return bool(right > left)


def _text(text_page: pypdfium2.PdfTextPage, rect: np.ndarray) -> str:
    return str(text_page.get_text_bounded(*rect))
