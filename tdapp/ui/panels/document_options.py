"""The choices beside paper and orientation that a document may take, as one menu."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QAction, QActionGroup
from PySide6.QtWidgets import QMenu, QWidget

from tdapp.ui.calculations import PrintChoices


class DocumentOptions(QObject):
    """Builds the menu and keeps the choices. Signals: ``changed()`` when the arbiter chose something else."""

    changed = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.choices = PrintChoices()
        self.menu = QMenu(self.tr("Options"), parent)
        self.menu.setToolTipsVisible(True)
        self._one_of(self.tr("Half points"), "half_sign", ((True, self.tr("4½")), (False, self.tr("4.5"))))
        sizes = (
            (None, self.tr("Automatic")),
            *((size, self.tr("{0} points").format(size)) for size in (10, 12, 16, 22, 32)),
        )
        self._one_of(self.tr("Type size"), "type_size", sizes)
        self._one_of(
            self.tr("Lists side by side"),
            "across",
            ((None, self.tr("Automatic")), (1, self.tr("One")), (2, self.tr("Two"))),
        )
        self._one_of(
            self.tr("Group lists by"),
            "group_by",
            (
                ("", self.tr("Nothing")),
                ("federation", self.tr("Federation")),
                ("club", self.tr("Club")),
                ("category", self.tr("Category")),
            ),
        )
        self._columns()
        self.menu.addSeparator()
        self._one_of(
            self.tr("Crosstable cells"),
            "dialect",
            (("european", "12w1"), ("us", "W12"), ("french", "+ 12W")),
        )
        self._one_of(
            self.tr("Crosstable opponents by"),
            "opponents_by",
            (("start", self.tr("Start number")), ("rank", self.tr("Rank"))),
        )
        self._one_of(
            self.tr("Crosstable lines by"), "order", (("rank", self.tr("Rank")), ("start", self.tr("Start number")))
        )
        self.menu.addSeparator()
        self._switch(self.tr("Room for pens between the lines"), "wide_rows")
        self._switch(self.tr("Lines around all cells"), "grid_lines")

    def _one_of(self, title: str, field: str, choices: Sequence[tuple[object, str]]) -> None:
        menu = self.menu.addMenu(title)
        group = QActionGroup(menu)
        for value, text in choices:
            action = QAction(text, menu)
            action.setCheckable(True)
            action.setChecked(getattr(self.choices, field) == value)
            action.triggered.connect(lambda _on=False, value=value: self._set(field, value))
            group.addAction(action)
            menu.addAction(action)

    def _columns(self) -> None:
        menu = self.menu.addMenu(self.tr("Additional columns"))
        for column, text in (
            ("club", self.tr("Club")),
            ("sex", self.tr("Sex")),
            ("fide-id", self.tr("FIDE ID")),
            ("birth", self.tr("Born")),
            ("categories", self.tr("Categories")),
        ):
            action = QAction(text, menu)
            action.setCheckable(True)
            action.toggled.connect(lambda on, column=column: self._show_column(column, on))
            menu.addAction(action)

    def _switch(self, text: str, field: str) -> None:
        action = QAction(text, self.menu)
        action.setCheckable(True)
        action.toggled.connect(lambda on: self._set(field, on))
        self.menu.addAction(action)

    def _show_column(self, column: str, on: bool) -> None:
        kept = tuple(shown for shown in self.choices.show if shown != column)
        self._set("show", (*kept, column) if on else kept)

    def _set(self, field: str, value: Any) -> None:
        self.choices = replace(self.choices, **{field: value})
        self.changed.emit()
