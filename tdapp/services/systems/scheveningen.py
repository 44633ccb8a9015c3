"""Scheveningen: two teams, everyone of the one meets everyone of the other, with the colours of the table."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace

from tdapp.domain.rules.rulebook import rule
from tdapp.domain.section.event import Section
from tdapp.domain.section.facts import SectionFacts
from tdapp.domain.section.round import Round
from tdapp.domain.section.team import Team
from tdapp.domain.systems.registry import SCHEVENINGEN
from tdapp.domain.teams.for_pairing import rules_of
from tdapp.domain.words.checks import Warning
from tdapp.domain.words.wording import marked, tr
from tdapp.pairing.rules.scheveningen import OURS, colours_of, place_at
from tdapp.services.systems.of_teams import SHEETS, Seats, TeamKind


class Scheveningen(TeamKind):
    """A match over as many rounds as boards; team 1 is team A of the table.

    The first members of a team have the places of the table, and nobody moves up: who is missing leaves the chair
    empty, or a reserve takes it.
    """

    of = SCHEVENINGEN
    by = marked("the Scheveningen table")
    most_teams = 2
    may_swap = False
    sheets: Mapping[str, str] = {**SHEETS, "crosstable": "team-grid"}

    def settled(self, facts: SectionFacts) -> SectionFacts:
        if facts.team_rules is None:
            return facts
        boards = facts.team_rules.boards
        rules = replace(facts.team_rules, colours=colours_of(boards))
        return replace(facts, rounds_total=boards, cycles=boards, swap_last_two=False, team_rules=rules)

    def why(self, section: Section, round_: Round, one: int, other: int) -> tuple[str, ...]:
        return (tr("It stands in the Scheveningen table, with its colours."),)

    def seated(self, section: Section, team: Team, number: int, playing: Sequence[int]) -> Seats:
        own = self._own(section, team, number)
        seats = [player if player in playing else None for player in own]
        reserves = [player for player in playing if player not in own]
        for seat, player in enumerate(seats):
            if player is None and reserves:
                seats[seat] = reserves.pop(0)
        return (*seats, *reserves)

    def against_seats(self, section: Section, team: Team, number: int, players: Seats) -> list[Warning]:
        own = self._own(section, team, number)
        return [
            rule("line-up-place").warn(player=section.shown(player), board=own.index(player) + 1, round=number)
            for player, place in zip(players, own, strict=False)
            if player is not None and player in own and player != place
        ]

    def announced(self, facts: SectionFacts, entered: int) -> tuple[str, ...]:
        boards = facts.team_rules.boards if facts.team_rules is not None else facts.rounds_total
        text = tr(
            "Scheveningen system over {boards} boards: in {boards} rounds everybody of one team meets everybody of the "
            "other once, colours by the table."
        ).format(boards=boards)
        ours = tr("For this size no table is published; the program's own keeps the same balance.")
        return (text, ours) if boards in OURS else (text,)

    def _own(self, section: Section, team: Team, number: int) -> list[int | None]:
        """Who has each board of the round by the table; None where the team has nobody for the place."""
        boards, of_b = rules_of(section).boards, team.number != section.teams[0].number
        places = [place_at(boards, number, seat, of_b=of_b) for seat in range(1, boards + 1)]
        return [team.members[place - 1] if place <= len(team.members) else None for place in places]
