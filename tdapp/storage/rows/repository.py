"""The rows that command handlers read and write, over one session."""

from __future__ import annotations

import json
from collections.abc import Callable
from functools import cached_property

from sqlalchemy import exists, func, select
from sqlalchemy.orm import Session

from tdapp.domain.section.event import Edition, Section
from tdapp.domain.section.outcome import Outcome
from tdapp.domain.section.tie_games import TieDecision, TieGame
from tdapp.domain.words.frozen import dataclass
from tdapp.services.ports.unit_of_work import LadderState
from tdapp.storage.rows.clock import Clock
from tdapp.storage.rows.filling import fill, section_row
from tdapp.storage.rows.games import SqlGameRows
from tdapp.storage.rows.images import ImageRecorder
from tdapp.storage.rows.models import ByeRow, CommentRow, JournalRow, PairingRow, RoundRow, TeamMatchRow
from tdapp.storage.rows.nouns import SECTION
from tdapp.storage.rows.preferences import add_final_mark
from tdapp.storage.rows.reads import plainly
from tdapp.storage.rows.roster import SqlRosterRows
from tdapp.storage.rows.rounds import SqlRoundRows
from tdapp.storage.rows.section_reading import read_section
from tdapp.storage.rows.sheets import SqlSheetRows
from tdapp.storage.rows.teams import SqlTeamRows


@dataclass(frozen=True, slots=True)
class StoredHead:
    """services.ports.unit_of_work.StepHead."""

    row_id: int
    command_id: str
    undoes: int | None
    redoes: int | None
    section_ids: frozenset[int]


class SqlEventRows:
    """Implements services.ports.unit_of_work.EventRows; writes through objects, so that their images are kept."""

    def __init__(
        self, session: Session, clock: Clock, recorder: ImageRecorder, held: Callable[[int], Section | None]
    ) -> None:
        """``held`` gives a section that nothing has changed yet, where it is at hand."""
        self._session = session
        self._held = held
        self.rounds = SqlRoundRows(session, clock, recorder)

    @cached_property  # a result needs neither these nor what follows
    def roster(self) -> SqlRosterRows:
        """The event, its sections and its players."""
        return SqlRosterRows(self._session)

    @cached_property
    def sheets(self) -> SqlSheetRows:
        """Prizes and page heads."""
        return SqlSheetRows(self._session)

    @cached_property
    def games(self) -> SqlGameRows:
        """Games, alerts that were taken, and what is broadcast."""
        return SqlGameRows(self._session)

    @cached_property
    def teams(self) -> SqlTeamRows:
        """Teams and their matches."""
        return SqlTeamRows(self._session)

    def snapshot(self, section_id: int) -> Section:
        """The whole section inside this transaction."""
        held = self._held(section_id)
        if held is not None:
            return held
        self._session.flush()
        return read_section(plainly(self._session.connection()), section_id)

    def ladder_state(self, section_id: int) -> LadderState:
        """Official and trial ladder and the edition."""
        row = section_row(self._session, section_id)
        return LadderState(official=row.ladder, trial=row.trial_ladder, edition=Edition(row.edition))

    def is_under_way(self, section_id: int) -> bool:
        """True once round 1 is paired; byes announced beforehand do not count."""
        first = select(RoundRow.id).where(RoundRow.section_id == section_id, RoundRow.number == 1)
        paired = exists().where(PairingRow.round_id.in_(first))
        bye = exists().where(ByeRow.round_id.in_(first), ByeRow.outcome == Outcome.PAIRING_BYE.value)
        match = exists().where(TeamMatchRow.round_id.in_(first))
        return bool(self._session.execute(select(paired | bye | match)).scalar_one())

    def set_official_ladder(self, section_id: int, ladder: str | None) -> None:
        """Write the official ladder."""
        section_row(self._session, section_id).ladder = ladder

    def set_trial_ladder(self, section_id: int, ladder: str | None) -> None:
        """Write or drop the trial ladder."""
        section_row(self._session, section_id).trial_ladder = ladder

    def set_edition(self, section_id: int, edition: Edition) -> None:
        """Write the edition."""
        fill(section_row(self._session, section_id), SECTION.some(edition=edition))

    def set_manual_places(self, section_id: int, places: tuple[tuple[int, int], ...]) -> None:
        """Write the places decided by hand."""
        fill(section_row(self._session, section_id), SECTION.some(manual_places=places))

    def set_external_values(self, section_id: int, values: tuple[tuple[str, int, str], ...]) -> None:
        """Write the values typed in."""
        fill(section_row(self._session, section_id), SECTION.some(external_values=values))

    def set_tie_games(self, section_id: int, games: tuple[TieGame, ...], decisions: tuple[TieDecision, ...]) -> None:
        """Write what decides the drawn matches of a knock-out of players."""
        fill(section_row(self._session, section_id), SECTION.some(tie_games=games, tie_decisions=decisions))

    def newest_steps(self, limit: int) -> tuple[StoredHead, ...]:
        """The newest rows of the journal, newest first."""
        table = JournalRow.__table__.c
        columns = (table.id, table.command_id, table.undoes, table.redoes, table.section_ids)
        rows = self._session.connection().execute(select(*columns).order_by(table.id.desc()).limit(limit))
        return tuple(
            StoredHead(row.id, row.command_id, row.undoes, row.redoes, frozenset(json.loads(row.section_ids)))
            for row in rows
        )

    def keep_final(self, section_id: int, mark: str) -> None:
        """Keep the mark of final standings."""
        add_final_mark(self._session.connection(), section_id, mark)

    def add_comment(self, section_id: int, text: str) -> None:
        """Append one comment line."""
        section = section_row(self._session, section_id)
        last = select(func.coalesce(func.max(CommentRow.position), -1)).where(CommentRow.section_id == section.id)
        position = self._session.execute(last).scalar_one() + 1
        self._session.add(CommentRow(section_id=section.id, position=position, text=text))
