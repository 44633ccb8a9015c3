"""Which ladders a round robin cannot have."""

from __future__ import annotations

from tdapp.domain.section.event import Section
from tdapp.domain.section.ladder import Ladder
from tdapp.tiebreaks.registry import resolve


def unfit_for_round_robin(section: Section, ladder: Ladder | None) -> tuple[str, ...]:
    """The rungs that cannot be official in this section: in FIDE mode Buchholz and its like in a round robin (Q105)."""
    if ladder is None or section.system.swiss_criteria or not section.fide_mode:
        return ()
    return tuple(str(rung) for rung in ladder.rungs if not resolve(section, rung).criterion.in_round_robin)
