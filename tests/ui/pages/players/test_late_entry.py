"""A late entry in the window: numbered after the last, asked before the next round, shown who moves."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QDialog

from tdapp.domain.commands.players import AddPlayers
from tdapp.domain.section.event import Kind
from tdapp.domain.section.player import Player
from tdapp.storage.event.opening import open_event_file
from tdapp.ui.pages.players.add_players import AddPlayersDialog
from tdapp.ui.pages.players.numbers import RegenerateDialog
from tests.arena import arena
from tests.event_files import written
from tests.ui.registration_stage import players

# Anna beat Carl, Béla beat Dora; Eva, rated 2150, comes after round 1
PAIRED = "1 Anna 2200 | 3w1\n2 Béla 2100 | 4b1\n3 Carl 2000 | 1b0\n4 Dora 1900 | 2w0"


@pytest.fixture
def late(desk, tmp_path):
    """The window over a tournament with one round played."""

    desk.session.view.open(open_event_file(written(tmp_path / "late.tdb", arena(PAIRED, rounds_total=5))))
    return desk


def test_the_form_says_which_number_a_late_entry_gets(late, qtbot):
    dialog = AddPlayersDialog(late.session, late.stack.actions_of["players"].registration, late)
    qtbot.addWidget(dialog)
    assert "number is 5" in dialog.number_text.text()
    assert "before round 2" in dialog.number_text.text()
    dialog.form.family.setText("Eva")
    dialog.form.rating.setText("2150")
    dialog.confirm.click()
    assert [one.name for one in players(late).values()] == ["Anna", "Béla", "Carl", "Dora", "Eva"]
    assert "number is 6" in dialog.number_text.text()


def test_new_numbers_are_proposed_before_the_next_round_and_shown_whole(late, qtbot):
    late.session.changes.attempt(AddPlayers(1, (Player(0, "Eva", 2150),)))
    late.show_page("rounds")
    page = late.stack.current()
    page.show_round(2)
    assert "Eva" in page.check.numbers.text()
    asked = []
    late.session.messages.ask = lambda question: asked.append(question)
    page.check.pair.click()
    assert [warning.rule_id for warning in asked[0].warnings] == ["late-numbers"]
    assert not late.session.view.round(2).is_paired
    dialog = RegenerateDialog(late.session, late)
    qtbot.addWidget(dialog)
    model = dialog.table.model()
    shown = [[model.index(row, column).data() for column in (0, 2, 4)] for row in range(model.rowCount())]
    assert shown == [["5", "2", "Eva"], ["2", "3", "Béla"], ["3", "4", "Carl"], ["4", "5", "Dora"]]
    assert dialog.summary.text() == "4 of 5 players get another number."
    assert "crosstable up to round 1" in dialog.sheets.text()
    late.session.messages.ask = lambda question: asked.append(question) or ""
    dialog.confirm.click()
    assert dialog.result() == QDialog.DialogCode.Accepted
    assert "sheets that are out" in asked[-1].warnings[0].text
    assert late.session.changes.undo_state().undo_label.endswith("4 get another number")
    assert page.check.numbers.text() == ""


def test_the_button_says_why_nobody_can_be_added_any_more(desk, tmp_path):
    table = arena("1 A | 2w1\n2 B | 1b0", kind=Kind.ROUND_ROBIN, rounds_total=1)
    desk.session.view.open(open_event_file(written(tmp_path / "table.tdb", table)))
    desk.show_page("players")
    page = desk.panel("players")
    assert not page.add_button.isEnabled()
    assert page.add_button.toolTip() == desk.stack.actions_of["players"]["add"].toolTip() != ""
