"""A closed section stands: the one rule about it, asked by ``execute`` before any handler."""

from __future__ import annotations

from collections.abc import Iterable

from tdapp.domain.commands.command import Step
from tdapp.domain.commands.games import GAME_COMMANDS
from tdapp.domain.commands.history import NamePoint, RestoreFile, RestoreTo
from tdapp.domain.commands.ladder import SetTrialLadder
from tdapp.domain.commands.norms import SetNormAnswers
from tdapp.domain.commands.rounds import CloseSection, ReopenSection
from tdapp.domain.commands.sheets import SetPrizes
from tdapp.domain.rules.rulebook import rule
from tdapp.domain.words.checks import require
from tdapp.services.ports.unit_of_work import EventRows

ALLOWED: tuple[type[Step], ...] = (
    *(ReopenSection, CloseSection, SetTrialLadder, SetPrizes, SetNormAnswers, NamePoint),
    *GAME_COMMANDS,
)
"""What a closed section still takes: to be opened again, and what changes no standings."""


def refuse_closed(rows: EventRows, step: Step) -> None:
    """RuleViolation when a step would change a closed section.

    Undo and redo need no look while one works alone: they go in order, so the closing itself is taken back before
    anything older. Where others have worked since, ``past_others`` looks.
    """
    if isinstance(step, ALLOWED):
        return
    for section_id in _sections_of(rows, step):
        if rows.rounds.is_closed(section_id):
            require(rule("closed").warn())


def _sections_of(rows: EventRows, step: Step) -> Iterable[int]:
    if isinstance(step, RestoreFile) or (isinstance(step, RestoreTo) and step.section_id is None):
        return [section_id for section_id, _ in rows.roster.sections()]
    return named_sections(step)


def named_sections(step: Step) -> list[int]:
    """The sections that a step names."""
    named = (getattr(step, field, None) for field in ("section_id", "target_id"))
    return [section_id for section_id in named if section_id is not None]
