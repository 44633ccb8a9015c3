"""What a kind of team event has to say; where it says nothing else, it is a round robin of teams."""

from __future__ import annotations

from collections.abc import Sequence

from tdapp.domain.rules.rulebook import rule
from tdapp.domain.section.event import ForbiddenPairs, Section
from tdapp.domain.section.facts import SectionFacts
from tdapp.domain.section.round import Round
from tdapp.domain.systems.kind import Kind
from tdapp.domain.teams.for_pairing import rules_of, teams_as_players
from tdapp.domain.teams.team import LineUpRule, Team
from tdapp.domain.words.checks import Warning
from tdapp.domain.words.errors import RuleViolation
from tdapp.domain.words.frozen import dataclass
from tdapp.domain.words.wording import tr
from tdapp.pairing.engines.engine import USUAL, Pairing, PairingEngine, Patience
from tdapp.pairing.reasons.obstacle import Obstacle
from tdapp.pairing.rules.round_robin import table_of
from tdapp.services.teams.words import team_at

Seats = tuple[int | None, ...]


@dataclass(frozen=True, slots=True)
class TeamPairing:
    """Pairs of teams, White on board 1 first; ``bye`` has no match; ``pairing`` is the engine's, None by the table.

    ``yielded`` are wishes to keep teams apart that could not be kept.
    ``byes`` are all who go on without a match, where there can be several.
    """

    pairs: tuple[tuple[int, int], ...]
    bye: int | None
    pairing: Pairing | None = None
    yielded: tuple[ForbiddenPairs, ...] = ()
    byes: tuple[int, ...] = ()


class TeamKind:
    """A round robin of teams, and what the other kinds do otherwise.

    ``by`` names the table or the rules for the command line, ``most_teams`` how many there can be (None: any number),
    ``may_swap`` whether home and away of a match may change.
    """

    kind = Kind.TEAM_ROUND_ROBIN
    by = "the Berger table"
    most_teams: int | None = None
    may_swap = True

    def settled(self, facts: SectionFacts) -> SectionFacts:
        """The regulations with what follows from them in this kind. RuleViolation where they mean nothing."""
        return facts

    def rounds_for(self, facts: SectionFacts, teams: int) -> int:
        """How many rounds so many teams play; those of the regulations where they are announced freely."""
        return facts.rounds_total

    def pair(
        self, section: Section, number: int, *, engine: PairingEngine | None = None, patience: Patience = USUAL
    ) -> TeamPairing:
        """Pair a round, a Swiss by ``engine`` or ours. Raises as PairingEngine.pair; RuleViolation beyond a table."""
        table = table_of(teams_as_players(section))
        if not 1 <= number <= len(table):
            raise RuleViolation(
                tr("The table of this round robin has {rounds} rounds: round {number} is not on it.").format(
                    rounds=len(table), number=number
                )
            )
        return TeamPairing(table[number - 1].pairs, table[number - 1].rest)

    def why(self, section: Section, round_: Round, one: int, other: int) -> tuple[str, ...]:
        """Sentences about a match of a round; where the rules give another one, what speaks against it."""
        return (tr("It stands in the Berger table."),)

    def why_free(self, section: Section, round_: Round, team: int) -> tuple[str, ...]:
        """Sentences about the team that has no match."""
        return (tr("{name} is free in this round of the Berger table.").format(name=team_at(section, team).shown),)

    def why_not(self, section: Section, round_: Round, one: int, other: int) -> tuple[Obstacle, ...]:
        """What forbids or worsens a match that was not made; ``other`` 0: the bye. Empty when it is so."""
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

    def announced(self, facts: SectionFacts, teams: int) -> tuple[str, ...]:
        """How the teams are paired, as the regulations say it; ``teams`` is how many there are."""
        if teams == 2 or (facts.cycles > 1 and facts.cycles == facts.rounds_total):
            return (tr("A match of two teams over {rounds} rounds.").format(rounds=facts.rounds_total),)
        times = {1: tr("once"), 2: tr("twice")}.get(facts.cycles, tr("{count} times").format(count=facts.cycles))
        text = tr(
            "Round robin of teams by the Berger tables (C.05), {rounds} rounds: every team meets every other {times}."
        )
        said = [text.format(rounds=facts.rounds_total, times=times)]
        if facts.swap_last_two and facts.cycles > 1:
            said.append(tr("The last two rounds of the first cycle change places (C.05, annex 1)."))
        return tuple(said)
