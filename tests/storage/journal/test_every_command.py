"""Every command of the program in any order, with undo, redo, reopen, going back and taking over a copy.

The steps are those of ``EXAMPLES``, which has to name every command: a new one is in this machine without anybody
thinking of it. Every state is compared with the hash of the past and with a fresh computation from the journal.
"""

from __future__ import annotations

import contextlib
import hashlib
import tempfile
from itertools import chain
from pathlib import Path

import pytest
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from tdapp.domain.commands.command import Command
from tdapp.domain.commands.history import RestoreTo
from tdapp.domain.commands.registry import COMMANDS
from tdapp.domain.words.errors import RuleViolation
from tdapp.services.tables.export import export_trf
from tdapp.services.tables.standings import compute_standings
from tdapp.storage import EventFile, open_event_file
from tdapp.storage.file.reading import read_event_sections
from tests.arena import arena
from tests.effort import examples
from tests.event_files import BACK, written
from tests.storage.file.test_event_file import EXAMPLES
from tests.storage.journal.test_session_machine import replayed, tables

#  1 Kővári   4w1 2b=
#  2 Ильин    5b1 1w=
#  4 王明     1b0 5w+
#  5 עברית    2w0 4b-
#  9 =HYPER   PAB  H
DRAWN = """
1 Kővári 1999 | 4w1 2b=
2 Ильин 1998 | 5b1 1w=
4 王明 1996 | 1b0 5w+
5 עברית 1995 | 2w0 4b-
9 =HYPER 1991 | U H
"""
STARTED = arena(DRAWN, rounds_total=5, name="A")
STEPS = tuple(chain.from_iterable(EXAMPLES.values()))


def test_no_command_is_missing() -> None:
    assert set(EXAMPLES) == set(COMMANDS)
    assert {type(step) for step in STEPS} >= set(COMMANDS)


class Everything(RuleBasedStateMachine):
    """The model: the hash of the file after each revision, and what undo and redo would bring."""

    @initialize()
    def start(self) -> None:
        self.folder = tempfile.TemporaryDirectory()
        self.path = Path(self.folder.name) / "everything.tdb"
        self.copy = Path(self.folder.name) / "copy.tdb"
        written(self.path, STARTED)
        self.first = tables(self.path)
        self.store: EventFile = open_event_file(self.path)
        self.past: list[str] = []
        self.future: list[str] = []
        self.at = {1: self.hash()}
        self.barrier = 1

    def hash(self) -> str:
        return hashlib.sha256(repr(tables(self.path)).encode()).hexdigest()

    def attempt(self, command: Command) -> None:
        before, revision = self.hash(), self.store.revision
        try:
            self.store.execute(command)
        except RuleViolation:
            assert (self.hash(), self.store.revision) == (before, revision)
            return
        self.stepped(before)
        if command.BARRIER:
            self.bar()

    def stepped(self, before: str) -> None:
        self.past.append(before)
        self.future.clear()
        self.at[self.store.revision] = self.hash()

    def bar(self) -> None:
        self.past.clear()
        self.barrier = self.store.revision

    def is_closed(self) -> bool:
        return any(self.store.snapshot(ref.section_id).closed for ref in self.store.sections())

    @rule(kind=st.sampled_from(list(EXAMPLES)))
    def do_as_in_an_example(self, kind: type[Command]) -> None:
        for command in EXAMPLES[kind]:
            self.attempt(command)

    @rule(command=st.sampled_from(STEPS))
    def do_anything(self, command: Command) -> None:
        self.attempt(command)

    @rule()
    def undo(self) -> None:
        if not self.past:
            with pytest.raises(RuleViolation, match="nothing to undo"):
                self.store.undo(**BACK)
            return
        self.future.append(self.hash())
        self.store.undo(**BACK)
        assert self.hash() == self.past.pop()
        self.at[self.store.revision] = self.hash()

    @rule()
    def redo(self) -> None:
        if not self.future:
            with pytest.raises(RuleViolation, match="nothing to redo"):
                self.store.redo(**BACK)
            return
        self.past.append(self.hash())
        self.store.redo(**BACK)
        assert self.hash() == self.future.pop()
        self.at[self.store.revision] = self.hash()

    @rule()
    def reopen(self) -> None:
        self.store.close()
        self.store = open_event_file(self.path)

    @precondition(lambda self: self.store.revision - self.barrier > 1)
    @rule(data=st.data())
    def go_back(self, data: st.DataObject) -> None:
        revision = data.draw(st.integers(self.barrier, self.store.revision - 1))
        before = self.hash()
        if self.is_closed() or self.at[revision] == before:
            with pytest.raises(RuleViolation, match=r"is closed|Nothing has changed"):
                self.store.restore(RestoreTo(revision, **BACK))
            return
        self.store.restore(RestoreTo(revision, **BACK))
        assert self.hash() == self.at[revision]
        self.stepped(before)

    @rule()
    def keep_a_copy(self) -> None:
        self.store.save_copy(self.copy)
        assert tables(self.copy) == tables(self.path)

    @precondition(lambda self: self.copy.exists())
    @rule()
    def take_the_copy_over(self) -> None:
        there = tables(self.copy)
        left = {row["id"] for row in tables(self.path)["section"].values() if not row["fide_mode"]}
        if self.is_closed() or there == tables(self.path):
            with pytest.raises(RuleViolation):
                self.store.restore_file(self.copy, **BACK)
            return
        before, revision = self.hash(), self.store.revision
        with contextlib.suppress(RuleViolation):  # nothing differs but the mode that was left for good
            self.store.restore_file(self.copy, **BACK)
        if self.store.revision == revision:
            assert left
            return
        now = tables(self.path)
        kept = {row["id"] for row in now["section"].values() if not row["fide_mode"]}
        assert left & now["section"].keys() <= kept
        if not left:
            assert now == there
        self.stepped(before)
        self.bar()

    @rule()
    def hand_over(self) -> None:
        before = self.hash()
        handed = Path(self.folder.name) / "handed.tdb"
        self.store.hand_over(handed, "laptop 2")
        assert self.hash() == before
        self.at[self.store.revision] = before

    @invariant()
    def the_journal_tells_the_same(self) -> None:
        assert self.at[self.store.revision] == self.hash()
        assert tables(self.path) == replayed(self.path, self.first)
        state = self.store.undo_state()
        assert (state.undo_label is not None, state.redo_label is not None) == (bool(self.past), bool(self.future))

    @invariant()
    def it_can_be_ranked_and_reported(self) -> None:
        for ref, fresh in zip(self.store.sections(), read_event_sections(self.path), strict=True):
            section = self.store.snapshot(ref.section_id)
            assert section == fresh  # though a step lets only what it touched be read again
            assert len(compute_standings(section).rows) <= len(section.players)
            if section.players:
                export_trf(section, rating=True)

    def teardown(self) -> None:
        if hasattr(self, "store"):
            self.store.close()
            self.folder.cleanup()


TestEverything = Everything.TestCase
TestEverything.settings = examples(6, stateful_step_count=12)


@pytest.mark.conformance
class TestEverythingForLong(Everything.TestCase):  # type: ignore[misc, name-defined]
    """The same for some minutes."""

    settings = examples(100, stateful_step_count=25)
