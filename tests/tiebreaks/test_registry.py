"""How the text of a rung becomes a step: what is usual is left out, what is not known is refused."""

from __future__ import annotations

import pytest

from tdapp.domain.section.ladder import Rung
from tdapp.tiebreaks.criteria.base import Criterion, CriterionOption
from tdapp.tiebreaks.registry import CRITERIA, allowed_policies, criteria_for, resolve
from tests.arena import random_swiss
from tests.tiebreaks.rough import rough_teams

PLAYERS, TEAMS = random_swiss(1, 4, 2), rough_teams(1)
WITH_OPTIONS = [one for one in CRITERIA if one.options and not one.of_system]


@pytest.mark.parametrize("criterion", WITH_OPTIONS, ids=lambda one: one.code)
def test_the_usual_value_of_an_option_is_left_out_of_the_rung_and_no_other(criterion: Criterion) -> None:
    section = PLAYERS if criterion.for_players else TEAMS
    for option in criterion.options:
        for value in (*option.values, *([option.example] if option.example else [])):
            step = resolve(section, Rung(criterion.code, options=((option.key, value),)))
            assert step.rung.options == (() if value == option.default else ((option.key, value),))


def test_the_first_value_of_a_policys_option_is_left_out() -> None:
    for criterion in criteria_for(PLAYERS):
        for policy in allowed_policies(PLAYERS, criterion) if criterion.takes_policy else ():
            for option in policy.options:
                for value in option.values:
                    rung = Rung(criterion.code, policy=policy.id, options=((option.key, value),))
                    kept = () if value == option.values[0] else rung.options
                    assert resolve(PLAYERS, rung).rung.options == kept, rung


@pytest.mark.parametrize(
    ("option", "accepted", "refused", "takes"),
    [
        (CriterionOption("a", "", ("x", "y")), ("x", "y"), ("", "z", "5"), "x or y"),
        (
            CriterionOption("a", "", number=(3, 12), example="7"),
            ("3", "12"),
            ("2", "13", "-5", "٧"),
            "a number such as 7",
        ),
        (CriterionOption("a", "", number=(0, 10**19), example="7"), ("9" * 18,), ("1" * 19,), "a number such as 7"),
        (CriterionOption("a", "", pattern="[a-z]+", example="cup"), ("cup",), ("cup7", ""), "a text such as cup"),
        (
            CriterionOption("a", "", ("x", "y"), number=(1, 9), example="7"),
            ("x", "9"),
            ("10",),
            "x, y or a number such as 7",
        ),
    ],
)
def test_what_an_option_takes(
    option: CriterionOption, accepted: tuple[str, ...], refused: tuple[str, ...], takes: str
) -> None:
    assert [value for value in (*accepted, *refused) if option.accepts(value)] == list(accepted)
    assert option.takes() == takes
