"""One bracket: the cheapest pairings of it with everybody below, and the first generated of them (C.04.3, 3)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import numpy as np

from tdapp.domain.words.cancelling import until_cancelled
from tdapp.domain.words.frozen import dataclass
from tdapp.pairing.engines.dutch.criteria import Cost, Packed, Sheet, costs_of, packed, sheet_of, sums_of
from tdapp.pairing.engines.dutch.field import NEITHER, Field
from tdapp.pairing.engines.dutch.matching.bits import Matrix, matrix_of, members, rows_of
from tdapp.pairing.engines.dutch.matching.plain import alone_in, greatest, odd_ones
from tdapp.pairing.engines.dutch.matching.weighted import Prices, cheapest
from tdapp.pairing.engines.dutch.order import Chosen, Equals, first_of

_HERE, _NEXT, _BEYOND = range(3)  # the bracket, the one below it, everybody else


@dataclass(frozen=True, slots=True)
class Ways:
    """Which shortcuts are taken. They change no answer, only the time: the tests compare."""

    simple: bool = True  # brackets with at most one floater without the field below
    locked: bool = True  # odd sets: look at the cost before solving again
    odd: bool = True  # who can be left over: two alternating steps before a search


@dataclass(frozen=True, slots=True)
class Table:
    """The field with the bye as its last vertex when the number of players is odd.

    The bye meets exactly those who may have it (C2) and have the lowest score that leaves a legal pairing (C5).
    """

    field: Field
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
    """The problem of a bracket together with everybody below: ``everybody`` are the places, the bracket's first.

    ``rows`` says who may meet whom, ``kinds`` what each costs; the kinds of the sheet come first.
    """

    table: Table
    group: int
    sheet: Sheet
    everybody: tuple[int, ...]
    rows: tuple[int, ...]
    kinds: tuple[int, ...]
    costs: tuple[Cost, ...]

    def solved(self, rows: Sequence[int] | None = None) -> Bracket | None:
        """The first of the best; ``rows`` leaves fewer pairs, judged as before; None if nobody can be paired so."""
        rows = self.rows if rows is None else rows
        sheet = self.sheet
        size = len(sheet.players)
        floating = np.zeros(sheet.size, dtype=bool)
        floating[[kind for kind, row in zip(sheet.kind, rows, strict=False) if row >> size]] = True
        total = packed(self.costs, sheet, floating, size)
        found = cheapest(Prices(self.kinds, assembled(total, max(self.kinds) + 1)), rows)
        if found is None:
            return None
        chosen = first_of(Equals(found, shortcut=self.table.ways.locked), sheet.above, size)
        return bracket_of(sheet, self.group, chosen, self.costs, self.kinds, "joint")


def joint_problem(table: Table, moved: Sequence[int], group: int) -> Joint:
    """The matching of a bracket when everybody below is looked at."""
    field = table.field
    residents = field.groups[group]
    rows = rows_within(table.rows, moved, residents.start, table.size)
    with_bye = bound_for_the_bye(table, rows, moved, group)
    sheet = sheet_of(field, moved, residents, field.unplayed[[*moved, *residents]].tolist() if with_bye else ())
    next_stop = field.groups[group + 1].stop if group + 1 < len(field.groups) else residents.stop
    kinds = list(sheet.kind)
    below: dict[tuple[bool, bool, int, int], int] = {}
    for place in range(residents.stop, table.size):  # who may meet whom, as far as it can be told by kinds
        bye = place == table.bye
        meets_bye = table.bye is not None and table.rows[place] >> table.bye & 1
        key = (place < next_stop, bye, NEITHER if bye else int(field.bound[place]), meets_bye)
        kinds.append(below.setdefault(key, sheet.size + len(below)))
    zones = np.array([_HERE] * sheet.size + [_NEXT if key[0] else _BEYOND for key in below], dtype=np.int64)
    of_the_field = [*_next_bracket(sheet, zones, next_stop - residents.stop, table.size - next_stop)]
    if with_bye:
        of_the_field.append(Cost("C9", floats=sheet.of(field.unplayed)))
    costs = (Cost("C6", floats=np.ones(sheet.size, dtype=np.int64)), *costs_of(sheet, of_the_field))
    everybody = (*sheet.players, *range(residents.stop, table.size))
    return Joint(table, group, sheet, everybody, tuple(rows), tuple(kinds), costs)


def rows_within(rows: Sequence[int], moved: Sequence[int], start: int, stop: int) -> list[int]:
    """Who may meet whom of some moved-down players, never each other, and of the vertices from ``start`` on."""
    inside, above = (1 << stop - start) - 1, len(moved)
    below = [row >> start & inside for row in until_cancelled(rows[start:stop])]
    if not moved:
        return below
    down = [rows[place] >> start & inside for place in moved]
    up = rows_of(matrix_of(down, stop - start).T)
    return [*(row << above for row in down), *(row << above | back for row, back in zip(below, up, strict=True))]


def paired_jointly(table: Table, moved: Sequence[int], group: int) -> Bracket:
    """The bracket, matched together with everybody below: right whatever the number of floaters."""
    found = joint_problem(table, moved, group).solved()
    assert found is not None, "the players left cannot be paired: an earlier bracket has broken C4"
    return found


def bracket_of(
    sheet: Sheet, group: int, chosen: Chosen, costs: Sequence[Cost], kinds: Sequence[int], way: str
) -> Bracket:
    """The candidate in places of the field, with what it costs."""
    places = sheet.players
    down, up = chosen.exchanged
    return Bracket(
        group=group,
        moved=places[: sheet.above],
        residents=sheet.field.groups[group],
        pairs=tuple((places[one], places[other]) for one, other in chosen.pairs),
        floaters=tuple(places[one] for one in chosen.floaters),
        limbo=tuple(places[one] for one in chosen.limbo),
        exchanged=(tuple(places[one] for one in down), tuple(places[one] for one in up)),
        costs=tuple(costs),
        sums=tuple(sums_of(costs, kinds, chosen.pairs, chosen.floaters, chosen.mate)),
        way=way,
    )


def bound_for_the_bye(table: Table, rows: Sequence[int], moved: Sequence[int], group: int) -> bool:
    """C9: whether exactly one player leaves the bracket, and it is the bye that he goes to.

    Nobody below has the score of the bye, and the players below pair among themselves. ``rows`` has the bracket first.
    """
    residents = table.field.groups[group]
    stop = residents.stop
    if table.bye is None or table.bye_rank is None or table.bye_rank > group:
        return False
    size = len(moved) + len(residents)
    within = (1 << size) - 1
    mate = greatest(rows[:size], None, within)
    alone = alone_in(mate, within)
    if len(alone) != 1:
        return False
    spare = odd_ones(rows[:size], mate, alone[0], within, shortcut=table.ways.odd)
    if not any(rows[one] >> len(rows) - 1 & 1 for one in members(spare)):
        return False
    below = (1 << table.bye) - (1 << stop)
    return not alone_in(greatest(table.rows, None, below), below)


def _next_bracket(sheet: Sheet, zones: Matrix, following: int, beyond: int) -> Iterator[Cost]:
    """C8: how many float from the next bracket, and their scores: pairs across its lower border."""
    if not following:
        return
    within = zones < _BEYOND
    most = min(len(sheet.players) + following, beyond)
    yield Cost("C8", everywhere=within[:, None] ^ within[None, :], most=most)
    ranks = sheet.of(sheet.field.rank)
    for rank in sorted({int(one) for one in ranks}):
        mine = np.zeros(len(zones), dtype=bool)
        mine[: sheet.size] = ranks == rank
        one_way = mine[:, None] & ~within[None, :]
        yield Cost("C8", everywhere=one_way | one_way.T, rank=rank, most=int(sheet.count[ranks == rank].sum()))


def assembled(total: Packed, size: int) -> Matrix:
    """One table for the kinds of the bracket and those below."""
    inside = len(total.floats)
    cost: Matrix = np.zeros((size, size), dtype=total.pairs.dtype) if total.everywhere is None else total.everywhere
    cost[:inside, :inside] += total.pairs
    cost[:inside, inside:] += total.floats[:, None]
    cost[inside:, :inside] += total.floats[None, :]
    return cost
