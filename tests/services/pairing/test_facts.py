"""What a pairing looks at, who is left to be paired, and when its rules may change."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction

import pytest

from tdapp.domain.section.event import Acceleration, Kind, Section
from tdapp.domain.section.match import LineUp, Match, TeamBye
from tdapp.domain.section.outcome import Cell, Outcome
from tdapp.domain.section.round import Board, Round
from tdapp.domain.section.scoring import PointSystem
from tdapp.domain.words.checks import Warning
from tdapp.services.pairing.facts import pairing_facts
from tdapp.services.pairing.pair_rest import as_far_as_legal, has_bye, rest_of
from tdapp.services.pairing.possible import why_not_accelerate, why_not_prohibit, why_not_wish
from tests.arena import arena
from tests.recorded import recorded
from tests.services.teams.team_stage import empty

PAB, ZPB = Outcome.PAIRING_BYE, Outcome.ZERO_POINT_BYE
DRAWN = """
1 A 2400 | 4w1 2b= 3w1
2 B 2300 | 5b1 1w= U
3 C 2200 | U   5b1 1b0
4 D 2100 | 1b0 Z   5w=
5 E 2000 | 2w0 3w0 4b=
"""


def event(**fields: object) -> Section:
    return arena(DRAWN, **{"rounds_total": 6, "initial_colour": "W", **fields})


def told(section: Section, number: int) -> list[str]:
    return [
        f"{one.player.name} {one.score} {one.pairing_score} due {one.due or '-'} {one.strength} floats {one.floats} "
        f"{one.colours or '-'} met {one.met} bye {one.bye_round} {'comes' if one.comes else 'away'} "
        f"{one.standing or '-'} whites {one.whites} byes {one.byes} last {one.last_met}"
        for one in pairing_facts(section, number)
    ]


def test_what_a_pairing_looks_at() -> None:
    """Points and Baku's beside them (C.04.7), colours, floats, who has met whom and had the bye; Keizer's own table."""
    lines = []
    away = replace(event(), cells=tuple((*row, Cell(ZPB if not index else Outcome.UNPAIRED))
                                        for index, row in enumerate(event().cells)))  # fmt: skip
    for name, section in {
        "Dutch": event(), "Baku": event(accelerations=(Acceleration("1.0", 1, 4, 1, 3),)),
        "Keizer": event(type_code="CUSTOM_KEIZER"), "one is away": away,
    }.items():  # fmt: skip
        for number in (2, 4):
            lines += [f"== {name}, round {number}", *told(section, number)]
    recorded("services/pairing_facts", lines)


def test_only_who_is_free_is_left_to_be_paired() -> None:
    section = event()
    state = Round(4, boards=(Board(1, 1, 5),), byes=((3, PAB),), unpaired=(2, 4))
    rest = rest_of(section, state)
    assert [row[3].outcome for row in rest.cells] == [ZPB, Outcome.UNPAIRED, ZPB, Outcome.UNPAIRED, ZPB]
    assert [row[:3] for row in rest.cells] == list(section.cells)
    later = rest_of(section, replace(state, number=5))
    assert {len(row) for row in later.cells} == {5}
    assert [row[3].outcome for row in later.cells] == [Outcome.UNPAIRED] * 5
    again = rest_of(section, replace(state, number=2))
    assert {len(row) for row in again.cells} == {2}
    assert has_bye(state)
    assert not has_bye(replace(state, byes=((3, ZPB),)))
    assert as_far_as_legal(rest, 4) == ((4, 2),)  # both are due Black, B with more points
    none = rest_of(section, replace(state, unpaired=(1, 2)))
    assert as_far_as_legal(none, 4) == ()


def test_only_free_teams_are_left_to_be_paired() -> None:
    section = empty()
    first = Match(1, 1, LineUp(1, (1, 2)), LineUp(3, (7, 8)))
    section = replace(
        section, matches=(first, replace(first, round=2)), team_byes=(TeamBye(1, 2, PAB), TeamBye(2, 4, PAB))
    )
    rest = rest_of(section, Round(2, unpaired=(2, 4)))
    assert rest.matches == (first,)
    assert rest.team_byes == (TeamBye(1, 2, PAB), TeamBye(2, 1, ZPB), TeamBye(2, 3, ZPB))
    assert {frozenset(pair) for pair in as_far_as_legal(rest_of(empty(), Round(1, unpaired=(1, 2))), 1)} == {
        frozenset((1, 2))
    }


def shown(found: Warning | None) -> str:
    return "yes" if found is None else found.rule_id


NEW = arena("1 A |\n2 B |", rounds_total=6)


@pytest.mark.parametrize(
    ("section", "prohibit", "wish"),
    [
        (NEW, "yes", "wishes-in-fide-mode"), (replace(NEW, fide_mode=False), "yes", "yes"),
        (event(), "prohibitions-locked", "prohibitions-locked"), (event(fide_mode=False), "yes", "yes"),
        (replace(NEW, closed=True), "closed", "closed"),
    ],
)  # fmt: skip
def test_when_pairings_may_be_prohibited(section: Section, prohibit: str, wish: str) -> None:
    """Q194-196."""
    assert (shown(why_not_prohibit(section)), shown(why_not_wish(section))) == (prohibit, wish)


THREE = PointSystem(Fraction(3), Fraction(1))


@pytest.mark.parametrize(
    ("section", "on", "off"),
    [
        (NEW, "yes", "yes"), (event(), "acceleration-locked", "acceleration-locked"),
        (replace(NEW, closed=True), "closed", "closed"),
        (replace(NEW, kind=Kind.ROUND_ROBIN), "only-swiss", "only-swiss"),
        (replace(NEW, points=THREE), "baku-points", "yes"),
        (replace(NEW, points=PointSystem(Fraction(2), Fraction(1))), "yes", "yes"),
        (replace(NEW, points=PointSystem(loss=Fraction(1))), "baku-points", "yes"),
        (empty(), "only-swiss", "only-swiss"),
    ],
)  # fmt: skip
def test_when_an_event_may_be_accelerated(section: Section, on: str, off: str) -> None:
    """C.04.7: before round 1 of a Swiss where a win is worth two draws and a loss nothing, by match points (1.4.4)."""
    assert (shown(why_not_accelerate(section)), shown(why_not_accelerate(section, baku=False))) == (on, off)
