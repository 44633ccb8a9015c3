"""The Rounds page over a real event file: results typed key by key, and a round from check panel to verified."""

from __future__ import annotations

import random
from contextlib import closing

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from tdapp.domain.commands.players import WithdrawPlayer
from tdapp.domain.commands.rounds import FinishManualPairing, PublishRound, StorePairing
from tdapp.domain.section.event import Kind
from tdapp.domain.section.outcome import GameResult, Outcome
from tdapp.domain.section.round import RoundState
from tdapp.storage import open_event_file
from tdapp.ui.pages.rounds.board_menus import SPECIAL
from tdapp.ui.pages.rounds.page import RoundsPanel
from tdapp.ui.pages.rounds.results.which_keys import WhichKeysDialog
from tdapp.ui.session.question import Question
from tdapp.ui.session.tasks import TaskRunner
from tests.arena import arena
from tests.effort import some
from tests.ui.round_stage import B, D, W, field, on_the_wall, results


def test_fifty_boards_in_fifty_keys(open_page):
    panel = open_page(field(100), on_the_wall(100))
    panel.focus_first()
    rng = random.Random(5)
    typed = [rng.choice("150") for _ in range(50)]
    for key in typed:
        QTest.keyClicks(panel.boards.table, key)
    assert results(panel) == [{"1": W, "5": D, "0": B}[key] for key in typed]
    assert panel.session.view.round(1).state is RoundState.COMPLETE
    path = panel.session.view.store.path
    panel.session.view.open(None)
    with closing(open_event_file(path)) as again:  # durable: another opening reads the same
        assert [board.result for board in again.round(1, 1).boards] == [{"1": W, "5": D, "0": B}[key] for key in typed]


def test_arrows_and_wheel_never_change_a_result(open_page):
    panel = open_page(field(40), on_the_wall(40))
    table = panel.boards.table
    panel.focus_first()
    QTest.keyClicks(table, "1501")
    before = results(panel), panel.session.view.store.revision
    rng = random.Random(11)
    keys = (
        Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_Left, Qt.Key.Key_Right,
        Qt.Key.Key_PageUp, Qt.Key.Key_PageDown, Qt.Key.Key_Home, Qt.Key.Key_End,
    )  # fmt: skip
    keypad = Qt.KeyboardModifier.KeypadModifier  # Num Lock off
    for _ in some(700, 140):
        QTest.keyClick(table, rng.choice(keys), rng.choice((Qt.KeyboardModifier.NoModifier, keypad)))
    for _ in some(300, 60):
        turn = QPoint(0, rng.choice((-120, 120)))
        where = QPointF(60, 60)
        event = QWheelEvent(
            where, table.viewport().mapToGlobal(where), QPoint(), turn, Qt.MouseButton.NoButton,
            Qt.KeyboardModifier.NoModifier, Qt.ScrollPhase.NoScrollPhase, False,
        )  # fmt: skip
        QApplication.sendEvent(table.viewport(), event)
    assert (results(panel), panel.session.view.store.revision) == before


def test_a_different_value_asks_once_and_the_same_never(open_page):
    panel = open_page(field(4), on_the_wall(4))
    boards = panel.boards
    panel.focus_first()
    QTest.keyClicks(boards.table, "1")
    boards.table.go_to(1)
    revision = panel.session.view.store.revision
    QTest.keyClicks(boards.table, "1")  # the same: no question, nothing written
    assert panel.session.view.store.revision == revision
    assert boards.banner.isHidden()
    boards.table.go_to(1)
    QTest.keyClicks(boards.table, "0")
    assert results(panel)[0] is W
    assert "Board 1 has 1 – 0" in boards.banner.text()
    QTest.keyClick(boards.table, Qt.Key.Key_Escape)
    assert boards.banner.isHidden()
    QTest.keyClicks(boards.table, "00")  # typing on blindly does not answer the question
    assert results(panel)[0] is W
    QTest.keyClick(boards.table, Qt.Key.Key_Return)
    assert results(panel)[0] is B
    assert boards.table.board() == 2


