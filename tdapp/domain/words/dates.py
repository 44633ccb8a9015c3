"""Days as people write them: shown in the form of the language, read as 2026-09-12 and as 12.09.2026 in every one."""

from __future__ import annotations

import datetime as dt
import re

from tdapp.domain.words.wording import current_language

_FORMS = {"de": "%d.%m.%Y", "es": "%d/%m/%Y", "fr": "%d/%m/%Y"}
EXAMPLE = dt.date(2026, 11, 21)
"""The day that hints show."""

_TYPED = re.compile(r"(\d{1,2})\.\s?(\d{1,2})\.\s?(\d{4})")


def shown(day: dt.date) -> str:
    """A day in figures. In English as ISO: 04/05 is April to some readers and May to others."""
    form = _FORMS.get(current_language())
    return day.strftime(form) if form else day.isoformat()


def shown_birth(text: str) -> str:
    """A date of birth as a player has it, ``2004-02-29``, in the form of the language; a year stays one."""
    try:
        return shown(dt.date.fromisoformat(text)) if len(text) == len("2004-02-29") else text
    except ValueError:
        return text


def read(text: str) -> dt.date:
    """A day that was typed; ValueError when it is none."""
    plain = text.strip()
    typed = _TYPED.fullmatch(plain)
    if typed is not None:
        return dt.date(int(typed[3]), int(typed[2]), int(typed[1]))
    if current_language() == "es" and (parts := re.fullmatch(r"(\d{1,2})/(\d{1,2})/(\d{4})", plain)) is not None:
        return dt.date(int(parts[3]), int(parts[2]), int(parts[1]))
    return dt.date.fromisoformat(plain)
