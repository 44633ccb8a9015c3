"""What a kind of team event has to say; where it says nothing else, it is a round robin of teams."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from tdapp.domain.commands.command import Command
from tdapp.domain.commands.teams import SetTeamCheckIn
from tdapp.domain.rules.rulebook import rule
from tdapp.domain.section.event import Section
from tdapp.domain.section.facts import SectionFacts
from tdapp.domain.section.ladder import Ladder
from tdapp.domain.section.player import CheckIn
from tdapp.domain.section.round import Round
from tdapp.domain.section.team import LineUpRule, Team
from tdapp.domain.systems.registry import TEAM_ROUND_ROBIN
from tdapp.domain.systems.system import System
from tdapp.domain.teams.for_pairing import rules_of, teams_as_players
from tdapp.domain.teams.names import team_at
from tdapp.domain.words.checks import Warning
from tdapp.domain.words.wording import marked, tr
from tdapp.pairing.engines.engine import USUAL, Pairing, PairingEngine, Patience
from tdapp.pairing.reasons.obstacle import Obstacle
from tdapp.pairing.rules.round_robin import table_of
from tdapp.services.systems.of_players import beyond_the_table
from tdapp.services.systems.rules import Drawn, SystemRules

if TYPE_CHECKING:  # imported where a round is paired or ranked
    from tdapp.pairing.engines.exchange import Exchange
    from tdapp.pairing.reasons.second_engine import Comparison
    from tdapp.services.tables.standings import Arrays, Standings

Seats = tuple[int | None, ...]

SHEETS = {
    "start-list": "rosters",
    "pairings": "match-pairings",
    "result-slips": "match-sheet",
    "results": "match-results",
    "standings": "team-standings",
    "crosstable": "team-crosstable",
    "explanation": "team-explanation",
    "pack-round-start": "pack-team-round",
    "pack-round-end": "pack-teams",
}
"""Documents of teams in the place of those of players."""


class TeamKind(SystemRules):
    """A round robin of teams, and what the other kinds do otherwise.

    ``most_teams`` is how many there can be (None: any number), ``may_swap`` whether home and away of a match may
    change.
    """

    of: System = TEAM_ROUND_ROBIN
    by = marked("the Berger table")
    most_teams: int | None = None
    may_swap = True
    sheets: Mapping[str, str] = SHEETS

    def comers(self, section: Section) -> Sequence[Team]:
        """Teams are checked in."""
        return section.teams

    def check_in(self, section_id: int, number: int, state: CheckIn) -> Command:
        """A team is ticked off."""
        return SetTeamCheckIn(section_id, (number,), state)

    def seats(self, section: Section) -> int:
        """The boards of a match."""
        return rules_of(section).boards

    def rounds_for(self, facts: SectionFacts, teams: int) -> int:
        """How many rounds so many teams play; those of the regulations where they are announced freely."""
        return facts.rounds_total

    def pair(
        self, section: Section, number: int, *, engine: PairingEngine | None = None, patience: Patience = USUAL
    ) -> Drawn:
        table = table_of(teams_as_players(section))
        if not 1 <= number <= len(table):
            raise beyond_the_table(len(table), number)
        return Drawn(table[number - 1].pairs, table[number - 1].rest)

    def compared(self, section: Section, first: Pairing, second: Pairing) -> Comparison:
        from tdapp.pairing.reasons.teams import compared
        from tdapp.pairing.rules.team_position import team_position_of

        return compared(team_position_of(section, first.round), first, second)

    def exchange(self, section: Section, number: int) -> Exchange:
        from tdapp.pairing.engines.team_exchange import team_exchange_of
        from tdapp.pairing.rules.team_position import team_position_of

        return team_exchange_of(section, team_position_of(section, number))

    def head(self, section: Section, white: int, black: int) -> str:
        return tr("White on board 1: {white}. Black: {black}.").format(
            white=self.name(section, white), black=self.name(section, black)
        )

    def name(self, section: Section, number: int) -> str:
        return team_at(section, number).shown

    def why(self, section: Section, round_: Round, one: int, other: int) -> tuple[str, ...]:
        return (tr("It stands in the Berger table."),)

    def why_free(self, section: Section, round_: Round, team: int) -> tuple[str, ...]:
        return (tr("{name} is free in this round of the Berger table.").format(name=team_at(section, team).shown),)

    def why_not(self, section: Section, round_: Round, one: int, other: int) -> tuple[Obstacle, ...]:
        text = tr("The table has no such match in round {number}.")
        return (Obstacle(text.format(number=round_.number), "", forbids=True),)

    def seated(self, section: Section, team: Team, number: int, playing: Sequence[int]) -> Seats:
        """Where those who play for a team sit in a round, from board 1 on; ``playing`` is in the order of the team."""
        return tuple(playing)

    def against_seats(self, section: Section, team: Team, number: int, players: Seats) -> list[Warning]:
        """What speaks against a line-up whose players are all members and there."""
        if rules_of(section).line_up is LineUpRule.FREE:
            return []
        found = []
        named = [player for player in players if player is not None]
        places = [team.members.index(player) for player in named]
        for one, other in zip(range(len(places)), range(1, len(places)), strict=False):
            if places[one] > places[other]:
                order = rule("line-up-order" if section.fide_mode else "line-up-order-free")
                names = {"player": section.shown(named[one]), "other": section.shown(named[other])}
                found.append(order.warn(team=team.name, **names))
                break
        occupied = [player is not None for player in players]
        if occupied != sorted(occupied, reverse=True):
            found.append(rule("line-up-gap").warn(team=team.name))
        return found

    def announced(self, facts: SectionFacts, entered: int) -> tuple[str, ...]:
        if entered == 2 or (facts.cycles > 1 and facts.cycles == facts.rounds_total):
            return (tr("A match of two teams over {rounds} rounds.").format(rounds=facts.rounds_total),)
        times = {1: tr("once"), 2: tr("twice")}.get(facts.cycles, tr("{count} times").format(count=facts.cycles))
        text = tr(
            "Round robin of teams by the Berger tables (C.05), {rounds} rounds: every team meets every other {times}."
        )
        said = [text.format(rounds=facts.rounds_total, times=times)]
        if facts.swap_last_two and facts.cycles > 1:
            said.append(tr("The last two rounds of the first cycle change places (C.05, annex 1)."))
        return tuple(said)

    def standings(
        self,
        section: Section,
        *,
        ladder: Ladder | None = None,
        trial: bool = False,
        after_round: int | None = None,
        arrays: Arrays | None = None,
    ) -> Standings:
        from tdapp.services.tables.team_standings import team_standings
        from tdapp.tiebreaks.crosstable import build

        table = team_standings(section, ladder=ladder, trial=trial, after_round=after_round, arrays=arrays or build)
        return table.standings

    def sheet(self, asked: str) -> str:
        return self.sheets.get(asked, asked)
