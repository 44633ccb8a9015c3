"""The Double-Swiss system (C.04.5, in force since 1 February 2026), in this process.

Its procedure is that of ``top_scoregroup``; here are its colours.
"""

from __future__ import annotations

import time

from tdapp import __version__
from tdapp.domain.section.boards import in_board_order, pairing_scores
from tdapp.domain.section.event import Section
from tdapp.domain.section.two_games import GAMES, rounds_of_match
from tdapp.domain.words.cancelling import cancelled_by
from tdapp.domain.words.errors import RuleViolation
from tdapp.domain.words.wording import tr
from tdapp.pairing.engines.engine import (
    USUAL,
    EngineTimeout,
    Pairing,
    PairingEngine,
    Patience,
    nobody_plays,
)
from tdapp.pairing.engines.top_scoregroup import no_legal_pairing, pair_groups, prove, shown
from tdapp.pairing.rules import board_order
from tdapp.pairing.rules.baku import with_acceleration
from tdapp.pairing.rules.double_position import colours_of, double_position_of
from tdapp.pairing.rules.replay import Made, round_as_made

NAME = "tdapp double-swiss"


class DoubleSwissEngine(PairingEngine):
    """Pairs a match; ``Pairing`` has the colours of its game. Holds no state between calls."""

    @property
    def name(self) -> str:
        """``tdapp double-swiss 0.1.0``."""
        return f"{NAME} {__version__}"

    def pair(self, section: Section, round_number: int | None = None, patience: Patience = USUAL) -> Pairing:
        """See PairingEngine.pair. Of the second round of a match: what follows from the first (4.4)."""
        started = time.monotonic()

        def late() -> EngineTimeout:
            text = tr("The round was not paired within {limit} seconds; nothing has changed.")
            return EngineTimeout(text.format(limit=f"{patience.seconds:g}"), engine=self.name)

        if round_number is not None and round_number % GAMES == 0:
            return self._second_game(section, round_number)
        with cancelled_by(patience.watch(started, late)):
            position = double_position_of(section, round_number)
            number = rounds_of_match(position.round)[0]
            if position.initial is None:
                raise RuleViolation(tr("The initial colour has not been drawn yet (C.04.5, 4.1)."))
            if not position.present:
                return nobody_plays(number, self.name)
            found = pair_groups(position)
        if found is None:
            raise no_legal_pairing(position, number)
        coloured = {}
        for bracket in found.brackets:
            prove(position, bracket, self.name)
            for one, other in bracket.pairs:
                white, black, article = colours_of(position, one, other)
                coloured[white, black] = article
        ordered = board_order.in_board_order(position.players, coloured)
        return Pairing(
            round=number,
            pairs=ordered,
            bye=found.bye,
            engine=self.name,
            brackets=tuple(shown(position, bracket) for bracket in found.brackets),
            colour_rules=tuple(coloured[pair] for pair in ordered),
            seconds=time.monotonic() - started,
        )

    def _second_game(self, section: Section, number: int) -> Pairing:
        """The pairs of game 1 with the colours reversed, in their order; who had the bye has it again."""
        first = round_as_made(section, number - 1) if section.rounds_held >= number - 1 else Made((), ())
        if not first.pairs and not first.byes and number - 1 not in section.byes_only:
            text = tr("Round {number} cannot be paired before round {before}.")
            raise RuleViolation(text.format(number=number, before=number - 1))
        pairs = tuple((black, white) for white, black in first.pairs)
        scores = pairing_scores(with_acceleration(section), number - 1)
        return Pairing(
            round=number,
            pairs=tuple(in_board_order(pairs, scores)),
            bye=next(iter(first.byes), None),
            engine=self.name,
            colour_rules=("4.4",) * len(pairs),
        )
