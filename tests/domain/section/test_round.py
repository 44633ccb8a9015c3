"""Boards of a round."""

from __future__ import annotations

from dataclasses import replace

from tdapp.domain.section.outcome import GameResult, Outcome
from tdapp.domain.section.round import Board


def test_a_board_that_is_not_shown_yet_says_nothing_of_its_end() -> None:
    """Neither what was entered nor that a second person has looked at it."""
    before = Board(3, 1, 2)
    ended = replace(before, result=GameResult.DRAW, outcomes=(Outcome.DRAW, Outcome.DRAW), verified=True)
    assert ended.as_open() == before.as_open() == before
