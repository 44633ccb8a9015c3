"""May he do this, here and now? Asked of every step that does not come from who leads, before any handler."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from tdapp.domain.arbiters.by import By, Role
from tdapp.domain.arbiters.roles import why_not_by, why_not_confirm
from tdapp.domain.commands.command import Step
from tdapp.domain.rules.rulebook import level_of, rule
from tdapp.domain.words.checks import NeedsConfirmation, Refused, Warning
from tdapp.services.door.closed import named_sections
from tdapp.services.ports.unit_of_work import EventRows
from tdapp.services.rounds.playing import round_in_play


class NotInRole(Refused):
    """Somebody else may do it; the sentence says why he may not."""


def refuse_role(rows: EventRows, step: Step, by: By) -> None:
    """NotInRole when the step is not among what its sender was invited for: what, which section, which board."""
    _require(why_not_by(by, type(step)))
    sections = named_sections(step)
    if by.section_ids and not by.section_ids.issuperset(sections):
        _require(rule("not-your-section").warn())
    board = getattr(step, "board", None)
    if by.boards and board is not None and board not in by.boards:
        _require(rule("not-your-board").warn())
    number = getattr(step, "round", None)
    if by.role is Role.SECTOR and number is not None:
        for section_id in sections:
            if number != round_in_play(rows.rounds, section_id, rows.rounds.status(section_id)):
                _require(rule("not-this-round").warn())
    confirmed = getattr(step, "confirmed", ())
    for rule_id in confirmed if isinstance(confirmed, tuple) else ():
        _require(why_not_confirm(by, level_of(rule_id)))


@contextmanager
def judged_by(by: By) -> Iterator[None]:
    """What asks for more than its sender may confirm is refused at once, so that nobody confirms it in vain."""
    try:
        yield
    except NeedsConfirmation as needed:
        _require(why_not_confirm(by, needed.level))
        raise


def _require(why_not: Warning | None) -> None:
    if why_not is not None:
        raise NotInRole((why_not,))
