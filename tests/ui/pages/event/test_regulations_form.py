"""The regulations' form: what shows for which system, and the table of a double round robin."""

from __future__ import annotations

from dataclasses import replace

import pytest

from tdapp.domain.section.event import Event, Kind
from tdapp.domain.section.facts import SectionFacts, made_here
from tdapp.domain.systems.registry import DOUBLE_SWISS
from tdapp.ui.pages.event.regulations_form import RegulationsForm
from tdapp.ui.widgets.regulations import facts_words

DOUBLE = SectionFacts(14, kind=Kind.ROUND_ROBIN, cycles=2)


def test_the_last_two_rounds_change_places_in_a_double_round_robin(qtbot, theme):
    form = RegulationsForm()
    qtbot.addWidget(form)
    form.set_facts(DOUBLE)
    assert form._form.isRowVisible(form.swap)
    assert form.facts() == DOUBLE
    form.swap.click()
    facts = form.facts()
    assert facts == replace(DOUBLE, swap_last_two=True)
    assert any("change places" in words for words in facts_words(facts, Event("x")))
    form.set_facts(facts)
    assert form.swap.isChecked()
    form.set_facts(facts, paired=1)
    assert not form.swap.isEnabled()
    assert "Locked" in form.swap.toolTip()


def test_choosing_a_double_round_robin_proposes_it(qtbot, theme):
    form = RegulationsForm()
    qtbot.addWidget(form)
    form.set_facts(SectionFacts(7))
    assert not form._form.isRowVisible(form.swap)
    form.system.kind.button("double").click()
    assert form.facts().swap_last_two
    form.system.kind.button("match").click()
    assert not form._form.isRowVisible(form.swap)
    assert not form.facts().swap_last_two
    form.system.kind.button("rr").click()
    assert not form.facts().swap_last_two


@pytest.mark.parametrize(
    ("code", "said"),
    [
        ("FIDE_DUTCH", "Swiss system, 7 rounds, standard chess."),
        ("FIDE_LIM", "Swiss system, 7 rounds, paired by the Lim system. Rate of play: standard chess."),
        ("CUSTOM_{0}{X}", "Swiss system, 7 rounds, paired by the system CUSTOM_{0}{X}. Rate of play: standard chess."),
    ],
)
def test_another_system_than_the_usual_one_is_named(theme, code, said):
    assert facts_words(SectionFacts(7, type_code=code), Event("x"))[0] == said


def test_byes_of_a_match_are_announced_as_the_paper_does() -> None:
    facts = made_here(SectionFacts(6, system_key=DOUBLE_SWISS.key))
    assert any("bye counts 1½, a half-point bye 1." in words for words in facts_words(facts, Event("x")))


@pytest.mark.parametrize("kind", [Kind.SWISS, Kind.ROUND_ROBIN, Kind.KNOCKOUT])
def test_byes_are_announced_where_the_paper_does(kind: Kind) -> None:
    """A table or a bracket gives none: who is left over is free."""
    said = " ".join(facts_words(made_here(SectionFacts(5, kind=kind)), Event("x")))
    assert ("half-point bye" in said.lower()) == (kind is Kind.SWISS)
