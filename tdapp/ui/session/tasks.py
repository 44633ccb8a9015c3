"""Work that may take 100 ms: one thread pool, one signal, late results dropped."""

from __future__ import annotations

import itertools
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from typing import Any

from PySide6.QtCore import QObject, Signal


class TaskRunner(QObject):
    """Runs functions off the main thread and hands the answer back on it.

    A task belongs to a *slot* (any text): a newer task of the same slot makes the answer of an older one late, and
    late answers are dropped. With ``threaded=False`` (tests) everything runs at once in the caller.

    Signals: ``busy_changed(bool)`` when the first task starts and the last one ends.
    """

    busy_changed = Signal(bool)
    _finished = Signal(str, int, object, object)

    def __init__(self, parent: QObject | None = None, *, threaded: bool = True) -> None:
        super().__init__(parent)
        self._executor = ThreadPoolExecutor(2, thread_name_prefix="tdapp") if threaded else None
        self._serial = itertools.count(1)
        self._newest: dict[str, int] = {}
        self._callbacks: dict[int, tuple[Callable[[Any], None], Callable[[Exception], None] | None]] = {}
        self._futures: set[Future[Any]] = set()
        self._finished.connect(self._deliver)

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
    ) -> None:
        """Run ``work``; call ``done(answer)`` or ``failed(problem)`` on the main thread unless a newer task came."""
        serial = next(self._serial)
        self._newest[slot] = serial
        self._callbacks[serial] = (done, failed)
        if len(self._callbacks) == 1:
            self.busy_changed.emit(True)
        if self._executor is None:
            self._run(slot, serial, work)
            return
        future = self._executor.submit(self._run, slot, serial, work)
        self._futures.add(future)
        future.add_done_callback(self._futures.discard)

    def drop(self, slot: str) -> None:
        """Whatever is under way for this slot is no longer wanted."""
        self._newest[slot] = next(self._serial)

    def shut_down(self) -> None:
        """Wait for the tasks under way; nothing is delivered afterwards."""
        self._newest.clear()
        if self._executor is not None:
            self._executor.shutdown(wait=True, cancel_futures=True)

    def _run(self, slot: str, serial: int, work: Callable[[], Any]) -> None:
        try:
            answer, problem = work(), None
        except Exception as error:  # noqa: BLE001 - carried to the main thread and raised there
            answer, problem = None, error
        self._finished.emit(slot, serial, answer, problem)

    def _deliver(self, slot: str, serial: int, answer: object, problem: object) -> None:
        done, failed = self._callbacks.pop(serial)
        if not self._callbacks:
            self.busy_changed.emit(False)
        if self._newest.get(slot) != serial:
            return
        if problem is None:
            done(answer)
        elif failed is not None and isinstance(problem, Exception):
            failed(problem)
        else:
            raise problem  # type: ignore[misc]  # a fault of the program: the crash hook shows it
