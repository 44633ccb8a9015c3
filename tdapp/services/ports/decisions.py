"""Let a step pass its warnings: confirmed, and where one is grave kept for the record.

A step of level 3 and above gets a restore point before it; one that touches the integrity of the pairings (a PIBE,
Q112-115) also a ``###`` comment in the tournament report with its reason.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from tdapp.domain.rules.rulebook import rule
from tdapp.domain.words.checks import Level, Warning, settle
from tdapp.domain.words.errors import RuleViolation
from tdapp.domain.words.wording import tr, trimmed

if TYPE_CHECKING:  # named only: who asks what is possible needs no commands and no journal
    from tdapp.services.ports.round_rows import Stands
    from tdapp.services.ports.unit_of_work import EventRows


def why_not_change(section: Stands) -> Warning | None:
    """A closed section stands; every function that says what is possible asks this first."""
    return rule("closed").warn() if section.closed else None


def needed(reason: str, what: str) -> str:
    """The reason in one line; RuleViolation when there is none."""
    line = trimmed(reason)
    if not line:
        raise RuleViolation(tr("{what} only with a reason.").format(what=what))
    return line


def pass_warnings(
    rows: EventRows,
    section_id: int,
    warnings: Iterable[Warning],
    confirmed: Iterable[str],
    *,
    reason: str = "",
) -> tuple[Warning, ...]:
    """The warnings that the step passes with, kept for the record."""
    found = settle(warnings, confirmed)
    if any(warning.level >= Level.CONFIRM for warning in found):
        rows.rounds.add_restore_point(section_id)
    for warning in found:
        if rule(warning.rule_id).pibe:
            note_decision(rows, section_id, warning.english, reason)
    return found


def note_decision(rows: EventRows, section_id: int, text: str, reason: str = "") -> None:
    """Keep a decision as a comment of the tournament report; ``text`` is English whatever the window speaks."""
    line = trimmed(reason)
    rows.add_comment(section_id, f"tdapp: {text} Reason: {line}" if line else f"tdapp: {text}")
