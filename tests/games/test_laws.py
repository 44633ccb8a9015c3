"""The Laws over a record. Games: Fischer-Petrosian 1971 and constructed ones, each named."""

from __future__ import annotations

from collections import OrderedDict

import pytest

from tdapp.games import laws
from tdapp.games.laws import Finding, Law, ending, findings
from tdapp.games.reading import read_pgn

SHUFFLE = "Nf3 Nf6 Ng1 Ng8 "


def found(text: str, fen: str = "") -> list[tuple[Law, int]]:
    head = f'[SetUp "1"]\n[FEN "{fen}"]\n\n' if fen else ""
    (game,) = read_pgn(head + text, "en")
    assert not game.faults, game.faults
    return [(one.law, one.ply) for one in findings(game.record)]


def test_the_third_time_has_to_be_reached() -> None:
    """G1: after Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1 the third time only *can* come."""
    assert found("Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1") == []
    assert found(SHUFFLE * 2) == [(Law.THREEFOLD, 8)]


def test_the_fifth_time_needs_no_claim() -> None:
    laws = found(SHUFFLE * 4)
    assert (Law.FIVEFOLD, 16) in laws
    assert laws[0] == (Law.THREEFOLD, 8)


def test_a_right_to_take_en_passant_makes_another_position() -> None:
    """9.2.3.1: after 1. e4 … d5 the pawn on e5 may take, later it may not: the first time does not count."""
    start = "4k3/3p4/8/4P3/8/8/8/4K2R b - - 0 1"
    back = "Rg1 Ke7 Rh1 Ke8 "  # White's rook and Black's king go and come
    laws = found("d5 " + back * 2, start)
    assert Law.THREEFOLD not in dict(laws)
    assert dict(found("d5 " + back * 3, start))[Law.THREEFOLD] == 13
    # a pinned pawn may not take: then it is the same position from the beginning (9.2.3.1: "could have been captured")
    pinned = "4r1k1/3p4/8/4P3/8/8/8/4K2R b - - 0 1"
    assert dict(found("d5 " + "Rg1 Kh8 Rh1 Kg8 " * 2, pinned))[Law.THREEFOLD] == 9


def test_a_right_to_castle_makes_another_position() -> None:
    """9.2.3.2: the rook that moved and came back has cost the right."""
    start = "4k3/8/8/8/8/8/4P3/4K2R w K - 0 1"
    assert Law.THREEFOLD not in dict(found("Rg1 Kd8 Rh1 Ke8 " * 2, start))
    assert dict(found("Rg1 Kd8 Rh1 Ke8 " * 3, start))[Law.THREEFOLD] == 12


@pytest.mark.parametrize(("clock", "law"), [(99, Law.FIFTY), (149, Law.SEVENTY_FIVE)])
def test_fifty_and_seventy_five_moves(clock: int, law: Law) -> None:
    said = [(law, 1), (Law.BLACK_CANNOT_MATE, 1)]  # 6.9 is said beside what is found with the last move
    assert found("Ra2", f"4k3/8/8/8/8/8/8/R3K3 w - - {clock} 90") == said
    assert (law, 1) not in found("Ra2", f"4k3/8/8/8/8/8/8/R3K3 w - - {clock - 1} 90")


def test_mate_takes_precedence_over_seventy_five_moves() -> None:
    """9.6.2, last sentence."""
    laws = dict(found("Ra8#", "4k3/8/4K3/8/8/8/8/R7 w - - 149 120"))
    assert Law.CHECKMATE in laws
    assert Law.SEVENTY_FIVE not in laws


def test_the_end_of_a_game() -> None:
    assert found("f3 e5 g4 Qh4") == [(Law.CHECKMATE, 4)]
    assert found("Qg6", "7k/8/8/6Q1/8/8/8/K7 w - - 0 1") == [(Law.STALEMATE, 1)]


