"""The first hundred bytes of a file: whether it is ours, and not too new."""

from __future__ import annotations

from pathlib import Path

import pytest

from tdapp.domain.words.errors import EnvironmentProblem, OtherFile, RuleViolation
from tdapp.storage.file.header import check_header, is_wal
from tdapp.storage.rows.schema import APPLICATION_ID, SCHEMA

MAGIC = b"SQLite format 3\x00"


def head(*, magic: bytes = MAGIC, version: int = SCHEMA, application: int = APPLICATION_ID, wal: int = 2) -> bytes:
    """As SQLite lays them out: the versions of writing and reading at 18, ours at 60, whose file it is at 68."""
    found = bytearray(100)
    found[: len(magic)] = magic
    found[18:20] = bytes((wal, wal))
    found[60:64], found[68:72] = version.to_bytes(4, "big"), application.to_bytes(4, "big")
    return bytes(found)


@pytest.mark.parametrize(
    ("data", "says"),
    [
        (head(), ""),
        (head() + b"more", ""),
        (head(version=SCHEMA - 1), ""),
        (head(version=SCHEMA + 1), "x.tdb was saved by a newer version"),
        (head(application=APPLICATION_ID + 1), "x.tdb is not an event file of this program."),
        (head(magic=b"SQLite format 4\x00"), "x.tdb is not an event file of this program."),
        (head()[:99], "x.tdb is not an event file of this program."),
        (b"", "x.tdb is not an event file of this program."),
    ],
)
def test_what_is_said_of_a_file(tmp_path: Path, data: bytes, says: str) -> None:
    path = tmp_path / "x.tdb"
    path.write_bytes(data)
    if not says:
        check_header(path)
        return
    with pytest.raises(RuleViolation) as refused:
        check_header(path)
    assert str(refused.value).startswith(says)


@pytest.mark.parametrize(("data", "says"), [
    (b"%PDF-1.4 and so on", "PDF"), (b"PK\x03\x04" + bytes(200), "x.tdb is not an event file of this program: it is"),
])  # fmt: skip
def test_a_file_of_another_kind_is_named(tmp_path: Path, data: bytes, says: str) -> None:
    path = tmp_path / "x.tdb"
    path.write_bytes(data)
    with pytest.raises(OtherFile, match=says):
        check_header(path)


def test_a_file_that_is_not_there(tmp_path: Path) -> None:
    with pytest.raises(EnvironmentProblem):
        check_header(tmp_path / "x.tdb")


def test_the_file_of_another_program_is_named_alone(tmp_path: Path) -> None:
    """Not as one that is no event file of this program, whatever it is."""
    (tmp_path / "x.papi").write_bytes(b"\x00\x01\x00\x00Standard Jet DB" + bytes(200))
    said = r"^x\.papi: This is .*Papi.*: import it, which makes an event of it\.$"
    with pytest.raises(OtherFile, match=said) as refused:
        check_header(tmp_path / "x.papi")
    assert "event file of this program" not in str(refused.value)


@pytest.mark.parametrize(("wal", "is_one"), [(2, True), (1, False)])
def test_a_file_with_a_log_has_a_sign_of_it(tmp_path: Path, wal: int, is_one: bool) -> None:
    (tmp_path / "x.tdb").write_bytes(head(wal=wal))
    assert is_wal(tmp_path / "x.tdb") is is_one
