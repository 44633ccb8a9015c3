"""What a national rating record says of a player beside rating and id."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Add the column; an older event kept nothing of it."""
    with op.batch_alter_table("player") as batch:
        batch.add_column(sa.Column("national_record", sa.Text(), nullable=True))
    rows = sa.table("player", sa.column("national_record"))
    op.execute(sa.update(rows).values(national_record=""))
    with op.batch_alter_table("player") as batch:
        batch.alter_column("national_record", existing_type=sa.Text(), nullable=False)
