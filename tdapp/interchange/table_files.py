"""Tables of other people: pasted text, CSV and XLSX as rows of plain text with their line numbers.

Nothing is evaluated: of a formula the value that was saved counts, and text that looks like one stays text.
"""

from __future__ import annotations

import csv
import datetime as dt
import io
import re
import struct
import time
import warnings
import zipfile
import zlib
from collections import Counter
from collections.abc import Iterable
from dataclasses import replace
from xml.etree.ElementTree import ParseError

from tdapp.domain.words.cancelling import until_cancelled
from tdapp.domain.words.errors import Fault, InputRefused
from tdapp.domain.words.file_kinds import kind_of
from tdapp.domain.words.frozen import dataclass
from tdapp.domain.words.wording import tr
from tdapp.interchange.rating_list_cells import clean
from tdapp.services.files.csv_rows import numbered_rows

MOST_ROWS = 20_000
MOST_COLUMNS = 100
MOST_BYTES = 50 << 20
MOST_UNPACKED = 120 << 20
MOST_BESIDE = 24 << 20
MOST_SECONDS = 30.0
LONGEST_CELL = 1_000

_NO_TEXT = [chr(code) for code in range(32) if chr(code) not in "\t\n\r\x0b\x0c"]
_DELIMITERS = ("\t", ";", "|", ",")
GAPS = "  "
_GAP = re.compile(r" {2,}")
_UNREADABLE = (
    zipfile.BadZipFile, zlib.error, struct.error, EOFError, OSError, KeyError, ValueError, TypeError, IndexError,
    AttributeError, NotImplementedError, OverflowError, RuntimeError, AssertionError, ParseError,
)  # fmt: skip
"""What openpyxl lets out of a damaged workbook: it has no error of its own for that."""


@dataclass(frozen=True, slots=True)
class Table:
    """Rows of equal length without the empty ones; ``lines`` are their numbers in the source, from 1."""

    rows: tuple[tuple[str, ...], ...]
    lines: tuple[int, ...]
    sheets: tuple[str, ...] = ()  # of a workbook

    def with_cell(self, line: int, column: int, text: str) -> Table:
        """The table with another text in a cell; line and column count from 1."""
        place = self.lines.index(line)
        row = self.rows[place]
        changed = (*row[: column - 1], clean(text, LONGEST_CELL), *row[column:])
        return replace(self, rows=(*self.rows[:place], changed, *self.rows[place + 1 :]))

    @property
    def width(self) -> int:
        """Columns."""
        return len(self.rows[0]) if self.rows else 0


def table_of_text(text: str, *, delimiter: str | None = None) -> Table:
    """Text from the clipboard or a CSV; the delimiter is found out unless it is given.

    InputRefused for a table that is too large or whose quotes do not close.
    """
    text = text.lstrip("\ufeff").replace("\x00", "")
    if delimiter is None:
        delimiter = delimiter_of(text)
    if delimiter == GAPS:
        text, delimiter = "\n".join(_GAP.sub("\t", line.strip()) for line in text.splitlines()), "\t"
    rows: list[tuple[int, list[str]]] = []
    try:
        for line, row in numbered_rows(io.StringIO(text, newline=""), delimiter):
            rows.append((line, row))
            if len(rows) > MOST_ROWS:
                raise InputRefused(
                    (Fault(tr("The table has more than {count} rows.").format(count=MOST_ROWS), line, 1),)
                )
    except csv.Error as problem:
        after = rows[-1][0] + 1 if rows else 1
        raise InputRefused(
            (Fault(tr("The table cannot be read from here on: {problem}.").format(problem=problem), after, 1),)
        ) from problem
    return _table(rows)


def table_of_bytes(data: bytes, *, sheet: int = 0) -> Table:
    """A file: a workbook (XLSX) or CSV in UTF-8, UTF-16 or, as a last resort, Windows-1252."""
    if len(data) > MOST_BYTES:
        raise InputRefused((Fault(tr("The file is larger than {size} MB.").format(size=MOST_BYTES >> 20)),))
    if data[:2] == b"PK":
        return table_of_workbook(data, sheet=sheet)
    if data[:4] == b"\xd0\xcf\x11\xe0":
        raise InputRefused((Fault(tr("This is an old Excel file (XLS); save it as XLSX or CSV.")),))
    kind = kind_of(data)
    text = "" if kind else decoded(data)
    if kind or sum(text.count(sign) for sign in _NO_TEXT) * 100 > len(text):
        what = kind or tr("no text")
        raise InputRefused((Fault(tr("This file is no table of players: it is {what}.").format(what=what)),))
    return table_of_text(text)


