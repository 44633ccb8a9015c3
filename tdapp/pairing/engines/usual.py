"""What pairing a round usually takes, as measured (docs/pairing-speed.md); a promise to nobody."""

from __future__ import annotations

MEASURED = ((50, 0.2), (100, 0.5), (200, 4.0), (500, 50.0), (1000, 120.0))
"""Players, and the processor seconds within which gacrux had paired nineteen rounds of twenty."""


def usual_seconds(players: int) -> float:
    """Within how many seconds gacrux has usually paired a round of this size; between the sizes measured, a share."""
    low = (0, 0.1)
    for high in MEASURED:
        if players <= high[0]:
            share = (players - low[0]) / (high[0] - low[0])
            return low[1] + share * (high[1] - low[1])
        low = high
    return MEASURED[-1][1] * (players / MEASURED[-1][0]) ** 3
