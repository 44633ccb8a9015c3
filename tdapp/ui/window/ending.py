"""A clean end when the system asks for one: SIGTERM, SIGHUP, Ctrl+C, a console that is closed, log-out."""

from __future__ import annotations

import signal
import socket
import sys
import threading
from collections.abc import Callable
from typing import Any

from PySide6.QtCore import QObject, QSocketNotifier
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QWidget

ASKING = tuple(getattr(signal, name) for name in ("SIGTERM", "SIGHUP", "SIGINT", "SIGBREAK") if hasattr(signal, name))
"""SIGHUP is not of Windows, SIGBREAK (Ctrl+Break) of nothing else."""

_CLOSE, _LOGOFF, _SHUTDOWN = 2, 5, 6  # CTRL_CLOSE_EVENT and the others of wincon.h
_PATIENCE = 4.5  # seconds: after five Windows ends the program


class CleanEnd(QObject):
    """Closes the window, and with it the event, as its own button would; nothing is asked.

    Python runs a handler between two of its own steps only, and an idle window makes none: it comes by a pair of
    sockets, which Qt can watch on every system.
    """

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self._window = window
        self._closed = threading.Event()
        app = QGuiApplication.instance()
        assert isinstance(app, QGuiApplication)
        app.commitDataRequest.connect(lambda _manager: window.close())
        self._reading, self._writing = socket.socketpair()
        for end in (self._reading, self._writing):
            end.setblocking(False)
        self._before = signal.set_wakeup_fd(self._writing.fileno(), warn_on_full_buffer=False)
        for number in ASKING:
            signal.signal(number, lambda *_: None)
        notifier = QSocketNotifier(self._reading.fileno(), QSocketNotifier.Type.Read, self)
        notifier.activated.connect(self._asked)
        if sys.platform == "win32":
            self._listening = _listen_to_console(self.console_closes)

    def _asked(self) -> None:
        try:
            asked = self._reading.recv(64)
        except OSError:
            return
        if set(ASKING) & set(asked):
            self._window.close()
            self._closed.set()
            QGuiApplication.quit()

    def console_closes(self, kind: int) -> bool:
        """Windows says, in a thread of its own, that the console goes; whoever returns is ended. True: it was done."""
        if kind not in (_CLOSE, _LOGOFF, _SHUTDOWN):
            return False
        self._writing.send(bytes([signal.SIGTERM]))
        return self._closed.wait(_PATIENCE)


def _listen_to_console(heard: Callable[[int], bool]) -> Any:
    """Let Windows call this; what is returned has to be held as long as it may."""
    import ctypes

    made = ctypes.WINFUNCTYPE(ctypes.c_int, ctypes.c_uint32)(heard)  # type: ignore[attr-defined,unused-ignore]
    ctypes.windll.kernel32.SetConsoleCtrlHandler(made, 1)  # type: ignore[attr-defined,unused-ignore]
    return made
