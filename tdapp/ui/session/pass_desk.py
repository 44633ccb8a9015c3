"""Telephones while a window is open: what volunteers enter and arbiters take comes here, is judged, kept, answered."""

from __future__ import annotations

import datetime as dt
import json
import re
import secrets
import socket
import tempfile
import time
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject, QProcess, QTimer, Signal

from tdapp.domain.commands.games import TakeAlert
from tdapp.domain.section.round import Round
from tdapp.domain.words.changes import Topic, touched
from tdapp.domain.words.errors import EnvironmentProblem, RuleViolation
from tdapp.domain.words.wording import current_language
from tdapp.services.files import disk
from tdapp.services.live.addresses import LOOPBACK, address_of, shown_address
from tdapp.services.ports.event_store import EventStore
from tdapp.ui.session.kept import Kept, certificate_path, kept_certificate, mark_of
from tdapp.ui.session.second_program import LastWords, end
from tdapp.ui.session.session import Session
from tdapp.ui.session.tools import Tools

if TYPE_CHECKING:  # who has no telephones loads nothing of games
    from tdapp.services.games.of_round import RoundGames

_SPAN = re.compile(r"(\d{1,4})(?:-(\d{1,4}))?")
TIME, REST, AGAIN = 15_000, 150, 1_000
"""Milliseconds: after which time alone may have made an alert; in which changes are gathered; until a process that died
is started again."""


def boards_of(text: str) -> tuple[int, ...]:
    """``1-4, 7`` -> 1, 2, 3, 4, 7; empty where it cannot be read."""
    found: list[int] = []
    for part in text.replace(" ", "").split(","):
        span = _SPAN.fullmatch(part)
        if span is None:
            return ()
        found += range(int(span[1]), int(span[2] or span[1]) + 1)
    return tuple(dict.fromkeys(found))


@dataclass(slots=True)
class Pass:
    """A key for one device: of a volunteer with his boards, or of an arbiter, by name."""

    mark: str  # of the key: ``kept.mark_of``
    section_id: int
    boards: tuple[int, ...] = ()
    name: str = ""
    device: str = ""  # its mark
    key: str = ""  # empty: it was made before the window was started again
    told: object = None  # what its page shows

    @property
    def role(self) -> str:
        """What stands before the key in the address."""
        return "d" if self.boards else "a"


class _SectionView:
    """What pages of a section show at one moment; the boards and alerts of arbiters are the same for all of them."""

    def __init__(self, session: Session, store: EventStore, section_id: int, played: Round, games: RoundGames) -> None:
        self.section, self.played, self.games = store.snapshot(section_id), played, games
        self._session, self._store, self._section_id = session, store, section_id

    @cached_property
    def boards(self) -> list[dict[str, Any]]:
        """Every board as it is now."""
        from tdapp.services.games.desk import arbiter_boards

        return arbiter_boards(self.section, self.played, self.games.by_board)

    @cached_property
    def alerts(self) -> list[dict[str, Any]]:
        """What is to be looked at."""
        from tdapp.services.games.desk import arbiter_alerts

        return arbiter_alerts(self._session.running.alerts(self._store, self._section_id, self.played, self.games))


