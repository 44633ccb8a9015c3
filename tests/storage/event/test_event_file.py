"""The open event: every command done, taken back, repeated and reopened; copies; a full disk."""

from __future__ import annotations

import gc
import shutil
import socket
import sqlite3
import sys
import tempfile
from collections.abc import Callable
from contextlib import closing
from dataclasses import dataclass, field, replace
from pathlib import Path

import pytest
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule
from sqlalchemy.event import listen

from tdapp.domain.arbiters.by import By, Role
from tdapp.domain.arbiters.invitation import Invitation
from tdapp.domain.commands.command import Command
from tdapp.domain.commands.history import RestoreTo, Undo
from tdapp.domain.commands.ladder import (
    MakeLadderOfficial,
    SetEdition,
    SetExternalValues,
    SetManualPlaces,
    SetTrialLadder,
)
from tdapp.domain.commands.registry import COMMANDS
from tdapp.domain.games.record import GameRecord
from tdapp.domain.games.stream import Heard, Line
from tdapp.domain.section.event import Edition, Event, Section
from tdapp.domain.section.ladder import Ladder, parse_ladder
from tdapp.domain.section.outcome import Cell, Colour, Outcome
from tdapp.domain.section.player import Player
from tdapp.domain.words.changes import ChangeSet, Topic
from tdapp.domain.words.errors import EnvironmentProblem, RuleViolation
from tdapp.services.files import disk
from tdapp.services.ports.event_store import EventStore, UndoState
from tdapp.storage import EventFile, open_event_file
from tdapp.storage.event.reading import read_event_sections
from tdapp.storage.file.log_owner import log_path
from tests.effort import examples
from tests.event_files import BACK, do, written
from tests.storage import (
    game_examples,
    knockout_examples,
    roster_examples,
    round_examples,
    sheet_examples,
    team_examples,
)
from tests.storage.statements import sent

EXAMPLES: dict[type[Command], tuple[Command, ...]] = {  # steps before, then the command itself
    SetTrialLadder: (SetTrialLadder(1, "SB,BH"),),
    MakeLadderOfficial: (SetTrialLadder(1, "SB,BH"), MakeLadderOfficial(1, "voted", confirmed=True)),
    SetEdition: (SetEdition(1, "2009", "invitation said so"),),
    SetManualPlaces: (SetManualPlaces(1, ((2, 1), (1, 2))),),
    SetExternalValues: (SetExternalValues(1, "blitz", ((1, "2.5"),)),),
    **round_examples.EXAMPLES,
    **roster_examples.EXAMPLES,
    **sheet_examples.EXAMPLES,
    **game_examples.EXAMPLES,
    **team_examples.EXAMPLES,
    **knockout_examples.EXAMPLES,
}


def test_every_command_has_an_example() -> None:
    assert set(EXAMPLES) == set(COMMANDS), "write an example into tests/storage/*_examples.py"


def test_it_is_an_event_store(event_file: EventFile) -> None:
    store: EventStore = event_file
    assert [ref.name for ref in store.sections()] == ["A"]


def test_a_snapshot_stays_the_same_object_until_something_changes(event_file: EventFile) -> None:
    snapshot = event_file.snapshot(1)
    assert event_file.snapshot(1) is snapshot
    event_file.execute(SetTrialLadder(1, "BH"))
    assert event_file.snapshot(1) is not snapshot


def test_there_is_an_end_to_undo_and_redo(event_file: EventFile) -> None:
    with pytest.raises(RuleViolation, match="nothing to undo"):
        event_file.undo(**BACK)
    with pytest.raises(RuleViolation, match="nothing to redo"):
        event_file.redo(**BACK)


def test_a_new_step_ends_redo(event_file: EventFile) -> None:
    event_file.execute(SetTrialLadder(1, "BH"))
    event_file.undo(**BACK)
    event_file.execute(SetTrialLadder(1, "SB"))
    assert event_file.undo_state() == UndoState(undo_label="Change the trial ladder")


