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

from tdapp.domain.prizes.plan import Prize, PrizeKind, PrizePlan
from tdapp.domain.section.event import Event, Kind, Section
from tdapp.domain.section.league import Appointment, League
from tdapp.domain.section.match import Decision, How, LineUp, Side, TeamAdjustment
from tdapp.domain.section.outcome import Cell, Outcome
from tdapp.domain.section.player import CheckIn, Standing
from tdapp.domain.section.round import RoundState
from tdapp.domain.section.scoring import PointSystem
from tdapp.domain.section.team import Decider, KnockoutRules, LineUpRule, Preference, Score, Strength, TeamRules
from tdapp.domain.teams.scores import Scores
from tdapp.domain.words.errors import RuleViolation
from tdapp.storage.file.engine import make_engine
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
            seats = "SELECT seat FROM team_member WHERE team_id = {} ORDER BY seat"  # from 1 in the order of boards
            for number, members in ((1, first), (2, second), (3, section.teams[2].members)):
                found = uow._session.connection().exec_driver_sql(seats.format(number)).scalars().all()
                assert found == list(range(1, len(members) + 1))
        rows.write_rules(1, replace(section.team_rules, league=held))
        rows.renumber(1, {1: 2, 2: 1})
        rules = uow.events.snapshot(1).team_rules
        assert rules is not None
        assert rules.league == held.with_teams({1: 2, 2: 1}) != held
    engine.dispose()


def test_what_names_teams_and_players_of_a_match_comes_back(connection: Connection) -> None:
    """Empty seats, who has handed in, and who goes on by what."""
    section = random_team_event(3, 4, 2, 1, odd=0, absent=0, rounds_total=3)
    one, other = section.matches
    decided = replace(
        one,
        first=replace(one.first, handed_in=True),
        decision=Decision(one.second.team, How.LOTS, "Ω drew the lot"),
        note="late",
    )
    holes = replace(other, first=replace(other.first, players=(None, other.first.players[1])), second=LineUp(
        other.second.team, other.second.players, True
    ))  # fmt: skip
    gone = other.first.players[0], other.second.players[0]
    cells = tuple(
        (Cell(Outcome.UNPAIRED),) if player.number in gone else row
        for player, row in zip(section.players, section.cells, strict=True)
    )
    decisions = tuple(TeamAdjustment(1, team, Fraction(team, 2), Fraction(-1), f"no. {team}") for team in (3, 1, 2))
    section = replace(section, matches=(decided, holes), cells=cells, adjustments=decisions)
    assert kept(connection, section) == section


def test_decisions_about_points_are_made_equal_to_what_is_given(tmp_path: Path) -> None:
    section = random_team_event(3, 4, 2, 1, odd=0, absent=0, rounds_total=4)
    engine = make_engine(written(tmp_path / "event.tdb", section))
    with SqlUnitOfWork(engine, utc_now) as uow:
        for count in (0, 3, 1, 2):
            given = tuple(TeamAdjustment(1, 1 + one, Fraction(-count), Fraction(one), "x") for one in range(count))
            uow.events.teams.write_adjustments(1, given)
            assert uow.events.snapshot(1).adjustments == given
        for ask in (
            lambda: uow.events.teams.write_adjustments(1, [TeamAdjustment(1, 9, Fraction(1), Fraction(0), "")]),
            lambda: uow.events.teams.remove_teams(1, [9]),
            lambda: uow.events.teams.renumber(1, {9: 1}),
        ):
            with pytest.raises(RuleViolation, match="no team with the number 9"):
                ask()
    engine.dispose()


