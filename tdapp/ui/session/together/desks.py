"""Desks at the leading computer: what they send is carried out here, in this thread, one step after the other.

A desk has what was done as lines of the journal; the answer to a step comes after its own line, so that the desk shows
what stands.
"""

from __future__ import annotations

import secrets
import tempfile
import time
from collections.abc import Callable, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any, Protocol

from PySide6.QtCore import QObject, Signal

from tdapp.domain.arbiters.invitation import EXPECTED, Invitation
from tdapp.domain.arbiters.keys import mark_of
from tdapp.domain.arbiters.roles import MAY_LEAD
from tdapp.domain.commands.command import Step
from tdapp.domain.commands.history import ConvertFile, CreateFile, HandOver, RestoreFile, TakeOver
from tdapp.domain.commands.stored import decode
from tdapp.domain.words.changes import ChangeSet
from tdapp.domain.words.checks import NeedsConfirmation
from tdapp.domain.words.errors import EnvironmentProblem, RuleViolation
from tdapp.domain.words.frozen import dataclass
from tdapp.services.arbiters.second_computer import SECOND_COMPUTER
from tdapp.services.door.role import NotInRole
from tdapp.services.ports.event_store import EventStore
from tdapp.ui.session.backend import Backend
from tdapp.ui.session.session import Session

LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"  # without those that look alike
CODE_LETTERS, CODE_SECONDS = 8, 600
MOST = 40
"""Desks at once."""
NEVER: tuple[type[Step], ...] = (RestoreFile, HandOver, TakeOver, CreateFile, ConvertFile)
"""What no desk sends: it would bring a path, or say who leads."""
PROTOCOL = 1


@dataclass(frozen=True, slots=True)
class Moved:
    """Who leads the event now, where, and by which code one comes there as a desk."""

    name: str
    address: str
    fingerprint: str
    code: str


class Pass(Protocol):
    """One invitation while this window is open."""

    held: Invitation
    steps: int


class Team(Protocol):
    """Who has the invitations and the process."""

    changed: Any
    hears: dict[str, Callable[[dict[str, Any]], None]]

    @property
    def is_running(self) -> bool: ...
    @property
    def passes(self) -> Sequence[Pass]: ...
    def write(self, line: dict[str, Any]) -> None: ...
    def made(self, changes: ChangeSet) -> None: ...
    def renew(self, one: Any, held: Invitation) -> None: ...


@dataclass(slots=True)
class _Code:
    text: str
    mark: str
    until: float


