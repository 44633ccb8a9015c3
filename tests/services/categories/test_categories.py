"""Categories by age, rating, sex and own rules; by hand stays by hand."""

from __future__ import annotations

import datetime as dt
from dataclasses import replace
from pathlib import Path

import pytest

from tdapp.domain.commands.players import EditPlayers
from tdapp.domain.commands.ratings import SetCategories
from tdapp.domain.section.category import CategoryPlan, CategoryRule, HandSet
from tdapp.domain.section.category_text import plan_fields, plan_of
from tdapp.domain.section.event import Event, Section
from tdapp.domain.section.player import Player, Rating, Sex
from tdapp.domain.words.errors import RuleViolation
from tdapp.reports.data import data_of
from tdapp.reports.documents.categories import build as build_rankings
from tdapp.reports.documents.start_list import build
from tdapp.reports.layout.model import Table
from tdapp.reports.options import PrintOptions
from tdapp.services.categories.membership import (
    Membership,
    below_rules,
    categories_of,
    category_names,
    counts,
    group_named,
    groups_of,
    matches,
    memberships,
    narrowed,
    senior_rules,
    usual_plan,
    women_rule,
    youth_rules,
)
from tdapp.services.tables.standings import compute_standings
from tests.arena import arena
from tests.services.roster_stage import Stage

FIELD = (
    Player(1, "Senior", 2100, "FM", Sex.MALE, "SLO", birth="1976-12-31"),
    Player(2, "Nearly", 1900, "", Sex.FEMALE, "SLO", birth="1977-01-01", club="Zelengaj"),
    Player(3, "Eighteen", 1799, "", Sex.MALE, "CRO", birth="2008-01-01", club="Škofja  Loka"),
    Player(4, "Nineteen", 1800, "", Sex.MALE, "CRO", birth="2007-12-31"),
    Player(5, "Child", None, "", Sex.FEMALE, "SLO", birth="2017"),
    Player(6, "Unknown", 1650),
)


def section(plan: CategoryPlan, players: tuple[Player, ...] = FIELD, start: dt.date | None = dt.date(2026, 7, 4)):
    return Section(Event("E", start=start), players, ((),) * len(players), 9, categories=plan)


def numbers(plan: CategoryPlan, name: str, **more: object) -> list[int]:
    found = categories_of(section(plan, **more))  # type: ignore[arg-type]
    return [number for number, names in found.items() if name in names]


def test_ages_as_in_fides_youth_and_senior_events() -> None:
    """U18 of 2026: born 2008 or later (World Youth regulations); 50+: born 1976 or earlier (World Senior)."""
    plan = CategoryPlan((*youth_rules(), *senior_rules()))
    assert numbers(plan, "U18") == [3]
    assert numbers(plan, "U10") == [5]
    assert numbers(plan, "U12") == []  # the narrowest group only
    assert numbers(plan, "S50+") == [1]
    every = replace(plan, every=True)
    assert [name for name in every.names if 5 in numbers(every, name)] == ["U10", "U12", "U14", "U16", "U18", "U20"]


@pytest.mark.parametrize(
    ("birth", "under", "fits"),
    [
        ("2008-09-01", 18, True),  # becomes 18 on the day itself
        ("2008-08-31", 18, False),
        ("2008-08-31", 19, True),
        ("2008", 18, None),
        ("2009", 18, True),
        ("2007", 18, False),
        ("", 18, None),
        ("2008-02-29", 18, False),
        ("?", 18, None),
    ],
)
def test_a_cutoff_day(birth: str, under: int, fits: bool | None) -> None:
    rule = CategoryRule("U", under=under)
    plan = CategoryPlan((rule,), dt.date(2026, 9, 1))
    assert matches(Player(1, "A", birth=birth), rule, plan, 2026) is fits


def test_seniors_on_a_cutoff_day() -> None:
    rule = CategoryRule("S", over=60)
    plan = CategoryPlan((rule,), dt.date(2026, 9, 1))
    found = [matches(Player(1, "A", birth=birth), rule, plan, 2026) for birth in ("1966-09-01", "1966-09-02", "1966")]
    assert found == [True, False, None]


def test_ratings() -> None:
    plan = CategoryPlan((*below_rules((1800, 2000, 1700)), CategoryRule("Strong", rating_from=2000)))
    assert plan.names == ("under 2000", "under 1800", "under 1700", "Strong")
    assert [numbers(plan, name) for name in plan.names] == [[2, 4], [3], [5, 6], [1]]
    rapid = CategoryRule("Rapid", rating_to=1500, rating_kind="rapid")
    players = (Player(1, "A", 2000, ratings=(Rating("rapid", 1500),)), Player(2, "B", 1400))
    assert numbers(CategoryPlan((rapid,)), "Rapid", players=players) == [1]


