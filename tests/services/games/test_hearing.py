"""What sources say is kept line by line; what is shown is a choice among them that nothing of them takes away."""

from __future__ import annotations

from dataclasses import replace

from tdapp.domain.games.record import GameRecord, GameState, Ply
from tdapp.domain.games.stream import Line, Mark, Stream, line_text, lines_of
from tdapp.domain.section.outcome import GameResult
from tdapp.domain.section.round import Board, Round
from tdapp.services.games.of_round import all_games, games_of_round
from tests.ears import Ears

OPEN = Round(1, boards=(Board(1, 1, 2), Board(2, 3, 4)))
CLOSED = replace(OPEN, boards=(replace(OPEN.boards[0], result=GameResult.WHITE_WINS), OPEN.boards[1]))
SPANISH = "e2e4 e7e5 g1f3 b8c6 f1b5 a7a6 b5a4 g8f6 e1g1 f8e7 f1e1"
LINE = f"{SPANISH} b7b5 a4b3 d7d6 c2c3 e8g8 h2h3 c6a5 b3c2 c7c5 d2d4 d8c7".split()


def game(source: str, moves: list[str] | tuple[str, ...], result: str = "*") -> GameRecord:
    plies = tuple(Ply(uci, received=5.0) for uci in moves)
    return GameRecord(1, 1, 2, plies=plies, result=result, state=GameState.PLAYING, source=source)


class Hall:
    """One board, whatever is said of it."""

    def __init__(self) -> None:
        self.ears, self.round, self.wall = Ears(), OPEN, 100.0
        self.recorded: list[GameRecord] = []
        self.stood: set[str] = set()

    def say(self, source: str, moves: list[str] | tuple[str, ...], result: str = "*") -> int:
        """How many half-moves are shown afterwards."""
        self.wall += 1
        self.ears.hear(self.round, [game(source, moves, result)], self.wall, self.recorded, self.stood)
        return len(self.shown)

    @property
    def shown(self) -> tuple[str, ...]:
        record = games_of_round(self.round, self.recorded, self.ears.all).of(1)
        return record.moves if record is not None else ()

    def mark(self, source: str) -> Mark:
        (stream,) = [one for one in self.ears.all if one.source == source]
        return stream.mark


def test_another_source_takes_over_only_where_it_goes_on() -> None:
    hall = Hall()
    assert hall.say("volunteer", LINE[:12]) == 12
    assert hall.say("folder:games", LINE[:5]) == 12
    assert hall.say("folder:games", ["d2d4", "d7d5", *LINE[2:20]]) == 12  # other moves replace nothing
    assert hall.shown == tuple(LINE[:12])
    assert hall.say("eboard:7", LINE[:13]) == 13
    assert hall.say("volunteer", LINE[:14]) == 14
    others = games_of_round(OPEN, [], hall.ears.all).others(1)
    assert [one.source for one in others] == ["folder:games"]


def test_who_is_shown_may_correct_himself_and_who_falls_back_has_begun_anew() -> None:
    hall = Hall()
    hall.say("eboard:7", LINE[:20])
    assert hall.say("eboard:7", LINE[:19]) == 19
    assert hall.say("eboard:7", [*LINE[:18], "h7h6"]) == 19
    assert hall.say("eboard:7", []) == 20  # the pieces are set up again: the longest that was said stays
    assert hall.say("eboard:7", ["d2d4", "d7d5"]) == 20
    assert hall.mark("eboard:7") is Mark.AGAIN
    assert hall.say("eboard:7", LINE[:20]) == 20  # it was a fault of the cable
    assert hall.say("eboard:7", LINE[:21]) == 21


def test_going_back_move_by_move_loses_nothing() -> None:
    hall = Hall()
    hall.say("eboard:7", LINE)
    for count in range(len(LINE) - 1, 0, -1):  # two players look at their game again
        hall.say("eboard:7", LINE[:count])
    assert hall.shown == tuple(LINE)


def test_a_few_moves_before_the_round_are_no_game() -> None:
    hall = Hall()
    hall.say("eboard:7", ["e2e3", "d7d6"])
    hall.say("eboard:7", [])
    assert hall.say("eboard:7", ["d2d4", "d7d5", "c2c4"]) == 3


def test_with_the_result_the_shown_game_stands() -> None:
    """An analysis after mate replaced a finished record once."""
    hall = Hall()
    hall.say("eboard:7", LINE)
    hall.round = CLOSED
    for moves in ([], ["d2d4"], ["d2d4", "d7d5"], [*LINE, "f3d2"]):
        assert hall.say("eboard:7", moves) == len(LINE)
        assert hall.mark("eboard:7") is Mark.LATE
    assert hall.say("folder:games", [*LINE, "f3d2"]) == len(LINE)
    assert [len(line.record.plies) for line in hall.ears.lines["eboard:7", 1, (1, 2)]] == [22, 0, 1, 2, 23]
    assert hall.say("eboard:7", [*LINE, "f3d2"]) == len(LINE)
    kept = len(hall.ears.lines["eboard:7", 1, (1, 2)])
    assert hall.say("eboard:7", [*LINE, "f3d2"]) == len(LINE)
    assert len(hall.ears.lines["eboard:7", 1, (1, 2)]) == kept  # it has said so already
    hall.round = OPEN  # the result was entered at the wrong board
    assert hall.say("eboard:7", [*LINE, "f3d2"]) == 23  # and what it has said since counts
    assert hall.say("eboard:7", [*LINE, "f3d2", "a5c4"]) == 24


