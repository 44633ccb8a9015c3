"""The engine of 2017 against published positions, and against an oracle that tries every candidate (C.04.3 of 2017)."""

from __future__ import annotations

import random
from dataclasses import replace

import pytest

from tdapp.domain.section.event import Section
from tdapp.domain.systems.registry import DUTCH, DUTCH_2017
from tdapp.domain.systems.system import System
from tdapp.pairing.engines.dutch.adapter import DutchEngine, entrants_of
from tdapp.pairing.engines.dutch.field import Entrant, field_of
from tdapp.pairing.engines.dutch_2017 import criteria, pair
from tdapp.pairing.engines.dutch_2017.adapter import Dutch2017Engine
from tdapp.pairing.engines.dutch_2017.pair import COLLAPSED, PENULTIMATE, paired_round
from tdapp.pairing.engines.engine import NoLegalPairing
from tdapp.pairing.rules.position import Float, position_of
from tests.arena import arena
from tests.conformance.plan import first_wanted, wanted
from tests.effort import some
from tests.golden.reader import golden
from tests.pairing.engines.dutch.made import entrants, random_lines
from tests.pairing.engines.dutch.rough import rough_section
from tests.pairing.engines.dutch_2017.oracle import OldOracle

EACH = 25
"""Two positions for each of these, so many for each tournament of the plan."""
Answer = tuple[set[frozenset[int]], int | None] | None


def under(section: Section, system: System) -> Section:
    return replace(section, system_key=system.key)


def by_engine(people: tuple[Entrant, ...]) -> Answer:
    found = paired_round(field_of(people))
    return None if found is None else ({frozenset(pair) for pair in found.pairs}, found.bye)


def by_oracle(oracle: OldOracle) -> Answer:
    found = oracle.pair()
    return None if found is None else ({frozenset(pair) for pair in found[0]}, found[1])


@pytest.mark.parametrize("number", range(1, 9))
@pytest.mark.parametrize(("year", "engine", "system"), [
    ("2017", Dutch2017Engine(), DUTCH_2017), ("2026", DutchEngine(), DUTCH),
])  # fmt: skip
def test_published_positions_that_the_editions_pair_otherwise(
    number: int, year: str, engine: DutchEngine, system: System
) -> None:
    """Eight positions, paired by bbpPairings 5 and 6, each with its own answer."""
    position = golden(f"rules_differ_{number}")
    found = engine.pair(under(position.section(), system))
    assert ({(min(pair), max(pair)) for pair in found.pairs}, found.bye) == position.pairs(year)
    other = position.pairs("2026" if year == "2017" else "2017")
    assert other != position.pairs(year)


@pytest.mark.parametrize("start", some(200, 60)[::20])
def test_rough_positions(start: int) -> None:
    for index in range(start, start + 20):
        people = entrants_of(position_of(under(rough_section(f"old {index}", (3, 9)), DUTCH_2017)))
        assert by_engine(people) == by_oracle(OldOracle(people)), index


@pytest.mark.parametrize("start", some(200, 60)[::20])
def test_made_positions(start: int) -> None:
    for index in range(start, start + 20):
        lines = random_lines(random.Random(f"old {index}"), (3, 8))
        people = entrants(lines)
        assert by_engine(people) == by_oracle(OldOracle(people)), lines


@pytest.mark.conformance
@pytest.mark.parametrize("start", range(first_wanted() * EACH, wanted() * EACH, 100))
def test_thousands_of_positions(start: int) -> None:
    """50,000 where nothing else is wanted; ``TDAPP_CONFORMANCE_FROM`` goes on with a run that was broken off."""
    for index in range(start, start + 100):
        people = entrants_of(position_of(under(rough_section(f"old {index}", (3, 10)), DUTCH_2017)))
        assert by_engine(people) == by_oracle(OldOracle(people)), index
        lines = random_lines(random.Random(f"old {index}"), (4, 9))
        people = entrants(lines)
        assert by_engine(people) == by_oracle(OldOracle(people)), lines


def test_the_positions_reach_what_is_new_in_the_old_rules() -> None:
    """Rounds that nobody can pair, and rounds whose last brackets collapse (A.9)."""
    oracles = [
        OldOracle(entrants_of(position_of(under(rough_section(f"old {index}", (3, 9)), DUTCH_2017))))
        for index in range(60)
    ]
    answers = [by_oracle(oracle) for oracle in oracles]
    assert 5 < answers.count(None) < 40
    assert sum(oracle.collapsed for oracle in oracles) > 5


def test_the_last_brackets_collapse_where_the_rest_is_stuck() -> None:
    """A.9: 1 has met 2 and 3; 4 and 5 have met; 6 and 7 have met. Both residents of the second bracket must float."""
    people = entrants("""
        2 - b -- 0 - -; 2 - b -- 0 - -
        1 - b -- 0 - -; 1 - b -- 0 - -
        0 - b -- 0 - 6; 0 - b -- 0 - 5
    """)
    found = paired_round(field_of(people))
    assert found is not None
    assert [bracket.way for bracket in found.brackets] == ["normal", PENULTIMATE, COLLAPSED]
    assert [bracket.floaters for bracket in found.brackets] == [(), (2, 3), ()]
    assert {frozenset(pair) for pair in found.pairs} == {frozenset((0, 1)), frozenset((2, 4)), frozenset((3, 5))}
    assert by_engine(people) == by_oracle(OldOracle(people))


