"""Commands about fines in money of a league."""

from __future__ import annotations

from typing import Any

from tdapp.domain.commands.command import Command, Facts
from tdapp.domain.section.event import Section
from tdapp.domain.words.frozen import dataclass
from tdapp.domain.words.wording import tr


def _team(facts: Facts, number: int) -> str:
    """The name of a team at that time."""

    def look(section: Section) -> Any:
        return next((team.name for team in section.teams if team.number == number), None)

    return str(facts.keep(f"team {number}", look) or number)


@dataclass(frozen=True, slots=True)
class AddFine(Command):
    """A team pays by decision of the leader of the league; ``amount`` is decimal text in the currency of the event."""

    section_id: int
    round: int
    team: int
    amount: str
    reason: str

    ID = "add-fine"

    def describe(self, facts: Facts) -> str:
        words = tr("Fine of {amount} for {name} in round {round}")
        return words.format(amount=self.amount, name=_team(facts, self.team), round=self.round)


@dataclass(frozen=True, slots=True)
class RemoveFine(Command):
    """Take a fine back; ``position`` counts those of the section from 0."""

    section_id: int
    position: int
    reason: str = ""

    ID = "remove-fine"

    def describe(self, facts: Facts) -> str:
        return tr("Take a fine back")


FINE_COMMANDS: tuple[type[Command], ...] = (AddFine, RemoveFine)
