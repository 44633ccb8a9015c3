"""Slips that come in no order: type the board, Enter, the result. Both names stand large; what was typed is listed."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QFrame, QVBoxLayout, QWidget

from tdapp.ui.pages.rounds.results.held_key import answered
from tdapp.ui.session.key_maps import KeyMap, Meaning, is_num_lock_off, meaning_of, printed, typed_digit
from tdapp.ui.widgets.basics import label, tool
from tdapp.ui.widgets.boxes import row_in
from tdapp.ui.widgets.repeats import Repeats

SHOWN = 4  # slips in the running list


class SlipEntry(QFrame):
    """The board number, then a result key.

    Signals: ``board_typed(int)`` Enter after a number; ``meant(int, object)`` board and what the key means;
    ``undo_wanted(int)`` the cross beside a slip in the list; ``kept()`` Esc; ``confirmed()`` Enter
    while a result is awaited; ``hint(str)``; ``unknown(str)`` and ``released()`` as in the table of boards.
    """

    board_typed = Signal(int)
    meant = Signal(int, object)
    undo_wanted = Signal(int)
    kept = Signal()
    confirmed = Signal()
    hint = Signal(str)
    unknown = Signal(str)
    released = Signal()

    def __init__(self, keys: KeyMap, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("role", "card")
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAccessibleName(self.tr("Slips: board, Enter, result"))
        self.keys = keys
        self.held = False
        self._repeats = Repeats()
        self._digits = ""
        self._board = 0
        self._board_text = label("", "hero")
        self._board_text.setMinimumWidth(90)
        self.white = label("", "big")
        self.black = label("", "big")
        self.state = label("", "dim")
        names = QVBoxLayout()
        names.setSpacing(2)
        for part in (self.white, self.black, self.state):
            names.addWidget(part)
        self._list = QVBoxLayout()
        self._list.setSpacing(1)
        self._list.setAlignment(Qt.AlignmentFlag.AlignTop)
        row = row_in(self, 18, margins=(14, 10, 14, 10))
        row.addWidget(self._board_text, 0, Qt.AlignmentFlag.AlignTop)
        row.addLayout(names, 2)
        row.addLayout(self._list, 2)
        self._entries: list[tuple[int, QWidget]] = []
        self.ask_board()

    @property
    def board(self) -> int:
        """The board whose result is awaited; 0 while a number is typed."""
        return self._board

    def ask_board(self) -> None:
        """Wait for a board number."""
        self._board, self._digits = 0, ""
        self.release()
        self.white.setText("")
        self.black.setText("")
        self._show()

    def is_repeat(self, event: QKeyEvent) -> bool:
        """Whether a key is held down."""
        return self._repeats.is_one(event)

    def release(self) -> None:
        """What the banner says was read: keys are results again."""
        if self.held:
            self.held = False
            self.released.emit()

    def show_board(self, board: int, white: str, black: str, result: str) -> None:
        """A board was found: wait for its result."""
        self._board, self._digits = board, ""
        self.white.setText(self.tr("White: {0}").format(white))
        self.black.setText(self.tr("Black: {0}").format(black))
        self._show()
        self.state.setText(self.tr("Result so far: {0}. Now the result key; Esc for another board.").format(result))

    def add_slip(self, board: int, text: str) -> None:
        """A slip was entered: show it on top of the running list."""
        part = QWidget()
        row = row_in(part, 4)
        row.addWidget(label(text, "small"), 1)
        row.addWidget(
            tool("x", self.tr("Put back what stood at board {0}").format(board), on_click=lambda: self._cross(part))
        )
        self._entries.insert(0, (board, part))
        self._list.insertWidget(0, part)
        while len(self._entries) > SHOWN:
            self._drop(self._entries[-1][1])

    def clear_slips(self) -> None:
        """Empty the running list."""
        for _board, part in list(self._entries):
            self._drop(part)

    def slips(self) -> list[int]:
        """Boards in the running list, newest first."""
        return [board for board, _part in self._entries]

    def _cross(self, part: QWidget) -> None:
        board = next(board for board, other in self._entries if other is part)
        self._drop(part)
        self.setFocus()
        self.undo_wanted.emit(board)

    def _drop(self, part: QWidget) -> None:
        self._entries = [entry for entry in self._entries if entry[1] is not part]
        self._list.removeWidget(part)
        part.hide()
        part.deleteLater()

    def _show(self) -> None:
        self._board_text.setText(str(self._board) if self._board else self._digits or "–")
        if not self._board:
            self.state.setText(self.tr("Type the board number and press Enter."))

    # -- Qt overrides ---------------------------------------------------------------------------------------------

    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        self._repeats.let_go(event)
        super().keyReleaseEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if is_num_lock_off(event):
            self.hint.emit(self.tr("Num Lock is off: switch it on to type results on the number block."))
            return
        if self.is_repeat(event) and event.key() not in (Qt.Key.Key_Tab, Qt.Key.Key_Backtab, Qt.Key.Key_Backspace):
            return  # a key held down is one key
        typed = typed_digit(event) or printed(event)
        if self.held and answered(self, event, typed):
            return
        if event.key() == Qt.Key.Key_Escape:
            if self._board or self._digits:
                self.kept.emit()
                self.ask_board()
            else:
                event.ignore()
            return
        if self._board:
            meaning: Meaning | None = meaning_of(event, self.keys)
            if meaning is not None:
                self.meant.emit(self._board, meaning)
            elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
                self.confirmed.emit()
            elif event.key() in (Qt.Key.Key_Tab, Qt.Key.Key_Backtab):
                super().keyPressEvent(event)
            elif typed:
                self.held = True
                self.unknown.emit(typed)
            return
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            if self._digits:
                self.board_typed.emit(int(self._digits))
            return
        if event.key() == Qt.Key.Key_Backspace:
            self._digits = self._digits[:-1]
            self._show()
            return
        digit = typed_digit(event)
        if digit:
            self._digits = (self._digits + digit)[-4:]
            self._show()
            return
        super().keyPressEvent(event)
