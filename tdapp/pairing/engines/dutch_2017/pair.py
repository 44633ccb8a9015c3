"""The round by the rules of 2017 (C.04.3, A.9): bracket after bracket, and what collapses where the rest is stuck."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

import numpy as np

from tdapp.domain.words.cancelling import until_cancelled
from tdapp.domain.words.frozen import dataclass
from tdapp.pairing.engines.dutch.bracket import Bracket, assembled, bracket_of, rows_within
from tdapp.pairing.engines.dutch.criteria import Cost, Sheet, packed, sheet_of
from tdapp.pairing.engines.dutch.field import Field
from tdapp.pairing.engines.dutch.matching.bits import mask_of
from tdapp.pairing.engines.dutch.matching.plain import alone_in, greatest
from tdapp.pairing.engines.dutch.matching.weighted import Prices, cheapest
from tdapp.pairing.engines.dutch.order import Equals, first_of
from tdapp.pairing.engines.dutch.pair import Round, all_can_be_paired, with_bye
from tdapp.pairing.engines.dutch_2017.criteria import collapsed_sheet, costs_of_bracket, costs_of_collapsed

NORMAL, PENULTIMATE, COLLAPSED, LAST = "normal", "PPB", "CLB", "last"
_INELIGIBLE = 3  # a pair less, and nobody who may have the bye: worse than two who are left over


@dataclass(frozen=True, slots=True)
class Problem:
    """A bracket as it is matched: its players first, then whoever a pair may be looked for with.

    ``rows`` says who may meet whom, ``kinds`` what each costs; the kinds of the sheet come first.
    """

    sheet: Sheet
    group: int
    rows: tuple[int, ...]
    kinds: tuple[int, ...]
    costs: tuple[Cost, ...]
    way: str

    def solved(self, rows: Sequence[int] | None = None) -> Bracket | None:
        """The first of the best; ``rows`` leaves fewer pairs; None where nobody can be paired so."""
        rows = self.rows if rows is None else rows
        sheet, size = self.sheet, len(self.sheet.players)
        floating = np.zeros(sheet.size, dtype=bool)
        floating[[kind for kind, row in zip(sheet.kind, rows, strict=False) if row >> size]] = True
        total = packed(self.costs, sheet, floating, size)
        found = cheapest(Prices(self.kinds, assembled(total, max(self.kinds) + 1)), rows)
        if found is None:
            return None
        chosen = first_of(Equals(found), sheet.above, size)
        bracket = bracket_of(sheet, self.group, chosen, self.costs, self.kinds, self.way)
        return replace(bracket, residents=range(sheet.players[sheet.above], sheet.players[-1] + 1))


@dataclass(frozen=True, slots=True)
class Solved:
    """A bracket with the problem that it answers."""

    problem: Problem
    bracket: Bracket


def paired_round(field: Field) -> Round | None:
    """The pairing of the round; None when no pairing fulfils the absolute criteria (A.9)."""
    found = solved_round(field)
    if found is None:
        return None
    brackets = tuple(one.bracket for one in found)
    pairs = tuple(pair for bracket in brackets for pair in bracket.pairs)
    left = brackets[-1].floaters if brackets else ()
    return Round(pairs, left[0] if left else None, brackets)


def solved_round(field: Field) -> tuple[Solved, ...] | None:
    """The brackets in the order in which they are paired; None when there is no legal pairing."""
    if not all_can_be_paired(field, (1 << field.size) - 1):
        return None
    found: list[Solved] = []
    moved: tuple[int, ...] = ()
    last = len(field.groups) - 1
    for group in until_cancelled(range(len(field.groups))):
        step = _solved(last_problem(field, moved, group) if group == last else normal_problem(field, moved, group))
        if group < last and not all_can_be_paired(field, _left(field, step.bracket.floaters, group)):
            step = _solved(completing_problem(field, moved, group, PENULTIMATE))
            return *found, step, _solved(collapsed_problem(field, step.bracket.floaters, group + 1))
        found.append(step)
        moved = step.bracket.floaters
    return tuple(found)


def _solved(problem: Problem) -> Solved:
    """There is a solution, or an earlier bracket was wrong."""
    found = problem.solved()
    assert found is not None, "the players left cannot be paired: an earlier bracket has broken the completion"
    return Solved(problem, found)


def _left(field: Field, floaters: Sequence[int], group: int) -> int:
    """Who floats and everybody below, as a set."""
    return mask_of(floaters) | ((1 << field.size) - (1 << field.groups[group].stop))


def normal_problem(field: Field, moved: Sequence[int], group: int) -> Problem:
    """C5 to C19 with the next bracket only (C7): whether the rest can be paired then is asked afterwards (A.9).

    Who has no partner in either bracket has a vertex of his own to meet.
    """
    residents, following = field.groups[group], field.groups[group + 1]
    rows = rows_within(field.rows, moved, residents.start, following.stop)
    size, width = len(moved) + len(residents), len(rows)
    spare = _alone(rows[:size]) + _alone([row >> size for row in rows[size:]])
    spares = ((1 << spare) - 1) << width
    rows = [*(row | spares for row in rows), *(((1 << width + spare) - 1) ^ 1 << width + one for one in range(spare))]
    final = group + 1 == len(field.groups) - 1
    odd = field.size % 2 == 1

    def barred(place: int) -> bool:  # only where the next bracket is the last does it matter who is left over
        return final and odd and not field.eligible >> place & 1

    sheet = sheet_of(field, moved, residents, [barred(place) for place in (*moved, *residents)])
    kinds = list(sheet.kind)
    below: dict[tuple[int, bool], int] = {}
    for place in following:
        kinds.append(below.setdefault((int(field.bound[place]), barred(place)), sheet.size + len(below)))
    lonely = sheet.size + len(below)
    kinds += [lonely] * spare
    weights = [_INELIGIBLE if barred(int(place)) else 1 for place in sheet.places]
    weights += [_INELIGIBLE if key[1] else 1 for key in below]
    costs = costs_of_bracket(sheet, _next_bracket(sheet, weights, lonely, spare) if spare else ())
    return Problem(sheet, group, tuple(rows), tuple(kinds), costs, NORMAL)


def _alone(rows: Sequence[int]) -> int:
    """How many of some players stay without a partner among themselves."""
    within = (1 << len(rows)) - 1
    rows = [row & within for row in rows]
    return len(alone_in(greatest(rows, None, within), within))


def _next_bracket(sheet: Sheet, weights: Sequence[int], lonely: int, spare: int) -> Iterator[Cost]:
    """C7: the pairs of the next bracket, then the scores of those from here who float on from it (A.8)."""
    alone = np.array([*weights, 0], dtype=np.int64)
    counted = np.zeros((lonely + 1, lonely + 1), dtype=np.int64)
    counted[lonely, :] = counted[:, lonely] = alone
    yield Cost("C7", everywhere=counted, most=_INELIGIBLE * spare)
    ranks = sheet.of(sheet.field.rank)
    for rank in sorted({int(one) for one in ranks}):
        mine = np.zeros((lonely + 1, lonely + 1), dtype=bool)
        mine[lonely, : sheet.size] = ranks == rank
        yield Cost("C7", everywhere=mine | mine.T, rank=rank, most=spare)


def completing_problem(field: Field, moved: Sequence[int], group: int, way: str) -> Problem:
    """The bracket with everybody below, so that the round can be completed (C4); the bye is one more of them."""
    residents = field.groups[group]
    rows = rows_within(_with_bye(field), moved, residents.start, field.size + field.size % 2)
    sheet = sheet_of(field, moved, residents)
    kinds = list(sheet.kind)
    below: dict[tuple[int, bool], int] = {}
    for place in range(residents.stop, field.size):
        key = (int(field.bound[place]), bool(field.eligible >> place & 1))
        kinds.append(below.setdefault(key, sheet.size + len(below)))
    if field.size % 2:
        kinds.append(sheet.size + len(below))
    return Problem(sheet, group, tuple(rows), tuple(kinds), costs_of_bracket(sheet), way)


def last_problem(field: Field, moved: Sequence[int], group: int) -> Problem:
    """The last score group: whoever is left over gets the bye."""
    return completing_problem(field, moved, group, LAST)


def collapsed_problem(field: Field, moved: Sequence[int], group: int) -> Problem:
    """Everybody below the penultimate bracket with those who float from it; ``group`` is the first of them."""
    start = field.groups[group].start
    rows = rows_within(_with_bye(field), moved, start, field.size + field.size % 2)
    sheet = collapsed_sheet(field, moved, range(start, field.size))
    kinds = (*sheet.kind, *((sheet.size,) if field.size % 2 else ()))
    return Problem(sheet, group, tuple(rows), kinds, costs_of_collapsed(sheet), COLLAPSED)


def _with_bye(field: Field) -> tuple[int, ...]:
    return with_bye(field, field.eligible) if field.size % 2 else field.rows
