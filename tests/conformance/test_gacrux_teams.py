"""Team tie-breaks against gacrux's on random events of teams; whatever differs is listed with its article.

A board on which nobody sits for either team makes gacrux stop: such a rung is *not checked*, never silent.
"""

from __future__ import annotations

import datetime as dt
import random
from dataclasses import replace

import pytest

from tdapp.domain.section.event import Edition, Event, Kind, Section
from tdapp.domain.section.ladder import parse_ladder
from tdapp.domain.section.team import Score, TeamRules
from tdapp.pairing.engines.gacrux import GacruxEngine
from tdapp.services.tables.known_differences import KNOWN
from tdapp.services.tables.second_opinion import Verdict, second_opinion
from tests.conformance.test_gacrux import OF_TEAMS
from tests.effort import sample
from tests.team_events import random_team_event

CODES = (
    "MPvGP,BH:MP,BH:GP,BH:MP/C1,BH:GP/C2,BH:MP/M1,FB:MP,FB:GP,AOB:MP,SB:MP,SB:GP,PS:MP,PS:GP,DE:MP,DE:GP,WIN:MP,WON:MP,"
    "REP,STD:MP,TPN,EMMSB,EMGSB,EGMSB,EGGSB,EMMSB/C1,EMGSB/C1,EGMSB/C1,EGGSB/C1,SSSC,EDE,EDET,EDEB,EDEBT,EDEBB,BC,TBR,BBE"
)
STARTS = {Edition.FIDE_2024: dt.date(2025, 5, 1), Edition.FIDE_2026: dt.date(2026, 6, 1)}


def event(seed: int) -> Section:
    """A random event: byes and absent teams, or forfeited boards and empty chairs; either score first."""
    rng = random.Random(seed)
    edition = rng.choice(list(STARTS))
    boards = rng.randint(2, 6)
    odd, absent = rng.choice(((0.0, 0.15), (0.1, 0.0), (0.05, 0.1)))
    rules = TeamRules(boards=boards, primary=rng.choice((Score.MATCH, Score.MATCH, Score.GAME)))
    return random_team_event(
        seed,
        rng.randint(5, 14),
        boards,
        rng.randint(3, 6),
        odd=odd,
        absent=absent,
        edition=edition,
        team_rules=rules,
        event=Event(f"Event {seed}", start=STARTS[edition]),
    )


def hold(section: Section, engine: GacruxEngine, codes: str = CODES) -> int:
    """Compare every code; how many values agreed or differ as listed."""
    opinion = second_opinion(section, engine, ladder=parse_ladder(codes), after_round=section.rounds_paired)
    known = {entry.sentence for entry in KNOWN}
    for rung in opinion.rungs:
        assert rung.verdict is not Verdict.DIFFERS, (section.event.name, rung.text, rung.differences[:2])
        assert all(one.why in known for one in rung.differences)
        if rung.verdict is Verdict.NOT_CHECKED:
            assert "on which nobody sits" in rung.reason
    return sum(rung.compared for rung in opinion.rungs)


@pytest.mark.parametrize("seed", sample([1, 2, 3], 1))
def test_values_of_teams(gacrux: GacruxEngine, seed: int) -> None:
    assert hold(event(seed), gacrux, "BH:MP/C1,EMGSB/C1,EGGSB,SSSC,EDEBT,BC,TBR,BBE,MPvGP") or seed


def test_the_known_differences_of_teams_are_needed(gacrux: GacruxEngine) -> None:
    """Each entry excuses something that really differs, on an event that shows it."""
    seen: set[str] = set()
    for seed in range(1, 12):
        section = event(seed)
        opinion = second_opinion(section, gacrux, ladder=parse_ladder("BC,REP"), after_round=section.rounds_paired)
        seen |= {one.why for rung in opinion.rungs for one in rung.differences}
    assert {entry.sentence for entry in KNOWN if entry.name in OF_TEAMS} <= seen


@pytest.mark.conformance
def test_many_events_of_teams(gacrux: GacruxEngine) -> None:
    assert sum(hold(event(seed), gacrux) for seed in range(100, 130)) > 8_000


def test_a_round_robin_of_teams(gacrux: GacruxEngine) -> None:
    """C.07, 15.2: forfeits count as results; no Buchholz there."""
    section = replace(random_team_event(9, 4, 3, 3, odd=0, absent=0), kind=Kind.TEAM_ROUND_ROBIN)
    section = replace(section, event=Event("Robin", start=STARTS[Edition.FIDE_2026]))
    assert hold(section, gacrux, "MPvGP,EDE,EMGSB,EMMSB,EGGSB,DE,SB:GP,TBR,BBE") > 0
