"""All commands of rounds in any order with undo, redo, reopen and going back: the file is always what it was.

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
from typing import Any

import pytest
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from tdapp.domain.commands.command import Command
from tdapp.domain.commands.history import RestoreTo
from tdapp.domain.commands.ladder import SetEdition, SetTrialLadder
from tdapp.domain.commands.pairing import DrawChess960, FillByHand, SetAcceleration, SetProhibitions
from tdapp.domain.commands.rounds import (
    ROUND_COMMANDS,
    AbsenceAction,
    AbsentPlayer,
    ByeByHand,
    ClearResult,
    CloseSection,
    CorrectionScope,
    CorrectResult,
    EnterResult,
    FinishManualPairing,
    LateResult,
    LeaveFideMode,
    MarkAdjourned,
    PairByHand,
    PublishRound,
    ReopenSection,
    SetBoardNote,
    StartManualPairing,
    StorePairing,
    SwapByHand,
    SwapColours,
    UnpairByHand,
    UnpairRound,
    UnpublishRound,
    VerifyResult,
)
from tdapp.domain.commands.sheets import SetLogo, SetPrizes, SetSponsors
from tdapp.domain.section.event import ForbiddenPairs
from tdapp.domain.section.outcome import GameResult, Outcome
from tdapp.domain.words.errors import RuleViolation
from tdapp.storage import EventFile, open_event_file
from tests.arena import arena
from tests.effort import examples
from tests.event_files import ALL, BACK, written
from tests.storage.sheet_examples import LOGO, PLAN, STRIP

FIVE = arena("1 A | \n2 B | \n3 C | \n4 D | \n5 E | ", rounds_total=3, initial_colour="W")

rounds = st.integers(1, 3)
boards = st.integers(1, 3)
players = st.integers(1, 5)
results = st.sampled_from(GameResult)
reasons = st.sampled_from(["", "a reason"])
confirmed = st.sampled_from([(), ALL])


@st.composite
def pairings(draw: st.DrawFn) -> StorePairing:
    order = draw(st.permutations([1, 2, 3, 4, 5]))
    pairs = ((order[0], order[1]), (order[2], order[3]))[: draw(st.integers(1, 2))]
    left = order[2 * len(pairs) :]
    byes = [(number, draw(st.sampled_from([Outcome.ZERO_POINT_BYE, Outcome.HALF_POINT_BYE]))) for number in left]
    byes[-1] = (left[-1], Outcome.PAIRING_BYE)
    return StorePairing(1, draw(rounds), pairs, tuple(byes), "engine", confirmed=ALL)


one = st.just(1)
prohibitions = st.lists(
    st.builds(
        ForbiddenPairs, rounds, rounds, st.lists(players, min_size=2, max_size=3).map(tuple), st.sampled_from(["", "Ω"])
    ),
    max_size=2,
).map(tuple)
COMMANDS: dict[type[Any], st.SearchStrategy[Command]] = {
    EnterResult: st.builds(EnterResult, one, rounds, boards, st.none() | results, st.none() | results, confirmed),
    ClearResult: st.builds(ClearResult, one, rounds, boards),
    VerifyResult: st.builds(VerifyResult, one, rounds, boards, results),
    SwapColours: st.builds(SwapColours, one, rounds, boards, st.booleans()),
    SetBoardNote: st.builds(SetBoardNote, one, rounds, boards, st.sampled_from(["", "contested"])),
    MarkAdjourned: st.builds(MarkAdjourned, one, rounds, confirmed),
    LateResult: st.builds(LateResult, one, rounds, boards, results, reasons, confirmed),
    CorrectResult: st.builds(
        CorrectResult, one, rounds, boards, results, st.sampled_from(CorrectionScope), reasons, st.none(), confirmed
    ),
    StorePairing: pairings(),
    PublishRound: st.builds(PublishRound, one, rounds),
    UnpublishRound: st.builds(UnpublishRound, one, rounds, reasons, confirmed),
    UnpairRound: st.builds(UnpairRound, one, rounds, reasons, confirmed),
    AbsentPlayer: st.builds(
        AbsentPlayer, one, rounds, players, st.sampled_from(AbsenceAction), st.none() | players, reasons, confirmed
    ),
    StartManualPairing: st.builds(StartManualPairing, one, rounds, reasons, confirmed),
    PairByHand: st.builds(PairByHand, one, rounds, players, players, confirmed),
    UnpairByHand: st.builds(UnpairByHand, one, rounds, players),
    SwapByHand: st.builds(SwapByHand, one, rounds, boards, confirmed),
    ByeByHand: st.builds(ByeByHand, one, rounds, players, st.sampled_from(Outcome), confirmed),
    FinishManualPairing: st.builds(
        FinishManualPairing, one, rounds, st.none() | st.just(((1, 2), (3, 4))), reason=reasons, confirmed=confirmed
    ),
    LeaveFideMode: st.builds(LeaveFideMode, one, reasons, confirmed),
    CloseSection: st.builds(CloseSection, one),
    ReopenSection: st.builds(ReopenSection, one, reasons),
    SetProhibitions: st.builds(SetProhibitions, one, prohibitions, prohibitions, reasons, confirmed),
    SetAcceleration: st.builds(SetAcceleration, one, st.booleans()),
    FillByHand: st.builds(
        FillByHand,
        one,
        rounds,
        st.lists(st.tuples(players, players), max_size=2).map(tuple),
        st.none() | players,
        confirmed,
    ),
    DrawChess960: st.builds(DrawChess960, one, rounds, st.integers(0, 9), reasons, confirmed),
}
OFTEN = (EnterResult, StorePairing, PublishRound, PairByHand, FinishManualPairing, SetTrialLadder)
FREQUENT = st.one_of(
    *(COMMANDS[kind] for kind in OFTEN if kind in COMMANDS),
    st.builds(SetTrialLadder, one, st.sampled_from(["SB", "DE", None])),
    st.sampled_from([SetPrizes(1, PLAN), SetPrizes(1, None), SetLogo(LOGO), SetLogo(None), SetSponsors(STRIP)]),
    st.builds(SetEdition, one, st.sampled_from(["2009", "2024", "2026"]), reasons),
)


def test_every_command_of_a_round_is_in_the_machine() -> None:
    assert set(COMMANDS) == set(ROUND_COMMANDS)


class Session(RuleBasedStateMachine):
    """do, undo, redo, reopen, go back: against the hashes of the past."""

    @initialize()
    def start(self) -> None:
        self.folder = tempfile.TemporaryDirectory()
        self.path = Path(self.folder.name) / "machine.tdb"
        written(self.path, FIVE)
        self.first = tables(self.path)
        self.store = self.open()
        self.at = {1: self.hash()}  # by revision
        self.past: list[str] = []
        self.future: list[str] = []
        self.barrier = 1

    def open(self) -> EventFile:
        return open_event_file(self.path)

    def hash(self) -> str:
        return hashlib.sha256(repr(tables(self.path)).encode()).hexdigest()

    def is_done(self, command: Command) -> bool:
        try:
            self.store.execute(command)
        except RuleViolation:
            return False
        return True

    def attempt(self, command: Command) -> None:
        before, revision = self.hash(), self.store.revision
        if not self.is_done(command):
            assert (self.hash(), self.store.revision) == (before, revision)
            return
        self.past.append(before)
        self.future.clear()
        if isinstance(command, LeaveFideMode):
            self.past.clear()
            self.barrier = self.store.revision

    @rule(command=FREQUENT)
    def work(self, command: Command) -> None:
        self.attempt(command)

    @rule(command=st.one_of(*COMMANDS.values()))
    def do_anything(self, command: Command) -> None:
        self.attempt(command)

    @rule(data=st.data(), result=results)
    def type_a_key_at_an_open_board(self, data: st.DataObject, result: GameResult) -> None:
        last = max((state for state in self.store.rounds(1) if state.is_paired), key=lambda s: s.number, default=None)
        if last is not None and last.open_boards:
            self.attempt(EnterResult(1, last.number, data.draw(st.sampled_from(last.open_boards)), result))

    @rule()
    def finish_and_publish(self) -> None:
        for state in self.store.rounds(1):
            if state.manual:
                self.attempt(FinishManualPairing(1, state.number, confirmed=ALL))
            elif state.is_draft and state.is_paired:
                self.attempt(PublishRound(1, state.number))

    @rule()
    def undo(self) -> None:
        if not self.past:
            with pytest.raises(RuleViolation, match="nothing to undo"):
                self.store.undo(**BACK)
            return
        self.future.append(self.hash())
        self.store.undo(**BACK)
        assert self.hash() == self.past.pop()

    @rule()
    def redo(self) -> None:
        if not self.future:
            with pytest.raises(RuleViolation, match="nothing to redo"):
                self.store.redo(**BACK)
            return
        self.past.append(self.hash())
        self.store.redo(**BACK)
        assert self.hash() == self.future.pop()

    @rule()
    def reopen(self) -> None:
        self.store.close()
        self.store = self.open()

    @precondition(lambda self: self.store.revision - self.barrier > 1)
    @rule(data=st.data())
    def go_back(self, data: st.DataObject) -> None:
        revision = data.draw(st.integers(self.barrier, self.store.revision - 1))
        before = self.hash()
        closed = self.store.snapshot(1).closed
        if closed or self.at[revision] == before:
            with pytest.raises(RuleViolation, match="is closed" if closed else "Nothing has changed"):
                self.store.restore(RestoreTo(revision, **BACK))
            return
        self.store.restore(RestoreTo(revision, **BACK))  # the whole event: a logo belongs to no section
        assert self.hash() == self.at[revision]
        self.past.append(before)
        self.future.clear()

    @invariant()
    def the_journal_tells_the_same(self) -> None:
        self.at[self.store.revision] = self.hash()
        assert tables(self.path) == replayed(self.path, self.first)
        state = self.store.undo_state()
        assert (state.undo_label is not None, state.redo_label is not None) == (bool(self.past), bool(self.future))

    @invariant()
    def everybody_sits_once_and_the_snapshot_agrees(self) -> None:
        section = self.store.snapshot(1)
        for state in self.store.rounds(1):
            seats = [number for board in state.boards for number in board.players] + [
                number for number, _ in state.byes
            ]
            assert len(seats) == len(set(seats))
            assert sorted([*seats, *state.unpaired]) == [1, 2, 3, 4, 5]
            assert len({board.number for board in state.boards}) == len(state.boards)
            for board in state.boards:
                cells = [section.cells[section.index_of(number)][state.number - 1] for number in board.players]
                assert [cell.opponent for cell in cells] == [board.black, board.white]
                if board.result is not None:
                    assert tuple(cell.outcome for cell in cells) == board.result.outcomes
            if not state.is_draft and not state.manual:
                assert state.boards or state.byes

    def teardown(self) -> None:
        if hasattr(self, "store"):
            self.store.close()
            self.folder.cleanup()


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


TestSession = Session.TestCase
TestSession.settings = examples(15, stateful_step_count=30)
