"""Who entered the result of a board, read from the journal."""

from __future__ import annotations

import datetime as dt

from sqlalchemy import Connection, func, select

from tdapp.domain.commands.rounds import CorrectResult, EnterResult, LateResult
from tdapp.storage.rows.models import JournalRow

_ENTER = (EnterResult.ID, LateResult.ID, CorrectResult.ID)


def read_entered_at(
    connection: Connection, section_id: int, round_number: int, board: int
) -> tuple[str, dt.datetime] | None:
    """The actor of the newest step that stands and entered a result there, and when; None: there is none."""
    table = JournalRow.__table__.c
    wanted = (("section_id", section_id), ("round", round_number), ("board", board))
    statement = (
        select(table.id, table.actor, table.at)
        .where(table.command_id.in_(_ENTER))
        .where(*(func.json_extract(table.command, f"$.{name}") == value for name, value in wanted))
        .order_by(table.id.desc())
    )
    for row in connection.execute(statement).all():
        walks = select(table.undoes).where((table.undoes == row.id) | (table.redoes == row.id))
        last = connection.execute(walks.order_by(table.id.desc())).first()
        if last is None or last.undoes is None:  # it stands
            return str(row.actor), dt.datetime.fromisoformat(row.at)
    return None
