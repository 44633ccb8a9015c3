"""The log: every step with what it changed, the way back to any of them, restore points, and copies elsewhere."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtWidgets import QFileDialog, QMenu, QStackedWidget, QWidget

from tdapp.domain.arbiters.by import who_words
from tdapp.domain.commands.history import NamePoint, RestoreFile, RestoreTo
from tdapp.domain.words.errors import EnvironmentProblem, RuleViolation
from tdapp.services.history.steps import HistoryRow, actors, history, to_point, would_undo
from tdapp.services.ports.event_store import RestorePoint
from tdapp.ui.pages.log.rows import is_of_kind, kind_names, point_columns, point_rows, step_columns, step_rows
from tdapp.ui.session.backup_desk import KEPT, BackupDesk
from tdapp.ui.session.question import Question
from tdapp.ui.session.session import Session
from tdapp.ui.session.tools import Tools
from tdapp.ui.widgets.actions import allow
from tdapp.ui.widgets.basics import EmptyState, PageHeader, SearchField, Segments, button, card, label, menu_button
from tdapp.ui.widgets.boxes import across, beside
from tdapp.ui.widgets.confirm import ask_line
from tdapp.ui.widgets.page import Panel
from tdapp.ui.widgets.table import DenseTable

SHOWN = 2000  # steps in the table at most
PREVIEWED = 200  # steps listed before a jump
MINUTE = "%Y-%m-%d %H:%M"


class LogPanel(Panel):
    """Steps, newest first; a choice of all sections or the one in view; restore points; backups."""

    def __init__(self, session: Session, backups: BackupDesk, parent: QWidget | None = None) -> None:
        super().__init__(session, parent)
        self._backups = backups
        self._steps: dict[int, HistoryRow] = {}
        self._points: dict[int, RestorePoint] = {}
        self.header = PageHeader(self.tr("Log"))
        self.what = Segments(
            self.tr("What is listed"),
            (
                ("steps", self.tr("Steps"), self.tr("Every step, newest first")),
                ("points", self.tr("Restore points"), self.tr("Named states you can go back to")),
            ),
        )
        self.what.set_choice("steps")
        self.where = Segments(
            self.tr("Which sections"),
            (
                ("all", self.tr("Whole event"), self.tr("Steps of every section")),
                ("section", self.tr("This section"), self.tr("Only steps of the section in view")),
            ),
        )
        self.where.set_choice("all")
        self._only_section = False
        self._kind, self._round, self._with_undone = "", 0, True
        self._actor: str | None = None  # None: everybody
        self.kinds_menu = QMenu(self)
        self.kinds_menu.aboutToShow.connect(self._fill_kinds)
        self.kinds = menu_button(
            self.tr("All steps"), self.tr("Which steps are listed"), self.kinds_menu, "sliders-horizontal"
        )
        self.search = SearchField(self.tr("Find a step"))
        for widget in (self.what, self.where, self.kinds, self.search):
            self.header.add(widget)
        self.steps = DenseTable(self.tr("Steps"), sortable=False)
        self.points = DenseTable(self.tr("Restore points"), sortable=False)
        for table in (self.steps, self.points):
            table.setProperty("role", "framed")
        self.empty = EmptyState(
            "history",
            self.tr("Nothing has happened yet"),
            self.tr("Every change of the event is listed here, with what it changed, and can be taken back."),
        )
        self.stack = QStackedWidget()
        for view in (self.steps, self.points, self.empty):
            self.stack.addWidget(view)
        self.back = button(self.tr("Go back to this step…"), "history", "primary", on_click=self.go_back)
        self.take_back = button(
            self.tr("Take this step back"),
            "undo-2",
            tip=self.tr("The newest step of somebody else"),
            on_click=self._take_back,
        )
        self.restore = button(self.tr("Restore…"), "rotate-ccw", "primary", on_click=self.restore_point)
        self.from_file = button(
            self.tr("Restore from a file…"),
            "file-input",
            tip=self.tr("A backup or another copy of this event"),
            on_click=lambda: self.restore_file(),
        )
        self.name_state = button(self.tr("Name the state as it is now…"), "flag", on_click=self._name_state)
        self.backup_text = label("", "dim", wrap=True)
        self.choose = button(self.tr("Choose a folder…"), "folder", on_click=self._choose_folder)
        self.back_up = button(self.tr("Back up now"), "save", on_click=backups.back_up)
        self.stop = button(self.tr("No more backups"), role="link", on_click=backups.forget)
        holder = across((self.backup_text, 1), self.stop, self.back_up, self.choose)
        self.body.addWidget(self.header)
        self.body.addWidget(self.stack, 1)
        self.body.addLayout(beside(self.back, self.take_back, self.restore, self.from_file, self.name_state, None))
        self.body.addWidget(card(label(self.tr("Backups"), "caption"), holder, margins=10))
        self.search.textChanged.connect(self.steps.set_needle)
        self.search.textChanged.connect(self.points.set_needle)
        self.what.chosen.connect(self.show_list)
        self.where.chosen.connect(self._choose_where)
        self.steps.row_changed.connect(lambda _key: self._show_buttons())
        self.points.row_changed.connect(lambda _key: self._show_buttons())
        self.steps.opened.connect(lambda _index: self.go_back())
        self.points.opened.connect(lambda _index: self.restore_point())
        backups.changed.connect(self._show_backups)
        self._list = "steps"

    def reload(self) -> None:
        """Read the journal and the named states."""
        store = self.session.view.store
        assert store is not None
        section_id = self.session.view.section_id if self._only_section else None
        rows = [
            row
            for row in history(
                store,
                section_id=section_id,
                round_number=self._round or None,
                with_undone=self._with_undone,
                actor=self._actor,
                limit=SHOWN,
            )
            if is_of_kind(row, self._kind)
        ]
        self._show_kinds()
        self._steps = {row.row_id: row for row in rows}
        several = self._actor is not None or any(row.actor for row in rows)
        self.steps.set_rows(step_rows(rows, several=several), step_columns(several=several))
        points = [
            point
            for point in store.restore_points()
            if not self._only_section or point.section_id in (None, self.session.view.section_id)
        ]
        self._points = {point.point_id: point for point in points}
        names = {ref.section_id: ref.name for ref in self.session.view.sections}
        self.points.set_rows(point_rows(points, names if len(names) > 1 else {}), point_columns())
        count = len(rows)
        steps = self.tr("%n step(s)", "", count) if count < SHOWN else self.tr("the newest %n step(s)", "", count)
        self.header.subtitle.setText(steps + ", " + self.tr("%n restore point(s)", "", len(points)))
        self.where.setVisible(len(names) > 1)
        self._show_list()
        self._show_backups()

    def show_list(self, which: str) -> None:
        """``steps`` or ``points``."""
        self._list = which
        self.what.set_choice(which)
        self._show_list()
        self.focus_first()

    def focus_first(self) -> None:
        """The list."""
        if (shown := self.stack.currentWidget()) is not None:
            shown.setFocus()

    def _choose_where(self, which: str) -> None:
        self._only_section = which == "section"
        self.mark_stale()

    def _show_list(self) -> None:
        table = self.steps if self._list == "steps" else self.points
        self.stack.setCurrentWidget(table if table.source.rows else self.empty)
        self.back.setVisible(self._list == "steps")
        self.kinds.setVisible(self._list == "steps")
        self.from_file.setVisible(self._list == "points")
        self.restore.setVisible(self._list == "points")
        self._show_buttons()

    def _show_buttons(self) -> None:
        chosen = self.steps.current_key() in self._steps
        lacks = self.session.view.why_not_do(RestoreTo)
        why_not = lacks or ("" if chosen else self.tr("Choose a step first"))
        self.back.setEnabled(not why_not)
        self.back.setToolTip(why_not)
        allow(self.session.view, self.name_state, steps=(NamePoint,))
        key = self.steps.current_key()
        self.take_back.setVisible(self._list == "steps" and self._is_newest_of_another(key))
        point = self.points.current_key() in self._points
        why_not = lacks or ("" if point else self.tr("Choose a restore point first"))
        self.restore.setEnabled(not why_not)
        self.restore.setToolTip(why_not)

    def _is_newest_of_another(self, key: object) -> bool:
        """Whether a step is the newest that stands of somebody else: the chief may take it back."""
        row = self._steps.get(key) if isinstance(key, int) else None
        if self.session.view.why_not_do(RestoreTo):
            return False
        if row is None or not row.actor or row.undone or row.is_walk or row.is_note:
            return False
        of_him = (one for one in self._steps.values() if one.actor == row.actor)
        return all(one.revision <= row.revision or one.undone or one.is_walk or one.is_note for one in of_him)

    def _take_back(self) -> None:
        key = self.steps.current_key()
        if isinstance(key, int):
            self.session.changes.undo(key)

    # -- which steps ----------------------------------------------------------------------------------------------

    def _fill_kinds(self) -> None:
        menu = self.kinds_menu
        menu.clear()
        for kind, text in kind_names():
            self._choice(menu, text, kind == self._kind, lambda kind=kind: self.show_kind(kind))
        menu.addSeparator()
        rounds = menu.addMenu(self.tr("Only one &round"))
        self._choice(rounds, self.tr("All rounds"), not self._round, lambda: self.show_only_round(0))
        for number in range(1, max(1, self.session.view.section.rounds_paired) + 1):
            text = self.tr("Round {0}").format(number)
            self._choice(rounds, text, number == self._round, lambda number=number: self.show_only_round(number))
        store = self.session.view.store
        names = actors(store, limit=SHOWN) if store is not None else ()
        if len(names) > 1:
            who = menu.addMenu(self.tr("&Who"))
            self._choice(who, self.tr("Everybody"), self._actor is None, lambda: self.show_actor(None))
            for name in names:
                self._choice(who, who_words(name), name == self._actor, lambda name=name: self.show_actor(name))
        menu.addSeparator()
        self._choice(menu, self.tr("Also steps that were &taken back"), self._with_undone, self._toggle_undone)

    def _choice(self, menu: QMenu, text: str, chosen: bool, run) -> None:
        action = menu.addAction(text)
        action.setCheckable(True)
        action.setChecked(chosen)
        action.triggered.connect(lambda _checked=False: run())

    def show_kind(self, kind: str) -> None:
        """Only steps of one kind (ui.pages.log.rows.kind_names); empty: all."""
        self._kind = kind
        self.mark_stale()

    def show_only_round(self, number: int) -> None:
        """Only steps of one round; 0: of all."""
        self._round = number
        self.mark_stale()

    def show_actor(self, name: str | None) -> None:
        """Only steps of one person; empty: of who leads, None: of everybody."""
        self._actor = name
        self.mark_stale()

    def _toggle_undone(self) -> None:
        self._with_undone = not self._with_undone
        self.mark_stale()

    def _show_kinds(self) -> None:
        words = [dict(kind_names())[self._kind].replace("&", "")]
        if self._round:
            words.append(self.tr("round {0}").format(self._round))
        if self._actor is not None:
            words.append(who_words(self._actor))
        if not self._with_undone:
            words.append(self.tr("without those taken back"))
        self.kinds.setText(" " + ", ".join(words))

    # -- going back -----------------------------------------------------------------------------------------------

    def go_back(self) -> None:
        """To the state right after the chosen step, once it was shown what that undoes."""
        row = self._steps.get(self.steps.current_key() or 0)
        if row is None:
            return
        title = self.tr("Go back to the state after “{0}”?").format(row.label)
        section_id = self.session.view.section_id if self._only_section else None
        self._go_back(title, RestoreTo(row.revision, section_id))

    def restore_point(self) -> None:
        """To the chosen restore point: choose it, Restore, confirm."""
        point = self._points.get(self.points.current_key() or 0)
        if point is None:
            return
        store = self.session.view.store
        if point.file_name and store is not None:
            self.restore_file(store.path.with_name(point.file_name))
            return
        self._go_back(self.tr("Restore “{0}”?").format(point.name), to_point(point))

    def _go_back(self, title: str, step: RestoreTo) -> None:
        store = self.session.view.store
        assert store is not None
        steps = would_undo(store, step.revision, step.section_id)
        if not steps:
            self.session.messages.said.emit(self.tr("That is the state as it is now."))
            return
        lines = [self.tr("%n step(s) would be taken back; undo brings them back.", "", len(steps))]
        lines += [" · ".join(filter(None, (step.label, step.what, step.new))) for step in steps[:PREVIEWED]]
        self.session.changes.go_back(step, Question(title, lines=tuple(lines), action=self.tr("Go back")))

    def restore_file(self, path: Path | None = None) -> None:
        """Everything as it is in a backup or another copy, once it was shown how that differs."""
        store = self.session.view.store
        if store is None:
            return
        if path is None:
            stick = self._backups.folder
            begin = stick if stick is not None and stick.is_dir() else store.path.parent
            name, _filter = QFileDialog.getOpenFileName(
                self, self.tr("Restore from a file"), str(begin), self.tr("Event files (*.tdb)")
            )
            if not name:
                return
            path = Path(name)
        try:
            state = store.look_at_copy(path)
        except (RuleViolation, EnvironmentProblem) as problem:
            self.session.messages.failed.emit(str(problem))
            return
        lines = [
            self.tr("It stands as of {0}, after “{1}”.").format(state.at.astimezone().strftime(MINUTE), state.label),
            self.tr("The state as it is now is kept in a file beside the event. Undo does not go behind this step."),
        ]
        if state.gained:
            lines.append(self.tr("%n step(s) are only in that file and come in.", "", len(state.gained)))
        if state.lost:
            lines.append(self.tr("%n step(s) are only here and go:", "", len(state.lost)))
            lines += [f"– {label}" for label in reversed(state.lost[-PREVIEWED:])]
        title = self.tr("Make everything as it is in {0}?").format(path.name)
        question = Question(title, lines=tuple(lines), action=self.tr("Restore from the file"))
        self.session.changes.go_back(RestoreFile(str(path), ""), question)

    def _name_state(self) -> None:
        name = ask_line(self, self.tr("Name the state as it is now"), self.tr("Name:"))
        if not name or self.session.view.store is None:
            return
        try:
            self.session.changes.name_state(name)
        except (RuleViolation, EnvironmentProblem) as problem:
            self.session.messages.failed.emit(str(problem))
            return
        self.session.messages.said.emit(self.tr("Named: {0}").format(name))
        self.mark_stale()

    # -- backups --------------------------------------------------------------------------------------------------

    def _show_backups(self) -> None:
        folder = self._backups.folder
        if folder is None:
            self.backup_text.setText(
                self.tr("No second place is chosen. Choose a folder, best on a USB stick: a copy goes there by itself.")
            )
        else:
            text = self.tr("To {0}, the last {1} copies are kept: {2}")
            self.backup_text.setText(text.format(folder, KEPT, self._backups.text() or "–"))
        self.back_up.setVisible(folder is not None)
        self.stop.setVisible(folder is not None)

    def _choose_folder(self) -> None:
        known = self._backups.folder or Path.home()
        chosen = QFileDialog.getExistingDirectory(self, self.tr("Folder for backups"), str(known))
        if not chosen:
            return
        store = self.session.view.store
        if store is not None and Path(chosen).resolve() == store.path.parent.resolve():
            self.session.messages.said.emit(self.tr("A backup beside the event is lost with it: choose another place."))
            return
        self._backups.choose(Path(chosen))


def make_page(session: Session, tools: Tools, _actions: object) -> LogPanel:
    """The page for the window."""
    return LogPanel(session, tools.backups)
