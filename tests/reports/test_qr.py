"""The address of the published event on paper: in words, and as a QR code that a telephone can read."""

from __future__ import annotations

import dataclasses

import pytest
import segno

from tdapp.domain.section.page_head import PageHead
from tdapp.domain.section.publishing import Publishing
from tdapp.reports.layout.layout import lay_out
from tdapp.reports.layout.page import BoxItem, Page, TextItem
from tdapp.reports.layout.qr import SIDE, qr_boxes
from tdapp.reports.options import Orientation, Paper
from tdapp.reports.printing import render
from tests.reports.builders import OPTIONS, standings, swiss
from tests.reports.page_checks import METRICS, check
from tests.reports.test_page_head import built

ADDRESS = "https://example.org/open-2026/index.html"


def read(boxes: list[BoxItem], x: float, y: float) -> list[list[int]]:
    """The modules as a scanner sees them: dark where the middle of a module lies in a box."""
    size = len(segno.make(ADDRESS, error="m", micro=False, boost_error=False).matrix)
    module = SIDE / (size + 8)

    def dark(column: int, row: int) -> int:
        at, up = x + (column + 4.5) * module, y + SIDE - (row + 4.5) * module
        return int(any(b.x <= at <= b.x + b.width and b.y <= up <= b.y + b.height for b in boxes))

    return [[dark(column, row) for column in range(size)] for row in range(size)]


def test_the_boxes_are_the_code() -> None:
    wanted = [list(map(int, row)) for row in segno.make(ADDRESS, error="m", micro=False, boost_error=False).matrix]
    assert read(qr_boxes(ADDRESS, 100.0, 50.0), 100.0, 50.0) == wanted


def codes(page: Page) -> list[BoxItem]:
    """The boxes of a code: black and small."""
    return [item for item in page.items if isinstance(item, BoxItem) and item.grey == 0.0 and item.height < 3]


@pytest.mark.parametrize("paper", [Paper.A4, Paper.LETTER])
@pytest.mark.parametrize("orientation", [Orientation.PORTRAIT, Orientation.LANDSCAPE])
def test_every_page_has_it_free_of_everything_else(paper: Paper, orientation: Orientation) -> None:
    model = dataclasses.replace(built(PageHead(), paper, orientation, None), address=ADDRESS)
    pages = lay_out(model, METRICS).pages
    check(lay_out(model, METRICS))
    for page in pages:
        boxes = codes(page)
        assert boxes
        left, low = min(box.x for box in boxes), min(box.y for box in boxes)
        wide = max(box.x + box.width for box in boxes) - left
        assert wide == pytest.approx(SIDE * 0.78, rel=0.06)
        quiet = SIDE - wide
        for item in page.items:
            if isinstance(item, TextItem):
                inside = item.x + METRICS.width(item.text, item.style, item.size) > left - quiet / 4
                assert not (inside and low < item.y < low + wide), item.text
        assert any(ADDRESS in item.text for item in page.items if isinstance(item, TextItem))


def test_a_sheet_without_an_address_has_none() -> None:
    section = swiss(6, 2)
    plain = render("standings", section, standings=standings(section), options=OPTIONS)
    assert not codes(plain.sheets[0])
    online = dataclasses.replace(section, publishing=Publishing(ADDRESS))
    shown = dataclasses.replace(standings(section), section=online)
    assert codes(render("standings", online, standings=shown, options=OPTIONS).sheets[0])
