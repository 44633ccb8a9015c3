"""A step of teams is called possible exactly when its handler does not refuse it; tried in every state of a league."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from fractions import Fraction
from pathlib import Path

import pytest

from tdapp.domain.commands.command import Command
from tdapp.domain.commands.fines import AddFine, RemoveFine
from tdapp.domain.commands.pairing import SetAcceleration, SetProhibitions
from tdapp.domain.commands.players import Absence
from tdapp.domain.commands.rounds import (
    CloseSection,
    EnterResult,
    PublishRound,
    StartManualPairing,
    StorePairing,
    UnpairRound,
    UnpublishRound,
    VerifyResult,
)
from tdapp.domain.commands.teams import (
    TEAM_COMMANDS,
    AddSquads,
    AddTeams,
    AdjustTeamPoints,
    DecideMatch,
    EditTeam,
    EnterMatchScore,
    ExpelTeam,
    ForfeitMatch,
    LoseBoard,
    OrderTeams,
    ReenterTeam,
    RemoveAdjustment,
    RemoveTeams,
    SetAppointments,
    SetLeague,
    SetLicences,
    SetLineUp,
    SetMatchNote,
    SetMembers,
    SetTeamAbsences,
    SetTeamCheckIn,
    SetTeamRules,
    Squad,
    SwapTeams,
    WithdrawTeam,
)
from tdapp.domain.rules.rulebook import rule
from tdapp.domain.section.event import ForbiddenPairs, Kind, Section
from tdapp.domain.section.league import Appointment, League, Licence
from tdapp.domain.section.match import Side
from tdapp.domain.section.outcome import Outcome
from tdapp.domain.section.player import CheckIn
from tdapp.domain.section.round import Round
from tdapp.domain.section.team import Team, TeamRules
from tdapp.domain.teams.for_pairing import round_of_teams, teams_as_players
from tdapp.domain.words.checks import Refused, Warning
from tdapp.services.pairing.possible import why_not_accelerate, why_not_prohibit
from tdapp.services.players.possible import why_not_absence, why_not_leave_from, why_not_reenter, why_not_withdraw
from tdapp.services.ports.decisions import why_not_change
from tdapp.services.rounds.possible import why_not_publish, why_not_unpair, why_not_unpublish
from tdapp.services.teams.fines import why_not_remove_fine
from tdapp.services.teams.knockout import why_not_decide
from tdapp.services.teams.league import why_not_league
from tdapp.services.teams.possible import (
    why_not_add_teams,
    why_not_forfeit_match,
    why_not_line_up,
    why_not_lose_board,
    why_not_match_score,
    why_not_number_teams,
    why_not_remove_team,
    why_not_swap_teams,
    why_not_team_rules,
    why_not_teams,
)
from tdapp.storage import EventFile
from tests.effort import sample, thorough
from tests.event_files import ALL, WHITE, do, opened
from tests.services.teams.team_stage import empty
from tests.services.tried import refusal

Case = tuple[Command, Warning | None]
WHY = "asked"
PAIRED = (StorePairing(1, 1, ((1, 3), (4, 2))),)
PUBLISHED = (*PAIRED, PublishRound(1, 1))
ALL_IN = tuple(EnterResult(1, 1, board, WHITE) for board in (1, 2, 3, 4))
NEXT = (*PUBLISHED, *ALL_IN, StorePairing(1, 2, ((1, 4), (3, 2))))
STATES: dict[str, tuple[Command, ...]] = {
    "empty": (),
    "prohibited": (SetProhibitions(1, (ForbiddenPairs(1, 3, (1, 2)),)),),
    "draft": PAIRED,
    "by hand": (*PAIRED, StartManualPairing(1, 1, WHY, ALL)),
    "published": PUBLISHED,
    "begun": (*PUBLISHED, EnterResult(1, 1, 1, WHITE)),
    "entered": (*PUBLISHED, EnterMatchScore(1, 1, 1, (Fraction(1), Fraction(1)))),
    "forfeited": (*PUBLISHED, ForfeitMatch(1, 1, 1, Side.FIRST, confirmed=ALL)),
    "decided": (AdjustTeamPoints(1, 1, 1, Fraction(1), Fraction(0), WHY, ALL),),
    "left": (WithdrawTeam(1, 1, 1),),
    "second": NEXT,
    "over": (*PUBLISHED, *ALL_IN),
}
LEAGUES = {kind: empty(kind=kind, rounds_total=5 if kind is Kind.TEAM_SWISS else 3)
           for kind in (Kind.TEAM_SWISS, Kind.TEAM_ROUND_ROBIN)}  # fmt: skip
CLOSED = replace(LEAGUES[Kind.TEAM_SWISS], closed=True)
PLAYERS = replace(CLOSED, closed=False, kind=Kind.SWISS, team_rules=None, teams=())


def cases(section: Section, one: Round, store: EventFile) -> Iterator[Case]:
    """Every command of teams, about round 1, its first match and team 1, with what is said of it."""
    rules = section.team_rules or TeamRules(boards=2)
    yield AddTeams(1, (Team(0, "New"),)), why_not_add_teams(section)
    yield AddSquads(1, (), (Squad("New", ()),)), why_not_add_teams(section)
    yield SetTeamRules(1, replace(rules, boards=3)), why_not_team_rules(section)
    yield SetTeamRules(1, replace(rules, unrated=1000)), why_not_teams(section)
    yield OrderTeams(1, tuple(team.number for team in section.teams[::-1])), why_not_number_teams(section)
    if not section.teams:
        yield EnterMatchScore(1, 1, 1, None), why_not_teams(section)
        return
    yield EditTeam(1, replace(section.teams[0], captain="C")), why_not_teams(section)
    yield RemoveTeams(1, (1,)), why_not_remove_team(section, 1)
    yield SetMembers(1, 1, section.teams[0].members, WHY, ALL), why_not_teams(section)
    yield AdjustTeamPoints(1, 1, 1, Fraction(1), Fraction(0), WHY, ALL), why_not_teams(section)
    missing = None if section.adjustments else rule("no-adjustment").warn()
    yield RemoveAdjustment(1, 0, WHY, ALL), why_not_teams(section) or missing
    yield SetLeague(1, League()), why_not_teams(section)
    yield SetAppointments(1, (Appointment(1, (1, 2)),)), why_not_league(section)
    yield SetLicences(1, (Licence(1, rank=1),)), why_not_league(section)
    yield AddFine(1, 1, 1, "5", WHY), why_not_league(section)
    yield RemoveFine(1, 0, WHY), why_not_remove_fine(section, 0)
    yield SetTeamCheckIn(1, (1,), CheckIn.PRESENT), why_not_teams(section)
    yield SetLineUp(1, 1, 1, (None, 3), confirmed=ALL), why_not_line_up(section, one, 1) or _decided(one)
    for match in one.matches[:1]:
        half = Fraction(1, 2) if match.entered else Fraction(0)
        yield EnterMatchScore(1, 1, 1, (1 + half, 1 - half), WHY, ALL), why_not_match_score(section, one, match)
        loser = Side.BOTH if match.forfeit is None else None
        yield ForfeitMatch(1, 1, 1, loser, WHY, ALL), why_not_forfeit_match(section, one, match)
        yield SwapTeams(1, 1, 1, WHY, ALL), why_not_swap_teams(section, one, match)
        for side in (Side.FIRST, None):
            yield LoseBoard(1, 1, 1, side, WHY, ALL), why_not_lose_board(section, one, 1, side)
        yield SetMatchNote(1, 1, 1, "note"), why_not_teams(section)
        yield DecideMatch(1, 1, 1, 1, reason=WHY, confirmed=ALL), why_not_decide(section, match, 1)
    seen, shown = teams_as_players(section), round_of_teams(section, one)
    team = seen.players[0]
    absent = Absence(1, 1, Outcome.ZERO_POINT_BYE)
    yield SetTeamAbsences(1, (absent,), ALL), why_not_absence(seen, absent)
    if section.kind is Kind.TEAM_SWISS and seen.cells[0]:
        yield WithdrawTeam(1, 1, 1), why_not_leave_from(seen, team, 1)
        now = section.rounds_paired + 1
        yield ExpelTeam(1, 1, now, WHY, ALL), why_not_withdraw(seen, team) or why_not_leave_from(seen, team, now)
    yield ReenterTeam(1, 1, section.rounds_paired + 1), why_not_reenter(seen, team)
    yield SetProhibitions(1, (ForbiddenPairs(1, 3, (1, 4)),)), why_not_prohibit(seen)
    yield SetAcceleration(1, True), why_not_accelerate(seen)
    yield PublishRound(1, 1), why_not_publish(seen, shown)
    yield UnpublishRound(1, 1, WHY, ALL), why_not_unpublish(seen, shown)
    yield UnpairRound(1, 1, WHY, ALL), why_not_unpair(seen, shown)


def _decided(one: Round) -> Warning | None:
    """Board 1 has a result: its player stays."""
    decided = one.boards and not one.boards[0].is_open
    return rule("line-up-result").warn(board=1, teams="") if decided else None


def hold(store: EventFile) -> set[type[Command]]:
    section = store.snapshot(1)
    tried = set()
    for command, why_not in cases(section, store.round(1, 1), store):
        tried.add(type(command))
        refused = refusal(store, command)
        assert (refused is None) == (why_not is None), (command, why_not, refused)
        if why_not is not None:
            assert isinstance(refused, Refused), (command, refused)
            assert why_not.rule_id in {warning.rule_id for warning in refused.warnings}, (command, refused)
    return tried


PAIRED_OTHERWISE = ("second", "over", "by hand")  # by the table of a round robin
CASES = [(kind, state) for kind in LEAGUES for state in STATES
         if kind is Kind.TEAM_SWISS or state not in PAIRED_OTHERWISE]  # fmt: skip
QUICK = [case for case in CASES if case[0] is Kind.TEAM_SWISS or case[1] in ("empty", "begun")]


@thorough
@pytest.mark.parametrize("case", sample(CASES, *QUICK), ids=str)
def test_possible_exactly_when_not_refused(case: tuple[Kind, str], tmp_path: Path) -> None:
    kind, state = case
    with opened(tmp_path, LEAGUES[kind], steps=STATES[state]) as store:
        tried = hold(store)
    of_matches = {EnterMatchScore, ForfeitMatch, SwapTeams, LoseBoard, SetMatchNote, DecideMatch}
    assert {*tried, WithdrawTeam, ExpelTeam, *of_matches} >= set(TEAM_COMMANDS)


@pytest.mark.parametrize("section", [CLOSED, PLAYERS])
def test_nothing_about_teams_where_it_is_closed_or_players_are_paired(section: Section, tmp_path: Path) -> None:
    with opened(tmp_path, section) as store:
        tried = hold(store)
    assert len(tried) >= 4
    assert why_not_teams(section) is not None


def test_a_league_is_closed_when_everything_is_in(tmp_path: Path) -> None:
    with opened(tmp_path, empty(rounds_total=1)) as store:
        do(store, *PUBLISHED, *ALL_IN)
        do(store, *(VerifyResult(1, 1, board, WHITE) for board in (1, 2, 3, 4)), CloseSection(1))
        assert why_not_change(store.snapshot(1)) is not None
        hold(store)
