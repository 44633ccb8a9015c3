"""Dark, light, high contrast: named colours, one palette, one style sheet, the shipped fonts, the size of the text."""

from __future__ import annotations

from functools import cache

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QColor, QFileOpenEvent, QFont, QFontDatabase, QGuiApplication, QPalette
from PySide6.QtWidgets import QApplication

from tdapp.domain.words.resources import resource_path
from tdapp.ui.look.stylesheet import stylesheet

LIGHT = {
    "window": "#f4f5f7",
    "surface": "#ffffff",
    "raised": "#ffffff",
    "sunken": "#f0f2f4",
    "stripe": "#f8f9fa",
    "hover": "#e9edf1",
    "border": "#dfe3e8",
    "border_strong": "#838c97",
    "text": "#1a1f26",
    "dim": "#566070",
    "disabled": "#646d78",
    "accent": "#0b6e63",
    "accent_hover": "#095a51",
    "accent_soft": "#dff1ee",
    "on_accent": "#ffffff",
    "selection": "#c3e5df",
    "focus": "#0b6e63",
    "warn": "#8a5300",
    "warn_soft": "#fdf0d8",
    "danger": "#b3261e",
    "danger_soft": "#fce8e6",
    "up": "#176839",
    "down": "#b3261e",
    "cut": "#58616c",
    "sidebar": "#eceff2",
    "shadow": "#c9d0d8",
}

DARK = {
    "window": "#14171b",
    "surface": "#1b1f25",
    "raised": "#22272e",
    "sunken": "#171a1f",
    "stripe": "#1f2329",
    "hover": "#2a3038",
    "border": "#2d333b",
    "border_strong": "#6f7985",
    "text": "#e7eaee",
    "dim": "#a6afba",
    "disabled": "#8d96a1",
    "accent": "#4cc2b0",
    "accent_hover": "#6ad3c3",
    "accent_soft": "#173833",
    "on_accent": "#06211d",
    "selection": "#1d4640",
    "focus": "#4cc2b0",
    "warn": "#f0b95b",
    "warn_soft": "#3a2e16",
    "danger": "#ff8f85",
    "danger_soft": "#41211f",
    "up": "#6fd39a",
    "down": "#ff9a90",
    "cut": "#a6afba",
    "sidebar": "#181c21",
    "shadow": "#0a0c0e",
}

CONTRAST = {
    "window": "#000000",
    "surface": "#000000",
    "raised": "#000000",
    "sunken": "#000000",
    "stripe": "#121212",
    "hover": "#2b2b2b",
    "border": "#bdbdbd",
    "border_strong": "#ffffff",
    "text": "#ffffff",
    "dim": "#e6e6e6",
    "disabled": "#a6a6a6",
    "accent": "#ffe04d",
    "accent_hover": "#ffed99",
    "accent_soft": "#332c00",
    "on_accent": "#000000",
    "selection": "#00263b",
    "focus": "#ffe04d",
    "warn": "#ffc266",
    "warn_soft": "#2e1f00",
    "danger": "#ff9e96",
    "danger_soft": "#3a0d0a",
    "up": "#7df0ad",
    "down": "#ff9e96",
    "cut": "#bdbdbd",
    "sidebar": "#000000",
    "shadow": "#000000",
}

_current: dict[str, str] = dict(LIGHT)
_compact = False

SMALL_SCREEN = 901  # pixels of height: below, rows are compact unless one asked for airy ones

SCALES = (0.85, 0.92, 1.0, 1.1, 1.25, 1.4, 1.6, 1.8, 2.1, 2.5)
BASE_POINTS = 10.0
WINDOW_FONT = "Noto Sans"


STYLE, IN_STYLE = "Fusion", "tdapp-style"


class Application(QApplication):
    """The application of the window.

    Signals: ``file_opened(path)`` the system hands over a file that somebody double-clicked: so it comes on macOS.
    """

    file_opened = Signal(str)

    # -- Qt overrides ---------------------------------------------------------------------------------------------

    def event(self, event: QEvent) -> bool:
        if isinstance(event, QFileOpenEvent) and event.file():
            self.file_opened.emit(event.file())
            return True
        return super().event(event)


def application(name: str) -> Application:
    """The application, in the style of the themes from its beginning."""
    app = Application([name, "-style", STYLE])
    app.setProperty(IN_STYLE, True)
    return app


def current() -> dict[str, str]:
    """The colours in use: token -> ``#rrggbb``; another theme changes what is in it."""
    return _current


def is_compact() -> bool:
    """Whether rows stand close: as many boards as possible on a small screen."""
    return _compact


def colour(token: str) -> QColor:
    """One colour in use."""
    return QColor(_current[token])


def small(font: QFont, *, bold: bool = False) -> QFont:
    """The second-line font."""
    result = QFont(font)
    result.setPointSizeF(font.pointSizeF() * 0.9)
    result.setBold(bold)
    return result


