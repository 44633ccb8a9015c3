"""Handlers of title norms."""

from __future__ import annotations

from tdapp.domain.commands.norms import SetNormAnswers
from tdapp.domain.norms.answers import checked_answers
from tdapp.domain.words.changes import ChangeSet, Topic, touched
from tdapp.services.ports.handler import handles
from tdapp.services.ports.unit_of_work import EventRows


def set_norm_answers(rows: EventRows, command: SetNormAnswers) -> ChangeSet:
    """Keep the answers with the section; they may come after its end as well: the certificates do."""
    rows.sheets.write_norm_answers(command.section_id, checked_answers(command.answers))
    return touched(command.section_id, Topic.EVENT)


ROWS = (handles(SetNormAnswers, set_norm_answers),)
