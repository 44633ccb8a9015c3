"""What a screen reader says of the frame: tabs, the round, the hits of the search."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QAccessible, QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton

from tdapp.ui.window.palette import Palette

NAME = QAccessible.Text.Name


def spoken_tabs(window):
    bar = QAccessible.queryAccessibleInterface(window.workspace.sidebar.tabs)
    return bar, [bar.child(index) for index in range(bar.childCount())]


def test_the_pages_are_tabs_of_which_one_is_chosen(window):
    window.show_page("standings")
    bar, found = spoken_tabs(window)
    assert bar.role() == QAccessible.Role.PageTabList
    tabs = {one.text(NAME): one for one in found if one.role() == QAccessible.Role.PageTab}
    assert {"Event", "Players", "Rounds", "Standings", "Tie-breaks", "Log"} <= set(tabs)
    chosen = [name for name, one in tabs.items() if one.state().selected]
    assert chosen == ["Standings"]


def test_arrow_keys_go_through_the_tabs_that_are_shown(window):
    window.show_page("event")
    tabs = window.workspace.sidebar.tabs
    QTest.keyClick(tabs, Qt.Key.Key_Down)
    assert window.stack.key() == "players"
    QTest.keyClick(tabs, Qt.Key.Key_Down)
    assert window.stack.key() == "rounds"  # that of the teams is not there
    QTest.keyClick(tabs, Qt.Key.Key_End)
    assert window.stack.key() == "log"
    QTest.keyClick(tabs, Qt.Key.Key_Up)
    assert window.stack.key() == "games"
    QTest.keyClick(tabs, Qt.Key.Key_Home)
    QTest.keyClick(tabs, Qt.Key.Key_Up)
    assert window.stack.key() == "event"


def test_the_sections_are_radio_buttons_of_which_one_is_chosen(desk):
    """A check box could be taken off, and several could be on: neither is so here."""
    buttons = desk.workspace.sections.buttons
    spoken = [QAccessible.queryAccessibleInterface(part) for part in buttons]
    assert [one.role() for one in spoken] == [QAccessible.Role.RadioButton] * 2
    assert [one.text(NAME) for one in spoken if one.state().checked] == ["Section Open"]
    buttons[0].setFocus()
    QTest.keyClick(buttons[0], Qt.Key.Key_Down)
    assert desk.session.view.section.name == "Masters"
    assert [one.text(NAME) for one in spoken if one.state().checked] == ["Section Masters"]
    assert buttons[1].hasFocus()


def test_choices_side_by_side_are_radio_buttons_too(window):
    window.show_page("log")
    steps = window.panel("log").what.findChildren(QPushButton)
    spoken = [QAccessible.queryAccessibleInterface(part) for part in steps]
    assert {one.role() for one in spoken} == {QAccessible.Role.RadioButton}
    assert [one.state().checked for one in spoken] == [True, False]
    steps[0].setFocus()
    QTest.keyClick(steps[0], Qt.Key.Key_Right)
    assert [one.state().checked for one in spoken] == [False, True]


def test_a_click_chooses_and_the_wheel_does_not(window):
    window.show_page("event")
    tabs = window.workspace.sidebar.tabs
    place = tabs.tabRect(window.workspace.sidebar.place("log")).center()
    QTest.mouseClick(tabs, Qt.MouseButton.LeftButton, pos=place)
    assert window.stack.key() == "log"
    wheel = QWheelEvent(
        QPointF(place),
        QPointF(place),
        QPoint(),
        QPoint(0, 120),
        Qt.MouseButton.NoButton,
        Qt.KeyboardModifier.NoModifier,
        Qt.ScrollPhase.NoScrollPhase,
        False,
    )
    QApplication.sendEvent(tabs, wheel)
    assert window.stack.key() == "log"


@pytest.mark.usefixtures("dressed")
def test_every_tab_has_room_for_its_words_and_is_as_wide_as_the_bar(window):
    window.show_page("event")
    tabs = window.workspace.sidebar.tabs
    assert tabs.width() < 300
    for index in range(tabs.count()):
        if tabs.isTabVisible(index):
            rect = tabs.tabRect(index)
            assert rect.width() >= tabs.minimumSizeHint().width()
            assert rect.height() >= 24


def test_the_round_button_says_which_round_it_stands_for(window):
    rounds = window.workspace.top_bar.rounds
    assert rounds.choose.accessibleName() == f"Choose the round: {rounds.choose.text()}"
    before = rounds.choose.accessibleName()
    rounds.step(-1)
    assert rounds.choose.accessibleName() != before
    window.show_page("rounds")
    choose = window.panel("rounds").choose
    assert choose.text() in choose.accessibleName()


def test_hits_of_the_search_are_spoken(window, announced):
    window.search()
    palette = window.findChild(Palette)
    QTest.keyClicks(palette.field, "crosst")
    assert announced[-1].startswith("Crosstable, View, Ctrl+5, 1 of ")
    QTest.keyClick(palette.field, Qt.Key.Key_Down)
    assert ", 2 of " in announced[-1]
    assert palette.hits.index(0).data(Qt.ItemDataRole.AccessibleTextRole) == "Crosstable, View, Ctrl+5"
    QTest.keyClicks(palette.field, "qqqq")
    assert announced[-1] == "Nothing found"
    palette.close()


def test_the_search_knows_synonyms_the_manual_and_misspelt_words(window):
    window.search()
    palette = window.findChild(Palette)

    def found(text: str) -> list[str]:
        palette.field.setText(text)
        return [palette.hits.index(row).data() for row in range(palette.hits.rowCount())]

    assert "Results" in found("walkover")
    assert "Check-in" in found("attendance")
    assert "Crosstable" in found("crosstabel")
    assert "When something goes wrong" in found("power failure")
    hit = next(hit for hit in palette.hits._items if hit.text == "When something goes wrong")
    palette.close()
    hit.run()
    assert window._help.page_id == "when-wrong"
    window._help.close()
