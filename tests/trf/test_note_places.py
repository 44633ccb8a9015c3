"""Where a note points: the data of a record begins in column 5, a comment and a record left out in column 1."""

from __future__ import annotations

import pytest

from tdapp.domain.words.errors import InputRefused
from tdapp.trf.reader import TrfReading, read_trf
from tests.trf.lines import p, trf
from tests.trf.teams.test_event import old_team

SWISS = "092 Individual Swiss"
GAME = (p(1, "1.0", "2 w 1"), p(2, "0.0", "1 b 0"))
TWO = (p(1, "1.5", "2 w 1", "0000 - H"), p(2, "0.0", "1 b 0", ""))


def places(reading: TrfReading, part: str) -> list[tuple[int, int]]:
    """Line and column of the notes with these words."""
    return [(note.line, note.column) for note in reading.notes if part in note.text]


@pytest.mark.parametrize(
    ("lines", "part", "column"),
    [
        (("152 White green", *GAME), "“green” in record 152 is left out", 5),
        (("192 FIDE_NO_SUCH", *GAME), "(record 192) is not one that tdapp pairs", 5),
        (("142 nine", *GAME), "142", 5),
        (("042 soon", *GAME), "“soon” is not a date", 5),
        (("042 1.5.2026", *GAME), "was read as 2026-05-01", 5),
        (("062 2 players", *GAME), "(062) holds more than a number", 5),
        (("062 7", *GAME), "062", 5),
        (("162 Q 7.0", *GAME), "162", 5),
        (("172 NONSENSE", *GAME), "172", 5),
        (("212 PTS,NO SUCH", *GAME), "212", 5),
        (("XXZ 1", *GAME), "XXZ", 1),
        (("777 what", *GAME), "777", 1),
    ],
)
def test_a_note_points_to_what_it_is_about(lines: tuple[str, ...], part: str, column: int) -> None:
    reading = read_trf(trf(SWISS, *lines))
    found = places(reading, part)
    assert found, [note.text for note in reading.notes]
    assert [place[1] for place in found] == [column]


LONG = "QXYK" * 15


@pytest.mark.parametrize(
    ("record", "letters"),
    [
        ("042 ", 40), ("062 ", 20), ("132 ", 20), ("142 ", 20), ("152 ", 20), ("162 ", 20), ("172 ", 20),
        ("192 ", 40), ("212 NO SUCH ", 32), ("212 OTHER", 35), ("352 ", 20), ("362 ", 40), ("352Q", 19), ("362Q", 39),
        ("310   2 North", 20),
        ("### tdapp tie-game 1: ", 40), ("### tdapp tie-decision 1: ", 40),
    ],
)  # fmt: skip
def test_what_cannot_be_read_is_quoted_by_its_beginning(record: str, letters: int) -> None:
    """So that a line of nonsense leaves room for what is said of it."""
    of_teams = record[:3] in ("310", "352", "362")
    text = f"{record.ljust(73)}{LONG}" if record.startswith("310") else f"{record}{LONG}"
    try:
        found = read_trf(trf(SWISS, text, *([old_team("A", 1), old_team("B", 2)] if of_teams else ()), *GAME)).notes
    except InputRefused as refused:
        found = refused.faults
    said = " ".join(note.text for note in found).upper()
    assert LONG[:letters] in said
    assert LONG[: letters + 1] not in said
