"""The schedule: date, start and default time of every round, filled in one go where rounds follow a pattern."""

from __future__ import annotations

import datetime as dt
from dataclasses import replace

from PySide6.QtWidgets import QDialog, QGridLayout, QHBoxLayout, QLineEdit, QScrollArea, QVBoxLayout, QWidget

from tdapp.domain.errors import EnvironmentProblem, RuleViolation
from tdapp.domain.event import RoundTime
from tdapp.domain.event_commands import EditSection
from tdapp.domain.section_facts import SectionFacts, facts_of
from tdapp.services.regulations import trimmed_times
from tdapp.ui.controller import Controller
from tdapp.ui.widgets.basics import Banner, Stepper, button, card, label


class ScheduleDialog(QDialog):
    """One line per round; the filler writes them all."""

    def __init__(self, controller: Controller, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.controller = controller
        section = controller.section
        self._before = facts_of(section)
        self.setWindowTitle(self.tr("Schedule"))
        self.resize(560, 620)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(20, 16, 20, 14)
        layout.setSpacing(10)
        layout.addWidget(label(self.tr("Schedule of the rounds"), "title"))
        layout.addWidget(self._filler())
        inside = QWidget()
        inside.setObjectName("scrollBody")
        grid = QGridLayout(inside)
        grid.setVerticalSpacing(5)
        for column, text in enumerate(
            (self.tr("Round"), self.tr("Date"), self.tr("Start"), self.tr("Default time (minutes)"))
        ):
            grid.addWidget(label(text, "small"), 0, column)
        self.lines: list[tuple[QLineEdit, QLineEdit, QLineEdit]] = []
        for number in range(1, section.rounds_total + 1):
            date = section.round_dates[number - 1] if number <= len(section.round_dates) else None
            time = section.round_times[number - 1] if number <= len(section.round_times) else RoundTime()
            minutes = "" if time.default_minutes is None else str(time.default_minutes)
            fields = (QLineEdit(date.isoformat() if date else ""), QLineEdit(time.start), QLineEdit(minutes))
            grid.addWidget(label(str(number)), number, 0)
            for column, (field, text) in enumerate(
                zip(fields, (self.tr("Date"), self.tr("Start"), self.tr("Default time")), strict=True), 1
            ):
                field.setAccessibleName(self.tr("Round {0}: {1}").format(number, text))
                field.setMaximumWidth(130)
                grid.addWidget(field, number, column)
            fields[0].setPlaceholderText("2026-11-21")
            fields[1].setPlaceholderText("14:30")
            fields[2].setPlaceholderText("30")
            self.lines.append(fields)
        grid.setRowStretch(section.rounds_total + 1, 1)
        grid.setColumnStretch(4, 1)
        scroll = QScrollArea()
        scroll.setWidgetResizable(True)
        scroll.setWidget(inside)
        scroll.setAccessibleName(self.tr("Schedule of the rounds"))
        layout.addWidget(scroll, 1)
        self.warning = Banner("warn")
        self.warning.set_text("")
        layout.addWidget(self.warning)
        row = QHBoxLayout()
        row.addStretch()
        self.confirm = button(self.tr("Save"), "check", "primary", on_click=self.save)
        self.cancel = button(self.tr("Cancel"), on_click=self.reject)
        row.addWidget(self.confirm)
        row.addWidget(self.cancel)
        layout.addLayout(row)
        self.confirm.setDefault(True)
        if self.lines:
            self.lines[0][0].setFocus()

    def _filler(self) -> QWidget:
        """The first day, rounds a day, hours between them."""
        start = self.controller.section.event.start
        self.first_day = QLineEdit(start.isoformat() if start else "")
        self.first_day.setAccessibleName(self.tr("First day"))
        self.first_day.setPlaceholderText("2026-11-21")
        self.times = QLineEdit()
        self.times.setAccessibleName(self.tr("Starts on a day"))
        self.times.setPlaceholderText("09:00 14:30")
        self.minutes = Stepper(self.tr("Default time in minutes"), self.tr("Less"), self.tr("More"))
        self.minutes.set_range(0, 120, 30, 5)
        line = QWidget()
        row = QHBoxLayout(line)
        row.setContentsMargins(0, 0, 0, 0)
        for widget in (
            label(self.tr("From"), "dim"),
            self.first_day,
            label(self.tr("daily at"), "dim"),
            self.times,
            label(self.tr("default"), "dim"),
            self.minutes,
            button(self.tr("Fill"), on_click=self.fill),
        ):
            row.addWidget(widget)
        return card(line, margins=10)

    def fill(self) -> None:
        """Write all rounds: as many a day as starts are named."""
        times = self.times.text().replace(",", " ").split() or [""]
        try:
            day = dt.date.fromisoformat(self.first_day.text().strip())
        except ValueError:
            self.warning.set_text(self.tr("The first day is written as 2026-11-21."))
            self.first_day.setFocus()
            return
        self.warning.set_text("")
        for place, (date, start, minutes) in enumerate(self.lines):
            date.setText((day + dt.timedelta(days=place // len(times))).isoformat())
            start.setText(times[place % len(times)])
            minutes.setText(str(self.minutes.value))

    def facts(self) -> SectionFacts:
        """The regulations with this schedule; RuleViolation names the round whose date or time cannot be read."""
        dates: list[dt.date | None] = []
        times: list[RoundTime] = []
        for number, (date, start, minutes) in enumerate(self.lines, 1):
            text = date.text().strip()
            try:
                dates.append(dt.date.fromisoformat(text) if text else None)
            except ValueError:
                date.setFocus()
                raise RuleViolation(
                    self.tr("“{0}” (round {1}) is no date; write 2026-11-21.").format(text[:20], number)
                ) from None
            wait = minutes.text().strip()
            if wait and not (wait.isascii() and wait.isdigit() and len(wait) < 5):
                minutes.setFocus()
                raise RuleViolation(self.tr("The default time of round {0} is given in minutes.").format(number))
            clock = start.text().strip()
            times.append(RoundTime(clock.zfill(5) if clock[1:2] == ":" else clock, int(wait) if wait else None))
        while dates and dates[-1] is None:
            dates.pop()
        return replace(self._before, round_dates=tuple(dates), round_times=trimmed_times(tuple(times)))

    def save(self) -> None:
        """Write it in one step."""
        try:
            facts = self.facts()
            if facts != self._before:
                self.controller.attempt(
                    EditSection(self.controller.section_id, facts, label=self.tr("Change the schedule"))
                )
        except (RuleViolation, EnvironmentProblem) as problem:
            self.warning.set_text(str(problem))
            return
        self.accept()
