"""The list of proposed words takes neither keys nor clicks that are meant for another field."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit, QPushButton, QVBoxLayout, QWidget

from tdapp.ui.widgets.completion import QuietCompleter
from tdapp.ui.widgets.search_combo import SearchCombo


def press(key: Qt.Key | str) -> None:
    """A key as the platform delivers it: to the list while one is open, else to the field with the focus."""
    target = QApplication.activePopupWidget() or QApplication.focusWidget()
    if isinstance(key, str):
        QTest.keyClicks(target, key)
    else:
        QTest.keyClick(target, key)


class Desk(QWidget):
    def __init__(self) -> None:
        super().__init__()
        self.first, self.second, self.clicks = QLineEdit(), QLineEdit(), []
        self.first.setCompleter(QuietCompleter(("GEO", "GER", "GRE"), self.first))
        self.done = QPushButton("Done")
        self.done.clicked.connect(lambda: self.clicks.append(1))
        box = QVBoxLayout(self)
        for widget in (self.first, self.second, self.done):
            box.addWidget(widget)
        box.setSpacing(120)  # the list does not lie over the others


@pytest.fixture
def desk(qtbot, theme):
    made = Desk()
    qtbot.addWidget(made)
    made.show()
    made.activateWindow()
    made.first.setFocus()
    return made


@pytest.mark.parametrize("word", ["GER", "ger"])
def test_no_list_over_a_word_that_is_complete(desk, word):
    for letter in word[:2]:
        press(letter)
    assert desk.first.completer().popup().isVisible()
    press(word[2])
    assert not desk.first.completer().popup().isVisible()
    assert desk.first.text() == word


def test_digits_after_tab_go_to_the_next_field(desk):
    for letter in "ge":
        press(letter)
    press(Qt.Key.Key_Tab)
    for digit in "2150":
        press(digit)
    assert (desk.first.text(), desk.second.text()) == ("ge", "2150")


def test_a_click_beside_the_list_is_done_there(desk):
    for letter in "ge":
        press(letter)
    popup = desk.first.completer().popup()
    where = desk.done.mapToGlobal(desk.done.rect().center())
    QTest.mouseClick(popup, Qt.MouseButton.LeftButton, pos=popup.mapFromGlobal(where))
    assert not popup.isVisible()
    assert desk.clicks == [1]


def test_a_word_is_still_taken_from_the_list(desk):
    for letter in "ge":
        press(letter)
    press(Qt.Key.Key_Down)
    press(Qt.Key.Key_Down)
    press(Qt.Key.Key_Return)
    assert desk.first.text() == "GER"


def test_a_list_of_names_shows_none_for_a_whole_name(qtbot, theme):
    combo = SearchCombo("Player", "a name")
    combo.addItems(["Berg, Ann", "Berger, Bob"])
    qtbot.addWidget(combo)
    combo.show()
    combo.clearEditText()
    combo.lineEdit().setFocus()
    qtbot.waitUntil(combo.hasFocus)
    for letter in "berg, ann":
        press(letter)
    assert not combo.completer().popup().isVisible()
