"""What each source says of a game, line after line; names that a source writes otherwise; when a game was recorded."""

from __future__ import annotations

import json

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"


def upgrade() -> None:
    """Add the tables; what sources had sent so far becomes the first line of each."""
    op.create_table(
        "stream",
        sa.Column("id", sa.Integer(), nullable=False),
        *(_number(name) for name in ("section_id", "round")),
        *(sa.Column(name, sa.Integer(), nullable=True) for name in ("white_id", "black_id")),
        _number("board"),
        *(_text(name) for name in ("source", "said", "record", "longest", "shown")),
        *(_number(name) for name in ("at", "shown_at")),
        _text("mark"),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_stream")),
    )
    op.create_index(op.f("ix_stream_section_id"), "stream", ["section_id"])
    op.create_table(
        "source_name",
        sa.Column("id", sa.Integer(), nullable=False),
        _number("section_id"),
        *(_text(name) for name in ("source", "name")),
        _number("player_id"),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_source_name")),
        sa.UniqueConstraint("section_id", "source", "name", name=op.f("uq_source_name_section_id_source_name")),
        sa.ForeignKeyConstraint(["section_id"], ["section.id"], name=op.f("fk_source_name_section_id")),
        sa.ForeignKeyConstraint(["player_id"], ["player.id"], name=op.f("fk_source_name_player_id")),
    )
    op.create_index(op.f("ix_source_name_player_id"), "source_name", ["player_id"])
    with op.batch_alter_table("game") as batch:
        batch.add_column(sa.Column("heard", sa.Integer(), nullable=True))
    op.execute(sa.update(sa.table("game", sa.column("heard"))).values(heard=0))
    with op.batch_alter_table("game") as batch:
        batch.alter_column("heard", existing_type=sa.Integer(), nullable=False)
    _convert(op.get_bind())
    op.drop_table("live_game")


def _convert(connection: sa.Connection) -> None:
    players = connection.execute(sa.text("SELECT section_id, number, id FROM player"))
    ids = {(row.section_id, row.number): row.id for row in players}
    found = connection.execute(sa.text("SELECT section_id, round, board, record FROM live_game ORDER BY id")).all()
    for row in found:
        record = json.loads(row.record)
        at = _newest(record["moves"])
        line = {"at": at, "kept": 0, "moves": record["moves"], "state": record["state"], "shown": 1}
        for name in ("result", "rest", "start", "chess960", "white_name", "black_name"):
            line[name] = record[name]
        values = {
            "section_id": row.section_id,
            "round": row.round,
            "white_id": ids.get((row.section_id, record["white"])),
            "black_id": ids.get((row.section_id, record["black"])),
            "board": row.board,
            "source": record["source"],
            "said": json.dumps(line, ensure_ascii=False, separators=(",", ":")),
            "record": row.record,
            "longest": "",
            "shown": "",
            "at": at,
            "shown_at": at,
            "mark": "",
        }
        names = ", ".join(values)
        connection.execute(
            sa.text(f"INSERT INTO stream ({names}) VALUES ({', '.join(f':{name}' for name in values)})"), values
        )


def _newest(moves: str) -> int:
    """When the last move came, in milliseconds; 1 where none says so."""
    times = [fields[3] for word in moves.split() if len(fields := word.split("/")) > 3 and fields[3]]
    return int(float(times[-1]) * 1000) if times else 1


def _number(name: str) -> sa.Column[int]:
    return sa.Column(name, sa.Integer(), nullable=False)


def _text(name: str) -> sa.Column[str]:
    return sa.Column(name, sa.Text(), nullable=False)
