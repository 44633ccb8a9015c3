"""A league over months: fixtures of all rounds, matches played later, and who may play, each rule by itself."""

from __future__ import annotations

import datetime as dt
import re
from collections.abc import Iterator
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from tdapp.domain.commands.command import Command
from tdapp.domain.commands.players import RemovePlayers
from tdapp.domain.commands.rounds import LateResult, PublishRound, StorePairing
from tdapp.domain.commands.teams import (
    EnterMatchScore,
    OrderTeams,
    SetAppointments,
    SetLeague,
    SetLicences,
    SetLineUp,
)
from tdapp.domain.section.event import Kind, Section
from tdapp.domain.section.league import Appointment, League, Licence, MatchState, OrderLimit
from tdapp.domain.section.team import LineUpRule, TeamRules
from tdapp.domain.teams.for_pairing import teams_as_players
from tdapp.domain.teams.scores import Scores
from tdapp.domain.words.checks import NeedsConfirmation, Refused
from tdapp.domain.words.errors import RuleViolation
from tdapp.services.publishing.calendar import calendar_of
from tdapp.services.rounds.preview import berger_round
from tdapp.services.tables.export import export_trf
from tdapp.services.tables.team_standings import team_standings
from tdapp.services.teams.board_results import board_results
from tdapp.services.teams.fixtures import fixtures
from tdapp.services.teams.movements import movement_words, movements
from tdapp.services.teams.words import rules_sentences
from tdapp.storage import EventFile, open_event_file
from tdapp.trf.reader import read_trf
from tests.event_files import ALL, WHITE, written
from tests.services.teams.team_stage import BOARDS, HALF, do, empty
from tests.team_events import random_team_event

DAY = dt.date(2026, 10, 11)
LEAGUE = League(fixed=2, reserve_games=1)


def season(league: League | None = LEAGUE, **rules: Any) -> Section:
    """Four teams of three members, two boards, everybody meets everybody: three rounds."""
    return empty(
        kind=Kind.TEAM_ROUND_ROBIN,
        rounds_total=3,
        initial_colour="",
        round_dates=(DAY, DAY + dt.timedelta(14), None),
        team_rules=TeamRules(boards=BOARDS, league=league, **rules),
    )


@pytest.fixture
def store(tmp_path: Path) -> Iterator[EventFile]:
    written(tmp_path / "league.tdb", season())
    with closing(open_event_file(tmp_path / "league.tdb")) as store:
        yield store


def round_of(store: EventFile, number: int, section_id: int = 1) -> tuple[Command, Command]:
    pairs, byes = berger_round(teams_as_players(store.snapshot(section_id)), number)
    return StorePairing(section_id, number, pairs, byes), PublishRound(section_id, number)


def ids(store: EventFile, command: Command) -> set[str]:
    """What is asked or refused."""
    with pytest.raises((NeedsConfirmation, Refused)) as problem:
        store.execute(command)
    return {warning.rule_id for warning in problem.value.warnings}


def test_every_match_of_the_season_is_known_before_round_1(store: EventFile) -> None:
    """The Berger table of C.05 for four: 1-4 2-3, 4-3 1-2, 2-4 3-1."""
    lines = fixtures(store.snapshot(1))
    assert [(line.round, line.teams) for line in lines] == [
        (1, (1, 4)), (1, (2, 3)), (2, (4, 3)), (2, (1, 2)), (3, (2, 4)), (3, (3, 1)),
    ]  # fmt: skip
    assert [line.date for line in lines[::2]] == [DAY, DAY + dt.timedelta(14), None]
    assert {line.state for line in lines} == {MatchState.PLANNED}
    do(store, *round_of(store, 1))
    paired = fixtures(store.snapshot(1))
    assert [line.teams for line in paired] == [line.teams for line in lines]
    assert [line.table for line in paired] == [1, 2, None, None, None, None]


