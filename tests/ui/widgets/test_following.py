"""A selection follows who was selected: through another order, another number, and into nothing when he is gone."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt

from tdapp.ui.widgets.ready import Column, ReadyCell, ReadyRow, followed
from tdapp.ui.widgets.table import DenseTable

COLUMNS = (Column("number", "No."), Column("name", "Name", stretch=True))


def row(number: int, name: str) -> ReadyRow:
    return ReadyRow(number, (ReadyCell(str(number), number), ReadyCell(name, name)), name, name)


ALL = [row(1, "Adler"), row(2, "Brandt"), row(3, "Cerny"), row(4, "Dvorak")]


@pytest.fixture
def table(qtbot, theme):
    result = DenseTable("Players")
    qtbot.addWidget(result)
    result.set_rows(ALL, COLUMNS)
    result.select_key(3, 1)
    return result


def chosen(table) -> list[str]:
    model = table.model()
    return [model.index(index.row(), 1).data() for index in table.selectionModel().selectedRows()]


def current(table) -> str | None:
    index = table.currentIndex()
    return table.model().index(index.row(), 1).data() if index.isValid() else None


@pytest.mark.parametrize(
    ("rows", "who"),
    [
        ([row(1, "Dvorak"), row(2, "Cerny"), row(3, "Brandt"), row(4, "Adler")], "Cerny"),  # numbered anew
        ([row(1, "Brandt"), row(2, "Cerny"), row(3, "Dvorak")], "Cerny"),  # Adler was deleted
        ([row(0, "New"), *ALL], "Cerny"),
        ([row(1, "Adler"), row(2, "Brandt"), row(3, "Dvorak")], None),  # he himself: nobody, not who stands there now
        ([row(1, "Adler"), row(2, "Brandt"), row(3, "Cerny, Jan"), row(4, "Dvorak")], "Cerny, Jan"),  # edited
        ([], None),
    ],
)
def test_the_selection_follows_the_player(table, rows, who):
    table.set_rows(rows, COLUMNS)
    assert current(table) == who
    assert chosen(table) == ([who] if who else [])


def test_through_a_sorted_table(table):
    table.sortByColumn(1, Qt.SortOrder.DescendingOrder)
    assert chosen(table) == ["Cerny"]
    table.set_rows([row(1, "Brandt"), row(2, "Cerny"), row(3, "Dvorak")], COLUMNS)
    assert chosen(table) == ["Cerny"]
    assert table.current_key() == 2


def test_several_stay_selected(table):
    table.setSelectionMode(DenseTable.SelectionMode.ExtendedSelection)
    table.select_keys((1, 4))
    table.set_rows([row(1, "Dvorak"), row(2, "Adler"), row(3, "Brandt")], COLUMNS)
    assert sorted(chosen(table)) == ["Adler", "Dvorak"]


def test_two_of_one_name_are_known_by_their_numbers():
    twins = [row(1, "Adler"), row(2, "Adler"), row(3, "Brandt")]
    assert followed(twins, twins, [2]) == {2: 2}
    assert followed(twins, [row(1, "Brandt"), row(2, "Adler"), row(3, "Adler")], [2]) == {2: 2}
    assert followed(twins, [row(1, "Brandt"), row(4, "Adler"), row(5, "Adler")], [2]) == {}  # nobody knows which
