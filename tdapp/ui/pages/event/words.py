"""The announcement before an event: name, place, dates, officials, schedule, regulations and ties, as sentences."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from tdapp.domain.section.event import DEPUTY, Event, Section
from tdapp.domain.section.facts import facts_of
from tdapp.domain.section.time_control import code_of_words
from tdapp.domain.words.dates import shown
from tdapp.ui.widgets.regulations import announced_rules, facts_words


def schedule_words(section: Section) -> str:
    """The rounds with a date or a start, each in a line; empty when nothing is known."""
    translate = QCoreApplication.translate
    lines = []
    for number in range(1, section.rounds_total + 1):
        date = section.round_dates[number - 1] if number <= len(section.round_dates) else None
        time = section.round_times[number - 1] if number <= len(section.round_times) else None
        when = " ".join(filter(None, (shown(date) if date else "", time.start if time else "")))
        if when:
            lines.append(translate("EventWords", "Round {0}: {1}").format(number, when))
    waits = {time.default_minutes for time in section.round_times if time.default_minutes is not None}
    if len(waits) == 1:
        lines.append(translate("EventWords", "Default time: {0} minutes.").format(waits.pop()))
    return "\n".join(lines)


def event_words(section: Section, ties: str) -> str:
    """The whole announcement; ``ties`` is the ladder in words."""
    translate = QCoreApplication.translate
    event = section.event
    dates = " – ".join(dict.fromkeys(shown(day) for day in (event.start, event.end) if day is not None))
    place = ", ".join(filter(None, (event.city, event.federation)))
    parts = [
        event.name,
        translate("EventWords", "Place: {0}.").format(place) if place else "",
        translate("EventWords", "Dates: {0}.").format(dates) if dates else "",
        _officials(event),
        _code(event),
        "\n".join((*facts_words(facts_of(section), event), *announced_rules(section))),
        schedule_words(section),
        ties,
    ]
    return "\n\n".join(filter(None, parts))


def _officials(event: Event) -> str:
    translate = QCoreApplication.translate
    deputies = [one.name for one in event.officials if one.role == DEPUTY] or list(event.deputies)
    lines = [
        translate("EventWords", "Chief arbiter: {0}.").format(event.chief_arbiter) if event.chief_arbiter else "",
        translate("EventWords", "Deputies: {0}.").format("; ".join(deputies)) if deputies else "",
    ]
    return "\n".join(filter(None, lines))


def _code(event: Event) -> str:
    code = event.time_control_code
    if not code or code == code_of_words(event.time_control):
        return ""
    return QCoreApplication.translate("EventWords", "Time control in the report: {0}.").format(code)
