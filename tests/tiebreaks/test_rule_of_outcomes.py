"""The table on the front page of the package says what the code does, outcome by outcome."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction

import pytest

import tdapp.tiebreaks
from tdapp.domain.section.outcome import RULES, Cell, Colour, Outcome
from tdapp.domain.section.scoring import PointSystem
from tdapp.tiebreaks.crosstable import Crosstable, build
from tdapp.tiebreaks.policies.fide_2026 import Fide2026
from tdapp.tiebreaks.terms import CriterionKind, Cuts
from tests.arena import arena

_LINES = [line for line in (tdapp.tiebreaks.__doc__ or "").splitlines() if line.startswith("|")]
_HEAD, _RULE, *_ROWS = ([cell.strip() for cell in line.strip("|").split("|")] for line in _LINES)
TABLE = {row[0]: dict(zip(_HEAD, row, strict=True)) for row in _ROWS}

# 8-3-1: every kind of points can be told from every other. A's round 2 is the one in question, against D: once A is
# poor (1 + 1 in the other rounds) and D rich (8 + 8), once the other way round (8 + 3 against 3 + 1).
POINTS = PointSystem(Fraction(8), Fraction(3), Fraction(1))
WORTH = {"W": 8, "D": 3, "L": 1, "0": 0}
POOR = "1 A | 2w0 4b1 3w0\n2 B | 1b1 3w= 4b0\n3 C | 4w0 2b= 1b1\n4 D | 3b1 1w0 2w1"
RICH = "1 A | 2w1 4b1 3w=\n2 B | 1b0 3w= 4b1\n3 C | 4w= 2b= 1b=\n4 D | 3b= 1w0 2w0"


def table(outcome: Outcome, drawing: str = RICH, *, last: bool = False) -> Crosstable:
    """A has the outcome in round 2, or in the last one; 4 is his opponent where one was paired."""
    section = arena(drawing, points=POINTS)
    opponent = 4 if RULES[outcome].paired else None
    asked = Cell(outcome, opponent, Colour.BLACK if opponent else None)
    first, _, third = section.cells[0]
    row = (first, third, asked) if last else (first, asked, third)
    return build(replace(section, cells=(row, *section.cells[1:])), 3)


def test_every_outcome_has_its_row() -> None:
    assert list(TABLE) == [outcome.value for outcome in Outcome]


@pytest.mark.parametrize("outcome", Outcome, ids=lambda outcome: outcome.value)
def test_letter_points_game_rating_and_absence(outcome: Outcome) -> None:
    row, made = TABLE[outcome.value], table(outcome)
    assert row["TRF"] == RULES[outcome].trf.strip()
    assert int(made.awarded[0, 1]) == WORTH[row["own points"]] * made.ticks
    assert (row["game"] == "board") == bool(made.otb[0, 1]) == RULES[outcome].over_the_board
    assert (row["rated"] == "yes") == RULES[outcome].rated
    assert (row["VUR"] == "yes") == bool(made.vur[0, 1])


@pytest.mark.parametrize("outcome", Outcome, ids=lambda outcome: outcome.value)
def test_what_the_own_round_counts_as(outcome: Outcome) -> None:
    got: list[int | None] = []
    answers: list[tuple[int | None, ...]] = []
    for made in (table(outcome, POOR), table(outcome, RICH)):
        terms = Fide2026().terms(made, CriterionKind.OPPONENTS_SUM, Cuts(), {})
        own, paired, draws = int(made.score[0]), int(made.score[3]), made.draw * made.rounds
        answers.append((paired, min(own, paired), min(own, draws), None))
        got.append(int(terms.num[0, 1]) if terms.used[0, 1] else None)
    words = ("the opponent", "himself, at most who was paired", "himself, at most n draws", "nobody")
    wanted = dict(zip(words, zip(*answers, strict=True), strict=True))
    assert len(set(wanted.values())) == len(words)  # each can be told from the others
    assert tuple(got) == wanted[TABLE[outcome.value]["own round counts as a game against"]]


@pytest.mark.parametrize("outcome", Outcome, ids=lambda outcome: outcome.value)
def test_what_opponents_see(outcome: Outcome) -> None:
    row, inside, last = TABLE[outcome.value], table(outcome), table(outcome, last=True)
    assert int(Fide2026().seen(inside).num[0]) == int(inside.score[0])
    used = last.draw if row["opponents see"] == "a draw at the end" else int(last.awarded[0, 2])
    assert int(Fide2026().seen(last).num[0]) == int(last.awarded[0, :2].sum()) + used
    assert row["opponents see"] in ("a draw at the end", "own points")
