"""Rows that a session holds: found, and filled where something differs."""

from __future__ import annotations

from sqlalchemy.orm import Session

from tdapp.domain.words.errors import RuleViolation
from tdapp.domain.words.wording import tr
from tdapp.storage.rows.models import Base, SectionRow
from tdapp.storage.rows.stored import Values


def section_row(session: Session, section_id: int) -> SectionRow:
    """The row of a section; RuleViolation when there is none."""
    row = session.get(SectionRow, section_id)
    if row is None:
        raise RuleViolation(tr("This event has no section with the number {number}.").format(number=section_id))
    session.info[SectionRow, section_id] = row  # a session forgets what nobody holds: it was read at every question
    return row


def fill(row: Base, values: Values) -> None:
    """Set what differs: what does not leaves no image."""
    for name, value in values.items():
        if getattr(row, name) != value:
            setattr(row, name, value)