def test_a_match_has_its_own_day_and_place_and_keeps_them_under_other_numbers(store: EventFile) -> None:
    asked = Appointment(2, (2, 1), DAY, "14:30", "  Town\nhall ")
    do(store, SetAppointments(1, (asked,)))
    line = next(one for one in fixtures(store.snapshot(1)) if one.teams == (1, 2))
    assert (line.date, line.start, line.venue, line.own_date) == (DAY, "14:30", "Town hall", True)
    assert store.journal(limit=1)[0].label == "Round 2: appointment of Team 2 – Team 1"
    do(store, OrderTeams(1, (4, 2, 3, 1)))  # Team 1 is number 4 by now
    (kept,) = store.snapshot(1).team_rules.league.appointments  # type: ignore[union-attr]
    assert kept.teams == (4, 2)
    store.undo()
    store.undo()
    assert store.snapshot(1).team_rules.league == LEAGUE  # type: ignore[union-attr]


@pytest.mark.parametrize(
    ("asked", "words"),
    [
        (Appointment(1, (1, 2)), "Round 1 has no match of Team 1 – Team 2"),
        (Appointment(9, (1, 4)), "Round 9 has no match"),
        (Appointment(1, (1, 4), start="7pm"), "is no time"),
        (Appointment(1, (1, 4), start="24:00"), "is no time"),
        (Appointment(1, (1, 4), start="23:60"), "is no time"),
        (Appointment(1, (1, 4), venue="x" * 121), "at most 120 letters"),
        (Appointment(1, (1, 4), confirmed=True), "only a played match is confirmed"),
    ],
)
def test_what_an_appointment_may_not_be(store: EventFile, asked: Appointment, words: str) -> None:
    with pytest.raises(RuleViolation, match=words):
        store.execute(SetAppointments(1, (asked,)))


def test_the_next_round_does_not_wait_for_a_postponed_match(store: EventFile) -> None:
    do(store, *round_of(store, 1), EnterMatchScore(1, 1, 2, (2 * HALF, 2 * HALF)))
    assert ids(store, round_of(store, 2)[0]) == {"before-open"}
    later = Appointment(1, (1, 4), DAY + dt.timedelta(40), postponed=True)
    do(store, SetAppointments(1, (later,)))
    assert fixtures(store.snapshot(1))[0].state is MatchState.POSTPONED
    do(store, *round_of(store, 2))
    do(store, SetLineUp(1, 1, 1, (1, 3), confirmed=ALL))  # its line-up is free, the others of round 1 stand
    assert ids(store, SetLineUp(1, 1, 2, (4, 6), confirmed=ALL)) == {"round-stands"}
    boards = [board.number for board in store.round(1, 1).boards[:2]]
    section = do(store, *(LateResult(1, 1, board, WHITE, confirmed=ALL) for board in boards))
    assert not Scores(section).score(section.matches[0]).is_open
    assert fixtures(section)[0].state is MatchState.PLAYED
    assert ids(store, SetAppointments(1, (replace(later),))) == {"match-is-played"}
    section = do(store, SetAppointments(1, (replace(later, postponed=False, confirmed=True),)))
    assert fixtures(section)[0].state is MatchState.CONFIRMED


def test_who_is_not_eligible_hears_by_which_rule(store: EventFile) -> None:
    do(store, *round_of(store, 1))
    do(store, SetLicences(1, (Licence(1, since=DAY + dt.timedelta(1)), Licence(2, until=DAY - dt.timedelta(1)))))
    with pytest.raises(NeedsConfirmation) as asked:
        store.execute(SetLineUp(1, 1, 1, (1, 2)))
    assert [warning.text for warning in asked.value.warnings] == [
        "Player 001, T1 (1) may not play for Team 1 on 2026-10-11: eligible from 2026-10-12 on.",
        "Player 002, T1 (2) may not play for Team 1 on 2026-10-11: eligible until 2026-10-10.",
    ]
    do(store, SetLicences(1, (Licence(1, since=DAY), Licence(2, until=DAY))), SetLineUp(1, 1, 1, (1, 2)))


