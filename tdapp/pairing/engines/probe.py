"""A small round for an engine that was just chosen: does it start, does it answer, is the answer legal?"""

from __future__ import annotations

from tdapp.domain.section.event import Event, Section
from tdapp.domain.section.outcome import Cell, Colour, Outcome
from tdapp.domain.section.player import Player
from tdapp.pairing.engines.engine import Cancel, Pairing, PairingEngine, Patience

LIMIT = 60.0
"""Seconds the probe may take: starting Java on a slow disk is most of it."""

# no  1
# 1   4w1
# 2   5b1
# 3   6w=
# 4   1b0
# 5   2w0
# 6   3b=
_ROUND_1 = (
    (Outcome.WIN, 4, Colour.WHITE),
    (Outcome.WIN, 5, Colour.BLACK),
    (Outcome.DRAW, 6, Colour.WHITE),
    (Outcome.LOSS, 1, Colour.BLACK),
    (Outcome.LOSS, 2, Colour.WHITE),
    (Outcome.DRAW, 3, Colour.BLACK),
)


def probe(engine: PairingEngine, *, cancel: Cancel | None = None) -> Pairing:
    """Pair the second round of six invented players. Raises as PairingEngine.pair does."""
    section = Section(
        Event("Probe"),
        tuple(Player(number, f"Player {number}") for number in range(1, 7)),
        tuple((Cell(*cell),) for cell in _ROUND_1),
        rounds_total=5,
        initial_colour="W",
    )
    return engine.pair(section, 2, patience=Patience(LIMIT, cancel))
