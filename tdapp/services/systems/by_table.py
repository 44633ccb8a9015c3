"""Rounds that are read from a table, where an engine is wanted."""

from __future__ import annotations

from tdapp.domain.section.event import Section
from tdapp.pairing.engines.engine import USUAL, Pairing, Patience
from tdapp.services.systems.rules import SystemRules


class TableEngine:
    """Pairs by the rules of a system that needs no engine."""

    def __init__(self, rules: SystemRules) -> None:
        self._rules, self.name = rules, rules.by

    def pair(self, section: Section, round_number: int | None = None, patience: Patience = USUAL) -> Pairing:
        """A round off the table; RuleViolation beyond it."""
        number = round_number or section.rounds_paired + 1
        drawn = self._rules.pair(section, number, patience=patience)
        return Pairing(number, drawn.pairs, drawn.bye, self.name)

    def close(self) -> None:
        """It keeps nothing."""
