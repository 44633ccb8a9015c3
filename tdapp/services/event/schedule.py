"""The rounds of a round robin from first to last: as paired, and as the Berger tables will pair them."""

from __future__ import annotations

import datetime as dt
from collections.abc import Sequence

from tdapp.domain.section.event import Section
from tdapp.domain.section.outcome import Outcome
from tdapp.domain.section.round import Round
from tdapp.domain.words.frozen import dataclass
from tdapp.pairing.rules.round_robin import table_of


@dataclass(frozen=True, slots=True)
class PlannedRound:
    """One round: (White, Black) board by board, and who is free."""

    number: int
    date: dt.date | None
    start: str
    pairs: tuple[tuple[int, int], ...]
    free: tuple[int, ...]


def planned_rounds(section: Section, rounds: Sequence[Round]) -> tuple[PlannedRound, ...]:
    """Every round of the section; those after the last paired one by the tables, in the order of pairing numbers."""
    paired = {state.number: state for state in rounds if state.is_paired}
    table = table_of(section) if len(section.players) > 1 else ()
    found = []
    for number in range(1, section.rounds_total + 1):
        date = section.round_dates[number - 1] if number <= len(section.round_dates) else None
        start = section.round_times[number - 1].start if number <= len(section.round_times) else ""
        state = paired.get(number)
        if state is not None:
            pairs = tuple(board.players for board in state.boards)
            free = tuple(player for player, outcome in state.byes if outcome is Outcome.REST)
            found.append(PlannedRound(number, state.date or date, state.start or start, pairs, free))
        elif number <= len(table):
            planned = table[number - 1]
            free = () if planned.rest is None else (planned.rest,)
            found.append(PlannedRound(number, date, start, planned.pairs, free))
    return tuple(found)
