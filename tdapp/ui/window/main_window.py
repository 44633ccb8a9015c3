"""The window: menu, navigation, pages built when they are first shown, the side panel, the status bar."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QSettings, QSize, Qt, QTimer
from PySide6.QtGui import QAction, QIcon, QKeySequence, QShortcut
from PySide6.QtWidgets import (
    QApplication,
    QHBoxLayout,
    QLabel,
    QMainWindow,
    QMessageBox,
    QSplitter,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from tdapp.domain.words.changes import ChangeSet, Topic
from tdapp.domain.words.resources import resource_path
from tdapp.ui.look.icons import set_icon
from tdapp.ui.look.theme import Theme
from tdapp.ui.pages.players.actions import PlayerActions
from tdapp.ui.pages.rounds.pairing.desk import PairingDesk
from tdapp.ui.pages.tables.ladder.actions import LadderActions
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
from tdapp.ui.session.undo import UndoActions
from tdapp.ui.widgets.basics import label, restyle
from tdapp.ui.widgets.page import Panel
from tdapp.ui.widgets.section_list import SectionList
from tdapp.ui.window.event_actions import EventActions
from tdapp.ui.window.files import FileActions
from tdapp.ui.window.page_factory import make_page
from tdapp.ui.window.report_export import ReportExport
from tdapp.ui.window.sidebar import PageInfo, Sidebar
from tdapp.ui.window.stack import PageStack
from tdapp.ui.window.start import StartPanel
from tdapp.ui.window.topbar import TopBar
from tdapp.ui.window.view_actions import ViewActions

if TYPE_CHECKING:
    from tdapp.ui.pages.rounds.projector import ProjectorWindow
    from tdapp.ui.window.help import HelpWindow

SAID_MS = 6000
ROOM_FOR_BOTH = 1050  # pixels for the ladder editor and the explanation side by side


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
        self.session = Session(calculations or Calculations(), self)
        self.session.talk.ask = self._ask
        self.files = FileActions(backend, self.session, self.remembered, self.tasks, self)
        self.report_export = ReportExport(self.session, self)
        self.backups = BackupDesk(self.session, self.remembered, self.tasks, self)
        self.following = Following(self.session, self)
        self.undo_actions = UndoActions(self.session, self)
        self.ladder_actions = LadderActions(backend, self.session, self.remembered, self.tasks, self)
        self.event_actions = EventActions(self)
        self.player_actions = PlayerActions(self.session, backend, self.remembered, self.tasks, self)
        self.player_actions.page_wanted.connect(lambda: self.show_page("players"))
        self.view_actions = ViewActions(self)
        self._panels: dict[str, Panel] = {}
        self.desk: PairingDesk | None = None
        self._projector: ProjectorWindow | None = None
        self._explanation: QWidget | None = None
        self._help: HelpWindow | None = None
        self._event_actions: list[QAction] = []
        self._state_later = QTimer(self)
        self._state_later.setSingleShot(True)
        self._state_later.setInterval(0)
        self._state_later.timeout.connect(self._show_state)
        self._build_actions()
        self._build_layout()
        self._build_menus()
        self._connect()
        self._restore()
        self._event_changed()

    # -- building -------------------------------------------------------------------------------------------------

    def pages(self) -> tuple[PageInfo, ...]:
        """The pages in their order; those for later carry the reason."""
        later = self.tr("{0}: this page comes with a later version.")
        return (
            PageInfo("event", self.tr("Event"), "trophy"),
            PageInfo("players", self.tr("Players"), "users"),
            PageInfo("rounds", self.tr("Rounds"), "calendar-days"),
            PageInfo("standings", self.tr("Standings"), "list-ordered"),
            PageInfo("crosstable", self.tr("Crosstable"), "grid-3x3"),
            PageInfo("tiebreaks", self.tr("Tie-breaks"), "scale"),
            PageInfo("documents", self.tr("Documents"), "file-text"),
            PageInfo("games", self.tr("Games"), "chess-knight", later.format(self.tr("Games"))),
            PageInfo("log", self.tr("Log"), "scroll-text"),
        )

    def _action(
        self, text: str, run: Callable[[], object], icon: str = "", keys: str = "", *, event: bool = False
    ) -> QAction:
        action = QAction(text, self)
        if icon:
            set_icon(action, icon)
        if keys:
            action.setShortcut(QKeySequence(keys))
        action.triggered.connect(lambda _checked=False: run())
        if event:
            self._event_actions.append(action)
        return action

    def _build_actions(self) -> None:
        files = self.files
        self.new_action = self._action(self.tr("&New event…"), files.ask_new, "plus", "Ctrl+N")
        self.open_action = self._action(self.tr("&Open…"), files.ask_open, "folder-open", "Ctrl+O")
        self.import_action = self._action(
            self.tr("&Import a tournament report…"), files.ask_import, "file-input", "Ctrl+I"
        )
        self.demo_action = self._action(self.tr("Open the &demo event"), files.demo, "play")
        self.copy_action = self._action(self.tr("Save a &copy…"), files.ask_copy, "copy", "Ctrl+Shift+S", event=True)
        self.hand_over_action = self._action(
            self.tr("&Hand over to another computer…"), files.ask_hand_over, "log-out", event=True
        )
        self.export_action = self._action(
            self.tr("&Export a tournament report…"), self.report_export.ask, "file-down", "Ctrl+E", event=True
        )
        self.print_action = self._action(self.tr("&Print…"), self._print, "printer", "Ctrl+P", event=True)
        self.close_action = self._action(self.tr("C&lose the event"), self.close_event, "x", "Ctrl+W", event=True)
        self.quit_action = self._action(self.tr("&Quit"), self.close, "log-out", "Ctrl+Q")
        self.search_action = self._action(self.tr("&Search commands and players…"), self.search, "search", "Ctrl+K")
        self.filter_action = self._action(self.tr("&Find on this page"), self._find, "search", "Ctrl+F", event=True)
        self.explanation_action = self._action(
            self.tr("&Explanation beside the page"), self.toggle_explanation, "panel-right", "F9", event=True
        )
        self.projector_action = self._action(
            self.tr("Large &window for a projector"), self.show_projector, "monitor", "Ctrl+Shift+P", event=True
        )
        self.help_action = self._action(self.tr("&Manual"), self.show_manual, "book-open", "F1")
        self.about_action = self._action(self.tr("&About tdapp"), self.show_about, "info")

    def _build_layout(self) -> None:
        infos = self.pages()
        self._infos = {info.key: info for info in infos}
        self.sidebar = Sidebar(infos)
        self.sidebar.chosen.connect(self.show_page)
        self.sections = SectionList(self.session)
        self.sections.players_dropped.connect(self.player_actions.do_move)
        self.sidebar.add_top(self.sections)
        self.top_bar = TopBar(self.session, self.undo_actions, self.search_action)
        self.stack = PageStack()
        self.stack.currentChanged.connect(lambda _i: self.stack.updateGeometry())
        self.split = QSplitter(Qt.Orientation.Horizontal)
        self.split.setChildrenCollapsible(False)
        self.split.addWidget(self.stack)
        self.split.setStretchFactor(0, 1)
        right = QWidget()
        column = QVBoxLayout(right)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.top_bar)
        column.addWidget(self.split, 1)
        workspace = QWidget()
        row = QHBoxLayout(workspace)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(0)
        row.addWidget(self.sidebar)
        row.addWidget(right, 1)
        self.workspace = workspace
        self.start = StartPanel(self.remembered)
        self.pages_root = QStackedWidget()
        self.pages_root.addWidget(self.start)
        self.pages_root.addWidget(workspace)
        self.setCentralWidget(self.pages_root)
        self.status_text = label("")
        self.status_text.setAccessibleName(self.tr("Status"))
        self.mode_text = QLabel(self.tr("FIDE mode"))
        self.mode_text.setToolTip(self.tr("The event follows FIDE's rules for tournament programs."))
        self.statusBar().addWidget(self.status_text, 1)
        self.statusBar().addPermanentWidget(self.mode_text)
        self.statusBar().setSizeGripEnabled(False)

    def _build_menus(self) -> None:
        bar = self.menuBar()
        file = bar.addMenu(self.tr("&File"))
        file.addActions([self.new_action, self.open_action])
        self.recent_menu = file.addMenu(self.tr("Open &recent"))
        self.recent_menu.aboutToShow.connect(self._fill_recent)
        file.addActions([self.import_action, self.demo_action])
        file.addSeparator()
        file.addActions([self.copy_action, self.hand_over_action, self.export_action, self.print_action])
        file.addSeparator()
        file.addActions([self.close_action, self.quit_action])
        edit = bar.addMenu(self.tr("&Edit"))
        edit.addActions([self.undo_actions.undo, self.undo_actions.redo])
        edit.addSeparator()
        edit.addActions([self.filter_action, self.search_action])
        view = bar.addMenu(self.tr("&View"))
        self._page_actions: dict[str, QAction] = {}
        number = 0
        for info in self._infos.values():
            if info.why_not:
                action = self._action(info.title, lambda: None, info.icon)
                action.setEnabled(False)
                action.setToolTip(info.why_not)
            else:
                number += 1
                action = self._action(
                    info.title, partial(self.show_page, info.key), info.icon, f"Ctrl+{number}", event=True
                )
            self._page_actions[info.key] = action
            view.addAction(action)
        view.setToolTipsVisible(True)
        view.addSeparator()
        view.addActions([self.explanation_action, self.projector_action])
        view.addSeparator()
        self.view_actions.fill(view)
        self.event_actions.fill_menu(bar.addMenu(self.tr("Eve&nt")))
        self.player_actions.fill_menu(bar.addMenu(self.tr("&Players")))
        self.round_menu = bar.addMenu(self.tr("&Rounds"))
        self.round_menu.setToolTipsVisible(True)
        self.round_menu.aboutToShow.connect(self._fill_round_menu)
        ladder = bar.addMenu(self.tr("&Ladder"))
        ladder.setToolTipsVisible(True)
        for action in self.ladder_actions.actions:
            ladder.addAction(action)
            self._event_actions.append(action)
        help_menu = bar.addMenu(self.tr("&Help"))
        help_menu.addActions([self.help_action, self.about_action])
        for menu in (file, edit, help_menu):
            menu.setToolTipsVisible(True)

    def _connect(self) -> None:
        session = self.session
        session.view.event_changed.connect(self._event_changed)
        session.view.view_changed.connect(self._show_state)
        session.changes.changed.connect(self._changed)
        session.talk.failed.connect(self._show_refusal)
        session.talk.said.connect(self.say)
        session.view.explanation_wanted.connect(self._explain)
        session.talk.manual_wanted.connect(self.show_manual)
        self.files.failed.connect(self.show_problem)
        self.backups.failed.connect(self._show_no_backup)
        self.backups.changed.connect(self._state_later.start)
        start = self.start
        start.new_wanted.connect(self.files.ask_new)
        start.open_wanted.connect(self.files.ask_open)
        start.import_wanted.connect(self.files.ask_import)
        start.demo_wanted.connect(self.files.demo)
        start.recent_wanted.connect(lambda text: self.files.take(Path(text)))
        start.forget_wanted.connect(self._forget_recent)
        for keys, step in (("Ctrl+PgUp", -1), ("Ctrl+PgDown", 1)):
            QShortcut(QKeySequence(keys), self, partial(self.top_bar.rounds.step, step))

    def _restore(self) -> None:
        screen = self.screen().availableGeometry().size()
        self.resize(min(1400, screen.width() * 19 // 20), min(900, screen.height() * 9 // 10))
        geometry = self.remembered.bytes("window/geometry")
        if not geometry.isEmpty():
            self.restoreGeometry(geometry)
        self.setMinimumSize(QSize(860, 560))
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
        for action in self._event_actions:
            action.setEnabled(is_open)
            action.setToolTip("" if is_open else self.tr("Open an event first"))
        self.explanation_action.setEnabled(is_open)
        if is_open:
            self.show_page("standings" if self.session.view.section.rounds_held else "event")
        else:
            self.start.set_recent(self.remembered.recent())
            self.start.banner.set_text("")
            self.start.demo.setFocus()
        self._show_state()

    def _changed(self, changes: ChangeSet) -> None:
        if changes.topics == {Topic.RESULTS}:
            self._state_later.start()  # after the keys that are waiting
        else:
            self._show_state()

    def _show_state(self) -> None:
        self.top_bar.refresh()
        parts = [*status_parts(self.session), self.backups.text()]
        if self.backups.problem:
            parts.insert(0, parts.pop())  # the end may be cut off
        self.status_text.setText("  ·  ".join(filter(None, parts)))
        if self.session.view.is_open:
            in_fide_mode = self.session.view.section.fide_mode
            self.mode_text.setText(self.tr("FIDE mode") if in_fide_mode else self.tr("NOT IN FIDE MODE"))
            self.mode_text.setProperty("role", "" if in_fide_mode else "chip-warn")  # for good, on every page (Q46)
            restyle(self.mode_text)
        name = self.session.view.section.event.name if self.session.view.is_open else ""
        self.setWindowTitle(f"{name} – tdapp" if name else "tdapp")
        self.ladder_actions.refresh()
        self.event_actions.refresh()
        self.player_actions.refresh()

    # -- pages ----------------------------------------------------------------------------------------------------

    def panel(self, key: str) -> Panel:
        """A page, built when it is first asked for."""
        if key not in self._panels:
            panel = make_page(self, key)
            panel.page_wanted.connect(self.show_page)
            self._panels[key] = panel
            self.stack.addWidget(panel)
        return self._panels[key]

    def show_page(self, key: str) -> None:
        """Go to a page."""
        if not self.session.view.is_open or self._infos[key].why_not:
            return
        panel = self.panel(key)
        if key == "tiebreaks" and self.split.width() < ROOM_FOR_BOTH and self._explanation is not None:
            self._explanation.hide()
        self.sidebar.set_page(key)
        self.stack.setCurrentWidget(panel)
        panel.refresh()
        panel.focus_first()

    def _print(self) -> None:
        """The Documents page; there, the document that is shown."""
        shown = self.stack.currentWidget()
        self.show_page("documents")
        if shown is self.panel("documents"):
            shown.print_now()  # type: ignore[attr-defined]  # the documents panel has it

    def _find(self) -> None:
        field = getattr(self.stack.currentWidget(), "search", None)
        if field is not None:
            field.setFocus()
            field.selectAll()

    # -- the side panel -------------------------------------------------------------------------------------------

    def explanation(self):
        """The side panel, built when it is first asked for."""
        if self._explanation is None:
            from tdapp.ui.pages.tables.explanation import ExplanationPanel

            panel = ExplanationPanel(self.session)
            panel.closed.connect(self._hide_explanation)
            panel.print_wanted.connect(self._print_explanation)
            panel.rung_shown.connect(self._rung_shown)
            panel.hide()
            self.split.addWidget(panel)
            self.split.setStretchFactor(1, 0)
            self._explanation = panel
        return self._explanation

    def _explain(self, number: int, rung: int, trial: bool) -> None:
        panel = self.explanation()
        was_hidden = panel.isHidden()
        panel.show()
        if was_hidden:
            wide = min(max(400, self.split.width() * 2 // 5), 500)
            self.split.setSizes([self.split.width() - wide, wide])
        panel.show_player(number, rung, trial)

    def _print_explanation(self, number: int) -> None:
        self.show_page("documents")
        panel = self.panel("documents")
        panel.choose_player("explanation", number)  # type: ignore[attr-defined]  # the documents panel has it

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
        if self._explanation is not None and self._explanation.isVisible():
            self._explanation.hide()
            page = self.stack.currentWidget()
            if isinstance(page, Panel):
                page.focus_first()

    def _rung_shown(self, number: int, rung: int) -> None:
        panel = self._panels.get("standings")
        if panel is not None and panel.isVisible():
            panel.show_value(number, rung)  # type: ignore[attr-defined]  # the standings panel has it

    # -- help, search, problems -----------------------------------------------------------------------------------

    def search(self) -> None:
        """Ctrl+K."""
        from tdapp.ui.window.palette import Palette
        from tdapp.ui.window.search_hits import all_hits

        palette = Palette(all_hits(self), self)
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
        current = next((key for key, panel in self._panels.items() if panel.isVisible()), "start")
        self._help.show_page(page or {"tiebreaks": "ladder", "documents": "printing"}.get(current, current))

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

    def show_projector(self) -> None:
        """The large second window."""
        from tdapp.ui.pages.rounds.projector import ProjectorWindow

        if self._projector is None:
            self._projector = ProjectorWindow(self.session, self.remembered)
        self._projector.show_on_second_screen(self.screen())

    # -- files ----------------------------------------------------------------------------------------------------

    def _fill_recent(self) -> None:
        self.recent_menu.clear()
        for text in self.remembered.recent():
            action = self.recent_menu.addAction(Path(text).name)
            action.setToolTip(text)
            action.triggered.connect(lambda _checked=False, text=text: self.files.take(Path(text)))
        if self.recent_menu.isEmpty():
            self.recent_menu.addAction(self.tr("No file opened yet")).setEnabled(False)

    def _fill_round_menu(self) -> None:
        if self.session.view.is_open:
            self.panel("rounds").more_menu.fill(self.round_menu)  # type: ignore[attr-defined]  # the rounds panel has it
            return
        self.round_menu.clear()
        self.round_menu.addAction(self.tr("Open an event first")).setEnabled(False)

    def _forget_recent(self, text: str) -> None:
        self.remembered.forget_recent(text)
        self.start.set_recent(self.remembered.recent())

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
            path = Path(local[0])
            take = self.player_actions.show_bulk if self.player_actions.takes(path) else self.files.take
            QTimer.singleShot(0, lambda: take(path))

    def closeEvent(self, event):
        self.remembered.set_bytes("window/geometry", self.saveGeometry())
        if self._projector is not None:
            self._projector.close()
            self._projector.deleteLater()
        if self.desk is not None:
            self.desk.close()
        self.tasks.shut_down()
        if self.desk is not None:
            self.desk.finish()
        self.session.view.open(None)
        event.accept()
        QApplication.processEvents()
