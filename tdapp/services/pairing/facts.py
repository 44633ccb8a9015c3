"""What the pairing of the next round looks at, player by player: for check lists and for pairing by hand."""

from __future__ import annotations

from fractions import Fraction

from tdapp.domain.section.event import Section
from tdapp.domain.section.player import Player
from tdapp.domain.words.frozen import dataclass
from tdapp.domain.words.wording import marked
from tdapp.pairing.rules.colours import Strength
from tdapp.pairing.rules.position import Float, position_of


@dataclass(frozen=True, slots=True)
class PairingFacts:
    """One player before a round.

    ``due`` is the colour he is due (``w``, ``b``, empty) and ``strength`` how strongly: absolute, strong, mild or
    none. ``floats`` are those of the last round and the one before: down, up or empty. ``colours`` is the history of
    played games, ``met`` the opponents in order. ``bye_round`` bars him from the pairing-allocated bye.
    """

    player: Player
    score: Fraction
    pairing_score: Fraction
    due: str
    strength: str
    floats: tuple[str, str]
    colours: str
    met: tuple[int, ...]
    bye_round: int | None
    comes: bool


_WORDS = {
    Strength.NONE: marked("none"),
    Strength.MILD: marked("mild"),
    Strength.STRONG: marked("strong"),
    Strength.ABSOLUTE: marked("absolute"),
}
_FLOATS = {Float.NONE: "", Float.DOWN: "down", Float.UP: "up"}


def pairing_facts(section: Section, round_number: int) -> tuple[PairingFacts, ...]:
    """Every player in the order of pairing: score group, then pairing number; RuleViolation when a result is open."""
    position = position_of(section, round_number)
    present = frozenset(position.present)
    found = []
    for card in sorted(position.cards.values(), key=lambda card: card.order):
        preference = card.preference
        last, before = card.floated
        found.append(
            PairingFacts(
                player=card.player,
                score=card.score,
                pairing_score=card.pairing_score,
                due=preference.colour.value if preference.colour else "",
                strength=_WORDS[preference.strength],
                floats=(_FLOATS[last], _FLOATS[before]),
                colours=card.colours,
                met=tuple(sorted(card.met)),
                bye_round=card.bye_round,
                comes=card.number in present,
            )
        )
    return tuple(found)
