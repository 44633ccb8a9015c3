"""Who left a round robin: a file says so only by points that leave out the games of such a player (C.05, 6.6)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from itertools import combinations

from tdapp.domain.systems.kind import Kind
from tdapp.domain.words.wording import tr
from tdapp.trf.notes import Notebook
from tdapp.trf.records import PlayerRecord

Records = dict[int, PlayerRecord]
Rows = dict[int, list[str]]

_OVER_THE_BOARD = frozenset("1=0WDL")
_FEW = 8
"""Of more players without a point nobody tries who it was: a file that is wrong otherwise would take long."""


def left_out(
    records: Records,
    rows: Rows,
    kind: Kind,
    cycles: int | None,
    adds_up: Callable[[Records, Rows], bool],
    told: frozenset[int] = frozenset(),
) -> frozenset[int]:
    """Players whose games the points column leaves out: it adds up without them, and not with them.

    They played fewer than half of their games; ``told`` are those of whom the file says that they left. Before half of
    the rounds that is everybody: then it is up to three of a few who have no points. Empty where the points add up as
    they are, or in no way.
    """
    if kind is not Kind.ROUND_ROBIN:
        return frozenset()
    games = (len(records) - 1) * (cycles or 1)
    left = frozenset(
        number for number, row in rows.items() if 2 * sum(letter in _OVER_THE_BOARD for letter in row) < games
    )
    told &= left
    if told and adds_up(*without(records, rows, told)):
        return told
    if adds_up(records, rows):
        return frozenset()
    nothing = [number for number in sorted(left) if not records[number].points.strip("0., ")]
    few = nothing if len(nothing) <= _FEW else []
    some = (left, *(frozenset(them) for size in (1, 2, 3) for them in combinations(few, size)))
    fitting = (one for one in some if 0 < len(one) < len(records) and adds_up(*without(records, rows, one)))
    return next(fitting, frozenset())


def without(records: Records, rows: Rows, left: frozenset[int]) -> tuple[Records, Rows]:
    """The others, their games against those who left being free rounds."""
    if not left:
        return records, rows
    staying = {number: record for number, record in records.items() if number not in left}
    seen = {
        number: ["R" if _opponent(record, index) in left else letter for index, letter in enumerate(rows[number])]
        for number, record in staying.items()
    }
    return staying, seen


def note_left(records: Mapping[int, PlayerRecord], left: frozenset[int], notebook: Notebook) -> None:
    """Say of everyone that he was taken as withdrawn."""
    for number in sorted(left):
        notebook.assume(
            f"left-{number}",
            tr(
                "The points of the file leave out the games of player {number}, who played fewer than half of them: "
                "taken as withdrawn (C.05, 6.6)"
            ).format(number=number),
            records[number].line,
            81,
        )


def _opponent(record: PlayerRecord, index: int) -> int:
    return record.slots[index][0] if index < len(record.slots) else 0
