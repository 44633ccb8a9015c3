"""A league from its teams to the second round through the one door: every step of teams, and what it refuses."""

from __future__ import annotations

from contextlib import closing
from dataclasses import replace
from fractions import Fraction
from pathlib import Path

import pytest

from tdapp.domain.commands.event import EditSection
from tdapp.domain.commands.pairing import FillByHand, SetProhibitions
from tdapp.domain.commands.players import Absence, AddPlayers, RemovePlayers
from tdapp.domain.commands.rounds import (
    EnterResult,
    FinishManualPairing,
    PairByHand,
    PublishRound,
    StartManualPairing,
    StorePairing,
    SwapByHand,
    UnpairByHand,
    UnpairRound,
    UnpublishRound,
)
from tdapp.domain.commands.teams import (
    AddSquads,
    AddTeams,
    AdjustTeamPoints,
    EditTeam,
    EnterMatchScore,
    ExpelTeam,
    OrderTeams,
    ReenterTeam,
    RemoveAdjustment,
    RemoveTeams,
    SetMatchNote,
    SetMembers,
    SetTeamAbsences,
    SetTeamCheckIn,
    SetTeamRules,
    Squad,
    WithdrawTeam,
)
from tdapp.domain.section.event import ForbiddenPairs, Kind
from tdapp.domain.section.facts import facts_of
from tdapp.domain.section.match import LineUp, Side, TeamAdjustment, TeamBye
from tdapp.domain.section.outcome import Outcome
from tdapp.domain.section.player import CheckIn, Player, Standing
from tdapp.domain.section.round import RoundState
from tdapp.domain.section.team import LineUpRule, Preference, Team, TeamRules
from tdapp.domain.teams.scores import Scores, TeamPoints
from tdapp.domain.words.errors import RuleViolation
from tdapp.services.tables.team_standings import team_standings
from tdapp.services.teams.pairing import pair_round
from tdapp.services.teams.rules import check_rules
from tdapp.storage import EventFile, open_event_file
from tests.event_files import ALL, BACK, BLACK, DRAW, PAB, WHITE, ZPB, written
from tests.services.teams.team_stage import BOARDS, HALF, asked, do, empty, paired, refused, store

__all__ = ["store"]


# -- teams and members ---


def test_teams_are_added_and_numbered(store: EventFile) -> None:
    do(store, AddPlayers(1, (Player(0, "New, One"), Player(0, "New, Two"))))
    section = do(store, AddTeams(1, (Team(0, "  SK  Łódź ", federation="pol", members=(14, 13)),)))
    assert section.teams[4] == Team(5, "SK Łódź", federation="POL", members=(14, 13))
    refused(store, AddTeams(1, (Team(0, "sk łódź"),)), "team-name-taken")
    refused(store, AddTeams(1, (Team(0, "F", members=(1,)),)), "player-in-two-teams")
    refused(
        store,
        AddTeams(1, (Team(0, "F", members=(13, 13)), Team(0, "G"))),
        "player-twice-in-team",
        *["player-in-two-teams"] * 2,
    )
    with pytest.raises(RuleViolation, match="no player with the pairing number 99"):
        store.execute(AddTeams(1, (Team(0, "F", members=(99,)),)))
    with pytest.raises(RuleViolation, match="needs a name"):
        store.execute(AddTeams(1, (Team(0, " "),)))


def test_players_come_with_their_teams_in_one_step(store: EventFile) -> None:
    new = (Player(0, "New, One", 1800, club="SK"), Player(0, "New, Two", 2000, club="SK"))
    section = do(store, AddSquads(1, new, (Squad("team 1", (-2,)), Squad("SK 1", (-1,)))))
    assert section.teams[0].members == (1, 2, 3, 14)
    assert (section.teams[-1].name, section.teams[-1].club, section.teams[-1].members) == ("SK 1", "SK", (13,))
    assert store.journal(limit=1)[0].label == "Players of 2 teams"
    refused(store, AddSquads(1, (), (Squad("Other", (1,)),)), "player-in-two-teams")
    with pytest.raises(RuleViolation, match="pairing number"):
        store.execute(AddSquads(1, (), (Squad("Other", (-1,)),)))
    store.undo()
    section = store.snapshot(1)
    assert (len(section.players), len(section.teams)) == (12, 4)


