"""Where another program is known to differ, value by value; what is proven of tables."""

from __future__ import annotations

import itertools
from dataclasses import replace
from fractions import Fraction

from tdapp.domain.section.event import Edition, Section
from tdapp.domain.section.outcome import Outcome
from tdapp.domain.section.scoring import PointSystem
from tdapp.domain.systems.registry import SYSTEMS
from tdapp.domain.teams.for_ranking import team_view
from tdapp.services.tables.known_differences import Case, as_gacrux, format_differences, known_difference
from tests.asked import everything, small
from tests.recorded import recorded, short
from tests.services.values import half

CODES = (
    *("PTS", "WON", "BPG", "BWG", "WIN", "FB", "FB/C1", "AOB", "AOB/F", "STD", "STD/x", "REP", "REP:GP", "KS", "BC"),
    *("TPR", "PTP", "APRO", "APPO", "BH{x}", "SB", "DE", "PS", "SSSC", "ARO", "KS/L1"),
)


def sections() -> list[Section]:
    """Tables, a Swiss with every outcome, other points, teams as they are ranked."""
    some = [small(one) for one in SYSTEMS if one.key in ("dutch-2026", "round-robin")]
    open_ = everything()[0]
    uneven = replace(open_, points=PointSystem(Fraction(3), Fraction(1), Fraction(0)))
    first = open_.cells[0]
    given = replace(open_, cells=((replace(first[0], awarded=Fraction(2)), *first[1:]), *open_.cells[1:]))
    played = (Outcome.LOSS, Outcome.DRAW)
    halves = tuple(
        tuple(replace(cell, outcome=played[player % 2]) if cell.opponent else cell for cell in row)
        for player, row in enumerate(open_.cells)
    )
    teams = [team_view(small(one)) for one in SYSTEMS if one.key in ("team-swiss-2026", "team-rr")]
    return [
        *some,
        *map(half, some),
        open_,
        uneven,
        given,
        replace(uneven, cells=halves),
        replace(open_, cells=halves),
        *teams,
    ]


def test_known_differences() -> None:
    lines = []
    for number, section in enumerate(sections()):
        for edition in (Edition.FIDE_2026, Edition.FIDE_2024):
            some = replace(section, edition=edition)
            rounds = sorted({1, 2, some.rounds_total - 1, some.rounds_total} & set(range(1, some.rounds_held + 1)))
            told = []
            for code, after, player in itertools.product(CODES, rounds, range(min(4, len(some.players)))):
                found = known_difference(Case(some, after, code, player))
                told.append(f"{code} {after} {player}: {found and found.name}")
            lines.append(f"{number} {edition.name} {short(*told)} {[one.name for one in format_differences(some)]}")
    case = Case(everything()[0], 8, "AOB")
    values = (None, "1/3", "2/3", "5", "1/200", "3/2000")
    for code, after, value in itertools.product(("AOB", "SSSC", "BH"), (8, 9), values):
        lines.append(f"{code} {after} {value}: {as_gacrux(replace(case, code=code, after=after), value)}")
    recorded("services/known_differences", lines)
