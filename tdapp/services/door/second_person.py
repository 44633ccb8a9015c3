"""The second pass by another person, where the arbiter wants it: who entered a result does not verify it."""

from __future__ import annotations

from tdapp.domain.arbiters.by import By
from tdapp.domain.commands.rounds import VerifyResult
from tdapp.domain.rules.rulebook import rule
from tdapp.domain.words.checks import require
from tdapp.services.ports.unit_of_work import Journal

SECOND_PERSON = "arbiters/second-person"
"""Under which the event remembers that it is wanted."""


def refuse_same_person(journal: Journal, step: VerifyResult, by: By) -> None:
    """Refused when the result that stands was entered by the same person."""
    if not journal.preference(SECOND_PERSON):
        return
    entered = journal.entered_at(step.section_id, step.round, step.board)
    if entered is not None and entered == by.actor:
        require(rule("verified-by-another").warn())
