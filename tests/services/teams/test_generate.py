"""Random competitions of teams: how many may be away, which matches of a cup are decided by lot, what is refused."""

from __future__ import annotations

import pytest

from tdapp.domain.section.match import How
from tdapp.domain.section.outcome import Outcome
from tdapp.domain.systems.registry import TEAM_KNOCKOUT, TEAM_ROUND_ROBIN, TEAM_SWISS
from tdapp.domain.teams.knockout import bracket_of
from tdapp.domain.teams.scores import Scores
from tdapp.domain.words.errors import RuleViolation
from tdapp.services.teams.generate import TeamRecipe, generate_teams


def test_two_teams_at_least_are_there() -> None:
    """Where a round would have fewer, everybody comes."""
    away = set()
    for seed in range(12):
        section = generate_teams(TeamRecipe(4, 2, rounds=1, absences=60), str(seed))
        announced = [bye for bye in section.team_byes if bye.outcome is not Outcome.PAIRING_BYE]
        assert {bye.outcome for bye in announced} <= {Outcome.ZERO_POINT_BYE, Outcome.HALF_POINT_BYE}
        away.add(len(announced))
    assert away == {0, 1, 2}


def test_only_matches_that_nothing_else_decides_are_decided_by_lot() -> None:
    section = generate_teams(TeamRecipe(16, 2, missing=0, forfeits=0, system=TEAM_KNOCKOUT), "cup")
    scores = Scores(section)
    drawn = [match.decision is not None for match in section.matches if len(set(scores.score(match).game_points)) == 1]
    others = {match.decision for match in section.matches if len(set(scores.score(match).game_points)) == 2}
    assert True in drawn
    assert others == {None}
    for match in section.matches:
        if match.decision is not None:
            assert (match.decision.how, match.decision.text) == (How.LOTS, "coin")
            assert match.decision.winner in match.teams
    assert {tie.state.name for tie in bracket_of(section).ties} == {"DECIDED"}


@pytest.mark.parametrize(
    ("recipe", "words"),
    [
        (TeamRecipe(3), "4 to 400"), (TeamRecipe(401), "4 to 400"), (TeamRecipe(1, system=TEAM_KNOCKOUT), "2 to 400"),
        (TeamRecipe(4, 0), "1 to 50"), (TeamRecipe(4, 51), "1 to 50"),
        (TeamRecipe(4, 2, rounds=4), "4 teams cannot play 4 rounds"), (TeamRecipe(4, 2, rounds=0), "0 rounds"),
    ],
)  # fmt: skip
def test_recipes_that_mean_nothing(recipe: TeamRecipe, words: str) -> None:
    with pytest.raises(RuleViolation) as told:
        generate_teams(recipe, "x")
    assert words in str(told.value)


def test_recipes_at_their_bounds() -> None:
    full = generate_teams(TeamRecipe(4, 1, rounds=3, absences=0), "x")
    assert (len(full.teams), full.rounds_paired, len(full.players)) == (4, 3, 8)
    assert len(generate_teams(TeamRecipe(2, 50, reserves=0, system=TEAM_KNOCKOUT), "x").players) == 100
    for system, rounds, cycles in ((TEAM_KNOCKOUT, 6, 1), (TEAM_SWISS, 3, 1), (TEAM_ROUND_ROBIN, 6, 2)):
        made = generate_teams(TeamRecipe(4, 2, rounds=rounds, missing=0, system=system), "x")
        assert made.cycles == cycles, system.key
