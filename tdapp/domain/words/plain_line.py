"""Text on its way out: one line, without signs that steer a terminal or turn the direction of what follows."""

from __future__ import annotations

import re

_STEERING = "[\x00-\x1f\x7f-\x9f\u2028\u2029]"
_UNSEEN = "[\u061c\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff\ufff9-\ufffb]"


def plain_line(text: str) -> str:
    """The text without control and direction characters; letters and the joiners of their scripts stay."""
    if text.isascii() and text.isprintable():
        return text
    return re.sub(_STEERING, " ", re.sub(_UNSEEN, "", text))
