"""Our own engine behind the protocol: from the position of a section to the field, and back to a checked pairing."""

from __future__ import annotations

import time
from collections.abc import Iterable

from tdapp import __version__
from tdapp.domain.section.event import Section
from tdapp.domain.section.outcome import Colour
from tdapp.domain.section.scoring import decimal_text
from tdapp.domain.words.cancelling import cancelled_by
from tdapp.domain.words.errors import RuleViolation
from tdapp.domain.words.wording import tr
from tdapp.pairing.engines import engine
from tdapp.pairing.engines.answer import IllegalAnswer
from tdapp.pairing.engines.dutch import field
from tdapp.pairing.engines.dutch.bracket import Bracket
from tdapp.pairing.engines.dutch.field import Entrant, Field, field_of
from tdapp.pairing.engines.dutch.pair import Round, paired_round
from tdapp.pairing.engines.engine import (
    USUAL,
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
from tdapp.pairing.rules.colours import first_has_white
from tdapp.pairing.rules.position import Card, Float, Position, initial_colour_of, position_of

NAME = "tdapp"
_SIDES = {Colour.WHITE: field.WHITE, Colour.BLACK: field.BLACK, None: field.NEITHER}
_FLOATS = {Float.DOWN: field.DOWN, Float.UP: field.UP, Float.NONE: field.LEVEL}
_REPEATED = {"ww": field.WHITE, "bb": field.BLACK}


class DutchEngine(PairingEngine):
    """The Dutch system as in force since 1 February 2026, in this process. Holds no state between two calls.

    ``floaters`` names the criterion that counts who floats.
    """

    floaters = "C6"

    @property
    def name(self) -> str:
        """``tdapp 0.1.0``."""
        return f"{NAME} {__version__}"

    def paired(self, field: Field) -> Round | None:
        """The round of a field."""
        return paired_round(field)

    def pair(self, section: Section, round_number: int | None = None, patience: Patience = USUAL) -> Pairing:
        """See PairingEngine.pair. ``patience`` is looked at inside every step."""
        started = time.monotonic()
        look = patience.watch(started, lambda: self._late(patience.seconds))
        with cancelled_by(look):
            position = position_of(section, round_number)
        initial = initial_colour_of(position.section)
        if initial is None:
            raise RuleViolation(tr("The initial colour has not been drawn yet (C.04.3, 5.1)."))
        if not position.present:
            return nobody_plays(position.round, self.name)

        with cancelled_by(look):
            entrants = entrants_of(position)
            found = self.paired(field_of(entrants))
        if found is None:
            raise NoLegalPairing(position.round)
        numbers = [one.number for one in entrants]
        bye = None if found.bye is None else numbers[found.bye]
        articles = {}
        for one, other in found.pairs:
            first, second = position.cards[numbers[one]], position.cards[numbers[other]]
            higher, lower = (first, second) if one < other else (second, first)
            white, article = first_has_white(higher.side, lower.side, initial)
            articles[(higher.number, lower.number) if white else (lower.number, higher.number)] = article
        self._check(position, articles, bye)
        pairs = in_board_order(position, list(articles))
        return Pairing(
            round=position.round,
            pairs=pairs,
            bye=bye,
            engine=self.name,
            brackets=tuple(_bracket(bracket, entrants, self.floaters) for bracket in found.brackets),
            colour_rules=tuple(articles[pair] for pair in pairs),
            seconds=time.monotonic() - started,
        )

    def _check(self, position: Position, pairs: Iterable[tuple[int, int]], bye: int | None) -> None:
        """The absolute rules, by the checker that every engine's answer passes."""
        pairs = tuple(pairs)
        breaches = breaches_of(position, pairs, () if bye is None else (bye,))
        if breaches:
            raise IllegalAnswer(self.name, breaches, exchange_of(position).text, f"{pairs} {bye}")

    def _late(self, limit_seconds: float) -> EngineTimeout:
        """Without a file of the position: at the limit nobody waits until that is written."""
        return EngineTimeout(
            tr(
                "{name} found no pairing within {seconds} seconds; nothing has changed. Give it more time, take "
                "another engine, or pair by hand."
            ).format(name=self.name, seconds=f"{limit_seconds:g}"),
            engine=self.name,
        )


def entrants_of(position: Position) -> tuple[Entrant, ...]:
    """Those who are to be paired, in the order of 1.2."""
    cards = sorted((position.cards[number] for number in position.present), key=lambda card: card.order)
    apart: dict[int, set[int]] = {card.number: set(card.met) for card in cards}
    for one, other in position.forbidden:
        if one in apart:
            apart[one].add(other)
    return tuple(_entrant(card, frozenset(apart[card.number])) for card in cards)


def _entrant(card: Card, apart: frozenset[int]) -> Entrant:
    preference = card.preference
    return Entrant(
        number=card.number,
        score=card.pairing_score,
        apart=apart,
        due=_SIDES[preference.colour],
        strength=int(preference.strength),
        difference=card.difference,
        repeated=_REPEATED.get(card.colours[-2:], field.NEITHER),
        may_have_bye=card.bye_round is None,
        unplayed=card.unplayed,
        floats=(_FLOATS[card.floated[0]], _FLOATS[card.floated[1]]),
        topscorer=card.topscorer,
    )


def _bracket(bracket: Bracket, entrants: tuple[Entrant, ...], counted: str) -> engine.Bracket:
    """A bracket in pairing numbers, with what its criteria cost; scores of C7 and C18 to C21 from the highest on."""
    sums: dict[str, list[int]] = {counted: [len(bracket.floaters)]} if bracket.floaters else {}
    for cost, total in zip(bracket.costs, bracket.sums, strict=True):
        if cost.everywhere is None and cost.criterion != counted:
            sums.setdefault(cost.criterion, []).append(total)
    numbers = [one.number for one in entrants]
    return engine.Bracket(
        score=decimal_text(entrants[bracket.residents.start].score),
        players=tuple(numbers[place] for place in (*bracket.moved, *bracket.residents)),
        pairs=tuple((numbers[one], numbers[other]) for one, other in bracket.pairs),
        floated=tuple(numbers[place] for place in bracket.floaters),
        costs=tuple((name, " ".join(map(str, totals))) for name, totals in sums.items() if any(totals)),
    )
