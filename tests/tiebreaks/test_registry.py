"""How the text of a rung becomes a step: what is usual is left out, what is not known is refused."""

from __future__ import annotations

import pytest

from tdapp.domain.section.ladder import Rung, parse_rung
from tdapp.domain.words.errors import RuleViolation
from tdapp.tiebreaks.criteria.base import Criterion, CriterionOption
from tdapp.tiebreaks.registry import CRITERIA, allowed_policies, criteria_for, criterion, policy, resolve
from tests.arena import random_swiss
from tests.tiebreaks.rough import rough_teams

PLAYERS, TEAMS = random_swiss(1, 4, 2), rough_teams(1)
WITH_OPTIONS = [one for one in CRITERIA if one.options and not one.of_system]


@pytest.mark.parametrize("one", WITH_OPTIONS, ids=lambda one: one.code)
def test_the_usual_value_of_an_option_is_left_out_of_the_rung_and_no_other(one: Criterion) -> None:
    section = PLAYERS if one.for_players else TEAMS
    for option in one.options:
        for value in (*option.values, *([option.example] if option.example else [])):
            step = resolve(section, Rung(one.code, options=((option.key, value),)))
            assert step.rung.options == (() if value == option.default else ((option.key, value),))


def test_the_first_value_of_a_policys_option_is_left_out() -> None:
    for one in criteria_for(PLAYERS):
        for chosen in allowed_policies(PLAYERS, one) if one.takes_policy else ():
            for option in chosen.options:
                for value in option.values:
                    rung = Rung(one.code, policy=chosen.id, options=((option.key, value),))
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


def test_codes_and_ids_are_known_in_any_letters_and_others_refused() -> None:
    assert [criterion(code).code for code in ("bh", "MPVGP", "rnd", "GE")] == ["BH", "MPvGP", "LOT", "REP"]
    assert policy("FIDE-2026").id == "fide-2026"
    with pytest.raises(RuleViolation, match="There is no tie-break “XYZ”; known are PTS"):
        criterion("XYZ")
    with pytest.raises(RuleViolation, match="There is no unplayed-game policy “xyz”; known are "):
        policy("xyz")


@pytest.mark.parametrize(("text", "own"), [("RND{seed=7}", "LOT{seed=7}"), ("GE", "REP")])
def test_a_rung_by_another_s_code_is_kept_by_ours(text: str, own: str) -> None:
    assert str(resolve(PLAYERS, parse_rung(text)).rung) == own


@pytest.mark.parametrize(
    ("text", "refused"),
    [
        ("BH@lost-game", "BH cannot be put under the policy “lost-game”: it does not use it."),
        ("WIN@average", "WIN cannot be put under the policy “average”: it does not use it."),
        ("WIN/C1", "WIN does not take the modifier “C1”; it takes none."),
        ("BH/L+1", "BH does not take the modifier “L+1”; it takes: C1, C2, ..., M1, M2, ..., P."),
        ("BH/C1/C2", "BH/C1/C2: one cut or one median at a time."),
        ("BH/C1/M1", "BH/C1/M1: one cut or one median at a time."),
        ("BH/C100", "BH does not take the modifier “C100”; it takes: C1, C2, ..., M1, M2, ..., P."),
        ("BH{seed=7}", "BH has no option “seed” here."),
        ("BH@fide-2009{sb=none}", "BH: “sb” is one of result, half, not “none”."),
        ("LOT{seed=x}", "LOT: “seed” is 0 or a number such as 7, not “x”."),
        ("BH:MP", "BH:MP: match and game points are for team events."),
        ("EDE", "EDE is for team events."),
        ("KEIZER", "KEIZER is the score of another pairing system."),
    ],
)
def test_what_a_rung_may_not_say(text: str, refused: str) -> None:
    with pytest.raises(RuleViolation) as told:
        resolve(PLAYERS, parse_rung(text))
    assert str(told.value) == refused
