"""The systems of players: what is the same in all of them, the Dutch one and the round robin."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tdapp.domain.section.event import Section
from tdapp.domain.section.facts import SectionFacts
from tdapp.domain.section.ladder import Ladder
from tdapp.domain.section.outcome import Outcome
from tdapp.domain.section.round import Round
from tdapp.domain.systems.registry import DUTCH, ROUND_ROBIN, name_of
from tdapp.domain.systems.system import System
from tdapp.domain.words.errors import RuleViolation
from tdapp.domain.words.wording import marked, tr
from tdapp.pairing.engines.engine import USUAL, Pairing, PairingEngine, Patience
from tdapp.pairing.reasons.obstacle import Obstacle
from tdapp.pairing.rules.protections import pair_with_wishes
from tdapp.pairing.rules.round_robin import table_of
from tdapp.services.systems.rules import Drawn, SystemRules
from tdapp.services.systems.stored_pairing import as_wished, given_up, pairing_of

if TYPE_CHECKING:  # imported where a round is paired or ranked
    from tdapp.pairing.engines.exchange import Exchange
    from tdapp.pairing.reasons.second_engine import Comparison
    from tdapp.services.tables.standings import Arrays, Standings


class PlayersRules(SystemRules):
    """A Swiss, paired by the engine that is given or by ours, explained by the Dutch rules."""

    of: System = DUTCH
    by = "C.04.3"

    def pair(
        self, section: Section, number: int, *, engine: PairingEngine | None = None, patience: Patience = USUAL
    ) -> Drawn:
        engine = engine or self.engine()
        if engine is None:
            from tdapp.pairing.engines.dutch.adapter import DutchEngine

            engine = DutchEngine()
        found, yielded = pair_with_wishes(engine, section, number, patience=patience)
        return Drawn(found.pairs, found.bye, found, yielded)

    def compared(self, section: Section, first: Pairing, second: Pairing) -> Comparison:
        from tdapp.pairing.reasons.second_engine import compared
        from tdapp.pairing.rules.position import position_of

        return compared(position_of(section, first.round), first, second)

    def exchange(self, section: Section, number: int) -> Exchange:
        from tdapp.pairing.engines.exchange import exchange_of
        from tdapp.pairing.rules.position import position_of

        return exchange_of(position_of(section, number))

    def head(self, section: Section, white: int, black: int) -> str:
        names = {player.number: player.name for player in section.players}
        return tr("White: {white} ({white_number}). Black: {black} ({black_number}).").format(
            white=names[white], white_number=white, black=names[black], black_number=black
        )

    def name(self, section: Section, number: int) -> str:
        return section.players[section.index_of(number)].name

    def why(self, section: Section, round_: Round, one: int, other: int) -> tuple[str, ...]:
        from tdapp.pairing.reasons.explain import explain_board
        from tdapp.pairing.rules.position import position_of

        said = explain_board(position_of(as_wished(section, round_), round_.number), one, other).sentences
        return *said, *given_up(section, round_, one, other)

    def why_free(self, section: Section, round_: Round, number: int) -> tuple[str, ...]:
        from tdapp.pairing.reasons.explain import explain_bye
        from tdapp.pairing.rules.position import position_of

        if dict(round_.byes).get(number) is not Outcome.PAIRING_BYE:
            return (tr("{name} is free in this round of the Berger table.").format(name=self.name(section, number)),)
        return explain_bye(position_of(as_wished(section, round_), round_.number), number)

    def why_not(self, section: Section, round_: Round, one: int, other: int) -> tuple[Obstacle, ...]:
        from tdapp.pairing.reasons.why_not import why_not, why_not_bye
        from tdapp.pairing.rules.position import position_of

        position, pairing = position_of(as_wished(section, round_), round_.number), pairing_of(round_)
        return why_not(position, pairing, one, other) if other else why_not_bye(position, pairing, one)

    def announced(self, facts: SectionFacts, entered: int) -> tuple[str, ...]:
        text = tr("Swiss system, {rounds_total} rounds, paired by the FIDE Dutch system (C.04.3).")
        return (text.format(rounds_total=facts.rounds_total),)

    def standings(
        self,
        section: Section,
        *,
        ladder: Ladder | None = None,
        trial: bool = False,
        after_round: int | None = None,
        arrays: Arrays | None = None,
    ) -> Standings:
        from tdapp.services.tables.standings import compute_standings
        from tdapp.tiebreaks.crosstable import build

        return compute_standings(section, ladder=ladder, trial=trial, after_round=after_round, arrays=arrays or build)


def _unexplained(section: Section, round_: Round) -> str:
    if round_.number < section.system_since:
        text = tr("Round {number} was paired by another system than the later ones: it is not explained here.")
        return text.format(number=round_.number)
    text = tr("The rules of the {system} are not known here: what they decide is not explained.")
    return text.format(system=name_of(section))


class UnknownSwiss(PlayersRules):
    """One by whose rules is not paired here: its rounds came with a file, or were made by hand."""

    def __init__(self, of: System) -> None:
        self.of = of

    def why(self, section: Section, round_: Round, one: int, other: int) -> tuple[str, ...]:
        return (_unexplained(section, round_),)

    def why_free(self, section: Section, round_: Round, number: int) -> tuple[str, ...]:
        return (_unexplained(section, round_),)

    def why_not(self, section: Section, round_: Round, one: int, other: int) -> tuple[Obstacle, ...]:
        """What holds in every system, else that nothing can be said."""
        from tdapp.pairing.rules.checker import bye_breaches, pair_breaches
        from tdapp.pairing.rules.position import position_of

        position = position_of(section, round_.number)
        found = pair_breaches(position, one, other) if other else bye_breaches(position, one)
        if not found and any({one, other} <= {*pair} for pair in pairing_of(round_).pairs):
            return ()
        said = tuple(Obstacle(breach.text, breach.article, forbids=True) for breach in found)
        return said or (Obstacle(_unexplained(section, round_), ""),)

    def announced(self, facts: SectionFacts, entered: int) -> tuple[str, ...]:
        name = tr(self.of.name).format(code=facts.type_code.strip().upper())
        text = tr("Swiss system, {rounds_total} rounds, paired by the {system}.")
        return (text.format(rounds_total=facts.rounds_total, system=name),)


class RoundRobin(PlayersRules):
    """Read from the Berger tables."""

    of = ROUND_ROBIN
    by = marked("the Berger table")

    def pair(
        self, section: Section, number: int, *, engine: PairingEngine | None = None, patience: Patience = USUAL
    ) -> Drawn:
        table = table_of(section)
        if not 1 <= number <= len(table):
            raise beyond_the_table(len(table), number)
        return Drawn(table[number - 1].pairs, table[number - 1].rest)

    def why(self, section: Section, round_: Round, one: int, other: int) -> tuple[str, ...]:
        text = tr("Round robin: this board is in round {number} of the Berger table.")
        return (text.format(number=round_.number),)

    def why_free(self, section: Section, round_: Round, number: int) -> tuple[str, ...]:
        if dict(round_.byes).get(number) is Outcome.REST:
            return super().why_free(section, round_, number)
        return (tr("{name} has no opponent in this round.").format(name=self.name(section, number)),)

    def why_not(self, section: Section, round_: Round, one: int, other: int) -> tuple[Obstacle, ...]:
        text = tr("Round robin: the Berger table has no such board in round {number}.")
        return (Obstacle(text.format(number=round_.number), "", forbids=True),)

    def announced(self, facts: SectionFacts, entered: int) -> tuple[str, ...]:
        if facts.cycles > 1 and facts.cycles == facts.rounds_total:
            return (tr("A match of two players over {games} games.").format(games=facts.cycles),)
        times = {1: tr("once"), 2: tr("twice")}.get(facts.cycles, tr("{count} times").format(count=facts.cycles))
        said = tr("Round robin by the Berger tables (C.05): everybody meets everybody {times}.").format(times=times)
        if facts.swap_last_two and facts.cycles > 1:
            return said, tr("The last two rounds of the first cycle change places (C.05, annex 1).")
        return (said,)


def beyond_the_table(rounds: int, number: int) -> RuleViolation:
    """A round that a table does not have."""
    text = tr("The table of this round robin has {rounds} rounds: round {number} is not on it.")
    return RuleViolation(text.format(rounds=rounds, number=number))
