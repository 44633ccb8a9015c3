"""Categories, lists and rules of pairing of a section; prizes, page heads, preferences; Chess960."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"

_EMPTY_LIST = "[]"
_NO_CATEGORIES = "{}"


def upgrade() -> None:
    """Add the tables and columns; what an older event could not hold is empty."""
    op.create_table(
        "page_head",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("role", sa.Text(), nullable=False),
        sa.Column("position", sa.Integer(), nullable=False),
        sa.Column("media_type", sa.Text(), nullable=False),
        sa.Column("data", sa.Text(), nullable=False),
        sa.Column("width", sa.Integer(), nullable=False),
        sa.Column("height", sa.Integer(), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_page_head")),
        sa.UniqueConstraint("role", "position", name=op.f("uq_page_head_role_position")),
    )
    op.create_table(
        "preference",
        sa.Column("key", sa.Text(), nullable=False),
        sa.Column("value", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("key", name=op.f("pk_preference")),
    )
    _add(
        "section",
        {
            "swap_last_two": False,
            "prizes": "",
            "categories": _NO_CATEGORIES,
            "list_orders": _EMPTY_LIST,
            "national_list": "",
            "chess960": False,
            "reopened": False,
        },
        sa.Column("long_event", sa.Boolean(), nullable=True),
    )
    _add("player", {"not_categories": _EMPTY_LIST, "round_ratings": _EMPTY_LIST})
    _add("round", {"chess960_seed": ""}, sa.Column("chess960", sa.Integer(), nullable=True))
    _add("forbidden_pairs", {"soft": False, "name": ""})


def _add(table: str, filled: dict[str, str | bool], *optional: sa.Column[object]) -> None:
    """New columns; a required one is filled in every row first, because the models know no default."""
    with op.batch_alter_table(table) as batch:
        for name, value in filled.items():
            kind = sa.Boolean() if isinstance(value, bool) else sa.Text()
            batch.add_column(sa.Column(name, kind, nullable=True))
        for column in optional:
            batch.add_column(column)
    rows = sa.table(table, *(sa.column(name) for name in filled))
    op.execute(sa.update(rows).values(**filled))
    with op.batch_alter_table(table) as batch:
        for name, value in filled.items():
            kind = sa.Boolean() if isinstance(value, bool) else sa.Text()
            batch.alter_column(name, existing_type=kind, nullable=False)
