"""No byte of a move before its time (design 5.4): rules one by one, and a machine of everything that can happen."""

from __future__ import annotations

from dataclasses import replace

import pytest
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, invariant, precondition, rule

from tdapp.domain.games.record import GameRecord, GameState, Ply
from tdapp.domain.section.outcome import GameResult
from tdapp.domain.section.round import Board
from tdapp.domain.words.errors import RuleViolation
from tdapp.services.live.delay import DelayPlan, Gate
from tdapp.services.live.games import PublicGames
from tests.effort import examples

KEY = (1, 3, 12)
MOVES = ("e2e4", "e7e5", "g1f3", "b8c6", "f1b5", "a7a6")


class Clock:
    """Seconds that the test lets pass: one that never goes back, one on the wall."""

    def __init__(self) -> None:
        self.now, self.wall = 100.0, 1_800_000_000.0

    def __call__(self) -> float:
        return self.now

    def tick(self, seconds: float) -> None:
        self.now += seconds
        self.wall += seconds


def game(count: int, clock: Clock | None = None) -> GameRecord:
    times = [None if clock is None else clock.wall] * count
    plies = tuple(Ply(uci, received=at) for uci, at in zip(MOVES[:count], times, strict=True))
    return GameRecord(3, 1, 2, plies=plies, state=GameState.PLAYING)


def shown(gate: Gate) -> int:
    record = gate.public(KEY)
    return 0 if record is None else len(record.plies)


def gate_with(seconds: int, strict: bool = False) -> tuple[Gate, Clock]:
    clock = Clock()
    gate = Gate(clock)
    gate.set_plan(1, DelayPlan(seconds, strict))
    return gate, clock


def test_a_result_that_was_told_before_is_not_entered_again() -> None:
    """Under a strict plan the last move waits; a plan that is no longer strict counts for what comes from now on."""
    gate, clock = gate_with(60, strict=True)
    games = PublicGames(gate, lambda: clock.wall)
    board = Board(12, 1, 2, GameResult.WHITE_WINS)
    record = game(3, clock)
    games.take(KEY, board, record)
    assert shown(gate) == 0
    gate.set_plan(KEY[0], DelayPlan(60))
    games.take(KEY, board, record)
    assert shown(gate) == 0
    clock.tick(61)
    assert shown(gate) == 3


def test_a_move_comes_out_when_its_time_is_over() -> None:
    gate, clock = gate_with(900)
    gate.receive(KEY, game(1))
    clock.tick(899.9)
    assert gate.public(KEY) is None
    clock.tick(0.1)
    assert shown(gate) == 1


def test_a_section_that_said_nothing_is_held_back_for_a_quarter_of_an_hour() -> None:
    clock = Clock()
    gate = Gate(clock)
    gate.receive(KEY, game(1))
    clock.tick(899)
    assert gate.public(KEY) is None


def test_the_arbiters_result_releases_the_rest_unless_the_plan_is_strict() -> None:
    for strict, expected in ((False, 6), (True, 0)):
        gate, clock = gate_with(900, strict)
        gate.receive(KEY, game(6))
        clock.tick(10)
        gate.enter_result(KEY, game(6))
        assert shown(gate) == expected
        assert gate.is_released(KEY) is not strict
        clock.tick(899)
        assert gate.is_released(KEY) is not strict  # the result waits as long as a move
        clock.tick(1)
        assert gate.is_released(KEY)
        assert shown(gate) == 6


def test_a_shorter_delay_publishes_nothing_of_what_waits() -> None:
    gate, clock = gate_with(900)
    gate.receive(KEY, game(1))
    clock.tick(300)
    gate.set_plan(1, DelayPlan(60))
    assert gate.public(KEY) is None
    gate.receive(KEY, game(2))
    clock.tick(60)
    assert gate.public(KEY) is None  # in its order: not before the move that came before it
    clock.tick(540)
    assert shown(gate) == 2


def test_a_longer_delay_holds_back_what_waits() -> None:
    gate, clock = gate_with(60)
    gate.receive(KEY, game(1))
    gate.set_plan(1, DelayPlan(900))
    clock.tick(100)
    assert gate.public(KEY) is None


def test_a_correction_waits_and_nothing_shows_that_there_is_one() -> None:
    gate, clock = gate_with(60)
    gate.receive(KEY, game(4))
    clock.tick(60)
    assert shown(gate) == 4
    corrected = game(4).corrected(3, ["d2d4"])
    gate.receive(KEY, corrected)
    assert gate.public(KEY) == game(4)
    clock.tick(60)
    assert gate.public(KEY) == corrected


def test_a_clock_that_was_set_back_keeps_things_hidden_after_a_start() -> None:
    gate, clock = gate_with(900)
    record = game(2, clock)
    clock.wall -= 7200  # an hour before the moves came, and one more
    gate.load(KEY, record, clock.wall)
    clock.tick(899)
    assert gate.public(KEY) is None
    clock.tick(1)
    assert shown(gate) == 2


