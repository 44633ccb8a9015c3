"""An event file is opened beside the window, which hears keys meanwhile; one that nobody waits for is closed again."""

from __future__ import annotations

import threading
from collections.abc import Callable

from tdapp.services.ports.event_store import EventStore
from tdapp.ui.session.tasks import TaskRunner, Watch

OPEN = "open"


class Opening:
    """One at a time: a file stays locked until the answer that came too late has let go of it."""

    def __init__(self, tasks: TaskRunner) -> None:
        self._tasks = tasks
        self._one = threading.Lock()
        self._unclaimed: EventStore | None = None

    @property
    def is_under_way(self) -> bool:
        """Whether a file is being opened."""
        return any(slot == OPEN for slot, _words in self._tasks.waiting)

    def start(
        self,
        words: str,
        make: Callable[[Watch], EventStore],
        done: Callable[[EventStore], None],
        failed: Callable[[Exception], None],
    ) -> None:
        """Open a file and hand it over on the main thread; a newer one is opened instead of this one."""
        self.put_away()

        def work(watch: Watch) -> EventStore:
            with self._one:
                watch.look()
                self._unclaimed = store = make(watch)
                if watch.is_over:
                    self.put_away()
                return store

        def opened(store: EventStore) -> None:
            self._unclaimed = None
            done(store)

        self._tasks.start_long(OPEN, words, work, opened, failed, late=lambda _store: self.put_away())

    def put_away(self) -> None:
        """Close what was opened and not handed over."""
        store, self._unclaimed = self._unclaimed, None
        if store is not None:
            store.close()
