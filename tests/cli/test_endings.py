"""What `tdapp export` writes follows the ending of the name, and is never put under the name of something else."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.arena import arena
from tests.cli.conftest import Ran
from tests.event_files import written

Tdapp = Callable[..., Ran]


@pytest.fixture
def event(tmp_path: Path) -> Path:
    return written(tmp_path / "event.tdb", arena("1 A 2000 | 2w1\n2 B 1900 | 1b0"))


@pytest.mark.parametrize(
    ("name", "begins"),
    [
        ("out.csv", b"\xef\xbb\xbfRk"), ("out.html", b"<!DOCTYPE html>"), ("out.HTM", b"<!DOCTYPE html>"),
        ("out.xlsx", b"PK"), ("out.json", b"{"), ("out.zip", b"PK"), ("out.svg", b"<svg"), ("out.trf", b"012"),
        ("out.txt", b"012"), ("out", b"012"),
    ],
)  # fmt: skip
def test_the_ending_decides(tdapp: Tdapp, event: Path, tmp_path: Path, name: str, begins: bytes) -> None:
    out = tmp_path / name
    assert tdapp("export", event, out).status == 0
    assert out.read_bytes().lstrip()[: len(begins)].lower() == begins.lower()


def test_a_name_that_says_something_else_is_refused(tdapp: Tdapp, event: Path, tmp_path: Path) -> None:
    for name, form in (("out.csv", "trf26"), ("out.json", "html"), ("out.trf", "json")):
        ran = tdapp("export", event, tmp_path / name, "--format", form)
        assert (ran.status, ran.err.count("\n")) == (2, 1)
        assert "choose another name" in ran.err
    for name in ("out.pdf", "out.doc", "new.tdb"):
        ran = tdapp("export", event, tmp_path / name)
        assert ran.status == 2
        assert ".csv, .htm" in ran.err
    assert [path.name for path in tmp_path.iterdir()] == ["event.tdb"]


def test_what_is_asked_for_may_have_any_other_name(tdapp: Tdapp, event: Path, tmp_path: Path) -> None:
    assert tdapp("export", event, tmp_path / "out.data", "--format", "json").status == 0
    json.loads((tmp_path / "out.data").read_text("utf-8"))
    assert tdapp("export", event, "-").out.startswith("012")
