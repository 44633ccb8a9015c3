"""What the handlers of teams need of a store, beside ``services.ports.unit_of_work.EventRows``."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Protocol

from tdapp.domain.section.match import Match, TeamAdjustment
from tdapp.domain.section.outcome import Outcome
from tdapp.domain.section.team import Team, TeamRules


class TeamRows(Protocol):
    """Teams and their matches inside one transaction. Nothing here looks at a rule.

    Teams are named by their numbers; one that does not exist is a RuleViolation. The matches of a round are made and
    taken away with it (``RoundRows.write_round``).
    """

    def write_rules(self, section_id: int, rules: TeamRules | None) -> None:
        """Write the rules of a competition of teams."""

    def add_teams(self, section_id: int, teams: Iterable[Team]) -> None:
        """New teams with numbers that are free."""

    def write_teams(self, section_id: int, teams: Iterable[Team]) -> None:
        """Write teams with their members, each found by its number."""

    def remove_teams(self, section_id: int, numbers: Iterable[int]) -> None:
        """Remove teams without matches, with their byes and decisions about points."""

    def renumber(self, section_id: int, numbers: Mapping[int, int]) -> None:
        """Give teams other numbers (old -> new, all at once)."""

    def write_byes(self, section_id: int, byes: Mapping[tuple[int, int], Outcome | None]) -> None:
        """Write the bye of (team, round), or take it away (None). Rounds are made where they are missing."""

    def write_match(self, section_id: int, match: Match) -> None:
        """Write what a match says beside its boards: line-ups, forfeit, the score entered, the note."""

    def write_adjustments(self, section_id: int, adjustments: Iterable[TeamAdjustment]) -> None:
        """Make the decisions about points equal to these."""
