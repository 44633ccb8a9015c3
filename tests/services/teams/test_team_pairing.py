"""Rounds of teams by the Swiss and by the table, random competitions, and what the verbs say of them."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from fractions import Fraction
from pathlib import Path

import pytest

from tdapp.cli.main import run
from tdapp.domain.section.event import Kind, Section
from tdapp.domain.section.facts import facts_of
from tdapp.domain.section.match import LineUp, Match, Side
from tdapp.domain.section.outcome import Outcome
from tdapp.domain.section.player import Standing
from tdapp.domain.section.team import Score, TeamRules
from tdapp.domain.systems.registry import SCHEVENINGEN, TEAM_KNOCKOUT, TEAM_ROUND_ROBIN
from tdapp.domain.teams.scores import Scores
from tdapp.domain.words.errors import RuleViolation
from tdapp.services.rounds.boards import rounds_of
from tdapp.services.systems.registry import rules_of_system
from tdapp.services.tables.team_standings import team_standings
from tdapp.services.teams.generate import TeamRecipe, generate_teams
from tdapp.services.teams.pairing import differences, pair_round
from tests.event_files import written
from tests.services.teams.team_stage import empty

RECIPE = TeamRecipe(9, 3, rounds=4)


@pytest.fixture(scope="module")
def played() -> Section:
    return generate_teams(RECIPE, "seed")


def test_a_random_competition_is_paired_by_the_rules_and_the_same_again(played: Section) -> None:
    assert generate_teams(RECIPE, "seed") == played
    assert played.rounds_paired == 4
    assert [list(differences(played, number)) for number in (1, 2, 3, 4)] == [[], [], [], []]
    assert not any(Scores(played).score(match).is_open for match in played.matches)
    teams = {team.number for team in played.teams}
    for number in (1, 2, 3, 4):
        there = [team for match in played.matches if match.round == number for team in match.teams]
        away = [bye.team for bye in played.team_byes if bye.round == number]
        assert sorted(there + away) == sorted(teams)


def test_what_was_paired_otherwise_is_told(played: Section) -> None:
    first, second = [match for match in played.matches if match.round == 1][:2]
    changed = (replace(first, second=second.second), replace(second, second=first.second))
    other = replace(played, matches=(*changed, *played.matches[2:]))
    found = list(differences(other, 1))
    assert len(found) == 4
    assert sum(line.startswith("Only in the file: ") for line in found) == 2


def test_a_round_robin_and_a_match_over_several_rounds_follow_the_table() -> None:
    league = empty(kind=Kind.TEAM_ROUND_ROBIN, rounds_total=6, cycles=2)
    assert pair_round(league, 1).pairs == ((1, 4), (2, 3))
    assert pair_round(league, 4).pairs == ((4, 1), (3, 2))
    with pytest.raises(RuleViolation, match="6 rounds: round 7"):
        pair_round(league, 7)
    match = empty(2, kind=Kind.TEAM_ROUND_ROBIN, rounds_total=3, cycles=3)
    assert [pair_round(match, number).pairs for number in (1, 2, 3)] == [((1, 2),), ((2, 1),), ((1, 2),)]


def test_a_double_round_robin_and_a_match_are_generated_by_their_rounds() -> None:
    double = generate_teams(TeamRecipe(4, 2, rounds=6, system=TEAM_ROUND_ROBIN), "double")
    assert (double.cycles, double.rounds_paired) == (2, 6)
    assert not any(list(differences(double, number)) for number in range(1, 7))
    met = Counter(frozenset(match.teams) for match in double.matches)
    assert set(met.values()) == {2}
    match = generate_teams(TeamRecipe(2, 3, rounds=4, system=TEAM_ROUND_ROBIN), "match")
    assert [one.teams for one in match.matches] == [(1, 2), (2, 1), (1, 2), (2, 1)]
    assert len(team_standings(match).standings.rows) == 2


def test_the_results_of_a_team_that_leaves_a_round_robin_stand_or_go() -> None:
    """C.05, 6.6 for teams is the organiser's choice: less than half played, and the results go."""
    robin = generate_teams(TeamRecipe(6, 2, system=TEAM_ROUND_ROBIN), "leaver")
    matches = tuple(
        replace(match, forfeit=Side.FIRST if match.first.team == 6 else Side.SECOND)
        if 6 in match.teams and match.round > 1
        else match
        for match in robin.matches
    )
    gone = replace(robin.teams[5], standing=Standing.WITHDRAWN)
    robin = replace(robin, matches=matches, teams=(*robin.teams[:5], gone))
    rules = robin.team_rules
    assert rules is not None
    stand = team_standings(robin).standings.rows
    assert {row.player.number for row in stand if row.rank is not None} == {1, 2, 3, 4, 5, 6}
    go = team_standings(replace(robin, team_rules=replace(rules, half_played=True))).standings.rows
    assert [row.player.number for row in go if row.rank is None] == [6]
    points = {row.player.number: Fraction(row.points) for row in stand}
    won = {row.player.number: points[row.player.number] - Fraction(row.points) for row in go}
    assert sorted(won[number] for number in range(1, 6))[1:] == [2, 2, 2, 2]  # four won by forfeit against 6


def test_what_cannot_be_generated() -> None:
    for recipe, words in (
        (TeamRecipe(3), "4 to 400"),
        (TeamRecipe(8, boards=0), "boards"),
        (TeamRecipe(6, rounds=6), "meeting twice"),
    ):
        with pytest.raises(RuleViolation, match=words):
            generate_teams(recipe, "x")


