"""What leaves the process: nothing before its time, no draft, no child's name; all of it again for a new reader."""

from __future__ import annotations

import datetime as dt
import json
from dataclasses import replace

from hypothesis import example, given
from hypothesis import strategies as st

from tdapp.domain.games.broadcast import Broadcast
from tdapp.domain.games.record import GameRecord, GameState, Ply
from tdapp.domain.section.event import Section
from tdapp.domain.section.outcome import GameResult, Outcome
from tdapp.domain.section.round import Round, RoundState
from tdapp.services.live.feed import Feed, Line
from tdapp.services.ports.live import LiveSection
from tdapp.services.rounds.boards import rounds_of
from tdapp.services.tables.standings import compute_standings
from tests.arena import arena
from tests.effort import examples

TODAY = dt.date(2026, 7, 3)
WALL = 1_800_000_000.0
MOVES = ("e2e4", "e7e5", "g1f3", "b8c6", "f1b5", "a7a6", "b5a4", "g8f6", "e1g1", "f8e7", "f1e1", "b7b5", "a4b3", "d7d6")
DRAWN = arena(
    """
    1 Kővári, Łukasz 2000 | 3w?
    2 Ильин, Иван 1900 | 4b?
    3 Müller, Eva 1800 | 1b?
    4 Smith, Ann 1700 | 2w?
    """,
    rounds_total=3,
    round_dates=(None, dt.date(2026, 7, 4)),
)


class Hall:
    """A clock that a test moves, and what every viewer has ever been told."""

    def __init__(self, delay: int | None = None) -> None:
        self.now = 1000.0
        self.feed = Feed(lambda: self.now, lambda: WALL + self.now, delay=delay)
        self.told: list[Line] = []

    def take(
        self, *games: GameRecord, section: Section = DRAWN, rounds: tuple[Round, ...] | None = None, **facts: object
    ) -> list[Line]:
        held = LiveSection(1, section, rounds_of(section) if rounds is None else rounds, games, **facts)  # type: ignore[arg-type]
        self.feed.take((held,), TODAY)
        return self.lines()

    def lines(self) -> list[Line]:
        lines = list(self.feed.lines())
        self.told += lines
        return lines

    def moves(self, board: int = 1) -> tuple[str, ...]:
        """What is public of a board."""
        last = [line["board"] for line in self.told if line["type"] == "board" and line["board"]["board"] == board]
        return tuple(last[-1]["moves"]) if last else ()


def game(plies: int, *, white: int = 1, black: int = 3) -> GameRecord:
    moves = tuple(Ply(move, clock=5400 - 10 * index) for index, move in enumerate(MOVES[:plies]))
    return GameRecord(1, white, black, plies=moves, state=GameState.PLAYING)


def entered(board: int, result: GameResult | None) -> tuple[Round, ...]:
    (played,) = rounds_of(DRAWN)
    boards = tuple(replace(one, result=result) if one.number == board else one for one in played.boards)
    return (replace(played, boards=boards),)


def test_players_are_public_at_once_and_moves_after_the_delay() -> None:
    hall = Hall()
    hall.take(game(0))
    assert [line["type"] for line in hall.told] == ["event", "board", "board"]
    hall.take(game(3))
    hall.now += 899
    assert hall.lines() == []
    assert hall.moves() == ()
    hall.now += 1
    (line,) = hall.lines()
    assert line["board"]["sans"] == ["e4", "e5", "Nf3"]
    assert line["board"]["move"] == "2. Nf3"
    assert (line["board"]["clock"], line["board"]["turn"]) == ([5380, 5390], "b")
    assert len(line["board"]["fens"]) == 4
    assert "2. Nf3" in line["board"]["pgn"].replace("\n", " ")


def test_a_result_opens_the_rest_unless_the_plan_is_strict() -> None:
    for strict in (False, True):
        hall = Hall()
        plan = Broadcast(600, strict)
        hall.take(game(0), broadcast=plan)
        hall.take(game(5), broadcast=plan)
        hall.take(game(5), rounds=entered(1, GameResult.WHITE_WINS), broadcast=plan)
        assert (len(hall.moves()) == 5) is not strict
        assert ("1-0" in json.dumps(hall.told)) is not strict
        hall.now += 600
        hall.lines()
        assert len(hall.moves()) == 5
        assert "1-0" in json.dumps(hall.told)


