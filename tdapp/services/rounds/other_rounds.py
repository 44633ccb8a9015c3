"""Absences when the number of rounds changes."""

from __future__ import annotations

from tdapp.domain.section.event import Section
from tdapp.domain.section.outcome import Outcome
from tdapp.domain.section.player import Standing


def byes_of_other_rounds(section: Section, rounds_total: int) -> dict[tuple[int, int], Outcome | None]:
    """Absences announced for rounds that go; who has left is absent in the rounds that come."""
    byes: dict[tuple[int, int], Outcome | None] = {
        (player, number): None
        for number in range(rounds_total + 1, section.rounds_held + 1)
        for player in section.announced(number)
    }
    for player in section.players:
        if player.standing is not Standing.ACTIVE:
            for number in range(section.rounds_total + 1, rounds_total + 1):
                byes[player.number, number] = Outcome.ZERO_POINT_BYE
    return byes
