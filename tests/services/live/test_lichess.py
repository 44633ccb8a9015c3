"""What Lichess would make of a file: its games in a line each, and what it would drop or mix up."""

from __future__ import annotations

import pytest

from tdapp.services.live.lichess import previews, problems

WHOLE = (
    '[White "Anna"]\n[Black "Boris"]\n[WhiteFideId "1"]\n[BlackFideId "2"]\n[TimeControl "5400+30"]\n[Result "1-0"]\n\n'
    "1. e4 {[%clk 1:30:00]} e5 {[%clk 1:29:00]} 1-0\n\n"
)


def game(white: str = "Anna", black: str = "Boris", ids: tuple[str, str] = ("1", "2"), control: str = "5400+30",
         moves: str = "1. e4 *") -> str:  # fmt: skip
    return (
        f'[White "{white}"]\n[Black "{black}"]\n[WhiteFideId "{ids[0]}"]\n[BlackFideId "{ids[1]}"]\n'
        f'[TimeControl "{control}"]\n\n{moves}\n\n'
    )


@pytest.mark.parametrize(
    ("text", "words"),
    [
        (WHOLE, "Anna – Boris 1-0 (2 half-moves, with clocks, 2 FIDE ids)"),
        (game(), "Anna – Boris * (1 half-move, 2 FIDE ids)"),
        (game(ids=("0", "2")), "Anna – Boris * (1 half-move, 1 FIDE id)"),
        (game("A", "bye", ("", "00"), moves="*"), "? – ? * (0 half-moves, 0 FIDE ids)"),
        (game(moves="1. e4 {[%clk 1:30:00]} e5 *"), "Anna – Boris * (2 half-moves, 2 FIDE ids)"),
    ],
)
def test_a_game_in_a_line(text: str, words: str) -> None:
    (found,) = previews([text])
    assert found.text == words


@pytest.mark.parametrize(
    ("text", "words"),
    [
        (game(), []),
        (game(ids=("", "2")), ["1 player has no FIDE id: Lichess knows him by name alone."]),
        (game(ids=("", "0")), ["2 players have no FIDE id: Lichess knows them by name alone."]),
        (game("Unknown"), ["“Unknown” is no name for Lichess: it is removed."]),
        (game(" A "), ["“A” is no name for Lichess: it is removed."]),
        (game("Al"), []),
        (game(control="90 min"), ["“90 min” is no time control of a PGN, as 5400+30."]),
        (game(control=""), ["No time control is known: Lichess shows no clocks before the first move."]),
        (game() + game(), ["Anna – Boris is there more than once: Lichess takes them for one game."]),
        (game() + game("Boris", "Anna"), []),
        ("", []),
        (game() * 101, ["The file has 101 games: Lichess shows 100 of a round.",
                        "Anna – Boris is there more than once: Lichess takes them for one game."]),
    ],
)  # fmt: skip
def test_what_it_would_drop(text: str, words: list[str]) -> None:
    assert problems([text]) == words
