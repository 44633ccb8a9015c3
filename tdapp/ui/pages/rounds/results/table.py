"""The table of boards as results are typed into it: one key per board. Arrows and wheel only move."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence
from PySide6.QtWidgets import QWidget

from tdapp.domain.section.outcome import GameResult
from tdapp.ui.pages.rounds.results.held_key import answered
from tdapp.ui.session.key_maps import (
    MAPS,
    Act,
    KeyMap,
    is_num_lock_off,
    meaning_of,
    physical_digit,
    printed,
    typed_digit,
)
from tdapp.ui.widgets.ready import NameFilter, Role
from tdapp.ui.widgets.search import fold
from tdapp.ui.widgets.table import DenseTable

LEAST_BOARDS = 4
FIND_MS = 1400  # letters typed within this time belong to one name


class BoardFilter(NameFilter):
    """Filters by words and by a set of boards that stay while one types."""

    def __init__(self, parent=None) -> None:
        super().__init__(parent)
        self._only: frozenset[int] | None = None

    def set_only(self, boards: frozenset[int] | None) -> None:
        """Show only these boards; None shows all."""
        if boards != self._only:
            self._only = boards
            self.invalidate()

    # -- Qt overrides ---------------------------------------------------------------------------------------------

    def filterAcceptsRow(self, source_row, source_parent):
        if self._only is not None:
            key = self.sourceModel().index(source_row, 0, source_parent).data(Role.KEY)
            if key not in self._only:
                return False
        return super().filterAcceptsRow(source_row, source_parent)


class ResultTable(DenseTable):
    """Boards; keys of the active map name results.

    Signals: ``result_typed(int, object)`` board and GameResult; ``clear_wanted(int)`` board; ``special_wanted(int)``
    board; ``next_wanted()`` Enter; ``kept()`` Esc; ``finding(str)`` the letters of a name typed so far;
    ``hint(str)`` why a key did nothing; ``unknown(str)`` a key without a meaning: the row holds until Enter or Esc
    (empty: another key came meanwhile); ``released()`` that was read.
    """

    result_typed = Signal(int, object)
    clear_wanted = Signal(int)
    special_wanted = Signal(int)
    next_wanted = Signal()
    kept = Signal()
    finding = Signal(str)
    hint = Signal(str)
    unknown = Signal(str)
    released = Signal()

    def __init__(self, name: str, parent: QWidget | None = None) -> None:
        super().__init__(name, parent)
        self._filter = BoardFilter(self)
        self._filter.setSourceModel(self._source)
        self.setModel(self._filter)
        self.selectionModel().currentRowChanged.connect(self._current_changed)
        self.keys: KeyMap = MAPS[0]
        self.typing = False  # False: the round cannot take results, keys only move and find
        self.why_not = ""  # said when a result key is pressed then
        self.held = False  # a key meant nothing: no result is taken until that was read
        self._letters = ""
        self._pause = QTimer(self)
        self._pause.setSingleShot(True)
        self._pause.setInterval(FIND_MS)
        self._pause.timeout.connect(self._forget_letters)
        self.row_changed.connect(lambda _key: self.release())

    def set_only(self, boards: frozenset[int] | None) -> None:
        """Show only these boards; None shows all."""
        assert isinstance(self._filter, BoardFilter)
        self._filter.set_only(boards)

    def board(self) -> int | None:
        """The board under the cursor."""
        return self.current_key()

    def boards_shown(self) -> list[int]:
        """The boards in the order shown."""
        return self._filter.keys_shown()

    def go_to(self, board: int) -> bool:
        """Put the cursor on a board's result."""
        return self.select_key(board, self.source.column_of("result"))

    def release(self) -> None:
        """What the banner says was read: keys are results again."""
        if self.held:
            self.held = False
            self.released.emit()

    def _hold(self, key: str) -> None:
        self._forget_letters()
        self.held = True
        self.unknown.emit(key)

    def press(self, event: QKeyEvent) -> bool:
        """Read a key as a result; False when it is none."""
        board = self.board()
        meaning = None if board is None else meaning_of(event, self.keys)
        if board is None or meaning is None:
            return False
        if not self.typing:
            if self.why_not and not printed(event).isalpha():
                self.hint.emit(self.why_not)
                return True
            return False
        if self.is_repeat(event):  # a key held down is one result
            return True
        self._forget_letters()
        if isinstance(meaning, GameResult):
            self.result_typed.emit(board, meaning)
        elif meaning is Act.CLEAR:
            self.clear_wanted.emit(board)
        else:
            self.special_wanted.emit(board)
        return True

    def _find(self, letter: str) -> bool:
        self._letters += letter
        self._pause.start()
        wanted = fold(self._letters)
        shown = self.boards_shown()
        here = self.board()
        at = shown.index(here) if here is not None and here in shown else 0
        first = 0 if len(self._letters) > 1 else 1  # the same name goes on, a new letter looks further
        for step in range(first, len(shown) + 1):
            board = shown[(at + step) % len(shown)]
            if any(part.startswith(wanted) for name in self._names(board) for part in _starts(name)):
                self.go_to(board)
                self.finding.emit(self._letters)
                return True
        self.finding.emit(self._letters)
        return False

    def _names(self, board: int) -> tuple[str, str]:
        row = self.source.rows[self.source.row_of(board)]
        white, black = (row.cells[self.source.column_of(key)].text for key in ("white", "black"))
        return fold(white), fold(black)

    def _forget_letters(self) -> None:
        if self._letters:
            self._letters = ""
            self._pause.stop()
            self.finding.emit("")

    # -- Qt overrides ---------------------------------------------------------------------------------------------

    def minimumSizeHint(self) -> QSize:
        """Boards first: some stay in view whatever the size of the text."""
        rows = self.horizontalHeader().sizeHint().height() + LEAST_BOARDS * self.verticalHeader().defaultSectionSize()
        return QSize(super().minimumSizeHint().width(), rows + 4)

    def keyPressEvent(self, event):
        if is_num_lock_off(event):
            self.hint.emit(self.tr("Num Lock is off: switch it on to type results on the number block."))
            return
        typed = typed_digit(event) or printed(event)
        if self.held and answered(self, event, typed):
            return
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            if not self.is_repeat(event):
                self._forget_letters()
                self.next_wanted.emit()
            return
        if event.key() == Qt.Key.Key_Escape:
            self._forget_letters()
            self.kept.emit()
            event.ignore()
            return
        if event.matches(QKeySequence.StandardKey.Copy):
            super().keyPressEvent(event)
            return
        if self.press(event):
            return
        letter = "" if physical_digit(event) else printed(event)
        if letter and (letter.isalpha() or (self._letters and letter in " ,-'.")) and self.model().rowCount():
            if not self._find(letter) and self.typing and len(self._letters) == 1:
                self._hold(letter)
            return
        if typed:  # a character that means nothing here must not reach the view's own search
            if self.typing and self.board() is not None and not self.is_repeat(event):
                self._hold(typed)
            return
        super().keyPressEvent(event)

    def keyboardSearch(self, _search):
        """Letters are read by keyPressEvent."""

    def focusInEvent(self, event):
        index = self.currentIndex()
        super().focusInEvent(event)
        board = self.board()
        if not index.isValid() and board is not None:
            self.go_to(board)


def _starts(name: str) -> list[str]:
    """A name from each of its words on."""
    words = name.replace(",", " ").split()
    return [" ".join(words[at:]) for at in range(len(words))]
