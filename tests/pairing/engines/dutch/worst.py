"""The worst kinds of tournaments: everybody drew, or White always won, which nests odd sets and binds every colour."""

from __future__ import annotations

import random

from tdapp.domain.section.event import Edition, Event, Section
from tdapp.domain.section.outcome import Cell, Colour, Outcome
from tdapp.domain.section.player import Player


def one_sided(players: int, rounds: int, white: Outcome = Outcome.WIN, seed: int = 1) -> Section:
    """An even number of players paired at random, nobody twice with the same; every game ended alike for White."""
    rng = random.Random(f"{seed} {players} {rounds}")
    numbers = rng.sample(range(1, players + 1), players)
    rows: dict[int, list[Cell]] = {number: [] for number in numbers}
    black = {Outcome.WIN: Outcome.LOSS, Outcome.DRAW: Outcome.DRAW}[white]
    fixed, turning = numbers[0], numbers[1:]
    for turn in rng.sample(range(players - 1), rounds):
        circle = [fixed, *turning[turn:], *turning[:turn]]
        for pair in zip(circle[: players // 2], reversed(circle[players // 2 :]), strict=True):
            one, other = rng.sample(pair, 2)
            rows[one].append(Cell(white, other, Colour.WHITE))
            rows[other].append(Cell(black, one, Colour.BLACK))
    return Section(
        event=Event("One-sided"),
        players=tuple(Player(number, f"Player {number}") for number in range(1, players + 1)),
        cells=tuple((*rows[number], Cell(Outcome.UNPAIRED)) for number in range(1, players + 1)),
        rounds_total=rounds + 4,
        edition=Edition.FIDE_2026,
        initial_colour="W",
    )
