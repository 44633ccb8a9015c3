"""Our values against gacrux's on random events; each known difference is listed by name with the article that decides.

``make conformance`` runs two thousand events; the suite a few of fresh seeds.
"""

from __future__ import annotations

import datetime as dt
import os
import random
import subprocess
from dataclasses import replace
from fractions import Fraction
from functools import cache
from pathlib import Path

import pytest

from tdapp.domain.section.event import Edition, Event, Section
from tdapp.domain.section.ladder import parse_ladder
from tdapp.domain.section.scoring import PointSystem
from tdapp.services.tables.known_differences import (
    IN_FILES,
    KNOWN,
    Case,
    KnownDifference,
    as_gacrux,
    format_differences,
    known_difference,
)
from tdapp.services.tables.standings import compute_standings
from tdapp.trf.writer import write_trf
from tests.arena import random_round_robin, random_swiss
from tests.conformance.gacrux_values import gacrux_values
from tests.effort import some, thorough

OPPONENTS = [
    "BH", "BH/C1", "BH/C2", "BH/M1", "BH/M2", "BH/P", "BH/C1/P", "FB", "FB/C1", "FB/M1", "FB/P", "AOB", "AOB/F",
    "SB/P", "SB/C1/P", "DE/P",
]  # fmt: skip
EVERYWHERE = [
    "DE", "SB", "SB/C1", "SB/C2", "PS", "PS/C1", "WIN", "WON", "BPG", "BWG", "REP", "STD", "STD{reading=result-code}",
    "TPN", "TPN/R",
]  # fmt: skip
KOYA = ["KS", "KS/L+1", "KS/L-1", "KS/L-2"]
RATINGS = ["RTNG", "RTNG/R", "ARO", "ARO/C1", "ARO/M1", "TPR", "PTP", "APRO", "APPO"]
STARTS = {Edition.FIDE_2024: dt.date(2025, 5, 1), Edition.FIDE_2026: dt.date(2026, 6, 1)}
SYSTEMS = (
    PointSystem(),
    PointSystem(),
    PointSystem(pab=Fraction(1, 2)),
    PointSystem(Fraction(3), Fraction(1)),
    PointSystem(Fraction(3), Fraction(1), pab=Fraction(1)),
)


def event(seed: int) -> tuple[Section, int, list[str]]:
    """A random event, the round after which it is ranked (often the last), and the codes to compare."""
    rng = random.Random(seed)
    edition = rng.choice(list(STARTS))
    fields = {
        "edition": edition,
        "event": Event(f"Event {seed}", start=STARTS[edition]),
        "points": rng.choice(SYSTEMS),
    }
    if rng.random() < 0.3:
        section = random_round_robin(seed, rng.randint(4, 14), odd=rng.choice((0, 0.1, 0.3)), **fields)
        codes = EVERYWHERE + KOYA
    else:
        section = random_swiss(
            seed,
            rng.randint(8, 60),
            rng.randint(3, 9),
            odd=rng.choice((0, 0.1, 0.3)),
            absent=rng.choice((0, 0.05, 0.2)),
            unrated=0 if rng.random() < 0.5 else 0.2,
            **fields,
        )
        codes = EVERYWHERE + OPPONENTS
    unrated = any(player.rating is None for player in section.players)
    rule = f"{{unrated={rng.choice((1000, 1400, 1755))}}}" if unrated else ""
    held = section.rounds_held
    after = held if rng.random() < 0.6 else rng.randint(1, held)
    return section, after, codes + [code + rule for code in RATINGS]


def differing(section: Section, codes: list[str], after: int | None = None) -> list[tuple[Case, str]]:
    """Every value that differs, with both values in words."""
    round_number = section.rounds_held if after is None else after
    theirs = gacrux_values(section, codes, round_number)
    found = []
    for position, code in enumerate(codes):
        table = compute_standings(section, ladder=parse_ladder(code), after_round=round_number)
        for row in table.rows:
            number = row.player.number
            case = Case(section, round_number, code, section.index_of(number))
            mine, other = as_gacrux(case, row.exact[0]), theirs[number][position]
            if mine != (None if other is None else Fraction(str(other))):
                found.append((case, f"{code} of {number} after {round_number}: tdapp {mine}, gacrux {other}"))
    return found


