"""What a file states beside the results: ranks, points, and the tie-breaks of a crosstable's columns."""

from __future__ import annotations

import re

from tdapp.domain.words.errors import InputRefused
from tdapp.interchange.crosstable import CrosstableReading, read_crosstable
from tdapp.services.tables.proving import Published, published_number
from tdapp.trf.decode import decode
from tdapp.trf.layouts import PLAYER
from tdapp.trf.notes import Notebook
from tdapp.trf.ranks import stated_ranks

_NUMBERED = re.compile(r"(?:TB|WTG|DES|FINE|CRIT|TIE-?BREAK|FEINWERTUNG)\s*\.?\s*(\d+)", re.IGNORECASE)
_POINTS = frozenset(("PTS", "PTS.", "POINTS", "PKT", "PKT.", "PUNKTE", "PUNTOS", "PTOS"))


def published_in(data: bytes, source: str, *, is_table: bool) -> Published:
    """The stated values of a crosstable (``TB1`` is the first tie-break), or of a tournament report; else nothing."""
    if not is_table:
        return _of_report(data)
    try:
        return _of_crosstable(read_crosstable(data, source, Notebook(defects=True)))
    except InputRefused:
        return Published()  # another sort of file, or one with several readings: it was read otherwise


def _of_report(data: bytes) -> Published:
    points = []
    for text in decode(data, Notebook()):
        part = PLAYER.cut(text)
        if text[:4] == "001 " and part["number"].isdecimal() and part["points"]:
            points.append((int(part["number"]), part["points"]))
    ranks = tuple((stated.number, stated.rank) for stated in stated_ranks(data))
    if len({rank for _, rank in ranks}) == 1 or all(number == rank for number, rank in ranks):
        ranks = ()  # a file in which nobody was ranked
    return Published((("PTS", tuple(points)),) if points else (), ranks)


def _of_crosstable(reading: CrosstableReading) -> Published:
    columns = []
    for index, heading in enumerate(reading.headings):
        title = _title(heading)
        cells = [line[index] if index < len(line) else "" for line in reading.beside]
        if title and all(published_number(cell) is not None or not cell.strip(" -–") for cell in cells):
            columns.append((title, tuple(zip(reading.order, cells, strict=True))))
    return Published(tuple(columns))


def _title(heading: str) -> str:
    """``TB1`` for numbered tie-breaks in any language, ``PTS`` for the points, else the heading as a code."""
    text = " ".join(heading.split()).upper()
    if text in _POINTS:
        return "PTS"
    if found := _NUMBERED.fullmatch(text):
        return f"TB{found[1]}"
    return text if re.fullmatch(r"[A-Z][A-Z0-9]*(?::(?:MP|GP))?(?:/[A-Z0-9+-]+)*", text) else ""