def test_a_team_is_edited_without_its_members(store: EventFile) -> None:
    section = do(store, EditTeam(1, Team(2, "Renamed", captain="Kővári", strength=2200)))
    assert section.teams[1] == Team(2, "Renamed", captain="Kővári", strength=2200, members=(4, 5, 6))
    refused(store, EditTeam(1, Team(2, "Team 3")), "team-name-taken")


def test_a_removed_team_leaves_no_gap(store: EventFile) -> None:
    do(store, SetProhibitions(1, (ForbiddenPairs(1, 5, (3, 4)),)))
    refused(store, RemoveTeams(1, (3,)), "team-prohibited")
    section = do(store, RemoveTeams(1, (1,)))
    assert [(team.number, team.name) for team in section.teams] == [(1, "Team 2"), (2, "Team 3"), (3, "Team 4")]
    assert section.forbidden == (ForbiddenPairs(1, 5, (2, 3)),)
    assert len(section.players) == 12


def test_teams_are_numbered_until_round_1(store: EventFile) -> None:
    section = do(store, OrderTeams(1, (3, 1, 4, 2)))
    assert [(team.number, team.name) for team in section.teams] == [
        (1, "Team 3"),
        (2, "Team 1"),
        (3, "Team 4"),
        (4, "Team 2"),
    ]
    with pytest.raises(RuleViolation, match="every team once"):
        store.execute(OrderTeams(1, (1, 2, 3, 3)))
    paired(store)
    refused(store, OrderTeams(1, (3, 1, 4, 2)), "teams-stand")
    refused(store, RemoveTeams(1, (1,)), "teams-stand")


def test_members_have_an_order_and_one_team(store: EventFile) -> None:
    assert do(store, SetMembers(1, 1, (3, 1))).teams[0].members == (3, 1)
    refused(store, SetMembers(1, 1, (3, 4)), "player-in-two-teams")
    assert do(store, SetMembers(1, 2, (2, 4, 5, 6))).teams[1].members == (2, 4, 5, 6)
    refused(store, RemovePlayers(1, (2,)), "member-in-team")


def test_a_roster_has_a_limit_that_can_be_confirmed(store: EventFile) -> None:
    do(store, SetTeamRules(1, TeamRules(boards=2, reserves=1)), SetMembers(1, 2, (4, 5)))
    asked(store, SetMembers(1, 1, (1, 2, 3, 6)), "roster-too-large")
    assert do(store, SetMembers(1, 1, (1, 2, 3, 6), confirmed=ALL)).teams[0].members == (1, 2, 3, 6)


def test_members_after_round_1_need_a_reason_and_who_played_stays(store: EventFile) -> None:
    paired(store)
    refused(store, SetMembers(1, 1, (2, 3), confirmed=ALL), "member-has-played")
    with pytest.raises(RuleViolation, match="only with a reason"):
        store.execute(SetMembers(1, 1, (1, 3, 2), confirmed=ALL))
    asked(store, SetMembers(1, 1, (1, 2), "board order"), "roster-changed")
    section = do(store, SetMembers(1, 1, (1, 2), "ill", confirmed=ALL))
    assert section.teams[0].members == (1, 2)
    assert any("members of Team 1" in line and "ill" in line for line in section.comments)


@pytest.mark.parametrize(
    ("rules", "said"),
    [
        (TeamRules(0), "A match has 1 to"),
        (TeamRules(4, colours="WBW"), "The colours name W or B"),
        (TeamRules(4, reserves=-1), "The number of reserves is 0 or more."),
        (TeamRules(4, board_games=-1), "The number of games for a board prize is 0 or more."),
        (TeamRules(4, unrated=4001), "between 0 and 4000"),
        (TeamRules(4, pab_gp=Fraction(-1)), "Points may not be negative."),
    ],
)
def test_rules_that_mean_nothing_are_refused(rules: TeamRules, said: str) -> None:
    with pytest.raises(RuleViolation, match=said):
        check_rules(rules)


def test_the_least_that_means_something_is_taken() -> None:
    check_rules(TeamRules(1, reserves=0, board_games=0, unrated=4000, pab_mp=Fraction(0)))


