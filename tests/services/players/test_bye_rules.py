"""A bye of a match of two games is a bye of both (C.04.5, preface)."""

from __future__ import annotations

from tdapp.domain.commands.players import Absence
from tdapp.domain.section.event import Event
from tdapp.domain.section.facts import SectionFacts, empty_section
from tdapp.domain.section.outcome import Outcome
from tdapp.services.players.bye_rules import of_whole_matches

HALF = Outcome.HALF_POINT_BYE


def test_who_misses_a_match_misses_both_games() -> None:
    double = empty_section(Event("E"), SectionFacts(6, system_key="double-swiss"))
    assert double.system.stage_rounds == 2
    found = of_whole_matches(double, (Absence(1, 4, HALF), Absence(2, 1, None)))
    assert [(one.number, one.round_number, one.kind) for one in found] == [
        (1, 3, HALF), (1, 4, HALF), (2, 1, None), (2, 2, None),
    ]  # fmt: skip


def test_where_a_round_is_a_game_nothing_is_added() -> None:
    absences = (Absence(1, 4, HALF), Absence(2, 1, None))
    single = empty_section(Event("E"), SectionFacts(6))
    assert of_whole_matches(single, absences) == absences
