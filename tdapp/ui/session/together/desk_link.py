"""The link of a desk to the leading computer: what is new there is taken in, and said here while nothing comes."""

from __future__ import annotations

import datetime as dt
import tempfile
import threading
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor, TimeoutError
from pathlib import Path
from typing import Any, Protocol, TypeGuard

from PySide6.QtCore import QEventLoop, QObject, QTimer, Signal

from tdapp.domain.arbiters.invitation import Invitation
from tdapp.domain.arbiters.roles import role_words
from tdapp.domain.words.errors import EnvironmentProblem, RuleViolation
from tdapp.services.ports.event_store import EventStore
from tdapp.services.ports.host import Answer, Host, NoAnswer, NotInvited, TooFarBehind
from tdapp.ui.session.backend import Backend
from tdapp.ui.session.question import Question
from tdapp.ui.session.session import Session

AT_ONCE = 0.12
"""Seconds for which the window waits without painting: most answers are there by then."""
LOOKS_MS = 10
GATHER = 0.1
"""Seconds in which what others do is gathered: eight results a second are not eight pictures."""
REST = 1.0
"""Seconds between two questions to who does not answer."""


class DeskStore(EventStore, Protocol):
    """An event whose steps go to the leading computer."""

    invitation: Invitation
    wait: Callable[[Callable[[], Answer]], Answer]
    silent_since: dt.datetime | None
    ended: str
    needs_copy: bool

    @property
    def host(self) -> Host: ...
    @property
    def has_pending(self) -> bool: ...
    def heard(self, lines: Any) -> None: ...
    def keep_held(self, held: object) -> None: ...
    def send_pending(self) -> str: ...
    def take_copy(self, path: Path) -> Path | None: ...


def is_desk(store: EventStore | None) -> TypeGuard[DeskStore]:
    """Whether another computer leads this event."""
    return store is not None and getattr(store, "invitation", None) is not None


