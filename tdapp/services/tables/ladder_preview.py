"""Two ladders side by side: whose place differs, and which rung decides."""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from tdapp.domain.section.event import Section
from tdapp.domain.section.ladder import Ladder
from tdapp.domain.words.frozen import dataclass
from tdapp.domain.words.wording import ntr, tr
from tdapp.services.tables.standings import Standings, compute_standings


@dataclass(frozen=True, slots=True)
class Move:
    """A player whose place differs.

    ``decided_by`` names the rungs that separate him, under the second ladder, from those to whom the change turned
    the order (empty where it is shared with all of them).
    """

    number: int
    name: str
    old_rank: int | None
    new_rank: int | None
    points: str
    decided_by: str


@dataclass(frozen=True, slots=True)
class Preview:
    """What the second ladder changes against the first."""

    moves: tuple[Move, ...]
    players: int
    sentence: str


def preview(section: Section, official: Ladder, trial: Ladder, after_round: int | None = None) -> Preview:
    """The players whose place changes from the first ladder to the second, best new place first."""
    return compare(
        compute_standings(section, ladder=official, after_round=after_round),
        compute_standings(section, ladder=trial, after_round=after_round),
    )


def compare(old: Standings, new: Standings) -> Preview:
    """The same from two tables of one section."""
    old_rank = {row.player.number: row.rank for row in old.rows}
    players = sum(row.rank is not None for row in new.rows)  # they come first
    before = [old_rank[row.player.number] for row in new.rows[:players]]
    deciding = _deciding(new, before)
    moves = tuple(
        Move(
            number=row.player.number,
            name=row.player.name,
            old_rank=old_rank[row.player.number],
            new_rank=row.rank,
            points=row.points,
            decided_by=deciding[position] if position < players else "",
        )
        for position, row in enumerate(new.rows)
        if row.rank != old_rank[row.player.number]
    )
    return Preview(moves, players, _sentence(len(moves), players, new.after_round))


def decisive_rungs(table: Standings, found: Preview) -> dict[int, int]:
    """By pairing number the rung to look at: for who moves the first one that separates him from those to whom the
    order turned, for the others the one between him and the next below, or else above, on the same points.

    Who stands alone on his points, shares his place with all of them, or is not ranked, has none.
    """
    index_of = {info.label: index for index, info in reversed([*enumerate(table.ladder)])}
    moved = {move.number: index_of.get(move.decided_by.partition(", ")[0]) for move in found.moves}
    rungs: dict[int, int] = {}
    above: int | None = None
    for row in table.rows:
        own = row.decided_by if row.rank is not None else None
        named = moved.get(row.player.number)
        for index in (named, own, above):
            if index is not None and index >= 0:
                rungs[row.player.number] = index
                break
        above = own if own is not None or row.rank is None else above
    return rungs


def _deciding(table: Standings, before: list[int | None]) -> list[str]:
    """For each ranked line the rungs between it and the lines to which its order changed, first rung first.

    ``before`` are the places under the other ladder, None where not ranked there. All lines at once, rung by rung: a
    rung splits blocks of lines that all earlier ones left level, and it counts for a line if, in the same block, some
    line now above was not above before, or some line now below was not below.
    """
    size, unranked = len(before), max((place or 0 for place in before), default=0) + 1
    found = [""] * size
    span = unranked + 1  # apart from block to block, so that no extreme reaches into the next one
    low = np.array([place or 0 for place in before])  # of who was not ranked, no order holds
    high = np.array([place or unranked for place in before])
    splits = np.array([len(table.ladder) if row.decided_by is None else row.decided_by for row in table.rows[:size]])
    for index in np.unique(splits[:-1][(splits[:-1] >= 0) & (splits[:-1] < len(table.ladder))]).tolist():
        offset = np.concatenate(([0], np.cumsum(splits[:-1] < index))) * span
        highest = np.concatenate(([-1], np.maximum.accumulate(high + offset)))
        lowest = np.concatenate((np.minimum.accumulate((low + offset)[::-1])[::-1], [offset[-1] + 2 * span]))
        first, last = _ends(splits[:-1] <= index)
        passed = (highest[first] >= low + offset) | (lowest[last] <= high + offset)
        label = table.ladder[index].label
        for line in np.flatnonzero(passed).tolist():
            found[line] = f"{found[line]}, {label}" if found[line] else label
    return found


def _ends(splits: npt.NDArray[np.bool_]) -> tuple[npt.NDArray[np.intp], npt.NDArray[np.intp]]:
    """For each line, where its stretch between two splits begins, and where it has ended."""
    starts = np.concatenate(([0], np.flatnonzero(splits) + 1))
    stretch = np.concatenate(([0], np.cumsum(splits)))
    return starts[stretch], np.concatenate((starts[1:], [len(splits) + 1]))[stretch]


def _sentence(moves: int, players: int, after_round: int) -> str:
    if not moves:
        return tr("After round {round} no place changes.").format(round=after_round)
    sentence = ntr(
        "After round {round}: {count} of {players} places changes.",
        "After round {round}: {count} of {players} places change.",
        moves,
    )
    return sentence.format(round=after_round, count=moves, players=players)
