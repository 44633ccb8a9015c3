"""The table of the teams: both scores, whichever of them ranks."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction

import pytest

from tdapp.domain.section.event import Section
from tdapp.domain.section.ladder import parse_ladder
from tdapp.domain.section.team import Score
from tdapp.domain.systems.registry import SYSTEMS
from tdapp.domain.words.errors import RuleViolation
from tdapp.services.tables.standings import compute_standings
from tdapp.services.tables.team_standings import ladder_shows_both, team_standings
from tdapp.tiebreaks.crosstable import Crosstable, build
from tests.arena import arena
from tests.asked import small

TEAMS = small(next(one for one in SYSTEMS if one.key == "team-swiss-2026"))


def test_both_scores_stand_under_their_names() -> None:
    """C.07, 4: the one that ranks is the points of the table, the other one stands beside it."""
    assert TEAMS.team_rules is not None
    by_match, by_game = (
        team_standings(replace(TEAMS, team_rules=replace(TEAMS.team_rules, primary=one)))
        for one in (Score.MATCH, Score.GAME)
    )
    assert by_match.match_points == by_game.match_points
    assert by_match.game_points == by_game.game_points
    assert by_match.match_points != by_match.game_points
    for table, points in ((by_match, by_match.match_points), (by_game, by_game.game_points)):
        assert {row.player.number: float(row.points) for row in table.standings.rows} == {
            number: float(text) for number, text in points.items()
        }


def test_after_an_earlier_round_only_its_matches_count() -> None:
    after = team_standings(TEAMS, after_round=1)
    assert after.standings.after_round == 1
    assert sum(map(float, after.match_points.values())) < sum(map(float, team_standings(TEAMS).match_points.values()))
    assert set(team_standings(TEAMS, after_round=0).game_points.values()) == {"0.0"}
    assert after.standings.competition is TEAMS


def test_players_have_no_table_of_teams() -> None:
    with pytest.raises(RuleViolation, match="no competition of teams"):
        team_standings(arena("1 A | 2w1\n2 B | 1b0"))


def test_points_for_a_lost_match_count_in_it_and_nowhere_else() -> None:
    """3, 2, 1: nobody has one to begin with."""
    assert TEAMS.team_rules is not None
    points = replace(TEAMS.team_rules.match_points, win=Fraction(3), draw=Fraction(2), loss=Fraction(1))
    section = replace(TEAMS, team_rules=replace(TEAMS.team_rules, match_points=points))
    made = team_standings(section)
    assert {row.player.number: row.points for row in made.standings.rows} == made.match_points
    assert made.game_points == team_standings(TEAMS).game_points
    assert set(team_standings(section, after_round=0).match_points.values()) == {"0.0"}


def test_the_ladder_of_the_teams_is_the_official_one_that_on_trial_or_another() -> None:
    section = replace(TEAMS, ladder=parse_ladder("SB"), trial_ladder=parse_ladder("WON"))
    asked: list[int | None] = []

    def arrays(of: Section, after_round: int | None = None) -> Crosstable:
        asked.append(after_round)
        return build(of, after_round)

    for given, label, trial in (
        ({}, "SB", False),
        ({"trial": True}, "WON", True),
        ({"ladder": parse_ladder("BH")}, "BH", True),
    ):
        made = team_standings(section, arrays=arrays, after_round=1, **given)  # type: ignore[arg-type]
        assert ([rung.label for rung in made.standings.ladder], made.standings.trial) == ([label], trial)
    assert asked == [1, 1, 1]
    plain = compute_standings(section, arrays=arrays)
    assert (plain.after_round, asked[3:]) == (section.rounds_decided, [None])


def test_the_other_score_is_a_column_only_where_it_is_no_rung() -> None:
    for ladder, shows in (("BH,MPvGP", True), ("BH", False), ("", False)):
        assert ladder_shows_both(team_standings(TEAMS, ladder=parse_ladder(ladder)).standings) is shows
