"""The rules of a prize plan, in sentences for the prize list."""

from __future__ import annotations

from fractions import Fraction

from tdapp.domain.prizes.plan import Division, Prize, PrizePlan, Rest
from tdapp.services.prizes.awards import rule_words

PLACES = (Prize("", 1, Fraction(100)), Prize("", 2, Fraction(50)))
GROUPS = (*PLACES, Prize("Women", 1, Fraction(40)))
USUAL = (
    "Prizes by rank; a shared place shares its prizes.",
    "One prize each, the most valuable that was won; prizes named by hand come besides.",
    "Who has withdrawn wins no prize.",
)


def test_what_was_not_decided_is_not_said() -> None:
    assert rule_words(PrizePlan(PLACES)) == USUAL
    assert rule_words(PrizePlan(GROUPS)) == USUAL
    assert rule_words(PrizePlan(GROUPS, least_members=1)) == USUAL  # a group has one player anyway


def test_a_group_needs_players_where_there_is_one() -> None:
    words = "A group has prizes from 3 players on."
    assert words in rule_words(PrizePlan(GROUPS, least_members=3))
    assert rule_words(PrizePlan(PLACES, least_members=3)) == USUAL


def test_another_division_in_groups_where_there_is_one() -> None:
    words = "In groups: Equal points: half of the prize by place, half shared equally (Hort)."
    assert words in rule_words(PrizePlan(GROUPS, group_division=Division.HORT))
    assert rule_words(PrizePlan(PLACES, group_division=Division.HORT)) == USUAL
    assert rule_words(PrizePlan(GROUPS, group_division=Division.BY_RANK)) == USUAL


def test_every_other_rule_has_its_sentence() -> None:
    plan = PrizePlan(
        PLACES, one_per_player=False, unit=Fraction(5), rest=Rest.FUND,
        minimum=Fraction(20), maximum=Fraction(80), leavers=True, currency="EUR",
    )  # fmt: skip
    said = rule_words(plan)
    assert said[:4] == (
        "Prizes by rank; a shared place shares its prizes.",
        "Prizes add up.",
        "Shares are rounded to 5.",
        "What rounding leaves over stays in the prize fund.",
    )
    assert "20" in said[4]
    assert "only the best placed get one" in said[4]
    assert said[5].startswith("Nobody gets more than ")
    assert "80" in said[5]
    assert len(said) == 6  # nothing of who has withdrawn
