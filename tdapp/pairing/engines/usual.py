"""What pairing a round usually takes, as measured (docs/pairing-speed.md); a promise to nobody."""

from __future__ import annotations

Measured = tuple[tuple[int, float], ...]
"""Players, and the processor seconds within which nineteen rounds of twenty had been paired."""

GACRUX: Measured = ((50, 0.2), (100, 0.5), (200, 4.0), (500, 50.0), (1000, 120.0))
OWN: Measured = ((50, 0.02), (100, 0.02), (200, 0.03), (500, 0.07), (1000, 0.15))
MEASURED: dict[str, Measured] = {"tdapp": OWN, "gacrux": GACRUX}


def usual_seconds(players: int, engine: str = "tdapp") -> float:
    """Within how many seconds an engine has usually paired a round of this size; between the sizes measured, a share.

    ``engine`` is its name, with or without a version; of one that was never measured: as our own.
    """
    measured = MEASURED.get(engine.partition(" ")[0], OWN)
    low = (0, measured[0][1] / 2)
    for high in measured:
        if players <= high[0]:
            share = (players - low[0]) / (high[0] - low[0])
            return low[1] + share * (high[1] - low[1])
        low = high
    return measured[-1][1] * (players / measured[-1][0]) ** 3