def test_a_full_disk_changes_nothing(event_file: EventFile, state_hash: Callable[[Path], str]) -> None:
    event_file.execute(SetTrialLadder(1, "BH"))
    before, snapshot = state_hash(event_file.path), event_file.snapshot(1)
    _limit_pages(event_file, 1)
    with pytest.raises(EnvironmentProblem, match="disk is full: nothing was changed"):
        event_file.execute(SetEdition(1, "2024", "x" * 200_000))
    assert (state_hash(event_file.path), event_file.snapshot(1)) == (before, snapshot)
    assert event_file.revision == 2
    _limit_pages(event_file, 1_000_000)
    event_file.execute(SetEdition(1, "2024", "now there is room"))
    assert event_file.snapshot(1).edition is Edition.FIDE_2024


def _limit_pages(store: EventFile, pages: int) -> None:
    """The pool hands out this one connection again: SQLite now thinks that the disk ends here."""
    with store._engine.connect() as connection:
        connection.exec_driver_sql(f"PRAGMA max_page_count = {pages}")


def test_a_copy_is_an_event_of_its_own(event_file: EventFile, state_hash: Callable[[Path], str]) -> None:
    event_file.execute(SetTrialLadder(1, "BH"))
    target = event_file.path.with_name("copy.tdb")
    event_file.save_copy(target)
    assert state_hash(target) == state_hash(event_file.path)
    with closing(open_event_file(target)) as copy:
        assert copy.snapshot(1) == event_file.snapshot(1)
        copy.undo(**BACK)
        assert copy.snapshot(1) != event_file.snapshot(1)
    event_file.save_copy(target)  # over the old copy
    with closing(open_event_file(target)) as copy:
        assert copy.snapshot(1) == event_file.snapshot(1)


def test_an_event_that_was_closed_is_copied_nowhere_and_closed_once(event_path: Path, tmp_path: Path) -> None:
    store = open_event_file(event_path)
    store.close()
    store.close()
    for ask in (lambda: store.save_copy(tmp_path / "x.tdb"), lambda: store.backup(tmp_path, keep=3)):
        with pytest.raises(EnvironmentProblem, match=r"The event was closed meanwhile\."):
            ask()
    assert not (tmp_path / "x.tdb").exists()


def test_a_copy_overwrites_no_open_event(event_file: EventFile) -> None:
    with pytest.raises(RuleViolation, match="another name"):
        event_file.save_copy(event_file.path)
    target = event_file.path.with_name("copy.tdb")
    event_file.save_copy(target)
    with (
        closing(open_event_file(target)),
        pytest.raises(EnvironmentProblem, match="open in another window"),
    ):
        event_file.save_copy(target)


SECTION = Section(
    Event("Machine"),
    (Player(1, "One"), Player(2, "Two")),
    ((Cell(Outcome.WIN, 2, Colour.WHITE),), (Cell(Outcome.LOSS, 1, Colour.BLACK),)),
    rounds_total=3,
)


@dataclass(frozen=True)
class Model:
    """What the machine believes: the ladder fields and how many comments there are."""

    official: str | None = None
    trial: str | None = None
    edition: str = "2026"
    comments: int = 0


@dataclass
class Believed:
    """The present state and the stacks around it."""

    now: Model = field(default_factory=Model)
    past: list[Model] = field(default_factory=list)
    future: list[Model] = field(default_factory=list)

    def step(self, after: Model) -> None:
        self.past.append(self.now)
        self.now = after
        self.future.clear()


