"""Rows of the preview: whose place moves from where to where, and the rung that decides."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from tdapp.domain.words.wording import has_decimal_comma
from tdapp.ui.widgets.numbers import padded, points_read, sort_key
from tdapp.ui.widgets.ready import RIGHT, Column, ReadyCell, ReadyRow
from tdapp.ui.widgets.search import fold

if TYPE_CHECKING:  # what it names is imported when it is first needed
    from tdapp.services.tables.ladder_preview import Preview
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
    translate = QCoreApplication.translate
    words = translate("Moves", "From place {0} to place {1}"), translate("Moves", "shared"), has_decimal_comma()
    values = _deciding_values(preview, trial) if trial is not None else {}
    return [
        ReadyRow(
            move.number,
            (
                _old_place(move.old_rank),
                _new_place(move.old_rank, move.new_rank, words[0]),
                _name(move.name),
                _points(move.points, words[2]),
                _decided(move.decided_by, words[1]),
                _value(values.get(move.number, "")),
            ),
            fold(f"{move.number} {move.name}"),
        )
        for move in preview.moves
    ]


def _deciding_values(preview: Preview, trial: Standings) -> dict[int, str]:
    """By pairing number, the value of the rung that is named."""
    moved = {move.number: first_rung(move.decided_by) for move in preview.moves}
    columns = {info.label: (index, info.places) for index, info in reversed([*enumerate(trial.ladder)])}
    found = {}
    for row in trial.rows:
        column = columns.get(moved.get(row.player.number, ""))
        if column is not None:
            found[row.player.number] = padded(row.shown(column[0]), column[1])
    return found


def first_rung(decided_by: str) -> str:
    """The first of the rungs that decide: the one whose value and calculation are shown."""
    return decided_by.partition(", ")[0]


# With 2,000 players a drop moves a thousand lines: the same cell is made once and then found by what stands in it.


@lru_cache(maxsize=4096)
def _old_place(rank: int | None) -> ReadyCell:
    return ReadyCell(_text(rank), rank, tone="dim")


@lru_cache(maxsize=16_384)
def _new_place(old: int | None, new: int | None, sentence: str) -> ReadyCell:
    icon, tone, by = "equal", "dim", ""
    if old is not None and new is not None:
        step = old - new
        icon, tone = ("arrow-up", "up") if step > 0 else ("arrow-down", "down")
        by = f" (+{step})" if step > 0 else f" (−{-step})"
    spoken = sentence.format(_text(old), _text(new))
    return ReadyCell(f"{_text(new)}{by}", new, spoken, tone=tone, icon=icon, strong=True, spoken=spoken)


@lru_cache(maxsize=4096)
def _name(name: str) -> ReadyCell:
    return ReadyCell(name, fold(name), name)


@lru_cache(maxsize=1024)
def _points(points: str, _comma: bool) -> ReadyCell:
    return ReadyCell(points_read(points), sort_key(None, points))


@lru_cache(maxsize=1024)
def _decided(by: str, shared: str) -> ReadyCell:
    return ReadyCell(by or shared, by or None)


@lru_cache(maxsize=4096)
def _value(value: str) -> ReadyCell:
    return ReadyCell(value, sort_key(None, value.replace(",", ".") or None), tone="dim")
