"""The dialog of a fault: versions, traceback, the path of the log, and a copy button."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QPlainTextEdit, QWidget

from tdapp.ui.widgets.basics import button, label, selectable
from tdapp.ui.widgets.boxes import beside, dialog_box
from tdapp.ui.widgets.fitting import FittingDialog


class CrashDialog(FittingDialog):
    """What happened, what is safe, what to do."""

    def __init__(self, details: str, parent: QWidget | None = None, *, log: Path | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("A fault of the program"))
        self.resize(640, 420)
        layout = dialog_box(self, self.tr("The program made a mistake"))
        layout.addWidget(
            label(
                self.tr(
                    "Everything entered before is saved in the event file. You can go on; if something looks wrong, "
                    "close the program and open the event again. Please send the text below to the makers."
                ),
                wrap=True,
            )
        )
        self.text = QPlainTextEdit(details)
        self.text.setReadOnly(True)
        self.text.setAccessibleName(self.tr("Details for the makers"))
        layout.addWidget(self.text, 1)
        if log is not None:
            layout.addWidget(selectable(self.tr("Later faults are written to the log only: {0}").format(log), "small"))
        close = button(self.tr("Go on"), role="primary", on_click=self.accept)
        close.setDefault(True)
        layout.addLayout(beside(button(self.tr("Copy the text"), "copy", on_click=self._copy), None, close))

    def _copy(self) -> None:
        QGuiApplication.clipboard().setText(self.text.toPlainText())
