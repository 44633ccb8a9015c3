"""Cells of the Swiss crosstable in three dialects (arbiters' notation tables)."""

from __future__ import annotations

from fractions import Fraction

import pytest

from tdapp.domain.section.outcome import Cell, Colour, Outcome
from tdapp.domain.section.scoring import PointSystem
from tdapp.reports.documents.notation import result_sign, swiss_cell, swiss_legend
from tdapp.reports.options import Dialect

WHITE, BLACK = Colour.WHITE, Colour.BLACK
E, US, F = Dialect.EUROPEAN, Dialect.US, Dialect.FRENCH


@pytest.mark.parametrize(
    ("outcome", "colour", "european", "us", "french"),
    [
        (Outcome.WIN, WHITE, "12w1", "W12", "+ 12W"),
        (Outcome.DRAW, BLACK, "12b½", "D12", "= 12B"),
        (Outcome.LOSS, BLACK, "12b0", "L12", "- 12B"),
        (Outcome.SHORT_WIN, WHITE, "12w1", "W12", "+ 12W"),
        (Outcome.SHORT_DRAW, WHITE, "12w½", "D12", "= 12W"),
        (Outcome.SHORT_LOSS, WHITE, "12w0", "L12", "- 12W"),
        (Outcome.FORFEIT_WIN, WHITE, "12w+", "X12", "> 12W"),
        (Outcome.FORFEIT_LOSS, BLACK, "12b-", "F12", "< 12B"),
        (Outcome.ADJOURNED, WHITE, "12w~", "~12", "~ 12W"),
        (Outcome.OPEN, WHITE, "12w", "?12", "? 12W"),
    ],
)
def test_games(outcome: Outcome, colour: Colour, european: str, us: str, french: str) -> None:
    cell = Cell(outcome, 12, colour)
    texts = [swiss_cell(cell, "12", dialect, PointSystem(), half_sign=True) for dialect in (E, US, F)]
    assert texts == [european, us, french]


@pytest.mark.parametrize(
    ("outcome", "european", "us", "french"),
    [
        (Outcome.PAIRING_BYE, "bye", "B", "EXE"),
        (Outcome.FULL_POINT_BYE, "1bye", "B1", "+"),
        (Outcome.HALF_POINT_BYE, "½bye", "H", "="),
        (Outcome.ZERO_POINT_BYE, "0", "U", "–"),
        (Outcome.UNPAIRED, "", "", ""),
    ],
)
def test_rounds_without_an_opponent(outcome: Outcome, european: str, us: str, french: str) -> None:
    texts = [swiss_cell(Cell(outcome), "", dialect, PointSystem(), half_sign=True) for dialect in (E, US, F)]
    assert texts == [european, us, french]


@pytest.mark.parametrize("dialect", list(Dialect))
@pytest.mark.parametrize("outcome", list(Outcome))
def test_every_outcome_has_a_text_and_a_place_in_the_legend(outcome: Outcome, dialect: Dialect) -> None:
    cell = Cell(outcome, 3, WHITE)
    assert isinstance(swiss_cell(cell, "3", dialect, PointSystem(), half_sign=False), str)
    assert swiss_legend([cell], dialect, PointSystem(), half_sign=False)


def test_without_the_half_sign_a_draw_is_an_equals_sign() -> None:
    assert swiss_cell(Cell(Outcome.DRAW, 7, BLACK), "7", E, PointSystem(), half_sign=False) == "7b="
    assert result_sign(Outcome.DRAW, half_sign=False) == "="


def test_points_given_by_the_arbiter_carry_a_star() -> None:
    cell = Cell(Outcome.LOSS, 7, BLACK, awarded=Fraction(1, 2))
    assert swiss_cell(cell, "7", E, PointSystem(), half_sign=True) == "7b0*"
    assert "* points awarded by the arbiter" in swiss_legend([cell], E, PointSystem(), half_sign=True)
    same = Cell(Outcome.DRAW, 7, BLACK, awarded=Fraction(1, 2))
    assert swiss_cell(same, "7", E, PointSystem(), half_sign=True) == "7b½"


def test_the_legend_explains_only_what_occurs() -> None:
    plain = swiss_legend([Cell(Outcome.WIN, 2, WHITE)], E, PointSystem(), half_sign=True)
    assert plain == ("12w1: against no. 12 with White, won; w White, b Black; 1 won, ½ drawn, 0 lost",)
    cells = [Cell(Outcome.FORFEIT_WIN, 2, WHITE), Cell(Outcome.PAIRING_BYE), Cell(Outcome.ZERO_POINT_BYE)]
    assert swiss_legend(cells, E, PointSystem(), half_sign=True)[1:] == (
        "+ - won or lost by forfeit, game not played",
        "bye: bye given by the pairing",
        "0 alone: not playing, no point",
    )
