"""What an event needs of the window: session, files, menus, pages and the frame around them. Made when first wanted."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import Qt, QTimer, QUrl, Signal
from PySide6.QtGui import QAction, QDesktopServices, QKeySequence, QShortcut
from PySide6.QtWidgets import QLabel, QMainWindow, QSplitter, QWidget

from tdapp.domain.words.changes import ChangeSet, Topic
from tdapp.services.files.downloads import downloads_page
from tdapp.ui.look.icons import set_icon
from tdapp.ui.look.theme import Theme
from tdapp.ui.session.backend import Backend
from tdapp.ui.session.backup_desk import BackupDesk
from tdapp.ui.session.calculations import Calculations
from tdapp.ui.session.following import Following
from tdapp.ui.session.session import Session
from tdapp.ui.session.settings import Remembered
from tdapp.ui.session.status import status_parts
from tdapp.ui.session.tasks import TaskRunner
from tdapp.ui.session.tools import Tools
from tdapp.ui.session.undo import UndoActions
from tdapp.ui.session.whole_file import WholeFile
from tdapp.ui.widgets.actions import Action, Actions
from tdapp.ui.widgets.basics import give_role
from tdapp.ui.widgets.boxes import column_in, row_in
from tdapp.ui.widgets.fitting import ScrollingColumn
from tdapp.ui.widgets.page import Panel
from tdapp.ui.widgets.section_list import SectionList
from tdapp.ui.window.file_check import FileCheck
from tdapp.ui.window.files import FileActions
from tdapp.ui.window.first.guide import Guide
from tdapp.ui.window.first.steps import FirstSteps
from tdapp.ui.window.menus import EditMenu, FileMenu, ViewMenu
from tdapp.ui.window.pages import Pages
from tdapp.ui.window.report_export import ReportExport
from tdapp.ui.window.rooms import PROJECTOR, ROOMS, SIDE_PANEL, first_page, load
from tdapp.ui.window.sidebar import Sidebar
from tdapp.ui.window.step_bar import StepBar
from tdapp.ui.window.topbar import TopBar

if TYPE_CHECKING:  # who leads has none
    from tdapp.ui.session.together.desk_link import DeskLink

EXPLANATION_WIDTH = "explanation/width"
ROOM_FOR_BOTH = 1050  # pixels for the ladder editor and the explanation side by side


class Workspace(QWidget):
    """Navigation, pages and what stands beside them; the window shows it while an event is open.

    Signals: ``status_changed(str)`` the sentence for the status bar; the search, the manual, the sheet of shortcuts and
    what the program is are wanted.
    """

    status_changed = Signal(str)
    search_wanted, manual_wanted, shortcuts_wanted, about_wanted = Signal(), Signal(), Signal(), Signal()

    def __init__(
        self,
        window: QWidget,
        backend: Backend,
        calculations: Calculations | None,
        remembered: Remembered,
        tasks: TaskRunner,
        theme: Theme,
    ) -> None:
        super().__init__()
        self._backend, self._remembered, self._tasks, self._theme = backend, remembered, tasks, theme
        self._projector: Any = None
        self._explanation: QWidget | None = None
        self._page: Panel | None = None
        self._explaining = False  # wanted, also while a page is shown that has nothing to explain
        self.session = session = Session(calculations or Calculations(), window)
        self.files = FileActions(backend, session, remembered, tasks, window)
        self.file_check = FileCheck(backend, session, self.files, tasks, window)
        self.backups = BackupDesk(session.view, remembered, tasks, window)
        self.whole = WholeFile(session, tasks, window)
        self.following = Following(session, window)
        self.stack = Pages(session, Tools(backend, remembered, tasks, self.backups), window)
        self.link: DeskLink | None = None  # where another computer leads
        session.view.event_changed.connect(self._be_desk)
        self._at_work: QWidget | None = None  # made with the first invitation
        session.view.at_work_changed.connect(self._show_at_work)
        self.mode_text = QLabel(self.tr("FIDE mode"))
        self.mode_text.setToolTip(self.tr("The event follows FIDE's rules for tournament programs."))
        self._state_later = QTimer(self)
        self._state_later.setSingleShot(True)
        self._state_later.setInterval(0)
        self._state_later.timeout.connect(self.show_state)
        self._build_actions(window, ReportExport(session, backend, window))
        self._build_layout()
        self.first = FirstSteps(session, self.files, self.stack, remembered, self.guide)
        self._connect(window)

    def _build_actions(self, window: QWidget, export: ReportExport) -> None:
        session = self.session
        self.undo_actions = UndoActions(session, window)
        self.search_action = QAction(self.tr("&Search commands and players…"), window)
        set_icon(self.search_action, "search")
        self.search_action.setShortcut(QKeySequence("Ctrl+K"))
        self.search_action.triggered.connect(self.search_wanted)
        remembered = self._remembered
        self.file_menu = FileMenu(
            session, self.files, remembered, export, self.stack, self.show_rating_report, self.file_check, window
        )
        edit = EditMenu(session, self.undo_actions, self.stack, self.search_action, window)
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
        self.view_menu = ViewMenu(session, self._theme, remembered, self.stack, beside, window)
        self.stack.add_actions()
        help_menu = Actions(window)
        help_menu.declare(
            (
                Action("manual", self.tr("&Manual"), "book-open", self.manual_wanted.emit, "F1"),
                Action("first", self.tr("&First steps, over the demo event"), "flag", lambda: self.first.demo()),
                Action("practice", self.tr("Play a &round"), "swords", lambda: self.first.practise()),
                Action("bring", self.tr("&Bring your last event…"), "git-compare-arrows", lambda: self.files.bring()),
                Action("shortcuts", self.tr("&Keyboard shortcuts"), "keyboard", self.shortcuts_wanted.emit),
                *self._newer_version(),
                Action(
                    "about", self.tr("&About tdapp"), "info", self.about_wanted.emit, role=QAction.MenuRole.AboutRole
                ),
            )
        )
        rooms = self.stack.actions_of.values()
        self.menus: tuple[Actions, ...] = (self.file_menu, edit, self.view_menu, *rooms, help_menu)

    def _newer_version(self) -> tuple[Action, ...]:
        """Asked for by hand alone: the program itself never calls anybody. Not there where no page is known."""
        page = downloads_page()
        if not page:
            return ()
        words = self.tr("&Look for a newer version")
        return (Action("newer-version", words, "download", partial(QDesktopServices.openUrl, QUrl(page))),)

    def _build_layout(self) -> None:
        self.sidebar = Sidebar(ROOMS)
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
        self.guide = Guide(self.session)
        column.addWidget(self.guide)
        column.addWidget(self.split, 1)
        column.addWidget(self.steps)
        row = row_in(self, 0)
        row.addWidget(ScrollingColumn(self.sidebar))
        row.addWidget(right, 1)

    def _connect(self, window: QWidget) -> None:
        session = self.session
        session.view.view_changed.connect(self.show_state)
        session.changes.changed.connect(self._changed)
        session.view.explanation_wanted.connect(self._explain)
        session.view.explanation_over.connect(self._make_room)
        self.sidebar.chosen.connect(self.stack.show_page)
        self.stack.shown.connect(self._page_shown)
        self.backups.changed.connect(self._state_later.start)
        self.whole.changed.connect(self._state_later.start)
        self.file_check.noticed.connect(self._state_later.start)
        self.undo_actions.undo.triggered.connect(self.steps.undo)
        self.undo_actions.redo.triggered.connect(self.steps.redo)
        for keys, step in (("Ctrl+PgUp", -1), ("Ctrl+PgDown", 1)):
            QShortcut(QKeySequence(keys), window, partial(self.top_bar.rounds.step, step))

    def _show_at_work(self) -> None:
        """Others work on the event with this window."""
        window = self.window()
        if self._at_work is None and isinstance(window, QMainWindow):
            from tdapp.ui.session.together.at_work import AtWork

            show = self.stack.actions_of["event"]["together"].trigger
            self._at_work = AtWork(self.session.view, window.statusBar(), show)

    def _be_desk(self) -> None:
        """An event that another computer leads: listen to it."""
        store = self.session.view.store
        if self.link is None and store is not None and store.by.actor:
            from tdapp.ui.session.together.desk_link import DeskLink

            self.link = DeskLink(self.session, self._backend, self)
            self.link.changed.connect(self.show_state)
            self.link.kept.connect(self._offer_again)
            self.link.begin()

    def _offer_again(self, kept: Path) -> None:
        """The leading computer lacks what was here."""
        from tdapp.ui.session.together.offer_again import OfferAgain

        store = self.session.view.store
        if store is not None:
            OfferAgain(self.session, self._backend).offer(store, kept)

    # -- what is in view ------------------------------------------------------------------------------------------

    def show_first(self, page: str = "") -> None:
        """This page, or the one at which the event opens."""
        self.stack.show_page(page or first_page(self.session))

    def show_state(self) -> None:
        """Status bar, title, menus and frame as the event is now."""
        self.top_bar.refresh()
        parts = [
            self.link.status() if self.link else "",
            *status_parts(self.session),
            self.whole.text,
            self.backups.text(),
        ]
        if self.backups.problem:
            parts.insert(0, parts.pop())  # the end may be cut off
        self.status_changed.emit("  ·  ".join(filter(None, parts)))
        if self.session.view.is_open:
            self.sidebar.offer(self.session.view)
            in_fide_mode = self.session.view.section.fide_mode
            self.mode_text.setText(self.tr("FIDE mode") if in_fide_mode else self.tr("NOT IN FIDE MODE"))
            give_role(self.mode_text, "" if in_fide_mode else "chip-warn")  # for good, on every page (Q46)
        name = self.session.view.section.event.name if self.session.view.is_open else ""
        if self.link is not None and (whose := self.link.title()):
            name = f"{name} – {whose}"
        self.window().setWindowTitle(f"{name} – tdapp" if name else "tdapp")
        for actions in self.menus:
            actions.refresh()

    def _changed(self, changes: ChangeSet) -> None:
        if changes.topics == {Topic.RESULTS}:
            self._state_later.start()  # after the keys that are waiting
        else:
            self.show_state()

    def _page_shown(self, key: str) -> None:
        page = self._page = self.stack.page(key)
        self.session.view.set_page(key)
        self.view_menu.refresh()
        if self._explanation is not None:
            room = not page.WIDE or self.split.width() >= ROOM_FOR_BOTH
            self._take_place(self._explanation)
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
            self._explanation = panel
            self._take_place(panel)
            self.split.splitterMoved.connect(self._keep_width)
        return self._explanation

    def _take_place(self, panel: QWidget) -> QSplitter:
        """Beside the page, or where the page has a place for it."""
        place = self._page.side if self._page is not None and self._page.side is not None else self.split
        if place.indexOf(panel) < 0:
            panel.hide()
            place.addWidget(panel)
            place.setStretchFactor(place.indexOf(panel), 0)
            place.setCollapsible(place.indexOf(panel), False)
        return place

    def _explain(self, number: int, rung: int, trial: bool) -> None:
        panel = self.explanation()
        was_hidden = panel.isHidden()
        self._explaining = True
        panel.show_player(number, rung, trial)
        if was_hidden:
            place = self._take_place(panel)
            usual = min(max(400, place.width() * 2 // 5), 500)
            wide = min(int(self._remembered.number(EXPLANATION_WIDTH, usual)), place.width() // 2)
            last = place.indexOf(panel)
            before = place.sizes()[:last]  # of what is hidden: 0
            before[-1 if last == 1 else 1] -= wide  # what stands beside it makes room
            place.setSizes([*(max(0, size) for size in before), wide])

    def _keep_width(self, _place: int, _index: int) -> None:
        if self._explanation is not None and self.split.indexOf(self._explanation) > 0:
            self._remembered.set_number(EXPLANATION_WIDTH, self.split.sizes()[1])

    def _nothing_to_explain(self, state: object) -> str:
        explains = self._page is None or self._page.EXPLAINS
        return self.file_menu.needs_event(state) or ("" if explains else self.tr("This page has no values to explain"))

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

    def _make_room(self) -> None:
        """The page shows something else in that place; the keyboard stays where it is."""
        self._explaining = False
        if self._explanation is not None:
            self._explanation.hide()

    def show_rating_report(self) -> None:
        """What the rating officer gets, and what is missing for it."""
        from tdapp.ui.window.rating_officer import RatingOfficerDialog

        RatingOfficerDialog(self.session, self.stack, self._tasks, self.window()).show_through()

    def show_projector(self) -> None:
        """The large second window."""
        if self._projector is None:
            self._projector = load(PROJECTOR)(self.session, self._remembered)
        self._projector.show_on_second_screen(self.screen())

    # -- the end --------------------------------------------------------------------------------------------------

    def break_off(self) -> None:
        """The window closes: break off what is under way."""
        if self._projector is not None:
            self._projector.close()
            self._projector.deleteLater()
        for page in self.stack.made():
            page.break_off()

    def finish(self) -> None:
        """The window closes and no task runs any more."""
        for page in self.stack.made():
            page.finish()
        self.files.finish()
        self.session.view.open(None)

    # -- Qt overrides ---------------------------------------------------------------------------------------------

    def keyPressEvent(self, event):
        if event.key() == Qt.Key.Key_Escape and self._explanation is not None and self._explanation.isVisible():
            self._hide_explanation()
            return
        super().keyPressEvent(event)