class PassDesk(QObject):
    """Nothing listens before the first key is made; a key that is taken back opens nothing any more.

    Signals: ``changed()`` keys or addresses are others; ``failed(str)`` why nothing listens.
    """

    changed = Signal()
    failed = Signal(str)

    def __init__(self, session: Session, tools: Tools, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._session, self._program = session, tools.backend.program
        self._process: QProcess | None = None
        self._last_words: LastWords | None = None
        self.passes: list[Pass] = []
        self._host, self._port, self._hall, self._secure = LOOPBACK, 0, False, False
        self._public = ""  # under which a tunnel or proxy shows the pages to the world
        self._network = ""  # the name of an interface or its address; empty: the one that leads out
        self._listens = False
        self._certificate: Path | None = None
        self.fingerprint = ""  # of the certificate, where there is one
        self._time, self._later = QTimer(self), QTimer(self)
        self._time.setInterval(TIME)
        self._later.setInterval(REST)
        self._later.setSingleShot(True)
        for timer in (self._time, self._later):
            timer.timeout.connect(self._tell)
        self._kept = Kept(session, tools.remembered, "live/telephones")
        self.certificate_path: Path | None = None  # None: that of the computer
        session.view.event_changed.connect(self._other_event)
        session.changes.changed.connect(self._tell_later)
        session.running.came.connect(self._tell_later)

    @property
    def is_running(self) -> bool:
        """Whether any key is valid."""
        return bool(self.passes)

    def address(self, one: Pass) -> str:
        """Where a key leads; empty until the process listens."""
        if not (self._listens and one.key):
            return ""
        scheme = "https" if self._secure else "http"
        start = f"https://{self._public}" if self._public else f"{scheme}://{self._host}:{self._port}"
        return f"{start}/{one.role}/{one.key}/"

    @property
    def port(self) -> int:
        """Where the process listens, for a tunnel; 0: it does not."""
        return self._port if self._listens else 0

    @property
    def public(self) -> str:
        """The name of a tunnel or proxy; empty: there is none."""
        return self._public

    def add(
        self,
        *,
        boards: tuple[int, ...] = (),
        name: str = "",
        hall: bool = False,
        secure: bool = False,
        network: str = "",
        public: str = "",
    ) -> Pass:
        """A key for these boards of the section in view, or for an arbiter of this name."""
        key = secrets.token_urlsafe(16)
        one = Pass(mark_of(key), self._session.view.section_id, boards, name, key=key)
        self.passes.append(one)
        if self._process is None or (hall, secure, network, public) != (
            *(self._hall, self._secure, self._network, self._public),
        ):
            self._hall, self._secure, self._network, self._public = hall, secure, network, public
            self._start()
        else:
            self._tell_passes()
        self._keep()
        self.changed.emit()
        return one

    def remove(self, one: Pass) -> None:
        """Take a key back; with the last one nothing listens any more."""
        self.passes = [held for held in self.passes if held is not one]
        if self.passes:
            self._tell_passes()
        else:
            self._end()
        self._keep()
        self.changed.emit()

    def stop(self) -> None:
        """No key opens anything any more, until the event is opened again."""
        if self.passes:
            self.passes.clear()
            self._end()
            self.changed.emit()

    def _other_event(self) -> None:
        """Another event, or the same one after a restart: its telephones go on with the keys that they have."""
        self.stop()
        held = self._kept.read()
        for one in held.get("passes", ()):
            boards = tuple(int(board) for board in one["boards"])
            self.passes.append(Pass(one["mark"], one["section"], boards, one["name"], one["device"]))
        if self.passes:
            self._hall, self._secure, self._port = bool(held["hall"]), bool(held["secure"]), int(held["port"])
            self._network, self._public = str(held.get("network", "")), str(held.get("public", ""))
            self._start()
            text = self.tr("%n page(s) of telephones are open again.", "", len(self.passes))
            self._session.messages.said.emit(text)
            self.changed.emit()

    def _keep(self) -> None:
        """Which keys are valid, where and how: for the next start of the window."""
        passes = [
            {"mark": one.mark, "section": one.section_id, "boards": one.boards, "name": one.name, "device": one.device}
            for one in self.passes
        ]
        about = {"passes": passes, "hall": self._hall, "secure": self._secure, "port": self._port}
        about |= {"network": self._network, "public": self._public}
        self._kept.write(about if passes else None)

    # -- the process --------------------------------------------------------------------------------------------------

    def _start(self) -> None:
        self._end()
        self._host = (address_of(self._network) or shown_address()) if self._hall else LOOPBACK
        process = QProcess(self)
        process.readyReadStandardOutput.connect(self._read)
        process.finished.connect(self._finished)
        self._process, self._last_words = process, LastWords(process)
        command, *words = self._program
        process.start(command, [*words, "--live-worker"])
        self._write(
            {
                "host": "0.0.0.0" if self._hall else self._host,
                "port": self._port,
                "hosts": [self._host, socket.gethostname(), f"{socket.gethostname()}.local"],
                "language": current_language(),
                "embed": False,
                "desk": True,
                "public": [self._public] if self._public else [],
                "certificate": self._made_certificate(),
                "limits": {"per_address": 200, "requests": 100.0, "burst": 800.0},  # a hall behind one router
            }
        )
        self._tell_passes()
        self._time.start()

    def _made_certificate(self) -> str:
        """A file with the certificate, which is removed as soon as the process has read it."""
        self.fingerprint = ""
        if not self._secure:
            return ""
        path = self.certificate_path or certificate_path()
        pem, self.fingerprint = kept_certificate(path, self._host, dt.datetime.now().astimezone())
        with tempfile.NamedTemporaryFile("w", suffix=".pem", delete=False) as file:  # readable by nobody else
            file.write(pem)
        self._certificate = Path(file.name)
        return file.name

    def _forget_certificate(self) -> None:
        if self._certificate is not None:
            disk.remove(self._certificate, missing_ok=True)
            self._certificate = None

    def _end(self) -> None:
        process, self._process = self._process, None
        self._listens = False
        self._time.stop()
        self._forget_certificate()
        if process is not None:
            end(process)

    def _finished(self, *_how: object) -> None:
        """It died: keys, devices and port stay as they were."""
        process, self._process = self._process, None
        again = self._listens and bool(self.passes)
        self._listens = False
        if again:
            QTimer.singleShot(AGAIN, self, self._start)
        else:  # it never listened
            if self.passes and self._last_words is not None and (said := self._last_words.text):
                self.failed.emit(said.splitlines()[-1])
            self.passes.clear()
            self._port = 0
        if process is not None:
            process.deleteLater()
        self.changed.emit()

    def _read(self) -> None:
        while self._process is not None and self._process.canReadLine():
            line = json.loads(bytes(self._process.readLine().data()).decode("utf-8", "replace"))
            self._forget_certificate()
            if "listening" in line:
                self._port, self._listens = int(line["listening"]), True
                self._keep()
                self.changed.emit()
            elif "failed" in line:
                self.failed.emit(str(line["failed"]))
            elif "device" in line:
                for one in self._of(line["key"]):
                    one.device = line["device"]
                    self._keep()
                    self.changed.emit()
            elif "act" in line:
                whose = self._of(line["key"])
                text = "".join(self._acted(one, line["act"]) for one in whose)
                self._tell_these(whose)  # who waits for an answer comes first, the others with the next changes
                self._write({"type": "answer", "id": line["id"], "text": text})
                self._tell_later()

    def _of(self, key: str) -> list[Pass]:
        return [one for one in self.passes if one.mark == key]

    # -- between the pages and the event ------------------------------------------------------------------------------

    def _acted(self, one: Pass, act: dict[str, Any]) -> str:
        """Keep what was entered or taken; why not, in a sentence for whoever did it."""
        try:
            return self._taken(one, act) if act["kind"] == "take" else self._entered(one, act)
        except (RuleViolation, EnvironmentProblem) as problem:
            return str(problem)

    def _taken(self, one: Pass, act: dict[str, Any]) -> str:
        self._session.changes.attempt(
            TakeAlert(one.section_id, act["round"], act["board"], act["alert"], act["cause"], one.name)
        )
        return ""

    def _entered(self, one: Pass, act: dict[str, Any]) -> str:
        from tdapp.services.games.desk import Entry
        from tdapp.services.games.entering import enter

        store, played = self._session.view.store, self._played(one.section_id)
        if store is None or played is None:
            return self.tr("This board is not yours.")
        entry = Entry(act["board"], act["kind"], act["ply"], act["uci"], act["blind"], act["game"])
        taken = enter(store, one.section_id, one.boards, played, entry, time.time())
        if taken.call is not None:
            self._session.running.calls.add((one.section_id, *taken.call))
            text = self.tr("Board {0}: a volunteer calls the arbiter.").format(taken.call[1])
            self._session.messages.said.emit(text)
        if taken.is_new or taken.call is not None:
            self._games_changed(one.section_id)
        return taken.text

    def _games_changed(self, section_id: int) -> None:
        changes = touched(section_id, Topic.GAMES)
        self._session.changes.changed.emit(changes, self)

    def _played(self, section_id: int) -> Round | None:
        """The newest published round."""
        store = self._session.view.store
        if store is None:
            return None
        last = store.snapshot(section_id).rounds_paired
        rounds = (store.round(section_id, number) for number in range(last, 0, -1))
        return next((one for one in rounds if one.boards and not one.is_draft), None)

    def _games(self, section_id: int, played: Round):
        from tdapp.services.games.of_round import games_of_round

        store = self._session.view.store
        assert store is not None
        return games_of_round(played, store.games(section_id, played.number), store.streams(section_id, played.number))

    def _tell_passes(self) -> None:
        given = [{"key": one.mark, "role": one.role, "device": one.device} for one in self.passes]
        self._write({"type": "passes", "passes": given})
        for one in self.passes:
            one.told = None
        self._tell()

    def _tell_later(self, *_changes: object) -> None:
        """Several changes at once are told as one."""
        if self._process is not None and not self._later.isActive():
            self._later.start()

    def _tell(self) -> None:
        """Each page what is new on it."""
        self._tell_these(self.passes)

    def _tell_these(self, passes: list[Pass]) -> None:
        """What all pages of a section have in common is made once."""
        if self._process is None:
            return
        views: dict[int, _SectionView | None] = {}
        for one in passes:
            if one.section_id not in views:
                views[one.section_id] = self._view(one.section_id)
            state = self._state(one, views[one.section_id])
            if state != one.told:
                one.told = state
                self._write({"type": "state", "key": one.mark, "state": state})

    def _view(self, section_id: int) -> _SectionView | None:
        store, played = self._session.view.store, self._played(section_id)
        if store is None or played is None:
            return None
        return _SectionView(self._session, store, section_id, played, self._games(section_id, played))

    @staticmethod
    def _state(one: Pass, view: _SectionView | None) -> dict[str, Any]:
        from tdapp.services.games.desk import desk_boards

        if view is None:
            return {"boards": []}
        if one.boards:
            return {"boards": desk_boards(view.section, view.played, view.games.by_board, one.boards)}
        return {"name": one.name, "round": view.played.number, "boards": view.boards, "alerts": view.alerts}

    def _write(self, line: dict[str, Any]) -> None:
        if self._process is not None:
            self._process.write(json.dumps(line, ensure_ascii=False).encode() + b"\n")
