"""The legend of a page of Chess-Results: which tie-break each numbered column holds, where it says all of it.

It stands below the table, a line a column, in English behind a word of the reader's language: ``Tie Break2: Direct
Encounter (DE)``. Lines that leave options to the server (``variabel with parameter``) are known to nobody else.
"""

from __future__ import annotations

import re
from html import unescape

POINTS = "PTS"
_TAG = re.compile(r"<[^>]*>")
_LINE = re.compile(r"(?P<word>[^\W\d_]+(?:[ -][^\W\d_]+)?) ?(?P<number>\d{1,2}): *(?P<text>\S.*)")
_EDITIONS = {"2023": "fide-2024", "2026": "fide-2026"}
_CUTS = {"cut": "C", "median": "M"}
_MEANINGS = tuple(
    (re.compile(pattern), rung)
    for pattern, rung in (
        (r"points \(game-points\)", POINTS),
        (r"direct encounter\b.*", "DE"),
        (r"progressive score\b.*\(ps\) ?\(gamepoints\)", "PS"),
        (r"number of wins including byes \(win\) ?\(gamepoints, forfeited games count\)", "WIN"),
        (r"sonneborn berger tie-break variable \((?P<edition>2023|2026)\) ?\(gamepoints\)", "SB"),
        (
            r"buchholz tie-break variable \((?P<edition>2023|2026)\) ?"
            r"\(gamepoints(?:, (?P<cut>cut|median)(?P<many>\d))?\)",
            "BH",
        ),
        (r"koya system \(ks\) ?\(gamepoints/limit 50.?\)", "KS"),
    )
)


def legend_of(page: str) -> tuple[str, ...]:
    """What the columns hold, in order: a rung, ``PTS``, or empty where the line does not say all; empty without one."""
    found: list[str] = []
    word = ""
    for line in unescape(_TAG.sub("\n", page)).split("\n"):
        match = _LINE.fullmatch(" ".join(line.split()))
        if match is None:
            continue
        if match["number"] == "1":
            found, word = [], match["word"]
        if match["word"] == word and int(match["number"]) == len(found) + 1:
            found.append(match["text"])
    return tuple(map(_rung, found))


def _rung(text: str) -> str:
    for pattern, rung in _MEANINGS:
        if match := pattern.fullmatch(text.casefold()):
            said = match.groupdict()
            cut = f"/{_CUTS[said['cut']]}{said['many']}" if said.get("cut") else ""
            edition = f"@{_EDITIONS[said['edition']]}" if said.get("edition") else ""
            return f"{rung}{cut}{edition}"
    return ""
