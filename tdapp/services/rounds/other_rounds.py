"""Absences when the number of rounds changes."""

from __future__ import annotations

from tdapp.domain.section.event import Section
from tdapp.domain.section.outcome import Outcome
from tdapp.domain.section.player import Standing
from tdapp.domain.teams.for_pairing import teams_as_players
from tdapp.services.ports.unit_of_work import EventRows


def write_byes_of_other_rounds(rows: EventRows, section_id: int, before: Section, rounds_total: int) -> None:
    """Take away what was announced for rounds that go; who has left is absent in the rounds that come."""
    rows.roster.write_byes(section_id, _byes_of_other_rounds(before, rounds_total))
    if before.teams:
        rows.teams.write_byes(section_id, _byes_of_other_rounds(teams_as_players(before), rounds_total))


def _byes_of_other_rounds(section: Section, rounds_total: int) -> dict[tuple[int, int], Outcome | None]:
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
