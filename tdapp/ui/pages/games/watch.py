"""Sources that are watched while the window is open, and delayed files for broadcasters: one timer, if anybody asks.

Several sources and several sections at once. No thread, nothing at the start: the timer runs from the moment a folder
or file is chosen, and again when an event is opened for which one was chosen before.
"""

from __future__ import annotations

import json
import time
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any, cast

from PySide6.QtCore import QObject, QProcess, QTimer

from tdapp.domain.games.letters import LETTERS
from tdapp.domain.section.event import Section
from tdapp.domain.section.round import Round
from tdapp.domain.words.errors import EnvironmentProblem
from tdapp.services.files.writing import write_file
from tdapp.services.games.eboards import EBoards
from tdapp.services.games.folder import GameFolder
from tdapp.services.games.hearing import hear
from tdapp.services.live.files import RoundFiles
from tdapp.services.ports.event_store import EventStore
from tdapp.ui.session.running import SourceNews
from tdapp.ui.session.second_program import LastWords
from tdapp.ui.session.session import Session

SOURCES, OUTPUTS = "games/sources", "games/outputs"
"""Preferences of an event: lists of a path and the section, of e-boards their address and seats."""
SOURCE, OUTPUT = "games/source", "games/output"
"""The same of one source: as files of before have it."""
EBOARDS = "ws://localhost:1982/api/v1.0"
"""Where LiveChess answers on the same computer."""
EVERY, AGAIN = 2000, 3000  # ms


@dataclass(eq=False)
class Watched:
    """A source that is watched for a section; of e-boards ``address`` and the process that listens to them."""

    source: GameFolder | EBoards
    section_id: int
    address: str = ""
    process: QProcess | None = None
    words: LastWords | None = field(default=None, repr=False)
    news: SourceNews = field(default_factory=SourceNews)  # of its last look

    @property
    def name(self) -> str:
        """How it is called."""
        return self.source.name

    @property
    def held(self) -> dict[str, Any]:
        """What is remembered of it."""
        if isinstance(self.source, EBoards):
            return {"address": self.address, "seats": dict(self.source.seats), "section": self.section_id}
        about = {"path": str(self.source.path), "section": self.section_id}
        return {**about, "letters": self.source.letters} if self.source.letters else about


@dataclass(eq=False)
class _Output:
    """A folder that has the delayed files of a section."""

    path: Path
    section_id: int
    files: RoundFiles
    written: dict[str, str] = field(default_factory=dict)


