"""Divisions of one event file: who is entered in two of them, and who plays where next season."""

from __future__ import annotations

import datetime as dt
from collections.abc import Iterator
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import pytest

from tdapp.domain.commands.teams import EnterMatchScore, SetAppointments, SetLeague, SetLineUp
from tdapp.domain.section.event import Section
from tdapp.domain.section.league import Appointment, League
from tdapp.domain.words.checks import NeedsConfirmation
from tdapp.services.teams.divisions import above, leagues, same_person
from tdapp.services.teams.words import rules_sentences
from tdapp.storage import EventFile, open_event_file
from tests.event_files import ALL, written
from tests.services.teams.team_stage import HALF, do
from tests.services.teams.test_league import DAY, ids, round_of, season

HIGH = League(fixed=2, division=1, promoted=1, relegated=1)
LOW = League(fixed=2, division=2, above=1, promoted=1, relegated=1)


def divisions(high: League = HIGH, low: League = LOW) -> tuple[Section, Section]:
    """Two divisions of four teams. Player 12 of team 4 below is the third man of team 1 above, by the name."""
    upper = replace(season(high), name="Division 1")
    lower = replace(season(low), name="Division 2")
    people = tuple(replace(one, name=f"Lower {one.number:02}", fide_id="") for one in lower.players)
    lower = replace(lower, players=people, teams=tuple(replace(one, name=f"Low {one.number}") for one in lower.teams))
    first = upper.teams[0]
    guest = lower.teams[3].members[1]
    people = tuple(
        replace(one, name=f"Lower {guest:02}", fide_id="") if one.number == first.members[2] else one
        for one in upper.players
    )
    return replace(upper, players=people), lower


@pytest.fixture
def store(tmp_path: Path) -> Iterator[EventFile]:
    written(tmp_path / "divisions.tdb", *divisions())
    with closing(open_event_file(tmp_path / "divisions.tdb")) as store:
        yield store


def lower_round(store: EventFile, number: int) -> None:
    pairing, publishing = round_of(store, number, 2)
    do(store, pairing, publishing)


def texts(store: EventFile, command: SetLineUp) -> list[str]:
    with pytest.raises(NeedsConfirmation) as asked:
        store.execute(command)
    return [warning.text for warning in asked.value.warnings]


def test_nobody_plays_twice_on_a_day_in_two_divisions(store: EventFile) -> None:
    do(store, *round_of(store, 1))
    lower_round(store, 1)
    do(store, SetLineUp(1, 1, 1, (1, 3)))  # below only the first boards stand there, nobody handed them in
    assert texts(store, SetLineUp(2, 1, 4, (10, 11))) == [
        "Lower 11 plays for Team 1 (Division 1) on 2026-10-11 already."
    ]
    do(store, SetAppointments(2, (Appointment(1, (1, 4), DAY + dt.timedelta(1)),)))
    do(store, SetLineUp(2, 1, 4, (10, 11)))


def test_who_belongs_below_plays_above_as_often_as_the_rules_say(store: EventFile) -> None:
    do(store, *round_of(store, 1), SetLineUp(1, 1, 1, (1, 3)), SetLineUp(1, 1, 1, (2, 3)))
    found = above(store.snapshot(2).players[10], store.snapshot(2).teams[3], leagues(every(store)))
    assert found is not None
    assert (found.home.team.name, found.count, found.most) == ("Low 4", 1, 1)
    do(store, *(EnterMatchScore(1, 1, table, (2 * HALF, 2 * HALF)) for table in (1, 2)), *round_of(store, 2))
    again = SetLineUp(1, 2, 1, (1, 3))
    assert texts(store, again) == ["Lower 11 belongs to Low 4 (Division 2); matches played above: 1, allowed: 1."]
    do(store, replace(again, confirmed=ALL))
    lower_round(store, 1)
    do(store, SetAppointments(2, (Appointment(1, (1, 4), DAY + dt.timedelta(1)),)))
    assert ids(store, SetLineUp(2, 1, 4, (10, 11))) == {"stays-above"}
    do(store, SetLeague(2, replace(LOW, above=2)), SetLineUp(2, 1, 4, (10, 11)))


def test_a_fixed_member_does_not_play_below(tmp_path: Path) -> None:
    upper, lower = divisions(replace(HIGH, fixed=3))
    written(tmp_path / "fixed.tdb", upper, lower)
    with closing(open_event_file(tmp_path / "fixed.tdb")) as store:
        lower_round(store, 1)
        assert texts(store, SetLineUp(2, 1, 4, (10, 11))) == [
            "Lower 11 is a fixed member of Team 1 (Division 1) and does not play below, for Low 4."
        ]


def test_divisions_are_compared_where_both_are_named_and_of_one_club(tmp_path: Path) -> None:
    upper, lower = divisions(replace(HIGH, fixed=3), replace(LOW, division=0))
    written(tmp_path / "none.tdb", upper, lower)
    with closing(open_event_file(tmp_path / "none.tdb")) as store:
        lower_round(store, 1)
        do(store, SetLineUp(2, 1, 4, (10, 11)))
    upper, lower = divisions(replace(HIGH, fixed=3))
    clubs = [
        replace(one, teams=tuple(replace(team, club=f"{one.name} {team.name}") for team in one.teams))
        for one in (upper, lower)
    ]
    written(tmp_path / "clubs.tdb", *clubs)
    with closing(open_event_file(tmp_path / "clubs.tdb")) as store:
        lower_round(store, 1)
        do(store, SetLineUp(2, 1, 4, (10, 11)))


def test_a_person_is_known_by_the_fide_number_else_by_name_and_birth() -> None:
    one = replace(season().players[0], name="Kővári, Łukasz", fide_id="1", birth="1990")
    assert same_person(one, replace(one, name="Another"))
    assert not same_person(one, replace(one, fide_id="2"))
    assert same_person(one, replace(one, name="Lukasz Kovari", fide_id="", birth=""))
    assert not same_person(one, replace(one, fide_id="", birth="1991"))


def test_the_regulations_say_what_divisions_mean() -> None:
    section = season(LOW)
    assert section.team_rules is not None
    said = list(rules_sentences(section.system, section.team_rules, section.points))
    assert "Who belongs to a team here may play 1 time for higher teams of the club." in said
    assert "Division 2 of the league; a fixed member of a team does not play for a lower one." in said


def every(store: EventFile) -> list[Section]:
    return [store.snapshot(ref.section_id) for ref in store.sections()]
