"""Why a Keizer round is as it is, in the words of a club player.

It asks the position before the round and the pairs that were made, so that a round made by hand, or by another
program, explains itself too.
"""

from __future__ import annotations

from collections.abc import Sequence

from tdapp.domain.section.scoring import mixed_text
from tdapp.domain.words.wording import ntr, tr
from tdapp.pairing.engines.keizer.adapter import paired, walk_of
from tdapp.pairing.engines.keizer.position import KeizerPosition
from tdapp.pairing.reasons.obstacle import Obstacle

_MOST_NAMED = 4


class KeizerJudge:
    """Sentences about a round; ``pairs`` of the rules are found once."""

    def __init__(self, position: KeizerPosition) -> None:
        self.position = position
        found = paired(position)
        self.pairs = () if found is None else found[0]
        self.bye = None if found is None else found[1]
        self.partner = {one: other for pair in self.pairs for one, other in (pair, pair[::-1])}

    def why(self, white: int, black: int) -> tuple[str, ...]:
        """About a board."""
        if white not in self.position.place or black not in self.position.place:
            return (tr("One of the two was not expected in this round: the pair was made by hand."),)
        high, low = self._by_place(white, black)
        said = [self._standing(high, low)]
        if self.partner.get(high) == low:
            said += self._walk(high, low)
        else:
            said.append(tr("By the rules they would not meet: the pair was made by hand, or by another program."))
            said += [f"{one.text} ({one.article})" for one in self.why_not(white, black)]
        return *said, self._colours(white, black)

    def why_free(self, number: int) -> tuple[str, ...]:
        """About the bye."""
        position = self.position
        if number not in position.place:
            return (tr("{name} was not expected in this round.").format(name=self._name(number)),)
        byes = position.byes.get(number, 0)
        said = [tr("An odd number came, so one of them has the bye.")]
        if number != self.bye:
            said += [f"{one.text} ({one.article})" for one in self.why_not_bye(number)]
        elif position.rules.even_bye and any(position.byes.get(other, 0) > byes for other in position.order):
            text = tr("{name} has had fewest byes so far, and of these he stood lowest (rule: the bye goes round).")
            said.append(text.format(name=self._name(number)))
        else:
            text = tr("{name} stood lowest of those who came (rule: the bye goes to the lowest).")
            said.append(text.format(name=self._name(number)))
        return tuple(said)

    def why_not(self, one: int, other: int) -> tuple[Obstacle, ...]:
        """What speaks against a pair; empty where it is one of the rules."""
        if one not in self.position.place or other not in self.position.place:
            return (self._absent(one if one not in self.position.place else other),)
        high, low = self._by_place(one, other)
        if self.partner.get(high) == low:
            return ()
        if self.position.position.is_forbidden(high, low):
            return (self._forbidden(high, low),)
        found = []
        if self.position.ago(high, low) is not None:
            found.append(Obstacle(self._met(high, low), tr("rule: rematch distance")))
        for free in (high, low):
            if free == self.bye:
                text = tr("{name} has the bye.").format(name=self._name(free))
                found.append(Obstacle(text, tr("rule: the bye")))
                return tuple(found)
        first = min((high, low, self.partner[high], self.partner[low]), key=self.position.place.__getitem__)
        partner = self.partner[first]
        text = tr("Higher up, {first} was to be paired and met {partner}.")
        if first == high and self.position.place[partner] < self.position.place[low]:
            text = tr("{first} could meet {partner}, who stood higher.")
        elif first == high and not found:
            text = self._rest(high, low)
        named = text.format(first=self._name(first), partner=self._name(partner))
        found.append(Obstacle(named, tr("rule: down the table")))
        return tuple(found)

    def _absent(self, number: int) -> Obstacle:
        text = tr("{name} is absent in this round.").format(name=self._name(number))
        return Obstacle(text, tr("rule: only those who come"), forbids=True)

    def why_not_bye(self, number: int) -> tuple[Obstacle, ...]:
        """What speaks against the bye of a player; empty where he has it by the rules."""
        if number == self.bye:
            return ()
        if number not in self.position.place:
            return (self._absent(number),)
        if self.bye is None:
            text = tr("An even number came: nobody has the bye.")
            return (Obstacle(text, tr("rule: the bye"), forbids=True),)
        mine, theirs = self.position.byes.get(number, 0), self.position.byes.get(self.bye, 0)
        if self.position.rules.even_bye and mine > theirs:
            text = ntr("{name} has had {count} bye already, {other} fewer.", "{name} has had {count} byes already, "
                       "{other} fewer.", mine)  # fmt: skip
            text = text.format(name=self._name(number), count=mine, other=self._name(self.bye))
            return (Obstacle(text, tr("rule: the bye goes round")),)
        if self.position.place[number] > self.position.place[self.bye]:
            text = tr("Without {name} the others could not be paired.").format(name=self._name(number))
            return (Obstacle(text, tr("rule: everybody plays"), forbids=True),)
        text = tr("{other} stood lower.").format(other=self._name(self.bye))
        return (Obstacle(text, tr("rule: the bye goes to the lowest")),)

    def _walk(self, high: int, low: int) -> list[str]:
        """Why the lower one was the next for the higher one."""
        place = self.position.place
        above = [pair for pair in self.pairs if min(map(place.__getitem__, pair)) < place[high]]
        taken = {number for pair in above for number in pair} | {self.bye}
        between = [one for one in self.position.order[place[high] + 1 : place[low]] if one not in taken]
        said = []
        if not between:
            said.append(tr("Nobody free stood between them (rule: down the table)."))
        for other in between[:_MOST_NAMED]:
            if self.position.position.is_forbidden(high, other):
                text = self._forbidden(high, other).text
            elif self.position.ago(high, other) is not None:
                text = self._met(high, other)
            else:
                text = self._rest(high, other, above)
            said.append(f"{tr('Not {name}:').format(name=self._name(other))} {text}")
        if len(between) > _MOST_NAMED:
            more = len(between) - _MOST_NAMED
            text = ntr("And {count} more who stood between them.", "And {count} more who stood between them.", more)
            said.append(text.format(count=more))
        if self.position.ago(high, low) is not None:
            met = self._met(high, low)
            said.append(f"{met} {tr('No pairing of the round has fewer such pairs.')}")
        return said

    def _rest(self, high: int, other: int, above: Sequence[tuple[int, int]] = ()) -> str:
        """What would become of the others if two met."""
        fixed = {number for pair in above for number in pair} | {high, other, self.bye}
        left = [number for number in self.position.order if number not in fixed]
        found = walk_of(self.position, left)
        if found is None:
            return tr("then the others could not be paired (rule: everybody plays).")
        early = sum(self.position.ago(*pair) is not None for pair in found)
        text = ntr(
            "then {count} pair of the others would meet again too early, or sooner than now (rule: rematch distance).",
            "then {count} pairs of the others would meet again too early, or sooner than now (rule: rematch distance).",
            early,
        )
        return text.format(count=early)

    def _standing(self, high: int, low: int) -> str:
        place, scores = self.position.place, self.position.table.scores
        text = tr(
            "Of those who came {high} stood {place} in the table with {score}, {low} stood {lower_place} with "
            "{lower_score}."
        )
        return text.format(
            high=self._name(high),
            place=place[high] + 1,
            score=mixed_text(scores[high]),
            low=self._name(low),
            lower_place=place[low] + 1,
            lower_score=mixed_text(scores[low]),
        )

    def _met(self, one: int, other: int) -> str:
        last = self.position.games(one, other)[-1][0]
        text = tr(
            "{one} and {other} met in round {round}; not again within {distance} rounds (rule: rematch distance)."
        )
        names = {"one": self._name(one), "other": self._name(other)}
        return text.format(**names, round=last, distance=self.position.rules.distance)

    def _forbidden(self, one: int, other: int) -> Obstacle:
        text = tr("{first} and {second} must not meet: the arbiter has forbidden it.")
        text = text.format(first=self._name(one), second=self._name(other))
        return Obstacle(text, tr("rule: prohibitions"), forbids=True)

    def _colours(self, white: int, black: int) -> str:
        expected, rule = self.position.white_of(white, black)
        other = black if expected == white else white
        texts = {
            "fewer": tr(
                "{white} had White {fewer} times, {black} {more} times: fewer times gets White (rule: colours)."
            ),
            "return": tr("They have met before, and {black} had White more often: now {white} has it (rule: colours)."),
            "lower": tr("Both had White equally often: {white}, who stood lower, has it (rule: colours)."),
        }
        text = texts[rule].format(
            white=self._name(expected),
            black=self._name(other),
            fewer=self.position.whites[expected],
            more=self.position.whites[other],
        )
        if expected != white:
            return f"{text} {tr('It was paired the other way round.')}"
        return text

    def _by_place(self, one: int, other: int) -> tuple[int, int]:
        place = self.position.place
        return (one, other) if place[one] < place[other] else (other, one)

    def _name(self, number: int) -> str:
        card = self.position.position.cards.get(number)
        return str(number) if card is None else card.shown
