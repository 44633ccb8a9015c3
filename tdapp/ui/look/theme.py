"""Dark and light: named colours, one palette, one style sheet, the shipped fonts, the size of the text."""

from __future__ import annotations

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QColor, QFont, QFontDatabase, QGuiApplication, QPalette
from PySide6.QtWidgets import QApplication, QStyleFactory

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
    "border_strong": "#bfc6cf",
    "text": "#1a1f26",
    "dim": "#5a6472",
    "disabled": "#9aa3ae",
    "accent": "#0b6e63",
    "accent_hover": "#095a51",
    "accent_soft": "#dff1ee",
    "on_accent": "#ffffff",
    "selection": "#d3ece8",
    "focus": "#0b6e63",
    "warn": "#8a5300",
    "warn_soft": "#fdf0d8",
    "danger": "#b3261e",
    "danger_soft": "#fce8e6",
    "up": "#1a7340",
    "down": "#b3261e",
    "cut": "#8b94a0",
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
    "border_strong": "#4a535e",
    "text": "#e7eaee",
    "dim": "#a0a9b4",
    "disabled": "#636c78",
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
    "cut": "#7b8591",
    "sidebar": "#181c21",
    "shadow": "#0a0c0e",
}

_current: dict[str, str] = dict(LIGHT)
_compact = False

SMALL_SCREEN = 860  # pixels of height: below, rows are compact unless one asked for airy ones

SCALES = (0.85, 0.92, 1.0, 1.1, 1.25, 1.4, 1.6, 1.8)
BASE_POINTS = 10.0


def current() -> dict[str, str]:
    """The colours in use: token -> ``#rrggbb``."""
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


def load_fonts() -> str:
    """Load the shipped fonts; the family for the window, or empty when none is shipped."""
    family = ""
    for file in sorted(resource_path("fonts").glob("*.ttf")):
        number = QFontDatabase.addApplicationFont(str(file))
        names = QFontDatabase.applicationFontFamilies(number) if number >= 0 else []
        if "Noto Sans" in names:
            family = "Noto Sans"
    return family


class Theme(QObject):
    """Chooses and applies colours and text size for the whole application.

    Signals: ``changed()`` after a new palette is in place.
    """

    changed = Signal()

    def __init__(self, app: QApplication, mode: str = "system", scale: float = 1.0, *, compact: bool = False) -> None:
        super().__init__(app)
        self._app = app
        self._mode = mode
        self._scale = scale
        self._compact = compact
        self._family = load_fonts() or app.font().family()
        style = QStyleFactory.create("Fusion")
        if style is not None:
            app.setStyle(style)
        QGuiApplication.styleHints().colorSchemeChanged.connect(self._system_changed)
        self.apply()

    @property
    def mode(self) -> str:
        """``system``, ``light`` or ``dark``."""
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
        return self._mode == "dark"

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
        """Follow the system, or always light, or always dark."""
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
        _current.update(DARK if self.is_dark else LIGHT)
        points = BASE_POINTS * self._scale
        font = QFont(self._family)
        font.setPointSizeF(points)
        font.setStyleHint(QFont.StyleHint.SansSerif)
        self._app.setFont(font)
        self._app.setPalette(_palette(_current))
        self._app.setStyleSheet(stylesheet(_current, points, compact=_compact))
        self.changed.emit()

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
