"""Rounds as the arbiter sees them: who waits for a game, when they start, and where each stands."""

from __future__ import annotations

import datetime as dt
from collections.abc import Iterator
from dataclasses import replace
from fractions import Fraction

import pytest
from sqlalchemy import Connection
from sqlalchemy.engine import Engine

from tdapp.domain.section.event import Event, Kind, RoundTime, Section
from tdapp.domain.section.match import Side, TeamBye
from tdapp.domain.section.outcome import Cell, GameResult, Outcome
from tdapp.domain.section.player import Standing
from tdapp.domain.section.round import Board, Round, RoundState
from tdapp.domain.words.errors import RuleViolation
from tdapp.storage.rows.mapping import write_event, write_section
from tdapp.storage.rows.round_reading import last_paired, read_round, read_rounds
from tests.arena import arena
from tests.team_events import random_team_event

DAYS = (dt.date(2026, 5, 1), None, dt.date(2026, 5, 3))
DRAFT, PUBLISHED, PLAYING = RoundState.DRAFT, RoundState.PUBLISHED, RoundState.PLAYING
COMPLETE, VERIFIED, LOCKED = RoundState.COMPLETE, RoundState.VERIFIED, RoundState.LOCKED


@pytest.fixture
def connection(engine: Engine) -> Iterator[Connection]:
    """Of an event with another section, whose rounds nobody asks for."""
    with engine.connect() as connection:  # rolled back at the end
        write_event(connection, Event("Open"))
        stored(connection, arena("1 X | 2w1 H 2w1\n2 Y | 1b0 H 1b0", rounds_total=3, round_dates=DAYS))
        yield connection


def stored(connection: Connection, section: Section) -> int:
    position = connection.exec_driver_sql("SELECT count(*) FROM section").scalar_one()
    return write_section(connection, 1, position, section)


def both(connection: Connection, section_id: int, number: int) -> Round:
    """A round that is asked for alone is the one among all."""
    one = read_round(connection, section_id, number)
    assert {each.number: each for each in read_rounds(connection, section_id)}.get(number, one) == one
    return one


CUP = "1 A | 4w1\n2 B | 3b1\n3 C | 2w0\n4 D | 1b0"


@pytest.mark.parametrize("days", [(), DAYS[:2]])
def test_in_a_knock_out_who_is_out_waits_for_no_game(connection: Connection, days: tuple[dt.date | None, ...]) -> None:
    """Whether the round has a row already or not."""
    section_id = stored(connection, arena(CUP, kind=Kind.KNOCKOUT, rounds_total=2, round_dates=days))
    assert [both(connection, section_id, number).unpaired for number in (1, 2)] == [(), (1, 2)]


@pytest.mark.parametrize("days", [(), DAYS])
def test_who_is_there_and_has_nothing_waits_for_a_game(
    connection: Connection, days: tuple[dt.date | None, ...]
) -> None:
    section = arena("1 A | 2w1\n2 B | 1b0\n3 C | H\n4 D | .\n5 E | .", rounds_total=3, round_dates=days)
    gone = replace(section.players[4], standing=Standing.WITHDRAWN)
    nothing = Cell(Outcome.UNPAIRED, awarded=Fraction(1))  # a row, but no bye
    section = replace(section, players=(*section.players[:4], gone), cells=(*section.cells[:3], (nothing,), (nothing,)))
    section_id = stored(connection, section)
    assert [both(connection, section_id, number).unpaired for number in (1, 2, 3)] == [(4,), (1, 2, 3, 4), (1, 2, 3, 4)]
    assert both(connection, section_id, 1).byes == (
        (3, Outcome.HALF_POINT_BYE),
        (4, Outcome.UNPAIRED),
        (5, Outcome.UNPAIRED),
    )
    for number in (0, 4):
        with pytest.raises(RuleViolation, match=f"no round {number}: the section has 3 rounds"):
            read_round(connection, section_id, number)
    with pytest.raises(RuleViolation, match="no section with the number 999"):
        read_round(connection, 999, 1)


