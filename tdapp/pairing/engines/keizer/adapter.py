"""The Keizer system behind the protocol of engines: the table, the bye, the walk, the colours."""

from __future__ import annotations

import time
from collections.abc import Sequence

from tdapp import __version__
from tdapp.domain.keizer.score import rules_of
from tdapp.domain.section.event import Section
from tdapp.domain.words.cancelling import cancelled_by, until_cancelled
from tdapp.domain.words.wording import tr
from tdapp.pairing.engines.answer import IllegalAnswer
from tdapp.pairing.engines.engine import (
    USUAL,
    EngineTimeout,
    NoLegalPairing,
    Pairing,
    PairingEngine,
    Patience,
    nobody_plays,
)
from tdapp.pairing.engines.keizer.position import KeizerPosition
from tdapp.pairing.engines.keizer.walk import can_be_paired, walked
from tdapp.pairing.rules.checker import breaches_of

NAME = "tdapp keizer"


class KeizerEngine(PairingEngine):
    """Pairs by the parameters of the section. Holds no state between two calls."""

    @property
    def name(self) -> str:
        """``tdapp keizer 0.1.0``."""
        return f"{NAME} {__version__}"

    def pair(self, section: Section, round_number: int | None = None, patience: Patience = USUAL) -> Pairing:
        """See PairingEngine.pair."""
        started = time.monotonic()

        def late() -> EngineTimeout:
            text = tr("The players were not paired within {limit} seconds; nothing has changed.")
            return EngineTimeout(text.format(limit=f"{patience.seconds:g}"), engine=self.name)

        with cancelled_by(patience.watch(started, late)):
            position = KeizerPosition(section, rules_of(section), round_number)
            if not position.order:
                return nobody_plays(position.round, self.name)
            found = paired(position)
        if found is None:
            text = tr("Round {round} cannot be paired: prohibitions leave somebody without an opponent.")
            raise NoLegalPairing(position.round, text.format(round=position.round))
        pairs, bye = found
        byes = () if bye is None else (bye,)
        if breaches := breaches_of(position.position, pairs, byes):
            raise IllegalAnswer(self.name, breaches, "", f"{pairs} {bye}")
        return Pairing(position.round, pairs, bye, self.name, seconds=time.monotonic() - started)


def paired(position: KeizerPosition) -> tuple[tuple[tuple[int, int], ...], int | None] | None:
    """The pairs (White, Black) from the top of the table, and the bye; None where prohibitions leave no pairing."""
    bye = None
    if len(position.order) % 2:
        bye = next((one for one in until_cancelled(position.bye_order()) if _may_be_free(position, one)), None)
    found = walk_of(position, [number for number in position.order if number != bye])
    if found is None:
        return None
    return tuple((high, low) if position.white_of(high, low)[0] == high else (low, high) for high, low in found), bye


def walk_of(position: KeizerPosition, order: Sequence[int]) -> list[tuple[int, int]] | None:
    """The walk down some of those who come, in the order of the table: (higher, lower); None: it cannot be done."""
    index_of = {number: index for index, number in enumerate(order)}
    early = {}
    for (one, other), ago in position.early.items():
        if one in index_of and other in index_of:
            pair = index_of[one], index_of[other]
            early[min(pair), max(pair)] = ago
    found = walked(_rows(position, order), early)
    return None if found is None else [(order[high], order[low]) for high, low in found]


def _may_be_free(position: KeizerPosition, number: int) -> bool:
    """Whether all others can be paired."""
    order = [other for other in position.order if other != number]
    return can_be_paired(_rows(position, order), (1 << len(order)) - 1)


def _rows(position: KeizerPosition, order: Sequence[int]) -> list[int]:
    """Whom each may meet, as sets of indices: everybody but who is forbidden."""
    index_of = {number: index for index, number in enumerate(order)}
    everybody = (1 << len(order)) - 1
    rows = [everybody & ~(1 << index) for index in range(len(order))]
    for one, other in position.position.forbidden:
        if one in index_of and other in index_of:
            rows[index_of[one]] &= ~(1 << index_of[other])
            rows[index_of[other]] &= ~(1 << index_of[one])
    return rows
