"""What holds of every system that is paired here, of players and of teams, whoever registers one.

Everybody once, nobody who is absent, prohibitions kept; the same answer for the same input, also in another process; a
round as it was made is judged equal; reasons for every pair and against drawn ones that say something.
"""

from __future__ import annotations

import json
import os
import random
import subprocess
import sys
from dataclasses import replace
from functools import cache
from itertools import combinations
from typing import cast

import pytest

from tdapp.domain.section.event import Section
from tdapp.domain.section.outcome import Outcome
from tdapp.domain.section.round import Board, Round
from tdapp.domain.systems.registry import SYSTEMS, system_of
from tdapp.domain.systems.system import System
from tdapp.pairing.engines.engine import USUAL, Pairing, PairingEngine, Patience
from tdapp.pairing.engines.registry import OWN, engine_named
from tdapp.services.pairing.generate import Recipe, generate
from tdapp.services.systems.by_table import TableEngine
from tdapp.services.systems.registry import rules_of_system
from tdapp.services.systems.rules import Drawn
from tdapp.services.teams.generate import TeamRecipe, generate_teams
from tdapp.tiebreaks.crosstable import Crosstable, build
from tests.asked import small
from tests.effort import some, thorough

PAIRED = [system for system in SYSTEMS if system.paired]
FREE = (Outcome.PAIRING_BYE, Outcome.REST)


@cache
def event(system: System, seed: int) -> Section:
    """A drawn event of 4 to 40 players, or 4 to 12 teams, played to its end."""
    rng = random.Random(f"{system.key}{seed}")
    if system.pairs_teams:
        teams = 2 if system.by_seats else rng.randint(4, 12)
        return generate_teams(TeamRecipe(teams, 3, system=system), f"{seed}")
    open_field = system.open_field
    recipe = Recipe(
        players=rng.randint(5, 40 if system.by_scores else 12),
        rounds=rng.randint(3, 4) if system.by_scores else None,
        zero_byes=6.0 if open_field else None,
        withdrawals=2.0 if open_field else None,
        prohibited=15.0 if system.by_scores else None,
        system=system,
    )
    rules = rules_of_system(system)
    engine = TableEngine(rules) if system.table else rules.engine() or engine_named(OWN)
    return generate(engine, recipe, f"{seed}")


def rounds(section: Section) -> list[int]:
    """Rounds that are paired for themselves; the second game of a match follows from the first."""
    return list(range(1, section.rounds_paired + 1))


def drawn(section: Section, number: int) -> Drawn:
    """The round as the system pairs it under the state of that time."""
    return rules_of_system(section.system).pair(section, number)


def made(section: Section, number: int) -> tuple[set[tuple[int, int]], set[int]]:
    """Pairs and free ones as the round was held, of teams the matches."""
    if section.system.pairs_teams:
        pairs = {match.teams for match in section.matches if match.round == number}
        return pairs, {bye.team for bye in section.team_byes
                       if bye.round == number and bye.outcome in FREE}  # fmt: skip
    cells = {player.number: row[number - 1] for player, row in zip(section.players, section.cells, strict=True)}
    pairs = {
        (one, cell.opponent)
        for one, cell in cells.items()
        if cell.opponent is not None and cell.rules.paired and (cell.colour is None or cell.colour.value == "w")
    }
    return pairs, {one for one, cell in cells.items() if cell.outcome in FREE}


@pytest.mark.parametrize("system", PAIRED, ids=lambda system: system.key)
@pytest.mark.parametrize("seed", some(12, 1))
def test_everybody_once_nobody_absent_and_as_it_was_made(system: System, seed: int) -> None:
    section = event(system, seed)
    assert section.system is system
    assert rounds(section)
    for number in rounds(section):
        found = drawn(section, number)
        named = [one for pair in found.pairs for one in pair]
        assert len(set(named)) == len(named)
        pairs, free = made(section, number)
        absent = {one for one, outcome in section.announced(number).items() if outcome is not Outcome.PAIRING_BYE}
        if not system.pairs_teams:
            assert not absent & set(named), number
            for group in section.forbidden:
                if group.first_round <= number <= group.last_round:
                    assert not {frozenset(pair) for pair in found.pairs} & set(
                        map(frozenset, combinations(group.numbers, 2))
                    )
        assert {frozenset(pair) for pair in found.pairs} == {frozenset(pair) for pair in pairs}, number
        if not system.elimination:  # who goes on without a game is no bye of a list
            assert {*found.byes, *((found.bye,) if found.bye else ())} == free, number
        assert drawn(section, number).pairs == found.pairs


