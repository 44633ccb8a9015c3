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
    digest = hashlib.sha256()
    for fact in facts:
        _add(digest, repr(fact))
    for row in standings.rows:
        _add(digest, repr((row.rank, row.player, row.points, row.values)))
    for cells in section.cells:
        for cell in cells[: standings.after_round]:
            colour = cell.colour.value if cell.colour else ""
            _add(digest, f"{cell.outcome.value} {cell.opponent} {colour} {cell.awarded}")
    for more in (state, plan):
        if more is not None:
            _add(digest, repr(more))
    text = digest.hexdigest()[:8].upper()
    return f"{text[:4]}-{text[4:]}"


def _add(digest: hashlib._Hash, text: str) -> None:
    digest.update(text.encode("utf-8", "surrogatepass"))
    digest.update(b"\0")
