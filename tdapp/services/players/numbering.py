"""Pairing numbers (C.04.2, 2): the order that tournament ratings give, late entries."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace

from tdapp.domain.commands.players import Equals
from tdapp.domain.section.event import Section
from tdapp.domain.section.player import TITLES, Player
from tdapp.services.players.lots import drawn
from tdapp.services.players.names import sort_key

_TITLE_PLACE = {title: place for place, title in enumerate(TITLES)}
LAST_ROUND_OF_CORRECTIONS = 3  # numbers may be corrected until round 4 is paired (C.04.2, 2.4)


def strength(player: Player) -> tuple[int, int]:
    """Sorts the stronger first: rating, then title (GM IM WGM FM WIM CM WFM WCM); equal keys are equal players."""
    return -(player.rating or 0), _TITLE_PLACE.get(player.title, len(TITLES))


def in_order(players: Iterable[Player], equals: Equals, seed: int = 0) -> list[Player]:
    """Players by strength; equal ones by name, by the lot of a seed, or in the order of their numbers."""
    match equals:
        case Equals.NAME:
            return sorted(players, key=lambda player: (strength(player), sort_key(player.name), player.number))
        case Equals.LOT:
            return sorted(drawn(players, seed), key=strength)
        case Equals.KEEP:
            return sorted(players, key=lambda player: (strength(player), player.number))


def numbers_in_order(players: Sequence[Player]) -> dict[int, int]:
    """Old -> new number: 1, 2, 3 ... in the order given."""
    return {player.number: place for place, player in enumerate(players, 1)}


def inserted(players: Iterable[Player], late: Iterable[Player]) -> tuple[dict[int, int], list[Player]]:
    """Late entries among those who have numbers (Q156): (old -> new number of who moves, the late with theirs).

    Nobody overtakes anybody: a late entry stands before the first weaker player, and who follows moves up by as little
    as possible.
    """
    order: list[tuple[Player, bool]] = [(player, False) for player in sorted(players, key=lambda one: one.number)]
    for player in in_order(late, Equals.NAME):
        key = strength(player)
        place = next((i for i, (other, _) in enumerate(order) if strength(other) > key), len(order))
        order.insert(place, (player, True))
    moved: dict[int, int] = {}
    placed: list[Player] = []
    last = 0
    for player, is_late in order:
        number = last + 1 if is_late else max(player.number, last + 1)
        if is_late:
            placed.append(replace(player, number=number))
        elif number != player.number:
            moved[player.number] = number
        last = number
    return moved, placed


def is_in_order(section: Section) -> bool:
    """Whether the numbers follow the strength."""
    keys = [strength(player) for player in section.players]
    return keys == sorted(keys)
