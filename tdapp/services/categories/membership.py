"""Who is in which category: by the section's rules, and by hand where the arbiter said otherwise.

``categories_of`` is what everything else asks: filters, lists, category rankings, prizes. A prize names a category by
its name; a name that ``categories_of`` never gives has no players.
"""

from __future__ import annotations

import datetime as dt
from collections.abc import Iterable, Sequence
from dataclasses import replace
from enum import Enum
from functools import lru_cache

from tdapp.domain.section.category import UNTITLED, CategoryPlan, CategoryRule
from tdapp.domain.section.event import Section
from tdapp.domain.section.player import Player, Sex
from tdapp.domain.words.frozen import dataclass
from tdapp.domain.words.name_folding import fold

YOUTH = (8, 10, 12, 14, 16, 18, 20)
SENIORS = (50, 65)
BAND = 200
LOWEST_BAND = 1000


class Membership(Enum):
    """How a player stands to a category."""

    OUT = "out"
    IN = "in"
    UNCLEAR = "unclear"  # a date of birth is missing, or only its year is known
    HAND_IN = "hand-in"
    HAND_OUT = "hand-out"

    @property
    def inside(self) -> bool:
        """Whether the player belongs to it."""
        return self in (Membership.IN, Membership.HAND_IN)


@dataclass(frozen=True, slots=True)
class PlayerGroup:
    """A group by its name, with the pairing numbers in it."""

    name: str
    numbers: frozenset[int]


@dataclass(frozen=True, slots=True)
class CategoryCount:
    """How many players a category has, how many of them by hand, and how many could not be judged."""

    name: str
    inside: int
    by_hand: int
    taken_out: int
    unclear: int


def categories_of(section: Section, today: dt.date | None = None) -> dict[int, tuple[str, ...]]:
    """Pairing number -> the names of the player's categories: those of the rules in their order, then his own.

    Every player of the section is in the mapping. ``today`` stands for the event where it has no dates.
    """
    table = memberships(section, today)
    return {
        number: tuple(name for name, membership in row.items() if membership.inside) for number, row in table.items()
    }


def memberships(section: Section, today: dt.date | None = None) -> dict[int, dict[str, Membership]]:
    """Pairing number -> name of the category -> how the player stands to it; names of the rules first."""
    plan, year = section.categories, event_year(section, today)
    names, narrower = category_names(section), _narrower_rules(plan)
    rules = [_ready(rule, plan.cutoff, year) for rule in plan.rules]
    nowhere = dict.fromkeys(names, Membership.OUT)
    found: dict[int, dict[str, Membership]] = {}
    for player in section.players:
        row = {**nowhere, **_by_rules(player, rules, narrower)}
        if player.not_categories or player.categories:
            row |= {name: Membership.HAND_OUT for name in player.not_categories if name in row}
            row |= dict.fromkeys(player.categories, Membership.HAND_IN)
        found[player.number] = row
    return found


def category_names(section: Section) -> tuple[str, ...]:
    """The names of the rules, then those given by hand only, in the order in which they are met."""
    own = (name for player in section.players for name in player.categories)
    return tuple(dict.fromkeys((*section.categories.names, *own)))


def counts(section: Section, today: dt.date | None = None) -> tuple[CategoryCount, ...]:
    """Every category of the section with its numbers."""
    table = memberships(section, today).values()
    result = []
    for name in category_names(section):
        held = [row[name] for row in table]
        result.append(
            CategoryCount(
                name,
                sum(one.inside for one in held),
                held.count(Membership.HAND_IN),
                held.count(Membership.HAND_OUT),
                held.count(Membership.UNCLEAR),
            )
        )
    return tuple(result)


def group_named(section: Section, name: str) -> PlayerGroup | None:
    """One category as a group of players, whatever the case of its name; None when there is none of this name."""
    table = categories_of(section)
    known = {one.casefold(): one for one in category_names(section)}
    found = known.get(name.strip().casefold())
    if found is None:
        return None
    return PlayerGroup(found, frozenset(number for number, names in table.items() if found in names))


