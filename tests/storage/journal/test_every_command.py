"""Every command of the program in any order, with undo, redo, reopen, going back and taking over a copy.

The steps are those of ``EXAMPLES``, which has to name every command: a new one is in this machine without anybody
thinking of it. Every state is compared with the hash of the past and with a fresh computation from the journal.
"""

from __future__ import annotations

import contextlib
from itertools import chain
from pathlib import Path

import pytest
from hypothesis import strategies as st
from hypothesis.stateful import initialize, invariant, precondition, rule

from tdapp.domain.commands.command import Command
from tdapp.domain.commands.registry import COMMANDS
from tdapp.domain.words.errors import RuleViolation
from tdapp.services.tables.export import export_trf
from tdapp.services.tables.standings import compute_standings
from tdapp.storage import open_event_file
from tdapp.storage.event.reading import read_event_sections
from tests.arena import arena
from tests.effort import examples, thorough
from tests.event_files import BACK
from tests.storage.event.test_event_file import EXAMPLES
from tests.storage.journal.walk import Walk, tables
from tests.storage.replica.following import assert_same, brought_up

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


class Everything(Walk):
    """Every command, copies taken over and events handed over as well; another computer keeps the same event."""

    FIRST = STARTED

    @initialize()
    def start(self) -> None:
        super().start()
        there = Path(self.folder.name) / "there.tdb"
        self.store.save_copy(there)
        self.replica = open_event_file(there)

    @property
    def copy(self) -> Path:
        return Path(self.folder.name) / "copy.tdb"

    @rule(kind=st.sampled_from(list(EXAMPLES)))
    def do_as_in_an_example(self, kind: type[Command]) -> None:
        for command in EXAMPLES[kind]:
            self.attempt(command)

    @rule(command=st.sampled_from(STEPS))
    def do_anything(self, command: Command) -> None:
        self.attempt(command)

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
    def the_other_computer_has_the_same(self) -> None:
        brought_up(self.replica, self.store)
        assert_same(self.replica, self.store)

    @invariant()
    def it_can_be_ranked_and_reported(self) -> None:
        for ref, fresh in zip(self.store.sections(), read_event_sections(self.path), strict=True):
            section = self.store.snapshot(ref.section_id)
            assert section == fresh  # though a step lets only what it touched be read again
            assert len(compute_standings(section).rows) <= len(section.players)
            if section.players:
                export_trf(section, rating=True)

    def teardown(self) -> None:
        if hasattr(self, "replica"):
            self.replica.close()
        super().teardown()


TestEverything = thorough(Everything.TestCase)
TestEverything.settings = examples(6, stateful_step_count=12)


@pytest.mark.conformance
class TestEverythingForLong(Everything.TestCase):  # type: ignore[misc, name-defined]
    """The same for some minutes."""

    settings = examples(100, stateful_step_count=25)
