"""The rows of a roster: numbers wherever they are stored, byes by round, sections in their order."""

from __future__ import annotations

import datetime as dt
from dataclasses import replace
from fractions import Fraction
from pathlib import Path

import pytest

from tdapp.domain.games.broadcast import Broadcast, TakenAlert
from tdapp.domain.games.record import GameRecord
from tdapp.domain.games.stream import Heard, Line
from tdapp.domain.prizes.plan import Prize, PrizeKind, PrizePlan
from tdapp.domain.section.event import Acceleration, Edition, ForbiddenPairs, Section
from tdapp.domain.section.facts import facts_of
from tdapp.domain.section.league import League, Licence
from tdapp.domain.section.match import How
from tdapp.domain.section.outcome import Cell, Colour, GameResult, Outcome
from tdapp.domain.section.player import Player
from tdapp.domain.section.tie_games import TieBreak, TieDecision, TieGame
from tdapp.domain.words.errors import RuleViolation
from tdapp.storage.file.engine import make_engine
from tdapp.storage.journal.unit_of_work import SqlUnitOfWork
from tdapp.storage.rows.clock import utc_now
from tdapp.storage.rows.models import CommentRow, PlayerRow
from tdapp.storage.rows.roster import SqlRosterRows
from tdapp.storage.rows.streams import add_lines, read_streams
from tests.arena import arena
from tests.event_files import written
from tests.team_events import random_team_event

BLOCKS = (Acceleration("1", 1, 2, 1, 2), Acceleration("0.5", 1, 2, 3, 4))
FOUR = replace(
    arena("1 A | 2w1\n2 B | 1b0\n3 C | 4w1\n4 D | 3b0", rounds_total=3, name="first"),
    accelerations=BLOCKS,
    forbidden=(ForbiddenPairs(1, 3, (1, 4)),),
    wishes=(ForbiddenPairs(1, 3, (2, 3), "North"),),
    manual_places=((1, 2), (4, 1)),
    external_values=(("playoff", 3, "1.5"),),
)


@pytest.fixture(name="four")
def _four() -> Section:
    return FOUR


@pytest.fixture(name="roster")
def _roster(uow: SqlUnitOfWork) -> SqlRosterRows:
    return uow.events.roster


@pytest.mark.parametrize(
    ("new", "apart", "wished", "blocks"),
    [
        ({1: 2, 2: 1}, (2, 4), (1, 3), [(1, 2), (3, 4)]),  # two change places: a block holds its places
        ({1: 1}, (1, 4), (2, 3), [(1, 2), (3, 4)]),
        ({2: 3, 3: 4, 4: 5}, (1, 5), (3, 4), [(1, 3), (4, 5)]),  # somebody came between: the last stays the last
        ({1: 2, 2: 3, 3: 4, 4: 5}, (2, 5), (3, 4), [(1, 3), (4, 5)]),  # and the first block begins at the top
    ],
)
def test_numbers_change_wherever_they_are_stored(
    uow: SqlUnitOfWork,
    roster: SqlRosterRows,
    new: dict[int, int],
    apart: tuple[int, int],
    wished: tuple[int, int],
    blocks: list[tuple[int, int]],
) -> None:
    roster.renumber(1, new)
    found = uow.events.snapshot(1)
    assert found.forbidden == (ForbiddenPairs(1, 3, apart),)
    assert found.wishes == (ForbiddenPairs(1, 3, wished, "North"),)
    assert [(one.first_number, one.last_number) for one in found.accelerations] == blocks
    assert dict(found.manual_places) == {new.get(1, 1): 2, new.get(4, 4): 1}
    assert found.external_values == (("playoff", new.get(3, 3), "1.5"),)
    assert [one.opponent for row in found.cells for one in row] == [new.get(n, n) for n in _opponents(new)]
    assert uow.events.snapshot(2) == replace(FOUR, name="second")


def _opponents(new: dict[int, int]) -> list[int]:
    """By the new order of the players: whom each met, by the old numbers."""
    met = {1: 2, 2: 1, 3: 4, 4: 3}
    return [met[old] for old in sorted(met, key=lambda old: new.get(old, old))]


