"""The replay of a game: legal or not, from where it was or from its start, and as it is drawn."""

from __future__ import annotations

from collections import OrderedDict

import pytest

from tdapp.domain.games.record import GameRecord, Ply
from tdapp.domain.words.errors import RuleViolation
from tdapp.games import position
from tdapp.games.moves import NoMove
from tdapp.games.position import (
    add_move,
    chess960_start,
    first_move,
    legal_moves,
    moves_of,
    numbered,
    placed,
    placements,
    promotes,
    refuse_illegal,
    sans_of,
    shorter,
    targets,
    trail,
)

OPENING = (
    "e2e4",
    "e7e5",
    "g1f3",
    "b8c6",
    "f1b5",
    "a7a6",
    "b5a4",
    "g8f6",
    "e1g1",
    "f8e7",
    "f1e1",
    "b7b5",
    "a4b3",
    "d7d6",
)


def game(*moves: str, start: str = "", chess960: bool = False) -> GameRecord:
    return GameRecord(1, plies=tuple(map(Ply, moves)), start=start, chess960=chess960)


def test_a_move_is_legal_after_those_before_it() -> None:
    refuse_illegal(game(*OPENING))
    with pytest.raises(RuleViolation, match="Half-move 3, e2e4, is not legal"):
        refuse_illegal(game("e2e4", "e7e5", "e2e4"))
    with pytest.raises(RuleViolation, match="cannot be read"):
        refuse_illegal(game("e2e4", start="no position"))


def test_the_longest_beginning_that_is_known_lacks_eleven_moves_at_most() -> None:
    key = moves_of(game(*OPENING))
    known = {(OPENING[:count], "", False): count for count in (2, 3, 5)}
    assert shorter(key, known) == (OPENING[:5], "", False)
    assert shorter(key, {(OPENING[:3], "", False): 3}) == (OPENING[:3], "", False)  # eleven are missing
    assert shorter(key, {(OPENING[:2], "", False): 2}) is None  # twelve
    assert shorter(key, {(OPENING[:5], "", True): 5}) is None  # of Chess960
    assert shorter(key, {(OPENING, "", False): 14}) is None  # the game itself
    assert shorter(moves_of(game("e2e4")), {((), "", False): 0}) == ((), "", False)


@pytest.mark.parametrize("first", [0, 5, 13])
def test_a_game_that_goes_on_is_the_same_as_one_from_its_start(monkeypatch: pytest.MonkeyPatch, first: int) -> None:
    whole = trail(moves_of(game(*OPENING)))
    monkeypatch.setattr(position, "_trails", OrderedDict())
    before = trail(moves_of(game(*OPENING[:first])))
    went_on = trail(moves_of(game(*OPENING)))
    assert (went_on.sans, went_on.placements) == (whole.sans, whole.placements)
    assert went_on.board.fen() == whole.board.fen()
    assert len(before.sans) == first
    assert before.board.ply() == first, "what was held was not changed"


def test_only_the_newest_replays_are_held(monkeypatch: pytest.MonkeyPatch) -> None:
    held: OrderedDict[object, object] = OrderedDict()
    monkeypatch.setattr(position, "_trails", held)
    monkeypatch.setattr(position, "_MOST", 2)
    for moves in (("e2e4",), ("d2d4",), ("c2c4",)):
        trail(moves_of(game(*moves)))
    assert [key[0] for key in held] == [("d2d4",), ("c2c4",)]  # type: ignore[index]
    trail(moves_of(game("d2d4")))  # asked for again
    trail(moves_of(game("b1c3")))
    assert [key[0] for key in held] == [("d2d4",), ("b1c3",)]  # type: ignore[index]


def test_a_position_is_drawn_with_its_last_move_and_a_king_in_check() -> None:
    some = game("e2e4", "f7f5", "d1h5")
    start, last = placed(some, 0), placed(some, 3)
    assert (start.last, start.white_to_move, start.checked, len(start.pieces)) == (None, True, "", 32)
    assert (last.last, last.white_to_move, last.checked) == (("d1", "h5"), False, "e8")
    assert ("h5", "Q") in last.pieces
    assert placed(some, 2).last == ("f7", "f5")


def test_placements_and_moves_of_a_game() -> None:
    some = game("e2e4", "e7e5")
    assert placements(some) == (
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR",
        "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR",
        "rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR",
    )
    assert sans_of(game("g1f3", "b8c6")) == ("Nf3", "Nc6")
    assert sans_of(game("g1f3", "b8c6"), "de") == ("Sf3", "Sc6")


def test_a_game_may_begin_late_and_with_black() -> None:
    assert first_move(game("e2e4")) == (1, True)
    assert first_move(game("e8d7", start="4k3/8/8/8/8/8/8/4K3 b - - 0 23")) == (23, False)


def test_what_a_piece_can_do_from_here() -> None:
    some = game("e2e4", "e7e5")
    assert set(targets(some, 2, "g1")) == {"h3", "f3", "e2"}
    assert set(targets(game("e2e4", "e7e5", "g1f3", "b8c6", "f1c4", "f8c5"), 6, "e1")) == {"e2", "f1", "g1"}
    assert targets(some, 1, "g1") == ()  # it is not White's turn then
    assert len(legal_moves(some)) == 29
    assert "d1h5" in legal_moves(some)


def test_a_pawn_on_the_last_rank_becomes_another_piece() -> None:
    near = game(start="8/P7/8/8/8/8/k7/4K3 w - - 0 1")
    assert promotes(near, 0, "a7", "a8")
    assert not promotes(near, 0, "e1", "e2")
    assert not promotes(near, 0, "a7", "a6")


def test_half_moves_are_called_by_their_number() -> None:
    some = game("e2e4", "e7e5", "g1f3")
    assert [numbered(some, ply) for ply in (1, 2, 3)] == ["1.", "1…", "2."]
    late = game("e8d7", "e1d2", start="4k3/8/8/8/8/8/8/4K3 b - - 0 23")
    assert [numbered(late, ply) for ply in (1, 2, 3)] == ["23…", "24.", "24…"]


def test_a_typed_move_is_that_of_its_position() -> None:
    some = game("e2e4", "e7e5")
    assert add_move(some, "Nf3").uci == "g1f3"
    assert add_move(some, "Sf3", "de").uci == "g1f3"
    assert add_move(some, "c5", after=1).uci == "c7c5"
    assert add_move(some, "Nf3").corrected
    with pytest.raises(NoMove):
        add_move(some, "Nd5")


def test_the_starting_positions_of_chess960() -> None:
    """Numbers as FIDE counts them: 518 is the usual one, 0 has the bishops in the corner."""
    assert chess960_start(518) == ""
    assert chess960_start(0).split()[0] == "bbqnnrkr/pppppppp/8/8/8/8/PPPPPPPP/BBQNNRKR"
    assert chess960_start(959).split()[0] == "rkrnnqbb/pppppppp/8/8/8/8/PPPPPPPP/RKRNNQBB"
