"""Messages of LiveChess as its interface describes them (seeds of the design, 2.2): feeds, states, lost pieces."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from tdapp.domain.games.record import GameRecord, GameState
from tdapp.domain.games.stream import Mark
from tdapp.domain.section.round import Board, Round
from tdapp.services.games.eboards import EBoards
from tdapp.services.games.of_round import games_of_round
from tdapp.services.games.taking import News
from tests.arena import arena
from tests.ears import Ears

SECTION = arena("1 Anna | 2w?\n2 Bert | 1b?\n3 Carl | 4w?\n4 Dora | 3b?", rounds_total=3)
ROUND = Round(1, boards=(Board(1, 1, 2), Board(2, 3, 4)))
NOW = 1_800_000_000.0


def boards(*listed: dict[str, Any]) -> dict[str, Any]:
    return {"response": "call", "id": 1, "param": list(listed)}


def feed(serial: str, *san: str, **more: Any) -> dict[str, Any]:
    return {"response": "feed", "id": 101, "param": {"serialnr": serial, "san": list(san), "match": True, **more}}


class Stage:
    """Two boards that are listed, and a clock."""

    def __init__(self, *comments: str, seats: dict[str, int] | None = None) -> None:
        self.eboards, self.now = EBoards("LiveChess", seats), NOW
        self.sent: dict[int, GameRecord] = {}
        listed = [{"serialnr": str(7001 + n), "state": "ACTIVE", "comment": text} for n, text in enumerate(comments)]
        self.take(boards(*listed))

    def take(self, message: dict[str, Any]) -> None:
        self.eboards.take(message, self.now)

    def look(self, after: float = 2.0) -> News:
        self.now += after
        news = self.eboards.look(SECTION, ROUND, self.now, ())
        self.sent |= news.games
        return news


def test_moves_and_clocks_come_to_the_board_of_the_comment() -> None:
    stage = Stage("Board 2", "Board 1")
    stage.take(feed("7001", "e4", clock={"white": 5395, "black": 5400, "run": False, "time": 1}))
    (record,) = stage.look().games.values()
    assert list(stage.sent) == [2]
    assert (record.pair, record.moves, record.plies[0].clock) == ((3, 4), ("e2e4",), 5395)
    assert (record.source, record.state) == ("eboard:7001", GameState.PLAYING)
    stage.take(feed("7001", "e4", "e5", clock={"white": 5395, "black": 5390, "run": True, "time": 2}))
    (record,) = stage.look().games.values()
    assert [ply.clock for ply in record.plies] == [5395, 5390]
    assert [ply.received for ply in record.plies] == [NOW + 2, NOW + 4]
    assert stage.look().games == {}


def test_without_comments_the_order_counts_and_seats_go_before() -> None:
    assert Stage("", "").eboards.places() == {"7001": 1, "7002": 2}
    assert Stage("", "", seats={"7002": 1}).eboards.places() == {"7002": 1, "7001": 2}
    assert Stage("Board 1", "Board 1").eboards.places() == {"7001": 1, "7002": 2}


def test_an_e_board_at_a_board_that_is_not_played_hides_no_other() -> None:
    stage = Stage("Board 1", "Board 2", "Board 3")
    for serial in ("7001", "7002", "7003"):
        stage.take(feed(serial, "e4"))
    gap = Round(1, boards=(Board(1, 1, 2), Board(3, 3, 4)))
    assert set(stage.eboards.look(SECTION, gap, NOW, ()).games) == {1, 3}


def test_kings_in_the_centre_end_the_game() -> None:
    stage = Stage("1")
    stage.take(feed("7001", "e4", "e5", "Ke4", "Kd5"))
    (record,) = stage.look().games.values()
    assert (record.moves, record.state, record.rest) == (("e2e4", "e7e5"), GameState.ENDED, "")


def test_a_piece_that_was_lost_is_told_after_a_minute() -> None:
    stage = Stage("1")
    stage.take(feed("7001", "e4", match=False))
    assert stage.look().troubles == ()
    stage.take(feed("7001", "e4", match=False))
    news = stage.look(61)
    assert "pieces" in news.troubles[0]
    assert [record.state for record in news.games.values()] == [GameState.GAP]  # moves are missing
    stage.take(feed("7001", "e4", "e5"))
    news = stage.look()
    assert news.troubles == ()
    assert [record.state for record in news.games.values()] == [GameState.PLAYING]


def test_what_cannot_be_played_is_kept_as_text() -> None:
    stage = Stage("1")
    stage.take(feed("7001", "e4", "Qh5", "d4"))
    (record,) = stage.look().games.values()
    assert (record.moves, record.rest, record.state) == (("e2e4",), "Qh5 d4", GameState.DOUBT)


def test_a_list_that_is_shorter_for_a_moment_takes_nothing_away() -> None:
    stage = Stage("1")
    stage.take(feed("7001", "e4", "e5"))
    stage.look()
    stage.take(feed("7001", "e4"))
    assert stage.look().games == {}
    stage.take(feed("7001"))  # set up again for the next game: the record stays
    assert [stage.look().games for _ in range(4)] == [{}] * 4


def test_states_batteries_and_the_connection() -> None:
    stage = Stage("1")
    listed = {"serialnr": "7001", "state": "NOTRESPONDING", "battery": "14%", "comment": "1"}
    stage.take(boards(listed, {"serialnr": "7002", "state": "ACTIVE", "battery": "3.9V", "comment": "2"}))
    assert len(stage.look().troubles) == 2
    stage.take({"gone": "No connection"})
    assert stage.look().troubles[0] == "No connection"
    stage.take(boards({**listed, "state": "ACTIVE", "battery": "81%"}))
    assert stage.look().troubles == ()


def test_nonsense_is_passed_over() -> None:
    stage = Stage("1")
    for message in ({}, {"response": "feed"}, {"response": "feed", "param": []}, {"response": "call", "param": [3]},
                    {"response": "call"}):  # fmt: skip
        stage.take(message)
    stage.take(feed("7001", "d4"))
    for odd in (None, "e4", 3):
        stage.take({"response": "feed", "param": {"serialnr": "7001", "san": odd, "clock": odd, "match": odd}})
        stage.take({"response": "call", "param": [{"serialnr": "7001", "state": odd, "comment": "1", "clock": odd}]})
        stage.take({"response": odd, "param": odd})
    stage.take({"response": "feed", "param": {"san": ["e4"]}})
    stage.take({"response": "call", "param": [{"state": "ACTIVE"}]})
    assert list(stage.eboards._boards) == ["7001"]
    assert stage.eboards._boards["7001"].san == ("d4",)
    stage.take(feed("7001", "e4", clock={"white": "soon"}))
    (record,) = stage.look().games.values()
    assert record.plies[0].clock is None


def test_pieces_left_standing_wait_for_the_start_position() -> None:
    """Those of round 1 became the moves of round 2 once."""
    eboards, ears = EBoards("LiveChess"), Ears()
    eboards.take(boards({"serialnr": "7001", "comment": "1"}), NOW)
    eboards.take(feed("7001", "e4", "e5", "Nf3"), NOW)
    second = Round(2, boards=(Board(1, 3, 1), Board(2, 2, 4)))

    def look(played: Round) -> dict[int, GameRecord]:
        news = eboards.look(SECTION, played, NOW, ears.all)
        ears.hear(played, news.records, NOW, stood=news.stood)
        return dict(games_of_round(played, (), ears.all).by_board)

    assert look(ROUND)[1].moves == ("e2e4", "e7e5", "g1f3")
    assert look(second) == {}
    eboards.take(feed("7001", "e4", "e5", "Nf3", "Nc6"), NOW)  # they look at it once more
    assert look(second) == {}
    (kept,) = [one for one in ears.all if one.round == 2]
    assert (kept.mark, len(kept.record.plies)) == (Mark.STOOD, 4)
    eboards.take(feed("7001"), NOW)
    eboards.take(feed("7001", "d4"), NOW)
    assert look(second)[1].moves == ("d2d4",)
    again = EBoards("LiveChess")  # the window was started again in the middle of the round
    again.take(boards({"serialnr": "7001", "comment": "1"}), NOW)
    again.take(feed("7001", "d4", "d5"), NOW)
    eboards = again
    assert look(second)[1].moves == ("d2d4", "d7d5")


def test_a_round_that_is_paired_again_does_not_inherit_what_stands() -> None:
    eboards, ears = EBoards("LiveChess"), Ears()
    eboards.take(boards({"serialnr": "7001", "comment": "1"}), NOW)
    eboards.take(feed("7001", "e4"), NOW)
    for played in (ROUND, replace(ROUND, boards=(Board(1, 1, 3), Board(2, 4, 2)))):
        news = eboards.look(SECTION, played, NOW, ears.all)
        ears.hear(played, news.records, NOW, stood=news.stood)
    assert games_of_round(ROUND, (), ears.all).of(1) is not None
    assert games_of_round(played, (), ears.all).by_board == {}
