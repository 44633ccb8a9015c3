"""The check-in counted: who is here, who is missing, what was paid."""

from __future__ import annotations

from collections.abc import Iterable
from decimal import Decimal

from tdapp.domain.rules.rounds import rule
from tdapp.domain.section.event import Section
from tdapp.domain.section.player import CheckIn, Player, Standing
from tdapp.domain.words.amounts import amount, total
from tdapp.domain.words.checks import Warning
from tdapp.domain.words.frozen import dataclass


@dataclass(frozen=True, slots=True)
class CheckInTotals:
    """Counts over the active players; ``away`` have a bye announced for the round and are not counted as missing.

    ``missing`` are absent or not yet seen, without a bye: what closing the check-in decides about. Amounts are sums
    over all players; ``due`` is what is still to be paid.
    """

    players: int
    present: int
    absent: int
    not_yet: int
    away: int
    missing: int
    paid: Decimal
    owed: Decimal
    due: Decimal


def totals(section: Section, round_number: int) -> CheckInTotals:
    """The totals for a round."""
    active = [player for player in section.players if player.standing is Standing.ACTIVE]
    states = [player.check_in for player in active]
    away = section.announced(round_number)
    return CheckInTotals(
        players=len(active),
        present=states.count(CheckIn.PRESENT),
        absent=states.count(CheckIn.ABSENT),
        not_yet=states.count(CheckIn.NOT_YET),
        away=sum(player.number in away for player in active),
        missing=len(missing_in(section, round_number)),
        paid=total(player.paid for player in section.players),
        owed=total(player.owed for player in section.players),
        due=sum((due(player) for player in section.players), Decimal(0)),
    )


def missing_in(section: Section, round_number: int) -> tuple[Player, ...]:
    """Active players who are not present and have no bye in the round."""
    away = section.announced(round_number)
    return tuple(
        player
        for player in section.players
        if player.standing is Standing.ACTIVE and player.check_in is not CheckIn.PRESENT and player.number not in away
    )


def unseen_in(section: Section, round_number: int) -> tuple[Player, ...]:
    """Those of the missing of whom nothing is known: neither here nor marked absent."""
    return tuple(player for player in missing_in(section, round_number) if player.check_in is CheckIn.NOT_YET)


def asked_before_pairing(section: Section, round_number: int) -> tuple[Player, ...]:
    """Who is missing, once anybody was ticked for the round: without a check-in nobody is asked about."""
    used = any(player.check_in is not CheckIn.NOT_YET for player in section.players)
    return missing_in(section, round_number) if used else ()


def missing_but_paired(section: Section, round_number: int, paired: Iterable[int]) -> list[Warning]:
    """What the arbiter has to confirm about those in a pairing who are absent or were not seen."""
    numbers = frozenset(paired)
    found = []
    for state, rule_id in ((CheckIn.ABSENT, "paired-absent"), (CheckIn.NOT_YET, "paired-unseen")):
        missing = asked_before_pairing(section, round_number)
        names = [player.name for player in missing if player.check_in is state and player.number in numbers]
        if names:
            found.append(rule(rule_id).warn(round=round_number, names="; ".join(names)))
    return found


def due(player: Player) -> Decimal:
    """What a player still has to pay; never negative."""
    return max(amount(player.owed) - amount(player.paid), Decimal(0))
