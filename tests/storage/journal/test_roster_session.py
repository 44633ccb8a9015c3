"""Roster commands in any order: what undo brings back, what reopening finds, and what always holds."""

from __future__ import annotations

import tempfile
from pathlib import Path
from typing import Any

from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from tdapp.domain.commands.command import Command
from tdapp.domain.commands.event import AddSection, EditEvent, EditSection, MovePlayers, OrderSections, RemoveSection
from tdapp.domain.commands.players import (
    Absence,
    AddPlayers,
    CloseCheckIn,
    DrawNumbers,
    EditPlayers,
    Equals,
    ExchangeNumbers,
    ExpelPlayer,
    ReenterPlayer,
    RegenerateNumbers,
    RemovePlayers,
    Rest,
    SetAbsences,
    SetCheckIn,
    SetNumbers,
    UseRatingMethod,
    WithdrawPlayer,
)
from tdapp.domain.commands.ratings import SetCategories, SetListOrder
from tdapp.domain.section.category import CategoryPlan, CategoryRule, HandSet
from tdapp.domain.section.event import ByeRules, Event, Kind, RatingMethod, Section
from tdapp.domain.section.facts import SectionFacts
from tdapp.domain.section.outcome import Outcome
from tdapp.domain.section.player import CheckIn, Player, Standing
from tdapp.domain.words.checks import NeedsConfirmation, confirmed
from tdapp.domain.words.errors import RuleViolation
from tdapp.storage import EventFile, open_event_file
from tests.arena import arena
from tests.effort import examples
from tests.event_files import BACK, written

STARTED = """
1 Anna 2200 | 3w1 2b=
2 Béla 2100 | 4w1 1w=
3 Ильин 2100 | 1b0 4w-
4 王明 2000 | 2b0 3b+
5 Zoë | U H
"""
KINDS = (None, Outcome.ZERO_POINT_BYE, Outcome.HALF_POINT_BYE, Outcome.FULL_POINT_BYE)
numbers = st.integers(1, 9)
rounds = st.integers(1, 6)
also = st.lists(numbers, max_size=2).map(tuple)
sections = st.integers(1, 3)
players = st.builds(
    Player,
    numbers,
    st.sampled_from(["Łukasz Kővári", "Ильин, Пётр", "王明", "עברית", '=HYPERLINK("x")', " "]),
    st.none() | st.integers(0, 3000),
    st.sampled_from(["", "GM", "WCM"]),
    owed=st.sampled_from(["", "12,50"]),
    no_half_bye=st.booleans(),
)
missed = st.lists(st.sampled_from(KINDS[1:]), max_size=2).map(tuple)
absences = st.builds(Absence, numbers, rounds, st.sampled_from(KINDS))
regulations = st.builds(SectionFacts, rounds, st.sampled_from("AX"), byes=st.builds(ByeRules, st.booleans()))
category_rules = st.builds(CategoryRule, st.sampled_from(["U18", "X", ""]), under=st.none() | st.integers(0, 20))
hands = st.builds(HandSet, numbers, st.sampled_from(["U18", "X"]), st.sampled_from([True, False, None]))
commands: st.SearchStrategy[Any] = st.one_of(
    st.builds(AddPlayers, sections, st.lists(players, max_size=3).map(tuple), missed),
    st.builds(EditPlayers, sections, st.lists(players, max_size=2).map(tuple)),
    st.builds(RemovePlayers, sections, st.lists(numbers, max_size=2).map(tuple)),
    st.builds(WithdrawPlayer, sections, numbers, rounds, also=also),
    st.builds(ReenterPlayer, sections, numbers, rounds, also=also),
    st.builds(ExpelPlayer, sections, numbers, rounds),
    st.builds(SetAbsences, sections, st.lists(absences, max_size=3).map(tuple)),
    st.builds(SetCheckIn, sections, st.lists(numbers, max_size=3).map(tuple), st.sampled_from(CheckIn)),
    st.builds(CloseCheckIn, sections, rounds, st.sampled_from(Rest)),
    st.builds(UseRatingMethod, sections, st.sampled_from(RatingMethod), st.sampled_from([None, "", "FIDE:blitz"])),
    st.builds(SetListOrder, sections, st.sampled_from(["rapid", "standard"]), st.sampled_from(["", "DWZ:rapid", "?"])),
    st.builds(
        SetCategories,
        sections,
        st.builds(CategoryPlan, st.lists(category_rules, max_size=2).map(tuple), every=st.booleans()),
        st.lists(hands, max_size=2).map(tuple),
    ),
    st.builds(RegenerateNumbers, sections, equals=st.sampled_from(Equals), seed=st.integers(0, 3)),
    st.builds(ExchangeNumbers, sections, numbers, numbers),
    st.builds(SetNumbers, sections, st.permutations([1, 2, 3]).map(tuple)),
    st.builds(DrawNumbers, sections, st.integers(0, 9)),
    st.builds(EditEvent, st.builds(Event, st.sampled_from(["One", "Two", ""]))),
    st.builds(AddSection, st.builds(SectionFacts, rounds, st.sampled_from(["B", "C"]), st.sampled_from(Kind))),
    st.builds(EditSection, sections, regulations),
    st.builds(RemoveSection, sections),
    st.builds(OrderSections, st.permutations([1, 2]).map(tuple)),
    st.builds(MovePlayers, sections, st.lists(numbers, max_size=2).map(tuple), sections),
)  # fmt: skip
State = tuple[tuple[int, Section], ...]


