"""A board on the pages of arbiters: what stands there now, and nothing that does not."""

from __future__ import annotations

from dataclasses import replace

from tdapp.domain.games.record import GameRecord, GameState, Ply
from tdapp.domain.section.event import Section
from tdapp.domain.section.outcome import GameResult
from tdapp.domain.section.round import Board, Round
from tdapp.services.arbiters.pages import SectionPages, board_item
from tdapp.services.games.of_round import games_of_round
from tests.arena import arena

NAMES = {1: "Ann", 2: "Bob"}
BARE = {"number": 1, "name": "1", "white": "Ann", "black": "Bob", "pair": [1, 2], "result": "", "words": ""}


def item(board: Board, record: GameRecord | None = None) -> dict[str, object]:
    return board_item(NAMES, Round(1, boards=(board,)), board, record)


def test_what_is_entered_at_a_board() -> None:
    assert item(Board(1, 1, 2)) == BARE
    drawn = Board(1, 1, 2, GameResult.DRAW, verified=True, note="slip")
    assert item(drawn) == {**BARE, "result": "1/2-1/2", "words": "½-½", "verified": True, "note": "slip"}
    assert item(Board(1, 1, 9))["black"] == "9"


def test_a_position_only_where_there_is_a_game() -> None:
    assert item(Board(1, 1, 2), GameRecord(1, 1, 2)) == BARE
    moved = item(Board(1, 1, 2), GameRecord(1, 1, 2, plies=(Ply("e2e4"),), state=GameState.PLAYING))
    assert (moved["move"], moved["turn"]) == ("1. e4", "black")
    start = "8/8/8/4k3/8/8/8/4K2R w K - 0 1"
    assert str(item(Board(1, 1, 2), GameRecord(1, 1, 2, start=start))["fen"]).startswith("8/8/8/4k3")


def test_a_board_is_told_anew_when_its_game_goes_on_or_its_players_are_called_otherwise() -> None:
    section = arena("1 Ann | 2w?\n2 Bob | 1b?", rounds_total=3)
    played, pages = Round(1, boards=(Board(1, 1, 2),)), SectionPages(1)

    def told(*moves: str, names: Section = section) -> list[tuple[str, str]]:
        record = GameRecord(1, 1, 2, plies=tuple(map(Ply, moves)), state=GameState.PLAYING)
        news = pages.news(names, played, games_of_round(played, [record]), (), people=False)
        return [(one["white"], one.get("move", "")) for one in (news or {}).get("boards", ())]

    assert told() == [("Ann", "")]
    assert told() == []
    assert told("e2e4") == [("Ann", "1. e4")]
    assert told("e2e4") == []
    anna = replace(section, players=(replace(section.players[0], name="Anna"), section.players[1]))
    assert told("e2e4", names=anna) == [("Anna", "1. e4")]
