"""Vega's crosstable as text (``crosstable.txt``): ``+W5``, ``-F4`` for a forfeit, ``=HPB``, ``--``.

Columns are counted in bytes there, so a name with accents moves them: a line is taken apart by what stands in it.
"""

from __future__ import annotations

import re

from tdapp.domain.section.player import TITLES
from tdapp.domain.words.errors import Fault, InputRefused
from tdapp.domain.words.wording import tr
from tdapp.interchange.table_files import Table

_HEAD = re.compile(r"^[ \t]*(?:N|ID)[ \t]+NAME[ \t]+Rtg\b[^|\n]*\|((?:[ \t]+\d+)+)[ \t]*\r?$", re.MULTILINE)
_LINE = re.compile(r"\s*(?P<number>\d+) (?P<name>\S.*?)\s+(?P<rating>\d{1,4})(?P<words>(?:\s+[^\s\d]\S*){0,2})\s+"
                   r"(?P<points>\d+[.,]\d+)\s*\|(?P<cells>.*)")  # fmt: skip
_WITHDRAWN = "(W)"
_HEADINGS = ("No.", "Name", "Rtg", "Title", "Fed", "Pts")


def is_vega_crosstable(text: str) -> bool:
    """By its line of headings."""
    return _HEAD.search(text) is not None


def vega_table(text: str) -> tuple[Table, str]:
    """The table and the event's name; InputRefused with the line that is no player's."""
    head = _HEAD.search(text)
    assert head is not None
    rounds = head[1].split()
    before = text[: head.start()].count("\n")
    width = len(_HEADINGS) + len(rounds)
    rows: list[tuple[str, ...]] = []
    lines: list[int] = []
    name = ""
    for number, line in enumerate(text.splitlines(), start=1):
        if number <= before:
            if said := line.strip():
                name = name or said
                rows.append((said, *[""] * (width - 1)))
                lines.append(number)
        elif number == before + 1:
            rows.append((*_HEADINGS, *rounds))
            lines.append(number)
        elif "|" in line:
            rows.append(_row(line, number, len(rounds)))
            lines.append(number)
    return Table(tuple(rows), tuple(lines)), name


def _row(line: str, number: int, rounds: int) -> tuple[str, ...]:
    match = _LINE.fullmatch(line.rstrip())
    cells = match["cells"].split() if match else []
    if match is None or len(cells) != rounds:
        text = tr("This line of Vega's crosstable is no player's: “{text}”.").format(text=line.strip()[:40])
        raise InputRefused((Fault(text, number, 1),))
    words = match["words"].split()
    if len(words) < 2:
        words = [*words, ""] if words and words[0] in TITLES else ["", *(words or [""])]
    rating = "" if match["rating"] == "0" else match["rating"]
    name = match["name"].removesuffix(_WITHDRAWN).rstrip()
    return (match["number"], name, rating, *words, match["points"], *cells)
