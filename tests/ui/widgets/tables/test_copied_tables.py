"""Ctrl+C in every table: what is seen, tab-separated, with a header, harmless in a spreadsheet."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest

from tdapp.ui.widgets.table import DenseTable
from tests.effort import thorough


def copied(table) -> list[list[str]]:
    QGuiApplication.clipboard().clear()
    QTest.keyClick(table, Qt.Key.Key_C, Qt.KeyboardModifier.ControlModifier)
    return [line.split("\t") for line in QGuiApplication.clipboard().text().split("\n")]


@pytest.mark.parametrize(
    ("page", "header", "cell"),
    [
        ("players", "Name", "Kővári, Łukasz"),
        ("rounds", "White", "Kővári, Łukasz"),
        ("standings", "Name", "Kővári, Łukasz"),
        ("crosstable", "Name", "Kővári, Łukasz"),
    ],
)
def test_every_page_copies_its_table(window, page, header, cell):
    window.show_page(page)
    tables = [t for t in window.panel(page).findChildren(DenseTable) if t.isVisibleTo(window) and t.model().rowCount()]
    assert tables
    first, *rows = copied(tables[0])
    assert header in first
    assert any(cell in row for row in rows)
    assert {len(row) for row in rows} == {len(first)}
    assert len(rows) == tables[0].model().rowCount()


@thorough
def test_every_table_of_the_window_can_be_copied(window):
    seen = 0
    for key, info in window.stack.rooms.items():
        if info.hidden_otherwise:  # it means nothing in this event
            continue
        window.show_page(key)
        for table in window.panel(key).findChildren(DenseTable):
            header, *rows = copied(table)
            assert all(len(row) == len(header) for row in rows)
            seen += 1
    assert seen >= 8


def test_a_name_never_becomes_a_formula(qtbot):
    from tdapp.ui.widgets.ready import Column, ReadyCell, ReadyRow

    table = DenseTable("x")
    qtbot.addWidget(table)
    rows = [
        ReadyRow(1, (ReadyCell('=HYPERLINK("x")'), ReadyCell("-1.5"))),
        ReadyRow(2, (ReadyCell("a\tb\nc"), ReadyCell("+"))),
        ReadyRow(3, (ReadyCell("½"), ReadyCell("4½"))),
    ]
    table.set_rows(rows, (Column("name", "Name"), Column("value", "Value")))
    assert table.as_text() == "Name\tValue\n'=HYPERLINK(\"x\")\t-1.5\na b c\t'+\n0.5\t4.5"