class Session(RuleBasedStateMachine):
    """do, undo, redo, reopen in any order, against the model in memory."""

    @initialize()
    def start(self) -> None:
        self.folder = tempfile.TemporaryDirectory()
        self.path = Path(self.folder.name) / "machine.tdb"
        written(self.path, SECTION)
        self.store = self.open()
        self.model = Believed()

    def open(self) -> EventFile:
        return open_event_file(self.path)

    def attempt(self, command: Command, after: Model | None) -> None:
        """Do it; ``after`` None means that it must be refused."""
        if after is None:
            with pytest.raises(RuleViolation):
                self.store.execute(command)
        else:
            self.store.execute(command)
            self.model.step(after)

    @rule(ladder=st.sampled_from([None, "BH", "BH/C1,SB", "DE"]))
    def set_trial(self, ladder: str | None) -> None:
        now = self.model.now
        after = Model(now.official, ladder, now.edition, now.comments)
        self.attempt(SetTrialLadder(1, ladder), after)

    @rule(confirmed=st.booleans(), reason=st.sampled_from(["", "  ", "voted"]))
    def make_official(self, confirmed: bool, reason: str) -> None:
        now = self.model.now
        changes = now.trial != now.official
        allowed = now.trial is not None and (not changes or (confirmed and reason.strip()))
        after = Model(now.trial, None, now.edition, now.comments + changes) if allowed else None
        self.attempt(MakeLadderOfficial(1, reason, confirmed), after)

    @rule(edition=st.sampled_from(["2009", "2024", "2026", "2030"]), reason=st.sampled_from(["", "voted"]))
    def set_edition(self, edition: str, reason: str) -> None:
        now = self.model.now
        changes = edition != now.edition
        allowed = edition != "2030" and (not changes or reason)
        after = Model(now.official, now.trial, edition, now.comments + changes) if allowed else None
        self.attempt(SetEdition(1, edition, reason), after)

    @rule()
    def undo(self) -> None:
        if not self.model.past:
            with pytest.raises(RuleViolation):
                self.store.undo(**BACK)
        else:
            self.store.undo(**BACK)
            self.model.future.append(self.model.now)
            self.model.now = self.model.past.pop()

    @rule()
    def redo(self) -> None:
        if not self.model.future:
            with pytest.raises(RuleViolation):
                self.store.redo(**BACK)
        else:
            self.store.redo(**BACK)
            self.model.past.append(self.model.now)
            self.model.now = self.model.future.pop()

    @rule()
    def reopen(self) -> None:
        self.store.close()
        self.store = self.open()

    @invariant()
    def file_and_model_agree(self) -> None:
        section = self.store.snapshot(1)
        assert (
            Model(_text(section.ladder), _text(section.trial_ladder), section.edition.value, len(section.comments))
            == self.model.now
        )
        state = self.store.undo_state()
        assert (state.undo_label is not None) == bool(self.model.past)
        assert (state.redo_label is not None) == bool(self.model.future)

    def teardown(self) -> None:
        self.store.close()
        with closing(sqlite3.connect(self.path)) as connection:
            revisions = connection.execute("SELECT revision FROM journal ORDER BY id").fetchall()
        self.folder.cleanup()
        assert revisions == [(number + 1,) for number in range(len(revisions))]


def _text(ladder: Ladder | None) -> str | None:
    assert ladder is None or parse_ladder(str(ladder)) == ladder
    return None if ladder is None else str(ladder)


TestSession = Session.TestCase
TestSession.settings = examples(25, stateful_step_count=25)


def test_what_a_source_says_of_nobody_is_kept_and_who_only_reads_keeps_nothing(event_path: Path) -> None:
    record = GameRecord(1)
    heard = Heard("board computer", 3, Line(1, record), record)
    with closing(open_event_file(event_path)) as store:
        store.keep_heard(1, [heard])
        (stream,) = store.streams(1)
        assert (stream.pair, stream.board) == (None, 3)
    with closing(open_event_file(event_path, read_only=True)) as reader:
        reader.keep_heard(1, [replace(heard, line=Line(2, record))])
        assert [line.at for line in reader.lines(1, stream.stream_id)] == [1]


@pytest.mark.skipif(sys.platform == "win32", reason="an open file cannot be replaced there")
@pytest.mark.parametrize("replaced", [True, False])
def test_who_follows_says_that_the_file_is_another(event_path: Path, tmp_path: Path, replaced: bool) -> None:
    with closing(open_event_file(event_path, read_only=True)) as reader:
        event_path.rename(tmp_path / "aside.tdb")
        if replaced:
            shutil.copyfile(tmp_path / "aside.tdb", event_path)
        with pytest.raises(EnvironmentProblem, match="removed or replaced"):
            reader.follow()


@pytest.mark.skipif(sys.platform == "win32", reason="an open file cannot be replaced there")
def test_nothing_is_kept_in_a_file_that_nobody_will_find(event_path: Path, tmp_path: Path) -> None:
    record = GameRecord(1)
    with closing(open_event_file(event_path)) as store:
        event_path.rename(tmp_path / "aside.tdb")
        with pytest.raises(EnvironmentProblem, match="removed or replaced"):
            store.keep_heard(1, [Heard("board computer", 3, Line(1, record), record)])


