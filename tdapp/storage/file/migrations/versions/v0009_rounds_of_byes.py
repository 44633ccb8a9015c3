"""Rounds that are held although everybody has a bye."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    """Add the column: so far such a round could not be stored."""
    with op.batch_alter_table("round") as batch:
        batch.add_column(sa.Column("byes_only", sa.Boolean(), nullable=True))
    op.execute(sa.update(sa.table("round", sa.column("byes_only"))).values(byes_only=False))
    with op.batch_alter_table("round") as batch:
        batch.alter_column("byes_only", existing_type=sa.Boolean(), nullable=False)
