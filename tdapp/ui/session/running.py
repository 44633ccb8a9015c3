"""Running games beside the file while the window is open: troubles of sources, calls."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from tdapp.domain.section.round import Round
from tdapp.services.ports.event_store import EventStore

if TYPE_CHECKING:  # who has no games does not load what knows them
    from tdapp.services.games.alerts import Alert
    from tdapp.services.games.of_round import RoundGames


class Running(QObject):
    """Signals: ``came()`` a source has sent something, or its troubles are others."""

    came = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.calls: set[tuple[int, int, int]] = set()  # section, round, board from which the arbiter was called
        self.troubles: tuple[str, ...] = ()
        self.strangers: tuple[str, ...] = ()
        self.section_id = 0  # whose sources these are

    def alerts(self, store: EventStore, section_id: int, played: Round, games: RoundGames) -> tuple[Alert, ...]:
        """What an arbiter should know of a round; sources send the newest one."""
        from tdapp.services.games.alerts import alerts_of

        is_newest = played.number == store.snapshot(section_id).rounds_paired
        here = section_id == self.section_id and is_newest
        return alerts_of(
            played,
            games,
            store.taken_alerts(section_id),
            now=time.time(),
            troubles=self.troubles if here else (),
            strangers=self.strangers if here else (),
            calls=sorted(b for one, number, b in self.calls if (one, number) == (section_id, played.number)),
        )

    def tell_sources(
        self, section_id: int, troubles: tuple[str, ...], strangers: tuple[str, ...], *, came: bool
    ) -> None:
        """How the sources of a section are now; ``came``: they have sent games."""
        if came or (section_id, troubles, strangers) != (self.section_id, self.troubles, self.strangers):
            self.section_id, self.troubles, self.strangers = section_id, troubles, strangers
            self.came.emit()

    def forget_sources(self) -> None:
        """Nothing is watched any more."""
        self.troubles = self.strangers = ()

    def forget(self) -> None:
        """Another event is open."""
        self.calls.clear()
        self.forget_sources()
