"""The check-in by letters and Space, over a real event file."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QDialog

from tdapp.domain.commands.event import EditSection, MovePlayers
from tdapp.domain.commands.players import EditPlayers, Rest
from tdapp.domain.section.facts import facts_of
from tdapp.domain.section.player import CheckIn, Standing
from tdapp.ui.pages.players.check_in import CloseCheckInDialog
from tests.ui.registration_stage import players


def test_letters_and_space_check_in(desk):
    panel = desk.panel("players")
    desk.stack.actions_of["players"]["check-in"].trigger()
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
        assert "Missing: 3" in " ".join(label.text() for label in dialog.findChildren(type(panel.bar.counts)))
        dialog.choices[rest].setChecked(True)
        return QDialog.DialogCode.Accepted

    monkeypatch.setattr(CloseCheckInDialog, "exec", answer)
    panel.bar.finish.click()
    assert set(desk.session.view.section.announced(1)) == {2, 3, 4}
    assert (players(desk)[2].standing is Standing.WITHDRAWN) is gone
    assert players(desk)[1].standing is Standing.ACTIVE
    assert not panel.checking_in


@pytest.mark.parametrize("place", ["search", "table"])
def test_ctrl_enter_closes_the_check_in_and_changes_nobody(desk, monkeypatch, place):
    """On Rounds the same keys lead here; pressed once more they marked the player under the cursor."""
    panel = desk.panel("players")
    panel.set_check_in(True)
    panel.table.select_key(2)
    panel.mark(CheckIn.ABSENT)
    panel.table.select_key(2)
    asked = []
    monkeypatch.setattr(CloseCheckInDialog, "exec", lambda dialog: asked.append(dialog) or QDialog.DialogCode.Rejected)
    QTest.keyClick(getattr(panel, place), Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier)
    assert len(asked) == 1
    assert players(desk)[2].check_in is CheckIn.ABSENT
    assert panel.checking_in


def test_all_others_are_here(desk):
    panel = desk.panel("players")
    panel.set_check_in(True)
    panel.table.select_key(2)
    panel.mark(CheckIn.ABSENT)
    panel.bar.rest.click()
    states = [one.check_in for one in desk.session.view.section.players]
    assert states == [CheckIn.PRESENT, CheckIn.ABSENT, CheckIn.PRESENT, CheckIn.PRESENT]
    assert not panel.bar.rest.isEnabled()
    desk.session.changes.undo()
    assert [one.check_in for one in desk.session.view.section.players].count(CheckIn.PRESENT) == 0
    assert players(desk)[2].check_in is CheckIn.ABSENT


def test_closing_offers_exactly_the_marked_absences_first(desk, monkeypatch):
    panel = desk.panel("players")
    panel.set_check_in(True)
    for number in (2, 4):
        panel.table.select_key(number)
        panel.mark(CheckIn.ABSENT)
    asked = []

    def answer(dialog: CloseCheckInDialog) -> QDialog.DialogCode:
        asked.append((dialog.rest(), dialog.choices[Rest.ABSENT_ONLY].text()))
        return QDialog.DialogCode.Accepted

    monkeypatch.setattr(CloseCheckInDialog, "exec", answer)
    panel.bar.finish.click()
    assert asked == [
        (Rest.ABSENT_ONLY, "2 marked absent: a zero-point bye in this round; the other 2 are here"),
    ]
    assert set(desk.session.view.section.announced(1)) == {2, 4}
    assert players(desk)[1].check_in is CheckIn.PRESENT


def test_nobody_says_that_everybody_plays_beside_absences(desk):
    panel = desk.panel("players")
    panel.table.select_key(2)
    panel.mark(CheckIn.ABSENT)
    desk.show_page("rounds")
    check = desk.panel("rounds").check
    assert check._all_play.title.text() == "4 not here yet"
    desk.session.changes.undo()
    assert check._all_play.title.text() == "Everybody plays"


def test_the_filter_shows_who_is_not_here(desk):
    panel = desk.panel("players")
    panel.set_check_in(True)
    panel.table.select_key(1)
    panel.mark(CheckIn.PRESENT)
    panel.bar.filter.button("missing").click()
    assert [row.key for row in panel.table.source.rows] == [2, 3, 4]


def test_who_is_in_the_other_section_is_found_there(desk):
    panel = desk.panel("players")
    desk.session.changes.attempt(
        MovePlayers(desk.session.view.section_id, (2,), desk.session.view.sections[1].section_id)
    )
    panel.set_check_in(True)
    QTest.keyClicks(panel.search, "ilin")
    assert panel.table.model().rowCount() == 0
    assert "Masters: Ильин, Пётр" in panel.elsewhere.text()
    panel.elsewhere.go.click()
    assert desk.session.view.section.name == "Masters"
    assert panel.search.text() == "ilin"
    QTest.keyClick(panel.search, Qt.Key.Key_Space)
    assert players(desk)[1].check_in is CheckIn.PRESENT
    assert panel.elsewhere.text() == ""


def names(desk, *wanted):
    """The players of the section under other names."""
    edited = tuple(replace(one, name=name) for one, name in zip(players(desk).values(), wanted, strict=True))
    desk.session.changes.attempt(EditPlayers(desk.session.view.section_id, edited))


def test_a_space_inside_a_name_belongs_to_the_search(desk):
    """The trap: “fischer, b” ticked off the first Fischer at the space, and at the next one somebody with a b."""
    panel = desk.panel("players")
    names(desk, "Albert, Fischer", "Fischer, Anna", "Fischer, Bobby", "Zabel, Fischer")
    panel.set_check_in(True)
    panel.search.setFocus()
    QTest.keyClicks(panel.search, "fischer, b")
    assert panel.search.text() == "fischer, b"
    assert [one.check_in for one in players(desk).values()] == [CheckIn.NOT_YET] * 4
    QTest.keyClick(panel.search, Qt.Key.Key_Space)
    assert [one.name for one in players(desk).values() if one.check_in is CheckIn.PRESENT] == ["Fischer, Bobby"]


def test_who_begins_so_comes_first(desk):
    panel = desk.panel("players")
    names(desk, "Albert, Zoe", "Zoeller, Ida", "Kazoe, Jun", "Berg, Zoe")
    panel.set_check_in(True)
    QTest.keyClicks(panel.search, "zoe")
    QTest.keyClick(panel.search, Qt.Key.Key_Space)
    assert [one.name for one in players(desk).values() if one.check_in is CheckIn.PRESENT] == ["Zoeller, Ida"]


def test_who_was_ticked_off_is_shown_large_and_taken_back_by_one_key(desk):
    panel = desk.panel("players")
    panel.set_check_in(True)
    panel.search.setFocus()
    name = players(desk)[1].name
    QTest.keyClicks(panel.search, "mul")
    QTest.keyClick(panel.search, Qt.Key.Key_Space, Qt.KeyboardModifier.ShiftModifier)
    assert (panel.bar.last.text(), panel.bar.last.property("role")) == (f"{name}: absent", "big")
    assert panel.bar.last.isVisible()
    QTest.keyClick(panel.search, Qt.Key.Key_Backspace)
    assert players(desk)[1].check_in is CheckIn.NOT_YET
    assert not panel.bar.last.isVisible()
    QTest.keyClick(panel.search, Qt.Key.Key_Backspace)  # once
    assert {one.check_in for one in players(desk).values()} == {CheckIn.NOT_YET}


def test_a_name_that_nobody_has_is_said_and_the_next_one_is_typed_over_it(desk):
    """The trap: letters went on behind a name that nobody has, and a whole queue was not ticked off, with a beep."""
    panel = desk.panel("players")
    panel.set_check_in(True)
    QTest.keyClicks(panel.search, "qqq")
    assert panel.bar.last.text() == "Nobody found: “qqq”"
    assert not panel.bar.take_back.isVisible()
    QTest.keyClick(panel.search, Qt.Key.Key_Space)
    assert {one.check_in for one in players(desk).values()} == {CheckIn.NOT_YET}
    QTest.keyClicks(panel.search, "mul")
    assert panel.search.text() == "mul"
    assert not panel.bar.last.isVisible()
    QTest.keyClick(panel.search, Qt.Key.Key_Space)
    assert players(desk)[1].check_in is CheckIn.PRESENT


def test_of_two_with_the_same_name_the_one_who_is_not_here_yet_comes_first(desk):
    """The trap: the second of two Fischers took the first one back."""
    panel = desk.panel("players")
    names(desk, "Fischer, Anna", "Fischer, Bobby", "Zabel, Fischer", "Zoeller, Ida")
    panel.set_check_in(True)
    for _ in range(2):
        QTest.keyClicks(panel.search, "fischer")
        QTest.keyClick(panel.search, Qt.Key.Key_Space)
    here = [one.name for one in players(desk).values() if one.check_in is CheckIn.PRESENT]
    assert here == ["Fischer, Anna", "Fischer, Bobby"]


def test_a_new_evening_takes_all_ticks_away_and_closing_goes_to_the_pairing(desk, monkeypatch):
    panel = desk.panel("players")
    panel.set_check_in(True)
    assert panel.bar.fresh.isHidden()  # an ordinary event has one check-in
    view = desk.session.view
    facts = replace(facts_of(view.section), system_key="keizer")
    assert desk.session.changes.run(EditSection(view.section_id, facts, confirmed=("system-outside-fide",)))
    panel.table.select_key(1)
    panel.mark(CheckIn.PRESENT)
    assert not panel.bar.fresh.isHidden()
    panel.bar.fresh.click()
    assert {player.check_in for player in players(desk).values()} == {CheckIn.NOT_YET}
    panel.mark(CheckIn.PRESENT)

    def answer(dialog: CloseCheckInDialog) -> QDialog.DialogCode:
        assert dialog.choices[Rest.ZERO_THIS_ROUND].text() == "In this round: absent without excuse"
        return QDialog.DialogCode.Accepted

    monkeypatch.setattr(CloseCheckInDialog, "exec", answer)
    panel.bar.finish.click()
    assert view.section.announced(1)
    assert desk.stack.current() is desk.panel("rounds")
