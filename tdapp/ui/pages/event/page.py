"""The event at a glance: what it is, its regulations in words, its sections and schedule, and how ties are broken."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QDialog, QFormLayout, QGridLayout, QScrollArea, QVBoxLayout, QWidget

from tdapp.domain.commands.event import ChangeSystem, EditEvent, EditSection
from tdapp.domain.section.editions import choices_of
from tdapp.domain.section.event import Event, Section
from tdapp.domain.section.facts import facts_of
from tdapp.domain.systems.registry import name_of
from tdapp.domain.words.dates import shown
from tdapp.services.event.possible import why_not_change_system
from tdapp.ui.pages.event.facts import officials_of, role_names
from tdapp.ui.pages.event.sections import SectionsCard
from tdapp.ui.pages.event.sheets_card import SheetsCard
from tdapp.ui.pages.event.systems.system_list import SystemsDialog
from tdapp.ui.session.lichess_desk import LichessDesk
from tdapp.ui.session.live_desk import LiveDesk
from tdapp.ui.session.publishing import PublishDesk
from tdapp.ui.session.session import Session
from tdapp.ui.session.together.team_desk import TeamDesk
from tdapp.ui.session.tools import Tools
from tdapp.ui.widgets.actions import allow
from tdapp.ui.widgets.basics import Card, PageHeader, button, card, label, selectable
from tdapp.ui.widgets.boxes import row_in
from tdapp.ui.widgets.flow import FlowLayout
from tdapp.ui.widgets.page import Panel
from tdapp.ui.widgets.regulations import announced_rules, facts_words

SHORT = 24  # letters that need no second line


class EventPanel(Panel):
    """Facts, regulations, sections and schedule, each with the dialog that changes it."""

    def __init__(self, session: Session, tools: Tools, parent: QWidget | None = None) -> None:
        super().__init__(session, parent)
        self.header = PageHeader("")
        self.edit_event = button(self.tr("Edit the event…"), "pencil", on_click=self._edit_event)
        self.edit_rules = button(self.tr("Edit the regulations…"), "pencil", on_click=self._edit_rules)
        self.pairing_rules = button(
            self.tr("Pairing rules…"), "shield-check", on_click=lambda: self.dialog_wanted.emit("pairing-rules")
        )
        self.go_on = button(
            self.tr("Go on by another system…"),
            "swords",
            tip=self.tr("The rounds that are paired stay; the next ones are paired by a system of your choice"),
            on_click=self._go_on,
        )
        self.edit_schedule = button(self.tr("Edit the schedule…"), "calendar", on_click=self._edit_schedule)
        self.sections = SectionsCard(session, self._add_section)
        self.add_section, self.remove_section = self.sections.add_section, self.sections.remove_section
        self.copy_words = button(self.tr("Copy"), "copy", tip=self.tr("Copy the regulations as text"))
        self.copy_words.clicked.connect(lambda _on=False: self._copy())
        self.print_words = button(
            self.tr("Print…"),
            "printer",
            tip=self.tr("Preview the regulations, print them or save them as PDF"),
            on_click=self._print,
        )
        self.open_players = button(
            self.tr("Show the players"), "users", on_click=lambda: self.page_wanted.emit("players")
        )
        self.open_ladder = button(
            self.tr("Open the ladder"), "scale", on_click=lambda: self.page_wanted.emit("tiebreaks")
        )
        self.open_standings = button(
            self.tr("Show the standings"),
            "list-ordered",
            on_click=lambda: self.page_wanted.emit("standings"),
        )
        self._facts, self._state, self._schedule = QFormLayout(), QFormLayout(), QGridLayout()
        self.words = selectable()
        self.locked = label("", "small", wrap=True)
        self.ladder = selectable()
        self.comments = selectable()
        self.comments_card = card(label(self.tr("Remarks in the file"), "heading"), self.comments)
        facts = self._form_card(self.tr("Event"), self._facts, self.edit_event)
        state = self._form_card(self.tr("State"), self._state, self.open_players, self.open_standings)
        rules = card(label(self.tr("Regulations"), "heading"), self.words, self.locked)
        rules.box.addStretch()
        rules.box.addWidget(_row(self.go_on, self.edit_rules, self.pairing_rules, self.copy_words, self.print_words))
        schedule = card(label(self.tr("Schedule"), "heading"))
        holder = QWidget()
        holder.setLayout(self._schedule)
        self._schedule.setContentsMargins(0, 0, 0, 0)
        self._schedule.setHorizontalSpacing(16)
        self._schedule.setVerticalSpacing(3)
        schedule.box.addWidget(holder)
        schedule.box.addStretch()
        schedule.box.addWidget(_row(self.edit_schedule))
        ties = card(label(self.tr("How ties are broken"), "heading"), self.ladder)
        ties.box.addStretch()
        ties.box.addWidget(_row(self.open_ladder))
        live, lichess = LiveDesk(session, tools, self), LichessDesk(session, tools, self)
        self.team = TeamDesk(session, tools, self)
        self.sheets = SheetsCard(self.session, PublishDesk(session, tools, self), live, self.team, lichess)
        for desk in (live, self.team, lichess):
            desk.resume()
        inside = QWidget()
        inside.setObjectName("scrollBody")
        columns = row_in(inside, 12)
        for frames in ((facts, rules, ties, self.sheets), (state, self.sections, schedule, self.comments_card)):
            column = QVBoxLayout()
            column.setSpacing(12)
            for frame in frames:
                column.addWidget(frame)
            column.addStretch()
            columns.addLayout(column, 1)
        scroll = QScrollArea()
        scroll.setWidgetResizable(True)
        scroll.setWidget(inside)
        scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        scroll.setAccessibleName(self.tr("Event"))
        self.body.addWidget(self.header)
        self.body.addWidget(scroll, 1)

    @staticmethod
    def _form_card(title: str, form: QFormLayout, *buttons: QWidget) -> Card:
        frame = card(label(title, "heading"))
        form.setHorizontalSpacing(18)
        form.setVerticalSpacing(5)
        form.setLabelAlignment(Qt.AlignmentFlag.AlignLeft)
        form.setContentsMargins(0, 0, 0, 0)
        holder = QWidget()
        holder.setLayout(form)
        frame.box.addWidget(holder)
        frame.box.addStretch()
        frame.box.addWidget(_row(*buttons))
        return frame

    # -- showing ----------------------------------------------------------------------------------------------------

    def reload(self) -> None:
        """Show the section in view."""
        section = self.session.view.section
        event = section.event
        self.header.title.setText(event.name or self.tr("Event without a name"))
        self.header.subtitle.setText(section.name)
        self.header.subtitle.setVisible(bool(section.name))
        _fill(self._facts, self._event_lines(event))
        _fill(self._state, self._state_lines(section))
        self.words.setText("\n".join((*facts_words(facts_of(section), event), *announced_rules(section))))
        self.locked.setText(
            self.tr("Round 1 is paired: system, points and the value of the bye are locked.")
            if section.rounds_paired
            else ""
        )
        self.locked.setVisible(bool(section.rounds_paired))
        self.go_on.setVisible(why_not_change_system(section) is None)
        view = self.session.view
        allow(view, self.edit_event, steps=(EditEvent,))
        allow(view, self.edit_rules, self.edit_schedule, steps=(EditSection,))
        allow(view, self.go_on, steps=(ChangeSystem,))
        self._show_schedule(section)
        self.sections.reload()
        self.sheets.reload()
        from tdapp.services.tables.ladder_editing import in_words  # brings numpy, which the page can wait for

        self.ladder.setText(in_words(section, self.session.tables.official))
        self.comments.setText("\n".join(section.comments))
        self.comments_card.setVisible(bool(section.comments))
        self.open_standings.setEnabled(bool(section.players))
        self.open_standings.setToolTip("" if section.players else self.tr("There are no players yet"))

    def _event_lines(self, event: Event) -> list[tuple[str, str]]:
        lines = [
            (self.tr("Place"), ", ".join(filter(None, (event.city, event.federation)))),
            (self.tr("Dates"), " – ".join(shown(day) for day in dict.fromkeys((event.start, event.end)) if day)),
            (self.tr("Time control"), " · ".join(filter(None, (event.time_control, event.time_control_code)))),
        ]
        names = role_names()
        for role, text in names.items():
            found = [
                " ".join(filter(None, (one.title, one.name, f"({one.fide_id})" if one.fide_id else "")))
                for one in officials_of(event)
                if one.role == role
            ]
            lines.append((text, "; ".join(found)))
        lines.append((self.tr("File"), str(self.session.view.store.path) if self.session.view.store else ""))
        return lines

    def _state_lines(self, section: Section) -> list[tuple[str, str]]:
        return [
            (self.tr("Players"), str(len(section.players))),
            (self.tr("Rounds"), self.tr("{0} of {1} complete").format(section.rounds_decided, section.rounds_total)),
            (self.tr("Paired"), self.tr("up to round {0}").format(section.rounds_paired) if section.rounds_paired else
             self.tr("nothing yet")),
            (self.tr("Standings"), self.tr("final") if section.closed else self.tr("provisional")),
            (self.tr("Mode"), self.tr("FIDE mode") if section.fide_mode else self.tr("outside FIDE mode")),
        ]  # fmt: skip

    def _show_schedule(self, section: Section) -> None:
        _empty(self._schedule)
        days = (
            self.tr("Mon"),
            self.tr("Tue"),
            self.tr("Wed"),
            self.tr("Thu"),
            self.tr("Fri"),
            self.tr("Sat"),
            self.tr("Sun"),
        )
        lines = []
        for number in range(1, section.rounds_total + 1):
            date = section.round_dates[number - 1] if number <= len(section.round_dates) else None
            time = section.round_times[number - 1] if number <= len(section.round_times) else None
            if date is None and (time is None or not time.start):
                continue
            wait = time.default_minutes if time is not None else None
            lines.append(
                (
                    self.tr("Round {0}").format(number),
                    f"{days[date.weekday()]} {shown(date)}" if date else "",
                    time.start if time else "",
                    self.tr("default time {0} min").format(wait) if wait is not None else "",
                )
            )
        for row, texts in enumerate(lines):
            for column, text in enumerate(texts):
                self._schedule.addWidget(label(text, "" if column else "dim"), row, column)
        self._schedule.setColumnStretch(4, 1)
        if not lines:
            self._schedule.addWidget(label(self.tr("No dates of rounds yet."), "dim"), 0, 0)

    def focus_first(self) -> None:
        """The button most wanted here."""
        started = self.session.view.is_open and bool(self.session.view.section.rounds_paired)
        (self.open_standings if started else self.open_players).setFocus()

    # -- changing ---------------------------------------------------------------------------------------------------

    def _show(self, dialog: QDialog) -> None:
        dialog.exec()
        dialog.deleteLater()

    def _edit_event(self) -> None:
        from tdapp.ui.pages.event.facts import EventFactsDialog

        self._show(EventFactsDialog(self.session, self.window()))

    def _go_on(self) -> None:
        """Rounds that came with a file by another system stay; the next ones are paired by one of ours."""
        section = self.session.view.section
        asked = self.tr("The rounds so far were paired by the {0}. They stay as they are.").format(name_of(section))
        dialog = SystemsDialog(self.tr("Go on by another system"), choices_of(section), self.window(), asked=asked)
        if dialog.exec():
            command = ChangeSystem(self.session.view.section_id, dialog.key(), dialog.reason())
            self.session.changes.run(command, self.tr("Change the pairing system?"))
        dialog.deleteLater()

    def _edit_rules(self) -> None:
        from tdapp.ui.pages.event.section_facts import SectionFactsDialog

        self._show(SectionFactsDialog(self.session, self.window()))

    def _edit_schedule(self) -> None:
        from tdapp.ui.pages.event.schedule import ScheduleDialog

        self._show(ScheduleDialog(self.session, self.window()))

    def _add_section(self) -> None:
        from tdapp.ui.pages.event.section_facts import SectionFactsDialog

        self._show(SectionFactsDialog(self.session, self.window(), new=True))

    def _print(self) -> None:
        from tdapp.ui.pages.event.regulations_paper import regulations_paper
        from tdapp.ui.widgets.paper.pdf_preview import PdfPreview

        section, store = self.session.view.section, self.session.view.store
        title = self.tr("Regulations – {0}").format(section.name or section.event.name)
        folder, stem = (store.path.parent, store.path.stem) if store else (Path.home(), "tdapp")
        proposed = folder / f"{stem} regulations.pdf"
        self._show(PdfPreview(regulations_paper(section), title, proposed, self.window()))

    def _copy(self) -> None:
        from PySide6.QtGui import QGuiApplication

        QGuiApplication.clipboard().setText(f"{self.words.text()}\n{self.ladder.text()}\n")
        self.session.messages.said.emit(self.tr("The regulations were copied."))


def make_page(session: Session, tools: Tools, _actions: object) -> EventPanel:
    """The page for the window."""
    return EventPanel(session, tools)


def _row(*widgets: QWidget) -> QWidget:
    holder = QWidget()
    row = FlowLayout(holder, 8)
    for widget in widgets:
        row.addWidget(widget)
    return holder


def _empty(layout: QGridLayout | QVBoxLayout) -> None:
    while (item := layout.takeAt(0)) is not None:
        if (old := item.widget()) is not None:
            old.hide()
            old.deleteLater()


def _fill(form: QFormLayout, facts: Iterable[tuple[str, str]]) -> None:
    while form.rowCount():
        form.removeRow(0)
    for name, value in facts:
        if value:
            form.addRow(label(name, "dim"), selectable(value) if len(value) > SHORT else label(value))