class Roster(RuleBasedStateMachine):
    """do, undo, redo, reopen; what undo brings back is what was there before."""

    @initialize(started=st.booleans())
    def start(self, started: bool) -> None:
        self.folder = tempfile.TemporaryDirectory()
        self.path = Path(self.folder.name) / "roster.tdb"
        empty = Section(Event("Roster"), (), (), 5, name="A")
        written(self.path, arena(STARTED, event=empty.event, rounds_total=5, name="A") if started else empty)
        self.store: EventFile = open_event_file(self.path)
        self.past: list[State] = []
        self.future: list[State] = []

    def state(self) -> State:
        return tuple((ref.section_id, self.store.snapshot(ref.section_id)) for ref in self.store.sections())

    @rule(command=commands)
    def carry_out(self, command: Command) -> None:
        before = self.state()
        try:
            try:
                self.store.execute(command)
            except NeedsConfirmation as asked:
                assert self.state() == before
                self.store.execute(confirmed(command, asked.warnings))
        except RuleViolation:
            assert self.state() == before
            return
        self.past.append(before)
        self.future.clear()

    @precondition(lambda self: self.past)
    @rule()
    def undo(self) -> None:
        self.future.append(self.state())
        self.store.undo(**BACK)
        assert self.state() == self.past.pop()

    @precondition(lambda self: self.future)
    @rule()
    def redo(self) -> None:
        self.past.append(self.state())
        self.store.redo(**BACK)
        assert self.state() == self.future.pop()

    @rule()
    def reopen(self) -> None:
        before = self.state()
        self.store.close()
        self.store = open_event_file(self.path)
        assert self.state() == before

    @invariant()
    def numbers_and_absences_hold(self) -> None:
        for _, section in self.state():
            found = [player.number for player in section.players]
            assert found == sorted(set(found))
            assert all(number > 0 for number in found)
            assert section.rounds_held <= section.rounds_total
            for player, row in zip(section.players, section.cells, strict=True):
                assert all(cell.opponent is None or cell.opponent in found for cell in row)
                if player.standing is not Standing.ACTIVE and section.rounds_paired < section.rounds_total:
                    assert len(row) == section.rounds_total
                    assert row[-1].outcome in KINDS

    def teardown(self) -> None:
        self.store.close()
        self.folder.cleanup()


TestRoster = Roster.TestCase
TestRoster.settings = examples(15, stateful_step_count=20)
