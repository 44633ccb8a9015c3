"""Matches of two games on the Rounds page: which game it is, and results of both while the match is the last one."""

from __future__ import annotations

from dataclasses import replace

import pytest

from tdapp.domain.commands.rounds import EnterResult, PublishRound, StorePairing
from tdapp.domain.section.facts import facts_of, made_here, with_facts
from tdapp.domain.section.outcome import GameResult
from tdapp.domain.section.round import RoundState
from tdapp.domain.systems.registry import DOUBLE_SWISS
from tdapp.services.rounds.strip import Step, next_of
from tests.arena import arena
from tests.event_files import ALL

FIELD = arena("1 A 2100\n2 B 2000\n3 C 1900\n4 D 1800", rounds_total=6, initial_colour="W")
SECTION = with_facts(FIELD, made_here(replace(facts_of(FIELD), system_key=DOUBLE_SWISS.key)))
GAME_1 = (StorePairing(1, 1, ((1, 3), (4, 2)), confirmed=ALL), PublishRound(1, 1))
GAME_2 = (StorePairing(1, 2, ((3, 1), (2, 4)), confirmed=ALL), PublishRound(1, 2))


@pytest.mark.usefixtures("theme")
def test_results_of_the_first_game_are_typed_while_the_second_is_paired(open_page) -> None:
    panel = open_page(SECTION, (*GAME_1, *GAME_2))
    panel.show_round(1)
    panel.reload()
    assert panel.choose.text() == "Round 1 of 6  ·  match 1, game 1"
    assert panel.round.state is RoundState.PUBLISHED
    entry = panel.boards.entry
    assert not entry.is_locked
    assert entry.enter(1, GameResult.DRAW)
    assert panel.session.view.round(1).board(1).result is GameResult.DRAW
    panel.show_round(2)
    panel.reload()
    assert panel.choose.text() == "Round 2 of 6  ·  match 1, game 2"
    assert entry.enter(2, GameResult.WHITE_WINS)


@pytest.mark.usefixtures("theme")
def test_the_second_game_can_be_paired_before_the_results_of_the_first(open_page) -> None:
    panel = open_page(SECTION, GAME_1)
    session = panel.session
    assert next_of(session.view.section, session.view.round(1)) is Step.NEXT
    for command in (*GAME_2, *(EnterResult(1, n, board, GameResult.DRAW) for n in (1, 2) for board in (1, 2))):
        session.changes.attempt(command)
    assert next_of(session.view.section, session.view.round(2)) is Step.NEXT
    session.changes.attempt(StorePairing(1, 3, ((2, 1), (3, 4)), confirmed=ALL))
    panel.show_round(1)
    panel.reload()
    assert panel.boards.entry.is_locked
    assert panel.round.state is RoundState.LOCKED


@pytest.mark.usefixtures("theme")
def test_where_there_is_no_room_the_step_that_comes_next_is_whole(open_page) -> None:
    """The words of the match take the room of the steps beside them."""
    panel = open_page(SECTION, GAME_1)
    steps = panel.steps
    for width in (1000, 420, 300, 200):
        steps.resize(width, 40)
        steps._show_near()
        shown = [steps.button(step) for step in Step if steps.button(step).isVisibleTo(steps)]
        assert steps.primary in shown
        assert len(shown) == 1 or sum(one.sizeHint().width() for one in shown) <= width