def test_nobody_of_a_number_that_is_not_there(roster: SqlRosterRows) -> None:
    for ask in (
        lambda: roster.player(1, 9),
        lambda: roster.players(1, [1, 9]),
        lambda: roster.remove_players(1, [9]),
        lambda: roster.write_byes(1, {(9, 1): Outcome.ZERO_POINT_BYE}),
    ):
        with pytest.raises(RuleViolation, match="9"):
            ask()
    with pytest.raises(RuleViolation, match="no section"):
        roster.player(7, 1)
    assert [one.name for one in roster.players(1, [3, 1, 3]).values()] == ["C", "A"]


@pytest.mark.parametrize("count", [99, 100, 101])
def test_many_players_are_read_at_once(tmp_path: Path, count: int) -> None:
    """Those of the section that were asked for, few or many of them."""
    people = "\n".join(f"{number} P{number} |" for number in range(1, 131))
    engine = make_engine(written(tmp_path / f"{count}.tdb", arena(people, rounds_total=3)))
    with SqlUnitOfWork(engine, utc_now) as uow:
        found = uow.events.roster.players(1, range(1, count + 1))
    engine.dispose()
    assert [(number, one.number, one.name) for number, one in found.items()] == [
        (number, number, f"P{number}") for number in range(1, count + 1)
    ]


def test_byes_are_written_over_and_taken_away(uow: SqlUnitOfWork, roster: SqlRosterRows) -> None:
    def outcomes() -> list[list[Outcome]]:
        return [[cell.outcome for cell in row[1:]] for row in uow.events.snapshot(1).cells]

    none, half, zero = Outcome.UNPAIRED, Outcome.HALF_POINT_BYE, Outcome.ZERO_POINT_BYE
    roster.write_byes(1, {})
    assert outcomes() == [[]] * 4
    roster.write_byes(1, {(1, 2): half, (2, 3): zero, (3, 2): None})
    assert outcomes() == [[half, none], [none, zero], [none, none], [none, none]]
    roster.write_byes(1, {(1, 2): zero, (2, 3): None})
    assert outcomes() == [[zero], [none], [none], [none]]
    roster.write_byes(1, {(1, 2): None})
    assert outcomes() == [[]] * 4
    assert uow.events.snapshot(2).rounds_held == 1


def test_sections_come_last_and_are_put_in_order(uow: SqlUnitOfWork, roster: SqlRosterRows) -> None:
    facts = replace(facts_of(FOUR), name="third")
    third = roster.add_section(facts, "BH")
    assert roster.sections() == ((1, "first"), (2, "second"), (third, "third"))
    made = uow.events.snapshot(third)
    assert (made.players, made.name, made.rounds_total, str(uow.events.ladder_state(third).official)) == (
        (), "third", 3, "BH",
    )  # fmt: skip
    roster.order_sections([third, 1, 2])
    assert [name for _, name in roster.sections()] == ["third", "first", "second"]
    assert roster.add_section(replace(facts, name="fourth"), None) != third
    assert [name for _, name in roster.sections()] == ["third", "first", "second", "fourth"]


def test_a_section_goes_with_what_belongs_to_it(uow: SqlUnitOfWork, roster: SqlRosterRows) -> None:
    uow.events.rounds.write_round(1, replace(uow.events.rounds.round(1, 1), boards=()), published=False)
    uow.events.add_comment(1, "said")
    uow.events.add_comment(2, "said there")
    for section_id in (1, 2):
        uow.events.games.put(section_id, GameRecord(1, None, None, "X", "Y"))
        uow.events.games.take_alert(section_id, TakenAlert(1, 1, "time", "cause", "Ana"))
        uow.events.games.write_broadcast(section_id, Broadcast(delay=5))
    roster.remove_players(1, [1, 2, 3, 4])
    roster.remove_section(1)
    assert roster.sections() == ((2, "second"),)
    assert uow.events.snapshot(2) == replace(FOUR, name="second", comments=("said there",))
    uow._session.flush()
    for table in ("game", "taken_alert", "broadcast", "round", "acceleration", "forbidden_pairs", "comment"):
        held = uow._session.connection().exec_driver_sql(f"SELECT DISTINCT section_id FROM {table}").scalars().all()
        assert held == [2], table
    uow.events.add_comment(2, "and then")
    assert uow.events.snapshot(2).comments == ("said there", "and then")
    assert uow._session.connection().exec_driver_sql("SELECT position FROM comment").scalars().all() == [0, 1]