def test_rules_of_teams_are_locked_by_round_1(store: EventFile) -> None:
    wanted = TeamRules(boards=3, colours="WWB", preference=Preference.B)
    assert do(store, SetTeamRules(1, wanted)).team_rules == wanted
    with pytest.raises(RuleViolation, match="W or B for each of the 3 boards"):
        store.execute(SetTeamRules(1, TeamRules(boards=3, colours="WB")))
    with pytest.raises(RuleViolation, match="1 to 50 boards"):
        store.execute(SetTeamRules(1, TeamRules(boards=0)))
    do(store, SetTeamRules(1, TeamRules(boards=BOARDS)))
    paired(store)
    refused(store, SetTeamRules(1, wanted), "team-rules-locked")
    freed = TeamRules(boards=BOARDS, line_up=LineUpRule.FREE, unrated=1200)
    assert do(store, SetTeamRules(1, freed)).team_rules == freed


def test_a_section_cannot_stop_being_one_of_teams(store: EventFile) -> None:
    facts = facts_of(store.snapshot(1))

    with pytest.raises(RuleViolation, match="needs rules for teams"):
        store.execute(EditSection(1, replace(facts, team_rules=None)))
    refused(store, EditSection(1, replace(facts, kind=Kind.SWISS, team_rules=None)), "has-teams")


def test_steps_of_teams_are_refused_where_players_are_paired(tmp_path: Path) -> None:

    section = replace(empty(), kind=Kind.SWISS, team_rules=None, teams=())
    written(tmp_path / "players.tdb", section)
    with closing(open_event_file(tmp_path / "players.tdb")) as store:
        for command in (
            AddTeams(1, (Team(0, "A"),)),
            SetTeamRules(1, TeamRules()),
            EnterMatchScore(1, 1, 1, (HALF, HALF)),
            WithdrawTeam(1, 1, 1),
        ):
            refused(store, command, "no-teams")


# -- pairing by numbers of teams ---


def test_a_pairing_of_teams_makes_matches_with_the_first_boards(store: EventFile) -> None:
    section = paired(store, publish=False)
    state = store.round(1, 1)
    assert [(match.table, match.teams) for match in state.matches] == [(1, (1, 3)), (2, (4, 2))]
    assert state.matches[0].first == LineUp(1, (1, 2))
    assert [(board.number, board.players) for board in state.boards] == [
        (1, (1, 7)),
        (2, (8, 2)),
        (3, (10, 4)),
        (4, (5, 11)),
    ]
    assert section.matches == state.matches
    assert (state.state, state.unpaired) == (RoundState.DRAFT, ())
    assert store.journal(limit=1)[0].label == "Pair round 1"
    assert do(store, PublishRound(1, 1)).rounds_paired == 1
    assert store.round(1, 1).state is RoundState.PUBLISHED


def test_a_pairing_has_every_team_once(store: EventFile) -> None:
    with pytest.raises(RuleViolation, match=r"Team 4 \(4\) has neither"):
        store.execute(StorePairing(1, 1, ((1, 2),), ((3, PAB),)))
    with pytest.raises(RuleViolation, match="twice"):
        store.execute(StorePairing(1, 1, ((1, 2), (1, 3)), ((4, PAB),)))


def test_a_team_without_enough_players_loses_boards(store: EventFile) -> None:
    do(store, SetMembers(1, 3, (7,)))
    section = paired(store)
    assert store.round(1, 1).byes == ((2, Outcome.FORFEIT_WIN),)
    score = Scores(section).score(section.matches[0])
    assert (score.game_points, score.is_open) == ((1, 0), True)
    section = do(store, EnterResult(1, 1, 1, BLACK))
    assert Scores(section).score(section.matches[0]).game_points == (1, 1)


def test_a_round_without_a_match(store: EventFile) -> None:
    section = do(store, RemoveTeams(1, (4,)), StorePairing(1, 1, ((1, 2),), ((3, PAB),)), PublishRound(1, 1))
    assert section.team_byes == (TeamBye(1, 3, PAB),)
    assert Scores(section).totals(after_round=1)[3] == TeamPoints(Fraction(1), Fraction(1))


def test_unpairing_and_withdrawing_pairings(store: EventFile) -> None:
    paired(store)
    section = do(store, UnpublishRound(1, 1, "wrong", confirmed=ALL), UnpairRound(1, 1))
    assert (section.matches, section.rounds_paired, store.round(1, 1).boards) == ((), 0, ())
    assert store.undo(**BACK).label == "Unpair round 1"
    assert len(store.snapshot(1).matches) == 2


