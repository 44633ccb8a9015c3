"""The order of boards: by the published rule (C.04.2, D.9), around the fixed tables."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from fractions import Fraction
from math import lcm

from tdapp.domain.section.event import Section
from tdapp.domain.section.outcome import Cell, Outcome
from tdapp.domain.section.scoring import PointSystem, row_sums

Pair = tuple[int, int]


def pairing_score(points: PointSystem, cell: Cell) -> Fraction:
    """What a round counts for when the next is paired: an adjourned game is a draw (C.04.2; FIDE's Q159)."""
    return points.draw if cell.outcome is Outcome.ADJOURNED else points.awarded(cell)


def pairing_scores(section: Section, before_round: int) -> dict[int, Fraction]:
    """Every player's points, real and fictitious, when ``before_round`` is paired."""
    sums = row_sums((row[: before_round - 1] for row in section.cells), _worth(section))
    scores = {player.number: points for player, points in zip(section.players, sums, strict=True)}
    return _accelerated(section, before_round, scores)


def running_scores(section: Section) -> Iterator[dict[int, Fraction]]:
    """The same before each round held, one after the other."""
    scores = dict.fromkeys((player.number for player in section.players), Fraction(0))
    for index in range(section.rounds_held):
        yield _accelerated(section, index + 1, scores)
        _add_round(section, index, scores)


def _add_round(section: Section, index: int, scores: dict[int, Fraction]) -> None:
    worth = _worth(section)
    for player, row in zip(section.players, section.cells, strict=True):
        cell = row[index]
        scores[player.number] += worth[cell.outcome] if cell.awarded is None else cell.awarded


def _worth(section: Section) -> dict[Outcome, Fraction]:
    return {outcome: pairing_score(section.points, Cell(outcome)) for outcome in Outcome}


def _accelerated(section: Section, round_number: int, real: Mapping[int, Fraction]) -> dict[int, Fraction]:
    scores = dict(real)
    for block in section.accelerations:
        if not block.first_round <= round_number <= block.last_round:
            continue
        try:
            extra = Fraction(block.points)
        except (ValueError, ZeroDivisionError):
            continue  # text of a file that is kept as it is and means nothing to us
        for number in scores:
            if block.first_number <= number <= block.last_number:
                scores[number] += extra
    return scores


def in_board_order(pairs: Iterable[Pair], scores: Mapping[int, Fraction]) -> list[Pair]:
    """Pairs by the score of the higher-ranked player, then the sum of both, then his pairing number."""
    unit = lcm(*(score.denominator for score in scores.values()))
    better = {number: -score.numerator * (unit // score.denominator) for number, score in scores.items()}

    def key(pair: Pair) -> tuple[int, int, int]:
        one, other = ((better[number], number) for number in pair)
        first, second = min(one, other), max(one, other)
        return first[0], first[0] + second[0], first[1]

    return sorted(pairs, key=key)


def numbered(ordered: Sequence[Pair], fixed: Mapping[int, int]) -> list[tuple[int, Pair, bool]]:
    """Board numbers for pairs in board order: (number, pair, whether a fixed table gave it), by number.

    ``fixed`` is the table of each player who cannot move; where two of them meet, the lower table is taken, and where
    two pairs want one table the pair that comes first in board order gets it. The other pairs fill the free numbers.
    """
    taken: dict[int, int] = {}
    for index, pair in enumerate(ordered):
        tables = sorted(fixed[number] for number in pair if number in fixed)
        table = next((table for table in tables if table not in taken), None)
        if table is not None:
            taken[table] = index
    at_fixed = set(taken.values())
    found = [(table, ordered[index], True) for table, index in taken.items()]
    number = 0
    for index, pair in enumerate(ordered):
        if index in at_fixed:
            continue
        number += 1
        while number in taken:
            number += 1
        found.append((number, pair, False))
    return sorted(found)


def bye_order(byes: Iterable[tuple[int, Outcome]]) -> tuple[tuple[int, Outcome], ...]:
    """Byes by pairing number, the pairing-allocated one last."""
    return tuple(sorted(byes, key=lambda bye: (bye[1] is Outcome.PAIRING_BYE, bye[0])))
