"""Why somebody gets a prize, gives one up or nobody gets it, in sentences; amounts as a plan writes them."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction

import pytest

from tdapp.domain.prizes.division import Aside, Award, LeftOver, Why, Working
from tdapp.domain.prizes.plan import Conflict, Division, Prize, PrizeKind, PrizePlan, Rest
from tdapp.services.prizes.awards import (
    aside_words,
    award_words,
    decimals_of,
    left_words,
    money_text,
    place_words,
    rule_words,
)
from tests.recorded import recorded

EUR = PrizePlan((), currency="EUR")
HUNDRED = Fraction(100)


def amount(text: str) -> Fraction:
    return Fraction(text)


@pytest.mark.parametrize(
    ("currency", "unit", "prizes", "money", "text"),
    [
        ("EUR", "1", ["100"], "100", "100 EUR"), ("EUR", "1/100", ["100"], "100", "100.00 EUR"),
        ("EUR", "1", ["99.5"], "100", "100.00 EUR"), ("€", "1", ["100"], "100", "€100"), ("", "1", ["1"], "7", "7"),
        ("KWD", "1/1000", ["1"], "1.5", "1.500 KWD"), ("EUR", "1/100", [], "200/3", "66.66 EUR"),
        ("EUR", "1", [], "200/3", "66 EUR"), ("EUR", "1/100", [], "0.05", "0.05 EUR"),
    ],
)  # fmt: skip
def test_amounts_have_the_decimals_that_the_plan_needs(
    currency: str, unit: str, prizes: list[str], money: str, text: str
) -> None:
    plan = PrizePlan(
        tuple(Prize("", place, amount(one)) for place, one in enumerate(prizes, 1)),
        currency=currency,
        unit=amount(unit),
    )
    assert money_text(amount(money), plan) == text


def test_the_largest_share_has_decimals_as_well() -> None:
    plan = PrizePlan((), unit=Fraction(1))
    assert decimals_of(plan) == 0
    assert decimals_of(replace(plan, maximum=Fraction(3))) == 0
    assert decimals_of(replace(plan, maximum=Fraction(7, 2))) == 2
    assert decimals_of(replace(plan, maximum=Fraction(1, 1000))) == 3


def test_places() -> None:
    assert place_words("", 3) == "Standings, place 3"
    assert place_words("Women", 1) == "Women, place 1"
    assert place_words("Best game", 0) == "Best game"
    assert place_words("Best game", 1, PrizeKind.NAMED) == "Best game"
    assert place_words("Clubs", 2, PrizeKind.CLUB) == "Clubs, place 2"


WORKINGS: dict[str, Working | None] = {
    "nothing said": None,
    "alone": Working(HUNDRED, HUNDRED, 1, 1, 1, 1, Division.SHARED, HUNDRED),
    "alone, capped": Working(HUNDRED, HUNDRED, 1, 1, 1, 1, Division.SHARED, HUNDRED, Fraction(20)),
    "no money": Working(Fraction(0), Fraction(0), 1, 2, 2, 2, Division.SHARED, Fraction(0)),
    "shared": Working(HUNDRED, Fraction(160), 1, 2, 2, 2, Division.SHARED, Fraction(80)),
    "shared, more": Working(HUNDRED, Fraction(160), 1, 2, 2, 2, Division.SHARED, Fraction(79)),
    "shared, less": Working(HUNDRED, Fraction(160), 1, 2, 2, 2, Division.SHARED, Fraction(241, 3)),
    "shared, capped": Working(HUNDRED, Fraction(200), 1, 2, 2, 2, Division.SHARED, HUNDRED, Fraction(20)),
    "by rank": Working(HUNDRED, Fraction(160), 1, 2, 2, 2, Division.BY_RANK, Fraction(80)),
    "Hort": Working(HUNDRED, Fraction(160), 1, 2, 2, 2, Division.HORT, Fraction(80)),
    "Hort, behind the prizes": Working(Fraction(0), Fraction(160), 1, 4, 4, 4, Division.HORT, Fraction(20)),
    "too small": Working(HUNDRED, Fraction(160), 2, 5, 4, 2, Division.SHARED, Fraction(0)),
}


def test_why_somebody_gets_it() -> None:
    lines = []
    plan = replace(EUR, maximum=Fraction(80), club_players=3)
    for name, working in WORKINGS.items():
        award = Award(1, "", 2, Fraction(80), working=working)
        lines.append(f"{name}: {award_words(award, plan)}")
        lines.append(f"{name}, no largest share: {award_words(award, EUR)}")
        lines.append(f"{name}, whole amounts: {award_words(award, replace(EUR, unit=Fraction(1)))}")
    for kind in (PrizeKind.NAMED, PrizeKind.CLUB):
        lines.append(f"{kind.value}: {award_words(Award(1, '', 2, HUNDRED, kind=kind), plan)}")
    lines.append(f"one of a club: {award_words(Award(1, '', 1, HUNDRED, kind=PrizeKind.CLUB), EUR)}")
    lines.append(
        f"one counts: {award_words(Award(1, '', 1, HUNDRED, kind=PrizeKind.CLUB), replace(EUR, club_players=1))}"
    )
    recorded("services/award_words", lines)


@pytest.mark.parametrize(("unit", "text"), [("1", "1"), ("5/2", "2.50"), ("1/20", "0.05"), ("1/200", "0.005")])
def test_the_unit_is_said_with_all_its_decimals(unit: str, text: str) -> None:
    """Three of them in dinars; the other amounts of the plan have no say in it."""
    plan = PrizePlan((Prize("", 1, HUNDRED),), currency="KWD", unit=amount(unit))
    assert f"Shares are rounded to {text}." in rule_words(plan)
    working = Working(HUNDRED, HUNDRED, 1, 2, 2, 2, Division.SHARED, amount("100/3"))
    award = Award(1, "", 1, Fraction(33), working=working)
    assert f"Rounded down to {text}." in award_words(award, replace(plan, maximum=Fraction(1, 1000)))


def test_what_somebody_gives_up() -> None:
    kept = Award(1, "", 1, HUNDRED)
    for given_up, words in (
        (Award(1, "Women", 1, Fraction(50)), "Gives up Women, place 1 (50.00 EUR) and keeps Standings, place 1."),
        (Award(1, "U18", 2, Fraction(0), ("a book",)), "Gives up U18, place 2 (a book) and keeps Standings, place 1."),
        (Award(1, "U18", 2, Fraction(5), ("a book", "a cup")),
         "Gives up U18, place 2 (5.00 EUR + a book + a cup) and keeps Standings, place 1."),
    ):  # fmt: skip
        assert aside_words(Aside(given_up, kept), EUR) == words


def test_what_is_left_over() -> None:
    lines = []
    for why in Why:
        for group, money, items in (
            ("", HUNDRED, ()),
            ("Women", Fraction(0), ("a cup",)),
            ("U18", HUNDRED, ("a", "b")),
        ):
            lines.append(left_words(LeftOver(group, why, money, items), replace(EUR, least_members=4)))
    recorded("services/left_words", lines)


def test_the_rules_of_a_plan() -> None:
    """One sentence each; a rule that changes nothing is not said."""
    groups = (Prize("", 1, HUNDRED), Prize("Women", 1, HUNDRED))
    lines = []
    for name, plan in {
        "usual": EUR,
        "with groups": replace(EUR, prizes=groups),
        "groups otherwise": replace(EUR, prizes=groups, group_division=Division.HORT),
        "groups alike": replace(EUR, prizes=groups, group_division=EUR.division),
        "otherwise, without groups": replace(EUR, prizes=groups[:1], group_division=Division.HORT),
        "several": replace(EUR, one_per_player=False),
        "the first of the list": replace(EUR, conflict=Conflict.ORDER),
        "rounded": replace(EUR, unit=Fraction(5)),
        "rounded to halves": replace(EUR, unit=Fraction(1, 2)),
        "to the fund": replace(EUR, rest=Rest.FUND),
        "not too small": replace(EUR, minimum=Fraction(10)),
        "not too large": replace(EUR, maximum=Fraction(0)),
        "large groups": replace(EUR, prizes=groups, least_members=2),
        "large groups, without groups": replace(EUR, prizes=groups[:1], least_members=2),
        "any group": replace(EUR, prizes=groups, least_members=1),
        "who stayed": replace(EUR, leavers=False),
        "who left too": replace(EUR, leavers=True),
    }.items():
        lines.append(f"{name}: {' '.join(rule_words(plan))}")
    recorded("services/prize_rules", lines)
