"""Which round is being played, where rounds are paired one by one and where all are known ahead."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

from tdapp.domain.section.outcome import GameResult
from tdapp.domain.section.round import Board, Round, RoundState
from tdapp.services.rounds.playing import round_in_play

SHAPES = {
    "draft": Round(0, RoundState.DRAFT, boards=(Board(1, 1, 2), Board(2, 3, 4))),
    "none": Round(0, RoundState.VERIFIED, byes_only=True),
    "new": Round(0, RoundState.PUBLISHED, boards=(Board(1, 1, 2), Board(2, 3, 4))),
    "begun": Round(0, RoundState.PLAYING, boards=(Board(1, 1, 2, GameResult.DRAW), Board(2, 3, 4))),
    "over": Round(
        0,
        RoundState.COMPLETE,
        boards=(Board(1, 1, 2, GameResult.DRAW), Board(2, 3, 4, GameResult.WHITE_WINS)),
    ),
}


@pytest.mark.parametrize(
    ("held", "by_scores", "by_table"),
    [
        ("", 0, 0), ("draft", 0, 0), ("none", 0, 0), ("new", 1, 1), ("begun", 1, 1), ("over", 1, 1),
        ("over draft", 1, 1), ("over none", 1, 1), ("over new", 2, 2), ("over over", 2, 2), ("begun over", 2, 2),
        ("begun new", 2, 1), ("new new", 2, 1), ("new new new", 3, 1), ("over new new", 3, 2), ("begun new new", 3, 1),
        ("new begun new", 3, 2), ("new over new", 3, 3), ("new begun over", 3, 3), ("new none new", 3, 1),
        ("over new draft", 2, 2), ("new draft new", 3, 1),
    ],
)  # fmt: skip
def test_the_newest_round_with_a_game(held: str, by_scores: int, by_table: int) -> None:
    """Of a round robin's rounds, all public, one that nobody has begun waits for those before it."""
    rounds = [SHAPES[name] for name in held.split()]

    def read(section_id: int, number: int) -> Round:
        assert section_id == 7
        return rounds[number - 1]

    source: Any = SimpleNamespace(round=read)
    for closed, found in ((False, by_scores), (True, by_table)):
        stands: Any = SimpleNamespace(rounds_paired=len(rounds), system=SimpleNamespace(closed_field=closed))
        assert round_in_play(source, 7, stands) == found
