"""Names written from right to left keep numbers and results in their places: each is isolated where text is shown."""

from __future__ import annotations

import re

_LETTERS = "\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc"  # Hebrew, Arabic and their kin
_RUN = re.compile(f"[{_LETTERS}](?:[{_LETTERS}\\s,.'’״׳\\-־]*[{_LETTERS}])?")
FIRST_STRONG, END = "\u2068", "\u2069"


def in_place(text: str) -> str:
    """The text with every run of such letters isolated (Unicode UAX 9): “נתן 3½” keeps its 3½ at the right."""
    if text.isascii() or _RUN.search(text) is None or FIRST_STRONG in text:
        return text
    return _RUN.sub(lambda run: f"{FIRST_STRONG}{run[0]}{END}", text)
