"""A board as viewers see it: its result when the gate lets it out, and what stands there else."""

from __future__ import annotations

from dataclasses import replace

from tdapp.domain.games.record import GameRecord, GameState, Ply
from tdapp.domain.section.outcome import GameResult
from tdapp.domain.section.player import Player
from tdapp.domain.section.round import Board, Round
from tdapp.services.live.delay import DelayPlan, Gate, Key
from tdapp.services.live.public import public_board, public_pgns
from tests.arena import arena

SECTION = arena("1 Anna 2000 | 2w?\n2 Bert | 1b?", rounds_total=3)
OPEN = Round(2, boards=(Board(7, 1, 2),))
KEY: Key = (1, 2, (1, "Anna"), (2, "Bert"))
PLIES = (Ply("e2e4", 59), Ply("e7e5", None, corrected=True))
GAME = GameRecord(2, 1, 2, plies=PLIES, state=GameState.DOUBT, rest="Qxz9", result="0-1")


def gate(*, delay: int = 0, strict: bool = False) -> Gate:
    made = Gate(lambda: 1000.0)
    made.set_plan(1, DelayPlan(delay, strict))
    return made


def shown(held: Gate, result: GameResult | None = None) -> dict[str, object]:
    (board,) = OPEN.boards
    return public_board(KEY, SECTION, OPEN, replace(board, result=result), held)


def test_who_plays_is_shown_before_anything_is_known() -> None:
    told = shown(gate())
    anna = {"name": "Anna", "title": "", "rating": 2000, "federation": "", "start_number": 1}
    assert (told["white"], told["round"], told["board"], told["game"]) == (anna, 2, 7, "1/2/1 Anna/2 Bert")
    assert (told["moves"], told["last"], told["result"], told["state"]) == ([], [], "*", "waiting")
    assert str(told["fen"]).startswith("rnbqkbnr/pppppppp")


def test_a_game_is_shown_without_what_nobody_understood() -> None:
    held = gate()
    held.receive(KEY, GAME)
    told = shown(held)
    assert (told["moves"], told["sans"], told["clocks"]) == (["e2e4", "e7e5"], ["e4", "e5"], [59, None])
    assert (told["corrected"], told["last"], told["result"]) == ([2], ["e7", "e5"], "0-1")
    (text,) = public_pgns({7: KEY}, SECTION, OPEN, held)
    assert "Qxz9" not in text + str(told)
    assert "1. e4" in text


def test_the_arbiters_result_is_shown_when_it_is_let_out_and_not_before() -> None:
    (board,) = OPEN.boards
    for held, out in ((gate(), True), (gate(delay=60, strict=True), False)):
        held.receive(KEY, replace(GAME, result="*", rest=""))
        held.enter_result(KEY, None)
        told = shown(held, GameResult.DRAW)
        assert (told["result"], told["state"]) == (("1/2-1/2", "closed") if out else ("*", "waiting"))
        played = replace(OPEN, boards=(replace(board, result=GameResult.DRAW),))
        (text,) = public_pgns({7: KEY}, SECTION, played, held)
        assert ('[Result "1/2-1/2"]' in text) is out
        assert ('[Result "*"]' in text) is not out


def test_a_game_that_is_adjourned_or_open_again_is_not_over() -> None:
    held = gate()
    held.enter_result(KEY, replace(GAME, result="*", rest="", state=GameState.PLAYING))
    for result in (None, GameResult.ADJOURNED):
        told = shown(held, result)
        assert (told["result"], told["state"]) == ("*", "playing")


def test_names_are_shown_as_somebody_wants_them_and_letters_that_html_changes_are_left_out() -> None:
    def initials(player: Player) -> str:
        return f"{player.name[0]}.\x85"

    told = public_board(KEY, SECTION, OPEN, OPEN.boards[0], gate(), named=initials)
    assert told["game"] == "1/2/1 A. /2 B. "
    assert '[White "A.' in public_pgns({7: KEY}, SECTION, OPEN, gate(), named=initials)[0]
