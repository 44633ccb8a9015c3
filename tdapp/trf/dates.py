"""Dates as tournament programs write them: TRF's own form and the many others."""

from __future__ import annotations

import datetime as dt
import re

_NUMBERS = re.compile(r"(\d{1,4})\s*[-/.]\s*(\d{1,2})\s*[-/.]\s*(\d{1,4})\.?(?:[T ].*)?", re.ASCII)
_COMPACT = re.compile(r"(\d{4})(\d{2})(\d{2})", re.ASCII)
_WORDS = re.compile(r"[^\W\d_]+|\d+")

_MONTHS: tuple[tuple[str, ...], ...] = (
    ("jan", "ene", "gen"), ("feb", "fév", "fev"), ("mar", "mär"), ("apr", "avr", "abr"), ("may", "mai", "mag", "maj"),
    ("jun", "juin", "giu"), ("jul", "juil", "lug"), ("aug", "aoû", "aou", "ago"), ("sep", "set"),
    ("oct", "okt", "ott", "out"), ("nov",), ("dec", "dez", "déc", "dic"),
)  # fmt: skip


def standard_date(text: str) -> dt.date | None:
    """``YYYY/MM/DD`` exactly, as TRF26 wants it, or None."""
    if len(text) == 10 and text[4] == text[7] == "/":
        year, month, day = text[:4], text[5:7], text[8:]
        if year.isdigit() and month.isdigit() and day.isdigit() and text.isascii():
            return _date(int(year), int(month), int(day))
    return None


def loose_date(text: str) -> dt.date | None:
    """A date in any common form, or None. Of ``03/04/2020`` the day comes first; ``05/06/07`` begins with the year."""
    text = text.strip()[:60]
    if match := _COMPACT.fullmatch(text):
        return _date(int(match[1]), int(match[2]), int(match[3]))
    if match := _NUMBERS.fullmatch(text):
        return _from_numbers(match[1], int(match[2]), match[3], dotted="." in text)
    return _from_words(text)


def two_digit_year(year: int) -> int:
    """``YY`` of the round dates: 1970 to 2069."""
    return year if year > 99 else 2000 + year if year < 70 else 1900 + year


def in_century_of(date: dt.date, start: dt.date | None) -> dt.date:
    """A round date, whose year was written with two digits, moved to the century that lies nearest the start."""
    if start is None:
        return date
    moved = (_date(year, date.month, date.day) for year in (date.year - 100, date.year + 100))
    return min((date, *filter(None, moved)), key=lambda candidate: abs((candidate - start).days))


def birth(text: str, today: dt.date | None = None) -> tuple[str, bool]:
    """A date of birth as ``YYYY``, ``YYYY-MM-DD`` or empty, and whether the text was in TRF's form.

    A year of two digits lies in the hundred years that end ``today``.
    """
    if not text:
        return "", True
    if len(text) == 10 and text[4] == text[7] == "/" and (text[:4] + text[5:7] + text[8:]).isdigit() and text.isascii():
        year = text[:4] if "1850" <= text[:4] <= "2100" else ""
        if text[5:7] == "00" or text[8:] == "00":
            return year, bool(year) or text[:4] == "0000"
        date = _date(int(text[:4]), int(text[5:7]), int(text[8:]))
        return (date.isoformat(), True) if date and year else (year, False)
    if not text.strip("/-. 0"):
        return "", True  # 0000/00/00 and its relatives
    if text.isascii() and text[:4].isdigit() and not text[4:].strip("/-. 0"):
        return (text[:4], len(text) == 4) if "1850" <= text[:4] <= "2100" else ("", False)
    date = loose_date(text)
    if date is None or not 1850 <= date.year <= 2100:
        return "", False
    if date > (today or dt.date.today()) and not re.search(r"\d{4}", text):
        date = _date(date.year - 100, date.month, date.day) or date
    return date.isoformat(), False


def _from_numbers(first: str, month: int, last: str, *, dotted: bool) -> dt.date | None:
    if len(first) >= 3:
        return _date(int(first), month, int(last))
    if len(last) == 4:
        return _date(int(last), month, int(first)) or _date(int(last), int(first), month)
    if dotted:
        return _date(two_digit_year(int(last)), month, int(first))
    return _date(two_digit_year(int(first)), month, int(last))


def _from_words(text: str) -> dt.date | None:
    words = _WORDS.findall(text.lower())
    if len(words) < 3:
        return None
    month = next((_month(word) for word in words[:3] if _month(word)), 0)
    numbers = [int(word) for word in words[:4] if word.isascii() and word.isdigit() and len(word) <= 4]
    if not month or len(numbers) < 2:
        return None
    day, year = (numbers[1], numbers[0]) if numbers[0] > 31 else (numbers[0], numbers[1])
    return _date(year, month, day) if year > 99 else None


def _month(word: str) -> int:
    for number, starts in enumerate(_MONTHS, 1):
        if word.startswith(starts):
            return number
    return 0


def _date(year: int, month: int, day: int) -> dt.date | None:
    if year < 1000:  # a digit is missing; the writer would make another date of it
        return None
    try:
        return dt.date(year, month, day)
    except ValueError:
        return None
