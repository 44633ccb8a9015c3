"""Rules of categories around their bounds, and lists of ratings as they are taken into the database."""

from __future__ import annotations

import datetime as dt
from collections.abc import Callable, Iterable, Iterator
from dataclasses import replace
from typing import Any

from tdapp.domain.ratings.rating_list import ListedPlayer, RateOfPlay, RatingList
from tdapp.domain.section.category import CategoryPlan, CategoryRule
from tdapp.domain.section.player import Sex
from tdapp.domain.words.errors import RuleViolation
from tdapp.services.ratings.handlers import checked_plan
from tdapp.services.ratings.lists import NewList, age_words, import_list
from tests.recorded import plain, recorded

RULES: tuple[dict[str, Any], ...] = (
    {}, {"name": ""}, {"name": "  A  b "}, {"name": "x" * 41}, {"name": "x" * 300}, {"under": 0}, {"under": 1},
    {"under": 120}, {"under": 121}, {"over": 120}, {"over": 121},
    {"under": 151}, {"over": 0}, {"over": 1}, {"over": 200}, {"under": 18, "over": 18}, {"under": 19, "over": 18},
    {"under": 18, "over": 19}, {"rating_from": -1}, {"rating_from": 0}, {"rating_to": 0}, {"rating_to": 4000},
    {"rating_to": 4001}, {"rating_to": 9999}, {"rating_from": 1800, "rating_to": 1799}, {"rating_to": 10000},
    {"rating_from": 1800, "rating_to": 1800}, {"rating_from": 0, "rating_to": 0}, {"rating_from": 1, "rating_to": 0},
    {"rating_from": 0, "rating_to": 1}, {"federations": ("ger", " ", "GER", "pol ")}, {"clubs": (" A ", "A", "")},
    {"titles": ("GM", " GM", "")}, {"sex": Sex.FEMALE}, {"unrated": True}, {"rating_kind": " rapid "},
)  # fmt: skip


def test_rules() -> None:
    lines = []
    for fields in RULES:
        rule = CategoryRule(**{"name": "U18", **fields})
        other = replace(rule, name="Other")
        for plan in (CategoryPlan((rule,)), CategoryPlan((rule, other), every=True), CategoryPlan((rule, rule))):
            try:
                told = plain(checked_plan(plan))
            except RuleViolation as refused:
                told = str(refused)
            lines.append(f"{plain(fields)} {len(plan.rules)}: {told}")
    recorded("services/category_rules", lines)


class Reading:
    """A file of so many players."""

    file_name = "list.txt"

    def __init__(self, count: int, month: dt.date | None, source: str, rates: tuple[RateOfPlay, ...]) -> None:
        self.count, self.month, self.source, self.rates = count, month, source, rates

    def rows(self, progress: Callable[[float], bool]) -> Iterator[ListedPlayer]:
        """All of them alike."""
        for number in range(self.count):
            progress(number / self.count)
            yield ListedPlayer(f"Player {number}")


class Lists:
    """A database that only says what it was given."""

    def __init__(self, *held: RatingList) -> None:
        self.held, self.told = held, ""

    def lists(self) -> tuple[RatingList, ...]:
        """Those that are kept."""
        return self.held

    def add(self, new: NewList, rows: Iterable[ListedPlayer], progress: Callable[[float], bool]) -> RatingList:
        """Count them."""
        count = len(list(rows))
        progress(0.0)
        progress(1.0)
        self.told = f"{plain(new)} {count}"
        return RatingList("new", new.source, new.month, new.rates, count)


def test_lists() -> None:
    """Which month counts; what is too small beside the lists of the same source within two years; how far it is."""
    one, two = tuple(RateOfPlay)[:2]
    day = dt.date(2026, 3, 15)
    lines = []
    for count, month, asked, source, rates, smaller in (
        (3, day, None, "FIDE", (one,), False), (3, day, dt.date(2025, 7, 9), "FIDE", (one,), False),
        (3, None, None, "FIDE", (one,), False), (3, None, day, " GER  list ", (one,), False),
        (3, day, None, "FIDE", (two,), False), (499, day, None, "FIDE", (one,), False),
        (500, day, None, "FIDE", (one,), False), (499, day, None, "FIDE", (one,), True),
        (250, day, None, "GER", (one,), False), (249, day, None, "GER", (one,), False),
        (1, day, None, "", (one,), False), (1, day, None, "POL", (one,), False),
        (1, dt.date(2028, 2, 29), None, "FIDE", (one,), False), (1, dt.date(2028, 3, 1), None, "FIDE", (one,), False),
    ):  # fmt: skip
        store = Lists(
            *(
                RatingList(source, source, dt.date(2026, month_held, 1), (rate,), players)
                for source, month_held, rate, players in (
                    ("FIDE", 2, one, 2000),
                    ("FIDE", 1, one, 1500),
                    ("GER", 2, one, 1000),
                    ("GER", 2, two, 9000),
                    ("POL", 2, one, 999),
                )
            )
        )
        shares: list[float] = []

        def progress(share: float, shares: list[float] = shares) -> bool:
            shares.append(round(share, 3))
            return True

        try:
            reading = Reading(count, month, source, rates)
            more = {"smaller": True} if smaller else {}  # nobody asks for a part of a list unless he says so
            told = plain(import_list(reading, store, month=asked, progress=progress, **more))
        except RuleViolation as refused:
            told = str(refused)
        given = (count, str(month), str(asked), source, rates[0].value, smaller)
        lines.append(f"{given}: {told} {store.told} {shares[:2]} {shares[-2:]}")
    for months in range(-1, 5):
        held = RatingList("a", "FIDE", dt.date(2026, 3, 1), (one,), 1)
        today = dt.date(2026 + (2 + months) // 12, (2 + months) % 12 + 1, 20)
        lines.append(f"{today}: {age_words([held], today)!r} {age_words([replace(held, source='GER')], today)!r}")
    recorded("services/rating_lists", lines)