def test_blocks_and_prohibitions_are_made_equal_to_what_is_given(uow: SqlUnitOfWork, roster: SqlRosterRows) -> None:
    for count in (0, 3, 1, 2):
        blocks = [Acceleration("1", 1, 2, one, one) for one in range(1, count + 1)]
        pairs = [ForbiddenPairs(1, 3, (1, 1 + one)) for one in range(1, count + 1)]
        roster.write_accelerations(1, blocks)
        roster.write_prohibitions(1, pairs, pairs[:1])
        found = uow.events.snapshot(1)
        assert (found.accelerations, found.forbidden) == (tuple(blocks), tuple(pairs))
        assert found.wishes == tuple(pairs[:1])


def test_a_round_is_under_way_once_it_is_paired(uow: SqlUnitOfWork, roster: SqlRosterRows) -> None:
    assert uow.events.is_under_way(1)
    uow.events.rounds.write_round(1, replace(uow.events.rounds.round(1, 1), boards=()), published=False)
    assert not uow.events.is_under_way(1)
    assert uow.events.is_under_way(2)
    for outcome, begun in ((Outcome.HALF_POINT_BYE, False), (Outcome.PAIRING_BYE, True)):
        roster.write_byes(1, {(1, 1): None, (2, 1): None})
        roster.write_byes(1, {(1, 1): outcome})
        assert uow.events.is_under_way(1) is begun
    roster.write_byes(1, {(1, 1): None, (1, 2): Outcome.PAIRING_BYE})
    assert not uow.events.is_under_way(1)


def test_what_is_written_of_a_section_alone(uow: SqlUnitOfWork) -> None:
    events = uow.events
    events.set_official_ladder(1, "BH")
    events.set_trial_ladder(1, "SB")
    events.set_edition(1, Edition.FIDE_2024)
    state = events.ladder_state(1)
    assert (str(state.official), str(state.trial), state.edition) == ("BH", "SB", Edition.FIDE_2024)
    events.set_manual_places(1, ((2, 1),))
    events.set_external_values(1, ())
    games = (TieGame(1, 2, 1, next(iter(TieBreak)), GameResult.DRAW, "10+5"),)
    decisions = (TieDecision(1, 2, 1, How.LOTS, "a coin"),)
    events.set_tie_games(1, games, decisions)
    events.roster.write_event(replace(FOUR.event, name="Open", city="Łódź"))
    assert events.roster.event() == replace(FOUR.event, name="Open", city="Łódź")
    found = events.snapshot(1)
    assert (found.manual_places, found.external_values) == (((2, 1),), ())
    assert (found.tie_games, found.tie_decisions, found.event) == (games, decisions, events.roster.event())
    events.roster.write_event(FOUR.event)
    assert events.snapshot(2) == replace(FOUR, name="second")
    assert [head.command_id for head in events.newest_steps(5)] == ["create"]
    assert events.newest_steps(0) == ()


def test_players_are_written_by_their_numbers(uow: SqlUnitOfWork, roster: SqlRosterRows) -> None:
    roster.add_players(1, [Player(9, "Late", 1500), Player(7, "Later")])
    roster.write_players(1, [Player(1, "Anna", 2000), Player(9, "Late", 1600)])
    found = uow.events.snapshot(1)
    assert [(one.number, one.name, one.rating) for one in found.players] == [
        (1, "Anna", 2000), (2, "B", None), (3, "C", None), (4, "D", None), (7, "Later", None), (9, "Late", 1600),
    ]  # fmt: skip
    assert found.cells[-1] == (Cell(Outcome.UNPAIRED),)
    roster.remove_players(1, [7, 9])
    assert len(uow.events.snapshot(1).players) == 4


def test_licences_of_a_league_keep_their_players(tmp_path: Path) -> None:
    teams = random_team_event(1, 2, 2, 1, rounds_total=3)
    assert teams.team_rules is not None
    licences = (Licence(1, rank=7), Licence(2))
    rules = replace(teams.team_rules, league=League(licences=licences))
    engine = make_engine(written(tmp_path / "league.tdb", replace(teams, team_rules=rules)))
    with SqlUnitOfWork(engine, utc_now) as uow:
        uow.events.roster.renumber(1, {1: 2, 2: 1})
        found = uow.events.snapshot(1).team_rules
    engine.dispose()
    assert found is not None
    assert found.league == League(licences=(Licence(2, rank=7), Licence(1)))