def test_a_file_that_is_looked_at_after_the_round_is_shown_and_e_boards_are_not() -> None:
    hall = Hall()
    hall.round = CLOSED
    assert hall.say("eboard:7", LINE[:6]) == 0
    assert hall.say("folder:games", LINE[:8], "1-0") == 8
    assert hall.say("folder:games", LINE[:10], "1-0") == 8


def test_pieces_left_standing_are_no_game_of_this_round() -> None:
    hall = Hall()
    hall.stood.add("eboard:7")
    assert hall.say("eboard:7", LINE) == 0
    assert hall.say("eboard:7", LINE[:21]) == 0
    hall.stood.clear()
    assert hall.say("eboard:7", ["d2d4"]) == 1


def test_what_people_have_recorded_stands_from_then_on() -> None:
    hall = Hall()
    hall.say("eboard:7", LINE)
    cut = replace(game("typed", LINE[:18]), heard=int(hall.wall * 1000))
    hall.recorded = [cut]  # the arbiter has taken the analysis away
    assert len(hall.shown) == 18
    assert hall.say("eboard:7", [*LINE, "f3d2"]) == 23  # it goes on from what he wrote
    hall.recorded = [replace(cut, heard=int(hall.wall * 1000))]
    assert hall.say("eboard:7", ["d2d4"]) == 18


def test_a_choice_by_hand_is_followed() -> None:
    hall = Hall()
    hall.say("volunteer", LINE[:6])
    hall.say("eboard:7", ["d2d4", "d7d5", "c2c4"])
    hall.recorded = [replace(game("eboard:7", ["d2d4", "d7d5", "c2c4"]), heard=int(hall.wall * 1000))]
    assert hall.shown[0] == "d2d4"
    assert hall.say("eboard:7", ["d2d4", "d7d5", "c2c4", "e7e6"]) == 4
    assert hall.say("eboard:7", ["d2d4", "d7d5", "c2c4", "c7c6"]) == 4  # its own correction too
    assert hall.shown[-1] == "c7c6"


def test_a_volunteer_takes_back_what_a_folder_has_added() -> None:
    hall = Hall()
    hall.say("volunteer", LINE[:6])
    hall.say("folder:games", LINE[:7])
    assert hall.say("volunteer", LINE[:6]) == 6


def test_a_source_that_only_adds_the_result_takes_over() -> None:
    hall = Hall()
    hall.say("volunteer", LINE[:6])
    hall.say("folder:games", LINE[:6], "1-0")
    (shown,) = all_games([OPEN], [], hall.ears.all)
    assert shown.result == "1-0"


def test_games_of_other_pairs_are_strangers() -> None:
    hall = Hall()
    hall.say("eboard:7", LINE)
    again = replace(OPEN, boards=(Board(1, 2, 3), Board(2, 1, 4)))
    games = games_of_round(again, [], hall.ears.all)
    assert games.by_board == {}
    assert [one.record.moves for one in games.strangers] == [tuple(LINE)]


def test_what_comes_for_a_pair_that_was_parted_is_at_no_board() -> None:
    hall = Hall()
    hall.round = replace(OPEN, boards=(Board(1, 2, 3), Board(2, 1, 4)))
    hall.say("eboard:7", LINE)
    assert [(one.board, one.record.moves) for one in hall.ears.all] == [(0, tuple(LINE))]


def test_what_a_volunteer_says_again_is_new_only_where_something_else_is_shown() -> None:
    hall = Hall()
    for _ in range(2):
        assert hall.say("volunteer", LINE[:3]) == 3
    assert len(hall.ears.lines["volunteer", 1, (1, 2)]) == 1
    hall.say("folder:games", LINE[:5])
    assert hall.say("volunteer", LINE[:3]) == 3  # a person means it
    assert len(hall.ears.lines["volunteer", 1, (1, 2)]) == 2


def test_a_game_without_names_is_not_taken_for_one_that_has_its_board() -> None:
    hall = Hall()
    hall.say("folder:games", LINE[:4])
    nameless = replace(game("folder:games", LINE[:4]), white=None, black=None)
    hall.ears.hear(OPEN, [nameless], 200.0)
    assert [one.pair for one in hall.ears.all] == [(1, 2), None]
    hall.ears.hear(OPEN, [nameless], 201.0)  # and it is said once
    assert [len(lines) for lines in hall.ears.lines.values()] == [1, 1]


def test_lines_are_read_as_they_were_written() -> None:
    said = [
        game("folder:x", LINE[:3]),
        replace(game("folder:x", [*LINE[:2], "d2d4"], "1-0"), rest="Sf3", state=GameState.DOUBT),
        replace(game("folder:x", []), start="8/8/8/8/8/8/8/K1k5 w - - 0 1", chess960=True),
    ]
    text, before = "", None
    lines = [Line(at, one, Mark.LATE if at == 2 else Mark.PLAIN, shown=at == 1) for at, one in enumerate(said)]
    for line in lines:
        text += ("\n" if text else "") + line_text(line, before)
        before = line.record
    assert list(lines_of(text, replace(said[-1], plies=(Ply("a2a3"),), rest="x"))) == lines


def test_streams_of_one_thing() -> None:
    one = Stream("folder:x", 1, game("folder:x", LINE), 5, Mark.PLAIN, game("folder:x", LINE))
    assert (one.round, one.pair, one.kept_back) == (1, (1, 2), False)