def table_of_workbook(data: bytes, *, sheet: int = 0) -> Table:
    """One sheet of an XLSX file. InputRefused when it is damaged, encrypted, a trap, or has no such sheet."""
    import openpyxl  # half a second that only this needs

    end = time.monotonic() + MOST_SECONDS

    try:
        with zipfile.ZipFile(io.BytesIO(data)) as archive:
            members = archive.infolist()
            beside = [one.file_size for one in members if not one.filename.startswith("xl/worksheets/")]
            # texts and styles are read as a whole before the first row
            if sum(member.file_size for member in members) > MOST_UNPACKED or max(beside, default=0) > MOST_BESIDE:
                raise InputRefused((Fault(tr("The workbook unpacks to more than any table of players could have.")),))
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")  # about styles and extensions that nobody here needs
            book = openpyxl.load_workbook(io.BytesIO(data), read_only=True, data_only=True, keep_links=False)
            sheets = tuple(clean(name) for name in book.sheetnames)
            if not 0 <= sheet < len(book.worksheets):
                raise InputRefused((Fault(tr("The workbook has no sheet {number}.").format(number=sheet + 1)),))
            rows = []
            found = book.worksheets[sheet].iter_rows(values_only=True, max_row=MOST_ROWS + 1, max_col=MOST_COLUMNS)
            for number, row in enumerate(until_cancelled(found), 1):
                if time.monotonic() > end:
                    raise InputRefused(
                        (Fault(tr("Reading the table takes too long: save it again as CSV."), number, 1),)
                    )
                if number > MOST_ROWS:
                    raise InputRefused(
                        (Fault(tr("The table has more than {count} rows.").format(count=MOST_ROWS), number, 1),)
                    )
                rows.append((number, [_cell_text(value) for value in row]))
    except _UNREADABLE as problem:
        raise InputRefused(
            (Fault(tr("The workbook is damaged or is none: save it again as XLSX or CSV.")),)
        ) from problem
    table = _table(rows)
    return Table(table.rows, table.lines, sheets)


def delimiter_of(text: str) -> str:
    """The sign between the cells: the one that most of the first lines have equally often; else gaps of two blanks.

    Names are written ``Family, Given``: a comma counts only where there are others too, or at least two in a line.
    """
    lines = [line for line in text[:100_000].splitlines() if line.strip()][:50]
    for delimiter in _DELIMITERS:
        counts = Counter(line.count(delimiter) for line in lines)
        counts.pop(0, None)
        if delimiter == ",":
            counts.pop(1, None)
        if sum(counts.values()) * 2 > len(lines):
            return delimiter
    if lines and sum(_GAP.search(line.strip()) is not None for line in lines) * 2 > len(lines):
        return GAPS
    return "\t" if "\t" in text else ";"


def decoded(data: bytes) -> str:
    """The text of a file in UTF-8, UTF-16 or, as a last resort, Windows-1252."""
    if data[:2] in (b"\xff\xfe", b"\xfe\xff"):
        return data.decode("utf-16", "replace")
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError:
        return data.decode("cp1252", "replace")


def _table(numbered: Iterable[tuple[int, list[str]]]) -> Table:
    kept: list[list[str]] = []
    lines: list[int] = []
    for line, row in numbered:
        cells = [clean(cell[: 4 * LONGEST_CELL], LONGEST_CELL) for cell in row[:MOST_COLUMNS]]
        if any(cells):
            kept.append(cells)
            lines.append(line)
    width = max((max((i for i, cell in enumerate(row, 1) if cell), default=0) for row in kept), default=0)
    return Table(tuple(tuple([*row, *[""] * width][:width]) for row in kept), tuple(lines))


def _cell_text(value: object) -> str:
    match value:
        case None:
            return ""
        case bool():
            return "1" if value else ""
        case float() if value.is_integer():
            return str(int(value))
        case dt.datetime():
            return value.date().isoformat()
        case dt.date():
            return value.isoformat()
        case _:
            return str(value)[: 4 * LONGEST_CELL]