def groups_of(section: Section, year: int) -> tuple[PlayerGroup, ...]:
    """Every category that has players; in a section without rules the usual groups that are not everybody.

    ``year`` stands for the event's where it has no dates.
    """
    usual, own = not section.categories.rules, category_names(section)
    section = with_usual_rules(section)
    members: dict[str, set[int]] = {name: set() for name in (*own, *category_names(section))}
    for number, names in categories_of(section, dt.date(year, 1, 1)).items():
        for name in names:
            members[name].add(number)
    everybody = len(section.players)
    return tuple(
        PlayerGroup(name, frozenset(held))
        for name, held in members.items()
        if held and not (usual and len(held) == everybody)
    )


def event_year(section: Section, today: dt.date | None = None) -> int:
    """The year whose ages count: that of the start, else of a round or the end, else today's."""
    event = section.event
    dates = (event.start, *section.round_dates, event.end)
    return next((date for date in dates if date is not None), today or dt.date.today()).year


# -- rules --------------------------------------------------------------------------------------------------------


def matches(player: Player, rule: CategoryRule, plan: CategoryPlan, year: int) -> bool | None:
    """Whether a player meets all conditions of a rule; None where the date of birth cannot tell."""
    return _fits(player, _possible_births(player.birth), _ready(rule, plan.cutoff, year))


@dataclass(frozen=True, slots=True)
class _Ready:
    """A rule with what is the same for every player worked out once; ``first`` and ``last`` are days of birth."""

    rule: CategoryRule
    by_hand_only: bool
    clubs: frozenset[str]
    has_age: bool
    first: dt.date
    last: dt.date


def _ready(rule: CategoryRule, cutoff: dt.date | None, year: int) -> _Ready:
    young, old = cutoff or dt.date(year, 1, 1), cutoff or dt.date(year, 12, 31)
    return _Ready(
        rule,
        rule.by_hand_only,
        frozenset(map(fold, rule.clubs)),
        rule.under is not None or rule.over is not None,
        dt.date.min if rule.under is None else _years_before(young, rule.under),
        dt.date.max if rule.over is None else _years_before(old, rule.over),
    )


def _fits(player: Player, born: tuple[dt.date, dt.date] | None, ready: _Ready) -> bool | None:
    rule = ready.rule
    if ready.by_hand_only or (rule.sex is not None and player.sex is not rule.sex):
        return False
    if rule.federations and player.federation not in rule.federations:
        return False
    if ready.clubs and fold(player.club) not in ready.clubs:
        return False
    if rule.titles and (player.title or UNTITLED) not in rule.titles:
        return False
    if rule.asks_rating and not _rating_fits(player, rule):
        return False
    if not ready.has_age:
        return True
    if born is None:
        return None
    if born[0] >= ready.first and born[1] <= ready.last:
        return True
    return False if born[1] < ready.first or born[0] > ready.last else None


def _by_rules(player: Player, rules: Sequence[_Ready], narrower: tuple[frozenset[int], ...]) -> dict[str, Membership]:
    """The categories that the rules say something about, other than that the player is not in them."""
    born = _possible_births(player.birth)
    answers = [_fits(player, born, rule) for rule in rules]
    inside = frozenset(place for place, fits in enumerate(answers) if fits)
    found = {}
    for place, fits in enumerate(answers):
        if fits is None:
            found[rules[place].rule.name] = Membership.UNCLEAR
        elif fits and not narrower[place] & inside:
            found[rules[place].rule.name] = Membership.IN
    return found


def narrowed(plan: CategoryPlan) -> frozenset[str]:
    """The names of the categories that do not hold everybody who fits: a narrower one takes some of them away."""
    return frozenset(name for name, narrower in zip(plan.names, _narrower_rules(plan), strict=True) if narrower)


def _narrower_rules(plan: CategoryPlan) -> tuple[frozenset[int], ...]:
    """For every rule the places of those that take its players away; none where every category counts."""
    if plan.every:
        return (frozenset(),) * len(plan.rules)
    return tuple(
        frozenset(place for place, other in enumerate(plan.rules) if other is not rule and _is_narrower(other, rule))
        for rule in plan.rules
    )


def _is_narrower(other: CategoryRule, rule: CategoryRule) -> bool:
    """Whether two rules differ in the age only, or in the rating only, share players, and the other is the smaller."""
    if not _has_no_age(rule) and not _has_no_age(other) and _without_age(rule) == _without_age(other):
        mine, its = _ages(rule), _ages(other)
        return len(its) < len(mine) and _meet(mine, its)
    if rule.asks_rating and other.asks_rating and _without_rating(rule) == _without_rating(other):
        mine, its = _ratings(rule), _ratings(other)
        return len(its) < len(mine) and (_meet(mine, its) or (rule.unrated and other.unrated))
    return False


