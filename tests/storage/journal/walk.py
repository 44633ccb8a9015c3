"""A machine that walks through an event file: the file is always what it was at that revision.

The model is the hash of the file after each revision, and a stack; every state is also computed afresh from the
journal alone.
"""

from __future__ import annotations

import hashlib
import json
import sqlite3
import tempfile
from contextlib import closing
from pathlib import Path
from typing import Any, ClassVar

import pytest
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from tdapp.domain.commands.command import Command
from tdapp.domain.commands.history import RestoreTo
from tdapp.domain.section.event import Section
from tdapp.domain.words.errors import RuleViolation
from tdapp.storage import EventFile, open_event_file
from tests.event_files import BACK, written

Tables = dict[str, dict[int, dict[str, Any]]]


def tables(path: Path) -> Tables:
    """Everything but the journal and the restore points, by plain SQL."""
    found: Tables = {}
    with closing(sqlite3.connect(path)) as connection:
        connection.row_factory = sqlite3.Row
        names = [row[0] for row in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table' ORDER BY 1")]
        for name in names:
            if name not in ("journal", "restore_point", "alembic_version", "preference"):
                rows = connection.execute(f'SELECT * FROM "{name}" ORDER BY id')
                found[name] = {row["id"]: dict(row) for row in rows}
    return found


def replayed(path: Path, first: Tables) -> Tables:
    """The first state with every image of the journal applied, in order."""
    found = {name: dict(rows) for name, rows in first.items()}
    with closing(sqlite3.connect(path)) as connection:
        for (images,) in connection.execute("SELECT images FROM journal ORDER BY id"):
            for table, row_id, before, after in json.loads(images):
                assert found[table].get(row_id) == before
                if after is None:
                    del found[table][row_id]
                else:
                    found[table][row_id] = after
    return {name: dict(sorted(rows.items())) for name, rows in found.items()}


class Walk(RuleBasedStateMachine):
    """do, undo, redo, reopen, go back: against the hashes of the past. ``FIRST`` is what the file holds at first."""

    FIRST: ClassVar[Section]

    @initialize()
    def start(self) -> None:
        self.folder = tempfile.TemporaryDirectory()
        self.path = Path(self.folder.name) / "walked.tdb"
        written(self.path, self.FIRST)
        self.first = tables(self.path)
        self.store: EventFile = open_event_file(self.path)
        self.past: list[str] = []
        self.future: list[str] = []
        self.at = {1: self.hash()}  # by revision
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
        self.store.restore(RestoreTo(revision, **BACK))  # the whole event: a logo belongs to no section
        assert self.hash() == self.at[revision]
        self.stepped(before)

    @invariant()
    def the_journal_tells_the_same(self) -> None:
        assert self.at[self.store.revision] == self.hash()
        assert tables(self.path) == replayed(self.path, self.first)
        state = self.store.undo_state()
        assert (state.undo_label is not None, state.redo_label is not None) == (bool(self.past), bool(self.future))

    def teardown(self) -> None:
        if hasattr(self, "store"):
            self.store.close()
            self.folder.cleanup()
