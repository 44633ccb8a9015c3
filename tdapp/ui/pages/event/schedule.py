"""The schedule: date, start and default time of every round, filled in one go where rounds follow a pattern."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtWidgets import QWidget

from tdapp.domain.commands.event import EditSection
from tdapp.domain.section.facts import SectionFacts, facts_of
from tdapp.domain.words.errors import EnvironmentProblem, RuleViolation
from tdapp.ui.pages.event.schedule_table import ScheduleTable
from tdapp.ui.session.session import Session
from tdapp.ui.widgets.basics import Banner, button
from tdapp.ui.widgets.boxes import beside, dialog_box
from tdapp.ui.widgets.fitting import FittingDialog


class ScheduleDialog(FittingDialog):
    """One line per round; the filler writes them all."""

    def __init__(self, session: Session, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.session = session
        section = session.view.section
        self._before = facts_of(section)
        self.setWindowTitle(self.tr("Schedule"))
        self.resize(680, 620)
        layout = dialog_box(self, self.tr("Schedule of the rounds"))
        self.table = ScheduleTable()
        self.table.set_schedule(section.rounds_total, section.round_dates, section.round_times, section.event.start)
        layout.addWidget(self.table, 1)
        self.warning = Banner("warn")
        self.table.refused.connect(self.warning.set_text)
        layout.addWidget(self.warning)
        self.confirm = button(self.tr("Save"), "check", "primary", on_click=self.save)
        self.cancel = button(self.tr("Cancel"), on_click=self.reject)
        layout.addLayout(beside(None, self.confirm, self.cancel))
        self.table.times.setFocus()

    def show_field(self, _name: str, number: int | None = None) -> None:
        """The cursor in the date of a round."""
        self.table.lines[(number or 1) - 1][0].setFocus()

    def facts(self) -> SectionFacts:
        """The regulations with this schedule; RuleViolation names the round whose date or time cannot be read."""
        dates, times = self.table.schedule()
        return replace(self._before, round_dates=dates, round_times=times)

    def save(self) -> None:
        """Write it in one step."""
        try:
            facts = self.facts()
            if facts != self._before:
                self.session.changes.attempt(EditSection(self.session.view.section_id, facts))
        except (RuleViolation, EnvironmentProblem) as problem:
            self.warning.set_text(str(problem))
            return
        self.accept()
