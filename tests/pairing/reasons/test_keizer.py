"""Why a Keizer round is as it is: every sentence is true of the position, and none fails."""

from __future__ import annotations

import random
from dataclasses import replace

import pytest

from tdapp.domain.section.event import ForbiddenPairs
from tdapp.domain.section.outcome import Cell, Outcome
from tdapp.domain.systems.keizer import Keizer
from tdapp.pairing.engines.keizer.position import KeizerPosition
from tdapp.pairing.reasons.keizer import KeizerJudge
from tests.domain.keizer.test_score import EXAMPLE
from tests.effort import some
from tests.pairing.engines.keizer.test_adapter import keizer, season


def judge(section, number=None, rules=None) -> KeizerJudge:
    return KeizerJudge(KeizerPosition(section, rules or section.system_facts, number))


def test_a_board_says_places_scores_who_was_passed_over_and_the_colours() -> None:
    said = judge(EXAMPLE).why(6, 2)
    assert said == (
        "Of those who came B (2) stood 1 in the table with 19, F (6) stood 4 with 8⅔.",
        "Not A (1): B (2) and A (1) met in round 1; not again within 8 rounds (rule: rematch distance).",
        "Not C (3): B (2) and C (3) met in round 2; not again within 8 rounds (rule: rematch distance).",
        "Both had White equally often: F (6), who stood lower, has it (rule: colours).",
    )
    assert judge(EXAMPLE).why(3, 1)[1] == "Nobody free stood between them (rule: down the table)."


def test_a_backtrack_is_said() -> None:
    """1.5, round 4 on the self-consistent table with R-L > 3: 1-6 would leave 3-4, who met in round 1."""
    found = judge(replace(EXAMPLE, system_text="method=consistent,distance=3"))
    (said,) = [
        line for line in found.why(*next(pair for pair in found.pairs if set(pair) == {1, 3})) if "Not F" in line
    ]
    assert said == (
        "Not F (6): then 1 pair of the others would meet again too early, or sooner than now (rule: rematch distance)."
    )
    (text,) = [one.text for one in found.why_not(1, 6)]
    assert text == "then 1 pair of the others would meet again too early, or sooner than now (rule: rematch distance)."


def test_whom_nobody_expected_is_named_by_his_number() -> None:
    assert judge(EXAMPLE).why_free(99) == ("99 was not expected in this round.",)
    assert judge(EXAMPLE).why(99, 1) == ("One of the two was not expected in this round: the pair was made by hand.",)


def test_a_pair_made_by_hand_is_said_to_be_one() -> None:
    said = judge(EXAMPLE).why(2, 1)
    assert said[1] == "By the rules they would not meet: the pair was made by hand, or by another program."
    assert "met in round 1" in said[2]
    assert judge(EXAMPLE).why(2, 6)[-1].endswith("It was paired the other way round.")


def test_what_speaks_against_a_pair() -> None:
    found = judge(replace(EXAMPLE, forbidden=(ForbiddenPairs(1, 9, (2, 6)),)))
    (only,) = found.why_not(2, 6)
    assert (only.forbids, only.article) == (True, "rule: prohibitions")
    assert judge(EXAMPLE).why_not(2, 6) == ()
    assert [one.article for one in judge(EXAMPLE).why_not(2, 4)] == ["rule: rematch distance", "rule: down the table"]
    away = replace(EXAMPLE, cells=tuple((*row, Cell(Outcome.ZERO_POINT_BYE if n == 5 else Outcome.UNPAIRED))
                                        for n, row in enumerate(EXAMPLE.cells)))  # fmt: skip
    for one, other in ((6, 2), (2, 6)):
        (absent,) = judge(away, 4).why_not(one, other)
        assert (absent.text, absent.article) == ("F (6) is absent in this round.", "rule: only those who come")
    assert judge(away, 4).why_not_bye(6) == judge(away, 4).why_not(6, 2)


def test_the_bye_says_why_and_why_not() -> None:
    section = keizer("1 A 2000 | 2w1\n2 B 1900 | 1b0\n3 C 1800 | U")
    found = judge(section)
    assert found.bye == 2
    assert found.why_free(2)[-1] == (
        "B (2) has had fewest byes so far, and of these he stood lowest (rule: the bye goes round)."
    )
    assert [one.article for one in found.why_not_bye(3)] == ["rule: the bye goes round"]
    assert [one.article for one in found.why_not_bye(1)] == ["rule: the bye goes to the lowest"]
    assert found.why_not_bye(3)[0].text == "C (3) has had 1 bye already, B (2) fewer."
    assert judge(section, rules=Keizer(even_bye=False)).why_free(3)[-1] == (
        "C (3) stood lowest of those who came (rule: the bye goes to the lowest)."
    )


@pytest.mark.parametrize("seed", some(200, 12))
def test_reasons_never_fail_and_name_a_rule(seed: int) -> None:
    rng = random.Random(seed)
    section = season(seed)
    numbers = [player.number for player in section.players]
    for number in range(1, section.rounds_held + 1):
        found = judge(section, number)
        for white, black in found.pairs:
            said = found.why(white, black)
            assert "(rule: " in said[-1] or "(rule: " in said[-2]
            assert all("{" not in line for line in said)
            assert found.why_not(white, black) == ()
        if found.bye is not None:
            assert "(rule: " in found.why_free(found.bye)[-1]
            assert found.why_not_bye(found.bye) == ()
        for _ in range(10):
            if len(numbers) < 2:
                break
            one, other = rng.sample(numbers, 2)
            if found.partner.get(one) != other:
                assert all(obstacle.article.startswith("rule: ") for obstacle in found.why_not(one, other))
                assert found.why_not(one, other)
            if found.bye != one:
                assert found.why_not_bye(one)
