"""All commands of rounds in any order with undo, redo, reopen and going back: the file is always what it was."""

from __future__ import annotations

from typing import Any

from hypothesis import strategies as st
from hypothesis.stateful import invariant, rule

from tdapp.domain.commands import rounds as on
from tdapp.domain.commands.command import Command
from tdapp.domain.commands.ladder import SetEdition, SetTrialLadder
from tdapp.domain.commands.pairing import DrawChess960, FillByHand, SetAcceleration, SetProhibitions
from tdapp.domain.commands.sheets import SetLogo, SetPrizes, SetSponsors
from tdapp.domain.section.event import ForbiddenPairs
from tdapp.domain.section.outcome import GameResult, Outcome
from tdapp.storage.rows.section_reading import read_section
from tests.arena import arena
from tests.effort import examples
from tests.event_files import ALL
from tests.storage.journal.walk import Walk
from tests.storage.sheet_examples import LOGO, PLAN, STRIP

FIVE = arena("1 A | \n2 B | \n3 C | \n4 D | \n5 E | ", rounds_total=3, initial_colour="W")

rounds = st.integers(1, 3)
boards = st.integers(1, 3)
players = st.integers(1, 5)
results = st.sampled_from(GameResult)
reasons = st.sampled_from(["", "a reason"])
confirmed = st.sampled_from([(), ALL])


@st.composite
def pairings(draw: st.DrawFn) -> on.StorePairing:
    order = draw(st.permutations([1, 2, 3, 4, 5]))
    pairs = ((order[0], order[1]), (order[2], order[3]))[: draw(st.integers(1, 2))]
    left = order[2 * len(pairs) :]
    byes = [(number, draw(st.sampled_from([Outcome.ZERO_POINT_BYE, Outcome.HALF_POINT_BYE]))) for number in left]
    byes[-1] = (left[-1], Outcome.PAIRING_BYE)
    return on.StorePairing(1, draw(rounds), pairs, tuple(byes), "engine", confirmed=ALL)


one = st.just(1)
prohibitions = st.lists(
    st.builds(
        ForbiddenPairs, rounds, rounds, st.lists(players, min_size=2, max_size=3).map(tuple), st.sampled_from(["", "Ω"])
    ),
    max_size=2,
).map(tuple)


def of(kind: type[Command], *fields: Any, **named: Any) -> tuple[type[Any], st.SearchStrategy[Command]]:
    """A command drawn from these."""
    return kind, st.builds(kind, *fields, **named)


COMMANDS: dict[type[Any], st.SearchStrategy[Command]] = dict(
    (
        of(on.EnterResult, one, rounds, boards, st.none() | results, st.none() | results, confirmed),
        of(on.ClearResult, one, rounds, boards),
        of(on.VerifyResult, one, rounds, boards, results),
        of(on.SwapColours, one, rounds, boards, st.booleans()),
        of(on.SetBoardNote, one, rounds, boards, st.sampled_from(["", "contested"])),
        of(on.MarkAdjourned, one, rounds, confirmed),
        of(on.LateResult, one, rounds, boards, results, reasons, confirmed),
        of(
            on.CorrectResult,
            one,
            rounds,
            boards,
            results,
            st.sampled_from(on.CorrectionScope),
            reasons,
            st.none(),
            confirmed,
        ),
        (on.StorePairing, pairings()),
        of(on.PublishRound, one, rounds),
        of(on.UnpublishRound, one, rounds, reasons, confirmed),
        of(on.UnpairRound, one, rounds, reasons, confirmed),
        of(
            on.AbsentPlayer,
            one,
            rounds,
            players,
            st.sampled_from(on.AbsenceAction),
            st.none() | players,
            reasons,
            confirmed,
        ),
        of(on.StartManualPairing, one, rounds, reasons, confirmed),
        of(on.PairByHand, one, rounds, players, players, confirmed),
        of(on.UnpairByHand, one, rounds, players),
        of(on.SwapByHand, one, rounds, boards, confirmed),
        of(on.ByeByHand, one, rounds, players, st.sampled_from(Outcome), confirmed),
        of(
            on.FinishManualPairing,
            one,
            rounds,
            st.none() | st.just(((1, 2), (3, 4))),
            reason=reasons,
            confirmed=confirmed,
        ),
        of(on.LeaveFideMode, one, reasons, confirmed),
        of(on.CloseSection, one),
        of(on.ReopenSection, one, reasons),
        of(SetProhibitions, one, prohibitions, prohibitions, reasons, confirmed),
        of(SetAcceleration, one, st.booleans()),
        of(
            FillByHand,
            one,
            rounds,
            st.lists(st.tuples(players, players), max_size=2).map(tuple),
            st.none() | players,
            confirmed,
        ),
        of(DrawChess960, one, rounds, st.integers(0, 9), reasons, confirmed),
    )
)
OFTEN = (on.EnterResult, on.StorePairing, on.PublishRound, on.PairByHand, on.FinishManualPairing, SetTrialLadder)
FREQUENT = st.one_of(
    *(COMMANDS[kind] for kind in OFTEN if kind in COMMANDS),
    st.builds(SetTrialLadder, one, st.sampled_from(["SB", "DE", None])),
    st.sampled_from([SetPrizes(1, PLAN), SetPrizes(1, None), SetLogo(LOGO), SetLogo(None), SetSponsors(STRIP)]),
    st.builds(SetEdition, one, st.sampled_from(["2009", "2024", "2026"]), reasons),
)


def test_every_command_of_a_round_is_in_the_machine() -> None:
    assert set(COMMANDS) == set(on.ROUND_COMMANDS)


class Session(Walk):
    """The commands of rounds."""

    FIRST = FIVE

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
            self.attempt(on.EnterResult(1, last.number, data.draw(st.sampled_from(last.open_boards)), result))

    @rule()
    def finish_and_publish(self) -> None:
        for state in self.store.rounds(1):
            if state.manual:
                self.attempt(on.FinishManualPairing(1, state.number, confirmed=ALL))
            elif state.is_draft and state.is_paired:
                self.attempt(on.PublishRound(1, state.number))

    @invariant()
    def everybody_sits_once_and_the_snapshot_agrees(self) -> None:
        section = self.store.snapshot(1)
        with self.store._engine.connect() as connection:
            assert section == read_section(connection, 1)  # the store reads only what a step may have changed
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


TestSession = Session.TestCase
TestSession.settings = examples(15, stateful_step_count=30)
