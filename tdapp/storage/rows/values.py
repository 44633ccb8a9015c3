"""Columns of a section's regulations, by hand and exact both ways."""

from __future__ import annotations

import datetime as dt
import json
from fractions import Fraction
from typing import Any

from tdapp.domain.section.category_text import plan_fields, plan_of
from tdapp.domain.section.event import ByeRules, Edition, Kind, RatingMethod, RoundTime
from tdapp.domain.section.facts import SectionFacts
from tdapp.domain.section.scoring import PointSystem
from tdapp.storage.rows.team_values import rules_of, rules_text

Values = dict[str, Any]

POINTS = ("win", "draw", "loss", "pab", "full_bye", "half_bye", "zero_bye", "forfeit_win", "forfeit_loss")


def facts_values(facts: SectionFacts) -> Values:
    """The columns of a section's row that hold its regulations; the dates of rounds are rows of their own."""
    values: Values = {
        "name": facts.name,
        "kind": facts.kind.value,
        "cycles": facts.cycles,
        "swap_last_two": facts.swap_last_two,
        "rounds_total": facts.rounds_total,
        "edition": facts.edition.value,
        "initial_colour": facts.initial_colour,
        "type_code": facts.type_code,
        "half_allowed": facts.byes.half_allowed,
        "half_limit": facts.byes.half_limit,
        "half_until": facts.byes.half_until,
        "round_times": _json([(one.start, one.default_minutes) for one in facts.round_times]),
        "time_control": facts.time_control,
        "time_control_code": facts.time_control_code,
        "rate": facts.rate,
        "rating_method": facts.rating_method.value if facts.rating_method else None,
        "unrated_rule": facts.unrated_rule,
        "categories": _json(plan_fields(facts.categories)),
        "list_orders": _json(facts.list_orders),
        "national_list": facts.national_list,
        "long_event": facts.long_event,
        "chess960": facts.chess960,
        "team_rules": rules_text(facts.team_rules),
    }
    for name in POINTS:
        values[name] = points_text(getattr(facts.points, name))
    return values


def facts_fields(row: Any) -> Values:
    """The fields of Section (and of SectionFacts) that a section's row holds."""
    return {
        "rounds_total": row.rounds_total,
        "name": row.name,
        "kind": Kind(row.kind),
        "cycles": row.cycles,
        "swap_last_two": bool(row.swap_last_two),
        "points": PointSystem(**{name: points_of(getattr(row, name)) for name in POINTS}),  # type: ignore[arg-type]
        "edition": Edition(row.edition),
        "initial_colour": row.initial_colour,
        "type_code": row.type_code,
        "byes": ByeRules(bool(row.half_allowed), row.half_limit, row.half_until),
        "round_times": tuple(RoundTime(*one) for one in json.loads(row.round_times)),
        "time_control": row.time_control,
        "time_control_code": row.time_control_code,
        "rate": row.rate,
        "rating_method": RatingMethod(row.rating_method) if row.rating_method else None,
        "unrated_rule": row.unrated_rule,
        "categories": plan_of(json.loads(row.categories)),
        "list_orders": tuple((rate, order) for rate, order in json.loads(row.list_orders)),
        "national_list": row.national_list,
        "long_event": None if row.long_event is None else bool(row.long_event),
        "chess960": bool(row.chess960),
        "team_rules": rules_of(row.team_rules),
    }


def points_text(points: Fraction | None) -> str | None:
    """Exact points as text."""
    return None if points is None else str(points)


def points_of(text: str | None) -> Fraction | None:
    """Points of their text."""
    return None if text is None else Fraction(text)


def date_text(date: dt.date | None) -> str | None:
    """ISO text of a date."""
    return None if date is None else date.isoformat()


def date_of(text: str | None) -> dt.date | None:
    """A date of its ISO text."""
    return None if text is None else dt.date.fromisoformat(text)


def _json(value: object) -> str:
    return json.dumps(value, ensure_ascii=False)
