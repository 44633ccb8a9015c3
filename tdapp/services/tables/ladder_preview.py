"""Two ladders side by side: whose place differs, and which rung decides."""

from __future__ import annotations

from dataclasses import dataclass

from tdapp.domain.section.event import Section
from tdapp.domain.section.ladder import Ladder
from tdapp.domain.words.wording import ntr, tr
from tdapp.services.tables.standings import Standings, compute_standings


@dataclass(frozen=True, slots=True)
class Move:
    """A player whose place differs.

    ``decided_by`` is the label of the rung that separates him from his new neighbours under the second ladder
    (empty where the place is shared).
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
            decided_by=_deciding(new, position),
        )
        for position, row in enumerate(new.rows)
        if row.rank != old_rank[row.player.number]
    )
    players = sum(row.rank is not None for row in new.rows)
    return Preview(moves, players, _sentence(len(moves), players, new.after_round))


def _deciding(table: Standings, position: int) -> str:
    """The rung, of those that bound this line above and below, which works deepest in the ladder."""
    above = table.rows[position - 1].decided_by if position else None
    below = table.rows[position].decided_by
    deepest = max((index for index in (above, below) if index is not None), default=-1)
    return table.ladder[deepest].label if deepest >= 0 else ""


def _sentence(moves: int, players: int, after_round: int) -> str:
    if not moves:
        return tr("After round {round} no place changes.").format(round=after_round)
    sentence = ntr(
        "After round {round}: {count} of {players} places changes.",
        "After round {round}: {count} of {players} places change.",
        moves,
    )
    return sentence.format(round=after_round, count=moves, players=players)