def test_a_section_has_its_own_delay_and_no_more_than_an_hour() -> None:
    with pytest.raises(RuleViolation):
        DelayPlan(3601)
    gate, clock = gate_with(60)
    gate.receive((2, 3, 12), game(1))
    clock.tick(60)
    assert gate.public((2, 3, 12)) is None  # section 2 has the usual delay


@examples(60, stateful_step_count=40)
class Machine(RuleBasedStateMachine):
    """Moves, corrections, results, other delays, restarts, a clock that is set back; every ply has its own square.

    ``born`` is when a ply was received. What is public is looked at after every step: no ply in it may be younger
    than the shortest delay that was in force since it was born, unless the arbiter has entered the result.
    """

    def __init__(self) -> None:
        super().__init__()
        self.clock = Clock()
        self.gate = Gate(self.clock)
        self.seconds = 300
        self.gate.set_plan(1, DelayPlan(300))
        self.born: dict[str, tuple[float, int]] = {}  # uci -> (when, delay in force then)
        self.record = GameRecord(3, 1, 2)
        self.free: set[str] = set()
        self.count = 0
        self.over = False

    def _new(self) -> Ply:
        self.count += 1
        uci = f"m{self.count}"
        self.born[uci] = (self.clock.now, self.seconds)
        return Ply(uci, received=self.clock.wall)

    @rule()
    def move(self) -> None:
        self.record = replace(self.record, plies=(*self.record.plies, self._new()), state=GameState.PLAYING)
        self.gate.receive(KEY, self.record)

    @precondition(lambda self: len(self.record.plies) > 1)
    @rule(data=st.data())
    def correct(self, data: st.DataObject) -> None:
        at = data.draw(st.integers(0, len(self.record.plies) - 1))
        plies = (*self.record.plies[:at], self._new(), *self.record.plies[at + 1 :])
        self.record = replace(self.record, plies=plies)
        self.gate.receive(KEY, self.record)

    @rule(seconds=st.sampled_from([0, 60, 300, 900]))
    def change_delay(self, seconds: int) -> None:
        self.seconds = seconds
        self.gate.set_plan(1, DelayPlan(seconds))

    @rule(seconds=st.sampled_from([1, 30, 59, 60, 299, 600]))
    def wait(self, seconds: int) -> None:
        self.clock.tick(seconds)

    @rule(hours=st.integers(1, 3))
    def set_the_wall_back(self, hours: int) -> None:
        self.clock.wall -= 3600 * hours

    @rule()
    def enter_the_result(self) -> None:
        self.gate.enter_result(KEY, self.record)
        self.free.update(self.record.moves)
        self.over = True

    @rule()
    def take_the_result_back(self) -> None:
        self.gate.take_back_result(KEY)
        self.over = False

    @rule()
    def restart(self) -> None:
        self.gate = Gate(self.clock)
        self.gate.set_plan(1, DelayPlan(self.seconds))
        self.born = {uci: (at, self.seconds) for uci, (at, _) in self.born.items()}
        self.gate.load(KEY, self.record, self.clock.wall)
        if self.over:
            self.gate.enter_result(KEY, self.record)
            self.free.update(self.record.moves)

    @invariant()
    def nothing_is_public_before_its_time(self) -> None:
        public = self.gate.public(KEY)
        for ply in public.plies if public is not None else ():
            at, seconds = self.born[ply.uci]
            assert ply.uci in self.free or self.clock.now - at >= seconds, ply


TestMachine = Machine.TestCase


@pytest.mark.parametrize("state", [GameState.PLAYING, GameState.ENDED])
def test_a_result_that_was_loaded_does_not_come_out_with_the_last_move(state: GameState) -> None:
    """The moves came an hour ago; since when the source says the result nobody knows."""
    gate, clock = gate_with(900)
    record = replace(game(2, clock), result="1-0", state=state)
    clock.tick(3600)
    gate.load(KEY, record, clock.wall)
    assert shown(gate) == 2
    for seconds, result in ((0, "*"), (899, "*"), (1, "1-0")):
        clock.tick(seconds)
        public = gate.public(KEY)
        assert public is not None
        assert public.result == result


def test_what_is_said_again_waits_no_longer_than_when_it_was_said_first() -> None:
    now = [0.0]
    gate = Gate(lambda: now[0])
    key = (1, 1, (1, "A"), (2, "B"))
    gate.set_plan(1, DelayPlan(60, strict=True))
    moved = GameRecord(1, 1, 2, plies=(Ply("e2e4"),), state=GameState.PLAYING)
    gate.receive(key, moved)
    now[0] = 50.0
    gate.receive(key, moved)
    now[0] = 60.0
    assert (gate.public(key), gate.next_due()) == (moved, None)