def test_what_was_not_written_yet_was_touched(uow: SqlUnitOfWork) -> None:
    """A section that is held is not its rows any more."""
    for change in (
        lambda: uow._session.add(CommentRow(section_id=1, position=9, text="new")),
        lambda: setattr(uow._session.get_one(PlayerRow, 1), "name", "other"),
        lambda: uow._session.delete(uow._session.get_one(PlayerRow, 2)),
    ):
        assert not uow._recorder.has_touched
        change()
        assert uow._recorder.has_touched
        uow._session.expunge_all()


def test_what_names_teams_keeps_its_numbers_when_players_get_others(tmp_path: Path) -> None:
    section = replace(random_team_event(1, 4, 2, 1), forbidden=(ForbiddenPairs(1, 2, (1, 2)),))
    engine = make_engine(written(tmp_path / "teams.tdb", section))
    with SqlUnitOfWork(engine, utc_now) as uow:
        members = [one.members for one in uow.events.snapshot(1).teams]
        uow.events.roster.renumber(1, {1: 2, 2: 1})
        found = uow.events.snapshot(1)
        assert found.forbidden == section.forbidden
        assert [one.members for one in found.teams] == [
            tuple({1: 2, 2: 1}.get(number, number) for number in each) for each in members
        ]
    engine.dispose()


def test_who_goes_takes_his_own_byes_along(uow: SqlUnitOfWork, roster: SqlRosterRows) -> None:
    roster.add_players(1, [Player(9, "Late"), Player(7, "Later")])
    half = Outcome.HALF_POINT_BYE
    roster.write_byes(1, {(1, 2): half, (9, 2): half, (9, 3): half, (7, 3): half})
    roster.remove_players(1, [9])
    found = uow.events.snapshot(1)
    held = [
        (player.number, cell.outcome) for player, row in zip(found.players, found.cells, strict=True) for cell in row
    ]
    assert [number for number, outcome in held if outcome is half] == [1, 7]


def test_who_is_new_has_none_of_the_games_of_who_went(uow: SqlUnitOfWork, roster: SqlRosterRows) -> None:
    """The row may get the number of the one that went."""
    uow.events.rounds.write_round(2, replace(uow.events.rounds.round(2, 1), boards=()), published=False)
    connection, game = uow._session.connection(), GameRecord(1, 3, 4)
    add_lines(connection, 2, [Heard("board", 1, Line(10, game), game, None)])
    roster.remove_players(2, [4])
    roster.add_players(2, [Player(4, "New")])
    (stream,) = read_streams(connection, 2)
    assert stream.record.pair is None
    assert uow._session.get_one(PlayerRow, 8).name == "New"


def test_where_no_number_changes_nothing_is_written(tmp_path: Path) -> None:
    section = replace(FOUR, manual_places=((4, 1), (1, 2)))
    engine = make_engine(written(tmp_path / "event.tdb", section))
    with SqlUnitOfWork(engine, utc_now) as uow:
        for same in ({}, {1: 1, 4: 4}):
            uow.events.roster.renumber(1, same)
            assert not uow._recorder.has_touched
        uow.events.roster.renumber(1, {1: 1, 2: 3, 3: 2})
        found = uow.events.snapshot(1)
        assert (found.players[0], found.manual_places) == (section.players[0], ((1, 2), (4, 1)))
    engine.dispose()


def test_a_block_that_begins_below_the_top_goes_with_its_first(tmp_path: Path) -> None:
    blocks = (Acceleration("1", 1, 2, 1, 1), Acceleration("0.5", 1, 2, 2, 3), Acceleration("0", 1, 2, 7, 9))
    engine = make_engine(written(tmp_path / "event.tdb", replace(FOUR, accelerations=blocks)))
    with SqlUnitOfWork(engine, utc_now) as uow:
        uow.events.roster.renumber(1, {1: 2, 2: 3, 3: 4, 4: 5})
        found = uow.events.snapshot(1).accelerations
    engine.dispose()
    assert [(one.first_number, one.last_number) for one in found] == [(1, 2), (3, 4), (7, 9)]


