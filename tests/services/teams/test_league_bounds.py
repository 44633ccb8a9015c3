"""The rules of a league at their bounds, and who is not eligible: day by day, place by place."""

from __future__ import annotations

import datetime as dt
from collections.abc import Iterator
from contextlib import closing
from dataclasses import fields, replace
from pathlib import Path

import pytest

from tdapp.domain.commands.command import Command
from tdapp.domain.commands.rounds import PublishRound, StorePairing
from tdapp.domain.commands.teams import EnterMatchScore, SetAppointments, SetLeague, SetLicences
from tdapp.domain.section.event import Kind, Section
from tdapp.domain.section.league import Appointment, Fine, League, Licence, OrderLimit
from tdapp.domain.section.match import LineUp, Match
from tdapp.domain.section.team import TeamRules
from tdapp.domain.words.errors import RuleViolation
from tdapp.services.teams.fines import fines_in_words, paid_by, tariff_sentences, why_not_remove_fine
from tdapp.services.teams.league import not_eligible, why_not_league
from tdapp.storage import EventFile, open_event_file
from tests.event_files import written
from tests.services.teams.team_stage import HALF, do, empty
from tests.services.teams.test_league import DAY, season


@pytest.fixture
def store(tmp_path: Path) -> Iterator[EventFile]:
    written(tmp_path / "league.tdb", season(League()))
    with closing(open_event_file(tmp_path / "league.tdb")) as store:
        yield store


def says(store: EventFile, command: Command, words: str) -> None:
    with pytest.raises(RuleViolation) as told:
        store.execute(command)
    assert words in str(told.value)


def league_now(store: EventFile) -> League:
    rules = store.snapshot(1).team_rules
    assert rules is not None
    assert rules.league is not None
    return rules.league


NUMBERS = ("fixed", "reserve_games", "tolerance", "promoted", "relegated", "division", "above")


def test_the_numbers_of_a_league(store: EventFile) -> None:
    assert set(NUMBERS) <= {one.name for one in fields(League)}
    for name in NUMBERS:
        for wrong in (-1, 1000):
            says(store, SetLeague(1, replace(League(), **{name: wrong})), "0 to 999")  # type: ignore[arg-type]
        for right in (0, 999):
            do(store, SetLeague(1, replace(League(), **{name: right})))  # type: ignore[arg-type]
            assert getattr(league_now(store), name) == right
    for name in ("fixed", "reserve_games"):
        do(store, SetLeague(1, replace(League(), **{name: None})))  # type: ignore[arg-type]


def test_the_name_of_a_season_and_amounts(store: EventFile) -> None:
    do(store, SetLeague(1, League(season="x" * 30)))
    says(store, SetLeague(1, League(season="x" * 31)), "30 letters")
    do(store, SetLeague(1, League(season=" 2026/27 ", board_fine=" 20 ", match_fine="50,5")))
    made = league_now(store)
    assert (made.season, made.board_fine) == ("2026/27", "20")
    assert made.match_fine == "50.5"
    assert list(tariff_sentences(made)) == [
        "The fine for a board without a player is 20.", "The fine for a team that does not appear is 50.5.",
    ]  # fmt: skip
    assert list(tariff_sentences(League())) == []


def test_rules_leave_what_the_league_holds(store: EventFile) -> None:
    appointment, licence = Appointment(1, (1, 4), DAY), Licence(1, DAY)
    do(store, SetAppointments(1, (appointment,)), SetLicences(1, (licence,)), SetLeague(1, League(promoted=1)))
    made = league_now(store)
    assert (made.appointments, made.licences, made.promoted) == ((appointment,), (licence,), 1)
    do(store, SetLeague(1, None))
    rules = store.snapshot(1).team_rules
    assert rules is not None
    assert rules.league is None
    assert why_not_league(store.snapshot(1)) is not None
    says(store, SetAppointments(1, (appointment,)), "league")


