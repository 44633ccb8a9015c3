"""Categories of a section: who belongs to which group by age, rating, sex, federation, club or title.

A player may also be put into a category, or taken out of one, by hand (``Player.categories``,
``Player.not_categories``); that stays whatever the rules say. services.categories.membership applies them.
"""

from __future__ import annotations

import datetime as dt

from tdapp.domain.section.player import Sex
from tdapp.domain.words.frozen import dataclass

UNTITLED = "-"
"""Stands for no title in ``CategoryRule.titles``."""


@dataclass(frozen=True, slots=True)
class CategoryRule:
    """One category: everybody who meets all of the conditions given. Without any it is filled by hand only.

    ``under``: who has not reached this age before the day that counts (U18: 18); ``over``: who has reached it (S50:
    50). ``rating_from`` and ``rating_to`` are inclusive bounds of the rating of ``rating_kind`` (empty: the tournament
    rating, else a kind of player.Rating); ``unrated`` lets players without one in as well, and alone makes a
    category of them.
    """

    name: str
    under: int | None = None
    over: int | None = None
    rating_from: int | None = None
    rating_to: int | None = None
    unrated: bool = False
    rating_kind: str = ""
    sex: Sex | None = None
    federations: tuple[str, ...] = ()
    clubs: tuple[str, ...] = ()
    titles: tuple[str, ...] = ()

    @property
    def by_hand_only(self) -> bool:
        """Whether nobody is in it unless the arbiter says so."""
        asks = (self.sex, self.federations, self.clubs, self.titles, self.under, self.over)
        return not self.asks_rating and not any(asks)

    @property
    def asks_rating(self) -> bool:
        """Whether a rating decides."""
        return self.unrated or self.rating_from is not None or self.rating_to is not None


@dataclass(frozen=True, slots=True)
class CategoryPlan:
    """All categories of a section in the order in which they are announced.

    ``cutoff`` is the day whose age counts; None: the year of the event, as FIDE's youth and senior events do (U18 has
    not reached 18 before 1 January, S50 reaches 50 by 31 December). ``every``: a player is in each category that fits;
    else only in the narrowest age group and the narrowest rating group (a player of 9 in U10, not in U12 as well).
    """

    rules: tuple[CategoryRule, ...] = ()
    cutoff: dt.date | None = None
    every: bool = False

    @property
    def names(self) -> tuple[str, ...]:
        """The names in their order."""
        return tuple(rule.name for rule in self.rules)


@dataclass(frozen=True, slots=True)
class HandSet:
    """A player in (True) or out (False) of a category by hand, or (None) by the rules again."""

    number: int
    category: str
    inside: bool | None
