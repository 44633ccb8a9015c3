"""Pairing numbers (C.04.2, 2): the order that tournament ratings give, late entries."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence

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


def late_entries(section: Section) -> tuple[Player, ...]:
    """Who had no game in round 1 and stands behind a weaker player: a late entry, numbered after the last (Q156)."""
    weakest, late = (-9999, 0), []
    for player, row in zip(section.players, section.cells, strict=True):
        if row and row[0].opponent is None and strength(player) < weakest:
            late.append(player)
        weakest = max(weakest, strength(player))
    return tuple(late) if section.rounds_paired else ()


def in_steps(numbers: Mapping[int, int], late: Iterable[Player]) -> Iterator[dict[int, int]]:
    """The way to new numbers (old -> new) when late entries come between the others: first they take their places and
    the others move up in their order, then the others change among themselves.

    The last player of an accelerated group is thus the same as before (C.04.7, late entries).
    """
    coming = {player.number: numbers[player.number] for player in late}
    if not coming:
        yield dict(numbers)
        return
    aside = max(numbers) + 1
    yield {old: aside + place for place, old in enumerate(coming)}
    staying = sorted(numbers.keys() - coming.keys())
    moved = dict(zip(staying, sorted(numbers[old] for old in staying), strict=True))
    yield {aside + place: new for place, new in enumerate(coming.values())} | moved
    yield {moved[old]: numbers[old] for old in staying}


def is_in_order(section: Section) -> bool:
    """Whether the numbers follow the strength."""
    keys = [strength(player) for player in section.players]
    return keys == sorted(keys)