def test_appointments_are_of_matches_that_there_are(store: EventFile) -> None:
    says(store, SetAppointments(1, ()), "No match is given.")
    for wrong in (Appointment(1, (1, 2)), Appointment(0, (1, 4)), Appointment(4, (1, 4))):
        says(store, SetAppointments(1, (wrong,)), "Team 1 – Team")
    for start in ("9:30", "24:00", "23:60", "12", "12:3x", "1２:30", "012:30"):
        says(store, SetAppointments(1, (Appointment(1, (1, 4), start=start),)), "is no time")
    says(store, SetAppointments(1, (Appointment(1, (1, 4), venue="x" * 121),)), "120 letters")
    do(store, SetAppointments(1, (
        Appointment(2, (4, 3), start="00:00"), Appointment(1, (4, 1), start="23:59", venue=" Hall  1 "),
        Appointment(1, (2, 3), venue="x" * 120),
    )))  # fmt: skip
    assert league_now(store).appointments == (
        Appointment(1, (1, 4), start="23:59", venue="Hall 1"), Appointment(1, (2, 3), venue="x" * 120),
        Appointment(2, (4, 3), start="00:00"),
    )  # fmt: skip
    do(store, SetAppointments(1, (Appointment(1, (4, 1)), Appointment(2, (3, 4), DAY))))
    assert [(one.round, one.teams) for one in league_now(store).appointments] == [(1, (2, 3)), (2, (4, 3))]


def test_a_match_is_postponed_before_it_is_played_and_confirmed_afterwards(store: EventFile) -> None:
    confirmed, postponed = Appointment(1, (1, 4), confirmed=True), Appointment(1, (1, 4), postponed=True)
    says(store, SetAppointments(1, (confirmed,)), "Team 1 – Team 4")
    do(store, SetAppointments(1, (postponed,)))
    do(store, StorePairing(1, 1, ((1, 4), (2, 3))), PublishRound(1, 1), SetAppointments(1, (postponed,)))
    says(store, SetAppointments(1, (confirmed,)), "Team 1 – Team 4")
    do(store, EnterMatchScore(1, 1, 1, (3 * HALF, HALF)))
    says(store, SetAppointments(1, (postponed,)), "Team 1 – Team 4")
    do(store, SetAppointments(1, (confirmed,)))
    assert league_now(store).appointments == (confirmed,)


def test_licences_are_of_players_that_there_are(store: EventFile) -> None:
    says(store, SetLicences(1, ()), "No player is given.")
    says(store, SetLicences(1, (Licence(99),)), "pairing number 99")
    says(store, SetLicences(1, (Licence(1, DAY, DAY - dt.timedelta(1)),)), "until a later one")
    for wrong in (0, 10000):
        says(store, SetLicences(1, (Licence(1, rank=wrong),)), "1 to 9999")
    do(store, SetLicences(1, (Licence(2, rank=9999), Licence(1, DAY, DAY, 1), Licence(3, until=DAY))))
    assert league_now(store).licences == (Licence(1, DAY, DAY, 1), Licence(2, rank=9999), Licence(3, until=DAY))
    do(store, SetLicences(1, (Licence(2), Licence(3, DAY))))
    assert league_now(store).licences == (Licence(1, DAY, DAY, 1), Licence(3, DAY))


def test_why_there_is_no_league() -> None:
    assert why_not_league(season(League())) is None
    without = why_not_league(season(None))
    assert without is not None
    assert without.rule_id == "no-league"
    closed = why_not_league(replace(season(League()), closed=True))
    assert closed is not None
    assert closed.rule_id == "closed"
    players = why_not_league(replace(empty(), team_rules=None, teams=(), kind=Kind.SWISS))
    assert players is not None
    assert players.rule_id == "no-teams"


# -- who may play ---

MATCH = Match(1, 1, LineUp(1, (1, 2)), LineUp(4, (10, 11)))


def against(league: League, *players: int | None, match: Match = MATCH, **of_section: object) -> list[str]:
    section = replace(season(league), **of_section)  # type: ignore[arg-type]
    return [one.text for one in not_eligible(section, section.teams[0], match, players)]


@pytest.mark.parametrize(
    ("licence", "words"),
    [
        (Licence(1, since=DAY), ""), (Licence(1, since=DAY + dt.timedelta(1)), "12"), (Licence(1, until=DAY), ""),
        (Licence(1, until=DAY - dt.timedelta(1)), "10"), (Licence(2, since=DAY + dt.timedelta(9)), ""),
    ],
)  # fmt: skip
def test_from_when_until_when(licence: Licence, words: str) -> None:
    found = against(League(licences=(licence,)), 1)
    assert len(found) == bool(words)
    for text in found:
        assert words in text
        assert "Team 1" in text
        assert "(1)" in text


