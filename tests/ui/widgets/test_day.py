"""The field of a day: read as people write it in every language, chosen from a calendar, never guessed."""

from __future__ import annotations

import datetime as dt

import pytest
from PySide6.QtCore import QDate, Qt
from PySide6.QtTest import QTest

from tdapp.domain.words.errors import RuleViolation
from tdapp.domain.words.wording import language
from tdapp.ui.widgets.day import DayField

DAY = dt.date(2026, 9, 12)


@pytest.mark.parametrize(("code", "usual"), [("en", "2026-09-12"), ("de", "12.09.2026"), ("es", "12/09/2026")])
@pytest.mark.parametrize("typed", ["2026-09-12", "12.09.2026", "12.9.2026"])
def test_iso_and_the_form_with_dots_are_read_in_every_language(qtbot, code, usual, typed):
    with language(code):
        field = DayField("First day", dt.date(2025, 1, 31))
        qtbot.addWidget(field)
        field.show()
        days = []
        field.day_changed.connect(days.append)
        field.selectAll()
        QTest.keyClicks(field, typed)
        QTest.keyClick(field, Qt.Key.Key_Return)
        assert (field.day(), field.text()) == (DAY, usual)
        assert days[-1] == DAY


def test_what_is_no_day_is_refused_and_stays_as_it_was_typed(qtbot):
    field = DayField("First day", DAY)
    qtbot.addWidget(field)
    field.setText("12.13.2026")
    QTest.keyClick(field, Qt.Key.Key_Return)
    with pytest.raises(RuleViolation, match=r"12\.13\.2026"):
        field.day()
    assert field.text() == "12.13.2026"
    field.clear()
    assert field.day() is None


def test_keys_go_by_days_and_open_the_calendar(qtbot):
    field = DayField("First day", DAY)
    qtbot.addWidget(field)
    field.show()
    QTest.keyClick(field, Qt.Key.Key_Up)
    QTest.keyClick(field, Qt.Key.Key_Up)
    QTest.keyClick(field, Qt.Key.Key_Down)
    assert field.day() == dt.date(2026, 9, 13)
    QTest.keyClick(field, Qt.Key.Key_F4)
    assert field.calendar.selectedDate() == QDate(2026, 9, 13)
    field.calendar.activated.emit(QDate(2026, 10, 1))
    assert field.day() == dt.date(2026, 10, 1)


def test_up_ends_with_the_last_day_there_is(qtbot):
    field = DayField("First day", dt.date.max)
    qtbot.addWidget(field)
    QTest.keyClick(field, Qt.Key.Key_Up)
    assert field.day() == dt.date.max
    QTest.keyClick(field, Qt.Key.Key_Down)
    assert field.day() == dt.date.max - dt.timedelta(days=1)
