"""The parameters of a section's pairing system."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    """Add the column: no system had any so far."""
    with op.batch_alter_table("section") as batch:
        batch.add_column(sa.Column("system_text", sa.Text(), nullable=True))
    op.execute(sa.update(sa.table("section", sa.column("system_text"))).values(system_text=""))
    with op.batch_alter_table("section") as batch:
        batch.alter_column("system_text", existing_type=sa.Text(), nullable=False)
