"""Burstein and Dubov: paired by our own engines, which explain themselves from the section alone."""

from __future__ import annotations

from abc import abstractmethod
from typing import TYPE_CHECKING

from tdapp.domain.section.event import Section
from tdapp.domain.section.facts import SectionFacts
from tdapp.domain.section.outcome import Outcome
from tdapp.domain.section.round import Round
from tdapp.domain.section.scoring import points_figure
from tdapp.domain.systems.registry import BURSTEIN, DUBOV
from tdapp.domain.words.wording import marked, ntr, tr
from tdapp.pairing.engines.engine import USUAL, Pairing, PairingEngine, Patience
from tdapp.pairing.reasons.obstacle import Obstacle
from tdapp.pairing.rules.protections import pair_with_wishes
from tdapp.services.systems.of_players import PlayersRules
from tdapp.services.systems.rules import CheckList, Drawn
from tdapp.services.systems.stored_pairing import as_wished, given_up

if TYPE_CHECKING:  # the engines need numpy: imported where something is paired or explained
    from tdapp.pairing.reasons.by_costs import Reasons
    from tdapp.pairing.reasons.second_engine import Comparison
    from tdapp.pairing.rules.position import Position


class OwnSwiss(PlayersRules):
    """A Swiss system of players with one engine, ours, and no second program."""

    has_second = False
    judges = True

    @abstractmethod
    def engine(self) -> PairingEngine:
        """The one that knows the system."""

    @abstractmethod
    def reasons_in(self, position: Position) -> Reasons:
        """What the system says of a position."""

    def is_dutch(self, section: Section, number: int) -> bool:
        """Whether a round is paired by the rules of the Dutch system."""
        return False

    def pair(
        self, section: Section, number: int, *, engine: PairingEngine | None = None, patience: Patience = USUAL
    ) -> Drawn:
        found, yielded = pair_with_wishes(engine or self.engine(), section, number, patience=patience)
        return Drawn(found.pairs, found.bye, found, yielded)

    def compared(self, section: Section, first: Pairing, second: Pairing) -> Comparison:
        from tdapp.pairing.reasons.by_costs import compared
        from tdapp.pairing.rules.position import position_of

        if self.is_dutch(section, first.round):
            return super().compared(section, first, second)
        return compared(self.reasons_in(position_of(section, first.round)), first, second)

    def why(self, section: Section, round_: Round, one: int, other: int) -> tuple[str, ...]:
        if self.is_dutch(section, round_.number):
            return super().why(section, round_, one, other)
        said = self._reasons(section, round_).why(one, other)
        return *said, *given_up(section, round_, one, other)

    def why_free(self, section: Section, round_: Round, number: int) -> tuple[str, ...]:
        if self.is_dutch(section, round_.number):
            return super().why_free(section, round_, number)
        return self._reasons(section, round_).why_bye(number)

    def why_not(self, section: Section, round_: Round, one: int, other: int) -> tuple[Obstacle, ...]:
        if self.is_dutch(section, round_.number):
            return super().why_not(section, round_, one, other)
        is_made = any({one, other} == set(board.players) for board in round_.boards)
        if is_made or (not other and dict(round_.byes).get(one) is Outcome.PAIRING_BYE):
            return ()
        reasons = self._reasons(section, round_)
        against = reasons.why_not(one, other) if other else reasons.why_not_bye(one)
        if against:
            return against
        text = tr("The rules pair them; the round was paired otherwise, by hand or by another program.")
        return (Obstacle(text, self.of.article),)

    def announced(self, facts: SectionFacts, entered: int) -> tuple[str, ...]:
        text = tr("Swiss system, {rounds_total} rounds, paired by the {system} ({article}).")
        return (text.format(rounds_total=facts.rounds_total, system=tr(self.of.name), article=self.of.article),)

    def _reasons(self, section: Section, round_: Round) -> Reasons:
        """The position before a round, wishes kept as far as the round keeps them."""
        from tdapp.pairing.rules.position import position_of

        return self.reasons_in(position_of(as_wished(section, round_), round_.number))


