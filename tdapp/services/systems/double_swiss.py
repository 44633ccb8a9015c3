"""Double-Swiss (C.04.5): a match is two rounds of the section that are paired together, the colours reversed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tdapp.domain.section.event import Section
from tdapp.domain.section.facts import SectionFacts
from tdapp.domain.section.outcome import Outcome
from tdapp.domain.section.round import Round
from tdapp.domain.section.stages import game_of, stage_of
from tdapp.domain.section.two_games import GAMES, match_of
from tdapp.domain.systems.registry import DOUBLE_SWISS
from tdapp.domain.words.wording import ntr, tr
from tdapp.pairing.engines.engine import USUAL, Pairing, PairingEngine, Patience
from tdapp.pairing.reasons.obstacle import Obstacle
from tdapp.pairing.rules.protections import pair_with_wishes
from tdapp.services.systems.of_players import PlayersRules
from tdapp.services.systems.rules import CheckList, Drawn
from tdapp.services.systems.stored_pairing import as_wished, given_up

if TYPE_CHECKING:  # the engine needs numpy: imported where something is paired or explained
    from tdapp.pairing.reasons.double_swiss import DoubleReasons
    from tdapp.pairing.reasons.second_engine import Comparison


class DoubleSwiss(PlayersRules):
    """The first game by the engine; the second one is the first with the colours reversed."""

    of = DOUBLE_SWISS
    by = "C.04.5"
    has_second = False
    judges = True

    def engine(self) -> PairingEngine:
        from tdapp.pairing.engines.double_swiss import DoubleSwissEngine

        return DoubleSwissEngine()

    def pair(
        self, section: Section, number: int, *, engine: PairingEngine | None = None, patience: Patience = USUAL
    ) -> Drawn:
        found, yielded = pair_with_wishes(engine or self.engine(), section, number, patience=patience)
        return Drawn(found.pairs, found.bye, found, yielded)

    def compared(self, section: Section, first: Pairing, second: Pairing) -> Comparison:
        from tdapp.pairing.reasons.double_swiss import DoubleReasons, compared
        from tdapp.pairing.rules.double_position import double_position_of

        return compared(DoubleReasons(double_position_of(section, first.round)), first, second)

    def why(self, section: Section, round_: Round, one: int, other: int) -> tuple[str, ...]:
        said = self._reasons(section, round_).why(one, other)
        return *self._which_game(section, round_), *said, *given_up(section, round_, one, other)

    def why_free(self, section: Section, round_: Round, number: int) -> tuple[str, ...]:
        return self._reasons(section, round_).why_bye(number)

    def why_not(self, section: Section, round_: Round, one: int, other: int) -> tuple[Obstacle, ...]:
        is_made = any({one, other} == set(board.players) for board in round_.boards)
        if is_made or (not other and dict(round_.byes).get(one) is Outcome.PAIRING_BYE):
            return ()
        reasons = self._reasons(section, round_)
        against = reasons.why_not(one, other) if other else reasons.why_not_bye(one)
        if against:
            return against
        text = tr("The rules pair them; the round was paired otherwise, by hand or by another program.")
        return (Obstacle(text, "C.04.5, 3"),)

    def check_list(self, section: Section, number: int) -> CheckList:
        from tdapp.pairing.rules.double_position import double_position_of

        cards = double_position_of(section, number).cards
        columns = (
            (tr("Matches"), tr("Matches: those that were not forfeited (C.04.5, 3.4.3)")),
            (tr("Floated"), tr("Floated: met another score in the match before (C.04.5, 1.5)")),
        )
        values = {one: (str(card.played), tr("yes") if card.floated else "") for one, card in cards.items()}
        return CheckList(columns, values, due=False, floats=False)

    def announced(self, facts: SectionFacts, entered: int) -> tuple[str, ...]:
        text = ntr(
            "Double-Swiss system (C.04.5), {count} match of two games with reversed colours.",
            "Double-Swiss system (C.04.5), {count} matches of two games with reversed colours.",
            match_of(facts.rounds_total),
        )
        together = tr("Scores and tie-breaks count the two games of a match together.")
        return text.format(count=match_of(facts.rounds_total)), together

    def _which_game(self, section: Section, round_: Round) -> tuple[str, ...]:
        if game_of(section, round_.number) < GAMES:
            return (tr("Game 1 of match {match}.").format(match=stage_of(section, round_.number)),)
        text = tr("Game 2 of match {match}: the same players, the colours reversed (C.04.5, 4.4).")
        return (text.format(match=stage_of(section, round_.number)),)

    def _reasons(self, section: Section, round_: Round) -> DoubleReasons:
        """The position before the match, wishes kept as far as the round keeps them."""
        from tdapp.pairing.reasons.double_swiss import DoubleReasons
        from tdapp.pairing.rules.double_position import double_position_of

        return DoubleReasons(double_position_of(as_wished(section, round_), round_.number))
