"""A round in the real window before a running Orca: ``python spoken_round.py HEARD FOLDER`` prints what was said.

Each key is one of the keyboard (xdotool) and waits until Orca has said all that follows from it.
"""

from __future__ import annotations

import subprocess
import sys
import time
from pathlib import Path

from PySide6.QtCore import QEventLoop, QSettings, QTimer
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent

from tdapp.app.backend import FileBackend
from tdapp.ui.look.theme import application
from tdapp.ui.window.application import make_window
from tdapp.ui.window.main_window import MainWindow
from tests.event_files import written
from tests.ui.hands import Hands
from tests.ui.weekend import Weekend, small_open

PATIENCE = 20.0  # seconds
MARK = "§"
KEYS = {"Enter": "Return", "Esc": "Escape", "Del": "Delete", "Space": "space", "Ctrl": "ctrl", "Shift": "shift"}


class Listener:
    """What was said since the last key. After it a mark goes the way of all events: Orca writes it when all is said."""

    def __init__(self, heard: Path) -> None:
        self._heard, self._marks = heard, heard.with_name(heard.name + ".marks")
        self._read = self._mark = 0
        self.window: MainWindow | None = None

    def reached(self, mark: int) -> bool:
        """Whether Orca has come as far."""
        return self._marks.exists() and f"{MARK}{mark}\n" in self._marks.read_text(encoding="utf-8")

    def wait(self) -> None:
        """Until Orca has said all."""
        assert self.window is not None
        began = time.monotonic()
        turn(120)
        while self.window.tasks.busy:
            turn(20)
        self._mark += 1
        event = QAccessibleAnnouncementEvent(self.window, f"{MARK}{self._mark}")
        QAccessible.updateAccessibility(event)
        while not self.reached(self._mark):
            assert time.monotonic() - began < PATIENCE, "Orca does not answer"
            turn(20)

    def tell(self, keys: str) -> None:
        """Print what was said after these keys."""
        lines = self._heard.read_text(encoding="utf-8").splitlines() if self._heard.exists() else []
        print(f"[{keys}]", *lines[self._read :], sep="\n  ", flush=True)
        self._read = len(lines)


def turn(milliseconds: int) -> None:
    """The program lives on, as Orca asks it many things."""
    loop = QEventLoop()
    QTimer.singleShot(milliseconds, loop.quit)
    loop.exec()


def main(heard: Path, folder: Path) -> None:
    app = application("tdapp")
    app.setApplicationName("tdapp")
    listener = Listener(heard)
    until = time.monotonic() + PATIENCE
    while not listener.reached(0) and time.monotonic() < until:
        turn(50)
    written(folder / "event.tdb", small_open())
    window = make_window(FileBackend(), QSettings(str(folder / "settings.ini"), QSettings.Format.IniFormat))
    window.resize(1280, 760)
    window.show()
    window.activateWindow()
    listener.window = window
    turn(1000)
    listener.wait()
    window.files.open(folder / "event.tdb")
    turn(500)
    listener.wait()
    listener.tell("open")

    def strike(keys: str) -> None:
        parts = keys.split("+")
        text = "+".join(KEYS.get(part, part.lower() if len(parts) > 1 and len(part) == 1 else part) for part in parts)
        process = subprocess.Popen(["xdotool", "key", "--clearmodifiers", text])
        while process.poll() is None:
            turn(10)
        listener.wait()
        listener.tell(keys)

    def watch(keys: str) -> None:
        if not keys:  # a dialog has come
            listener.wait()
            listener.tell("dialog")

    weekend = Weekend(window, Hands(watch, strike))
    weekend.check_in()
    weekend.pair()
    weekend.why_board()
    weekend.results("105")
    weekend.standings()
    weekend.why()
    weekend.print(folder / "standings.pdf")
    window.close()


if __name__ == "__main__":
    main(Path(sys.argv[1]), Path(sys.argv[2]))
