"""A volunteer's page while a window is open: what he enters comes here, is judged, kept, and answered."""

from __future__ import annotations

import json
import re
import secrets
import socket
import time
from typing import Any

from PySide6.QtCore import QObject, QProcess, Signal

from tdapp.domain.section.round import Round
from tdapp.domain.words.changes import ChangeSet, Topic
from tdapp.domain.words.errors import EnvironmentProblem, RuleViolation
from tdapp.domain.words.wording import current_language
from tdapp.ui.session.session import Session
from tdapp.ui.session.tools import Tools

_SPAN = re.compile(r"(\d{1,4})(?:-(\d{1,4}))?")


def boards_of(text: str) -> tuple[int, ...]:
    """``1-4, 7`` -> 1, 2, 3, 4, 7; empty where it cannot be read."""
    found: list[int] = []
    for part in text.replace(" ", "").split(","):
        span = _SPAN.fullmatch(part)
        if span is None:
            return ()
        found += range(int(span[1]), int(span[2] or span[1]) + 1)
    return tuple(dict.fromkeys(found))


class VolunteerDesk(QObject):
    """One key for one device and some boards of the newest round; stopping it makes the key void.

    Signals: ``changed()`` it listens now, or no longer; ``failed(str)`` why it does not.
    """

    changed = Signal()
    failed = Signal(str)

    def __init__(self, session: Session, tools: Tools, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._session, self._program = session, tools.backend.program
        self._process: QProcess | None = None
        self._boards: tuple[int, ...] = ()
        self._section_id = 0
        self._key, self._host = "", ""
        self.address = ""
        session.view.event_changed.connect(self.stop)
        session.changes.changed.connect(self._tell_boards)

    @property
    def is_running(self) -> bool:
        """Whether somebody may enter moves."""
        return self._process is not None

    def start(self, boards: tuple[int, ...], *, hall: bool, port: int = 0) -> None:
        """Make a key for these boards of the section in view."""
        self.stop()
        self._boards, self._section_id = boards, self._session.view.section_id
        self._key = secrets.token_urlsafe(16)
        self._host = _own_address() if hall else "127.0.0.1"
        process = QProcess(self)
        process.readyReadStandardOutput.connect(self._read)
        process.finished.connect(self._finished)
        self._process = process
        command, *words = self._program
        process.start(command, [*words, "--live-worker"])
        self._write(
            {
                "host": "0.0.0.0" if hall else self._host,
                "port": port,
                "hosts": [self._host, socket.gethostname(), f"{socket.gethostname()}.local"],
                "language": current_language(),
                "embed": False,
                "key": self._key,
            }
        )
        self._tell_boards()
        self.changed.emit()

    def stop(self) -> None:
        """The key opens nothing any more."""
        process, self._process = self._process, None
        self.address = ""
        if process is not None:
            process.blockSignals(True)
            process.closeWriteChannel()
            if not process.waitForFinished(1500):
                process.kill()
                process.waitForFinished(1500)
            process.deleteLater()
            self.changed.emit()

    # -- between the page and the event -------------------------------------------------------------------------------

    def _read(self) -> None:
        while self._process is not None and self._process.canReadLine():
            line = json.loads(bytes(self._process.readLine().data()).decode("utf-8", "replace"))
            if "listening" in line:
                self.address = f"http://{self._host}:{line['listening']}/d/{self._key}/"
                self.changed.emit()
            elif "failed" in line:
                self.failed.emit(str(line["failed"]))
            elif "act" in line:
                text = self._entered(line["act"])
                self._tell_boards()
                self._write({"type": "answer", "id": line["id"], "text": text})

    def _entered(self, act: dict[str, Any]) -> str:
        """Keep what was entered; why not, in a sentence for the volunteer."""
        from tdapp.services.games.desk import Entry, entered

        store, played = self._session.view.store, self._played()
        if store is None or played is None or act["board"] not in self._boards:
            return self.tr("This board is not yours.")
        record = self._games(played).get(act["board"])
        try:
            now = entered(Entry(act["board"], act["kind"], act["ply"], act["uci"]), played, record, time.time())
            if act["kind"] == "call":
                self._call(played.number, act["board"])
                return self.tr("The arbiter is called.")
            if now != record:
                store.keep_live_games(self._section_id, {act["board"]: now})
                self._games_changed()
        except (RuleViolation, EnvironmentProblem) as problem:
            return str(problem)
        return ""

    def _call(self, round_number: int, board: int) -> None:
        """An alert of the Games page, and a line that is seen on every page."""
        self._session.talk.calls.add((self._section_id, round_number, board))
        self._session.talk.said.emit(self.tr("Board {0}: a volunteer calls the arbiter.").format(board))
        self._games_changed()

    def _games_changed(self) -> None:
        changes = ChangeSet(frozenset({Topic.GAMES}), frozenset({self._section_id}))
        self._session.changes.changed.emit(changes, self)

    def _played(self) -> Round | None:
        """The newest published round."""
        store = self._session.view.store
        if store is None:
            return None
        rounds = [one for one in store.rounds(self._section_id) if one.boards and not one.is_draft]
        return rounds[-1] if rounds else None

    def _games(self, played: Round):
        from tdapp.services.games.of_round import games_of_round

        store = self._session.view.store
        assert store is not None
        records = store.games(self._section_id, played.number)
        return games_of_round(played, records, store.live_games(self._section_id)).by_board

    def _tell_boards(self, *_changes: object) -> None:
        if self._process is None:
            return
        from tdapp.services.games.desk import desk_boards

        store, played = self._session.view.store, self._played()
        boards: list[dict[str, Any]] = []
        if store is not None and played is not None:
            boards = desk_boards(store.snapshot(self._section_id), played, self._games(played), self._boards)
        self._write({"type": "boards", "boards": boards})

    def _write(self, line: dict[str, Any]) -> None:
        if self._process is not None:
            self._process.write(json.dumps(line, ensure_ascii=False).encode() + b"\n")

    def _finished(self, *_how: object) -> None:
        process, self._process = self._process, None
        self.address = ""
        if process is not None:
            process.deleteLater()
        self.changed.emit()


def _own_address() -> str:
    """The address of this computer in its network; asking for it sends nothing."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("10.255.255.255", 1))
            return str(probe.getsockname()[0])
        except OSError:
            return "127.0.0.1"
