"""The matches of a league as a calendar (RFC 5545) that telephones and calendars take in."""

from __future__ import annotations

import datetime as dt
import hashlib

from tdapp.domain.section.event import Section
from tdapp.domain.section.league import MatchState
from tdapp.domain.teams.names import team_at
from tdapp.domain.words.wording import tr
from tdapp.services.teams.fixtures import STATE_WORDS, FixtureLine, fixtures

_WIDEST = 75  # bytes of a line (RFC 5545, 3.1)
_LONG = dt.timedelta(hours=5)  # a match of long games takes an afternoon
_STATUS = {MatchState.PLANNED: "CONFIRMED", MatchState.POSTPONED: "TENTATIVE"}


def calendar_of(section: Section, now: dt.datetime, team: int | None = None) -> str:
    """Every match that has a day, of all teams or of one; times are those of the place."""
    lines = ["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//tdapp//fixtures//EN", "CALSCALE:GREGORIAN"]
    lines.append(f"X-WR-CALNAME:{_text(_name(section))}")
    for line in fixtures(section):
        if line.date is not None and (team is None or team in line.teams):
            lines += _event(section, line, line.date, now)
    return "".join(f"{folded}\r\n" for one in (*lines, "END:VCALENDAR") for folded in _folded(one))


def _name(section: Section) -> str:
    return ", ".join(filter(None, (section.event.name, section.name)))


def _event(section: Section, line: FixtureLine, day: dt.date, now: dt.datetime) -> list[str]:
    names = " – ".join(team_at(section, team).name for team in line.teams)
    key = "\x1f".join((section.event.name, section.name, str(line.round), *map(str, sorted(line.teams))))
    found = [
        "BEGIN:VEVENT",
        f"UID:{hashlib.sha256(key.encode()).hexdigest()[:32]}@tdapp",
        f"DTSTAMP:{now.astimezone(dt.UTC):%Y%m%dT%H%M%SZ}",
        *_when(line, day),
        f"SUMMARY:{_text(names)}",
        f"DESCRIPTION:{_text(_said(section, line))}",
    ]
    if line.venue:
        found.append(f"LOCATION:{_text(line.venue)}")
    found.append(f"STATUS:{_STATUS.get(line.state, 'CONFIRMED')}")
    return [*found, "END:VEVENT"]


def _when(line: FixtureLine, day: dt.date) -> list[str]:
    if not line.start:
        return [f"DTSTART;VALUE=DATE:{day:%Y%m%d}"]
    hours, minutes = map(int, line.start.split(":"))
    start = dt.datetime.combine(day, dt.time(hours, minutes))
    return [f"DTSTART:{start:%Y%m%dT%H%M%S}", f"DTEND:{start + _LONG:%Y%m%dT%H%M%S}"]


def _said(section: Section, line: FixtureLine) -> str:
    parts = [_name(section), tr("Round {number}").format(number=line.round)]
    if line.state is not MatchState.PLANNED:
        parts.append(tr(STATE_WORDS[line.state]))
    return ", ".join(parts)


def _text(text: str) -> str:
    for sign in ("\\", ";", ","):
        text = text.replace(sign, "\\" + sign)
    return text.replace("\n", "\\n")


def _folded(line: str) -> list[str]:
    """A long line in parts that begin with a space; no letter is divided."""
    found, part = [], ""
    for letter in line:
        if len((part + letter).encode()) > _WIDEST:
            found.append(part)
            part = " "
        part += letter
    return [*found, part]
