"""Home, End and the page keys in lists with headings."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QStandardItem, QStandardItemModel
from PySide6.QtTest import QTest

from tdapp.ui.widgets.headed_list import HeadedList
from tests.ui.every_place import shown


def headed(qtbot, *rows: str) -> HeadedList:
    """A row in capitals is a heading."""
    model = QStandardItemModel()
    for text in rows:
        item = QStandardItem(text)
        if text.isupper():
            item.setFlags(Qt.ItemFlag.NoItemFlags)
        model.appendRow(item)
    made = HeadedList()
    made.setModel(model)
    model.setParent(made)
    shown(qtbot, made)
    return made


def test_home_and_end_go_past_headings(qtbot):
    made = headed(qtbot, "PACKS", "start", "end", "ROUND", "pairings", "LATER")
    made.setCurrentIndex(made.model().index(2, 0))
    QTest.keyClick(made, Qt.Key.Key_Home)
    assert made.currentIndex().data() == "start"
    QTest.keyClick(made, Qt.Key.Key_End)
    assert made.currentIndex().data() == "pairings"
    QTest.keyClick(made, Qt.Key.Key_PageUp)
    assert made.currentIndex().data() == "start"
    QTest.keyClick(made, Qt.Key.Key_PageDown)
    assert made.currentIndex().data() == "pairings"


def test_a_list_of_headings_alone_goes_nowhere(qtbot):
    made = headed(qtbot, "PACKS", "ROUND")
    QTest.keyClick(made, Qt.Key.Key_Home)
    QTest.keyClick(made, Qt.Key.Key_End)
    assert not made.currentIndex().isValid()
