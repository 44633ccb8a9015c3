"""What our engines for systems of players have in common: from a section to a checked pairing."""

from __future__ import annotations

import time
from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from fractions import Fraction

from tdapp import __version__
from tdapp.domain.section.event import Section
from tdapp.domain.section.outcome import Colour
from tdapp.domain.section.scoring import decimal_text
from tdapp.domain.words.cancelling import cancelled_by, until_cancelled
from tdapp.domain.words.errors import RuleViolation
from tdapp.domain.words.frozen import dataclass
from tdapp.domain.words.wording import tr
from tdapp.pairing.engines.answer import IllegalAnswer
from tdapp.pairing.engines.dutch.matching.bits import mask_of
from tdapp.pairing.engines.engine import (
    USUAL,
    Bracket,
    EngineTimeout,
    NoLegalPairing,
    Pairing,
    PairingEngine,
    Patience,
    nobody_plays,
)
from tdapp.pairing.engines.exchange import exchange_of
from tdapp.pairing.rules.board_order import in_board_order
from tdapp.pairing.rules.checker import breaches_of
from tdapp.pairing.rules.position import Position, initial_colour_of, position_of

Counted = tuple[str, tuple[int, ...]]
"""A criterion and what it counts; where it looks at scores, how many players of each from the first one on."""


Colouring = Callable[[int, int], tuple[int, int, str]]
"""Of a pair: White, Black, and the article that decides."""


@dataclass(frozen=True, slots=True)
class Group:
    """A bracket as it was paired: ``members`` in the order of the system, ``floated`` who came to it or left it.

    ``costs`` has the criteria from the first one that decides; ``place`` is its place in the order of equals, the
    smallest first.
    """

    score: Fraction
    members: tuple[int, ...]
    floated: tuple[int, ...]
    pairs: tuple[tuple[int, int], ...]
    costs: tuple[Counted, ...]
    place: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Found:
    """A whole round before the colours."""

    bye: int | None
    groups: tuple[Group, ...]


class OwnEngine(PairingEngine, ABC):
    """Pairs in this process and holds no state between two calls. ``short`` is its name, ``lot`` where the lot is."""

    short: str
    lot: str

    @property
    def name(self) -> str:
        """``tdapp burstein 0.1.0``."""
        return f"tdapp {self.short} {__version__}"

    @abstractmethod
    def found(self, position: Position) -> Found | None:
        """The pairing of a round; None when there is no legal one."""

    @abstractmethod
    def colouring(self, position: Position, initial: Colour) -> Colouring:
        """How the colours of a pair are allocated in a position."""

    @abstractmethod
    def higher(self, position: Position, one: int, other: int) -> int:
        """Who of two is ranked higher, for the colours."""

    def pair(self, section: Section, round_number: int | None = None, patience: Patience = USUAL) -> Pairing:
        """See PairingEngine.pair. ``patience`` is looked at inside every step."""
        started = time.monotonic()
        look = patience.watch(started, lambda: self._late(patience.seconds))
        with cancelled_by(look):
            position = position_of(section, round_number)
        initial = initial_colour_of(position.section)
        if initial is None:
            raise RuleViolation(tr("The initial colour has not been drawn yet ({article}).").format(article=self.lot))
        if not position.present:
            return nobody_plays(position.round, self.name)
        with cancelled_by(look):
            found = self.found(position)
        if found is None:
            raise NoLegalPairing(position.round, article=position.section.system.article)
        colours = self.colouring(position, initial)
        articles = {}
        for group in found.groups:
            for one, other in group.pairs:
                white, black, article = colours(one, other)
                articles[white, black] = article
        breaches = breaches_of(position, tuple(articles), () if found.bye is None else (found.bye,))
        if breaches:
            raise IllegalAnswer(self.name, breaches, exchange_of(position).text, str(found))
        pairs = in_board_order(position, list(articles))
        return Pairing(
            round=position.round,
            pairs=pairs,
            bye=found.bye,
            engine=self.name,
            brackets=tuple(_shown(group) for group in found.groups),
            colour_rules=tuple(articles[pair] for pair in pairs),
            seconds=time.monotonic() - started,
        )

    def _late(self, limit_seconds: float) -> EngineTimeout:
        return EngineTimeout(
            tr(
                "{name} found no pairing within {seconds} seconds; nothing has changed. Give it more time, take "
                "another engine, or pair by hand."
            ).format(name=self.name, seconds=f"{limit_seconds:g}"),
            engine=self.name,
        )


def meetings(position: Position, order: Sequence[int]) -> list[int]:
    """Whom each may meet, as a set of places in ``order`` (C1, C3 and what the arbiter has prohibited)."""
    place = {number: index for index, number in enumerate(order)}
    due = dict.fromkeys(Colour, 0)
    for number in order:
        wanted = position.cards[number].preference
        if wanted.is_absolute:
            assert wanted.colour is not None
            due[wanted.colour] |= 1 << place[number]
    apart = [1 << index for index in range(len(order))]
    for one, other in position.forbidden:
        if one in place and other in place:
            apart[place[one]] |= 1 << place[other]
            apart[place[other]] |= 1 << place[one]
    rows = []
    for index, number in enumerate(until_cancelled(order)):
        card = position.cards[number]
        gone = apart[index] | mask_of(place[other] for other in card.met if other in place)
        if card.preference.is_absolute:
            assert card.preference.colour is not None
            gone |= due[card.preference.colour]
        rows.append((1 << len(order)) - 1 & ~gone)
    return rows


def _shown(group: Group) -> Bracket:
    costs = ((name, " ".join(map(str, counts))) for name, counts in group.costs if any(counts))
    return Bracket(decimal_text(group.score), group.members, group.pairs, group.floated, tuple(costs))
