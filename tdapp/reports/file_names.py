"""Names for files that every system takes, whatever an event is called."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Collection
from pathlib import Path

_FORBIDDEN = re.compile(r'[<>:"/\\|?*]')
_RESERVED = re.compile(r"(con|prn|aux|nul|clock\$|con(in|out)\$|(com|lpt)[\d¹²³])(\s*\..*)?", re.IGNORECASE)
"""Devices of Windows, whatever follows behind a dot (Microsoft: Naming Files, Paths, and Namespaces)."""
_MOST_BYTES = 180
MOST_LETTERS = 259
"""Of a whole path, by Windows' counting: MAX_PATH without the end of the text."""
_KEPT, _LEAST = 24, 24  # letters of a name's end that tell it from others; of a folder's name
_ROOM = 60  # letters that the files of a pack need beside the name of its folder


def safe_name(text: str) -> str:
    """A file name without folder or ending: no sign that a file system refuses, not too long, never empty."""
    kept = "".join(letter for letter in text if unicodedata.category(letter)[0] != "C" or letter in "\t ")
    name = " ".join(_FORBIDDEN.sub(" ", kept).split()).strip(". ")
    while len(name.encode("utf-8", "replace")) > _MOST_BYTES:
        name = name[:-1].rstrip()
    name = name.encode("utf-8", "replace").decode("utf-8")
    if device := _RESERVED.fullmatch(name):
        name = f"{device[1]}_{name[device.end(1) :]}"
    return name or "tdapp"


def document_name(stem: str, document_id: str, round_number: int | None = None, *parts: str) -> str:
    """``Open 2026 pairings R5``: the event, the document, the round and what else tells it from others."""
    end = " ".join(filter(None, (document_id, "" if round_number is None else f"R{round_number}", *parts)))
    while stem and len(f"{stem} {end}".encode("utf-8", "replace")) > _MOST_BYTES:
        stem = stem[:-1].rstrip()  # what the event is called is the part that can be done without
    return safe_name(" ".join(filter(None, (stem, end))))


def letters_of(text: str) -> int:
    """How long Windows finds a text: in units of UTF-16."""
    return len(text.encode("utf-16-le", "replace")) // 2


def fitting_folder(parent: Path, name: str) -> str:
    """The name of a new folder, so short that files with names of their own still fit into it; never under 24."""
    room = max(MOST_LETTERS - _ROOM - letters_of(str(parent.absolute())) - 1, _LEAST)
    while letters_of(name) > room:
        name = name[:-1].rstrip(" .")
    return name


def fitting_file(folder: Path, name: str) -> str:
    """A file's name, shortened where the whole path would be too long: its end, which tells what it is, stays."""
    stem, dot, ending = name.rpartition(".")
    front, end = stem[:-_KEPT], stem[-_KEPT:].lstrip()
    room = MOST_LETTERS - letters_of(f"{folder.absolute()}/{end}{dot}{ending}")
    while front and letters_of(front) > max(room, 0):
        front = front[:-1]
    return f"{front}{end}{dot}{ending}"


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
