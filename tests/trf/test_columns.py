"""The columns of TRF16 (C.04, annex 2), read without layout, tolerance or repair."""

from __future__ import annotations

import pytest

from tdapp.domain.words.errors import Fault
from tdapp.services.tables.export import export_trf
from tdapp.trf.columns import ColumnPlayer, read_columns
from tests.arena import random_round_robin, random_swiss
from tests.effort import some

PERSON = "001    1 m GM Surname, First                    2450 NOR     1500000 1990/01/01  2.0    2"
RECORD = f"{PERSON}     9 w 1    13 b =  0000 - H\r\n"


def test_the_example_of_the_article() -> None:
    report = read_columns(b"012 Cup\r\n102 IA Name (1)\r\n" + RECORD.encode())
    assert report.faults == ()
    assert report.players == (
        ColumnPlayer(
            3, 1, "m", "GM", "Surname, First", 2450, "NOR", "1500000", "1990/01/01", "2.0", 2,
            ((9, "w", "1"), (13, "b", "="), (0, "", "H")),
        ),
    )  # fmt: skip
    assert report.record("102") == ("IA Name (1)",)


@pytest.mark.parametrize(
    ("old", "new", "column"),
    [
        ("001    1", "001   1 ", 5), (" m GM", " x GM", 10), ("GM Surname", "GmSurname", 11), ("2450 ", "245x ", 49),
        ("2450 NOR", "2450NNOR", 53), ("NOR ", "nor ", 54), ("1990/01/01", "1990-01-01", 70), ("  2.0", "  2,0", 81),
        ("   2     9", "    2    9", 86),
        ("     9 w 1", "     9 g 1", 92), ("13 b =", "13 b ½", 102), (" 0000 - H", " 0000 -  H", 112),
        ("  2.0    2 ", "  2.0   2 x", 90),
    ],
)  # fmt: skip
def test_what_is_not_in_its_column_is_a_fault_there(old: str, new: str, column: int) -> None:
    assert old in RECORD
    report = read_columns(RECORD.replace(old, new, 1).encode())
    assert column in [fault.column for fault in report.faults]
    assert report.players == ()


def test_lines_end_as_the_file_wants_it_and_column_4_is_empty() -> None:
    for end in (b"\n", b"\r", b"\n\r"):
        assert [fault.line for fault in read_columns(b"012 Cup" + end + b"022 Wien\r\n").faults] == [1]
    assert [fault.column for fault in read_columns(b"012xCup\r\n").faults] == [4]
    assert read_columns(b"012 Gr\xfc\xdfe\r\n").faults == (Fault("The file is not UTF-8.", 1, 1),)


@pytest.mark.parametrize("seed", some(60, 6))
@pytest.mark.parametrize("flavour", ["trf16", "trf26"])
def test_what_is_exported_has_every_column_in_its_place(seed: int, flavour: str) -> None:
    section = random_swiss(seed, 8 + seed % 20, 5) if seed % 2 else random_round_robin(seed, 5 + seed % 6)
    report = read_columns(export_trf(section, flavour))  # type: ignore[arg-type]
    assert report.faults == ()
    assert [one.number for one in report.players] == [player.number for player in section.players]