def test_a_reserve_plays_as_often_as_the_rules_allow(store: EventFile) -> None:
    """Two fixed members, the third is a reserve who may play once."""
    do(store, *round_of(store, 1), SetLineUp(1, 1, 1, (1, 3)))
    do(store, SetLineUp(1, 1, 1, (2, 3)))  # the same match is no second time
    do(store, *(EnterMatchScore(1, 1, table, (2 * HALF, 2 * HALF)) for table in (1, 2)), *round_of(store, 2))
    assert ids(store, SetLineUp(1, 2, 1, (1, 3))) == {"reserve-used-up"}
    do(store, SetLeague(1, replace(LEAGUE, fixed=1)))  # fewer than there are boards
    assert ids(store, SetLineUp(1, 2, 1, (1, 2))) == {"reserve-used-up"}
    do(store, SetLeague(1, replace(LEAGUE, reserve_games=2)), SetLineUp(1, 2, 1, (1, 3)))


def test_the_order_of_a_line_up_has_limits(tmp_path: Path) -> None:
    """Members of team 1 with 1800, none (1400 by the rules) and 1500: the third may sit above the first or not."""
    section = season(League(order=OrderLimit.RATING, tolerance=250), line_up=LineUpRule.FREE)
    ratings = {1: 1800, 2: None, 3: 1500}
    people = tuple(replace(one, rating=ratings.get(one.number, one.rating)) for one in section.players)
    written(tmp_path / "free.tdb", replace(section, players=people))
    with closing(open_event_file(tmp_path / "free.tdb")) as store:
        do(store, *round_of(store, 1))
        assert ids(store, SetLineUp(1, 1, 1, (3, 1))) == {"order-by-rating"}
        do(store, SetLineUp(1, 1, 1, (2, 3)))  # 100 points are within the limit
        do(store, SetLeague(1, League(order=OrderLimit.RANK)), SetLicences(1, (Licence(1, rank=7), Licence(3, rank=5))))
        do(store, SetLineUp(1, 1, 1, (3, 1)))
        assert ids(store, SetLineUp(1, 1, 1, (1, 3))) == {"order-by-rank"}


def test_licences_follow_their_players_and_a_section_without_a_league_has_none(tmp_path: Path) -> None:
    section = season()
    teams = tuple(replace(team, members=team.members[:2]) for team in section.teams)
    written(tmp_path / "a.tdb", replace(section, teams=teams))
    with closing(open_event_file(tmp_path / "a.tdb")) as store:
        section = do(store, SetLicences(1, (Licence(3, rank=1), Licence(6, rank=2))), RemovePlayers(1, (3,)))
        assert section.team_rules.league.licences == (Licence(6, rank=2),)  # type: ignore[union-attr]
    written(tmp_path / "b.tdb", season(None))
    with closing(open_event_file(tmp_path / "b.tdb")) as store:
        assert ids(store, SetLicences(1, (Licence(1, rank=1),))) == {"no-league"}
        assert ids(store, SetAppointments(1, (Appointment(1, (1, 4), DAY),))) == {"no-league"}
        with pytest.raises(RuleViolation, match="0 to 999"):
            store.execute(SetLeague(1, League(promoted=-1)))


def test_who_goes_up_and_down_stands_below_the_table(store: EventFile) -> None:
    """Team 1 beats everybody, team 4 loses to everybody, 2 and 3 draw: they share place 2."""
    do(store, SetLeague(1, League(promoted=1, relegated=1)))
    for number in (1, 2, 3):
        do(store, *round_of(store, number))
        for match in store.round(1, number).matches:
            better = [(team != 1, team == 4) for team in match.teams]
            score = (HALF * 2, HALF * 2)
            if better[0] != better[1]:
                score = (HALF * 4, HALF * 0) if better[0] < better[1] else (HALF * 0, HALF * 4)
            do(store, EnterMatchScore(1, number, match.table, score))
    section = store.snapshot(1)
    table = team_standings(section).standings
    assert list(movement_words(section, table)) == ["Goes up: Team 1", "Goes down: Team 4"]
    two = replace(section, team_rules=replace(section.team_rules, league=League(promoted=2)))  # type: ignore[type-var]
    shared = [row.rank for row in table.rows].count(2) == 2
    words = list(movement_words(two, table))
    assert shared == any("Level at the line" in one for one in words)
    assert movements(two, table).down == ()


