"""The criteria of a bracket, C6 to C21, as numbers on pairs and on floats (C.04.3, 2.2 and 2.4).

Each function gives what one criterion counts; ``packed`` puts all of them into one number per pair, the earlier
criterion in the higher bits, so that one matching decides them all. C8 and C9 need the field below: ``bracket.py``
gives them.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence

import numpy as np

from tdapp.domain.words.frozen import dataclass
from tdapp.pairing.engines.dutch.field import ABSOLUTE, DOWN, NEITHER, STRONG, UP, Field
from tdapp.pairing.engines.dutch.matching.bits import Matrix

_MOST_BITS = 62  # beyond them Python integers are needed


@dataclass(frozen=True, slots=True)
class Sheet:
    """A bracket as the criteria see it: kinds of players who differ in nothing that they look at.

    ``players`` are all in their order, the first ``above`` of them moved-down ones, and ``kind`` is the kind of each.
    Each kind is shown by one of its players, in ``places``, and has ``count`` of them; the first ``moved`` kinds are of
    moved-down players. ``legal`` says which kinds may meet but for C1; moved-down players never meet (3.2.4).
    """

    field: Field
    players: tuple[int, ...]
    above: int
    kind: tuple[int, ...]
    places: Matrix
    count: Matrix
    moved: int
    legal: Matrix

    @property
    def size(self) -> int:
        """How many kinds."""
        return len(self.places)

    def of(self, values: Matrix) -> Matrix:
        """The values of the field for these kinds."""
        chosen: Matrix = values[self.places]
        return chosen

    def moved_ranks(self) -> list[int]:
        """The score groups that moved-down players come from, the highest first."""
        return sorted({int(rank) for rank in self.of(self.field.rank)[: self.moved]})


def sheet_of(field: Field, moved: Sequence[int], residents: range, differences: Sequence[object] = ()) -> Sheet:
    """The bracket of some moved-down players and residents.

    ``differences`` has for every player what else tells him from others: how many rounds he did not play, for C9.
    """
    players = (*moved, *residents)
    numbers: dict[tuple[object, ...], int] = {}
    kind: list[int] = []
    places: list[int] = []
    count: list[int] = []
    for index, place in enumerate(players):
        rank = int(field.rank[place]) if index < len(moved) else None
        key = (rank, field.alike[place], differences[index] if differences else None)
        number = numbers.setdefault(key, len(numbers))
        if number == len(places):
            places.append(place)
            count.append(0)
        kind.append(number)
        count[number] += 1
    kinds_above = len({*kind[: len(moved)]})
    bound = field.bound[places]
    legal: Matrix = (bound[:, None] != bound[None, :]) | (bound == NEITHER)[:, None]
    legal[:kinds_above, :kinds_above] = False
    return Sheet(field, players, len(moved), tuple(kind), np.array(places), np.array(count), kinds_above, legal)


@dataclass(frozen=True, slots=True)
class Cost:
    """What a criterion counts: on pairs of the bracket, on players who float, on pairs of everybody left; by kinds.

    ``rank`` tells which score is meant where a criterion compares scores, the highest first. ``most`` is a bound on the
    number of pairs that can count, where it is known to be small.
    """

    criterion: str
    pairs: Matrix | None = None
    floats: Matrix | None = None
    everywhere: Matrix | None = None
    rank: int | None = None
    most: int | None = None


def floaters_scores(sheet: Sheet) -> Iterator[Cost]:
    """C7: the scores of the downfloaters; residents all have the same."""
    for rank in sheet.moved_ranks():
        yield Cost("C7", floats=sheet.of(sheet.field.rank) == rank, rank=rank)


def _both_absolute(sheet: Sheet) -> Matrix:
    """Pairs with the same absolute preference; legal ones have a topscorer."""
    due = np.where(sheet.of(sheet.field.strength) == ABSOLUTE, sheet.of(sheet.field.due), NEITHER)
    both: Matrix = (due[:, None] == due[None, :]) & (due != NEITHER)[:, None]
    return both


def topscorers_difference(sheet: Sheet) -> Iterator[Cost]:
    """C10: topscorers or their opponents with a colour difference beyond two: who is denied had two already."""
    if sheet.of(sheet.field.topscorer).any():
        wide = sheet.of(sheet.field.balance) >= 2
        yield Cost("C10", pairs=_both_absolute(sheet) & wide[:, None] & wide[None, :])


def topscorers_third_time(sheet: Sheet) -> Iterator[Cost]:
    """C11: topscorers or their opponents with the same colour a third time running.

    By 5.2.2 the smaller difference is denied its preference; where they agree it counts if it would hit either.
    """
    if sheet.of(sheet.field.topscorer).any():
        balance = sheet.of(sheet.field.balance)
        twice = sheet.of(sheet.field.repeated) == -sheet.of(sheet.field.due)
        smaller = (balance[:, None] < balance[None, :]) & twice[:, None]
        alike = (balance[:, None] == balance[None, :]) & twice[:, None] & twice[None, :]
        yield Cost("C11", pairs=_both_absolute(sheet) & (smaller | smaller.T | alike))


def _same_colour(sheet: Sheet) -> Matrix:
    due = sheet.of(sheet.field.due)
    same: Matrix = (due[:, None] == due[None, :]) & (due != NEITHER)[:, None]
    return same


def colours_denied(sheet: Sheet) -> Iterator[Cost]:
    """C12: colour preferences that are not granted."""
    yield Cost("C12", pairs=_same_colour(sheet))


def strong_colours_denied(sheet: Sheet) -> Iterator[Cost]:
    """C13: strong preferences that are not granted; two absolute ones are a matter of C10 and C11."""
    strength = sheet.of(sheet.field.strength)
    strong, absolute = strength >= STRONG, strength == ABSOLUTE
    either = strong[:, None] & strong[None, :] & ~(absolute[:, None] & absolute[None, :])
    yield Cost("C13", pairs=_same_colour(sheet) & either)


def _residents_down(sheet: Sheet, criterion: str, back: int) -> Iterator[Cost]:
    again = sheet.of(sheet.field.floated[back]) == DOWN
    again[: sheet.moved] = False
    yield Cost(criterion, floats=again)


def _opponents_up(sheet: Sheet, criterion: str, back: int) -> Iterator[Cost]:
    if sheet.moved:
        above = np.arange(sheet.size) < sheet.moved
        yield Cost(criterion, pairs=_met_from_above(sheet, back, above), most=sheet.above)


def _moved_down_again(sheet: Sheet, criterion: str, back: int) -> Iterator[Cost]:
    again = sheet.of(sheet.field.floated[back]) == DOWN
    for rank in sheet.moved_ranks():
        yield Cost(criterion, floats=again & (sheet.of(sheet.field.rank) == rank), rank=rank)


def _opponents_up_by_score(sheet: Sheet, criterion: str, back: int) -> Iterator[Cost]:
    for rank in sheet.moved_ranks():
        above = sheet.of(sheet.field.rank) == rank
        yield Cost(criterion, pairs=_met_from_above(sheet, back, above), rank=rank, most=int(sheet.count[above].sum()))


def _met_from_above(sheet: Sheet, back: int, above: Matrix) -> Matrix:
    """Pairs of these moved-down players with residents who floated up."""
    again = sheet.of(sheet.field.floated[back]) == UP
    again[: sheet.moved] = False
    one_way: Matrix = above[:, None] & again[None, :]
    both: Matrix = one_way | one_way.T
    return both


def residents_down_last(sheet: Sheet) -> Iterator[Cost]:
    """C14: resident downfloaters who floated down in the last round."""
    yield from _residents_down(sheet, "C14", 0)


def opponents_up_last(sheet: Sheet) -> Iterator[Cost]:
    """C15: opponents of moved-down players who floated up in the last round."""
    yield from _opponents_up(sheet, "C15", 0)


def residents_down_before(sheet: Sheet) -> Iterator[Cost]:
    """C16: resident downfloaters who floated down two rounds ago."""
    yield from _residents_down(sheet, "C16", 1)


def opponents_up_before(sheet: Sheet) -> Iterator[Cost]:
    """C17: opponents of moved-down players who floated up two rounds ago."""
    yield from _opponents_up(sheet, "C17", 1)


def moved_down_last(sheet: Sheet) -> Iterator[Cost]:
    """C18: score differences of moved-down players who float on and floated down in the last round.

    Who floats on has a greater difference than whoever is paired here, so each score counts by itself.
    """
    yield from _moved_down_again(sheet, "C18", 0)


def differences_up_last(sheet: Sheet) -> Iterator[Cost]:
    """C19: score differences met by residents who floated up in the last round."""
    yield from _opponents_up_by_score(sheet, "C19", 0)


def moved_down_before(sheet: Sheet) -> Iterator[Cost]:
    """C20: as C18, two rounds ago."""
    yield from _moved_down_again(sheet, "C20", 1)


def differences_up_before(sheet: Sheet) -> Iterator[Cost]:
    """C21: as C19, two rounds ago."""
    yield from _opponents_up_by_score(sheet, "C21", 1)


Criterion = Callable[[Sheet], Iterator[Cost]]
AFTER_THE_FIELD: tuple[Criterion, ...] = (
    topscorers_difference,
    topscorers_third_time,
    colours_denied,
    strong_colours_denied,
    residents_down_last,
    opponents_up_last,
    residents_down_before,
    opponents_up_before,
    moved_down_last,
    differences_up_last,
    moved_down_before,
    differences_up_before,
)
"""C10 to C21, in their order."""


def costs_of(sheet: Sheet, of_the_field: Iterable[Cost]) -> list[Cost]:
    """C7 to C21; ``of_the_field`` are C8 and C9."""
    found = [*floaters_scores(sheet), *of_the_field]
    for criterion in AFTER_THE_FIELD:
        found += criterion(sheet)
    return found


@dataclass(frozen=True, slots=True)
class Packed:
    """All criteria in one number, by kinds: for a pair of the bracket, for a float, for a pair of everybody left."""

    pairs: Matrix
    floats: Matrix
    everywhere: Matrix | None
    bits: int


def packed(costs: Sequence[Cost], sheet: Sheet, floating: Matrix, most_floats: int) -> Packed:
    """Pack; criteria that no legal pair and no possible float breaks take no bits.

    ``floating`` says of which kinds somebody may float, ``most_floats`` how many can. No two criteria ever share bits:
    each gets as many as the greatest sum needs.
    """
    kept: list[tuple[int, Matrix | None, Matrix | None, Matrix | None]] = []
    shift = 0
    for cost in reversed(costs):
        most_pairs = len(sheet.players) // 2 if cost.most is None else cost.most
        pairs, at_pairs = _counting(cost.pairs, sheet.legal, most_pairs, sheet.count)
        floats, at_floats = _counting(cost.floats, floating, most_floats, sheet.count)
        most = at_pairs + at_floats
        if cost.everywhere is not None and cost.everywhere.any():
            assert cost.most is not None
            most += cost.most
        if most:
            kept.append((shift, pairs, floats, cost.everywhere))
            shift += most.bit_length()
    kind = object if shift > _MOST_BITS else np.int64
    total = Packed(
        np.zeros((sheet.size, sheet.size), dtype=kind),
        np.zeros(sheet.size, dtype=kind),
        next((np.zeros(one.everywhere.shape, dtype=kind) for one in costs if one.everywhere is not None), None),
        shift,
    )
    for place, pairs, floats, everywhere in kept:
        for sums, values in ((total.pairs, pairs), (total.floats, floats), (total.everywhere, everywhere)):
            if values is not None and sums is not None:
                sums += values.astype(kind) << place
    return total


def _counting(values: Matrix | None, possible: Matrix, most: int, count: Matrix) -> tuple[Matrix | None, int]:
    """What counts of these values, and the greatest sum; None when nothing does.

    Every pair that counts takes two of the players of the kinds in whose rows something counts.
    """
    if values is None:
        return None, 0
    counted = values & possible if values.dtype == bool else np.where(possible, values, 0)
    greatest = int(counted.max(initial=0))
    if not greatest:
        return None, 0
    if counted.ndim == 1:  # floats
        return counted, greatest * min(most, int(count[counted > 0].sum()))
    return counted, greatest * min(most, int(count[counted.any(axis=1)].sum()) // 2)


def sums_of(
    costs: Sequence[Cost],
    kind: Sequence[int],
    pairs: Iterable[tuple[int, int]],
    floaters: Iterable[int],
    mate: Sequence[int],
) -> list[int]:
    """What a candidate costs, cost by cost; ``kind`` and ``mate`` are those of everybody left, the bracket first."""
    met = Counter((kind[one], kind[other]) for one, other in pairs)
    floated = Counter(kind[one] for one in floaters)
    anywhere = Counter((kind[one], kind[other]) for one, other in enumerate(mate) if one < other)
    found = []
    for cost in costs:
        total = 0
        for values, counted in ((cost.pairs, met), (cost.floats, floated), (cost.everywhere, anywhere)):
            if values is not None:
                total += sum(int(values[key]) * times for key, times in counted.items())
        found.append(total)
    return found
