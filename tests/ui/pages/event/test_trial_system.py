"""A system that the program does not know is chosen in the wizard and pairs on the Rounds page."""

from __future__ import annotations

from dataclasses import replace

import pytest

from tdapp.domain.section.facts import facts_of, made_here, with_facts
from tdapp.domain.systems.registry import offered
from tdapp.ui.pages.event.new_event import NewEventWizard
from tdapp.ui.pages.event.system_fields import SystemFields
from tests.arena import arena
from tests.trial_system import ladders

__all__ = ["ladders"]


def test_one_swiss_asks_for_no_choice(qtbot, theme):
    fields = SystemFields()
    qtbot.addWidget(fields)
    fields.show()
    one = len(offered(teams=False, tile="swiss")) == 1
    assert fields.among.isHidden() is one


@pytest.mark.usefixtures("theme")
def test_the_wizard_offers_it(qtbot, ladders):
    wizard = NewEventWizard()
    wizard.ask = lambda _question: ""
    qtbot.addWidget(wizard)
    wizard.show()
    wizard.name_field.setText("Club")
    wizard.next()
    among = wizard.system.among
    shown = [among.itemText(row) for row in range(among.count())]
    assert shown[0] == "FIDE (Dutch) system"
    among.setCurrentIndex(shown.index(ladders.name))
    assert made_here(wizard.facts()).system is ladders
    wizard.system.kind.button("rr").click()
    assert among.isHidden()
    assert wizard.facts().system is not ladders


def test_the_rounds_page_pairs_by_it(open_page, ladders):
    field = arena("1 A 2100\n2 B 2000\n3 C 1900\n4 D 1800", rounds_total=3, initial_colour="W")
    page = open_page(with_facts(field, made_here(replace(facts_of(field), system_key=ladders.key))))
    page.actions_.pair(1)
    assert [board.players for board in page.session.view.round(1).boards] == [(1, 2), (3, 4)]
    assert page.session.view.round(1).engine.name == "ladders"