def test_enter_letters_delete_and_the_number_block(open_page):
    panel = open_page(field(8), on_the_wall(8))
    table = panel.boards.table
    panel.focus_first()
    QTest.keyClick(table, Qt.Key.Key_1, Qt.KeyboardModifier.KeypadModifier)
    QTest.keyClick(table, Qt.Key.Key_5, Qt.KeyboardModifier.KeypadModifier)
    assert results(panel) == [W, D, None, None]
    table.go_to(1)
    QTest.keyClick(table, Qt.Key.Key_Return)
    assert table.board() == 3
    QTest.keyClicks(table, "player")
    table.go_to(1)
    QTest.keyClick(table, Qt.Key.Key_Delete)
    assert results(panel)[0] is W
    QTest.keyClick(table, Qt.Key.Key_Enter)
    assert results(panel)[0] is None


def test_letters_find_a_player(open_page):
    panel = open_page(
        arena(
            "1 Kővári, Łukasz 2400 |\n2 Berg, Ann 2300 |\n3 Ильин, Пётр 2200 |\n4 Zhu, Li 2100 |",
            rounds_total=3,
            initial_colour="W",
        ),
        on_the_wall(4),
    )
    table = panel.boards.table
    panel.focus_first()
    QTest.keyClicks(table, "z")
    assert table.board() == 2
    table._forget_letters()
    QTest.keyClicks(table, "kov")
    assert table.board() == 1
    assert panel.boards.count.text() == "Find: kov"


@pytest.mark.parametrize(
    ("map_id", "keys", "legend"),
    [
        ("classic", "150", "1 White wins, 5 = draw, 0 Black wins"),
        ("sharly", "132", "1 White wins, 3 draw, 2 Black wins"),
        ("openpairings", "123", "1 White wins, 2 draw, 3 Black wins"),
        ("space", "1 0", "1 White wins, Space draw, 0 Black wins"),
        ("us", "wdl", "W White wins, D draw, L Black wins"),
    ],
)
def test_every_key_map_and_its_legend(open_page, map_id, keys, legend):
    panel = open_page(field(6), on_the_wall(6))
    panel.boards.choose_map(map_id)
    panel.focus_first()
    QTest.keyClicks(panel.boards.table, keys)
    assert results(panel) == [W, D, B]
    assert legend in panel.boards.legend.text()
    again = RoundsPanel(panel.session, TaskRunner(threaded=False), panel.boards._remembered, desk=panel.desk)
    assert again.boards.table.keys.id == map_id


def test_slips_in_any_order(open_page):
    panel = open_page(field(40), on_the_wall(40))
    panel.boards.set_mode("slips")
    slips = panel.boards.slips
    slips.setFocus()
    QTest.keyClicks(slips, "17")
    QTest.keyClick(slips, Qt.Key.Key_Return)
    assert "Player 033" in slips.white.text()
    assert "Player 034" in slips.black.text()
    QTest.keyClicks(slips, "1")
    assert results(panel)[16] is W
    assert slips.slips() == [17]
    slips._cross(slips._entries[0][1])
    assert results(panel)[16] is None
    QTest.keyClicks(slips, "99")
    QTest.keyClick(slips, Qt.Key.Key_Return)
    assert "no board 99" in panel.boards.banner.text()


def test_verifying_stops_at_the_planted_error(open_page):
    panel = open_page(field(20), on_the_wall(20))
    boards = panel.boards
    panel.focus_first()
    QTest.keyClicks(boards.table, "1111101111")  # board 6 was White's win on the slip
    boards.set_mode("verify")
    assert "· · ·" in {row.cells[6].text for row in boards.table.source.rows}
    QTest.keyClicks(boards.table, "1111111010")  # whoever types on without looking is not heard
    assert boards.table.board() == 6
    assert len(panel.session.view.round(1).unverified_boards) == 5
    assert "Board 6: 0 – 1 was entered, 1 – 0 is read now" in boards.banner.text()
    assert boards.count.text() == "verified 5/10"
    QTest.keyClick(boards.table, Qt.Key.Key_Return)  # it replaces what was entered, verified
    assert results(panel)[5] is W
    QTest.keyClicks(boards.table, "1111")
    assert panel.session.view.round(1).state is RoundState.VERIFIED


