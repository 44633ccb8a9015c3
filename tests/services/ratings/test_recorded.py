"""Rules of categories around their bounds, and lists of ratings as they are taken into the database."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from tdapp.domain.section.category import CategoryPlan, CategoryRule
from tdapp.domain.section.player import Sex
from tdapp.domain.words.errors import RuleViolation
from tdapp.services.ratings.handlers import checked_plan
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
