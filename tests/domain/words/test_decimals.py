"""Decimal signs on paper: a comma where the language has one, never inside an article of the handbook."""

from __future__ import annotations

import pytest

from tdapp.domain.words.decimals import decimals
from tdapp.domain.words.wording import language


@pytest.mark.parametrize(
    ("english", "german"),
    [
        ("28.5", "28,5"),
        ("3.0 + 4.5 = 7.5 (cut: 3.0)", "3,0 + 4,5 = 7,5 (cut: 3,0)"),
        ("-0.123456", "-0,123456"),
        ("52.3%", "52,3%"),
        ("tied: 27.0; 26.0.", "tied: 27,0; 26,0."),
        ("own score 4.5 (C.07, 16.4.1)", "own score 4,5 (C.07, 16.4.1)"),
        ("cut (C.07, 14); score 3.5", "cut (C.07, 14); score 3,5"),
        ("C.07, 10.2; B.02, 8.1.1", "C.07, 10.2; B.02, 8.1.1"),
        ("on 12.09.2026 at 15.30.10", "on 12.09.2026 at 15.30.10"),
        ("1.–2. Juli", "1.–2. Juli"),
        ("tdapp 0.1.0", "tdapp 0.1.0"),
    ],
)
def test_decimal_commas(english, german):
    assert decimals(english) == english
    with language("de"):
        assert decimals(english) == german
