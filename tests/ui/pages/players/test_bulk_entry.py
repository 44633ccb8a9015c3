"""Many players at once, over a real event file."""

from __future__ import annotations

import threading
from dataclasses import replace

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QPushButton

from tdapp.app.backend import FileBackend
from tdapp.storage import open_event_file
from tdapp.ui.pages.players.add_players import AddPlayersDialog
from tdapp.ui.pages.players.bulk_entry import EXAMPLE, BulkEntryDialog, field_names
from tdapp.ui.session.tasks import TaskRunner
from tdapp.ui.window.main_window import MainWindow
from tests.services.teams.team_stage import empty
from tests.ui.pages.teams.typing import accepting
from tests.ui.registration_stage import PASTED, event_file, players


def test_every_row_has_its_fate_and_only_new_ones_are_added(desk, qtbot):
    dialog = BulkEntryDialog(desk.session, desk.stack.actions_of["players"].registration, desk)
    qtbot.addWidget(dialog)
    dialog.text.setPlainText(PASTED)
    dialog.take_text()
    assert [fate.fate for fate in dialog._fates] == ["duplicate", "new", "error"]
    assert (dialog._fates[2].line, dialog._fates[2].column, dialog._fates[2].name) == (4, 3, "Bad, One")
    assert [combo.currentData() for combo in dialog.combos] == ["name", "federation", "rating", "birth"]
    dialog.combos[2].setCurrentIndex(dialog.combos[2].findData("ignore"))
    dialog._show()
    assert [fate.fate for fate in dialog._fates] == ["duplicate", "new", "new"]
    dialog.confirm.click()
    assert [players(desk)[n].name for n in (5, 6)] == ["Neu, Anna", "Bad, One"]


def entry(desk, qtbot, rows: str) -> BulkEntryDialog:
    dialog = BulkEntryDialog(desk.session, desk.stack.actions_of["players"].registration, desk)
    qtbot.addWidget(dialog)
    dialog.show()
    dialog.text.setPlainText(rows)
    dialog.take_text()
    return dialog


def test_the_box_reads_its_own_example(desk, qtbot):
    dialog = entry(desk, qtbot, EXAMPLE)
    (player,) = dialog.players()
    assert (player.name, player.federation, player.rating, player.birth) == ("Kővári, Łukasz", "POL", 2304, "1991")


def test_a_row_that_cannot_be_read_is_named_repaired_in_its_place_and_never_forgotten(desk, qtbot):
    dialog = entry(desk, qtbot, PASTED)
    model = dialog.table.model()
    assert [model.index(0, column).data() for column in (0, 2)] == ["4", "Bad, One"]  # what wants a look comes first
    dialog.confirm.click()
    assert [one.name for one in players(desk).values()][4:] == ["Neu, Anna"]
    assert dialog.isVisible()
    assert "1 row" in dialog.warning.text()
    assert dialog.repair.text() == "abc"
    QTest.keyClick(dialog.table, Qt.Key.Key_Return)
    assert dialog.focusWidget() is dialog.repair
    QTest.keyClicks(dialog.repair, "1,650")
    QTest.keyClick(dialog.repair, Qt.Key.Key_Return)
    assert dialog.isVisible()  # Enter took the cell and added nobody
    assert len(players(desk)) == 5
    dialog.confirm.click()
    assert (players(desk)[6].name, players(desk)[6].rating) == ("Bad, One", 1650)
    assert not dialog.isVisible()


def test_a_federation_that_fide_does_not_have_is_repaired_in_its_place(desk, qtbot):
    dialog = entry(desk, qtbot, "Name\tFed\nNeu, Anna\tDEU\nAlt, Bea\tNOR\nNeu, Cleo\tXYZ\n")
    assert [one.fate for one in dialog._fates] == ["conflict", "new", "conflict"]
    assert dialog.repair.isVisible()  # the first one at once
    dialog.table.setFocus()
    QTest.keyClick(dialog.table, Qt.Key.Key_Return)
    assert dialog.focusWidget() is dialog.repair
    for wrong, right in (("DEU", "GER"), ("XYZ", "SUI")):
        assert dialog.repair.text() == wrong
        QTest.keyClicks(dialog.repair, right)
        QTest.keyClick(dialog.repair, Qt.Key.Key_Return)
    assert [(one.name, one.federation) for one in dialog.players()] == [
        ("Neu, Anna", "GER"), ("Alt, Bea", "NOR"), ("Neu, Cleo", "SUI")
    ]  # fmt: skip
    assert dialog.focusWidget() is dialog.confirm