def test_a_window_that_only_looks_follows_and_changes_nothing(event_path: Path, tmp_path: Path) -> None:
    with (
        closing(open_event_file(event_path)) as store,
        closing(open_event_file(event_path, read_only=True)) as beside,
    ):
        do(store, SetTrialLadder(1, "SB"))
        assert store.undo_state().undo_step is not None
        assert (beside.read_only, beside.why_not, beside.undo_state()) == (True, "", UndoState())
        assert beside.follow() == ChangeSet(frozenset(Topic))
        assert (beside.follow(), store.follow()) == (None, None)
        assert (beside.revision, beside.snapshot(1)) == (store.revision, store.snapshot(1))
        with closing(open_event_file(event_path, read_only=True)) as late:
            assert late.undo_state() == UndoState()
        for change in (
            lambda: beside.execute(SetTrialLadder(1, "BH")),
            beside.undo,
            beside.redo,
            lambda: beside.mark("now"),
            lambda: beside.restore(RestoreTo(1)),
            lambda: beside.would_ask(RestoreTo(1)),
            lambda: beside.restore_file(event_path),
            lambda: beside.hand_over(tmp_path / "x.tdb", "there"),
            beside.lead,
        ):
            with pytest.raises((EnvironmentProblem, RuleViolation), match=r"read-only|nothing to (undo|redo)"):
                change()
        beside.keep_invitations([Invitation("Ana", Role.ENTRY, "x")])
        beside.keep_heard(1, [object()])  # type: ignore[list-item]
        assert (beside.invitations(), beside.revision) == ((), store.revision)
        assert beside.settle() is beside.is_whole
        beside.save_copy(tmp_path / "copy.tdb")
        assert read_event_sections(tmp_path / "copy.tdb")[0] == store.snapshot(1)
    assert beside.follow() is None
    assert list(tmp_path.glob("*before restore*")) == []
    assert not (tmp_path / "x.tdb").exists()


@pytest.mark.parametrize(("sender", "warned"), [("", True), ("another computer", False)])
def test_who_gave_an_event_away_is_warned_and_who_got_it_takes_it_over(
    event_file: EventFile, monkeypatch: pytest.MonkeyPatch, sender: str, warned: bool
) -> None:
    assert event_file.notice_of_hand_over() == ""
    here = socket.gethostname()
    monkeypatch.setattr(socket, "gethostname", lambda: sender or here)
    event_file.give_away("the hall")
    before = event_file.revision
    monkeypatch.setattr(socket, "gethostname", lambda: here)
    notice = event_file.notice_of_hand_over()
    assert ("was handed over to the hall: go on there" in notice) is warned
    assert event_file.revision == before + (not warned)
    assert event_file.journal(limit=1)[0].command_id == ("hand-over" if warned else "take-over")


@pytest.mark.parametrize("by_whom", ["who leads", "another desk"])
def test_a_step_that_is_sent_twice_is_one_to_take_back(event_file: EventFile, by_whom: str) -> None:
    event_file.undo_state()  # what can be taken back is held from now on
    by = By("Ana" if by_whom == "another desk" else "", Role.DEPUTY, origin="from Ana, the seventh")
    first, again = (event_file.carry_out(SetTrialLadder(1, "BH"), by) for _ in range(2))
    assert (again.row_id, again.revision, event_file.revision) == (first.row_id, first.revision, 2)
    assert event_file._undo_stack().undo_of(by.actor).row_id == first.row_id
    event_file.carry_out(Undo(first.row_id, **BACK), replace(by, origin="the eighth"))
    assert event_file._undo_stack().undo_of(by.actor) is None


def test_what_came_from_elsewhere_is_for_who_may_write(event_path: Path) -> None:
    with (
        closing(open_event_file(event_path, read_only=True)) as reader,
        pytest.raises(EnvironmentProblem, match="read-only"),
        reader.from_elsewhere(),
    ):
        pass


