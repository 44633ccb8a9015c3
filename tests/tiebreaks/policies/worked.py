"""What the tests of the policies share: an event with every sort of absence, values, reasons, generated opponents.

The event, n = 4 (TRF letters: + - forfeit, U pairing-allocated bye, H half-point bye, Z zero-point bye):

                 r1     r2     r3     r4   score  over the board   unplayed as draws   before each round
      1 A   |  2w 1   3w +   4w 1    U      4.0      2.0 of 2           3.0             0  1  2    3
      2 B   |  1b 0   4w 1   3b =    H      2.0      1.5 of 3           2.0             0  0  1    1.5
      3 C   |  4w 1   1b -   2w =    Z      1.5      1.5 of 2           2.5             0  1  1    1.5
      4 D   |  3b 0   2b 0   1b 0    Z      0.0      0.0 of 3           0.5             0  0  0    0

    C and D retired after round 3 (nothing but zero-point byes later), C with 1.5, D with 0 points.
"""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction

from tdapp.domain.section.event import Section
from tdapp.domain.section.ladder import parse_ladder
from tdapp.services.tables.explanation import explain_player
from tdapp.services.tables.standings import compute_standings
from tests.arena import arena

EVENT = """
  1 A | 2w1 3w+ 4w1 U
  2 B | 1b0 4w1 3b= H
  3 C | 4w1 1b- 2w= Z
  4 D | 3b0 2b0 1b0 Z
"""


def values(section: Section, rung: str) -> dict[int, Fraction]:
    """Exact values by pairing number."""
    table = compute_standings(section, ladder=parse_ladder(rung))
    return {row.player.number: Fraction(row.exact[0] or 0) for row in table.rows}


def row(rung: str, drawing: str = EVENT) -> list[float]:
    """Values of all players of a drawing in the order of pairing numbers."""
    found = values(arena(drawing), rung)
    return [float(found[number]) for number in sorted(found)]


def why(rung: str, number: int, round_number: int, drawing: str = EVENT) -> str:
    """The reason given for one round of a player's value."""
    explained = explain_player(arena(drawing), number, ladder=parse_ladder(rung))[0]
    return explained.terms[round_number - 1].why


def against(
    scores: Sequence[float],
    *,
    unplayed: int,
    letter: str,
    rating: int = 1800,
    other: int | None = None,
    other_score: float | None = None,
    results: str = "",
) -> Section:
    """Player 1 meets opponents who end with the given scores, and has one unplayed round (a letter ``+ - U H Z``).

    Every opponent plays his other games over the board with a partner of his own. The scheduled opponent, number 2,
    plays all other rounds and ends with ``other_score``, or stays away throughout when that is None.
    """
    rounds = len(scores) + 1
    played = [number for number in range(1, rounds + 1) if number != unplayed]
    results = results or "1" * len(scores)
    cells: dict[int, list[str]] = {1: ["Z"] * rounds, 2: ["Z"] * rounds}
    paired = letter in "+-"
    cells[1][unplayed - 1] = f"2w{letter}" if paired else letter
    if paired:
        cells[2][unplayed - 1] = f"1b{'-' if letter == '+' else '+'}"
    if other_score is not None:
        _with_partner(cells, 2, [number for number in range(1, rounds + 1) if number != unplayed], other_score, rounds)
    for position, (number, score, result) in enumerate(zip(played, scores, results, strict=True), start=11):
        cells[1][number - 1] = f"{position}w{result}"
        cells[position] = ["Z"] * rounds
        cells[position][number - 1] = f"1b{ {'1': '0', '=': '=', '0': '1'}[result] }"
        got = {"1": 0.0, "=": 0.5, "0": 1.0}[result]
        _with_partner(cells, position, [r for r in range(1, rounds + 1) if r != number], score - got, rounds)
    ratings = {1: str(rating), 2: str(other or "")}
    lines = [f"{n} P{n} {ratings.get(n, '2000')} | {' '.join(row)}" for n, row in sorted(cells.items())]
    return arena("\n".join(lines))


def _with_partner(cells: dict[int, list[str]], number: int, free: list[int], points: float, rounds: int) -> None:
    """Fill the free rounds with games against one partner (number + 100) so that they bring the points."""
    assert 0 <= points <= len(free)
    partner = number + 100
    cells[partner] = ["Z"] * rounds
    for r in free:
        step = min(1.0, points)
        points -= step
        mine, theirs = {1.0: ("1", "0"), 0.5: ("=", "="), 0.0: ("0", "1")}[step]
        cells[number][r - 1] = f"{partner}w{mine}"
        cells[partner][r - 1] = f"{number}b{theirs}"
