"""The check-in counted: who is here, who is missing, what was paid."""

from __future__ import annotations

from dataclasses import dataclass
from decimal import Decimal

from tdapp.domain.section.event import Section
from tdapp.domain.section.player import CheckIn, Player, Standing
from tdapp.domain.words.amounts import amount, total


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


def due(player: Player) -> Decimal:
    """What a player still has to pay; never negative."""
    return max(amount(player.owed) - amount(player.paid), Decimal(0))
