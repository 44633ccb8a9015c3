"""Titles that need no norm: those by rating alone, as far as the rule is known (B.01, 1.3).

Direct titles come from championships on a list of FIDE's (1.2), which this program does not know.
"""

from __future__ import annotations

from tdapp.domain.ratings.rating_list import RateOfPlay, default_sequence
from tdapp.domain.section.event import Section
from tdapp.domain.section.player import Player, Sex
from tdapp.domain.section.tournament_rating import fide_rating
from tdapp.domain.words.frozen import dataclass

BY_RATING = (
    ("FM", 2300, ("GM", "IM", "FM")),
    ("WFM", 2100, ("GM", "IM", "FM", "WGM", "WIM", "WFM")),
    ("CM", 2200, ("GM", "IM", "FM", "CM")),
    ("WCM", 2000, ("GM", "IM", "FM", "CM", "WGM", "WIM", "WFM", "WCM")),
)
"""Title, least rating, titles with which it is of no use; 30 rated games at least, which only the list knows."""


@dataclass(frozen=True, slots=True)
class RatingTitle:
    """A player whose rating is high enough for a title that he does not have."""

    player: Player
    title: str
    rating: int
    least: int


def titles_by_rating(section: Section) -> tuple[RatingTitle, ...]:
    """The highest such title of each player, by the rating with which he came; standard ratings only."""
    if RateOfPlay(section.rate) is not RateOfPlay.STANDARD:
        return ()
    order = default_sequence(RateOfPlay.STANDARD)
    found = []
    for player in section.players:
        rating = fide_rating(player, order) or 0
        for title, least, without_use in BY_RATING:
            womens = title.startswith("W")
            if rating >= least and player.title not in without_use and (not womens or player.sex is Sex.FEMALE):
                found.append(RatingTitle(player, title, rating, least))
                break
    return tuple(found)
