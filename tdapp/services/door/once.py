"""A step that was sent twice, because its answer was lost, is one: the second answer is the first."""

from __future__ import annotations

from tdapp.domain.arbiters.by import By
from tdapp.domain.commands.stored import describe
from tdapp.domain.rules.rulebook import rule
from tdapp.domain.words.changes import Executed
from tdapp.domain.words.checks import require
from tdapp.services.ports.unit_of_work import Journal


def receipt_of(journal: Journal, by: By) -> Executed | None:
    """The receipt of a step that came with this origin before; None: it is new."""
    sent = journal.sent(by.origin) if by.origin else None
    if sent is None:
        return None
    if sent.actor != by.actor:
        require(rule("sent-by-another").warn())
    about = sent.step.about
    return Executed(sent.row_id, sent.revision, describe(about or sent.step), sent.changes)
