"""What the arbiter says about title norms, and the K of a player."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    """Add the columns; an older event says nothing about either."""
    with op.batch_alter_table("player", recreate="always") as batch:
        batch.add_column(sa.Column("k_factor", sa.Integer(), nullable=True))
    with op.batch_alter_table("section") as batch:
        batch.add_column(sa.Column("norms", sa.Text(), nullable=True))
    rows = sa.table("section", sa.column("norms"))
    op.execute(sa.update(rows).values(norms=""))
    with op.batch_alter_table("section") as batch:
        batch.alter_column("norms", existing_type=sa.Text(), nullable=False)
