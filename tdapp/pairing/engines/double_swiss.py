"""The Double-Swiss system (C.04.5, in force since 1 February 2026), in this process.

Its procedure is that of ``top_scoregroup``; here are its colours.
"""

from __future__ import annotations

import time

from tdapp import __version__
from tdapp.domain.section.event import Section
from tdapp.domain.words.cancelling import cancelled_by
from tdapp.domain.words.errors import RuleViolation
from tdapp.domain.words.wording import tr
from tdapp.pairing.engines.engine import (
    USUAL,
    EngineTimeout,
    NoLegalPairing,
    Pairing,
    PairingEngine,
    Patience,
    nobody_plays,
)
from tdapp.pairing.engines.top_scoregroup import pair_groups, prove, shown
from tdapp.pairing.rules.board_order import in_board_order
from tdapp.pairing.rules.double_position import colours_of, double_position_of

NAME = "tdapp double-swiss"


class DoubleSwissEngine(PairingEngine):
    """Pairs the match that a round belongs to; ``Pairing`` has the colours of game 1. Holds no state between calls."""

    @property
    def name(self) -> str:
        """``tdapp double-swiss 0.1.0``."""
        return f"{NAME} {__version__}"

    def pair(self, section: Section, round_number: int | None = None, patience: Patience = USUAL) -> Pairing:
        """See PairingEngine.pair; ``round`` of the answer is the first round of the match."""
        started = time.monotonic()

        def late() -> EngineTimeout:
            text = tr("The round was not paired within {limit} seconds; nothing has changed.")
            return EngineTimeout(text.format(limit=f"{patience.seconds:g}"), engine=self.name)

        with cancelled_by(patience.watch(started, late)):
            position = double_position_of(section, round_number)
            number = 2 * position.round - 1
            if position.initial is None:
                raise RuleViolation(tr("The initial colour has not been drawn yet (C.04.5, 4.1)."))
            if not position.present:
                return nobody_plays(number, self.name)
            found = pair_groups(position)
        if found is None:
            raise NoLegalPairing(number)
        coloured = {}
        for bracket in found.brackets:
            prove(position, bracket, self.name)
            for one, other in bracket.pairs:
                white, black, article = colours_of(position, one, other)
                coloured[white, black] = article
        ordered = in_board_order(position.players, coloured)
        return Pairing(
            round=number,
            pairs=ordered,
            bye=found.bye,
            engine=self.name,
            brackets=tuple(shown(position, bracket) for bracket in found.brackets),
            colour_rules=tuple(coloured[pair] for pair in ordered),
            seconds=time.monotonic() - started,
        )
