"""Norms in words, in the language of who reads them."""

from __future__ import annotations

from fractions import Fraction

import pytest

from tdapp.domain.norms.check import Condition, Item
from tdapp.domain.norms.forecast import Forecast
from tdapp.domain.words.wording import language
from tdapp.services.norms.words import condition_text, limit_text, needed_text, value_text


@pytest.mark.parametrize(
    ("said", "german"), [("yes", "ja"), ("no", "nein"), ("one norm", "eine Norm"), ("2431", "2431"), (">= 4", ">= 4")]
)
def test_answers_are_words_and_numbers_are_not(said: str, german: str) -> None:
    """Whether they are what was found or what is asked for."""
    found, asked = Condition(Item.FORMAT, "1.1", said, "", None), Condition(Item.FORMAT, "1.1", "", said, None)
    assert (value_text(found), limit_text(asked)) == (said, said)
    with language("de"):
        assert (value_text(found), limit_text(asked)) == (german, german)
        assert condition_text(found) != "Format, hours and arbiters as the regulations ask"


@pytest.mark.parametrize(
    ("needed", "games", "averages", "titled", "of_kind", "words"),
    [
        (None, 2, 1, 0, 0, "no longer possible"), ("0", 1, 0, 0, 0, "needs 0 of 1; the game must be played"),
        ("0", 2, 0, 0, 0, "needs 0 of 2; the games must be played"), ("3/2", 2, 0, 1, 1, "needs 1½ of 2"),
        ("3/2", 2, 1, 0, 0, "needs 1½ of 2 against an average of 2431"),
        ("1", 2, 1, 1, 0, "needs 1 of 2 against an average of 2431; 1 opponent must be titled"),
        ("1", 2, 1, 2, 0, "needs 1 of 2 against an average of 2431; 2 opponents must be titled"),
        ("1", 2, 1, 2, 1, "needs 1 of 2 against an average of 2431; 1 opponent must hold the title"),
        ("0", 2, 1, 0, 2,
         "needs 0 of 2 against an average of 2431; 2 opponents must hold the title; the games must be played"),
    ],
)  # fmt: skip
def test_what_is_still_needed(
    needed: str | None, games: int, averages: int, titled: int, of_kind: int, words: str
) -> None:
    """Known opponents have no average to be expected; who holds the title is titled too."""
    least = ((Fraction(1), 2400),) * averages
    ahead = Forecast(games, None if needed is None else Fraction(needed), 2431, least, titled, of_kind)
    assert needed_text(ahead) == words
    assert needed_text(None) == ""
