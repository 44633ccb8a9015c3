"""The window: menu, navigation, pages built when they are first shown, the side panel, the status bar."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QSettings, QSize, Qt, QTimer
from PySide6.QtGui import QAction, QIcon, QKeySequence, QShortcut
from PySide6.QtWidgets import (
    QApplication,
    QLabel,
    QMainWindow,
    QMessageBox,
    QSplitter,
    QStackedWidget,
    QWidget,
)

from tdapp.domain.words.changes import ChangeSet, Topic
from tdapp.domain.words.frozen import dataclass
from tdapp.domain.words.resources import resource_path
from tdapp.ui.look.icons import set_icon
from tdapp.ui.look.theme import Theme
from tdapp.ui.session.announce import announce
from tdapp.ui.session.backend import Backend
from tdapp.ui.session.backup_desk import BackupDesk
from tdapp.ui.session.calculations import Calculations
from tdapp.ui.session.following import Following
from tdapp.ui.session.question import Question
from tdapp.ui.session.session import Session
from tdapp.ui.session.settings import Remembered
from tdapp.ui.session.status import status_parts
from tdapp.ui.session.tasks import TaskRunner
from tdapp.ui.session.tools import Tools
from tdapp.ui.session.undo import UndoActions
from tdapp.ui.session.whole_file import WholeFile
from tdapp.ui.widgets.actions import Action, Actions
from tdapp.ui.widgets.basics import restyle
from tdapp.ui.widgets.boxes import column_in, row_in
from tdapp.ui.widgets.elided import ElidedLabel
from tdapp.ui.widgets.fitting import ScrollingColumn
from tdapp.ui.widgets.page import Panel
from tdapp.ui.widgets.section_list import SectionList
from tdapp.ui.window.file_check import FileCheck
from tdapp.ui.window.files import FileActions, is_event
from tdapp.ui.window.menus import EditMenu, FileMenu, ViewMenu
from tdapp.ui.window.pages import Pages
from tdapp.ui.window.report_export import ReportExport
from tdapp.ui.window.rooms import PROJECTOR, ROOMS, SIDE_PANEL, first_page, load
from tdapp.ui.window.sidebar import Sidebar
from tdapp.ui.window.start import StartPanel
from tdapp.ui.window.step_bar import StepBar
from tdapp.ui.window.topbar import TopBar
from tdapp.ui.window.waiting import WaitingLine

if TYPE_CHECKING:  # imported when it is first opened
    from tdapp.ui.window.help import HelpWindow

SAID_MS = 6000
EXPLANATION_WIDTH = "explanation/width"
ROOM_FOR_BOTH = 1050  # pixels for the ladder editor and the explanation side by side


@dataclass(frozen=True, slots=True)
class Place:
    """What was in view; ``path`` None: the start screen."""

    path: Path | None = None
    page: str = ""
    section_id: int = 0


class MainWindow(QMainWindow):
    """One window, one event file."""

    def __init__(
        self,
        backend: Backend,
        settings: QSettings,
        theme: Theme,
        *,
        calculations: Calculations | None = None,
        tasks: TaskRunner | None = None,
    ) -> None:
        super().__init__()
        self.setWindowTitle("tdapp")
        self.setWindowIcon(QIcon(str(resource_path("icons/tdapp.svg"))))
        self.setAcceptDrops(True)
        self.remembered = Remembered(settings)
        self.theme = theme
        self.tasks = tasks or TaskRunner(self)
        self.session = session = Session(calculations or Calculations(), self)
        session.talk.ask = self._ask
        self._backend = backend
        self.files = FileActions(backend, session, self.remembered, self.tasks, self)
        self.file_check = FileCheck(backend, session, self.files, self.tasks, self)
        self.backups = BackupDesk(session.view, self.remembered, self.tasks, self)
        self.whole = WholeFile(session, self.tasks, self)
        self.following = Following(session, self)
        self.stack = Pages(session, Tools(backend, self.remembered, self.tasks, self.backups), self)
        self.again: Place | None = None  # set while it closes in order to be made anew
        self._projector: Any = None
        self._explanation: QWidget | None = None
        self._page: Panel | None = None
        self._explaining = False  # wanted, also while a page is shown that has nothing to explain
        self._help: HelpWindow | None = None
        self._state_later = QTimer(self)
        self._state_later.setSingleShot(True)
        self._state_later.setInterval(0)
        self._state_later.timeout.connect(self._show_state)
        self._build_actions(theme)
        self._build_layout()
        self._build_menus()
        self._connect()
        self._restore()
        self._event_changed()

    # -- building -------------------------------------------------------------------------------------------------

    def _build_actions(self, theme: Theme) -> None:
        session = self.session
        self.undo_actions = UndoActions(session, self)
        self.search_action = QAction(self.tr("&Search commands and players…"), self)
        set_icon(self.search_action, "search")
        self.search_action.setShortcut(QKeySequence("Ctrl+K"))
        self.search_action.triggered.connect(self.search)
        export = ReportExport(session, self._backend, self)
        self.file_menu = FileMenu(
            session, self.files, self.remembered, export, self.stack, self.show_rating_report, self.file_check, self
        )
        edit = EditMenu(session, self.undo_actions, self.stack, self.search_action, self)
        self._needs_event = edit.needs_event
        beside = (
            Action(
                "explanation",
                self.tr("&Explanation beside the page"),
                "panel-right",
                self.toggle_explanation,
                "F9",
                self._nothing_to_explain,
            ),
            Action(
                "projector",
                self.tr("Large &window for a projector"),
                "monitor",
                self.show_projector,
                "Ctrl+Shift+P",
                edit.needs_event,
            ),
        )
        self.view_menu = ViewMenu(session, theme, self.remembered, self.stack, beside, self)
        self.stack.add_actions()
        help_menu = Actions(self)
        help_menu.title = self.tr("&Help")
        help_menu.declare(
            (
                Action("manual", self.tr("&Manual"), "book-open", self.show_manual, "F1"),
                Action("shortcuts", self.tr("&Keyboard shortcuts"), "keyboard", self.show_shortcuts),
                Action("about", self.tr("&About tdapp"), "info", self.show_about),
            )
        )
        rooms = self.stack.actions_of.values()
        self.menus: tuple[Actions, ...] = (self.file_menu, edit, self.view_menu, *rooms, help_menu)

    def _build_layout(self) -> None:
        self.sidebar = Sidebar(ROOMS)
        self.sidebar.chosen.connect(self.show_page)
        self.sections = SectionList(self.session)
        self.sidebar.add_top(self.sections)
        self.top_bar = TopBar(self.session, self.undo_actions, self.search_action)
        self.split = QSplitter(Qt.Orientation.Horizontal)
        self.split.setChildrenCollapsible(False)
        self.split.addWidget(self.stack)
        self.steps = StepBar(self.session, self.stack)
        self.split.setStretchFactor(0, 1)
        right = QWidget()
        column = column_in(right, 0)
        column.addWidget(self.top_bar)
        column.addWidget(self.split, 1)
        column.addWidget(self.steps)
        workspace = QWidget()
        row = row_in(workspace, 0)
        row.addWidget(ScrollingColumn(self.sidebar))
        row.addWidget(right, 1)
        self.workspace = workspace
        self.start = StartPanel(self.remembered)
        self.pages_root = QStackedWidget()
        self.pages_root.addWidget(self.start)
        self.pages_root.addWidget(workspace)
        self.setCentralWidget(self.pages_root)
        self.status_text = ElidedLabel()
        self.status_text.setAccessibleName(self.tr("Status"))
        self.mode_text = QLabel(self.tr("FIDE mode"))
        self.mode_text.setToolTip(self.tr("The event follows FIDE's rules for tournament programs."))
        self.waiting = WaitingLine(self.tasks)
        self.waiting.said.connect(self.say)
        self.statusBar().addWidget(self.status_text, 1)
        self.statusBar().addPermanentWidget(self.waiting)
        self.statusBar().addPermanentWidget(self.mode_text)
        self.statusBar().setSizeGripEnabled(False)

    def _build_menus(self) -> None:
        for actions in self.menus:
            actions.fill(self.menuBar().addMenu(actions.title))

    def _connect(self) -> None:
        session = self.session
        session.view.event_changed.connect(self._event_changed)
        session.view.view_changed.connect(self._show_state)
        session.changes.changed.connect(self._changed)
        session.talk.failed.connect(self._show_refusal)
        session.talk.said.connect(self.say)
        session.view.explanation_wanted.connect(self._explain)
        session.talk.manual_wanted.connect(self.show_manual)
        self.stack.shown.connect(self._page_shown)
        self.files.failed.connect(self.show_problem)
        self.backups.failed.connect(self._show_no_backup)
        self.backups.changed.connect(self._state_later.start)
        self.whole.changed.connect(self._state_later.start)
        self.file_check.noticed.connect(self._state_later.start)
        self.undo_actions.undo.triggered.connect(self.steps.undo)
        self.undo_actions.redo.triggered.connect(self.steps.redo)
        start = self.start
        start.new_wanted.connect(self.files.ask_new)
        start.open_wanted.connect(self.files.ask_open)
        start.import_wanted.connect(self.files.ask_import)
        start.demo_wanted.connect(self.files.demo)
        start.recent_wanted.connect(lambda text: self.files.take(Path(text)))
        start.forget_wanted.connect(self._forget_recent)
        start.language_wanted.connect(self.view_menu.set_language)
        self.view_menu.language_changed.connect(self._start_again)
        for keys, step in (("Ctrl+PgUp", -1), ("Ctrl+PgDown", 1)):
            QShortcut(QKeySequence(keys), self, partial(self.top_bar.rounds.step, step))

    def _restore(self) -> None:
        screen = self.screen().availableGeometry().size()
        self.resize(min(1400, screen.width() * 19 // 20), min(900, screen.height() * 9 // 10))
        geometry = self.remembered.bytes("window/geometry")
        if not geometry.isEmpty():
            self.restoreGeometry(geometry)
        self.setMinimumSize(QSize(640, 400))  # 150 % on a screen of 1366 x 768, with its bars
        self.start.set_recent(self.remembered.recent())

    # -- the event ------------------------------------------------------------------------------------------------

    def open_store(self, store) -> None:
        """Show an event that is already open (the composition root's start)."""
        self.session.view.open(store)

    def close_event(self) -> None:
        """Back to the start screen."""
        self.session.view.open(None)

    def _event_changed(self) -> None:
        is_open = self.session.view.is_open
        self.pages_root.setCurrentWidget(self.workspace if is_open else self.start)
        self.mode_text.setVisible(is_open)
        if is_open:
            self.show_page(first_page(self.session))
            self.stack.resume()
        else:
            self.start.set_recent(self.remembered.recent())
            self.start.banner.set_text("")
            self.start.focus_first()
        self._show_state()

    def _changed(self, changes: ChangeSet) -> None:
        if changes.topics == {Topic.RESULTS}:
            self._state_later.start()  # after the keys that are waiting
        else:
            self._show_state()

    def _show_state(self) -> None:
        self.top_bar.refresh()
        parts = [*status_parts(self.session), self.whole.text, self.backups.text()]
        if self.backups.problem:
            parts.insert(0, parts.pop())  # the end may be cut off
        self.status_text.setText("  ·  ".join(filter(None, parts)))
        if self.session.view.is_open:
            self.sidebar.offer(self.session.view.section)
            in_fide_mode = self.session.view.section.fide_mode
            self.mode_text.setText(self.tr("FIDE mode") if in_fide_mode else self.tr("NOT IN FIDE MODE"))
            self.mode_text.setProperty("role", "" if in_fide_mode else "chip-warn")  # for good, on every page (Q46)
            restyle(self.mode_text)
        name = self.session.view.section.event.name if self.session.view.is_open else ""
        self.setWindowTitle(f"{name} – tdapp" if name else "tdapp")
        for actions in self.menus:
            actions.refresh()

    # -- pages ----------------------------------------------------------------------------------------------------

    def panel(self, key: str) -> Panel:
        """A page, made when it is first asked for."""
        return self.stack.page(key)

    def show_page(self, key: str) -> None:
        """Go to a page."""
        self.stack.show_page(key)

    def _page_shown(self, key: str) -> None:
        page = self._page = self.stack.page(key)
        self.view_menu.refresh()
        if self._explanation is not None:
            room = not page.WIDE or self.split.width() >= ROOM_FOR_BOTH
            self._explanation.setVisible(self._explaining and page.EXPLAINS and room)
        self.sidebar.set_page(key)

    # -- the side panel -------------------------------------------------------------------------------------------

    def explanation(self):
        """The side panel, built when it is first asked for."""
        if self._explanation is None:
            panel = load(SIDE_PANEL)(self.session)
            panel.closed.connect(self._hide_explanation)
            panel.print_wanted.connect(partial(self.stack.print_for, "explanation"))
            panel.hide()
            self.split.addWidget(panel)
            self.split.setStretchFactor(1, 0)
            self._explanation = panel
            self.split.splitterMoved.connect(self._keep_width)
        return self._explanation

    def _explain(self, number: int, rung: int, trial: bool) -> None:
        panel = self.explanation()
        was_hidden = panel.isHidden()
        panel.show()
        self._explaining = True
        if was_hidden:
            usual = min(max(400, self.split.width() * 2 // 5), 500)
            wide = min(int(self.remembered.number(EXPLANATION_WIDTH, usual)), self.split.width() // 2)
            self.split.setSizes([self.split.width() - wide, wide])
        panel.show_player(number, rung, trial)

    def _keep_width(self, _place: int, _index: int) -> None:
        self.remembered.set_number(EXPLANATION_WIDTH, self.split.sizes()[1])

    def _nothing_to_explain(self, state: object) -> str:
        explains = self._page is None or self._page.EXPLAINS
        return self._needs_event(state) or ("" if explains else self.tr("This page has no values to explain"))

    def toggle_explanation(self) -> None:
        """Show or hide the side panel."""
        panel = self.explanation()
        if panel.isVisible():
            self._hide_explanation()
            return
        number = self.session.view.player
        if not number and self.session.view.section.players:
            number = self.session.tables.standings().rows[0].player.number
        if number:
            self._explain(number, -1, False)
            panel.focus_first()

    def _hide_explanation(self) -> None:
        self._explaining = False
        if self._explanation is not None and self._explanation.isVisible():
            self._explanation.hide()
            page = self.stack.current()
            if page is not None:
                page.focus_first()

    # -- help, search, problems -----------------------------------------------------------------------------------

    def search(self) -> None:
        """Ctrl+K."""
        from tdapp.ui.window.palette import Palette
        from tdapp.ui.window.search_hits import all_hits

        palette = Palette(all_hits(self.menuBar(), self.session.view, self.stack.offers()), self)
        palette.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        palette.show()

    def show_manual(self, page: str = "") -> None:
        """F1: the manual on a page, or on the one that belongs to what is looked at."""
        from tdapp.ui.window.help import HelpWindow

        if self._help is None:
            self._help = HelpWindow(self)
        self._help.show()
        self._help.raise_()
        self._help.activateWindow()
        shown = self.stack.current() if self.session.view.is_open else None
        self._help.show_page(page or (self.stack.manual_of(shown) if shown is not None else "start"))

    def show_shortcuts(self) -> None:
        """Every key of the menus."""
        from tdapp.ui.window.shortcuts import ShortcutSheet

        sheet = ShortcutSheet(self.menus, self)
        sheet.exec()
        sheet.deleteLater()

    def show_about(self) -> None:
        """Version, licence, thanks."""
        from tdapp.ui.window.about import AboutDialog

        AboutDialog(self).exec()

    def show_problem(self, title: str, text: str) -> None:
        """Something went wrong that the arbiter must read."""
        box = QMessageBox(QMessageBox.Icon.Warning, title, title, QMessageBox.StandardButton.Ok, self)
        box.setTextFormat(Qt.TextFormat.PlainText)
        box.setInformativeText(text)
        # Qt makes this label without the format of the box: words of a file must not become markup or links
        for part in box.findChildren(QLabel, "qt_msgbox_informativelabel"):
            part.setTextFormat(Qt.TextFormat.PlainText)
            part.setOpenExternalLinks(False)
            part.setMinimumWidth(480)
        box.open()

    def _show_refusal(self, text: str) -> None:
        self.show_problem(self.tr("That is not possible"), text)

    def _show_no_backup(self, text: str) -> None:
        self.show_problem(self.tr("No backup"), text)

    def _ask(self, question: Question) -> str | None:
        from tdapp.ui.widgets.confirm import ask

        return ask(question, self)

    def say(self, text: str) -> None:
        """A sentence for the status bar and for screen readers."""
        self.statusBar().showMessage(text, SAID_MS)
        announce(self, text)

    def show_rating_report(self) -> None:
        """What the rating officer gets, and what is missing for it."""
        from tdapp.ui.window.rating_officer import RatingOfficerDialog

        dialog = RatingOfficerDialog(self.session, self.stack, self.tasks, self)
        dialog.exec()
        dialog.deleteLater()

    def show_projector(self) -> None:
        """The large second window."""
        if self._projector is None:
            self._projector = load(PROJECTOR)(self.session, self.remembered)
        self._projector.show_on_second_screen(self.screen())

    # -- files ----------------------------------------------------------------------------------------------------

    def _forget_recent(self, text: str) -> None:
        self.remembered.forget_recent(text)
        self.start.set_recent(self.remembered.recent())

    def _start_again(self) -> None:
        """Close; whoever runs the window makes it anew, in another language, where it was."""
        store = self.session.view.store
        place = Place(store.path, self.stack.key(), self.session.view.section_id) if store is not None else Place()
        self.again = place
        self.close()

    def go_to(self, place: Place) -> None:
        """The event, the section and the page that were in view before the window was made anew."""
        if place.path is None:
            return
        self.files.open(place.path)
        if self.session.view.is_open:
            self.session.view.set_section(place.section_id)
            self.show_page(place.page or first_page(self.session))

    # -- Qt overrides ---------------------------------------------------------------------------------------------

    def keyPressEvent(self, event):
        if event.key() == Qt.Key.Key_Escape and self._explanation is not None and self._explanation.isVisible():
            self._hide_explanation()
            return
        super().keyPressEvent(event)

    def dragEnterEvent(self, event):
        if any(url.isLocalFile() for url in event.mimeData().urls()):
            event.acceptProposedAction()

    def dropEvent(self, event):
        local = [url.toLocalFile() for url in event.mimeData().urls() if url.isLocalFile()]
        if local:
            event.acceptProposedAction()
            paths = [Path(name) for name in local]
            if len(paths) > 1 and not any(map(is_event, paths)):
                QTimer.singleShot(0, partial(self.files.import_several, paths))
                return
            path = paths[0]
            take = next((actions.take for actions in self.menus if actions.takes(path)), self.files.take)
            QTimer.singleShot(0, partial(take, path))

    def closeEvent(self, event):
        self.remembered.set_bytes("window/geometry", self.saveGeometry())
        if self._projector is not None:
            self._projector.close()
            self._projector.deleteLater()
        for page in self.stack.made():
            page.break_off()
        self.tasks.shut_down()
        for page in self.stack.made():
            page.finish()
        self.session.view.open(None)
        event.accept()
        QApplication.processEvents()