def test_a_copy_that_could_not_be_taken_over_leaves_no_second_file(
    event_file: EventFile, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Why it could not is said, also where the copy that was kept has gone meanwhile."""
    copy = tmp_path / "copy.tdb"
    event_file.save_copy(copy)
    with pytest.raises(RuleViolation, match="Nothing differs"):
        event_file.restore_file(copy, **BACK)
    assert list(tmp_path.glob("*before restore*")) == []

    def gone(*_: object) -> None:
        (kept,) = tmp_path.glob("*before restore*")
        kept.unlink()
        raise RuleViolation("the reason")

    monkeypatch.setattr(EventFile, "_run", gone)
    with pytest.raises(RuleViolation, match="the reason"):
        event_file.restore_file(copy, **BACK)


def test_closing_brings_everything_into_the_file_while_somebody_reads(event_path: Path, tmp_path: Path) -> None:
    """The last one who closes would; a program that backs up the folder keeps the event open."""
    store = open_event_file(event_path)
    with closing(sqlite3.connect(event_path)) as other:
        other.execute("SELECT count(*) FROM journal").fetchall()
        store.execute(SetTrialLadder(1, "SB"))
        store.close()
        shutil.copyfile(event_path, tmp_path / "alone.tdb")
    with closing(open_event_file(tmp_path / "alone.tdb")) as alone:
        assert str(alone.snapshot(1).trial_ladder) == "SB"


def test_what_is_closed_is_not_opened_again(event_path: Path) -> None:
    """On Windows, who has a file open keeps others from moving it; and a task can ask or close late."""
    store = open_event_file(event_path)
    store.close()
    opened: list[object] = []
    listen(store._engine, "connect", lambda *connection: opened.append(connection))
    store.close()
    assert (store.follow(), store.settle(), opened) == (None, True, [])


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="open files are counted in /proc")
def test_what_is_closed_is_held_by_nobody(event_path: Path, as_if: Callable[..., None]) -> None:
    """As on Windows: it can be replaced at once."""
    as_if("open-files-stay")
    gc.disable()
    try:
        store = open_event_file(event_path)
        store.execute(SetTrialLadder(1, "SB"))
        store.close()
        disk.replace(event_path, event_path.with_suffix(".moved"))
    finally:
        gc.enable()


def test_nothing_heard_writes_nothing(event_file: EventFile) -> None:
    """Boards are asked every few seconds, all day long."""
    with sent() as statements:
        event_file.keep_heard(1, [])
    assert statements == []


def test_what_lies_in_the_log_is_not_in_the_file_yet(event_file: EventFile, event_path: Path) -> None:
    assert event_file.settle()
    assert event_file.is_whole
    event_file.execute(SetTrialLadder(1, "SB"))
    assert not event_file.is_whole
    assert event_file.settle()
    log_path(event_path).unlink()
    assert event_file.is_whole


def test_a_checkpoint_waits_a_moment_for_readers_and_a_step_longer(event_file: EventFile) -> None:
    """Whoever closes the window does not sit before it for seconds."""
    said: list[str] = []
    with event_file._engine.connect() as connection:
        connection.connection.driver_connection.set_trace_callback(said.append)
    event_file.settle()
    with event_file._engine.connect() as connection:
        connection.connection.driver_connection.set_trace_callback(None)
        assert connection.exec_driver_sql("PRAGMA busy_timeout").scalar() == 5_000
    assert [one for one in said if "PRAGMA" in one][:2] == [
        "PRAGMA busy_timeout = 200",
        "PRAGMA wal_checkpoint(TRUNCATE)",
    ]


def test_who_only_reads_tries_no_checkpoint(event_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """It would be a try to write, on a stick or a share that lets nobody."""
    monkeypatch.setattr(EventFile, "_checkpoint", lambda _: pytest.fail("nothing is to be written"))
    with closing(open_event_file(event_path, read_only=True)) as reader:
        reader.remember("paper", "Letter")
        assert (reader.settle(), reader.preferences()["paper"]) == (True, "Letter")
    with closing(open_event_file(event_path, read_only=True)) as reader:
        assert "paper" not in reader.preferences()


def test_what_cannot_be_handed_over_is_not_noted(event_file: EventFile, tmp_path: Path) -> None:
    with pytest.raises(EnvironmentProblem):
        event_file.hand_over(tmp_path / "missing" / "copy.tdb", "the hall")
    assert event_file.revision == 1


def test_the_history_before_a_step(event_file: EventFile) -> None:
    event_file.execute(SetTrialLadder(1, "SB"))
    assert [entry.row_id for entry in event_file.journal(limit=9)] == [2, 1]
    assert [entry.row_id for entry in event_file.journal(limit=9, before=2)] == [1]
