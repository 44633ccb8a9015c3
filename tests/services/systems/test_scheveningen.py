"""The chairs of a Scheveningen match: whose each is by the table, and what is said where somebody else sits there."""

from __future__ import annotations

from dataclasses import replace

from tdapp.domain.section.facts import facts_of
from tdapp.services.systems.scheveningen import Scheveningen
from tests.services.teams.test_scheveningen import empty

RULES = Scheveningen()


def test_who_sits_elsewhere_than_the_table_says_is_named_with_his_board() -> None:
    section = empty(3)
    first, second = section.teams
    for number in (1, 2, 3):
        for team in (first, second):
            own = RULES.seated(section, team, number, team.members[:3])
            assert sorted(one for one in own if one is not None) == sorted(team.members[:3])
            assert RULES.against_seats(section, team, number, own) == []
            turned = (own[1], own[0], own[2])
            said = [warning.text for warning in RULES.against_seats(section, team, number, turned)]
            assert len(said) == 2
            for player, board, text in ((own[1], 2, said[0]), (own[0], 1, said[1])):
                assert player is not None
                assert section.shown(player) in text
                assert f"board {board}" in text
                assert f"round {number}" in text
            assert RULES.against_seats(section, team, number, (None, team.members[3], None)) == []


def test_a_reserve_takes_the_chair_that_is_left_empty() -> None:
    section = empty(3)
    team = section.teams[0]
    one, two, three, reserve = team.members
    own = RULES.seated(section, team, 1, (one, two, three))
    for away in (one, two, three):
        here = tuple(player for player in (one, two, three) if player != away)
        assert RULES.seated(section, team, 1, here) == tuple(None if player == away else player for player in own)
        filled = tuple(reserve if player == away else player for player in own)
        assert RULES.seated(section, team, 1, (*here, reserve)) == filled
    assert RULES.seated(section, team, 1, team.members) == (*own, reserve)


def test_a_team_of_too_few_has_empty_chairs() -> None:
    section = empty(3)
    short = replace(section.teams[1], members=section.teams[1].members[:2])
    section = replace(section, teams=(section.teams[0], short))
    for number in (1, 2, 3):
        seats = RULES.seated(section, short, number, short.members)
        assert len(seats) == 3
        assert seats.count(None) == 1
        assert RULES.against_seats(section, short, number, seats) == []


def test_what_is_announced() -> None:
    """Also before there are rules of teams: by the rounds, which are as many as the boards."""
    facts = facts_of(empty(4))
    said = RULES.announced(facts, 2)
    assert said[0].startswith("Scheveningen system over 4 boards: in 4 rounds")
    assert RULES.announced(replace(facts, team_rules=None, rounds_total=5), 2)[0].startswith(
        "Scheveningen system over 5 boards: in 5 rounds"
    )
    assert RULES.settled(replace(facts, team_rules=None)) == replace(facts, team_rules=None)
    made = RULES.settled(replace(facts, rounds_total=9, cycles=1, swap_last_two=True))
    assert (made.rounds_total, made.cycles, made.swap_last_two) == (4, 4, False)
