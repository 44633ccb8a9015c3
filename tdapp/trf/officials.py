"""Arbiters in records 102 and 112 as Swiss-Manager writes them: ``IA Kovač, Maja (14600000)``."""

from __future__ import annotations

import re
from collections.abc import Iterable

from tdapp.domain.section.event import CHIEF, DEPUTY, Event, Official
from tdapp.trf.decode import clean

_WRITTEN = re.compile(r"(?:(?P<title>IA|FA|NA) +)?(?P<name>[^ ].*?)(?: *\((?P<id>[0-9]{3,11})\))?")


def read_official(role: str, text: str) -> Official:
    """What a record says of an arbiter. NA is a title only beside an id: it may be a name as well."""
    found = _WRITTEN.fullmatch(text.strip(" "))
    if found is None or (found["title"] == "NA" and not found["id"]):
        return Official(role, text.strip(" "))
    return Official(role, found["name"], found["id"] or "", found["title"] or "")


def with_officials(event: Event) -> Event:
    """The event with its arbiters' titles and ids, where a record names one; else as it is."""
    chief = [read_official(CHIEF, event.chief_arbiter)] if event.chief_arbiter else []
    officials = (*chief, *(read_official(DEPUTY, text) for text in event.deputies))
    return event.with_officials(officials) if any(one.title or one.fide_id for one in officials) else event


def official_records(event: Event) -> list[str]:
    """The records 102 and 112 of an event."""
    chiefs = [one for one in event.officials if one.role == CHIEF] or [Official(CHIEF, event.chief_arbiter)]
    deputies = [one for one in event.officials if one.role == DEPUTY]
    deputies = deputies or [Official(DEPUTY, name) for name in event.deputies]
    return [*_lines("102", chiefs[:1]), *_lines("112", deputies)]


def _lines(code: str, officials: Iterable[Official]) -> list[str]:
    return [f"{code} {clean(_text(one))}".rstrip(" ") for one in officials]


def _text(one: Official) -> str:
    """``IA Kovač, Maja (14600000)``, as ``read_official`` reads it."""
    titled = " ".join(filter(None, (one.title if one.title in ("IA", "FA", "NA") else "", one.name)))
    return f"{titled} ({one.fide_id})" if one.fide_id else titled
