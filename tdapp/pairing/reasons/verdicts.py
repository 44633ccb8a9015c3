"""What the alternative would cost, in words: our own engine forces it and compares the criteria (C.04.3, 2.2, 2.4)."""

from __future__ import annotations

from fractions import Fraction

from tdapp.domain.section.scoring import points_text
from tdapp.domain.words.wording import marked, tr
from tdapp.pairing.engines.dutch.adapter import entrants_of
from tdapp.pairing.engines.dutch.field import field_of
from tdapp.pairing.engines.dutch.forced import Alternatives, Later, Verdict, alternatives_of
from tdapp.pairing.engines.dutch.matching.bits import mask_of
from tdapp.pairing.engines.dutch.pair import all_can_be_paired
from tdapp.pairing.engines.engine import Pairing
from tdapp.pairing.reasons.obstacle import Obstacle
from tdapp.pairing.rules.position import Position

_WORSE = {
    "C6": marked("{theirs} instead of {ours} would have to float from the score group of {group} (C6)."),
    "C7": marked("Of those who came down with {score}, {theirs} instead of {ours} would have to float on (C7)."),
    "C8": marked("{theirs} instead of {ours} would have to float from the next score group (C8)."),
    "C9": marked("Whoever gets the bye would have missed {theirs} games, not {ours} (C9)."),
    "C10": marked(
        "{theirs} instead of {ours} pairs with a topscorer would lead to a colour difference of more than two (C10)."
    ),
    "C11": marked("{theirs} instead of {ours} pairs with a topscorer would lead to a third equal colour (C11)."),
    "C12": marked("{theirs} instead of {ours} would not get the colour they are due (C12)."),
    "C13": marked("{theirs} instead of {ours} would not get the colour they are strongly due (C13)."),
    "C14": marked("{theirs} instead of {ours} would float down who did so in the last round too (C14)."),
    "C15": marked("{theirs} instead of {ours} who floated up in the last round would meet somebody from above (C15)."),
    "C16": marked("{theirs} instead of {ours} would float down who did so two rounds ago too (C16)."),
    "C17": marked("{theirs} instead of {ours} who floated up two rounds ago would meet somebody from above (C17)."),
    "C18": marked("{theirs} instead of {ours} with {score} would float on who floated down in the last round (C18)."),
    "C19": marked(
        "{theirs} instead of {ours} who floated up in the last round would meet somebody with {score} (C19)."
    ),
    "C20": marked("{theirs} instead of {ours} with {score} would float on who floated down two rounds ago (C20)."),
    "C21": marked("{theirs} instead of {ours} who floated up two rounds ago would meet somebody with {score} (C21)."),
}
_NEXT_SCORES = marked(
    "Of those with {score}, {theirs} instead of {ours} would have to float from the next group too (C8)."
)
_LATER = {
    Later.MOVED_DOWN: marked(
        "That would be as good, but another choice of who from above is paired comes first (4.4)."
    ),
    Later.PARTNERS: marked("That would be as good, but those from above meet the first they can (4.2)."),
    Later.EXCHANGE: marked(
        "That would be as good, but takes a later exchange between the two halves of the group (4.3)."
    ),
    Later.TRANSPOSITION: marked("That would be as good, but another order of the lower half comes first (4.2)."),
}
_LATER_ARTICLES = {Later.MOVED_DOWN: "4.4", Later.PARTNERS: "4.2", Later.EXCHANGE: "4.3", Later.TRANSPOSITION: "4.2"}
_HIGHER_BYE = marked("The bye would go to somebody with more points (C5).")
_NOBODY = marked("The others could not all be paired then (C4).")