def test_the_calendar_has_every_match_with_a_day(store: EventFile) -> None:
    """RFC 5545: lines of 75 bytes end with CR LF, text is escaped, a match without an hour takes the day."""
    moved = Appointment(1, (1, 4), DAY + dt.timedelta(7), "14:30", "Hall, " + "ö" * 60, postponed=True)
    do(store, SetAppointments(1, (moved,)))
    text = calendar_of(store.snapshot(1), dt.datetime(2026, 9, 1, 12, tzinfo=dt.UTC))
    assert text.endswith("END:VCALENDAR\r\n")
    assert f"\r\nX-WR-CALNAME:{store.snapshot(1).event.name}" in text
    assert text.count("BEGIN:VEVENT") == 4  # round 3 has no day yet
    assert all(len(line.encode()) <= 75 for line in text.split("\r\n"))
    joined = text.replace("\r\n ", "")
    assert "DTSTART:20261018T143000\r\nDTEND:20261018T193000" in joined
    assert "LOCATION:Hall\\, öö" in joined
    assert "STATUS:TENTATIVE" in joined
    assert "DTSTART;VALUE=DATE:20261025" in joined
    of_one = calendar_of(store.snapshot(1), dt.datetime(2026, 9, 1, 12, tzinfo=dt.UTC), team=1)
    assert of_one.count("BEGIN:VEVENT") == 2
    assert len(set(re.findall("UID:.*", text))) == 4


def test_a_board_prize_may_count_wins_by_forfeit() -> None:
    section = random_team_event(5, 6, 3, 5, odd=0.5)
    rules = section.team_rules
    assert rules is not None
    plain = board_results(section, 5)
    counted = board_results(replace(section, team_rules=replace(rules, board_forfeits=True)), 5)
    more = [(one, other) for one, other in zip(plain, counted, strict=True) if one != other]
    assert more
    for one, other in more:
        assert other.games > one.games
        assert other.performance == one.performance  # nobody was met
        assert other.scored - one.scored == other.games - one.games


def test_a_league_comes_back_from_a_report(store: EventFile) -> None:
    do(store, SetAppointments(1, (Appointment(2, (1, 2), DAY, "14:30", "Łódź", postponed=True),)))
    do(store, SetLicences(1, (Licence(5, DAY, None, 3),)), *round_of(store, 1))
    section = store.snapshot(1)
    text = export_trf(section)
    again = read_trf(text, source="x.trf").section
    assert again.team_rules is not None
    assert again.team_rules.league == section.team_rules.league  # type: ignore[union-attr]
    spoiled = text.replace(b'"postponed": true', b'"postponed": 7')
    assert spoiled != text
    other = read_trf(spoiled, source="x.trf").section.team_rules
    assert other is not None
    assert other.league is None  # a mark that makes no sense is as if it were not there


def test_the_regulations_say_the_rules_of_the_league() -> None:
    rules = TeamRules(
        2, board_forfeits=True, league=League(reserve_games=3, order=OrderLimit.RATING, tolerance=50, promoted=2)
    )
    said = list(rules_sentences(season().system, rules, season().points))
    assert said[-5:] == [
        "Wins by forfeit count as games for a board prize.",
        "The first 2 members of a team are fixed, the others are reserves.",
        "A reserve may play 3 times.",
        "Nobody sits above a member who is more than 50 rating points stronger.",
        "2 teams go up.",
    ]
    ranked = TeamRules(2, league=League(order=OrderLimit.RANK, relegated=1))
    assert list(rules_sentences(season().system, ranked, season().points))[-2:] == [
        "The numbers in the club's list go up from board to board.",
        "1 team goes down.",
    ]
