"""Why a round of Burstein or Dubov is as it is: the system pairs it again, and again with the pair that is asked for.

The first bracket in which the two rounds differ decides: a criterion that counts more there, or the order of equals.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace

from tdapp.domain.section.scoring import points_figure
from tdapp.domain.words.decimals import Figure
from tdapp.domain.words.errors import RuleViolation
from tdapp.domain.words.frozen import dataclass
from tdapp.domain.words.wording import marked, tr
from tdapp.pairing.engines.engine import NoLegalPairing, Pairing
from tdapp.pairing.engines.own import Found, Group, OwnEngine
from tdapp.pairing.reasons.obstacle import Obstacle
from tdapp.pairing.reasons.second_engine import Comparison
from tdapp.pairing.rules.checker import bye_breaches, colour_name, pair_breaches
from tdapp.pairing.rules.colours import Strength
from tdapp.pairing.rules.position import Card, Position, initial_colour_of

Facts = Callable[[int], str]
"""What the system looks at in a player, as a sentence."""

_COLOURS = {
    "5.2.1": marked("Neither has played: by the initial colour and the number of {first} ({article})."),
    "5.2.2": marked("They are due different colours, or one of them none: what is due is granted ({article})."),
    "5.2.3": marked("Both are due the same colour; the stronger preference is granted ({article})."),
    "5.2.4": marked("Opposite to the last round in which their colours differed ({article})."),
    "5.2.5": marked("{first} is ranked higher and gets the colour that is due ({article})."),
}
_DUE = {
    Strength.MILD: marked("{name} is due {colour}, mildly."),
    Strength.STRONG: marked("{name} is due {colour}, strongly."),
    Strength.ABSOLUTE: marked("{name} must have {colour}."),
}


@dataclass(frozen=True, slots=True)
class Words:
    """What a system calls its articles: ``costs`` by criterion, ``order`` where equals are put in order.

    ``floats`` is the sentence about who leaves his score group, ``bye`` the articles of the bye.
    """

    article: str
    costs: Mapping[str, str]
    order: str
    floats: str
    bye: str


class Reasons:
    """A position, what the system makes of it, and what is to be said."""

    def __init__(self, engine: OwnEngine, position: Position, words: Words, facts: Facts) -> None:
        found = engine.found(position)
        if found is None:
            raise RuleViolation(str(NoLegalPairing(position.round, article=position.section.system.article)))
        self.engine = engine
        self.position = position
        self.words = words
        self.facts = facts
        self.found = found

    def why(self, one: int, other: int) -> tuple[str, ...]:
        """A pair that was made, any order of the two."""
        cards = self.position.cards
        group = next((each for each in self.found.groups if _has(each, one, other)), None)
        if group is None:
            against = self.why_not(one, other)
            said = [f"{each.text} ({each.article})" if each.article else each.text for each in against]
            return tr("The rules pair otherwise."), *said
        higher, lower = sorted((cards[one], cards[other]), key=lambda card: card.order)
        points = {"points": _points(higher), "fewer": _points(lower)}
        if higher.pairing_score == lower.pairing_score:
            said = [tr("Both have {points} points.").format(**points)]
        else:
            said = [tr(self.words.floats).format(higher=higher.shown, lower=lower.shown, **points)]
        said += [self.facts(number) for number in (one, other)]
        for number in (one, other):
            wanted = cards[number].preference
            if wanted.colour is not None:
                text = tr(_DUE[wanted.strength])
                said.append(text.format(name=cards[number].shown, colour=colour_name(wanted.colour)))
        return *said, self._colours(one, other)

    def _colours(self, one: int, other: int) -> str:
        initial = initial_colour_of(self.position.section)
        assert initial is not None  # the round was paired
        *_, article = self.engine.colouring(self.position, initial)(one, other)
        first = self.position.cards[self.engine.higher(self.position, one, other)]
        return tr(_COLOURS[article]).format(first=first.shown, article=f"{self.words.article}, {article}")

    def why_bye(self, number: int) -> tuple[str, ...]:
        """Why a player has the bye."""
        card = self.position.cards[number]
        if number != self.found.bye:
            against = (each.text for each in self.why_not_bye(number))
            return tr("The rules pair otherwise."), *against
        text = tr("The lowest score among those who may have it: {points} points, {played} games played ({article}).")
        played = self.position.round - 1 - card.unplayed
        return text.format(points=_points(card), played=played, article=self.words.bye), self.facts(number)

    def why_not(self, one: int, other: int) -> tuple[Obstacle, ...]:
        """What speaks against a pair; empty when the rules make it."""
        for number in (one, other):
            if number not in self.position.present:
                return (self._absent(number),)
        if any(_has(group, one, other) for group in self.found.groups):
            return ()
        breaches = pair_breaches(self.position, one, other)
        if breaches:
            return tuple(Obstacle(breach.text, breach.article, forbids=True) for breach in breaches)
        return (self._compared(self.engine.found(self._only(one, other))),)

    def why_not_bye(self, number: int) -> tuple[Obstacle, ...]:
        """What speaks against the bye of a player; empty when the rules give it to him."""
        if number == self.found.bye:
            return ()
        if number not in self.position.present:
            return (self._absent(number),)
        if self.found.bye is None:
            text = tr("There is no bye: the number of players to be paired is even.")
            return (Obstacle(text, "C.04.1, 3", forbids=True),)
        breaches = bye_breaches(self.position, number)
        if breaches:
            return tuple(Obstacle(breach.text, breach.article, forbids=True) for breach in breaches)
        card, given = self.position.cards[number], self.position.cards[self.found.bye]
        rest = replace(self.position, present=tuple(one for one in self.position.present if one != number))
        if self.engine.found(rest) is None:
            text = tr("Without {name} the others could not all be paired.")
            return (Obstacle(text.format(name=card.shown), f"{self.words.article}, C4", forbids=True),)
        text = tr("{name} has {points} points; {other}, who gets the bye, has {fewer}.")
        facts = {"points": _points(card), "fewer": _points(given)}
        if card.pairing_score == given.pairing_score:
            text = tr("{name} has as few points as {other}, who has played more games or stands lower.")
        return (Obstacle(text.format(name=card.shown, other=given.shown, **facts), self.words.bye),)

    def _absent(self, number: int) -> Obstacle:
        shown = self.position.cards[number].shown if number in self.position.cards else str(number)
        return Obstacle(tr("{name} is not to be paired in this round.").format(name=shown), "", forbids=True)

    def _only(self, one: int, other: int) -> Position:
        """The same position, where these two may meet nobody else."""
        apart = {
            (min(number, third), max(number, third))
            for number in (one, other)
            for third in self.position.present
            if third not in (one, other)
        }
        cards = dict(self.position.cards)
        for number in (one, other):
            cards[number] = replace(cards[number], bye_round=0)
        return replace(self.position, cards=cards, forbidden=self.position.forbidden | apart)

    def _compared(self, forced: Found | None) -> Obstacle:
        if forced is None:
            text = tr("The others could not all be paired then.")
            return Obstacle(text, f"{self.words.article}, C4", forbids=True)
        if forced.bye != self.found.bye:
            return Obstacle(tr("Another player would get the bye."), self.words.bye)
        for mine, theirs in zip(self.found.groups, forced.groups, strict=False):
            if _pairs(mine) != _pairs(theirs) or set(mine.floated) != set(theirs.floated):
                return self._group(mine, theirs)
        return Obstacle(tr("The pairing would be another one."), self.words.order)

    def _group(self, mine: Group, theirs: Group) -> Obstacle:
        points = points_figure(mine.score, half_sign=True)
        for (criterion, now), (_, would) in zip(mine.costs, theirs.costs, strict=False):
            if now != would:
                what = tr(self.words.costs[criterion])
                if len(now) > 1:
                    text = tr("In the group with {group} points it would be worse: {what}.")
                    said = text.format(group=points, what=what)
                else:
                    text = tr("In the group with {group} points it would cost more: {what}, {count} instead of {now}.")
                    said = text.format(group=points, what=what, count=would[0], now=now[0])
                return Obstacle(said, f"{self.words.article}, {criterion}")
        text = tr("As good in every criterion, but later in the order of pairings.")
        return Obstacle(text, self.words.order)


def compared(reasons: Reasons, first: Pairing, second: Pairing) -> Comparison:
    """Two pairings of the position, and what the rules say against either where they differ."""
    plain = Comparison(first, second)
    if plain.agree:
        return plain
    said = []
    for pairing in (first, second):
        against: tuple[Obstacle, ...] = ()
        if pairing.bye is not None:
            against = reasons.why_not_bye(pairing.bye)
        for one, other in pairing.pairs:
            against = against or reasons.why_not(one, other)
        if against:
            text = tr("Against the pairing of {engine}: {reason}")
            said.append(text.format(engine=pairing.engine, reason=against[0].text))
    if not said:
        text = tr("The pairs are the same; the colours differ ({article}).")
        said.append(text.format(article=f"{reasons.words.article}, 5.2"))
    return replace(plain, reasons=tuple(said))


def _points(card: Card) -> Figure:
    return points_figure(card.pairing_score, half_sign=True)


def _has(group: Group, one: int, other: int) -> bool:
    return any({one, other} == set(pair) for pair in group.pairs)


def _pairs(group: Group) -> set[frozenset[int]]:
    return {frozenset(pair) for pair in group.pairs}
