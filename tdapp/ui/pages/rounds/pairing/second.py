"""Every round paired twice: another engine in the background, while the arbiter goes on; late answers are dropped."""

from __future__ import annotations

import contextlib
import threading
from collections.abc import Callable
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject, Signal

from tdapp.domain.section.event import Section
from tdapp.domain.section.round import Round
from tdapp.domain.words.errors import EnvironmentProblem, RuleViolation
from tdapp.domain.words.frozen import dataclass
from tdapp.pairing.engines.engine import Pairing, Patience
from tdapp.pairing.engines.registry import GACRUX, engine_named
from tdapp.services.systems.registry import rules_of_system
from tdapp.ui.session.tasks import TaskRunner
from tdapp.ui.session.view import View

if TYPE_CHECKING:
    from tdapp.pairing.engines.engine import PairingEngine
    from tdapp.pairing.reasons.second_engine import Comparison

SLOT = "second engine"
_PREFERENCE = "second engine/{}/{}"  # section, round


@dataclass(frozen=True, slots=True)
class Opinion:
    """What the second engine said of a round: a comparison, or the sentence why there is none."""

    pairing: Pairing
    comparison: Comparison | None = None
    problem: str = ""

    def is_of(self, round_: Round) -> bool:
        """Whether the round still has the pairing that was compared."""
        boards = {(board.black, board.white) if board.colours_swapped else board.players for board in round_.boards}
        return round_.number == self.pairing.round and boards == set(self.pairing.pairs)


