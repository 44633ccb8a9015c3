"""The fixture list of a league: which matches there are, their days, hours and halls, and how far each is."""

from __future__ import annotations

import datetime as dt
from dataclasses import replace
from fractions import Fraction

import pytest

from tdapp.domain.section.event import Kind, RoundTime, Section
from tdapp.domain.section.league import Appointment, League, MatchState
from tdapp.domain.section.match import LineUp, Match
from tdapp.domain.section.player import Standing
from tdapp.domain.section.team import TeamRules
from tdapp.services.publishing.calendar import calendar_of
from tdapp.services.teams.fixtures import appearances, date_of, fixtures, league_of, planned_teams, state_of
from tests.services.teams.team_stage import empty

DAY = dt.date(2026, 10, 4)
NOW = dt.datetime(2026, 9, 1, 14, tzinfo=dt.timezone(dt.timedelta(hours=2)))


def league(*appointments: Appointment, colours: str = "WB", **fields: object) -> Section:
    """Four teams in three rounds (C.05: 1-4 2-3, 4-3 1-2, 2-4 3-1); round 1 has a day and an hour, round 2 a day."""
    rules = TeamRules(boards=2, colours=colours, league=League(appointments=appointments))
    fields = {
        "kind": Kind.TEAM_ROUND_ROBIN,
        "rounds_total": 3,
        "round_dates": (DAY, DAY + dt.timedelta(7)),
        "round_times": (RoundTime("10:00"),),
        "team_rules": rules,
        "name": "North; A",
    } | fields
    return empty(4, **fields)


def shown(section: Section) -> list[str]:
    return [
        f"{one.round}.{one.table or '-'} {one.teams[0]}-{one.teams[1]} {one.date or '-'}{'*' if one.own_date else ''} "
        f"{one.start or '-'} {one.venue or '-'} {one.state.value}"
        for one in fixtures(section)
    ]


def test_a_league_that_nobody_has_paired_is_its_table() -> None:
    assert shown(league()) == [
        "1.- 1-4 2026-10-04 10:00 - planned",
        "1.- 2-3 2026-10-04 10:00 - planned",
        "2.- 4-3 2026-10-11 - - planned",
        "2.- 1-2 2026-10-11 - - planned",
        "3.- 2-4 - - - planned",
        "3.- 3-1 - - - planned",
    ]
    assert league_of(league(team_rules=TeamRules(boards=2))) == League()
    assert [line.score for line in fixtures(league())] == [None] * 6


def test_who_has_white_on_the_first_board_is_named_first() -> None:
    """The table of C.05 names who has White; where board 1 has Black for the first-named one, the pair is turned."""
    assert planned_teams(league(colours="BW"), 1) == ((4, 1), (3, 2))


def test_appointments_go_before_what_the_round_says() -> None:
    own = DAY + dt.timedelta(3)
    section = league(
        Appointment(1, (4, 1), own, "14:30", "Hall"),
        Appointment(1, (2, 3), None, "", "", postponed=True),
        Appointment(2, (4, 3), None, "18:00", "Club"),
        Appointment(3, (2, 4), own, "", "", postponed=True),
    )
    assert shown(section) == [
        "1.- 1-4 2026-10-07* 14:30 Hall planned",
        "1.- 2-3 - 10:00 - postponed",
        "2.- 4-3 2026-10-11 18:00 Club planned",
        "2.- 1-2 2026-10-11 - - planned",
        "3.- 2-4 2026-10-07* - - postponed",
        "3.- 3-1 - - - planned",
    ]
    assert date_of(section, 2, (1, 2)) == DAY + dt.timedelta(7)
    assert date_of(section, 3, (3, 1)) is None


def played(section: Section, *scores: tuple[int, int] | None) -> Section:
    """Round 1 is paired, 2-3 at table 1; its scores are entered."""
    pairs = zip(((2, 3), (1, 4)), scores, strict=True)
    matches = tuple(
        Match(1, table, LineUp(one, (3 * one - 2, None)), LineUp(other, (3 * other - 2, 3 * other - 1)),
              entered=None if score is None else (Fraction(score[0]), Fraction(score[1])))
        for table, ((one, other), score) in enumerate(pairs, 1)
    )  # fmt: skip
    return replace(section, matches=matches)


def test_a_round_that_is_paired_stands_as_it_is() -> None:
    asked = Appointment(1, (1, 4), None, "", "", confirmed=True), Appointment(1, (2, 3), None, confirmed=True)
    assert shown(played(league(*asked), None, (2, 0)))[:2] == [
        "1.1 2-3 2026-10-04 10:00 - planned",
        "1.2 1-4 2026-10-04 10:00 - confirmed",
    ]
    assert shown(played(league(), None, (2, 0)))[1].endswith("played")
    late = played(league(Appointment(1, (2, 3), postponed=True), Appointment(1, (1, 4), postponed=True)), None, (2, 0))
    assert [line.state for line in fixtures(late)][:2] == [MatchState.POSTPONED, MatchState.PLAYED]
    score = fixtures(late)[1].score
    assert score is not None
    assert score.game_points == (2, 0)
    assert state_of(None, None) is MatchState.PLANNED


