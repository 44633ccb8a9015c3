"""Files of other programs are named in the refusal; what is read, and our own, is not."""

from __future__ import annotations

from pathlib import Path

import pytest

from tdapp.app import FileBackend
from tdapp.domain.words.errors import RuleViolation
from tdapp.domain.words.file_kinds import of_another_program
from tests.arena import arena
from tests.event_files import written

JET = b"\x00\x01\x00\x00Standard Jet DB\x00" + bytes(80)
OTHER_DATABASE = b"SQLite format 3\x00" + bytes(100)


@pytest.mark.parametrize(
    ("data", "name", "program"),
    [
        (JET, "open.papi", "Papi,"), (JET, "open.mdb", "Papi or another one that uses Microsoft Access"),
        (OTHER_DATABASE, "club.sce", "Sharly Chess,"), (OTHER_DATABASE, "club.tdb", "another program (a database)"),
        (b"<vega", "cup.veg", "Vega,"), (b"PK\x03\x04", "cup.vegz", "Vega,"), (b"\x93\xff", "x.TUNX", "Swiss-Manager,"),
        (b'{"players": []}', "x.sjson", "ChessRegister or SwissSys,"),
    ],
)  # fmt: skip
def test_each_is_named_with_what_to_do(data: bytes, name: str, program: str, tmp_path: Path) -> None:
    said = of_another_program(data, name)
    assert f"a tournament file of {program}" in said
    assert said.endswith("export its tournament report (TRF) there.")
    (tmp_path / name).write_bytes(data)
    for read in (FileBackend().read_trf, FileBackend().open_event):
        with pytest.raises(RuleViolation, match="This is a tournament file of"):
            read(tmp_path / name)


@pytest.mark.parametrize(
    ("data", "name"),
    [
        (b"012 Cup\r\n001    1", "cup.veg"), (b'{"Overview": {"Program": "SwissSys 11"}}', "x.sjson"),
        (b"001    1", "a.trf"), (b"", "x.trf"),
    ],
)  # fmt: skip
def test_what_is_read_is_none_of_them(data: bytes, name: str) -> None:
    assert of_another_program(data, name) == ""


def test_our_own_event_is_no_foreign_file_whatever_its_name(tmp_path: Path) -> None:
    event = written(tmp_path / "event.sce", arena("1 A |"))
    assert of_another_program(event.read_bytes(), event.name) == ""
