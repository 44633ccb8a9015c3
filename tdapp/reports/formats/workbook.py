"""Documents as a workbook: a sheet for each table, numbers as numbers, names as text whatever they begin with."""

from __future__ import annotations

import datetime as dt
import io
import re
from collections.abc import Sequence
from typing import Any

from tdapp.domain.words.decimals import Code
from tdapp.domain.words.wording import tr
from tdapp.reports.formats.plain import NUMBER, PlainTable, clean, plain_tables
from tdapp.reports.layout.model import DocumentModel

_NOT_IN_A_NAME = re.compile(r"[\[\]:*?/\\']")
_NUMBER = re.compile(r"\d+")
_LONGEST_NAME = 31
_WIDEST = 48


def as_xlsx(models: Sequence[DocumentModel], written: dt.datetime) -> bytes:
    """The workbook of some documents; ``written`` is the time it bears."""
    from openpyxl import Workbook  # takes its time

    book = Workbook()
    book.remove(book.active)
    names: set[str] = set()
    for model in models:
        title = model.heading.title
        if model.document_id in ("pairings", "results"):
            number = _NUMBER.search(model.heading.stage)
            title = f"{title} {tr('round {number}').format(number=number[0])}" if number else title
        sheet = book.create_sheet(_sheet_name(title, names))
        line = 1
        for table in plain_tables(model):
            line = _fill(sheet, table, line) + 1
    if not book.worksheets:
        book.create_sheet(tr("Empty"))
    first = models[0] if models else None
    book.properties.title = clean(first.heading.event) if first else ""
    book.properties.creator = clean(first.author or first.imprint.program) if first else ""
    book.properties.created = book.properties.modified = written.replace(tzinfo=None)
    buffer = io.BytesIO()
    book.save(buffer)
    return buffer.getvalue()


def _fill(sheet: Any, table: PlainTable, top: int) -> int:
    """Write a table from line ``top`` on; the line after it. Only the first can be filtered by its header."""
    from openpyxl.styles import Alignment, Font
    from openpyxl.utils import get_column_letter

    if top > 1 and table.title:
        _write_text(sheet.cell(top, 1), table.title)
        sheet.cell(top, 1).font = Font(bold=True)
        top += 1
    for column, text in enumerate(table.header, start=1):
        cell = sheet.cell(top, column)
        _write_text(cell, text)
        cell.font = Font(bold=True)
    for line, row in enumerate(table.rows, start=top + 1):
        for column, text in enumerate(row, start=1):
            if not text:
                continue
            cell = sheet.cell(line, column)
            if column - 1 in table.numeric and NUMBER.fullmatch(text) and not isinstance(text, Code):
                cell.value = float(text) if "." in text else int(text)
                decimals = len(text.partition(".")[2])
                cell.number_format = f"0.{'0' * decimals}" if decimals else "0"
            else:
                _write_text(cell, text)
                if column - 1 in table.numeric:
                    cell.alignment = Alignment(horizontal="right")
    for column in range(1, len(table.header) + 1):
        longest = max((len(row[column - 1]) for row in (table.header, *table.rows)), default=0)
        width = sheet.column_dimensions[get_column_letter(column)]
        width.width = max(min(_WIDEST, longest + 2), 0 if top == 1 else width.width)
    if top == 1:
        sheet.freeze_panes = "A2"
        if table.rows:
            sheet.auto_filter.ref = f"A1:{get_column_letter(len(table.header))}{len(table.rows) + 1}"
    return top + 1 + len(table.rows)


def _write_text(cell: Any, text: str) -> None:
    """A string cell, never a formula: openpyxl would take a leading = for one."""
    cell.value = text.encode("utf-8", "replace").decode("utf-8")
    cell.data_type = "s"
    cell.quotePrefix = text.startswith(("=", "+", "-", "@"))


def _sheet_name(title: str, names: set[str]) -> str:
    """A name that a workbook can hold, each once, whatever the case of its letters."""
    plain = _NOT_IN_A_NAME.sub(" ", clean(title)).strip()[:_LONGEST_NAME].strip() or tr("Sheet")
    name, count = plain, 1
    while name.casefold() in names:
        count += 1
        name = f"{plain[: _LONGEST_NAME - len(str(count)) - 1]} {count}"
    names.add(name.casefold())
    return name