def test_each_round_has_its_day_and_its_hour(connection: Connection) -> None:
    times = (RoundTime("09:00", 0), RoundTime("15:30", None))
    section_id = stored(connection, arena("1 A |\n2 B |", rounds_total=3, round_dates=DAYS, round_times=times))
    found = [both(connection, section_id, number) for number in (1, 2, 3)]
    assert [(one.date, one.start) for one in found] == [(DAYS[0], "09:00"), (None, "15:30"), (DAYS[2], "")]


@pytest.mark.parametrize(
    ("cells", "fields", "state"),
    [
        ("2w1|1b0", {}, VERIFIED),
        ("2w?|1b?", {}, PUBLISHED),
        ("2w1|1b0", {"unverified_rounds": (1,)}, COMPLETE),
        ("2w1|1b0", {"closed": True}, LOCKED),
        ("2w? 2b?|1b? 1w?", {}, LOCKED),  # a later one is paired
        ("U|H", {}, VERIFIED),  # one of them has the bye of who is left over
        ("H|U", {}, VERIFIED),
        ("H|Z", {}, DRAFT),  # byes that were only announced
        ("H|Z", {"byes_only": (1,)}, VERIFIED),
        ("H|Z", {"closed": True}, DRAFT),
        ("9w1|H", {}, VERIFIED),  # a game of which only one side is known
        ("H|9b0", {}, VERIFIED),
    ],
)
def test_where_a_round_stands(connection: Connection, cells: str, fields: dict[str, object], state: RoundState) -> None:
    one, other = cells.split("|")
    section_id = stored(connection, arena(f"1 A | {one}\n2 B | {other}", **{"rounds_total": 3, **fields}))
    assert both(connection, section_id, 1).state is state


def test_a_round_that_is_not_public_is_a_draft(connection: Connection) -> None:
    section_id = stored(connection, arena("1 A | 2w1\n2 B | 1b0", rounds_total=3, closed=True))
    connection.exec_driver_sql("UPDATE round SET published = 0 WHERE section_id = ?", (section_id,))
    assert both(connection, section_id, 1).state is DRAFT


@pytest.mark.parametrize(
    ("cells", "byes_only", "last"),
    [
        (".|.", (), 0),
        ("H H|Z Z", (), 0),
        ("H H|Z Z", (2,), 2),
        ("U H|Z Z", (), 1),
        ("2w1 H|1b0 H", (), 1),
        ("2w1 U|1b0 H", (), 2),
    ],
)
def test_the_last_round_that_is_paired(
    connection: Connection, cells: str, byes_only: tuple[int, ...], last: int
) -> None:
    one, other = cells.split("|")
    section_id = stored(connection, arena(f"1 A | {one}\n2 B | {other}", rounds_total=3, byes_only=byes_only))
    assert last_paired(connection, section_id) == last


def test_without_rounds_nothing_is_paired(connection: Connection) -> None:
    section_id = stored(connection, Section(Event("Empty"), (), (), 3))
    assert (last_paired(connection, section_id), read_rounds(connection, section_id)) == (0, ())


def test_boards_stand_with_all_that_is_known_of_them(connection: Connection) -> None:
    section = arena("1 A | 2w1 .\n2 B | 1b0 3w?\n3 C | H 2b?", rounds_total=3, unverified_rounds=(1,))
    section_id = stored(connection, section)
    first, second = read_rounds(connection, section_id)
    assert first.boards == (Board(1, 1, 2, GameResult.WHITE_WINS),)
    assert second.boards == (Board(1, 2, 3),)
    assert (first.byes, second.byes) == (((3, Outcome.HALF_POINT_BYE),), ())


TEAMS = random_team_event(3, 4, 2, 2, odd=0, absent=0, rounds_total=3, initial_colour="W")


