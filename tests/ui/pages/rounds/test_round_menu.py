"""The menu of the rounds: in the window, on the page and in the command search; what is not possible says why."""

from __future__ import annotations

from tdapp.ui.window.search_hits import all_hits


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
