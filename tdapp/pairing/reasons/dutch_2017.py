"""Why a round of the Dutch system of 2017 is as it is: its engine forces the alternative and compares the criteria."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from tdapp.domain.words.wording import marked, tr
from tdapp.pairing.engines.dutch.adapter import entrants_of
from tdapp.pairing.engines.dutch.field import field_of
from tdapp.pairing.engines.dutch.forced import Later, later_of
from tdapp.pairing.engines.dutch.matching.bits import mask_of, without
from tdapp.pairing.engines.dutch.pair import all_can_be_paired
from tdapp.pairing.engines.dutch_2017.pair import COLLAPSED, PENULTIMATE, Problem, Solved, solved_round
from tdapp.pairing.engines.engine import Pairing
from tdapp.pairing.reasons.explain import colours_given, preference_text, where_they_stood
from tdapp.pairing.reasons.obstacle import Obstacle
from tdapp.pairing.reasons.verdicts import points_of
from tdapp.pairing.rules.checker import bye_breaches, pair_breaches
from tdapp.pairing.rules.position import Position

_WORSE = {
    "C5": marked("{theirs} instead of {ours} would have to float from the score group of {group} (C5 of 2017)."),
    "C6": marked("The score differences of those who meet or float would be greater (C6 of 2017)."),
    "C7": marked("The next score group could not be paired as well then (C7 of 2017)."),
    "C8": marked(
        "{theirs} instead of {ours} pairs with a topscorer would lead to a colour difference of more than two (C8 of "
        "2017)."
    ),
    "C9": marked("{theirs} instead of {ours} pairs with a topscorer would lead to a third equal colour (C9 of 2017)."),
    "C10": marked("{theirs} instead of {ours} would not get the colour they are due (C10 of 2017)."),
    "C11": marked("{theirs} instead of {ours} would not get the colour they are strongly due (C11 of 2017)."),
    "C12": marked("{theirs} instead of {ours} would float down who did so in the last round too (C12 of 2017)."),
    "C13": marked("{theirs} instead of {ours} would float up who did so in the last round too (C13 of 2017)."),
    "C14": marked("{theirs} instead of {ours} would float down who did so two rounds ago too (C14 of 2017)."),
    "C15": marked("{theirs} instead of {ours} would float up who did so two rounds ago too (C15 of 2017)."),
    "C16": marked("Who floats down again after the last round would do so by a greater difference (C16 of 2017)."),
    "C17": marked("Who floats up again after the last round would do so by a greater difference (C17 of 2017)."),
    "C18": marked("Who floated down two rounds ago would do so again by a greater difference (C18 of 2017)."),
    "C19": marked("Who floated up two rounds ago would do so again by a greater difference (C19 of 2017)."),
}
_LATER = {
    Later.MOVED_DOWN: marked("That would be as good, but another choice of who from above is paired comes first."),
    Later.PARTNERS: marked("That would be as good, but those from above meet the first they can."),
    Later.EXCHANGE: marked("That would be as good, but takes a later exchange between the two halves of the group."),
    Later.TRANSPOSITION: marked("That would be as good, but another order of the lower half comes first."),
}
_MOST_TRIED = 3


class OldJudge:
    """The round of a position by the rules of 2017, and what every alternative would cost; by pairing numbers."""

    def __init__(self, position: Position) -> None:
        self.position = position
        entrants = entrants_of(position)
        self.numbers = [one.number for one in entrants]
        self.place = {number: place for place, number in enumerate(self.numbers)}
        self.field = field_of(entrants)
        self.solved: tuple[Solved, ...] = solved_round(self.field) or ()

    def opponent_of(self, number: int) -> int | None:
        """Whom a player meets by the rules; None for the bye, and where there is no legal pairing."""
        place = self.place[number]
        pairs = (pair for one in self.solved for pair in one.bracket.pairs)
        partner = next((sum(pair) - place for pair in pairs if place in pair), None)
        return None if partner is None else self.numbers[partner]

    def leave_a_pairing(self, *numbers: int) -> bool:
        """Whether everybody but these can be paired, whatever was paired where."""
        within = (1 << self.field.size) - 1 - mask_of(self.place[number] for number in numbers)
        return all_can_be_paired(self.field, within)

    def if_they_met(self, one: int, other: int) -> Obstacle | None:
        """Why two do not meet; None where by the rules they do."""
        if not self.solved or self.opponent_of(one) == other:
            return None
        higher, lower = sorted((self.place[one], self.place[other]))
        for step, mine in self._of(higher):
            if lower in step.problem.sheet.players:
                theirs = step.problem.sheet.players.index(lower)
                return self._said(step, _only(mine, theirs))
            if higher not in step.bracket.floaters:
                return self._said(step, _floats(step.problem, mine))
        return None

    def if_they_did_not_meet(self, one: int, other: int) -> Obstacle | None:
        """Why two meet; None where by the rules they do not."""
        if self.opponent_of(one) != other:
            return None
        pair = tuple(sorted((self.place[one], self.place[other])))
        step = next(one for one in self.solved if pair in {(min(two), max(two)) for two in one.bracket.pairs})
        mine, theirs = (step.problem.sheet.players.index(place) for place in pair)
        return self._said(step, lambda rows: without(rows, (1 << mine, 1 << theirs)))

    def if_he_had_the_bye(self, number: int) -> Obstacle | None:
        """Why a player does not get the bye; None where he has it."""
        for step, mine in self._of(self.place[number]):
            if self.place[number] not in step.bracket.floaters:
                return self._said(step, _floats(step.problem, mine))
        return None

    def in_last_bracket(self) -> tuple[int, ...]:
        """Who was left for the last bracket, which gives the bye."""
        return tuple(self.numbers[place] for place in self.solved[-1].problem.sheet.players) if self.solved else ()

    def way_of(self, one: int, other: int) -> str:
        """In what kind of bracket two meet by the rules."""
        pair = {self.place[one], self.place[other]}
        return next((step.problem.way for step in self.solved if pair in map(set, step.bracket.pairs)), "")

    def _of(self, place: int) -> Iterator[tuple[Solved, int]]:
        for step in self.solved:
            if place in step.problem.sheet.players:
                yield step, step.problem.sheet.players.index(place)

    def _said(self, step: Solved, forcing: Callable[[list[int]], list[int]]) -> Obstacle:
        forced = step.problem.solved(forcing(list(step.problem.rows)))
        if forced is None:
            return Obstacle(tr("The others could not all be paired then (C4)."), "C.04.3, C4", forbids=True)
        paired = step.bracket
        for cost, ours, theirs in zip(paired.costs, paired.sums, forced.sums, strict=True):
            if ours != theirs:
                group = points_of(self.field.entrants[paired.residents.start].score)
                text = tr(_WORSE[cost.criterion]).format(ours=ours, theirs=theirs, group=group)
                return Obstacle(text, f"C.04.3 (2017), {cost.criterion}")
        return Obstacle(tr(_LATER[later_of(paired, forced)]), "C.04.3 (2017), D")


def _floats(problem: Problem, mine: int) -> Callable[[list[int]], list[int]]:
    inside = (1 << len(problem.sheet.players)) - 1
    return lambda rows: without(rows, (1 << mine, inside))


def _only(mine: int, theirs: int) -> Callable[[list[int]], list[int]]:
    """Only each other is left to two players."""
    return lambda rows: without(rows, (1 << mine, ~(1 << theirs)), (1 << theirs, ~(1 << mine)))


def why_board(position: Position, white: int, black: int) -> tuple[str, ...]:
    """A board in sentences: score groups, what speaks against every other pairing, colours."""
    judge = OldJudge(position)
    higher, lower = sorted((position.cards[white], position.cards[black]), key=lambda card: card.order)
    said = [where_they_stood(position, higher, lower)]
    way = judge.way_of(white, black)
    if way == PENULTIMATE:
        said.append(tr("The penultimate bracket: who floats from it must leave the rest a pairing (A.9)."))
    elif way == COLLAPSED:
        said.append(tr("The score groups below were paired together, in the collapsed last bracket (A.9)."))
    reason = judge.if_they_did_not_meet(white, black)
    if reason is None:
        said.append(by_the_rules(position, judge, white))
    elif reason.forbids:
        said.append(tr("Without this board not everybody could be paired (C4)."))
    else:
        said.append(tr("Without this board: {reason}").format(reason=reason.text))
    preferences = (preference_text(position.cards[number]) for number in (white, black))
    return *said, *preferences, colours_given(position, white, black)[1]


def by_the_rules(position: Position, judge: OldJudge, number: int) -> str:
    """Where a pairing is not by the rules: what the rules have for this player."""
    name = position.cards[number].shown
    if not judge.solved:
        return tr("The round has no legal pairing; it was made by hand.")
    other = judge.opponent_of(number)
    if other is None:
        return tr("By the rules {name} would have the bye.").format(name=name)
    return tr("By the rules {name} would meet {other}.").format(name=name, other=position.cards[other].shown)


def why_bye(position: Position, number: int) -> tuple[str, ...]:
    """Why this player: who may not have it, and who was left with him for the last bracket."""
    judge = OldJudge(position)
    card = position.cards[number]
    text = tr("{name} gets the bye: {count} players are to be paired, an odd number (C.04.1, 3).")
    found = [text.format(name=card.shown, count=len(position.present))]
    last = judge.in_last_bracket()
    for other in last:
        found += [breach.text for breach in bye_breaches(position, other) if other != number]
    found.append(tr("By the rules of 2017 the bye goes to whoever is left over in the last bracket."))
    if not judge.solved or judge.opponent_of(number) is not None:
        return *found, by_the_rules(position, judge, number)
    could = [other for other in last if other != number and position.cards[other].bye_round is None]
    for other in could[-_MOST_TRIED:]:
        reason = judge.if_he_had_the_bye(other)
        if reason is not None:
            text = tr("If {name} had the bye: {reason}")
            found.append(text.format(name=position.cards[other].shown, reason=reason.text))
    return tuple(found)


def why_not(position: Position, pairing: Pairing, one: int, other: int) -> tuple[Obstacle, ...]:
    """Why ``one`` does not meet ``other`` (0: get the bye); empty when it is so."""
    if (pairing.bye == one) if not other else (pairing.opponent_of(one) == other):
        return ()
    for number in (one, other) if other else (one,):
        if number not in position.present:
            name = position.cards[number].shown if number in position.cards else str(number)
            text = tr("{name} is not to be paired in this round.").format(name=name)
            return (Obstacle(text, "", forbids=True),)
    if not other and pairing.bye is None:
        text = tr("There is no bye: the number of players to be paired is even.")
        return (Obstacle(text, "C.04.1, 3", forbids=True),)
    broken = pair_breaches(position, one, other) if other else bye_breaches(position, one)
    if broken:
        return tuple(Obstacle(breach.text, breach.article, forbids=True) for breach in broken)
    judge = OldJudge(position)
    if not judge.solved:
        return (Obstacle(tr("The round has no legal pairing; it was made by hand."), ""),)
    if not judge.leave_a_pairing(*((one, other) if other else (one,))):
        return (Obstacle(tr("The others could not all be paired then (C4)."), "C.04.3, C4", forbids=True),)
    reason = judge.if_they_met(one, other) if other else judge.if_he_had_the_bye(one)
    return (reason or Obstacle(by_the_rules(position, judge, one), ""),)
