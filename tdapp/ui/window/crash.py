"""The crash dialog: once, on the main thread, with versions, traceback, the path of the log, and a copy button."""

from __future__ import annotations

import logging
import sys
import threading
import traceback
from pathlib import Path
from types import TracebackType

from PySide6.QtCore import QCoreApplication, QObject, Qt, QThread, Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication, QPlainTextEdit, QWidget

from tdapp.ui.widgets.basics import button, label, selectable
from tdapp.ui.widgets.boxes import beside, dialog_box
from tdapp.ui.widgets.fitting import FittingDialog
from tdapp.ui.window.log_file import versions

LOGGER = logging.getLogger(__name__)


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


class _Hook(QObject):
    """Brings a fault of any thread to the main thread; only the first one is shown."""

    fault = Signal(str)

    def __init__(self, log: Path | None = None) -> None:
        super().__init__()
        self._shown = False
        self._log = log
        self.fault.connect(self._show, Qt.ConnectionType.QueuedConnection)

    def handle(self, kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
        """The excepthook."""
        if issubclass(kind, KeyboardInterrupt):
            QCoreApplication.quit()
            return
        text = "".join(traceback.format_exception(kind, error, trace))
        LOGGER.error("fault of the program\n%s", text)
        log = f"\nLog: {self._log}" if self._log is not None else ""
        self.fault.emit(f"{versions()}{log}\n\n{text}")

    def handle_thread(self, arguments: threading.ExceptHookArgs) -> None:
        """The excepthook of other threads."""
        error = arguments.exc_value
        if error is not None:
            self.handle(arguments.exc_type, error, arguments.exc_traceback)

    def _show(self, details: str) -> None:
        app = QApplication.instance()
        if self._shown or app is None or QThread.currentThread() is not app.thread():
            return
        self._shown = True
        CrashDialog(details, QApplication.activeWindow(), log=self._log).exec()


_hook: _Hook | None = None


def install(log: Path | None = None) -> None:
    """Show unexpected faults of any thread in a dialog from now on."""
    global _hook
    _hook = _Hook(log)
    sys.excepthook = _hook.handle
    threading.excepthook = _hook.handle_thread
