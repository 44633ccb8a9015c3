"""Arrays held from one ladder to the next: the same numbers as fresh ones, and never those of another event."""

from __future__ import annotations

import random
from dataclasses import replace
from typing import Any

import pytest

from tdapp.domain.section.event import Edition, Section
from tdapp.domain.section.ladder import parse_ladder
from tdapp.domain.section.outcome import Cell, Outcome
from tdapp.domain.section.team import TeamRules
from tdapp.domain.teams.for_ranking import team_view
from tdapp.domain.words.wording import language
from tdapp.services.tables.explanation import explain_player
from tdapp.services.tables.held_arrays import HeldArrays
from tdapp.services.tables.standings import compute_standings
from tdapp.tiebreaks.registry import criteria_for
from tests.arena import random_swiss
from tests.team_events import random_team_event

SECTION = random_swiss(3, 40, 7, absent=0.1, unrated=0.1)
CODES = ["BH/C1", "BH/C1@fide-2009", "SB", "DE", "PS", "WIN", "ARO", "LOT{seed=7}", "BH/M1", "TPN", "AOB", "RP"]


def test_any_ladders_one_after_the_other_as_from_fresh_arrays() -> None:
    draw, held = random.Random(1), HeldArrays()
    for _ in range(25):
        ladder = parse_ladder(",".join(draw.sample(CODES, draw.randint(0, 6))))
        section = replace(SECTION, trial_ladder=ladder)
        kept = compute_standings(section, trial=True, arrays=held)
        assert kept == compute_standings(section, trial=True)
        number = draw.choice(section.players).number
        assert explain_player(section, number, ladder=ladder, arrays=held) == explain_player(
            section, number, ladder=ladder
        )
    assert held(SECTION, None) is held(replace(SECTION, trial_ladder=parse_ladder("SB")), None)


@pytest.mark.parametrize(
    "section",
    [random_swiss(5, 14, 5), team_view(random_team_event(6, 8, 4, 4, team_rules=TeamRules(boards=4)))],
    ids=["players", "teams"],
)
def test_every_criterion_has_its_values_whatever_was_tried_before(section: Section) -> None:
    held, codes = HeldArrays(), [entry.code for entry in criteria_for(section)]
    for seed in range(2):
        random.Random(seed).shuffle(codes)
        for start in range(0, len(codes), 8):
            ladder = parse_ladder(",".join(codes[start : start + 8]))
            kept = compute_standings(section, ladder=ladder, arrays=held)
            assert kept == compute_standings(section, ladder=ladder)


def another_result() -> dict[str, Any]:
    """The first game of the first player with another end, for him alone: what an arbiter would never see enter."""
    first, *others = SECTION.cells
    other = Outcome.LOSS if first[0].outcome is not Outcome.LOSS else Outcome.WIN
    return {"cells": ((Cell(other, first[0].opponent, first[0].colour), *first[1:]), *others)}


@pytest.mark.parametrize(
    "changed",
    [
        another_result(),
        {"edition": Edition.FIDE_2009},
        {"manual_places": ((3, 1),)},
        {"external_values": (("", 4, "2.5"),)},
        {"ladder": parse_ladder("LOT{seed=9}")},
        {"unrated_rule": "1400"},
        {"players": (replace(SECTION.players[0], rating=2801), *SECTION.players[1:])},
    ],
    ids=lambda changed: next(iter(changed)),
)
def test_what_changes_a_number_brings_new_arrays(changed: dict[str, Any]) -> None:
    held = HeldArrays()
    ladder = parse_ladder("BH/C1,ARO,MAN,EXT,LOT")
    compute_standings(SECTION, ladder=ladder, arrays=held)
    before, section = held(SECTION, None), replace(SECTION, **changed)
    assert compute_standings(section, ladder=ladder, arrays=held) == compute_standings(section, ladder=ladder)
    assert held(section, None) is not before


def test_another_round_and_another_language_bring_new_arrays() -> None:
    held = HeldArrays()
    first = held(SECTION, 7)
    assert held(SECTION, 6) is not first
    assert held(SECTION, 6).rounds == 6
    ladder = parse_ladder("EXT")
    english = compute_standings(SECTION, ladder=ladder, arrays=held)
    with language("de"):
        german = compute_standings(SECTION, ladder=ladder, arrays=held)
        assert german == compute_standings(SECTION, ladder=ladder)
    assert english.notes
    assert english.notes != german.notes
