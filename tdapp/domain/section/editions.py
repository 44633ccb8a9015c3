"""Which edition of the Dutch rules a section was paired by, where nobody says it."""

from __future__ import annotations

import datetime as dt
from dataclasses import replace

from tdapp.domain.section.event import Section
from tdapp.domain.section.facts import SectionFacts, facts_of, going_on, with_facts
from tdapp.domain.systems.registry import DUTCH, DUTCH_2017, is_baku, successors, with_baku
from tdapp.domain.systems.system import System

RULES_OF_2026 = dt.date(2026, 2, 1)
"""In force from this day on (C.04.3)."""

_WITHOUT_A_YEAR = ("", DUTCH.codes[0])


def is_of_2017(section: Section) -> bool:
    """Whether it is Dutch without a year, chosen by nobody, and began before the rules of 2026 were in force."""
    plain = with_baku(section.type_code.strip().upper(), wanted=False)
    if section.system is not DUTCH or section.system_key or plain not in _WITHOUT_A_YEAR:
        return False
    begun = section.event.start or next((day for day in section.round_dates if day is not None), None)
    return begun is not None and begun < RULES_OF_2026


def judged(section: Section) -> Section:
    """The section under the rules that its rounds are judged by; new rounds are paired by ``section.system``."""
    return replace(section, system_key=DUTCH_2017.key) if is_of_2017(section) else section


def choices_of(section: Section) -> list[System]:
    """By which systems the section can go on, where it can: an edition, or another system than one that is not ours."""
    return [DUTCH_2017, DUTCH] if is_of_2017(section) else successors(section.system)


def gone_on(section: Section, system: System, parameters: str) -> SectionFacts:
    """The regulations from the next round on; an edition is that of all rounds, and its code names the year."""
    if not is_of_2017(section):
        return going_on(facts_of(section), system, parameters, section.rounds_paired + 1)
    facts = going_on(facts_of(section), system, parameters, 0)
    if is_of_2017(with_facts(section, facts)):
        facts = replace(facts, type_code=with_baku(DUTCH.codes[1], is_baku(facts.type_code)))
    return facts
