"""The pairing system that was chosen for a section, and rounds that are held although everybody has a bye."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    """Add the columns: so far the code of the file said the system, and such a round could not be stored.

    A pairing has a board: so far only the program saw to it.
    """
    with op.batch_alter_table("round") as batch:
        batch.add_column(sa.Column("byes_only", sa.Boolean(), nullable=True))
    op.execute(sa.update(sa.table("round", sa.column("byes_only"))).values(byes_only=False))
    with op.batch_alter_table("round") as batch:
        batch.alter_column("byes_only", existing_type=sa.Boolean(), nullable=False)
    with op.batch_alter_table("section") as batch:
        batch.add_column(sa.Column("system_key", sa.Text(), nullable=True))
    op.execute(sa.update(sa.table("section", sa.column("system_key"))).values(system_key=""))
    with op.batch_alter_table("section") as batch:
        batch.alter_column("system_key", existing_type=sa.Text(), nullable=False)
    with op.batch_alter_table("pairing") as batch:  # never written without one
        batch.alter_column("board", existing_type=sa.Integer(), nullable=False)
