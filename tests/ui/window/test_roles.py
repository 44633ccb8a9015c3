"""A window whose arbiter was invited for a part: what is not his is grey, and says so; who leads sees nothing of it."""

from __future__ import annotations

import pytest
from PySide6.QtTest import QTest

from tdapp.domain.arbiters.by import ALONE, By, Role
from tdapp.domain.arbiters.roles import DESKS, may, role_words
from tdapp.services.rounds.strip import Step
from tdapp.ui.pages.rounds.strip import DOES
from tests.ui.fakes import MemoryStore
from tests.ui.round_stage import field, on_the_wall

LACKS = "This is not among what you were invited for ({})."


@pytest.fixture
def becomes(monkeypatch, window):
    """Who works in the window from now on."""

    def become(by: By, why_not: str = "") -> None:
        monkeypatch.setattr(MemoryStore, "by", by, raising=False)
        monkeypatch.setattr(MemoryStore, "why_not", why_not, raising=False)
        window.session.view.event_changed.emit()

    return become


def declared(window):
    """Every room of actions that says what its actions do, with the menu of the rounds."""
    rooms = [one for one in window.workspace.menus if one.does]
    return [*rooms, window.panel("rounds").more_menu]


def test_every_action_that_is_said_to_do_something_is_there(window):
    rooms = declared(window)
    assert len(rooms) == 4
    for room in rooms:
        ids = {action.id for group in room.groups for action in group}
        assert set(room.does) <= ids


@pytest.mark.parametrize("role", sorted(DESKS, key=lambda one: one.value))
def test_what_a_role_lacks_is_grey_with_its_reason(window, becomes, role):
    becomes(By("Ana", role))
    lacking = set()
    for room in declared(window):
        room.refresh()
        for id_, steps in room.does.items():
            lacks = not any(may(role, step) for step in steps)
            assert (room[id_].toolTip() == LACKS.format(role_words(role))) == lacks, id_
            if lacks:
                assert not room[id_].isEnabled()
                lacking.add(id_)
    assert bool(lacking) == (role is not Role.CHIEF)


def test_buttons_say_it_too_and_are_as_ever_for_who_leads(window, becomes):
    page, strip = window.panel("event"), window.panel("rounds").steps
    usual = page.edit_event.toolTip()
    becomes(By("Ana", Role.PAIRING))
    page.reload()
    assert not page.edit_event.isEnabled()
    assert page.edit_event.toolTip() == LACKS.format("Pairing desk")
    assert not page.sections.add_section.isEnabled()
    assert not page.sheets.edit_prizes.isEnabled()
    assert strip.lacks(*DOES[Step.PUBLISH]) == ""
    assert strip.lacks(*DOES[Step.CLOSE]) == LACKS.format("Pairing desk")
    becomes(ALONE)
    page.reload()
    assert page.edit_event.isEnabled()
    assert page.edit_event.toolTip() == usual
    assert all(strip.lacks(*steps) == "" for steps in DOES.values())


def test_while_nobody_leads_that_is_the_reason(window, becomes):
    silent = "The leading computer does not answer since 14:05."
    becomes(By("Ana", Role.PAIRING), silent)
    view = window.session.view
    (room,) = (one for one in declared(window) if "publish" in one.does and "pair" in one.does)
    room.refresh()
    assert room["pair"].toolTip() == silent
    assert room["close"].toolTip() == LACKS.format("Pairing desk")
    assert view.why_not_do() == ""


def test_a_screen_takes_no_result(open_page, monkeypatch):
    panel = open_page(field(4), on_the_wall(4))
    store = panel.session.view.store
    monkeypatch.setattr(type(store), "by", By("Screen", Role.SHOW))
    panel.boards._allow_typing()
    hints: list[str] = []
    panel.boards.table.hint.connect(hints.append)
    panel.focus_first()
    QTest.keyClicks(panel.boards.table, "1")
    assert [board.result for board in panel.session.view.round(1).boards] == [None, None]
    assert hints == [LACKS.format("Screen or printer")]
