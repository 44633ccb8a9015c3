"""A weekend of a small open without a mouse: each step is keys alone, for the tests and for a screen reader."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QTimer
from PySide6.QtPrintSupport import QPrintDialog
from PySide6.QtWidgets import QApplication, QDialog

from tdapp.domain.section.event import Event, Section
from tdapp.ui.window.main_window import MainWindow
from tests.arena import arena
from tests.ui.hands import Hands, settled

NAMES = ("Adler, Ina", "Berg, Tom", "Cox, Mia", "Diaz, Leo", "Egger, Eva", "Falk, Jan", "Gray, Sue")


def small_open() -> Section:
    """Seven players before round 1 of three."""
    lines = "\n".join(f"{number} {name} {2300 - 50 * number} |" for number, name in enumerate(NAMES, 1))
    return arena(lines, event=Event("Winter Open"), rounds_total=3, initial_colour="W", name="Open")


class Weekend:
    """The steps. What a dialog wants is pressed while it is open."""

    def __init__(self, window: MainWindow, hands: Hands) -> None:
        self.window, self.hands = window, hands
        self.dialogs: list[str] = []
        self.faults: list[Exception] = []

    def check_in(self) -> None:
        """Two by their names, one by the arrows is absent, the others at once; the one who is away gets a bye."""
        hands = self.hands
        hands.press("Ctrl+2", "Ctrl+Shift+C")
        hands.write("cox")
        hands.press("Space")
        hands.write("ad")
        hands.press("Space", "Ctrl+A", "Del")
        hands.press("Up", "Up", "Down", "Shift+Space")
        hands.tab_to_name("All others are here")
        hands.press("Space")
        hands.tab_to_name("Close the check-in")
        self._answer("Enter")
        hands.press("Space")
        self._answered()

    def pair(self) -> None:
        """The next step of the round, twice: it is paired, then published."""
        self.hands.press("Ctrl+3", "Ctrl+Enter", "Ctrl+Enter")

    def why_board(self) -> None:
        """Why the first board is as it is, and back."""
        self.hands.press("Home", "Ctrl+Shift+Y")
        self.hands.press("Esc")

    def results(self, keys: str) -> None:
        """One key a board."""
        self.hands.press(*keys)

    def go_on(self) -> None:
        """The next step: the next round, or verifying the last one."""
        self.hands.press("Ctrl+Enter")

    def standings(self) -> None:
        """The first line, cell by cell."""
        self.hands.press("Ctrl+4", "Home", "Right", "Right", "Right", "Right")

    def why(self) -> None:
        """What the cell is made of, read with the keyboard, and back."""
        self.hands.press("Enter", "F6", "Tab", "Esc")

    def print(self, target: Path) -> None:
        """The standings on paper. The dialog of the printer is the system's own: here it only says yes."""

        def accepted(dialog: QPrintDialog) -> int:
            dialog.printer().setOutputFileName(str(target))
            return int(QDialog.DialogCode.Accepted)

        usual, QPrintDialog.exec = QPrintDialog.exec, accepted  # type: ignore[method-assign]
        try:
            self.hands.press("Ctrl+P")
            self.hands.press("Ctrl+P")
            for _turn in range(50):
                if not self.window.panel("documents").desk.busy:
                    break
                settled()
        finally:
            QPrintDialog.exec = usual  # type: ignore[method-assign]

    def _answer(self, *keys: str) -> None:
        def press(patience: int) -> None:
            dialog = QApplication.activeModalWidget()
            if dialog is None and patience:
                QTimer.singleShot(50, lambda: press(patience - 1))
                return
            try:
                assert dialog is not None, "no dialog is open"
                self.dialogs.append(dialog.windowTitle())
                self.hands.watcher("")
                self.hands.press(*keys)
            except Exception as fault:  # noqa: BLE001  # it would be lost in the event loop, and the dialog stay for ever
                self.faults.append(fault)
                if dialog is not None:
                    dialog.close()

        QTimer.singleShot(50, lambda: press(100))

    def _answered(self) -> None:
        settled()
        if self.faults:
            raise self.faults[0]
