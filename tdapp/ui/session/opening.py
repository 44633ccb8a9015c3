"""An event file is opened beside the window, which hears keys meanwhile; one that nobody waits for is closed again."""

from __future__ import annotations

import threading
from collections import defaultdict
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from tdapp.ui.session.tasks import TaskRunner, Watch

if TYPE_CHECKING:  # the start screen does without it
    from tdapp.services.ports.event_store import EventStore

OPEN = "open"


class Opening:
    """The newest is shown; a file is opened again when the opening that was given up has let go of it."""

    def __init__(self, tasks: TaskRunner) -> None:
        self._tasks = tasks
        self._turn: defaultdict[Path | None, threading.Lock] = defaultdict(threading.Lock)
        self._unclaimed: set[EventStore] = set()

    @property
    def is_under_way(self) -> bool:
        """Whether a file is being opened."""
        return any(slot == OPEN for slot, _words in self._tasks.waiting)

    def start(
        self,
        path: Path | None,
        words: str,
        make: Callable[[Watch], EventStore],
        done: Callable[[EventStore], None],
        failed: Callable[[Exception], None],
    ) -> None:
        """Open what ``make`` gives and hand it over on the main thread."""
        self._tasks.drop(OPEN)
        self.put_away()
        turn = self._turn[path]

        def work(watch: Watch) -> EventStore:
            with turn:
                watch.look()
                store = make(watch)
                self._unclaimed.add(store)
                if watch.is_over:
                    self._let_go(store)
                    watch.look()
                return store

        def opened(store: EventStore) -> None:
            self._unclaimed.discard(store)
            done(store)

        self._tasks.start_long(OPEN, words, work, opened, failed, late=self._let_go)

    def put_away(self) -> None:
        """Close what was opened and not handed over."""
        for store in tuple(self._unclaimed):
            self._let_go(store)

    def _let_go(self, store: EventStore) -> None:
        self._unclaimed.discard(store)
        store.close()
