"""How the window looks: colours, language, size of text; remembered for the next start."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtGui import QAction, QActionGroup, QKeySequence
from PySide6.QtWidgets import QMenu

from tdapp.ui.look.icons import set_icon
from tdapp.ui.look.translations import DEFAULT_LANGUAGE, LANGUAGES

if TYPE_CHECKING:
    from tdapp.ui.window.main_window import MainWindow


class ViewActions(QObject):
    """The lower part of the View menu."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._window = window
        self._theme, self._remembered = window.theme, window.remembered
        self.bigger = self._action(self.tr("&Larger text"), lambda: self._zoom(1), "zoom-in", "Ctrl++")
        self.smaller = self._action(self.tr("&Smaller text"), lambda: self._zoom(-1), "zoom-out", "Ctrl+-")
        self.normal = self._action(self.tr("&Normal text"), lambda: self._zoom(0), "maximize", "Ctrl+0")

    def fill(self, view: QMenu) -> None:
        """Add everything to the menu."""
        self._add_themes(view.addMenu(self.tr("&Colours")))
        self._add_languages(view.addMenu(self.tr("Lan&guage")))
        view.addActions([self.bigger, self.smaller, self.normal])

    def set_theme(self, mode: str) -> None:
        """Light, dark, or as the system."""
        self._theme.set_mode(mode)
        self._remembered.set_text("view/theme", mode)

    def _action(self, text: str, run: Callable[[], object], icon: str = "", keys: str = "") -> QAction:
        action = QAction(text, self)
        if icon:
            set_icon(action, icon)
        if keys:
            action.setShortcut(QKeySequence(keys))
        action.triggered.connect(lambda _checked=False: run())
        return action

    def _add_themes(self, menu: QMenu) -> None:
        group = QActionGroup(self)
        for mode, text, icon in (
            ("system", self.tr("&Follow the system"), "monitor"),
            ("light", self.tr("&Light"), "sun"),
            ("dark", self.tr("&Dark"), "moon"),
        ):
            action = self._action(text, partial(self.set_theme, mode), icon)
            action.setCheckable(True)
            action.setChecked(mode == self._theme.mode)
            group.addAction(action)
            menu.addAction(action)

    def _add_languages(self, menu: QMenu) -> None:
        group = QActionGroup(self)
        chosen = self._remembered.text("view/language", DEFAULT_LANGUAGE)
        for code, name in (*LANGUAGES, ("", self.tr("As the &system"))):
            action = self._action(name, partial(self._set_language, code))
            action.setCheckable(True)
            action.setChecked(code == chosen)
            group.addAction(action)
            menu.addAction(action)

    def _set_language(self, code: str) -> None:
        self._remembered.set_text("view/language", code)
        self._window.say(self.tr("The language changes when the program is started again."))

    def _zoom(self, step: int) -> None:
        self._theme.zoom(step)
        self._remembered.set_number("view/scale", self._theme.scale)
