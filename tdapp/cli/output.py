"""Tables, JSON and CSV on standard output."""

from __future__ import annotations

import sys
import unicodedata
from collections.abc import Iterable, Sequence
from functools import cache
from typing import TYPE_CHECKING, Any

from tdapp.domain.section.event import Section
from tdapp.domain.words.plain_line import plain_line
from tdapp.domain.words.wording import tr

if TYPE_CHECKING:
    from tdapp.pairing.reasons.obstacle import Obstacle

_FORMULA_STARTS = ("=", "+", "-", "@", "\t", "\r")


def print_json(value: Any) -> None:
    """Stable key order as given, UTF-8."""
    import json

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
    import csv

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
    columns = [_column(cells, index in right) for index, cells in enumerate(zip(header, *rows, strict=True))]
    first, *lines = ("  ".join(cells).rstrip() for cells in zip(*columns, strict=True))
    rule = "  ".join("-" * width(cells[0]) for cells in columns)
    print("\n".join((first, rule, *lines)))


def _column(cells: Sequence[str], right: bool) -> list[str]:
    """The cells of a column on one line each, all of one width."""
    joined = "".join(cells)
    if not joined.isprintable():
        cells = tuple(map(one_line, cells))
    elif joined.isascii():  # nearly every column of a large table
        widest = max(map(len, cells))
        return [cell.rjust(widest) if right else cell.ljust(widest) for cell in cells]
    widths = [width(cell) for cell in cells]
    widest = max(widths)
    spaces = [" " * (widest - size) for size in widths]
    if right:
        return [space + cell for space, cell in zip(spaces, cells, strict=True)]
    return [cell + space for space, cell in zip(spaces, cells, strict=True)]


def width(text: str) -> int:
    """Columns on a terminal."""
    if text.isascii():
        return len(text)
    return sum(map(_letter_width, text))


@cache
def _letter_width(letter: str) -> int:
    return 0 if unicodedata.combining(letter) else 2 if unicodedata.east_asian_width(letter) in "WF" else 1


def one_line(text: str) -> str:
    """Text without control characters, so that a name cannot move the cursor."""
    if text.isprintable():
        return text
    return "".join(char if char.isprintable() else " " for char in text)


def print_obstacles(found: Sequence[Obstacle]) -> None:
    """What speaks against a pair that was not made, one line each."""
    for obstacle in found:
        what = tr("forbidden") if obstacle.forbids else tr("worse")
        article = f" [{obstacle.article}]" if obstacle.article else ""
        print(f"{what}: {one_line(obstacle.text)}{article}")
    if not found:
        print(tr("It is so in this pairing."))