def test_where_the_day_is_not_known_nobody_is_too_late() -> None:
    later = League(licences=(Licence(1, since=DAY + dt.timedelta(99), until=None),))
    assert against(later, 1, match=replace(MATCH, round=3)) == []
    assert len(against(later, 1, match=replace(MATCH, round=2))) == 1
    assert against(later, None) == []


@pytest.mark.parametrize(("held", "found"), [(0, 0), (1, 0), (2, 1), (3, 1)])
def test_how_often_a_reserve_may_play(held: int, found: int) -> None:
    """Member 3 of a team of two boards is a reserve; the match itself is not counted."""
    played = tuple(replace(MATCH, round=number, first=LineUp(1, (1, 3))) for number in range(2, 2 + held))
    here = replace(MATCH, first=LineUp(1, (1, 3)))
    for league in (League(reserve_games=2), League(reserve_games=2, fixed=2)):
        told = against(league, 1, 3, match=here, matches=(here, *played))
        assert len(told) == found
        assert all(str(held) in text for text in told)
    assert against(League(reserve_games=2, fixed=3), 3, match=here, matches=(here, *played)) == []
    assert against(League(fixed=2), 3, match=here, matches=(here, *played)) == []
    assert len(against(League(reserve_games=0, fixed=1), 1, 2, 3, match=here, matches=(here, *played))) == 2


def rated(*ratings: int | None) -> tuple[object, ...]:
    players = season(League()).players
    return tuple(replace(one, rating=rating) for one, rating in zip(players, ratings, strict=False)) + players[3:]


def test_the_stronger_sits_higher() -> None:
    """By rating only as far as it is more than the tolerance; who has none counts as the regulations say."""
    league = League(order=OrderLimit.RATING, tolerance=50)
    for ratings, found in (
        ((2000, 2050, 1), 0),
        ((2000, 2051, 1), 1),
        ((2051, 2000, 2102), 1),
        ((None, TeamRules().unrated + 50, 1), 0),
        ((None, TeamRules().unrated + 51, 1), 1),
    ):
        told = against(league, 1, 2, 3, players=rated(*ratings))
        assert len(told) == found, ratings
    (told,) = against(league, 1, 2, 3, players=rated(2000, 2010, 2100))
    assert "2000" in told
    assert "2100" in told
    assert "50" in told
    assert against(League(tolerance=0), 1, 2, players=rated(1000, 2000, 1)) == []


def test_the_lower_number_sits_higher() -> None:
    ranks = (Licence(1, rank=5), Licence(2, rank=4), Licence(3))
    league = League(order=OrderLimit.RANK, licences=ranks)
    (told,) = against(league, 1, 2, 3)
    assert "5" in told
    assert "4" in told
    assert against(league, 2, 1, 3) == []
    assert against(league, 3, 1) == []
    assert against(replace(league, order=League().order), 1, 2) == []
    assert len(against(league, 3, 1, 2)) == 1
    equal = League(order=OrderLimit.RANK, licences=(Licence(1, rank=4), Licence(2, rank=4)))
    assert against(equal, 1, 2) == against(equal, 2, 1) == []


def test_outside_a_league_everybody_may_play() -> None:
    section: Section = season(None)
    assert not_eligible(section, section.teams[0], MATCH, (1, 2)) == []


# -- fines ---


def test_fines_are_said_round_by_round() -> None:
    held = (Fine(1, 1, "20.00", "late"), Fine(2, 1, "5.50", "phone"), Fine(2, 4, "7", "late"))
    section = season(League(fines=held))
    assert fines_in_words(section, after_round=1) == ("Team 1, round 1, fine: 20.00 (late).",)
    assert len(fines_in_words(section, after_round=2)) == 3
    assert fines_in_words(section, after_round=0) == ()
    assert (str(paid_by(section, 1)), str(paid_by(section, 4)), paid_by(section, 2)) == ("25.50", "7", 0)
    for position, possible in ((-1, False), (0, True), (2, True), (3, False)):
        assert (why_not_remove_fine(section, position) is None) is possible
    assert fines_in_words(replace(section, team_rules=None), after_round=2) == ()