class Burstein(OwnSwiss):
    """Seeding rounds by the Dutch rules, then strong opposition against weak."""

    of = BURSTEIN
    by = "C.04.4.2"

    def engine(self) -> PairingEngine:
        from tdapp.pairing.engines.burstein import BursteinEngine

        return BursteinEngine()

    def is_dutch(self, section: Section, number: int) -> bool:
        from tdapp.pairing.rules.burstein_position import seeding_rounds

        return number <= seeding_rounds(section.rounds_total)

    def why(self, section: Section, round_: Round, one: int, other: int) -> tuple[str, ...]:
        said = super().why(section, round_, one, other)
        if not self.is_dutch(section, round_.number):
            return said
        return tr("A seeding round: it is paired by the Dutch system (C.04.4.2, 1.6)."), *said

    def reasons_in(self, position: Position) -> Reasons:
        from tdapp.pairing.engines.burstein import BursteinEngine
        from tdapp.pairing.reasons.by_costs import Reasons, Words
        from tdapp.pairing.rules.burstein_position import indexes_of, ranking_of

        indexes, ranking = indexes_of(position), ranking_of(position)

        def facts(number: int) -> str:
            buchholz, sonneborn = (points_figure(value, half_sign=True) for value in indexes[number])
            text = tr("{name}: Buchholz {buchholz}, Sonneborn-Berger {sonneborn}, place {place} by them.")
            return text.format(
                name=position.cards[number].shown, buchholz=buchholz, sonneborn=sonneborn, place=ranking[number]
            )

        words = Words(
            "C.04.4.2",
            {
                "C5": marked("players who float down"),
                "C6": marked("the scores of those who float down"),
                "C7": marked("who floats down from the next group"),
                "C8": marked("players who do not get the colour they are due"),
            },
            "C.04.4.2, 4.3",
            marked("{higher} with {points} floats down to {lower} with {fewer}."),
            "C.04.4.2, 3.1",
        )
        return Reasons(BursteinEngine(), position, words, facts)

    def check_list(self, section: Section, number: int) -> CheckList:
        from tdapp.pairing.rules.burstein_position import indexes_of, ranking_of
        from tdapp.pairing.rules.position import position_of

        if self.is_dutch(section, number):
            return super().check_list(section, number)
        position = position_of(section, number)
        ranking = ranking_of(position)
        values = {
            one: (*(str(points_figure(value, half_sign=True)) for value in index), str(ranking[one]))
            for one, index in indexes_of(position).items()
        }
        columns = (
            (tr("Bh"), tr("Bh, SB: Buchholz and Sonneborn-Berger as the pairing counts them (C.04.4.2, 1.7)")),
            (tr("SB"), ""),
            (tr("Place"), tr("Place: by these two, then by number (C.04.4.2, 1.8)")),
        )
        return CheckList(columns, values, floats=False)

    def announced(self, facts: SectionFacts, entered: int) -> tuple[str, ...]:
        from tdapp.pairing.rules.burstein_position import seeding_rounds

        said = super().announced(facts, entered)
        match seeding_rounds(facts.rounds_total):
            case 0:
                return said
            case 1:
                return *said, tr("Round 1 is paired by the Dutch system (C.04.3).")
            case count:
                return *said, tr("Rounds 1 to {count} are paired by the Dutch system (C.04.3).").format(count=count)


class Dubov(OwnSwiss):
    """Low ratings of opponents against high ratings."""

    of = DUBOV
    by = "C.04.4.1"

    def engine(self) -> PairingEngine:
        from tdapp.pairing.engines.dubov import DubovEngine

        return DubovEngine()

    def reasons_in(self, position: Position) -> Reasons:
        from tdapp.pairing.engines.dubov import DubovEngine
        from tdapp.pairing.reasons.by_costs import Reasons, Words
        from tdapp.pairing.rules.dubov_position import dubov_position_of

        cards = dubov_position_of(position).cards

        def facts(number: int) -> str:
            card = cards[number]
            text = ntr(
                "{name}: rating {rating}, opponents {aro} on average, came up {times} time so far.",
                "{name}: rating {rating}, opponents {aro} on average, came up {times} times so far.",
                card.upfloats,
            )
            return text.format(
                name=card.card.shown, rating=card.card.player.rating, aro=card.aro or "–", times=card.upfloats
            )

        words = Words(
            "C.04.4.1",
            {
                "C5": marked("players who come up"),
                "C6": marked("the scores of those who come up"),
                "C7": marked("players who do not get the colour they are due"),
                "C8": marked("players who come up once too often"),
                "C9": marked("how often these came up before"),
                "C10": marked("players who come up twice running"),
            },
            "C.04.4.1, 3.2 and 4",
            marked("{lower} with {fewer} comes up to {higher} with {points}."),
            "C.04.4.1, 3.1",
        )
        return Reasons(DubovEngine(), position, words, facts)

    def check_list(self, section: Section, number: int) -> CheckList:
        from tdapp.pairing.rules.dubov_position import dubov_position_of
        from tdapp.pairing.rules.position import position_of

        cards = dubov_position_of(position_of(section, number)).cards
        values = {
            one: (str(card.aro or "–"), f"{card.upfloats}{tr('U') if card.upfloated_last else ''}")
            for one, card in cards.items()
        }
        columns = (
            (tr("Opp"), tr("Opp: the opponents' ratings on average (C.04.4.1, 1.7)")),
            (tr("Up"), tr("Up: how often he came up to a higher score, U in the round before (C.04.4.1, 1.8)")),
        )
        return CheckList(columns, values, floats=False)
