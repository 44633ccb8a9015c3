"""Who did a step, the mark of who sent it, and whom the arbiter has invited to work on the event."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0014"
down_revision = "0013"


def upgrade() -> None:
    """Add the columns and the table: one arbiter did all that there is, and nobody was invited."""
    with op.batch_alter_table("journal") as batch:
        batch.add_column(sa.Column("actor", sa.Text(), nullable=True))
        batch.add_column(sa.Column("origin", sa.Text(), nullable=True))
    op.execute(sa.update(sa.table("journal", sa.column("actor"))).values(actor=""))
    with op.batch_alter_table("journal") as batch:
        batch.alter_column("actor", existing_type=sa.Text(), nullable=False)
    op.create_index(op.f("ix_journal_origin"), "journal", ["origin"], unique=True)
    names = ("name", "role", "mark", "section_ids", "boards", "device", "computer", "opened", "seen")
    op.create_table(
        "invitation",
        sa.Column("id", sa.Integer(), nullable=False),
        *(sa.Column(name, sa.Text(), nullable=False) for name in names),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_invitation")),
    )
