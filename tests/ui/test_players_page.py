"""Registration by keyboard over a real event file and real rating lists."""

from __future__ import annotations

import time
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QDialog

from tdapp.app import FileBackend
from tdapp.domain.event import Event, Kind, RatingMethod, Section
from tdapp.domain.outcome import Outcome
from tdapp.domain.player import NATIONAL, STANDARD, CheckIn, Player, Rating, Standing
from tdapp.domain.player_commands import Rest
from tdapp.storage.creation import create_event_file
from tdapp.storage.opening import open_event_file
from tdapp.ui.dialogs.absences import AbsencesDialog
from tdapp.ui.dialogs.add_players import AddPlayersDialog
from tdapp.ui.dialogs.bulk_entry import BulkEntryDialog, field_names
from tdapp.ui.dialogs.edit_players import EditManyDialog, EditPlayerDialog
from tdapp.ui.dialogs.numbers import LotDialog, OrderDialog, RatingMethodDialog, RegenerateDialog
from tdapp.ui.dialogs.rating_check import RatingCheckDialog
from tdapp.ui.dialogs.rating_lists import RatingListsDialog
from tdapp.ui.dialogs.step import RoundStepDialog
from tdapp.ui.main_window import MainWindow
from tdapp.ui.models.players import player_columns
from tdapp.ui.question import Question
from tdapp.ui.tasks import TaskRunner
from tdapp.ui.widgets.check_in import CloseCheckInDialog
from tests.rating_list_files import CARLSEN, MUELLER, combined_text
from tests.ui.test_window import nameless

PLAYERS = (
    Player(1, "Müller, Zoë", 2100, "FM", federation="GER", birth="1990", owed="30", paid="30"),
    Player(2, "Ильин, Пётр", 2000, federation="KAZ", owed="30"),
    Player(3, "<script>alert(1)</script>", 1900, federation="NOR"),
    Player(4, "=HYPERLINK(1)", federation="NOR"),
)


def event_file(path: Path, *sections: Section) -> Path:
    create_event_file(path, sections)
    return path


def section(*players: Player, name: str = "Open", kind: Kind = Kind.SWISS) -> Section:
    cells: tuple[tuple[()], ...] = tuple(() for _ in players)
    return Section(Event("Łódź Open"), players, cells, 5, name=name, kind=kind)