def test_control_and_enter_add_what_was_pasted(desk, qtbot):
    dialog = entry(desk, qtbot, "Name\nNeu, Anna\n")
    dialog.text.setFocus()
    QTest.keyClick(dialog.text, Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier)
    assert [one.name for one in players(desk).values()][4:] == ["Neu, Anna"]


def test_numbers_without_a_meaning_hold_the_table_until_they_have_one(desk, qtbot):
    dialog = entry(desk, qtbot, "Name\tX1\tX2\nNeu, Anna\t1800\t4711\nAlt, Bea\t1700\t4712\n")
    assert "Column 2 holds numbers (1800, 1700)" in dialog.lost.text()
    assert not dialog.confirm.isEnabled()
    assert "Column 2" in dialog.confirm.toolTip()
    dialog.combos[1].setCurrentIndex(dialog.combos[1].findData("rating"))
    dialog._show()
    assert "Column 3" in dialog.lost.text()
    dialog.leave.click()
    assert (dialog.lost.text(), dialog.confirm.isEnabled()) == ("", True)
    assert [one.rating for one in dialog.players()] == [1800, 1700]


def test_dates_that_can_be_read_two_ways_are_asked_once_for_the_table(desk, qtbot):
    dialog = entry(desk, qtbot, "Name\tBorn\nNeu, Anna\t04/05/1999\nAlt, Bea\t01/02/1999\n")
    assert "1999-05-04 or 1999-04-05" in dialog.dates.text()
    assert not dialog.players()
    dialog.dates.findChildren(QPushButton)[1].click()
    assert [one.birth for one in dialog.players()] == ["1999-04-05", "1999-01-02"]
    assert dialog.dates.text() == ""


def test_a_report_and_a_csv_are_read_as_files(desk, qtbot, tmp_path):
    table = tmp_path / "entries.csv"
    table.write_text("Surname;First name;Rating\nÅs;Øyvind;1700\n", encoding="utf-8")
    dialog = BulkEntryDialog(desk.session, desk.stack.actions_of["players"].registration, desk)
    qtbot.addWidget(dialog)
    dialog.take_file(table)
    assert [player.name for player in dialog.players()] == ["Ås, Øyvind"]
    dialog.take_file(tmp_path / "missing.csv")
    assert "missing.csv" in dialog.warning.text()
    assert not dialog.confirm.isEnabled()
    assert dialog.confirm.toolTip()


def test_every_meaning_of_a_column_has_words():
    from tdapp.interchange.table_columns import Field

    assert set(field_names(teams=True)) == {field.value for field in Field}


def test_the_meaning_of_the_columns_is_remembered_for_the_same_headings(desk, qtbot):
    text = "Teilnehmer\tX1\tZahl\nKővári, Łukasz\tPOL\t2304\nИльина, Анна\tKAZ\t2250\n"

    def pasted(rows: str) -> BulkEntryDialog:
        dialog = BulkEntryDialog(desk.session, desk.stack.actions_of["players"].registration, desk)
        qtbot.addWidget(dialog)
        dialog.text.setPlainText(rows)
        dialog.take_text()
        return dialog

    dialog = pasted(text)
    assert "federation" not in [combo.currentData() for combo in dialog.combos]
    dialog.header.setChecked(True)
    for place, field in enumerate(("name", "federation", "national")):
        dialog.combos[place].setCurrentIndex(dialog.combos[place].findData(field))
    dialog._show()
    dialog.confirm.click()
    assert players(desk)[5].federation == "POL"
    again = pasted("teilnehmer\tX1\tZAHL\nNeu, Anna\tNOR\t1800\n")
    assert [combo.currentData() for combo in again.combos] == ["name", "federation", "national"]
    assert again.header.isChecked()
    assert [fate.fate for fate in again._fates] == ["new"]
    other = pasted("teilnehmer\tX2\tZAHL\nNeu, Anna\tNOR\t1800\n")
    assert [combo.currentData() for combo in other.combos] != ["name", "federation", "national"]


def test_who_is_in_another_section_is_a_conflict(desk, qtbot):
    desk.session.view.set_section(desk.session.view.sections[1].section_id)
    dialog = BulkEntryDialog(desk.session, desk.stack.actions_of["players"].registration, desk)
    qtbot.addWidget(dialog)
    dialog.text.setPlainText(PASTED)
    dialog.take_text()
    assert [fate.fate for fate in dialog._fates] == ["conflict", "new", "error"]
    assert dialog._fates[0].text == "Müller, Zoë is in the section Open."
    one = AddPlayersDialog(desk.session, desk.stack.actions_of["players"].registration, desk)
    qtbot.addWidget(one)
    assert "Masters" in one.windowTitle()
    one.form.family.setText("MULLER")
    one.form.given.setText("Zoe")
    assert "Open" in one.warning.text()