class Judge:
    """The round of a position as the rules have it, and what every alternative would cost; by pairing numbers."""

    def __init__(self, position: Position) -> None:
        self.position = position
        entrants = entrants_of(position)
        self._numbers = [one.number for one in entrants]
        self._place = {number: place for place, number in enumerate(self._numbers)}
        self._field = field_of(entrants)
        self.alternatives: Alternatives | None = alternatives_of(self._field)

    def opponent_of(self, number: int) -> int | None:
        """Whom a player meets by the rules; None for the bye."""
        if self.alternatives is None:
            return None
        partner = self.alternatives.partner(self._place[number])
        return None if partner is None else self._numbers[partner]

    def could_have_bye(self, number: int) -> bool:
        """Whether the others can all be paired without him, and he may have it (C2, C4)."""
        return self.alternatives is not None and bool(self.alternatives.may_have_bye() >> self._place[number] & 1)

    def leave_a_pairing(self, *numbers: int) -> bool:
        """Whether everybody but these can be paired, whatever was paired where."""
        within = (1 << self._field.size) - 1 - mask_of(self._place[number] for number in numbers)
        return all_can_be_paired(self._field, within)

    def if_they_met(self, one: int, other: int) -> Obstacle | None:
        """Why two do not meet; None if by the rules they do, or nobody can be paired."""
        if self.alternatives is None:
            return None
        verdict = self.alternatives.if_they_met(self._place[one], self._place[other])
        return None if verdict is None else self._said(verdict)

    def if_they_did_not_meet(self, one: int, other: int) -> Obstacle | None:
        """Why two meet; None if by the rules they do not."""
        if self.alternatives is None or self.opponent_of(one) != other:
            return None
        return self._said(self.alternatives.if_they_did_not_meet(self._place[one], self._place[other]))

    def if_he_floated(self, number: int) -> Obstacle | None:
        """Why a player does not float, or not as far as the bye; None if he has it."""
        if self.alternatives is None:
            return None
        verdict = self.alternatives.if_he_floated(self._place[number])
        return None if verdict is None else self._said(verdict)

    def if_he_stayed(self, number: int) -> Obstacle | None:
        """Why a player floats from his score group; None if by the rules he does not."""
        if self.alternatives is None:
            return None
        groups = self.alternatives.floats_from(self._place[number])
        return self._said(self.alternatives.if_he_stayed(self._place[number], groups[0])) if groups else None

    def against(self, pairing: Pairing) -> Obstacle | None:
        """Why the round is not this one; None if it is, or nobody can be paired."""
        if self.alternatives is None:
            return None
        partners = {}
        for white, black in pairing.pairs:
            one, other = self._place.get(white), self._place.get(black)
            if one is not None and other is not None:
                partners[one], partners[other] = other, one
        verdict = self.alternatives.if_paired_so(partners)
        return None if verdict is None else self._said(verdict)

    def bracket_of(self, number: int) -> tuple[tuple[int, ...], tuple[int, ...], int] | None:
        """The bracket of a player's own score: everybody in it, who floats, and the most legal pairs in it."""
        if self.alternatives is None:
            return None
        group = int(self.alternatives.field.rank[self._place[number]])
        bracket = self.alternatives.round.brackets[group]
        players = tuple(self._numbers[place] for place in (*bracket.moved, *bracket.residents))
        floaters = tuple(self._numbers[place] for place in bracket.floaters)
        return players, floaters, self.alternatives.most_pairs(group)

    def _said(self, verdict: Verdict) -> Obstacle:
        if verdict.forced is None and verdict.worse is not None:
            return Obstacle(tr(_HIGHER_BYE), "C.04.3, C5")
        if verdict.forced is None:
            return Obstacle(tr(_NOBODY), "C.04.3, C4", forbids=True)
        if verdict.later is not None:
            return Obstacle(tr(_LATER[verdict.later]), f"C.04.3, {_LATER_ARTICLES[verdict.later]}")
        assert verdict.worse is not None
        assert self.alternatives is not None
        entrants, worse = self.alternatives.field.entrants, verdict.worse
        text = _WORSE[worse.criterion]
        score = ""
        if worse.rank is not None:
            score = points_of(entrants[self.alternatives.field.groups[worse.rank].start].score)
            text = _NEXT_SCORES if worse.criterion == "C8" else text
        ours, theirs = verdict.sums
        group = points_of(entrants[verdict.paired.residents.start].score)
        return Obstacle(
            tr(text).format(ours=ours, theirs=theirs, score=score, group=group), f"C.04.3, {worse.criterion}"
        )


def points_of(score: Fraction) -> str:
    """``2½ points``."""
    value = points_text(score, half_sign=True)
    return tr("1 point") if score == 1 else tr("{points} points").format(points=value)