class Watch(QObject):
    """What comes, and what is wrong with the sources, is told through ``session.running``."""

    def __init__(self, session: Session, parent: QObject, program: Sequence[str] = ()) -> None:
        super().__init__(parent)
        self._session = session
        self._program = tuple(program)
        self.sources: list[Watched] = []
        self._outputs: list[_Output] = []
        self._timer = QTimer(self)
        self._timer.setInterval(EVERY)
        self._timer.timeout.connect(self._tick)
        self._turn = 0
        session.view.event_changed.connect(self._other_event)
        session.running.folder_wanted.connect(self.write_to)

    @property
    def source(self) -> str:
        """What is watched, by name; empty: nothing."""
        return ", ".join(dict.fromkeys(one.name for one in self.sources))

    @property
    def eboards(self) -> EBoards | None:
        """The e-boards that are listened to, those of the section in view before others."""
        found = [one for one in self.sources if isinstance(one.source, EBoards)]
        found.sort(key=lambda one: one.section_id != self._session.view.section_id)
        return cast(EBoards, found[0].source) if found else None

    @property
    def outputs(self) -> tuple[Path, ...]:
        """Where delayed files go."""
        return tuple(one.path for one in self._outputs)

    @property
    def is_running(self) -> bool:
        """Whether anything is looked at."""
        return self._timer.isActive()

    def resume(self) -> None:
        """Go on with what was chosen for this event before."""
        store = self._session.view.store
        if store is None or self.is_running:
            return
        held = store.preferences()
        for one in _listed(held.get(SOURCES), held.get(SOURCE)):
            if isinstance(one.get("path"), str):
                self._add_folder(Path(one["path"]), one["section"], one.get("letters"))
            elif isinstance(one.get("address"), str):
                seats = one.get("seats")
                self._add_eboards(one["address"], one["section"], seats if isinstance(seats, dict) else {})
        for one in _listed(held.get(OUTPUTS), held.get(OUTPUT)):
            if isinstance(one.get("path"), str):
                self._add_output(Path(one["path"]), one["section"])
        if self.sources or self._outputs:
            self._run()

    def start(self, path: Path, section_id: int, letters: str | None = None) -> None:
        """Watch a folder or a file for a section, from now on and when the event is opened again."""
        self._add_folder(path, section_id, letters)
        self._remember()
        self._run()

    def listen(self, address: str, section_id: int, seats: Mapping[str, int]) -> None:
        """Listen to e-boards in a process of its own, from now on and when the event is opened again."""
        self._add_eboards(address, section_id, seats)
        self._remember()
        self._run()

    def write_to(self, folder: Path, section_id: int) -> None:
        """Write the delayed file of the newest round into a folder."""
        self._add_output(folder, section_id)
        self._remember()
        self._run()

    def _add_folder(self, path: Path, section_id: int, letters: object) -> None:
        for one in self.sources:
            if isinstance(one.source, GameFolder) and (one.source.path, one.section_id) == (path, section_id):
                self.sources.remove(one)
                break
        taken = {
            one.source.name for one in self.sources if isinstance(one.source, GameFolder) and one.source.path != path
        }
        name = path.name if path.name not in taken else f"{path.parent.name}/{path.name}"
        letters = letters if isinstance(letters, str) and letters in LETTERS else None
        self.sources.append(Watched(GameFolder(path, name=name, letters=letters), section_id))

    def _add_eboards(self, address: str, section_id: int, seats: Mapping[str, int]) -> None:
        for one in self.sources:
            if (one.address, one.section_id) == (address, section_id):
                self.end(one)
                break
        watched = Watched(EBoards(self.tr("e-boards"), seats), section_id, address)
        self.sources.append(watched)
        self._listen(watched)

    def _add_output(self, folder: Path, section_id: int) -> None:
        self._outputs = [one for one in self._outputs if one.section_id != section_id]
        self._outputs.append(_Output(folder, section_id, RoundFiles(time.monotonic, time.time)))

    def _listen(self, watched: Watched) -> None:
        """Start the process; one that dies is started again while it is wanted."""
        process = QProcess(self)
        process.readyReadStandardOutput.connect(lambda: self._told(watched))
        process.finished.connect(lambda *_how: QTimer.singleShot(AGAIN, process, lambda: self._again(watched, process)))
        watched.process, watched.words = process, LastWords(process)
        command, *words = self._program
        process.start(command, [*words, "--eboards-worker", watched.address])

    def _again(self, watched: Watched, process: QProcess) -> None:
        if watched.process is process:
            process.deleteLater()
            self._listen(watched)

    def keep_seats(self, seats: Mapping[str, int]) -> None:
        """Remember which e-board stands where."""
        eboards = self.eboards
        if eboards is not None:
            eboards.seats = dict(seats)
            self._remember()

    def swap_seats(self, one: int, other: int) -> None:
        """The e-boards of two boards change places."""
        eboards = self.eboards
        if eboards is not None:
            exchanged = {one: other, other: one}
            self.keep_seats({serial: exchanged.get(board, board) for serial, board in eboards.places().items()})

    def _told(self, watched: Watched) -> None:
        """Messages of the e-boards, a line each."""
        while watched.process is not None and watched.process.canReadLine():
            line = bytes(watched.process.readLine().data()).decode("utf-8", "replace")
            if isinstance(watched.source, EBoards):
                watched.source.take(json.loads(line), time.time())

    def end(self, watched: Watched) -> None:
        """Watch one source no more."""
        self._end_process(watched)
        self.sources = [one for one in self.sources if one is not watched]

    def end_and_forget(self, watched: Watched) -> None:
        """The same, also when the event is opened again."""
        self.end(watched)
        self._remember()
        if not (self.sources or self._outputs):
            self.stop()
        else:
            self.look()

    @staticmethod
    def _end_process(watched: Watched) -> None:
        process, watched.process = watched.process, None
        if process is not None:
            process.blockSignals(True)
            process.kill()
            process.waitForFinished(3000)
            process.deleteLater()

    def stop(self) -> None:
        """Watch nothing and write nothing any more."""
        self.forget()
        self._remember()
        self._session.running.forget_sources()
        self._session.running.came.emit()

    def _other_event(self) -> None:
        self.forget()
        self.resume()

    def forget(self) -> None:
        """Another event is open: nothing of this one goes on."""
        self._timer.stop()
        for one in self.sources:
            self._end_process(one)
        self.sources, self._outputs = [], []

    def _remember(self) -> None:
        store = self._session.view.store
        if store is None:
            return
        store.remember(SOURCES, [one.held for one in self.sources] or None)
        store.remember(OUTPUTS, [{"path": str(one.path), "section": one.section_id} for one in self._outputs] or None)
        for key in (SOURCE, OUTPUT):
            if key in store.preferences():
                store.remember(key, None)

    def _run(self) -> None:
        self._timer.start()
        self.look()

    def look(self) -> None:
        """Take what is new of every source, and write what may be read now."""
        self._look(self.sources)

    def _tick(self) -> None:
        """One source after the other, so that no key waits for all of them."""
        self._timer.setInterval(EVERY // max(1, len(self.sources)))
        self._turn += 1
        self._look([self.sources[self._turn % len(self.sources)]] if self.sources else [])

    def _look(self, due: Sequence[Watched]) -> None:
        store = self._session.view.store
        if store is None:
            return
        told: dict[int, SourceNews] = {}
        came = False
        for ref in self._session.view.sections:
            sources = [one for one in self.sources if one.section_id == ref.section_id]
            outputs = [one for one in self._outputs if one.section_id == ref.section_id]
            if not (sources or outputs):
                continue
            section = store.snapshot(ref.section_id)
            number = section.rounds_paired
            if not number:
                continue
            played = store.round(ref.section_id, number)
            for one in sources:
                if one in due:
                    came = self._heard(store, section, played, one) or came
            news = SourceNews(
                tuple(dict.fromkeys(text for one in sources for text in one.news.troubles)),
                tuple(dict.fromkeys(found for one in sources for found in one.news.strangers)),
                tuple(dict.fromkeys(pair for one in sources for pair in one.news.crossed)),
            )
            troubles = list(news.troubles)
            for output in outputs:
                texts = output.files.texts(
                    ref.section_id,
                    section,
                    played,
                    store.games(ref.section_id, number),
                    store.streams(ref.section_id, number),
                    store.broadcast(ref.section_id),
                )
                troubles += self._write(output, texts)
            told[ref.section_id] = replace(news, troubles=tuple(troubles))
        self._session.running.tell_sources(self._of_nobody(told), came=came)

    @staticmethod
    def _heard(store: EventStore, section: Section, played: Round, one: Watched) -> bool:
        """Look at a source and keep what is new; what one of them sends hinders no other."""
        streams, names = store.streams(one.section_id, played.number), store.source_names(one.section_id)
        news = one.source.look(section, played, time.time(), streams, names)
        crossed = tuple((f"folder:{one.name}", *pair) for pair in news.crossed)
        one.news = SourceNews(news.troubles, news.strangers, crossed)
        try:
            return hear(store, one.section_id, played, news.records, time.time(), stood=news.stood)
        except EnvironmentProblem as problem:
            one.source.say_again()
            one.news = replace(one.news, troubles=(*news.troubles, str(problem)))
            return False

    def _of_nobody(self, told: dict[int, SourceNews]) -> dict[int, SourceNews]:
        """A folder for several sections: a game that has its board in one of them is no stranger in another."""
        paths: dict[str, set[int]] = {}
        for one in self.sources:
            paths.setdefault(f"folder:{one.name}", set()).add(one.section_id)
        unknown = {number: {(one.record.source, one.names) for one in news.strangers} for number, news in told.items()}
        return {
            number: replace(
                news,
                strangers=tuple(
                    one
                    for one in news.strangers
                    if all(
                        (one.record.source, one.names) in unknown[other]
                        for other in paths.get(one.record.source, set()) & unknown.keys()
                    )
                ),
            )
            for number, news in told.items()
        }

    @staticmethod
    def _write(output: _Output, texts: Mapping[str, str]) -> list[str]:
        """Files that have not changed are left alone: their time stays."""
        troubles = []
        for name, text in texts.items():
            if output.written.get(name) == text:
                continue
            try:
                write_file(output.path / name, text.encode("utf-8"))
                output.written[name] = text
            except (EnvironmentProblem, OSError) as problem:
                troubles.append(f"{name}: {problem}")
        return troubles


def _listed(held: object, before: object) -> list[dict[str, Any]]:
    """What is remembered, whatever else stands there."""
    given = held if isinstance(held, list) else [before]
    return [one for one in given if isinstance(one, dict) and isinstance(one.get("section"), int)]
