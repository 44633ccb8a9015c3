"""Typing places and values: keys, refusals, one column at a time, saved together."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QAbstractItemModelTester, QTest
from PySide6.QtWidgets import QLineEdit

from tdapp.domain.section.ladder import parse_ladder
from tdapp.storage import open_event_file
from tdapp.ui.pages.tables.ladder.by_hand import ByHandDialog
from tdapp.ui.pages.tables.ladder.by_hand_rows import HandField, HandModel, HandRow
from tdapp.ui.pages.tables.ladder.gestures import LadderGestures
from tdapp.ui.session.calculations import Calculations
from tdapp.ui.session.session import Session
from tests.event_files import written

LADDER = parse_ladder("MAN,EXT{name=blitz}")


@pytest.fixture
def stored(qapp, swiss, tmp_path):
    path = tmp_path / "event.tdb"
    written(path, swiss)
    session = Session(Calculations())
    session.view.open(open_event_file(path))
    yield session
    session.view.open(None)


@pytest.fixture
def dialog(qtbot, theme, stored):
    result = ByHandDialog(stored, LADDER)
    qtbot.addWidget(result)
    result.show()
    return result


def typed(view, text):
    """Type into the current field as at the keyboard, with Enter."""
    QTest.keyClicks(view, text[0])
    editor = view.viewport().findChild(QLineEdit)
    QTest.keyClicks(editor, text[1:])
    QTest.keyClick(editor, Qt.Key.Key_Return)


def test_the_model_keeps_qts_contract(qtmodeltester):
    model = HandModel()
    tester = QAbstractItemModelTester(model, QAbstractItemModelTester.FailureReportingMode.Warning)
    model.show_rows([HandRow(1, "<b>x</b>", "2.0", 1, True), HandRow(2, "y", "1", None, False)], {1: "2"}, places=True)
    qtmodeltester.check(model)
    model.clear()
    assert tester
    assert model.texts == {}


def test_only_the_tied_players_at_first(dialog):
    # 1 and 2 have 2.5, all others differ
    names = [dialog.model.index(row, HandField.NUMBER).data() for row in range(dialog.model.rowCount())]
    assert sorted(names) == ["1", "2"]
    dialog.only_tied.setChecked(False)
    assert dialog.model.rowCount() == 6


def test_places_by_keyboard_are_saved_and_ranked(dialog, stored, qtbot):
    assert not dialog.save.isEnabled()
    first = int(dialog.model.index(0, HandField.NUMBER).data())
    index = dialog.model.index(0, HandField.VALUE)
    assert dialog.model.setData(index, "2")
    assert dialog.model.setData(dialog.model.index(1, HandField.VALUE), "1")
    dialog.save.click()
    other = ({1, 2} - {first}).pop()
    assert dict(stored.view.section.manual_places) == {first: 2, other: 1}
    LadderGestures(stored).set_trial(LADDER)
    assert stored.tables.standings(trial=True).rows[0].player.number == other
    assert stored.changes.undo()  # the trial
    assert stored.changes.undo()  # the places
    assert stored.view.section.manual_places == ()


def test_new_places_are_seen_in_the_table_at_once(stored, qtbot):
    LadderGestures(stored).set_trial(LADDER)
    before = stored.tables.standings(trial=True).rows[0].player.number
    dialog = ByHandDialog(stored, LADDER)
    qtbot.addWidget(dialog)
    rows = {int(dialog.model.index(row, HandField.NUMBER).data()): row for row in (0, 1)}
    dialog.model.setData(dialog.model.index(rows[({1, 2} - {before}).pop()], HandField.VALUE), "1")
    dialog.accept()
    assert stored.tables.standings(trial=True).rows[0].player.number != before


def test_typing_begins_an_entry_and_enter_goes_on(dialog, qtbot):
    view = dialog.view
    view.setFocus()
    view.to_row(0)
    typed(view, "12")
    qtbot.waitUntil(lambda: view.currentIndex().row() == 1, timeout=30_000)
    assert dialog.model.index(0, HandField.VALUE).data() == "12"
    view.to_row(0)
    QTest.keyClick(view, Qt.Key.Key_Delete)
    assert dialog.model.index(0, HandField.VALUE).data() == ""


@pytest.mark.parametrize(
    ("column", "text", "word"), [(0, "0", "places are"), (0, "1.5", "places are"), (1, "x", "2.5")]
)
def test_what_is_no_place_or_value_is_refused(dialog, column, text, word):
    dialog.which.setCurrentIndex(column)
    dialog._show()
    assert not dialog.model.setData(dialog.model.index(0, HandField.VALUE), text)
    assert word in dialog.problem.text()
    assert not dialog.save.isEnabled()


def test_values_take_a_comma_and_a_half_sign(dialog, stored):
    dialog.which.setCurrentIndex(1)
    dialog._show()
    dialog.only_tied.setChecked(False)
    dialog._fill()
    for row, text in enumerate(("2,5", "1½", "½")):
        assert dialog.model.setData(dialog.model.index(row, HandField.VALUE), text)
    dialog.accept()
    assert sorted(value for _name, _number, value in stored.view.section.external_values) == ["0.5", "1.5", "2.5"]
    assert {name for name, _number, _value in stored.view.section.external_values} == {"blitz"}


def test_the_editor_offers_it_only_where_the_ladder_asks(window):
    page = window.show_page("tiebreaks") or window.panel("tiebreaks")
    assert not window.stack.actions_of["tiebreaks"]["by-hand"].isEnabled()
    assert "MAN" in window.stack.actions_of["tiebreaks"]["by-hand"].toolTip()
    window.stack.actions_of["tiebreaks"].gestures.set_trial(parse_ladder("BH,MAN"))
    assert window.stack.actions_of["tiebreaks"]["by-hand"].isEnabled()
    assert page.ladder.rung_menu(1).actions()[0].text() == "Enter by hand…"
    page.open_options(0)
    assert not page.popover.by_hand.isVisibleTo(page)
    page.open_options(1)
    assert page.popover.by_hand.isVisibleTo(page)
