"""Files of other programs are named in the refusal; what is read, and our own, is not."""

from __future__ import annotations

from pathlib import Path

import pytest

from tdapp.app.backend import FileBackend
from tdapp.domain.words.errors import RuleViolation
from tdapp.domain.words.file_kinds import of_another_program
from tests.arena import arena
from tests.event_files import written
from tests.interchange.programs.binary_samples import BINARY_FILES

JET = b"\x00\x01\x00\x00Standard Jet DB\x00" + bytes(80)
OTHER_DATABASE = b"SQLite format 3\x00" + bytes(100)


@pytest.mark.parametrize(
    ("data", "name", "what"),
    [
        (JET, "open.papi", "a tournament file of Papi, the program of the French federation"),
        (JET, "open.mdb", "a database of Microsoft Access, and no tournament of Papi"),
        (OTHER_DATABASE, "club.sce", "an event file of Sharly Chess"),
        (OTHER_DATABASE, "club.tdb", "a database of another program"),
        (b"<vega", "cup.veg", "a tournament file of Vega"), (b"PK\x03\x04", "cup.vegz", "a tournament file of Vega"),
        (b"\x93\xff\x89\x44", "x", "a tournament file of Swiss-Manager"),
        (b"\x93\xff", "x.TUTX", "a tournament file of Swiss-Manager"),
        (b'{"players": []}', "x.sjson", "a tournament file of ChessRegister or SwissSys"),
        (b"[Event", "dam.pdn", "a collection of draughts games (PDN)"),
    ],
)  # fmt: skip
def test_each_is_named_with_what_to_do(data: bytes, name: str, what: str, tmp_path: Path) -> None:
    said = of_another_program(data, name)
    assert said.startswith(f"This is {what}")
    assert said.endswith(("export its tournament report (TRF) there.", "it is not read here."))
    (tmp_path / name).write_bytes(data)
    for read in (FileBackend().read_trf, FileBackend().open_event):
        with pytest.raises(RuleViolation, match=r"This is an? |breaks off"):
            read(tmp_path / name)


@pytest.mark.parametrize("name", ["colline.papi", "lac.sce", "parc.TUNx"])
def test_who_opens_a_file_that_import_reads_is_told_so(name: str, tmp_path: Path) -> None:
    path = tmp_path / name
    path.write_bytes(BINARY_FILES[name])
    with pytest.raises(RuleViolation, match="import it, which makes an event of it"):
        FileBackend().open_event(path)
    assert FileBackend().read_trf(path).reading is not None


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
