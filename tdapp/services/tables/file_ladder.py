"""A ladder that came from a file: what this version knows is used, the rest is named."""

from __future__ import annotations

from dataclasses import replace

from tdapp.domain.section.event import Section
from tdapp.domain.section.ladder import Ladder
from tdapp.domain.words.errors import Fault, RuleViolation
from tdapp.domain.words.wording import tr
from tdapp.tiebreaks.registry import resolve


def with_usable_ladder(section: Section, line: int = 0) -> tuple[Section, tuple[Fault, ...]]:
    """The section with a ladder that can be computed, and a note for each rung that was left out.

    ``line`` is where the file gives its ladder, 0 when it has no lines.
    """
    notes: list[Fault] = []
    official = _usable(section, section.ladder, line, notes)
    trial = _usable(section, section.trial_ladder, 0, notes)
    return replace(section, ladder=official, trial_ladder=trial), tuple(notes)


def _usable(section: Section, ladder: Ladder | None, line: int, notes: list[Fault]) -> Ladder | None:
    if ladder is None:
        return None
    rungs = []
    for rung in ladder.rungs:
        try:
            rungs.append(resolve(section, rung).rung)
        except RuleViolation as violation:
            notes.append(
                Fault(
                    tr("The tie-break {rung} is left out of the ladder: {violation}").format(
                        rung=rung, violation=violation
                    ),
                    line,
                )
            )
    return Ladder(tuple(rungs)) if rungs else None
