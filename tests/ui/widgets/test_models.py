"""Every item model keeps Qt's contract, before, during and after changes."""

from __future__ import annotations

from PySide6.QtCore import QModelIndex, Qt
from PySide6.QtTest import QAbstractItemModelTester

from tdapp.domain.section.ladder import Rung
from tdapp.services.tables.ladder_editing import catalogue, rung_options
from tdapp.ui.pages.players.rows import PlayerRows, player_columns
from tdapp.ui.pages.tables.ladder.catalogue import CatalogueModel
from tdapp.ui.pages.tables.ladder.policy_list import PolicyModel
from tdapp.ui.pages.tables.ladder.rows import LadderColumn, LadderModel, LadderRow
from tdapp.ui.widgets.actions import Action, Actions
from tdapp.ui.widgets.ready import NameFilter, ReadyCell, ReadyRow, ReadyTable, Role, sorted_rows
from tdapp.ui.window.palette import Hit, PaletteModel

STRICT = QAbstractItemModelTester.FailureReportingMode.Warning
NAME, RATING = ([column.key for column in player_columns()].index(id_) for id_ in ("name", "rating"))


def rung(text: str) -> LadderRow:
    return LadderRow(text, text, f"Name of {text}", "", "", False)


def test_ready_table_with_filter(qtmodeltester, swiss):
    table = ReadyTable(player_columns())
    watched = NameFilter()
    watched.setSourceModel(table)
    testers = [QAbstractItemModelTester(model, STRICT) for model in (table, watched)]
    table.set_rows(PlayerRows().of(swiss))
    watched.sort(NAME, Qt.SortOrder.DescendingOrder)
    watched.set_needle("lukasz kovari")
    assert [watched.index(row, NAME).data() for row in range(watched.rowCount())] == ["Kővári, Łukasz"]
    watched.set_needle("")
    table.set_rows(PlayerRows().of(swiss)[:3])
    table.set_rows([])
    assert testers
    qtmodeltester.check(table)
    qtmodeltester.check(watched)


def test_sorting_keeps_cells_without_a_key_last():
    rows = [ReadyRow(i, (ReadyCell(str(key), key),)) for i, key in enumerate([3, None, 1, 2])]
    up = sorted_rows(rows, 0, Qt.SortOrder.AscendingOrder)
    down = sorted_rows(rows, 0, Qt.SortOrder.DescendingOrder)
    assert [row.cells[0].sort for row in up] == [1, 2, 3, None]
    assert [row.cells[0].sort for row in down] == [3, 2, 1, None]


def test_sorting_sends_one_layout_change_and_keeps_the_current_row(qtbot, swiss):
    table = ReadyTable(player_columns())
    table.set_rows(PlayerRows().of(swiss))
    from PySide6.QtCore import QPersistentModelIndex

    kept = QPersistentModelIndex(table.index(0, 0))
    changes, resets = [], []
    table.layoutChanged.connect(lambda *_: changes.append(1))
    table.modelReset.connect(lambda: resets.append(1))
    table.sort(RATING, Qt.SortOrder.AscendingOrder)
    assert (len(changes), len(resets)) == (1, 0)
    assert kept.data(Role.KEY) == 1


def test_equal_shape_is_never_a_reset(swiss):
    table = ReadyTable(player_columns())
    table.set_rows(PlayerRows().of(swiss))
    resets, changed = [], []
    table.modelReset.connect(lambda: resets.append(1))
    table.dataChanged.connect(lambda first, last, *_: changed.append((first.row(), last.row())))
    rows = PlayerRows().of(swiss)
    rows[2] = ReadyRow(rows[2].key, tuple(ReadyCell("x") for _ in rows[2].cells))
    table.set_rows(rows)
    assert resets == []
    assert changed == [(2, 2)]


