"""The first schema."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    """Create every table of the first released schema."""
    op.create_table(
        "event",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("city", sa.Text(), nullable=False),
        sa.Column("federation", sa.Text(), nullable=False),
        sa.Column("start", sa.Text(), nullable=True),
        sa.Column("end", sa.Text(), nullable=True),
        sa.Column("chief_arbiter", sa.Text(), nullable=False),
        sa.Column("deputies", sa.Text(), nullable=False),
        sa.Column("time_control", sa.Text(), nullable=False),
        sa.Column("time_control_code", sa.Text(), nullable=False),
        sa.Column("type_text", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_event")),
    )
    op.create_table(
        "journal",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("revision", sa.Integer(), nullable=False),
        sa.Column("schema_revision", sa.Integer(), nullable=False),
        sa.Column("command_id", sa.Text(), nullable=False),
        sa.Column("command_version", sa.Integer(), nullable=False),
        sa.Column("command", sa.Text(), nullable=False),
        sa.Column("label", sa.Text(), nullable=False),
        sa.Column("at", sa.Text(), nullable=False),
        sa.Column("reason", sa.Text(), nullable=False),
        sa.Column("undoes", sa.Integer(), nullable=True),
        sa.Column("redoes", sa.Integer(), nullable=True),
        sa.Column("barrier", sa.Boolean(), nullable=False),
        sa.Column("topics", sa.Text(), nullable=False),
        sa.Column("section_ids", sa.Text(), nullable=False),
        sa.Column("images", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(["redoes"], ["journal.id"], name=op.f("fk_journal_redoes")),
        sa.ForeignKeyConstraint(["undoes"], ["journal.id"], name=op.f("fk_journal_undoes")),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_journal")),
        sa.UniqueConstraint("revision", name=op.f("uq_journal_revision")),
    )
    op.create_table(
        "restore_point",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("at", sa.Text(), nullable=False),
        sa.Column("revision", sa.Integer(), nullable=False),
        sa.Column("reason", sa.Text(), nullable=False),
        sa.Column("file_name", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_restore_point")),
    )
    op.create_table(
        "section",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("event_id", sa.Integer(), nullable=False),
        sa.Column("position", sa.Integer(), nullable=False),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("kind", sa.Text(), nullable=False),
        sa.Column("cycles", sa.Integer(), nullable=False),
        sa.Column("rounds_total", sa.Integer(), nullable=False),
        sa.Column("edition", sa.Text(), nullable=False),
        sa.Column("ladder", sa.Text(), nullable=True),
        sa.Column("trial_ladder", sa.Text(), nullable=True),
        sa.Column("initial_colour", sa.Text(), nullable=False),
        sa.Column("type_code", sa.Text(), nullable=False),
        sa.Column("win", sa.Text(), nullable=False),
        sa.Column("draw", sa.Text(), nullable=False),
        sa.Column("loss", sa.Text(), nullable=False),
        sa.Column("pab", sa.Text(), nullable=True),
        sa.Column("full_bye", sa.Text(), nullable=True),
        sa.Column("half_bye", sa.Text(), nullable=True),
        sa.Column("zero_bye", sa.Text(), nullable=True),
        sa.Column("forfeit_win", sa.Text(), nullable=True),
        sa.Column("forfeit_loss", sa.Text(), nullable=True),
        sa.Column("manual_places", sa.Text(), nullable=False),
        sa.Column("external_values", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(["event_id"], ["event.id"], name=op.f("fk_section_event_id")),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_section")),
    )
    op.create_table(
        "acceleration",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("section_id", sa.Integer(), nullable=False),
        sa.Column("position", sa.Integer(), nullable=False),
        sa.Column("points", sa.Text(), nullable=False),
        sa.Column("first_round", sa.Integer(), nullable=False),
        sa.Column("last_round", sa.Integer(), nullable=False),
        sa.Column("first_number", sa.Integer(), nullable=False),
        sa.Column("last_number", sa.Integer(), nullable=False),
        sa.ForeignKeyConstraint(["section_id"], ["section.id"], name=op.f("fk_acceleration_section_id")),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_acceleration")),
        sa.UniqueConstraint("section_id", "position", name=op.f("uq_acceleration_section_id_position")),
    )
    op.create_table(
        "comment",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("section_id", sa.Integer(), nullable=False),
        sa.Column("position", sa.Integer(), nullable=False),
        sa.Column("text", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(["section_id"], ["section.id"], name=op.f("fk_comment_section_id")),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_comment")),
        sa.UniqueConstraint("section_id", "position", name=op.f("uq_comment_section_id_position")),
    )
    op.create_table(
        "forbidden_pairs",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("section_id", sa.Integer(), nullable=False),
        sa.Column("position", sa.Integer(), nullable=False),
        sa.Column("first_round", sa.Integer(), nullable=False),
        sa.Column("last_round", sa.Integer(), nullable=False),
        sa.Column("numbers", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(["section_id"], ["section.id"], name=op.f("fk_forbidden_pairs_section_id")),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_forbidden_pairs")),
        sa.UniqueConstraint("section_id", "position", name=op.f("uq_forbidden_pairs_section_id_position")),
    )
    op.create_table(
        "player",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("section_id", sa.Integer(), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("rating", sa.Integer(), nullable=True),
        sa.Column("title", sa.Text(), nullable=False),
        sa.Column("sex", sa.Text(), nullable=True),
        sa.Column("federation", sa.Text(), nullable=False),
        sa.Column("fide_id", sa.Text(), nullable=False),
        sa.Column("birth", sa.Text(), nullable=False),
        sa.Column("club", sa.Text(), nullable=False),
        sa.Column("national_rating", sa.Integer(), nullable=True),
        sa.Column("national_id", sa.Text(), nullable=False),
        sa.Column("standing", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(["section_id"], ["section.id"], name=op.f("fk_player_section_id")),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_player")),
        sa.UniqueConstraint("section_id", "number", name=op.f("uq_player_section_id_number")),
    )
    op.create_table(
        "round",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("section_id", sa.Integer(), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("date", sa.Text(), nullable=True),
        sa.Column("held", sa.Boolean(), nullable=False),
        sa.Column("listed", sa.Boolean(), nullable=False),
        sa.ForeignKeyConstraint(["section_id"], ["section.id"], name=op.f("fk_round_section_id")),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_round")),
        sa.UniqueConstraint("section_id", "number", name=op.f("uq_round_section_id_number")),
    )
    op.create_table(
        "bye",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("round_id", sa.Integer(), nullable=False),
        sa.Column("player_id", sa.Integer(), nullable=False),
        sa.Column("outcome", sa.Text(), nullable=False),
        sa.Column("opponent", sa.Integer(), nullable=True),
        sa.Column("colour", sa.Text(), nullable=True),
        sa.Column("awarded", sa.Text(), nullable=True),
        sa.ForeignKeyConstraint(["player_id"], ["player.id"], name=op.f("fk_bye_player_id")),
        sa.ForeignKeyConstraint(["round_id"], ["round.id"], name=op.f("fk_bye_round_id")),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_bye")),
        sa.UniqueConstraint("round_id", "player_id", name=op.f("uq_bye_round_id_player_id")),
    )
    op.create_index(op.f("ix_bye_player_id"), "bye", ["player_id"], unique=False)
    op.create_table(
        "pairing",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("round_id", sa.Integer(), nullable=False),
        sa.Column("board", sa.Integer(), nullable=True),
        sa.Column("white_id", sa.Integer(), nullable=False),
        sa.Column("black_id", sa.Integer(), nullable=False),
        sa.Column("coloured", sa.Boolean(), nullable=False),
        sa.Column("result", sa.Text(), nullable=True),
        sa.Column("white_outcome", sa.Text(), nullable=True),
        sa.Column("black_outcome", sa.Text(), nullable=True),
        sa.Column("white_awarded", sa.Text(), nullable=True),
        sa.Column("black_awarded", sa.Text(), nullable=True),
        sa.ForeignKeyConstraint(["black_id"], ["player.id"], name=op.f("fk_pairing_black_id")),
        sa.ForeignKeyConstraint(["round_id"], ["round.id"], name=op.f("fk_pairing_round_id")),
        sa.ForeignKeyConstraint(["white_id"], ["player.id"], name=op.f("fk_pairing_white_id")),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_pairing")),
        sa.UniqueConstraint("round_id", "black_id", name=op.f("uq_pairing_round_id_black_id")),
        sa.UniqueConstraint("round_id", "white_id", name=op.f("uq_pairing_round_id_white_id")),
    )
    op.create_index(op.f("ix_pairing_black_id"), "pairing", ["black_id"], unique=False)
    op.create_index(op.f("ix_pairing_white_id"), "pairing", ["white_id"], unique=False)