def test_open_filter_and_special_menu(open_page):
    panel = open_page(field(6), on_the_wall(6))
    boards = panel.boards
    panel.focus_first()
    boards.filter.chosen.emit("open")
    QTest.keyClicks(boards.table, "1")
    assert boards.table.boards_shown() == [2, 3]
    assert boards.table.board() == 2
    menu = boards.special_menu(2)
    texts = [action.text() for action in menu.actions() if not action.isSeparator()]
    assert len(texts) == 13
    assert texts[:3] == ["1 – 0  White wins\t1", "½ – ½  draw\t5", "0 – 1  Black wins\t0"]
    next(action for action in menu.actions() if action.data() is GameResult.HALF_ZERO).trigger()
    assert results(panel)[1] is GameResult.HALF_ZERO


@pytest.mark.parametrize(("map_id", "keys"), [("classic", "150"), ("sharly", "132"), ("us", "wdl")])
def test_the_menu_of_a_board_takes_the_keys_of_the_map(open_page, map_id, keys):
    """The trap: the menu numbered its odd results, so that 1 stored ½-0 and 5 a forfeit."""
    panel = open_page(field(8), on_the_wall(8))
    panel.boards.choose_map(map_id)
    for board, key in enumerate((*keys, "+"), start=1):
        menu = panel.boards.special_menu(board)
        menu.popup(panel.mapToGlobal(QPoint(10, 10)))
        QTest.keyClicks(menu, key)
        assert not menu.isVisible()
    assert results(panel) == [W, D, B, GameResult.WHITE_BY_FORFEIT]


def test_a_key_without_meaning_does_nothing_in_the_menu_of_a_board(open_page):
    panel = open_page(field(4), on_the_wall(4))
    menu = panel.boards.special_menu(1)
    menu.popup(panel.mapToGlobal(QPoint(10, 10)))
    for key in ("7", "2", "/"):
        QTest.keyClicks(menu, key)
    assert menu.isVisible()
    assert results(panel) == [None, None]
    menu.close()


def test_a_mouse_reaches_every_result_and_takes_it_away(open_page):
    panel = open_page(field(4), on_the_wall(4))
    panel.focus_first()
    panel.boards.table.go_to(1)
    for wanted in (W, D, B, *(result for result in SPECIAL if result is not GameResult.ADJOURNED)):
        panel.boards.table.go_to(1)
        for action in panel.boards.special_menu(1).actions():
            if action.data() is wanted:
                action.trigger()
        panel.boards.entry.confirm()
        assert results(panel)[0] is wanted
    panel.boards.table.go_to(1)
    last = panel.boards.special_menu(1).actions()[-1]
    assert last.text() == "Take the result away\tDel"
    last.trigger()
    panel.boards.entry.confirm()
    assert results(panel)[0] is None


def test_a_key_outside_the_map_holds_the_row(open_page, monkeypatch):
    """The trap: it was ignored in silence, and every result after it landed a board too early."""
    beeps = []
    monkeypatch.setattr(QApplication, "beep", lambda: beeps.append(1))
    panel = open_page(field(8), on_the_wall(8))
    panel.focus_first()
    table = panel.boards.table
    QTest.keyClicks(table, "1750")
    assert results(panel) == [W, None, None, None]
    assert table.board() == 2
    assert len(beeps) == 3
    assert "“7” is no result" in panel.boards.banner.text()
    assert "Board 2 waits" in panel.boards.banner.text()
    QTest.keyClick(table, Qt.Key.Key_Return)  # read: it only goes on
    assert table.board() == 2
    assert not panel.boards.banner.isVisible()
    QTest.keyClicks(table, "50 ")
    assert results(panel) == [W, D, B, None]
    assert "Space" in panel.boards.banner.text()
    QTest.keyClick(table, Qt.Key.Key_Escape)
    QTest.keyClicks(table, "1")
    assert results(panel) == [W, D, B, W]


def test_a_row_that_holds_is_left_by_arrows_and_by_the_mouse(open_page):
    panel = open_page(field(8), on_the_wall(8))
    panel.focus_first()
    QTest.keyClicks(panel.boards.table, "7")
    QTest.keyClick(panel.boards.table, Qt.Key.Key_Down)
    QTest.keyClicks(panel.boards.table, "1")
    assert results(panel) == [None, W, None, None]


