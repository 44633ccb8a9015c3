"""One of several answers: the keyboard begins at the chosen one."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QButtonGroup, QLineEdit, QVBoxLayout, QWidget

from tdapp.ui.widgets.basics import Choice
from tests.ui.every_place import shown


@pytest.mark.parametrize("grouped", [False, True])
def test_tab_comes_to_the_chosen_one_and_an_arrow_chooses(qtbot, grouped: bool):
    box = QWidget()
    layout = QVBoxLayout(box)
    field, group = QLineEdit(), QButtonGroup(box)
    answers = [Choice(text) for text in ("Everything", "Standings", "The rating report")]
    for widget in (field, *answers):
        layout.addWidget(widget)
    for answer in answers if grouped else ():
        group.addButton(answer)
    answers[2].setChecked(True)
    shown(qtbot, box)
    with qtbot.waitActive(box):  # the arrows ask who has the focus of the program
        box.activateWindow()
    field.setFocus()
    QTest.keyClick(field, Qt.Key.Key_Tab)
    assert box.focusWidget() is answers[2]
    QTest.keyClick(answers[2], Qt.Key.Key_Up)
    assert answers[1].isChecked()
    field.setFocus()
    QTest.keyClick(field, Qt.Key.Key_Tab)
    assert box.focusWidget() is answers[1]


def test_where_nothing_is_chosen_tab_comes_to_the_first(qtbot):
    box = QWidget()
    layout = QVBoxLayout(box)
    field, answers = QLineEdit(), [Choice("White"), Choice("Black")]
    for widget in (field, *answers):
        layout.addWidget(widget)
    shown(qtbot, box)
    field.setFocus()
    QTest.keyClick(field, Qt.Key.Key_Tab)
    assert box.focusWidget() is answers[0]
