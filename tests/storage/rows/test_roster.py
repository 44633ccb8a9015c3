"""The rows of a roster: numbers wherever they are stored, byes by round, sections in their order."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from tdapp.domain.section.event import Acceleration, Edition, ForbiddenPairs, Section
from tdapp.domain.section.facts import facts_of
from tdapp.domain.section.league import League, Licence
from tdapp.domain.section.outcome import Cell, Outcome
from tdapp.domain.section.player import Player
from tdapp.domain.words.errors import RuleViolation
from tdapp.storage.file.engine import make_engine
from tdapp.storage.journal.unit_of_work import SqlUnitOfWork
from tdapp.storage.rows.clock import utc_now
from tdapp.storage.rows.models import CommentRow, PlayerRow
from tdapp.storage.rows.roster import SqlRosterRows
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
    roster.remove_players(1, [1, 2, 3, 4])
    roster.remove_section(1)
    assert roster.sections() == ((2, "second"),)
    assert uow.events.snapshot(2) == replace(FOUR, name="second", comments=("said there",))
    uow.events.add_comment(2, "and then")
    assert uow.events.snapshot(2).comments == ("said there", "and then")


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
    found = events.snapshot(1)
    assert (found.manual_places, found.external_values) == (((2, 1),), ())
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
