"""Two ladders side by side: whose place differs, and which rung decides."""

from __future__ import annotations

from tdapp.domain.section.event import Section
from tdapp.domain.section.ladder import Ladder
from tdapp.domain.words.frozen import dataclass
from tdapp.domain.words.wording import ntr, tr
from tdapp.services.tables.standings import Standings, StandingsRow, compute_standings


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
    moves = tuple(
        Move(
            number=row.player.number,
            name=row.player.name,
            old_rank=old_rank[row.player.number],
            new_rank=row.rank,
            points=row.points,
            decided_by=", ".join(_deciding(new, old_rank, position)),
        )
        for position, row in enumerate(new.rows)
        if row.rank != old_rank[row.player.number]
    )
    players = sum(row.rank is not None for row in new.rows)
    return Preview(moves, players, _sentence(len(moves), players, new.after_round))


def _deciding(table: Standings, old_rank: dict[int, int | None], position: int) -> list[str]:
    """The rungs between this line and each one to which its order changed, first rung first."""
    row = table.rows[position]
    found: set[int] = set()
    for step in (-1, 1):
        between = len(table.ladder)  # the first rung that separates, of all boundaries passed so far
        index = position
        while 0 <= index + step < len(table.rows):
            boundary = table.rows[min(index, index + step)].decided_by
            index += step
            between = min(between, len(table.ladder) if boundary is None else boundary)
            other = table.rows[index]
            if between < 0 or other.rank is None:  # points: no ladder changes that order
                break
            if between < len(table.ladder) and _order(row, other) != _before(old_rank, row, other):
                found.add(between)
    return [table.ladder[index].label for index in sorted(found)]


def _order(row: StandingsRow, other: StandingsRow) -> int:
    return _sign(row.rank, other.rank)


def _before(old_rank: dict[int, int | None], row: StandingsRow, other: StandingsRow) -> int:
    return _sign(old_rank[row.player.number], old_rank[other.player.number])


def _sign(one: int | None, other: int | None) -> int:
    if one is None or other is None:
        return 0
    return (one > other) - (one < other)


def _sentence(moves: int, players: int, after_round: int) -> str:
    if not moves:
        return tr("After round {round} no place changes.").format(round=after_round)
    sentence = ntr(
        "After round {round}: {count} of {players} places changes.",
        "After round {round}: {count} of {players} places change.",
        moves,
    )
    return sentence.format(round=after_round, count=moves, players=players)
