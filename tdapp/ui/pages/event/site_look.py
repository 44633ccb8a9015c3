"""How the website of an event looks: its colour, typed or chosen, and the picture of its first page."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import Signal
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QColorDialog, QFileDialog, QLabel, QLineEdit, QWidget

from tdapp.domain.section.page_head import Picture
from tdapp.domain.words.errors import EnvironmentProblem, RuleViolation
from tdapp.ui.pages.event.picture_files import picture_of_file, pixmap_of
from tdapp.ui.widgets.basics import button
from tdapp.ui.widgets.boxes import row_in
from tdapp.ui.widgets.wide import hinted

USUAL = "#1d4e89"


class ColourField(QWidget):
    """``#rrggbb`` typed into ``line``, or chosen; empty is the usual colour."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.line = QLineEdit()
        hinted(self.line, USUAL)
        self.line.setAccessibleName(self.tr("Colour of the website"))
        self.line.setMaximumWidth(120)
        self.line.setAccessibleName(self.tr("Colour of the website"))
        self.shown = QLabel()
        self.shown.setFixedSize(28, 20)
        self.choose = button(self.tr("Choose…"), on_click=self._choose)
        self.choose.setAccessibleName(self.tr("Choose the colour of the website"))
        row = row_in(self, 8)
        for widget in (self.line, self.shown, self.choose):
            row.addWidget(widget)
        row.addStretch()
        self.line.textChanged.connect(self._show)
        self._show()

    def _show(self) -> None:
        colour = QColor(self.line.text().strip() or USUAL)
        ground = colour.name() if colour.isValid() else "transparent"
        self.shown.setStyleSheet(f"background: {ground}; border: 1px solid gray; border-radius: 3px;")

    def _choose(self) -> None:
        chosen = QColorDialog.getColor(
            QColor(self.line.text().strip() or USUAL), self, self.tr("Colour of the website")
        )
        if chosen.isValid():
            self.line.setText(chosen.name())


class CoverField(QWidget):
    """The picture of the first page, or none.

    Signals: ``refused(str)`` why a file is not taken.
    """

    refused = Signal(str)

    def __init__(self, picture: Picture | None, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.picture = picture
        self._folder = ""
        self.shown = QLabel()
        self.shown.setAccessibleName(self.tr("Picture of the website"))
        self.choose = button(self.tr("Choose…"), "folder-open", on_click=self._choose)
        self.choose.setAccessibleName(self.tr("Choose the picture of the website"))
        self.drop = button(self.tr("Take away"), "trash-2", on_click=self._drop)
        row = row_in(self, 8)
        for widget in (self.shown, self.choose, self.drop):
            row.addWidget(widget)
        row.addStretch()
        self._show()

    def take(self, path: Path) -> None:
        """The picture of a file."""
        try:
            self.picture, _smaller = picture_of_file(path)
        except (RuleViolation, EnvironmentProblem) as problem:
            self.refused.emit(str(problem))
            return
        self._show()

    def _choose(self) -> None:
        kinds = self.tr("Pictures (*.png *.jpg *.jpeg)")
        name, _filter = QFileDialog.getOpenFileName(self, self.tr("Picture of the website"), self._folder, kinds)
        if name:
            self._folder = str(Path(name).parent)
            self.take(Path(name))

    def _drop(self) -> None:
        self.picture = None
        self._show()

    def _show(self) -> None:
        if self.picture is None:
            self.shown.setText(self.tr("No picture"))
        else:
            self.shown.setPixmap(pixmap_of(self.picture, 160, 48))
        self.drop.setVisible(self.picture is not None)
