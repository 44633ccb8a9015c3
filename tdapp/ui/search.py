"""Finding names as an arbiter types them: without accents, case or order of the words."""

from __future__ import annotations

import unicodedata

_PLAIN = str.maketrans({"ł": "l", "ø": "o", "đ": "d", "ð": "d", "þ": "th", "ß": "ss", "æ": "ae", "œ": "oe", "ı": "i"})


def fold(text: str) -> str:
    """Lower case without accents: “Müller” and “Łukasz” become “muller” and “lukasz”."""
    decomposed = unicodedata.normalize("NFKD", text.casefold())
    return "".join(c for c in decomposed if not unicodedata.combining(c)).translate(_PLAIN)


def matches(needle: str, folded_haystack: str) -> bool:
    """True when every word of the (unfolded) needle is somewhere in the folded haystack."""
    return all(word in folded_haystack for word in fold(needle).split())
