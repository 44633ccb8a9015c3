"""The menu of the rounds: in the window, on the page and in the command search; what is not possible says why."""

from __future__ import annotations

import pytest
from PySide6.QtTest import QTest

from tdapp.domain.section.round import RoundState
from tdapp.ui.window.search_hits import all_hits
from tests.ui.round_stage import field, published


def opened_menu(window):
    """The window's menu of the rounds, as it is when it is opened."""
    menu = next(action.menu() for action in window.menuBar().actions() if action.text() == "&Rounds")
    menu.aboutToShow.emit()
    return menu


def test_every_step_of_a_round_is_found_by_the_search(window):
    hits = {hit.text: hit for hit in all_hits(window.menuBar(), window.session.view)}
    for text in ("Pair by hand…", "Pairing rules…", "Pairing engine…", "Leave FIDE mode for good…", "Why this board?"):
        assert text in hits
    draft = hits["Publish the pairings"]
    assert draft.why_not == "Only for a draft"


def test_the_windows_menu_shows_the_page_first(window, monkeypatch):
    from tdapp.ui.pages.rounds.pairing.rules import PairingRulesDialog

    shown: list[bool] = []
    monkeypatch.setattr(PairingRulesDialog, "exec", lambda dialog: shown.append(window.panel("rounds").isVisible()))
    window.show_page("standings")
    rules = next(action for action in opened_menu(window).actions() if action.text() == "Pairing &rules…")
    rules.trigger()
    assert shown == [True]


def test_without_an_event_the_menu_says_so(window):
    window.close_event()
    (action,) = opened_menu(window).actions()
    assert not action.isEnabled()


@pytest.fixture
def playing(open_page):
    """Four players in round 1, one of two results in; the arbiter agrees to whatever is asked."""
    panel = open_page(field(4))
    published(panel, 4)
    panel.session.talk.ask = lambda _question: "asked for"
    panel.focus_first()
    QTest.keyClicks(panel.boards.table, "1")
    panel.more_menu.menu.aboutToShow.emit()
    return panel


def test_unpair_in_the_menu_takes_the_pairing_away(playing):
    assert playing.more_menu["unpair"].isEnabled()
    playing.more_menu["unpair"].trigger()
    assert not playing.session.view.round(1).is_paired
    playing.more_menu.menu.aboutToShow.emit()
    assert not playing.more_menu["unpair"].isEnabled()
    assert playing.more_menu["unpair"].toolTip() == "Only for the round that was paired last"


def test_adjourn_in_the_menu_records_what_is_missing(playing):
    assert playing.more_menu["adjourn"].isEnabled()
    playing.more_menu["adjourn"].trigger()
    boards = playing.session.view.round(1).boards
    assert [board.is_adjourned for board in boards] == [False, True]
    playing.more_menu.menu.aboutToShow.emit()
    assert not playing.more_menu["adjourn"].isEnabled()
    assert playing.more_menu["adjourn"].toolTip() == "Every game has a result"


def test_withdrawn_pairings_are_a_draft_again(open_page):
    panel = open_page(field(4))
    published(panel, 4)
    panel.session.talk.ask = lambda _question: "a mistake"
    panel.more_menu.menu.aboutToShow.emit()
    assert not panel.more_menu["publish"].isEnabled()
    panel.more_menu["withdraw"].trigger()
    assert panel.session.view.round(1).state is RoundState.DRAFT
