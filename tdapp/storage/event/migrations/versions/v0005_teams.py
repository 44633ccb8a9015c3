"""Teams: their members, rules, matches, rounds without a match, and points that the arbiter decides."""

from __future__ import annotations

from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    """Add the tables, empty, and the column that says of every section so far that it pairs players."""
    with op.batch_alter_table("section") as batch:
        batch.add_column(sa.Column("team_rules", sa.Text(), nullable=True))
    op.execute(sa.update(sa.table("section", sa.column("team_rules"))).values(team_rules=""))
    with op.batch_alter_table("section") as batch:
        batch.alter_column("team_rules", existing_type=sa.Text(), nullable=False)
    _create(
        "team",
        _key("section"),
        sa.Column("number", sa.Integer(), nullable=False),
        *(_text(name) for name in ("name", "short", "federation", "club", "captain", "contact")),
        sa.Column("strength", sa.Integer(), nullable=True),
        *(_text(name) for name in ("standing", "check_in")),
        unique=("section_id", "number"),
    )
    _create(
        "team_member",
        _key("team"),
        _key("player"),
        sa.Column("seat", sa.Integer(), nullable=False),
        unique=("player_id",),
        indexed=("team_id",),
    )
    _create(
        "team_match",
        _key("round"),
        sa.Column("place", sa.Integer(), nullable=False),
        _key("team", "first_id"),
        _key("team", "second_id"),
        *(_text(name) for name in ("first_players", "second_players")),
        *(sa.Column(name, sa.Boolean(), nullable=False) for name in ("first_handed_in", "second_handed_in")),
        sa.Column("forfeit", sa.Text(), nullable=True),
        *(_text(name) for name in ("entered", "note")),
        unique=("round_id", "place"),
        indexed=("first_id", "second_id"),
    )
    _create(
        "team_bye",
        _key("round"),
        _key("team"),
        _text("outcome"),
        unique=("round_id", "team_id"),
        indexed=("team_id",),
    )
    _create(
        "team_adjustment",
        _key("section"),
        *(sa.Column(name, sa.Integer(), nullable=False) for name in ("position", "round")),
        _key("team"),
        *(_text(name) for name in ("match_points", "game_points", "reason")),
        unique=("section_id", "position"),
        indexed=("team_id",),
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


def _key(of: str, name: str = "") -> sa.Column[Any]:
    return sa.Column(name or f"{of}_id", sa.Integer(), nullable=False, info={"of": of})


def _text(name: str) -> sa.Column[Any]:
    return sa.Column(name, sa.Text(), nullable=False)
