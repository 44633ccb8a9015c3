"""A ladder that names the score of a pairing system, in a section of another one."""

from __future__ import annotations

from dataclasses import replace

from tdapp.domain.section.event import Section
from tdapp.domain.section.ladder import Ladder


def without_foreign_scores(section: Section) -> Section:
    """The section with ladders that its system knows; one of which nothing is left is that of the preset."""
    held, trial = _own(section, section.ladder), _own(section, section.trial_ladder)
    if held == section.ladder and trial == section.trial_ladder:
        return section
    return replace(section, ladder=held, trial_ladder=trial)


def _own(section: Section, ladder: Ladder | None) -> Ladder | None:
    if ladder is None:
        return None
    from tdapp.tiebreaks.registry import CRITERIA  # brings numpy

    foreign = {one.code for one in CRITERIA if one.of_system not in ("", section.system.id)}
    rungs = tuple(rung for rung in ladder.rungs if rung.code not in foreign)
    if rungs == ladder.rungs:
        return ladder
    return Ladder(rungs) if rungs else None


def foreign_note(ladder: str) -> str:
    """The line of the tournament report about it."""
    return f"tdapp: tie-breaks {ladder} name the score of another pairing system, which was left out"