def test_the_verbs_pair_explain_and_check(played: Section, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "league.tdb"
    written(path, replace(played, rounds_total=6))
    assert run(["pair", str(path)]) == 0
    printed = capsys.readouterr().out.split("\n")
    found = pair_round(replace(played, rounds_total=6), 5)
    assert printed[0] == str(len(found.pairs) + (found.bye is not None))
    assert printed[1] == f"{found.pairs[0][0]} {found.pairs[0][1]}"
    assert run(["pair", str(path), "--explain"]) == 0
    assert "(4.3." in capsys.readouterr().out
    one, other = played.matches[0].teams
    assert run(["pair", str(path), "--why-not", str(one), str(other)]) == 0
    assert "forbidden: They have met." in capsys.readouterr().out
    assert run(["check", str(path)]) in (0, 1)
    assert "4 rounds checked with C.04.6" in capsys.readouterr().out


def test_the_verb_generates_teams(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["generate", "-o", str(tmp_path), "--teams", "6", "--boards", "2", "--rounds", "3", "--seed", "s"]) == 0
    assert "6 teams, 3 rounds" in capsys.readouterr().out
    assert len(list(tmp_path.glob("*.trf"))) == 1


def test_matches_rank_a_random_competition_and_games_a_match_of_two_teams() -> None:
    for system, score in ((None, Score.MATCH), (TEAM_ROUND_ROBIN, Score.MATCH), (SCHEVENINGEN, Score.GAME)):
        recipe = TeamRecipe(4, 2) if system is None else TeamRecipe(4, 2, system=system)
        made = generate_teams(replace(recipe, teams=2, boards=4) if system is SCHEVENINGEN else recipe, "score")
        assert made.team_rules is not None
        assert made.team_rules.primary is score


def test_what_is_said_of_a_round_robin_of_teams() -> None:
    """C.05, annex 1: the last two rounds of the first cycle change places only where there is a second one."""
    rules = rules_of_system(TEAM_ROUND_ROBIN)
    facts = facts_of(empty(kind=Kind.TEAM_ROUND_ROBIN, rounds_total=6, cycles=2))
    changed = "The last two rounds of the first cycle change places (C.05, annex 1)."
    assert "every team meets every other twice" in rules.announced(facts, 4)[0]
    assert rules.announced(facts, 4)[1:] == ()
    assert rules.announced(replace(facts, swap_last_two=True), 4)[1:] == (changed,)
    assert rules.announced(replace(facts, swap_last_two=True, cycles=1, rounds_total=3), 4)[1:] == ()
    league = generate_teams(TeamRecipe(4, 2, system=TEAM_ROUND_ROBIN), "words")
    (against,) = rules.why_not(league, rounds_of(league)[1], 1, 2)
    assert (against.text, against.forbids) == ("The table has no such match in round 2.", True)


def test_nothing_speaks_against_what_was_paired(played: Section) -> None:
    rules = rules_of_system(played.system)
    for state in rounds_of(played):
        free = [(team, 0) for team, outcome in state.byes if outcome is Outcome.PAIRING_BYE]
        assert [rules.why_not(played, state, *pair) for pair in (*(one.players for one in state.boards), *free)] == (
            [()] * (len(state.boards) + len(free))
        )


def test_another_free_team_is_told(played: Section) -> None:
    """Of nine teams one has the bye; a cup of three has one that goes on without a match."""
    free = [bye for bye in played.team_byes if bye.outcome is Outcome.PAIRING_BYE and bye.round == 2]
    (bye,) = free
    other = 1 + bye.team % 9
    moved = tuple(replace(one, team=other) if one == bye else one for one in played.team_byes)
    (told,) = differences(replace(played, team_byes=moved), 2)
    named = {team.number: team.shown for team in played.teams}
    assert told == f"The bye went to {named[other]}, by the rules it is that of {named[bye.team]}."
    without = tuple(one for one in played.team_byes if one != bye)
    assert list(differences(replace(played, team_byes=without), 2)) == []
    zero = tuple(replace(one, outcome=Outcome.ZERO_POINT_BYE) if one == bye else one for one in played.team_byes)
    assert list(differences(replace(played, team_byes=zero), 2)) == []
    cup = generate_teams(TeamRecipe(3, 2, missing=0, forfeits=0, system=TEAM_KNOCKOUT), "three")
    assert list(differences(cup, 1)) == []
    first = next(one for one in cup.team_byes if one.round == 1)
    others = tuple(replace(one, team=first.team % 3 + 1) if one == first else one for one in cup.team_byes)
    names = sorted((first.team, first.team % 3 + 1))
    assert list(differences(replace(cup, team_byes=others), 1)) == [
        f"Going on without a match differs: {cup.teams[number - 1].shown}." for number in names
    ]


def test_the_first_named_team_may_have_black_on_board_1() -> None:
    """C.05: round 1 is 1-4 and 2-3 with White on board 1 first; a match names the other team first then."""
    for colours, pairs in (("WB", ((1, 4), (2, 3))), ("BW", ((4, 1), (3, 2)))):
        section = empty(kind=Kind.TEAM_ROUND_ROBIN, rounds_total=3, team_rules=TeamRules(2, colours=colours))
        members = {team.number: team.members[:2] for team in section.teams}
        matches = tuple(
            Match(1, table, *(LineUp(team, members[team]) for team in pair)) for table, pair in enumerate(pairs, 1)
        )
        assert list(differences(replace(section, matches=matches), 1)) == []
        turned = tuple(replace(one, first=one.second, second=one.first) for one in matches)
        assert len(list(differences(replace(section, matches=turned), 1))) == 4
