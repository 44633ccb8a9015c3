"""Which steps of the ladder are possible now: None, or the reason why not (see services.rounds.possible)."""

from __future__ import annotations

from tdapp.domain.rules.rulebook import rule
from tdapp.domain.section.event import Section
from tdapp.domain.words.checks import Warning
from tdapp.services.ports.decisions import why_not_change


def why_not_make_official(section: Section) -> Warning | None:
    """The trial ladder becomes the official one."""
    none = rule("no-trial-ladder").warn() if section.trial_ladder is None else None
    return why_not_change(section) or none
