"""How many actions and seconds a task of the arbiter takes, in the real window with a real mouse and keyboard.

``python -m tests.benchmarks.actions`` wants an X display (Xvfb will do) and xdotool; prints a line of a table for each
task. A press of a mouse button, or of a key, is an action; typed names count as one each. The seconds are those of the
program and of xdotool: nobody thinks.
"""

from __future__ import annotations

import os
import random
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

os.environ.setdefault("QT_QPA_PLATFORM", "xcb")

from PySide6.QtCore import QPoint, QSettings, QTimer
from PySide6.QtWidgets import QApplication, QFileDialog, QWidget, QWizard

from tdapp.app.backend import FileBackend
from tdapp.domain.section.event import Kind, Section
from tdapp.domain.section.round import RoundState
from tdapp.storage import create_event_file
from tdapp.ui.look.theme import application
from tdapp.ui.window.application import make_window
from tests.arena import arena
from tests.team_events import random_team_event

Script = Iterator[Callable[[], object]]
LONGEST_S = 240
POLL_MS = 15


class Arbiter:
    """A hand on the mouse and one on the keyboard."""

    def __init__(self, window: Any) -> None:
        self.window, self.mouse, self.keys = window, 0, 0
        self._busy: subprocess.Popen[bytes] | None = None

    @property
    def rests(self) -> bool:
        """Whether what was pressed last has been sent."""
        return self._busy is None or self._busy.poll() is not None

    def _send(self, *words: str) -> None:
        if self._busy is not None:
            self._busy.wait()
        self._busy = subprocess.Popen(["xdotool", *words])

    def press_at(self, place: QPoint) -> None:
        """One press of the left button."""
        self.mouse += 1
        self._send("mousemove", str(place.x()), str(place.y()), "click", "1")

    def click(self, widget: QWidget) -> None:
        """On a button."""
        self.press_at(widget.mapToGlobal(widget.rect().center()))

    def row(self, table: Any, key: int) -> None:
        """On a row of a table."""
        table.select_key(key)  # as far as scrolling goes
        rect = table.visualRect(table.currentIndex())
        self.press_at(table.viewport().mapToGlobal(rect.center()))

    def press(self, *names: str) -> None:
        """Keys, one after the other."""
        self.keys += len(names)
        focus = self.window.windowHandle().winId()
        active = QApplication.activeModalWidget()
        if active is not None:
            focus = active.windowHandle().winId()
        self._send("windowfocus", str(int(focus)), "key", "--delay", "12", *names)

    def write(self, text: str) -> None:
        """A name: one action."""
        self.keys += 1
        active = QApplication.activeModalWidget() or self.window
        self._send("windowfocus", str(int(active.windowHandle().winId())), "type", "--delay", "8", text)


def modal(kind: type) -> Callable[[], Any]:
    """Waits for a dialog of a kind."""

    def there() -> Any:
        one = QApplication.activeModalWidget()
        return one if isinstance(one, kind) and one.isVisible() else None

    return there