def check(seed: int) -> None:
    section, after, codes = event(seed)
    unknown = [text for case, text in differing(section, codes, after) if known_difference(case) is None]
    assert unknown == [], f"seed {seed}"


@thorough
@pytest.mark.parametrize("turn", some(10, 2))
def test_fresh_events(turn: int) -> None:
    seed = int.from_bytes(os.urandom(4), "big")
    check(seed)


@pytest.mark.conformance
@pytest.mark.parametrize("block", range(40))
def test_two_thousand_events(block: int) -> None:
    for seed in range(block * 50, block * 50 + 50):
        check(seed)


OF_TEAMS = ("BC among unequal game points (12.1)", "REP where game points rank (7.6)")  # shown in test_gacrux_teams


@cache
def shown_differences() -> list[Case]:
    """What differs in events that show every known difference."""
    fields = {"edition": Edition.FIDE_2026, "event": Event("Known", start=dt.date(2026, 6, 1))}
    three = PointSystem(Fraction(3), Fraction(1))
    swiss = random_swiss(3, 12, 5, odd=0.6, unrated=0, **fields)
    robin = random_round_robin(3, 7, odd=0.6, **fields)
    events = [
        (swiss, 5),
        (swiss, 3),
        (robin, 7),
        (robin, 4),
        (random_swiss(3, 12, 5, odd=0.6, unrated=0, points=three, **fields), 5),
        *((random_round_robin(seed, 5, **fields), 3) for seed in range(6)),
        (_with_half_a_point_given(random_swiss(4, 8, 3, odd=0, absent=0, unrated=0, **fields)), 3),
    ]
    codes = ["WON", "FB", "STD", "REP", "KS", "PS", "TPR{unrated=1400}"]
    return [case for section, after in events for case, _ in differing(section, codes, after)]


@pytest.mark.parametrize("known", [one for one in KNOWN if one.name not in OF_TEAMS], ids=lambda known: known.name)
def test_the_list_of_known_differences_is_needed(known: KnownDifference) -> None:
    """Each entry excuses something that really differs, on an event that shows it."""
    assert any(known.applies(case) for case in shown_differences())


def test_record_162_of_forfeits_and_absences(tmp_path: Path) -> None:
    """bbpPairings stops on our A, TRF26's letter, and takes the Z of its own reader: known, and said on export."""
    path = os.environ.get("TDAPP_BBPPAIRINGS")
    if not path:
        pytest.skip("TDAPP_BBPPAIRINGS names no bbpPairings")
    points = PointSystem(Fraction(3), Fraction(2), Fraction(1), zero_bye=Fraction(1), forfeit_loss=Fraction(1))
    section = random_swiss(3, 12, 5, odd=0, unrated=0, absent=0, points=points)
    assert [known.name for known in format_differences(section)] == [known.name for known in IN_FILES]
    text = write_trf(section, program="tdapp").decode()
    status = {}
    for letter in "AZ":
        file = tmp_path / f"{letter}.trf"
        lines = [line for line in text.split("\r\n") if not line.startswith(("###", "212", "202"))]
        file.write_text("\r".join(lines).replace("A 1.0", f"{letter} 1.0"), encoding="utf-8", newline="")
        ran = subprocess.run([path, "--dutch", str(file), "-c"], capture_output=True, text=True, check=False)
        status[letter] = (ran.returncode, "162" in ran.stdout + ran.stderr)
    assert status["A"] == (3, True)
    assert status["Z"][0] == 0


def _with_half_a_point_given(section: Section) -> Section:
    """The first player gets half a point more than his result gives in round 1 (TRF26, 299)."""
    (first, *later), *others = section.cells
    given = replace(first, awarded=section.points.awarded(first) + Fraction(1, 2))
    return replace(section, cells=((given, *later), *others))
