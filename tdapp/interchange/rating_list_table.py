"""Tables of national and club lists: CSV of any separator and encoding, XLSX; headings, then rows of text."""

from __future__ import annotations

import codecs
import csv
import datetime as dt
import hashlib
import io
import warnings
import zipfile
import zlib
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any
from xml.etree.ElementTree import ParseError

from tdapp.domain.words.errors import EnvironmentProblem
from tdapp.domain.words.file_kinds import SQLITE, kind_of
from tdapp.domain.words.frozen import dataclass
from tdapp.domain.words.wording import tr
from tdapp.interchange.rating_list_cells import clean
from tdapp.interchange.rating_list_source import (
    MOST_RATIO,
    RATIO_COUNTS_FROM,
    ListSource,
    largest_member,
    opened,
    plain_source,
    refused,
)
from tdapp.services.files.csv_rows import numbered_rows
from tdapp.services.files.reading import first_bytes
from tdapp.services.ratings.lists import ImportCancelled, Progress, no_progress

MOST_COLUMNS = 200
MOST_BYTES = 1 << 30
_SEPARATORS = ";,\t|"
_TABLES = (".csv", ".tsv", ".txt")
_SAMPLE = 1 << 16
_TOLD_EVERY = 2000  # rows between two reports of progress
_SPREADSHEET_FAULTS = (
    OSError,
    ValueError,
    KeyError,
    IndexError,
    TypeError,
    AttributeError,
    EOFError,
    NotImplementedError,
    ParseError,
    zipfile.BadZipFile,
    zlib.error,
)  # fmt: skip - openpyxl checks nothing and lets whatever happens inside a damaged file out

TableRow = tuple[int, list[str]]


@dataclass(frozen=True, slots=True)
class Table:
    """A file whose headings were read. ``header`` names every column once, in order."""

    path: Path
    header: tuple[str, ...]
    header_line: int
    encoding: str  # empty: a spreadsheet
    separator: str = ""
    source: ListSource | None = None  # where in an archive

    @property
    def names(self) -> str:
        """What tells the month and the rate of play: the name of the file, and that in an archive."""
        return self.source.names if self.source else self.path.name

    @property
    def date(self) -> dt.date | None:
        """Of the table in the archive."""
        return self.source.date if self.source else None

    @property
    def signature(self) -> str:
        """The same for every table with the same headings."""
        return hashlib.sha256("\n".join(self.header).encode()).hexdigest()[:16]

    def rows(self, progress: Progress) -> Iterator[TableRow]:
        """Line and cells of every row below the headings that is not empty. InputRefused, ImportCancelled."""
        for count, (line, cells, share) in enumerate(self._all_rows()):
            if count % _TOLD_EVERY == 0 and not progress(min(share, 1.0)):
                raise ImportCancelled
            if line > self.header_line and any(cells):
                yield line, cells[: len(self.header)] + [""] * (len(self.header) - len(cells))

    def _all_rows(self) -> Iterator[tuple[int, list[str], float]]:
        if self.encoding:
            return _csv_rows(self.source or plain_source(self.path), self.encoding, self.separator)
        return _sheet_rows(self.path)


def open_table(path: Path) -> Table:
    """Read the headings. InputRefused: no table, or one that is damaged."""
    try:
        head = first_bytes(path, _SAMPLE)
        size = path.stat().st_size
    except EnvironmentProblem as problem:
        raise refused(str(problem)) from problem
    except OSError as error:
        raise refused(tr("it cannot be read: {error}").format(error=error.strerror or error)) from error
    if size > MOST_BYTES:
        raise refused(tr("it is larger than any list of players"))
    if not head.strip():
        raise refused(tr("the file is empty"))
    if head.startswith(SQLITE):
        raise refused(tr("This file is no table of players: it is {what}.").format(what=kind_of(head)))
    if head.startswith(b"PK"):
        if _is_spreadsheet(path):
            return _with_header(Table(path, (), 0, ""))
        return _csv_table(largest_member(path, _TABLES))
    if head.startswith(b"\xd0\xcf\x11\xe0"):
        raise refused(tr("this is a spreadsheet of the old kind (.xls): save it as .xlsx or CSV"))
    return _csv_table(plain_source(path))


def _csv_table(source: ListSource) -> Table:
    head = source.head(_SAMPLE)
    encoding = _encoding(source, head)
    if encoding != "utf-16" and b"\0" in head:
        raise refused(tr("it is neither a CSV file nor a spreadsheet"))
    separator = _separator(head.decode(encoding, "replace"))
    return _with_header(Table(source.path, (), 0, encoding, separator, source if source.member else None))


