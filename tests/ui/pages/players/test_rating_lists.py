"""Rating lists in the window, over real files."""

from __future__ import annotations

import threading

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from tdapp.ui.pages.players.edit_players import EditPlayerDialog
from tdapp.ui.pages.players.rating_check import RatingCheckDialog
from tdapp.ui.pages.players.rating_lists import RatingListsDialog
from tdapp.ui.session.tasks import TaskRunner
from tests.rating_list_files import CARLSEN, MUELLER, combined_text, zipped
from tests.ui.registration_stage import keep, players


def test_a_file_that_is_no_list_leaves_everything_as_it_was(desk, qtbot, tmp_path):
    dialog = RatingListsDialog(desk.stack.actions_of["players"].registration, desk.tasks, desk)
    qtbot.addWidget(dialog)
    wrong = tmp_path / "holiday.txt"
    wrong.write_text("not a rating list at all\n", encoding="utf-8")
    dialog.take_fide(wrong)
    assert dialog.message.text()
    assert dialog.lists.isHidden()


def test_an_import_can_be_cancelled(desk, qtbot, tmp_path):
    file = tmp_path / "list.txt"
    file.write_bytes(combined_text([replace_entry(CARLSEN, i) for i in range(5000)]))
    dialog = RatingListsDialog(desk.stack.actions_of["players"].registration, desk.tasks, desk)
    qtbot.addWidget(dialog)
    dialog.take_fide(file)
    dialog.month.setText("2026-10")
    dialog._share.connect(lambda _share: dialog._cancel_running())
    dialog.go.click()
    assert "cancelled" in dialog.message.text()
    assert desk.stack.actions_of["players"].registration.rating_lists().lists() == ()
    assert dialog.fide.isEnabled()


def test_looking_at_a_list_can_be_stopped(desk, qtbot, tmp_path):
    """A large workbook takes its time: what is done is said, the button ends it, and the dialog stays."""
    registration, tasks = desk.stack.actions_of["players"].registration, TaskRunner()
    dialog = RatingListsDialog(registration, tasks, desk)
    qtbot.addWidget(dialog)
    dialog.show()
    file, gate = tmp_path / "dwz.csv", threading.Event()
    file.write_text("Spieler;PKZ;DWZ\nMüller, Zoë;12345;1987\n", encoding="utf-8")
    dialog._look_at(
        file, lambda: gate.wait(5) and registration.list_table(file), lambda table: dialog._looked(file, table)
    )
    assert dialog._stop_button.isVisible()
    assert dialog._stop_button.text().strip() == "Stop reading"
    assert not dialog.other.isEnabled()
    dialog._stop_button.click()
    assert not dialog._stop_button.isVisible()
    assert "stopped" in dialog.message.text()
    assert dialog.other.isEnabled()
    gate.set()
    qtbot.waitUntil(lambda: not tasks.busy, timeout=30_000)
    assert dialog._card.isHidden()  # the answer came late
    dialog.take_table(file)
    qtbot.waitUntil(dialog._card.isVisible, timeout=30_000)
    tasks.shut_down()


def replace_entry(entry, place):
    return entry._replace(fideid=1000000 + place)


def test_another_list_with_its_columns_named(desk, qtbot, tmp_path):
    file = tmp_path / "dwz.csv"
    file.write_text("Spieler;PKZ;Wert\nMüller, Zoë;12345;1987\n", encoding="utf-8")
    dialog = RatingListsDialog(desk.stack.actions_of["players"].registration, desk.tasks, desk)
    qtbot.addWidget(dialog)
    dialog.take_table(file)
    combo = dialog._column_combos["standard"]
    combo.setCurrentIndex(combo.findData("Wert"))
    dialog.go.click()
    assert "name" in dialog.message.text()  # the list has none yet
    dialog.source.setText("DWZ")
    dialog.month.setText("2026-11")
    dialog.go.click()
    (info,) = desk.stack.actions_of["players"].registration.rating_lists().lists()
    assert (info.source, info.players) == ("DWZ", 1)
    dialog.lists.select_key(0)
    dialog.remove.click()
    assert desk.stack.actions_of["players"].registration.rating_lists().lists() == ()


def test_the_comparison_applies_only_what_is_ticked_in_one_step(desk, qtbot, tmp_path):
    keep(desk, tmp_path, data=combined_text([MUELLER]))
    form = EditPlayerDialog(desk.session, desk.stack.actions_of["players"].registration, 2, desk)
    qtbot.addWidget(form)
    form.form.fide_id.setText(str(MUELLER.fideid))
    form.confirm.click()
    dialog = RatingCheckDialog(desk.session, desk.stack.actions_of["players"].registration, desk)
    qtbot.addWidget(dialog)
    fields = [proposal.field.value for proposal in dialog._proposals]
    assert {"name", "title", "federation", "tournament rating"} <= set(fields)
    dialog.nothing.click()
    assert not dialog.confirm.isEnabled()
    dialog.table.select_key(fields.index("federation"))
    QTest.keyClick(dialog.table, Qt.Key.Key_Space)
    dialog.confirm.click()
    assert (players(desk)[2].federation, players(desk)[2].name) == ("GER", "Ильин, Пётр")
    desk.session.changes.undo()
    assert players(desk)[2].federation == "KAZ"


def test_new_lists_of_a_watched_folder_are_offered_and_imported(desk, qtbot, tmp_path):
    downloads = tmp_path / "downloads"
    downloads.mkdir()
    zipped(downloads / "a.zip", "players_list_foa.txt", combined_text(), (2026, 9, 30))
    registration = desk.stack.actions_of["players"].registration
    registration.watch_folder(downloads)
    dialog = RatingListsDialog(registration, desk.tasks, desk)
    qtbot.addWidget(dialog)
    told = "a.zip, month by the date of the list in the archive"
    assert dialog.message.text() == f"1 new list in the watched folder: FIDE 2026-10 ({told})"
    dialog.take_new.click()
    (info,) = registration.rating_lists().lists()
    assert f"{info.month:%Y-%m}" == "2026-10"
    again = RatingListsDialog(registration, desk.tasks, desk)
    qtbot.addWidget(again)
    assert again.take_new.isHidden()
