"""The boards of matches: who sits where by default, and the ordinary boards and byes that follow from line-ups."""

from __future__ import annotations

from collections.abc import Iterable

from tdapp.domain.section.event import Section
from tdapp.domain.section.match import LineUp, Match
from tdapp.domain.section.player import CheckIn, Standing
from tdapp.domain.section.round import Round
from tdapp.domain.section.team import Team
from tdapp.domain.teams.for_pairing import rules_of
from tdapp.services.ports.unit_of_work import EventRows
from tdapp.services.rounds.match_boards import with_matches
from tdapp.services.systems.team_kinds import team_kind


def default_line_up(section: Section, team: Team, number: int) -> LineUp:
    """The first members who are there: nobody who left, has a bye in the round, or was ticked off as absent."""
    away = section.announced(number)
    players = {player.number: player for player in section.players}
    there = [
        member
        for member in team.members
        if players[member].standing is Standing.ACTIVE
        and players[member].check_in is not CheckIn.ABSENT
        and member not in away
    ]
    boards = rules_of(section).boards
    seats = team_kind(section.kind).seated(section, team, number, there)[:boards]
    return LineUp(team.number, (*seats, *[None] * (boards - len(seats))))


def write_matches(
    rows: EventRows,
    section_id: int,
    section: Section,
    state: Round,
    matches: Iterable[Match],
    *,
    anew: frozenset[int] = frozenset(),
) -> None:
    """Write a round with these matches."""
    whole = with_matches(section, state, matches, anew=anew)
    rows.rounds.write_round(section_id, whole, published=not state.is_draft)
