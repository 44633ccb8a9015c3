"""Rows of the comparison: places under two ladders, and places by policy."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from tdapp.ui.widgets.numbers import points_read
from tdapp.ui.widgets.ready import CENTRE, RIGHT, Column, ReadyCell, ReadyRow
from tdapp.ui.widgets.search import fold

if TYPE_CHECKING:  # what it names is imported when it is first needed
    from tdapp.services.tables.ladder_preview import Preview
    from tdapp.services.tables.policy_places import PolicyPlaces
    from tdapp.services.tables.standings import Standings


def compare_columns() -> tuple[Column, ...]:
    """Titles and explanations."""
    translate = QCoreApplication.translate
    return (
        Column("first", translate("Compare", "First"), translate("Compare", "Place under the first ladder"), RIGHT),
        Column("second", translate("Compare", "Second"), translate("Compare", "Place under the second ladder"), RIGHT),
        Column("name", translate("Compare", "Name"), translate("Compare", "Name"), stretch=True, widest=320),
        Column("points", translate("Compare", "Points"), translate("Compare", "Points"), RIGHT),
        Column(
            "before",
            translate("Compare", "Decided, first"),
            translate("Compare", "The rung of the first ladder that decides"),
        ),
        Column(
            "decides",
            translate("Compare", "Decided, second"),
            translate("Compare", "The rung of the second ladder that decides"),
        ),
    )


def compare_rows(first: Standings, second: Standings, forward: Preview, back: Preview) -> list[ReadyRow]:
    """Everybody, those whose place differs first; ``back`` is the comparison the other way round."""
    decides = {move.number: move.decided_by for move in forward.moves}
    before = {move.number: move.decided_by for move in back.moves}
    old = {row.player.number: row.rank for row in first.rows}
    shared = QCoreApplication.translate("Compare", "shared")
    rows = []
    for row in sorted(second.rows, key=lambda row: row.player.number not in decides):
        number, name = row.player.number, row.player.name
        differs = number in decides
        cells = (
            ReadyCell(str(old[number] or "–"), old[number], strong=differs),
            ReadyCell(str(row.rank or "–"), row.rank, strong=differs),
            ReadyCell(name, fold(name), strong=differs, icon="git-compare-arrows" if differs else ""),
            ReadyCell(points_read(row.points), float(row.points)),
            ReadyCell((before.get(number, "") or shared) if differs else "", before.get(number)),
            ReadyCell((decides[number] or shared) if differs else "", decides.get(number)),
        )
        rows.append(ReadyRow(number, cells, fold(f"{number} {name}")))
    return rows


def policy_place_columns(places: PolicyPlaces) -> tuple[Column, ...]:
    """The player, then one column per policy under its id; the full name is the tooltip."""
    translate = QCoreApplication.translate
    as_it_stands = translate("Compare", "as it stands")
    return (
        Column("name", translate("Compare", "Name"), translate("Compare", "Name"), widest=220),
        Column("points", translate("Compare", "Points"), translate("Compare", "Points"), RIGHT),
        *(
            Column(f"policy-{index}", column.policy_id or as_it_stands, f"{column.name}. {column.sentence}", CENTRE)
            for index, column in enumerate(places.columns)
        ),
    )


def policy_place_rows(places: PolicyPlaces) -> list[ReadyRow]:
    """One row per player; a place that differs from the first column is bold."""
    return [
        ReadyRow(
            row.number,
            (
                ReadyCell(row.name, fold(row.name), row.name),
                ReadyCell(points_read(row.points), float(row.points)),
                *(
                    ReadyCell(
                        str(place or "–"),
                        place,
                        strong=place != row.places[0],
                        tone=_tone(row.places[0], place),
                        spoken=f"{column.policy_id}: {place or '–'}",
                    )
                    for column, place in zip(places.columns, row.places, strict=True)
                ),
            ),
            fold(f"{row.number} {row.name}"),
        )
        for row in places.rows
    ]


def _tone(usual: int | None, place: int | None) -> str:
    if usual is None or place is None or usual == place:
        return ""
    return "up" if place < usual else "down"