def test_a_slip_waits_after_a_key_without_meaning(open_page, monkeypatch):
    beeps = []
    monkeypatch.setattr(QApplication, "beep", lambda: beeps.append(1))
    panel = open_page(field(40), on_the_wall(40))
    panel.boards.set_mode("slips")
    slips = panel.boards.slips
    for keys in ("1", "71", "1"):
        QTest.keyClicks(slips, keys)
        QTest.keyClick(slips, Qt.Key.Key_Return)
    assert results(panel)[0] is W
    assert results(panel)[1:] == [None] * 19
    assert len(beeps) == 2


@pytest.mark.parametrize(("key", "map_id", "stored"), [("2", "sharly", B), ("3", "openpairings", B), ("2", "", None)])
def test_the_first_2_or_3_asks_which_keys_are_meant(open_page, monkeypatch, key, map_id, stored):
    asked = []

    def answer(dialog):
        asked.append([button.text() for button in dialog.choices.values()])
        dialog.chosen = map_id
        return dialog.DialogCode.Accepted if map_id else dialog.DialogCode.Rejected

    monkeypatch.setattr(WhichKeysDialog, "exec", answer)
    panel = open_page(field(8), on_the_wall(8))
    panel.focus_first()
    QTest.keyClicks(panel.boards.table, key)
    assert len(asked) == 1
    assert next(line for line in asked[0] if "Classic" in line).endswith("no result")
    assert results(panel) == [None] * 4  # nothing is entered by the answer
    QTest.keyClicks(panel.boards.table, key)
    assert results(panel)[0] is stored
    QTest.keyClick(panel.boards.table, Qt.Key.Key_Escape)
    QTest.keyClicks(panel.boards.table, "3" if key == "2" else "2")
    assert len(asked) == 1  # once for an event


def test_a_round_from_the_check_to_the_next(qtbot, open_page):
    panel = open_page(field(5, rounds_total=3))
    assert panel.views.currentWidget() is panel.check
    assert panel.check.pair.isEnabled()
    panel.check.pair.click()
    round_ = panel.session.view.round(1)
    assert round_.state is RoundState.DRAFT
    assert round_.byes == ((5, Outcome.PAIRING_BYE),)
    assert (round_.engine.name, round_.engine.version) == ("topdown", "1.0")
    QTest.keyClicks(panel.boards.table, "1")  # a draft takes no results
    assert results(panel) == [None, None]
    panel.primary.click()
    assert panel.session.view.round(1).state is RoundState.PUBLISHED
    QTest.keyClicks(panel.boards.table, "15")
    qtbot.waitUntil(lambda: panel.primary.text() == "Go to round 2")
    panel.primary.click()
    assert panel.views.currentWidget() is panel.check


def test_the_check_panel_stops_and_adjourns(open_page):
    panel = open_page(field(4, rounds_total=3), on_the_wall(4))
    panel.focus_first()
    QTest.keyClicks(panel.boards.table, "1")
    asked: list[Question] = []
    panel.session.messages.ask = lambda question: asked.append(question) or ""
    panel.show_round(2)
    assert "no result at board 2" in panel.check.stop.text()
    assert not panel.check.pair.isEnabled()
    panel.check.adjourn.click()
    assert asked[0].warnings[0].rule_id == "missing-adjourned"
    assert results(panel) == [W, GameResult.ADJOURNED]
    assert panel.check.pair.isEnabled()


def test_unpair_shows_what_goes_and_undo_brings_it_back(open_page):
    panel = open_page(field(4), on_the_wall(4))
    panel.focus_first()
    QTest.keyClicks(panel.boards.table, "1")
    asked: list[Question] = []
    panel.session.messages.ask = lambda question: asked.append(question) or "wrong list"
    assert panel.actions_.unpair(1)
    assert any("Result lost: board 1" in text for text in asked[0].lines)
    assert panel.views.currentWidget() is panel.check
    panel.session.changes.undo()
    assert results(panel) == [W, None]