def test_the_next_round_waits_for_every_match(store: EventFile) -> None:
    paired(store)
    do(store, EnterResult(1, 1, 1, WHITE), EnterResult(1, 1, 2, WHITE), EnterResult(1, 1, 3, DRAW))
    refused(store, StorePairing(1, 2, ((1, 2), (3, 4))), "before-open")
    section = do(store, EnterResult(1, 1, 4, DRAW), StorePairing(1, 2, ((1, 4), (3, 2))), PublishRound(1, 2))
    assert [match.teams for match in section.matches if match.round == 2] == [(1, 4), (3, 2)]
    assert store.round(1, 1).state is RoundState.LOCKED


def test_prohibitions_name_teams(store: EventFile) -> None:
    do(store, SetProhibitions(1, (ForbiddenPairs(1, 5, (1, 3)),)))
    do(store, StartManualPairing(1, 1, confirmed=ALL))
    asked(store, PairByHand(1, 1, 1, 3), "prohibited-pair")
    with pytest.raises(RuleViolation, match="pairing number 12"):
        store.execute(SetProhibitions(1, (ForbiddenPairs(1, 5, (1, 12)),)))


def test_a_pairing_by_hand_speaks_of_teams(store: EventFile) -> None:
    do(store, StartManualPairing(1, 1, confirmed=ALL), PairByHand(1, 1, 2, 1), PairByHand(1, 1, 3, 4))
    assert store.journal(limit=1)[0].label == "Pair Team 3 and Team 4 by hand"
    assert [match.teams for match in store.snapshot(1).matches] == [(2, 1), (3, 4)]
    do(store, SwapByHand(1, 1, 1), UnpairByHand(1, 1, 4))
    assert [match.teams for match in store.snapshot(1).matches] == [(1, 2)]
    do(store, FillByHand(1, 1, ((4, 3),)))
    compared = FinishManualPairing(1, 1, ((1, 3), (4, 2)), engine="gacrux", reason="derby", confirmed=ALL)
    section = do(store, compared)
    assert [match.teams for match in section.matches] == [(1, 2), (4, 3)]
    assert "Only by hand: Team 1 (1) - Team 2 (2)." in store.round(1, 1).difference
    assert store.round(1, 1).boards[1].players == (5, 2)


# -- points, absences, leaving ---


def test_points_by_decision(store: EventFile) -> None:
    paired(store)
    step = AdjustTeamPoints(1, 1, 2, Fraction(-1), Fraction(0), "late line-up")
    asked(store, step, "team-points")
    section = do(store, AdjustTeamPoints(1, 1, 2, Fraction(-1), Fraction(0), "late line-up", confirmed=ALL))
    assert section.adjustments == (TeamAdjustment(1, 2, Fraction(-1), Fraction(0), "late line-up"),)
    with pytest.raises(RuleViolation, match="only with a reason"):
        store.execute(AdjustTeamPoints(1, 1, 2, Fraction(1), Fraction(0), " ", confirmed=ALL))
    refused(store, RemoveAdjustment(1, 3, "x"), "no-adjustment")
    assert do(store, RemoveAdjustment(1, 0, "appeal", confirmed=ALL)).adjustments == ()


def test_absent_teams_and_check_in(store: EventFile) -> None:
    section = do(store, SetTeamAbsences(1, (Absence(4, 1, ZPB),)), SetTeamCheckIn(1, (1, 2), CheckIn.PRESENT))
    assert section.team_byes == (TeamBye(1, 4, ZPB),)
    assert [team.check_in for team in section.teams[:3]] == [CheckIn.PRESENT, CheckIn.PRESENT, CheckIn.NOT_YET]
    asked(store, StorePairing(1, 1, ((1, 3),), ((2, PAB), (4, ZPB))), "paired-unseen")
    do(store, StorePairing(1, 1, ((1, 3),), ((2, PAB), (4, ZPB)), confirmed=ALL))
    section = do(store, PublishRound(1, 1))
    assert {team.check_in for team in section.teams} == {CheckIn.NOT_YET}
    assert do(store, SetTeamAbsences(1, (Absence(4, 2, Outcome.HALF_POINT_BYE),))).team_byes[-1] == TeamBye(
        2, 4, Outcome.HALF_POINT_BYE
    )
    with pytest.raises(RuleViolation, match="no team with the number 9"):
        store.execute(SetTeamAbsences(1, (Absence(9, 2, ZPB),)))


