"""What who works at a desk may not do at all, or not in this section: None, or the reason, as the door gives it."""

from __future__ import annotations

from collections.abc import Iterable

from tdapp.domain.arbiters.by import By
from tdapp.domain.arbiters.roles import why_not_by
from tdapp.domain.commands.command import Step
from tdapp.domain.rules.rulebook import rule
from tdapp.domain.words.checks import Warning


def why_not_do(by: By, section_id: int, steps: Iterable[type[Step]]) -> Warning | None:
    """Why somebody may do none of these steps in a section; None where he may do one of them, or none is named."""
    reasons = [why_not_by(by, step) for step in steps]
    if not reasons:
        return None
    if None not in reasons:
        return reasons[0]
    if by.section_ids and section_id not in by.section_ids:
        return rule("not-your-section").warn()
    return None
