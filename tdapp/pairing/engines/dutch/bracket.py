"""One bracket: the cheapest pairings of it with everybody below, and the first generated of them (C.04.3, 3)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import numpy as np

from tdapp.domain.words.frozen import dataclass
from tdapp.pairing.engines.dutch.criteria import Cost, Packed, Sheet, costs_of, packed, sums_of
from tdapp.pairing.engines.dutch.field import Field
from tdapp.pairing.engines.dutch.matching.bits import Matrix, members, rows_of
from tdapp.pairing.engines.dutch.matching.plain import alone_in, greatest, odd_ones
from tdapp.pairing.engines.dutch.matching.weighted import cheapest
from tdapp.pairing.engines.dutch.order import Chosen, Equals, first_of


@dataclass(frozen=True, slots=True)
class Ways:
    """Which shortcuts are taken. They change no answer, only the time: the tests compare."""

    simple: bool = True  # brackets with at most one floater without the field below
    locked: bool = True  # odd sets: look at the cost before solving again
    odd: bool = True  # who can be left over: two alternating steps before a search
    wide: bool = False  # Python integers even where 64 bits would do


@dataclass(frozen=True, slots=True)
class Table:
    """The field with the bye as its last vertex when the number of players is odd.

    The bye meets exactly those who may have it (C2) and have the lowest score that leaves a legal pairing (C5).
    """

    field: Field
    meet: Matrix
    rows: tuple[int, ...]
    bye: int | None = None
    bye_rank: int | None = None
    ways: Ways = Ways()

    @property
    def size(self) -> int:
        """How many vertices."""
        return len(self.rows)


@dataclass(frozen=True, slots=True)
class Bracket:
    """A bracket as it was paired: all players as places of the field, ``costs`` and their ``sums`` from C6 or C7 on.

    ``limbo`` are the moved-down players who float on, ``exchanged`` who changed from S1 to S2 and from S2 to S1.
    """

    group: int
    moved: tuple[int, ...]
    residents: range
    pairs: tuple[tuple[int, int], ...]
    floaters: tuple[int, ...]
    limbo: tuple[int, ...]
    exchanged: tuple[tuple[int, ...], tuple[int, ...]]
    costs: tuple[Cost, ...]
    sums: tuple[int, ...]
    way: str


@dataclass(frozen=True, slots=True)
class Joint:
    """The problem of a bracket together with everybody below; ``everybody`` are the places, the bracket's first."""

    table: Table
    group: int
    sheet: Sheet
    everybody: Matrix
    allowed: Matrix
    costs: tuple[Cost, ...]

    def solved(self, allowed: Matrix | None = None) -> Bracket | None:
        """The first of the best; ``allowed`` leaves fewer pairs, judged as before; None if nobody can be paired so."""
        allowed = self.allowed if allowed is None else allowed
        size = self.sheet.size
        floating: Matrix = np.any(allowed[:size, size:], axis=1)
        total = packed(self.costs, self.sheet, floating, size, wide=self.table.ways.wide)
        cost = _assembled(total, len(self.everybody))
        found = cheapest(cost, rows_of(allowed))
        if found is None:
            return None
        chosen = first_of(Equals(found, shortcut=self.table.ways.locked), self.sheet.moved, size)
        return bracket_of(self.sheet, self.group, chosen, self.costs, "joint")


def joint_problem(table: Table, moved: Sequence[int], group: int) -> Joint:
    """What is to be matched for a bracket when everybody below is looked at."""
    residents = table.field.groups[group]
    places = [*moved, *residents]
    everybody = np.array([*places, *range(residents.stop, table.size)])
    allowed = table.meet[np.ix_(everybody, everybody)]
    allowed[: len(moved), : len(moved)] = False
    size = len(places)
    sheet = Sheet(table.field, np.array(places), len(moved), allowed[:size, :size])
    of_the_field = [*_next_bracket(table, sheet, group, len(everybody)), *bye_costs(table, sheet, group)]
    costs = (Cost("C6", floats=np.ones(size, dtype=np.int64)), *costs_of(sheet, of_the_field))
    return Joint(table, group, sheet, everybody, allowed, costs)


