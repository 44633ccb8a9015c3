"""The rows of a CSV with their lines; a quote that is never closed swallows no player after it."""

from __future__ import annotations

import csv
from collections.abc import Iterable, Iterator

from tdapp.domain.words.cancelling import until_cancelled
from tdapp.domain.words.errors import Fault, InputRefused
from tdapp.domain.words.wording import tr


def numbered_rows(lines: Iterable[str], delimiter: str) -> Iterator[tuple[int, list[str]]]:
    """(line where it begins, cells) of every row. InputRefused with its line: a quote that does not close.

    csv.Error: what else cannot be read.
    """
    taken: list[str] = []
    columns, line = 0, 1

    def feed() -> Iterator[str]:
        for text in until_cancelled(lines):
            taken.append(text)
            yield text

    reader = csv.reader(feed(), delimiter=delimiter)
    while True:
        try:
            row = next(reader, None)
        except csv.Error as error:
            if len(taken) > 1:  # a cell as long as that
                raise _never_closed(taken, line) from error
            raise
        if row is None:
            return
        if '"' in taken[0] and _swallows(taken, delimiter, columns):
            raise _never_closed(taken, line)
        columns = columns or len(row)
        yield line, row
        line += len(taken)
        taken.clear()


def _swallows(taken: list[str], delimiter: str, columns: int) -> bool:
    """Whether a quote of the first line holds more than its cell: it ends in nothing, within a word, or after rows."""
    inside = [*taken[1:-1], taken[-1].partition('"')[0]] if len(taken) > 1 else []
    if columns > 1 and any(text.count(delimiter) >= columns - 1 for text in inside):
        return True
    try:
        list(csv.reader(taken, delimiter=delimiter, strict=True))
    except csv.Error as error:
        return len(taken) > 1 or "end of data" in str(error)
    return False


def _never_closed(taken: list[str], line: int) -> InputRefused:
    text = tr("A quote is opened here and not closed: what follows would be swallowed. Close it, or take it away.")
    return InputRefused((Fault(text, line, taken[0].rfind('"') + 1),))
