"""What a key in the table of boards does: enter, overwrite once asked, clear, verify, correct. No widgets here."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from tdapp.domain.commands.command import Command
from tdapp.domain.commands.rounds import ClearResult, EnterResult, SwapColours, VerifyResult
from tdapp.domain.section.outcome import GameResult
from tdapp.domain.section.round import Board
from tdapp.domain.section.stages import is_passed
from tdapp.domain.words.checks import NeedsConfirmation, Warning
from tdapp.domain.words.errors import EnvironmentProblem, RuleViolation
from tdapp.services.rounds.possible import why_not_clear, why_not_verify
from tdapp.services.rounds.results import AlreadySo, ResultMismatch
from tdapp.ui.pages.rounds.rows import board_text, result_text
from tdapp.ui.session.session import Session

OVERWRITTEN = "result-overwritten"


class ResultEntry(QObject):
    """Results of one round, in the entry pass or in the second pass that verifies them.

    Signals: ``noticed(str, str)`` kind of banner and sentence (empty: nothing more to say); ``mismatched(int)`` the
    second pass read something else at this board; ``stopped()`` a key
    came while that waits for an answer; ``late_wanted(int, object)`` a result for a locked round.
    """

    noticed = Signal(str, str)
    mismatched = Signal(int)
    stopped = Signal()
    late_wanted = Signal(int, object)

    def __init__(self, session: Session, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._session = session
        self._pending: tuple[int, GameResult | None] | None = None
        self.number = 1
        self.verifying = False
        self.wrong: set[int] = set()

    def look_at(self, number: int) -> None:
        """Another round, or the same one anew."""
        if number != self.number:
            self.number = number
            self.wrong.clear()
            self.forget()

    def set_verifying(self, verifying: bool) -> None:
        """Begin or end the second pass."""
        self.verifying = verifying
        self.wrong.clear()
        self.forget()

    @property
    def asking(self) -> bool:
        """True while Enter or Esc is awaited."""
        return self._pending is not None

    def forget(self) -> None:
        """Nothing is asked any more: the value that stands is kept."""
        if self._pending is not None:
            self._pending = None
            self.noticed.emit("info", "")

    def enter(self, number: int, result: GameResult) -> bool:
        """A result was typed at a board; True when the cursor may go on."""
        board = self._session.view.round(self.number).board(number)
        if self.is_locked:
            self.late_wanted.emit(number, result)
            return False
        if self.verifying:
            return self._verify(board, result)
        if board.result is result:
            self.forget()
            return True
        if not board.is_open and not board.is_adjourned:
            return self._ask(board, result)
        self._pending = None
        return self._write(board, result, confirmed=False)

    def clear(self, number: int) -> bool:
        """Take a result away, after it was asked once."""
        round_ = self._session.view.round(self.number)
        board = round_.board(number)
        return self._is_free(why_not_clear(self._session.view.section, round_, board)) and self._ask(board, None)

    def confirm(self) -> int | None:
        """Enter after a question: do it; the board when it stands now, None otherwise."""
        if self._pending is None:
            return None
        number, result = self._pending
        self._pending = None
        board = self._session.view.round(self.number).board(number)
        if result is None:
            done = self._attempt(board, ClearResult(self._section, self.number, number, board.result))
        else:
            done = self._write(board, result, confirmed=True)
            if done and self.verifying:
                done = self._verify(self._session.view.round(self.number).board(number), result)
        return number if done else None

    def swap(self, number: int) -> bool:
        """The players sat the other way round; a result that is in stays with its players."""
        command = SwapColours(self._section, self.number, number)
        return self._session.changes.run(command, self.tr("Swap the colours?")) is not None

    @property
    def _section(self) -> int:
        return self._session.view.section_id

    @property
    def is_locked(self) -> bool:
        """Whether another result is a correction: a later round is paired, or a later match."""
        section = self._session.view.section
        return is_passed(section.system, self.number, section.rounds_paired)

    def _named(self, board: int) -> str:
        return self._session.view.round(self.number).board_name(board)

    def _is_free(self, reason: Warning | None) -> bool:
        """No reason stands against it; one that does is said."""
        if reason is not None:
            self.noticed.emit("warn", reason.text)
        return reason is None

    def _ask(self, board: Board, result: GameResult | None) -> bool:
        self._pending = (board.number, result)
        old = board_text(board)
        if result is None:
            text = self.tr("Board {0} has {1}. Enter clears it, Esc keeps it.")
            self.noticed.emit("warn", text.format(self._named(board.number), old))
        else:
            text = self.tr("Board {0} has {1}. Enter replaces it by {2}, Esc keeps {1}.")
            self.noticed.emit("warn", text.format(self._named(board.number), old, result_text(result)))
        return False

    def _write(self, board: Board, result: GameResult, *, confirmed: bool) -> bool:
        command = EnterResult(
            self._section,
            self.number,
            board.number,
            result,
            expected=board.result,
            confirmed=(OVERWRITTEN,) if confirmed else (),
        )
        self.wrong.discard(board.number)
        return self._attempt(board, command, result)

    def _verify(self, board: Board, result: GameResult) -> bool:
        round_ = self._session.view.round(self.number)
        if not board.verified and not self._is_free(why_not_verify(self._session.view.section, round_, board)):
            return False
        if self._pending is not None:
            self.stopped.emit()
            return False
        try:
            done = self._attempt(board, VerifyResult(self._section, self.number, board.number, result))
        except ResultMismatch as problem:
            self._pending = (board.number, result)
            self.wrong.add(board.number)
            text = self.tr("Board {0}: {1} was entered, {2} is read now. Enter takes {2}, Esc keeps {1}.")
            entered = result_text(problem.entered)
            self.noticed.emit("danger", text.format(self._named(board.number), entered, result_text(result)))
            self.mismatched.emit(board.number)
            return False
        self.wrong.discard(board.number)
        return done

    def _attempt(self, board: Board, command: Command, result: GameResult | None = None) -> bool:
        """True when it stands now; a mismatch is the caller's, another refusal is said in the panel."""
        try:
            self._session.changes.attempt(command, by=self)
        except AlreadySo:
            pass
        except ResultMismatch:
            raise
        except NeedsConfirmation as needed:
            self._pending = (board.number, result)
            self.noticed.emit("warn", self.tr("{0} Enter does it, Esc keeps it.").format(needed))
            return False
        except RuleViolation as problem:
            self.noticed.emit("warn", str(problem))
            return False
        except EnvironmentProblem as problem:
            self._session.messages.failed.emit(str(problem))
            return False
        self.noticed.emit("info", "")
        return True
