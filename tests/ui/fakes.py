"""An event in memory and a backend over it: what the window needs, without SQLite."""

from __future__ import annotations

import sys
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

from tdapp.domain.arbiters.by import ALONE, By
from tdapp.domain.arbiters.invitation import Invitation
from tdapp.domain.commands.command import Command, Step
from tdapp.domain.commands.history import RestoreFile, RestoreTo
from tdapp.domain.commands.ladder import MakeLadderOfficial, SetEdition, SetTrialLadder
from tdapp.domain.commands.stored import describe, stored
from tdapp.domain.games.broadcast import Broadcast, TakenAlert
from tdapp.domain.games.record import GameRecord
from tdapp.domain.games.source_name import SourceName
from tdapp.domain.games.stream import Heard, Line, Stream
from tdapp.domain.section.event import Edition, Section
from tdapp.domain.section.ladder import parse_ladder
from tdapp.domain.section.round import Round
from tdapp.domain.words.changes import ChangeSet, Executed, Topic
from tdapp.domain.words.checks import Warning
from tdapp.domain.words.errors import Fault, InputRefused, RuleViolation
from tdapp.services.ports.event_store import (
    Backup,
    CopyState,
    EventStore,
    JournalEntry,
    RestorePoint,
    SectionRef,
    UndoState,
)
from tdapp.services.rounds.boards import rounds_of
from tdapp.services.tables.brought import Brought, bring
from tdapp.services.tables.proving import Published
from tdapp.ui.session.backend import FoundCopy, FoundLadder, ImportReview, NewEvent, ReviewNote

LADDER = ChangeSet(frozenset({Topic.LADDER}))


class MemoryStore:
    """services.ports.event_store.EventStore over tuples; undo puts whole states back."""

    def __init__(self, *sections: Section, path: Path = Path("memory.tdb")) -> None:
        self.path = path
        self.notice = ""
        self.read_only = False
        self.closed = False
        self.commands: list[Command] = []
        self.kept: dict[str, Any] = {}
        self._states = [tuple(sections)]
        self._labels: list[str] = []
        self._at = 0
        self.revision = 1

    def sections(self) -> tuple[SectionRef, ...]:
        return tuple(SectionRef(i, section.name) for i, section in enumerate(self._states[self._at], start=1))

    def snapshot(self, section_id: int) -> Section:
        return self._states[self._at][section_id - 1]

    def execute(self, command: Command) -> Executed:
        state = list(self._states[self._at])
        state[command.section_id - 1] = _after(state[command.section_id - 1], command)
        del self._states[self._at + 1 :], self._labels[self._at :]
        self._states.append(tuple(state))
        self._labels.append(describe(stored(command, {})))
        self.commands.append(command)
        self._at += 1
        return self._receipt(self._labels[-1])

    def undo(self, row_id: int | None = None, *, reason: str = "", confirmed: tuple[str, ...] = ()) -> Executed:
        if self._at == 0:
            raise RuleViolation("There is nothing to undo.")
        self._at -= 1
        return self._receipt(self._labels[self._at])

    def redo(self, *, reason: str = "", confirmed: tuple[str, ...] = ()) -> Executed:
        if self._at == len(self._labels):
            raise RuleViolation("There is nothing to redo.")
        self._at += 1
        return self._receipt(self._labels[self._at - 1])

    def undo_state(self) -> UndoState:
        undo = self._labels[self._at - 1] if self._at else None
        redo = self._labels[self._at] if self._at < len(self._labels) else None
        return UndoState(undo, redo)

    def rounds(self, section_id: int) -> tuple[Round, ...]:
        return rounds_of(self.snapshot(section_id))

    def round(self, section_id: int, number: int) -> Round:
        known = self.rounds(section_id)
        return known[number - 1] if number <= len(known) else Round(number)

    def games(self, section_id: int, round_number: int | None = None) -> tuple[GameRecord, ...]:
        return ()

    def broadcast(self, section_id: int) -> Broadcast:
        return Broadcast()

    def taken_alerts(self, section_id: int) -> tuple[TakenAlert, ...]:
        return ()

    def source_names(self, section_id: int) -> tuple[SourceName, ...]:
        return ()

    def streams(self, section_id: int, round_number: int | None = None) -> tuple[Stream, ...]:
        return ()

    def lines(self, section_id: int, stream_id: int) -> tuple[Line, ...]:
        return ()

    def keep_heard(self, section_id: int, lines: Sequence[Heard]) -> None:
        raise NotImplementedError

    def journal(self, *, limit: int, before: int | None = None) -> tuple[JournalEntry, ...]:
        return ()

    def restore_points(self) -> tuple[RestorePoint, ...]:
        return ()

    def mark(self, name: str, section_id: int | None = None) -> Executed:
        raise RuleViolation("An event in memory keeps no restore points.")

    def would_ask(self, step: RestoreTo | RestoreFile) -> tuple[Warning, ...]:
        return ()

    def restore(self, step: RestoreTo) -> Executed:
        raise RuleViolation("An event in memory keeps no history.")

    def preferences(self) -> Mapping[str, Any]:
        return dict(self.kept)

    def remember(self, key: str, value: object) -> None:
        self.kept[key] = value

    def add_notice(self, text: str) -> None:
        pass

    is_whole = True

    def settle(self) -> bool:
        return True

    def follow(self) -> ChangeSet | None:
        return None

    @property
    def by(self) -> By:
        return ALONE

    @property
    def why_not(self) -> str:
        return ""

    def carry_out(self, step: Step, by: By) -> Executed:
        raise RuleViolation("An event in memory is worked on alone.")

    def invitations(self) -> tuple[Invitation, ...]:
        return ()

    def keep_invitations(self, invitations: Sequence[Invitation]) -> None:
        return None

    def backup(self, folder: Path, *, keep: int = 0) -> Backup:
        raise RuleViolation("An event in memory has no backups.")

    def backups(self, folder: Path) -> tuple[Backup, ...]:
        return ()

    def look_at_copy(self, path: Path) -> CopyState:
        raise RuleViolation("An event in memory has no copies.")

    def restore_file(self, path: Path, *, reason: str = "", confirmed: tuple[str, ...] = ()) -> Executed:
        raise RuleViolation("An event in memory has no copies.")

    def hand_over(self, path: Path, receiver: str) -> None:
        raise RuleViolation("An event in memory stays here.")

    def save_copy(self, path: Path) -> None:
        path.write_text("a copy", encoding="utf-8")

    def close(self) -> None:
        self.closed = True

    def _receipt(self, label: str) -> Executed:
        self.revision += 1
        return Executed(self.revision, self.revision, label, LADDER)


