"""Positions made to order: entrants in one line of text each, and random ones whose floats and colours are free.

Ordinary tournaments never test C17 and hardly C10 and C18 to C21: in them other criteria say the same first. Here
scores are few, colours often absent and floats many.

A player is ``score colours bye floats unplayed top apart``: ``2 wb b DU 1 t 3,5`` has two points, had White, then
Black, may have the bye, floated down in the last round and up in the one before, missed one game, is a topscorer and
must not meet the players 3 and 5. A hyphen stands for none.
"""

from __future__ import annotations

import random
from fractions import Fraction

from tdapp.pairing.engines.dutch import field
from tdapp.pairing.engines.dutch.field import Entrant
from tdapp.pairing.rules.colours import difference, preference

_SIDES = {"w": field.WHITE, "b": field.BLACK, "-": field.NEITHER}
_FLOATS = {"D": field.DOWN, "U": field.UP, "-": field.LEVEL}


def entrants(lines: str) -> tuple[Entrant, ...]:
    """The players of some lines, numbered from 1; several may stand in one line, between semicolons."""
    texts = [text.strip() for line in lines.splitlines() for text in line.split(";") if text.strip()]
    return tuple(_entrant(number, text.split()) for number, text in enumerate(texts, 1))


def _entrant(number: int, words: list[str]) -> Entrant:
    score, colours, bye, floats, unplayed, top, apart = words
    colours = colours.strip("-")
    wanted = preference(colours)
    return Entrant(
        number=number,
        score=Fraction(score),
        apart=frozenset(int(other) for other in apart.split(",") if other != "-"),
        due=_SIDES[wanted.colour.value if wanted.colour else "-"],
        strength=int(wanted.strength),
        difference=difference(colours),
        repeated=_SIDES[colours[-1]] if len(colours) > 1 and colours[-1] == colours[-2] else field.NEITHER,
        may_have_bye=bye == "b",
        unplayed=int(unplayed),
        floats=(_FLOATS[floats[0]], _FLOATS[floats[1]]),
        topscorer=top == "t",
    )


_HISTORIES = (
    ("-",),
    ("-",),
    ("-", "w", "b"),
    ("w", "b", "wb", "bw", "wwb", "ww", "bb", "bbw"),
    ("wwbw", "wbww", "bww", "bbww", "wwb", "wb", "bb"),
)


def random_lines(rng: random.Random, sizes: tuple[int, int]) -> str:
    """A random position."""
    size = rng.randint(*sizes)
    levels = rng.randint(1, max(2, size // 3))
    if rng.random() < 0.5:
        scores = [rng.randint(0, levels) for _ in range(size)]
    else:  # some who come from above, each from a score of his own, into one group
        above = rng.randint(1, max(1, size // 2 - 1))
        scores = [
            *range(levels + above, levels, -1),
            *(rng.choice((levels, levels, levels - 1)) for _ in range(size - above)),
        ]
    scores.sort(reverse=True)
    apart: list[set[int]] = [set() for _ in range(size)]
    share = rng.choice((0.1, 0.3, 0.5, 0.6))
    for one in range(size):
        for other in range(one):
            if rng.random() < share:
                apart[one].add(other + 1)
                apart[other].add(one + 1)
    histories = rng.choice(_HISTORIES)
    floats, byes = rng.choice(("-", "-DU", "DU")), rng.choice(("b", "b-"))
    last, missed = rng.random() < 0.4, rng.random() < 0.4
    return "; ".join(
        f"{scores[one]} {rng.choice(histories)} {rng.choice(byes)} {rng.choice(floats)}{rng.choice(floats)} "
        f"{rng.randint(0, 3) if missed else 0} {'t' if last and 2 * scores[one] > scores[0] else '-'} "
        f"{','.join(map(str, sorted(apart[one]))) or '-'}"
        for one in range(size)
    )
