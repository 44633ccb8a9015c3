"""What the other engines say of a round: our own always, bbpPairings where it is there; each known difference by name.

- A bye worth no more than a loss. Article 1.4 calls every pairing-allocated bye a downfloat, and so do gacrux and we;
  bbpPairings only one that is worth more than a loss. A difference is this one if the round, with those byes taken for
  no float, is paired as bbpPairings pairs it.
- Two absolute preferences for one colour (5.2.2): which colour difference is the wider one, -1 or 0? gacrux and we
  count with the sign, bbpPairings without.
- A second bye of bbpPairings, which breaks C2: counted, not taken.
- Topscorers (1.8): bbpPairings and gacrux count the fictitious points of the last round, which C.04.7 never gives. A
  difference is this one if the round, with topscorers counted so, is paired as bbpPairings pairs it.
- The order of the boards (C.04.2, 3.6): bbpPairings leaves out fictitious points, by which the round was paired.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field, replace

from tdapp.domain.section import boards
from tdapp.domain.section.event import Section
from tdapp.pairing.engines.answer import IllegalAnswer
from tdapp.pairing.engines.dutch.adapter import DutchEngine, entrants_of
from tdapp.pairing.engines.dutch.field import field_of
from tdapp.pairing.engines.dutch.pair import paired_round
from tdapp.pairing.engines.engine import EngineFault, NoLegalPairing, Pairing, PairingEngine
from tdapp.pairing.engines.exchange import exchange_of
from tdapp.pairing.engines.external import BbpPairings
from tdapp.pairing.reasons.second_engine import is_bye_worth_a_loss, is_wider_without_its_sign
from tdapp.pairing.rules.position import Position, position_of

BYE_WORTH_A_LOSS = "rounds where a bye worth a loss is no float to bbpPairings (1.4)"
WIDER = "rounds where bbpPairings grants the wider colour difference without its sign (5.2.2)"
TOPSCORERS = "rounds where bbpPairings counts fictitious points for topscorers (1.8)"
BOARDS = "rounds whose boards bbpPairings orders without fictitious points (C.04.2, 3.6)"
SECOND_BYE = "second byes of bbpPairings (C2), refused"


@dataclass(slots=True)
class Asked:
    """The other engines, and what was counted while they were asked."""

    outside: PairingEngine | None
    own: DutchEngine = field(default_factory=DutchEngine)
    counts: Counter[str] = field(default_factory=Counter)

    def differences(self, section: Section, number: int, pairing: Pairing | None) -> list[str]:
        """Every difference that has no name; ``pairing`` None: the round has no legal pairing."""
        self.counts["rounds asked of our own engine"] += 1
        try:
            own = self.own.pair(section, number)
        except NoLegalPairing:
            own = None
        found = differing(own, pairing, self.own.name)
        if (
            own is not None
            and pairing is not None
            and pairing.colour_rules
            and own.colour_rules != pairing.colour_rules
        ):
            found.append(f"round {number}: {self.own.name} takes colours from other articles")
        return found if self.outside is None else found + self._outside(self.outside, section, number, pairing)

    def _outside(self, outside: PairingEngine, section: Section, number: int, pairing: Pairing | None) -> list[str]:
        self.counts["rounds asked of the outside opinion"] += 1
        position = position_of(section, number)
        try:
            theirs = outside.pair(section, number)
        except NoLegalPairing:
            return differing(None, pairing, outside.name)
        except IllegalAnswer as refused:
            return self._refused(position, refused, outside.name)
        except EngineFault as fault:
            return [f"round {number}: {fault} {fault.details}"]
        apart = self._boards_apart(position, theirs) if isinstance(outside, BbpPairings) else []
        found = differing(theirs, pairing, outside.name)
        return apart + (found if found and not self._is_known(position, pairing, theirs) else [])

    def _refused(self, position: Position, refused: IllegalAnswer, name: str) -> list[str]:
        """An illegal answer: a second bye, or the topscorers that make it legal."""
        if {breach.rule for breach in refused.breaches} == {"bye"}:
            self.counts[SECOND_BYE] += 1
            return []
        if not name.startswith("bbpPairings"):
            return [f"round {position.round}: {refused}"]
        pairs, byes = raw_pairs(position, refused.details)
        theirs = Pairing(position.round, tuple(pairs), byes[0] if byes else None, name)
        return [] if self._is_known(position, None, theirs) else [f"round {position.round}: {refused}"]

    def _is_known(self, position: Position, pairing: Pairing | None, theirs: Pairing) -> bool:
        names = known_reading(position, pairing, theirs)
        self.counts.update(names)
        return bool(names)

    def _boards_apart(self, position: Position, theirs: Pairing) -> list[str]:
        """bbpPairings' own order of the boards: ours, or that of the real scores."""
        raw = tuple(raw_pairs(position, theirs.answer)[0])
        if raw == theirs.pairs:
            return []
        real = {number: card.score for number, card in position.cards.items()}
        if raw == tuple(boards.in_board_order(theirs.pairs, real)):
            self.counts[BOARDS] += 1
            return []
        return [f"round {position.round}: {theirs.engine} has the boards in another order: {raw}"]


def known_reading(position: Position, pairing: Pairing | None, theirs: Pairing) -> tuple[str, ...]:
    """The names of what explains, all together, why bbpPairings pairs a round otherwise than ``pairing``; none else."""
    if is_bye_worth_a_loss(position, theirs):
        return (BYE_WORTH_A_LOSS,)
    if pairing is not None and is_wider_without_its_sign(position, pairing, theirs):
        return (WIDER,)
    otherwise = with_topscorers_by_pairing_score(position)
    if otherwise is None:
        return ()
    if _pairs(otherwise) == {frozenset(pair) for pair in theirs.pairs}:
        return (TOPSCORERS,)
    return (BYE_WORTH_A_LOSS, TOPSCORERS) if is_bye_worth_a_loss(otherwise, theirs) else ()


def raw_pairs(position: Position, answer: str) -> tuple[list[tuple[int, int]], list[int]]:
    """(pairs, byes) in our numbers, as bbpPairings wrote them: their number, then one pair a line."""
    rows = [tuple(map(int, line.split())) for line in answer.split("\n")[1:] if line.strip()]
    return exchange_of(position, external=True).pairs([(white, black) for white, black in rows])


def with_topscorers_by_pairing_score(position: Position) -> Position | None:
    """The position as one sees it who counts fictitious points for topscorers; None where that changes nothing."""
    if position.round != position.section.rounds_total or position.round == 1:
        return None
    maximum = position.section.points.win * (position.round - 1)
    cards = {
        number: replace(card, topscorer=2 * card.pairing_score > maximum) for number, card in position.cards.items()
    }
    return None if cards == position.cards else replace(position, cards=cards)


def _pairs(position: Position) -> set[frozenset[int]] | None:
    entrants = entrants_of(position)
    found = paired_round(field_of(entrants))
    if found is None:
        return None
    return {frozenset((entrants[one].number, entrants[other].number)) for one, other in found.pairs}


def differing(theirs: Pairing | None, pairing: Pairing | None, name: str) -> list[str]:
    """What one engine pairs otherwise than the other."""
    if theirs is None or pairing is None:
        return [] if theirs is pairing else [f"{name}: one found no legal pairing, the other did"]
    if (theirs.pairs, theirs.bye) == (pairing.pairs, pairing.bye):
        return []
    apart = sorted({*theirs.pairs} ^ {*pairing.pairs})
    return [f"round {pairing.round}: {name} differs: {apart}, bye {theirs.bye} or {pairing.bye}"]