def test_narrower_groups_of_other_conditions_do_not_interfere() -> None:
    girls = CategoryRule("Girls U18", under=18, sex=Sex.FEMALE)
    plan = CategoryPlan((*youth_rules(), girls, women_rule()))
    assert categories_of(section(plan))[5] == ("U10", "Girls U18", "Women")


def test_own_rules() -> None:
    plan = CategoryPlan(
        (
            CategoryRule("Home", federations=("SLO",), titles=("-",)),
            CategoryRule("Club", clubs=("skofja loka",)),
            CategoryRule("Guests"),
        )
    )
    players = (*FIELD[:2], replace(FIELD[2], club="Škofja Loka"), *FIELD[3:])
    assert [numbers(plan, name, players=players) for name in plan.names] == [[2, 5], [3], []]


def test_by_hand_stays() -> None:
    plan = CategoryPlan((*youth_rules(), CategoryRule("Guests")))
    players = (
        replace(FIELD[0], categories=("Guests", "Sponsors")),
        *FIELD[1:4],
        replace(FIELD[4], categories=("U18",), not_categories=("U10",)),
        FIELD[5],
    )
    found = section(plan, players)
    assert categories_of(found)[1] == ("Guests", "Sponsors")
    assert categories_of(found)[5] == ("U18",)
    assert category_names(found) == (*plan.names, "Sponsors")
    row = memberships(found)[5]
    assert (row["U10"], row["U18"], row["Sponsors"]) == (Membership.HAND_OUT, Membership.HAND_IN, Membership.OUT)
    count = {one.name: one for one in counts(found)}
    assert (count["U18"].inside, count["U18"].by_hand, count["U18"].unclear) == (2, 1, 1)
    assert count["U10"].taken_out == 1
    assert group_named(found, " u18 ").numbers == {3, 5}  # type: ignore[union-attr]
    assert group_named(found, "U99") is None


def test_the_usual_groups_where_nobody_made_categories() -> None:
    found = {group.name: sorted(group.numbers) for group in groups_of(section(CategoryPlan()), 2026)}
    assert found == {
        "Women": [2, 5],
        "U10": [5],
        "U12": [5],
        "U14": [5],
        "U16": [5],
        "U18": [3, 5],
        "U20": [3, 4, 5],
        "S50+": [1],
        "Rating 1600–1799": [3, 6],
        "Rating 1800–1999": [2, 4],
        "Rating 2000–2199": [1],
        "Unrated": [5],
    }
    own = section(CategoryPlan((CategoryRule("All", rating_to=4000, unrated=True), CategoryRule("Empty"))))
    assert [(group.name, len(group.numbers)) for group in groups_of(own, 2026)] == [("All", 6)]


def test_who_is_65_is_one_of_those_from_50_on_where_nobody_made_categories() -> None:
    old = (replace(FIELD[0], birth="1950"), *FIELD[1:])
    found = {group.name: sorted(group.numbers) for group in groups_of(section(CategoryPlan(), old), 2026)}
    assert (found["S50+"], found["S65+"]) == ([1], [1])


def test_the_groups_that_narrower_ones_take_players_from() -> None:
    bands = (CategoryRule("Rating below 1000", rating_to=999), CategoryRule("1000–1199", None, None, 1000, 1199))
    for apart in (bands, (CategoryRule("Elite", rating_from=2400), CategoryRule("Unrated", unrated=True))):
        assert narrowed(CategoryPlan(apart)) == frozenset()
    rules = (*youth_rules((12, 18)), women_rule(), *senior_rules(), *below_rules((1800, 1600)))
    plan = CategoryPlan(rules)
    assert narrowed(plan) == {"U18", "S50+", "under 1800"}  # and not S65+: nobody is in U12 too
    assert narrowed(replace(plan, every=True)) == frozenset()


def test_without_dates_of_the_event_the_year_given_counts() -> None:
    undated = section(CategoryPlan(youth_rules((18,))), start=None)
    assert categories_of(undated, dt.date(2025, 1, 1))[4] == ("U18",)
    assert categories_of(undated, dt.date(2026, 1, 1))[4] == ()


def test_a_plan_as_text() -> None:
    plan = replace(usual_plan(section(CategoryPlan())), cutoff=dt.date(2026, 9, 1), every=True)
    plan = replace(plan, rules=(*plan.rules, CategoryRule("X", 9, 3, 1, 2, True, "rapid", Sex.MALE, ("A",), ("B",))))
    assert plan_of(plan_fields(plan)) == plan
    assert plan_fields(CategoryPlan()) == {}
    for wrong in ([], {"rules": [7]}, {"rules": [{"name": 7}]}, {"cutoff": "x"}, {"rules": [{"no": 1}]}):
        with pytest.raises((TypeError, ValueError)):
            plan_of(wrong)