class SecondEngine(QObject):
    """Asks another engine for the round that was just paired.

    Signals: ``told(int)`` there is an opinion of this round now.
    """

    told = Signal(int)

    def __init__(
        self,
        view: View,
        tasks: TaskRunner,
        make: Callable[[], PairingEngine] | None,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._view = view
        self._tasks = tasks
        self._make = make
        self._engine: PairingEngine | None = None
        self._of_teams: PairingEngine | None = None
        self.make_for_teams: Callable[[], PairingEngine] = partial(engine_named, GACRUX)
        self._cancelled = threading.Event()
        self._opinions: dict[tuple[int, int], Opinion | None] = {}
        view.event_changed.connect(self._forget)

    def change(self, make: Callable[[], PairingEngine] | None) -> None:
        """Another engine gives the opinion from now on."""
        self.close()
        self._make = make

    def opinion(self, round_: Round) -> Opinion | None:
        """The opinion on a round as it stands; None where there is none."""
        key = (self._view.section_id, round_.number)
        if key not in self._opinions:
            self._opinions[key] = self._kept(round_.number)
        found = self._opinions[key]
        return found if found is not None and found.is_of(round_) else None

    def ask(self, pairing: Pairing, limit_seconds: float) -> None:
        """Pair the round again, with the same prohibitions and the wishes that were kept."""
        rules = rules_of_system(self._view.section.system)
        if self._make is None or not rules.has_second:
            return
        self._cancelled.set()
        self._cancelled = cancelled = threading.Event()
        try:
            engine = self._engine_of(self._view.section)
        except RuleViolation:  # there is no such program
            return
        section = with_wishes_kept(self._view.section, pairing)
        key = (self._view.section_id, pairing.round)
        self._opinions.pop(key, None)
        store = self._view.store

        def work() -> Comparison:
            second = engine.pair(section, pairing.round, patience=Patience(limit_seconds, cancelled.is_set))
            return rules.compared(section, pairing, second)

        def done(comparison: Comparison) -> None:
            if self._view.store is store:
                self._opinions[key] = Opinion(pairing, comparison)
                self._keep(key, comparison)
                self.told.emit(pairing.round)

        def failed(problem: Exception) -> None:
            from tdapp.pairing.engines.engine import EngineFault, PairingCancelled

            if isinstance(problem, PairingCancelled) or self._view.store is not store:
                return
            if not isinstance(problem, (EngineFault, RuleViolation)):
                raise problem  # a fault of the program: the crash hook shows it
            self._opinions[key] = Opinion(pairing, problem=str(problem))
            self.told.emit(pairing.round)

        self._tasks.start(SLOT, work, done, failed)

    def _engine_of(self, section: Section) -> PairingEngine:
        """The other engine; beside the only one of ours always gacrux, which pairs teams too."""
        if rules_of_system(section.system).engine() is not None:
            self._of_teams = self._of_teams or self.make_for_teams()
            return self._of_teams
        assert self._make is not None
        self._engine = self._engine or self._make()
        return self._engine

    def report(self, opinion: Opinion) -> str:
        """The round as engines are given it, with both pairings; it holds no names."""
        section = with_wishes_kept(self._view.section, opinion.pairing)
        exchange = rules_of_system(section.system).exchange(section, opinion.pairing.round)
        given = {ours: theirs for theirs, ours in exchange.number_of.items()}
        lines = [exchange.text.rstrip("\n")]
        comparison = opinion.comparison
        for pairing in (comparison.first, comparison.second) if comparison is not None else (opinion.pairing,):
            boards = " ".join(f"{given[white]}-{given[black]}" for white, black in pairing.pairs)
            bye = f" {given[pairing.bye]}-0" if pairing.bye is not None else ""
            lines.append(f"### {pairing.engine}: {boards}{bye}")
        if comparison is None:
            lines.append(f"### {opinion.problem}")
        return "\n".join(lines) + "\n"

    def _keep(self, key: tuple[int, int], comparison: Comparison) -> None:
        """With the event, so that it is still known tomorrow; no step, and no loss where it cannot be written."""
        if self._view.store is not None:
            with contextlib.suppress(EnvironmentProblem):
                self._view.store.remember(
                    _PREFERENCE.format(*key), [_plain(comparison.first), _plain(comparison.second)]
                )

    def _kept(self, round_number: int) -> Opinion | None:
        from tdapp.pairing.reasons.second_engine import Comparison

        store = self._view.store
        found = None
        if store is not None:
            found = store.preferences().get(_PREFERENCE.format(self._view.section_id, round_number))
        pairings = [_pairing(round_number, one) for one in found] if isinstance(found, list) and len(found) == 2 else []
        match pairings:
            case [Pairing() as first, Pairing() as second]:
                comparison = Comparison(first, second)
                if not comparison.agree:
                    section = with_wishes_kept(self._view.section, first)
                    comparison = rules_of_system(section.system).compared(section, first, second)
                return Opinion(first, comparison)
        return None

    def stop(self) -> None:
        """End the work under way; nothing is said of it."""
        self._cancelled.set()
        self._tasks.drop(SLOT)

    def close(self) -> None:
        """End the work and the engine's process."""
        self.stop()
        for engine in (self._engine, self._of_teams):
            if engine is not None:
                engine.close()
        self._engine = self._of_teams = None

    def _forget(self) -> None:
        self.stop()
        self._opinions.clear()


def _plain(pairing: Pairing) -> dict[str, Any]:
    return {"engine": pairing.engine, "pairs": [list(pair) for pair in pairing.pairs], "bye": pairing.bye}


def _pairing(round_number: int, kept: object) -> Pairing | None:
    """A pairing as it was kept; None when it is not one."""
    match kept:
        case {"engine": str(engine), "pairs": list(pairs), "bye": int() | None as bye}:
            boards = tuple(tuple(pair) for pair in pairs)
            return Pairing(round_number, boards, bye, engine)
    return None


def with_wishes_kept(section: Section, pairing: Pairing) -> Section:
    """The section with those wishes as prohibitions that the pairing keeps."""
    from tdapp.pairing.rules.protections import wishes_for

    kept = [
        wish
        for wish in wishes_for(section, pairing.round)
        if not any(white in wish.numbers and black in wish.numbers for white, black in pairing.pairs)
    ]
    return replace(section, forbidden=(*section.forbidden, *kept))
