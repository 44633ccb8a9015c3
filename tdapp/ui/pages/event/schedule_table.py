"""Date, start and default time of every round: typed round by round, or filled where the rounds follow a pattern."""

from __future__ import annotations

import datetime as dt
import re

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtWidgets import QGridLayout, QLineEdit, QScrollArea, QWidget

from tdapp.domain.section.event import RoundTime
from tdapp.domain.words.dates import EXAMPLE, read, shown
from tdapp.domain.words.errors import RuleViolation
from tdapp.services.event.regulations import trimmed_times
from tdapp.ui.widgets.basics import Stepper, button, card, label
from tdapp.ui.widgets.boxes import across, column_in
from tdapp.ui.widgets.flow import FlowLayout
from tdapp.ui.widgets.wide import as_wide

MOST_A_DAY = 12
MINUTES_BETWEEN = {2: 330, 3: 240}  # starts of two slow rounds on a day; more on a day are rapid: an hour
_CLOCK = re.compile(r"(\d{1,2})(?:[:.h]?(\d\d))?")


def clock(text: str) -> str:
    """A time of day as it is stored: ``9``, ``9.30`` and ``0930`` become ``09:00`` and ``09:30``; else as typed."""
    match = _CLOCK.fullmatch(text.strip())
    if match is None:
        return text.strip()
    return f"{int(match[1]):02}:{match[2] or '00'}"


