"""What stands on the pages, told to their process: once for all pages of a section, and only what is another."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer

from tdapp.domain.arbiters.by import Role
from tdapp.domain.words.changes import ChangeSet, Topic
from tdapp.services.ports.event_store import EventStore
from tdapp.ui.session.session import Session
from tdapp.ui.session.together.page_process import PageProcess
from tdapp.ui.session.together.passes import Pass

if TYPE_CHECKING:  # who works alone loads nothing of it
    from tdapp.services.arbiters.section_desk import SectionDesk

TIME, REST = 15_000, 150
"""Milliseconds: after which time alone may have made an alert; in which changes are gathered."""
TURN = 0.04
"""Seconds after which somebody at this window is let in between."""


class PageNews(QObject):
    """Runs while the process does; ``passes`` gives who is invited."""

    def __init__(
        self, session: Session, process: PageProcess, passes: Callable[[], Sequence[Pass]], parent: QObject
    ) -> None:
        super().__init__(parent)
        self._session, self._process, self._passes = session, process, passes
        self.sections: dict[int, SectionDesk] = {}
        self._time, self._later = QTimer(self), QTimer(self)
        self._time.setInterval(TIME)
        self._later.setInterval(REST)
        self._later.setSingleShot(True)
        self._time.timeout.connect(self._tell_all)
        self._later.timeout.connect(self.tell)
        session.changes.changed.connect(self._heard_of)
        session.running.came.connect(self._games_came)

    def begin(self) -> None:
        """The process was started: it knows nothing yet."""
        self.tell_passes()
        self._time.start()

    def stop(self) -> None:
        """Nobody looks any more."""
        self._time.stop()
        self.sections.clear()

    def _heard_of(self, changes: ChangeSet, _by: object) -> None:
        """Something was changed: told with what else is in a moment."""
        if not self._process.is_running:
            return
        for number, desk in self.sections.items():
            if not changes.section_ids or number in changes.section_ids:
                desk.is_old = True
                if changes.topics - {Topic.RESULTS}:
                    desk.forget_games()
        self._tell_later()

    def _games_came(self) -> None:
        for desk in self.sections.values():
            desk.forget_games()
        self._tell_later()

    def _tell_all(self) -> None:
        for desk in self.sections.values():
            desk.is_old = True
        self.tell()

    def _tell_later(self) -> None:
        """Several changes at once are told as one."""
        if self._process.is_running and not self._later.isActive():
            self._later.start()

    def _pages(self) -> list[Pass]:
        return [one for one in self._passes() if not one.held.is_desk]

    def tell_passes(self) -> None:
        """The keys, and everything that stands on their pages."""
        store = self._session.view.store
        if not self._process.is_running or store is None:
            return
        order = [ref.section_id for ref in store.sections()]
        given = []
        for one in self._pages():
            sections = [number for number in order if not one.held.section_ids or number in one.held.section_ids]
            about = {"key": one.held.mark, "role": one.role.value, "device": one.held.device, "name": one.held.name}
            given.append({**about, "sections": sections, "boards": one.held.boards})
            one.told = None
        self._process.write({"type": "passes", "passes": given})
        self.sections.clear()
        self.tell()

    def tell(self) -> None:
        """The pages of each section what is new on them."""
        store = self._session.view.store
        if not self._process.is_running or store is None:
            return
        known = [ref.section_id for ref in store.sections()]
        wanted = {number for one in self._pages() for number in one.held.section_ids or known}
        for number in set(self.sections) - set(known):
            del self.sections[number]
        begun = time.monotonic()
        for number in known:
            if number not in wanted:
                continue
            if time.monotonic() - begun > TURN:  # the others in a moment: keys are typed here
                self._later.start()
                return
            self._tell_section(store, number)

    def tell_first(self, number: int, board: int) -> None:
        """What whoever entered something sees before he is answered; ``board`` 0: all of the section."""
        store, desk = self._session.view.store, self.sections.get(number)
        if store is None or desk is None:
            return
        if board:  # the rest follows with what else is new
            if (line := desk.board_news(store, board)) is not None:
                self._process.write(line)
        else:
            desk.is_old = True
            self._tell_section(store, number)

    def tell_volunteer(self, number: int, one: Pass) -> None:
        """The same of who entered a move."""
        store, desk = self._session.view.store, self.sections.get(number)
        if store is not None and desk is not None:
            desk.forget_games()
            self._tell_volunteers(store, number, [one])

    def _tell_section(self, store: EventStore, number: int) -> None:
        desk = self.sections.get(number)
        if desk is None:
            from tdapp.services.arbiters.section_desk import SectionDesk

            desk = self.sections[number] = SectionDesk(number)
        if not desk.is_old:
            return
        here = [one for one in self._pages() if not one.held.section_ids or number in one.held.section_ids]
        if any(not one.is_volunteer for one in here):
            people = any(one.role not in (Role.NOTATION, Role.SECTOR, Role.SHOW) for one in here)
            line = desk.news(store, self._session.running.alerts, people=people)
            if line is not None:
                self._process.write(line)
        self._tell_volunteers(store, number, [one for one in here if one.is_volunteer])
        desk.is_old = False

    def _tell_volunteers(self, store: EventStore, number: int, passes: list[Pass]) -> None:
        for one in passes:
            state = {"boards": self.sections[number].volunteer_boards(store, one.held.boards)}
            if state != one.told:
                one.told = state
                self._process.write({"type": "state", "key": one.held.mark, "state": state})