def test_a_team_leaves_and_comes_back(store: EventFile) -> None:
    paired(store)
    refused(store, WithdrawTeam(1, 4, 1), "game-in-round")
    section = do(store, WithdrawTeam(1, 4, 2, "no car"))
    assert section.teams[3].standing is Standing.WITHDRAWN
    assert [bye for bye in section.team_byes if bye.team == 4] == [TeamBye(number, 4, ZPB) for number in (2, 3, 4, 5)]
    refused(store, WithdrawTeam(1, 4, 2), "left-already")
    section = do(store, ReenterTeam(1, 4, 3))
    assert [bye.round for bye in section.team_byes] == [2]
    assert section.teams[3].standing is Standing.ACTIVE


def test_an_expelled_team_is_out_of_the_standings_and_may_come_back(store: EventFile) -> None:
    paired(store)
    for board in (1, 2, 3, 4):
        do(store, EnterResult(1, 1, board, WHITE))
    with pytest.raises(RuleViolation, match="at once: from round 2 on"):
        store.execute(ExpelTeam(1, 1, 3, "telephones"))
    asked(store, ExpelTeam(1, 1, 2, "telephones"), "expulsion")
    section = do(store, ExpelTeam(1, 1, 2, "telephones", ALL))
    assert section.teams[0].standing is Standing.EXPELLED
    assert [bye.round for bye in section.team_byes if bye.team == 1] == [2, 3, 4, 5]
    assert [row.player.number for row in team_standings(section).standings.listed if row.player.number == 1] == []
    assert store.journal(limit=1)[0].label == "Expel Team 1"
    assert do(store, ReenterTeam(1, 1, 2)).teams[0].standing is Standing.ACTIVE
    assert any("The expulsion of Team 1 was lifted." in line for line in store.snapshot(1).comments)


def test_a_note_at_a_match(store: EventFile) -> None:
    paired(store)
    section = do(store, SetMatchNote(1, 1, 2, " begun at 14:20 "))
    assert [match.note for match in section.matches] == ["", "begun at 14:20"]
    assert store.journal(limit=1)[0].label == "Note on Team 4 – Team 2"
    store.undo(**BACK)
    assert store.snapshot(1).matches[1].note == ""
    with pytest.raises(RuleViolation, match="no match 9"):
        store.execute(SetMatchNote(1, 1, 9, "x"))


def test_teams_wished_apart_meet_only_where_they_must(store: EventFile) -> None:
    refused(store, SetProhibitions(1, (), (ForbiddenPairs(1, 5, (1, 3), "Derby"),)), "wishes-in-fide-mode")
    section = replace(store.snapshot(1), wishes=(ForbiddenPairs(1, 5, (1, 3), "Derby"),))
    kept = pair_round(section, 1)
    assert (sorted(kept.pairs), kept.yielded) == ([(1, 4), (3, 2)], ())
    everybody = tuple(ForbiddenPairs(1, 1, (1, other), f"{other}") for other in (2, 3, 4))
    yielded = pair_round(replace(section, wishes=everybody), 1)
    assert len(yielded.yielded) == 1
    assert len(yielded.pairs) == 2


def test_a_late_team_was_absent_before(store: EventFile) -> None:
    paired(store)
    section = do(store, AddTeams(1, (Team(0, "Late"),)))
    assert section.team_byes == (TeamBye(1, 5, ZPB),)


def test_a_round_robin_takes_no_late_team(tmp_path: Path) -> None:
    written(tmp_path / "rr.tdb", empty(kind=Kind.TEAM_ROUND_ROBIN, rounds_total=3))
    with closing(open_event_file(tmp_path / "rr.tdb")) as store:
        do(store, StorePairing(1, 1, ((1, 4), (2, 3))), PublishRound(1, 1))
        refused(store, AddTeams(1, (Team(0, "Late"),)), "late-round-robin")
        section = do(store, WithdrawTeam(1, 4, 2))
        assert section.teams[3].standing is Standing.WITHDRAWN
        for board in (1, 2, 3, 4):
            do(store, EnterResult(1, 1, board, DRAW))
        section = do(store, StorePairing(1, 2, ((4, 3), (1, 2))))
        assert [match.forfeit for match in section.matches if match.round == 2] == [Side.FIRST, None]
