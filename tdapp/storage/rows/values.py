"""Columns of an event, of a section's regulations and of a player, by hand and exact both ways."""

from __future__ import annotations

import datetime as dt
import json
from dataclasses import astuple
from fractions import Fraction
from typing import Any

from tdapp.domain.section.category_text import plan_fields, plan_of
from tdapp.domain.section.event import ByeRules, Edition, Event, Official, RatingMethod, RoundTime
from tdapp.domain.section.facts import SectionFacts
from tdapp.domain.section.player import CheckIn, NationalRecord, Player, Rating, Sex, Standing
from tdapp.domain.section.scoring import PointSystem
from tdapp.domain.systems.kind import Kind
from tdapp.storage.rows.team_values import rules_of, rules_text

Values = dict[str, Any]

POINTS = ("win", "draw", "loss", "pab", "full_bye", "half_bye", "zero_bye", "forfeit_win", "forfeit_loss")


def event_values(event: Event) -> Values:
    """The columns of the event's row."""
    return {
        "name": event.name,
        "city": event.city,
        "federation": event.federation,
        "start": date_text(event.start),
        "end": date_text(event.end),
        "chief_arbiter": event.chief_arbiter,
        "deputies": _json(event.deputies),
        "time_control": event.time_control,
        "time_control_code": event.time_control_code,
        "type_text": event.type_text,
        "officials": _json([(one.role, one.name, one.fide_id, one.title) for one in event.officials]),
    }


def event_of(row: Any) -> Event:
    """The event of its row."""
    return Event(
        name=row.name,
        city=row.city,
        federation=row.federation,
        start=date_of(row.start),
        end=date_of(row.end),
        chief_arbiter=row.chief_arbiter,
        deputies=tuple(json.loads(row.deputies)),
        time_control=row.time_control,
        time_control_code=row.time_control_code,
        type_text=row.type_text,
        officials=tuple(Official(*one) for one in json.loads(row.officials)),
    )


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
        "system_key": facts.system_key,
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
        "system_key": row.system_key,
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


def player_values(player: Player) -> Values:
    """The columns of a player's row, without its section."""
    return {
        "number": player.number,
        "name": player.name,
        "rating": player.rating,
        "title": player.title,
        "sex": player.sex.value if player.sex else None,
        "federation": player.federation,
        "fide_id": player.fide_id,
        "birth": player.birth,
        "club": player.club,
        "national_rating": player.national_rating,
        "national_id": player.national_id,
        "standing": player.standing.value,
        "native_name": player.native_name,
        "ratings": _json([(one.kind, one.value, one.source, one.month, one.typed) for one in player.ratings]),
        "categories": _json(player.categories),
        "fixed_table": player.fixed_table,
        "comment": player.comment,
        "paid": player.paid,
        "owed": player.owed,
        "check_in": player.check_in.value,
        "no_half_bye": player.no_half_bye,
        "k_factor": player.k_factor,
        "not_categories": _json(player.not_categories),
        "round_ratings": _json(player.round_ratings),
        "national_record": _json(astuple(player.national_record)) if player.national_record != NationalRecord() else "",
    }


_SEX = {one.value: one for one in Sex}  # looked up for every player of every snapshot: Sex(value) costs ten times that
_STANDING = {one.value: one for one in Standing}
_CHECK_IN = {one.value: one for one in CheckIn}


def player_of(row: Any) -> Player:
    """The player of a row."""
    return Player(
        number=row.number,
        name=row.name,
        rating=row.rating,
        title=row.title,
        sex=(_SEX.get(row.sex) or Sex(row.sex)) if row.sex else None,
        federation=row.federation,
        fide_id=row.fide_id,
        birth=row.birth,
        club=row.club,
        national_rating=row.national_rating,
        national_id=row.national_id,
        standing=_STANDING.get(row.standing) or Standing(row.standing),
        native_name=row.native_name,
        ratings=tuple(Rating(*one) for one in json.loads(row.ratings)) if row.ratings != "[]" else (),
        categories=tuple(json.loads(row.categories)) if row.categories != "[]" else (),
        fixed_table=row.fixed_table,
        comment=row.comment,
        paid=row.paid,
        owed=row.owed,
        check_in=_CHECK_IN.get(row.check_in) or CheckIn(row.check_in),
        no_half_bye=bool(row.no_half_bye),
        k_factor=row.k_factor,
        not_categories=tuple(json.loads(row.not_categories)) if row.not_categories != "[]" else (),
        round_ratings=tuple((number, rating) for number, rating in json.loads(row.round_ratings))
        if row.round_ratings != "[]"
        else (),
        national_record=NationalRecord(*json.loads(row.national_record)) if row.national_record else NationalRecord(),
    )


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
