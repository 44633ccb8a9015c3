"""Commands about categories, the order of rating lists and ratings by round."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from tdapp.domain.category import CategoryPlan, HandSet


@dataclass(frozen=True, slots=True)
class SetCategories:
    """Write the rules of all categories, and put players in or take them out by hand, in one step."""

    section_id: int
    plan: CategoryPlan
    by_hand: tuple[HandSet, ...] = ()
    label: str = "Set the categories"

    ID: ClassVar[str] = "set-categories"
    VERSION: ClassVar[int] = 1


@dataclass(frozen=True, slots=True)
class SetListOrder:
    """Which rating of which list counts first for a rate of play; an empty order is the usual one.

    ``order`` as domain.rating_list.sequence_text writes it; ``national_list`` is the source whose rating is the
    national one.
    """

    section_id: int
    rate: str
    order: str
    national_list: str = ""
    label: str = "Set the order of the rating lists"

    ID: ClassVar[str] = "set-list-order"
    VERSION: ClassVar[int] = 1


@dataclass(frozen=True, slots=True)
class SetRoundRatings:
    """Note the ratings that players have from a round on (Q214-216); None takes the note away.

    The tournament rating stays the first one: the notes are for the rating report.
    """

    section_id: int
    round_number: int
    ratings: tuple[tuple[int, int | None], ...]  # pairing number, rating
    label: str = "Note the ratings of a round"

    ID: ClassVar[str] = "set-round-ratings"
    VERSION: ClassVar[int] = 1


RatingCommand = SetCategories | SetListOrder | SetRoundRatings

RATING_COMMANDS: tuple[type[RatingCommand], ...] = (SetCategories, SetListOrder, SetRoundRatings)
