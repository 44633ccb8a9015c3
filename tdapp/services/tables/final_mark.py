"""A mark of final standings: a file that is checked years later has to give the same places and values again."""

from __future__ import annotations

import hashlib

from tdapp.domain.section.event import Section
from tdapp.domain.teams.for_ranking import team_view


def final_mark(section: Section) -> str:
    """The same for the same places, points and exact values, whatever language is spoken."""
    from tdapp.services.tables.standings import compute_standings  # brings numpy, which opening a file does not need

    table = compute_standings(team_view(section) if section.ranks_teams else section)
    rows = [(row.rank, row.player.number, row.points, row.exact, row.values) for row in table.rows]
    facts = (table.after_round, [rung.text for rung in table.ladder], rows)
    return hashlib.sha256(repr(facts).encode()).hexdigest()[:16]
