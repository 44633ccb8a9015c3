"""The tournament rating of a player: from the FIDE and the national rating by a method of TRF26 record 172.

The official ratings of a player are those of the lists (``Player.ratings``); the tournament rating (``Player.rating``)
is what counts for pairing numbers and tie-breaks.
"""

from __future__ import annotations

from dataclasses import replace

from tdapp.domain.ratings.rating_list import FIDE, RateOfPlay, RatingChoice, default_sequence, parse_sequence
from tdapp.domain.section.event import RatingMethod, Section
from tdapp.domain.section.player import NATIONAL, RATING_KINDS, STANDARD, Player, Rating

_FIDE_KINDS = tuple(kind for kind in RATING_KINDS if kind != NATIONAL)


def kind_of(source: str, rate: RateOfPlay, *, national: bool = False) -> str:
    """The kind under which a player keeps a rating (player.Rating): FIDE's by rate, another list's by name."""
    if source == FIDE:
        return rate.value
    if national and rate is RateOfPlay.STANDARD:
        return NATIONAL
    return source if rate is RateOfPlay.STANDARD else f"{source} {rate.value}"


def order_of(section: Section, rate: str = "") -> tuple[RatingChoice, ...]:
    """The section's sequence of lists for a rate of play (its own), else the usual one: FIDE's rating of the rate,
    for rapid and blitz then the standard one. Other lists count only where the arbiter has put them in."""
    rate = rate or section.rate
    text = dict(section.list_orders).get(rate, "")
    return parse_sequence(text) if text else default_sequence(RateOfPlay(rate))


def stated_method(section: Section) -> RatingMethod | None:
    """The method of record 172, None where neither the regulations nor the file named one."""
    if section.rating_method is not None:
        return section.rating_method
    text = section.comments[0] if section.comments and section.comments[0].startswith("172 ") else ""
    return method_in(text)[1]


def method_of(section: Section) -> RatingMethod:
    """The stated method; where none is stated the order of lists that was set, else FIDE's rating."""
    if (stated := stated_method(section)) is not None:
        return stated
    return RatingMethod.OTHER if dict(section.list_orders).get(section.rate) else RatingMethod.FIDE


def method_in(text: str) -> tuple[str, RatingMethod | None]:
    """Federation and method of a record 172; some programs leave the federation out."""
    known = {method.value: method for method in RatingMethod}
    federation, found = "", None
    for word in text.upper().removeprefix("172").split()[:2]:
        if word in known and found is None:
            found = known[word]
        elif len(word) == 3 and word.isalpha():
            federation = word
    return federation, found


def listed_fide_rating(player: Player, order: tuple[RatingChoice, ...]) -> int | None:
    """The first FIDE rating of an order of lists that the player has (the effective rapid or blitz rating)."""
    for choice in order:
        if choice.source == FIDE and (found := player.rating_of(choice.rate.value)):
            return found
    return None


def has_fide_rating(player: Player) -> bool:
    """Whether the player has a FIDE rating of any kind."""
    return any(rating.kind in _FIDE_KINDS for rating in player.ratings)


def fide_rating(player: Player, order: tuple[RatingChoice, ...]) -> int | None:
    """The official rating for the event.

    A player without any FIDE rating of a list is taken at the rating typed in, unless that is his national one.
    """
    if has_fide_rating(player):
        return listed_fide_rating(player, order)
    return player.rating if player.rating != player.rating_of(NATIONAL) else None


def first_of(player: Player, order: tuple[RatingChoice, ...], national_list: str = "") -> int | None:
    """The first rating of an order of lists that the player has."""
    for choice in order:
        kind = kind_of(choice.source, choice.rate, national=choice.source == national_list)
        if found := player.rating_of(kind):
            return found
    return None


def tournament_rating(player: Player, method: RatingMethod, section: Section) -> int | None:
    """The rating that counts by a method under the section's order of lists.

    OTHER takes the first rating of the order where the arbiter has set one; else it leaves what is there.
    """
    order = order_of(section)
    fide, national = fide_rating(player, order), player.rating_of(NATIONAL)
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
            if dict(section.list_orders).get(section.rate):
                return first_of(player, order, section.national_list) or player.rating
            return player.rating


def with_tournament_rating(player: Player, method: RatingMethod, section: Section) -> Player:
    """The player with the tournament rating of a method; a FIDE rating known only by it is kept as a typed one."""
    rating = tournament_rating(player, method, section)
    if rating == player.rating:
        return player
    fide = None if has_fide_rating(player) else fide_rating(player, order_of(section))
    kept = (Rating(section.rate or STANDARD, fide, typed=True),) if fide else ()
    return replace(player, rating=rating, ratings=(*player.ratings, *kept))
