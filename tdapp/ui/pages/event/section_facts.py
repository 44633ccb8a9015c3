"""The regulations of a section: a new one, or the one in view, with what is locked explained."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtWidgets import QLineEdit, QScrollArea, QWidget

from tdapp.domain.commands.event import AddSection, EditSection
from tdapp.domain.section.facts import SectionFacts, facts_of
from tdapp.domain.words.errors import EnvironmentProblem, RuleViolation
from tdapp.ui.pages.event.regulations_form import RegulationsForm
from tdapp.ui.session.session import Session
from tdapp.ui.widgets.basics import Banner, button, label, typed
from tdapp.ui.widgets.boxes import across, beside, dialog_box
from tdapp.ui.widgets.fitting import FittingDialog
from tdapp.ui.widgets.wide import hinted


class SectionFactsDialog(FittingDialog):
    """Edits the section in view, or (``new``) adds one that starts with its regulations."""

    def __init__(self, session: Session, parent: QWidget | None = None, *, new: bool = False) -> None:
        super().__init__(parent)
        self.session = session
        self._new = new
        section = session.view.section
        paired = 0 if new else section.rounds_paired
        self._before = facts_of(section)
        title = self.tr("A new section") if new else self.tr("Regulations")
        self.setWindowTitle(title)
        self.resize(900, min(690, self.screen().availableGeometry().height() * 17 // 20))
        layout = dialog_box(self, title)
        if paired:
            banner = Banner("info")
            banner.set_text(
                self.tr(
                    "Round 1 is paired: system, points and the value of the bye are locked. Another number of rounds, "
                    "edition, unrated rule or bye rule is asked about first and noted in the tournament report."
                )
            )
            layout.addWidget(banner)
        self.first_name = QLineEdit()
        if new:
            layout.addWidget(self._name_of_first(not section.name))
        self.form = RegulationsForm()
        self.form.setObjectName("scrollBody")
        facts = self._before
        if new:
            facts = replace(facts, name="", initial_colour="", type_code="")  # the schedule is mostly the same
        self.form.set_facts(facts, paired)
        scroll = QScrollArea()
        scroll.setWidgetResizable(True)
        scroll.setWidget(self.form)
        scroll.setAccessibleName(title)
        layout.addWidget(scroll, 1)
        self.reason_field = QLineEdit()
        self.reason_field.setAccessibleName(self.tr("Reason"))
        hinted(self.reason_field, self.tr("Reason for a change after round 1, kept in the log"))
        self.reason_field.setVisible(bool(paired))
        layout.addWidget(self.reason_field)
        self.warning = Banner("warn")
        layout.addWidget(self.warning)
        self.confirm = button(self.tr("Add the section") if new else self.tr("Save"), "check", "primary")
        self.confirm.clicked.connect(lambda _on=False: self.save())
        self.cancel = button(self.tr("Cancel"), on_click=self.reject)
        layout.addLayout(beside(None, self.confirm, self.cancel))
        self.confirm.setDefault(True)
        self.form.changed.connect(lambda: self.warning.set_text(""))
        (self.first_name if new and not section.name else self.form.name).setFocus()

    def _name_of_first(self, wanted: bool) -> QWidget:
        """While the only section has no name, it is asked together with the name of the second."""
        self.first_name.setAccessibleName(self.tr("Name of the section there is"))
        hinted(self.first_name, self.tr("for example Open A"))
        caption = label(self.tr("The section there is gets the &name"))
        caption.setBuddy(self.first_name)
        line = across(caption, (self.first_name, 1))
        line.setVisible(wanted)
        return line

    def show_field(self, name: str, _number: int | None = None) -> None:
        """The cursor where something is missing."""
        fields = {"time_control_code": self.form.code, "rate": self.form.rate, "type_code": self.form.system.kind}
        fields[name].setFocus()

    def facts(self) -> SectionFacts:
        """What was entered."""
        return self.form.facts()

    def save(self) -> None:
        """Write it; what is wrong is said here."""
        try:
            facts = self.facts()
            if self._new and not facts.name.strip():
                self.form.name.setFocus()
                raise RuleViolation(self.tr("Give the new section a name."))
            if self._new:
                first = typed(self.first_name)
                if first and not self._before.name:
                    named = replace(self._before, name=first)
                    self.session.changes.attempt(EditSection(self.session.view.section_id, named))
                    self._before = named
                self.session.changes.attempt(AddSection(facts))
                self.session.view.set_section(self.session.view.sections[-1].section_id)
                self.accept()
                return
        except (RuleViolation, EnvironmentProblem) as problem:
            self.warning.set_text(str(problem))
            return
        if facts == self._before:
            self.accept()
            return
        reason = typed(self.reason_field)
        command = EditSection(self.session.view.section_id, facts, reason, colour_seed=self.form.colour_seed())
        if self.session.changes.run(command, self.tr("Change the regulations?")) is not None:
            self.accept()
