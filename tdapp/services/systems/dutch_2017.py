"""The Dutch system of 2017: events that were begun by it are checked and continued."""

from __future__ import annotations

from tdapp.domain.section.event import Section
from tdapp.domain.section.facts import SectionFacts
from tdapp.domain.section.outcome import Outcome
from tdapp.domain.section.round import Round
from tdapp.domain.systems.registry import DUTCH_2017
from tdapp.domain.words.wording import tr
from tdapp.pairing.engines.engine import PairingEngine
from tdapp.pairing.reasons.obstacle import Obstacle
from tdapp.pairing.rules.position import position_of
from tdapp.services.systems.of_players import PlayersRules
from tdapp.services.systems.stored_pairing import as_wished, given_up, pairing_of


class Dutch2017Rules(PlayersRules):
    """Paired by an engine of its own; no second program of these rules is at hand."""

    of, by, has_second, judges = DUTCH_2017, "C.04.3 of 2017", False, True

    def engine(self) -> PairingEngine:
        from tdapp.pairing.engines.dutch_2017.adapter import Dutch2017Engine

        return Dutch2017Engine()

    def why(self, section: Section, round_: Round, one: int, other: int) -> tuple[str, ...]:
        from tdapp.pairing.reasons.dutch_2017 import why_board

        said = why_board(position_of(as_wished(section, round_), round_.number), one, other)
        return *said, *given_up(section, round_, one, other)

    def why_free(self, section: Section, round_: Round, number: int) -> tuple[str, ...]:
        from tdapp.pairing.reasons.dutch_2017 import why_bye

        if dict(round_.byes).get(number) is not Outcome.PAIRING_BYE:
            return super().why_free(section, round_, number)
        return why_bye(position_of(as_wished(section, round_), round_.number), number)

    def why_not(self, section: Section, round_: Round, one: int, other: int) -> tuple[Obstacle, ...]:
        from tdapp.pairing.reasons.dutch_2017 import why_not

        return why_not(position_of(as_wished(section, round_), round_.number), pairing_of(round_), one, other)

    def announced(self, facts: SectionFacts, entered: int) -> tuple[str, ...]:
        text = tr("Swiss system, {rounds_total} rounds, paired by the FIDE Dutch system of 2017 (C.04.3 of then).")
        return (text.format(rounds_total=facts.rounds_total),)
