"""Running games beside the file while the window is open: troubles of sources, calls."""

from __future__ import annotations

import time
from collections.abc import Mapping
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from tdapp.domain.section.round import Round
from tdapp.domain.words.frozen import dataclass
from tdapp.services.ports.event_store import EventStore

if TYPE_CHECKING:  # who has no games does not load what knows them
    from tdapp.services.games.alerts import Alert
    from tdapp.services.games.of_round import RoundGames
    from tdapp.services.games.taking import Stranger


@dataclass(frozen=True, slots=True)
class SourceNews:
    """What is wrong with the sources of a section, whose games have no board, which boards they call otherwise."""

    troubles: tuple[str, ...] = ()
    strangers: tuple[Stranger, ...] = ()
    crossed: tuple[tuple[str, int, int], ...] = ()


class Running(QObject):
    """Signals: ``came()`` a source has sent something, or its troubles are others; ``folder_wanted(Path, int)``: the
    delayed file of a section shall lie in this folder.
    """

    came = Signal()
    folder_wanted = Signal(object, int)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.calls: set[tuple[int, int, int]] = set()  # section, round, board from which the arbiter was called
        self._told: dict[int, SourceNews] = {}  # by section

    def alerts(self, store: EventStore, section_id: int, played: Round, games: RoundGames) -> tuple[Alert, ...]:
        """What an arbiter should know of a round; sources send the newest one."""
        from tdapp.services.games.alerts import alerts_of

        is_newest = played.number == store.snapshot(section_id).rounds_paired
        told = self._told.get(section_id, SourceNews()) if is_newest else SourceNews()
        return alerts_of(
            played,
            games,
            store.taken_alerts(section_id),
            now=time.time(),
            troubles=told.troubles,
            strangers=told.strangers,
            crossed=told.crossed,
            calls=sorted(b for one, number, b in self.calls if (one, number) == (section_id, played.number)),
        )

    def tell_sources(self, news: Mapping[int, SourceNews], *, came: bool) -> None:
        """How the sources are now, by section; ``came``: they have sent games."""
        if came or dict(news) != self._told:
            self._told = dict(news)
            self.came.emit()

    def forget_sources(self) -> None:
        """Nothing is watched any more."""
        self._told = {}

    def forget(self) -> None:
        """Another event is open."""
        self.calls.clear()
        self.forget_sources()
