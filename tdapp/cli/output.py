"""Tables, JSON and CSV on standard output."""

from __future__ import annotations

import csv
import json
import sys
import unicodedata
from collections.abc import Iterable, Sequence
from typing import Any

from tdapp.domain.section.event import Section
from tdapp.domain.words.plain_line import plain_line
from tdapp.domain.words.wording import tr

_FORMULA_STARTS = ("=", "+", "-", "@", "\t", "\r")


def print_json(value: Any) -> None:
    """Stable key order as given, UTF-8."""
    print(json.dumps(_plain(value), ensure_ascii=False, indent=1))


def _plain(value: Any) -> Any:
    match value:
        case str():
            return plain_line(value)
        case dict():
            return {key: _plain(held) for key, held in value.items()}
        case list() | tuple():
            return [_plain(held) for held in value]
        case _:
            return value


def print_csv(header: Sequence[str], rows: Iterable[Sequence[str]], text_columns: frozenset[int]) -> None:
    """Comma-separated; text that a spreadsheet would take for a formula gets an apostrophe."""
    writer = csv.writer(sys.stdout, lineterminator="\n")
    writer.writerow(header)
    for row in rows:
        cells = [plain_line(cell) for cell in row]
        writer.writerow([_harmless(cell) if index in text_columns else cell for index, cell in enumerate(cells)])


def _harmless(text: str) -> str:
    return f"'{text}" if text.startswith(_FORMULA_STARTS) else text


def print_mark(section: Section) -> None:
    """A line that the event is not in FIDE mode, above what is read from the screen."""
    if not section.fide_mode:
        print(tr("not in FIDE mode"))


def print_table(header: Sequence[str], rows: Sequence[Sequence[str]], right: frozenset[int]) -> None:
    """Columns in spaces, wide characters counted as two; ``right`` columns are aligned right."""
    lines = [tuple(map(one_line, line)) for line in (header, *rows)]
    widths = [max(width(line[column]) for line in lines) for column in range(len(header))]
    for index, line in enumerate(lines):
        cells = [_pad(cell, widths[column], column in right) for column, cell in enumerate(line)]
        print("  ".join(cells).rstrip())
        if index == 0:
            print("  ".join("-" * size for size in widths))


def width(text: str) -> int:
    """Columns on a terminal."""
    if text.isascii():
        return len(text)
    return sum(
        0 if unicodedata.combining(char) else 2 if unicodedata.east_asian_width(char) in "WF" else 1 for char in text
    )


def one_line(text: str) -> str:
    """Text without control characters, so that a name cannot move the cursor."""
    if text.isprintable():
        return text
    return "".join(char if char.isprintable() else " " for char in text)


def _pad(text: str, size: int, right: bool) -> str:
    space = " " * (size - width(text))
    return space + text if right else text + space
