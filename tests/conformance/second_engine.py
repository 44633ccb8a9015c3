"""What the other engines say of a round: our own always, bbpPairings where it is there; each known difference by name.

- A bye worth no more than a loss. Article 1.4 calls every pairing-allocated bye a downfloat, and so do gacrux and we;
  bbpPairings only one that is worth more than a loss. A difference is this one if the round, with those byes taken for
  no float, is paired as bbpPairings pairs it.
- Two absolute preferences for one colour (5.2.2): which colour difference is the wider one, -1 or 0? gacrux and we
  count with the sign, bbpPairings without.
- A second bye of bbpPairings, which breaks C2: counted, not taken.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field

from tdapp.domain.section.event import Section
from tdapp.pairing.engines.answer import IllegalAnswer
from tdapp.pairing.engines.dutch.adapter import DutchEngine
from tdapp.pairing.engines.engine import EngineFault, NoLegalPairing, Pairing, PairingEngine
from tdapp.pairing.reasons.second_engine import is_bye_worth_a_loss, is_wider_without_its_sign
from tdapp.pairing.rules.position import position_of

BYE_WORTH_A_LOSS = "rounds where a bye worth a loss is no float to bbpPairings (1.4)"
WIDER = "rounds where bbpPairings grants the wider colour difference without its sign (5.2.2)"
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
        try:
            theirs = outside.pair(section, number)
        except NoLegalPairing:
            theirs = None
        except IllegalAnswer as refused:
            self.counts[SECOND_BYE] += 1
            return [] if {breach.rule for breach in refused.breaches} == {"bye"} else [f"round {number}: {refused}"]
        except EngineFault as fault:
            return [f"round {number}: {fault} {fault.details}"]
        found = differing(theirs, pairing, outside.name)
        if (
            found
            and theirs is not None
            and pairing is not None
            and is_bye_worth_a_loss(position_of(section, number), theirs)
        ):
            self.counts[BYE_WORTH_A_LOSS] += 1
            return []
        if theirs is None or pairing is None or not found:
            return found
        if is_wider_without_its_sign(position_of(section, number), pairing, theirs):
            self.counts[WIDER] += 1
            return []
        return found


def differing(theirs: Pairing | None, pairing: Pairing | None, name: str) -> list[str]:
    """What one engine pairs otherwise than the other."""
    if theirs is None or pairing is None:
        return [] if theirs is pairing else [f"{name}: one found no legal pairing, the other did"]
    if (theirs.pairs, theirs.bye) == (pairing.pairs, pairing.bye):
        return []
    apart = sorted({*theirs.pairs} ^ {*pairing.pairs})
    return [f"round {pairing.round}: {name} differs: {apart}, bye {theirs.bye} or {pairing.bye}"]
