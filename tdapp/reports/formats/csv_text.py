"""A document as CSV (RFC 4180, UTF-8 with a mark that Excel needs): harmless in every spreadsheet."""

from __future__ import annotations

import csv
import io

from tdapp.reports.formats.plain import harmless, plain_tables
from tdapp.reports.layout.model import DocumentModel


def as_csv(model: DocumentModel) -> bytes:
    """Header and lines; several tables are headed by their titles and parted by an empty line."""
    tables = list(plain_tables(model))
    buffer = io.StringIO()
    writer = csv.writer(buffer, lineterminator="\r\n")
    for number, table in enumerate(tables):
        if number:
            writer.writerow([])
        if len(tables) > 1 and table.title:
            writer.writerow([harmless(table.title)])
        writer.writerow([harmless(text) for text in table.header])
        writer.writerows([harmless(text) for text in row] for row in table.rows)
    return buffer.getvalue().encode("utf-8-sig", "replace")


def as_tsv(model: DocumentModel) -> str:
    """The same as text for the clipboard: tabs between cells, an empty line between tables."""
    return "\n\n".join(
        "\n".join("\t".join(harmless(text).replace("\t", " ") for text in line) for line in (table.header, *table.rows))
        for table in plain_tables(model)
    )
