"""Names for files that every system takes, whatever an event is called."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Collection

_FORBIDDEN = re.compile(r'[<>:"/\\|?*]')
_RESERVED = re.compile(r"(con|prn|aux|nul|com\d|lpt\d)(\..*)?", re.IGNORECASE)
_MOST_BYTES = 180


def safe_name(text: str) -> str:
    """A file name without folder or ending: no sign that a file system refuses, not too long, never empty."""
    kept = "".join(letter for letter in text if unicodedata.category(letter)[0] != "C" or letter in "\t ")
    name = " ".join(_FORBIDDEN.sub(" ", kept).split()).strip(". ")
    while len(name.encode("utf-8", "replace")) > _MOST_BYTES:
        name = name[:-1].rstrip()
    name = name.encode("utf-8", "replace").decode("utf-8")
    return f"{name}_" if _RESERVED.fullmatch(name) else name or "tdapp"


def document_name(stem: str, document_id: str, round_number: int | None = None, *parts: str) -> str:
    """``Open 2026 pairings R5``: the event, the document, the round and what else tells it from others."""
    words = (stem, document_id, "" if round_number is None else f"R{round_number}", *parts)
    return safe_name(" ".join(filter(None, words)))


def each_once(names: Collection[str]) -> list[str]:
    """The names in their order; one that occurs again gets a number, whatever the case of its letters."""
    taken: set[str] = set()
    found = []
    for name in names:
        free, count = name, 1
        while free.casefold() in taken:
            count += 1
            free = f"{name} ({count})"
        taken.add(free.casefold())
        found.append(free)
    return found
