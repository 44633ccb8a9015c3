"""Dots with intervals and shaded numbers: where they stand, how dark they are, and that nothing touches."""

from __future__ import annotations

import pytest

from tdapp.domain.words.wording import language
from tdapp.reports.formats.plain import picture_table
from tdapp.reports.layout.model import DocumentModel, Dot, Dots, Heading, Heat, Imprint, PageWish, ShadedRow
from tdapp.reports.layout.numbers import for_readers
from tdapp.reports.layout.page import BoxItem, LineItem, TextItem
from tdapp.reports.layout.plots import DOT_HEIGHT, PLOT_HEAD, draw_dots, draw_heat, scale_of
from tdapp.reports.options import Orientation, Paper
from tdapp.reports.pdf.text import Typesetter

DOTS = Dots(
    "Distance",
    (Dot("BH", 1.2, 1.1, 1.3, "1.200±0.100 <", 1.25), Dot("a very long ladder of tie-breaks " * 4, 2.0, 1.9, 2.1, "2")),
)
HEAT = Heat(
    "Rules", ("BH", "SB"), (ShadedRow("one", (1.0, 3.0), ("1.00", "3.00")), ShadedRow("two", (None, 2.0), ("", "2.00")))
)

MODEL = DocumentModel(
    "plots",
    Heading("", "", "Plots", "", ""),
    (DOTS, HEAT),
    Imprint("", "", ""),
    PageWish(Paper.A4, Orientation.PORTRAIT),
)


def test_a_dot_stands_in_its_interval_on_the_scale() -> None:
    items, lower = draw_dots(DOTS, DOTS.dots, 40, 500, 400, Typesetter())
    assert lower == 500 - PLOT_HEAD - 2 * DOT_HEIGHT
    squares = [item for item in items if isinstance(item, BoxItem)]
    assert [square.grey for square in squares] == [0.0, 0.0]
    assert squares[0].x < squares[1].x
    intervals = [item for item in items if isinstance(item, LineItem) and item.y1 == item.y2]
    for square, line in zip(squares, intervals, strict=True):
        assert line.x1 < square.x + 2 < line.x2
        assert (line.x1 + line.x2) / 2 == pytest.approx(square.x + 2)
    assert all(item.x >= 40 and item.x + 1 < 440 for item in items if isinstance(item, TextItem))
    labels = [item.text for item in items if isinstance(item, TextItem)]
    assert any(text.endswith("…") for text in labels)


@pytest.mark.parametrize(
    ("values", "expected"),
    [
        ((1.1, 2.1), (1.0, 2.2, 0.2)),
        ((0.0, 0.012), (0.0, 0.012, 0.002)),
        ((-7.0, 3.0), (-8.0, 4.0, 2.0)),
        ((2, 2), (2, 2, 0.0001)),
    ],
)
def test_the_scale_has_round_numbers(values: tuple[float, float], expected: tuple[float, ...]) -> None:
    low, high = values
    found = scale_of(Dots("", (Dot("", low, low, low, ""), Dot("", high, high, high, ""))))
    assert found == pytest.approx(expected)
    assert scale_of(Dots("", ()))[2] > 0


def test_the_larger_the_darker_and_the_ink_stays_readable() -> None:
    items, _ = draw_heat(HEAT, HEAT.rows, 40, 500, 400, Typesetter())
    greys = [item.grey for item in items if isinstance(item, BoxItem)]
    assert len(greys) == 3, "an empty cell stays empty"
    assert greys[0] == 1.0 > greys[2] > greys[1]
    inks = {item.text: item.grey for item in items if isinstance(item, TextItem)}
    assert inks["3.00"] == 1.0
    assert inks["1.00"] == 0.0


def test_pictures_in_numbers_and_with_decimal_commas() -> None:
    assert picture_table(DOTS).rows[0] == ("BH", "1.2", "1.1", "1.3", "1.200±0.100 <")
    assert picture_table(HEAT).rows[1] == ("two", "", "2.00")
    with language("de"):
        dots, heat = for_readers(MODEL).blocks
    assert isinstance(dots, Dots)
    assert isinstance(heat, Heat)
    assert dots.dots[0].text == "1.200±0.100 <"  # its maker has worded it
    assert heat.rows[0].texts == ("1,00", "3,00")


def test_long_column_titles_widen_the_cells_as_far_as_there_is_room() -> None:
    def widths(heads: tuple[str, ...]) -> set[float]:
        heat = Heat("Byes", heads, (ShadedRow("Round 1", (1.0, 2.0), ("1", "2")),))
        return {
            item.width
            for item in draw_heat(heat, heat.rows, 40, 500, 400, Typesetter())[0]
            if isinstance(item, BoxItem)
        }

    (usual,), (wide,), (cut,) = (
        widths(("BH", "SB")),
        widths(("first quarter by rating", "last")),
        widths(("x" * 99, "y")),
    )
    assert usual < wide < cut < 200
