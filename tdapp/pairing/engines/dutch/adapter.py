"""From the position of a section to the field of the Dutch engine, and back to a checked pairing."""

from __future__ import annotations

from tdapp.domain.section.outcome import Colour
from tdapp.pairing.engines.dutch import field
from tdapp.pairing.engines.dutch.field import Entrant
from tdapp.pairing.rules.position import Card, Float, Position

_SIDES = {Colour.WHITE: field.WHITE, Colour.BLACK: field.BLACK, None: field.NEITHER}
_FLOATS = {Float.DOWN: field.DOWN, Float.UP: field.UP, Float.NONE: field.LEVEL}
_REPEATED = {"ww": field.WHITE, "bb": field.BLACK}


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
