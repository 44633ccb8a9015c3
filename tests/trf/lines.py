"""Builds TRF lines for tests, column by column from the table of TRF26 (not with our own writer)."""

from __future__ import annotations

from tdapp.trf.reader import TrfReading


def place(*fields: tuple[int, str]) -> str:
    """A line with every text at its column (from 1)."""
    line = ""
    for column, text in fields:
        assert len(line) < column, f"column {column} is taken"
        line = line.ljust(column - 1) + text
    return line


def p(number: int, points: str = "", *rounds: str, name: str = "", sex: str = "", title: str = "", rating: str = "",
      fed: str = "", fide: str = "", birth: str = "", rank: str = "") -> str:  # fmt: skip
    """Record 001; a round is written ``9 w 1``, ``0000 - H`` or empty."""
    fields = [
        (1, "001"),
        (5, str(number).rjust(4)),
        (10, sex),
        (11, title.rjust(3) if title else ""),
        (15, name or f"Player {number}"),
        (49, rating.rjust(4)),
        (54, fed),
        (58, fide.rjust(11)),
        (70, birth),
        (81, points.rjust(4)),
        (86, (rank or str(number)).rjust(4)),
    ]
    for index, text in enumerate(rounds):
        opponent, colour, result = text.split(" ") if text.count(" ") == 2 else ("", "", text)
        fields += [(92 + 10 * index, opponent.rjust(4)), (97 + 10 * index, colour), (99 + 10 * index, result)]
    return place(*[field for field in fields if field[1]])


def trf(*lines: str, end: str = "\r\n") -> bytes:
    """Lines as a file."""
    return (end.join(lines) + end).encode()


def notes(reading: TrfReading) -> str:
    """What is said of a file called f, a line each, with its place."""
    return "\n".join(note.located("f") for note in reading.notes)
