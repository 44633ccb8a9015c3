"""Many players at once, over a real event file."""

from __future__ import annotations

from tdapp.ui.pages.players.add_players import AddPlayersDialog
from tdapp.ui.pages.players.bulk_entry import BulkEntryDialog, field_names
from tests.ui.registration_stage import PASTED, players


def test_every_row_has_its_fate_and_only_new_ones_are_added(desk, qtbot):
    dialog = BulkEntryDialog(desk.session, desk.stack.actions_of["players"].registration, desk)
    qtbot.addWidget(dialog)
    dialog.text.setPlainText(PASTED)
    dialog.take_text()
    assert [fate.fate for fate in dialog._fates] == ["duplicate", "new", "error"]
    assert (dialog._fates[2].line, dialog._fates[2].column) == (4, 3)
    assert [combo.currentData() for combo in dialog.combos] == ["name", "federation", "rating", "birth"]
    dialog.combos[2].setCurrentIndex(dialog.combos[2].findData("ignore"))
    dialog._show()
    assert [fate.fate for fate in dialog._fates] == ["duplicate", "new", "new"]
    dialog.confirm.click()
    assert [players(desk)[n].name for n in (5, 6)] == ["Neu, Anna", "Bad, One"]


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

    assert set(field_names()) == {field.value for field in Field}


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
    desk.close_event()
    assert not desk.stack.actions_of["players"].takes(file)
