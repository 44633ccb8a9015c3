"""Names of the usual categories on a sheet in another language."""

from __future__ import annotations

from dataclasses import replace

import pytest

from tdapp.domain.section.category import CategoryPlan, CategoryRule
from tdapp.domain.words.wording import language
from tdapp.services.categories.labels import category_label
from tdapp.services.categories.membership import below_rules
from tests.arena import arena

USUAL = arena("1 A 2250 | 2w1\n2 B 950 | 1b0\n3 C | U")


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("Women", "Frauen"),
        ("Unrated", "Ohne Wertungszahl"),
        ("Rating 2200–2399", "Wertungszahl 2200–2399"),
        ("Rating below 1000", "Wertungszahl unter 1000"),
        ("Rating 1400–1599", "Rating 1400–1599"),  # nobody is in it, so nobody offered it
        ("U14", "U14"),
        ("Our juniors", "Our juniors"),
    ],
)
def test_usual_categories_are_shown_in_the_language_of_the_paper(name: str, shown: str) -> None:
    assert category_label(name, USUAL) == name
    with language("de"):
        assert category_label(name, USUAL) == shown


def test_a_name_of_ones_own_stays() -> None:
    rules = (*below_rules((1800,)), CategoryRule("under dogs {x}", rating_to=1500))
    section = replace(USUAL, categories=CategoryPlan(rules))
    with language("de"):
        assert [category_label(rule.name, section) for rule in rules] == ["unter 1800", "under dogs {x}"]