@cache
def load_fonts() -> tuple[str, ...]:
    """Load the fonts that the paper ships, for names of every script: their families, that of the window first."""
    families: dict[str, None] = {}
    for file in sorted(resource_path("fonts").glob("*.tt[fc]")):
        number = QFontDatabase.addApplicationFont(str(file))
        families |= dict.fromkeys(QFontDatabase.applicationFontFamilies(number) if number >= 0 else ())
    return tuple(sorted(families, key=lambda family: (family != WINDOW_FONT, not family.startswith(WINDOW_FONT))))


class Theme(QObject):
    """Chooses and applies colours and text size for the whole application.

    ``dressed=False``: without the style sheet until ``dress()``; Qt goes through it again for every widget that finds
    its place, so that a window is made in a third of the time without.

    Signals: ``changed()`` after a new palette is in place.
    """

    changed = Signal()

    def __init__(
        self,
        app: QApplication,
        mode: str = "system",
        scale: float = 1.0,
        *,
        compact: bool = False,
        dressed: bool = True,
    ) -> None:
        super().__init__(app)
        self._dressed = dressed
        self._app = app
        self._mode = mode
        self._scale = scale
        self._compact = compact
        self._families = [*load_fonts(), app.font().family()]
        if not app.property(IN_STYLE):
            app.setStyle(STYLE)
        QGuiApplication.styleHints().colorSchemeChanged.connect(self._system_changed)
        self.apply()

    @property
    def mode(self) -> str:
        """``system``, ``light``, ``dark`` or ``contrast``."""
        return self._mode

    @property
    def scale(self) -> float:
        """Size of the text, 1.0 is normal."""
        return self._scale

    @property
    def is_dark(self) -> bool:
        """True when the dark colours are in use or would be."""
        if self._mode == "system":
            return QGuiApplication.styleHints().colorScheme() == Qt.ColorScheme.Dark
        return self._mode != "light"

    @property
    def compact(self) -> bool:
        """Whether rows stand close."""
        return self._compact

    def set_compact(self, on: bool) -> None:
        """Close rows, or airy ones."""
        if on != self._compact:
            self._compact = on
            self.apply()

    def set_mode(self, mode: str) -> None:
        """Follow the system, or always light, dark, or white on black."""
        if mode != self._mode:
            self._mode = mode
            self.apply()

    def zoom(self, step: int) -> None:
        """One step larger (+1) or smaller (-1); 0 is back to normal."""
        nearest = min(range(len(SCALES)), key=lambda i: abs(SCALES[i] - self._scale))
        wanted = SCALES[max(0, min(len(SCALES) - 1, nearest + step))] if step else 1.0
        if wanted != self._scale:
            self._scale = wanted
            self.apply()

    def apply(self) -> None:
        """Put palette, fonts and style sheet in place."""
        global _compact
        _compact = self._compact
        _current.clear()
        _current.update(CONTRAST if self._mode == "contrast" else DARK if self.is_dark else LIGHT)
        points = BASE_POINTS * self._scale
        font = QFont(self._families)
        font.setPointSizeF(points)
        font.setStyleHint(QFont.StyleHint.SansSerif)
        self._app.setFont(font)
        self._app.setPalette(_palette(_current))
        if self._dressed:
            self.dress()
        self.changed.emit()

    def dress(self) -> None:
        """Put the style sheet in place, from now on with everything else."""
        self._dressed = True
        self._app.setStyleSheet(stylesheet(_current, BASE_POINTS * self._scale, compact=_compact))

    def _system_changed(self) -> None:
        if self._mode == "system":
            self.apply()


def _palette(tokens: dict[str, str]) -> QPalette:
    roles = QPalette.ColorRole
    palette = QPalette()
    for role, token in (
        (roles.Window, "window"),
        (roles.WindowText, "text"),
        (roles.Base, "surface"),
        (roles.AlternateBase, "stripe"),
        (roles.Text, "text"),
        (roles.PlaceholderText, "dim"),
        (roles.Button, "raised"),
        (roles.ButtonText, "text"),
        (roles.BrightText, "danger"),
        (roles.ToolTipBase, "raised"),
        (roles.ToolTipText, "text"),
        (roles.Highlight, "selection"),
        (roles.HighlightedText, "text"),
        (roles.Link, "accent"),
        (roles.LinkVisited, "accent"),
        (roles.Light, "border"),
        (roles.Midlight, "border"),
        (roles.Mid, "border_strong"),
        (roles.Dark, "border_strong"),
        (roles.Shadow, "shadow"),
        (roles.Accent, "accent"),
    ):
        palette.setColor(role, QColor(tokens[token]))
    for role in (roles.WindowText, roles.Text, roles.ButtonText):
        palette.setColor(QPalette.ColorGroup.Disabled, role, QColor(tokens["disabled"]))
    return palette
