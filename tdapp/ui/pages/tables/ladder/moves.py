"""Rows of the preview: whose place moves from where to where, and the rung that decides."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from tdapp.ui.widgets.numbers import padded, points_read, sort_key
from tdapp.ui.widgets.ready import RIGHT, Column, ReadyCell, ReadyRow
from tdapp.ui.widgets.search import fold

if TYPE_CHECKING:  # what it names is imported when it is first needed
    from tdapp.services.tables.ladder_preview import Move, Preview
    from tdapp.services.tables.standings import Standings


def move_columns() -> tuple[Column, ...]:
    """Titles and explanations."""
    translate = QCoreApplication.translate
    return (
        Column("old", translate("Moves", "Place"), translate("Moves", "Place under the official ladder"), RIGHT),
        Column(
            "new",
            translate("Moves", "Trial"),
            translate("Moves", "Place under the trial ladder, and by how many places"),
        ),
        Column("name", translate("Moves", "Name"), translate("Moves", "Name"), stretch=True, widest=260),
        Column("points", translate("Moves", "Points"), translate("Moves", "Points"), RIGHT),
        Column(
            "decides", translate("Moves", "Decided by"), translate("Moves", "The rung of the trial ladder that decides")
        ),
        Column("value", translate("Moves", "Value"), translate("Moves", "The player's value of that rung"), RIGHT),
    )


def _text(rank: int | None) -> str:
    return "–" if rank is None else str(rank)


def move_rows(preview: Preview, trial: Standings | None = None) -> list[ReadyRow]:
    """One row per player who moves; the key is the pairing number. ``trial`` adds the deciding values."""
    lines = {row.player.number: row for row in trial.rows} if trial is not None else {}
    labels = [info.label for info in trial.ladder] if trial is not None else []
    rows = []
    for move in preview.moves:
        value = ""
        if (label := first_rung(move.decided_by)) in labels:
            index = labels.index(label)
            value = padded(lines[move.number].shown(index), trial.ladder[index].places) if trial is not None else ""
        rows.append(ReadyRow(move.number, _cells(move, value), fold(f"{move.number} {move.name}")))
    return rows


def first_rung(decided_by: str) -> str:
    """The first of the rungs that decide: the one whose value and calculation are shown."""
    return decided_by.split(", ")[0]


def _cells(move: Move, value: str) -> tuple[ReadyCell, ...]:
    translate = QCoreApplication.translate
    icon, tone, by, sentence = "equal", "dim", "", translate("Moves", "From place {0} to place {1}")
    if move.old_rank is not None and move.new_rank is not None:
        step = move.old_rank - move.new_rank
        icon, tone = ("arrow-up", "up") if step > 0 else ("arrow-down", "down")
        by = f" (+{step})" if step > 0 else f" (−{-step})"
    spoken = sentence.format(_text(move.old_rank), _text(move.new_rank))
    return (
        ReadyCell(_text(move.old_rank), move.old_rank, tone="dim"),
        ReadyCell(
            f"{_text(move.new_rank)}{by}", move.new_rank, spoken, tone=tone, icon=icon, strong=True, spoken=spoken
        ),
        ReadyCell(move.name, fold(move.name), move.name),
        ReadyCell(points_read(move.points), sort_key(None, move.points)),
        ReadyCell(move.decided_by or translate("Moves", "shared"), move.decided_by or None),
        ReadyCell(value, sort_key(None, value.replace(",", ".") or None), tone="dim"),
    )
