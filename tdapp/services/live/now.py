"""A section as viewers may count it now: games whose result is not public yet are open, whatever is entered."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import replace

from tdapp.domain.section.event import Section
from tdapp.domain.section.outcome import Outcome
from tdapp.domain.section.round import Round
from tdapp.domain.words.frozen import dataclass
from tdapp.services.ports.live import LiveSection

Held = Mapping[int, Collection[int]]
"""By round the boards whose result is held back."""


@dataclass(frozen=True, slots=True)
class AsItStands:
    """``section`` and ``rounds`` with what is public; of the ``boards`` of round ``number`` so many are ``entered``."""

    section: Section
    rounds: tuple[Round, ...]
    number: int
    entered: int
    boards: int


def as_it_stands(one: LiveSection, held: Held) -> AsItStands | None:
    """What can be counted now; None: no round is public."""
    if not one.rounds:
        return None
    last = one.rounds[-1]
    open_boards = {*last.open_boards, *last.adjourned_boards, *held.get(last.number, ())}
    return AsItStands(
        _section(one, held),
        tuple(_round(played, held.get(played.number, ())) for played in one.rounds),
        last.number,
        len(last.boards) - len(open_boards),
        len(last.boards),
    )


def _round(played: Round, held: Collection[int]) -> Round:
    if not held:
        return played
    boards = tuple(board.as_open() if board.number in held else board for board in played.boards)
    return replace(played, boards=boards)


def _section(one: LiveSection, held: Held) -> Section:
    hidden = {
        (number, played.number)
        for played in one.rounds
        for board in played.boards
        if board.number in held.get(played.number, ())
        for number in board.players
    }
    if not hidden:
        return one.section
    cells = tuple(
        tuple(
            replace(cell, outcome=Outcome.OPEN, awarded=None) if (player.number, number) in hidden else cell
            for number, cell in enumerate(row, start=1)
        )
        for player, row in zip(one.section.players, one.section.cells, strict=True)
    )
    rounds = {number for number, boards in held.items() if boards}
    matches = tuple(  # what was entered of a whole match says as much as its boards
        replace(match, forfeit=None, entered=None, decision=None) if match.round in rounds else match
        for match in one.section.matches
    )
    return replace(one.section, cells=cells, matches=matches)