def test_the_command(tmp_path: Path) -> None:
    stage = Stage(tmp_path, section(CategoryPlan()))
    rule = CategoryRule("  U18\n", under=18, federations=("slo",))
    stage.do(SetCategories(1, CategoryPlan((rule,)), (HandSet(6, "U18", True), HandSet(3, "U18", False))))
    now = stage.section()
    assert now.categories.rules == (CategoryRule("U18", under=18, federations=("SLO",)),)
    assert {number for number, names in categories_of(now).items() if names} == {5, 6}
    stage.do(EditPlayers(1, (replace(now.players[5], birth="2001"),)))
    assert categories_of(stage.section())[6] == ("U18",)  # set by hand
    stage.do(SetCategories(1, now.categories, (HandSet(6, "U18", None),)))
    assert categories_of(stage.section())[6] == ()
    stage.store.undo()
    stage.store.undo()
    stage.store.undo()
    assert stage.section() == section(CategoryPlan())


@pytest.mark.parametrize(
    ("rules", "words"),
    [
        ((CategoryRule(" "),), "needs a name"),
        ((CategoryRule("a"), CategoryRule("A")), "called"),
        ((CategoryRule("a", under=0),), "age"),
        ((CategoryRule("a", under=18, over=18),), "nobody"),
        ((CategoryRule("a", rating_from=2000, rating_to=1999),), "above"),
        ((CategoryRule("a", rating_to=9000),), "rating is"),
        ((CategoryRule("a,b"),), "comma"),
    ],
)
def test_refused(tmp_path: Path, rules: tuple[CategoryRule, ...], words: str) -> None:
    stage = Stage(tmp_path, section(CategoryPlan()))
    stage.refused(SetCategories(1, CategoryPlan(rules)), words)
    with pytest.raises(RuleViolation, match="number 77"):
        stage.store.execute(SetCategories(1, CategoryPlan(), (HandSet(77, "a", True),)))


def test_documents_show_and_group_by_categories_of_the_rules() -> None:
    found = section(CategoryPlan((*youth_rules((10, 18)), women_rule())))
    data = data_of(compute_standings(found))
    options = PrintOptions(dt.datetime(2026, 7, 4, 12, 0))
    grouped = build(data, replace(options, group_by="category"))
    titles = [block.title for block in grouped.blocks if isinstance(block, Table)]
    assert titles == ["No category", "U10", "U18", "Women"]
    ranking = build_rankings(data, options)
    assert [block.title for block in ranking.blocks if isinstance(block, Table)] == ["U10", "U18", "Women"]


def test_the_ages_of_fides_youth_and_senior_events() -> None:
    assert [rule.under for rule in youth_rules()] == [8, 10, 12, 14, 16, 18, 20]
    assert [rule.over for rule in senior_rules()] == [50, 65]


def test_of_two_groups_by_rating_the_unrated_alone_are_the_narrower_one() -> None:
    rules = (CategoryRule("Below 1800", rating_to=1799, unrated=True), CategoryRule("Unrated", unrated=True))
    section = arena("1 A 1700 |\n2 B |\n3 C 1900 |", rounds_total=3)
    for order in (rules, rules[::-1]):
        narrow = categories_of(replace(section, categories=CategoryPlan(order)))
        assert narrow == {1: ("Below 1800",), 2: ("Unrated",), 3: ()}
        every = categories_of(replace(section, categories=CategoryPlan(order, every=True)))
        assert (set(every[1]), set(every[2])) == ({"Below 1800"}, {"Below 1800", "Unrated"})


@pytest.mark.parametrize(
    ("rules", "birth", "names"),
    [
        (senior_rules(), "1950", ("S65+",)),
        (senior_rules(), "1970", ("S50+",)),
        (youth_rules((10, 18)), "2018", ("U10",)),
        (youth_rules((10, 18)), "2010", ("U18",)),
        ((CategoryRule("18-30", over=18, under=31), CategoryRule("U31", under=31)), "2000", ("18-30",)),
        ((CategoryRule("U18", under=18), CategoryRule("U18 A", under=18, clubs=("A",))), "2010", ("U18",)),
    ],
)
def test_of_two_groups_by_age_a_player_is_in_the_narrower_one(
    rules: tuple[CategoryRule, ...], birth: str, names: tuple[str, ...]
) -> None:
    field = arena("1 A |", rounds_total=3, event=Event("Open", start=dt.date(2026, 7, 4)))
    players = (replace(field.players[0], birth=birth),)
    for order in (rules, rules[::-1]):
        assert categories_of(replace(field, players=players, categories=CategoryPlan(order))) == {1: names}


@pytest.mark.parametrize(("birth", "young"), [("2006-03-01", True), ("2006-02-28", False)])
def test_who_is_of_age_on_the_29th_of_february(birth: str, young: bool) -> None:
    """Eighteen years before it the day is the 1st of March."""
    rules = (CategoryRule("U18", under=18),)
    field = arena("1 A |", rounds_total=3, categories=CategoryPlan(rules, cutoff=dt.date(2024, 2, 29)))
    field = replace(field, players=(replace(field.players[0], birth=birth),))
    assert categories_of(field) == {1: ("U18",) if young else ()}