@pytest.mark.parametrize(
    ("fen", "laws"),
    [
        ("4k3/8/8/8/8/8/8/4K3 w - - 0 1", {Law.DEAD}),
        ("4k3/8/8/8/8/8/8/4KN2 w - - 0 1", {Law.DEAD}),
        ("4kb2/8/8/8/8/8/8/2B1K3 w - - 0 1", {Law.DEAD}),  # both bishops on dark squares
        ("4kn2/8/8/8/8/8/8/4KN2 w - - 0 1", set()),  # G4: helpmates exist
        ("4k3/8/8/8/8/8/8/R3K3 w - - 0 1", {Law.BLACK_CANNOT_MATE}),
        ("8/8/1k1p1p2/p1pPpPp1/P1P1P1P1/3K4/8/8 w - - 0 1", set()),  # a wall of pawns: not decided, never claimed
        ("8/8/8/8/8/3k4/1r6/K7 w - - 0 1", {Law.WHITE_CANNOT_MATE}),  # the capture is forced: not said to be dead
    ],
)
def test_material_that_cannot_mate(fen: str, laws: set[Law]) -> None:
    assert {law for law, _ in found("*", fen)} == laws


def test_each_repetition_is_said_once() -> None:
    """Four positions come again and again: the fourth time is not the third, the sixth and seventh not the fifth."""
    thirds, fifths = [(Law.THREEFOLD, ply) for ply in range(8, 12)], [(Law.FIVEFOLD, ply) for ply in range(16, 20)]
    assert found(SHUFFLE * 6) == [*thirds, *fifths]


@pytest.mark.parametrize("clock", [99, 149])
def test_a_mate_by_the_last_move_is_all_that_is_said(clock: int) -> None:
    """9.3 and 9.6.2: who is mated can claim nothing."""
    laws = dict(found("Ra8#", f"4k3/8/4K3/8/8/8/8/R7 w - - {clock} 120"))
    assert not {Law.FIFTY, Law.SEVENTY_FIVE} & laws.keys()
    assert laws[Law.CHECKMATE] == 1


def test_only_what_needs_no_claim_lets_the_arbiter_act() -> None:
    """11.12, 9.2, 9.3, 6.9: a claim is the player's."""
    claims = {Law.THREEFOLD, Law.FIFTY, Law.WHITE_CANNOT_MATE, Law.BLACK_CANNOT_MATE}
    assert {law for law in Law if not Finding(law, 1).acts} == claims


@pytest.mark.parametrize(
    ("text", "fen", "law", "result"),
    [
        ("f3 e5 g4 Qh4", "", Law.CHECKMATE, "0-1"),
        ("Ra8#", "4k3/8/4K3/8/8/8/8/R7 w - - 0 1", Law.CHECKMATE, "1-0"),
        ("Qg6", "7k/8/8/6Q1/8/8/8/K7 w - - 0 1", Law.STALEMATE, "1/2-1/2"),
        (SHUFFLE * 4, "", Law.FIVEFOLD, "1/2-1/2"),
        (SHUFFLE * 2, "", None, ""),
        ("Ra2", "4k3/8/8/8/8/8/8/R3K3 w - - 99 90", None, ""),
        ("Ra2", "4k3/8/8/8/8/8/8/R3K3 w - - 149 90", Law.SEVENTY_FIVE, "1/2-1/2"),
        ("Ra1#", "r7/8/8/8/8/4k3/8/4K3 b - - 0 1", Law.CHECKMATE, "0-1"),
    ],
)
def test_how_the_moves_say_that_it_ended(text: str, fen: str, law: Law | None, result: str) -> None:
    head = f'[SetUp "1"]\n[FEN "{fen}"]\n\n' if fen else ""
    (game,) = read_pgn(head + text, "en")
    end = ending(game.record)
    assert (end and end.law, end.result if end else "") == (law, result)


def test_what_is_remembered_of_games_is_bounded(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(laws, "_MOST", 2)
    monkeypatch.setattr(laws, "_found", OrderedDict())
    for text in ("e4", "d4", "c4", "Nf3"):
        found(text)
    assert len(laws._found) == 2
