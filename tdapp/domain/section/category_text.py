"""A category plan as plain fields, for the event file and for the marks of a tournament report; exact both ways."""

from __future__ import annotations

import datetime as dt
from dataclasses import fields
from typing import Any

from tdapp.domain.section.category import CategoryPlan, CategoryRule
from tdapp.domain.section.player import Sex

_NUMBERS = ("under", "over", "rating_from", "rating_to")
_LISTS = ("federations", "clubs", "titles")


def plan_fields(plan: CategoryPlan) -> dict[str, Any]:
    """What JSON can hold, without the fields that are as at first; an empty plan is empty."""
    found: dict[str, Any] = {}
    if plan.rules:
        found["rules"] = [_rule_fields(rule) for rule in plan.rules]
    if plan.cutoff is not None:
        found["cutoff"] = plan.cutoff.isoformat()
    if plan.every:
        found["every"] = True
    return found


def plan_of(found: Any) -> CategoryPlan:
    """The plan of its fields; ValueError, TypeError or KeyError where they are none."""
    cutoff = found.get("cutoff") if isinstance(found, dict) else _wrong()
    return CategoryPlan(
        tuple(_rule_of(one) for one in found.get("rules", ())),
        None if cutoff is None else dt.date.fromisoformat(cutoff),
        found.get("every", False) is True,
    )


def _rule_fields(rule: CategoryRule) -> dict[str, Any]:
    plain = CategoryRule("")
    found: dict[str, Any] = {}
    for one in fields(CategoryRule):
        value = getattr(rule, one.name)
        if value != getattr(plain, one.name):
            found[one.name] = value.value if isinstance(value, Sex) else value
    return found


def _rule_of(found: Any) -> CategoryRule:
    if not isinstance(found, dict) or not found.keys() <= {one.name for one in fields(CategoryRule)}:
        _wrong()
    values: dict[str, Any] = dict(found)
    for name in _NUMBERS:
        if not isinstance(values.get(name, 0), int):
            _wrong()
    for name in _LISTS:
        if name in values:
            values[name] = tuple(one if isinstance(one, str) else _wrong() for one in values[name])
    if any(not isinstance(values.get(name, ""), str) for name in ("name", "rating_kind")):
        _wrong()
    if "sex" in values:
        values["sex"] = Sex(values["sex"])
    if "unrated" in values:
        values["unrated"] = values["unrated"] is True
    return CategoryRule(**{"name": "", **values})


def _wrong() -> Any:
    raise TypeError("no category plan")
