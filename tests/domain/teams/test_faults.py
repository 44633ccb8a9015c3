"""Everything that cannot be so in a competition of teams is named with its place."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction

import pytest

from tdapp.domain.section.event import Kind, Section
from tdapp.domain.section.match import TeamAdjustment, TeamBye
from tdapp.domain.section.outcome import Outcome
from tdapp.domain.teams.faults import team_faults
from tests.team_events import random_team_event

SOUND = random_team_event(4, 6, 2, 2, absent=0.0, rounds_total=4)
ONE, TWO, *REST = SOUND.teams
FIRST, *OTHERS = SOUND.matches
LATE = TeamAdjustment(9, 1, Fraction(1), Fraction(0), "")


def teams(**fields: object) -> Section:
    return replace(SOUND, teams=(replace(ONE, **fields), TWO, *REST))


def first_match(**fields: object) -> Section:
    return replace(SOUND, matches=(replace(FIRST, **fields), *OTHERS))


@pytest.mark.parametrize("seed", range(8))
def test_a_sound_event_has_no_fault(seed: int) -> None:
    assert list(team_faults(random_team_event(seed, 5, 3, 3, odd=0.3))) == []


@pytest.mark.parametrize(
    ("section", "place", "words"),
    [
        (replace(SOUND, team_rules=None), "team_rules", "needs rules for teams"),
        (replace(SOUND, kind=Kind.SWISS, team_rules=None), "teams", "players are paired"),
        (teams(number=7), "teams[0]", "numbered from 1"),
        (teams(members=(99, *ONE.members)), "teams[0]", "pairing number 99"),
        (teams(members=(TWO.members[0], *ONE.members)), "teams[1]", "is a member of Team 1 already"),
        (first_match(round=9), "matches[0]", "no such match"),
        (first_match(table=2), "matches[1]", "no such match, or two"),
        (first_match(first=replace(FIRST.first, team=9)), "matches[0]", "no team with the number 9"),
        (first_match(first=replace(FIRST.first, players=(None,))), "matches[0]", "A match has 2 boards"),
        (first_match(first=replace(FIRST.first, players=(None, 98))), "matches[0]", "Player 98 is no member"),
        (
            first_match(first=replace(FIRST.first, players=(FIRST.first.players[0],) * 2)),
            "matches[0]",
            "named twice in the line-up",
        ),
        (first_match(second=OTHERS[0].second), "matches", "is paired 2 times in round 1"),
        (replace(SOUND, team_byes=(TeamBye(3, 9, Outcome.PAIRING_BYE),)), "team_byes[0]", "number 9"),
        (
            replace(SOUND, adjustments=(TeamAdjustment(9, 1, Fraction(1), Fraction(0), ""),)),
            "adjustments[0]",
            "number 1",
        ),
    ],
)
def test_each_fault_has_its_place(section: Section, place: str, words: str) -> None:
    found = list(team_faults(section))
    assert any(at == place and words in text for at, text in found), found
