"""Every criterion, policy, option and modifier as they were last seen: values, and each worked calculation."""

from __future__ import annotations

import re
from dataclasses import replace
from functools import cache

import pytest

from tdapp.domain.section.event import Edition, Section
from tdapp.domain.section.ladder import Ladder
from tdapp.services.tables.explanation import explain_in
from tdapp.services.tables.standings import rank_section
from tdapp.tiebreaks.explain import RungExplanation
from tdapp.tiebreaks.presets import PRESETS
from tdapp.tiebreaks.registry import CRITERIA, POLICIES, resolve
from tests.arena import arena
from tests.recorded import plain, recorded, short
from tests.tiebreaks.test_contracts import SECTIONS, rungs

EVERYTHING = """
  1 A 2000 | 2w1 3w= 4wW 5w+ U   6b1
  2 B 1900 | 1b0 4bD F   6b- 3w? 5b=
  3 C 1800 | 4w0 1b= 5b- H   2b? Z
  4 D 1700 | 3b1 2wD 1bL 7w~ Z   H
  5 E      | 6w1 7b1 3w- 1b- .   2w=
  6 F 1600 | 5b0 Z   7w1 2w+ Z   1w0
  7 G 1500 | R   5w0 6b0 4b~ Z   Z
"""
OTHERS = ("round robin 6, 3-1-0", "teams 6 x 3", "teams, open boards", "open games", "two players, one round")
PROSE = ("sentence", "strengths", "weaknesses")


def sections() -> dict[str, Section]:
    everything = arena(EVERYTHING)
    return {
        "swiss, everything": everything,
        "swiss, everything, 2024": replace(everything, edition=Edition.FIDE_2024),
        "swiss, everything, 2009": replace(everything, edition=Edition.FIDE_2009),
        **{name: SECTIONS[name]() for name in OTHERS},
    }


def said(one: RungExplanation) -> list[str]:
    """A worked calculation, a line for each of its parts."""
    lines = [
        f"  {one.value} {one.exact} {one.check.value} | {one.formula}" + (f" | {one.mark}" if one.mark else ""),
        *(
            f"    {term.round} {term.opponent} {term.colour} {term.opponent_score} | {term.result} | {term.term} "
            f"| {term.state.value} | {term.why} | {term.absence}"
            for term in one.terms
        ),
    ]
    lines += [f"    note: {note}" for note in one.notes]
    lines += [f"    tied: {plain(one.tied)} {one.ahead} {one.line_by_line}"] if one.tied or one.line_by_line else []
    lines += [f"    table: {plain(table)}" for table in one.tables]
    return lines


@cache
def told(name: str) -> tuple[list[str], set[str]]:
    """The values by number of the player with a sum of the worked calculations; and each sentence of these."""
    section = sections()[name]
    lines, words = [], set()
    for rung in rungs(section):
        step = resolve(section, rung)
        ranking = rank_section(section, Ladder((rung,)), section.rounds_held)
        every = [explain_in(section, ranking, player.number)[0] for player in section.players]
        values = " ".join(one.exact or one.value or "-" for one in every)
        lines.append(f"{step.text} | {values} | {short(*(line for one in every for line in said(one)))}")
        for one in every:
            sentences = [one.formula, *one.notes, *(term.why for term in one.terms)]
            sentences += [text for table in one.tables for text in (table.title, table.note)]
            words |= {f"{rung.code}: {re.sub('[0-9][0-9.+ =-]*', '# ', text).strip()}" for text in sentences}
    return lines, words


@pytest.mark.parametrize("name", sections())
def test_values_and_worked_calculations(name: str) -> None:
    recorded(f"tiebreaks/{name.replace(' ', '_').replace(',', '')}", told(name)[0])


def test_sentences() -> None:
    recorded("tiebreaks/sentences", sorted({text for name in sections() for text in told(name)[1]}))


def test_what_can_be_chosen() -> None:
    """Every criterion and policy with what it takes, for the screen, the manual and the command line."""
    lines = []
    for one in (*CRITERIA, *POLICIES):
        facts = {name: getattr(one, name) for name in dir(one) if not name.startswith("_") and name not in PROSE}
        found = [f"{name}={plain(fact)}" for name, fact in sorted(facts.items()) if fact and not callable(fact)]
        lines += [type(one).__name__, *(f"  {text}" for text in found)]
    recorded("tiebreaks/registry", [*lines, *map(plain, PRESETS)])
