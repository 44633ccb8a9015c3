"""A document as CSV (RFC 4180, UTF-8 with a mark that Excel needs): harmless in every spreadsheet."""

from __future__ import annotations

import csv
import io

from tdapp.domain.words.decimals import decimals
from tdapp.domain.words.wording import has_decimal_comma
from tdapp.reports.formats.plain import harmless, plain_tables
from tdapp.reports.layout.model import DocumentModel


def as_csv(model: DocumentModel) -> bytes:
    """Header and lines; several tables are headed by their titles and parted by an empty line.

    Where 4.5 is written 4,5 numbers are, the board 6.4 of a match too, which is a date there otherwise; a semicolon
    parts them, as spreadsheets there expect it. What must be seen on paper (trial, provisional, not in FIDE mode) is
    the last line.
    """
    tables = list(plain_tables(model))
    buffer = io.StringIO()
    comma = has_decimal_comma()
    writer = csv.writer(buffer, lineterminator="\r\n", delimiter=";" if comma else ",")
    for number, table in enumerate(tables):
        if number:
            writer.writerow([])
        if len(tables) > 1 and table.title:
            writer.writerow([harmless(table.title)])
        writer.writerow([harmless(text) for text in table.header])
        for row in table.rows:
            numbers = [decimals(str(text)) if place in table.numeric else text for place, text in enumerate(row)]
            writer.writerow([harmless(text) for text in numbers])
    if model.heading.status:
        writer.writerow([])
        writer.writerow([harmless(text) for text in model.heading.status])
    return buffer.getvalue().encode("utf-8-sig", "replace")


def as_tsv(model: DocumentModel) -> str:
    """The same as text for the clipboard: tabs between cells, an empty line between tables."""
    return "\n\n".join(
        "\n".join("\t".join(harmless(text).replace("\t", " ") for text in line) for line in (table.header, *table.rows))
        for table in plain_tables(model)
    )
