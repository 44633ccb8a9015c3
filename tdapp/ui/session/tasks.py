"""Work that may take 100 ms: one thread pool, one signal, late results dropped."""

from __future__ import annotations

import itertools
import threading
from collections.abc import Callable, Iterable, Iterator
from functools import cached_property, partial
from typing import TYPE_CHECKING, Any, TypeVar

from PySide6.QtCore import QObject, QTimer, Signal

from tdapp.domain.words.cancelling import cancelled_by

if TYPE_CHECKING:
    from concurrent.futures import Future, ThreadPoolExecutor

T = TypeVar("T")
_Callbacks = tuple[Callable[[Any], None], Callable[[Exception], None] | None, Callable[[Any], None] | None]
THREADS = 4
"""Two for what is asked for all the time, two for what is long, or was stopped and runs to its end."""


class Stopped(Exception):
    """A long task was cancelled; nobody waits for its answer."""


class Watch:
    """Whether a long task is still wanted."""

    def __init__(self) -> None:
        self._stop = threading.Event()

    def stop(self) -> None:
        """It is not wanted any more."""
        self._stop.set()

    @property
    def is_over(self) -> bool:
        """Whether it was stopped."""
        return self._stop.is_set()

    def look(self) -> None:
        """Stopped if it is not wanted any more."""
        if self._stop.is_set():
            raise Stopped

    def over(self, items: Iterable[T]) -> Iterator[T]:
        """The same items as long as they are wanted; Stopped then."""
        for item in items:
            self.look()
            yield item


def next_turn(owner: QObject, act: Callable[[], object]) -> None:
    """Do it in a turn of the event loop of its own, after the keys that wait: one timer alone may end in this turn."""
    QTimer.singleShot(0, owner, lambda: QTimer.singleShot(0, owner, act))


class TaskRunner(QObject):
    """Runs functions off the main thread and hands the answer back on it.

    A task belongs to a *slot* (any text): a newer task of the same slot makes the answer of an older one late, and
    late answers are dropped. With ``threaded=False`` (tests) everything runs at once in the caller.

    Signals: ``busy_changed(bool)`` when the first task starts and the last one ends; ``waiting_changed()`` another long
    task is under way, or none.
    """

    busy_changed = Signal(bool)
    waiting_changed = Signal()
    _finished = Signal(str, int, object, object)

    def __init__(self, parent: QObject | None = None, *, threaded: bool = True) -> None:
        super().__init__(parent)
        self._threaded = threaded
        self._serial = itertools.count(1)
        self._newest: dict[str, int] = {}
        self._callbacks: dict[int, _Callbacks] = {}
        self._futures: set[Future[Any]] = set()
        self._of_slot: dict[str, Future[Any]] = {}
        self._long: dict[str, tuple[str, Watch]] = {}
        self._finished.connect(self._deliver)

    @cached_property
    def _executor(self) -> ThreadPoolExecutor:
        from concurrent.futures import ThreadPoolExecutor

        return ThreadPoolExecutor(THREADS, thread_name_prefix="tdapp")

    @property
    def busy(self) -> bool:
        """True while an answer is awaited."""
        return bool(self._callbacks)

    def start(
        self,
        slot: str,
        work: Callable[[], Any],
        done: Callable[[Any], None],
        failed: Callable[[Exception], None] | None = None,
        late: Callable[[Any], None] | None = None,
    ) -> None:
        """Run ``work``; call ``done(answer)`` or ``failed(problem)`` on the main thread unless a newer task came.

        ``late(answer)`` then: what the answer holds is let go of.
        """
        serial = next(self._serial)
        self._newest[slot] = serial
        self._callbacks[serial] = (done, failed, late)
        if len(self._callbacks) == 1:
            self.busy_changed.emit(True)
        if not self._threaded:
            self._run(slot, serial, work)
            return
        future = self._executor.submit(self._run, slot, serial, work)
        self._futures.add(future)
        self._of_slot[slot] = future
        future.add_done_callback(self._futures.discard)

    def wait(self, slot: str) -> None:
        """Until the newest task of this slot has ended; its answer comes as ever."""
        if slot in self._of_slot:
            self._of_slot[slot].exception()

    def start_long(
        self,
        slot: str,
        words: str,
        work: Callable[[Watch], Any],
        done: Callable[[Any], None],
        failed: Callable[[Exception], None],
        late: Callable[[Any], None] | None = None,
    ) -> None:
        """The same for what may take seconds: the window says these words meanwhile, and offers to stop it."""
        watch = Watch()
        self._end_long(slot)
        self._long[slot] = words, watch
        self.waiting_changed.emit()

        def wanted() -> Any:
            with cancelled_by(watch.look):
                return work(watch)

        def ended(answered: Callable[[Any], None], answer: Any) -> None:
            self._end_long(slot)
            answered(answer)

        self.start(slot, wanted, partial(ended, done), partial(ended, failed), late)

    @property
    def waiting(self) -> tuple[tuple[str, str], ...]:
        """Slot and words of every long task under way."""
        return tuple((slot, words) for slot, (words, _watch) in self._long.items())

    def drop(self, slot: str) -> None:
        """Whatever is under way for this slot is no longer wanted."""
        self._newest[slot] = next(self._serial)
        self._end_long(slot)

    def _end_long(self, slot: str) -> None:
        found = self._long.pop(slot, None)
        if found is not None:
            found[1].stop()
            self.waiting_changed.emit()

    def shut_down(self) -> None:
        """Wait for the tasks under way; nothing is delivered afterwards."""
        self._newest.clear()
        for _words, watch in self._long.values():
            watch.stop()
        if self._threaded:
            self._executor.shutdown(wait=True, cancel_futures=True)

    def _run(self, slot: str, serial: int, work: Callable[[], Any]) -> None:
        try:
            answer, problem = work(), None
        except Exception as error:  # noqa: BLE001 - carried to the main thread and raised there
            answer, problem = None, error
        self._finished.emit(slot, serial, answer, problem)

    def _deliver(self, slot: str, serial: int, answer: object, problem: object) -> None:
        done, failed, late = self._callbacks.pop(serial)
        if not self._callbacks:
            self.busy_changed.emit(False)
        if self._newest.get(slot) != serial:
            if problem is None and late is not None:
                late(answer)
            return
        if problem is None:
            done(answer)
        elif failed is not None and isinstance(problem, Exception):
            failed(problem)
        else:
            raise problem  # type: ignore[misc]  # a fault of the program: the crash hook shows it
