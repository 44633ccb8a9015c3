"""The navigation: one button per page."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtWidgets import QButtonGroup, QFrame, QSizePolicy, QToolButton, QVBoxLayout, QWidget

from tdapp.ui.look.icons import set_icon
from tdapp.ui.look.keys import with_keys
from tdapp.ui.session.view import View
from tdapp.ui.widgets.boxes import column_in
from tdapp.ui.window.rooms import Room


class Sidebar(QFrame):
    """Signals: ``chosen(str)`` a page's key."""

    chosen = Signal(str)

    def __init__(self, pages: Sequence[Room]) -> None:
        super().__init__()
        self.setObjectName("sidebar")
        self.setAccessibleName(self.tr("Pages"))
        self._rooms = pages
        self._group = QButtonGroup(self)
        self._group.setExclusive(True)
        self._buttons: dict[str, QToolButton] = {}
        layout = column_in(self, 2, margins=(8, 12, 8, 12))
        number = 0
        for page in pages:
            part = QToolButton()
            set_icon(part, page.icon, "dim")
            part.setIconSize(QSize(18, 18))
            part.setText(f"  {page.title}")
            part.setAccessibleName(page.title)
            part.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
            part.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
            part.setCheckable(True)
            part.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
            number += page.shown_for is None
            part.setToolTip(with_keys(page.title, f"Ctrl+{number}") if page.shown_for is None else page.title)
            part.clicked.connect(lambda _checked=False, key=page.key: self.chosen.emit(key))
            self._group.addButton(part)
            self._buttons[page.key] = part
            layout.addWidget(part)
        layout.addStretch()
        self.setMinimumWidth(184)

    def add_top(self, widget: QWidget) -> None:
        """Put something above the pages."""
        layout = self.layout()
        assert isinstance(layout, QVBoxLayout)
        layout.insertWidget(0, widget)

    def offer(self, view: View) -> None:
        """Show the pages that what is looked at asks for."""
        for room in self._rooms:
            if room.shown_for is not None:
                self._buttons[room.key].setVisible(room.shown_for(view))

    def set_page(self, key: str) -> None:
        """Mark the page that is shown."""
        for other, part in self._buttons.items():
            chosen = other == key
            part.setChecked(chosen)
            set_icon(part, part.icon().name(), "accent" if chosen else "dim")

    def button(self, key: str) -> QToolButton:
        """The button of a page."""
        return self._buttons[key]
