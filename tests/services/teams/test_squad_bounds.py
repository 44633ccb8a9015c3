"""Steps of teams at their bounds: nothing given, numbers nobody has, what is trimmed, what stays as it was."""

from __future__ import annotations

from contextlib import closing
from dataclasses import replace
from fractions import Fraction
from pathlib import Path

import pytest

from tdapp.domain.commands.command import Command
from tdapp.domain.commands.event import EditSection
from tdapp.domain.commands.pairing import SetProhibitions
from tdapp.domain.commands.players import Absence
from tdapp.domain.commands.rounds import LeaveFideMode, StorePairing
from tdapp.domain.commands.teams import (
    AddSquads,
    AddTeams,
    AdjustTeamPoints,
    EditTeam,
    ExpelTeam,
    OrderTeams,
    ReenterTeam,
    RemoveAdjustment,
    RemoveTeams,
    SetLineUp,
    SetMembers,
    SetTeamAbsences,
    SetTeamCheckIn,
    SetTeamRules,
    Squad,
    WithdrawTeam,
)
from tdapp.domain.section.event import ForbiddenPairs, Kind
from tdapp.domain.section.facts import facts_of
from tdapp.domain.section.outcome import Outcome
from tdapp.domain.section.player import CheckIn, Player, Standing
from tdapp.domain.section.team import Team, TeamRules
from tdapp.domain.words.errors import RuleViolation
from tdapp.storage import EventFile, open_event_file
from tests.event_files import ALL, written
from tests.services.teams.team_stage import BOARDS, do, empty, paired, refused, store
from tests.services.teams.test_knockout import cup

__all__ = ["store"]
ONE = Fraction(1)


def says(store: EventFile, command: Command, words: str) -> None:
    """Refused with these words, and nothing changed."""
    before = store.snapshot(1), store.revision
    with pytest.raises(RuleViolation) as told:
        store.execute(command)
    assert words in str(told.value)
    assert (store.snapshot(1), store.revision) == before


def test_nothing_given_is_nothing_done(store: EventFile) -> None:
    for command in (AddTeams(1, ()), AddSquads(1, (), ()), RemoveTeams(1, ()), SetTeamCheckIn(1, (), CheckIn.PRESENT)):
        says(store, command, "No team is given.")
    says(store, AddSquads(1, (Player(0, "New"),), ()), "No team is given.")
    nothing = AdjustTeamPoints(1, 1, 1, Fraction(0), Fraction(0), "x", confirmed=ALL)
    says(store, nothing, "Say how many points are added or taken away.")


def test_a_team_that_there_is_not(store: EventFile) -> None:
    nobody = "There is no team with the number 9"
    for command in (
        EditTeam(1, Team(9, "X")), SetMembers(1, 9, (1,)), SetTeamCheckIn(1, (1, 9), CheckIn.PRESENT),
        WithdrawTeam(1, 9, 1), ExpelTeam(1, 9, 1, "x", ALL), ReenterTeam(1, 9, 1),
        AdjustTeamPoints(1, 1, 9, ONE, ONE, "x", confirmed=ALL),
    ):  # fmt: skip
        says(store, command, nobody)


@pytest.mark.parametrize("number", [0, 6])
def test_points_are_given_in_a_round_that_there_is(store: EventFile, number: int) -> None:
    says(store, AdjustTeamPoints(1, number, 1, ONE, ONE, "x", confirmed=ALL), f"There is no round {number}.")
    for there in (1, 5):
        do(store, AdjustTeamPoints(1, there, 1, Fraction(0), ONE, "x", confirmed=ALL))
    section = do(store, AdjustTeamPoints(1, 2, 2, -ONE, Fraction(0), "late", confirmed=ALL))
    assert [(one.round, one.match_points, one.game_points) for one in section.adjustments] == [
        (1, 0, 1), (5, 0, 1), (2, -1, 0),
    ]  # fmt: skip
    assert any("late" in line for line in section.comments)
    refused(store, RemoveAdjustment(1, -1, "x"), "no-adjustment")
    refused(store, RemoveAdjustment(1, 3, "x"), "no-adjustment")
    says(store, RemoveAdjustment(1, 1, " ", confirmed=ALL), "only with a reason")
    section = do(store, RemoveAdjustment(1, 1, "appeal was right", confirmed=ALL))
    assert [one.round for one in section.adjustments] == [1, 2]
    assert any("appeal was right" in line for line in section.comments)


