"""A new section from a table: who comes in, in which order, and what is played."""

from __future__ import annotations

import re

from PySide6.QtWidgets import QCheckBox, QLineEdit, QWidget

from tdapp.domain.commands.event import AddSectionsFrom
from tdapp.domain.section.facts import facts_of
from tdapp.domain.systems.registry import KNOCKOUT, listed
from tdapp.domain.words.errors import RuleViolation
from tdapp.domain.words.wording import tr
from tdapp.services.event.qualified import facts_like, in_groups, planned, sources_in, table_of_players, taken
from tdapp.ui.pages.event.systems.system_parameters import SystemParameters
from tdapp.ui.session.session import Session
from tdapp.ui.widgets.basics import QuietCombo, Stepper, button, choose, label
from tdapp.ui.widgets.boxes import beside, captioned, column_in, dialog_box, form_box
from tdapp.ui.widgets.fitting import FittingDialog
from tdapp.ui.widgets.wide import hinted

_PLACES = re.compile(r"\s*([0-9]{1,4})\s*(?:[-–]\s*([0-9]{1,4}))?\s*")
_SHOWN = 12
_QUAD = 4


class FromTableDialog(FittingDialog):
    """Sources, places, name, system; ``command()`` after it was accepted."""

    def __init__(self, session: Session, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._sections = dict(sources_in(session.view.store))
        self.setWindowTitle(self.tr("New section from a table"))
        layout = dialog_box(self)
        layout.addWidget(label(self.tr("New section from a table"), "title"))
        words = self.tr("Places are seeds: all first places come first, then all second ones. The old sections stay.")
        layout.addWidget(label(words, "dim", wrap=True))
        form = form_box(spacing=8)
        self.name = QLineEdit(self.tr("Play-off"))
        captioned(form, self.tr("&Name"), self.name)
        sources = QWidget()
        column = column_in(sources, 2)
        self.sources: dict[int, QCheckBox] = {}
        for section_id, section in self._sections.items():
            box = self.sources[section_id] = QCheckBox(section.name or self.tr("Section {0}").format(section_id))
            box.setChecked(section_id == session.view.section_id or len(self._sections) == 1)
            box.toggled.connect(self._show)
            column.addWidget(box)
        form.addRow(label(self.tr("From")), sources)
        self.places = QLineEdit()
        hinted(self.places, self.tr("for example 1-8; empty: everybody"))
        captioned(form, self.tr("&Places of each"), self.places)
        self.system = QuietCombo(self.tr("System"))
        for one in listed(teams=False):
            self.system.addItem(tr(one.name), one)
        choose(self.system, KNOCKOUT)
        captioned(form, self.tr("&System"), self.system)
        self.parameters = SystemParameters()
        form.addRow(label(""), self.parameters)
        self.grouped = QCheckBox(self.tr("In &groups of"))
        self.group_size = Stepper(self.tr("Players of a group"), self.tr("Fewer players"), self.tr("More players"))
        self.group_size.set_range(2, 40, _QUAD)
        form.addRow(label(""), beside(self.grouped, self.group_size, None, spacing=8))
        layout.addLayout(form)
        self.preview = label("", wrap=True)
        self.preview.setMinimumWidth(480)
        layout.addWidget(self.preview)
        self.confirm = button(self.tr("Add the section"), "check", "primary", on_click=self.accept)
        self.cancel = button(self.tr("Cancel"), on_click=self.reject)
        layout.addLayout(beside(None, self.confirm, self.cancel))
        self.confirm.setDefault(True)
        for line in (self.name, self.places):
            line.textChanged.connect(self._show)
        self.system.activated.connect(self._system_chosen)
        self.grouped.toggled.connect(self._show)
        self.group_size.changed.connect(self._show)
        self._system_chosen(0)

    def _system_chosen(self, _row: int) -> None:
        self.parameters.set_system(self.system.currentData())
        self._show()

    def planned(self) -> AddSectionsFrom:
        """The step; RuleViolation where something is missing."""
        name = self.name.text().strip()
        if not name:
            raise RuleViolation(self.tr("Give the new section a name."))
        chosen = [one for one, box in self.sources.items() if box.isChecked()]
        if not chosen:
            raise RuleViolation(self.tr("Choose a section to take the players from."))
        tables = [(one, table_of_players(self._sections[one])) for one in chosen]
        first, last = 1, min(len(numbers) for _, numbers in tables)
        if text := self.places.text().strip():
            found = _PLACES.fullmatch(text)
            if found is None:
                raise RuleViolation(self.tr("Write places as 1-8."))
            first, last = int(found[1]), int(found[2] or found[1])
        entries = taken(tables, first, last)
        groups = in_groups(entries, self.group_size.value) if self.grouped.isChecked() else [entries]
        like = facts_of(self._sections[chosen[0]])
        system = self.system.currentData()
        text = self.parameters.text if self.parameters.known else ""
        return planned(facts_like(like, name, system, text), groups)

    def command(self) -> AddSectionsFrom | None:
        """What was chosen; None where it makes no section."""
        try:
            return self.planned()
        except RuleViolation:
            return None

    def _show(self, *_changed: object) -> None:
        """Who comes in, or what is missing."""
        self.group_size.setEnabled(self.grouped.isChecked())
        try:
            command = self.planned()
        except RuleViolation as problem:
            self.preview.setText(str(problem))
            self.confirm.setEnabled(False)
            return
        self.confirm.setEnabled(True)
        lines = []
        for one in command.sections[:3]:
            names = [
                f"{place} {self._sections[id_].players[self._sections[id_].index_of(number)].name}"
                for place, (id_, number) in enumerate(one.players[:_SHOWN], 1)
            ]
            more = " …" if len(one.players) > _SHOWN else ""
            lines.append(f"{one.facts.name}: {'; '.join(names)}{more}")
        if len(command.sections) > 3:
            lines.append("…")
        self.preview.setText("\n".join(lines))
