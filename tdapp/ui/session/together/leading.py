"""Who leads the event: a desk goes on where the leading computer has stopped, and who led comes back as a desk."""

from __future__ import annotations

import threading
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, Protocol

from PySide6.QtCore import QObject, QTimer, Signal

from tdapp.domain.arbiters.by import Role
from tdapp.domain.words.errors import EnvironmentProblem, RuleViolation
from tdapp.services.ports.event_store import EventStore
from tdapp.services.ports.host import NoAnswer, NotInvited
from tdapp.ui.session.question import Question
from tdapp.ui.session.session import Session
from tdapp.ui.session.together.desk_link import is_desk
from tdapp.ui.session.together.desks import Moved
from tdapp.ui.session.together.offer_again import OfferAgain
from tdapp.ui.session.tools import Tools

TASK = "leading"
AGAIN_MS = 10_000
"""Between two looks whether who led is there again."""


class Invited(Protocol):
    """One invitation."""

    held: Any


class Team(Protocol):
    """Who has the invitations and the process."""

    changed: Any
    fingerprint: str

    @property
    def origin(self) -> str: ...
    @property
    def desks(self) -> Any: ...
    @property
    def passes(self) -> Sequence[Invited]: ...
    def lead(self, *, without: str, host: str, port: int, hall: bool) -> None: ...
    @property
    def add(self) -> Callable[..., Any]: ...
    def end_all(self) -> None: ...


class Leading(QObject):
    """Signals: ``changed()`` this computer leads now, or leads no longer."""

    changed = Signal()
    _answered = Signal(object)

    def __init__(self, session: Session, team: Team, tools: Tools, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._session, self._team, self._backend, self._tasks = session, team, tools.backend, tools.tasks
        self._looks = QTimer(self)
        self._looks.setInterval(AGAIN_MS)
        self._looks.timeout.connect(self.look)
        self._asking: threading.Thread | None = None
        self._told: Path | None = None  # who led of this event is expected as a desk
        self._answered.connect(self._go_on)
        session.view.event_changed.connect(self.begin)

    # -- a desk leads -------------------------------------------------------------------------------------------------

    def lead(self) -> bool:
        """Go on with the event here; whoever was invited is expected here. False: it could not be."""
        store = self._session.view.store
        assert store is not None
        path = store.path
        self._session.view.open(None)
        try:
            leading, own = self._backend.lead_from_here(path)
        except (RuleViolation, EnvironmentProblem) as problem:
            self._session.messages.failed.emit(str(problem))
            self._session.view.open(self._backend.open_event(path))
            return False
        self._session.view.open(leading)
        self._team.lead(without=own.mark, host=own.host, port=own.port, hall=own.hall)
        self._session.messages.said.emit(self.tr("This computer leads the event from here on."))
        self.changed.emit()
        return True

    def follow(self, address: str, fingerprint: str) -> None:
        """Stay a desk, of another leading computer; said when it does not know this desk, or has another event."""
        store = self._session.view.store
        assert store is not None
        path = store.path

        def known(_answer: object) -> None:
            now = self._session.view.store
            if now is not None and now.path == path:
                self._session.view.open(None)
                store = self._backend.open_event(path)
                if is_desk(store):
                    store.needs_copy = True  # as many steps as there may be others
                self._session.view.open(store)
                self.changed.emit()

        words = self.tr("The leading computer is being asked…")
        moves = self._backend.elsewhere.desk_moves
        self._tasks.start_long(TASK, words, lambda _watch: moves(path, address, fingerprint), known, self._said)

    def _said(self, problem: Exception) -> None:
        if not isinstance(problem, RuleViolation | EnvironmentProblem):
            raise problem
        self._session.messages.failed.emit(str(problem))

    # -- who led hears of it ------------------------------------------------------------------------------------------

    def begin(self) -> None:
        """Look for who led the event that is open, where that was another computer."""
        store = self._session.view.store
        if store is not None and self._backend.has_led_before(store.path):
            self._looks.start()
        else:
            self._looks.stop()

    def look(self) -> None:
        """Ask in a thread whether he is there."""
        store = self._session.view.store
        if store is None or (self._asking is not None and self._asking.is_alive()):
            return
        path = store.path
        self._in_thread(lambda: ("there", path, self._backend.elsewhere.who_led_answers(path)))

    def _in_thread(self, ask: Callable[[], tuple[str, Path, bool]]) -> None:
        def work() -> None:
            try:
                found = ask()
            except (NoAnswer, NotInvited, EnvironmentProblem):
                return
            self._answered.emit(found)

        self._asking = threading.Thread(target=work, name="leading", daemon=True)
        self._asking.start()

    def _go_on(self, found: tuple[str, Path, bool]) -> None:
        what, path, is_so = found
        store = self._session.view.store
        if store is None or store.path != path or not is_so:
            return
        if what == "told":
            self._looks.stop()
            self._session.messages.said.emit(self.tr("The computer that led before knows that this one leads now."))
            return
        name = self.tr("the computer that led")
        known = [one for one in self._team.passes if one.held.name == name and one.held.is_desk]
        one = (
            known[0]
            if known
            else self._team.add(Role.CHIEF, name, desk=True, hall=self._backend.elsewhere.led_in_hall(path))
        )
        code, origin = self._team.desks.code_of(one), self._team.origin
        if not (code and origin):
            return  # the process begins: at the next look
        address, fingerprint = origin.removeprefix("https://"), self._team.fingerprint.replace(":", "").lower()
        self._in_thread(lambda: ("told", path, self._backend.elsewhere.tell_who_led(path, address, fingerprint, code)))

    # -- who led comes back -------------------------------------------------------------------------------------------

    def moved(self, where: Moved) -> None:
        """Another computer leads the event that is open here: nothing listens any more, nothing is entered here."""
        store = self._session.view.store
        if store is None or self._told == store.path:
            return
        path = self._told = store.path
        self._team.end_all()
        try:
            self._backend.give_away(store, where.name)
        except (RuleViolation, EnvironmentProblem) as problem:
            self._session.messages.failed.emit(str(problem))
        self._session.view.open(None)
        self._session.view.open(self._backend.open_event(path, read_only=True))
        lines = (
            self.tr("{0} leads it since this computer did not answer, at {1}.").format(where.name, where.address),
            self.tr("Here it can only be looked at. As a desk you work on; what was entered only here is shown."),
        )
        question = Question(self.tr("Another computer leads this event"), (), lines, action=self.tr("Become a desk"))
        if self._session.messages.ask(question) is not None:
            QTimer.singleShot(0, self, lambda: self._become_desk(path, where))
        self.changed.emit()

    def _become_desk(self, path: Path, where: Moved) -> None:
        def joined(store: EventStore) -> None:
            self._session.view.open(store)
            self._told = None
            OfferAgain(self._session, self._backend).offer(store, path)

        words = self.tr("The event is being fetched…")
        join = self._backend.join_event
        self._tasks.start_long(
            TASK,
            words,
            lambda _watch: join(where.address, where.fingerprint, where.code),
            joined,
            self._said,
            lambda store: store.close(),
        )
