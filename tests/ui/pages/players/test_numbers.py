"""Pairing numbers in the window: regeneration, exchange, lots, by hand, the rating method."""

from __future__ import annotations

from dataclasses import replace

from tdapp.domain.commands.event import MovePlayers
from tdapp.domain.commands.players import EditPlayers, RegenerateNumbers, RemovePlayers
from tdapp.domain.section.event import RatingMethod
from tdapp.domain.section.player import NATIONAL
from tdapp.ui.pages.players.edit_players import EditPlayerDialog
from tdapp.ui.pages.players.numbers import LotDialog, OrderDialog, RegenerateDialog
from tdapp.ui.pages.players.rating_method import RatingMethodDialog
from tests.ui.registration_stage import players


def test_regeneration_shows_who_moves_before_it_is_done(desk, qtbot):
    desk.panel("players")
    dialog = EditPlayerDialog(desk.session, desk.stack.actions_of["players"].registration, 3, desk)
    qtbot.addWidget(dialog)
    dialog.form.rating.setText("2500")
    dialog.confirm.click()
    regenerate = RegenerateDialog(desk.session, desk)
    qtbot.addWidget(regenerate)
    assert {(row.key, row.cells[2].text) for row in regenerate.table.source.rows} == {(3, "1"), (1, "2"), (2, "3")}
    regenerate.confirm.click()
    assert players(desk)[1].name == "<script>alert(1)</script>"
    again = RegenerateDialog(desk.session, desk)
    qtbot.addWidget(again)
    assert not again.confirm.isEnabled()
    assert again.confirm.toolTip()


def name_of_selected(desk) -> str:
    (number,) = desk.panel("players").selected()
    return players(desk)[number].name


def test_the_selection_follows_the_player_and_not_the_number(desk):
    desk.show_page("players")
    panel = desk.panel("players")
    third, section = players(desk)[3], desk.session.view.section_id
    desk.session.changes.run(EditPlayers(section, (replace(third, rating=2500),)))
    panel.select(2)
    name = players(desk)[2].name
    desk.session.view.select_player(2)
    desk.session.changes.run(RegenerateNumbers(section))
    assert players(desk)[3].name == name
    assert name_of_selected(desk) == name
    assert desk.session.view.player == 3
    desk.session.changes.undo()
    assert name_of_selected(desk) == name
    assert desk.session.view.player == 2


def test_who_is_deleted_leaves_nobody_selected_and_the_others_stay(desk):
    desk.show_page("players")
    panel = desk.panel("players")
    panel.select(3)
    name, section = players(desk)[3].name, desk.session.view.section_id
    desk.session.changes.run(RemovePlayers(section, (1,)))
    assert name_of_selected(desk) == name
    (number,) = panel.selected()
    desk.session.view.select_player(number)
    desk.session.changes.run(RemovePlayers(section, (number,)))
    assert panel.selected() == ()
    assert desk.session.view.player == 0


def test_only_equal_players_exchange(desk):
    desk.panel("players").table.select_keys((1, 2))
    exchange = desk.stack.actions_of["players"]["exchange"]
    assert not exchange.isEnabled()
    assert "Only players of equal rating may exchange" in exchange.toolTip()


def test_the_rating_method_shows_whose_rating_changes(desk, qtbot):
    dialog = EditPlayerDialog(desk.session, desk.stack.actions_of["players"].registration, 4, desk)
    qtbot.addWidget(dialog)
    dialog.form.ratings[NATIONAL].setText("1650")
    dialog.confirm.click()
    method = RatingMethodDialog(desk.session, desk)
    qtbot.addWidget(method)
    method.choices[RatingMethod.FIDE_ELSE_NATIONAL].setChecked(True)
    assert [row.key for row in method.table.source.rows] == [4]
    method.confirm.click()
    assert players(desk)[4].rating == 1650
    assert desk.session.view.section.rating_method is RatingMethod.FIDE_ELSE_NATIONAL


def test_the_lot_of_a_round_robin_is_repeatable(desk, qtbot):
    desk.panel("players").table.selectAll()
    target = desk.session.view.sections[1]
    desk.stack.actions_of["players"].do_move(target.section_id, target.name)
    desk.session.view.set_section(target.section_id)
    assert desk.stack.actions_of["players"]["lot"].isEnabled()
    lot = LotDialog(desk.session, desk)
    qtbot.addWidget(lot)
    lot.seed.setText("123456")
    shown = {row.key: int(row.cells[2].text) for row in lot.table.source.rows}
    names = {player.number: player.name for player in desk.session.view.section.players}
    lot.confirm.click()
    for old, new in shown.items():
        assert players(desk)[new].name == names[old]
    lot = LotDialog(desk.session, desk)
    qtbot.addWidget(lot)
    lot.seed.setText("123456")
    assert not lot.table.source.rows  # the same lot again changes nothing


def test_numbers_by_hand_with_alt_and_arrows(desk, qtbot):
    desk.panel("players").table.selectAll()
    target = desk.session.view.sections[1]
    desk.stack.actions_of["players"].do_move(target.section_id, target.name)
    desk.session.view.set_section(target.section_id)
    names = {player.number: player.name for player in desk.session.view.section.players}
    order = OrderDialog(desk.session, desk)
    qtbot.addWidget(order)
    order.table.select_key(1)
    order.move_by(1)
    order.confirm.click()
    assert players(desk)[2].name == names[1]
    assert players(desk)[1].name == names[2]


def test_the_rounds_of_a_round_robin_follow_its_players(desk):
    """Masters has 5 rounds announced; with four players the Berger table has three."""
    target = desk.session.view.sections[1]
    desk.session.changes.attempt(MovePlayers(desk.session.view.section_id, (1, 2, 3, 4), target.section_id))
    desk.session.view.set_section(target.section_id)
    desk.show_page("rounds")
    check = desk.panel("rounds").check
    assert "4 players has 3 rounds" in check.rounds.text()
    check.take_rounds.click()
    assert desk.session.view.section.rounds_total == 3
    assert check.rounds.text() == ""
