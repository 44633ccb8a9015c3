"""What is selected can be told along its whole length: 3:1 against its paper (WCAG 2.2, 1.4.11), in every theme."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QListWidget, QMenu

from tdapp.ui.look import theme
from tdapp.ui.widgets.ready import Column, ReadyCell, ReadyRow
from tdapp.ui.widgets.table import DenseTable
from tests.ui.look.test_contrast import contrast

THEMES = ("light", "dark", "contrast")


def colours(picture, rect, *, columns: bool) -> list[set[str]]:
    """The colours of each column, or of each row, of a part of a picture."""
    image, scale = picture.toImage(), picture.devicePixelRatio()
    left, top = round(rect.left() * scale), round(rect.top() * scale)
    across, down = range(left, left + round(rect.width() * scale)), range(top, top + round(rect.height() * scale))
    if columns:
        return [{image.pixelColor(x, y).name() for y in down} for x in across]
    return [{image.pixelColor(x, y).name() for x in across} for y in down]


def told(found: set[str], paper: str) -> bool:
    return any(contrast(one, paper) >= 3 for one in found)


@pytest.fixture(params=THEMES)
def paper(request, dressed):
    dressed.set_mode(request.param)
    yield theme.current()
    dressed.set_mode("light")


def test_a_row_of_a_table(qtbot, paper):
    table = DenseTable("Boards")
    qtbot.addWidget(table)
    columns = [Column("one", "One", ""), Column("two", "Two", "")]
    table.set_rows([ReadyRow(key, (ReadyCell("A"), ReadyCell(""))) for key in range(3)], columns)
    table.resize(400, 200)
    table.show()
    table.select_key(1)
    rect = table.visualRect(table.model().index(1, 0)).united(table.visualRect(table.model().index(1, 1)))
    assert all(told(found, paper["surface"]) for found in colours(table.viewport().grab(), rect, columns=True))


def test_a_line_of_a_list(qtbot, paper):
    shown = QListWidget()
    qtbot.addWidget(shown)
    shown.addItems(["", "", ""])
    shown.setCurrentRow(1)
    shown.show()
    rect = shown.visualItemRect(shown.item(1))
    inner = colours(shown.viewport().grab(), rect.adjusted(0, 8, 0, -8), columns=False)
    assert inner
    assert all(told(found, paper["surface"]) for found in inner)


def test_an_entry_of_a_menu(qtbot, paper):
    menu = QMenu()
    qtbot.addWidget(menu)
    _one, two = menu.addAction(""), menu.addAction("")
    menu.setActiveAction(two)
    rect = menu.actionGeometry(two)
    inner = colours(menu.grab(), rect.adjusted(0, 8, 0, -8), columns=False)
    assert inner
    assert all(told(found, paper["raised"]) for found in inner)