@pytest.mark.parametrize(("gone", "left"), [((4,), 6), ((1, 4), 5), ((1, 2, 3), 3), ((1, 2, 3, 4), 0)])
def test_matches_of_two_that_have_left_are_off(gone: tuple[int, ...], left: int) -> None:
    section = league()
    teams = [replace(one, standing=Standing.WITHDRAWN) if one.number in gone else one for one in section.teams]
    assert len(fixtures(replace(section, teams=tuple(teams)))) == left


def test_where_nothing_is_on_a_table_nothing_is_planned() -> None:
    assert planned_teams(league(), 4) == ()
    assert planned_teams(league(), 3) != ()
    assert planned_teams(league(kind=Kind.TEAM_SWISS), 1) == ()
    assert planned_teams(league(kind=Kind.TEAM_KNOCKOUT), 1) == ()
    assert planned_teams(replace(league(), teams=()), 1) == ()
    assert len(fixtures(league(rounds_total=1))) == 2


def test_how_often_somebody_was_lined_up() -> None:
    section = played(league(), None, None)
    first, second = section.matches
    section = replace(section, matches=(first, second, replace(first, round=2), replace(second, round=2)))
    assert [appearances(section, player) for player in (4, 7, 8, 5)] == [2, 2, 2, 0]
    assert appearances(section, 4, first) == 1
    assert appearances(section, 4, second) == 2
    assert appearances(section, 4, replace(first, round=3)) == 2


def test_the_calendar_line_by_line() -> None:
    """RFC 5545: text is escaped, an hour is five hours long, without one the day is taken."""
    section = played(
        league(Appointment(2, (4, 3), DAY, "20:30", "Hall 1, left\\right\ndoor", postponed=True)), None, (2, 0)
    )
    text = calendar_of(section, NOW).replace("\r\n ", "")
    head, *events = text.split("BEGIN:VEVENT\r\n")
    assert head == (
        "BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:-//tdapp//fixtures//EN\r\nCALSCALE:GREGORIAN\r\n"
        "X-WR-CALNAME:League\\, North\\; A\r\n"
    )
    assert [event.split("\r\n", 1)[1] for event in events] == [
        "DTSTAMP:20260901T120000Z\r\nDTSTART:20261004T100000\r\nDTEND:20261004T150000\r\nSUMMARY:Team 2 – Team 3\r\n"
        "DESCRIPTION:League\\, North\\; A\\, Round 1\r\nSTATUS:CONFIRMED\r\nEND:VEVENT\r\n",
        "DTSTAMP:20260901T120000Z\r\nDTSTART:20261004T100000\r\nDTEND:20261004T150000\r\nSUMMARY:Team 1 – Team 4\r\n"
        "DESCRIPTION:League\\, North\\; A\\, Round 1\\, played\r\nSTATUS:CONFIRMED\r\nEND:VEVENT\r\n",
        "DTSTAMP:20260901T120000Z\r\nDTSTART:20261004T203000\r\nDTEND:20261005T013000\r\nSUMMARY:Team 4 – Team 3\r\n"
        "DESCRIPTION:League\\, North\\; A\\, Round 2\\, postponed\r\nLOCATION:Hall 1\\, left\\\\right\\ndoor\r\n"
        "STATUS:TENTATIVE\r\nEND:VEVENT\r\n",
        "DTSTAMP:20260901T120000Z\r\nDTSTART;VALUE=DATE:20261011\r\nSUMMARY:Team 1 – Team 2\r\n"
        "DESCRIPTION:League\\, North\\; A\\, Round 2\r\nSTATUS:CONFIRMED\r\nEND:VEVENT\r\nEND:VCALENDAR\r\n",
    ]
    assert calendar_of(section, NOW, team=4).count("BEGIN:VEVENT") == 2
    ids = [event.split("\r\n", 1)[0] for event in events]
    turned = calendar_of(league(colours="BW"), NOW)
    assert all(one in turned for one in ids[:1])  # whoever is named first, it is the same match
    assert all(len(one.removeprefix("UID:").removesuffix("@tdapp")) == 32 for one in ids)
    bare = calendar_of(replace(league(), name=""), NOW)
    assert "X-WR-CALNAME:League\r\n" in bare


def test_lines_of_the_calendar_are_folded_between_letters() -> None:
    """75 bytes at most; what follows begins with a blank and no letter of two bytes is divided."""
    for length in range(28, 36):
        venue = "ö" * length
        text = calendar_of(league(Appointment(1, (1, 4), DAY, "", venue)), NOW)
        assert f"LOCATION:{venue}" in text.replace("\r\n ", "")
        lines = [line.encode() for line in text.split("\r\n")]
        assert max(map(len, lines)) <= 75
        assert (f"LOCATION:{venue}" in text) is (9 + 2 * length <= 75)
