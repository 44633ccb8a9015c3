"""Small events with everything that may happen in them, drawn: for recordings and contracts over many inputs."""

from __future__ import annotations

import datetime as dt
import random
from dataclasses import replace
from fractions import Fraction
from typing import Any

from tdapp.domain.section.event import Edition, Event, Section
from tdapp.domain.section.ladder import Rung
from tdapp.domain.section.outcome import Cell, Outcome
from tdapp.domain.section.player import Player, Standing
from tdapp.domain.section.scoring import PointSystem
from tdapp.domain.section.team import Score, TeamRules
from tdapp.domain.teams.for_ranking import team_view
from tdapp.tiebreaks.registry import allowed_policies, criteria_for
from tests.arena import random_round_robin, random_swiss
from tests.team_events import random_team_event

RATINGS = (None, 1000, 1400, 1549, 1550, 1600, 1700, 1750, 1950, 2000, 2001, 2150, 2400, 2401)
"""Differences of just 150, 200 and 400 points, of one point more or less, and far apart."""
POINTS = (
    PointSystem(),
    PointSystem(Fraction(3), Fraction(1), Fraction(0)),
    PointSystem(Fraction(3), Fraction(2), Fraction(1), zero_bye=Fraction(0), forfeit_loss=Fraction(0)),
    PointSystem(pab=Fraction(1, 2)),
    PointSystem(half_bye=Fraction(0), full_bye=Fraction(1, 2)),
)
START = dt.date(2026, 3, 1)


def rough(seed: int) -> Section:
    """A Swiss or a round robin of players with gaps in their numbers; who left, ratings that changed, odd points."""
    rng = random.Random(seed)
    fields: dict[str, Any] = {
        "edition": rng.choice(tuple(Edition)),
        "points": rng.choice(POINTS),
        "fide_mode": rng.random() < 0.5,
        "long_event": rng.choice((None, None, True, False)),
        "event": Event("Rough", start=START, end=START + dt.timedelta(days=rng.choice((5, 30, 31)))),
    }
    if seed % 3:
        made = random_swiss(seed, rng.randint(2, 6), rng.randint(1, 5), odd=0.4, absent=rng.choice((0, 0.2)), **fields)
    else:
        made = random_round_robin(seed, rng.randint(3, 5), odd=rng.choice((0, 0.3)), **fields)
        if rng.random() < 0.4:
            made = replace(
                made, cells=tuple(row * 2 for row in made.cells), cycles=2, rounds_total=made.rounds_total * 2
            )
    return _renumbered(rng, _unsettled(rng, made))


def _unsettled(rng: random.Random, section: Section) -> Section:
    """Games that are open or adjourned, forfeits without an opponent, points that the arbiter gave."""
    rows = [list(row) for row in section.cells]
    for row in rows:
        for r, cell in enumerate(row):
            if rng.random() < 0.05:
                row[r] = replace(cell, awarded=rng.choice((Fraction(1, 4), Fraction(1, 2), Fraction(0))))
            elif cell.opponent is None and rng.random() < 0.1:
                row[r] = Cell(rng.choice((Outcome.FORFEIT_WIN, Outcome.FORFEIT_LOSS)))
            elif cell.opponent and rng.random() < 0.05:
                outcome = rng.choice((Outcome.OPEN, Outcome.ADJOURNED))
                row[r] = replace(cell, outcome=outcome)
                rows[cell.opponent - 1][r] = replace(rows[cell.opponent - 1][r], outcome=outcome, awarded=None)
    return replace(section, cells=tuple(map(tuple, rows)))


def _renumbered(rng: random.Random, section: Section) -> Section:
    """Ratings of ``RATINGS``, standings, and gaps in the numbers."""
    numbers = sorted(rng.sample(range(1, 14), len(section.players)))

    def player(index: int) -> Player:
        changes = ((rng.randint(1, 3), rng.choice((1410, 1950))),) if rng.random() < 0.3 else ()
        left = rng.choice((Standing.WITHDRAWN, Standing.EXPELLED)) if rng.random() < 0.15 else Standing.ACTIVE
        rating = rng.choice(RATINGS)
        return Player(numbers[index], f"N{numbers[index]}", rating, standing=left, round_ratings=changes)

    def cell(one: Cell) -> Cell:
        return replace(one, opponent=numbers[one.opponent - 1]) if one.opponent else one

    typed = [
        (name, one, text)
        for name in ("", "playoff")
        for one, text in zip(numbers, ("2.5", "-1", "0.125"), strict=False)
    ]
    return replace(
        section,
        players=tuple(player(index) for index in range(len(section.players))),
        cells=tuple(tuple(map(cell, row)) for row in section.cells),
        manual_places=tuple((one, place) for place, one in enumerate(reversed(numbers[1:]), 1)),
        external_values=tuple(typed),
    )


def rough_teams(seed: int) -> Section:
    """A few teams with byes, forfeits and boards that nobody sat at."""
    rng = random.Random(seed)
    away = (Outcome.FULL_POINT_BYE, Outcome.HALF_POINT_BYE, Outcome.ZERO_POINT_BYE)
    rules = TeamRules(boards=rng.randint(1, 4), primary=rng.choice(tuple(Score)))
    event = random_team_event(
        seed,
        rng.randint(2, 5),
        rules.boards,
        rng.randint(1, 4),
        odd=rng.choice((0, 0.3)),
        absent=0.2,
        away=away,
        forfeits=0.1,
        team_rules=rules,
        edition=rng.choice(tuple(Edition)),
    )
    return team_view(event)


def drawn_rungs(section: Section, seed: int) -> list[Rung]:
    """One rung of every criterion: any policy, modifiers and options that it takes."""
    rng = random.Random(seed)
    found = []
    for criterion in criteria_for(section):
        policies = allowed_policies(section, criterion)
        policy = rng.choice((policies[0], *policies))
        options = {one.key: rng.choice(one.values) for one in policy.options} if criterion.takes_policy else {}
        for option in criterion.options:
            options[option.key] = rng.choice((*option.values, *([option.example] if option.example else [])))
        chosen = [(key, value) for key, value in options.items() if rng.random() < 0.6]
        modifiers = [rng.choice(MODIFIERS[letter]) for letter in criterion.modifiers if rng.random() < 0.5]
        if {"C", "M"} <= {one[0] for one in modifiers}:
            modifiers = [one for one in modifiers if one[0] != "M"]
        reference = None
        if section.team_scores and criterion.takes_score and criterion.reads_games:
            reference = rng.choice((None, "MP", "GP"))
        found.append(
            Rung(
                criterion.code,
                tuple(modifiers),
                None if policy is policies[0] else policy.id,
                tuple(sorted(chosen)),
                reference=reference,
            )
        )
    return found


MODIFIERS = {
    "C": ("C1", "C2", "C3"), "M": ("M1", "M2"), "L": ("L+1", "L-1", "L+2", "L-3"),
    "P": ("P",), "F": ("F",), "R": ("R",), "K": ("K1", "K3"),
}  # fmt: skip
