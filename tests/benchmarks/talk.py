"""Who is asked on the way of a key to durable storage, and to painted standings: modules, rooms, changes of room.

`python -m tests.benchmarks.talk` counts in the real window, offscreen, the second time that each is done. A change of
room is a call into a module of another folder than that of the caller; `--calls` lists them, `--modules` all modules.
"""

from __future__ import annotations

import argparse
import os
import sys
import tempfile
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from types import FrameType

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
ROOT = f"{Path(__file__).parents[2] / 'tdapp'}{os.sep}"
PLAYERS, ROUNDS = 40, 7


@dataclass
class Way:
    """What was called between the beginning and the end."""

    modules: Counter[str] = field(default_factory=Counter)
    changes: Counter[tuple[str, str]] = field(default_factory=Counter)
    over: bool = False
    last: str = ""  # the function whose return is the end
    _names: dict[str, str] = field(default_factory=dict)
    _stack: list[str] = field(default_factory=list)

    def trace(self, frame: FrameType, event: str, _argument: object) -> None:
        """For sys.setprofile."""
        if self.over or event not in ("call", "return"):
            return
        name = self._name(frame.f_code.co_filename)
        if not name:
            return
        if event == "return":
            if self._stack:
                self._stack.pop()
            self.over = bool(self.last) and f"{name}.{frame.f_code.co_qualname}" == self.last
            return
        called = f"{name}.{frame.f_code.co_qualname}"
        self.modules[name] += 1
        before = self._stack[-1] if self._stack else ""
        if before and room(before) != room(name):
            self.changes[before, called] += 1
        self._stack.append(name)

    def _name(self, path: str) -> str:
        """The module of a file of the program; empty for all others."""
        if path not in self._names:
            own = path.startswith(ROOT)
            self._names[path] = path.removeprefix(ROOT).removesuffix(".py").replace(os.sep, ".") if own else ""
        return self._names[path]

    def told(self, what: str) -> str:
        """The figures on a line."""
        rooms = {room(module) for module in self.modules}
        return f"{what}: {len(self.modules)} modules in {len(rooms)} rooms, {self.changes.total()} changes of room"


def room(module: str) -> str:
    """The folder of a module."""
    return module.rpartition(".")[0]


def followed(work: Callable[[], None], last: str = "") -> Way:
    """The way of some work, to its end or to the return of one function."""
    way = Way(last=last)
    sys.setprofile(way.trace)
    try:
        work()
    finally:
        sys.setprofile(None)
    assert way.over or not last, f"{last} was never called"
    return way


def ways(folder: Path) -> dict[str, Way]:
    """The two ways, warm."""
    from PySide6.QtCore import Qt
    from PySide6.QtTest import QTest
    from PySide6.QtWidgets import QApplication

    from tdapp.domain.commands.rounds import PublishRound, StorePairing
    from tests.benchmarks.test_window import Painted, opened

    application = QApplication.instance() or QApplication([])
    found: dict[str, Way] = {}
    with opened(folder, "rounds", PLAYERS, ROUNDS, paired=ROUNDS - 1) as window:
        session = window.session
        numbers = [player.number for player in session.view.section.players]
        session.changes.attempt(StorePairing(1, ROUNDS, tuple(zip(numbers[::2], numbers[1::2], strict=True))))
        session.changes.attempt(PublishRound(1, ROUNDS))
        session.view.set_round(ROUNDS)

        table = window.panel("rounds").boards.table  # asked for before: a finger asks the window for nothing

        def key() -> None:
            QTest.keyClick(table, Qt.Key.Key_1)

        painted = Painted(window.panel("standings").table)

        def paint() -> None:
            painted.begin()
            key()
            painted.wait(application)

        table.setFocus()
        table.setCurrentIndex(table.model().index(0, 0))
        for _warm in range(2):
            application.processEvents()
            found["result key to durable storage"] = followed(key, "storage.event.event_file.EventFile.execute")
        window.show_page("standings")
        application.processEvents()
        for _warm in range(2):
            found["result key to painted standings"] = followed(paint)
    return found


def main() -> None:
    """Count and tell."""
    parser = argparse.ArgumentParser(prog="python -m tests.benchmarks.talk", description=__doc__)
    parser.add_argument("--calls", type=int, default=0, help="so many of the most frequent changes of room")
    parser.add_argument("--modules", action="store_true", help="every module with the calls into it")
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        for what, way in ways(Path(folder)).items():
            print(way.told(what))
            for (before, called), count in way.changes.most_common(given.calls):
                print(f"  {count:5} {before} -> {called}")
            for module, count in sorted(way.modules.items()) if given.modules else ():
                print(f"  {count:5} {module}")


if __name__ == "__main__":
    main()
