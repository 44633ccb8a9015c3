"""What people type about a player: ratings, births, federations, names; the same in forms, tables and checks."""

from __future__ import annotations

import csv
import re
from functools import cache

from tdapp.domain.words.errors import RuleViolation
from tdapp.domain.words.resources import resource_path
from tdapp.domain.words.wording import tr

_SHOWN = 20  # letters of a cell that a sentence quotes
_NO_RATING = frozenset(
    ("-", "–", "unr", "unr.", "ur", "nr", "n/a", "na", "none", "0", "ohne", "sans", "sin", "---", "*")
)
_THOUSANDS = re.compile(r"([1-9])[,. '’\u00a0\u2009\u202f](\d{3})")
_DATE = re.compile(r"(\d{1,4})([./\- ])(\d{1,2})\2(\d{1,4})")
_COMMA = re.compile(r"\s*[,،]\s*")


class AmbiguousDate(RuleViolation):
    """A date whose day and month may change places: 04/05/1999."""


def rating_of(text: str) -> int | None:
    """A rating, also as ``1,650`` or ``1500 E``; None for the usual ways to say that there is none.

    RuleViolation for anything else.
    """
    plain = text.strip().casefold()
    if plain in _NO_RATING:
        return None
    digits = plain.removesuffix(".0").rstrip("pefnir*").strip()  # Papi and lists mark estimated ratings: 1500 E
    grouped = _THOUSANDS.fullmatch(digits)
    if grouped is not None:
        digits = "".join(grouped.groups())
    if not (digits.isascii() and digits.isdigit() and 0 < len(digits) < 5):
        raise RuleViolation(tr("“{text}” is no rating").format(text=text[:_SHOWN]))
    return int(digits) or None


def birth_of(text: str, *, month_first: bool | None = None) -> str:
    """``YYYY`` or ``YYYY-MM-DD`` of a year or a date.

    With slashes the day or the month may come first: ``month_first`` says which, where the numbers do not;
    AmbiguousDate where nobody says. RuleViolation for what is no date.
    """
    plain = text.strip().removesuffix(" 00:00:00")
    if plain in ("", "-", "–", "?", "0", "0000"):
        return ""
    if plain.isascii() and plain.isdigit() and len(plain) == 4:
        return plain
    match = _DATE.fullmatch(plain) if plain.isascii() else None
    if match is not None:
        first, sign, second, third = match.groups()
        year, month, day = (first, second, third) if len(first) == 4 else (third, second, first)
        if len(year) == 4 and len(day) < 3:
            if int(month) == 0 or int(day) == 0:
                return year
            if int(month) > 12 >= int(day):
                month, day = day, month
            elif sign == "/" and len(first) != 4 and month != day and int(day) <= 12:
                if month_first is None:
                    raise AmbiguousDate(
                        tr("“{text}” may be {first} or {second}: write the one that is meant").format(
                            text=plain,
                            first=f"{year}-{int(month):02}-{int(day):02}",
                            second=f"{year}-{int(day):02}-{int(month):02}",
                        )
                    )
                month, day = (day, month) if month_first else (month, day)
            return f"{year}-{int(month):02}-{int(day):02}"
    raise RuleViolation(tr("“{text}” is no date of birth; write 2004 or 2004-02-29").format(text=text[:_SHOWN]))


def month_comes_first(cells: list[str]) -> bool | None:
    """Whether dates with slashes have the month first: a number above 12 in any of them tells; None when none does."""
    for cell in cells:
        match = _DATE.fullmatch(cell.strip())
        if match is not None and match[2] == "/" and len(match[1]) < 3:
            if int(match[1]) > 12:
                return False
            if int(match[3]) > 12:
                return True
    return None


def federation_of(text: str) -> str:
    """Three letters; RuleViolation otherwise."""
    code = text.strip().upper()
    if code in ("", "-", "–"):
        return ""
    if not (len(code) == 3 and code.isascii() and code.isalpha()):
        raise RuleViolation(
            tr("“{text}” is no federation; write three letters, for example NOR").format(text=text[:_SHOWN])
        )
    return code


@cache
def federations() -> dict[str, str]:
    """FIDE's federations, with those of former times: code -> English name."""
    with resource_path("federations.csv").open(encoding="utf-8", newline="") as file:
        return {row["code"]: row["name"] for row in csv.DictReader(file)}


def unknown_federation(code: str) -> str:
    """A sentence about a federation that FIDE does not have; empty for one that it has, and for none."""
    if not code or code in federations():
        return ""
    return tr("FIDE has no federation {code}").format(code=code)


def name_of(text: str) -> str:
    """A name with one blank after its comma: “Smith,John” is Smith, John."""
    return _COMMA.sub(", ", text.strip(), count=1) if "," in text else text
