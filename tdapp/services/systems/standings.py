"""The table of a section, whoever is ranked in it."""

from __future__ import annotations

from tdapp.domain.section.event import Section
from tdapp.domain.section.ladder import Ladder
from tdapp.services.systems.registry import rules_of_system
from tdapp.services.tables.standings import Standings, compute_standings


def standings_for_paper(section: Section, *, ladder: Ladder | None, after_round: int | None = None) -> Standings:
    """The table behind a document: of players, or the one that decides where a trial ladder is given."""
    if ladder is None:
        return compute_standings(section, after_round=after_round)
    return rules_of_system(section.system).standings(section, ladder=ladder, after_round=after_round)
