"""Does a half-point bye pay? The same event played on by everybody, and with byes taken in one round."""

from __future__ import annotations

import random
from dataclasses import dataclass, replace
from itertools import pairwise

import numpy as np

from tdapp.domain.section.outcome import Outcome
from tdapp.domain.words.errors import RuleViolation
from tdapp.domain.words.wording import marked, tr
from tdapp.lab.orders import Event
from tdapp.lab.source import Generated, Size, Source
from tdapp.lab.studies.ricca_2016 import FIELD
from tdapp.lab.study import GAIN, POINTS, Figure, Level, Study

QUARTERS = ("first quarter", "second quarter", "third quarter", "last quarter")
"""Of the field by rating; one player of each takes the bye, so that the others stay even."""
LADDERS = ("BH/C1", "BH", "BH/C1@fide-2009")


@dataclass(frozen=True)
class HalfPointBye(Study):
    """Places and points won by a half-point bye, by the round in which it is taken."""

    def figures(self) -> tuple[Figure, ...]:
        """Round by round: places under each ladder, and points, for a player of each quarter."""
        rounds = max(size.rounds for size in self.sizes)
        return tuple(
            Figure(ladder, quarter, f"round {number}", ladder, GAIN)
            for number in range(1, rounds + 1)
            for ladder in (*LADDERS, POINTS)
            for quarter in QUARTERS
        )

    def measure(self, source: Source, index: int) -> list[float]:
        """One event without byes, and one for each round in which byes are taken."""
        if not isinstance(source, Generated):
            raise RuleViolation(tr("This study plays its events twice; it cannot look at a folder of files."))
        chosen = takers(source, index)
        recipe = self.levels[0].recipe
        plain = _standing(source.event(recipe, index), chosen)
        found: list[float] = []
        for number in range(1, max(size.rounds for size in self.sizes) + 1):
            if number > source.size.rounds:
                found += [float("nan")] * ((len(LADDERS) + 1) * len(QUARTERS))
                continue
            byes = tuple((player, number, Outcome.HALF_POINT_BYE) for player in chosen)
            with_bye = _standing(source.event(replace(recipe, absences=byes), index), chosen)
            found += [float(value) for value in (with_bye - plain).reshape(-1)]
        return found


def takers(source: Generated, index: int) -> tuple[int, ...]:
    """The pairing numbers of four players, one of each quarter."""
    rng = random.Random(f"{source.seed}/{index}/byes")
    players = source.size.players
    edges = [players * quarter // len(QUARTERS) for quarter in range(len(QUARTERS) + 1)]
    return tuple(rng.randint(low + 1, high) for low, high in pairwise(edges))


def _standing(event: Event, chosen: tuple[int, ...]) -> np.ndarray[tuple[int, ...], np.dtype[np.float64]]:
    """Minus the places under each ladder, and the points, of these players: more is better."""
    rows = [event.section.index_of(number) for number in chosen]
    places = [-event.by_ladder(ladder)[rows] for ladder in LADDERS]
    return np.array([*places, event.table.score[rows] / event.table.ticks])


STUDY = HalfPointBye(
    id="half-point-bye",
    name=marked("Does a half-point bye pay?"),
    question=marked("How many places and points does a player win or lose who takes half a point instead of a game?"),
    method=marked(
        "The same event with the same seed, once without byes and once for each round with a half-point bye for four "
        "players, one of each quarter of the field; the places won, above zero where the bye paid."
    ),
    sizes=(Size(100, 9), Size(50, 7)),
    levels=(Level("", FIELD),),
    events=500,
)
