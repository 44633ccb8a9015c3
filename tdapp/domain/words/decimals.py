"""Numbers as people write them: a decimal comma where their language has one.

Values are computed and kept with points, as spreadsheets and files want them; only what is read changes.
"""

from __future__ import annotations

import re

from tdapp.domain.words.wording import has_decimal_comma

_DECIMAL = re.compile(r"(?<![\d.,:])(\d+)\.(\d+)(?!\d|\.\d)")
_REFERENCE = re.compile(r"\b[A-E]\.\d\d(?:\.\d+)?(?: \(\d{4}\))?(?:, (?:C\d+|\d+(?:\.\d+)*)(?:[-–]\d+(?:\.\d+)*)?)*")
"""An article of FIDE's handbook: “C.07, 16.4.1”; its points are none of ours."""


def decimals(text: str) -> str:
    """The text with the decimal sign of the language of here and now; articles keep their points."""
    if not has_decimal_comma() or "." not in text:
        return text
    parts, last = [], 0
    for reference in _REFERENCE.finditer(text):
        parts += [_DECIMAL.sub(r"\1,\2", text[last : reference.start()]), reference[0]]
        last = reference.end()
    return "".join(parts) + _DECIMAL.sub(r"\1,\2", text[last:])