def test_new_teams_begin_as_new_ones(tmp_path: Path) -> None:
    """Whoever copies a team does not copy that it left or is here; the first one of an event is number 1."""
    written(tmp_path / "new.tdb", replace(empty(), teams=(), players=(), cells=()))
    with closing(open_event_file(tmp_path / "new.tdb")) as store:
        left = Team(7, " A ", standing=Standing.WITHDRAWN, check_in=CheckIn.PRESENT, short=" a ", club=" c  d ",
                    captain=" Cap ", contact=" x@y ", federation=" ger ")  # fmt: skip
        section = do(store, AddTeams(1, (left, Team(9, "B"))))
        assert section.teams == (
            Team(1, "A", short="a", club="c d", captain="Cap", contact="x@y", federation="GER"), Team(2, "B"),
        )  # fmt: skip
        section = do(store, AddSquads(1, (Player(0, "One", club="K"), Player(0, "Two", club="L")), (
            Squad("C", (-2, -1)), Squad("D", ()),
        )))  # fmt: skip
        assert [(team.number, team.name, team.club, team.members) for team in section.teams[2:]] == [
            (3, "C", "", (2, 1)), (4, "D", "", ()),
        ]  # fmt: skip
        assert [player.number for player in section.players] == [1, 2]


def test_squads_name_players_that_there_are(store: EventFile) -> None:
    new = (Player(0, "One", club="K"), Player(0, "Two", club="K"))
    says(store, AddSquads(1, new, (Squad("New", (-3,)),)), "pairing number -3")
    says(store, AddSquads(1, new, (Squad("New", (0, 13)),)), "pairing number 0")
    says(store, AddSquads(1, new, (Squad("New", (15,)),)), "pairing number 15")
    section = do(store, AddSquads(1, new, (Squad(" team  1 ", (-1, 2)), Squad("New", (-2,)), Squad("Team 2", (4, 5)))))
    assert section.teams[0].members == (1, 2, 3, 13)
    assert section.teams[1].members == (4, 5, 6)
    assert (section.teams[4].club, section.teams[4].members) == ("K", (14,))


def test_squads_ask_for_a_reason_once_round_1_is_paired(store: EventFile) -> None:
    paired(store)
    late = AddSquads(1, (Player(0, "Late"),), (Squad("Team 1", (-1,)),), confirmed=ALL)
    says(store, late, "only with a reason")
    section = do(store, replace(late, reason="forgotten"))
    assert section.teams[0].members == (1, 2, 3, 13)
    assert any("forgotten" in line for line in section.comments)


def test_an_edited_team_keeps_who_it_is(store: EventFile) -> None:
    do(store, SetTeamCheckIn(1, (2, 2), CheckIn.PRESENT), WithdrawTeam(1, 2, 1))
    before = store.snapshot(1).teams[1]
    section = do(store, EditTeam(1, Team(2, "Other", strength=0, members=(1,), check_in=CheckIn.ABSENT)))
    assert section.teams[1] == replace(before, name="Other", strength=0)
    assert section.teams[1].standing is Standing.WITHDRAWN
    assert do(store, EditTeam(1, Team(2, "Other", strength=4000))).teams[1].strength == 4000
    for wrong in (-1, 4001):
        says(store, EditTeam(1, Team(2, "Other", strength=wrong)), "between 0 and 4000")
    says(store, EditTeam(1, Team(2, "  ")), "needs a name")
    assert do(store, EditTeam(1, Team(1, "TEAM 1"))).teams[0].name == "TEAM 1"


def test_numbers_of_teams_take_wishes_with_them(store: EventFile) -> None:
    do(store, LeaveFideMode(1, "club", ALL), SetProhibitions(1, (), (ForbiddenPairs(1, 5, (1, 3), "Derby"),)))
    section = do(store, OrderTeams(1, (3, 1, 4, 2)))
    assert (section.forbidden, section.wishes) == ((), (ForbiddenPairs(1, 5, (2, 1), "Derby"),))
    says(store, OrderTeams(1, (1, 2, 3, 4), seed=5), "The order is not the one of this lot.")


def test_a_removed_team_is_named_once(store: EventFile) -> None:
    assert [team.name for team in do(store, RemoveTeams(1, (2, 2, 4))).teams] == ["Team 1", "Team 3"]


def test_who_sits_nowhere_has_not_played(store: EventFile) -> None:
    """An empty board is nobody: the others of the team may go, who sat at a board may not."""
    paired(store)
    do(store, SetLineUp(1, 1, 1, (2, None), confirmed=ALL))
    refused(store, SetMembers(1, 1, (1, 3), "x", confirmed=ALL), "member-has-played")
    assert do(store, SetMembers(1, 1, (2,), "ill", confirmed=ALL)).teams[0].members == (2,)


