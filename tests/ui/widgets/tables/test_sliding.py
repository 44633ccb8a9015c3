"""Rows that slide: only who moves, from where he was, and not where the system wants no motion."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QProxyStyle, QStyle

from tdapp.ui.widgets.ready import Column, ReadyCell, ReadyRow
from tdapp.ui.widgets.tables.sliding import SlidingTable

COLUMNS = (Column("name", "Name", stretch=True),)


def rows(*keys: int) -> list[ReadyRow]:
    return [ReadyRow(key, (ReadyCell(f"Player {key}"),)) for key in keys]


@pytest.fixture
def table(qtbot, theme):
    result = SlidingTable("Players", sortable=False)
    qtbot.addWidget(result)
    result.resize(300, 400)
    result.show()
    result.set_rows(rows(1, 2, 3, 4), COLUMNS)
    result.slide.stop()
    return result


def test_each_row_begins_where_it_was(table):
    height = table.verticalHeader().defaultSectionSize()
    table.set_rows(rows(3, 1, 2, 4))
    assert table.slide.isVisible()
    assert table.slide.places() == {3: 2 * height, 1: 0, 2: height, 4: 3 * height}
    table.slide.stop()
    assert [row.key for row in table.source.rows] == [3, 1, 2, 4]


def test_the_next_change_goes_on_from_where_they_are(qtbot, table):
    table.set_rows(rows(4, 1, 2, 3))
    qtbot.waitUntil(lambda: table.slide.places().get(4, 0) < 3 * table.verticalHeader().defaultSectionSize())
    before = table.slide.places()[4]
    table.set_rows(rows(1, 2, 3, 4))
    assert table.slide.places()[4] == pytest.approx(before, abs=2)


def test_it_comes_to_its_end(qtbot, table):
    table.set_rows(rows(2, 1, 3, 4))
    qtbot.waitUntil(lambda: not table.slide.isVisible())
    assert table.slide.places() == {}


def test_nothing_slides_where_nothing_moves(table):
    table.set_rows(rows(1, 2, 3, 4))
    assert not table.slide.isVisible()


class Still(QProxyStyle):
    """A system that asks for no motion."""

    def styleHint(self, hint, option=None, widget=None, returned=None):
        if hint == QStyle.StyleHint.SH_Widget_Animation_Duration:
            return 0
        return super().styleHint(hint, option, widget, returned)


def test_no_motion_where_the_system_wants_none(table):
    style = Still("Fusion")
    style.setParent(table)
    table.setStyle(style)
    table.set_rows(rows(2, 1, 3, 4))
    assert not table.slide.isVisible()
    assert [table.model().index(row, 0).data(Qt.ItemDataRole.DisplayRole) for row in range(2)] == [
        "Player 2",
        "Player 1",
    ]
