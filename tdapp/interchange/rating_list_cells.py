"""What a cell of a rating list means: names without control characters, titles, numbers, months."""

from __future__ import annotations

import datetime as dt
import re
import unicodedata
from functools import lru_cache

from tdapp.domain.words.wording import tr

LONGEST_NAME = 200
LONGEST_TEXT = 60

_NAMES = ("jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec")
_MONTHS = {name: number for number, name in enumerate(_NAMES, 1)}
_MONTH_WORD = re.compile(r"(?<![a-z])(jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*[-_ ]?(20\d\d|\d\d)(?!\d)")
_MONTH_NUMBER = re.compile(r"(?<!\d)(20\d\d)[-_.]?(0[1-9]|1[0-2])(?!\d)")
_OLD_TITLES = {"g": "GM", "m": "IM", "f": "FM", "c": "CM", "wg": "WGM", "wm": "WIM", "wf": "WFM", "wc": "WCM"}
_SEXES = {"m": "m", "M": "m", "f": "w", "F": "w", "w": "w", "W": "w"}
_UNSEEN = {"Cc", "Cs", "Zl", "Zp"}
_DIRECTIONS = dict.fromkeys([*range(0x202A, 0x202F), *range(0x2066, 0x206A), 0xFEFF])


def clean(text: str, longest: int = LONGEST_TEXT) -> str:
    """One line without control characters and marks that turn the direction of what follows."""
    if not text:
        return text
    if not text.isascii() or not text.isprintable():
        text = text[: 4 * longest].translate(_DIRECTIONS)
        text = "".join(" " if unicodedata.category(char) in _UNSEEN else char for char in text)
        text = unicodedata.normalize("NFC", text)
    if "  " in text:
        text = " ".join(text.split())
    return text[:longest].strip()


def clean_name(text: str) -> str:
    """A player's name; a list may hold ten thousand characters, a table cannot."""
    return clean(text, LONGEST_NAME)


def title_of(text: str) -> str:
    """A FIDE title; lists before 2013 wrote them as ``g`` or ``wm``."""
    if not text:
        return ""
    return _OLD_TITLES.get(text) or clean(text, 3).upper()


def sex_of(text: str) -> str:
    """``m`` or ``w`` as in TRF, empty when unknown."""
    return _SEXES.get(text[:1], "")


def federation_of(text: str) -> str:
    """FIDE's three letters."""
    return text if len(text) == 3 and text.isascii() and text.isalpha() and text.isupper() else clean(text, 3).upper()


@lru_cache(10_000)  # a list has 20 million numbers, and few different ones
def number(text: str | None, largest: int) -> int | None:
    """A whole number, None for empty; ValueError when it is none or not from 0 to ``largest``."""
    if not text:
        return None
    if len(text) > 20:  # nothing long may stay in the cache
        raise ValueError(tr("“{text}…” is no number").format(text=clean(text, 20)))
    if not (text := text.strip()):
        return None
    value = int(text) if text.isascii() and text.isdigit() else -1
    if not 0 <= value <= largest:
        raise ValueError(tr("“{text}” is no number from 0 to {largest}").format(text=clean(text, 20), largest=largest))
    return value


def birth_of(text: str) -> str:
    """``YYYY`` of a year or a date; empty for FIDE's 0."""
    year = text[:4]
    return year if len(year) == 4 and year.isascii() and year.isdigit() and year > "1800" else ""


def month_in(text: str) -> dt.date | None:
    """The month named in a file name or header, as ``oct26``, ``October_2026`` or ``2026-10``."""
    if found := _MONTH_WORD.search(text.lower()):
        year = int(found[2])
        return dt.date(year if year > 99 else 2000 + year, _MONTHS[found[1]], 1)
    if found := _MONTH_NUMBER.search(text):
        return dt.date(int(found[1]), int(found[2]), 1)
    return None


def month_published(day: dt.date) -> dt.date:
    """The month of a list written on a day: it comes out at the end of the month before."""
    return (day + dt.timedelta(days=4)).replace(day=1)
