"""The table of a section, whoever is ranked in it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tdapp.domain.section.event import Section
from tdapp.domain.section.ladder import Ladder
from tdapp.services.systems.registry import rules_of_system

if TYPE_CHECKING:  # brings numpy, which who only opens an event does not need
    from tdapp.services.tables.standings import Standings


def deciding(section: Section, *, ladder: Ladder | None = None, after_round: int | None = None) -> Standings:
    """The table that everything is printed from: of the players, or of the teams where they are ranked."""
    return rules_of_system(section.system).standings(section, ladder=ladder, after_round=after_round)
