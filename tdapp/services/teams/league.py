"""Handlers of a league: its rules, when and where matches are played, who is eligible; and why a player is not."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from functools import partial

from tdapp.domain.commands.teams import SetAppointments, SetLeague, SetLicences
from tdapp.domain.rules.rulebook import rule
from tdapp.domain.section.event import Section
from tdapp.domain.section.league import Appointment, League, Licence, OrderLimit
from tdapp.domain.section.match import Match
from tdapp.domain.section.team import Team
from tdapp.domain.teams.for_pairing import rules_of
from tdapp.domain.teams.names import team_at
from tdapp.domain.teams.scores import Scores, matches_of
from tdapp.domain.words.amounts import read_amount
from tdapp.domain.words.changes import ChangeSet
from tdapp.domain.words.checks import Warning, no_player, require
from tdapp.domain.words.dates import shown
from tdapp.domain.words.errors import RuleViolation
from tdapp.domain.words.wording import tr, trimmed
from tdapp.services.ports.handler import handles
from tdapp.services.ports.unit_of_work import EventRows
from tdapp.services.rounds.results import results_changed
from tdapp.services.teams.fixtures import appearances, date_of, league_of, planned_teams
from tdapp.services.teams.possible import why_not_teams

LONGEST_SEASON = 30
_LONGEST = 120


def why_not_league(section: Section) -> Warning | None:
    """Fixtures and licences: of a league."""
    if section.team_rules is None or not section.ranks_teams:
        return why_not_teams(section)
    return why_not_teams(section) or (None if section.team_rules.league is not None else rule("no-league").warn())


def set_league(rows: EventRows, command: SetLeague) -> ChangeSet:
    """The rules of the league; its fixtures and licences stay."""
    section = rows.snapshot(command.section_id)
    require(why_not_teams(section))
    rules, wanted = rules_of(section), command.league
    if wanted is not None:
        numbers = (wanted.fixed, wanted.reserve_games, wanted.tolerance, wanted.promoted, wanted.relegated)
        for value in (*numbers, wanted.division, wanted.above):
            if value is not None and not 0 <= value <= 999:
                raise RuleViolation(tr("The numbers of a league's rules are 0 to 999."))
        if len(wanted.season) > LONGEST_SEASON:
            raise RuleViolation(tr("The name of a season has at most {most} letters.").format(most=LONGEST_SEASON))
        before = rules.league or League()
        wanted = replace(wanted, appointments=before.appointments, licences=before.licences, fines=before.fines)
        wanted = replace(
            wanted,
            season=trimmed(wanted.season),
            board_fine=read_amount(wanted.board_fine),
            match_fine=read_amount(wanted.match_fine),
        )
    rows.teams.write_rules(command.section_id, replace(rules, league=wanted))
    return results_changed(command.section_id)


def set_appointments(rows: EventRows, command: SetAppointments) -> ChangeSet:
    """When and where; a match that is decided is not postponed, one that is open not confirmed."""
    section = rows.snapshot(command.section_id)
    require(why_not_league(section))
    if not command.appointments:
        raise RuleViolation(tr("No match is given."))
    league = league_of(section)
    held = {(one.round, frozenset(one.teams)): one for one in league.appointments}
    for one in command.appointments:
        held[one.round, frozenset(one.teams)] = _checked(section, one)
    order = sorted(held.values(), key=lambda one: (one.round, one.teams))
    kept = tuple(one for one in order if one != Appointment(one.round, one.teams))
    _write(rows, command.section_id, section, replace(league, appointments=kept))
    return results_changed(command.section_id)


def _checked(section: Section, one: Appointment) -> Appointment:
    names = " – ".join(team_at(section, team).name for team in one.teams)
    pairs = planned_teams(section, one.round) if 1 <= one.round <= section.rounds_total else ()
    teams = next((pair for pair in pairs if frozenset(pair) == frozenset(one.teams)), None)
    if teams is None:
        raise RuleViolation(rule("no-such-match").words(round=one.round, teams=names))
    if one.start and not _is_time(one.start):
        raise RuleViolation(tr("“{text}” is no time: write 14:30.").format(text=one.start[:20]))
    if len(one.venue) > _LONGEST:
        raise RuleViolation(tr("A venue has at most {most} letters.").format(most=_LONGEST))
    match = _match(section, one.round, teams)
    decided = match is not None and not Scores(section).score(match).is_open
    if one.confirmed and not decided:
        require(rule("match-not-played").warn(teams=names))
    if one.postponed and decided:
        require(rule("match-is-played").warn(teams=names))
    return replace(one, teams=teams, venue=trimmed(one.venue))


def _match(section: Section, number: int, teams: tuple[int, int]) -> Match | None:
    return next((one for one in matches_of(section, number) if frozenset(one.teams) == frozenset(teams)), None)


def _is_time(text: str) -> bool:
    hours, _, minutes = text.partition(":")
    parts = hours, minutes
    return all(part.isascii() and part.isdigit() and len(part) == 2 for part in parts) and (
        int(hours) < 24 and int(minutes) < 60
    )


def set_licences(rows: EventRows, command: SetLicences) -> ChangeSet:
    """From when until when players may play, and their fixed numbers."""
    section = rows.snapshot(command.section_id)
    require(why_not_league(section))
    if not command.licences:
        raise RuleViolation(tr("No player is given."))
    known = {player.number for player in section.players}
    league = league_of(section)
    held = {one.player: one for one in league.licences}
    for one in command.licences:
        if one.player not in known:
            raise no_player(one.player)
        if one.since is not None and one.until is not None and one.until < one.since:
            raise RuleViolation(tr("A player is eligible from a day until a later one."))
        if one.rank is not None and not 1 <= one.rank <= 9999:
            raise RuleViolation(tr("A number in the club's list is 1 to 9999."))
        held[one.player] = one
    kept = tuple(one for _, one in sorted(held.items()) if one != Licence(one.player))
    _write(rows, command.section_id, section, replace(league, licences=kept))
    return results_changed(command.section_id)


def _write(rows: EventRows, section_id: int, section: Section, league: League) -> None:
    rows.teams.write_rules(section_id, replace(rules_of(section), league=league))


# -- who may play ---


def not_eligible(section: Section, team: Team, match: Match, players: Iterable[int | None]) -> list[Warning]:
    """What the rules of the league say against a line-up, each by its rule."""
    league = rules_of(section).league
    if league is None:
        return []
    named = [player for player in players if player is not None]
    found: list[Warning] = []
    for player in named:
        found += _of_player(section, league, team, match, player)
    return found + _order(section, league, team, named)


def _of_player(section: Section, league: League, team: Team, match: Match, player: int) -> list[Warning]:
    found = []
    licence, day = league.licence(player), date_of(section, match.round, match.teams)
    facts = {"player": section.shown(player), "team": team.name}
    if day is not None and licence.since is not None and day < licence.since:
        days = {"date": partial(shown, day), "since": partial(shown, licence.since)}
        found.append(rule("not-yet-eligible").warn(**facts, **days))
    if day is not None and licence.until is not None and day > licence.until:
        days = {"date": partial(shown, day), "until": partial(shown, licence.until)}
        found.append(rule("no-longer-eligible").warn(**facts, **days))
    fixed = rules_of(section).boards if league.fixed is None else league.fixed
    if league.reserve_games is not None and player in team.members[fixed:]:
        count = appearances(section, player, match)
        if count >= league.reserve_games:
            found.append(rule("reserve-used-up").warn(**facts, count=count, most=league.reserve_games))
    return found


def _order(section: Section, league: League, team: Team, named: list[int]) -> list[Warning]:
    """Who would sit above somebody that the limit puts higher: the first such pair."""
    ratings = {player.number: player.rating or rules_of(section).unrated for player in section.players}
    for place, player in enumerate(named):
        for other in named[place + 1 :]:
            facts = {"team": team.name, "player": section.shown(player), "other": section.shown(other)}
            mine, theirs = league.licence(player).rank, league.licence(other).rank
            if league.order is OrderLimit.RATING and ratings[other] - ratings[player] > league.tolerance:
                strengths = {"rating": ratings[player], "higher": ratings[other], "most": league.tolerance}
                return [rule("order-by-rating").warn(**facts, **strengths)]
            if league.order is OrderLimit.RANK and mine is not None and theirs is not None and mine > theirs:
                return [rule("order-by-rank").warn(**facts, rank=mine, higher=theirs)]
    return []


ROWS = (
    handles(SetLeague, set_league),
    handles(SetAppointments, set_appointments),
    handles(SetLicences, set_licences),
)