class DeskLink(QObject):
    """Runs only while a desk's copy is open.

    Signals: ``changed()`` it is heard again, or not any more; ``kept(Path)`` the leading computer lacks steps that were
    here, which lie there now.
    """

    changed = Signal()
    kept = Signal(object)
    _came = Signal(object)

    def __init__(self, session: Session, backend: Backend, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._session, self._backend = session, backend
        self._thread: threading.Thread | None = None
        self._over = threading.Event()
        self._asking: ThreadPoolExecutor | None = None
        self._place = ("", 0)
        self._came.connect(self._take)
        session.view.event_changed.connect(self.begin)
        session.view.closing.connect(self._stop)
        session.view.view_changed.connect(self._moved)
        session.view.page_changed.connect(self._moved)

    @property
    def is_running(self) -> bool:
        """Whether this window is a desk."""
        return self._thread is not None

    def _moved(self) -> None:
        self._place = self._session.view.page, self._session.view.section_id

    def title(self) -> str:
        """``desk of Ana, Entry desk``; empty where this computer leads."""
        store = self._session.view.store
        if not is_desk(store):
            return ""
        held = store.invitation
        return self.tr("desk of {0}, {1}").format(held.name, role_words(held.role))

    def status(self) -> str:
        """How the link is, for the status bar."""
        store = self._session.view.store
        if not is_desk(store):
            return ""
        return store.why_not or self.tr("with the leading computer")

    # -- the thread ---------------------------------------------------------------------------------------------------

    def begin(self) -> None:
        """Listen for the event that is open, where this computer is a desk of it."""
        self._stop()
        store = self._session.view.store
        if not is_desk(store):
            return
        self._asking = ThreadPoolExecutor(1, "desk")
        store.wait = self._wait
        self._over = threading.Event()
        self._moved()
        self._thread = threading.Thread(target=self._listen, args=(store, self._over), name="desk", daemon=True)
        self._thread.start()

    def _stop(self) -> None:
        thread, self._thread = self._thread, None
        self._session.view.set_others(())
        if thread is None:
            return
        self._over.set()
        store = self._session.view.store
        if is_desk(store):
            store.host.close()
        if self._asking is not None:
            self._asking.shutdown(wait=False)
            self._asking = None

    def _listen(self, store: DeskStore, over: threading.Event) -> None:
        """In a thread: asks again and again; what comes is taken in on the main one."""
        mark = ""
        while not over.is_set():
            try:
                if store.needs_copy:
                    raise TooFarBehind("")
                page, section = self._place
                news = store.host.journal(store.revision, page=page, section=section, mark=mark)  # what is kept here
                mark = news.mark
                if news.lines:
                    store.heard(news.lines)
                self._tell(over, ("news", news.here, news.held))
                over.wait(GATHER)
            except TooFarBehind:
                self._fetch(store, over)
            except NotInvited as problem:
                self._tell(over, ("ended", str(problem)))
                return
            except (NoAnswer, EnvironmentProblem) as problem:
                mark = ""  # the next answer comes at once, also where nothing is new: a step may wait for it
                self._tell(over, ("silent", str(problem)))
                over.wait(REST)
            except (ValueError, LookupError, TypeError):  # lines that are none: the whole copy says more
                self._fetch(store, over)
                over.wait(REST)

    def _fetch(self, store: DeskStore, over: threading.Event) -> None:
        with tempfile.TemporaryDirectory(prefix="tdapp") as folder:
            path = Path(folder) / "copy.tdb"
            try:
                store.host.copy(path)
            except (NoAnswer, NotInvited, OSError):
                over.wait(REST)
                return
            taken = threading.Event()
            self._tell(over, ("copy", path, taken))
            while not (taken.wait(0.2) or over.is_set()):
                pass

    def _tell(self, over: threading.Event, what: tuple[Any, ...]) -> None:
        if not over.is_set():
            self._came.emit((over, what))

    def _take(self, told: tuple[threading.Event, tuple[Any, ...]]) -> None:
        """On the main thread."""
        over, what = told
        store = self._session.view.store
        if over is not self._over or over.is_set() or not is_desk(store):
            return
        match what:
            case ("news", here, held):
                if held:
                    self._keep_held(store, held)
                was_silent, store.silent_since = store.silent_since is not None, None
                self._session.view.set_others(
                    tuple((str(one["name"]), str(one["page"]), int(one["section"])) for one in here)
                )
                self._send_waiting(store)
                self._follow()
                if was_silent:
                    self.changed.emit()
            case ("silent", _):
                if store.silent_since is None:
                    store.silent_since = dt.datetime.now(dt.UTC)
                    self.changed.emit()
            case ("ended", text):
                store.ended = text
                self.changed.emit()
                self._over.set()
                QTimer.singleShot(0, self, self._offer_to_forget)
            case ("copy", path, taken):
                self._take_copy(store, path)
                taken.set()

    def _offer_to_forget(self) -> None:
        """The invitation has ended: the copy, which holds all that is known of the players, may go."""
        store = self._session.view.store
        if not is_desk(store):
            return
        lines = (
            store.ended,
            self.tr(
                "The leading computer has everything; the copy on this one can be removed, or looked at until then."
            ),
        )
        title = self.tr("This computer is no desk of the event any more")
        question = Question(title, lines=lines, action=self.tr("Remove the copy"))
        if self._session.messages.ask(question) is not None:
            path = store.path
            self._session.view.open(None)
            self._backend.forget_desk(path)
            self._session.messages.said.emit(self.tr("The copy was removed from this computer."))

    def _keep_held(self, store: DeskStore, held: object) -> None:
        try:
            store.keep_held(held)
        except ValueError:
            store.needs_copy = True
        except EnvironmentProblem as problem:
            self._session.messages.failed.emit(str(problem))

    def _follow(self) -> None:
        try:
            self._session.changes.follow()
        except (RuleViolation, EnvironmentProblem):
            self.changed.emit()  # a whole copy is fetched instead

    def _send_waiting(self, store: DeskStore) -> None:
        if not store.has_pending:
            return
        try:
            said = store.send_pending()
        except (NoAnswer, NotInvited):
            return
        self.changed.emit()
        if said:
            self._session.messages.failed.emit(self.tr("The step that waited was refused: {0}").format(said))
        else:
            self._session.messages.said.emit(self.tr("The step that waited is done."))

    def _take_copy(self, store: DeskStore, path: Path) -> None:
        kept = None
        try:
            kept = store.take_copy(path)
        except (RuleViolation, EnvironmentProblem) as problem:
            store.ended = str(problem)
            self._session.messages.failed.emit(str(problem))
        self._session.changes.all_is_new()
        self.changed.emit()
        if kept is not None:
            self.kept.emit(kept)

    def _wait(self, ask: Callable[[], Answer]) -> Answer:
        """The answer; while it takes long the window paints, and takes neither keys nor clicks."""
        assert self._asking is not None
        future: Future[Answer] = self._asking.submit(ask)
        try:
            return future.result(AT_ONCE)
        except TimeoutError:
            if future.done():
                raise
        loop, clock = QEventLoop(), QTimer()

        def look() -> None:
            if future.done():
                loop.quit()

        clock.timeout.connect(look)
        clock.start(LOOKS_MS)
        loop.exec(QEventLoop.ProcessEventsFlag.ExcludeUserInputEvents)
        return future.result()
