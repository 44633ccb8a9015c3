"""Faults of the program: every one into the log, the first one into a dialog, on the main thread."""

from __future__ import annotations

import logging
import sys
import threading
import traceback
from collections.abc import Callable
from pathlib import Path
from types import TracebackType

from PySide6.QtCore import QCoreApplication, QObject, Qt, QThread, Signal
from PySide6.QtWidgets import QApplication

LOGGER = logging.getLogger(__name__)


class _Hook(QObject):
    """Brings a fault of any thread to the main thread; only the first one is shown."""

    fault = Signal(str)

    def __init__(self, log: Callable[[], Path | None]) -> None:
        super().__init__()
        self._shown = False
        self._log = log
        self.fault.connect(self._show, Qt.ConnectionType.QueuedConnection)

    def handle(self, kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
        """The excepthook."""
        if issubclass(kind, KeyboardInterrupt):
            QCoreApplication.quit()
            return
        from tdapp.ui.window.log_file import versions

        text = "".join(traceback.format_exception(kind, error, trace))
        path = self._log()
        LOGGER.error("fault of the program\n%s", text)
        log = f"\nLog: {path}" if path is not None else ""
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
        from tdapp.ui.window.crash_dialog import CrashDialog

        CrashDialog(details, QApplication.activeWindow(), log=self._log()).exec()


_hook: _Hook | None = None


def install(log: Callable[[], Path | None]) -> None:
    """Show unexpected faults of any thread in a dialog from now on; ``log`` opens the log unless it is open."""
    global _hook
    _hook = _Hook(log)
    sys.excepthook = _hook.handle
    threading.excepthook = _hook.handle_thread
