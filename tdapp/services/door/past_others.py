"""Taking a step back after others have worked: only past steps that nobody builds on.

What the row images do not see is a rule that reads other rows: a round paired from results that are taken back, a
player paired twice. So every later step of another that concerns the same section has to be light (``Step.LIGHT``).
"""

from __future__ import annotations

from collections.abc import Sequence

from tdapp.domain.arbiters.by import who_words
from tdapp.domain.commands.registry import STEPS
from tdapp.domain.commands.stored import describe
from tdapp.domain.rules.rulebook import rule
from tdapp.domain.words.checks import require
from tdapp.domain.words.errors import RuleViolation
from tdapp.domain.words.wording import tr
from tdapp.services.door.closed import ALLOWED
from tdapp.services.ports.unit_of_work import JournalStep, UnitOfWork


def refuse_past_others(uow: UnitOfWork, target: JournalStep, since: Sequence[JournalStep]) -> None:
    """RuleViolation when a step of others since then stands in the way, or the section was closed."""
    heavy = next((one for one in since if not one.light), None)
    if heavy is not None:
        done = uow.journal.step(heavy.row_id)
        assert done is not None
        raise RuleViolation(
            tr("Since then {name} has done this: “{step}”. Put right what is wrong at its place instead.").format(
                name=who_words(heavy.actor), step=describe(done)
            )
        )
    # Images that stand may have been made again by others: 1/2 of Ana, 1-0 of Ben, 1/2 of Cleo.
    name = uow.journal.on_the_same_rows(target.row_id, [one.row_id for one in since])
    if name is not None:
        raise RuleViolation(
            tr("This step cannot be taken back or repeated: {name} has changed the same since.").format(
                name=who_words(name)
            )
        )
    kind = uow.journal.step(target.row_id)
    assert kind is not None
    if STEPS[kind.id] in ALLOWED:
        return
    known = {section_id for section_id, _ in uow.events.roster.sections()}
    for section_id in known & (target.changes.section_ids or known):
        if uow.events.rounds.is_closed(section_id):
            require(rule("closed").warn())