def test_teams_come_with_their_members_and_go_with_all_that_names_them(tmp_path: Path) -> None:
    section = random_team_event(3, 4, 2, 1, odd=0, absent=0, rounds_total=4)
    section = replace(section, matches=(), cells=((),) * len(section.players))
    assert section.team_rules is not None
    held = League(appointments=(Appointment(1, (1, 2)), Appointment(2, (3, 4))))
    named = Prize("Best game", 0, Fraction(5), winner=1, kind=PrizeKind.NAMED)
    engine = make_engine(written(tmp_path / "event.tdb", section))
    with SqlUnitOfWork(engine, utc_now) as uow:
        rows, (one, *_) = uow.events.teams, section.teams
        rows.write_rules(1, replace(section.team_rules, league=held))
        uow.events.sheets.write_prizes(1, PrizePlan((named,), barred=(1, 3)))
        rows.write_byes(1, {(1, 3): Outcome.HALF_POINT_BYE, (2, 2): Outcome.ZERO_POINT_BYE})
        rows.write_adjustments(1, [TeamAdjustment(1, team, Fraction(1), Fraction(0), "x") for team in (1, 2)])
        assert uow.events.snapshot(1).rounds_held == 3
        rows.remove_teams(1, [1])
        found = uow.events.snapshot(1)
        assert [team.number for team in found.teams] == [2, 3, 4]
        assert [(bye.team, bye.round) for bye in found.team_byes] == [(2, 2)]
        assert [decision.team for decision in found.adjustments] == [2]
        assert (found.team_rules and found.team_rules.league, found.rounds_held) == (held.with_teams({1: None}), 2)
        assert found.prizes == PrizePlan((named,), barred=(3,))
        rows.add_teams(1, [replace(one, number=7, name="New"), replace(one, number=8, name="Bare", members=())])
        rows.renumber(1, {2: 7, 7: 2, 8: 8})
        found = uow.events.snapshot(1)
        names = {team.number: (team.name, team.members) for team in found.teams}
        assert (names[2], names[8]) == (("New", one.members), ("Bare", ()))
        assert names[7] == (section.teams[1].name, section.teams[1].members)
        assert [(bye.team, bye.round) for bye in found.team_byes] == [(7, 2)]
    engine.dispose()


def test_a_match_is_written_in_its_place(tmp_path: Path) -> None:
    section = random_team_event(3, 4, 2, 2, odd=0, absent=0, rounds_total=4)
    engine = make_engine(written(tmp_path / "event.tdb", section))
    with SqlUnitOfWork(engine, utc_now) as uow:
        changed = [replace(match, note=f"{match.round}.{match.table}") for match in section.matches]
        for match in changed[1:]:
            uow.events.teams.write_match(1, match)
        assert uow.events.snapshot(1).matches == (section.matches[0], *changed[1:])
    engine.dispose()


def test_teams_of_a_file_without_rules_get_other_numbers(tmp_path: Path) -> None:
    section = random_team_event(3, 4, 2, 1, odd=0, absent=0, rounds_total=4)
    bare = replace(section, matches=(), cells=((),) * len(section.players), team_rules=None)
    engine = make_engine(written(tmp_path / "event.tdb", bare))
    with SqlUnitOfWork(engine, utc_now) as uow:
        uow.events.teams.renumber(1, {1: 2, 2: 1})
        names = [team.name for team in uow.events.snapshot(1).teams[:2]]
    engine.dispose()
    assert names == [section.teams[1].name, section.teams[0].name]


def test_a_game_that_no_line_up_names_takes_no_empty_seat(connection: Connection) -> None:
    """The number of a board is that of its match and seat."""
    section = random_team_event(3, 4, 2, 1, odd=0, absent=0, rounds_total=3, initial_colour="W")
    one, other = section.matches
    empty = replace(other, first=replace(other.first, players=(other.first.players[0], None)))
    section_id = write_section(
        connection, write_event(connection, section.event), 0, replace(section, matches=(one, empty))
    )
    (only,) = read_rounds(connection, section_id)
    assert [board.number for board in only.boards] == [1, 2, 3, 5]
    assert set(only.boards[-1].players) == {other.first.players[1], other.second.players[1]}
