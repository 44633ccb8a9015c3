"""The grammar of rungs: what is written is read back."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tdapp.domain.section.ladder import Ladder, Rung, parse_ladder, parse_rung
from tdapp.domain.words.errors import RuleViolation
from tests.effort import thorough


@pytest.mark.parametrize(
    "text",
    ["BH", "BH/C1", "BH/C1@fide-2009", "SB@sivakasi{corrections=1}", "GRS{inv_eps=8}", "ARO/C1{unrated=1400}",
     "KS/L+1", "KS/L-2", "LOT{seed=7}", "BH:MP/C1", "DE/P", "X{a=1,b=2}"],
)  # fmt: skip
def test_the_text_of_a_rung_is_canonical(text: str) -> None:
    assert str(parse_rung(text)) == text


def test_case_blanks_and_order_of_options_do_not_matter() -> None:
    assert parse_rung(" bh/c1@FIDE-2009{b=2}{a=1} ") == parse_rung("BH/C1@fide-2009{a=1,b=2}")


def test_a_leading_pts_is_dropped() -> None:
    assert parse_ladder("PTS,BH, SB ") == Ladder((Rung("BH"), Rung("SB")))
    assert parse_ladder("") == Ladder()


def test_commas_inside_braces_belong_to_options() -> None:
    assert len(parse_ladder("X{a=1,b=2},BH").rungs) == 2


@pytest.mark.parametrize("text", ["B H", "/C1", "BH//C1", "BH@", "BH{a}", "BH{=1}", "BH{a=}", "½", "BH}", "1A", ""])
def test_what_is_not_a_rung_is_refused_in_words(text: str) -> None:
    with pytest.raises(RuleViolation, match=r"."):
        parse_rung(text)


def test_modifiers_options_and_policy_of_a_rung() -> None:
    rung = parse_rung("BH/C2@draw-self{x=1}")
    assert (rung.count("C"), rung.count("M"), rung.has("P"), rung.option("x"), rung.option("y")) == (
        2, 0, False, "1", None,
    )  # fmt: skip
    assert rung.label == "BH/C2"
    assert str(rung.with_policy(None).with_option("x", None).with_option("a", "3")) == "BH/C2{a=3}"


@thorough
@given(st.text(max_size=40))
def test_any_text_is_a_ladder_or_a_rule_violation(text: str) -> None:
    try:
        ladder = parse_ladder(text)
    except RuleViolation:
        return
    assert parse_ladder(str(ladder)) == ladder
