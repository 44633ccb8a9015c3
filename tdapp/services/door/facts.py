"""What the words of a step need, looked up when it is carried out and kept with it in the journal."""

from __future__ import annotations

import contextlib
from collections.abc import Callable
from typing import Any

from tdapp.domain.commands.command import Step
from tdapp.domain.commands.stored import StoredStep, describe, nested
from tdapp.domain.section.event import Section
from tdapp.domain.words.errors import RuleViolation
from tdapp.services.ports.unit_of_work import EventRows


class LiveFacts:
    """Implements ``domain.commands.command.Facts`` over the rows before the step; ``kept`` is what was asked for."""

    def __init__(self, rows: EventRows, step: Step, about: StoredStep | None = None) -> None:
        self._rows = rows
        self._section_id: int = getattr(step, "section_id", 0)
        self._about = about
        self.kept: dict[str, Any] = {}

    def player(self, number: int) -> str:
        """A name that is missing here is refused by the handler, in its own words."""
        name = "?"
        with contextlib.suppress(RuleViolation):
            name = self._rows.roster.player(self._section_id, number).name
        self.kept.setdefault("players", {})[str(number)] = name
        return name

    def section(self, section_id: int) -> str:
        name = dict(self._rows.roster.sections()).get(section_id, "?")
        self.kept.setdefault("sections", {})[str(section_id)] = name
        return name

    def keep(self, key: str, look: Callable[[Section], Any]) -> Any:
        self.kept[key] = look(self._rows.snapshot(self._section_id))
        return self.kept[key]

    def step(self) -> str:
        if self._about is None:
            return "?"
        self.kept["step"] = nested(self._about)
        return describe(self._about)
