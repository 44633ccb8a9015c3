"""Days as people write them: shown in the form of the language, read as 2026-09-12 and as 12.09.2026 in every one."""

from __future__ import annotations

import datetime as dt
import re

from tdapp.domain.words.locales import locale_of
from tdapp.domain.words.wording import current_language

EXAMPLE = dt.date(2026, 11, 21)
"""The day that hints show."""

_TYPED = r"(\d{{1,2}}){0}\s?(\d{{1,2}}){0}\s?(\d{{4}})"


def shown(day: dt.date) -> str:
    """A day in figures. In English as ISO: 04/05 is April to some readers and May to others."""
    between = locale_of(current_language()).between
    return day.strftime(between.join(("%d", "%m", "%Y"))) if between else day.isoformat()


def shown_birth(text: str) -> str:
    """A date of birth as a player has it, ``2004-02-29``, in the form of the language; a year stays one."""
    try:
        return shown(dt.date.fromisoformat(text)) if len(text) == len("2004-02-29") else text
    except ValueError:
        return text


def read(text: str) -> dt.date:
    """A day that was typed; ValueError when it is none."""
    plain = text.strip()
    for between in {".", locale_of(current_language()).between} - {""}:
        if typed := re.fullmatch(_TYPED.format(re.escape(between)), plain):
            return dt.date(int(typed[3]), int(typed[2]), int(typed[1]))
    return dt.date.fromisoformat(plain)
