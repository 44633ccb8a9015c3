"""Which tournaments ``make conformance`` plays: sizes 8 to 200, 5 to 11 rounds, everything that can happen in them.

``TDAPP_CONFORMANCE`` is their number (1,000 when it says nothing), ``TDAPP_CONFORMANCE_FROM`` the first one (0).
Tournament *n* is the same in every run.
"""

from __future__ import annotations

import os
import random
from collections import Counter

from tdapp.domain.section.event import Section
from tdapp.domain.section.outcome import Outcome
from tdapp.domain.section.player import Standing
from tdapp.services.pairing.generate import Recipe

CHUNK = 5
_SIZES = (((8, 19), 45), ((20, 39), 30), ((40, 79), 17), ((80, 119), 5), ((120, 159), 2), ((160, 200), 1))
_NAMES = {
    Outcome.PAIRING_BYE: "pairing-allocated byes",
    Outcome.HALF_POINT_BYE: "half-point byes",
    Outcome.ZERO_POINT_BYE: "zero-point byes",
    Outcome.FULL_POINT_BYE: "full-point byes",
    Outcome.FORFEIT_WIN: "forfeit wins",
    Outcome.FORFEIT_LOSS: "forfeit losses",
    Outcome.SHORT_WIN: "unrated wins (W)",
    Outcome.SHORT_DRAW: "unrated draws (D)",
}


def wanted() -> int:
    """How many tournaments."""
    return int(os.environ.get("TDAPP_CONFORMANCE", "1000"))


def first_wanted() -> int:
    """The tournament to begin with: a long run that was broken off goes on here."""
    return int(os.environ.get("TDAPP_CONFORMANCE_FROM", "0"))


def recipe_of(index: int) -> Recipe:
    """Tournament ``index``; every hundredth has 200 players, every sixth is accelerated, every seventh counts 3-1-0."""
    rng = random.Random(f"plan {index}")
    ranges, weights = zip(*_SIZES, strict=True)
    players = 200 if index % 100 == 99 else rng.randint(*rng.choices(ranges, weights)[0])
    rounds = rng.randint(5, min(11, players // 2 + 1))  # small fields to the end of what can be paired
    points = "3-1-0" if index % 7 == 6 else "1-0.5-0"
    return Recipe(
        players=players,
        rounds=rounds,
        points=points,
        bye="draw" if index % 9 == 4 else "loss" if index % 18 == 8 else "win",
        baku=points == "1-0.5-0" and index % 6 == 5,
        full_byes=1.5 if index % 8 == 3 else None,
        late_entries=8.0 if index % 4 == 1 else None,
        withdrawals=2.5 if index % 4 == 2 else None,
    )


def counts_of(section: Section) -> Counter[str]:
    """What a tournament contributes to the report."""
    outcomes = Counter(cell.outcome for row in section.cells for cell in row)
    size = len(section.players)
    span = next(f"{low} to {high} players" for (low, high), _ in _SIZES if low <= size <= high)
    found = Counter({name: outcomes[outcome] for outcome, name in _NAMES.items()})
    found["tournaments"] = 1
    found[span] = 1
    found[f"{section.rounds_total} rounds"] = 1
    found["rounds"] = section.rounds_held
    found["games and forfeits"] = sum(cell.opponent is not None for row in section.cells for cell in row) // 2
    found["with Baku acceleration"] = bool(section.accelerations)
    found["with 3-1-0"] = section.points.win == 3
    found["with a bye worth less than a win"] = section.points.points(Outcome.PAIRING_BYE) < section.points.win
    found["with prohibited pairs"] = bool(section.forbidden)
    found["with withdrawals"] = any(player.standing is Standing.WITHDRAWN for player in section.players)
    found["with late entries"] = any(
        row[0].outcome is Outcome.ZERO_POINT_BYE and any(cell.opponent for cell in row) for row in section.cells
    )
    odd = {Outcome.DRAW: Outcome.LOSS, Outcome.LOSS: Outcome.LOSS}
    for player, row in zip(section.players, section.cells, strict=True):
        for index, cell in enumerate(row):
            if cell.opponent is None or cell.opponent < player.number or cell.outcome not in odd:
                continue
            theirs = section.cells[section.index_of(cell.opponent)][index].outcome
            found["odd results (½-0, 0-½, 0-0)"] += {cell.outcome, theirs} in (
                {Outcome.DRAW, Outcome.LOSS},
                {Outcome.LOSS},
            )
    return found
