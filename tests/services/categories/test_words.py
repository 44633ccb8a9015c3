"""Who belongs to a category, in words."""

from __future__ import annotations

import datetime as dt

import pytest

from tdapp.domain.section.category import UNTITLED, CategoryPlan, CategoryRule
from tdapp.domain.section.player import Sex
from tdapp.services.categories.words import rule_words


@pytest.mark.parametrize(
    ("rule", "words"),
    [
        (CategoryRule("X"), "By hand only."),
        (CategoryRule("W", sex=Sex.FEMALE), "Women only."),
        (CategoryRule("M", sex=Sex.MALE), "Men only."),
        (CategoryRule("U18", under=18), "Born in 2008 or later."),
        (CategoryRule("S65", over=65), "Born in 1961 or earlier."),
        (CategoryRule("T", titles=("GM", "IM")), "Title: GM, IM."),
        (CategoryRule("T", titles=(UNTITLED, "WFM")), "Title: no title, WFM."),
        (CategoryRule("N", unrated=True), "No rating."),
        (CategoryRule("C", federations=("SLO",), clubs=("Alpha", "Beta")), "Federation SLO; club Alpha, Beta."),
        (CategoryRule("R", rating_from=1800, rating_to=2000), "Rating 1800 to 2000."),
        (CategoryRule("R", rating_to=2000, unrated=True), "Rating up to 2000, or none."),
        (CategoryRule("R", rating_from=1800), "Rating 1800 or more."),
        (CategoryRule("R", rating_from=1800, rating_kind="rapid"), "Rating 1800 or more (rapid)."),
    ],
)
def test_a_rule_in_words(rule: CategoryRule, words: str) -> None:
    assert rule_words(rule, CategoryPlan(), 2026) == words


def test_a_day_that_counts_is_named() -> None:
    plan = CategoryPlan(cutoff=dt.date(2026, 7, 4))
    assert rule_words(CategoryRule("U18", under=18), plan, 2026) == "Has not reached 18 before 2026-07-04."
    assert rule_words(CategoryRule("S65", over=65), plan, 2026) == "Has reached 65 by 2026-07-04."
