"""Pairing numbers (C.04.2, 2): tournament ratings, the order they give, late entries, lots."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Sequence
from dataclasses import replace

from tdapp.domain.event import RatingMethod, Section
from tdapp.domain.player import NATIONAL, STANDARD, TITLES, Player
from tdapp.services.names import sort_key

_TITLE_PLACE = {title: place for place, title in enumerate(TITLES)}
LAST_ROUND_OF_CORRECTIONS = 3  # numbers may be corrected until round 4 is paired (C.04.2, 2.4)


def fide_rating(player: Player, rate: str) -> int | None:
    """The FIDE rating for a rate of play; without one the standard rating (the effective rapid or blitz rating).

    A player without any listed rating is taken at the rating typed in.
    """
    own = player.rating_of(rate)
    own = player.rating_of(STANDARD) if own is None else own
    if own is None and all(rating.kind == NATIONAL for rating in player.ratings):
        return player.rating
    return own


def tournament_rating(player: Player, method: RatingMethod, rate: str = STANDARD) -> int | None:
    """The rating that counts in the event by a method of TRF26 record 172; OTHER leaves what is there."""
    fide, national = fide_rating(player, rate), player.rating_of(NATIONAL)
    both = [rating for rating in (fide, national) if rating]
    match method:
        case RatingMethod.FIDE:
            return fide
        case RatingMethod.NATIONAL:
            return national
        case RatingMethod.FIDE_ELSE_NATIONAL:
            return fide or national
        case RatingMethod.NATIONAL_ELSE_FIDE:
            return national or fide
        case RatingMethod.HIGHER:
            return max(both, default=None)
        case RatingMethod.LOWER:
            return min(both, default=None)
        case RatingMethod.OTHER:
            return player.rating


def strength(player: Player) -> tuple[int, int]:
    """Sorts the stronger first: rating, then title (GM IM WGM FM WIM CM WFM WCM); equal keys are equal players."""
    return -(player.rating or 0), _TITLE_PLACE.get(player.title, len(TITLES))


def in_order(players: Iterable[Player], *, by_name: bool) -> list[Player]:
    """Players by strength; equal ones by name, or (``by_name`` False) in the order of their numbers."""
    if by_name:
        return sorted(players, key=lambda player: (strength(player), sort_key(player.name), player.number))
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
    for player in in_order(late, by_name=True):
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


def drawn(players: Iterable[Player], seed: int) -> list[Player]:
    """The players in the order of a plain lot; the same seed and the same field give the same lot everywhere."""
    field = sorted(players, key=lambda player: (sort_key(player.name), player.fide_id, player.birth, player.number))
    lots = [hashlib.sha256(f"{seed}:{place}".encode()).digest() for place in range(len(field))]
    return [player for _, player in sorted(zip(lots, field, strict=True), key=lambda pair: pair[0])]


def is_in_order(section: Section) -> bool:
    """Whether the numbers follow the strength."""
    keys = [strength(player) for player in section.players]
    return keys == sorted(keys)


def rating_method(section: Section) -> RatingMethod:
    """The method that was stated: here, or in record 172 of the file the event came from; else FIDE."""
    if section.rating_method is not None:
        return section.rating_method
    stated = section.comments[0].split() if section.comments and section.comments[0].startswith("172 ") else []
    known = {method.value: method for method in RatingMethod}
    return next((known[word] for word in stated[1:] if word in known), RatingMethod.FIDE)