def _after(section: Section, command: Command) -> Section:
    match command:
        case SetTrialLadder(ladder=text):
            return replace(section, trial_ladder=None if text is None else parse_ladder(text))
        case MakeLadderOfficial(confirmed=confirmed, reason=reason):
            if section.rounds_held and not (confirmed and reason):
                raise RuleViolation("Round 1 is paired: two steps and a reason are needed.")
            return replace(section, ladder=section.trial_ladder, trial_ladder=None)
        case SetEdition(edition=edition):
            return replace(section, edition=Edition(edition))
    raise TypeError(command)


class FakeBackend:
    """tdapp.ui.session.backend.Backend; ``refuse`` makes every call fail with that sentence."""

    def has_led_before(self, path: Path) -> bool:
        return False

    def __init__(self, *sections: Section) -> None:
        self._sections = sections
        self.created: list[tuple[Path, NewEvent]] = []
        self.imported: list[Path] = []
        self.refuse = ""
        self.ladders: tuple[FoundLadder, ...] = ()
        self.store: MemoryStore | None = None

    def get_ready(self) -> None:
        """Nothing is imported late."""

    @property
    def program(self) -> tuple[str, ...]:
        return sys.executable, "-m", "tdapp"  # the sources beside the tests

    def _open(self, path: Path, *sections: Section) -> EventStore:
        if self.refuse:
            raise RuleViolation(self.refuse)
        self.store = MemoryStore(*sections, path=path)
        return self.store

    def open_event(self, path: Path, *, read_only: bool = False) -> EventStore:
        return self._open(path, *self._sections)

    def is_as_entered(self, path: Path) -> bool:
        return True

    def check_file(self, path: Path) -> tuple[str, ...]:
        return ()

    def read_several(self, paths: Sequence[Path], *, taken: Sequence[int] = ()) -> ImportReview:
        return self.read_trf(paths[0])

    def event_json(self, path: Path) -> bytes:
        return b"{}"

    def find_copy(self, damaged: Path, folders: Sequence[Path]) -> FoundCopy | None:
        return None

    def take_copy(self, copy: FoundCopy) -> Path:
        raise RuleViolation("There is no copy.")

    def create_event(self, path: Path, new: NewEvent) -> EventStore:
        self.created.append((path, new))
        section = new.section()
        return self._open(path, section)

    def demo_event(self) -> EventStore:
        return self._open(Path("demo.tdb"), *self._sections)

    def read_trf(
        self, path: Path, *, defects: bool = False, pasted: str | None = None, taken: Sequence[int] = ()
    ) -> ImportReview:
        if self.refuse:
            raise InputRefused((Fault(self.refuse, 3, 5),))
        return ImportReview(
            path,
            (("Event", "<b>Łukasz Kővári Memorial</b>"), ("Players", "8")),
            assumptions=(ReviewNote("The kind of event was guessed: a Swiss."),),
            repairs=(ReviewNote("A result was written with the letter O instead of zero.", "line 12"),),
            left_out=(ReviewNote("The file names a tie-break nobody knows."),),
            reading=self._sections,
        )

    def practice_event(self) -> EventStore:
        return self._open(Path("practice.tdb"), *self._sections)

    def bring(self, path: Path) -> Brought:
        if self.refuse:
            raise RuleViolation(self.refuse)
        section = self._sections[0]
        first = section.players[0].number
        return bring(section, Published((("PTS", ((first, "9"),)),)))

    def read_ladders(self, path: Path) -> tuple[FoundLadder, ...]:
        if self.refuse:
            raise RuleViolation(self.refuse)
        return self.ladders

    def import_trf(self, review: ImportReview, path: Path, last_look: Callable[[], None] = lambda: None) -> EventStore:
        last_look()
        self.imported.append(path)
        return self._open(path, *review.reading)
