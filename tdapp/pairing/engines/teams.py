"""The Swiss system for teams (C.04.6, in force since 1 February 2026, and its edition of August 2024), in this process.

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
    Pairing,
    PairingEngine,
    Patience,
    nobody_plays,
)
from tdapp.pairing.engines.top_scoregroup import no_legal_pairing, pair_groups, prove, shown
from tdapp.pairing.rules.board_order import in_board_order
from tdapp.pairing.rules.team_position import colours_of, team_position_of

NAME = "tdapp teams"


class TeamSwissEngine(PairingEngine):
    """Pairs a section of teams; ``Pairing`` names teams by their numbers. Holds no state between two calls."""

    @property
    def name(self) -> str:
        """``tdapp teams 0.1.0``."""
        return f"{NAME} {__version__}"

    def pair(self, section: Section, round_number: int | None = None, patience: Patience = USUAL) -> Pairing:
        """See PairingEngine.pair; ``section`` is one of teams."""
        position = team_position_of(section, round_number)
        if position.initial is None:
            raise RuleViolation(tr("The initial colour has not been drawn yet (C.04.6, 4.1)."))
        if not position.players.present:
            return nobody_plays(position.players.round, self.name)
        started = time.monotonic()

        def late() -> EngineTimeout:
            text = tr("The teams were not paired within {limit} seconds; nothing has changed.")
            return EngineTimeout(text.format(limit=f"{patience.seconds:g}"), engine=self.name)

        with cancelled_by(patience.watch(started, late)):
            found = pair_groups(position)
        if found is None:
            raise no_legal_pairing(position, position.round)
        coloured = {}
        for bracket in found.brackets:
            prove(position, bracket, self.name)
            for one, other in bracket.pairs:
                white, black, article = colours_of(position, one, other)
                coloured[white, black] = article
        ordered = in_board_order(position.players, coloured)
        return Pairing(
            round=position.round,
            pairs=ordered,
            bye=found.bye,
            engine=self.name,
            brackets=tuple(shown(position, bracket) for bracket in found.brackets),
            colour_rules=tuple(coloured[pair] for pair in ordered),
            seconds=time.monotonic() - started,
        )