def test_outside_fide_mode_members_change_without_a_reason(store: EventFile) -> None:
    do(store, LeaveFideMode(1, "club", ALL))
    paired(store)
    assert do(store, SetMembers(1, 1, (1, 3, 2))).teams[0].members == (1, 3, 2)


def test_as_many_members_as_boards_and_reserves(store: EventFile) -> None:
    do(store, SetTeamRules(1, TeamRules(boards=BOARDS, reserves=1)), SetMembers(1, 4, (10, 11)))
    assert do(store, SetMembers(1, 1, (1, 2, 3))).teams[0].members == (1, 2, 3)
    with pytest.raises(RuleViolation) as told:
        store.execute(SetMembers(1, 1, (1, 2, 3, 12)))
    assert "4" in str(told.value)
    assert "3" in str(told.value)


def test_a_knockout_has_the_rounds_of_its_teams(tmp_path: Path) -> None:
    """Four teams: two rounds; five: three. What was announced for a round that is gone goes with it."""
    written(tmp_path / "cup.tdb", cup(4))
    with closing(open_event_file(tmp_path / "cup.tdb")) as store:
        section = do(store, AddTeams(1, (Team(0, "E"),)))
        assert section.rounds_total == 3
        do(store, SetTeamAbsences(1, (Absence(4, 3, Outcome.ZERO_POINT_BYE),)))
        assert do(store, AddTeams(1, (Team(0, "F"),))).rounds_total == 3
        section = do(store, RemoveTeams(1, (5, 6)))
        assert (section.rounds_total, section.team_byes) == (2, ())
        do(store, StorePairing(1, 1, ((1, 4), (3, 2))))
        rules = section.team_rules
        assert rules is not None
        assert do(store, SetTeamRules(1, rules)).rounds_total == 2


def test_the_seats_of_a_scheveningen_event_are_its_rounds(tmp_path: Path) -> None:
    section = empty(2, kind=Kind.SCHEVENINGEN, rounds_total=3, team_rules=TeamRules(boards=3))
    written(tmp_path / "two.tdb", section)
    with closing(open_event_file(tmp_path / "two.tdb")) as store:
        do(store, SetTeamAbsences(1, (Absence(2, 3, Outcome.ZERO_POINT_BYE),)))
        rules = replace(store.snapshot(1).team_rules or TeamRules(), boards=2)
        made = do(store, SetTeamRules(1, rules))
        assert (made.rounds_total, made.team_byes) == (2, ())
        assert do(store, SetTeamRules(1, replace(rules, boards=3))).rounds_total == 3


def test_other_rounds_of_an_event_of_teams(store: EventFile) -> None:
    """What a team announced for a round that goes, goes; who has left is absent in the rounds that come."""
    do(store, SetTeamAbsences(1, (Absence(4, 5, Outcome.HALF_POINT_BYE),)), WithdrawTeam(1, 2, 1))
    facts = facts_of(store.snapshot(1))
    shorter = do(store, EditSection(1, replace(facts, rounds_total=3)))
    assert [(one.team, one.round) for one in shorter.team_byes] == [(2, 1), (2, 2), (2, 3)]
    longer = do(store, EditSection(1, replace(facts, rounds_total=5)))
    assert [(one.team, one.round) for one in longer.team_byes] == [(2, number) for number in range(1, 6)]


STEPS: tuple[Command, ...] = (
    AddTeams(1, (Team(0, "E"),)), AddSquads(1, (), (Squad("E", ()),)), EditTeam(1, Team(1, "E")),
    RemoveTeams(1, (1,)), OrderTeams(1, (2, 1, 3, 4)), SetMembers(1, 1, (2, 1)),
    SetTeamRules(1, TeamRules(boards=3)), AdjustTeamPoints(1, 1, 1, ONE, ONE, "x", confirmed=ALL),
    SetTeamAbsences(1, (Absence(1, 1, Outcome.ZERO_POINT_BYE),)), SetTeamCheckIn(1, (1,), CheckIn.PRESENT),
    WithdrawTeam(1, 1, 1), ExpelTeam(1, 1, 1, "x", ALL), ReenterTeam(1, 1, 1), RemoveAdjustment(1, 0, "x"),
)  # fmt: skip


@pytest.mark.parametrize("fields", [{"closed": True}, {"kind": Kind.SWISS, "team_rules": None, "teams": ()}], ids=str)
def test_no_step_of_a_closed_event_or_of_one_without_teams(tmp_path: Path, fields: dict[str, object]) -> None:
    written(tmp_path / "event.tdb", replace(empty(), **fields))  # type: ignore[arg-type]
    with closing(open_event_file(tmp_path / "event.tdb")) as store:
        for command in STEPS:
            refused(store, command, "closed" if "closed" in fields else "no-teams")