class ScheduleTable(QWidget):
    """The filler above one line per round.

    Signals: ``changed()``; ``refused(str)`` the filler cannot read what was entered, or (empty) it can.
    """

    changed = Signal()
    refused = Signal(str)

    def __init__(self) -> None:
        super().__init__()
        self._touched = False  # something was typed into the filler since it filled last
        self._typed: list[str] = []  # the starts of a day as typed
        self._proposed = ""  # what was made of them for more or fewer rounds a day
        layout = column_in(self, 8)
        layout.addWidget(self._filler())
        self._scroll = QScrollArea()
        self._scroll.setWidgetResizable(True)
        self._scroll.setAccessibleName(self.tr("Schedule of the rounds"))
        layout.addWidget(self._scroll, 1)
        self.lines: list[tuple[QLineEdit, QLineEdit, QLineEdit]] = []

    def _filler(self) -> QWidget:
        """From which round on, the day, rounds a day and when they start."""
        self.first = Stepper(self.tr("From round"), self.tr("An earlier round"), self.tr("A later round"))
        self.first.set_range(1, 1, 1)
        self.first_day = QLineEdit()
        self.first_day.setAccessibleName(self.tr("First day"))
        self.first_day.setPlaceholderText(shown(EXAMPLE))
        as_wide(self.first_day, shown(EXAMPLE))
        self.per_day = Stepper(self.tr("Rounds a day"), self.tr("Fewer a day"), self.tr("More a day"))
        self.per_day.set_range(1, MOST_A_DAY, 1)
        self.per_day.changed.connect(self._spread)
        self.times = QLineEdit()
        self.times.setAccessibleName(self.tr("Starts on a day"))
        self.times.setPlaceholderText("09:00 14:30")
        self.times.setToolTip(self.tr("When the rounds of a day start, the first one first"))
        as_wide(self.times, "09:00 14:30 19:00", grows=True)
        self.minutes = Stepper(self.tr("Default time in minutes"), self.tr("Less"), self.tr("More"))
        self.minutes.set_range(0, 120, 30, 5)
        line = QWidget()
        flow = FlowLayout(line, 8)
        for widget in (
            across(label(self.tr("From round"), "dim"), self.first, spacing=8),
            across(label(self.tr("on"), "dim"), self.first_day, spacing=8),
            self.per_day,
            across(label(self.tr("a day, at"), "dim"), self.times, spacing=8),
            across(label(self.tr("default time"), "dim"), self.minutes, spacing=8),
            button(self.tr("Fill"), "arrow-down", on_click=self.fill),
        ):
            flow.addWidget(widget)
        self.times.textEdited.connect(
            lambda text: self.per_day.set_range(1, MOST_A_DAY, len(text.replace(",", " ").split()))
        )
        for field in (self.times, self.first_day):
            field.textEdited.connect(self._touch)
            field.installEventFilter(self)
        return card(line, margins=10)

    def set_schedule(
        self, rounds: int, dates: tuple[dt.date | None, ...], times: tuple[RoundTime, ...], first_day: dt.date | None
    ) -> None:
        """Show these rounds; no signal."""
        self.first.set_range(1, rounds, 1)
        if first_day is not None and not self.first_day.text():
            self.first_day.setText(shown(first_day))
        inside = QWidget()
        inside.setObjectName("scrollBody")
        grid = QGridLayout(inside)
        grid.setVerticalSpacing(5)
        for column, text in enumerate(
            (self.tr("Round"), self.tr("Date"), self.tr("Start"), self.tr("Default time (minutes)"))
        ):
            grid.addWidget(label(text, "small"), 0, column)
        self.lines = []
        for number in range(1, rounds + 1):
            date = dates[number - 1] if number <= len(dates) else None
            time = times[number - 1] if number <= len(times) else RoundTime()
            minutes = "" if time.default_minutes is None else str(time.default_minutes)
            fields = (QLineEdit(shown(date) if date else ""), QLineEdit(time.start), QLineEdit(minutes))
            grid.addWidget(label(str(number)), number, 0)
            for column, (field, text) in enumerate(
                zip(fields, (self.tr("Date"), self.tr("Start"), self.tr("Default time")), strict=True), 1
            ):
                field.setAccessibleName(self.tr("Round {0}: {1}").format(number, text))
                field.textEdited.connect(lambda _text: self.changed.emit())
                grid.addWidget(field, number, column)
            for field, hint in zip(fields, (shown(EXAMPLE), "14:30", "30"), strict=True):
                field.setPlaceholderText(hint)
                as_wide(field, shown(EXAMPLE))
            self.lines.append(fields)
        grid.setRowStretch(rounds + 1, 1)
        grid.setColumnStretch(4, 1)
        old = self._scroll.takeWidget()
        if old is not None:
            old.hide()
            old.deleteLater()
        self._scroll.setWidget(inside)

    def _touch(self, _text: str) -> None:
        self._touched = True

    def _spread(self, count: int) -> None:
        """Propose the starts of a day after those that were typed, which stay."""
        if self.times.text() != self._proposed:
            self._typed = [clock(word) for word in self.times.text().replace(",", " ").split()]
        known = [start for start in self._typed if re.fullmatch(r"\d\d:\d\d", start)][:count]
        if not known:
            known = ["14:00" if count == 1 else "09:00"]
        last = int(known[-1][:2]) * 60 + int(known[-1][3:])
        gap = MINUTES_BETWEEN.get(count, 60)
        more = [last + place * gap for place in range(1, count - len(known) + 1)]
        self._proposed = " ".join((*known, *(f"{minute // 60 % 24:02}:{minute % 60:02}" for minute in more)))
        self.times.setText(self._proposed)

    def fill(self) -> None:
        """Write the rounds from the one named on: as many a day as starts are named."""
        times = [clock(text) for text in self.times.text().replace(",", " ").split()] or [""]
        try:
            day = read(self.first_day.text())
        except ValueError:
            self.refused.emit(self.tr("The first day is written as 2026-11-21."))
            self.first_day.setFocus()
            return
        self.refused.emit("")
        self._touched = False
        for place, (date, start, minutes) in enumerate(self.lines[self.first.value - 1 :]):
            date.setText(shown(day + dt.timedelta(days=place // len(times))))
            start.setText(times[place % len(times)])
            minutes.setText(str(self.minutes.value))
        self.changed.emit()

    def schedule(self) -> tuple[tuple[dt.date | None, ...], tuple[RoundTime, ...]]:
        """Dates and times; RuleViolation names the round whose date or time cannot be read."""
        dates: list[dt.date | None] = []
        times: list[RoundTime] = []
        for number, (date, start, minutes) in enumerate(self.lines, 1):
            text = date.text().strip()
            try:
                dates.append(read(text) if text else None)
            except ValueError:
                date.setFocus()
                raise RuleViolation(
                    self.tr("“{0}” (round {1}) is no date; write 2026-11-21.").format(text[:20], number)
                ) from None
            wait = minutes.text().strip()
            if wait and not (wait.isascii() and wait.isdigit() and len(wait) < 5):
                minutes.setFocus()
                raise RuleViolation(self.tr("The default time of round {0} is given in minutes.").format(number))
            times.append(RoundTime(clock(start.text()), int(wait) if wait else None))
        while dates and dates[-1] is None:
            dates.pop()
        return tuple(dates), trimmed_times(tuple(times))

    # -- Qt overrides -----------------------------------------------------------------------------------------------

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Enter after something was typed into the filler fills, and does not also press the button of the dialog."""
        typed = self._touched and event.type() == QEvent.Type.KeyPress and watched in (self.times, self.first_day)
        if typed and event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):  # type: ignore[attr-defined]  # a QKeyEvent
            self.fill()
            return True
        return super().eventFilter(watched, event)
