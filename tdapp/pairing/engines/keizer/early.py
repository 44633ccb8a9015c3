"""The pairs of a Keizer round that meet again too early: the rematch distance is a wish, and what yields is said."""

from __future__ import annotations

from collections.abc import Iterable

from tdapp.domain.keizer.score import rules_of
from tdapp.domain.section.event import ForbiddenPairs, Section
from tdapp.domain.words.wording import tr


def too_early(section: Section, number: int, pairs: Iterable[tuple[int, int]]) -> tuple[ForbiddenPairs, ...]:
    """The wishes to wait that these pairs of a round do not keep; nothing in another system."""
    if not section.system.scores:
        return ()
    rows = {player.number: row for player, row in zip(section.players, section.cells, strict=True)}
    first = max(1, number - rules_of(section).distance)
    found = []
    for white, black in pairs:
        past = list(enumerate(rows[white][: number - 1], 1))
        last = next((r for r, cell in reversed(past) if cell.opponent == black and cell.rules.over_the_board), 0)
        if last >= first:
            text = tr("{white}–{black}, who met in round {round}")
            said = text.format(white=section.shown(white), black=section.shown(black), round=last)
            found.append(ForbiddenPairs(number, number, (white, black), said))
    return tuple(found)
