"""The Keizer system: pairs down the table, explains itself, and ranks by its score."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from tdapp.domain.keizer.score import rules_of
from tdapp.domain.section.event import Section
from tdapp.domain.section.facts import SectionFacts
from tdapp.domain.section.outcome import Outcome
from tdapp.domain.section.round import Round
from tdapp.domain.systems.keizer import Byes, Keizer
from tdapp.domain.systems.registry import KEIZER
from tdapp.domain.words.wording import tr
from tdapp.pairing.engines.engine import PairingEngine
from tdapp.pairing.reasons.obstacle import Obstacle
from tdapp.services.systems.of_players import PlayersRules

if TYPE_CHECKING:  # imported where a round is explained
    from tdapp.pairing.reasons.keizer import KeizerJudge


class KeizerRules(PlayersRules):
    """One engine knows it, ours; no other program gives a second opinion."""

    of, by, has_second, judges = KEIZER, "the Keizer system", False, True

    def engine(self) -> PairingEngine:
        from tdapp.pairing.engines.keizer.adapter import KeizerEngine

        return KeizerEngine()

    def announced(self, facts: SectionFacts, entered: int) -> tuple[str, ...]:
        from tdapp.services.systems.keizer_words import announced

        rules = facts.system_facts
        text = tr("Keizer system, {rounds_total} rounds: paired down the table, neighbours first.")
        return text.format(rounds_total=facts.rounds_total), *announced(
            rules if isinstance(rules, Keizer) else Keizer()
        )

    def away(self, section: Section) -> Mapping[Outcome, str]:
        excused, absent = tr("excused"), tr("absent without excuse")
        names = {Outcome.PAIRING_BYE: tr("bye"), Outcome.HALF_POINT_BYE: excused, Outcome.UNPAIRED: absent}
        if rules_of(section).byes is Byes.FILE:
            return {**names, Outcome.ZERO_POINT_BYE: excused, Outcome.FULL_POINT_BYE: absent}
        return {**names, Outcome.ZERO_POINT_BYE: absent, Outcome.FULL_POINT_BYE: tr("plays for the club elsewhere")}

    def away_signs(self, section: Section) -> Mapping[Outcome, str]:
        excused, absent = tr("exc"), tr("abs")
        signs = {Outcome.PAIRING_BYE: tr("bye"), Outcome.HALF_POINT_BYE: excused, Outcome.UNPAIRED: absent}
        if rules_of(section).byes is Byes.FILE:
            return {**signs, Outcome.ZERO_POINT_BYE: excused, Outcome.FULL_POINT_BYE: absent}
        return {**signs, Outcome.ZERO_POINT_BYE: absent, Outcome.FULL_POINT_BYE: tr("club")}

    def why(self, section: Section, round_: Round, one: int, other: int) -> tuple[str, ...]:
        return _judge(section, round_).why(one, other)

    def why_free(self, section: Section, round_: Round, number: int) -> tuple[str, ...]:
        return _judge(section, round_).why_free(number)

    def why_not(self, section: Section, round_: Round, one: int, other: int) -> tuple[Obstacle, ...]:
        judge = _judge(section, round_)
        return judge.why_not(one, other) if other else judge.why_not_bye(one)


def _judge(section: Section, round_: Round) -> KeizerJudge:
    from tdapp.pairing.engines.keizer.position import KeizerPosition
    from tdapp.pairing.reasons.keizer import KeizerJudge

    return KeizerJudge(KeizerPosition(section, rules_of(section), round_.number))
