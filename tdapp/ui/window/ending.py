"""A clean end when the system asks for one: SIGTERM, SIGHUP, Ctrl+C, log-out."""

from __future__ import annotations

import contextlib
import os
import signal
import sys

from PySide6.QtCore import QObject, QSocketNotifier
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QWidget


class CleanEnd(QObject):
    """Closes the window, and with it the event, as its own button would; nothing is asked.

    Python runs a handler between two of its own steps only, and an idle window makes none: it comes by a pipe.
    """

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self._window = window
        app = QGuiApplication.instance()
        assert isinstance(app, QGuiApplication)
        app.commitDataRequest.connect(lambda _manager: window.close())
        if sys.platform == "win32":
            return
        reading, writing = os.pipe()
        self._reading, self._writing = os.fdopen(reading, "rb", 0), os.fdopen(writing, "wb", 0)
        for end in (reading, writing):
            os.set_blocking(end, False)
        self._before = signal.set_wakeup_fd(writing, warn_on_full_buffer=False)
        for number in (signal.SIGTERM, signal.SIGHUP, signal.SIGINT):
            signal.signal(number, lambda *_: None)
        notifier = QSocketNotifier(reading, QSocketNotifier.Type.Read, self)
        notifier.activated.connect(self._asked)

    def _asked(self) -> None:
        with contextlib.suppress(OSError):
            asked = os.read(self._reading.fileno(), 64)
            if {signal.SIGTERM, signal.SIGHUP, signal.SIGINT} & set(asked):
                self._window.close()
                QGuiApplication.quit()
