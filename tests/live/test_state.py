"""What viewers know: changes by version, what a viewer missed, what is found."""

from __future__ import annotations

from tdapp.live.limits import Limits, Requests, Streams
from tdapp.live.state import MOST_STEPS, State
from tests.live.lines import EVENT, board


def made() -> State:
    state = State()
    for line in (EVENT, board(1, "e4"), board(2), board(1, played=1, result="1-0", state="closed")):
        state.take(line)
    return state


def test_changes_are_collected_into_one_step() -> None:
    state = made()
    step = state.step()
    assert step is not None
    assert (step["v"], sorted(step["boards"]), step["event"]) == (1, ["1/1/1", "1/2/1", "1/2/2"], True)
    assert state.step() is None
    state.take(board(2, "d4"))
    assert state.step() == {"v": 2, "boards": {"1/2/2": state.snapshot()["boards"]["1/2/2"]}}
    assert "pgn" not in state.snapshot()["boards"]["1/2/2"]
    assert "sans" not in state.snapshot()["boards"]["1/2/2"]


def test_a_viewer_gets_what_was_missed_or_begins_anew() -> None:
    state = made()
    state.step()
    for number in range(MOST_STEPS + 5):
        state.take(board(1, *["e4"] * (number % 3 + 1)))
        state.step()
    assert state.since(state.version) == []
    assert [step["v"] for step in state.since(state.version - 2) or ()] == [state.version - 1, state.version]
    assert state.since(3) is None  # too long ago
    assert state.since(state.version + 7) is None  # of another process
    assert State().since(5) is None


def test_boards_go_with_their_round_and_unknown_lines_are_passed_over() -> None:
    state = made()
    state.take({"type": "gone", "section": 1, "round": 2, "board": 2})
    state.take({"type": "something of a newer version"})
    assert [held["board"] for held in state.boards_of(1, 2)] == [1]
    step = state.step()
    assert step is not None
    assert sorted(step["boards"]) == ["1/1/1", "1/2/1"]  # nothing of what is gone


def test_games_are_found_by_player_result_and_opening() -> None:
    state = made()
    assert [key for key, _ in state.search("łukasz kővári")] == [(1, 2, 1), (1, 2, 2), (1, 1, 1)]
    assert [key for key, _ in state.search("", "1-0")] == [(1, 1, 1)]
    assert state.search("", "", "B") == []
    assert len(state.search("", "", "c6")) == 3


def test_the_file_of_a_round_has_every_board_in_its_order() -> None:
    state = made()
    assert state.pgn(1, 2).splitlines()[::4] == ['[Round "2.1"]', '[Round "2.2"]']
    assert state.pgn(1).count("[Round") == 3
    assert state.pgn(9) == ""


def test_requests_of_one_address_are_limited() -> None:
    now = [0.0]
    bucket = Requests(Limits(requests=2, burst=3), lambda: now[0])
    assert [bucket.allow("a") for _ in range(4)] == [True, True, True, False]
    assert bucket.allow("b")
    now[0] = 0.5
    assert [bucket.allow("a") for _ in range(2)] == [True, False]


def test_streams_are_limited_by_address_and_in_all() -> None:
    streams = Streams(Limits(streams=3, per_address=2))
    assert [streams.enter("a") for _ in range(3)] == [True, True, False]
    assert [streams.enter("b"), streams.enter("c")] == [True, False]
    streams.leave("a")
    assert streams.enter("c")
    assert streams.count == 3
