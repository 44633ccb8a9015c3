"""The rows of teams and their matches that command handlers write, over one session."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import replace

from sqlalchemy import select
from sqlalchemy.orm import Session

from tdapp.domain.prizes.plan import PrizePlan
from tdapp.domain.section.match import Match, TeamAdjustment
from tdapp.domain.section.outcome import Outcome
from tdapp.domain.section.team import Team, TeamRules
from tdapp.domain.words.errors import RuleViolation
from tdapp.domain.words.wording import tr
from tdapp.storage.rows.filling import fill, section_row
from tdapp.storage.rows.match_rows import exchange_numbers, player_ids, team_rows
from tdapp.storage.rows.models import (
    RoundRow,
    TeamAdjustmentRow,
    TeamByeRow,
    TeamMatchRow,
    TeamMemberRow,
    TeamRow,
)
from tdapp.storage.rows.nouns import SECTION, TEAM
from tdapp.storage.rows.rounds import ensure_rounds, settle_held
from tdapp.storage.rows.team_values import adjustment_values, match_values


class SqlTeamRows:
    """Implements services.ports.team_rows.TeamRows; writes through objects, so that their images are kept."""

    def __init__(self, session: Session) -> None:
        self._session = session

    def write_rules(self, section_id: int, rules: TeamRules | None) -> None:
        """Write the rules of a competition of teams."""
        fill(section_row(self._session, section_id), SECTION.some(team_rules=rules))

    def add_teams(self, section_id: int, teams: Iterable[Team]) -> None:
        """New teams with numbers that are free."""
        given = tuple(teams)
        for team in given:
            self._session.add(TeamRow(section_id=section_id, **TEAM.values(team)))
        self._write_members(section_id, given)

    def write_teams(self, section_id: int, teams: Iterable[Team]) -> None:
        """Write teams with their members, each found by its number."""
        given = tuple(teams)
        rows = self._teams(section_id, [team.number for team in given])
        for team in given:
            fill(rows[team.number], TEAM.values(team))
        self._write_members(section_id, given)

    def remove_teams(self, section_id: int, numbers: Iterable[int]) -> None:
        """Remove teams without matches, with their byes."""
        rows = self._teams(section_id, numbers)
        gone = [row.id for row in rows.values()]
        for table in (TeamMemberRow, TeamByeRow, TeamAdjustmentRow):
            for child in self._session.execute(select(table).where(table.team_id.in_(gone))).scalars():
                self._session.delete(child)
        self._session.flush()
        for row in rows.values():
            self._session.delete(row)
        settle_held(self._session, section_id)
        self._renumber_barred(section_id, dict.fromkeys(rows))

    def renumber(self, section_id: int, numbers: Mapping[int, int]) -> None:
        """Give teams other numbers, old -> new, all at once."""
        exchange_numbers(self._session, self._teams(section_id, numbers), numbers)
        self._renumber_barred(section_id, numbers)

    def _renumber_barred(self, section_id: int, numbers: Mapping[int, int | None]) -> None:
        """Teams without prizes stay without them under other numbers, and fixtures follow; None: the team is gone."""
        section = section_row(self._session, section_id)
        rules: TeamRules | None = SECTION.fields_of(section)["team_rules"]
        if rules is not None and rules.league is not None:
            fill(section, SECTION.some(team_rules=replace(rules, league=rules.league.with_teams(numbers))))
        plan: PrizePlan | None = SECTION.fields_of(section)["prizes"]
        if plan is not None:
            fill(section, SECTION.some(prizes=plan.with_barred(numbers)))

    def write_byes(self, section_id: int, byes: Mapping[tuple[int, int], Outcome | None]) -> None:
        """Write the bye of (team, round), or take it away (None)."""
        if not byes:
            return
        ids = {number: row.id for number, row in self._teams(section_id, {team for team, _ in byes}).items()}
        rounds = ensure_rounds(self._session, section_id, max(number for _, number in byes))
        statement = select(TeamByeRow).where(TeamByeRow.round_id.in_([row.id for row in rounds.values()]))
        known = {(row.round_id, row.team_id): row for row in self._session.execute(statement).scalars()}
        for (team, number), outcome in byes.items():
            row = known.get((rounds[number].id, ids[team]))
            if outcome is None:
                if row is not None:
                    self._session.delete(row)
            elif row is None:
                self._session.add(TeamByeRow(round_id=rounds[number].id, team_id=ids[team], outcome=outcome.value))
            else:
                fill(row, {"outcome": outcome.value})
        settle_held(self._session, section_id)

    def write_match(self, section_id: int, match: Match) -> None:
        """Write what a match says beside its boards: line-ups, forfeit, the score entered, the note."""
        row = self._session.execute(
            select(TeamMatchRow)
            .join(RoundRow, RoundRow.id == TeamMatchRow.round_id)
            .where(RoundRow.section_id == section_id, RoundRow.number == match.round, TeamMatchRow.place == match.table)
        ).scalar_one()
        teams = {number: one.id for number, one in self._teams(section_id, match.teams).items()}
        fill(row, match_values(match, row.round_id, teams, player_ids(self._session, section_id)))

    def write_adjustments(self, section_id: int, adjustments: Iterable[TeamAdjustment]) -> None:
        """Make the decisions about points equal to these."""
        wanted = tuple(adjustments)
        teams = {number: row.id for number, row in self._teams(section_id, {one.team for one in wanted}).items()}
        statement = select(TeamAdjustmentRow).where(TeamAdjustmentRow.section_id == section_id)
        known = sorted(self._session.execute(statement).scalars(), key=lambda row: row.position)
        values = [adjustment_values(section_id, place, one, teams) for place, one in enumerate(wanted)]
        for row, one in zip(known, values, strict=False):
            fill(row, one)
        for row in known[len(values) :]:
            self._session.delete(row)
        for one in values[len(known) :]:
            self._session.add(TeamAdjustmentRow(**one))

    def _write_members(self, section_id: int, teams: Iterable[Team]) -> None:
        """Members of some teams; a player may come from one of them to another."""
        rows = self._teams(section_id, [team.number for team in teams])
        statement = select(TeamMemberRow).where(TeamMemberRow.team_id.in_([row.id for row in rows.values()]))
        known = {row.player_id: row for row in self._session.execute(statement).scalars()}
        players = player_ids(self._session, section_id)
        wanted = {
            players[number]: {"team_id": rows[team.number].id, "seat": seat}
            for team in teams
            for seat, number in enumerate(team.members, 1)
        }
        for player_id, row in known.items():
            if player_id not in wanted:
                self._session.delete(row)
        for player_id, values in wanted.items():
            if player_id in known:
                fill(known[player_id], values)
            else:
                self._session.add(TeamMemberRow(player_id=player_id, **values))

    def _teams(self, section_id: int, numbers: Iterable[int]) -> dict[int, TeamRow]:
        wanted = list(dict.fromkeys(numbers))
        rows = team_rows(self._session, section_id)
        for number in wanted:
            if number not in rows:
                raise RuleViolation(tr("There is no team with the number {number}.").format(number=number))
        return {number: rows[number] for number in wanted}
