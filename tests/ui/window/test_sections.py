"""Sections in the window: always in view, ordered, renamed, players dragged from one to another."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QMimeData, QPointF, Qt
from PySide6.QtGui import QDropEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QInputDialog

from tdapp.domain.commands.event import AddSection
from tdapp.domain.section.facts import SectionFacts
from tdapp.ui.widgets.section_list import MOST_SHOWN, PLAYERS_MIME
from tests.ui.every_place import nameless
from tests.ui.registration_stage import players


def let_go(button, mime: str) -> QDropEvent:
    data = QMimeData()
    data.setData(mime, b"selected")
    event = QDropEvent(
        QPointF(5, 5), Qt.DropAction.MoveAction, data, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
    )
    event.ignore()
    button.dropEvent(event)
    return event


def test_the_sections_stand_above_the_pages_and_switch(desk):
    sections = desk.workspace.sections
    assert [part.name for part in sections.buttons] == ["Open", "Masters"]
    assert sections.buttons[0].isChecked()
    sections.buttons[1].click()
    assert desk.session.view.section.name == "Masters"
    QTest.keyClick(desk, Qt.Key.Key_PageUp, Qt.KeyboardModifier.AltModifier)
    assert desk.session.view.section.name == "Open"
    assert sections.buttons[0].isChecked()
    assert nameless(sections) == []


def test_one_section_needs_no_list_and_many_stand_in_the_top_bar(desk):
    for number in range(MOST_SHOWN):
        desk.session.changes.attempt(AddSection(SectionFacts(5, f"More {number}")))
    assert desk.workspace.sections.buttons == []
    assert not desk.workspace.sections._caption.isVisible()
    QTest.keyClick(desk, Qt.Key.Key_PageDown, Qt.KeyboardModifier.AltModifier)
    assert desk.session.view.section.name == "Masters"
    assert desk.workspace.top_bar.sections.isVisible()
    assert desk.workspace.top_bar.sections.count() == MOST_SHOWN + 2


def test_players_dragged_onto_a_section_move_there(desk):
    panel = desk.panel("players")
    assert panel.table.dragDropMode() == panel.table.DragDropMode.DragOnly
    panel.table.select_key(2)
    panel.table.select_keys((2, 3))
    open_, masters = desk.workspace.sections.buttons
    assert not let_go(masters, "text/plain").isAccepted()
    assert not let_go(open_, PLAYERS_MIME).isAccepted()  # they are there already
    assert let_go(masters, PLAYERS_MIME).isAccepted()
    assert [player.name for player in players(desk).values()] == ["Müller, Zoë", "=HYPERLINK(1)"]
    masters.click()
    assert [player.name for player in players(desk).values()] == ["Ильин, Пётр", "<script>alert(1)</script>"]
    desk.session.changes.undo()
    assert not players(desk)


def test_a_section_is_renamed_and_ordered_on_the_event_page(desk, monkeypatch):
    desk.show_page("event")
    card = desk.panel("event").sections
    monkeypatch.setattr(QInputDialog, "getText", lambda *_rest: ("  Group   A ", True))
    card.rename.click()
    assert desk.session.view.section.name == "Group A"
    monkeypatch.setattr(QInputDialog, "getText", lambda *_rest: ("masters", True))
    failed: list[str] = []
    desk.session.messages.failed.disconnect()  # no message box in the way
    desk.session.messages.failed.connect(failed.append)
    card.rename.click()
    assert "already" in failed[0]
    card.move_section(0, 1)
    assert [ref.name for ref in desk.session.view.sections] == ["Masters", "Group A"]
    assert [part.name for part in desk.workspace.sections.buttons] == ["Masters", "Group A"]
    desk.session.changes.undo()
    assert [ref.name for ref in desk.session.view.sections] == ["Group A", "Masters"]
    card.move_section(0, -1)  # the first one is already there
    assert [ref.name for ref in desk.session.view.sections] == ["Group A", "Masters"]


@pytest.mark.parametrize(("program", "keys"), [("Sharly Chess", "sharly"), ("SwissSys, WinTD", "us")])
def test_the_program_one_comes_from_chooses_the_keys(desk, settings, program, keys):
    rounds = desk.panel("rounds")
    assert rounds.boards.table.keys.id == "classic"
    desk.session.view.open(None)
    origin = desk.start.origin
    assert origin.question.isVisibleTo(desk.start)
    origin.buttons[program].click()
    assert settings.value("results/keys") == keys
    assert not origin.question.isVisibleTo(desk.start)
    assert "Keys for results" in origin.keys.text()
    origin.change.click()
    assert origin.question.isVisibleTo(desk.start)