def test_who_did_not_play_floated_down_whatever_it_was_worth() -> None:
    """A.4.b of 2017: also who lost by forfeit or was absent; today only who got more than a loss."""
    section = arena("1 A | 2w+\n2 B | 1b-\n3 C | Z\n4 D | U\n5 E | H", rounds_total=4, initial_colour="W")
    old, new = (position_of(under(section, system)).cards for system in (DUTCH_2017, DUTCH))
    assert [old[number].floated[0] for number in range(1, 6)] == [Float.DOWN] * 5
    down, none = Float.DOWN, Float.NONE
    assert [new[number].floated[0] for number in range(1, 6)] == [down, none, none, down, down]


def test_a_full_point_bye_does_not_bar_from_the_bye() -> None:
    """C.2 of 2017 names the pairing-allocated bye and the forfeit win; today any win without a game bars."""
    section = arena("1 A | F\n2 B | U\n3 C | 4w+\n4 D | 3b-\n5 E | H", rounds_total=4, initial_colour="W")
    old, new = (position_of(under(section, system)).cards for system in (DUTCH_2017, DUTCH))
    assert [number for number, card in old.items() if card.bye_round] == [2, 3]
    assert [number for number, card in new.items() if card.bye_round] == [1, 2, 3]


def test_nobody_is_paired_where_nobody_is_there() -> None:
    assert by_engine(()) == by_oracle(OldOracle(())) == (set(), None)


def test_the_engine_says_who_it_is_and_that_nobody_can_be_paired() -> None:
    engine = Dutch2017Engine()
    assert engine.name.startswith("tdapp-2017 ")
    met = arena("1 A | 2w1\n2 B | 1b0", rounds_total=3, initial_colour="W", type_code="FIDE_DUTCH_2017")
    with pytest.raises(NoLegalPairing):
        engine.pair(met)


DECIDES_BELOW = {
    "C6": 18,
    "C8": 236,
    "C9": 4215,
    "C10": 2089,
    "C11": 6815,
    "C12": 731,
    "C13": 1500,
    "C14": 16257,
    "C16": 18,
    "C17": 951,
    "C18": 510,
    "C19": 3280,
}
DECIDES = {"C6": 24, "C7": 160, "C8": 376, "C9": 204, "C10": 3, "C11": 13, "C12": 13, "C13": 36, "C14": 6, "C15": 271,
           "C16": 206, "C17": 2707, "C18": 1271, "C19": 208}  # fmt: skip


@pytest.mark.parametrize(
    ("criterion", "index", "name"),
    [
        *((criterion, index, "costs_of_bracket") for criterion, index in DECIDES.items()),
        *((criterion, index, "costs_of_collapsed") for criterion, index in DECIDES_BELOW.items()),
    ],
)
def test_each_criterion_decides_a_position(
    criterion: str, index: int, name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """In a bracket of one score, and in the collapsed last one: without it another pairing would be the best."""
    people = entrants(random_lines(random.Random(f"collapse {index}"), (6, 9)))
    found = by_engine(people)
    assert found == by_oracle(OldOracle(people))
    every = getattr(pair, name)
    monkeypatch.setattr(pair, name, lambda *given: tuple(one for one in every(*given) if one.criterion != criterion))
    assert by_engine(people) != found


@pytest.mark.parametrize(("index", "below"), [(86, 0), (516, 2)])
def test_who_floats_out_of_a_bracket_floats_to_one_point_less_than_its_lowest(
    index: int, below: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A.8: the artificial score decides who gets the bye where pairs of the collapsed bracket are as far apart."""
    people = entrants(random_lines(random.Random(f"collapse {index}"), (5, 9)))
    found = by_engine(people)
    assert found == by_oracle(OldOracle(people))
    monkeypatch.setattr(criteria, "BELOW", below)
    assert by_engine(people) != found


def test_who_may_meet_whom_is_said_of_both_and_everybody_finds_somebody() -> None:
    """Every bracket as it is matched: an even number of vertices, no pair one way only, nobody with himself."""
    ways = set()
    for index in range(60):
        field = field_of(entrants(random_lines(random.Random(f"collapse {index}"), (6, 12))))
        for step in pair.solved_round(field) or ():
            rows = step.problem.rows
            ways.add(step.problem.way)
            assert len(rows) % 2 == 0
            assert len(step.problem.kinds) == len(rows)
            for one, row in enumerate(rows):
                assert not row >> len(rows)
                assert not row >> one & 1
                assert all(bool(rows[other] >> one & 1) for other in range(len(rows)) if row >> other & 1)
    assert ways == {pair.NORMAL, pair.PENULTIMATE, pair.COLLAPSED, pair.LAST}


@pytest.mark.parametrize("index", [353, 824, 884])
def test_the_last_bracket_is_to_leave_over_who_may_have_the_bye(index: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """C7 before the last bracket: without C2 there the brackets would collapse, and other players meet."""
    people = entrants(random_lines(random.Random(f"collapse {index}"), (5, 9)))
    found = by_engine(people)
    assert found == by_oracle(OldOracle(people))
    monkeypatch.setattr(pair, "_INELIGIBLE", 1)
    assert by_engine(people) != found


def test_who_floats_on_from_the_penultimate_bracket_may_meet_whom_it_needs() -> None:
    people = entrants(random_lines(random.Random("old 8839"), (4, 9)))
    assert by_engine(people) == by_oracle(OldOracle(people))
