"""Scheveningen tables: everyone of one team meets everyone of the other, 2 to 10 boards, as many rounds as boards.

The tables are the published ones, those of 5 and 6 boards in their newer form (Wikipedia, "Scheveningen system"); for 9
boards none was found, and ours has the properties that all of them share: each pair once, the colours of each player
differ by one at most and are never three times the same running, the Whites of a team in a round by one at most (all or
none on 2 boards), and A1 has White in the first round and then every second time.
"""

from __future__ import annotations

from functools import cache

from tdapp.domain.words.errors import RuleViolation
from tdapp.domain.words.frozen import dataclass
from tdapp.domain.words.wording import tr

FEWEST, MOST = 2, 10
OURS = frozenset({9})
"""Sizes whose table is not published."""

# a line a round: who of team B meets A1, A2, ...; a minus: B has White
_TABLES = {
    2: ("1 2", "-2 -1"),
    3: ("1 2 -3", "-2 3 -1", "3 -1 2"),
    4: ("1 2 -3 -4", "-2 -1 4 3", "3 4 -1 -2", "-4 -3 2 1"),
    5: ("1 2 3 -4 -5", "-2 -3 4 5 -1", "3 4 -5 -1 2", "-4 5 1 -2 -3", "5 -1 -2 3 4"),
    6: ("1 -2 -3 4 -5 6", "-2 3 5 -6 4 -1", "3 -5 -1 2 6 -4", "-4 -6 2 1 -3 5", "5 4 6 -3 -1 -2", "-6 1 -4 -5 2 3"),
    7: (
        "1 2 3 4 -5 -6 -7", "-2 -3 -4 5 6 7 -1", "3 4 5 -6 -7 -1 2", "-4 -5 6 7 1 -2 -3", "5 6 -7 -1 -2 3 4",
        "-6 7 1 2 -3 -4 -5", "7 -1 -2 -3 4 5 6",
    ),
    8: (
        "1 2 3 4 -5 -6 -7 -8", "-2 -3 -4 -1 6 7 8 5", "3 4 1 2 -7 -8 -5 -6", "-4 -1 -2 -3 8 5 6 7",
        "5 6 7 8 -1 -2 -3 -4", "-6 -7 -8 -5 2 3 4 1", "7 8 5 6 -3 -4 -1 -2", "-8 -5 -6 -7 4 1 2 3",
    ),
    9: (
        "1 -2 -3 -4 -5 6 7 8 9", "-2 -3 4 5 6 -7 8 -9 -1", "3 4 5 -6 -7 -8 -9 1 2", "-4 -5 -6 7 8 9 1 -2 -3",
        "5 6 7 -8 -9 -1 -2 3 4", "-6 -7 -8 9 1 2 3 -4 -5", "7 8 9 -1 -2 -3 4 5 -6", "-8 -9 -1 2 3 -4 -5 6 7",
        "9 1 2 -3 4 5 -6 -7 -8",
    ),
    10: (
        "1 2 3 4 -5 -6 -7 8 -9 -10", "-2 -1 -8 -3 10 5 6 -4 7 9", "3 8 4 10 -6 -7 -9 1 -2 -5",
        "-4 -3 -10 6 7 -8 5 9 -1 2", "5 4 -9 -7 -1 10 -8 -2 3 6", "-6 7 1 9 8 2 -10 -5 -4 -3",
        "7 -5 -2 -1 -4 -9 3 10 6 8", "-8 -6 5 2 9 1 4 -3 -10 -7", "9 10 7 -5 -2 -3 -1 6 8 -4",
        "-10 -9 -6 -8 3 4 2 -7 5 1",
    ),
}  # fmt: skip


@dataclass(frozen=True, slots=True)
class Game:
    """Two places, from 1, and whether team A has White."""

    a: int
    b: int
    a_is_white: bool


@cache
def scheveningen_table(boards: int) -> tuple[tuple[Game, ...], ...]:
    """The rounds of a match over so many boards, each in the order of team A. RuleViolation: there is no table."""
    if boards not in _TABLES:
        raise RuleViolation(tr("Scheveningen tables have {fewest} to {most} boards.").format(fewest=FEWEST, most=MOST))
    return tuple(
        tuple(Game(a, abs(b), b > 0) for a, b in enumerate(map(int, line.split()), 1)) for line in _TABLES[boards]
    )


def colours_of(boards: int) -> str:
    """The colours of whoever has White on board 1, board by board, a pattern for each round running."""
    rounds = scheveningen_table(boards)
    return "".join("W" if game.a_is_white is games[0].a_is_white else "B" for games in rounds for game in games)


def place_at(boards: int, number: int, seat: int, *, of_b: bool) -> int:
    """Who of a team sits at a board in a round: the place among its members, from 1."""
    game = scheveningen_table(boards)[(number - 1) % boards][seat - 1]
    return game.b if of_b else game.a
