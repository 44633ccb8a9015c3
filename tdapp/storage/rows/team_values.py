"""What of matches and decisions names teams and players, as rows do; and reading teams with their matches."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

from tdapp.domain.section.match import Decision, How, LineUp, Match, TeamAdjustment, TeamBye
from tdapp.domain.section.outcome import Outcome
from tdapp.domain.section.team import Team
from tdapp.storage.rows.nouns import ADJUSTMENT, MATCH, TEAM
from tdapp.storage.rows.reads import Reads
from tdapp.storage.rows.schema import columns

Values = dict[str, Any]
Ids = Mapping[int, int]


def match_values(match: Match, round_id: int, teams: Ids, players: Ids) -> Values:
    """The columns of a match; ``teams`` and ``players`` give row ids for numbers."""
    return {
        "round_id": round_id,
        "first_id": teams[match.first.team],
        "second_id": teams[match.second.team],
        "first_players": _seats(match.first, players),
        "second_players": _seats(match.second, players),
        "first_handed_in": match.first.handed_in,
        "second_handed_in": match.second.handed_in,
        **MATCH.values(match),
        "decision": _decision_text(match.decision, teams),
    }


def _decision_text(decision: Decision | None, teams: Ids) -> str:
    if decision is None:
        return ""
    return json.dumps([teams[decision.winner], decision.how.value, decision.text], ensure_ascii=False)


def _decision_of(text: str, teams: Ids) -> Decision | None:
    if not text:
        return None
    winner, how, said = json.loads(text)
    return Decision(teams[winner], How(how), said)


def _seats(line_up: LineUp, players: Ids) -> str:
    return json.dumps([None if number is None else players[number] for number in line_up.players])


def adjustment_values(section_id: int, position: int, one: TeamAdjustment, teams: Ids) -> Values:
    """The columns of a decision about points."""
    return {
        "section_id": section_id,
        "position": position,
        "team_id": teams[one.team],
        **ADJUSTMENT.values(one),
    }


# -- reading ---


def read_teams(connection: Reads, section_id: int) -> tuple[tuple[Team, ...], dict[int, int]]:
    """Teams by their numbers, and the number of each row id."""
    statement = f"SELECT id, {TEAM.selected} FROM team WHERE section_id = ? ORDER BY number"
    rows = connection.exec_driver_sql(statement, (section_id,)).fetchall()
    seats = """
        SELECT team_id, player.number
        FROM team_member JOIN team ON team.id = team_id JOIN player ON player.id = player_id
        WHERE team.section_id = ? ORDER BY seat"""
    members: dict[int, list[int]] = {row[0]: [] for row in rows}
    for team_id, number in connection.exec_driver_sql(seats, (section_id,)).all():
        members[team_id].append(number)
    teams = tuple(TEAM.made(cells, members=tuple(members[row_id])) for row_id, *cells in rows)
    return teams, {row[0]: team.number for row, team in zip(rows, teams, strict=True)}


def read_matches(
    connection: Reads, section_id: int, teams: Ids, players: Ids, *, number: int | None = None
) -> tuple[Match, ...]:
    """Matches by round and table; ``teams`` and ``players`` give numbers for row ids."""
    one, asked = _only(section_id, number)
    statement = f"""
        SELECT round.number AS round, {columns("team_match")}
        FROM team_match JOIN round ON round.id = round_id
        WHERE round.section_id = ?{one} ORDER BY round.number, place"""
    return tuple(
        MATCH.of(
            row,
            first=_line_up(teams[row.first_id], row.first_players, players, row.first_handed_in),
            second=_line_up(teams[row.second_id], row.second_players, players, row.second_handed_in),
            decision=_decision_of(row.decision, teams),
        )
        for row in connection.exec_driver_sql(statement, asked).all()
    )


def _line_up(team: int, seats: str, players: Ids, handed_in: bool) -> LineUp:
    return LineUp(team, tuple(None if seat is None else players[seat] for seat in json.loads(seats)), bool(handed_in))


def read_team_byes(connection: Reads, section_id: int, teams: Ids, *, number: int | None = None) -> tuple[TeamBye, ...]:
    """Rounds of teams without a match, by round and team."""
    one, asked = _only(section_id, number)
    statement = f"""
        SELECT round.number, team_id, outcome
        FROM team_bye JOIN round ON round.id = round_id WHERE round.section_id = ?{one}"""
    rows = connection.exec_driver_sql(statement, asked).all()
    found = [TeamBye(row.number, teams[row.team_id], Outcome(row.outcome)) for row in rows]
    return tuple(sorted(found, key=lambda bye: (bye.round, bye.team)))


def read_adjustments(connection: Reads, section_id: int, teams: Ids) -> tuple[TeamAdjustment, ...]:
    """Decisions about points in the order in which they were made."""
    statement = f"SELECT team_id, {ADJUSTMENT.selected} FROM team_adjustment WHERE section_id = ? ORDER BY position"
    rows = connection.exec_driver_sql(statement, (section_id,)).fetchall()
    return tuple(ADJUSTMENT.made(cells, team=teams[team_id]) for team_id, *cells in rows)


def _only(section_id: int, number: int | None) -> tuple[str, tuple[int, ...]]:
    """A condition for one round where one is named, and what is asked with it."""
    return ("", (section_id,)) if number is None else (" AND round.number = ?", (section_id, number))
