"""The Swiss system for teams (C.04.6). Its engine needs numpy: imported where something is paired or explained."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tdapp.domain.section.event import Edition, Section
from tdapp.domain.section.facts import SectionFacts
from tdapp.domain.section.outcome import Outcome
from tdapp.domain.section.round import Round
from tdapp.domain.systems.registry import TEAM_SWISS
from tdapp.domain.words.errors import RuleViolation
from tdapp.domain.words.wording import tr
from tdapp.pairing.engines.engine import USUAL, PairingEngine, Patience
from tdapp.pairing.reasons.obstacle import Obstacle
from tdapp.pairing.rules.protections import pair_with_wishes
from tdapp.pairing.rules.team_position import TeamPosition, team_position_of
from tdapp.services.systems.of_teams import TeamKind
from tdapp.services.systems.rules import Drawn
from tdapp.services.systems.stored_pairing import as_wished, given_up

if TYPE_CHECKING:
    from tdapp.pairing.engines.top_scoregroup import GroupedRound


class TeamSwiss(TeamKind):
    """Paired by our own engine, which explains itself from the section alone, also a round of years ago."""

    of = TEAM_SWISS
    by = "C.04.6"

    def engine(self) -> PairingEngine:
        from tdapp.pairing.engines.teams import TeamSwissEngine

        return TeamSwissEngine()

    def pair(
        self, section: Section, number: int, *, engine: PairingEngine | None = None, patience: Patience = USUAL
    ) -> Drawn:
        found, yielded = pair_with_wishes(engine or self.engine(), section, number, patience=patience)
        return Drawn(found.pairs, found.bye, found, yielded)

    def why(self, section: Section, round_: Round, one: int, other: int) -> tuple[str, ...]:
        from tdapp.pairing.reasons.teams import why, why_not

        position, found = _paired(section, round_)
        if any({one, other} == set(pair) for bracket in found.brackets for pair in bracket.pairs):
            said = why(position, found, one, other)
        else:
            against = why_not(position, found, one, other)
            said = (tr("The rules pair otherwise."), *(f"{each.text} ({each.article})" for each in against))
        return *said, *given_up(section, round_, one, other)

    def why_free(self, section: Section, round_: Round, team: int) -> tuple[str, ...]:
        from tdapp.pairing.reasons.teams import why_bye

        return why_bye(_paired(section, round_)[0], team)

    def why_not(self, section: Section, round_: Round, one: int, other: int) -> tuple[Obstacle, ...]:
        from tdapp.pairing.reasons.teams import why_not, why_not_bye

        is_made = any({one, other} == set(board.players) for board in round_.boards)
        if is_made or (not other and dict(round_.byes).get(one) is Outcome.PAIRING_BYE):
            return ()
        position, found = _paired(section, round_)
        against = why_not(position, found, one, other) if other else why_not_bye(position, found, one)
        if against:
            return against
        text = tr("The rules pair them; the round was paired otherwise, by hand or by another program.")
        return (Obstacle(text, "C.04.6, 3"),)

    def announced(self, facts: SectionFacts, entered: int) -> tuple[str, ...]:
        system = tr("Swiss system for teams, {rounds_total} rounds, paired by C.04.6.").format(
            rounds_total=facts.rounds_total
        )
        older = facts.edition is not Edition.FIDE_2026
        return (system, tr("The edition of C.04.6 is that of August 2024.")) if older else (system,)


def _paired(section: Section, round_: Round) -> tuple[TeamPosition, GroupedRound]:
    """The state before a round and what the rules give, wishes kept as far as the round keeps them.

    RuleViolation where either is not known.
    """
    from tdapp.pairing.engines.top_scoregroup import no_legal_pairing, pair_groups

    position = team_position_of(as_wished(section, round_), round_.number)
    found = pair_groups(position)
    if found is None:
        raise RuleViolation(str(no_legal_pairing(position, round_.number)))
    return position, found
