"""Two engines, one round: do they agree, and if not, which criterion decides between their pairings."""

from __future__ import annotations

from dataclasses import replace

from tdapp.domain.section.outcome import Colour, Outcome
from tdapp.domain.words.frozen import dataclass
from tdapp.domain.words.wording import tr
from tdapp.pairing.engines.dutch.adapter import entrants_of
from tdapp.pairing.engines.dutch.field import LEVEL, Entrant, field_of
from tdapp.pairing.engines.dutch.pair import paired_round
from tdapp.pairing.engines.engine import Pairing
from tdapp.pairing.reasons.verdicts import Judge
from tdapp.pairing.rules.colours import difference
from tdapp.pairing.rules.position import Position


@dataclass(frozen=True, slots=True)
class Comparison:
    """What two engines gave. ``reasons`` say, sentence by sentence, what speaks against which of the two pairings."""

    first: Pairing
    second: Pairing
    reasons: tuple[str, ...] = ()

    @property
    def agree(self) -> bool:
        """The same pairs with the same colours, and the same bye."""
        return self.first.pairs == self.second.pairs and self.first.bye == self.second.bye

    @property
    def only_first(self) -> tuple[tuple[int, int], ...]:
        """The boards that only the first engine gives."""
        return tuple(pair for pair in self.first.pairs if pair not in self.second.pairs)

    @property
    def only_second(self) -> tuple[tuple[int, int], ...]:
        """The boards that only the second engine gives."""
        return tuple(pair for pair in self.second.pairs if pair not in self.first.pairs)


def compared(position: Position, first: Pairing, second: Pairing) -> Comparison:
    """Compare two pairings of a position, and judge both by the criteria where they differ."""
    plain = Comparison(first, second)
    if plain.agree:
        return plain
    judge = Judge(position)
    reasons = []
    for pairing in (first, second):
        against = judge.against(pairing)
        if against is not None:
            text = tr("Against the pairing of {engine}: {reason}")
            reasons.append(text.format(engine=pairing.engine, reason=against.text))
        elif {frozenset(pair) for pair in first.pairs} == {frozenset(pair) for pair in second.pairs}:
            reasons.append(tr("The pairs are the same; the colours differ (C.04.3, 5.2)."))
            break
    if any(is_bye_worth_a_loss(position, pairing) for pairing in (first, second)):
        reasons.append(
            tr(
                "A known difference: one of them counts a bye that is worth no more than a loss as no downfloat "
                "(C.04.3, 1.4)."
            )
        )
    if is_wider_without_its_sign(position, first, second):
        reasons.append(
            tr(
                "A known difference: of two absolute preferences for one colour, one of them grants the wider colour "
                "difference without its sign (C.04.3, 5.2.2)."
            )
        )
    return replace(plain, reasons=tuple(reasons))


def is_wider_without_its_sign(position: Position, first: Pairing, second: Pairing) -> bool:
    """Whether the two differ only in colours, and only where both players have the same absolute preference.

    Two Whites running and one Black more in all (difference -1) against two Whites running and a difference of 0: Black
    is due to both. We and gacrux count the differences with their signs, bbpPairings without.
    """
    turned = {*first.pairs} - {*second.pairs}
    if not turned or first.bye != second.bye or {*second.pairs} - {*first.pairs} != {(b, w) for w, b in turned}:
        return False
    return all(_is_wider(position, *pair) for pair in turned)


def _is_wider(position: Position, one: int, other: int) -> bool:
    sides = [position.cards[number].side for number in (one, other)]
    mine, theirs = (side.preference for side in sides)
    apart = [difference(side.colours) for side in sides]
    same = mine == theirs and mine.is_absolute
    return same and (apart[0] < apart[1]) != (
        (abs(apart[0]) > abs(apart[1])) if mine.colour is Colour.WHITE else (abs(apart[0]) < abs(apart[1]))
    )


def is_bye_worth_a_loss(position: Position, pairing: Pairing) -> bool:
    """Whether the round is paired so only once a bye that is worth no more than a loss is no float (against 1.4)."""
    points = position.section.points
    if points.points(Outcome.PAIRING_BYE) > points.loss:
        return False
    pairs = {frozenset(pair) for pair in pairing.pairs}
    by_the_rules = entrants_of(position)
    without = tuple(_without_bye_floats(position, one) for one in by_the_rules)
    return _pairs(without) == pairs != _pairs(by_the_rules)


def _pairs(entrants: tuple[Entrant, ...]) -> set[frozenset[int]] | None:
    found = paired_round(field_of(entrants))
    if found is None:
        return None
    return {frozenset((entrants[one].number, entrants[other].number)) for one, other in found.pairs}


def _without_bye_floats(position: Position, one: Entrant) -> Entrant:
    row = position.section.cells[position.section.index_of(one.number)]
    had_bye = [
        position.round > back and row[position.round - 1 - back].outcome is Outcome.PAIRING_BYE for back in (1, 2)
    ]
    last, before = (LEVEL if had else given for had, given in zip(had_bye, one.floats, strict=True))
    return replace(one, floats=(last, before))
