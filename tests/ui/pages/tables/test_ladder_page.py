"""The ladder editor: three ways to move a rung, one state; options; undo; official."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QModelIndex, QPoint, QPointF, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog

from tdapp.domain.section.ladder import Ladder, parse_rung
from tdapp.ui.pages.tables.ladder.make_official import TwoStepDialog
from tdapp.ui.pages.tables.ladder.rows import CRITERION_MIME, LadderColumn
from tdapp.ui.pages.tables.ladder.rung_options import limit_of, under_policy, with_cuts, with_limit
from tests.effort import some


@pytest.fixture
def page(window):
    window.show_page("tiebreaks")
    return window.panel("tiebreaks")


def ladder_of(page) -> str:
    return str(page.session.tables.trial)


def by_model(page, source, target):
    page.ladder.ladder.moveRow(QModelIndex(), source, QModelIndex(), target + (target > source))


def by_buttons(page, source, target):
    step = 1 if target > source else -1
    column = LadderColumn.DOWN if step > 0 else LadderColumn.UP
    for row in range(source, target, step):
        view = page.ladder
        view.scrollTo(view.ladder.index(row, column))
        QTest.mouseClick(
            view.viewport(), Qt.MouseButton.LeftButton, pos=view.visualRect(view.ladder.index(row, column)).center()
        )


def by_keys(page, source, target):
    page.ladder.setFocus()
    page.ladder.set_current_rung(source)
    key = Qt.Key.Key_Down if target > source else Qt.Key.Key_Up
    for _ in range(abs(target - source)):
        QTest.keyClick(page.ladder, key, Qt.KeyboardModifier.AltModifier)


@pytest.mark.parametrize("way", [by_model, by_buttons, by_keys])
def test_three_ways_one_state(page, way):
    for source, target in ((0, 1), (0, 3), (3, 0), (2, 1)):
        wanted = [str(rung) for rung in page.session.tables.trial.rungs]
        wanted.insert(target, wanted.pop(source))
        way(page, source, target)
        assert ladder_of(page) == ",".join(wanted), (source, target)
        assert [row.text for row in page.ladder.ladder.rows] == wanted
        assert page.session.tables.has_trial


def test_the_moved_rung_stays_current_and_is_announced(page, announced):
    by_keys(page, 0, 1)
    assert page.ladder.current_rung() == 1
    assert "Buchholz, lowest cut moved to position 2 of 7" in announced


def test_moving_back_ends_the_trial(page):
    by_keys(page, 0, 1)
    by_keys(page, 1, 0)
    assert not page.session.tables.has_trial
    assert page.state.text() == "Official ladder"


def test_undo_and_redo_carry_the_name(page, window):
    before = ladder_of(page)
    by_keys(page, 0, 1)
    after = ladder_of(page)
    assert window.workspace.undo_actions.undo.text() == "Undo: Move BH/C1 to position 2"
    window.workspace.undo_actions.undo.trigger()
    assert ladder_of(page) == before
    assert window.workspace.undo_actions.redo.text() == "Redo: Move BH/C1 to position 2"
    assert not window.workspace.undo_actions.undo.isEnabled()
    window.workspace.undo_actions.redo.trigger()
    assert ladder_of(page) == after


def test_adding_copies_below_the_current_rung(page):
    page.ladder.set_current_rung(0)
    page.adding.unfold()
    page.catalogue.setFocus()
    row = next(
        i
        for i in range(page.catalogue.catalogue.rowCount())
        if (entry := page.catalogue.catalogue.entry(i)) and entry.code == "SB"
    )
    page.catalogue.setCurrentIndex(page.catalogue.catalogue.index(row))
    QTest.keyClick(page.catalogue, Qt.Key.Key_Return)
    assert [rung.code for rung in page.session.tables.trial.rungs][:2] == ["BH", "SB"]
    assert page.ladder.current_rung() == 1
    remark = page.ladder.ladder.rows[3].remarks
    assert remark
    assert "stands above already" in remark[0]


def test_dropping_a_criterion_adds_it_there(page):
    entry_row = page.catalogue.catalogue.first_entry()
    data = page.catalogue.catalogue.mimeData([page.catalogue.catalogue.index(entry_row)])
    assert data.hasFormat(CRITERION_MIME)
    assert page.ladder.ladder.dropMimeData(data, Qt.DropAction.CopyAction, 2, 0, QModelIndex())
    assert page.session.tables.trial.rungs[2].code == page.catalogue.catalogue.entry(entry_row).code


def test_delete_removes_and_an_empty_ladder_teaches(page):
    page.ladder.setFocus()
    while page.ladder.ladder.rowCount():
        page.ladder.set_current_rung(0)
        QTest.keyClick(page.ladder, Qt.Key.Key_Delete)
    assert page.session.tables.trial.rungs == ()
    assert page.ladder_empty.isVisible()


def test_arrow_keys_and_wheel_change_nothing(page, window):
    before, revision = ladder_of(page), page.session.view.store.revision
    page.open_options(0)
    targets = [page.ladder, page.catalogue, page.popover.policies, page.live.table, window.workspace.top_bar.sections]
    keys = [Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_PageDown]
    section = page.session.view.section_id
    for number in some(100, 20):  # each key with each turn of the wheel, and again
        for target in targets:
            if target is not window.workspace.top_bar.sections:  # arrows open its list, which is a look, not a change
                QTest.keyClick(target, keys[number % len(keys)])
            wheel(target, -120 if number % 2 else 120)
    assert ladder_of(page) == before
    assert page.session.view.store.revision == revision
    assert page.session.view.section_id == section
    assert page.session.view.after_round == 3


def wheel(widget, delta: int) -> None:
    surface = widget.viewport() if hasattr(widget, "viewport") else widget
    event = QWheelEvent(
        QPointF(5, 5),
        QPointF(surface.mapToGlobal(QPoint(5, 5))),
        QPoint(0, delta),
        QPoint(0, delta),
        Qt.MouseButton.NoButton,
        Qt.KeyboardModifier.NoModifier,
        Qt.ScrollPhase.NoScrollPhase,
        False,
    )
    QApplication.sendEvent(surface, event)


def test_options_choose_a_policy_by_name(page):
    page.open_options(1)
    policies = page.popover.policies
    row = next(i for i in range(policies.policies.rowCount()) if policies.policies.item_at(i).choice == "fide-2009")
    worked = page.popover.worked.text()
    policies.setCurrentIndex(policies.policies.index(row))
    assert not page.session.tables.has_trial  # looking is not choosing
    assert page.popover.worked.text()
    QTest.keyClick(policies, Qt.Key.Key_Return)
    assert str(page.session.tables.trial.rungs[1]) == "BH@fide-2009"
    shown = page.ladder.ladder.rows[1]
    assert shown.not_c07
    assert page.popover.isVisible()
    assert worked
    QTest.keyClick(policies, Qt.Key.Key_Escape)
    assert not page.popover.isVisible()


def test_the_options_stand_beside_the_preview_and_never_over_it(page, window):
    window.resize(1366, 740)
    page.open_options(0)
    QApplication.processEvents()
    options = page.popover.rect().translated(page.popover.mapTo(page, QPoint(0, 0)))
    for part in (page.ladder, page.live.table, page.words):
        assert not options.intersects(part.rect().translated(part.mapTo(page, QPoint(0, 0))))


def test_the_worked_line_takes_a_player_whom_the_choice_affects_and_names_him(page):
    # without unplayed games Buchholz is the same under every policy: 5 and 6 have the only forfeit, so the first
    # player of the table is none of those whose value changes
    page.open_options(1)
    policies = page.popover.policies
    rows = {policies.policies.item_at(i).choice: i for i in range(policies.policies.rowCount())}
    policies.setCurrentIndex(policies.policies.index(rows["fide-2009"]))
    caption = page.popover.worked_caption.text()
    section = page.session.view.section
    number = next(player.number for player in section.players if caption.startswith(player.name))
    now = {row.player.number: row.values[1] for row in page.session.tables.standings(trial=True).rows}
    trial = with_policy(page, 1, "fide-2009")
    assert now[number] != trial[number]
    assert f"instead of {now[number]}" in caption
    assert all(now[other] == trial[other] for other in list(now)[: list(now).index(number)])


def with_policy(page, index: int, policy: str) -> dict[int, str | None]:
    rungs = list(page.session.tables.trial.rungs)
    rungs[index] = under_policy(rungs[index], policy)
    return {row.player.number: row.values[index] for row in page.session.tables.under(Ladder(tuple(rungs))).rows}


def test_esc_says_what_was_only_looked_at(page):
    said: list[str] = []
    page.session.messages.said.connect(said.append)
    page.open_options(1)
    policies = page.popover.policies
    row = next(i for i in range(policies.policies.rowCount()) if i != policies.policies.chosen)
    policies.setCurrentIndex(policies.policies.index(row))
    QTest.keyClick(policies, Qt.Key.Key_Escape)
    assert "was only looked at" in said[-1]
    assert policies.policies.item_at(row).name in said[-1]
    assert not page.session.tables.has_trial
    said.clear()
    page.open_options(1)
    QTest.keyClick(policies, Qt.Key.Key_Escape)
    assert not [text for text in said if "looked at" in text]


def test_the_ladder_in_words_is_whole(page, window):
    window.resize(1000, 640)
    for code in ("BH", "SB", "PS", "WIN", "BPG", "KS"):
        page.gestures.add_rung(code, 0)
    QApplication.processEvents()
    assert page.words.text() == page.session.tables.standings(trial=True).words
    assert "…" not in page.words.text()
    assert page.words.height() >= page.words.heightForWidth(page.words.width())


def test_worked_line_follows_the_selected_player(page, window):
    page.open_options(1)
    window.session.view.select_player(3)
    assert page.popover.worked_caption.text().startswith("Παπαδόπουλος")


def test_cuts(page):
    page.open_options(1)
    page.popover.cut_kind.button("low").click()
    assert page.session.tables.trial.rungs[1].label == "BH/C1"
    page.popover.cut_kind.button("median").click()
    assert page.session.tables.trial.rungs[1].label == "BH/M1"
    page.popover.cut_kind.button("none").click()
    assert page.session.tables.trial.rungs[1].label == "BH"


def test_rung_edits():
    assert str(with_cuts(parse_rung("BH/C1"), "median", 2)) == "BH/M2"
    assert str(with_limit(parse_rung("KS"), 2)) == "KS/L+2"
    assert limit_of(parse_rung("KS/L-1")) == -1
    assert str(with_limit(parse_rung("KS/L-1"), 0)) == "KS"
    assert str(under_policy(parse_rung("SB@fide-2009{sb=half}"), None)) == "SB"


# -- the standings beside the ladder ----------------------------------------------------------------------------------


def cells(page, key: str) -> dict[int, str]:
    """A column of the live standings by pairing number."""
    column = page.live.table.source.column_of(key)
    return {row.key: row.cells[column].text for row in page.live.table.source.rows}


def places(page) -> list[int]:
    return [row.key for row in page.live.table.source.rows]


def order_under(page, text: str) -> list[int]:
    ladder = Ladder(tuple(parse_rung(rung) for rung in text.split(",")))
    return [row.player.number for row in page.session.tables.under(ladder).rows]


def test_the_whole_standings_stand_beside_the_ladder(page):
    rows = page.session.tables.standings().rows
    assert places(page) == [row.player.number for row in rows]
    assert set(cells(page, "move").values()) == {""}
    assert page.live.title.text() == "Standings after round 3"


def test_each_step_says_who_moves_and_what_decides(page):
    page.gestures.set_trial(Ladder((parse_rung("TPN"), parse_rung("SB"))))
    preview = page.session.tables.preview()
    assert preview.moves
    assert f"{len(preview.moves)} of 6 places change" in page.live.title.text()
    by = {move.number: abs(move.old_rank - move.new_rank) for move in preview.moves}
    assert {key: int(text) for key, text in cells(page, "move").items() if text} == by
    for move in preview.moves:
        assert cells(page, "decides")[move.number] == move.decided_by.split(", ")[0]
    trial = {row.player.number: row for row in page.session.tables.standings(trial=True).rows}
    labels = [info.label for info in page.session.tables.standings(trial=True).ladder]
    for number, label in cells(page, "decides").items():
        if label:
            assert float(cells(page, "value")[number]) == float(trial[number].values[labels.index(label)])


def test_moved_rows_first_on_choice(page):
    page.gestures.set_trial(Ladder((parse_rung("WIN"),)))
    moved = [move.number for move in page.session.tables.preview().moves]
    page.live.moved_first.click()
    assert places(page)[: len(moved)] == moved
    page.live.moved_first.click()
    assert places(page) == [row.player.number for row in page.session.tables.standings(trial=True).rows]


# Sonneborn-Berger and the number of wins order the players otherwise than Buchholz, which is first here.


@pytest.mark.parametrize(
    ("held", "slot", "becomes"),
    [
        (0, 2, "SB,BH,WIN"),
        (2, 0, "WIN,BH,SB"),
        (1, 0, "SB,BH,WIN"),
        ("PS", 0, "PS,BH,SB,WIN"),
        ("PS", 3, "BH,SB,WIN,PS"),
    ],
)
def test_a_rung_in_the_air_shows_the_order_of_the_slot_and_changes_nothing(page, held, slot, becomes):
    page.gestures.set_trial(Ladder((parse_rung("BH"), parse_rung("SB"), parse_rung("WIN"))))
    before, revision, shown = ladder_of(page), page.session.view.store.revision, places(page)
    page.ladder.in_air.emit(held, slot)
    assert str(page.live.air) == becomes
    assert places(page) == order_under(page, becomes)
    assert "Let go here" in page.live.title.text()
    assert (ladder_of(page), page.session.view.store.revision) == (before, revision)
    page.ladder.air_over.emit()
    assert places(page) == shown
    assert page.live.air is None


def test_letting_go_gives_what_was_shown(page):
    page.ladder.in_air.emit(2, 0)
    wanted, shown = str(page.live.air), places(page)
    page.ladder.ladder.moveRows(QModelIndex(), 2, 1, QModelIndex(), 0)
    page.ladder.air_over.emit()
    assert ladder_of(page) == wanted
    assert places(page) == shown


def test_a_held_rung_over_its_own_slot_shows_the_table_as_it_is(page):
    for slot in (1, 2):
        page.ladder.in_air.emit(1, slot)
        assert page.live.air is None


def drag(page, kind, data=None, y: int = 1):
    from PySide6.QtCore import QMimeData
    from PySide6.QtGui import QDragEnterEvent, QDragLeaveEvent, QDragMoveEvent

    if kind == "leave":
        return QApplication.sendEvent(page.ladder.viewport(), QDragLeaveEvent())
    mime = data or QMimeData()
    made = {"enter": QDragEnterEvent, "move": QDragMoveEvent}[kind]
    actions = Qt.DropAction.CopyAction | Qt.DropAction.MoveAction
    event = made(QPoint(20, y), actions, mime, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier)
    return QApplication.sendEvent(page.ladder.viewport(), event)


def test_the_slot_under_the_pointer_is_told_once_and_leaving_takes_it_back(page):
    seen = []
    page.ladder.in_air.connect(lambda held, slot: seen.append((held, slot)))
    page.ladder.air_over.connect(lambda: seen.append("over"))
    data = page.catalogue.catalogue.mimeData([page.catalogue.catalogue.index(page.catalogue.catalogue.first_entry())])
    code = page.catalogue.catalogue.entry(page.catalogue.catalogue.first_entry()).code
    drag(page, "enter", data)
    below = page.ladder.rowViewportPosition(1) + page.ladder.rowHeight(1) - 2
    for y in (1, 2, below, below):
        drag(page, "move", data, y)
    drag(page, "leave")
    assert seen == [(code, 0), (code, 2), "over"]
    assert page.live.air is None


def test_options_and_why_take_the_same_place_one_at_a_time(page, window):
    page.open_options(1)
    page.live.table.select_key(3)
    page.live.ask_why()
    explanation = window.workspace.explanation()
    assert explanation.isVisible()
    assert not page.popover.isVisible()
    assert page.side.indexOf(explanation) > page.side.indexOf(page.live)
    page.open_options(1)
    assert page.popover.isVisible()
    assert not explanation.isVisible()
    page.popover.close_button.click()
    window.show_page("standings")
    window.session.view.explain(3, 0, trial=False)
    assert explanation.isVisible()
    assert window.workspace.split.indexOf(explanation) == 1


def test_why_asks_for_the_rung_that_decides(page):
    asked = []
    page.gestures.set_trial(Ladder((parse_rung("SB"), parse_rung("WIN"))))
    page.session.view.explanation_wanted.connect(lambda *what: asked.append(what))
    number = next(key for key, label in cells(page, "decides").items() if label == "SB")
    page.live.table.select_key(number)
    page.live.ask_why()
    assert asked == [(number, 0, True)]


def test_the_ladder_is_as_high_as_it_needs(page, window):
    window.resize(1366, 768)
    QApplication.processEvents()
    heights = []
    for text in ("BH", "BH,SB,WIN", "BH,SB,WIN,PS,DE"):
        page.gestures.set_trial(Ladder(tuple(parse_rung(rung) for rung in text.split(","))))
        QApplication.processEvents()
        heights.append(page.ladder.height())
        assert page.ladder.verticalScrollBar().maximum() == 0
    assert heights == sorted(heights)
    assert heights[0] < heights[1] < heights[2]


def test_the_catalogue_unfolds_on_demand(page):
    assert not page.catalogue.isVisible()
    page.search.setFocus()
    QTest.keyClicks(page.search, "sonneborn")
    assert page.catalogue.isVisible()
    page.ladder.set_current_rung(0)
    QTest.keyClick(page.search, Qt.Key.Key_Return)
    assert page.session.tables.trial.rungs[1].code == "SB"
    assert not page.catalogue.isVisible()
    assert page.search.text() == ""
    QTest.keyClick(page.search, Qt.Key.Key_Down)
    assert page.catalogue.isVisible()
    QTest.keyClick(page.catalogue, Qt.Key.Key_Escape)
    assert not page.catalogue.isVisible()


def test_official_needs_two_steps_and_a_reason(page, window, backend, monkeypatch):
    by_keys(page, 0, 1)
    seen = []

    def cancelled(dialog):
        dialog.show()
        seen.append(dialog.focusWidget() is dialog.cancel)
        return QDialog.DialogCode.Rejected

    monkeypatch.setattr(TwoStepDialog, "exec", cancelled)
    assert not window.stack.actions_of["tiebreaks"].make_official()
    assert page.session.tables.has_trial
    assert seen == [True]

    def accepted(dialog):
        dialog.show()
        dialog.next.click()
        assert not dialog.confirm.isEnabled()
        dialog.reason_field.setText("  as announced \n in the regulations ")
        assert dialog.confirm.isEnabled()
        dialog.confirm.click()
        return QDialog.DialogCode(dialog.result())

    monkeypatch.setattr(TwoStepDialog, "exec", accepted)
    assert window.stack.actions_of["tiebreaks"].make_official()
    assert not page.session.tables.has_trial
    command = backend.store.commands[-1]
    assert command.confirmed
    assert command.reason == "as announced in the regulations"


def test_own_ladders_are_kept(page, window, monkeypatch):
    from PySide6.QtWidgets import QInputDialog

    by_keys(page, 0, 1)
    saved = ladder_of(page)
    monkeypatch.setattr(QInputDialog, "getText", lambda *_: ("Club/rule", True))
    window.stack.actions_of["tiebreaks"].ask_save()
    window.stack.actions_of["tiebreaks"].gestures.drop_trial()
    window.stack.actions_of["tiebreaks"].load_own("Club-rule")
    assert ladder_of(page) == saved


def test_round_robin_does_not_offer_buchholz(page, window):
    window.session.view.set_section(2)
    codes = {
        entry.code for i in range(page.catalogue.catalogue.rowCount()) if (entry := page.catalogue.catalogue.entry(i))
    }
    assert "BH" not in codes
    assert "SB" in codes


# -- search, presets, copies ------------------------------------------------------------------------------------------


def test_search_by_code_name_source_and_family(page):
    for typed, code in (("ks", "KS"), ("sb", "SB"), ("Brozos", "RP"), ("solkoff", "SOLK"), ("by hand", "MAN")):
        page.search.clear()
        QTest.keyClicks(page.search, typed)
        assert page.catalogue.catalogue.entry(page.catalogue.currentIndex().row()).code == code


def test_the_presets_say_source_and_edition(page):
    page._fill_presets()
    action = next(action for action in page.preset_menu.actions() if action.text().startswith("US Chess"))
    assert action.text() == "US Chess (34E)\tMMED, SOLK, CUM, CUMOPP"
    assert "US Chess rulebook" in action.toolTip()
    action.trigger()
    assert ladder_of(page) == "MMED,SOLK,CUM,CUMOPP"


def test_an_own_ladder_is_loaded_and_forgotten(page, window):
    window.remembered.save_ladder("A & B", "SB,WIN")
    page.set_own_presets(window.remembered.ladders())
    page._fill_presets()
    next(action for action in page.preset_menu.actions() if action.text() == "A && B\tSB, WIN").trigger()
    assert ladder_of(page) == "SB,WIN"
    page.preset_menu.own_forgotten.emit("A & B")
    assert window.remembered.ladders() == ()
    assert ladder_of(page) == "SB,WIN"


def test_the_ladder_of_another_event(page, window, backend, monkeypatch):
    from pathlib import Path

    from PySide6.QtWidgets import QInputDialog

    from tdapp.domain.section.ladder import parse_ladder
    from tdapp.ui.session.backend import FoundLadder

    told = []
    window.session.messages.failed.disconnect()
    window.session.messages.failed.connect(told.append)
    actions = window.stack.actions_of["tiebreaks"]
    assert not actions.copy_from(Path("none.trf"))
    assert told.pop() == "none.trf names no tie-breaks."
    backend.ladders = (FoundLadder("Open", parse_ladder("SB,PS")), FoundLadder("<b>U12</b>", parse_ladder("PS,WIN")))
    monkeypatch.setattr(QInputDialog, "getItem", lambda *a: (a[3][1], True))
    assert actions.copy_from(Path("other.tdb"))
    assert ladder_of(page) == "PS,WIN"
    assert window.workspace.undo_actions.undo.text() == "Undo: Copy the ladder of <b>U12</b>"
    backend.refuse = "other.tdb is damaged."
    assert not actions.copy_from(Path("other.tdb"))
    assert told == ["other.tdb is damaged."]


# -- options with words -----------------------------------------------------------------------------------------------


def test_options_of_a_criterion_stay_under_another_policy():
    assert str(under_policy(parse_rung("CUM@uscf{byes=all}"), "fide-2009")) == "CUM@fide-2009{byes=all}"
    assert str(under_policy(parse_rung("SB@sivakasi{corrections=1}"), None)) == "SB"


def test_options_are_set_by_words_and_by_typing(page):
    from PySide6.QtWidgets import QLineEdit

    from tdapp.domain.section.ladder import parse_ladder
    from tdapp.ui.widgets.basics import QuietCombo

    page.gestures.set_trial(parse_ladder("RELO,GRS,EXT"))
    page.open_options(0)
    combo = page.popover.findChildren(QuietCombo)[-1]
    words = [combo.itemText(i) for i in range(combo.count())]
    assert words == ["leave the column empty", "with a virtual opponent who drew with everyone"]
    combo.activated.emit(1)
    assert ladder_of(page).startswith("RELO{virtual=yes}")
    page.open_options(1)
    field = [part for part in page.popover.findChildren(QLineEdit) if not part.isHidden()][-1]
    field.setText("8.5")
    QTest.keyClick(field, Qt.Key.Key_Return)
    assert "GRS{inv_eps=8.5}" in ladder_of(page)
    page.open_options(2)
    field = [part for part in page.popover.findChildren(QLineEdit) if not part.isHidden()][-1]
    field.setText("Playoff")
    QTest.keyClick(field, Qt.Key.Key_Return)
    assert ladder_of(page).endswith("EXT{name=playoff}")


def test_an_empty_column_says_why(page):
    from tdapp.domain.section.ladder import parse_ladder

    page.gestures.set_trial(parse_ladder("MAN,ARO/C3"))
    rows = page.ladder.ladder.rows
    assert any("entered yet" in remark for remark in rows[0].remarks)


def test_the_ladder_and_the_standings_begin_at_one_height(page):
    """Side by side, not seven pixels apart."""
    page._fit_words()
    QApplication.processEvents()
    tops = [one.mapTo(page, one.rect().topLeft()).y() for one in (page.ladder, page.live.table)]
    assert abs(tops[0] - tops[1]) <= 1
