"""Who is entered in several divisions, where he belongs, and how often he played above: drawn leagues of two teams."""

from __future__ import annotations

import datetime as dt
from dataclasses import replace

import pytest

from tdapp.domain.section.event import Event, Kind, Section
from tdapp.domain.section.league import League
from tdapp.domain.section.match import LineUp, Match, Side
from tdapp.domain.section.player import Player
from tdapp.domain.section.team import Team, TeamRules
from tdapp.services.teams.divisions import (
    above,
    against_divisions,
    entries_of,
    fixed_members,
    guests,
    leagues,
    same_club,
    same_person,
)

DAY = dt.date(2026, 10, 4)


def league(name: str, division: int, *members: str, season: str = "26", **of_league: object) -> Section:
    """One team with these members on two boards against another; everybody is known by name."""
    players = tuple(Player(number, one) for number, one in enumerate((*members, f"{name}, X", f"{name}, Y"), 1))
    count = len(members)
    teams = (Team(1, f"{name} 1", club="K", members=tuple(range(1, count + 1))),
             Team(2, f"{name} 2", club="L", members=(count + 1, count + 2)))  # fmt: skip
    rules = TeamRules(2, league=League(division=division, season=season, **of_league))  # type: ignore[arg-type]
    days = tuple(DAY + dt.timedelta(7 * one) for one in range(5))
    return Section(
        Event("L"), players, ((),) * len(players), 5, name=name, kind=Kind.TEAM_ROUND_ROBIN, team_rules=rules,
        teams=teams, round_dates=days,
    )  # fmt: skip


def played(section: Section, *line_ups: tuple[int | None, int | None], **of_match: object) -> Section:
    """A match in each round, in which the first team sat so."""
    fields = {"first": True} | of_match
    handed = bool(fields.pop("first"))
    other = section.teams[1].members
    matches = tuple(
        Match(number, 1, LineUp(1, seats, handed_in=handed), LineUp(2, other), **fields)  # type: ignore[arg-type]
        for number, seats in enumerate(line_ups, 1)
    )
    return replace(section, matches=matches)


HIGH = league("A", 1, "Ana", "Bea", "Cy")
LOW = league("B", 2, "Cy", "Dan", "Eva", above=2)
PLAIN = replace(HIGH, name="P", team_rules=TeamRules(2))
CY = LOW.players[0]


def test_leagues_stand_by_their_divisions() -> None:
    nameless = league("C", 0, "Zoë")
    old = league("D", 3, "Zoë", season="25")
    assert [one.name for one in leagues((nameless, LOW, PLAIN, old, HIGH))] == ["A", "B", "D", "C"]
    assert [one.name for one in leagues((nameless, LOW, old, HIGH), "26")] == ["A", "B", "C"]
    assert leagues((replace(PLAIN, team_rules=None),)) == []


@pytest.mark.parametrize(
    ("one", "other", "same"),
    [
        (Player(1, "Li, Wu", fide_id="7"), Player(2, "Ko, Ai", fide_id="7"), True),
        (Player(1, "Li, Wu", fide_id="7"), Player(2, "Li, Wu", fide_id="8"), False),
        (Player(1, "Li, Wu", fide_id="7"), Player(2, "Li, Wu"), True),
        (Player(1, "Li, Wu"), Player(2, "li, wu", birth="1990"), True),
        (Player(1, "Li, Wu", birth="1991"), Player(2, "Li, Wu", birth="1990"), False),
        (Player(1, "Li, Wu"), Player(2, "Ko, Ai"), False),
    ],
)
def test_who_is_the_same(one: Player, other: Player, same: bool) -> None:
    assert same_person(one, other) is same
    assert same_person(other, one) is same


def test_clubs_differ_only_where_both_are_known() -> None:
    for mine, theirs, same in (("K", "k", True), ("K", "L", False), ("", "L", True), ("K", "", True), ("", "", True)):
        assert same_club(Team(1, "T", club=mine), Team(2, "U", club=theirs)) is same


def test_entries_are_fixed_or_reserves() -> None:
    found = [(one.section.name, one.team.name, one.player.number, one.fixed, one.division)
             for one in entries_of(CY, (HIGH, LOW, PLAIN))]  # fmt: skip
    assert found == [("A", "A 1", 3, False, 1), ("B", "B 1", 1, True, 2), ("P", "A 1", 3, False, 0)]
    assert fixed_members(HIGH) == 2
    assert fixed_members(league("E", 1, "A", fixed=0)) == 0
    assert [one.fixed for one in entries_of(CY, (league("E", 1, "A", "B", "Cy", fixed=3),))] == [True]


def home(person: Player, *sections: Section) -> tuple[str, int, int | None] | None:
    found = above(person, LOW.teams[0], sections)
    return None if found is None else (found.home.section.name, found.count, found.most)


