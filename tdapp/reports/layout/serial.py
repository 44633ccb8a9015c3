"""The serial of a printed sheet: the same for the same state of the event, another one after any change.

A sheet on the wall whose serial differs from a fresh one is stale. All documents printed from one state share it.
"""

from __future__ import annotations

import hashlib

from tdapp.domain.prizes.plan import PrizePlan
from tdapp.domain.section.round import Round
from tdapp.services.tables.standings import Standings


def data_serial(standings: Standings, state: Round | None = None, plan: PrizePlan | None = None) -> str:
    """Eight hexadecimal digits, ``7F3A-91C2``, over everything that is printed of an event.

    Sheets of one round take that round in: its boards may be of a round that the standings do not count yet.
    Sheets of prizes take their plan in; others do not grow stale when it changes.
    """
    section = standings.section
    facts: list[object] = [
        section.event,
        section.name,
        section.kind,
        section.cycles,
        section.rounds_total,
        section.points,
        standings.after_round,
        standings.provisional,
        standings.trial,
        section.edition,
        *(rung.text for rung in standings.ladder),  # not their words, which depend on the language
    ]
    said = list(map(repr, facts))
    said += [repr((row.rank, row.player, row.points, row.values)) for row in standings.rows]
    for cells in section.cells:
        for cell in cells[: standings.after_round]:
            colour = cell.colour.value if cell.colour else ""
            said.append(f"{cell.outcome.value} {cell.opponent} {colour} {cell.awarded}")
    said += [repr(more) for more in (state, plan) if more is not None]
    whole = "".join(f"{text}\0" for text in said)
    text = hashlib.sha256(whole.encode("utf-8", "surrogatepass")).hexdigest()[:8].upper()
    return f"{text[:4]}-{text[4:]}"