@pytest.mark.parametrize("system", PAIRED, ids=lambda system: system.key)
def test_every_pair_has_its_reason_and_every_other_one_what_speaks_against_it(system: System) -> None:
    section, rules = event(system, 0), rules_of_system(system)
    rng = random.Random(system.key)
    number = max(rounds(section))
    found = drawn(section, number)
    boards = tuple(Board(place, *pair) for place, pair in enumerate(found.pairs, start=1))
    free = (*found.byes, *((found.bye,) if found.bye else ()))
    round_ = Round(number, boards=boards, byes=tuple((one, Outcome.PAIRING_BYE) for one in free))
    for pair in found.pairs:
        assert rules.head(section, *pair)
        sentences = rules.why(section, round_, *pair)
        assert sentences
        assert all(sentence.strip() for sentence in sentences)
        assert not any("pair otherwise" in sentence for sentence in sentences)  # it is the pairing of the rules
    for one in free:
        assert rules.why_free(section, round_, one)
    named = [one for pair in found.pairs for one in pair]
    others = [pair for pair in combinations(named, 2) if frozenset(pair) not in set(map(frozenset, found.pairs))]
    for one, other in rng.sample(others, min(10, len(others))):
        assert all(obstacle.text for obstacle in rules.why_not(section, round_, one, other))


@thorough
def test_another_process_gives_the_same_answers() -> None:
    """Nothing hangs on the order of a set or on the seed of hashes."""
    program = (
        "import json\n"
        "from tests.services.systems.test_contract import PAIRED, drawn, event, rounds\n"
        "print(json.dumps({one.key: [drawn(event(one, 0), number).pairs for number in rounds(event(one, 0))[:2]]"
        " for one in PAIRED}))"
    )
    seed = "2" if os.environ.get("PYTHONHASHSEED") == "1" else "1"  # of this process it is another one
    answer = subprocess.run(
        [sys.executable, "-c", program],
        env={**os.environ, "PYTHONHASHSEED": seed}, capture_output=True, check=True, text=True,
    ).stdout  # fmt: skip
    here = {one.key: [drawn(event(one, 0), number).pairs for number in rounds(event(one, 0))[:2]] for one in PAIRED}
    assert json.loads(answer) == json.loads(json.dumps(here))
    assert set(here) == {system.key for system in PAIRED}
    assert all(system_of(system.kind, system.key) is system for system in PAIRED)


class _Asked(Exception):
    """What an engine was asked with."""


class _Asking:
    name, version = "asking", "1"

    def pair(self, section: Section, round_number: int | None = None, patience: Patience = USUAL) -> Pairing:
        """Tell who asks."""
        raise _Asked(round_number, patience)


@pytest.mark.parametrize("system", [one for one in SYSTEMS if one.paired and one.by_scores], ids=lambda one: one.key)
def test_an_engine_is_given_the_patience_of_who_asks(system: System) -> None:
    """Else a round could not be stopped, or would end before its time."""
    patience = Patience(7.5)
    section = small(system)
    field = replace(section, cells=((),) * len(section.players), matches=(), team_byes=())
    with pytest.raises(_Asked) as asked:
        rules_of_system(system).pair(field, 1, engine=cast(PairingEngine, _Asking()), patience=patience)
    assert asked.value.args == (1, patience)


@pytest.mark.parametrize("key", ["dutch-2026", "double-swiss", "round-robin", "team-swiss-2026", "team-rr"])
def test_a_table_is_made_of_what_is_held(key: str) -> None:
    """The window keeps the arrays of an event between two results."""
    system = next(one for one in SYSTEMS if one.key == key)
    asked: list[int | None] = []

    def held(section: Section, after_round: int | None = None) -> Crosstable:
        asked.append(after_round)
        return build(section, after_round)

    section = small(system)
    table = rules_of_system(system).standings(section, after_round=2, arrays=held)
    assert asked == [2]
    assert table.rows == rules_of_system(system).standings(section, after_round=2).rows
