"""Handlers of teams and their members: added, edited, numbered, checked in, leaving and coming back."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable
from dataclasses import replace
from typing import TypeVar

from tdapp.domain.commands.players import AddPlayers, ExpelPlayer, ReenterPlayer, SetAbsences, WithdrawPlayer
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
    SetMembers,
    SetTeamAbsences,
    SetTeamCheckIn,
    SetTeamRules,
    WithdrawTeam,
)
from tdapp.domain.rules.rulebook import rule
from tdapp.domain.section.event import ForbiddenPairs, Section
from tdapp.domain.section.facts import facts_of
from tdapp.domain.section.match import TeamAdjustment
from tdapp.domain.section.outcome import Outcome
from tdapp.domain.section.player import CheckIn, Player, Standing
from tdapp.domain.section.scoring import points_text
from tdapp.domain.section.team import Team
from tdapp.domain.teams.for_pairing import rules_of
from tdapp.domain.teams.names import team_at
from tdapp.domain.words.changes import ChangeSet, Topic, touched
from tdapp.domain.words.checks import Warning, no_player, require, settle
from tdapp.domain.words.errors import RuleViolation
from tdapp.domain.words.wording import tr, trimmed
from tdapp.services.players.handlers import add_players, expel_player, reenter_player, set_absences, withdraw_player
from tdapp.services.players.lots import drawn
from tdapp.services.ports.decisions import needed, pass_warnings
from tdapp.services.ports.handler import handles
from tdapp.services.ports.unit_of_work import EventRows
from tdapp.services.rounds.other_rounds import write_byes_of_other_rounds
from tdapp.services.systems.team_kinds import settled, too_many_teams
from tdapp.services.teams.as_players import teams_in
from tdapp.services.teams.possible import (
    why_not_add_teams,
    why_not_number_teams,
    why_not_remove_team,
    why_not_team_rules,
    why_not_teams,
)
from tdapp.services.teams.rules import check_rules, locked_changes


def teams_changed(section_id: int) -> ChangeSet:
    """Teams, and what their matches are worth."""
    return touched(section_id, Topic.PLAYERS, Topic.RESULTS)


def add_teams(rows: EventRows, command: AddTeams) -> ChangeSet:
    """New teams after the others; a late one was absent in the rounds that are paired."""
    section_id = command.section_id
    section = rows.snapshot(section_id)
    require(why_not_add_teams(section) or too_many_teams(section.kind, len(section.teams) + len(command.teams)))
    if not command.teams:
        raise RuleViolation(tr("No team is given."))
    first = max((team.number for team in section.teams), default=0) + 1
    teams = [
        _tidy(replace(team, number=number, standing=Standing.ACTIVE, check_in=CheckIn.NOT_YET))
        for number, team in enumerate(command.teams, first)
    ]
    whole = (*section.teams, *teams)
    _refuse_same_names(whole)
    warnings = [warning for team in teams for warning in member_warnings(section, team, whole)]
    pass_warnings(rows, section_id, warnings, command.confirmed)
    rows.teams.add_teams(section_id, teams)
    missed = {
        (team.number, number): Outcome.ZERO_POINT_BYE
        for team in teams
        for number in range(1, section.rounds_paired + 1)
    }
    rows.teams.write_byes(section_id, missed)
    return fitted(rows, section_id)


def add_squads(rows: EventRows, command: AddSquads) -> ChangeSet:
    """Players and their teams in one step; a team that is there keeps its members before the new ones."""
    section_id = command.section_id
    section = rows.snapshot(section_id)
    require(why_not_teams(section))
    if not command.squads:
        raise RuleViolation(tr("No team is given."))
    first = max((player.number for player in section.players), default=0) + 1
    if command.players:
        add_players(rows, AddPlayers(section_id, command.players))
        section = rows.snapshot(section_id)
    there = {team.name.casefold(): team for team in section.teams}
    clubs = {player.number: player.club for player in section.players}
    new: list[Team] = []
    for squad in command.squads:
        if any(number < -len(command.players) or number == 0 for number in squad.members):
            raise no_player(min(squad.members))
        members = tuple(first - 1 - number if number < 0 else number for number in squad.members)
        team = there.get(trimmed(squad.name).casefold())
        if team is None:
            of_one = {clubs.get(number, "") for number in members}
            new.append(Team(0, squad.name, club=of_one.pop() if len(of_one) == 1 else "", members=members))
        elif more := tuple(number for number in members if number not in team.members):
            whole = (*team.members, *more)
            set_members(rows, SetMembers(section_id, team.number, whole, command.reason, command.confirmed))
    if new:
        add_teams(rows, AddTeams(section_id, tuple(new), command.confirmed))
    return touched(section_id, *Topic)


def edit_team(rows: EventRows, command: EditTeam) -> ChangeSet:
    """Write the fields of a team."""
    section = rows.snapshot(command.section_id)
    require(why_not_teams(section))
    before = team_at(section, command.team.number)
    team = _tidy(replace(command.team, members=before.members, standing=before.standing, check_in=before.check_in))
    _refuse_same_names([team if one.number == team.number else one for one in section.teams])
    rows.teams.write_teams(command.section_id, [team])
    return teams_changed(command.section_id)


def remove_teams(rows: EventRows, command: RemoveTeams) -> ChangeSet:
    """Remove teams; the others are numbered from 1 again."""
    section_id = command.section_id
    section = rows.snapshot(section_id)
    gone = tuple(dict.fromkeys(command.numbers))
    if not gone:
        raise RuleViolation(tr("No team is given."))
    settle([warning for number in gone if (warning := why_not_remove_team(section, number))], ())
    rows.teams.remove_teams(section_id, gone)
    left = [team.number for team in section.teams if team.number not in gone]
    _renumber(rows, section_id, section, {old: new for new, old in enumerate(left, 1)})
    return fitted(rows, section_id)


def fitted(rows: EventRows, section_id: int) -> ChangeSet:
    """As many rounds as so many teams need, where that follows from their number."""
    section = rows.snapshot(section_id)
    facts = settled(facts_of(section), len(section.teams))
    if facts.rounds_total == section.rounds_total or section.rounds_paired:
        return teams_changed(section_id)
    rows.roster.write_facts(section_id, facts)
    write_byes_of_other_rounds(rows, section_id, section, facts.rounds_total)
    return touched(section_id, *Topic)


def order_teams(rows: EventRows, command: OrderTeams) -> ChangeSet:
    """Other team pairing numbers, before round 1."""
    section = rows.snapshot(command.section_id)
    require(why_not_number_teams(section))
    if sorted(command.order) != [team.number for team in section.teams]:
        raise RuleViolation(tr("The order has to name every team once."))
    if command.seed is not None:
        if command.order != drawn_order(section, command.seed):
            raise RuleViolation(tr("The order is not the one of this lot."))
        rows.add_comment(command.section_id, f"tdapp: The numbers of the teams were drawn by lot; seed {command.seed}.")
    _renumber(rows, command.section_id, section, {old: new for new, old in enumerate(command.order, 1)})
    return teams_changed(command.section_id)


def drawn_order(section: Section, seed: int) -> tuple[int, ...]:
    """The teams by their numbers until now in the order of a lot that anybody can repeat."""
    return tuple(team.number for team in drawn((Player(team.number, team.name) for team in section.teams), seed))


def _renumber(rows: EventRows, section_id: int, section: Section, numbers: dict[int, int]) -> None:
    rows.teams.renumber(section_id, numbers)

    def moved(groups: Iterable[ForbiddenPairs]) -> list[ForbiddenPairs]:
        return [replace(one, numbers=tuple(numbers.get(team, team) for team in one.numbers)) for one in groups]

    if section.forbidden or section.wishes:
        rows.roster.write_prohibitions(section_id, moved(section.forbidden), moved(section.wishes))


def set_members(rows: EventRows, command: SetMembers) -> ChangeSet:
    """The members of a team; who has played for it stays one, and once round 1 is public a change needs a reason."""
    section_id = command.section_id
    section = rows.snapshot(section_id)
    require(why_not_teams(section))
    before = team_at(section, command.team)
    team = replace(before, members=command.members)
    warnings = member_warnings(section, team, [team if one is before else one for one in section.teams])
    played = {
        player
        for match in section.matches
        if team.number in match.teams
        for player in match.line_up(team.number).players
    }
    warnings += [
        rule("member-has-played").warn(player=section.shown(number), team=team.name)
        for number in before.members
        if number in played and number not in command.members
    ]
    reason = command.reason
    if section.rounds_paired and section.fide_mode:
        warnings.append(rule("roster-changed").warn(team=team.name))
        if not any(warning.rule_id in ("player-in-two-teams", "member-has-played") for warning in warnings):
            reason = needed(command.reason, tr("Members of a team change after round 1"))
    pass_warnings(rows, section_id, warnings, command.confirmed, reason=reason)
    rows.teams.write_teams(section_id, [team])
    return teams_changed(section_id)


def member_warnings(section: Section, team: Team, teams: Iterable[Team]) -> list[Warning]:
    """What speaks against the members of a team, among all these teams. RuleViolation for a number nobody has."""
    known = {player.number for player in section.players}
    for number in team.members:
        if number not in known:
            raise no_player(number)
    found = [
        rule("player-twice-in-team").warn(player=section.shown(number), team=team.name)
        for number, times in Counter(team.members).items()
        if times > 1
    ]
    for other in teams:
        if other is not team:
            found += [
                rule("player-in-two-teams").warn(player=section.shown(number), team=other.name)
                for number in team.members
                if number in other.members
            ]
    rules = rules_of(section)
    if rules.reserves is not None and len(team.members) > rules.boards + rules.reserves:
        most = rules.boards + rules.reserves
        found.append(rule("roster-too-large").warn(team=team.name, count=len(team.members), most=most))
    return found


def set_team_rules(rows: EventRows, command: SetTeamRules) -> ChangeSet:
    """Write the rules of the teams; what decides pairings and points is locked once round 1 is paired."""
    section = rows.snapshot(command.section_id)
    require(why_not_teams(section))
    facts = settled(replace(facts_of(section), team_rules=command.rules), len(section.teams))
    assert facts.team_rules is not None
    check_rules(facts.team_rules)
    if locked_changes(rules_of(section), facts.team_rules):
        require(why_not_team_rules(section))
    if facts.rounds_total != section.rounds_total:  # they follow from the boards
        rows.roster.write_facts(command.section_id, facts)
        write_byes_of_other_rounds(rows, command.section_id, section, facts.rounds_total)
    rows.teams.write_rules(command.section_id, facts.team_rules)
    return touched(command.section_id, *Topic)


def adjust_team_points(rows: EventRows, command: AdjustTeamPoints) -> ChangeSet:
    """Points by decision of the arbiter, with a reason."""
    section_id = command.section_id
    section = rows.snapshot(section_id)
    require(why_not_teams(section))
    team = team_at(section, command.team)
    reason = needed(command.reason, tr("Points of a team are changed"))
    if not 1 <= command.round <= section.rounds_total:
        raise RuleViolation(tr("There is no round {round_number}.").format(round_number=command.round))
    if not command.match_points and not command.game_points:
        raise RuleViolation(tr("Say how many points are added or taken away."))
    decided = TeamAdjustment(command.round, team.number, command.match_points, command.game_points, reason)
    shown = {"match_points": points_text(command.match_points), "game_points": points_text(command.game_points)}
    warnings = [rule("team-points").warn(team=team.name, round=command.round, **shown)]
    pass_warnings(rows, section_id, warnings, command.confirmed, reason=reason)
    rows.teams.write_adjustments(section_id, (*section.adjustments, decided))
    return teams_changed(section_id)


def remove_adjustment(rows: EventRows, command: RemoveAdjustment) -> ChangeSet:
    """A decision about points goes."""
    section = rows.snapshot(command.section_id)
    require(why_not_teams(section))
    if not 0 <= command.position < len(section.adjustments):
        require(rule("no-adjustment").warn())
    reason = needed(command.reason, tr("Points of a team are changed"))
    gone = section.adjustments[command.position]
    shown = {"match_points": points_text(-gone.match_points), "game_points": points_text(-gone.game_points)}
    warnings = [rule("team-points").warn(team=team_at(section, gone.team).name, round=gone.round, **shown)]
    pass_warnings(rows, command.section_id, warnings, command.confirmed, reason=reason)
    left = [one for place, one in enumerate(section.adjustments) if place != command.position]
    rows.teams.write_adjustments(command.section_id, left)
    return teams_changed(command.section_id)


def set_team_absences(rows: EventRows, command: SetTeamAbsences) -> ChangeSet:
    """Announce or take away byes of teams."""
    section = rows.snapshot(command.section_id)
    require(why_not_teams(section))
    for one in command.absences:
        team_at(section, one.number)
    set_absences(teams_in(rows), SetAbsences(command.section_id, command.absences, command.confirmed))
    return teams_changed(command.section_id)


def set_team_check_in(rows: EventRows, command: SetTeamCheckIn) -> ChangeSet:
    """Tick teams off; the members who were not ticked off one by one follow."""
    section = rows.snapshot(command.section_id)
    require(why_not_teams(section))
    if not command.numbers:
        raise RuleViolation(tr("No team is given."))
    teams = [replace(team_at(section, number), check_in=command.state) for number in dict.fromkeys(command.numbers)]
    rows.teams.write_teams(command.section_id, teams)
    return teams_changed(command.section_id)


Step = TypeVar("Step")


def _as_a_player(
    rows: EventRows,
    command: WithdrawTeam | ExpelTeam | ReenterTeam,
    carry_out: Callable[[EventRows, Step], ChangeSet],
    step: Step,
) -> ChangeSet:
    """What becomes of a team by the rules for a player who leaves."""
    section = rows.snapshot(command.section_id)
    require(why_not_teams(section))
    team_at(section, command.number)
    carry_out(teams_in(rows), step)
    return teams_changed(command.section_id)


def withdraw_team(rows: EventRows, command: WithdrawTeam) -> ChangeSet:
    """A team leaves."""
    step = WithdrawPlayer(command.section_id, command.number, command.from_round, command.reason)
    return _as_a_player(rows, command, withdraw_player, step)


def expel_team(rows: EventRows, command: ExpelTeam) -> ChangeSet:
    """A team is expelled."""
    step = ExpelPlayer(command.section_id, command.number, command.from_round, command.reason, command.confirmed)
    return _as_a_player(rows, command, expel_player, step)


def reenter_team(rows: EventRows, command: ReenterTeam) -> ChangeSet:
    """A team that left comes back."""
    step = ReenterPlayer(command.section_id, command.number, command.from_round, command.reason)
    return _as_a_player(rows, command, reenter_player, step)


def _tidy(team: Team) -> Team:
    tidied = replace(
        team,
        name=trimmed(team.name),
        short=trimmed(team.short),
        federation=team.federation.strip().upper(),
        club=trimmed(team.club),
        captain=trimmed(team.captain),
        contact=trimmed(team.contact),
    )
    if not tidied.name:
        raise RuleViolation(tr("A team needs a name."))
    if tidied.strength is not None and not 0 <= tidied.strength <= 4000:
        raise RuleViolation(tr("The strength of a team is a rating between 0 and 4000."))
    return tidied


def _refuse_same_names(teams: Iterable[Team]) -> None:
    seen: set[str] = set()
    for team in teams:
        name = team.name.casefold()
        if name in seen:
            require(rule("team-name-taken").warn(name=team.name))
        seen.add(name)


ROWS = (
    handles(AddTeams, add_teams),
    handles(AddSquads, add_squads),
    handles(EditTeam, edit_team),
    handles(RemoveTeams, remove_teams),
    handles(OrderTeams, order_teams),
    handles(SetMembers, set_members),
    handles(SetTeamRules, set_team_rules),
    handles(AdjustTeamPoints, adjust_team_points),
    handles(RemoveAdjustment, remove_adjustment),
    handles(SetTeamAbsences, set_team_absences),
    handles(SetTeamCheckIn, set_team_check_in),
    handles(WithdrawTeam, withdraw_team),
    handles(ExpelTeam, expel_team),
    handles(ReenterTeam, reenter_team),
)
