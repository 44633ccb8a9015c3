"""The first round by the pairing system of a section, where those before were paired by another one."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"


def upgrade() -> None:
    """Add the column: so far nobody could go on by another system."""
    with op.batch_alter_table("section") as batch:
        batch.add_column(sa.Column("system_since", sa.Integer(), nullable=True))
    op.execute(sa.update(sa.table("section", sa.column("system_since"))).values(system_since=0))
    with op.batch_alter_table("section") as batch:
        batch.alter_column("system_since", existing_type=sa.Integer(), nullable=False)