def paired_jointly(table: Table, moved: Sequence[int], group: int) -> Bracket:
    """The bracket, matched together with everybody below: right whatever the number of floaters."""
    found = joint_problem(table, moved, group).solved()
    if found is None:
        raise AssertionError("the players left cannot be paired: an earlier bracket has broken C4")
    return found


def bracket_of(sheet: Sheet, group: int, chosen: Chosen, costs: Sequence[Cost], way: str) -> Bracket:
    """The candidate in places of the field, with what it costs."""
    places = [int(place) for place in sheet.places]
    down, up = chosen.exchanged
    return Bracket(
        group=group,
        moved=tuple(places[: sheet.moved]),
        residents=sheet.field.groups[group],
        pairs=tuple((places[one], places[other]) for one, other in chosen.pairs),
        floaters=tuple(places[one] for one in chosen.floaters),
        limbo=tuple(places[one] for one in chosen.limbo),
        exchanged=(tuple(places[one] for one in down), tuple(places[one] for one in up)),
        costs=tuple(costs),
        sums=tuple(sums_of(costs, chosen.pairs, chosen.floaters, chosen.mate)),
        way=way,
    )


def bye_costs(table: Table, sheet: Sheet, group: int) -> Iterator[Cost]:
    """C9, where exactly one player leaves the bracket and is bound to get the bye: his rounds without a game."""
    if bound_for_the_bye(table, sheet, group):
        yield Cost("C9", floats=sheet.of(table.field.unplayed))


def bound_for_the_bye(table: Table, sheet: Sheet, group: int) -> bool:
    """Whether one player leaves the bracket, and it is the bye that he goes to.

    Nobody below has the score of the bye, and the players below pair among themselves.
    """
    stop = table.field.groups[group].stop
    if table.bye is None or table.bye_rank is None or table.bye_rank > group or (table.bye - stop) % 2:
        return False
    inside = rows_of(sheet.legal)
    mate = greatest(inside)
    alone = alone_in(mate, (1 << sheet.size) - 1)
    if len(alone) != 1:
        return False
    spare = odd_ones(inside, mate, alone[0], shortcut=table.ways.odd)
    if not any(table.rows[table.bye] >> int(sheet.places[one]) & 1 for one in members(spare)):
        return False
    below = (1 << table.bye) - (1 << stop)
    return not alone_in(greatest(table.rows, None, below), below)


def _next_bracket(table: Table, sheet: Sheet, group: int, total: int) -> Iterator[Cost]:
    """C8: how many float from the next bracket, and their scores: pairs across its lower border."""
    groups = table.field.groups
    if group + 1 == len(groups):
        return
    border = sheet.size + len(groups[group + 1])
    within = np.arange(total) < border
    yield Cost("C8", everywhere=within[:, None] ^ within[None, :], most=min(border, total - border))
    ranks = sheet.of(table.field.rank)
    for rank in sorted({int(one) for one in ranks}):
        one_way = np.zeros((total, total), dtype=bool)
        one_way[: sheet.size, border:] = (ranks == rank)[:, None]
        yield Cost("C8", everywhere=one_way | one_way.T, rank=rank, most=int((ranks == rank).sum()))


def _assembled(total: Packed, size: int) -> Matrix:
    """One matrix for the bracket and everybody below."""
    inside = len(total.floats)
    cost: Matrix = np.zeros((size, size), dtype=total.pairs.dtype) if total.everywhere is None else total.everywhere
    cost[:inside, :inside] += total.pairs
    cost[:inside, inside:] += total.floats[:, None]
    cost[inside:, :inside] += total.floats[None, :]
    return cost
