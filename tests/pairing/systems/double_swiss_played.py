"""Small Double-Swiss events played out by chance, each match paired by the engine."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import replace
from fractions import Fraction

from tdapp.domain.section.event import Event, ForbiddenPairs, Section
from tdapp.domain.section.outcome import Cell, Colour, GameResult, Outcome
from tdapp.domain.section.player import Player, Standing
from tdapp.domain.section.scoring import PointSystem
from tdapp.pairing.engines.double_swiss import DoubleSwissEngine
from tdapp.pairing.engines.engine import NoLegalPairing, Pairing

_BYES = (Outcome.ZERO_POINT_BYE, Outcome.HALF_POINT_BYE, Outcome.FULL_POINT_BYE)
_USUAL = (GameResult.WHITE_WINS, GameResult.DRAW, GameResult.BLACK_WINS)
_ODD = tuple(result for result in GameResult if result not in _USUAL)
POINTS = PointSystem(pab=Fraction(3, 4))


def empty(players: int, matches: int, **fields: object) -> Section:
    """A field before its first match."""
    section = Section(
        event=Event("Double-Swiss"),
        players=tuple(Player(number, f"P{number}", 2400 - 10 * number) for number in range(1, players + 1)),
        cells=((),) * players,
        rounds_total=2 * matches,
        points=POINTS,
        initial_colour="W",
        type_code="FIDE_DOUBLESWISS",
    )
    return replace(section, **fields)  # type: ignore[arg-type]


def played(seed: int, most: int = 10) -> Iterator[tuple[Section, int, Pairing | None]]:
    """Before each match the section with what is announced, the match, and what the engine makes of it."""
    rng = random.Random(f"double {seed}")
    size = rng.randint(4, most)
    section = empty(size, rng.randint(1, 7), initial_colour=rng.choice("WB"))
    if rng.random() < 0.3:
        group = tuple(sorted(rng.sample(range(1, size + 1), 2)))
        section = replace(section, forbidden=(ForbiddenPairs(1, section.rounds_total, group),))
    odd, absent = rng.choice((0.0, 0.1, 0.4)), rng.choice((0.0, 0.08))
    for match in range(1, section.rounds_total // 2 + 1):
        section = _announced(rng, section, absent)
        try:
            pairing = DoubleSwissEngine().pair(section, 2 * match - 1)
        except NoLegalPairing:
            yield section, match, None
            return
        yield section, match, pairing
        if not pairing.pairs:
            return  # nobody came: the event is over
        section = entered(rng, section, pairing, odd)


def _announced(rng: random.Random, section: Section, absent: float) -> Section:
    rows, players = [], []
    for player, row in zip(section.players, section.cells, strict=True):
        if player.standing is Standing.ACTIVE and rng.random() < absent / 3:
            player = replace(player, standing=Standing.WITHDRAWN)
        players.append(player)
        away = rng.random() < absent
        bye = Cell(rng.choice(_BYES) if away else Outcome.UNPAIRED)
        rows.append((*row, bye, bye))
    return replace(section, cells=tuple(rows), players=tuple(players))


def entered(rng: random.Random, section: Section, pairing: Pairing, odd: float) -> Section:
    """Both games of the match played; a forfeit of game 1 is often one of game 2."""
    rows = {player.number: list(row) for player, row in zip(section.players, section.cells, strict=True)}
    for white, black in pairing.pairs:
        first = rng.choice(_ODD if rng.random() < odd else _USUAL)
        second = rng.choice(_ODD if rng.random() < odd else _USUAL)
        if first in (GameResult.WHITE_BY_FORFEIT, GameResult.BLACK_BY_FORFEIT) and rng.random() < 0.7:
            second = next(one for one in (GameResult.WHITE_BY_FORFEIT, GameResult.BLACK_BY_FORFEIT) if one is not first)
        for back, result, one, other in ((2, first, white, black), (1, second, black, white)):
            rows[one][-back] = Cell(result.outcomes[0], other, Colour.WHITE)
            rows[other][-back] = Cell(result.outcomes[1], one, Colour.BLACK)
    if pairing.bye is not None:
        rows[pairing.bye][-2:] = [Cell(Outcome.PAIRING_BYE)] * 2
    for number, row in rows.items():
        if row[-1].outcome is Outcome.UNPAIRED:  # withdrawn
            rows[number][-2:] = [Cell(Outcome.ZERO_POINT_BYE)] * 2
    return replace(section, cells=tuple(tuple(row) for row in rows.values()))
