"""The cards of the first minutes: they see what is done, can be left at any time, and never come back unasked."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from tdapp.app.backend import FileBackend
from tdapp.domain.section.round import RoundState
from tdapp.ui.session.tasks import TaskRunner
from tdapp.ui.window.first.cards import LAST
from tdapp.ui.window.main_window import MainWindow


@pytest.fixture
def fresh(qtbot, theme, settings, announced, tmp_path, monkeypatch):
    """A window that nobody has used, over real files."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    window = MainWindow(FileBackend(), settings, theme, tasks=TaskRunner(threaded=False))
    qtbot.addWidget(window)
    window.resize(1280, 800)
    window.show()
    return window


def test_three_cards_over_the_demo_go_along_with_what_is_done(fresh, announced):
    fresh.start.demo.click()
    guide = fresh.workspace.guide
    assert guide.isVisible()
    assert guide.title.text() == "1 of 3: Drag a rung"
    assert announced[-1].startswith("1 of 3: Drag a rung. ")
    guide.show_me.click()
    assert fresh.stack.key() == "tiebreaks"
    fresh.panel("tiebreaks").ladder.setFocus()
    QTest.keyClick(fresh.panel("tiebreaks").ladder, Qt.Key.Key_Down, Qt.KeyboardModifier.AltModifier)
    assert guide.title.text() == "2 of 3: Ask a number why"
    guide.show_me.click()
    assert fresh.stack.key() == "standings"
    fresh.session.view.explain(fresh.session.tables.standings().rows[0].player.number, 0)
    assert guide.title.text() == "3 of 3: Print a sheet"
    guide.show_me.click()
    assert fresh.stack.key() == "documents"
    assert guide.next.text() == "Finish"
    guide.next.click()
    assert guide.isHidden()


def test_they_never_come_back_unasked_and_always_when_asked(fresh):
    fresh.start.demo.click()
    guide = fresh.workspace.guide
    guide.close_button.click()
    assert guide.isHidden()
    fresh.session.view.open(None)
    fresh.start.demo.click()
    assert guide.isHidden()
    fresh.workspace.first.demo()
    assert guide.isVisible()
    fresh.session.view.open(None)
    assert guide.isHidden(), "they end with the event"


def test_an_ordinary_event_shows_no_card(window):
    assert window.workspace.guide.isHidden()
    assert window.workspace.guide.card is None


def test_a_round_is_played_broken_and_mended(fresh, qapp):
    fresh.session.messages.ask = lambda _question: "because"
    fresh.start.practice.click()
    guide, session = fresh.workspace.guide, fresh.session
    rounds = fresh.panel("rounds")
    assert fresh.stack.key() == "rounds"
    assert rounds.number == LAST - 1
    titles = [guide.title.text()]

    def after(step) -> str:
        step()
        for _ in range(4):
            qapp.processEvents()
        titles.append(guide.title.text())
        return titles[-1]

    assert titles == ["1 of 6: Enter three results"]
    assert after(lambda: QTest.keyClicks(rounds.boards.table, "150")) == "2 of 6: Pair the last round"
    assert session.view.round(LAST - 1).state is RoundState.COMPLETE
    after(rounds.primary.click)  # to round 5
    assert after(rounds.primary.click) == "3 of 6: Publish it"
    assert after(rounds.primary.click) == "4 of 6: Now break something"
    assert after(lambda: rounds.actions_.unpair(LAST)) == "5 of 6: Take it back"
    assert session.view.section.rounds_paired == LAST - 1
    assert after(session.changes.undo) == "6 of 6: That was a round"
    assert session.view.section.rounds_paired == LAST
    guide.next.click()
    assert guide.isHidden()


def test_the_practice_event_is_made_anew_each_time(fresh):
    fresh.workspace.first.practise()
    QTest.keyClicks(fresh.panel("rounds").boards.table, "1")
    fresh.workspace.first.practise()
    assert fresh.session.view.round(LAST - 1).state is RoundState.PLAYING
    assert sum(board.result is None for board in fresh.session.view.round(LAST - 1).boards if board.black) == 3
