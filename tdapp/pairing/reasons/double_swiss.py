"""Why a match of a Double-Swiss was made, and why another was not (C.04.5), from the section alone."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from fractions import Fraction

from tdapp.domain.section.scoring import points_figure
from tdapp.domain.words.decimals import Figure
from tdapp.domain.words.errors import RuleViolation
from tdapp.domain.words.wording import marked, tr
from tdapp.pairing.engines.engine import Pairing
from tdapp.pairing.engines.top_scoregroup import Group, GroupedRound, no_legal_pairing, pair_groups
from tdapp.pairing.reasons.obstacle import Obstacle
from tdapp.pairing.reasons.second_engine import Comparison
from tdapp.pairing.rules.double_position import DoubleCard, DoublePosition, colours_of, higher_ranked
from tdapp.pairing.rules.top_bracket import cost_of, identifier

_COLOURS = {
    "4.3.1": marked("Neither has played: by the initial colour and the number of {first} (4.3.1)."),
    "4.3.2": marked("White in game 1 goes to who began fewer matches with White (4.3.2)."),
    "4.3.3": marked("Opposite to the last round in which their colours differed (4.3.3)."),
    "4.3.4": marked("{first} is ranked higher and alternates from the last match (4.3.4)."),
    "4.3.5": marked("The opponent alternates from the last match (4.3.5)."),
}


class DoubleReasons:
    """A position, what the rules make of it, and what is to be said."""

    def __init__(self, position: DoublePosition) -> None:
        found = pair_groups(position)
        if found is None:
            raise RuleViolation(str(no_legal_pairing(position, position.round)))
        self.position = position
        self.found = found

    def why(self, one: int, other: int) -> tuple[str, ...]:
        """A match that was made, any order of the two."""
        against = self.why_not(one, other)
        if against:
            said = [f"{each.text} ({each.article})" if each.article else each.text for each in against]
            return tr("The rules pair otherwise."), *said
        first, second = higher_ranked(self.position, one, other)
        sentences = []
        if first.pairing_score == second.pairing_score:
            sentences.append(tr("Both have {points} points.").format(points=_points(first)))
        for group in self.found.brackets:
            for number in (one, other):
                if number in group.upfloaters:
                    text = tr("{name} with {points} points came up to the group with {group} (C4 to C7).")
                    card = self.position.cards[number]
                    facts = {"points": _points(card), "group": _figure(group.score)}
                    sentences.append(text.format(name=card.shown, **facts))
        *_, article = colours_of(self.position, one, other)
        return *sentences, tr(_COLOURS[article]).format(first=first.shown)

    def why_bye(self, number: int) -> tuple[str, ...]:
        """Why a player has the bye of a match."""
        against = self.why_not_bye(number)
        if against:
            return tr("The rules pair otherwise."), *(each.text for each in against)
        card = self.position.cards[number]
        text = tr("The lowest score among those who may have it: {points} points, {played} matches played ({article}).")
        return (text.format(points=_points(card), played=card.played, article="C.04.5, 3.4"),)

    def why_not(self, one: int, other: int) -> tuple[Obstacle, ...]:
        """What speaks against a match; empty when the rules make it."""
        for number in (one, other):
            if number not in self.position.present:
                return (self._absent(number),)
        if any({one, other} == set(pair) for group in self.found.brackets for pair in group.pairs):
            return ()
        obstacles = []
        if other in self.position.cards[one].met:
            obstacles.append(Obstacle(tr("They have met."), "C.04.5, 2.1 (C1)", forbids=True))
        if self.position.players.is_forbidden(one, other):
            obstacles.append(Obstacle(tr("The pairing was prohibited."), "C.04.2", forbids=True))
        return tuple(obstacles) or (self._compared(pair_groups(self._only(one, other)), one, other),)

    def why_not_bye(self, number: int) -> tuple[Obstacle, ...]:
        """What speaks against the bye of a player; empty when the rules give it to him."""
        if number == self.found.bye:
            return ()
        if number not in self.position.present:
            return (self._absent(number),)
        if self.found.bye is None:
            text = tr("There is no bye: the number of players to be paired is even.")
            return (Obstacle(text, "C.04.1, 3", forbids=True),)
        card, given = self.position.cards[number], self.position.cards[self.found.bye]
        if card.bye_round is not None:
            text = tr("{name} had a bye or a match without playing in match {round}.")
            return (Obstacle(text.format(name=card.shown, round=card.bye_round), "C.04.5, 2.1 (C2)", forbids=True),)
        rest = replace(self.position, present=tuple(one for one in self.position.present if one != number))
        if pair_groups(rest) is None:
            text = tr("Without {name} the others could not all be paired.")
            return (Obstacle(text.format(name=card.shown), "C.04.5, 3.4.1", forbids=True),)
        if card.pairing_score == given.pairing_score:
            text = tr("{name} has as few points as {other}, who has played more games or stands lower.")
        else:
            text = tr("{name} has {points} points; {other}, who gets the bye, has {fewer}.")
        facts = {"points": _points(card), "fewer": _points(given)}
        return (Obstacle(text.format(name=card.shown, other=given.shown, **facts), "C.04.5, 3.4.2 to 3.4.4"),)

    def _absent(self, number: int) -> Obstacle:
        shown = self.position.cards[number].shown if number in self.position.cards else str(number)
        return Obstacle(tr("{name} is not to be paired in this round.").format(name=shown), "", forbids=True)

    def _only(self, one: int, other: int) -> DoublePosition:
        """The same position, where these two may meet nobody else."""
        everybody = frozenset(self.position.present)
        cards = dict(self.position.cards)
        for number, partner in ((one, other), (other, one)):
            cards[number] = replace(cards[number], met=cards[number].met | (everybody - {partner}), bye_round=0)
        for number in everybody - {one, other}:
            cards[number] = replace(cards[number], met=cards[number].met | {one, other})
        return replace(self.position, cards=cards)

    def _compared(self, forced: GroupedRound | None, one: int, other: int) -> Obstacle:
        if forced is None:
            return Obstacle(tr("The others could not all be paired then."), "C.04.5, 2.2 (C3)", forbids=True)
        if forced.bye != self.found.bye:
            return Obstacle(tr("Another player would get the bye."), "C.04.5, 3.4")
        for mine, theirs in zip(self.found.brackets, forced.brackets, strict=False):
            if set(mine.upfloaters) != set(theirs.upfloaters):
                return self._upfloaters(mine, theirs)
            if {frozenset(pair) for pair in mine.pairs} != {frozenset(pair) for pair in theirs.pairs}:
                return self._group(mine, theirs)
        return Obstacle(tr("The pairing would be another one."), "C.04.5, 3.6")

    def _upfloaters(self, mine: Group, theirs: Group) -> Obstacle:
        group = _figure(mine.score)
        if len(theirs.upfloaters) > len(mine.upfloaters):
            text = tr("{count} players would come up to the group with {group} points instead of {now}.")
            facts = {"count": len(theirs.upfloaters), "now": len(mine.upfloaters), "group": group}
            return Obstacle(text.format(**facts), "C.04.5, 2.3.1 (C4)")
        text = tr("Others would come up to the group with {group} points: {names}; the rules choose {now}.")
        names, now = (self._names(one.upfloaters) for one in (theirs, mine))
        return Obstacle(text.format(group=group, names=names, now=now), "C.04.5, 2.3.2 to 2.3.4 and 3.5")

    def _group(self, mine: Group, theirs: Group) -> Obstacle:
        upfloaters = frozenset(mine.upfloaters)
        (now,), (would,) = (cost_of(self.position, each.pairs, upfloaters) for each in (mine, theirs))
        if now != would:
            text = tr("In the group with {group} points it would cost more: {what}, {count} instead of {now}.")
            what = tr("opponents of upfloaters who floated in the round before ({criterion})").format(criterion="C8")
            group = _figure(mine.score)
            return Obstacle(text.format(group=group, what=what, count=would, now=now), "C.04.5, 2.3.5")
        shown = [" ".join(map(str, identifier(self.position, one.pairs))) for one in (theirs, mine)]
        text = tr("As good in every criterion, but later in the order of pairings: {then} comes after {now}.")
        return Obstacle(text.format(then=shown[0], now=shown[1]), "C.04.5, 3.6.2 and 3.6.4")

    def _names(self, numbers: Iterable[int]) -> str:
        return ", ".join(self.position.cards[number].shown for number in numbers)


def compared(reasons: DoubleReasons, first: Pairing, second: Pairing) -> Comparison:
    """Two pairings of a match, and what the rules say against either where they differ."""
    plain = Comparison(first, second)
    if plain.agree:
        return plain
    said = []
    for pairing in (first, second):
        against = () if pairing.bye is None else reasons.why_not_bye(pairing.bye)
        for one, other in pairing.pairs:
            against = against or reasons.why_not(one, other)
        if against:
            text = tr("Against the pairing of {engine}: {reason}")
            said.append(text.format(engine=pairing.engine, reason=against[0].text))
    if not said:
        said.append(tr("The pairs are the same; the colours differ ({article}).").format(article="C.04.5, 4.3"))
    return replace(plain, reasons=tuple(said))


def _points(card: DoubleCard) -> Figure:
    return _figure(card.pairing_score)


def _figure(score: Fraction) -> Figure:
    return points_figure(score, half_sign=True)
