"""The window: menu, navigation, pages built when they are first shown, the side panel, the status bar."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QSettings, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QApplication, QLabel, QMainWindow, QMessageBox, QStackedWidget

from tdapp.domain.words.frozen import dataclass
from tdapp.domain.words.resources import resource_path
from tdapp.ui.look.theme import Theme
from tdapp.ui.session.announce import announce
from tdapp.ui.session.settings import Remembered
from tdapp.ui.session.tasks import TaskRunner
from tdapp.ui.widgets.basics import label
from tdapp.ui.widgets.elided import ElidedLabel
from tdapp.ui.window.start import StartPanel
from tdapp.ui.window.waiting import WaitingLine

if TYPE_CHECKING:  # imported when an event, a menu or a dialog is first wanted
    from tdapp.ui.session.backend import Backend
    from tdapp.ui.session.calculations import Calculations
    from tdapp.ui.session.question import Question
    from tdapp.ui.session.session import Session
    from tdapp.ui.widgets.page import Panel
    from tdapp.ui.window.files import FileActions
    from tdapp.ui.window.help import HelpWindow
    from tdapp.ui.window.pages import Pages
    from tdapp.ui.window.workspace import Workspace

SAID_MS = 6000
WORKSPACE = "workspace"  # the task that imports the workspace


@dataclass(frozen=True, slots=True)
class Place:
    """What was in view; ``path`` None: the start screen."""

    path: Path | None = None
    page: str = ""
    section_id: int = 0


class MainWindow(QMainWindow):
    """One window, one event file. At first it has the start screen alone; the workspace is made when it is wanted.

    Signals: ``workspace_made()`` the workspace is there.
    """

    workspace_made = Signal()

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
        self._backend = backend
        self._calculations = calculations
        self._workspace: Workspace | None = None
        self.again: Place | None = None  # set while it closes in order to be made anew
        self._help: HelpWindow | None = None
        self._build_shell()
        self._connect_start()
        self._restore()

    # -- building -------------------------------------------------------------------------------------------------

    def _build_shell(self) -> None:
        titles = (
            self.tr("&File"),
            self.tr("&Edit"),
            self.tr("&View"),
            self.tr("Eve&nt"),
            self.tr("&Players"),
            self.tr("&Rounds"),
            self.tr("&Ladder"),
            self.tr("&Help"),
        )
        self._menus = [self.menuBar().addMenu(title) for title in titles]
        self.start = StartPanel(self.remembered)
        self.pages_root = QStackedWidget()
        self.pages_root.addWidget(self.start)
        self.setCentralWidget(self.pages_root)
        self.status_text = ElidedLabel()
        self.status_text.setAccessibleName(self.tr("Status"))
        self.waiting = WaitingLine(self.tasks)
        self.waiting.said.connect(self.say)
        self.waiting.over.connect(self.statusBar().clearMessage)
        self.statusBar().setContentsMargins(4, 0, 0, 0)  # where a message that passes begins
        self.statusBar().addWidget(self.status_text, 1)
        self.statusBar().addPermanentWidget(self.waiting)
        self.statusBar().setSizeGripEnabled(False)

    @property
    def has_workspace(self) -> bool:
        """Whether the workspace is there."""
        return self._workspace is not None

    @property
    def workspace(self) -> Workspace:
        """The workspace, made when it is first asked for."""
        if self._workspace is None:
            self.tasks.wait(WORKSPACE)  # it is being imported
            from tdapp.ui.window.workspace import Workspace

            belongings = self.remembered, self.tasks, self.theme
            self._workspace = Workspace(self, self._backend, self._calculations, *belongings)
            self.pages_root.addWidget(self._workspace)
            for actions, menu in zip(self._workspace.menus, self._menus, strict=True):
                actions.title = menu.title()
                actions.fill(menu)
            self.statusBar().addPermanentWidget(self._workspace.mode_text)
            self._workspace.mode_text.hide()
            self._connect(self._workspace)
            self.workspace_made.emit()
        return self._workspace

    @property
    def session(self) -> Session:
        """The open event."""
        return self.workspace.session

    @property
    def files(self) -> FileActions:
        """What opens, makes and imports events."""
        return self.workspace.files

    @property
    def stack(self) -> Pages:
        """The pages."""
        return self.workspace.stack

    def make_workspace(self) -> None:
        """Make the workspace, unless it is there."""
        _ = self.workspace

    def take(self, path: str) -> None:
        """Open or import what the system hands over."""
        self.files.take(Path(path))

    def begin_with(self, name: str, take: Callable[[], None]) -> None:
        """The window opens on this as soon as it can; until then it says so instead of the start screen."""
        words = label(self.tr("{0} is being opened…").format(name or self.tr("The demo event")), "heading")
        words.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.pages_root.addWidget(words)
        self.pages_root.setCurrentWidget(words)
        self.workspace_made.connect(partial(self._begin, words, take))

    def _begin(self, words: QLabel, take: Callable[[], None]) -> None:
        def over() -> None:
            if self.tasks.waiting:
                return
            self.tasks.waiting_changed.disconnect(over)
            if self.pages_root.currentWidget() is words:  # not opened, or shown at once
                self.pages_root.setCurrentWidget(self.start)
                self.start.focus_first()
            self.pages_root.removeWidget(words)
            words.deleteLater()

        take()
        self.tasks.waiting_changed.connect(over)
        over()

    def _connect_start(self) -> None:
        start = self.start
        start.new_wanted.connect(lambda: self.files.ask_new())
        start.open_wanted.connect(lambda: self.files.ask_open())
        start.import_wanted.connect(lambda: self.files.ask_import())
        start.demo_wanted.connect(lambda: self.workspace.first.demo_once())
        start.practice_wanted.connect(lambda: self.workspace.first.practise())
        start.bring_wanted.connect(lambda: self.files.bring())
        start.brought.connect(lambda name: QTimer.singleShot(0, partial(self.files.bring, Path(name))))
        start.join_wanted.connect(lambda: self.files.ask_join())
        start.recent_wanted.connect(lambda text: self.files.take(Path(text)))
        start.forget_wanted.connect(self._forget_recent)
        start.language_wanted.connect(lambda code: self.workspace.view_menu.set_language(code))
        for menu in self._menus:
            menu.aboutToShow.connect(self.make_workspace)

    def _connect(self, workspace: Workspace) -> None:
        session = workspace.session
        session.messages.ask = self._ask
        session.view.event_changed.connect(self._event_changed)
        session.messages.failed.connect(self._show_refusal)
        session.messages.said.connect(self.say)
        session.messages.manual_wanted.connect(self.show_manual)
        workspace.status_changed.connect(self.status_text.setText)
        workspace.search_wanted.connect(self.search)
        workspace.manual_wanted.connect(self.show_manual)
        workspace.shortcuts_wanted.connect(self.show_shortcuts)
        workspace.about_wanted.connect(self.show_about)
        workspace.files.failed.connect(self.show_problem)
        workspace.backups.failed.connect(self._show_no_backup)
        workspace.view_menu.language_changed.connect(self._start_again)
        workspace.show_state()

    def _restore(self) -> None:
        screen = self.screen().availableGeometry().size()
        self.resize(min(1400, screen.width() * 19 // 20), min(900, screen.height() * 9 // 10))
        geometry = self.remembered.bytes("window/geometry")
        if not geometry.isEmpty():
            self.restoreGeometry(geometry)
        self.setMinimumSize(QSize(640, 400))  # 150 % on a screen of 1366 x 768, with its bars
        self.start.set_recent(self.remembered.recent())
        self.start.focus_first()

    # -- the event ------------------------------------------------------------------------------------------------

    def _event_changed(self) -> None:
        is_open = self.session.view.is_open
        self.pages_root.setCurrentWidget(self.workspace if is_open else self.start)
        self.workspace.mode_text.setVisible(is_open)
        if is_open:
            self.workspace.show_first()
            self.stack.resume()
        else:
            self.start.set_recent(self.remembered.recent())
            self.start.banner.set_text("")
            self.start.focus_first()
        self.workspace.show_state()

    # -- pages ----------------------------------------------------------------------------------------------------

    def panel(self, key: str) -> Panel:
        """A page, made when it is first asked for."""
        return self.stack.page(key)

    def show_page(self, key: str) -> None:
        """Go to a page."""
        self.stack.show_page(key)

    # -- help, search, problems -----------------------------------------------------------------------------------

    def search(self) -> None:
        """Ctrl+K."""
        from tdapp.ui.window.palette import Palette
        from tdapp.ui.window.search_hits import all_hits, manual_hits

        hits = all_hits(self.menuBar(), self.session.view, self.stack.offers())
        palette = Palette(hits, self, partial(manual_hits, self.show_manual))
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

        ShortcutSheet(self.workspace.menus, self).show_through()

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

        def opened() -> None:
            self.session.view.set_section(place.section_id)
            self.workspace.show_first(place.page)

        self.files.open(place.path, opened)

    # -- Qt overrides ---------------------------------------------------------------------------------------------

    def dragEnterEvent(self, event):
        if any(url.isLocalFile() for url in event.mimeData().urls()):
            event.acceptProposedAction()

    def dropEvent(self, event):
        local = [url.toLocalFile() for url in event.mimeData().urls() if url.isLocalFile()]
        if local:
            event.acceptProposedAction()
            from tdapp.ui.window.files import is_event

            paths = [Path(name) for name in local]
            if len(paths) > 1 and not any(map(is_event, paths)):
                QTimer.singleShot(0, partial(self.files.import_several, paths))
                return
            path = paths[0]
            take = next((actions.take for actions in self.workspace.menus if actions.takes(path)), self.files.take)
            QTimer.singleShot(0, partial(take, path))

    def closeEvent(self, event):
        self.remembered.set_bytes("window/geometry", self.saveGeometry())
        if self._workspace is not None:
            self._workspace.break_off()
        self.tasks.shut_down()
        if self._workspace is not None:
            self._workspace.finish()
        event.accept()
        QApplication.processEvents()
