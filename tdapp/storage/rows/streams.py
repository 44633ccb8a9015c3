"""The rows of what sources say of games. A line is only ever added: no sentence here takes one away or changes one."""

from __future__ import annotations

import json
from collections.abc import Iterable
from dataclasses import asdict, replace
from functools import lru_cache
from typing import Any

from sqlalchemy import Connection, func, insert, or_, select, update
from sqlalchemy.orm import aliased

from tdapp.domain.games.record import GameRecord, GameState
from tdapp.domain.games.stream import Heard, Line, Mark, Stream, line_text, lines_of
from tdapp.domain.games.text import GameText, game_text, record_of
from tdapp.storage.rows.models import PlayerRow, StreamRow

_WHITE, _BLACK = aliased(PlayerRow), aliased(PlayerRow)
_TABLE = StreamRow.__table__.c


def read_streams(connection: Connection, section_id: int, round_number: int | None = None) -> tuple[Stream, ...]:
    """What sources have said of the games of a section or a round."""
    columns = ("id", "round", "board", "source", "record", "longest", "shown", "at", "shown_at", "mark", "white_id")
    statement = (
        select(*(_TABLE[name] for name in columns), _WHITE.number.label("white"), _BLACK.number.label("black"))
        .outerjoin(_WHITE, (_WHITE.id == _TABLE.white_id) & (_WHITE.section_id == section_id))
        .outerjoin(_BLACK, (_BLACK.id == _TABLE.black_id) & (_BLACK.section_id == section_id))
        .where(_TABLE.section_id == section_id)
        .order_by(_TABLE.id)
    )
    if round_number is not None:
        statement = statement.where(_TABLE.round == round_number)
    return tuple(map(_stream, connection.execute(statement)))


def read_lines(connection: Connection, section_id: int, stream_id: int) -> tuple[Line, ...]:
    """All that a source has said of a game, in the order in which it came."""
    statement = select(_TABLE.said, _TABLE.record).where(_TABLE.section_id == section_id, _TABLE.id == stream_id)
    row = connection.execute(statement).first()
    return () if row is None else tuple(lines_of(row.said, _record(row.record)))


def add_lines(connection: Connection, section_id: int, lines: Iterable[Heard]) -> None:
    """Keep what was said."""
    lines = list(lines)
    players = PlayerRow.__table__.c
    numbers = {number for one in lines for number in one.line.record.pair or ()}
    statement = select(players.number, players.id).where(players.section_id == section_id, players.number.in_(numbers))
    ids: dict[int | None, int] = {row.number: row.id for row in connection.execute(statement)}
    for one in lines:
        _add(connection, section_id, one, [ids.get(number) for number in one.line.record.pair or (None, None)])


def heard_until(connection: Connection, section_id: int, round_number: int, ids: tuple[int | None, ...]) -> int:
    """When the last line about a game came, 0: none did."""
    statement = select(func.coalesce(func.max(_TABLE.at), 0)).where(
        _TABLE.section_id == section_id,
        _TABLE.round == round_number,
        _TABLE.white_id == ids[0],
        _TABLE.black_id == ids[1],
    )
    return int(connection.execute(statement).scalar_one())


def loosen_streams(connection: Connection, ids: Iterable[int]) -> None:
    """Players that are new have no games yet: these ids were others' before."""
    ids = list(ids)
    connection.execute(
        update(StreamRow)
        .where(or_(_TABLE.white_id.in_(ids), _TABLE.black_id.in_(ids)))
        .values(white_id=None, black_id=None)
    )


def _add(connection: Connection, section_id: int, one: Heard, ids: list[int | None]) -> None:
    record, line = one.line.record, one.line
    wanted = [_TABLE.section_id == section_id, _TABLE.round == record.round, _TABLE.source == one.source]
    if None in ids:
        wanted += [_TABLE.white_id.is_(None), _TABLE.board == 0]
    else:
        wanted += [_TABLE.white_id == ids[0], _TABLE.black_id == ids[1]]
    found = connection.execute(select(_TABLE.id, _TABLE.record, _TABLE.shown, _TABLE.shown_at).where(*wanted))
    held = next((row for row in found if None not in ids or _names(_record(row.record)) == _names(record)), None)
    before = _record(held.record) if held is not None else None
    values = {
        "board": one.board,
        "record": _json(record),
        "longest": "" if one.longest == record else _json(one.longest),
        "at": line.at,
        "mark": line.mark.value,
    }
    if one.shown is not None:
        values |= {"shown_at": line.at, "shown": "" if one.shown == record else _json(one.shown)}
    elif held is None:
        values |= {"shown_at": 0, "shown": ""}
    elif held.shown_at and not held.shown:
        values["shown"] = held.record  # so far it was the newest
    said = line_text(line, before)
    if held is None:
        about = {"section_id": section_id, "round": record.round, "white_id": ids[0], "black_id": ids[1]}
        connection.execute(insert(StreamRow).values(**about, source=one.source, said=said, **values))
    else:
        longer = _TABLE.said + f"\n{said}"
        connection.execute(update(StreamRow).where(_TABLE.id == held.id).values(said=longer, **values))


def _stream(row: Any) -> Stream:
    def given(text: str) -> GameRecord:
        record = _record(text)
        white, black = (None, None) if None in (row.white, row.black) else (row.white, row.black)
        return replace(record, white=white, black=black)

    record = given(row.record)
    shown = None if not row.shown_at else given(row.shown) if row.shown else record
    longest = given(row.longest) if row.longest else record
    return Stream(row.source, row.board, record, row.at, Mark(row.mark), longest, shown, row.shown_at, stream_id=row.id)


def _names(record: GameRecord) -> tuple[str, str]:
    return record.white_name, record.black_name


def _json(record: GameRecord) -> str:
    values = asdict(game_text(record)) | {"state": record.state.value}
    return json.dumps(values, ensure_ascii=False, separators=(",", ":"))


@lru_cache(maxsize=1000)
def _record(text: str) -> GameRecord:
    """Most boards say what they said a moment ago."""
    values = json.loads(text)
    headers = tuple((tag, value) for tag, value in values.pop("headers"))
    return record_of(GameText(**values | {"headers": headers, "state": GameState(values["state"])}))
