"""The engine at work: one process kept warm, one pairing at a time, elapsed time, cancel; late answers are dropped."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject, QTimer, Signal

from tdapp.domain.commands.rounds import NoComparison
from tdapp.domain.section.event import ForbiddenPairs, Section
from tdapp.domain.words.errors import RuleViolation
from tdapp.pairing.engines.engine import Patience
from tdapp.ui.pages.rounds.pairing.engine_choice import EngineChoice, remember_choice, remembered_choice
from tdapp.ui.pages.rounds.pairing.second import SecondEngine
from tdapp.ui.session.settings import Remembered
from tdapp.ui.session.tasks import TaskRunner
from tdapp.ui.session.view import View

if TYPE_CHECKING:  # what it names is imported when it is first needed
    from tdapp.pairing.engines.engine import EngineFault, Pairing, PairingEngine

SLOT = "pairing"
TICK_MS = 200


class PairingDesk(QObject):
    """Pairs rounds of the section in view.

    Signals: ``busy_changed(bool)``; ``ticked(float)`` seconds so far; ``failed(str)`` a sentence, nothing has changed;
    ``stuck(str)`` the engine has no answer: another engine or pairing by hand is the way on; ``yielded(str)`` a wish
    could not be kept; ``chosen()`` another engine pairs from now on.
    """

    busy_changed = Signal(bool)
    ticked = Signal(float)
    failed = Signal(str)
    stuck = Signal(str)
    yielded = Signal(str)
    chosen = Signal()

    def __init__(
        self,
        view: View,
        tasks: TaskRunner,
        parent: QObject | None = None,
        *,
        make_engine: Callable[[], PairingEngine] | None = None,
        make_second: Callable[[], PairingEngine] | None = None,
        remembered: Remembered | None = None,
    ) -> None:
        super().__init__(parent)
        self._view = view
        self._tasks = tasks
        self._make_engine = make_engine
        self._remembered = remembered
        self._choice = remembered_choice(remembered)
        if make_engine is None and make_second is None:
            make_second = self._choice.make_second
        self.second = SecondEngine(view, tasks, make_second, self)
        self.fault: EngineFault | None = None  # the last one, while it can be kept for a report
        self.missing = NoComparison.NOT_ASKED  # why the last question had no answer
        self._engine: PairingEngine | None = None
        self._cancelled = threading.Event()
        self._busy = False
        self._started = 0.0
        self._clock = QTimer(self)
        self._clock.setInterval(TICK_MS)
        self._clock.timeout.connect(lambda: self.ticked.emit(time.monotonic() - self._started))

    @property
    def stored(self) -> Section:
        """The section in view as it is stored: the engine of teams wants the boards, not the teams alone."""
        return self._view.section

    @property
    def busy(self) -> bool:
        """True while the engine works."""
        return self._busy

    @property
    def engine(self) -> PairingEngine:
        """The engine, made when it is first asked for; RuleViolation when there is none at the path chosen.

        Where one engine only knows the system, as of teams, it is that one.
        """
        if self._view.is_open:
            from tdapp.services.systems.registry import rules_of_system

            only = rules_of_system(self._view.section.system).engine()
            if only is not None:
                return only
        if self._engine is None:
            self._engine = self._make_engine() if self._make_engine else self._choice.make()
        return self._engine

    @property
    def engine_name(self) -> str:
        """Name and version of the engine, or that it is not there."""
        try:
            return self.engine.name
        except RuleViolation as problem:
            return str(problem)

    @property
    def choice(self) -> EngineChoice:
        """The engine chosen and its limit."""
        return self._choice

    def choose(self, choice: EngineChoice) -> None:
        """Pair with this engine from now on; not while one works."""
        if self._busy:
            return
        if choice.path != self._choice.path and self._engine is not None:
            self._engine.close()
            self._engine = None
        if choice.path != self._choice.path:
            self.second.change(choice.make_second)
        self._choice = choice
        if self._remembered is not None:
            remember_choice(self._remembered, choice)
        self.chosen.emit()

    def pair(
        self, number: int, done: Callable[[Pairing], None], *, failed: Callable[[str], None] | None = None
    ) -> None:
        """Pair a round of the section in view; ``done`` only if nothing was changed meanwhile.

        ``failed`` hears that the engine has no answer, instead of ``stuck``; a cancellation is nobody's failure.
        """

        def work(engine: PairingEngine, taken: Section, **how: Any) -> tuple[Pairing, tuple[ForbiddenPairs, ...]]:
            from tdapp.pairing.rules.protections import pair_with_wishes

            return pair_with_wishes(engine, taken, number, **how)

        def finished(answer: tuple[Pairing, tuple[ForbiddenPairs, ...]]) -> None:
            pairing, given_up = answer
            done(pairing)
            if given_up:
                names = ", ".join(wish.name or "–".join(map(str, wish.numbers)) for wish in given_up)
                text = self.tr("No legal pairing keeps them all apart; these wishes yielded: {0}.")
                self.yielded.emit(text.format(names))

        self._start(work, finished, failed)

    def ask_second(self, pairing: Pairing) -> None:
        """Have the other engine pair in the background the round that has this pairing now."""
        self.second.ask(pairing, 60.0 * self._choice.minutes)

    def pair_rest(
        self, rest: Section, number: int, done: Callable[[Pairing], None], failed: Callable[[str], None]
    ) -> None:
        """Pair those who are left in a section made for it, while the event stays as it is."""

        def work(engine: PairingEngine, _taken: Section, **how: Any) -> Pairing:
            return engine.pair(rest, number, **how)

        self._start(work, done, failed)

    def what_if(
        self,
        number: int,
        one: int,
        other: int,
        done: Callable[[Pairing | None], None],
        *,
        failed: Callable[[str], None],
    ) -> None:
        """The engine's pairing of a round in which two players meet; None when there is none. Nothing is stored."""

        def work(engine: PairingEngine, taken: Section, **how: Any) -> Pairing | None:
            from tdapp.pairing.reasons.why_not import what_if

            return what_if(engine, taken, number, one, other, **how)

        self._start(work, done, failed)

    def _start(
        self, work: Callable[..., Any], done: Callable[[Any], None], failed: Callable[[str], None] | None
    ) -> None:
        if self._busy:
            return
        view = self._view
        taken = view.section
        store, section_id = view.store, view.section_id
        revision = store.revision if store is not None else 0
        try:
            engine = self.engine
        except RuleViolation as problem:  # the program at the path is gone
            self.missing = NoComparison.FAILED
            (failed or self.stuck.emit)(str(problem))
            return
        limit = 60.0 * self._choice.minutes
        self._cancelled = cancelled = threading.Event()

        def finished(answer: Any) -> None:
            self._end()
            still = view.store is store and view.section_id == section_id
            if store is None or not still or store.revision != revision:
                self.failed.emit(self.tr("The event has changed while the engine worked: pair again."))
                return
            done(answer)

        self._begin()
        self._tasks.start(
            SLOT,
            lambda: work(engine, taken, patience=Patience(limit, cancelled.is_set)),
            finished,
            lambda problem: self._problem(problem, failed),
        )

    def cancel(self) -> None:
        """End the work; nothing has changed."""
        self._cancelled.set()

    def close(self) -> None:
        """End the engine's process."""
        self._cancelled.set()
        self._clock.stop()
        self.second.stop()
        if self._engine is not None and not self._busy:
            self._engine.close()
            self._engine = None

    def finish(self) -> None:
        """After the last task has ended: end the engines' processes whatever happened."""
        self.second.close()
        if self._engine is not None:
            self._engine.close()
            self._engine = None

    def fault_report(self) -> str:
        """What the engine was given and what it said, for its makers; it holds no names. Empty without a fault."""
        if self.fault is None:
            return ""
        said = "".join(f"### {line}\n" for line in (str(self.fault), *self.fault.details.splitlines()))
        return self.fault.trf + said

    def _begin(self) -> None:
        self._busy = True
        self._started = time.monotonic()
        self._clock.start()
        self.busy_changed.emit(True)

    def _end(self) -> None:
        self._busy = False
        self._clock.stop()
        self.busy_changed.emit(False)

    def _problem(self, problem: Exception, failed: Callable[[str], None] | None) -> None:
        from tdapp.pairing.engines.engine import EngineFault, EngineTimeout, NoLegalPairing, PairingCancelled

        self._end()
        self.missing = NoComparison.FAILED
        for kind, missing in ((EngineTimeout, NoComparison.LIMIT), (NoLegalPairing, NoComparison.NO_PAIRING)):
            if isinstance(problem, kind):
                self.missing = missing
        self.fault = problem if isinstance(problem, EngineFault) and problem.trf else None
        if isinstance(problem, PairingCancelled):
            self.failed.emit(self.tr("Pairing was cancelled; nothing has changed."))
        elif isinstance(problem, (EngineFault, RuleViolation)):
            (failed or self.stuck.emit)(str(problem))
        else:
            raise problem  # a fault of the program: the crash hook shows it
