"""The one place the panels talk to: the open event, what is being looked at, and every change."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from tdapp.domain.commands.ladder import Command, MakeLadderOfficial, SetEdition, SetTrialLadder
from tdapp.domain.section.event import Section
from tdapp.domain.section.ladder import Ladder, Rung, parse_rung
from tdapp.domain.section.round import Round
from tdapp.domain.words.changes import ChangeSet, Executed, Topic
from tdapp.domain.words.checks import NeedsConfirmation, confirmed
from tdapp.domain.words.errors import EnvironmentProblem, RuleViolation
from tdapp.services.ports.event_store import EventStore, SectionRef, UndoState
from tdapp.tiebreaks.explain import RungExplanation
from tdapp.ui.session.calculations import Calculations
from tdapp.ui.session.question import Question

if TYPE_CHECKING:
    from tdapp.services.tables.ladder_preview import Preview
    from tdapp.services.tables.standings import Standings

CACHE = 24
JOURNAL_ROWS = 300  # how far back a change of results is looked for


class Controller(QObject):
    """Holds the open event, the section and round in view, and turns gestures into commands.

    Signals: ``event_changed()`` another event (or none) is open; ``changed(ChangeSet)`` after a durable change;
    ``view_changed()`` another section or round is looked at; ``player_changed(int)`` another player is selected (0:
    none); ``explanation_wanted(int, int, bool)`` pairing number, rung index (-1: points), trial ladder;
    ``manual_wanted(str)`` id of a page of the manual; ``failed(str)`` a sentence for the arbiter;
    ``said(str)`` a sentence for the status bar and screen readers.
    """

    event_changed = Signal()
    changed = Signal(object)
    view_changed = Signal()
    player_changed = Signal(int)
    explanation_wanted = Signal(int, int, bool)
    manual_wanted = Signal(str)
    failed = Signal(str)
    said = Signal(str)

    def __init__(self, calculations: Calculations, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.calculations = calculations
        self.ask: Callable[[Question], str | None] = lambda _question: None  # the window asks; None: cancelled
        self._rounds: dict[tuple[int, int, int], Round] = {}
        self._store: EventStore | None = None
        self._sections: tuple[SectionRef, ...] = ()
        self._section_id = 0
        self._round: int | None = None
        self._player = 0
        self._snapshot: Section | None = None
        self._snapshot_key: tuple[int, int] | None = None
        self._tables: dict[tuple[object, ...], Standings] = {}
        self._data_revision = 0  # counts changes of anything but a ladder

    # -- the event ------------------------------------------------------------------------------------------------

    @property
    def store(self) -> EventStore | None:
        """The open event file."""
        return self._store

    def open(self, store: EventStore | None) -> None:
        """Show this event; the one open before is closed."""
        if self._store is not None:
            self._store.close()
        self._store = store
        self._sections = store.sections() if store else ()
        self._section_id = self._sections[0].section_id if self._sections else 0
        self._round, self._player, self._snapshot_key = None, 0, None
        self._tables.clear()
        self._data_revision += 1
        self.event_changed.emit()

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

    @property
    def after_round(self) -> int:
        """The round after which tables stand."""
        return self.section.rounds_decided if self._round is None else self._round

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

    # -- numbers, remembered while the event does not change ------------------------------------------------------

    def standings(self, *, trial: bool = False) -> Standings:
        """The table in view, under the official or the trial ladder."""
        ladder = self.trial if trial else self.official
        section = self.section
        typed = (section.manual_places, section.external_values)
        key = (self._data_revision, self._section_id, section.edition, typed, self.after_round, str(ladder), trial)
        if key not in self._tables:
            if len(self._tables) > CACHE:
                self._tables.clear()
            self._tables[key] = self.calculations.standings(
                self.section, ladder=ladder if trial else None, trial=trial, after_round=self.after_round
            )
        return self._tables[key]

    def by_hand_may_be_out_of_date(self) -> bool:
        """Whether results changed after places or values were typed in."""
        from tdapp.services.tables.by_hand_age import may_be_out_of_date

        section = self.section
        if self._store is None or not (section.manual_places or section.external_values):
            return False
        return may_be_out_of_date(self._store.journal(limit=JOURNAL_ROWS), self._section_id)

    def explanation(self, number: int, ladder: Ladder) -> tuple[RungExplanation, ...]:
        """The worked calculation of every rung for one player after the round in view."""
        return self.calculations.explain(self.section, number, ladder=ladder, after_round=self.after_round)

    def preview(self) -> Preview:
        """What the trial ladder changes after the round in view."""
        return self.calculations.compare(self.standings(), self.standings(trial=True))

    # -- the ladder -----------------------------------------------------------------------------------------------

    @property
    def official(self) -> Ladder:
        """The official ladder."""
        return self.calculations.official_ladder(self.section)

    @property
    def has_trial(self) -> bool:
        """True while the trial ladder differs from the official one."""
        return self.section.trial_ladder is not None

    @property
    def trial(self) -> Ladder:
        """The ladder in the editor: the trial ladder, or the official one when there is none."""
        return self.section.trial_ladder if self.section.trial_ladder is not None else self.official

    def set_trial(self, ladder: Ladder, label: str) -> bool:
        """Put a ladder into the editor; one that equals the official ladder ends the trial."""
        try:
            ladder = self.calculations.checked(self.section, ladder)
        except RuleViolation as problem:
            self.failed.emit(str(problem))
            return False
        if ladder == self.trial:
            return False
        text = None if ladder == self.official else str(ladder)
        return self._execute(SetTrialLadder(self._section_id, text, label=label)) is not None

    def name_of(self, rung: Rung) -> str:
        """A rung's name as shown, without its policy."""
        return self.calculations.rung_name(self.section, rung)

    def move_rung(self, source: int, target: int) -> bool:
        """Move the rung at ``source`` so that it stands at index ``target`` afterwards."""
        rungs = list(self.trial.rungs)
        target = max(0, min(len(rungs) - 1, target))
        if not 0 <= source < len(rungs) or source == target:
            return False
        rung = rungs.pop(source)
        rungs.insert(target, rung)
        name = self.name_of(rung)
        done = self.set_trial(Ladder(tuple(rungs)), f"Move {rung.label} to position {target + 1}")
        if done:
            self.said.emit(self.tr("{0} moved to position {1} of {2}").format(name, target + 1, len(rungs)))
        return done

    def add_rung(self, code: str, position: int | None = None) -> int | None:
        """Copy a criterion into the ladder; its index, or None when that failed."""
        rungs = list(self.trial.rungs)
        index = len(rungs) if position is None else max(0, min(len(rungs), position))
        rung = parse_rung(code)
        rungs.insert(index, rung)
        if not self.set_trial(Ladder(tuple(rungs)), f"Add {rung.label} at position {index + 1}"):
            return None
        self.said.emit(self.tr("{0} added at position {1}").format(self.name_of(rung), index + 1))
        return index

    def remove_rung(self, index: int) -> bool:
        """Take a rung out of the ladder."""
        rungs = list(self.trial.rungs)
        if not 0 <= index < len(rungs):
            return False
        rung = rungs.pop(index)
        done = self.set_trial(Ladder(tuple(rungs)), f"Remove {rung.label}")
        if done:
            self.said.emit(self.tr("{0} removed").format(self.name_of(rung)))
        return done

    def replace_rung(self, index: int, rung: Rung, label: str | None = None) -> bool:
        """Change cuts, limits, options or the policy of a rung."""
        rungs = list(self.trial.rungs)
        if not 0 <= index < len(rungs) or rungs[index] == rung:
            return False
        old = rungs[index]
        rungs[index] = rung
        text = label or (f"Change {old.label} to {rung.label}" if old.label != rung.label else f"Change {rung.label}")
        return self.set_trial(Ladder(tuple(rungs)), text)

    def drop_trial(self) -> bool:
        """Back to the official ladder."""
        return self._execute(SetTrialLadder(self._section_id, None, label="Drop the trial ladder")) is not None

    def make_official(self, reason: str = "", *, confirmed: bool = False) -> bool:
        """The trial ladder becomes the official one."""
        return self._execute(MakeLadderOfficial(self._section_id, reason, confirmed)) is not None

    def set_edition(self, edition: str, reason: str = "") -> bool:
        """Another edition of the tie-break rules."""
        return self._execute(SetEdition(self._section_id, edition, reason)) is not None

    # -- the only door --------------------------------------------------------------------------------------------

    def attempt(self, command: Command) -> Executed:
        """Carry out a command and tell everybody; RuleViolation and EnvironmentProblem are the caller's."""
        assert self._store is not None
        return self._told(self._store.execute(command))

    def run(self, command: Command, title: str = "") -> Executed | None:
        """Carry out a command; its warnings are asked, a refusal is told. None when nothing was changed."""
        try:
            return self.attempt(command)
        except NeedsConfirmation as needed:
            question = Question(title or self.tr("Please confirm"), needed.warnings)
            if self.ask(question) is None:
                return None
            return self.run(confirmed(command, needed.warnings), title)
        except (RuleViolation, EnvironmentProblem) as problem:
            self.failed.emit(str(problem))
            return None

    def follow(self) -> None:
        """Show what another window wrote into the event; EnvironmentProblem is the caller's."""
        if self._store is not None and self._store.follow():
            self._told(Executed(0, self._store.revision, "", ChangeSet(frozenset(Topic))))

    def travel(self, step: Callable[[EventStore], Executed]) -> Executed | None:
        """Go back in the history with a function of services.history.steps; a refusal is told."""
        return self._through(step)

    def _execute(self, command: Command) -> Executed | None:
        return self._through(lambda store: store.execute(command))

    def undo(self) -> bool:
        """Take back the newest step."""
        executed = self._through(lambda store: store.undo())
        if executed is not None:
            self.said.emit(self.tr("Taken back: {0}").format(executed.label))
        return executed is not None

    def redo(self) -> bool:
        """Repeat the step that was taken back last."""
        executed = self._through(lambda store: store.redo())
        if executed is not None:
            self.said.emit(self.tr("Repeated: {0}").format(executed.label))
        return executed is not None

    def undo_state(self) -> UndoState:
        """Labels of the next undo and redo step."""
        return self._store.undo_state() if self._store else UndoState()

    def _through(self, step) -> Executed | None:
        if self._store is None:
            return None
        try:
            executed: Executed = step(self._store)
        except (RuleViolation, EnvironmentProblem) as problem:
            self.failed.emit(str(problem))
            return None
        return self._told(executed)

    def _told(self, executed: Executed) -> Executed:
        if executed.changes.topics - {Topic.LADDER}:
            self._data_revision += 1
        if Topic.EVENT in executed.changes.topics and self._store is not None:
            self._sections = self._store.sections()
            if all(ref.section_id != self._section_id for ref in self._sections):
                self.set_section(self._sections[0].section_id)
        self.changed.emit(executed.changes)
        return executed
