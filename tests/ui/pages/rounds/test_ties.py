"""Drawn matches of a knock-out of players on the Rounds page: the button, the games, the decision."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtWidgets import QPushButton

from tdapp.domain.knockout.players import bracket_of
from tdapp.domain.knockout.tree import By, TieState
from tdapp.domain.section.match import How
from tdapp.domain.section.outcome import GameResult
from tdapp.domain.systems.knockout import TieBreak
from tdapp.services.rounds.strip import Step, next_of
from tdapp.ui.pages.rounds.decide import DecideTieDialog
from tdapp.ui.pages.rounds.page import RoundsPanel
from tdapp.ui.pages.rounds.ties import TiesDialog, drawn_matches
from tdapp.ui.widgets.basics import choose
from tests.event_files import DRAW, WHITE, round_commands
from tests.services.systems.test_players_knockout import cup

Open = Callable[..., RoundsPanel]
DRAWN = round_commands(1, ((1, 4), (3, 2)), results=(DRAW, WHITE))


@pytest.fixture
def page(open_page: Open) -> RoundsPanel:
    panel = open_page(cup(4, deciders="rapid-10-5+armageddon-5-4"), DRAWN)
    panel.session.messages.ask = lambda question: "asked"
    return panel


@pytest.fixture
def dialog(page: RoundsPanel, qtbot) -> TiesDialog:
    made = TiesDialog(page.session, 1, page)
    qtbot.addWidget(made)
    return made


def test_the_next_step_is_the_drawn_match_and_then_the_next_round(page: RoundsPanel, dialog: TiesDialog) -> None:
    assert page.steps.primary.text() == "Drawn matches…"
    for result in (WHITE, DRAW):
        dialog.results[result].click()
    page.refresh()
    assert next_of(page.session.view.section, page.round) is Step.NEXT


def test_games_are_entered_one_after_the_other(dialog: TiesDialog) -> None:
    assert dialog.match.currentText() == "P1 – P4"
    assert "To be played: two rapid games (10+5)." in dialog.words.text()
    assert (dialog.white.text(), dialog.black.text(), dialog.rate.text()) == ("White: P4", "Black: P1", "10+5")
    dialog.results[DRAW].click()
    assert (dialog.white.text(), dialog.black.text()) == ("White: P1", "Black: P4")
    dialog.results[DRAW].click()
    assert dialog.next.text() == "Next: Armageddon (5 v 4), a draw wins for Black"
    dialog.turn.click()
    assert dialog.white.text() == "White: P1"
    dialog.results[DRAW].click()
    section = dialog._session.view.section
    tie = drawn_matches(section, 1)[0]
    assert (tie.winner, tie.by) == (4, TieBreak.ARMAGEDDON)
    assert dialog.players.isHidden()
    assert dialog.match.currentText() == "P1 – P4 (decided)"
    assert not dialog.decide.isEnabled()
    dialog.back.click()
    assert [game.by for game in dialog._session.view.section.tie_games] == [TieBreak.RAPID] * 2
    assert not dialog.players.isHidden()


def test_the_arbiter_decides_with_a_reason(dialog: TiesDialog, monkeypatch: pytest.MonkeyPatch) -> None:
    def ask(asked: DecideTieDialog) -> object:
        choose(asked.winner, 4)
        asked.how.setCurrentIndex(0)
        asked.text.setText("coin")
        asked.reason.setText("no clocks")
        return asked.entered()

    monkeypatch.setattr(DecideTieDialog, "ask", ask)
    dialog.decide.click()
    section = dialog._session.view.section
    tie = bracket_of(section).stages[0][0]
    assert (tie.state, tie.winner, tie.by) == (TieState.DECIDED, 4, By.DECISION)
    assert section.tie_decisions[0].how is How.LOTS
    assert "P4 goes on by drawing of lots: coin" in dialog.words.text()


def test_without_a_drawn_match_there_is_nothing_to_enter(open_page: Open, qtbot) -> None:
    page = open_page(cup(4), round_commands(1, ((1, 4), (3, 2)), results=(WHITE, WHITE)))
    made = TiesDialog(page.session, 1, page)
    qtbot.addWidget(made)
    assert made.words.text() == "No match is drawn."
    enabled = [one.text() for one in made.findChildren(QPushButton) if one.isEnabled() and one.isVisibleTo(made)]
    assert enabled == ["Close"]
    assert page.steps.primary.text() == "Go to round 2"


def test_the_menu_of_the_round_has_them_in_a_knock_out_only(page: RoundsPanel, open_page: Open) -> None:
    page.more_menu.fill_now(page.more_menu.menu)
    words = [action.text() for action in page.more_menu.menu.actions()]
    assert "Drawn &matches of the knock-out…" in words


def test_every_result_of_a_tie_break_game_has_its_button(dialog: TiesDialog) -> None:
    assert list(dialog.results) == [GameResult.WHITE_WINS, GameResult.DRAW, GameResult.BLACK_WINS]
