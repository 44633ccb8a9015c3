"""Rows of the preview: whose place moves from where to where, and the rung that decides."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from tdapp.ui.models.numbers import sort_key
from tdapp.ui.models.ready import RIGHT, Column, ReadyCell, ReadyRow
from tdapp.ui.search import fold

if TYPE_CHECKING:
    from tdapp.services.ladder_preview import Move, Preview


def move_columns() -> tuple[Column, ...]:
    """Titles and explanations."""
    tr = QCoreApplication.translate
    return (
        Column("old", tr("Moves", "Place"), tr("Moves", "Place under the official ladder"), RIGHT),
        Column("new", tr("Moves", "Trial"), tr("Moves", "Place under the trial ladder, and by how many places")),
        Column("name", tr("Moves", "Name"), tr("Moves", "Name"), stretch=True, widest=260),
        Column("points", tr("Moves", "Points"), tr("Moves", "Points"), RIGHT),
        Column("decides", tr("Moves", "Decided by"), tr("Moves", "The rung of the trial ladder that decides")),
    )


def _text(rank: int | None) -> str:
    return "–" if rank is None else str(rank)


def move_rows(preview: Preview) -> list[ReadyRow]:
    """One row per player who moves; the key is the pairing number."""
    return [ReadyRow(move.number, _cells(move), fold(f"{move.number} {move.name}")) for move in preview.moves]


def _cells(move: Move) -> tuple[ReadyCell, ...]:
    tr = QCoreApplication.translate
    icon, tone, by, sentence = "equal", "dim", "", tr("Moves", "From place {0} to place {1}")
    if move.old_rank is not None and move.new_rank is not None:
        step = move.old_rank - move.new_rank
        icon, tone = ("arrow-up", "up") if step > 0 else ("arrow-down", "down")
        by = f" (+{step})" if step > 0 else f" (−{-step})"
    spoken = sentence.format(_text(move.old_rank), _text(move.new_rank))
    return (
        ReadyCell(_text(move.old_rank), move.old_rank, tone="dim"),
        ReadyCell(f"{_text(move.new_rank)}{by}", move.new_rank, spoken, tone=tone, icon=icon, strong=True,
                  spoken=spoken),
        ReadyCell(move.name, fold(move.name), move.name),
        ReadyCell(move.points, sort_key(None, move.points)),
        ReadyCell(move.decided_by or tr("Moves", "shared"), move.decided_by or None),
    )  # fmt: skip