def test_a_round_of_teams_has_its_matches_and_byes(connection: Connection) -> None:
    byes = (TeamBye(1, 4, Outcome.PAIRING_BYE), TeamBye(1, 3, Outcome.HALF_POINT_BYE), TeamBye(2, 4, Outcome.REST))
    section_id = stored(connection, replace(TEAMS, team_byes=byes))
    for number in (1, 2):
        one = both(connection, section_id, number)
        assert one.matches == tuple(match for match in TEAMS.matches if match.round == number)
        assert sorted(one.team_byes) == sorted((bye.team, bye.outcome) for bye in byes if bye.round == number)
        assert (one.state, one.unpaired) == (LOCKED if number == 1 else VERIFIED, ())


@pytest.mark.parametrize(("outcome", "state"), [(Outcome.PAIRING_BYE, VERIFIED), (Outcome.HALF_POINT_BYE, DRAFT)])
def test_a_round_of_teams_without_matches_is_paired_by_the_bye_of_who_is_left(
    connection: Connection, outcome: Outcome, state: RoundState
) -> None:
    section = replace(TEAMS, matches=(), cells=((),) * len(TEAMS.players), team_byes=(TeamBye(1, 2, outcome),))
    assert both(connection, stored(connection, section), 1).state is state


NAMELESS = (None, None)


@pytest.mark.parametrize(
    ("change", "fields", "state"),
    [
        ({"first": 0, "second": 0}, {}, PLAYING),  # the other match is played
        ({"first": 0}, {}, VERIFIED),
        ({"second": 0}, {}, VERIFIED),
        ({"first": 0, "second": 0, "forfeit": Side.FIRST}, {}, VERIFIED),
        ({"first": 0, "second": 0, "entered": (Fraction(1), Fraction(1))}, {}, VERIFIED),
        ({"first": 0, "second": 0}, {"closed": True}, LOCKED),
    ],
)
@pytest.mark.parametrize("place", [0, 1])
def test_a_round_waits_for_a_match_that_nobody_is_named_for(
    connection: Connection, place: int, change: dict[str, object], fields: dict[str, object], state: RoundState
) -> None:
    """Unless it is decided as a whole."""
    section = random_team_event(3, 4, 2, 1, odd=0, absent=0, rounds_total=3, initial_colour="W", **fields)
    bare = section.matches[place]
    sides = {side: replace(getattr(bare, side), players=NAMELESS) for side in change if side in ("first", "second")}
    gone = {one for side in ("first", "second") for one in getattr(bare, side).players}
    bare = replace(bare, **{**change, **sides})
    matches = (bare, section.matches[1]) if place == 0 else (section.matches[0], bare)
    cells = tuple(
        (Cell(Outcome.UNPAIRED),) if player.number in gone else row
        for player, row in zip(section.players, section.cells, strict=True)
    )
    section_id = stored(connection, replace(section, matches=matches, cells=cells))
    assert both(connection, section_id, 1).state is state


def test_a_closed_section_of_teams_is_locked_where_nobody_is_named(connection: Connection) -> None:
    section = random_team_event(3, 4, 2, 1, odd=0, absent=0, rounds_total=3, closed=True)
    nameless = tuple(
        replace(
            match,
            first=replace(match.first, players=NAMELESS),
            second=replace(match.second, players=NAMELESS),
            entered=(Fraction(2), Fraction(0)),
        )
        for match in section.matches
    )
    section_id = stored(connection, replace(section, matches=nameless, cells=((),) * len(section.players)))
    assert both(connection, section_id, 1).state is LOCKED


@pytest.mark.parametrize("kind", [Kind.SWISS, Kind.ROUND_ROBIN])
def test_who_was_left_over_in_a_later_round_waits_there(connection: Connection, kind: Kind) -> None:
    section = arena("1 A | 2w1 3w?\n2 B | 1b0 .\n3 C | 4w1 1b?\n4 D | 3b0 .", rounds_total=3, kind=kind)
    section_id = stored(connection, section)
    assert [both(connection, section_id, number).unpaired for number in (1, 2, 3)] == [(), (2, 4), (1, 2, 3, 4)]
