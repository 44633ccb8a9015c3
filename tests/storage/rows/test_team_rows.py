"""Events of teams <-> rows, exact both ways."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from fractions import Fraction
from pathlib import Path
from types import SimpleNamespace

import pytest
from sqlalchemy import Connection
from sqlalchemy.engine import Engine

from tdapp.domain.section.event import Event, Kind, Section
from tdapp.domain.section.league import Appointment, League
from tdapp.domain.section.match import Side, TeamAdjustment
from tdapp.domain.section.outcome import Outcome
from tdapp.domain.section.player import CheckIn, Standing
from tdapp.domain.section.round import RoundState
from tdapp.domain.section.scoring import PointSystem
from tdapp.domain.section.team import Decider, KnockoutRules, LineUpRule, Preference, Score, Strength, TeamRules
from tdapp.domain.teams.scores import Scores
from tdapp.domain.words.errors import RuleViolation
from tdapp.storage.event.creation import create_schema
from tdapp.storage.file.engine import make_engine, writing
from tdapp.storage.journal.unit_of_work import SqlUnitOfWork
from tdapp.storage.rows.clock import utc_now
from tdapp.storage.rows.mapping import write_event, write_section
from tdapp.storage.rows.nouns import SECTION
from tdapp.storage.rows.round_reading import read_round, read_rounds
from tdapp.storage.rows.section_reading import read_section
from tests.event_files import written
from tests.team_events import random_team_event

ODD_RULES = TeamRules(
    boards=3,
    colours="WBB",
    match_points=PointSystem(win=Fraction(3), draw=Fraction(1), forfeit_win=Fraction(2)),
    primary=Score.GAME,
    secondary_used=False,
    preference=Preference.B,
    pab_mp=Fraction(3, 2),
    pab_gp=Fraction(5, 2),
    line_up=LineUpRule.FREE,
    reserves=2,
    strength=Strength.MANUAL,
    unrated=1000,
    half_played=True,
)
KNOCKOUT = replace(ODD_RULES, knockout=KnockoutRules((Decider.BC, Decider.BERLIN), third_place=True))
SCHEMA_5 = (
    '{"boards": 3, "colours": "WBB", "secondary_used": false, "reserves": 2, "unrated": 1000, "half_played": true, '
    '"primary": "gp", "preference": "b", "line_up": "free", "strength": "manual", "pab_mp": "3/2", "pab_gp": "5/2", '
    '"match_points": {"win": "3", "draw": "1", "loss": "0", "pab": null, "full_bye": null, "half_bye": null, '
    '"zero_bye": null, "forfeit_win": "2", "forfeit_loss": null}, '
)


@pytest.fixture(scope="module")
def engine(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Engine]:
    engine = make_engine(tmp_path_factory.mktemp("teams") / "rows.tdb")
    with writing(engine).begin() as connection:
        create_schema(connection)
    yield engine
    engine.dispose()


@pytest.fixture
def connection(engine: Engine) -> Iterator[Connection]:
    with engine.connect() as connection:  # rolled back at the end
        yield connection


def kept(connection: Connection, section: Section) -> Section:
    return read_section(connection, write_section(connection, write_event(connection, section.event), 0, section))


@pytest.mark.parametrize(
    ("text", "rules"),
    [
        ("", None),
        (SCHEMA_5 + '"knockout": {"deciders": ["BC", "BERLIN"], "third_place": true}}', KNOCKOUT),
        (SCHEMA_5[:-2] + "}", ODD_RULES),
    ],
)
def test_rules_of_older_files_are_read(text: str, rules: TeamRules | None) -> None:
    """They lacked what came later, and had their fields in another order."""
    columns = SECTION.values(Section(Event("Older"), (), (), 1)) | {"team_rules": text}
    assert SECTION.fields_of(SimpleNamespace(**columns))["team_rules"] == rules


@pytest.mark.parametrize("seed", range(12))
def test_an_event_of_teams_comes_back_equal(connection: Connection, seed: int) -> None:
    section = random_team_event(seed, 4 + seed % 4, 3, 1 + seed % 3, odd=0.3, team_rules=ODD_RULES)
    first = replace(
        section.teams[0],
        short="T1",
        federation="SLO",
        club="SK Łódź",
        captain="Kővári",
        contact="x@example.org",
        strength=2100,
        standing=Standing.WITHDRAWN,
        check_in=CheckIn.PRESENT,
    )
    section = replace(
        section,
        kind=Kind.TEAM_ROUND_ROBIN if seed % 2 else Kind.TEAM_SWISS,
        teams=(first, *section.teams[1:]),
        adjustments=(TeamAdjustment(1, 2, Fraction(-1), Fraction(1, 2), "late line-up"),),
        unverified_rounds=(),
    )
    if section.matches:
        forfeited = replace(section.matches[0], forfeit=Side.BOTH, entered=(Fraction(5, 2), Fraction(1, 2)), note="!")
        section = replace(section, matches=(forfeited, *section.matches[1:]))
    assert kept(connection, section) == section


def test_the_boards_of_a_round_stand_at_their_matches(connection: Connection) -> None:
    section = random_team_event(5, 6, 4, 2, odd=0.0, absent=0.0)
    section_id = write_section(connection, write_event(connection, section.event), 1, section)
    rounds = read_rounds(connection, section_id)
    assert [one.number for one in rounds] == [1, 2]
    scores = Scores(section)
    for one in rounds:
        assert one.matches == tuple(match for match in section.matches if match.round == one.number)
        assert one.unpaired == ()
        seats = [seat for match in one.matches for seat in scores.seats(match)]
        assert [board.players for board in one.boards] == [seat.colours for seat in seats]
        assert [board.number for board in one.boards] == [seat.board for seat in seats] == list(range(1, 13))


def test_a_round_of_teams_that_nobody_knows_of_yet_has_no_players_to_pair(connection: Connection) -> None:
    section = replace(random_team_event(5, 4, 2, 1, odd=0.0, absent=0.0), rounds_total=3)
    section_id = write_section(connection, write_event(connection, section.event), 1, section)
    assert read_round(connection, section_id, 2).unpaired == ()
    with pytest.raises(RuleViolation, match="no round 4"):
        read_round(connection, section_id, 4)


def test_a_game_that_no_line_up_names_stands_behind_the_matches(connection: Connection) -> None:
    section = random_team_event(5, 4, 2, 1, odd=0.0, absent=0.0)
    bare = replace(section, matches=section.matches[:1])
    section_id = write_section(connection, write_event(connection, section.event), 1, bare)
    (only,) = read_rounds(connection, section_id)
    (match,) = bare.matches
    named = [seat.colours for seat in Scores(section).seats(section.matches[0])]
    assert [board.players for board in only.boards[:2]] == named
    assert [board.number for board in only.boards] == [1, 2, 3, 4]
    assert not {*match.first.players, *match.second.players} & {one for b in only.boards[2:] for one in b.players}


def test_games_without_any_line_up_are_numbered_from_one(connection: Connection) -> None:
    section = replace(random_team_event(5, 4, 2, 1, odd=0.0, absent=0.0), matches=())
    section_id = write_section(connection, write_event(connection, section.event), 1, section)
    (only,) = read_rounds(connection, section_id)
    assert [board.number for board in only.boards] == [1, 2, 3, 4]


@pytest.mark.parametrize(
    ("change", "state"),
    [
        ({}, RoundState.PUBLISHED),
        ({"entered": (Fraction(1), Fraction(1))}, RoundState.VERIFIED),
        ({"forfeit": Side.FIRST}, RoundState.VERIFIED),
    ],
)
def test_a_round_of_matches_that_nobody_is_named_for_waits(
    connection: Connection, change: dict[str, object], state: RoundState
) -> None:
    """It is public without a board, and over once every match is decided as a whole."""
    section = random_team_event(3, 4, 2, 1, odd=0, absent=0, rounds_total=3, initial_colour="W")
    nameless = tuple(
        replace(match, first=replace(match.first, players=(None, None)),
                second=replace(match.second, players=(None, None)), **change)  # type: ignore[arg-type]
        for match in section.matches
    )  # fmt: skip
    section = replace(section, matches=nameless, cells=((),) * len(section.players))
    section_id = write_section(connection, write_event(connection, section.event), 1, section)
    for one in (read_round(connection, section_id, 1), *read_rounds(connection, section_id)):
        assert (one.matches, one.boards, one.state) == (nameless, (), state)


def test_byes_of_teams_are_written_over_and_taken_away(tmp_path: Path) -> None:
    section = random_team_event(3, 4, 2, 1, odd=0, absent=0, rounds_total=4, initial_colour="W")
    engine = make_engine(written(tmp_path / "event.tdb", section))
    with SqlUnitOfWork(engine, utc_now) as uow:
        for byes, found in (
            ({}, {}),
            ({(1, 2): None}, {}),
            ({(1, 2): Outcome.HALF_POINT_BYE, (2, 3): Outcome.ZERO_POINT_BYE}, {(1, 2): "H", (2, 3): "Z"}),
            ({(1, 2): Outcome.ZERO_POINT_BYE, (2, 3): None, (3, 3): None}, {(1, 2): "Z"}),
            ({(1, 2): None}, {}),
        ):
            uow.events.teams.write_byes(1, byes)
            held = {(one.team, one.round): one.outcome.name[0] for one in uow.events.snapshot(1).team_byes}
            assert held == found
    engine.dispose()


def test_members_leave_come_and_change_places_and_fixtures_follow_other_numbers(tmp_path: Path) -> None:
    section = random_team_event(3, 4, 2, 1, odd=0, absent=0, rounds_total=4, initial_colour="W")
    section = replace(section, matches=(), cells=((),) * len(section.players))
    assert section.team_rules is not None
    held = League(appointments=(Appointment(1, (1, 2)),))
    engine = make_engine(written(tmp_path / "event.tdb", section))
    with SqlUnitOfWork(engine, utc_now) as uow:
        rows, (one, other, *_) = uow.events.teams, section.teams
        for first, second in (
            (one.members[1:], other.members),  # one leaves
            (one.members[:0:-1], (*other.members, one.members[0])),  # he comes to the others, the rest turn round
            ((), other.members),
            (one.members, other.members),
        ):
            rows.write_teams(1, [replace(one, members=first), replace(other, members=second)])
            assert [team.members for team in uow.events.snapshot(1).teams[:2]] == [first, second]
        rows.write_rules(1, replace(section.team_rules, league=held))
        rows.renumber(1, {1: 2, 2: 1})
        rules = uow.events.snapshot(1).team_rules
        assert rules is not None
        assert rules.league == held.with_teams({1: 2, 2: 1}) != held
    engine.dispose()
