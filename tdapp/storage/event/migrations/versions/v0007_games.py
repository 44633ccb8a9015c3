"""Games with their moves, what sources are sending, alerts that were taken, what is broadcast."""

from __future__ import annotations

from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    """Add the tables, empty."""
    _create(
        "game",
        _key("section", "section_id", nullable=False),
        _number("round"),
        _key("player", "white_id", nullable=True),
        _key("player", "black_id", nullable=True),
        *(_text(name) for name in ("white_name", "black_name", "headers", "start")),
        sa.Column("chess960", sa.Boolean(), nullable=False),
        *(_text(name) for name in ("moves", "result", "state", "rest", "source")),
        unique=("section_id", "round", "white_id", "black_id"),
        indexed=("white_id", "black_id"),
    )
    _create(
        "live_game",
        *(_number(name) for name in ("section_id", "round", "board")),
        _text("record"),
        unique=("section_id", "round", "board"),
    )
    _create(
        "taken_alert",
        _key("section", "section_id", nullable=False),
        *(_number(name) for name in ("round", "board")),
        *(_text(name) for name in ("kind", "cause", "by")),
        unique=("section_id", "round", "board", "kind", "cause"),
    )
    _create(
        "broadcast",
        _key("section", "section_id", nullable=False),
        _number("delay"),
        sa.Column("strict", sa.Boolean(), nullable=False),
        _text("notice"),
        unique=("section_id",),
    )


def _create(table: str, *columns: sa.Column[Any], unique: tuple[str, ...], indexed: tuple[str, ...] = ()) -> None:
    keys = [
        sa.ForeignKeyConstraint([column.name], [f"{column.info['of']}.id"], name=op.f(f"fk_{table}_{column.name}"))
        for column in columns
        if "of" in column.info
    ]
    op.create_table(
        table,
        sa.Column("id", sa.Integer(), nullable=False),
        *columns,
        sa.PrimaryKeyConstraint("id", name=op.f(f"pk_{table}")),
        sa.UniqueConstraint(*unique, name=op.f(f"uq_{table}_{'_'.join(unique)}")),
        *keys,
    )
    for name in indexed:
        op.create_index(op.f(f"ix_{table}_{name}"), table, [name])


def _key(of: str, name: str, *, nullable: bool) -> sa.Column[Any]:
    return sa.Column(name, sa.Integer(), nullable=nullable, info={"of": of})


def _number(name: str) -> sa.Column[Any]:
    return sa.Column(name, sa.Integer(), nullable=False)


def _text(name: str) -> sa.Column[Any]:
    return sa.Column(name, sa.Text(), nullable=False)