def test_a_table_dropped_on_the_window_is_of_players(desk, qtbot, tmp_path, monkeypatch):
    file = tmp_path / "entries.csv"
    file.write_text("Name;Fed\nNeu, Anna;NOR\n", encoding="utf-8")
    assert desk.stack.actions_of["players"].takes(file)
    assert not desk.stack.actions_of["players"].takes(tmp_path / "report.trf")
    shown: list[BulkEntryDialog] = []
    monkeypatch.setattr(desk.stack.actions_of["players"], "_show", shown.append)
    desk.stack.actions_of["players"].show_bulk(file)
    assert [player.name for player in shown[0].players()] == ["Neu, Anna"]
    assert shown[0].source.text() == "entries.csv"
    shown[0].deleteLater()
    desk.session.view.open(None)
    assert not desk.stack.actions_of["players"].takes(file)


def test_a_file_is_read_beside_the_window_and_can_be_stopped(desk, qtbot, tmp_path):
    """A workbook may take seconds: nothing of the window waits for it, and what was stopped does not come later."""
    path = tmp_path / "players.csv"
    path.write_text("Name;Rating\nCarlsen, Magnus;2840\n", encoding="utf-8")
    begun, free = threading.Event(), threading.Event()
    registration = desk.stack.actions_of["players"].registration

    class Slow:
        """The registration, which waits until it may go on."""

        def __getattr__(self, name):
            return getattr(registration, name)

        def player_file(self, path, *, teams=False):
            begun.set()
            assert free.wait(20)
            return registration.player_file(path)

    tasks = TaskRunner()
    dialog = BulkEntryDialog(desk.session, Slow(), desk, tasks=tasks)
    qtbot.addWidget(dialog)
    dialog.show()
    dialog.take_file(path)
    assert begun.wait(20)
    assert dialog.source.text() == "players.csv is being read…"
    assert not dialog.text.isEnabled()
    dialog.stop.click()
    assert dialog.text.isEnabled()
    free.set()
    qtbot.waitUntil(lambda: not tasks.busy, timeout=20_000)
    assert dialog.table.source.rows == ()
    dialog.take_file(path)
    qtbot.waitUntil(lambda: len(dialog.table.source.rows) == 1, timeout=20_000)
    assert dialog.source.text() == "players.csv"
    tasks.shut_down()


def test_teams_come_with_their_players_in_the_order_of_the_table(qtbot, qapp, theme, settings, announced, tmp_path):
    path = event_file(tmp_path / "league.tdb", replace(empty(2), teams=()))
    window = MainWindow(FileBackend(), settings, theme, tasks=TaskRunner(threaded=False))
    qtbot.addWidget(window)
    window.session.view.open(open_event_file(path))
    dialog = entry(
        window, qtbot, "Bo.\tName\tRtg\tTeam\n2\tBerg, Anna\t2100\tSK 1\n1\tKov, Jan\t1900\tSK 1\n1\tLi, Wei\t\tSK 2"
    )
    assert [combo.currentData() for combo in dialog.combos] == ["board", "name", "rating", "team"]
    assert dialog.confirm.text().strip() == "Add 3 players, teams: 2"
    dialog.confirm.click()
    section = window.session.view.section
    names = {player.number: player.name for player in section.players}
    assert [(team.name, [names[one] for one in team.members]) for team in section.teams] == [
        ("SK 1", ["Kov, Jan", "Berg, Anna"]),
        ("SK 2", ["Li, Wei"]),
    ]
    window.session.changes.undo()
    assert window.session.view.section.teams == ()
    assert len(window.session.view.section.players) == 6


def test_afterwards_the_first_new_player_is_selected_in_the_list(desk, monkeypatch):
    panel = desk.panel("players")
    panel.add_button.setFocus()
    before = set(players(desk))

    def add(dialog: BulkEntryDialog) -> None:
        dialog.text.setPlainText(PASTED)
        dialog.take_text()
        dialog.add()

    monkeypatch.setattr(BulkEntryDialog, "exec", accepting(add))
    desk.stack.actions_of["players"].show_bulk()
    new = set(players(desk)) - before
    assert panel.selected() == (min(new),)
    assert panel.table.hasFocus()
