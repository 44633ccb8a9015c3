"""The menu of the rounds: in the window, on the page and in the command search; what is not possible says why."""

from __future__ import annotations

import pytest
from PySide6.QtTest import QTest

from tdapp.domain.section.round import RoundState
from tdapp.ui.window.search_hits import all_hits
from tests.arena import arena
from tests.ui.round_stage import field, on_the_wall


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
    assert draft.why_not == "The pairings of round 3 are published already."


def test_the_windows_menu_shows_the_page_first(window, monkeypatch):
    from tdapp.ui.pages.rounds.pairing.rules import PairingRulesDialog

    shown: list[bool] = []
    monkeypatch.setattr(PairingRulesDialog, "exec", lambda dialog: shown.append(window.panel("rounds").isVisible()))
    window.show_page("standings")
    rules = next(action for action in opened_menu(window).actions() if action.text() == "Pairing &rules…")
    rules.trigger()
    assert shown == [True]


def test_without_an_event_the_menu_says_so(window):
    window.session.view.open(None)
    (action,) = opened_menu(window).actions()
    assert not action.isEnabled()


@pytest.fixture
def playing(open_page):
    """Four players in round 1, one of two results in; the arbiter agrees to whatever is asked."""
    panel = open_page(field(4), on_the_wall(4))
    panel.session.messages.ask = lambda _question: "asked for"
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
    assert playing.more_menu["unpair"].toolTip() == "Round 1 is not paired."


def test_adjourn_in_the_menu_records_what_is_missing(playing):
    assert playing.more_menu["adjourn"].isEnabled()
    playing.more_menu["adjourn"].trigger()
    boards = playing.session.view.round(1).boards
    assert [board.is_adjourned for board in boards] == [False, True]
    playing.more_menu.menu.aboutToShow.emit()
    assert not playing.more_menu["adjourn"].isEnabled()
    assert playing.more_menu["adjourn"].toolTip() == "Every game of round 1 has a result."


def test_withdrawn_pairings_are_a_draft_again(open_page):
    panel = open_page(field(4), on_the_wall(4))
    panel.session.messages.ask = lambda _question: "a mistake"
    panel.more_menu.menu.aboutToShow.emit()
    assert not panel.more_menu["publish"].isEnabled()
    panel.more_menu["withdraw"].trigger()
    assert panel.session.view.round(1).state is RoundState.DRAFT


def test_by_hand_waits_for_the_round_before(playing):
    """The handler refuses it while a result is missing; the menu offered it all the same."""
    playing.show_round(2)
    playing.refresh()
    playing.more_menu.menu.aboutToShow.emit()
    by_hand = playing.more_menu["by-hand"]
    assert (by_hand.isEnabled(), by_hand.toolTip()) == (
        False,
        "Round 1 has no result at board 2: enter them, or record them as adjourned.",
    )
    assert not playing.check.by_hand.isEnabled()


def test_missing_results_of_an_earlier_round_can_be_adjourned(open_page):
    """The menu said that every game had a result; the handler takes it."""
    panel = open_page(arena("1 A | 2w? 3w1\n2 B | 1b? 4w1\n3 C | 4w1 1b0\n4 D | 3b0 2b0", rounds_total=3))
    panel.session.messages.ask = lambda _question: "asked for"
    panel.show_round(1)
    panel.refresh()
    panel.more_menu.menu.aboutToShow.emit()
    assert panel.more_menu["adjourn"].isEnabled()
    panel.more_menu["adjourn"].trigger()
    assert panel.session.view.round(1).adjourned_boards == (1,)


def test_a_session_by_hand_can_be_given_up(playing):
    """Taking the pairing away out of a session was refused by the menu only."""
    playing.more_menu["by-hand"].trigger()
    assert playing.session.view.round(1).manual
    playing.more_menu.menu.aboutToShow.emit()
    assert playing.more_menu["unpair"].isEnabled()
    assert not playing.more_menu["publish"].isEnabled()
