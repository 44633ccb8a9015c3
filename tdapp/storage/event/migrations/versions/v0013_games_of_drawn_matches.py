"""Games that decide a drawn match of a knock-out of players, and what the arbiter decides there."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"


def upgrade() -> None:
    """Add the columns: players were not knocked out so far."""
    with op.batch_alter_table("section") as batch:
        batch.add_column(sa.Column("tie_games", sa.Text(), nullable=True))
        batch.add_column(sa.Column("tie_decisions", sa.Text(), nullable=True))
    columns = sa.table("section", sa.column("tie_games"), sa.column("tie_decisions"))
    op.execute(sa.update(columns).values(tie_games="[]", tie_decisions="[]"))
    with op.batch_alter_table("section") as batch:
        batch.alter_column("tie_games", existing_type=sa.Text(), nullable=False)
        batch.alter_column("tie_decisions", existing_type=sa.Text(), nullable=False)
