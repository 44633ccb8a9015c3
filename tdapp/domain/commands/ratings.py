"""Commands about categories and the order of rating lists."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from tdapp.domain.section.category import CategoryPlan, HandSet


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

    ``order`` as domain.section.rating_list.sequence_text writes it; ``national_list`` is the source whose rating is the
    national one.
    """

    section_id: int
    rate: str
    order: str
    national_list: str = ""
    label: str = "Set the order of the rating lists"

    ID: ClassVar[str] = "set-list-order"
    VERSION: ClassVar[int] = 1


RatingCommand = SetCategories | SetListOrder

RATING_COMMANDS: tuple[type[RatingCommand], ...] = (SetCategories, SetListOrder)
