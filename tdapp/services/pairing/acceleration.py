"""Acceleration that is kept once round 1 is public."""

from __future__ import annotations

from tdapp.pairing.rules.baku import asks_for_baku, baku_accelerations
from tdapp.services.ports.unit_of_work import EventRows


def settle_acceleration(rows: EventRows, section_id: int, number: int, *, published: bool) -> None:
    """Keep the groups of a Baku acceleration once round 1 is public; before that they follow from the field."""
    if number != 1:
        return
    section = rows.snapshot(section_id)
    if asks_for_baku(section):
        rows.roster.write_accelerations(section_id, baku_accelerations(section) if published else ())
