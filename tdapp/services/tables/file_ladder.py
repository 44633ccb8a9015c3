"""A ladder that came from a file: what this version knows is used, the rest is named."""

from __future__ import annotations

from dataclasses import replace

from tdapp.domain.section.event import Section
from tdapp.domain.section.ladder import Ladder
from tdapp.domain.words.errors import Fault, RuleViolation
from tdapp.domain.words.wording import tr
from tdapp.services.tables.round_robin_ladder import unfit_for_round_robin
from tdapp.tiebreaks.presets import preset_ladder
from tdapp.tiebreaks.registry import resolve


def with_usable_ladder(section: Section, line: int = 0) -> tuple[Section, tuple[Fault, ...]]:
    """The section with a ladder that can be computed, and a note for each rung that was left out.

    ``line`` is where the file gives its ladder, 0 when it has no lines.
    """
    notes: list[Fault] = []
    official = _usable(section, section.ladder, line, notes)
    trial = _usable(section, section.trial_ladder, 0, notes)
    return replace(section, ladder=official, trial_ladder=trial), tuple(notes)


def with_fitting_ladder(section: Section, line: int = 0) -> tuple[Section, tuple[Fault, ...]]:
    """The section as it is created: a ladder that cannot be official is kept as a note, the preset is proposed."""
    unfit = unfit_for_round_robin(section, section.ladder)
    if not unfit:
        return section, ()
    from tdapp.services.tables.possible import replacing_note  # brings the rulebook

    kept = replacing_note(str(section.ladder))
    comments = section.comments if kept in section.comments else (*section.comments, kept)
    proposed = replace(section, ladder=None, comments=comments)
    text = tr(
        "{rungs}: no tie-break for a round robin (C.07, 8). The file's list {list} is kept as a note; {preset} is "
        "proposed."
    )
    words = text.format(rungs=", ".join(unfit), list=section.ladder, preset=preset_ladder(proposed))
    return proposed, (Fault(words, line),)


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
