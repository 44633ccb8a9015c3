"""Over all tables: what is selected stays selected, whatever rows come before it or go."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtWidgets import QWidget

from tdapp.ui.widgets.ready import ReadyRow
from tdapp.ui.widgets.table import DenseTable
from tdapp.ui.window.rooms import ROOMS
from tests.effort import thorough
from tests.ui.all_dialogs import all_dialogs

LEAST = 12  # tables with rows that the events of the tests fill


def faults(widget: QWidget) -> tuple[int, list[str]]:
    """How many tables were tried, and what was wrong with them."""
    tried, wrong = 0, []
    for table in widget.findChildren(DenseTable):
        rows = table.source.rows
        keys = [row.key for row in rows]
        if len(rows) < 2 or len(set(keys)) < len(keys):
            continue
        tried += 1
        name = table.accessibleName()
        for shown in ([*reversed(rows)], [*rows[1:]], renumbered(rows)):
            table.set_rows(rows)
            table.select_key(keys[1])
            if table.current_key() != keys[1]:
                break  # the row is filtered away
            table.set_rows(shown)
            wanted = next(row.key for row in shown if row.cells is rows[1].cells)
            if table.current_key() != wanted or (table.selected_keys() or (wanted,)) != (wanted,):
                wrong.append(f"{name}: {table.selected_keys()}, not {wanted}")
    return tried, wrong


def renumbered(rows: tuple[ReadyRow, ...]) -> list[ReadyRow]:
    """The keys the other way round, where a row knows who it is."""
    if not all(row.who for row in rows) or len({row.who for row in rows}) < len(rows):
        return list(rows)
    return [replace(row, key=other.key) for row, other in zip(rows, reversed(rows), strict=True)]


@thorough
def test_the_selection_follows_in_every_table(window):
    tried, wrong, of_players = 0, [], set()
    for room in ROOMS:
        window.show_page(room.key)
        panel = window.panel(room.key)
        of_players |= {one.accessibleName() for one in panel.findChildren(DenseTable) if has_who(one)}
        for count, found in (faults(panel),):
            tried, wrong = tried + count, wrong + found
    for dialog in all_dialogs(window):
        count, found = faults(dialog)
        tried, wrong = tried + count, wrong + found
        dialog.deleteLater()
    assert not wrong
    assert tried >= LEAST
    assert {"Players", "Standings", "Standings by this ladder", "Crosstable"} <= of_players


def has_who(table: DenseTable) -> bool:
    return bool(table.source.rows) and all(row.who for row in table.source.rows)
