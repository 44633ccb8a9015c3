"""A QR code as boxes on the page, so that it is sharp on any printer and needs no picture."""

from __future__ import annotations

from itertools import groupby

import segno

from tdapp.reports.layout.page import BoxItem

SIDE = 51.0
"""Points with the quiet zone: 18 mm, read from an arm's length by any telephone."""

_QUIET = 4  # modules of white around it (ISO/IEC 18004)


def qr_boxes(text: str, x: float, y: float) -> list[BoxItem]:
    """The code in a square of ``SIDE`` points whose lower left corner is at (x, y); neighbours are one box."""
    rows = [bytes(row) for row in segno.make(text, error="m", micro=False, boost_error=False).matrix]
    module = SIDE / (len(rows) + 2 * _QUIET)
    boxes = []
    for line, row in enumerate(rows):
        at = 0
        for dark, run in groupby(row):
            count = len(list(run))
            if dark:
                top = y + SIDE - (line + _QUIET + 1) * module
                boxes.append(BoxItem(x + (at + _QUIET) * module, top, count * module, module, 0.0))
            at += count
    return boxes