def test_at_home_is_a_fixed_member_in_the_highest_such_team() -> None:
    assert home(CY, HIGH, LOW) == ("B", 0, 2)
    assert home(CY, LOW) is None
    assert home(CY, LOW, replace(LOW, name="B2")) is None
    higher = league("A", 1, "Ana", "Cy")
    assert home(CY, higher, LOW) == ("A", 0, None)
    reserve = league("B", 2, "Dan", "Eva", "Cy", above=2)
    assert home(CY, HIGH, reserve) == ("B", 0, 2)  # a reserve everywhere: the lowest
    third = league("C", 3, "Cy", "X")
    assert home(CY, HIGH, LOW, third) == ("B", 0, 2)
    foreign = replace(HIGH, teams=(replace(HIGH.teams[0], club="M"), HIGH.teams[1]))
    assert home(CY, foreign, LOW) is None


def test_how_often_somebody_played_above() -> None:
    """By a line-up that was handed in, or a board with a result; not where both teams forfeited, nor unfielded."""
    for section, count in (
        (played(HIGH, (1, 2), (3, 1), (1, 3)), 2), (played(HIGH, (3, 1), (3, 1), forfeit=Side.BOTH), 0),
        (played(HIGH, (3, 1), forfeit=Side.FIRST), 1), (played(HIGH, (3, 1), first=False), 0),
    ):  # fmt: skip
        assert home(CY, section, LOW) == ("B", count, 2)
    below = played(league("C", 3, "Cy", "X"), (1, 2))
    assert home(CY, played(HIGH, (3, 1)), LOW, below) == ("B", 1, 2)
    twice = played(HIGH, (3, 1), (3, 2))
    here = twice, twice.matches[0]
    found = above(CY, LOW.teams[0], (twice, LOW), here)
    assert found is not None
    assert found.count == 1
    elsewhere = above(CY, LOW.teams[0], (twice, LOW), (LOW, twice.matches[0]))
    assert elsewhere is not None
    assert elsewhere.count == 2


def test_guests_are_named_at_home_once() -> None:
    found = [(player.name, one.home.section.name) for player, one in guests((LOW, HIGH), "26")]
    assert found == [("Cy", "B")]
    assert list(guests((LOW, HIGH), "25")) == []


def said(section: Section, match: Match, *players: int | None, others: tuple[Section, ...]) -> list[str]:
    return [one.rule_id for one in against_divisions(section, section.teams[0], match, players, others)]


def test_nobody_plays_on_one_day_in_two_divisions() -> None:
    here = played(LOW, (1, 2)).matches[0]
    there = played(HIGH, (3, 1))
    assert "same-day" in " ".join(said(LOW, here, 1, 2, others=(there,)))
    assert said(LOW, here, 2, others=(there,)) == []
    assert said(LOW, here, None, 99, others=(there,)) == []
    later = replace(there, round_dates=tuple(DAY + dt.timedelta(1) for _ in range(5)))
    assert said(LOW, here, 1, others=(later,)) == []
    unknown = replace(there, round_dates=())
    assert said(LOW, here, 1, others=(unknown,)) == []
    assert said(PLAIN, here, 1, others=(there,)) == []
    assert said(LOW, here, 1, others=(PLAIN,)) == []


@pytest.mark.parametrize(("held", "rules"), [(0, []), (1, []), (2, ["above-used-up"]), (3, ["above-used-up"])])
def test_who_belongs_below_plays_above_so_often(held: int, rules: list[str]) -> None:
    """The match itself, in the last round, is not counted."""
    section = played(HIGH, *[(3, 1)] * held, (1, 3))
    assert said(section, section.matches[-1], 3, others=(LOW,)) == rules
    free = league("B", 2, "Cy", "Dan", "Eva")
    assert said(section, section.matches[-1], 3, others=(free,)) == []
    assert said(section, section.matches[-1], 1, others=(LOW,)) == []


@pytest.mark.parametrize(("held", "rules"), [(2, []), (3, ["stays-above"])])
def test_who_played_above_too_often_stays_there(held: int, rules: list[str]) -> None:
    above_ = replace(played(HIGH, *[(3, 1)] * held), round_dates=())
    here = Match(1, 1, LineUp(1, (1, 2)), LineUp(2, (4, 5)))
    assert said(LOW, here, 1, others=(above_,)) == rules
    last_year = replace(above_, team_rules=replace(above_.team_rules, league=League(division=1, season="25")))  # type: ignore[type-var]
    assert said(LOW, here, 1, others=(last_year,)) == []


def test_a_fixed_member_above_does_not_play_below() -> None:
    higher = replace(league("A", 1, "Ana", "Cy"), round_dates=())
    here = Match(1, 1, LineUp(1, (1, 2)), LineUp(2, (4, 5)))
    assert said(LOW, here, 1, others=(higher,)) == ["fixed-above"]
    assert said(LOW, here, 2, others=(higher,)) == []
    unnamed = replace(LOW, team_rules=TeamRules(2, league=League(season="26")))
    assert said(unnamed, here, 1, others=(higher,)) == []