@pytest.fixture
def desk(qtbot, qapp, theme, settings, announced, tmp_path, monkeypatch) -> Iterator[MainWindow]:
    """The window over an event with four players in Open and none in Masters, before round 1."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    path = event_file(tmp_path / "event.tdb", section(*PLAYERS), section(name="Masters", kind=Kind.ROUND_ROBIN))
    window = MainWindow(FileBackend(), settings, theme, tasks=TaskRunner(threaded=False))
    qtbot.addWidget(window)
    window.resize(1280, 800)
    window.show()
    window.open_store(open_event_file(path))
    window.show_page("players")
    yield window
    window.player_actions.registration.rating_lists().close()  # type: ignore[attr-defined]  # a RatingListFolder
    window.close()
    window.deleteLater()
    qapp.sendPostedEvents(window, QEvent.Type.DeferredDelete)


def keep(window: MainWindow, path: Path, name: str = "players_list_foa.txt", data: bytes | None = None) -> None:
    """Import a list through the dialog."""
    file = path / name
    file.write_bytes(combined_text() if data is None else data)
    dialog = RatingListsDialog(window.player_actions.registration, window.tasks, window)
    dialog.take_fide(file)
    assert not dialog._card.isHidden()  # the plain download does not say its month
    dialog.month.setText("2026-10")
    dialog.go.click()
    assert "2026-10" in dialog.message.text()
    dialog.reject()


def players(window: MainWindow) -> dict[int, Player]:
    return {player.number: player for player in window.controller.section.players}


# -- adding ---------------------------------------------------------------------------------------------------------


def test_a_few_letters_and_enter_add_a_player_of_the_list(desk, qtbot, tmp_path):
    keep(desk, tmp_path)
    dialog = AddPlayersDialog(desk.controller, desk.player_actions.registration, desk)
    qtbot.addWidget(dialog)
    dialog.show()
    QTest.keyClicks(dialog.search, "carls")
    QTest.keyClick(dialog.search, Qt.Key.Key_Return)
    added = players(desk)[5]
    assert (added.name, added.fide_id, added.rating, added.title) == ("Carlsen, Magnus", "1503014", 2823, "GM")
    assert Rating(STANDARD, 2823, "FIDE", "2026-10") in added.ratings
    assert dialog.search.text() == ""
    QTest.keyClicks(dialog.search, "carls")
    QTest.keyClick(dialog.search, Qt.Key.Key_Return)
    assert len(players(desk)) == 5
    assert "already" in dialog.warning.text()
    desk.controller.undo()
    assert len(players(desk)) == 4


def test_arrows_choose_another_candidate_and_control_enter_fills_the_form(desk, qtbot, tmp_path):
    keep(desk, tmp_path)
    dialog = AddPlayersDialog(desk.controller, desk.player_actions.registration, desk)
    qtbot.addWidget(dialog)
    dialog.show()
    QTest.keyClicks(dialog.search, "muller")
    dialog._look()
    names = [row.name for row in dialog._found]
    assert set(names) == {"Mueller, Hans", "Mueller-Schmidt, Anna"}
    QTest.keyClick(dialog.search, Qt.Key.Key_Down)
    QTest.keyClick(dialog.search, Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier)
    assert dialog.form.player().name == names[1]
    assert len(players(desk)) == 4


def test_a_typed_player_is_added_with_enter_and_doubles_are_seen(desk, qtbot):
    dialog = AddPlayersDialog(desk.controller, desk.player_actions.registration, desk)
    qtbot.addWidget(dialog)
    dialog.show()
    assert dialog.no_list.text()
    QTest.keyClicks(dialog.form.family, "muller")
    QTest.keyClicks(dialog.form.given, "zoe")
    assert "Müller, Zoë" in dialog.warning.text()
    dialog.form.family.setText("Kővári")
    dialog.form.given.setText("Łukasz")
    QTest.keyClicks(dialog.form.rating, "2304")
    QTest.keyClick(dialog.form.rating, Qt.Key.Key_Return)
    assert (players(desk)[5].name, players(desk)[5].rating) == ("Kővári, Łukasz", 2304)
    assert dialog.form.family.text() == ""
    dialog.form.family.setText("X")
    dialog.form.rating.setText("high")
    dialog.confirm.click()
    assert "no number" in dialog.warning.text()
    assert len(players(desk)) == 5


# -- editing --------------------------------------------------------------------------------------------------------


def test_editing_marks_a_typed_rating_and_refuses_nonsense(desk, qtbot):
    dialog = EditPlayerDialog(desk.controller, desk.player_actions.registration, 1, desk)
    qtbot.addWidget(dialog)
    dialog.form.birth.setText("32.13.1990")
    dialog.confirm.click()
    assert "date of birth" in dialog.warning.text()
    assert dialog.result() != QDialog.DialogCode.Accepted
    dialog.form.birth.setText("1990-02-28")
    dialog.form.ratings[STANDARD].setText("2111")
    dialog.confirm.click()
    assert players(desk)[1].birth == "1990-02-28"
    assert players(desk)[1].ratings == (Rating(STANDARD, 2111, typed=True),)


def test_saving_without_a_change_is_no_step(desk, qtbot):
    before = desk.controller.store.revision
    dialog = EditPlayerDialog(desk.controller, desk.player_actions.registration, 2, desk)
    qtbot.addWidget(dialog)
    assert dialog.form.player() == players(desk)[2]
    dialog.confirm.click()
    assert desk.controller.store.revision == before


def test_one_field_of_many_players(desk, qtbot):
    dialog = EditManyDialog(desk.controller, (1, 2, 4), desk)
    qtbot.addWidget(dialog)
    QTest.keyClicks(dialog.fields["club"], "SK Lodz")
    dialog.paid_up.setChecked(True)
    dialog.confirm.click()
    assert [players(desk)[n].club for n in (1, 2, 3, 4)] == ["SK Lodz", "SK Lodz", "", "SK Lodz"]
    assert players(desk)[2].paid == "30"
    assert players(desk)[1].federation == "GER"
    desk.controller.undo()
    assert players(desk)[1].club == ""


def test_remove_takes_away_and_undo_brings_back(desk):
    panel = desk.panel("players")
    panel.table.select_key(4)
    desk.player_actions.remove.trigger()
    assert set(players(desk)) == {1, 2, 3}
    desk.controller.undo()
    assert set(players(desk)) == {1, 2, 3, 4}


def test_removing_several_asks_with_their_names(desk):
    asked: list[Question] = []
    desk.controller.ask = lambda question: asked.append(question)  # cancelled: returns None
    desk.panel("players").table.selectAll()
    desk.player_actions.remove.trigger()
    assert len(players(desk)) == 4
    assert asked[0].lines == tuple(player.name for player in PLAYERS)


def test_withdraw_and_take_back(desk, monkeypatch):
    monkeypatch.setattr(RoundStepDialog, "exec", lambda _self: QDialog.DialogCode.Accepted)
    panel = desk.panel("players")
    panel.table.select_key(2)
    desk.player_actions.withdraw.trigger()
    assert players(desk)[2].standing is Standing.WITHDRAWN
    assert not desk.player_actions.withdraw.isEnabled()
    assert desk.player_actions.withdraw.toolTip()
    desk.player_actions.reenter.trigger()
    assert players(desk)[2].standing is Standing.ACTIVE


def test_expelling_needs_a_confirmation(desk, monkeypatch):
    monkeypatch.setattr(RoundStepDialog, "exec", lambda _self: QDialog.DialogCode.Accepted)
    asked: list[Question] = []
    desk.controller.ask = lambda question: asked.append(question)
    desk.panel("players").table.select_key(3)
    desk.player_actions.expel.trigger()
    assert players(desk)[3].standing is Standing.ACTIVE
    desk.controller.ask = lambda _question: ""
    desk.player_actions.expel.trigger()
    assert players(desk)[3].standing is Standing.EXPELLED
    assert asked[0].warnings[0].rule_id == "expulsion"


def test_players_move_to_another_section_before_the_start(desk):
    panel = desk.panel("players")
    panel.table.select_key(1)
    desk.player_actions._fill_moves()
    (action,) = desk.player_actions.move_menu.actions()
    assert action.text() == "Masters"
    action.trigger()
    assert set(players(desk)) == {2, 3, 4}
    desk.controller.set_section(desk.controller.sections[1].section_id)
    assert players(desk)[1].name == "Müller, Zoë"


def test_absences_by_key(desk, qtbot):
    dialog = AbsencesDialog(desk.controller, (1, 2), desk)
    qtbot.addWidget(dialog)
    dialog.show()
    qtbot.waitUntil(dialog.isActiveWindow)
    grid = dialog.grid
    grid.setFocus()
    grid.setCurrentCell(0, 1)
    QTest.keyClick(grid, Qt.Key.Key_H)
    grid.setCurrentCell(1, 2)
    QTest.keyClick(grid, Qt.Key.Key_0)
    grid.setCurrentCell(1, 4)
    QTest.keyClick(grid, Qt.Key.Key_0)
    QTest.keyClick(grid, Qt.Key.Key_Delete)
    dialog.confirm.click()
    now = desk.controller.section
    assert now.announced(2) == {1: Outcome.HALF_POINT_BYE}
    assert now.announced(3) == {2: Outcome.ZERO_POINT_BYE}
    assert now.announced(5) == {}


def test_a_second_half_point_bye_is_asked_about(desk, qtbot):
    asked: list[Question] = []
    desk.controller.ask = lambda question: asked.append(question)
    dialog = AbsencesDialog(desk.controller, (1,), desk)
    qtbot.addWidget(dialog)
    dialog.show()
    for column in (0, 1):
        dialog.grid.setCurrentCell(0, column)
        QTest.keyClick(dialog.grid, Qt.Key.Key_5)
    dialog.confirm.click()
    assert "second-half-bye" in {warning.rule_id for warning in asked[0].warnings}
    assert desk.controller.section.announced(1) == {}


# -- many at once ---------------------------------------------------------------------------------------------------

PASTED = "Name\tFed\tElo\tBorn\nMuller, Zoe\tGER\t2100\t1990\nNeu, Anna\tNOR\t1800\t2001\nBad, One\tNOR\tabc\t2001\n"


def test_every_row_has_its_fate_and_only_new_ones_are_added(desk, qtbot):
    dialog = BulkEntryDialog(desk.controller, desk.player_actions.registration, desk)
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
    dialog = BulkEntryDialog(desk.controller, desk.player_actions.registration, desk)
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


# -- the check-in ---------------------------------------------------------------------------------------------------


def test_letters_and_space_check_in(desk):
    panel = desk.panel("players")
    desk.player_actions.check_in.trigger()
    assert panel.checking_in
    QTest.keyClicks(panel.search, "mul")
    QTest.keyClick(panel.search, Qt.Key.Key_Space)
    assert players(desk)[1].check_in is CheckIn.PRESENT
    assert panel.search.text() == ""
    QTest.keyClicks(panel.search, "ilin")
    QTest.keyClick(panel.search, Qt.Key.Key_Space, Qt.KeyboardModifier.ShiftModifier)
    assert players(desk)[2].check_in is CheckIn.ABSENT
    QTest.keyClicks(panel.search, "mul")
    QTest.keyClick(panel.search, Qt.Key.Key_Space)
    assert players(desk)[1].check_in is CheckIn.NOT_YET
    assert "0 here" in panel.bar.counts.text()
    assert "paid 30 of 60, 30 due" in panel.bar.money.text()


def test_letters_over_the_list_go_to_the_search(desk):
    panel = desk.panel("players")
    panel.table.setFocus()
    QTest.keyClicks(panel.table, "h")
    assert panel.search.text() == "h"


@pytest.mark.parametrize(("rest", "gone"), [(Rest.ZERO_THIS_ROUND, False), (Rest.ZERO_ALL_ROUNDS, True)])
def test_closing_the_check_in_decides_about_the_rest(desk, monkeypatch, rest, gone):
    panel = desk.panel("players")
    panel.set_check_in(True)
    panel.table.select_key(1)
    panel.mark(CheckIn.PRESENT)

    def answer(dialog: CloseCheckInDialog) -> QDialog.DialogCode:
        assert "3 are missing" in " ".join(label.text() for label in dialog.findChildren(type(panel.bar.counts)))
        dialog.choices[rest].setChecked(True)
        return QDialog.DialogCode.Accepted

    monkeypatch.setattr(CloseCheckInDialog, "exec", answer)
    panel.bar.finish.click()
    assert set(desk.controller.section.announced(1)) == {2, 3, 4}
    assert (players(desk)[2].standing is Standing.WITHDRAWN) is gone
    assert players(desk)[1].standing is Standing.ACTIVE
    assert not panel.checking_in


def test_the_filter_shows_who_is_not_here(desk):
    panel = desk.panel("players")
    panel.set_check_in(True)
    panel.table.select_key(1)
    panel.mark(CheckIn.PRESENT)
    panel.bar.filter.button("missing").click()
    assert [row.key for row in panel.table.source.rows] == [2, 3, 4]


# -- numbers --------------------------------------------------------------------------------------------------------


def test_regeneration_shows_who_moves_before_it_is_done(desk, qtbot):
    desk.panel("players")
    dialog = EditPlayerDialog(desk.controller, desk.player_actions.registration, 3, desk)
    qtbot.addWidget(dialog)
    dialog.form.rating.setText("2500")
    dialog.confirm.click()
    regenerate = RegenerateDialog(desk.controller, desk)
    qtbot.addWidget(regenerate)
    assert {(row.key, row.cells[2].text) for row in regenerate.table.source.rows} == {(3, "1"), (1, "2"), (2, "3")}
    regenerate.confirm.click()
    assert players(desk)[1].name == "<script>alert(1)</script>"
    again = RegenerateDialog(desk.controller, desk)
    qtbot.addWidget(again)
    assert not again.confirm.isEnabled()
    assert again.confirm.toolTip()


def test_only_equal_players_exchange(desk):
    failed: list[str] = []
    desk.controller.failed.disconnect()
    desk.controller.failed.connect(failed.append)
    table = desk.panel("players").table
    table.select_keys((1, 2))
    desk.player_actions.exchange.trigger()
    assert "equal rating" in failed[0]


def test_the_rating_method_shows_whose_rating_changes(desk, qtbot):
    dialog = EditPlayerDialog(desk.controller, desk.player_actions.registration, 4, desk)
    qtbot.addWidget(dialog)
    dialog.form.ratings[NATIONAL].setText("1650")
    dialog.confirm.click()
    method = RatingMethodDialog(desk.controller, desk)
    qtbot.addWidget(method)
    method.choices[RatingMethod.FIDE_ELSE_NATIONAL].setChecked(True)
    assert [row.key for row in method.table.source.rows] == [4]
    method.confirm.click()
    assert players(desk)[4].rating == 1650
    assert desk.controller.section.rating_method is RatingMethod.FIDE_ELSE_NATIONAL


def test_the_lot_of_a_round_robin_is_repeatable(desk, qtbot):
    desk.panel("players").table.selectAll()
    target = desk.controller.sections[1]
    desk.player_actions.do_move(target.section_id, target.name)
    desk.controller.set_section(target.section_id)
    assert desk.player_actions.lot.isEnabled()
    lot = LotDialog(desk.controller, desk)
    qtbot.addWidget(lot)
    lot.seed.setText("123456")
    shown = {row.key: int(row.cells[2].text) for row in lot.table.source.rows}
    names = {player.number: player.name for player in desk.controller.section.players}
    lot.confirm.click()
    for old, new in shown.items():
        assert players(desk)[new].name == names[old]
    lot = LotDialog(desk.controller, desk)
    qtbot.addWidget(lot)
    lot.seed.setText("123456")
    assert not lot.table.source.rows  # the same lot again changes nothing


def test_numbers_by_hand_with_alt_and_arrows(desk, qtbot):
    desk.panel("players").table.selectAll()
    target = desk.controller.sections[1]
    desk.player_actions.do_move(target.section_id, target.name)
    desk.controller.set_section(target.section_id)
    names = {player.number: player.name for player in desk.controller.section.players}
    order = OrderDialog(desk.controller, desk)
    qtbot.addWidget(order)
    order.table.select_key(1)
    order.move_by(1)
    order.confirm.click()
    assert players(desk)[2].name == names[1]
    assert players(desk)[1].name == names[2]


# -- rating lists ---------------------------------------------------------------------------------------------------


def test_a_file_that_is_no_list_leaves_everything_as_it_was(desk, qtbot, tmp_path):
    dialog = RatingListsDialog(desk.player_actions.registration, desk.tasks, desk)
    qtbot.addWidget(dialog)
    wrong = tmp_path / "holiday.txt"
    wrong.write_text("not a rating list at all\n", encoding="utf-8")
    dialog.take_fide(wrong)
    assert dialog.message.text()
    assert dialog.lists.isHidden()


def test_an_import_can_be_cancelled(desk, qtbot, tmp_path):
    file = tmp_path / "list.txt"
    file.write_bytes(combined_text([replace_entry(CARLSEN, i) for i in range(5000)]))
    dialog = RatingListsDialog(desk.player_actions.registration, desk.tasks, desk)
    qtbot.addWidget(dialog)
    dialog.take_fide(file)
    dialog.month.setText("2026-10")
    dialog._share.connect(lambda _share: dialog._cancel_import())
    dialog.go.click()
    assert "cancelled" in dialog.message.text()
    assert desk.player_actions.registration.rating_lists().lists() == ()
    assert dialog.fide.isEnabled()


def replace_entry(entry, place):
    return entry._replace(fideid=1000000 + place)


def test_another_list_with_its_columns_named(desk, qtbot, tmp_path):
    file = tmp_path / "dwz.csv"
    file.write_text("Spieler;PKZ;Wert\nMüller, Zoë;12345;1987\n", encoding="utf-8")
    dialog = RatingListsDialog(desk.player_actions.registration, desk.tasks, desk)
    qtbot.addWidget(dialog)
    dialog.take_table(file)
    combo = dialog._column_combos["standard"]
    combo.setCurrentIndex(combo.findData("Wert"))
    dialog.go.click()
    assert "name" in dialog.message.text()  # the list has none yet
    dialog.source.setText("DWZ")
    dialog.month.setText("2026-11")
    dialog.go.click()
    (info,) = desk.player_actions.registration.rating_lists().lists()
    assert (info.source, info.players) == ("DWZ", 1)
    dialog.lists.select_key(0)
    dialog.remove.click()
    assert desk.player_actions.registration.rating_lists().lists() == ()


def test_the_comparison_applies_only_what_is_ticked_in_one_step(desk, qtbot, tmp_path):
    keep(desk, tmp_path, data=combined_text([MUELLER]))
    form = EditPlayerDialog(desk.controller, desk.player_actions.registration, 2, desk)
    qtbot.addWidget(form)
    form.form.fide_id.setText(str(MUELLER.fideid))
    form.confirm.click()
    dialog = RatingCheckDialog(desk.controller, desk.player_actions.registration, desk)
    qtbot.addWidget(dialog)
    fields = [proposal.field.value for proposal in dialog._proposals]
    assert {"name", "title", "federation", "tournament rating"} <= set(fields)
    dialog.nothing.click()
    assert not dialog.confirm.isEnabled()
    dialog.table.select_key(fields.index("federation"))
    QTest.keyClick(dialog.table, Qt.Key.Key_Space)
    dialog.confirm.click()
    assert (players(desk)[2].federation, players(desk)[2].name) == ("GER", "Ильин, Пётр")
    desk.controller.undo()
    assert players(desk)[2].federation == "KAZ"


# -- the page -------------------------------------------------------------------------------------------------------


def test_columns_are_remembered(desk, settings):
    panel = desk.panel("players")
    keys = [column.key for column in player_columns()]
    panel.choose_column("federation", False)
    assert panel.table.isColumnHidden(keys.index("federation"))
    panel._fill_columns()
    assert panel._remembered_columns() >= {"federation"}
    panel.choose_column("federation", True)
    assert not panel.table.isColumnHidden(keys.index("federation"))


def test_the_check_panel_leads_to_the_player(desk):
    panel = desk.panel("players")
    desk.player_actions.check.trigger()
    assert panel.findings.isVisible()
    place = next(i for i, one in enumerate(panel._findings) if one.rule_id == "no-rating")
    panel._go_to(place)
    assert panel.selected() == (4,)
    desk.player_actions.check.trigger()
    assert panel.findings.isHidden() or not panel.findings.isVisible()


def test_an_empty_section_teaches(desk):
    desk.controller.set_section(desk.controller.sections[1].section_id)
    panel = desk.panel("players")
    assert panel.stack.currentWidget() is panel.empty
    assert not desk.player_actions.edit.isEnabled()
    assert desk.player_actions.edit.toolTip()


def test_every_action_off_says_why(desk):
    for action in desk.player_actions.actions:
        assert action.isEnabled() or action.toolTip()
    desk.close_event()
    for action in desk.player_actions.actions:
        assert not action.isEnabled()
        assert action.toolTip()


def test_every_control_of_the_dialogs_has_a_name(desk, qtbot):
    registration = desk.player_actions.registration
    bulk = BulkEntryDialog(desk.controller, registration, desk)
    bulk.text.setPlainText(PASTED)
    bulk.take_text()
    for dialog in (
        bulk,
        AddPlayersDialog(desk.controller, registration, desk),
        EditPlayerDialog(desk.controller, registration, 1, desk),
        EditManyDialog(desk.controller, (1, 2), desk),
        AbsencesDialog(desk.controller, (1, 2), desk),
        RegenerateDialog(desk.controller, desk),
        RatingMethodDialog(desk.controller, desk),
        RatingListsDialog(registration, desk.tasks, desk),
        RatingCheckDialog(desk.controller, registration, desk),
        CloseCheckInDialog(desk.controller.section, desk),
    ):
        qtbot.addWidget(dialog)
        dialog.show()
        assert nameless(dialog) == []
        dialog.reject()


def test_two_thousand_players_open_and_filter_at_once(desk, tmp_path):
    """Bounds are loose: machines that test are slow; a person waits less than a second."""
    many = tuple(
        replace(PLAYERS[0], number=i, name=f"Player{i:04}, Given{i % 97}", rating=2400 - i % 900)
        for i in range(1, 2001)
    )
    desk.open_store(open_event_file(event_file(tmp_path / "many.tdb", section(*many))))
    begin = time.perf_counter()
    desk.show_page("players")
    opened = time.perf_counter() - begin
    panel = desk.panel("players")
    begin = time.perf_counter()
    panel.search.setText("1999")
    filtered = time.perf_counter() - begin
    assert panel.table.model().rowCount() == 1
    assert opened < 3
    assert filtered < 1
