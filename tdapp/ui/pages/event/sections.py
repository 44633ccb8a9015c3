"""The sections of the event on the Event page: shown, added, renamed, put in another order, removed."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial

from PySide6.QtWidgets import QVBoxLayout, QWidget

from tdapp.domain.commands.event import AddSection, EditSection, OrderSections, RemoveSection
from tdapp.domain.section.facts import facts_of
from tdapp.services.event.qualified import sources_in
from tdapp.ui.session.question import Question
from tdapp.ui.session.session import Session
from tdapp.ui.widgets.actions import allow
from tdapp.ui.widgets.basics import Card, button, label, tool
from tdapp.ui.widgets.boxes import row_in
from tdapp.ui.widgets.confirm import ask_line
from tdapp.ui.widgets.flow import FlowLayout


class SectionsCard(Card):
    """One line per section; the buttons below work on the section in view."""

    def __init__(self, session: Session, add: Callable[[], None]) -> None:
        super().__init__()
        self.session = session
        self._lines = QVBoxLayout()
        self._lines.setSpacing(2)
        self.add_section = button(self.tr("Add a section…"), "plus", on_click=add)
        self.rename = button(self.tr("Rename…"), "pencil", on_click=self.ask_name)
        self.remove_section = button(self.tr("Remove this section"), "trash-2", on_click=self.ask_remove)
        buttons = QWidget()
        row = FlowLayout(buttons, 8)
        self.from_table = button(self.tr("From a table…"), on_click=self.ask_from_table)
        self.from_table.setToolTip(self.tr("A play-off, finals of groups or quads: places of a table are seeds"))
        for widget in (self.add_section, self.from_table, self.rename, self.remove_section):
            row.addWidget(widget)
        self.box.addWidget(label(self.tr("Sections"), "heading"))
        self.box.addLayout(self._lines)
        self.box.addStretch()
        self.box.addWidget(buttons)

    def reload(self) -> None:
        """Show the sections as they are."""
        while (item := self._lines.takeAt(0)) is not None:
            if (old := item.widget()) is not None:
                old.hide()
                old.deleteLater()
        sections = self.session.view.sections
        for place, ref in enumerate(sections):
            self._lines.addWidget(self._line(place, ref.section_id, self._name(ref.section_id)))
        why = ""
        if len(sections) < 2:
            why = self.tr("An event needs at least one section.")
        elif self.session.view.section.players:
            why = self.tr("The section still has players; move or remove them first.")
        self.from_table.setVisible(bool(sources_in(self.session.view.store)))
        view = self.session.view
        allow(view, self.add_section, self.from_table, steps=(AddSection,))
        allow(view, self.rename, steps=(EditSection,))
        allow(view, self.remove_section, steps=(RemoveSection,), why_not=why)

    def _name(self, section_id: int) -> str:
        name = next((ref.name for ref in self.session.view.sections if ref.section_id == section_id), "")
        return name or self.tr("Section {0}").format(section_id)

    def _line(self, place: int, section_id: int, name: str) -> QWidget:
        sections = self.session.view.sections
        here = section_id == self.session.view.section_id
        line = QWidget()
        row = row_in(line, 2)
        link = button(
            name, "check" if here else "", "link", on_click=partial(self.session.view.set_section, section_id),
            tip=self.tr("In view") if here else self.tr("Show this section"),
        )  # fmt: skip
        link.ensurePolished()  # its size is true only with the style sheet
        row.addWidget(link)
        row.addStretch()
        if len(sections) > 1:
            up = tool(
                "arrow-up", self.tr("{0}: further up").format(name), on_click=partial(self.move_section, place, -1)
            )
            down = tool(
                "arrow-down", self.tr("{0}: further down").format(name), on_click=partial(self.move_section, place, 1)
            )
            lacks = self.session.view.why_not_do(OrderSections)
            up.setEnabled(place > 0 and not lacks)
            down.setEnabled(place < len(sections) - 1 and not lacks)
            row.addWidget(up)
            row.addWidget(down)
        return line

    def move_section(self, place: int, by: int) -> None:
        """A section goes up or down by one place."""
        order = [ref.section_id for ref in self.session.view.sections]
        target = place + by
        if not (0 <= place < len(order) and 0 <= target < len(order)):
            return
        name = self._name(order[place])
        order[place], order[target] = order[target], order[place]
        if self.session.changes.run(OrderSections(tuple(order), order[target])) is not None:
            self.session.messages.said.emit(self.tr("{0} is now number {1} of the sections.").format(name, target + 1))

    def ask_name(self) -> None:
        """Another name for the section in view."""
        facts = facts_of(self.session.view.section)
        name = ask_line(self, self.tr("Rename the section"), self.tr("Name of the section"), facts.name)
        if name is not None and name != facts.name:
            self.session.changes.run(EditSection(self.session.view.section_id, replace(facts, name=name)))

    def ask_from_table(self) -> None:
        """A new section with the best of this one, or of several."""
        from tdapp.ui.pages.event.from_table import FromTableDialog

        dialog = FromTableDialog(self.session, self.window())
        if dialog.exec() and (command := dialog.command()) is not None:
            before = len(self.session.view.sections)
            if self.session.changes.run(command) is not None:
                self.session.view.set_section(self.session.view.sections[before].section_id)
        dialog.deleteLater()

    def ask_remove(self) -> None:
        """The section in view goes, when it is empty."""
        name = self.session.view.section.name
        text = self.tr("Remove the section {0}?").format(name)
        if self.session.messages.ask(Question(text, action=self.tr("Remove"))) is not None:
            self.session.changes.run(RemoveSection(self.session.view.section_id))
