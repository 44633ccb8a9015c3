"""The second calculation against the first one and against gacrux, on random events: neither knows the other."""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import replace
from fractions import Fraction

import pytest

from tdapp.domain.section.event import Edition, Kind, Section
from tdapp.domain.section.ladder import parse_ladder
from tdapp.domain.section.player import Standing
from tdapp.domain.teams.for_ranking import team_view
from tdapp.services.tables.held_arrays import HeldArrays
from tdapp.services.tables.known_differences import Case, as_gacrux, known_difference
from tdapp.services.tables.standings import compute_standings
from tests.arena import random_round_robin, random_swiss
from tests.conformance.gacrux_values import gacrux_values
from tests.conformance.test_gacrux import EVERYWHERE, KOYA, OPPONENTS, RATINGS, event
from tests.conformance.test_gacrux_teams import CODES
from tests.conformance.test_gacrux_teams import event as team_event
from tests.effort import some, thorough
from tests.proof.asking import calculated, values
from tests.tiebreaks.rough import rough, rough_teams

LADDERS = ("DE,BH/C1,SB,PS,DE", "BH/C1,BH,DE,SB", "SB,DE,WIN,BPG,TPN/R", "WIN,DE,SB,RTNG{unrated=lowest}")
OF_TEAMS = ("EDEBT,BC,TBR,BBE,MPvGP", "MPvGP,EDE,EMGSB/C1,DE:GP,TPN", "BC,BBE,EDEBB", "TBR,EDET", "EDEB,SSSC")


def differences(section: Section, codes: Sequence[str], after: int) -> list[str]:
    """Every rung by itself: what the two calculations say otherwise."""
    found, arrays = [], HeldArrays()
    for code in codes:
        table = compute_standings(section, ladder=parse_ladder(code), after_round=after, arrays=arrays)
        second = calculated(section, code, after=after)
        assert second.rungs[0].covered, code
        for row in table.rows:
            exact = row.exact[0]
            theirs = second.rungs[0].values[row.player.number]
            if row.rank is not None and (None if exact is None else Fraction(exact)) != theirs:
                found.append(f"{code} of {row.player.number} after {after}: {exact}, second {theirs}")
    return found


def places(section: Section, ladder: str, after: int) -> bool:
    """Whether a whole ladder leads to the same places."""
    table = compute_standings(section, ladder=parse_ladder(ladder), after_round=after)
    second = calculated(section, *ladder.split(","), after=after)
    return {row.player.number: row.rank for row in table.rows if row.rank is not None} == second.places


@thorough
@pytest.mark.parametrize("seed", some(150, 4))
@pytest.mark.parametrize("edition", list(Edition))
def test_players(seed: int, edition: Edition) -> None:
    section, after, codes = event(seed)
    section = replace(section, edition=edition)
    others = [] if section.system.berger else ["SB/M1", "BH/M1/P", "BH@fide-2009", "SB/C1@fide-2024", "AOB@fide-2026"]
    assert differences(section, codes + others, after) == []
    assert all(places(section, ladder, after) for ladder in LADDERS if not (section.system.berger and "BH" in ladder))


@thorough
@pytest.mark.parametrize("seed", some(150, 3))
@pytest.mark.parametrize("edition", list(Edition))
def test_teams(seed: int, edition: Edition) -> None:
    teams = team_view(replace(team_event(seed), edition=edition))
    codes = [*CODES.split(","), "SSSC/K3", "SSSC/F", "SSSC/P", "EDE/P", "DE/P", "SB:GP/P", "EMGSB/P", "BH:GP/P"]
    assert differences(teams, codes, teams.rounds_paired) == []
    assert all(places(teams, ladder, teams.rounds_paired) for ladder in OF_TEAMS)


@pytest.mark.parametrize("seed", some(150, 5))
def test_small_events_where_everything_happens(seed: int) -> None:
    section = rough(seed)
    others = KOYA if section.system.berger else [*OPPONENTS, "SB/M1", "BH/M1"]
    assert differences(section, [*EVERYWHERE, *others, *RATINGS], section.rounds_held) == []
    if seed % 2:
        teams = rough_teams(seed)
        assert differences(teams, CODES.split(","), teams.rounds_held) == []


@pytest.mark.parametrize("seed", some(60, 3))
def test_who_left_and_what_is_open(seed: int) -> None:
    """Withdrawn from a round robin, expelled from a Swiss, a table of a round with games still open."""
    rng = random.Random(seed)
    robin = random_round_robin(seed, rng.randint(5, 9), edition=rng.choice(list(Edition)))
    gone = rng.randrange(len(robin.players))
    robin = replace(robin, players=_with(robin, gone, Standing.WITHDRAWN))
    for after in (1, robin.rounds_held // 2, robin.rounds_held):
        assert differences(robin, EVERYWHERE + KOYA, after) == []
    swiss = random_swiss(seed, 14, 5, odd=0.3, edition=rng.choice(list(Edition)))
    swiss = replace(swiss, players=_with(swiss, gone, Standing.EXPELLED))
    assert differences(swiss, EVERYWHERE + OPPONENTS, 4) == []
    assert places(swiss, "BH/C1,SB,DE", 4)


def _with(section: Section, index: int, standing: Standing) -> tuple:
    players = list(section.players)
    players[index] = replace(players[index], standing=standing)
    return tuple(players)


@thorough
@pytest.mark.parametrize("seed", some(60, 2))
def test_gacrux_itself(seed: int) -> None:
    """The second calculation and FIDE's tool, the first one left out; what differs is known with its article."""
    section, _, codes = event(seed)
    after = section.rounds_held
    theirs = gacrux_values(section, codes, after)
    for position, code in enumerate(codes):
        column = dict(zip(sorted(theirs), values(section, code, after), strict=True))
        for number, mine in column.items():
            case = Case(section, after, code, section.index_of(number))
            other = theirs[number][position]
            seen = as_gacrux(case, None if mine is None else str(mine))
            same = seen == (None if other is None else Fraction(str(other)))
            assert same or known_difference(case) is not None, (code, number, mine, other)


def test_ratings_are_covered_with_every_rule() -> None:
    section = random_swiss(5, 12, 5, edition=Edition.FIDE_2026)
    rules = ("", "{unrated=1400}", "{unrated=lowest}", "{unrated=average}")
    assert differences(section, [code + rule for code in RATINGS for rule in rules], 5) == []


def test_a_round_robin_of_teams() -> None:
    section = team_view(replace(team_event(7), kind=Kind.TEAM_ROUND_ROBIN))
    codes = [code for code in CODES.split(",") if code[:2] not in ("BH", "FB", "AO", "SS")]
    assert differences(section, codes, section.rounds_paired) == []
