"""Files that contradict themselves, taken over all the same: every defect is named and something is held for it."""

from __future__ import annotations

from pathlib import Path

import pytest

from tdapp.domain.section.outcome import Outcome
from tdapp.domain.words.errors import InputRefused
from tdapp.services.tables.export import export_trf
from tdapp.storage.event.creation import create_event_file
from tdapp.storage.event.reading import read_event_sections
from tdapp.trf.notes import Note, NoteKind
from tdapp.trf.reader import TrfReading, read_trf
from tests.trf.lines import p, trf

HEAD = ("092 Swiss", "142 3")


def taken(*lines: str) -> tuple[TrfReading, list[Note]]:
    """The reading and its defects; the same file is refused otherwise."""
    with pytest.raises(InputRefused) as refused:
        read_trf(trf(*HEAD, *lines))
    reading = read_trf(trf(*HEAD, *lines), defects=True)
    defects = [note for note in reading.notes if isinstance(note, Note) and note.kind is NoteKind.DEFECT]
    assert {note.text for note in defects} == {fault.text for fault in refused.value.faults}
    return reading, defects


def outcomes(reading: TrfReading) -> list[tuple[Outcome, int | None]]:
    return [(row[0].outcome, row[0].opponent) for row in reading.section.cells]


WIN, LOSS, DRAW, OPEN = Outcome.WIN, Outcome.LOSS, Outcome.DRAW, Outcome.OPEN
FULL, HALF, ZERO, PAB = (
    Outcome.FULL_POINT_BYE, Outcome.HALF_POINT_BYE, Outcome.ZERO_POINT_BYE, Outcome.PAIRING_BYE,
)  # fmt: skip


@pytest.mark.parametrize(
    ("first", "second", "held"),
    [
        ("2 w 1", "1 b =", [(WIN, 2), (DRAW, 1)]),  # as stated
        ("2 w 1", "1 b 1", [(WIN, 2), (WIN, 1)]),
        ("2 w 1", "1 b ", [(WIN, 2), (LOSS, 1)]),  # left open by one, taken from the other
        ("2 w 1", "1 w 0", [(WIN, 2), (LOSS, 1)]),  # both had White
        ("2 w 1", "", [(WIN, 2), (LOSS, 1)]),  # stated by one, empty at the other
        ("2 w =", "2a w 1", [(DRAW, 2), (DRAW, 1)]),  # unreadable at the other
        ("2 w 1", "0000 - U", [(FULL, None), (PAB, None)]),  # a bye at the other: worth the same
        ("2 w =", "0000 - Z", [(HALF, None), (ZERO, None)]),
        ("7 w 1", "", [(FULL, None), (ZERO, None)]),
        ("1 w 0", "", [(ZERO, None), (ZERO, None)]),
        ("2 w H", "", [(ZERO, None), (ZERO, None)]),
    ],
)
def test_one_contradiction(first: str, second: str, held: list[tuple[Outcome, int | None]], tmp_path: Path) -> None:
    # 3 and 4 play a sound game, so that the round was held
    reading, defects = taken(p(1, "", first), p(2, "", second), p(3, "", "4 w 1"), p(4, "", "3 b 0"))
    assert defects
    assert outcomes(reading)[:2] == held
    create_event_file(tmp_path / "bent.tdb", [reading.section])
    (stored,) = read_event_sections(tmp_path / "bent.tdb")
    assert [row[0].outcome for row in stored.cells] == [row[0].outcome for row in reading.section.cells]


def test_a_player_whom_two_claim_keeps_his_own_game() -> None:
    reading, (defect,) = taken(p(1, "", "2 w 1"), p(2, "", "1 b 0"), p(3, "", "2 w 1"))
    assert outcomes(reading) == [(WIN, 2), (LOSS, 1), (FULL, None)]
    assert defect.text == "Round 1: 3 is paired with 2, but 2 is paired with 1."


def test_a_player_whom_two_claim_and_who_claims_nobody_has_no_game() -> None:
    reading, _ = taken(p(1, "", "2 w 1"), p(2), p(3, "", "2 w 1"), p(4, "", "5 w 1"), p(5, "", "4 b 0"))
    assert outcomes(reading)[:3] == [(FULL, None), (ZERO, None), (FULL, None)]


def test_points_that_do_not_add_up_yield_to_the_results() -> None:
    reading, defects = taken(p(1, "1.5", "2 w 1"), p(2, "0.0", "1 b 0"))
    assert [note.text for note in defects] == ["Player 1 has 1.5 points, but the results give 1.0."]
    assert outcomes(reading) == [(WIN, 2), (LOSS, 1)]


def test_a_number_given_twice_keeps_the_first() -> None:
    reading, _ = taken(p(1, "", "2 w 1", name="First"), p(1, "", name="Second"), p(2, "", "1 b 0"))
    assert [player.name for player in reading.section.players] == ["First", "Player 2"]


def test_what_was_mended_can_be_exported_and_read_again() -> None:
    reading, _ = taken(
        p(1, "2.0", "2 w 1", "3 b 1"), p(2, "0.0", "1 b 0", "4 x 0"), p(3, "0.0", "9 w 0"), p(4, "1.0", "", "2 b 1")
    )
    again = read_trf(export_trf(reading.section)).section
    assert again.cells == reading.section.cells


@pytest.mark.parametrize("data", [b"", b"\x00\x01", b"hello", b"012 Nobody\n"])
def test_what_is_no_report_is_refused_all_the_same(data: bytes) -> None:
    with pytest.raises(InputRefused):
        read_trf(data, defects=True)
