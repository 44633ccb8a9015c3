"""A system that the program does not know is chosen in the wizard and pairs on the Rounds page."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWizard

from tdapp.app.backend import FileBackend
from tdapp.domain.section.facts import facts_of, made_here, with_facts
from tdapp.domain.systems.registry import DOUBLE_SWISS, DUTCH, ROUND_ROBIN, listed
from tdapp.domain.words.wording import tr
from tdapp.ui.pages.event.new_event import NewEventWizard
from tdapp.ui.pages.event.page import EventPanel
from tdapp.ui.pages.event.systems.system_fields import SystemFields
from tdapp.ui.pages.event.systems.system_list import SystemsDialog
from tdapp.ui.session.calculations import Calculations
from tdapp.ui.session.session import Session
from tests.arena import arena
from tests.trial_system import ladders
from tests.ui.registration_stage import event_file

__all__ = ["ladders"]


def test_one_swiss_asks_for_no_choice(qtbot, theme):
    fields = SystemFields()
    qtbot.addWidget(fields)
    fields.show()
    every = listed(teams=False)
    assert fields.more.isHidden() is (len({one.tile for one in every}) == len(every))
    assert fields.kind.button("swiss").text() == "Swiss (FIDE Dutch)"


def test_rounds_of_two_games_are_shown_as_players_count_them(qtbot, theme):
    """Seven rounds of a Swiss are seven matches of a Double-Swiss: fourteen rounds of the section; and back."""
    fields = SystemFields()
    qtbot.addWidget(fields)
    fields.choose_system(DOUBLE_SWISS)
    assert fields.rounds.value == 7
    assert fields.hint.text() == "rounds, each a match of two games"
    assert fields.system() == (DOUBLE_SWISS, 1, 14)
    fields.set_system(DOUBLE_SWISS, 1, 10, least=3)
    assert fields.rounds.value == 5
    assert fields.system() == (DOUBLE_SWISS, 1, 10)
    fields.choose_system(DUTCH)
    assert fields.system() == (DUTCH, 1, 5)


@pytest.mark.usefixtures("theme")
def test_the_wizard_offers_it(qtbot, ladders):
    wizard = NewEventWizard()
    wizard.ask = lambda _question: ""
    qtbot.addWidget(wizard)
    wizard.show()
    wizard.name_field.setText("Club")
    wizard.next()
    fields = wizard.system
    assert not fields.more.isHidden()
    choose(qtbot, fields.more, ladders)
    assert made_here(wizard.facts()).system is ladders
    assert fields.kind.button("swiss").text() == ladders.name
    fields.kind.button("rr").click()
    assert wizard.facts().system is ROUND_ROBIN
    assert fields.kind.button("swiss").text() == "Swiss (FIDE Dutch)"
    fields.kind.button("swiss").click()
    assert wizard.facts().system is DUTCH
    choose(qtbot, fields.more, ROUND_ROBIN)
    assert wizard.facts().system is ROUND_ROBIN
    assert fields.kind.button("rr").isChecked()
    choose(qtbot, fields.more, None)
    assert wizard.facts().system is ROUND_ROBIN


def choose(qtbot, link, system):
    """Open the list and take a system with the keys, or leave with Escape."""

    def answer():
        dialog = QApplication.activeModalWidget()
        assert isinstance(dialog, SystemsDialog)
        if system is None:
            QTest.keyClick(dialog.list, Qt.Key.Key_Escape)
            return
        QTest.keyClick(dialog.list, Qt.Key.Key_Home)
        while dialog.key() != system.key:
            before = dialog.key()
            QTest.keyClick(dialog.list, Qt.Key.Key_Down)
            assert dialog.key() != before
        assert tr(system.sentence) in dialog.list.currentItem().text()
        QTest.keyClick(dialog.list, Qt.Key.Key_Return)

    QTimer.singleShot(0, answer)
    link.click()


@pytest.mark.usefixtures("theme")
def test_the_plain_open_takes_the_same_key_presses_and_asks_nothing_new(qtbot):
    """A name, then Enter over the pages: a Swiss of seven rounds, whatever other systems there are."""
    presses = []
    made = []
    wizard = NewEventWizard(create=lambda new: made.append(new) or True)
    wizard.ask = lambda question: pytest.fail(question.title)
    qtbot.addWidget(wizard)
    wizard.show()
    qtbot.waitActive(wizard)
    wizard.name_field.setText("Open")
    pages = wizard.pageIds()
    while not made and len(presses) < 20:
        presses.append(wizard.currentId())
        wizard.button(
            QWizard.WizardButton.FinishButton if wizard.currentId() == pages[-1] else QWizard.WizardButton.NextButton
        ).click()
    assert presses == pages
    assert len(pages) == 6
    (new,) = made
    assert (new.section().system, new.section().rounds_total, new.section().fide_mode) == (DUTCH, 7, True)


def test_a_section_of_a_file_goes_on_by_another_system_on_the_event_page(desk, qtbot, tools):
    """The step is offered only there; it wants a reason, and is taken back."""
    panel = EventPanel(desk, tools)
    qtbot.addWidget(panel)
    panel.reload()
    assert not panel.go_on.isHidden()
    desk.messages.ask = lambda question: asked.append(question) or ""
    asked = []

    def answer():
        dialog = QApplication.activeModalWidget()
        assert isinstance(dialog, SystemsDialog)
        assert not dialog.confirm.isEnabled()
        QTest.keyClick(dialog.list, Qt.Key.Key_Return)  # no reason yet: the cursor goes there
        assert dialog.isVisible()
        QTest.keyClicks(dialog.reason_field, "no program")
        QTest.keyClick(dialog.reason_field, Qt.Key.Key_Return)

    QTimer.singleShot(0, answer)
    panel.go_on.click()
    assert [warning.rule_id for warning in asked[0].warnings] == ["system-changed"]
    assert (desk.view.section.system, desk.view.section.system_since) == (DUTCH, 2)
    panel.reload()
    assert panel.go_on.isHidden()
    assert desk.changes.undo_state().undo_label == "Go on by the FIDE (Dutch) system: no program"
    desk.changes.undo()
    assert desk.view.section.type_code == "FIDE_LIM"


@pytest.fixture
def desk(qtbot, qapp, theme, tmp_path):
    """A session over a round that a program of the Lim system paired."""
    session = Session(Calculations())
    section = arena("1 A | 2w1\n2 B | 1b0", rounds_total=3, initial_colour="W", type_code="FIDE_LIM")
    session.view.open(FileBackend().open_event(event_file(tmp_path / "event.tdb", section)))
    yield session
    session.view.open(None)


def test_the_rounds_page_pairs_by_it(open_page, ladders):
    field = arena("1 A 2100\n2 B 2000\n3 C 1900\n4 D 1800", rounds_total=3, initial_colour="W", fide_mode=False)
    page = open_page(with_facts(field, made_here(replace(facts_of(field), system_key=ladders.key))))
    page.actions_.pair(1)
    assert [board.players for board in page.session.view.round(1).boards] == [(1, 2), (3, 4)]
    assert page.session.view.round(1).engine.name == "ladders"
