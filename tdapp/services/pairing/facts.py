"""What the pairing of the next round looks at, player by player: for check lists and for pairing by hand."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction

from tdapp.domain.keizer.score import rules_of
from tdapp.domain.section.event import Section
from tdapp.domain.section.player import Player
from tdapp.domain.section.scoring import mixed_text
from tdapp.domain.words.frozen import dataclass
from tdapp.domain.words.wording import marked
from tdapp.pairing.engines.keizer.position import KeizerPosition
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
    standing: str = ""  # the score that the system pairs by, where it has one of its own
    whites: int = 0
    byes: int = 0
    last_met: tuple[tuple[int, int], ...] = ()  # opponents with the round of the last game


_WORDS = {
    Strength.NONE: marked("none"),
    Strength.MILD: marked("mild"),
    Strength.STRONG: marked("strong"),
    Strength.ABSOLUTE: marked("absolute"),
}
_FLOATS = {Float.NONE: "", Float.DOWN: "down", Float.UP: "up"}


def pairing_facts(section: Section, round_number: int) -> tuple[PairingFacts, ...]:
    """Every player in the order of pairing: score group, then pairing number; RuleViolation when a result is open.

    Where the system has a score of its own, those who count in the order of its table, then the others.
    """
    if section.system.scores:
        return _by_score(section, round_number)
    return _by_points(section, round_number)


def _by_score(section: Section, round_number: int) -> tuple[PairingFacts, ...]:
    position = KeizerPosition(section, rules_of(section), round_number)
    place = {number: index for index, number in enumerate(position.table.order)}
    found = []
    for one in _by_points(section, round_number):
        number = one.player.number
        met: dict[int, int] = {}
        for pair, games in position.met.items():
            if number in pair:
                met[pair[0] if pair[1] == number else pair[1]] = games[-1][0]
        score = position.table.scores.get(number)
        found.append(
            replace(
                one,
                due="",
                floats=("", ""),
                standing="" if score is None else mixed_text(score),
                whites=position.whites[number],
                byes=position.byes[number],
                last_met=tuple(sorted(met.items(), key=lambda game: -game[1])),
            )
        )
    return tuple(sorted(found, key=lambda one: place.get(one.player.number, len(place))))


def _by_points(section: Section, round_number: int) -> tuple[PairingFacts, ...]:
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