def test_moves_that_come_after_the_result_are_public_with_it() -> None:
    hall = Hall()
    won = entered(1, GameResult.WHITE_WINS)
    hall.take(game(0))
    hall.take(game(3), rounds=won)
    hall.take(game(5), rounds=won)
    assert hall.moves() == MOVES[:5]


def test_no_table_says_more_than_the_boards() -> None:
    hall = Hall()
    plan = Broadcast(600, True)
    done = tuple(replace(board, result=GameResult.DRAW) for board in rounds_of(DRAWN)[0].boards)
    rounds = (replace(rounds_of(DRAWN)[0], boards=done),)
    hall.take(game(0), broadcast=plan)
    hall.take(game(4), rounds=rounds, broadcast=plan)
    assert hall.feed.released_rounds(1) == 0
    hall.now += 600
    assert hall.feed.released_rounds(1) == 1


def test_after_a_start_the_clock_of_the_wall_decides() -> None:
    received = [WALL + 1000 - age for age in (2000, 1000, 899, 10)]
    moves = tuple(Ply(move, received=at) for move, at in zip(MOVES, received, strict=False))
    hall = Hall()
    hall.take(GameRecord(1, 1, 3, plies=moves, state=GameState.PLAYING))
    assert len(hall.moves()) == 2
    hall.now += 1
    hall.lines()
    assert len(hall.moves()) == 3


def test_a_draft_and_the_name_of_a_child_are_not_told() -> None:
    people = tuple(
        replace(one, birth="2015" if one.number == 3 else "1980", fide_id="99887766") for one in DRAWN.players
    )
    section = replace(DRAWN, players=people)
    (played,) = rounds_of(section)
    hall = Hall(0)
    hall.take(game(2), section=section, rounds=(replace(played, state=RoundState.DRAFT),))
    assert [line["type"] for line in hall.told] == ["event"]
    hall.take(game(2), section=section)
    text = json.dumps(hall.told, ensure_ascii=False)
    assert "M., E." in text
    for secret in ("Müller", "2015", "1980", "99887766"):
        assert secret not in text


def test_a_round_that_was_withdrawn_is_gone_and_does_not_come_back_with_its_moves() -> None:
    hall = Hall(0)
    hall.take(game(2))
    assert hall.moves() == MOVES[:2]
    gone = hall.take(rounds=())
    assert sorted(line["type"] for line in gone) == ["event", "gone", "gone"]
    hall.take()
    assert hall.moves() == ()


def test_boards_of_two_sections_with_one_number_are_told_apart() -> None:
    hall = Hall(0)
    both = tuple(LiveSection(number, DRAWN, rounds_of(DRAWN)) for number in (1, 2))
    hall.feed.take(both, TODAY)
    told = [(line["section"], line["board"]["board"]) for line in hall.lines() if line["type"] == "board"]
    assert told == [(1, 1), (1, 2), (2, 1), (2, 2)]
    assert hall.lines() == []
    hall.feed.take(both[:1], TODAY)
    assert {(line["section"], line["board"]) for line in hall.lines() if line["type"] == "gone"} == {(2, 1), (2, 2)}


def test_a_board_without_a_game_shows_the_position_it_begins_from() -> None:
    (board, _) = [line["board"] for line in Hall(0).take() if line["type"] == "board"]
    assert board["fens"] == ["rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR"]


def test_everything_again_for_a_new_process() -> None:
    hall = Hall(0)
    hall.take(game(3))
    assert list(hall.feed.lines()) == []
    again = list(hall.feed.lines(everything=True))
    assert [line["type"] for line in again] == ["event", "board", "board"]
    assert tuple(again[1]["board"]["moves"]) == MOVES[:3]


def test_the_next_round_is_announced_in_utc() -> None:
    section = replace(DRAWN, round_times=())
    hall = Hall(0)
    (event, *_boards) = hall.take(section=section)
    (told,) = event["event"]["sections"]
    assert told["next"] == {"number": 2, "starts": ""}


