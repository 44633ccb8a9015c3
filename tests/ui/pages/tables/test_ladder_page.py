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
    targets = [page.ladder, page.catalogue, page.popover.policies, page.moves, window.workspace.top_bar.sections]
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
    for part in (page.ladder, page.moves_stack.currentWidget(), page.words):
        assert not options.intersects(part.rect().translated(part.mapTo(page, QPoint(0, 0))))
    assert not page.catalogue.isVisible()  # the criteria make room on a small screen
    page.popover.close_button.click()
    assert page.catalogue.isVisible()


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


def test_preview_names_the_places_and_the_rung(page):
    page.gestures.set_trial(type(page.session.tables.trial)((parse_rung("WIN"),)))
    preview = page.session.tables.preview()
    assert page.moves.source.rowCount() == len(preview.moves)
    assert f"{len(preview.moves)} of 6 places change" in page.preview_title.text()


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
