"""The 960 starting positions by their numbers (Scharnagl's scheme, FIDE Laws of Chess, guidelines II), and the lot."""

from __future__ import annotations

import random
from itertools import combinations

from tdapp.domain.words.wording import tr

POSITIONS = 960
STANDARD = 518  # the usual position


def back_rank(number: int) -> str:
    """White's first rank from a to h in English letters, ``RNBQKBNR`` for 518; ValueError outside 0 to 959."""
    if not 0 <= number < POSITIONS:
        raise ValueError(tr("Chess960 positions are numbered from 0 to {last}.").format(last=POSITIONS - 1))
    squares = [""] * 8
    rest, light = divmod(number, 4)
    squares[2 * light + 1] = "B"  # b, d, f, h are light
    rest, dark = divmod(rest, 4)
    squares[2 * dark] = "B"
    knights, queen = divmod(rest, 6)
    squares[_free(squares)[queen]] = "Q"
    left = _free(squares)
    for at in tuple(combinations(range(5), 2))[knights]:
        squares[left[at]] = "N"
    for square, piece in zip(_free(squares), "RKR", strict=True):
        squares[square] = piece
    return "".join(squares)


def draw(seed: int) -> int:
    """The number that a seed gives, the same on every computer."""
    return random.Random(f"chess960 {seed}").randrange(POSITIONS)


def position_words(number: int) -> str:
    """``518 RNBQKBNR``."""
    return f"{number} {back_rank(number)}"


def _free(squares: list[str]) -> list[int]:
    return [square for square, piece in enumerate(squares) if not piece]
