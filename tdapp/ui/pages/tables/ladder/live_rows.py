"""Rows of the live standings: place, by how much it moves, what decides it, and the values of all rungs."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from tdapp.domain.words.wording import has_decimal_comma
from tdapp.services.players.names import identity
from tdapp.ui.pages.tables.standings_rows import rung_key, rung_sentence, value_cells
from tdapp.ui.widgets.numbers import padded, points_read
from tdapp.ui.widgets.ready import RIGHT, Column, ReadyCell, ReadyRow
from tdapp.ui.widgets.search import fold
from tdapp.ui.widgets.words import state_texts

if TYPE_CHECKING:  # what it names is imported when it is first needed
    from tdapp.services.tables.ladder_preview import Preview
    from tdapp.services.tables.standings import Standings

DECIDING = "decides"
NOTHING = ReadyCell("")


def live_columns(standings: Standings) -> tuple[Column, ...]:
    """Titles and explanations; the rungs give way where there is no room, the last one first."""
    translate = QCoreApplication.translate
    last = len(standings.ladder)
    return (
        Column("rank", translate("Live", "Place"), translate("Live", "Place under the ladder shown"), RIGHT),
        Column(
            "move", "", translate("Live", "By how many places the ladder shown moves the player against the official")
        ),
        Column("name", translate("Live", "Name"), translate("Live", "Name"), stretch=True, widest=260),
        Column("points", translate("Live", "Points"), translate("Live", "Points after this round"), RIGHT),
        Column(
            DECIDING,
            translate("Live", "Decided by"),
            translate("Live", "The rung that separates the player from those nearest on the same points"),
        ),
        Column("value", translate("Live", "Value"), translate("Live", "The player's value of that rung"), RIGHT),
        *(
            Column(rung_key(index), info.label, rung_sentence(info), RIGHT, gives_way=last - index)
            for index, info in enumerate(standings.ladder)
        ),
    )


def live_rows(
    standings: Standings, preview: Preview, rungs: dict[int, int], *, moved_first: bool = False
) -> list[ReadyRow]:
    """One row per player in the order of the table; the key is the pairing number. ``rungs`` names what decides."""
    translate = QCoreApplication.translate
    shared, why = translate("Live", "Shared place"), translate("Standings", "Click to see how this value comes about.")
    up, down = translate("Live", "up from place {0}"), translate("Live", "down from place {0}")
    comma = has_decimal_comma()
    moved = {move.number: move.old_rank for move in preview.moves}
    listed = standings.listed
    values, gone = value_cells(standings, listed), state_texts([row.player for row in listed])
    rows, previous = [], -1
    for place, row in enumerate(listed):
        number, rank = row.player.number, row.rank
        index = rungs.get(number)
        deciding = (NOTHING, NOTHING)
        if index is not None:
            info = standings.ladder[index]
            shown = row.shown(index)
            deciding = _label(info.label), _value(padded(shown, info.places), why, comma)
        old = moved.get(number)
        cells = (
            _place(rank, place, shared if rank is not None and rank == previous else ""),
            _move(old, rank, up, down) if old is not None and rank is not None else NOTHING,
            _name(row.player.name, gone[place]),
            _points(row.points, comma),
            *deciding,
            *values[place],
        )
        previous = rank if rank is not None else -1
        rows.append(ReadyRow(number, cells, who=identity(row.player)))
    if moved_first:
        rows.sort(key=lambda row: row.key not in moved)
    return rows


# A slot that is tried changes few of thousands of cells: each is made once and then found by what stands in it.


@lru_cache(maxsize=16_384)
def _place(rank: int | None, place: int, shared: str) -> ReadyCell:
    return ReadyCell("–" if rank is None else str(rank), place, shared, tone="dim" if shared else "", strong=True)


@lru_cache(maxsize=16_384)
def _move(old: int, new: int, up: str, down: str) -> ReadyCell:
    higher = old > new
    words = (up if higher else down).format(old)
    icon, tone = ("arrow-up", "up") if higher else ("arrow-down", "down")
    return ReadyCell(str(abs(old - new)), new, words, tone=tone, icon=icon, spoken=f"{abs(old - new)} {words}")


@lru_cache(maxsize=8192)
def _name(name: str, gone: str) -> ReadyCell:
    shown = f"{name} ({gone})" if gone else name
    return ReadyCell(shown, fold(shown), shown, tone="dim" if gone else "")


@lru_cache(maxsize=1024)
def _points(points: str, _comma: bool) -> ReadyCell:
    return ReadyCell(points_read(points), strong=True)


@lru_cache(maxsize=256)
def _label(label: str) -> ReadyCell:
    return ReadyCell(label, label, tone="dim")


@lru_cache(maxsize=16_384)
def _value(shown: str, why: str, _comma: bool) -> ReadyCell:
    return ReadyCell(shown, None, why, strong=True, link=True)
