"""The rows of the event, its sections and its players that command handlers read and write, over one session."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from typing import TypeVar

from sqlalchemy import func, select
from sqlalchemy.orm import Session

from tdapp.domain.prizes.plan import PrizePlan
from tdapp.domain.section.event import Acceleration, Event, ForbiddenPairs
from tdapp.domain.section.facts import SectionFacts, empty_section
from tdapp.domain.section.outcome import Outcome
from tdapp.domain.section.player import CheckIn, Player
from tdapp.domain.section.team import TeamRules
from tdapp.domain.systems.kind import Kind
from tdapp.domain.words.checks import no_player
from tdapp.storage.rows.filling import fill, section_row
from tdapp.storage.rows.games import forget_players
from tdapp.storage.rows.mapping import acceleration_values, prohibition_values
from tdapp.storage.rows.match_rows import exchange_numbers
from tdapp.storage.rows.models import (
    AccelerationRow,
    BroadcastRow,
    ByeRow,
    CommentRow,
    EventRow,
    ForbiddenRow,
    GameRow,
    PlayerRow,
    RoundRow,
    SectionRow,
    TakenAlertRow,
)
from tdapp.storage.rows.nouns import EVENT, PLAYER, SECTION, facts_values
from tdapp.storage.rows.reads import plainly
from tdapp.storage.rows.rounds import ensure_rounds, settle_held
from tdapp.storage.rows.section_reading import read_sections
from tdapp.storage.rows.stored import Values
from tdapp.storage.rows.streams import loosen_streams
from tdapp.storage.rows.values import date_text

_Numbered = TypeVar("_Numbered", AccelerationRow, ForbiddenRow)


class SqlRosterRows:
    """Implements services.ports.roster_rows.RosterRows; writes through objects, so that their images are kept."""

    def __init__(self, session: Session) -> None:
        self._session = session

    # -- the event and its sections ---

    def event(self) -> Event:
        """The event."""
        return EVENT.of(self._event())

    def write_event(self, event: Event) -> None:
        """Write the event."""
        fill(self._event(), EVENT.values(event))

    def sections(self) -> tuple[tuple[int, str], ...]:
        """Ids and names of all sections in their order."""
        self._session.flush()
        return tuple(read_sections(plainly(self._session.connection())))

    def add_section(self, facts: SectionFacts, ladder: str | None) -> int:
        """A new last section without players; its id."""
        last = self._session.execute(select(func.coalesce(func.max(SectionRow.position), -1))).scalar_one()
        row = SectionRow(
            event_id=self._event().id,
            position=last + 1,
            **{**SECTION.values(empty_section(self.event(), facts)), "ladder": ladder},
        )
        self._session.add(row)
        self._session.flush()
        self._write_schedule(row.id, facts)
        return row.id

    def order_sections(self, section_ids: Sequence[int]) -> None:
        """Show the sections in this order; every one is named."""
        for position, section_id in enumerate(section_ids):
            section_row(self._session, section_id).position = position

    def write_facts(self, section_id: int, facts: SectionFacts) -> None:
        """Write a section's regulations and its schedule."""
        fill(section_row(self._session, section_id), facts_values(facts))
        self._write_schedule(section_id, facts)

    def remove_section(self, section_id: int) -> None:
        """Remove a section that has no players and no teams, with everything else that belongs to it."""
        row = section_row(self._session, section_id)
        for table in (
            GameRow,
            TakenAlertRow,
            BroadcastRow,
            RoundRow,
            AccelerationRow,
            ForbiddenRow,
            CommentRow,
        ):
            statement = select(table).where(table.section_id == section_id)
            for child in self._session.execute(statement).scalars():
                self._session.delete(child)
        self._session.flush()
        self._session.delete(row)

    # -- players ---

    def player(self, section_id: int, number: int) -> Player:
        """One player."""
        return PLAYER.of(self._players(section_id, [number])[number])

    def players(self, section_id: int, numbers: Iterable[int]) -> dict[int, Player]:
        """Some players by their numbers, read at once."""
        return {number: PLAYER.of(row) for number, row in self._players(section_id, numbers).items()}

    def add_players(self, section_id: int, players: Iterable[Player]) -> None:
        """New players with numbers that are free."""
        section_row(self._session, section_id)
        rows = [PlayerRow(section_id=section_id, **PLAYER.values(player)) for player in players]
        self._session.add_all(rows)
        self._session.flush()
        loosen_streams(self._session.connection(), [row.id for row in rows])

    def write_players(self, section_id: int, players: Iterable[Player]) -> None:
        """Write players, each found by its number."""
        given = {player.number: player for player in players}
        rows = self._players(section_id, given)
        for number, player in given.items():
            fill(rows[number], PLAYER.values(player))

    def ask_anew(self, section_id: int) -> bool:
        """Nobody is ticked off any more; whether somebody was."""
        ticked = PlayerRow.section_id == section_id, PlayerRow.check_in != CheckIn.NOT_YET.value
        seen = self._session.scalars(select(PlayerRow).where(*ticked)).all()
        for row in seen:
            row.check_in = CheckIn.NOT_YET.value
        return bool(seen)

    def remove_players(self, section_id: int, numbers: Iterable[int]) -> None:
        """Remove players who have no games, with their byes."""
        rows = self._players(section_id, numbers)
        gone = {row.id for row in rows.values()}
        forget_players(self._session, gone)
        self._renumber_prizes(section_row(self._session, section_id), dict.fromkeys(rows))
        for bye in self._byes(section_id):
            if bye.player_id in gone:
                self._session.delete(bye)
        self._session.flush()
        for row in rows.values():
            self._session.delete(row)
        settle_held(self._session, section_id)

    def move_players(self, section_id: int, numbers: Mapping[int, int], target_id: int) -> None:
        """Move players without cells to another section: old -> new number."""
        section_row(self._session, target_id)
        rows = self._players(section_id, numbers)
        self._renumber_prizes(section_row(self._session, section_id), dict.fromkeys(numbers))
        forget_players(self._session, {row.id for row in rows.values()})
        for old, row in rows.items():
            row.section_id, row.number = target_id, numbers[old]
        self._session.flush()

    def renumber(self, section_id: int, numbers: Mapping[int, int]) -> None:
        """Give players other pairing numbers (old -> new, all at once), wherever numbers are stored."""
        changed = {old: new for old, new in numbers.items() if old != new}
        if not changed:
            return
        rows = self._players(section_id, changed)
        exchange_numbers(self._session, rows, changed)
        for bye in self._byes(section_id):
            if bye.opponent is not None:
                bye.opponent = changed.get(bye.opponent, bye.opponent)
        section = section_row(self._session, section_id)
        held = SECTION.fields_of(section)
        places = sorted((changed.get(number, number), place) for number, place in held["manual_places"])
        values = sorted((name, changed.get(number, number), text) for name, number, text in held["external_values"])
        fill(section, SECTION.some(manual_places=places, external_values=values))
        self._renumber_prizes(section, changed)
        if Kind(section.kind).of_teams:
            return  # what follows names teams
        for group in self._all(ForbiddenRow, section_id):
            group.numbers = json.dumps([changed.get(number, number) for number in json.loads(group.numbers)])
        if set(changed) != set(changed.values()):  # somebody came between: the last player of a block stays the last
            for block in self._all(AccelerationRow, section_id):
                if block.first_number > 1:
                    block.first_number = changed.get(block.first_number, block.first_number)
                block.last_number = changed.get(block.last_number, block.last_number)

    def write_prohibitions(
        self, section_id: int, forbidden: Iterable[ForbiddenPairs], wishes: Iterable[ForbiddenPairs]
    ) -> None:
        """Make the prohibited pairings and those wished apart equal to these."""
        self._rewrite(ForbiddenRow, section_id, prohibition_values(section_id, forbidden, wishes))

    def write_accelerations(self, section_id: int, blocks: Iterable[Acceleration]) -> None:
        """Make the acceleration equal to these blocks."""
        self._rewrite(AccelerationRow, section_id, acceleration_values(section_id, blocks))

    def write_byes(self, section_id: int, byes: Mapping[tuple[int, int], Outcome | None]) -> None:
        """Write the bye of (pairing number, round), or take it away (None). Rounds are made where they are missing."""
        if not byes:
            return
        ids = {number: row.id for number, row in self._players(section_id, {number for number, _ in byes}).items()}
        rounds = ensure_rounds(self._session, section_id, max(number for _, number in byes))
        known = {(bye.round_id, bye.player_id): bye for bye in self._byes(section_id)}
        for (number, round_number), outcome in byes.items():
            row = known.get((rounds[round_number].id, ids[number]))
            if outcome is None:
                if row is not None:
                    self._session.delete(row)
            elif row is None:
                bye = ByeRow(round_id=rounds[round_number].id, player_id=ids[number], outcome=outcome.value)
                self._session.add(bye)
            elif row.outcome != outcome.value:
                fill(row, {"outcome": outcome.value, "opponent": None, "colour": None, "awarded": None})
        settle_held(self._session, section_id)

    @staticmethod
    def _renumber_prizes(section: SectionRow, numbers: Mapping[int, int | None]) -> None:
        """Winners named by hand, players who stand aside and licences of a league keep them under other numbers.

        Where teams are ranked, teams stand aside (``teams.py`` renumbers these).
        """
        fields = SECTION.fields_of(section)
        rules: TeamRules | None = fields["team_rules"]
        if rules is not None and rules.league is not None:
            fill(section, SECTION.some(team_rules=replace(rules, league=rules.league.with_players(numbers))))
        plan: PrizePlan | None = fields["prizes"]
        if plan is not None:
            moved = plan.with_winners(numbers) if rules is not None else plan.renumbered(numbers)
            fill(section, SECTION.some(prizes=moved))

    # -- rows ---

    def _event(self) -> EventRow:
        return self._session.execute(select(EventRow)).scalar_one()

    def _players(self, section_id: int, numbers: Iterable[int]) -> dict[int, PlayerRow]:
        """The rows of these numbers; many are read at once."""
        wanted = list(dict.fromkeys(numbers))
        statement = select(PlayerRow).where(PlayerRow.section_id == section_id)
        if len(wanted) < 100:
            statement = statement.where(PlayerRow.number.in_(wanted))
        rows = {row.number: row for row in self._session.execute(statement).scalars()}
        missing = [number for number in wanted if number not in rows]
        if missing:
            section_row(self._session, section_id)
            raise no_player(missing[0])
        return {number: rows[number] for number in wanted}

    def _byes(self, section_id: int) -> list[ByeRow]:
        statement = (
            select(ByeRow).join(RoundRow, RoundRow.id == ByeRow.round_id).where(RoundRow.section_id == section_id)
        )
        return list(self._session.execute(statement).scalars())

    def _all(self, table: type[_Numbered], section_id: int) -> list[_Numbered]:
        return list(self._session.execute(select(table).where(table.section_id == section_id)).scalars())

    def _rewrite(self, table: type[_Numbered], section_id: int, wanted: list[Values]) -> None:
        """Rows by position: changed, added, and those too many deleted."""
        known = sorted(self._all(table, section_id), key=lambda row: row.position)
        for row, values in zip(known, wanted, strict=False):
            fill(row, values)
        for row in known[len(wanted) :]:
            self._session.delete(row)
        for values in wanted[len(known) :]:
            self._session.add(table(**values))
        self._session.flush()

    def _write_schedule(self, section_id: int, facts: SectionFacts) -> None:
        dates = facts.round_dates
        rows = ensure_rounds(self._session, section_id, len(dates))
        for number, row in rows.items():
            row.listed = number <= len(dates)
            row.date = date_text(dates[number - 1]) if row.listed else None
        self._session.flush()