def round_one_by_mouse(hand: Arbiter) -> Script:
    """From the start screen to published pairings: 24 from the clipboard, two of whom do not come."""
    from tdapp.ui.pages.players.bulk_entry import BulkEntryDialog
    from tdapp.ui.pages.players.check_in import CloseCheckInDialog

    window = hand.window
    yield lambda: window.start.isVisible()
    hand.click(window.start.new)
    yield modal(QWizard)
    wizard = QApplication.activeModalWidget()
    hand.write("Open")
    yield lambda: hand.rests
    texts = {getattr(one, "text", str)().strip(): one for one in wizard.findChildren(QWidget) if one.isVisible()}
    rest = texts["The rest as usual"]
    hand.click(rest)
    yield lambda: wizard.button(QWizard.WizardButton.FinishButton).isVisible()
    hand.click(wizard.button(QWizard.WizardButton.FinishButton))
    yield modal(QFileDialog)
    hand.press("Return")
    yield lambda: window.has_workspace and window.session.view.is_open and QApplication.activeModalWidget() is None
    page = window.panel("players")
    yield lambda: page.isVisible()
    names = "\n".join(f"Player {n:02d}\t{2400 - 10 * n}\tGER\t{4600000 + n}\t19{70 + n % 20}" for n in range(1, 25))
    QApplication.clipboard().setText("Name\tRating\tFed\tFIDE ID\tBirth\n" + names)
    buttons = page.empty.findChildren(QWidget)
    bulk = next(one for one in buttons if "Paste" in getattr(one, "text", str)())
    hand.click(bulk)
    yield modal(BulkEntryDialog)
    dialog = QApplication.activeModalWidget()
    hand.click(dialog.paste)
    yield lambda: dialog.confirm.isEnabled()
    hand.click(dialog.confirm)
    yield lambda: QApplication.activeModalWidget() is None and len(window.session.view.section.players) == 24
    hand.click(page.check_in_button)
    yield lambda: page.checking_in
    for number in (7, 11):
        hand.row(page.table, number)
        yield lambda: hand.rests
        hand.press("shift+space")
        yield lambda number=number: window.session.view.section.players[number - 1].check_in.value == "absent"
    hand.click(page.bar.finish)
    yield modal(CloseCheckInDialog)
    hand.click(QApplication.activeModalWidget().confirm)
    yield lambda: len(window.session.view.section.announced(1)) == 2
    hand.click(window.workspace.sidebar.button("rounds"))
    rounds = window.panel("rounds")
    yield lambda: rounds.isVisible()
    for _step in range(6):
        state = window.session.view.round(1).state if rounds.primary.isVisible() else None
        if state is RoundState.PUBLISHED:
            break
        text = rounds.primary.text()
        hand.click(rounds.primary)
        yield lambda: hand.rests
        yield lambda text=text: rounds.primary.text() != text or QApplication.activeModalWidget() is not None
        dialog = QApplication.activeModalWidget()
        if dialog is not None:
            hand.click(dialog.confirm)
            yield lambda: QApplication.activeModalWidget() is None and hand.rests
        yield lambda: rounds.primary.isEnabled()
    assert window.session.view.round(1).state is RoundState.PUBLISHED, rounds.primary.text()


def played(last: int, *, verify: bool = True, withdraw: int = 0) -> Callable[[Arbiter], Script]:
    """Pair, publish and type so many rounds with the keyboard; the last one twice, then close."""

    def script(hand: Arbiter) -> Script:
        window, rng = hand.window, random.Random(5)
        window.show_page("rounds")
        page = window.panel("rounds")
        view = window.session.view

        def ready() -> bool:
            return hand.rests and page.primary.isVisible() and page.primary.isEnabled()

        yield ready
        for number in range(1, last + 1):
            while view.round(number).state is RoundState.DRAFT or not view.round(number).is_paired:
                text = page.primary.text()
                hand.press("ctrl+Return")
                yield lambda text=text: hand.rests and (page.primary.text() != text or QApplication.activeModalWidget())
                dialog = QApplication.activeModalWidget()
                if dialog is not None:
                    hand.click(dialog.confirm)
                    yield lambda: QApplication.activeModalWidget() is None
                yield ready
            boards = len(view.round(number).boards)
            hand.press(*(rng.choice("150") for _ in range(boards)))
            yield lambda number=number: hand.rests and not view.round(number).open_boards
            if withdraw and number == 2:
                yield from withdrawal(hand, withdraw)
                window.show_page("rounds")
            yield ready
            if number < last:
                hand.press("ctrl+Return")
                yield lambda number=number: hand.rests and page.number == number + 1
                yield ready
        if verify:
            yield from verified(hand, page, view, last)

    return script


def verified(hand: Arbiter, page: Any, view: Any, last: int) -> Script:
    """The last round a second time, then the close."""
    from tdapp.domain.section.outcome import GameResult

    keys = {GameResult.WHITE_WINS: "1", GameResult.DRAW: "5", GameResult.BLACK_WINS: "0"}
    hand.press("ctrl+Return")
    yield lambda: hand.rests and page.boards.entry.verifying
    hand.press(*(keys[board.result] for board in view.round(last).boards))
    yield lambda: hand.rests and not view.round(last).unverified_boards
    hand.press("ctrl+Return")
    yield lambda: hand.rests and QApplication.activeModalWidget() is not None
    hand.press("Return")
    yield lambda: hand.rests and (view.section.closed or QApplication.activeModalWidget() is not None)


