"""Comment marks for what registration and regulations know beyond TRF's records.

Values are JSON in ASCII, so that no name can break a line: ``officials``, ``byes``, ``times``, ``control``, ``rate``,
``numbering``, ``unrated``, ``norms``, ``prohibitions`` (the names of the records 260), ``wishes``, ``chess960``,
``swapped``, ``registration FIELD N``. Fees, remarks and the check-in stay in the event file: a report
goes to other people.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import asdict, astuple, replace
from typing import Any

from tdapp.domain.norms.answers import NormAnswers, checked_answers
from tdapp.domain.section.category import CategoryPlan
from tdapp.domain.section.event import (
    CHIEF,
    DEPUTY,
    ByeRules,
    Event,
    ForbiddenPairs,
    Official,
    RatingMethod,
    RoundTime,
    Section,
)
from tdapp.domain.section.player import STANDARD, NationalRecord, Player, Rating
from tdapp.domain.words.errors import RuleViolation
from tdapp.domain.words.plain import plain, reader
from tdapp.trf.marks import mark_line, value_of, values_of
from tdapp.trf.officials import with_officials
from tdapp.trf.player_lines import national_fits
from tdapp.trf.records import Header
from tdapp.trf.tournament_ratings import method_line, tournament_marks


def registration_marks(section: Section) -> list[str]:
    """The lines of everything that is not as it would be read without them."""
    event = section.event
    values: dict[str, object] = {}
    if event.officials:
        values["officials"] = [(one.role, one.name, one.fide_id, one.title) for one in event.officials]
    if section.byes != ByeRules():
        values["byes"] = (section.byes.half_allowed, section.byes.half_limit, section.byes.half_until)
    if section.round_times:
        values["times"] = [(one.start, one.default_minutes) for one in section.round_times]
    if section.time_control or section.time_control_code:
        own = [section.time_control, section.time_control_code]
        values["control"] = [own, [event.time_control, event.time_control_code]]
    if section.rate != STANDARD:
        values["rate"] = section.rate
    if section.rating_method is not None and not method_line(section):
        values["numbering"] = section.rating_method.value
    if section.unrated_rule:
        values["unrated"] = section.unrated_rule
    if any(group.name for group in section.forbidden):
        values["prohibitions"] = [group.name for group in section.forbidden]
    if section.wishes:
        values["wishes"] = [(one.first_round, one.last_round, one.numbers, one.name) for one in section.wishes]
    if section.chess960:
        values["chess960"] = True
    if section.swap_last_two:
        values["swapped"] = True
    if section.categories != CategoryPlan():
        from tdapp.domain.section.category_text import plan_fields

        values["categories"] = plan_fields(section.categories)
    if section.list_orders:
        values["lists"] = section.list_orders
    if section.national_list:
        values["national"] = section.national_list
    if section.long_event is not None:
        values["long"] = section.long_event
    if section.norms != NormAnswers():
        values["norms"] = asdict(section.norms)
    lines = [mark_line(json.dumps(value, default=plain), key) for key, value in values.items()]
    for player in section.players:
        lines += _player_marks(section, player)
    return [*lines, *tournament_marks(section)]


def with_registration(section: Section, header: Header) -> Section:
    """The section with what the marks say; a mark that makes no sense is as if it were not there."""
    section = replace(
        section,
        event=_with_officials(section.event, _read(header, "officials", _officials)),
        byes=_read(header, "byes", _byes) or ByeRules(),
        round_times=_read(header, "times", _times) or (),
        rate=_read(header, "rate", _rate) or STANDARD,
        unrated_rule=_read(header, "unrated", _text) or "",
        rating_method=_read(header, "numbering", RatingMethod),
        categories=_read(header, "categories", _categories) or CategoryPlan(),
        list_orders=_read(header, "lists", _orders) or (),
        national_list=_read(header, "national", _text) or "",
        long_event=_read(header, "long", bool),
        norms=_read(header, "norms", _norms) or NormAnswers(),
        wishes=_read(header, "wishes", _groups) or (),
        chess960=_read(header, "chess960", bool) or False,
        swap_last_two=_read(header, "swapped", bool) or False,
    )
    known = {player.number for player in section.players}
    if any(not known.issuperset(group.numbers) for group in section.wishes):
        section = replace(section, wishes=())
    names = _read(header, "prohibitions", lambda value: tuple(_text(one) for one in value)) or ()
    if len(names) == len(section.forbidden):
        named = zip(section.forbidden, names, strict=True)
        section = replace(section, forbidden=tuple(replace(group, name=name) for group, name in named))
    control = _read(header, "control", _control)
    if control is not None:
        own, events = control
        if own == (section.event.time_control, section.event.time_control_code):  # nobody has edited the records
            section = replace(
                section,
                event=replace(section.event, time_control=events[0], time_control_code=events[1]),
                time_control=own[0],
                time_control_code=own[1],
            )
    return replace(section, players=_with_player_marks(section.players, header))


def _player_marks(section: Section, player: Player) -> list[str]:
    values: dict[str, object] = {}
    if not national_fits(section, player):
        values["national-record"] = astuple(player.national_record)
    if player.native_name:
        values["native"] = player.native_name
    if player.ratings:
        values["ratings"] = [(one.kind, one.value, one.source, one.month, one.typed) for one in player.ratings]
    if player.categories:
        values["categories"] = player.categories
    if player.not_categories:
        values["categories-off"] = player.not_categories
    if player.round_ratings:
        values["round-ratings"] = player.round_ratings
    if player.fixed_table is not None:
        values["table"] = player.fixed_table
    if player.k_factor is not None:
        values["k"] = player.k_factor
    if player.no_half_bye:
        values["no-half-bye"] = True
    return [mark_line(json.dumps(value), "registration", key, player.number) for key, value in values.items()]


def _with_player_marks(players: tuple[Player, ...], header: Header) -> tuple[Player, ...]:
    found: dict[str, dict[str, Any]] = {}
    for _, (key, number), text in values_of(header, "registration"):
        if key in _PLAYER_FIELDS:
            name, make = _PLAYER_FIELDS[key]
            value = _made(text, make)
            if value is not None:
                found.setdefault(number, {})[name] = value
    if not found:
        return players
    return tuple(replace(player, **found.get(str(player.number), {})) for player in players)


def _read(header: Header, key: str, make: Callable[[Any], Any]) -> Any:
    text = value_of(header, key)
    return None if text is None else _made(text, make)


def _made(text: str, make: Callable[[Any], Any]) -> Any:
    """The value of a mark, or None: anybody may have written it."""
    if len(text) > 20_000:
        return None
    try:
        return make(json.loads(text))
    except (ValueError, TypeError, LookupError, AttributeError, RecursionError, RuleViolation):
        return None


def _text(value: object) -> str:
    if not isinstance(value, str):
        raise TypeError
    return value


def _whole(value: object) -> int:
    if not isinstance(value, int) or isinstance(value, bool) or not 0 <= value < 100_000:
        raise TypeError
    return value


def _with_officials(event: Event, marked: tuple[Official, ...] | None) -> Event:
    """Arbiters as they are marked, as long as the records still name the same ones, else as the records have them."""
    written = with_officials(event)
    if marked is None:
        return written
    names = [one.name for role in (CHIEF, DEPUTY) for one in marked if one.role == role]
    if names == [name for name in (written.chief_arbiter, *written.deputies) if name] or not names:
        return replace(written, officials=marked)
    others = tuple(one for one in marked if one.role not in (CHIEF, DEPUTY))
    return replace(written, officials=(*written.officials, *others))


def _officials(value: Any) -> tuple[Official, ...]:
    return tuple(Official(*(_text(part) for part in one)) for one in value)


def _categories(value: Any) -> CategoryPlan:
    from tdapp.domain.section.category_text import plan_of  # few reports have categories, answers and orders of lists

    return plan_of(value)


def _norms(value: Any) -> NormAnswers:
    return checked_answers(reader(NormAnswers)(value))


def _byes(value: Any) -> ByeRules:
    allowed, limit, until = value
    return ByeRules(bool(allowed), _whole(limit), None if until is None else _whole(until))


def _times(value: Any) -> tuple[RoundTime, ...]:
    return tuple(RoundTime(_text(start), None if wait is None else _whole(wait)) for start, wait in value)


def _rate(value: Any) -> str:
    if value not in ("standard", "rapid", "blitz"):
        raise ValueError
    return _text(value)


def _orders(value: Any) -> tuple[tuple[str, str], ...]:
    from tdapp.domain.ratings.rating_list import parse_sequence, sequence_text

    return tuple((_rate(rate), sequence_text(parse_sequence(order))) for rate, order in value)


def _control(value: Any) -> tuple[tuple[str, str], tuple[str, str]]:
    (own, own_code), (events, events_code) = value
    return (_text(own), _text(own_code)), (_text(events), _text(events_code))


def _groups(value: Any) -> tuple[ForbiddenPairs, ...]:
    return tuple(
        ForbiddenPairs(_whole(first), _whole(last), tuple(_whole(one) for one in numbers), _text(name))
        for first, last, numbers, name in value
    )


def _ratings(value: Any) -> tuple[Rating, ...]:
    return tuple(
        Rating(_text(kind), _whole(rating), _text(source), _text(month), bool(typed))
        for kind, rating, source, month, typed in value
    )


def _national(value: Any) -> NationalRecord:
    return NationalRecord(*(_text(part) for part in value))


_PLAYER_FIELDS: dict[str, tuple[str, Callable[[Any], Any]]] = {
    "native": ("native_name", _text),
    "ratings": ("ratings", _ratings),
    "categories": ("categories", lambda value: tuple(_text(one) for one in value)),
    "categories-off": ("not_categories", lambda value: tuple(_text(one) for one in value)),
    "round-ratings": ("round_ratings", lambda value: tuple((_whole(at), _whole(rating)) for at, rating in value)),
    "table": ("fixed_table", _whole),
    "national-record": ("national_record", _national),
    "k": ("k_factor", _whole),
    "no-half-bye": ("no_half_bye", bool),
}
