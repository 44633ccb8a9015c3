"""Categories by hand, and rating methods: what becomes of a player, and what is no plan."""

from __future__ import annotations

from dataclasses import replace

import pytest

from tdapp.domain.section.category import CategoryPlan, CategoryRule, HandSet
from tdapp.domain.section.player import Player
from tdapp.domain.words.errors import RuleViolation
from tdapp.services.ratings.handlers import checked_plan, with_category

PLAYER = Player(1, "Kovač, Ana", 2000, categories=("U18", "Guests"), not_categories=("U20",))


@pytest.mark.parametrize(
    ("category", "inside", "put_in", "taken_out"),
    [
        ("S60", True, ("U18", "Guests", "S60"), ("U20",)),
        ("U18", True, ("Guests", "U18"), ("U20",)),
        ("U20", True, ("U18", "Guests", "U20"), ()),
        ("S60", False, ("U18", "Guests"), ("U20", "S60")),
        ("U18", False, ("Guests",), ("U20", "U18")),
        ("U20", False, ("U18", "Guests"), ("U20",)),
        ("S60", None, ("U18", "Guests"), ("U20",)),
        (" U18 ", None, ("Guests",), ("U20",)),
        ("U20", None, ("U18", "Guests"), ()),
    ],
)
def test_a_player_is_in_or_out_of_a_category_by_hand_or_by_the_rules_again(
    category: str, inside: bool | None, put_in: tuple[str, ...], taken_out: tuple[str, ...]
) -> None:
    found = with_category(PLAYER, HandSet(1, category, inside))
    assert found == replace(PLAYER, categories=put_in, not_categories=taken_out)


@pytest.mark.parametrize(
    ("rules", "refused"),
    [
        (tuple(CategoryRule(f"C{number}") for number in range(100)), ""),
        (tuple(CategoryRule(f"C{number}") for number in range(101)), "at most 100 categories"),
        ((CategoryRule("x" * 60),), ""),
        ((CategoryRule("x" * (61)),), "no comma"),
        ((CategoryRule("a,b"),), "no comma"),
        ((CategoryRule("a"), CategoryRule("b"), CategoryRule(" A ")), "Two categories"),
        *(((CategoryRule("a", under=age),), "" if 1 <= age <= 120 else "an age is") for age in (0, 1, 120, 121)),
        *(((CategoryRule("a", over=age),), "" if 1 <= age <= 120 else "an age is") for age in (0, 1, 120, 121)),
        ((CategoryRule("a", under=19, over=18),), ""),
        ((CategoryRule("a", under=18, over=18),), "is under the other"),
        *(((CategoryRule("a", rating_from=one),), "" if 0 <= one <= 4000 else "a rating is")
          for one in (-1, 0, 4000, 4001)),
        *(((CategoryRule("a", rating_to=one),), "" if 0 <= one <= 4000 else "a rating is")
          for one in (-1, 0, 4000, 4001)),
        ((CategoryRule("a", rating_from=2000, rating_to=2000),), ""),
        ((CategoryRule("a", rating_from=2001, rating_to=2000),), "lowest rating is above"),
    ],
)  # fmt: skip
def test_which_plans_of_categories_mean_something(rules: tuple[CategoryRule, ...], refused: str) -> None:
    if refused:
        with pytest.raises(RuleViolation, match=refused):
            checked_plan(CategoryPlan(rules))
    else:
        assert checked_plan(CategoryPlan(rules, every=True)) == CategoryPlan(rules, every=True)


def test_a_category_is_stored_tidied() -> None:
    given = CategoryRule(
        " Guests ", rating_kind=" rapid ", federations=(" ger", "GER", ""), clubs=("North ", "", "North", "South"),
        titles=("WFM", " WFM", ""), under=18,
    )  # fmt: skip
    (stored,) = checked_plan(CategoryPlan((given,))).rules
    assert stored == CategoryRule(
        "Guests", rating_kind="rapid", federations=("GER",), clubs=("North", "South"), titles=("WFM",), under=18
    )
