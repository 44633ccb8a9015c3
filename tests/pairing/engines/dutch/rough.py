"""Rough positions: tournaments whose past was drawn without any pairing rule but C1.

They break colours, floats and meetings far more than real events do, and reach the rare branches: several floaters, odd
sets that bind the tight pairs, rounds that nobody can pair.
"""

from __future__ import annotations

import random
from dataclasses import replace
from fractions import Fraction

from tdapp.domain.section.event import Acceleration, Edition, Event, ForbiddenPairs, Section
from tdapp.domain.section.outcome import Cell, Colour, Outcome
from tdapp.domain.section.player import Player
from tdapp.domain.section.scoring import PointSystem, points_text

_RESULTS = (
    (Outcome.WIN, Outcome.LOSS),
    (Outcome.LOSS, Outcome.WIN),
    (Outcome.DRAW, Outcome.DRAW),
)
_FORFEITS = (
    (Outcome.FORFEIT_WIN, Outcome.FORFEIT_LOSS),
    (Outcome.FORFEIT_LOSS, Outcome.FORFEIT_WIN),
    (Outcome.FORFEIT_LOSS, Outcome.FORFEIT_LOSS),
)
_BYES = (Outcome.HALF_POINT_BYE, Outcome.ZERO_POINT_BYE, Outcome.ZERO_POINT_BYE, Outcome.FULL_POINT_BYE)


def rough_section(seed: str, sizes: tuple[int, int], *, last_round: float = 0.25, most_rounds: int = 9) -> Section:
    """A section whose next round can be paired or not; ``last_round`` is how often it is the last one (topscorers)."""
    rng = random.Random(seed)
    size = rng.randint(*sizes)
    past = (
        rng.randint(0, min(most_rounds, size - 1)) if rng.random() < 0.2 else rng.randint(1, min(most_rounds, size - 1))
    )
    shares = {name: rng.choice((0.0, 0.03, 0.1)) for name in ("bye", "forfeit", "gone", "forbidden")}
    window, draws, manners = rng.choice((2, 4, 10, 40)), rng.choice((0.1, 0.4, 0.7)), rng.choice((0.0, 0.5, 0.9))
    rows: dict[int, list[Cell]] = {number: [] for number in range(1, size + 1)}
    points = dict.fromkeys(rows, Fraction(0))
    met: dict[int, set[int]] = {number: {number} for number in rows}
    balance = dict.fromkeys(rows, 0)
    gone: set[int] = set()
    for _ in range(past):
        gone |= {number for number in rows if rng.random() < shares["gone"] / 3}
        waiting = sorted(rows.keys() - gone, key=lambda number: (-points[number], number))
        for number in gone:
            rows[number].append(Cell(Outcome.ZERO_POINT_BYE))
        for number in [number for number in waiting if rng.random() < shares["bye"]]:
            waiting.remove(number)
            rows[number].append(Cell(rng.choice(_BYES)))
        while waiting:
            one = waiting.pop(0)
            near = [number for number in waiting if number not in met[one]][:window]
            if not near:
                had = any(cell.outcome is Outcome.PAIRING_BYE for cell in rows[one])
                rows[one].append(Cell(Outcome.ZERO_POINT_BYE if had else Outcome.PAIRING_BYE))
                continue
            other = rng.choice(near)
            waiting.remove(other)
            white, black = _colours(rng, one, other, balance, manners)
            odds = rng.random()
            results = _FORFEITS if odds < shares["forfeit"] else _RESULTS[2:] if rng.random() < draws else _RESULTS[:2]
            mine, theirs = rng.choice(results)
            rows[white].append(Cell(mine, black, Colour.WHITE))
            rows[black].append(Cell(theirs, white, Colour.BLACK))
            if results is not _FORFEITS:
                met[one].add(other)
                met[other].add(one)
                balance[white] += 1
                balance[black] -= 1
        points = {number: sum((_WORTH[cell.outcome] for cell in row), Fraction(0)) for number, row in rows.items()}
    announced = {number: rng.random() < shares["bye"] / 2 or number in gone for number in rows}
    cells = tuple(
        (*row, Cell(Outcome.ZERO_POINT_BYE if announced[number] else Outcome.UNPAIRED)) for number, row in rows.items()
    )
    total = past + 1 if past and rng.random() < last_round else past + rng.randint(2, 4)
    forbidden = [
        ForbiddenPairs(1, total, (min(pair), max(pair)))
        for pair in (rng.sample(range(1, size + 1), 2) for _ in range(int(size * shares["forbidden"])))
    ]
    return Section(
        event=Event("Rough"),
        players=tuple(Player(number, f"Player {number}") for number in rows),
        cells=cells,
        rounds_total=total,
        edition=Edition.FIDE_2026,
        initial_colour=rng.choice("WB"),
        forbidden=tuple(forbidden),
    )


def with_other_points(section: Section, seed: str) -> Section:
    """The same past counted otherwise: 3-1-0, byes worth a draw or nothing, fictitious points in any round."""
    rng = random.Random(f"points {seed}")
    points = rng.choice((PointSystem(), PointSystem(Fraction(3), Fraction(1), Fraction(0))))
    points = replace(points, pab=rng.choice((None, points.draw, points.loss)))
    size, total, held = len(section.players), section.rounds_total, section.rounds_held
    blocks = []
    for _ in range(rng.choice((0, 1, 1, 2, 4))):
        first, last = sorted(rng.randint(1, size) for _ in range(2))
        begin, end = sorted(rng.choice((rng.randint(1, total), held)) for _ in range(2))
        blocks.append(Acceleration(points_text(rng.choice((points.win, points.draw))), begin, end, first, last))
    return replace(section, points=points, accelerations=tuple(blocks))


def _colours(rng: random.Random, one: int, other: int, balance: dict[int, int], manners: float) -> tuple[int, int]:
    if rng.random() < manners and balance[one] != balance[other]:
        return (one, other) if balance[one] < balance[other] else (other, one)
    return (one, other) if rng.random() < 0.5 else (other, one)


_WORTH = {
    Outcome.WIN: Fraction(1),
    Outcome.DRAW: Fraction(1, 2),
    Outcome.LOSS: Fraction(0),
    Outcome.FORFEIT_WIN: Fraction(1),
    Outcome.FORFEIT_LOSS: Fraction(0),
    Outcome.PAIRING_BYE: Fraction(1),
    Outcome.FULL_POINT_BYE: Fraction(1),
    Outcome.HALF_POINT_BYE: Fraction(1, 2),
    Outcome.ZERO_POINT_BYE: Fraction(0),
}
