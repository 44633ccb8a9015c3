"""C5 to C19 of 2017 (C.04.3, C) as numbers on pairs and on floats.

Where all residents have one score, C6 and C8 to C19 count what C7 and C10 to C21 of 2026 count: a greater score of who
floats is a greater difference, whatever the artificial score below the bracket is (A.8). In the collapsed last bracket
residents have several scores, and differences are counted one by one.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from fractions import Fraction

import numpy as np

from tdapp.pairing.engines.dutch.criteria import (
    AFTER_THE_FIELD,
    Cost,
    Criterion,
    Sheet,
    colours_denied,
    floaters_scores,
    strong_colours_denied,
    topscorers_difference,
    topscorers_third_time,
)
from tdapp.pairing.engines.dutch.field import DOWN, NEITHER, UP, Field
from tdapp.pairing.engines.dutch.matching.bits import Matrix

COLOURS: tuple[Criterion, ...] = (
    topscorers_difference,
    topscorers_third_time,
    colours_denied,
    strong_colours_denied,
)
BELOW = 1
"""How many points the artificial score of who floats out of a bracket is less than its lowest one (A.8)."""

_LATER_BY = 2  # C8 of 2017 is C10 of 2026, and so on


def old_number(criterion: str) -> str:
    """``C10`` of 2026 is ``C8`` of 2017."""
    return f"C{int(criterion[1:]) - _LATER_BY}"


def _renamed(costs: Iterable[Cost]) -> Iterator[Cost]:
    for cost in costs:
        yield replace(cost, criterion=old_number(cost.criterion))


def costs_of_bracket(sheet: Sheet, next_bracket: Iterable[Cost] = ()) -> tuple[Cost, ...]:
    """C5 to C19 where all residents have one score; ``next_bracket`` is C7."""
    found = [Cost("C5", floats=np.ones(sheet.size, dtype=np.int64))]
    found += [replace(cost, criterion="C6") for cost in floaters_scores(sheet)]
    found += next_bracket
    for criterion in AFTER_THE_FIELD:
        found += _renamed(criterion(sheet))
    return tuple(found)


# -- the collapsed last bracket ---


def collapsed_sheet(field: Field, moved: Sequence[int], residents: range) -> Sheet:
    """All players who are left; players of one kind have the same score too."""
    players = (*moved, *residents)
    numbers: dict[tuple[int, int], int] = {}
    kind: list[int] = []
    places: list[int] = []
    count: list[int] = []
    for place in players:
        number = numbers.setdefault((int(field.rank[place]), field.alike[place]), len(numbers))
        if number == len(places):
            places.append(place)
            count.append(0)
        kind.append(number)
        count[number] += 1
    above = len({*kind[: len(moved)]})
    bound = field.bound[places]
    legal: Matrix = (bound[:, None] != bound[None, :]) | (bound == NEITHER)[:, None]
    legal[:above, :above] = False
    return Sheet(field, players, len(moved), tuple(kind), np.array(places), np.array(count), above, legal)


class Differences:
    """Score differences of a bracket (A.8): of two who meet, and of who floats to one point less than its lowest score.

    ``values`` are all that there are, the greatest first; ``pairs`` and ``floats`` say which of them, by kinds.
    """

    def __init__(self, sheet: Sheet) -> None:
        scores = [sheet.field.entrants[place].score for place in sheet.places]
        low = min(scores) - BELOW
        apart = [[abs(one - other) for other in scores] for one in scores]
        down = [one - low for one in scores]
        self.values: list[Fraction] = sorted({*down, *(value for row in apart for value in row)} - {Fraction(0)})[::-1]
        number = {value: index for index, value in enumerate(self.values)} | {Fraction(0): -1}
        self.pairs: Matrix = np.array([[number[value] for value in row] for row in apart])
        self.floats: Matrix = np.array([number[value] for value in down])
        ranks = sheet.of(sheet.field.rank)
        self.higher: Matrix = ranks[:, None] < ranks[None, :]  # the first of two has more points


def costs_of_collapsed(sheet: Sheet) -> tuple[Cost, ...]:
    """C6 and C8 to C19 where residents have several scores; everybody is paired (C4), so that C5 says nothing."""
    apart = Differences(sheet)
    found = [Cost("C6", pairs=apart.pairs == index, floats=apart.floats == index) for index in range(len(apart.values))]
    for criterion in COLOURS:
        found += _renamed(criterion(sheet))
    for back in (0, 1):
        down, up = _down_again(sheet, apart, back), _up_again(sheet, apart, back)
        found.append(Cost(f"C{12 + 2 * back}", pairs=down, floats=_floated(sheet, back, DOWN)))
        found.append(Cost(f"C{13 + 2 * back}", pairs=up))
    for back in (0, 1):
        down, up = _down_again(sheet, apart, back), _up_again(sheet, apart, back)
        again = _floated(sheet, back, DOWN)
        for index in range(len(apart.values)):
            here = apart.pairs == index
            found.append(Cost(f"C{16 + 2 * back}", pairs=down & here, floats=again & (apart.floats == index)))
        found += [Cost(f"C{17 + 2 * back}", pairs=up & (apart.pairs == index)) for index in range(len(apart.values))]
    return tuple(found)


def _floated(sheet: Sheet, back: int, way: int) -> Matrix:
    found: Matrix = sheet.of(sheet.field.floated[back]) == way
    return found


def _down_again(sheet: Sheet, apart: Differences, back: int) -> Matrix:
    """Pairs in which the one with more points floated down in that round."""
    one_way: Matrix = apart.higher & _floated(sheet, back, DOWN)[:, None]
    both: Matrix = one_way | one_way.T
    return both


def _up_again(sheet: Sheet, apart: Differences, back: int) -> Matrix:
    """Pairs in which the one with fewer points floated up in that round."""
    one_way: Matrix = apart.higher & _floated(sheet, back, UP)[None, :]
    both: Matrix = one_way | one_way.T
    return both
