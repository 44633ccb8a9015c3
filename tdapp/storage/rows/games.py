"""The rows of games, of names as sources write them, of alerts that were taken, and of what is broadcast."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from sqlalchemy import Connection, Select, insert, select
from sqlalchemy.orm import Session, aliased

from tdapp.domain.games.broadcast import Broadcast, TakenAlert
from tdapp.domain.games.record import GameRecord
from tdapp.domain.games.source_name import SourceName
from tdapp.domain.games.text import plies_of, plies_text
from tdapp.domain.words.errors import RuleViolation
from tdapp.domain.words.wording import tr
from tdapp.storage.rows.filling import fill
from tdapp.storage.rows.models import BroadcastRow, GameRow, PlayerRow, SourceNameRow, TakenAlertRow
from tdapp.storage.rows.stored import Form, Stored
from tdapp.storage.rows.streams import heard_until

GAME = Stored(
    GameRecord,
    "game",
    joined=("white", "black", "game_id"),
    spread={"plies": ("moves",)},
    forms={"plies": Form(plies_text, plies_of)},
)
ALERT = Stored(TakenAlert, "taken_alert")
BROADCAST = Stored(Broadcast, "broadcast")

_WHITE, _BLACK = aliased(PlayerRow), aliased(PlayerRow)


def read_games(connection: Connection, section_id: int, round_number: int | None = None) -> tuple[GameRecord, ...]:
    """The records of a section or one round, in the order in which they came."""
    statement = _games(section_id)
    if round_number is not None:
        statement = statement.where(GameRow.round == round_number)
    return tuple(map(GAME.of, connection.execute(statement)))


def read_broadcast(connection: Connection, section_id: int) -> Broadcast:
    """What a section says of its broadcast."""
    row = connection.execute(select(BroadcastRow.__table__).where(BroadcastRow.section_id == section_id)).first()
    return Broadcast() if row is None else BROADCAST.of(row)


def insert_games(connection: Connection, section_id: int, games: Iterable[GameRecord], broadcast: Broadcast) -> None:
    """The records of a new section; their players are there already."""
    players = PlayerRow.__table__.c
    found = connection.execute(select(players.number, players.id).where(players.section_id == section_id))
    ids: dict[int | None, int] = {row.number: row.id for row in found}
    rows = [
        {
            "section_id": section_id,
            "white_id": ids.get(record.white),
            "black_id": ids.get(record.black),
            **GAME.values(record),
        }
        for record in games
    ]
    if rows:
        connection.execute(insert(GameRow), rows)
    if broadcast != Broadcast():
        connection.execute(insert(BroadcastRow).values(section_id=section_id, **BROADCAST.values(broadcast)))


def read_taken_alerts(connection: Connection, section_id: int) -> tuple[TakenAlert, ...]:
    """The alerts that somebody has taken."""
    table = TakenAlertRow.__table__
    rows = connection.execute(select(table).where(table.c.section_id == section_id).order_by(table.c.id))
    return tuple(map(ALERT.of, rows))


def read_source_names(connection: Connection, section_id: int) -> tuple[SourceName, ...]:
    """Whom sources mean by names that no player has."""
    statement = (
        select(SourceNameRow.source, SourceNameRow.name, PlayerRow.number)
        .join(PlayerRow, PlayerRow.id == SourceNameRow.player_id)
        .where(SourceNameRow.section_id == section_id)
        .order_by(SourceNameRow.id)
    )
    return tuple(SourceName(row.source, row.name, row.number) for row in connection.execute(statement))


class SqlGameRows:
    """Implements services.ports.game_rows.GameRows; writes through objects, so that their images are kept."""

    def __init__(self, session: Session) -> None:
        self._session = session

    def games(self, section_id: int) -> tuple[GameRecord, ...]:
        """The records of a section."""
        self._session.flush()
        return read_games(self._session.connection(), section_id)

    def put(self, section_id: int, record: GameRecord) -> None:
        """Write a record: over the one of its id, else over that of its pair and round, else a new one."""
        ids = self._player_ids(section_id, record.white, record.black)
        row = self._row(section_id, record.game_id)
        if row is None and None not in ids:
            statement = select(GameRow).where(
                GameRow.section_id == section_id,
                GameRow.round == record.round,
                GameRow.white_id == ids[0],
                GameRow.black_id == ids[1],
            )
            row = self._session.execute(statement).scalar_one_or_none()
        values = {"white_id": ids[0], "black_id": ids[1], **GAME.values(record)}
        if row is None:
            self._session.add(GameRow(section_id=section_id, **values))
        else:
            fill(row, values)

    def remove(self, section_id: int, game_id: int) -> None:
        """Remove a record."""
        row = self._row(section_id, game_id)
        if row is None:
            raise RuleViolation(tr("This game is no longer recorded."))
        self._session.delete(row)
        self._session.flush()

    def taken_alerts(self, section_id: int) -> tuple[TakenAlert, ...]:
        """The alerts that somebody has taken."""
        self._session.flush()
        return read_taken_alerts(self._session.connection(), section_id)

    def take_alert(self, section_id: int, alert: TakenAlert) -> None:
        """Keep who has taken an alert; the one before is no longer the one."""
        statement = select(TakenAlertRow).where(
            TakenAlertRow.section_id == section_id,
            TakenAlertRow.round == alert.round,
            TakenAlertRow.board == alert.board,
            TakenAlertRow.kind == alert.kind,
            TakenAlertRow.cause == alert.cause,
        )
        row = self._session.execute(statement).scalar_one_or_none()
        if row is not None:
            row.by = alert.by
            return
        self._session.add(TakenAlertRow(section_id=section_id, **ALERT.values(alert)))

    def broadcast(self, section_id: int) -> Broadcast:
        """What the section says of its broadcast."""
        self._session.flush()
        return read_broadcast(self._session.connection(), section_id)

    def write_broadcast(self, section_id: int, broadcast: Broadcast) -> None:
        """Write it."""
        row = self._session.execute(
            select(BroadcastRow).where(BroadcastRow.section_id == section_id)
        ).scalar_one_or_none()
        if row is None:
            row = BroadcastRow(section_id=section_id)
            self._session.add(row)
        fill(row, BROADCAST.values(broadcast))

    def heard_until(self, section_id: int, record: GameRecord) -> int:
        """When a source has said something of a game last, 0: none did."""
        ids = self._player_ids(section_id, record.white, record.black)
        return heard_until(self._session.connection(), section_id, record.round, ids)

    def name_player(self, section_id: int, name: SourceName) -> None:
        """Keep whom a source means by a name."""
        player_id = self._player_ids(section_id, name.player)[0]
        assert player_id is not None
        statement = select(SourceNameRow).where(
            SourceNameRow.section_id == section_id,
            SourceNameRow.source == name.source,
            SourceNameRow.name == name.name,
        )
        row = self._session.execute(statement).scalar_one_or_none()
        if row is None:
            values = {"source": name.source, "name": name.name, "player_id": player_id}
            self._session.add(SourceNameRow(section_id=section_id, **values))
        else:
            row.player_id = player_id

    def source_names(self, section_id: int) -> tuple[SourceName, ...]:
        """Whom sources mean."""
        self._session.flush()
        return read_source_names(self._session.connection(), section_id)

    def _row(self, section_id: int, game_id: int) -> GameRow | None:
        row = self._session.get(GameRow, game_id)
        return row if row is not None and row.section_id == section_id else None

    def _player_ids(self, section_id: int, *numbers: int | None) -> tuple[int | None, ...]:
        """The rows of these numbers; None where nobody has it."""
        statement = select(PlayerRow.number, PlayerRow.id).where(
            PlayerRow.section_id == section_id, PlayerRow.number.in_(numbers)
        )
        ids: dict[int | None, int] = {row.number: row.id for row in self._session.execute(statement)}
        return tuple(map(ids.get, numbers))


def forget_players(session: Session, ids: set[int]) -> None:
    """Games of players who go from their section keep the names alone."""
    statement = select(GameRow).where(GameRow.white_id.in_(ids) | GameRow.black_id.in_(ids))
    for game in session.execute(statement).scalars():
        for side in ("white", "black"):
            player_id = getattr(game, f"{side}_id")
            if player_id is not None and not getattr(game, f"{side}_name"):
                setattr(game, f"{side}_name", session.get_one(PlayerRow, player_id).name)
            setattr(game, f"{side}_id", None)
    for name in session.execute(select(SourceNameRow).where(SourceNameRow.player_id.in_(ids))).scalars():
        session.delete(name)


def _games(section_id: int) -> Select[*tuple[Any, ...]]:
    return (
        select(
            GameRow.__table__,
            _WHITE.number.label("white"),
            _BLACK.number.label("black"),
            GameRow.id.label("game_id"),
        )
        .outerjoin(_WHITE, _WHITE.id == GameRow.white_id)
        .outerjoin(_BLACK, _BLACK.id == GameRow.black_id)
        .where(GameRow.section_id == section_id)
        .order_by(GameRow.round, GameRow.id)
    )
