"""The menus that belong to no page: files, editing, the view, help."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path

from PySide6.QtCore import Signal
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu, QWidget

from tdapp.domain.words.wording import available_languages
from tdapp.ui.look.theme import Theme
from tdapp.ui.look.translations import DEFAULT_LANGUAGE, LANGUAGES
from tdapp.ui.session.session import Session
from tdapp.ui.session.settings import Remembered
from tdapp.ui.session.undo import UndoActions
from tdapp.ui.widgets.actions import Action, Actions
from tdapp.ui.window.file_check import FileCheck
from tdapp.ui.window.files import FileActions
from tdapp.ui.window.pages import Pages
from tdapp.ui.window.report_export import ReportExport


class _WindowMenu(Actions):
    def __init__(self, session: Session, parent: QWidget) -> None:
        super().__init__(parent)
        self._session = session

    def needs_event(self, _state: object) -> str:
        """For what works on an event."""
        return "" if self._session.view.is_open else self.tr("Open an event first")


class FileMenu(_WindowMenu):
    """Files, printing, the end."""

    def __init__(
        self,
        session: Session,
        files: FileActions,
        remembered: Remembered,
        export: ReportExport,
        pages: Pages,
        rating: Callable[[], object],
        check: FileCheck,
        window: QWidget,
    ) -> None:
        super().__init__(session, window)
        self._files, self._remembered = files, remembered
        self.recent = QMenu(window)
        self.recent.aboutToShow.connect(self._fill_recent)
        event = self.needs_event
        close = partial(session.view.open, None)
        self.declare(
            (
                Action("new", self.tr("&New event…"), "plus", files.ask_new, "Ctrl+N"),
                Action("open", self.tr("&Open…"), "folder-open", files.ask_open, "Ctrl+O"),
                Action("recent", self.tr("Open &recent"), menu=self.recent),
                Action("import", self.tr("&Import a tournament report…"), "file-input", files.ask_import, "Ctrl+I"),
                Action("paste", self.tr("Im&port a copied crosstable"), "clipboard-paste", files.paste),
                Action("demo", self.tr("Open the &demo event"), "play", files.demo),
            ),
            (
                Action("copy", self.tr("Save a &copy…"), "copy", files.ask_copy, "Ctrl+Shift+S", event),
                Action(
                    "hand-over", self.tr("&Hand over to another computer…"), "log-out", files.ask_hand_over, "", event
                ),
                Action("check-file", self.tr("Chec&k the event file…"), "shield-check", check.ask),
                Action("export", self.tr("&Export a tournament report…"), "file-down", export.ask, "Ctrl+E", event),
                Action("rating", self.tr("Report for the &rating officer…"), "badge-check", rating, "", event),
                Action("print", self.tr("&Print…"), "printer", pages.print_page, "Ctrl+P", event),
            ),
            (
                Action("close", self.tr("C&lose the event"), "x", close, "Ctrl+W", event),
                Action("quit", self.tr("&Quit"), "log-out", window.close, "Ctrl+Q", role=QAction.MenuRole.QuitRole),
            ),
        )

    def _fill_recent(self) -> None:
        self.recent.clear()
        for text in self._remembered.recent():
            action = self.recent.addAction(Path(text).name)
            action.setToolTip(text)
            action.triggered.connect(lambda _checked=False, text=text: self._files.take(Path(text)))
        if self.recent.isEmpty():
            self.recent.addAction(self.tr("No file opened yet")).setEnabled(False)


class EditMenu(_WindowMenu):
    """Undo, redo, finding."""

    def __init__(self, session: Session, undo: UndoActions, pages: Pages, palette: QAction, window: QWidget) -> None:
        super().__init__(session, window)
        self.declare(
            (Action("undo", self.tr("Undo"), made=undo.undo), Action("redo", self.tr("Redo"), made=undo.redo)),
            (
                Action("find", self.tr("&Find on this page"), "search", pages.find_on_page, "Ctrl+F", self.needs_event),
                Action("search", palette.text(), made=palette),
            ),
        )


class ViewMenu(_WindowMenu):
    """Which page, what beside it, and how the window looks: colours, language, size of text.

    Signals: ``language_changed()`` another language was chosen: the window is made anew.
    """

    language_changed = Signal()

    def __init__(
        self,
        session: Session,
        theme: Theme,
        remembered: Remembered,
        pages: Pages,
        beside: tuple[Action, ...],
        window: QWidget,
    ) -> None:
        super().__init__(session, window)
        self._theme, self._remembered = theme, remembered
        self._colours, self._languages, self._rows = Actions(self), Actions(self), Actions(self)
        self._declare_looks()
        colours, languages = QMenu(window), QMenu(window)
        self._colours.fill(colours)
        self._languages.fill(languages)
        rows = QMenu(window)
        self._rows.fill(rows)
        self._view, self._rooms = session.view, tuple(pages.rooms.values())
        for changed in (session.view.event_changed, session.view.view_changed, session.changes.changed):
            changed.connect(self._show_rooms)
        number, shown = 0, []
        for room in pages.rooms.values():
            counted = room.shown_for is None
            number += counted
            keys = f"Ctrl+{number}" if counted else ""
            show = partial(pages.show_page, room.key)
            shown.append(Action(room.key, room.title, room.icon, show, keys, self.needs_event))
        self.declare(
            shown,
            beside,
            (
                Action("colours", self.tr("&Colours"), menu=colours),
                Action("language", self.tr("Lan&guage"), menu=languages),
                Action("bigger", self.tr("&Larger text"), "zoom-in", partial(self._zoom, 1), "Ctrl++"),
                Action("smaller", self.tr("&Smaller text"), "zoom-out", partial(self._zoom, -1), "Ctrl+-"),
                Action("normal", self.tr("&Normal text"), "maximize", partial(self._zoom, 0), "Ctrl+0"),
                Action("rows", self.tr("&Rows"), menu=rows),
            ),
        )
        self._show_rooms()

    def _show_rooms(self, *_what: object) -> None:
        """A room that means nothing in the section in view is not offered."""
        for room in self._rooms:
            if room.hidden_otherwise and room.shown_for is not None:
                open_ = self._view.is_open
                self[room.key].setVisible(open_ and room.shown_for(self._view))

    def _declare_looks(self) -> None:
        modes = (
            ("system", self.tr("&Follow the system"), "monitor"),
            ("light", self.tr("&Light"), "sun"),
            ("dark", self.tr("&Dark"), "moon"),
            ("contrast", self.tr("&High contrast"), "eye"),
        )
        self._colours.declare(
            [
                Action(mode, words, icon, partial(self.set_theme, mode), checked=mode == self._theme.mode)
                for mode, words, icon in modes
            ]
        )
        self._rows.declare(
            [
                Action(id_, words, run=partial(self._set_compact, close), checked=close is self._theme.compact)
                for id_, words, close in (
                    ("airy", self.tr("&Airy"), False),
                    ("compact", self.tr("&Compact, for small screens"), True),
                )
            ]
        )  # fmt: skip
        chosen = self._remembered.text("view/language", DEFAULT_LANGUAGE)
        self._languages.declare(
            [
                Action(code, name, run=partial(self.set_language, code), checked=code == chosen)
                for code, name in (*LANGUAGES, ("", self.tr("As the &system")))
            ],
            [Action(code, self.tr("{0}: sheets and website only").format(name)) for code, name in _of_sheets_only()],
        )
        for code, _ in _of_sheets_only():
            self._languages[code].setEnabled(False)

    def _set_compact(self, on: bool) -> None:
        self._theme.set_compact(on)
        self._remembered.set_text("view/rows", "compact" if on else "airy")

    def set_theme(self, mode: str) -> None:
        """Light, dark, or as the system."""
        self._theme.set_mode(mode)
        self._remembered.set_text("view/theme", mode)

    def set_language(self, code: str) -> None:
        """Speak this language from now on."""
        if code != self._remembered.text("view/language", DEFAULT_LANGUAGE):
            self._remembered.set_text("view/language", code)
            self.language_changed.emit()

    def _zoom(self, step: int) -> None:
        self._theme.zoom(step)
        self._remembered.set_number("view/scale", self._theme.scale)


def _of_sheets_only() -> list[tuple[str, str]]:
    """Languages that are chosen for paper and the website, and that the window does not speak yet."""
    own = {code for code, _ in LANGUAGES}
    return [(code, name) for code, name in available_languages() if code not in own]