@examples(60)
@example([("move", 1), ("wait", 407), ("move", 0), ("move", 1), ("wait", 193)])
@given(
    st.lists(
        st.one_of(
            st.tuples(st.just("move"), st.integers(0, len(MOVES))),
            st.tuples(st.just("wait"), st.integers(0, 700)),
            st.tuples(st.just("delay"), st.sampled_from((0, 60, 600, 900))),
            st.tuples(st.just("result"), st.booleans()),
        ),
        max_size=14,
    )
)
def test_no_move_is_told_before_its_time(steps: list[tuple[str, int]]) -> None:
    """Whatever happens in whatever order: a half-move is public only after the delay of when it came, or the result."""
    hall = Hall()
    delay, result, record = 600, None, game(0)
    hall.take(record, broadcast=Broadcast(delay))
    came: dict[int, float] = {}
    for kind, value in steps:
        if kind == "move":
            for ply in range(len(record.plies) + 1, value + 1):
                came.setdefault(ply, hall.now + delay)  # taken back and played again, it was on the board before
            record = game(value)
        elif kind == "wait":
            hall.now += value
        elif kind == "delay":
            delay = value
        else:
            result = GameResult.DRAW if value else None
        hall.take(record, rounds=entered(1, result), broadcast=Broadcast(delay))
        if result is not None:
            return  # the arbiter ended it
        public = max((len(line["board"]["moves"]) for line in hall.told if line["type"] == "board"), default=0)
        waiting = [ply for ply, at in came.items() if at > hall.now]
        assert not waiting or public < min(waiting), (public, came, hall.now)


def test_viewers_see_clocks_that_run_as_late_as_the_moves_times_and_the_opening() -> None:
    hall = Hall(delay=100)
    started = WALL + hall.now
    plies = tuple(
        Ply(uci, 5400 - 30 * at, 30 if at % 2 else None, received=started) for at, uci in enumerate(MOVES[:5])
    )
    game = GameRecord(1, 1, 3, plies=plies, state=GameState.PLAYING)
    hall.take()
    hall.take(game)
    hall.now += 101
    hall.take(game)
    (line,) = [one["board"] for one in hall.told if one["type"] == "board" and one["board"]["moves"]]
    assert (line["eco"], line["opening"]) == ("C60", "Ruy Lopez")
    assert (line["turn"], line["clock"], line["runs"]) == ("b", [5280, 5310], started + 100)
    assert line["spent"] == [None, 30, None, 30, None]
    first, *later = rounds_of(DRAWN)
    boards = tuple(replace(one, result=GameResult.DRAW) if one.players == (1, 3) else one for one in first.boards)
    closed = replace(first, boards=boards)
    hall.take(game, rounds=(closed, *later))
    assert [one["board"]["runs"] for one in hall.told if one["type"] == "board"][-1] is None


def test_what_stands_now_counts_a_result_when_it_is_public_and_not_before() -> None:
    """A strict section holds results back as long as its moves; a game without a result counts nothing."""
    hall = Hall()
    plan = Broadcast(600, True)
    drawing = "1 Kővári, Łukasz 2000 | 3w1\n2 B 1900 | 4b?\n3 Müller, Eva 1800 | 1b0\n4 D 1700 | 2w?"
    section = arena(drawing, rounds_total=3)
    hall.take(game(0), broadcast=plan)
    hall.take(game(5), broadcast=plan)
    hall.take(game(5), section=section, rounds=rounds_of(section), broadcast=plan)
    now = hall.feed.as_it_stands(1)
    assert now is not None
    assert (now.number, now.entered, now.boards) == (1, 0, 2)
    assert {cell.outcome for row in now.section.cells for cell in row} == {Outcome.OPEN}
    assert all(board.result is None for board in now.rounds[0].boards)
    hall.now += 600
    now = hall.feed.as_it_stands(1)
    assert now is not None
    assert (now.number, now.entered, now.boards) == (1, 1, 2)
    assert next(row.points for row in compute_standings(now.section, after_round=1).rows) == "1.0"
    assert hall.feed.released_rounds(1) == 0


def test_a_board_whose_colours_are_exchanged_is_told_anew() -> None:
    hall = Hall()
    hall.take(rounds=entered(1, None))
    (played,) = entered(1, None)
    first, *others = played.boards
    turned = replace(first, white=first.black, black=first.white)
    (line,) = hall.take(rounds=(replace(played, boards=(turned, *others)),))
    assert (line["board"]["white"]["start_number"], line["board"]["black"]["start_number"]) == (3, 1)


def test_of_a_section_that_nobody_has_nothing_is_known() -> None:
    feed = Hall().feed
    assert (feed.as_it_stands(9), feed.section(9), feed.released_rounds(9), feed.numbers()) == (None, None, 0, ())
