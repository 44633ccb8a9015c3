"""Ctrl+Z and Ctrl+Y: the step is named, and what it changed is in view before anything is taken back."""

from __future__ import annotations

import pytest

from tdapp.domain.commands.event import EditEvent
from tdapp.domain.commands.players import AddPlayers, SetCheckIn
from tdapp.domain.commands.registry import COMMANDS
from tdapp.domain.commands.stored import StoredStep
from tdapp.domain.section.event import Event
from tdapp.domain.section.player import CheckIn, Player
from tdapp.ui.window.rooms import ROOMS
from tdapp.ui.window.step_bar import pages_of
from tests.ui.registration_stage import players


def test_a_step_of_another_page_is_shown_and_named_before_it_is_taken_back(desk):
    desk.session.changes.attempt(SetCheckIn(1, (2,), CheckIn.PRESENT))
    desk.show_page("event")
    desk.workspace.undo_actions.undo.trigger()
    assert players(desk)[2].check_in is CheckIn.PRESENT
    assert desk.stack.key() == "players"
    assert desk.workspace.steps.text().startswith("Take back: Check in: ")
    assert desk.workspace.steps.isVisible()
    desk.workspace.undo_actions.undo.trigger()
    assert players(desk)[2].check_in is CheckIn.NOT_YET
    assert desk.workspace.steps.text().startswith("Taken back: Check in: ")
    desk.show_page("event")
    desk.workspace.steps.again.click()
    assert (desk.stack.key(), desk.workspace.steps.text()[:8]) == ("players", "Repeat: ")
    desk.workspace.steps.again.click()
    assert players(desk)[2].check_in is CheckIn.PRESENT


def test_on_its_own_page_one_key_does_it_and_says_so(desk):
    desk.session.changes.attempt(SetCheckIn(1, (2,), CheckIn.PRESENT))
    desk.workspace.undo_actions.undo.trigger()
    assert players(desk)[2].check_in is CheckIn.NOT_YET
    assert desk.workspace.steps.isVisible()
    desk.session.changes.attempt(SetCheckIn(1, (3,), CheckIn.ABSENT))
    assert not desk.workspace.steps.isVisible()  # what it offered to repeat is gone


def test_a_step_of_another_section_brings_that_section_into_view(desk):
    desk.session.changes.attempt(AddPlayers(2, (Player(0, "Zita"),)))
    desk.workspace.undo_actions.undo.trigger()
    assert (desk.session.view.section_id, len(desk.session.view.section.players)) == (2, 1)
    desk.workspace.steps.again.click()
    assert not desk.session.view.section.players


def test_the_log_lists_every_step_and_needs_no_other_page(desk):
    desk.session.changes.attempt(EditEvent(Event("Renamed")))
    desk.show_page("log")
    desk.workspace.undo_actions.undo.trigger()
    assert (desk.stack.key(), desk.workspace.steps.text()) == ("log", "Taken back: Edit the event")


@pytest.mark.parametrize("kind", COMMANDS, ids=lambda kind: kind.ID)
def test_every_page_of_a_step_is_there(kind):
    assert set(pages_of(StoredStep(kind.ID, kind.VERSION, {}, {}))) <= {room.key for room in ROOMS if room.module}
