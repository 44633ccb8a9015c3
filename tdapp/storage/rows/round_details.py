"""What an event keeps of a round beside its cells: board numbers, who checked a result, engine, lots."""

from __future__ import annotations

from collections.abc import Sequence

from sqlalchemy import Connection, bindparam, insert, select, update

from tdapp.domain.section.round import Round
from tdapp.storage.rows.models import PairingRow, PlayerRow, RoundRow
from tdapp.storage.rows.nouns import BOARD, ROUND
from tdapp.storage.rows.stored import Values


def write_round_details(connection: Connection, section_id: int, rounds: Sequence[Round]) -> None:
    """Over the rows that ``write_section`` has made of the same section."""
    table = RoundRow.__table__.c
    found = connection.execute(select(table.number, table.id).where(table.section_id == section_id))
    ids: dict[int, int] = {row.number: row.id for row in found}
    for state in rounds:
        if state.number not in ids:
            new = ROUND.values(Round(state.number)) | {"section_id": section_id, "published": True}
            key = connection.execute(insert(RoundRow).values(**new, held=False, listed=False)).inserted_primary_key
            assert key is not None
            ids[state.number] = int(key[0])
        connection.execute(update(RoundRow).where(RoundRow.id == ids[state.number]).values(**_round_values(state)))
    players = PlayerRow.__table__.c
    found = connection.execute(select(players.number, players.id).where(players.section_id == section_id))
    of_number: dict[int, int] = {row.number: row.id for row in found}
    boards = [
        {
            "of_round": ids[state.number],
            "of_white": of_number[board.white],
            **{name: value for name, value in BOARD.values(board).items() if name not in _OF_CELLS},
        }
        for state in rounds
        for board in state.boards
    ]
    if boards:
        rows = PairingRow.__table__
        where = rows.c.round_id == bindparam("of_round"), rows.c.white_id == bindparam("of_white")
        connection.execute(rows.update().where(*where), boards)  # type: ignore[attr-defined]


_OF_CELLS = ("coloured", "result", "white_outcome", "black_outcome")


def _round_values(state: Round) -> Values:
    values = ROUND.values(state) | {"published": not state.is_draft}
    del values["byes_only"]  # as the section has it
    if state.date is None:
        del values["date"]
    return values