def withdrawal(hand: Arbiter, number: int) -> Script:
    """Somebody leaves: found by name, withdrawn."""
    window = hand.window
    hand.click(window.workspace.sidebar.button("players"))
    page = window.panel("players")
    yield lambda: page.isVisible() and hand.rests
    hand.row(page.table, number)
    yield lambda: hand.rests
    hand.click(page.more_button)
    yield lambda: QApplication.activePopupWidget() is not None
    menu = QApplication.activePopupWidget()
    action = window.stack.actions_of["players"]["withdraw"]
    hand.press_at(menu.mapToGlobal(menu.actionGeometry(action).center()))
    yield lambda: QApplication.activeModalWidget() is not None
    hand.press("Return")
    yield lambda: hand.rests and QApplication.activeModalWidget() is None
    assert window.session.view.section.players[number - 1].standing.value != "active"


def field(players: int, rounds: int, kind: Kind = Kind.SWISS) -> Section:
    """Players in order of rating."""
    lines = "\n".join(f"{n} Player {n:03d} {2600 - n} |" for n in range(1, players + 1))
    return replace(arena(lines, rounds_total=rounds, kind=kind, initial_colour="W"), name="Open")


def team_field() -> Section:
    """Twelve teams of four before round 1 of five."""
    return replace(random_team_event(3, 12, 4, 0), rounds_total=5, initial_colour="W", name="Open")


MADE = "Event of 24 made, players pasted, two marked absent, round 1 published"
TASKS: dict[str, tuple[str, Callable[[], Section | None], Callable[[Arbiter], Script]]] = {
    "round-1": (MADE, lambda: None, round_one_by_mouse),
    "weekend": ("Weekend Swiss of 30, five rounds, closed", lambda: field(30, 5), played(5)),
    "open": ("A round of 300: paired, published, 150 results", lambda: field(300, 9), played(1, verify=False)),
    "robin": (
        "Three rounds of a round robin of 8, one withdrawn after round 2",
        lambda: field(8, 7, Kind.ROUND_ROBIN),
        played(3, verify=False, withdraw=3),
    ),
    "teams": (
        "A round of a team Swiss of 12 on four boards: paired, published, 24 results",
        team_field,
        played(1, verify=False),
    ),
}


def measure(name: str) -> None:
    """Carry one task out and print what it took."""
    words, section, script = TASKS[name]
    app = application("actions")
    folder = Path(tempfile.mkdtemp())
    os.chdir(folder)
    window = make_window(FileBackend(), QSettings(str(folder / "s.ini"), QSettings.Format.IniFormat))
    window.setGeometry(0, 0, 1440, 900)
    window.show()
    made = section()
    if made is not None:
        create_event_file(folder / "event.tdb", [made])
        window.files.open(folder / "event.tdb")
        while not window.session.view.is_open:
            app.processEvents()
    hand = Arbiter(window)
    steps, waits = script(hand), [lambda: True]
    began = time.monotonic()

    def go_on() -> None:
        if time.monotonic() - began > LONGEST_S:
            print(f"{name}: stuck", file=sys.stderr)
            os._exit(1)
        if not waits[0]():
            return
        try:
            waits[0] = next(steps)
        except StopIteration:
            took = time.monotonic() - began
            print(f"| {words} | {hand.mouse} | {hand.keys} | {took:.0f} |", flush=True)
            os._exit(0)

    timer = QTimer()
    timer.setInterval(POLL_MS)
    timer.timeout.connect(go_on)
    timer.start()
    app.exec()


if __name__ == "__main__":
    if sys.argv[1:]:
        measure(sys.argv[1])
    else:
        print("| task | mouse | keys | seconds |\n|---|---:|---:|---:|")
        for task in TASKS:
            subprocess.run([sys.executable, "-m", "tests.benchmarks.actions", task], check=False)
