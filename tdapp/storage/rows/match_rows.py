"""The matches of one round and its teams without one, written with the round."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from sqlalchemy import select
from sqlalchemy.orm import Session

from tdapp.domain.section.match import Match
from tdapp.domain.section.outcome import Outcome
from tdapp.storage.rows.filling import fill
from tdapp.storage.rows.models import PlayerRow, TeamByeRow, TeamMatchRow, TeamRow
from tdapp.storage.rows.team_values import match_values


def write_matches(
    session: Session,
    section_id: int,
    round_id: int,
    matches: Iterable[Match],
    byes: Iterable[tuple[int, Outcome]],
) -> None:
    """Make the matches and byes of a round equal to these."""
    team_ids = {number: row.id for number, row in team_rows(session, section_id).items()}
    players = player_ids(session, section_id)
    there = session.execute(select(TeamMatchRow).where(TeamMatchRow.round_id == round_id)).scalars()
    known = {frozenset((row.first_id, row.second_id)): row for row in there}
    wanted = {frozenset(team_ids[team] for team in match.teams): match for match in matches}
    for pair, row in known.items():
        if pair not in wanted:
            session.delete(row)
        elif row.place != wanted[pair].table:
            row.place = -row.place  # tables are numbered from 1, and unique at any moment
    session.flush()
    for pair, match in wanted.items():
        values = match_values(match, round_id, team_ids, players)
        if pair in known:
            fill(known[pair], values)
        else:
            session.add(TeamMatchRow(**values))
    away = {
        row.team_id: row for row in session.execute(select(TeamByeRow).where(TeamByeRow.round_id == round_id)).scalars()
    }
    named = {team_ids[team]: outcome for team, outcome in byes}
    for team_id, bye in away.items():
        if team_id not in named:
            session.delete(bye)
    for team_id, outcome in named.items():
        if team_id in away:
            fill(away[team_id], {"outcome": outcome.value})
        else:
            session.add(TeamByeRow(round_id=round_id, team_id=team_id, outcome=outcome.value))


def team_rows(session: Session, section_id: int) -> dict[int, TeamRow]:
    """The rows of all teams by number."""
    statement = select(TeamRow).where(TeamRow.section_id == section_id)
    return {row.number: row for row in session.execute(statement).scalars()}


def player_ids(session: Session, section_id: int) -> dict[int, int]:
    """Row ids of all players by pairing number."""
    found = session.execute(select(PlayerRow.number, PlayerRow.id).where(PlayerRow.section_id == section_id))
    return {row.number: row.id for row in found}


def exchange_numbers(
    session: Session, rows: Mapping[int, PlayerRow] | Mapping[int, TeamRow], new: Mapping[int, int]
) -> None:
    """Give rows, by the number they have, their new ones; numbers are unique at any moment."""
    for old, row in rows.items():
        row.number = -new[old]
    session.flush()
    for old, row in rows.items():
        row.number = new[old]
