"""The open event and where one looks in it: a section, a round, a player."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from tdapp.domain.commands.command import Step
from tdapp.domain.section.event import Section
from tdapp.domain.section.round import Round
from tdapp.domain.words.changes import ChangeSet, Topic
from tdapp.domain.words.errors import RuleViolation
from tdapp.services.players.names import identity
from tdapp.services.ports.event_store import EventStore, SectionRef


class View(QObject):
    """Holds the open event and gives its snapshots; changes go through ``Changes``.

    Signals: ``event_changed()`` another event (or none) is open; ``closing()`` the open one is about to be closed;
    ``view_changed()`` another section or round is looked at; ``player_changed(int)`` another player is selected (0:
    none); ``explanation_wanted(int, int, bool)`` pairing number, rung index (-1: points), trial ladder;
    ``explanation_over()`` something else wants its place;
    ``rung_shown(int, int)`` the explanation came to another rung; ``players_dropped(int, str)`` the selected players
    were dragged onto a section, its id and name. ``page_changed()`` another page is in view; ``others_changed()`` who
    else works on the event is on another one; ``at_work_changed()`` how many they are.
    """

    event_changed = Signal()
    closing = Signal()
    view_changed = Signal()
    player_changed = Signal(int)
    explanation_wanted = Signal(int, int, bool)
    explanation_over = Signal()
    rung_shown = Signal(int, int)
    players_dropped = Signal(int, str)
    page_changed = Signal()
    others_changed = Signal()
    at_work_changed = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._store: EventStore | None = None
        self._sections: tuple[SectionRef, ...] = ()
        self._section_id = 0
        self._round: int | None = None
        self._player = 0
        self._rounds: dict[tuple[int, int, int], Round] = {}
        self._snapshot: Section | None = None
        self._snapshot_key: tuple[int, int] | None = None
        self._decided: tuple[Section, int] | None = None  # its last decided round: asked by everything that is shown
        self._numbers_revision = 0
        self._page = ""
        self.at_work = (0, 0)  # telephones and desks that are invited, while they are served
        self.others: tuple[tuple[str, str, int], ...] = ()  # name (empty: who leads), page, section

    # -- the event ------------------------------------------------------------------------------------------------

    @property
    def store(self) -> EventStore | None:
        """The open event file."""
        return self._store

    def open(self, store: EventStore | None) -> None:
        """Show this event; the one open before is closed."""
        if self._store is not None:
            self.closing.emit()
            self._store.close()
        self._store = store
        self._sections = store.sections() if store else ()
        self._section_id = self._sections[0].section_id if self._sections else 0
        self._round, self._player, self._snapshot_key, self._decided = None, 0, None, None
        self._rounds.clear()
        self._numbers_revision += 1
        self.event_changed.emit()

    def take_in(self, changes: ChangeSet) -> None:
        """Something was written: what is held here and may be older is forgotten."""
        if self._player and self._snapshot is not None and Topic.PLAYERS in changes.topics:
            self._follow_player(self._snapshot)
        if changes.topics - {Topic.LADDER}:
            self._numbers_revision += 1
        elif self._store is not None:  # no board is another one: with 2,000 players reading them again is felt
            now = self._store.revision
            held = {key: one for key, one in self._rounds.items() if key[0] == now - 1}
            self._rounds = {(now, section_id, number): one for (_, section_id, number), one in held.items()}
        if Topic.EVENT in changes.topics and self._store is not None:
            self._sections = self._store.sections()
            if all(ref.section_id != self._section_id for ref in self._sections):
                self.set_section(self._sections[0].section_id)

    def _follow_player(self, before: Section) -> None:
        """The selected player under the number of now: numbers are given anew, and follow when somebody is deleted."""
        chosen = next((one for one in before.players if one.number == self._player), None)
        if chosen is None or self._snapshot_key is None or self._snapshot_key[1] != self._section_id:
            return
        who, players = identity(chosen), self.section.players
        there = [one.number for one in players if identity(one) == who]
        here = next((one for one in players if one.number == self._player), None)
        if self._player in there:
            return
        if len(there) == 1:
            self.select_player(there[0])
        elif here is None or identity(here) in map(identity, before.players):
            self.select_player(0)  # gone, and somebody else has the number

    @property
    def page(self) -> str:
        """The key of the page in view."""
        return self._page

    def set_page(self, key: str) -> None:
        """Another page came into view."""
        if key != self._page:
            self._page = key
            self.page_changed.emit()

    def set_at_work(self, telephones: int, desks: int) -> None:
        """How many others work on the event from here."""
        if (telephones, desks) != self.at_work:
            self.at_work = telephones, desks
            self.at_work_changed.emit()

    def set_others(self, others: tuple[tuple[str, str, int], ...]) -> None:
        """Who else works on the event, and where."""
        if others != self.others:
            self.others = others
            self.others_changed.emit()

    def others_on(self, page: str) -> tuple[str, ...]:
        """Who else is on this page of the section in view, by name; empty: who leads."""
        return tuple(name for name, there, section in self.others if (there, section) == (page, self._section_id))

    def why_not_do(self, *steps: type[Step]) -> str:
        """Why who works in this window may do none of these steps now; empty where this computer leads."""
        store = self._store
        if store is None or not steps or not store.by.actor:
            return ""
        from tdapp.services.arbiters.possible import why_not_do  # only a desk needs it

        lacks = why_not_do(store.by, self._section_id, steps)
        return lacks.text if lacks is not None else store.why_not

    @property
    def numbers_revision(self) -> int:
        """Counts changes of anything but a ladder: a table of an older one is out of date."""
        return self._numbers_revision

    @property
    def sections(self) -> tuple[SectionRef, ...]:
        """The event's sections."""
        return self._sections

    @property
    def section_id(self) -> int:
        """Id of the section in view."""
        return self._section_id

    def set_section(self, section_id: int) -> None:
        """Look at another section."""
        if section_id != self._section_id:
            self._section_id, self._round, self._player = section_id, None, 0
            self.view_changed.emit()

    @property
    def section(self) -> Section:
        """The snapshot of the section in view; only while an event is open."""
        assert self._store is not None
        key = (self._store.revision, self._section_id)
        if key != self._snapshot_key or self._snapshot is None:
            self._snapshot, self._snapshot_key = self._store.snapshot(self._section_id), key
        return self._snapshot

    @property
    def is_open(self) -> bool:
        """True while an event with a section is open."""
        return self._store is not None and bool(self._sections)

    def round(self, number: int) -> Round:
        """One round with its boards, as stored; an empty one where the section has none of this number."""
        assert self._store is not None
        key = self._store.revision, self._section_id, number
        if key not in self._rounds:
            if self._rounds and next(iter(self._rounds))[0] != key[0]:
                self._rounds.clear()
            try:
                self._rounds[key] = self._store.round(self._section_id, number)
            except RuleViolation:
                self._rounds[key] = Round(number)
        return self._rounds[key]

    # -- what is looked at ----------------------------------------------------------------------------------------

    def round_before(self, number: int) -> Round | None:
        """The round before this one; None for round 1."""
        return self.round(number - 1) if number > 1 else None

    @property
    def after_round(self) -> int:
        """The round after which tables stand."""
        if self._round is not None:
            return self._round
        section = self.section
        if self._decided is None or self._decided[0] is not section:
            self._decided = section, section.rounds_decided
        return self._decided[1]

    @property
    def last_round(self) -> int:
        """The newest round that can be looked at."""
        return self.section.rounds_held

    def set_round(self, number: int) -> None:
        """Look at the tables after another round."""
        number = max(0, min(self.last_round, number))
        if number != self.after_round:
            self._round = number
            self.view_changed.emit()

    def follow_rounds(self) -> None:
        """Look at the newest round that is decided, also when another one is."""
        if self._round is not None:
            self._round = None
            self.view_changed.emit()

    @property
    def player(self) -> int:
        """Pairing number of the selected player, 0 when none is."""
        return self._player

    def select_player(self, number: int) -> None:
        """Another player is looked at."""
        if number != self._player:
            self._player = number
            self.player_changed.emit(number)

    def explain(self, number: int, rung: int = -1, *, trial: bool = False) -> None:
        """Show the worked calculation of a player's values."""
        self.select_player(number)
        self.explanation_wanted.emit(number, rung, trial)
