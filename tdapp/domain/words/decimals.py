"""Numbers as people write them: a decimal comma where their language has one.

Values are computed and kept with points, as spreadsheets and files want them. A number is worded where a sentence is
made of it: a ``Figure`` is the text with a point, and what ``format`` and f-strings make of it has the sign of the
language. Finished text is never searched for numbers: it holds articles (``C.07, 14.2``), names and clocks.
"""

from __future__ import annotations

import re

from tdapp.domain.words.wording import has_decimal_comma

_NUMBER = re.compile(r"[+\-−±]?(?:\d+½?|½|\d*\.\d+)(?:\s?%|e-?\d+)?(?:\s?[:–-]\s?(?:\d+½?|½|\d*\.\d+))?")


class Figure(str):
    """A number as decimal text (``2.5``), that stands in a sentence as its language writes it (``2,5``)."""

    __slots__ = ()

    def __format__(self, spec: str) -> str:
        return format(decimals(str(self)), spec)


class Code(str):
    """A text that looks like a number and is a name: the board ``6.4`` of a match."""

    __slots__ = ()


def percent(share: float, places: int = 0) -> Figure:
    """A share as ``52.8%``."""
    return Figure(f"{share:.{places}%}")


def decimals(text: str) -> str:
    """A text that is one number, or a score of two, with the decimal sign of the language; any other as it is."""
    if isinstance(text, Code) or not has_decimal_comma() or "." not in text or not _NUMBER.fullmatch(text.strip()):
        return text
    return text.replace(".", ",")