def test_a_bye_that_stays_keeps_its_points_and_another_loses_them(tmp_path: Path) -> None:
    half, zero = Outcome.HALF_POINT_BYE, Outcome.ZERO_POINT_BYE
    worth = Cell(half, 9, Colour.WHITE, Fraction(3, 4))
    section = arena("1 A | H\n2 B | H", rounds_total=3)
    engine = make_engine(written(tmp_path / "event.tdb", replace(section, cells=((worth,), (worth,)))))
    with SqlUnitOfWork(engine, utc_now) as uow:
        uow.events.roster.write_byes(1, {(1, 1): half, (2, 1): zero})
        assert uow.events.snapshot(1).cells == ((worth,), (Cell(zero),))
    engine.dispose()


def test_opponents_that_a_bye_names_get_their_new_numbers(tmp_path: Path) -> None:
    """Those of a game of which the other side says nothing; a bye names nobody."""
    section = arena("1 A | 3w1 H\n2 B | 9w1 .\n3 C | . .", rounds_total=3)
    engine = make_engine(written(tmp_path / "event.tdb", section))
    with SqlUnitOfWork(engine, utc_now) as uow:
        uow.events.roster.renumber(1, {3: 4})
        found = uow.events.snapshot(1)
        assert [[cell.opponent for cell in row] for row in found.cells] == [[4, None], [9, None], [None, None]]
    engine.dispose()


def test_a_shorter_schedule_forgets_its_days(tmp_path: Path) -> None:
    days = (dt.date(2026, 5, 1), None, dt.date(2026, 5, 3))
    section = replace(FOUR, round_dates=days)
    engine = make_engine(written(tmp_path / "event.tdb", section))
    with SqlUnitOfWork(engine, utc_now) as uow:
        for kept in (days[:2], (), days):
            uow.events.roster.write_facts(1, replace(facts_of(section), round_dates=kept))
            dates = [uow.events.rounds.round(1, number).date for number in (1, 2, 3)]
            assert dates == [*kept, None, None, None][:3]
            assert uow.events.snapshot(1).round_dates == kept
        made = uow.events.roster.add_section(replace(facts_of(section), round_dates=days[:1]), None)
        assert uow.events.snapshot(made).round_dates == days[:1]
        assert uow.events.snapshot(made).rounds_held == 0
    engine.dispose()


def test_the_number_of_who_moved_away_is_free(uow: SqlUnitOfWork, roster: SqlRosterRows) -> None:
    uow.events.rounds.write_round(1, replace(uow.events.rounds.round(1, 1), boards=()), published=False)
    roster.move_players(1, {1: 9}, 2)
    roster.add_players(1, [Player(1, "New")])
    assert [uow.events.snapshot(number).players[0].name for number in (1, 2)] == ["New", "A"]
    for ask in (lambda: roster.add_players(7, []), lambda: roster.move_players(1, {1: 9}, 7)):
        with pytest.raises(RuleViolation, match="no section with the number 7"):
            ask()


def test_who_moves_to_another_section_wins_nothing_in_the_old_one(uow: SqlUnitOfWork, roster: SqlRosterRows) -> None:
    uow.events.rounds.write_round(1, replace(uow.events.rounds.round(1, 1), boards=()), published=False)
    plan = PrizePlan((Prize("Youngest", 0, Fraction(5), winner=1, kind=PrizeKind.NAMED),), barred=(1, 2))
    uow.events.sheets.write_prizes(1, plan)
    roster.move_players(1, {1: 9}, 2)
    found = uow.events.snapshot(1).prizes
    assert found is not None
    assert (found.prizes[0].winner, found.barred) == (None, (2,))


@pytest.mark.parametrize("of_teams", [False, True])
def test_prizes_follow_the_numbers_of_players(tmp_path: Path, of_teams: bool) -> None:
    """Where teams are ranked, it is teams who stand aside."""
    section = random_team_event(1, 2, 2, 1, rounds_total=3) if of_teams else FOUR
    plan = PrizePlan((Prize("Youngest", 0, Fraction(5), winner=1, kind=PrizeKind.NAMED),), barred=(1, 2))
    engine = make_engine(written(tmp_path / "event.tdb", replace(section, prizes=plan)))
    with SqlUnitOfWork(engine, utc_now) as uow:
        uow.events.roster.renumber(1, {1: 4, 4: 1})
        found = uow.events.snapshot(1).prizes
        assert found is not None
        assert found.prizes[0].winner == 4
        assert set(found.barred) == ({1, 2} if of_teams else {4, 2})
        assert section.players[0].name not in uow.events.roster.player(1, 1).name
    engine.dispose()
