"""The process that serves the pages and desks: this program once more, told and heard by lines of JSON."""

from __future__ import annotations

import json
import tempfile
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from PySide6.QtCore import QObject, QProcess, Signal

from tdapp.services.files import disk
from tdapp.ui.session.second_program import LastWords, end


class PageProcess(QObject):
    """Signals: ``came(dict)`` a line of it; ``rested()`` no other line is there now; ``ended(str)`` it has died, and
    what it said last.
    """

    came = Signal(object)
    rested = Signal()
    ended = Signal(str)

    def __init__(self, program: Sequence[str], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.program = tuple(program)
        self.process: QProcess | None = None
        self._last_words: LastWords | None = None
        self._certificate: Path | None = None

    @property
    def is_running(self) -> bool:
        """Whether it is there."""
        return self.process is not None

    def start(self, settings: dict[str, Any], certificate: str) -> None:
        """Begin anew; ``certificate``: with its key, empty for pages that are not encrypted."""
        self.stop()
        process = QProcess(self)
        process.readyReadStandardOutput.connect(self._read)
        process.finished.connect(self._finished)
        self.process, self._last_words = process, LastWords(process)
        command, *words = self.program
        process.start(command, [*words, "--live-worker"])
        self.write({**settings, "certificate": self._written(certificate)})

    def stop(self) -> None:
        """End it, without a signal."""
        process, self.process = self.process, None
        self._forget()
        if process is not None:
            end(process)

    def write(self, line: dict[str, Any]) -> None:
        """Tell it something."""
        if self.process is not None:
            self.process.write(json.dumps(line, ensure_ascii=False).encode() + b"\n")

    def flush(self) -> None:
        """Let what was told go on its way before anything else is done here."""
        if self.process is not None:
            self.process.waitForBytesWritten(5)

    def _written(self, certificate: str) -> str:
        """A file with the certificate, which is removed as soon as the process has read it."""
        if not certificate:
            return ""
        with tempfile.NamedTemporaryFile("w", suffix=".pem", delete=False) as file:  # readable by nobody else
            file.write(certificate)
        self._certificate = Path(file.name)
        return file.name

    def _forget(self) -> None:
        if self._certificate is not None:
            disk.remove(self._certificate, missing_ok=True)
            self._certificate = None

    def _read(self) -> None:
        while self.process is not None and self.process.canReadLine():
            line = json.loads(bytes(self.process.readLine().data()).decode("utf-8", "replace"))
            self._forget()
            self.came.emit(line)
        self.rested.emit()

    def _finished(self, *_how: object) -> None:
        process, self.process = self.process, None
        said = self._last_words.text if self._last_words is not None else ""
        if process is not None:
            process.deleteLater()
        self.ended.emit(said)
