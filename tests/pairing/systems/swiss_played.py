"""Small Swiss events of players, each round paired by an engine, played by chance."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import replace

from tdapp.domain.section.event import Event, ForbiddenPairs, Section
from tdapp.domain.section.outcome import Cell, Colour, GameResult, Outcome
from tdapp.domain.section.player import Player, Standing
from tdapp.pairing.engines.engine import NoLegalPairing, Pairing, PairingEngine

_BYES = (Outcome.ZERO_POINT_BYE, Outcome.HALF_POINT_BYE, Outcome.FULL_POINT_BYE)
_USUAL = (GameResult.WHITE_WINS, GameResult.DRAW, GameResult.BLACK_WINS)
_ODD = tuple(result for result in GameResult if result not in _USUAL)


def empty(players: int, rounds: int, code: str, **fields: object) -> Section:
    """A field before its first round."""
    section = Section(
        event=Event("Swiss"),
        players=tuple(Player(number, f"P{number}", 2400 - 7 * number) for number in range(1, players + 1)),
        cells=((),) * players,
        rounds_total=rounds,
        initial_colour="W",
        type_code=code,
    )
    return replace(section, **fields)  # type: ignore[arg-type]


def played(
    seed: int, engine: PairingEngine, code: str, most: int = 10, odd: float | None = None, least: int = 4
) -> Iterator[tuple[Section, int, Pairing | None]]:
    """Before each round the section with what is announced, the round, and what the engine makes of it."""
    rng = random.Random(f"{code} {seed}")
    size = rng.randint(least, most)
    section = empty(size, rng.randint(1, 9), code, initial_colour=rng.choice("WB"))
    ratings = [rng.randint(1400, 2300) for _ in range(size)]
    section = replace(
        section,
        players=tuple(replace(player, rating=rating) for player, rating in zip(section.players, ratings, strict=True)),
    )
    if rng.random() < 0.3:
        groups = [tuple(sorted(rng.sample(range(1, size + 1), 2))) for _ in range(rng.randint(1, 3))]
        section = replace(section, forbidden=tuple(ForbiddenPairs(1, section.rounds_total, one) for one in groups))
    odd, absent = rng.choice((0.0, 0.1, 0.4)) if odd is None else odd, rng.choice((0.0, 0.1))
    for number in range(1, section.rounds_total + 1):
        section = announced(rng, section, absent)
        try:
            pairing = engine.pair(section, number)
        except NoLegalPairing:
            yield section, number, None
            return
        yield section, number, pairing
        if not pairing.pairs:
            return  # nobody came: the event is over
        section = entered(rng, section, pairing, odd)


def announced(rng: random.Random, section: Section, absent: float) -> Section:
    """Byes of the next round, and who leaves."""
    rows, players = [], []
    for player, row in zip(section.players, section.cells, strict=True):
        if player.standing is Standing.ACTIVE and rng.random() < absent / 3:
            player = replace(player, standing=Standing.WITHDRAWN)
        players.append(player)
        rows.append((*row, Cell(rng.choice(_BYES) if rng.random() < absent else Outcome.UNPAIRED)))
    return replace(section, cells=tuple(rows), players=tuple(players))


def entered(rng: random.Random, section: Section, pairing: Pairing, odd: float) -> Section:
    """The round with results."""
    rows = {player.number: list(row) for player, row in zip(section.players, section.cells, strict=True)}
    for white, black in pairing.pairs:
        result = rng.choice(_ODD if rng.random() < odd else _USUAL)
        rows[white][-1] = Cell(result.outcomes[0], black, Colour.WHITE)
        rows[black][-1] = Cell(result.outcomes[1], white, Colour.BLACK)
    if pairing.bye is not None:
        rows[pairing.bye][-1] = Cell(Outcome.PAIRING_BYE)
    for row in rows.values():
        if row[-1].outcome is Outcome.UNPAIRED:  # withdrawn
            row[-1] = Cell(Outcome.ZERO_POINT_BYE)
    return replace(section, cells=tuple(tuple(row) for row in rows.values()))
