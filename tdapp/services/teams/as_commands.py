"""Commands that were made for players, meant for teams: what a dialog of pairing says in a competition of teams."""

from __future__ import annotations

from dataclasses import replace

from tdapp.domain.commands.command import Command
from tdapp.domain.commands.event import EditSection
from tdapp.domain.commands.players import ExpelPlayer, ReenterPlayer, SetAbsences, SetCheckIn, WithdrawPlayer
from tdapp.domain.commands.teams import ExpelTeam, ReenterTeam, SetTeamAbsences, SetTeamCheckIn, WithdrawTeam
from tdapp.domain.section.event import Section

_OF_THE_VIEW = ("kind", "system_key", "points")
"""The regulations that teams as players have otherwise (domain.teams.for_pairing): they stay as they are stored."""


def as_meant(command: Command, section: Section) -> Command:
    """The command of teams that says the same of these numbers, where teams are paired; ``section`` as it is stored."""
    if not section.system.pairs_teams:
        return command
    match command:
        case SetAbsences():
            return SetTeamAbsences(command.section_id, command.absences, command.confirmed)
        case SetCheckIn():
            return SetTeamCheckIn(command.section_id, command.numbers, command.state)
        case WithdrawPlayer():
            return WithdrawTeam(command.section_id, command.number, command.from_round, command.reason)
        case ExpelPlayer():
            return ExpelTeam(command.section_id, command.number, command.from_round, command.reason, command.confirmed)
        case ReenterPlayer():
            return ReenterTeam(command.section_id, command.number, command.from_round, command.reason)
        case EditSection():
            stored = {name: getattr(section, name) for name in _OF_THE_VIEW}
            return replace(command, facts=replace(command.facts, **stored))
        case _:
            return command
