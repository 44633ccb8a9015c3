"""A day: typed as people write it, or taken from a calendar."""

from __future__ import annotations

import datetime as dt
from contextlib import suppress

from PySide6.QtCore import QDate, QLocale, Qt, Signal
from PySide6.QtGui import QAction, QTextCharFormat
from PySide6.QtWidgets import QCalendarWidget, QLineEdit, QToolButton

from tdapp.domain.words.dates import EXAMPLE, read, shown
from tdapp.domain.words.errors import RuleViolation
from tdapp.domain.words.wording import current_language
from tdapp.ui.look.icons import set_icon
from tdapp.ui.widgets.wide import as_wide


class DayField(QLineEdit):
    """``21.11.2026`` and ``2026-11-21`` in every language; F4 or the button opens a calendar, Up and Down go by days.

    Signals: ``day_changed(date)`` when another day stands there, not while it cannot be read.
    """

    day_changed = Signal(object)

    def __init__(self, name: str, day: dt.date | None = None) -> None:
        super().__init__()
        self.setAccessibleName(name)
        self.setPlaceholderText(shown(EXAMPLE))
        opener = QAction(self.tr("From a calendar (F4)"), self)
        set_icon(opener, "calendar-days", "dim")
        opener.triggered.connect(self.open_calendar)
        self.addAction(opener, QLineEdit.ActionPosition.TrailingPosition)
        for part in self.findChildren(QToolButton):
            part.setAccessibleName(opener.text())
        self.known = day  # the last one that could be read
        self.setText(shown(day) if day else "")
        as_wide(self, self.placeholderText(), grows=True)
        self.textChanged.connect(self._read)
        self.editingFinished.connect(self._show_as_usual)

    def day(self) -> dt.date | None:
        """What was typed; RuleViolation, and the cursor here, when that is no day."""
        text = self.text().strip()
        if not text:
            return None
        try:
            return read(text)
        except ValueError:
            self.setFocus()
            raise RuleViolation(self.tr("“{0}” is no date; write {1}.").format(text[:20], shown(EXAMPLE))) from None

    def set_day(self, day: dt.date) -> None:
        """Show this day."""
        self.setText(shown(day))

    def open_calendar(self) -> None:
        """A month to choose from, below the field; Esc closes it."""
        self.calendar = QCalendarWidget(self)
        self.calendar.setWindowFlag(Qt.WindowType.Popup)
        self.calendar.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.calendar.setLocale(QLocale(current_language()))
        self.calendar.setVerticalHeaderFormat(QCalendarWidget.VerticalHeaderFormat.NoVerticalHeader)
        self.calendar.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        for weekend in (Qt.DayOfWeek.Saturday, Qt.DayOfWeek.Sunday):  # red is hard to read on a dark screen
            self.calendar.setWeekdayTextFormat(weekend, QTextCharFormat())
        day = self.known or dt.date.today()
        self.calendar.setSelectedDate(QDate(day.year, day.month, day.day))
        self.calendar.activated.connect(self._take)
        self.calendar.clicked.connect(self._take)
        self.calendar.adjustSize()
        room, size = self.screen().availableGeometry(), self.calendar.size()
        place = self.mapToGlobal(self.rect().bottomLeft())
        if place.y() + size.height() > room.bottom():
            place = self.mapToGlobal(self.rect().topLeft())
            place.setY(max(room.top(), place.y() - size.height()))
        place.setX(max(room.left(), min(place.x(), room.right() - size.width())))
        self.calendar.move(place)
        self.calendar.show()
        self.calendar.setFocus()

    def _take(self, day: QDate) -> None:
        self.set_day(dt.date(day.year(), day.month(), day.day()))
        self.calendar.close()
        self.setFocus()

    def _read(self, text: str) -> None:
        try:
            day = read(text)
        except ValueError:
            return
        if day != self.known:
            self.known = day
            self.day_changed.emit(day)

    def _show_as_usual(self) -> None:
        try:
            self.setText(shown(read(self.text())))
        except ValueError:
            return

    # -- Qt overrides -----------------------------------------------------------------------------------------------

    def keyPressEvent(self, event):
        steps = {Qt.Key.Key_Up: 1, Qt.Key.Key_Down: -1}
        if event.key() == Qt.Key.Key_F4 or (
            event.key() == Qt.Key.Key_Down and event.modifiers() & Qt.KeyboardModifier.AltModifier
        ):
            self.open_calendar()
        elif event.key() in steps and self.known is not None:
            with suppress(OverflowError):  # the calendar has a last day
                self.set_day(self.known + dt.timedelta(days=steps[event.key()]))
        else:
            super().keyPressEvent(event)
