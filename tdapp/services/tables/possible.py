"""Which steps of the ladder are possible now: None, or the reason why not (see services.rounds.possible)."""

from __future__ import annotations

from tdapp.domain.rules.rulebook import rule
from tdapp.domain.section.event import Section
from tdapp.domain.section.ladder import LOTS, Ladder, announced_seed
from tdapp.domain.words.checks import Warning
from tdapp.services.ports.decisions import why_not_change


def why_not_make_official(section: Section) -> Warning | None:
    """The trial ladder becomes the official one."""
    none = rule("no-trial-ladder").warn() if section.trial_ladder is None else None
    other = why_not_lots(section, section.trial_ladder)
    return why_not_change(section) or none or why_not_official(section, section.trial_ladder) or other


def why_not_lots(section: Section, ladder: Ladder | None) -> Warning | None:
    """In FIDE mode lots have one announced seed, which stays: nobody tries out who a drawing favours (Q206)."""
    if not section.fide_mode:
        return None
    seed = announced_seed(section.ladder)
    rungs = [rung for rung in (ladder.rungs if ladder is not None else ()) if rung.code in LOTS]
    seeds = {rung.option("seed") or seed for rung in rungs}
    if seed is None:
        return rule("one-lot").warn() if len(seeds) > 1 else None
    if not seeds and not section.rounds_paired:
        return None
    return None if seeds == {seed} else rule("lots-announced").warn(seed=seed)


def why_not_official(section: Section, ladder: Ladder | None) -> Warning | None:
    """A ladder in force: in FIDE mode no Buchholz in a round robin (Q105)."""
    if ladder is None or section.system.swiss_criteria or not section.fide_mode:
        return None
    from tdapp.services.tables.round_robin_ladder import unfit_for_round_robin  # brings numpy

    unfit = unfit_for_round_robin(section, ladder)
    return rule("ladder-not-for-round-robin").warn(rungs=", ".join(unfit)) if unfit else None


def replacing_note(ladder: str) -> str:
    """The line of the tournament report about a ladder that cannot be official in a round robin."""
    return f"tdapp: tie-breaks {ladder} do not fit a round robin (C.07, 8); the preset of the system replaced them"
