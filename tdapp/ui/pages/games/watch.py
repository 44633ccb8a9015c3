"""A source that is watched while the window is open, and the delayed file for broadcasters: one timer, if anybody asks.

No thread, nothing at the start: the timer runs from the moment a folder or file is chosen, and again when an event is
opened for which one was chosen before.
"""

from __future__ import annotations

import json
import time
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from PySide6.QtCore import QObject, QProcess, QTimer

from tdapp.domain.games.record import GameRecord
from tdapp.domain.words.errors import EnvironmentProblem
from tdapp.services.files.writing import write_file
from tdapp.services.games.eboards import EBoards
from tdapp.services.games.folder import GameFolder
from tdapp.services.live.files import RoundFiles
from tdapp.ui.session.second_program import LastWords
from tdapp.ui.session.session import Session

SOURCE, OUTPUT = "games/source", "games/output"
"""Preferences of an event: a path and the section, JSON; of e-boards their address and seats."""
EBOARDS = "ws://localhost:1982/api/v1.0"
"""Where LiveChess answers on the same computer."""
EVERY, AGAIN = 2000, 3000  # ms


class Watch(QObject):
    """What comes, and what is wrong with the source, is told through ``session.running``."""

    def __init__(self, session: Session, parent: QObject, program: Sequence[str] = ()) -> None:
        super().__init__(parent)
        self._session = session
        self._program = tuple(program)
        self._source: GameFolder | EBoards | None = None
        self._process: QProcess | None = None
        self._output: Path | None = None
        self._files: RoundFiles | None = None
        self._written: dict[str, str] = {}
        self._section_id = 0
        self._timer = QTimer(self)
        self._timer.setInterval(EVERY)
        self._timer.timeout.connect(self.look)
        session.view.event_changed.connect(self._other_event)

    @property
    def source(self) -> str:
        """The name of the source that is watched; empty: none."""
        match self._source:
            case GameFolder():
                return self._source.path.name
            case EBoards():
                return self._source.name
            case _:
                return ""

    @property
    def eboards(self) -> EBoards | None:
        """The e-boards that are listened to."""
        return self._source if isinstance(self._source, EBoards) else None

    @property
    def output(self) -> Path | None:
        """Where the delayed file goes."""
        return self._output

    @property
    def section_id(self) -> int:
        """Whose games come."""
        return self._section_id

    @property
    def is_running(self) -> bool:
        """Whether anything is looked at."""
        return self._timer.isActive()

    def resume(self) -> None:
        """Go on with what was chosen for this event before."""
        store = self._session.view.store
        if store is None or self.is_running:
            return
        for key, start in ((SOURCE, self.start), (OUTPUT, self.write_to)):
            held = store.preferences().get(key)
            if not isinstance(held, dict) or not isinstance(held.get("section"), int):
                continue
            if isinstance(held.get("path"), str):
                start(Path(held["path"]), held["section"])
            elif isinstance(held.get("address"), str):
                seats = held.get("seats")
                self.listen(held["address"], held["section"], seats if isinstance(seats, dict) else {})

    def start(self, path: Path, section_id: int) -> None:
        """Watch a folder or a file for a section, from now on and when the event is opened again."""
        self._end_process()
        self._source, self._section_id = GameFolder(path), section_id
        self._remember(SOURCE, {"path": str(path)})
        self._run()

    def listen(self, address: str, section_id: int, seats: Mapping[str, int]) -> None:
        """Listen to e-boards in a process of its own, from now on and when the event is opened again."""
        self._end_process()
        self._source, self._section_id = EBoards(self.tr("e-boards"), seats), section_id
        self._remember(SOURCE, {"address": address, "seats": dict(seats)})
        self._listen(address)
        self._run()

    def _listen(self, address: str) -> None:
        """Start the process; one that dies is started again while it is wanted."""
        process = QProcess(self)
        process.readyReadStandardOutput.connect(self._told)
        process.finished.connect(lambda *_how: QTimer.singleShot(AGAIN, process, lambda: self._again(process, address)))
        self._process = process
        LastWords(process)
        command, *words = self._program
        process.start(command, [*words, "--eboards-worker", address])

    def _again(self, process: QProcess, address: str) -> None:
        if self._process is process:
            process.deleteLater()
            self._listen(address)

    def keep_seats(self, seats: Mapping[str, int]) -> None:
        """Remember which e-board stands where."""
        store = self._session.view.store
        held = store.preferences().get(SOURCE) if store is not None else None
        if store is not None and isinstance(held, dict):
            store.remember(SOURCE, {**held, "seats": dict(seats)})

    def _told(self) -> None:
        """Messages of the e-boards, a line each."""
        while self._process is not None and self._process.canReadLine():
            line = bytes(self._process.readLine().data()).decode("utf-8", "replace")
            if isinstance(self._source, EBoards):
                self._source.take(json.loads(line), time.time())

    def _end_process(self) -> None:
        process, self._process = self._process, None
        if process is not None:
            process.blockSignals(True)
            process.kill()
            process.waitForFinished(3000)
            process.deleteLater()

    def write_to(self, folder: Path, section_id: int) -> None:
        """Write the delayed file of the newest round into a folder."""
        self._output, self._section_id = folder, section_id
        self._files = RoundFiles(time.monotonic, time.time)
        self._written.clear()
        self._remember(OUTPUT, {"path": str(folder)})
        self._run()

    def stop(self) -> None:
        """Watch nothing and write nothing any more."""
        store = self._session.view.store
        if store is not None:
            for key in (SOURCE, OUTPUT):
                store.remember(key, None)
        self.forget()
        self._session.running.forget_sources()
        self._session.running.came.emit()

    def _other_event(self) -> None:
        self.forget()
        self.resume()

    def forget(self) -> None:
        """Another event is open: nothing of this one goes on."""
        self._timer.stop()
        self._end_process()
        self._source = self._output = self._files = None
        self._written.clear()

    def _remember(self, key: str, held: dict[str, Any]) -> None:
        store = self._session.view.store
        if store is not None:
            store.remember(key, {**held, "section": self._section_id})

    def _run(self) -> None:
        self._timer.start()
        self.look()

    def look(self) -> None:
        """Take what is new, and write what may be read now."""
        store = self._session.view.store
        if store is None or all(ref.section_id != self._section_id for ref in self._session.view.sections):
            return
        section = store.snapshot(self._section_id)
        number = section.rounds_paired
        if not number:
            return
        played = store.round(self._section_id, number)
        sent = store.live_games(self._section_id)
        troubles: list[str] = []
        strangers: tuple[str, ...] = ()
        came = False
        if self._source is not None:
            news = self._source.look(section, played, time.time(), sent_of(sent, number))
            troubles += news.troubles
            strangers = news.strangers
            if news.games:
                came = True
                try:
                    store.keep_live_games(self._section_id, news.games)
                except EnvironmentProblem as problem:
                    troubles.append(str(problem))
                sent = dict(sent) | {(number, board): record for board, record in news.games.items()}
        if self._files is not None and self._output is not None:
            texts = self._files.texts(
                self._section_id,
                section,
                played,
                store.games(self._section_id, number),
                sent,
                store.broadcast(self._section_id),
            )
            troubles += self._write(self._output, texts)
        self._session.running.tell_sources(self._section_id, tuple(troubles), strangers, came=came)

    def _write(self, folder: Path, texts: Mapping[str, str]) -> list[str]:
        """Files that have not changed are left alone: their time stays."""
        troubles = []
        for name, text in texts.items():
            if self._written.get(name) == text:
                continue
            try:
                write_file(folder / name, text.encode("utf-8"))
                self._written[name] = text
            except (EnvironmentProblem, OSError) as problem:
                troubles.append(f"{name}: {problem}")
        return troubles


def sent_of(sent: Mapping[tuple[int, int], GameRecord], number: int) -> dict[int, GameRecord]:
    """What sources have sent of a round, by board."""
    return {board: record for (round_, board), record in sent.items() if round_ == number}
