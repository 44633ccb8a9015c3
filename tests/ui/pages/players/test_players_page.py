"""The Players page by keyboard over a real event file: adding, editing, leaving, the page itself."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QDialog, QLabel

from tdapp.domain.commands.event import MovePlayers
from tdapp.domain.section.outcome import Outcome
from tdapp.domain.section.player import STANDARD, Rating, Standing
from tdapp.storage.event.opening import open_event_file
from tdapp.ui.pages.players.absences import AbsencesDialog
from tdapp.ui.pages.players.add_players import AddPlayersDialog
from tdapp.ui.pages.players.bulk_entry import BulkEntryDialog
from tdapp.ui.pages.players.check_in import CloseCheckInDialog
from tdapp.ui.pages.players.edit_players import EditManyDialog, EditPlayerDialog
from tdapp.ui.pages.players.numbers import RegenerateDialog
from tdapp.ui.pages.players.rating_check import RatingCheckDialog
from tdapp.ui.pages.players.rating_lists import RatingListsDialog
from tdapp.ui.pages.players.rating_method import RatingMethodDialog
from tdapp.ui.pages.players.rows import player_columns
from tdapp.ui.session.question import Question
from tdapp.ui.widgets.step import RoundStepDialog
from tests.effort import FULL
from tests.ui.every_place import nameless
from tests.ui.held_keys import held_down
from tests.ui.registration_stage import PASTED, PLAYERS, event_file, keep, players, section

# -- adding -----------------------------------------------------------------------------------------------------------


def test_a_few_letters_and_enter_add_a_player_of_the_list(desk, qtbot, tmp_path):
    keep(desk, tmp_path)
    dialog = AddPlayersDialog(desk.session, desk.stack.actions_of["players"].registration, desk)
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
    desk.session.changes.undo()
    assert len(players(desk)) == 4


def test_arrows_choose_another_candidate_and_control_enter_fills_the_form(desk, qtbot, tmp_path):
    keep(desk, tmp_path)
    dialog = AddPlayersDialog(desk.session, desk.stack.actions_of["players"].registration, desk)
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


def test_who_was_typed_is_not_left_behind_without_a_word(desk, qtbot):
    dialog = AddPlayersDialog(desk.session, desk.stack.actions_of["players"].registration, desk)
    qtbot.addWidget(dialog)
    dialog.show()
    dialog.form.family.setText("Muster")
    QTest.keyClick(dialog, Qt.Key.Key_Escape)
    assert dialog.isVisible()
    assert dialog.warning.text().startswith("Muster is not added yet")
    QTest.keyClick(dialog.form.title, Qt.Key.Key_Return)
    assert players(desk)[5].name == "Muster", "Enter adds, also from a list"
    dialog.form.family.setText("Other")
    QTest.keyClick(dialog, Qt.Key.Key_Escape)
    QTest.keyClick(dialog, Qt.Key.Key_Escape)
    assert not dialog.isVisible()
    assert len(players(desk)) == 5


def test_enter_in_a_field_adds_once_and_asks_where_it_should(desk, qtbot):
    """The trap: one Enter added the player and then nobody, and answered the question about the federation."""
    dialog = AddPlayersDialog(desk.session, desk.stack.actions_of["players"].registration, desk)
    qtbot.addWidget(dialog)
    dialog.show()
    tried = []
    add = dialog._add
    dialog._add = lambda player: tried.append(player.name) or add(player)
    for family, federation in (("Muster", ""), ("Other", "XYZ"), ("150110510115001", "")):
        dialog.form.family.setText(family)
        dialog.form.federation.setText(federation)
        QTest.keyClick(dialog.form.family, Qt.Key.Key_Return)
    assert tried == ["Muster"]
    assert "no letter" in dialog.warning.text()
    assert len(players(desk)) == 5


def test_a_typed_player_is_added_with_enter_and_doubles_are_seen(desk, qtbot):
    dialog = AddPlayersDialog(desk.session, desk.stack.actions_of["players"].registration, desk)
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


def test_a_federation_that_fide_does_not_have_is_asked_about_once(desk, qtbot):
    dialog = AddPlayersDialog(desk.session, desk.stack.actions_of["players"].registration, desk)
    qtbot.addWidget(dialog)
    dialog.form.family.setText("Neu")
    dialog.form.federation.setText("deu")
    dialog.form.rating.setText("1,650")
    dialog.form.birth.setText("04/05/1999")
    dialog.confirm.click()
    assert "1999-05-04 or 1999-04-05" in dialog.warning.text()
    dialog.form.birth.setText("12.09.1999")
    dialog.confirm.click()
    assert "no federation DEU" in dialog.warning.text()
    assert len(players(desk)) == 4
    dialog.confirm.click()
    assert (players(desk)[5].federation, players(desk)[5].rating, players(desk)[5].birth) == ("DEU", 1650, "1999-09-12")


# -- editing ----------------------------------------------------------------------------------------------------------


def test_editing_marks_a_typed_rating_and_refuses_nonsense(desk, qtbot):
    dialog = EditPlayerDialog(desk.session, desk.stack.actions_of["players"].registration, 1, desk)
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
    before = desk.session.view.store.revision
    dialog = EditPlayerDialog(desk.session, desk.stack.actions_of["players"].registration, 2, desk)
    qtbot.addWidget(dialog)
    assert dialog.form.player() == players(desk)[2]
    dialog.confirm.click()
    assert desk.session.view.store.revision == before


def test_players_are_edited_one_after_the_other(desk, qtbot):
    panel = desk.panel("players")
    panel.table.sortByColumn(panel.table.source.column_of("name"), Qt.SortOrder.AscendingOrder)
    order = panel.shown()
    assert order == (4, 1, 3, 2)  # =HYPERLINK, Müller, <script>, Ильин: other scripts follow the Latin one
    dialog = EditPlayerDialog(desk.session, desk.stack.actions_of["players"].registration, 4, desk, order=order)
    qtbot.addWidget(dialog)
    dialog.show()
    assert not dialog.back.isEnabled()
    dialog.form.club.setFocus()
    dialog.form.club.setText("SK Łódź")
    dialog.forward.click()
    assert dialog.number == 1
    assert dialog.form.family.text() == "Müller"
    assert players(desk)[4].club == "SK Łódź"
    dialog.form.rating.setText("many")
    dialog.forward.click()
    assert dialog.number == 1  # what is wrong is said first
    assert "no number" in dialog.warning.text()
    dialog.form.rating.setText("2100")
    dialog.back.click()
    assert dialog.form.club.text() == "SK Łódź"
    desk.session.changes.undo()
    assert players(desk)[4].club == ""


def test_one_field_of_many_players(desk, qtbot):
    dialog = EditManyDialog(desk.session, (1, 2, 4), desk)
    qtbot.addWidget(dialog)
    QTest.keyClicks(dialog.fields["club"], "SK Lodz")
    dialog.paid_up.setChecked(True)
    dialog.confirm.click()
    assert [players(desk)[n].club for n in (1, 2, 3, 4)] == ["SK Lodz", "SK Lodz", "", "SK Lodz"]
    assert players(desk)[2].paid == "30"
    assert players(desk)[1].federation == "GER"
    desk.session.changes.undo()
    assert players(desk)[1].club == ""


def test_remove_takes_away_and_undo_brings_back(desk):
    panel = desk.panel("players")
    panel.table.select_key(4)
    desk.stack.actions_of["players"]["remove"].trigger()
    assert set(players(desk)) == {1, 2, 3}
    desk.session.changes.undo()
    assert set(players(desk)) == {1, 2, 3, 4}


def test_removing_several_asks_with_their_names(desk):
    asked: list[Question] = []
    desk.session.messages.ask = lambda question: asked.append(question)  # cancelled: returns None
    desk.panel("players").table.selectAll()
    desk.stack.actions_of["players"]["remove"].trigger()
    assert len(players(desk)) == 4
    assert asked[0].lines == tuple(player.name for player in PLAYERS)


def test_withdraw_and_take_back(desk, monkeypatch):
    monkeypatch.setattr(RoundStepDialog, "exec", lambda _self: QDialog.DialogCode.Accepted)
    panel = desk.panel("players")
    panel.table.select_key(2)
    desk.stack.actions_of["players"]["withdraw"].trigger()
    assert players(desk)[2].standing is Standing.WITHDRAWN
    assert not desk.stack.actions_of["players"]["withdraw"].isEnabled()
    assert desk.stack.actions_of["players"]["withdraw"].toolTip()
    desk.stack.actions_of["players"]["reenter"].trigger()
    assert players(desk)[2].standing is Standing.ACTIVE


def test_what_leaving_means_is_said_of_the_system(desk, monkeypatch):
    said: list[str] = []

    def read(dialog):
        said.append(" ".join(one.text() for one in dialog.findChildren(QLabel)))
        return QDialog.DialogCode.Rejected

    monkeypatch.setattr(RoundStepDialog, "exec", read)
    desk.session.changes.run(MovePlayers(1, (1,), 2))
    for section_id in (1, 2):  # a Swiss, a round robin
        desk.session.view.set_section(section_id)
        desk.panel("players").table.select_key(desk.session.view.section.players[0].number)
        desk.stack.actions_of["players"]["withdraw"].trigger()
    assert "zero points, not paired" in said[0]
    assert "every opponent wins" in said[1]
    assert "zero points" not in said[1]


def test_expelling_needs_a_confirmation(desk, monkeypatch):
    monkeypatch.setattr(RoundStepDialog, "exec", lambda _self: QDialog.DialogCode.Accepted)
    asked: list[Question] = []
    desk.session.messages.ask = lambda question: asked.append(question)
    desk.panel("players").table.select_key(3)
    desk.stack.actions_of["players"]["expel"].trigger()
    assert players(desk)[3].standing is Standing.ACTIVE
    desk.session.messages.ask = lambda _question: ""
    desk.stack.actions_of["players"]["expel"].trigger()
    assert players(desk)[3].standing is Standing.EXPELLED
    assert asked[0].warnings[0].rule_id == "expulsion"


def test_players_move_to_another_section_before_the_start(desk):
    panel = desk.panel("players")
    panel.table.select_key(1)
    desk.stack.actions_of["players"]._fill_moves()
    (action,) = desk.stack.actions_of["players"].move_menu.actions()
    assert action.text() == "Masters"
    action.trigger()
    assert set(players(desk)) == {2, 3, 4}
    desk.session.view.set_section(desk.session.view.sections[1].section_id)
    assert players(desk)[1].name == "Müller, Zoë"


def test_absences_by_key(desk, qtbot):
    dialog = AbsencesDialog(desk.session, (1, 2), desk)
    qtbot.addWidget(dialog)
    dialog.show()
    qtbot.waitUntil(dialog.isActiveWindow, timeout=30_000)
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
    now = desk.session.view.section
    assert now.announced(2) == {1: Outcome.HALF_POINT_BYE}
    assert now.announced(3) == {2: Outcome.ZERO_POINT_BYE}
    assert now.announced(5) == {}


@pytest.mark.parametrize("said", [True, False])
def test_a_key_that_is_held_down_is_one_kind_of_bye(desk, qtbot, said):
    """Four times Space is where it began."""
    dialog = AbsencesDialog(desk.session, (1, 2), desk)
    qtbot.addWidget(dialog)
    dialog.grid.setCurrentCell(0, 1)
    held_down(dialog.grid, Qt.Key.Key_Space, " ", said=said)
    assert [(one.number, one.round_number, one.kind) for one in dialog.grid.changes()] == [
        (1, 2, Outcome.ZERO_POINT_BYE)
    ]


def test_a_second_half_point_bye_is_asked_about(desk, qtbot):
    asked: list[Question] = []
    desk.session.messages.ask = lambda question: asked.append(question)
    dialog = AbsencesDialog(desk.session, (1,), desk)
    qtbot.addWidget(dialog)
    dialog.show()
    for column in (0, 1):
        dialog.grid.setCurrentCell(0, column)
        QTest.keyClick(dialog.grid, Qt.Key.Key_5)
    dialog.confirm.click()
    assert "second-half-bye" in {warning.rule_id for warning in asked[0].warnings}
    assert desk.session.view.section.announced(1) == {}


def test_what_was_changed_is_not_left_without_a_word(desk, qtbot):
    answers: list[str | None] = [None, "yes", None, "yes"]
    desk.session.messages.ask = lambda question: asked.append(question.title) or answers.pop(0)
    asked: list[str] = []
    registration = desk.stack.actions_of["players"].registration
    for make in (
        lambda: AbsencesDialog(desk.session, (1,), desk),
        lambda: EditPlayerDialog(desk.session, registration, 1, desk),
    ):
        asked.clear()
        untouched = make()
        qtbot.addWidget(untouched)
        untouched.show()
        untouched.reject()
        assert (untouched.isVisible(), asked) == (False, [])
        dialog = make()
        qtbot.addWidget(dialog)
        dialog.show()
        if isinstance(dialog, AbsencesDialog):
            QTest.keyClick(dialog.grid, Qt.Key.Key_H)
        else:
            dialog.form.title.setCurrentIndex(1)
        QTest.keyClick(dialog, Qt.Key.Key_Escape)
        assert dialog.isVisible()
        QTest.keyClick(dialog, Qt.Key.Key_Escape)
        assert not dialog.isVisible()
        assert asked == ["Leave without saving? What was changed here is lost."] * 2


# -- the page ---------------------------------------------------------------------------------------------------------


def test_keys_of_what_cannot_be_done_say_why(desk):
    panel = desk.panel("players")
    said: list[str] = []
    desk.session.messages.said.connect(said.append)
    panel.table.clearSelection()
    panel.add_button.setFocus()
    for key, modifier in (
        (Qt.Key.Key_B, Qt.KeyboardModifier.ControlModifier),
        (Qt.Key.Key_F2, Qt.KeyboardModifier.NoModifier),
        (Qt.Key.Key_Delete, Qt.KeyboardModifier.NoModifier),
    ):
        QTest.keyClick(panel.add_button, key, modifier)
    assert said == ["Select players on the Players page first"] * 3


def test_a_search_without_a_hit_says_so(desk):
    panel = desk.panel("players")
    panel.search.setText("Xyz")
    assert panel.stack.currentWidget() is panel.nobody
    assert panel.nobody.title.text() == "Nobody found: “Xyz”"
    panel.refresh()
    assert panel.stack.currentWidget() is panel.nobody
    panel.search.clear()
    assert panel.stack.currentWidget() is panel.table


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
    desk.stack.actions_of["players"]["check"].trigger()
    assert panel.findings.isVisible()
    place = next(i for i, one in enumerate(panel._findings) if one.rule_id == "no-rating")
    panel._go_to(place)
    assert panel.selected() == (4,)
    desk.stack.actions_of["players"]["check"].trigger()
    assert panel.findings.isHidden() or not panel.findings.isVisible()


def test_an_empty_section_teaches(desk):
    desk.session.view.set_section(desk.session.view.sections[1].section_id)
    panel = desk.panel("players")
    assert panel.stack.currentWidget() is panel.empty
    assert not desk.stack.actions_of["players"]["edit"].isEnabled()
    assert desk.stack.actions_of["players"]["edit"].toolTip()


def test_every_action_off_says_why(desk):
    for action in desk.stack.actions_of["players"]:
        assert action.isEnabled() or action.toolTip()
    desk.session.view.open(None)
    for action in desk.stack.actions_of["players"]:
        assert not action.isEnabled()
        assert action.toolTip()


def test_a_copied_table_is_pasted_on_the_page(desk, monkeypatch):
    shown = []
    monkeypatch.setattr(desk.stack.actions_of["players"], "_show", shown.append)
    QGuiApplication.clipboard().clear()
    QTest.keyClick(desk.panel("players").table, Qt.Key.Key_V, Qt.KeyboardModifier.ControlModifier)
    assert "holds no text" in shown.pop().warning.text(), "nothing was copied, and that is said"
    QGuiApplication.clipboard().setText(PASTED)
    QTest.keyClick(desk.panel("players").table, Qt.Key.Key_V, Qt.KeyboardModifier.ControlModifier)
    assert shown[0].text.toPlainText() == PASTED
    assert shown[0].confirm.isEnabled()
    shown[0].deleteLater()


def test_every_control_of_the_dialogs_has_a_name(desk, qtbot):
    registration = desk.stack.actions_of["players"].registration
    bulk = BulkEntryDialog(desk.session, registration, desk)
    bulk.text.setPlainText(PASTED)
    bulk.take_text()
    for dialog in (
        bulk,
        AddPlayersDialog(desk.session, registration, desk),
        EditPlayerDialog(desk.session, registration, 1, desk),
        EditManyDialog(desk.session, (1, 2), desk),
        AbsencesDialog(desk.session, (1, 2), desk),
        RegenerateDialog(desk.session, desk),
        RatingMethodDialog(desk.session, desk),
        RatingListsDialog(registration, desk.tasks, desk),
        RatingCheckDialog(desk.session, registration, desk),
        CloseCheckInDialog(desk.session.view.section, desk),
    ):
        qtbot.addWidget(dialog)
        dialog.show()
        assert nameless(dialog) == []
        dialog.reject()


def test_a_large_field_opens_and_is_filtered(desk, tmp_path):
    """How fast with 2,000: tests/benchmarks/test_players.py."""
    many = tuple(
        replace(PLAYERS[0], number=i, name=f"Player{i:04}, Given{i % 97}", rating=2400 - i % 900)
        for i in range(1, 2001 if FULL else 301)
    )
    desk.session.view.open(open_event_file(event_file(tmp_path / "many.tdb", section(*many))))
    desk.show_page("players")
    panel = desk.panel("players")
    panel.search.setText("0299")
    assert panel.table.model().rowCount() == 1


def test_copying_takes_the_columns_shown_and_the_rows_selected(desk, qapp):
    panel = desk.panel("players")
    panel.table.setFocus()
    panel.table.select_key(1)
    QTest.keyClick(panel.table, Qt.Key.Key_C, Qt.KeyboardModifier.ControlModifier)
    lines = qapp.clipboard().text().split("\n")
    assert len(lines) == 5  # one row is where the cursor is, not a choice
    assert lines[0].split("\t")[:2] == ["No.", "Title"]
    assert "Comment" not in lines[0]
    assert "'=HYPERLINK(1)" in lines[4].split("\t")
    panel.table.select_keys((1, 3))
    QTest.keyClick(panel.table, Qt.Key.Key_C, Qt.KeyboardModifier.ControlModifier)
    assert [line.split("\t")[0] for line in qapp.clipboard().text().split("\n")] == ["No.", "1", "3"]


def test_widths_given_with_the_mouse_are_remembered(desk, settings, monkeypatch):
    table = desk.panel("players").table
    column = table.source.column_of("club")
    name = table.source.column_of("name")
    monkeypatch.setattr("tdapp.ui.widgets.table.QGuiApplication.mouseButtons", lambda: Qt.MouseButton.LeftButton)
    table.horizontalHeader().resizeSection(name, 333)
    assert settings.value("players/widths") == "name=333"
    monkeypatch.undo()
    table.fit_columns()
    assert table.columnWidth(name) == 333
    assert table.isColumnHidden(column)  # empty
    table.usual_widths()
    assert table.columnWidth(name) != 333
    assert settings.value("players/widths") == ""


def test_coming_by_a_shortcut_selects_the_first_player(desk):
    """Ctrl is still held when Ctrl+2 has shown the page; the view would toggle the row off again."""
    desk.show_page("event")
    panel = desk.panel("players")
    panel.table.clearSelection()
    QTest.keyClick(desk, Qt.Key.Key_2, Qt.KeyboardModifier.ControlModifier)
    assert panel.selected() == (1,)
    assert desk.stack.actions_of["players"]["edit"].isEnabled()
