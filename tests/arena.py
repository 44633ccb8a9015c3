"""The arena builder: a section from its drawn crosstable, and random sections for property tests.

A line is ``number name [rating] | round round ...``; a round is ``5w=`` (opponent, colour, TRF result letter), or a
bye ``U F H Z``, ``R`` (free round), ``.`` (not paired). ``5w?`` is an open game, ``5w~`` an adjourned one.
"""

from __future__ import annotations

import random
import re
from typing import Any

from tdapp.domain.section.event import Event, Kind, Section
from tdapp.domain.section.outcome import Cell, Colour, Outcome
from tdapp.domain.section.player import Player

_GAMES = {
    "1": Outcome.WIN,
    "=": Outcome.DRAW,
    "0": Outcome.LOSS,
    "W": Outcome.SHORT_WIN,
    "D": Outcome.SHORT_DRAW,
    "L": Outcome.SHORT_LOSS,
    "+": Outcome.FORFEIT_WIN,
    "-": Outcome.FORFEIT_LOSS,
    "?": Outcome.OPEN,
    "~": Outcome.ADJOURNED,
}
BYES = {
    "U": Outcome.PAIRING_BYE,
    "F": Outcome.FULL_POINT_BYE,
    "H": Outcome.HALF_POINT_BYE,
    "Z": Outcome.ZERO_POINT_BYE,
    "R": Outcome.REST,
    ".": Outcome.UNPAIRED,
}
_GAME = re.compile(r"(\d+)([wb])(.)")
_HEAD = re.compile(r"\s*(\d+)\s+(.*?)(?:\s+(\d{3,4}))?\s*$")


EVERYTHING = """
  1 A 2000 | 2w1 3w= 4wW 5w+ U   6b1
  2 B 1900 | 1b0 4bD F   6b- 3w? 5b=
  3 C 1800 | 4w0 1b= 5b- H   2b? Z
  4 D 1700 | 3b1 2wD 1bL 7w~ Z   H
  5 E      | 6w1 7b1 3w- 1b- .   2w=
  6 F 1600 | 5b0 Z   7w1 2w+ Z   1w0
  7 G 1500 | R   5w0 6b0 4b~ Z   Z
"""
"""Every outcome that there is."""


def arena(drawing: str, **fields: Any) -> Section:
    """A section from a drawn crosstable; ``fields`` go to Section."""
    players, rows = [], []
    for text in filter(str.strip, drawing.splitlines()):
        head, _, rounds = text.partition("|")
        match = _HEAD.fullmatch(head)
        assert match, head
        players.append(Player(int(match[1]), match[2] or f"Player {match[1]}", int(match[3]) if match[3] else None))
        rows.append(tuple(_cell(token) for token in rounds.split()))
    fields.setdefault("event", Event("Arena"))
    fields.setdefault("rounds_total", len(rows[0]) if rows else 0)
    return Section(players=tuple(players), cells=tuple(rows), **fields)


def _cell(token: str) -> Cell:
    if token in BYES:
        return Cell(BYES[token])
    match = _GAME.fullmatch(token)
    assert match, token
    return Cell(_GAMES[match[3]], int(match[1]), Colour(match[2]))


_RESULTS = (
    (Outcome.WIN, Outcome.LOSS),
    (Outcome.LOSS, Outcome.WIN),
    (Outcome.DRAW, Outcome.DRAW),
)
_ODD_RESULTS = (
    (Outcome.DRAW, Outcome.LOSS),
    (Outcome.LOSS, Outcome.LOSS),
    (Outcome.SHORT_WIN, Outcome.SHORT_LOSS),
    (Outcome.SHORT_DRAW, Outcome.SHORT_DRAW),
    (Outcome.FORFEIT_WIN, Outcome.FORFEIT_LOSS),
    (Outcome.FORFEIT_LOSS, Outcome.FORFEIT_WIN),
    (Outcome.FORFEIT_LOSS, Outcome.FORFEIT_LOSS),
)
_UNPLAYED = (Outcome.FULL_POINT_BYE, Outcome.HALF_POINT_BYE, Outcome.ZERO_POINT_BYE)


def random_swiss(
    seed: int, players: int, rounds: int, *, odd: float = 0.15, absent: float = 0.1, unrated: float = 0.1, **fields: Any
) -> Section:
    """Random pairings without rematches (as far as they last), every kind of outcome at the given rates."""
    rng = random.Random(seed)
    numbers = list(range(1, players + 1))
    met: set[tuple[int, int]] = set()
    history: dict[int, list[Cell]] = {number: [] for number in numbers}
    gone: set[int] = set()
    for _ in range(rounds):
        gone |= {number for number in numbers if rng.random() < absent / 6}
        away = {number for number in numbers if number in gone or rng.random() < absent}
        field = [number for number in numbers if number not in away]
        rng.shuffle(field)
        if len(field) % 2:
            history[field.pop()].append(Cell(Outcome.PAIRING_BYE))
        for number in sorted(away):
            outcome = Outcome.ZERO_POINT_BYE if number in gone else rng.choice(_UNPLAYED)
            history[number].append(Cell(outcome))
        while field:
            white = field.pop()
            fresh = [other for other in field if (min(white, other), max(white, other)) not in met]
            black = rng.choice(fresh or field)
            field.remove(black)
            met.add((min(white, black), max(white, black)))
            result = rng.choice(_ODD_RESULTS if rng.random() < odd else _RESULTS)
            history[white].append(Cell(result[0], black, Colour.WHITE))
            history[black].append(Cell(result[1], white, Colour.BLACK))
    fields.setdefault("event", Event("Random Swiss"))
    return Section(
        players=_players(rng, numbers, unrated),
        cells=tuple(tuple(history[number]) for number in numbers),
        rounds_total=rounds,
        **fields,
    )


def random_round_robin(seed: int, players: int, *, odd: float = 0.1, **fields: Any) -> Section:
    """A complete round robin by rotation, forfeits and odd results at the given rate."""
    rng = random.Random(seed)
    numbers: list[int | None] = list(range(1, players + 1))
    if players % 2:
        numbers.append(None)
    size = len(numbers)
    history: dict[int, list[Cell]] = {number: [] for number in range(1, players + 1)}
    order = list(numbers)
    for turn in range(size - 1):
        for index in range(size // 2):
            white, black = order[index], order[size - 1 - index]
            if turn % 2:
                white, black = black, white
            if white is None or black is None:
                free = black if white is None else white
                assert free is not None
                history[free].append(Cell(Outcome.REST))
                continue
            result = rng.choice(_ODD_RESULTS if rng.random() < odd else _RESULTS)
            history[white].append(Cell(result[0], black, Colour.WHITE))
            history[black].append(Cell(result[1], white, Colour.BLACK))
        order = [order[0], order[-1], *order[1:-1]]
    fields.setdefault("event", Event("Random round robin"))
    return Section(
        players=_players(rng, list(range(1, players + 1)), 0.1),
        cells=tuple(tuple(history[number]) for number in range(1, players + 1)),
        rounds_total=size - 1,
        kind=Kind.ROUND_ROBIN,
        **fields,
    )


def _players(rng: random.Random, numbers: list[int], unrated: float) -> tuple[Player, ...]:
    return tuple(
        Player(number, f"Player {number:04}", None if rng.random() < unrated else rng.randint(1000, 2700))
        for number in numbers
    )