def test_an_earlier_result_asks_for_its_scope(open_page, monkeypatch):
    from tdapp.domain.commands.rounds import CorrectionScope
    from tdapp.ui.pages.rounds.results import correction

    panel = open_page(field(4, rounds_total=3), on_the_wall(4))
    QTest.keyClicks(panel.boards.table, "11")
    panel.session.changes.attempt(StorePairing(1, 2, ((1, 3), (2, 4))))
    panel.session.changes.attempt(PublishRound(1, 2))
    panel.show_round(1)

    def accept(dialog):
        assert dialog.scope is CorrectionScope.NEXT_PAIRING
        assert not dialog.confirm.isEnabled()
        dialog.choices[CorrectionScope.RATING_ONLY].setChecked(True)
        dialog.show()
        dialog.choices[CorrectionScope.NEXT_PAIRING].setChecked(True)
        assert dialog.height() >= dialog.layout().totalMinimumHeightForWidth(dialog.width())  # no line is cut
        dialog.reason_field.setText("both players say so")
        return dialog.DialogCode.Accepted

    monkeypatch.setattr(correction.CorrectionDialog, "exec", accept)
    panel.boards.table.go_to(1)
    QTest.keyClicks(panel.boards.table, "0")
    assert results(panel)[0] is B


def test_a_round_robin_is_paired_from_its_table(open_page):
    panel = open_page(arena("1 A |\n2 B |\n3 C |\n4 D |", kind=Kind.ROUND_ROBIN, rounds_total=3))
    panel.check.pair.click()
    # Berger table for four: 1-4, 2-3
    assert {board.players for board in panel.session.view.round(1).boards} == {(1, 4), (2, 3)}
    assert panel.session.view.round(1).engine.name == "Berger table"
    panel.primary.click()
    panel.show_reasons(1)
    assert "Berger table" in panel.reasons.reasons.text()


def test_a_paired_player_does_not_come(open_page, monkeypatch):
    from tdapp.domain.commands.rounds import AbsenceAction
    from tdapp.ui.pages.rounds.absence import AbsenceDialog

    panel = open_page(field(5, rounds_total=3))
    panel.check.pair.click()
    panel.primary.click()
    wanted = [AbsenceAction.REPLACE, AbsenceAction.FORFEIT]

    def accept(dialog):
        action = wanted.pop(0)
        dialog.choices[action].setChecked(True)
        if action is AbsenceAction.REPLACE:
            assert not dialog.confirm.isEnabled()
            dialog.reason_field.setText("ill")
        assert dialog.confirm.isEnabled()
        return dialog.DialogCode.Accepted

    monkeypatch.setattr(AbsenceDialog, "exec", accept)
    panel.session.messages.ask = lambda _question: ""
    panel._absent(1)  # player 5, who had the bye, takes the seat
    assert panel.session.view.round(1).board(1).players == (5, 2)
    assert (1, Outcome.ZERO_POINT_BYE) in panel.session.view.round(1).byes
    assert panel.views.currentWidget() is panel.manual  # before the first result: it ends with the comparison (Q65)
    finish = FinishManualPairing(panel.session.view.section_id, 1, reason="ill", confirmed=("not-compared",))
    panel.session.changes.attempt(finish)
    panel._absent(4)
    assert panel.session.view.round(1).board(2).result is GameResult.WHITE_BY_FORFEIT


def test_after_undo_the_cursor_is_where_it_happened(open_page):
    panel = open_page(field(8), on_the_wall(8))
    QTest.keyClicks(panel.boards.table, "1150")
    panel.session.changes.undo()
    panel.session.changes.undo()
    assert panel.boards.table.board() == 3
    QTest.keyClicks(panel.boards.table, "01")
    assert results(panel) == [W, W, B, W]
    panel.session.changes.undo()
    panel.session.changes.undo()
    panel.session.changes.redo()
    assert panel.boards.table.board() == 3


def test_a_board_without_a_slip_is_passed_over(open_page):
    """The forfeit of who left a round robin: a key there asked whether to replace it."""
    panel = open_page(field(6, kind=Kind.ROUND_ROBIN, rounds_total=5))
    panel.session.changes.attempt(WithdrawPlayer(1, 2, 1))
    panel.check.pair.click()
    panel.session.changes.attempt(PublishRound(1, 1))
    panel.focus_first()
    assert results(panel)[1] is GameResult.BLACK_BY_FORFEIT
    QTest.keyClicks(panel.boards.table, "15")
    assert results(panel) == [W, GameResult.BLACK_BY_FORFEIT, D]
    assert not panel.boards.entry.asking
