"""A volunteer's entries: the next legal move once, the last one back, a gap; never over a result or an unseen move."""

from __future__ import annotations

from dataclasses import replace

import pytest

from tdapp.domain.games.record import GameRecord, GameState, Ply
from tdapp.domain.section.outcome import GameResult
from tdapp.domain.words.errors import RuleViolation
from tdapp.services.arbiters.pages import board_item
from tdapp.services.games.desk import Entry, desk_boards, entered
from tdapp.services.rounds.boards import rounds_of
from tests.arena import arena

SECTION = arena("1 A 2000 | 2w?\n2 B 1900 | 1b?", rounds_total=3)
(PLAYED,) = rounds_of(SECTION)
GAME = GameRecord(1, 1, 2, plies=(Ply("e2e4", received=5.0), Ply("e7e5", received=9.0)), state=GameState.PLAYING)


def move(uci: str, ply: int) -> Entry:
    return Entry(1, "move", ply, uci)


def test_the_first_move_begins_a_record() -> None:
    game = entered(move("e2e4", 0), PLAYED, None, 7.0)
    assert (game.pair, game.moves, game.state) == ((1, 2), ("e2e4",), GameState.PLAYING)
    assert game.plies[0].received == 7.0


def test_what_is_sent_again_counts_once() -> None:
    assert entered(move("e7e5", 1), PLAYED, GAME, 20.0) is GAME
    assert entered(Entry(1, "back", 3), PLAYED, GAME, 20.0) is GAME


@pytest.mark.parametrize(
    ("entry", "words"),
    [
        (move("d7d5", 1), "gone on"),
        (move("g1f3", 3), "gone on"),
        (move("e4e5", 2), "not legal"),
        (move("xx", 2), "not legal"),
        (Entry(1, "back", 1), "no such move"),
        (Entry(1, "back", 9), "no such move"),
        (Entry(7, "move", 0, "e2e4"), "no board 7"),
    ],
)
def test_what_is_not_taken_says_why(entry: Entry, words: str) -> None:
    with pytest.raises(RuleViolation, match=words):
        entered(entry, PLAYED, GAME, 20.0)


def test_the_last_move_back_and_a_gap() -> None:
    game = entered(Entry(1, "back", 2), PLAYED, GAME, 20.0)
    assert (game.moves, game.state) == (("e2e4",), GameState.PLAYING)
    assert entered(Entry(1, "back", 1), PLAYED, game, 20.0).state is GameState.WAITING
    assert entered(Entry(1, "gap", 2), PLAYED, GAME, 20.0).state is GameState.GAP
    assert entered(Entry(1, "call", 2), PLAYED, GAME, 20.0) is GAME


def test_what_was_entered_without_a_connection_is_never_dropped() -> None:
    """Legal entries are moves; the first that is not, and all that follow it, are text in doubt until taken back."""
    game = GAME
    for uci, ply in (("g1f3", 2), ("e8e1", 3), ("f1b5", 4), ("e8e1", 3)):
        game = entered(replace(move(uci, ply), blind=True), PLAYED, game, 20.0)
    assert (game.moves, game.rest, game.state) == (("e2e4", "e7e5", "g1f3"), "4:e8e1 5:f1b5", GameState.DOUBT)
    (shown,) = desk_boards(SECTION, PLAYED, {1: game}, (1,))
    assert shown["rest"] == "4:e8e1 5:f1b5"
    game = entered(Entry(1, "back", 3), PLAYED, game, 20.0)
    assert (game.rest, game.state) == ("4:e8e1", GameState.DOUBT)
    bare = entered(Entry(1, "back", 3), PLAYED, game, 20.0)
    assert (bare.rest, bare.state, len(bare.moves)) == ("", GameState.PLAYING, 3)
    game = entered(move("b8c6", 3), PLAYED, game, 20.0)  # what is legal puts it right
    assert (len(game.moves), game.rest, game.state) == (4, "", GameState.PLAYING)


def test_an_arbiter_sees_every_board_as_it_is_now() -> None:
    clocked = replace(GAME, plies=(Ply("e2e4", 5395), Ply("e7e5", 5390)))
    names = {player.number: player.name for player in SECTION.players}
    shown = board_item(names, PLAYED, PLAYED.boards[0], clocked)
    assert (shown["move"], shown["clock"], shown["state"]) == ("1… e5", [5395, 5390], "in play")
    nothing = board_item(names, PLAYED, PLAYED.boards[0], None)
    assert ("fen" in nothing, "move" in nothing, nothing["result"]) == (False, False, "")


def test_after_the_result_nothing_is_entered() -> None:
    done = replace(PLAYED, boards=(replace(PLAYED.boards[0], result=GameResult.DRAW),))
    with pytest.raises(RuleViolation, match="game is over"):
        entered(Entry(1, "back", 2), done, GAME, 20.0)
    late = entered(move("g1f3", 2), done, GAME, 20.0)  # it waited for a connection: kept, and not shown
    assert late.moves == (*GAME.moves, "g1f3")
    (shown,) = desk_boards(SECTION, done, {1: GAME}, (1,))
    assert (shown["over"], shown["legal"]) == (True, [])


def test_the_page_shows_position_and_what_is_legal() -> None:
    (shown,) = desk_boards(SECTION, PLAYED, {1: GAME}, (1, 2))
    assert (shown["sans"], shown["turn"], shown["last"]) == (["e4", "e5"], "white", ["e7", "e5"])
    assert "g1f3" in shown["legal"]
    assert len(shown["legal"]) == 29
    promoting = replace(GAME, start="8/4P3/8/8/8/8/8/K1k5 w - - 0 1", plies=())
    (shown,) = desk_boards(SECTION, PLAYED, {1: promoting}, (1,))
    assert {"e7e8q", "e7e8n"} <= set(shown["legal"])
