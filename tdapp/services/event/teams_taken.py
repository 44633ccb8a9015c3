"""A new section with teams of others and their members: the step of the next season of a league."""

from __future__ import annotations

from dataclasses import replace

from tdapp.domain.commands.event import AddSection, NewSection
from tdapp.domain.section.league import League, Licence
from tdapp.domain.section.player import CheckIn, Player, Standing
from tdapp.domain.section.team import Team
from tdapp.domain.teams.names import team_at
from tdapp.domain.words.checks import require
from tdapp.domain.words.errors import RuleViolation
from tdapp.domain.words.wording import tr
from tdapp.services.event.handlers import add_section
from tdapp.services.ports.unit_of_work import EventRows
from tdapp.services.systems.team_kinds import settled, too_many_teams
from tdapp.services.teams.divisions import same_person
from tdapp.services.teams.fixtures import league_of
from tdapp.services.teams.squads import fitted


def add_with_teams(rows: EventRows, wanted: NewSection) -> None:
    """A section with teams of others and their members, each person once; fixed numbers in the club's list stay."""
    rules = wanted.facts.team_rules
    if rules is None or wanted.players:
        raise RuleViolation(tr("Teams play in a section of teams."))
    if len(set(wanted.teams)) < max(2, len(wanted.teams)):
        raise RuleViolation(tr("A section with teams of others takes two teams or more, each once."))
    require(too_many_teams(wanted.facts.kind, len(wanted.teams)))
    sections = {section_id: rows.snapshot(section_id) for section_id, _ in wanted.teams}
    players: list[Player] = []
    licences: list[Licence] = []
    teams: list[Team] = []
    for place, (section_id, number) in enumerate(wanted.teams, 1):
        section = sections[section_id]
        if section.team_rules is None:
            raise RuleViolation(tr("Teams play in a section of teams."))
        team = team_at(section, number)
        if team.name.casefold() in {one.name.casefold() for one in teams}:
            raise RuleViolation(tr("There are two teams called “{name}”.").format(name=team.name))
        members = []
        for member in team.members:
            player = _as_new(section.players[section.index_of(member)], len(players) + 1)
            if player is not None and not any(same_person(player, one) for one in players):
                players.append(player)
                members.append(player.number)
                licences.append(Licence(player.number, rank=league_of(section).licence(member).rank))
        teams.append(
            replace(team, number=place, members=tuple(members), standing=Standing.ACTIVE, check_in=CheckIn.NOT_YET)
        )
    if rules.league is not None:
        rules = replace(rules, league=_with_ranks(rules.league, licences))
    before = {section_id for section_id, _ in rows.roster.sections()}
    add_section(rows, AddSection(settled(replace(wanted.facts, team_rules=rules), len(teams))))
    (new,) = {section_id for section_id, _ in rows.roster.sections()} - before
    rows.roster.add_players(new, players)
    rows.teams.add_teams(new, teams)
    fitted(rows, new)


def _as_new(player: Player, number: int) -> Player | None:
    if player.standing is not Standing.ACTIVE:
        return None
    return replace(
        player, number=number, check_in=CheckIn.NOT_YET, fixed_table=None, round_ratings=(), paid="", owed=""
    )


def _with_ranks(league: League, licences: list[Licence]) -> League:
    return replace(league, licences=tuple(one for one in licences if one.rank is not None))
