"""Decimal signs: a comma where the language has one, in numbers that are worded, never in text that is finished."""

from __future__ import annotations

import json

import pytest

from tdapp.domain.words.decimals import Code, Figure, decimals, percent
from tdapp.domain.words.wording import language


@pytest.mark.parametrize(
    ("english", "german"),
    [
        ("28.5", "28,5"),
        ("-0.123456", "-0,123456"),
        ("+.5", "+,5"),
        ("52.3%", "52,3%"),
        ("52.3 %", "52,3 %"),
        ("4.4e-16", "4,4e-16"),
        ("2.5:1.5", "2,5:1,5"),
        ("0.5–0.5", "0,5–0,5"),
        ("C.07, 14 and 16.5", "C.07, 14 and 16.5"),
        ("(1.3)", "(1.3)"),
        ("Team 1.5, B", "Team 1.5, B"),
        ("on 12.09.2026 at 15.30.10", "on 12.09.2026 at 15.30.10"),
        ("1.–2. Juli", "1.–2. Juli"),
        ("12.09.2026", "12.09.2026"),
        ("tdapp 0.1.0", "tdapp 0.1.0"),
    ],
)
def test_only_a_text_that_is_a_number_changes(english: str, german: str) -> None:
    assert decimals(english) == english
    with language("de"):
        assert decimals(english) == german


def test_a_figure_is_worded_where_a_sentence_is_made_of_it() -> None:
    """Values for files keep their point: the text itself, JSON, a join."""
    value = Figure("4.5")
    with language("de"):
        assert f"{value}" == "4,5"
        assert f"Punkte {value:>5} (C.07, 16.4.1)" == "Punkte   4,5 (C.07, 16.4.1)"
        assert (value, json.dumps({"value": value})) == ("4.5", '{"value": "4.5"}')
        assert f"{percent(0.5283, 1)} von {percent(0.5)}" == "52,8% von 50%"
    assert f"{value}" == "4.5"


def test_a_code_is_no_number() -> None:
    with language("de"):
        assert decimals("6.4") == "6,4"
        assert decimals(Code("6.4")) == "6.4"
