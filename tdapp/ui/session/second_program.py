"""This program once more, beside the window: for work that no key may wait for. It ends with the window."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QObject, QProcess, Signal


def end(process: QProcess) -> None:
    """End another program: by its input, as when the window has gone, else by force."""
    process.blockSignals(True)
    process.closeWriteChannel()
    if not process.waitForFinished(1500):
        process.kill()
        process.waitForFinished(1500)
    process.deleteLater()


LAST_WORDS = 2_000
"""Characters that are kept of what a program says of its faults."""


class LastWords(QObject):
    """What another program said last to standard error, read as it comes: nobody keeps all of it."""

    def __init__(self, process: QProcess) -> None:
        super().__init__(process)
        self._process, self._kept = process, b""
        process.readyReadStandardError.connect(self._read)

    @property
    def text(self) -> str:
        """Its last lines, without the name of this program before them."""
        self._read()
        return self._kept.decode("utf-8", "replace")[-LAST_WORDS:].strip().removeprefix("tdapp: ")

    def _read(self) -> None:
        self._kept = (self._kept + bytes(self._process.readAllStandardError().data()))[-4 * LAST_WORDS :]


class SecondProgram(QObject):
    """Signals: ``said(str)`` a line of its output; ``ended(int, str)`` its status and what it said about a fault.

    ``stop`` ends it without a signal.
    """

    said = Signal(str)
    ended = Signal(int, str)

    def __init__(self, program: Sequence[str], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._program = tuple(program)
        self._process: QProcess | None = None
        self._last_words: LastWords | None = None

    @property
    def is_running(self) -> bool:
        """Whether it is there."""
        return self._process is not None

    def start(self, words: Sequence[str]) -> None:
        """Start it with a verb and its arguments; one that is there already begins anew."""
        self.stop()
        process = QProcess(self)
        process.readyReadStandardOutput.connect(self._read)
        process.finished.connect(self._finished)
        process.errorOccurred.connect(self._failed)
        self._process, self._last_words = process, LastWords(process)
        command, *first = self._program
        process.start(command, [*first, *words, "--with-parent"])

    def stop(self) -> None:
        """End it."""
        process, self._process = self._process, None
        if process is not None:
            end(process)

    def _read(self) -> None:
        while self._process is not None and self._process.canReadLine():  # it comes in pieces
            self.said.emit(bytes(self._process.readLine().data()).decode("utf-8", "replace").strip())

    def _finished(self, status: int, _how: object = None) -> None:
        process, self._process = self._process, None
        if process is not None and self._last_words is not None:
            fault = self._last_words.text
            process.deleteLater()
            self.ended.emit(status, fault)

    def _failed(self, error: QProcess.ProcessError) -> None:
        if error == QProcess.ProcessError.FailedToStart and self._process is not None:
            text = self._process.errorString()
            self._process.deleteLater()
            self._process = None
            self.ended.emit(-1, text)
