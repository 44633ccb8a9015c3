"""Who goes on by decision in a drawn match of a knock-out."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    """Add the column, empty: no match so far was decided so."""
    with op.batch_alter_table("team_match") as batch:
        batch.add_column(sa.Column("decision", sa.Text(), nullable=True))
    op.execute(sa.update(sa.table("team_match", sa.column("decision"))).values(decision=""))
    with op.batch_alter_table("team_match") as batch:
        batch.alter_column("decision", existing_type=sa.Text(), nullable=False)