class Desks(QObject):
    """Invites desks, and answers them through the process that telephones have.

    Signals: ``changed()`` somebody joined, or is on another page; ``moved(Moved)`` another computer leads by now.
    """

    changed = Signal()
    moved = Signal(object)

    def __init__(self, session: Session, team: Team, backend: Backend, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._session, self._team, self._backend = session, team, backend
        self._codes: dict[str, _Code] = {}  # by the mark that the invitation has until somebody joins
        self._told = 0
        self._copies: list[tempfile.TemporaryDirectory[str]] = []
        self.where: dict[str, tuple[str, int]] = {}  # by the mark of the key: page and section
        team.hears["joined"] = self._hear_joined
        team.hears["do"] = self._hear_do
        team.hears["wants"] = self._hear_wants
        team.hears["presence"] = self._hear_presence
        team.hears["moved"] = self._hear_moved
        team.hears["listening"] = _both(team.hears["listening"], self._begin)
        team.changed.connect(self._tell_desks)
        session.changes.changed.connect(self._tell_rows)
        session.view.page_changed.connect(self._tell_desks)

    @property
    def passes(self) -> list[Pass]:
        """The desks among the invitations."""
        return [one for one in self._team.passes if one.held.is_desk]

    def new_code(self, name: str) -> str:
        """The mark of an invitation for a computer with the program; ``code_of`` gives what is typed there."""
        if len(self.passes) >= MOST:
            raise RuleViolation(self.tr("There are %n desks already: take some back.", "", MOST))
        if any(one.held.name.casefold() == name.casefold() for one in self.passes):
            raise RuleViolation(self.tr("A desk of this name is there already: the log would not tell them apart."))
        code = "".join(secrets.choice(LETTERS) for _ in range(CODE_LETTERS))
        mark = EXPECTED + mark_of(code)
        self._codes[mark] = _Code(code, mark_of(code), time.monotonic() + CODE_SECONDS)
        return mark

    def code_of(self, one: Pass) -> str:
        """``KQ7M-2XPD``; empty once it was used or is too old."""
        code = self._codes.get(one.held.mark)
        if code is None or time.monotonic() > code.until:
            return ""
        return f"{code.text[:4]}-{code.text[4:]}"

    # -- to the process -----------------------------------------------------------------------------------------------

    def _begin(self, _line: dict[str, Any]) -> None:
        """The process is there, and knows nothing."""
        store = self._session.view.store
        self._told = store.revision if store is not None else 0
        self._team.write({"type": "rows", "lines": [], "revision": self._told})
        self._tell_desks()

    def _tell_desks(self) -> None:
        store = self._session.view.store
        if store is None or not self._team.is_running:
            self._keep_copies(0)
            return
        order = [ref.section_id for ref in store.sections()]
        desks = [
            {
                "key": one.held.mark,
                "name": one.held.name,
                "role": one.held.role.value,
                "device": one.held.device,
                "sections": sorted(one.held.section_ids & set(order)),
            }
            for one in self.passes
        ]
        now = time.monotonic()
        codes = [
            {"code": code.mark, "key": mark, "seconds": code.until - now}
            for mark, code in self._codes.items()
            if code.until > now and any(one.held.mark == mark for one in self.passes)
        ]
        here = [{"name": "", "page": self._session.view.page, "section": self._session.view.section_id}]
        hello = {"protocol": PROTOCOL, "event": store.path.stem, "here": here, **self._backend.facts_of(store)}
        held = self._backend.beside_journal(store)
        second = bool(store.preferences().get(SECOND_COMPUTER))
        about = {"desks": desks, "codes": codes, "hello": hello, "held": held, "second": second}
        self._team.write({"type": "desks", **about})

    def _tell_rows(self, *_what: object) -> None:
        """The steps that the process does not have."""
        store = self._session.view.store
        if store is None or not self._team.is_running or not self.passes or store.revision == self._told:
            return
        try:
            lines = self._backend.lines_of(store, self._told)
        except RuleViolation:  # another event, or one that was converted: desks fetch a copy
            lines = []
        self._told = store.revision
        self._team.write({"type": "rows", "lines": lines, "revision": self._told})

    # -- from the process ---------------------------------------------------------------------------------------------

    def _hear_joined(self, line: dict[str, Any]) -> None:
        mark = str(line["joined"])
        self._codes.pop(mark, None)
        for one in self.passes:
            if one.held.mark == mark:
                computer = str(line["computer"]) or "desk"
                self._team.renew(
                    one, replace(one.held, mark=str(line["key"]), device=str(line["word"]), computer=computer)
                )
        self.changed.emit()

    def _hear_presence(self, line: dict[str, Any]) -> None:
        self.where[str(line["presence"])] = str(line["page"]), int(line["section"])
        self._session.view.set_others(self.here())

    def _hear_moved(self, line: dict[str, Any]) -> None:
        """A desk that may lead says that it does."""
        for one in self.passes:
            if one.held.mark == line["moved"] and one.held.role in MAY_LEAD:
                self.moved.emit(Moved(one.held.name, line["address"], line["fingerprint"], line["code"]))

    def here(self) -> tuple[tuple[str, str, int], ...]:
        """(name, page, section) of the desks that say where they are."""
        known = ((one.held.name, *self.where.get(one.held.mark, ("", 0))) for one in self.passes)
        return tuple(one for one in known if one[1])

    def _hear_wants(self, _line: dict[str, Any]) -> None:
        """A desk needs the whole event."""
        store = self._session.view.store
        if store is None:
            return
        folder = tempfile.TemporaryDirectory(prefix="tdapp", ignore_cleanup_errors=True)  # readable by nobody else
        path = Path(folder.name) / "copy.tdb"
        try:
            store.save_copy(path)
        except (RuleViolation, EnvironmentProblem) as problem:
            folder.cleanup()
            self._session.messages.failed.emit(str(problem))
            return
        self._keep_copies(1)  # a desk may still be fetching that one
        self._copies.append(folder)
        self._tell_rows()
        self._team.write({"type": "copy", "path": str(path), "revision": store.revision})

    def _keep_copies(self, newest: int) -> None:
        """Remove the copies that nobody fetches any more."""
        while len(self._copies) > newest:
            self._copies.pop(0).cleanup()

    def _hear_do(self, line: dict[str, Any]) -> None:
        status, body = self._done(line)
        self._tell_rows()
        self._team.write({"type": "done", "id": line["id"], "status": status, "body": body})

    def _done(self, line: dict[str, Any]) -> tuple[int, dict[str, Any]]:
        store = self._session.view.store
        whose = next((one for one in self.passes if one.held.mark == line["key"]), None)
        if store is None or whose is None:
            return 404, {"text": self.tr("The invitation has ended.")}
        sent = line["do"]
        try:
            step = decode(sent["id"], sent["version"], sent["data"])
        except (ValueError, RecursionError):
            return 426, {"text": self.tr("The leading computer has another version of the program.")}
        if isinstance(step, NEVER):
            return 403, {"text": self.tr("This is done at the leading computer.")}
        return self._carried_out(store, whose, step, sent)

    def _carried_out(
        self, store: EventStore, whose: Pass, step: Step, sent: dict[str, Any]
    ) -> tuple[int, dict[str, Any]]:
        before = store.revision
        try:
            by = whose.held.by(origin=sent["origin"], base=sent["base"], agreed=sent.get("agreed"))
            done = store.carry_out(step, by)
        except NotInRole as refusal:
            return 403, {"text": str(refusal)}
        except NeedsConfirmation as needed:
            ids = [warning.rule_id for warning in needed.warnings]
            return 409, {"text": str(needed), "rules": ids, "rule": ids[0] if len(set(ids)) == 1 else ""}
        except RuleViolation as refusal:
            return 422, {"text": str(refusal)}
        except EnvironmentProblem as problem:
            return 503, {"text": str(problem)}
        if store.revision > before:
            whose.steps += 1
            self._team.made(done.changes)
        topics = sorted(topic.value for topic in done.changes.topics)
        about = {"row": done.row_id, "revision": done.revision, "label": done.label}
        return 200, {**about, "topics": topics, "sections": sorted(done.changes.section_ids)}


def _both(
    first: Callable[[dict[str, Any]], None], second: Callable[[dict[str, Any]], None]
) -> Callable[[dict[str, Any]], None]:
    def hear(line: dict[str, Any]) -> None:
        first(line)
        second(line)

    return hear
