"""Commands about categories and the order of rating lists."""

from __future__ import annotations

from tdapp.domain.commands.command import Command, Facts
from tdapp.domain.section.category import CategoryPlan, HandSet
from tdapp.domain.words.frozen import dataclass
from tdapp.domain.words.wording import tr


@dataclass(frozen=True, slots=True)
class SetCategories(Command):
    """Write the rules of all categories, and put players in or take them out by hand, in one step."""

    section_id: int
    plan: CategoryPlan
    by_hand: tuple[HandSet, ...] = ()

    ID = "set-categories"

    def describe(self, facts: Facts) -> str:
        names = {(one.category, one.inside) for one in self.by_hand}
        if len(names) != 1 or facts.keep("rules", lambda section: section.categories != self.plan):
            return tr("Set the categories")
        ((category, inside),) = names
        if inside is None:
            return tr("Set the categories")
        count = len(self.by_hand)
        if count == 1:
            words = tr("Put {name} into {category}") if inside else tr("Take {name} out of {category}")
            return words.format(name=facts.player(self.by_hand[0].number), category=category)
        words = tr("Put {count} players into {category}") if inside else tr("Take {count} players out of {category}")
        return words.format(count=count, category=category)


@dataclass(frozen=True, slots=True)
class SetListOrder(Command):
    """Which rating of which list counts first for a rate of play; an empty order is the usual one.

    ``order`` as domain.ratings.rating_list.sequence_text writes it; ``national_list`` is the source whose rating is the
    national one.
    """

    section_id: int
    rate: str
    order: str
    national_list: str = ""

    ID = "set-list-order"

    def describe(self, facts: Facts) -> str:
        return tr("Set the order of the rating lists")


RATING_COMMANDS: tuple[type[Command], ...] = (SetCategories, SetListOrder)