def test_ladder_model_signals(qtmodeltester):
    model = LadderModel()
    tester = QAbstractItemModelTester(model, STRICT)
    seen = []
    model.rowsMoved.connect(lambda *_: seen.append("moved"))
    model.rowsInserted.connect(lambda *_: seen.append("inserted"))
    model.rowsRemoved.connect(lambda *_: seen.append("removed"))
    model.modelReset.connect(lambda: seen.append("reset"))
    model.set_rows([rung("A"), rung("B"), rung("C")])
    model.set_rows([rung("C"), rung("A"), rung("B")])
    model.set_rows([rung("A"), rung("B"), rung("C")])
    model.set_rows([rung("A"), rung("X"), rung("B"), rung("C")])
    model.set_rows([rung("A"), rung("X"), rung("C")])
    model.set_rows([rung("X"), rung("A"), rung("A")])
    assert seen == ["reset", "moved", "moved", "inserted", "removed"]  # the last step is dataChanged alone
    assert [row.text for row in model.rows] == ["X", "A", "A"]
    assert tester
    qtmodeltester.check(model)


def test_ladder_model_never_removes_by_itself():
    model = LadderModel()
    model.set_rows([rung("A"), rung("B")])
    asked = []
    model.ask_move = lambda source, target: bool(asked.append((source, target)))
    assert model.moveRows(QModelIndex(), 0, 1, QModelIndex(), 2) is True
    assert asked == [(0, 1)]
    assert not model.removeRows(0, 1)
    assert len(model.rows) == 2


def test_buttons_of_a_rung_have_names_of_their_own():
    model = LadderModel()
    model.set_rows([rung("BH"), rung("SB")])
    names = {
        model.index(row, column).data(Qt.ItemDataRole.AccessibleTextRole) for row in range(2) for column in LadderColumn
    }
    assert len(names) == 10
    assert "Move Name of SB up (Alt+Up)" in names


def test_other_models(qtmodeltester, swiss):
    models = [CatalogueModel(), PolicyModel(), PaletteModel()]
    models[0].set_entries(catalogue(swiss))
    models[0].set_needle("buch")
    models[0].set_needle("")
    models[1].set_choices(rung_options(swiss, Rung("BH")).policies, None)
    models[2].set_hits([Hit("Open", lambda: None), Hit("Öffnen", lambda: None, why_not="not now")])
    for model in models:
        assert model.rowCount() > 1
        qtmodeltester.check(model)


def test_all_rows_that_changed_are_told(swiss):
    table = ReadyTable(player_columns())
    table.set_rows(PlayerRows().of(swiss))
    changed = []
    table.dataChanged.connect(lambda first, last, *_: changed.append((first.row(), first.column(), last.row())))
    rows = PlayerRows().of(swiss)
    for row in (1, 3):
        rows[row] = ReadyRow(rows[row].key, tuple(ReadyCell("x") for _ in rows[row].cells))
    table.set_rows(rows)
    assert changed == [(1, 0, 3)]


def test_the_keys_shown_are_in_the_order_shown(swiss):
    table, watched = ReadyTable(player_columns()), NameFilter()
    watched.setSourceModel(table)
    table.set_rows(PlayerRows().of(swiss))
    watched.sort(NAME, Qt.SortOrder.DescendingOrder)
    rows = range(watched.rowCount())
    assert watched.keys_shown() == [watched.index(row, 0).data(Role.KEY) for row in rows]
    assert watched.keys_shown() != sorted(watched.keys_shown())
    watched.set_needle("a")
    assert 0 < watched.rowCount() < len(rows)
    assert watched.keys_shown() == [watched.index(row, 0).data(Role.KEY) for row in range(watched.rowCount())]


def test_a_reason_that_actions_share_is_asked_once(qapp):
    asked = []

    def why_not(state):
        asked.append(state)
        return "not now"

    actions = Actions(qapp)
    actions.declare([Action(name, name, why_not=why_not) for name in "bcd"], [Action("e", "e")])
    actions.refresh()
    assert asked == [None]
    assert [(actions[name].isEnabled(), actions[name].toolTip()) for name in "bcd"] == [(False, "not now")] * 3
    assert actions["e"].isEnabled()