def _meet(one: range, other: range) -> bool:
    return max(one.start, other.start) < min(one.stop, other.stop)


def _has_no_age(rule: CategoryRule) -> bool:
    return rule.under is None and rule.over is None


def _without_age(rule: CategoryRule) -> CategoryRule:
    return replace(rule, name="", under=None, over=None)


def _without_rating(rule: CategoryRule) -> CategoryRule:
    return replace(rule, name="", rating_from=None, rating_to=None, unrated=False)


def _ages(rule: CategoryRule) -> range:
    return range(rule.over or 0, 200 if rule.under is None else rule.under)


def _ratings(rule: CategoryRule) -> range:
    if rule.rating_from is None and rule.rating_to is None:
        return range(0)  # the unrated alone
    return range(rule.rating_from or 0, 4001 if rule.rating_to is None else rule.rating_to + 1)


def _rating_fits(player: Player, rule: CategoryRule) -> bool:
    rating = player.rating_of(rule.rating_kind) if rule.rating_kind else player.rating
    if not rating:
        return rule.unrated
    if rule.rating_from is None and rule.rating_to is None:
        return False
    return (rule.rating_from or 0) <= rating <= (99_999 if rule.rating_to is None else rule.rating_to)


@lru_cache(maxsize=4096)
def _possible_births(birth: str) -> tuple[dt.date, dt.date] | None:
    """The first and the last day on which the player may have been born."""
    try:
        if len(birth) == 10:
            return (dt.date.fromisoformat(birth),) * 2
        return dt.date(int(birth[:4]), 1, 1), dt.date(int(birth[:4]), 12, 31)
    except ValueError:
        return None


def _years_before(day: dt.date, years: int) -> dt.date:
    try:
        return day.replace(year=day.year - years)
    except ValueError:  # 29 February
        return dt.date(day.year - years, 3, 1)


# -- what is offered ----------------------------------------------------------------------------------------------


def youth_rules(ages: Iterable[int] = YOUTH) -> tuple[CategoryRule, ...]:
    """U8, U10 ...: who has not reached the age."""
    return tuple(CategoryRule(f"U{age}", under=age) for age in ages)


def senior_rules(ages: Iterable[int] = SENIORS) -> tuple[CategoryRule, ...]:
    """S50, S65: who reaches the age."""
    return tuple(CategoryRule(f"S{age}+", over=age) for age in ages)


def women_rule(name: str = "Women") -> CategoryRule:
    """Everybody marked as female."""
    return CategoryRule(name, sex=Sex.FEMALE)


def below_rules(limits: Iterable[int]) -> tuple[CategoryRule, ...]:
    """Rating under 1800 and so on; unrated players belong to the lowest."""
    ordered = sorted(set(limits), reverse=True)
    return tuple(CategoryRule(f"under {limit}", rating_to=limit - 1, unrated=limit == ordered[-1]) for limit in ordered)


def band_rules(players: Iterable[Player]) -> tuple[CategoryRule, ...]:
    """Bands of ratings that have players, lowest first, and the unrated."""
    ratings = [player.rating for player in players]
    floors = sorted({max(rating // BAND * BAND, LOWEST_BAND - BAND) for rating in ratings if rating})
    rules = [
        CategoryRule(f"Rating below {LOWEST_BAND}", rating_to=LOWEST_BAND - 1)
        if floor < LOWEST_BAND
        else CategoryRule(f"Rating {floor}–{floor + BAND - 1}", rating_from=floor, rating_to=floor + BAND - 1)
        for floor in floors
    ]
    if not all(ratings):
        rules.append(CategoryRule("Unrated", unrated=True))
    return tuple(rules)


def usual_plan(section: Section) -> CategoryPlan:
    """Women, youth, seniors and rating bands, for sections without categories of their own; each is all who fit."""
    return CategoryPlan((women_rule(), *youth_rules(), *senior_rules(), *band_rules(section.players)), every=True)


def with_usual_rules(section: Section) -> Section:
    """The section, with the usual groups as its categories where it has no rules of its own."""
    return section if section.categories.rules else replace(section, categories=usual_plan(section))