def _with_header(table: Table) -> Table:
    for line, cells, _ in table._all_rows():
        if any(cells):
            while cells and not cells[-1]:
                cells.pop()
            return replace(table, header=_unique(cells), header_line=line)
    raise refused(tr("the table is empty"))


def _unique(cells: list[str]) -> tuple[str, ...]:
    names: list[str] = []
    for number, cell in enumerate(cells, start=1):
        name = cell or tr("column {number}").format(number=number)
        names.append(name if name not in names else f"{name} ({number})")
    return tuple(names)


def _encoding(source: ListSource, head: bytes) -> str:
    if head[:2] in (b"\xff\xfe", b"\xfe\xff"):
        return "utf-16"
    decoder = codecs.getincrementaldecoder("utf-8")()
    try:
        for block in source.blocks(no_progress):
            decoder.decode(block)
        decoder.decode(b"", final=True)
    except UnicodeDecodeError:
        return "cp1252"
    return "utf-8-sig"


def _separator(text: str) -> str:
    """The one that cuts the first lines into the most columns of the same number."""
    lines = text.splitlines()[:30]
    sample = lines[:-1] if len(lines) > 1 else lines  # the last one may be cut

    def columns(separator: str) -> tuple[int, int]:
        try:
            counts = [len(row) for row in csv.reader(sample, delimiter=separator) if row]
        except csv.Error:
            return (0, 0)
        common = max(set(counts), key=lambda count: (counts.count(count), count), default=0)
        return (counts.count(common) if common > 1 else 0, common)

    return max(_SEPARATORS, key=columns)


def _csv_rows(source: ListSource, encoding: str, separator: str) -> Iterator[tuple[int, list[str], float]]:
    try:
        size = max(1, source.size)
        with opened(source) as binary:
            text = io.TextIOWrapper(binary, encoding, errors="replace", newline="")
            line = 1
            try:
                for line, row in numbered_rows(text, separator):
                    yield line, [clean(cell, 200) for cell in row[:MOST_COLUMNS]], binary.tell() / size
            except csv.Error as error:
                raise refused(tr("the table is damaged: {error}").format(error=error), line, 1) from error
            except UnicodeError as error:
                raise refused(tr("the file breaks off within a letter"), line, 1) from error
    except (zipfile.BadZipFile, zlib.error, EOFError, NotImplementedError, RuntimeError) as error:
        raise refused(tr("the archive is damaged or not complete: download it again")) from error
    except OSError as error:
        raise refused(tr("it cannot be read: {error}").format(error=error.strerror or error)) from error


def _is_spreadsheet(path: Path) -> bool:
    """Whether an archive is one; InputRefused when it is damaged or a trap."""
    try:
        with zipfile.ZipFile(path) as archive:
            members = archive.infolist()
    except (zipfile.BadZipFile, OSError, ValueError, NotImplementedError) as error:
        raise refused(tr("the spreadsheet is damaged or not complete")) from error
    if not any(member.filename == "[Content_Types].xml" for member in members):
        return False
    whole = sum(member.file_size for member in members)
    packed = sum(member.compress_size for member in members)
    if whole > MOST_BYTES or (whole > RATIO_COUNTS_FROM and whole > MOST_RATIO * max(1, packed)):
        raise refused(
            tr("the spreadsheet would unpack to {count} bytes: no list of players does that").format(count=f"{whole:,}")
        )
    return True


def _sheet_rows(path: Path) -> Iterator[tuple[int, list[str], float]]:
    import openpyxl

    number = 0
    try:
        with path.open("rb") as stream:  # openpyxl would leave a damaged file open
            with warnings.catch_warnings():
                warnings.simplefilter("ignore")  # styles and extensions that a list does not need
                sheet: Any = openpyxl.load_workbook(stream, read_only=True, data_only=True).worksheets[0]
            whole = max(1, sheet.max_row or 1)
            sheet.reset_dimensions()  # some programs write wrong ones
            for number, row in enumerate(sheet.iter_rows(values_only=True, max_col=MOST_COLUMNS), start=1):
                yield number, [_cell(value) for value in row], number / whole
    except _SPREADSHEET_FAULTS as error:
        sentence = (
            tr("the spreadsheet is damaged after row {number}: {error}")
            if number
            else tr("the spreadsheet is damaged: {error}")
        )
        raise refused(sentence.format(number=number, error=clean(str(error) or type(error).__name__))) from error


def _cell(value: object) -> str:
    if value is None:
        return ""
    if isinstance(value, dt.datetime):
        return value.date().isoformat()
    if isinstance(value, float) and value.is_integer():
        return str(int(value))
    return clean(str(value), 200)
