"""A file that somebody names is written whole or not at all, and never over an event or what is being read."""

from __future__ import annotations

import os
import stat
import sys
from pathlib import Path

import pytest

from tdapp.domain.words.errors import EnvironmentProblem
from tdapp.services.files import disk, writing
from tdapp.services.files.writing import COMPANIONS, is_event, write_file

SQLITE = b"SQLite format 3\0" + bytes(84)
posix = pytest.mark.skipif(sys.platform == "win32", reason="modes, pipes and devices of POSIX")


def refused(target: Path, words: str, **more: object) -> None:
    """With these words, nothing changed and nothing left beside it."""
    before = {path: path.read_bytes() for path in target.parent.iterdir() if path.is_file()}
    with pytest.raises(EnvironmentProblem, match=words):
        write_file(target, b"new", **more)  # type: ignore[arg-type]
    assert {path: path.read_bytes() for path in target.parent.iterdir() if path.is_file()} == before


@pytest.mark.parametrize(
    ("name", "content", "event"),
    [
        ("a.tdb", b"", True),  # by its name, whatever lies in it
        ("a.TDB", b"", True),
        ("a.trf", SQLITE, True),  # by its content, whatever it is called
        ("a.trf", SQLITE[:15], False),
        ("a.trf", b"012 Open", False),
        ("tdb", b"", False),
    ],
)
def test_an_event_is_known_by_its_name_or_its_content(tmp_path: Path, name: str, content: bytes, event: bool) -> None:
    target = tmp_path / name
    assert not is_event(target)  # nothing is there
    target.write_bytes(content)
    assert is_event(target) is event
    if event:
        refused(target, f"{name} is an event file: nothing is written over it")
    else:
        write_file(target, b"new")
        assert target.read_bytes() == b"new"


@pytest.mark.parametrize("suffix", COMPANIONS)
def test_what_belongs_to_an_event_is_left_alone(tmp_path: Path, suffix: str) -> None:
    for event in ("a.tdb", "kept"):
        target = tmp_path / f"{event}{suffix}"
        write_file(target, b"of no event yet")
        (tmp_path / event).write_bytes(SQLITE)
        refused(target, f"{event}{suffix} belongs to the event file {event}: nothing is written over it")
    lone = tmp_path / suffix  # nothing stands before the ending
    write_file(lone, b"new")
    assert lone.read_bytes() == b"new"


def test_what_was_read_is_not_written_over(tmp_path: Path) -> None:
    one, other, missing = tmp_path / "one.trf", tmp_path / "other.trf", tmp_path / "missing.trf"
    for path in (one, other):
        path.write_bytes(b"012")
    refused(one, "one.trf is what was read", inputs=(missing, other, one))
    write_file(one, b"new", inputs=(missing, other))
    write_file(missing, b"new", inputs=(one, missing))
    assert [path.read_bytes() for path in (one, other, missing)] == [b"new", b"012", b"new"]


@posix
def test_pipes_are_refused_folders_too_and_the_null_device_takes_all(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    os.mkfifo(tmp_path / "pipe")
    refused(tmp_path / "pipe", "pipe is no file but a pipe or a device")
    folder = tmp_path / "folder"
    folder.mkdir(0o555)
    refused(folder, "folder was not written: Is a directory. Nothing was changed", inputs=(folder,))
    with pytest.raises(EnvironmentProblem, match=r"^/ was not written: Is a directory"):
        write_file(Path("/"), b"new")
    null = tmp_path / "null"  # no test touches the one that everybody has
    os.mkfifo(null)
    monkeypatch.setattr(os, "devnull", str(null))
    write_file(null, b"new")
    assert stat.S_ISFIFO(null.stat().st_mode)


def test_what_the_disk_refuses_is_said_in_its_words(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    refused(tmp_path / ("x" * 300), "was not written: .*[Nn]ame.*Nothing was changed")
    with pytest.raises(EnvironmentProblem, match=r"b\.trf was not written: No such file"):
        write_file(tmp_path / "missing" / "b.trf", b"new")

    def odd(*_: object) -> None:
        raise OSError("odd")

    monkeypatch.setattr(writing, "_replace", odd)
    refused(tmp_path / "b.trf", "b.trf was not written: odd. Nothing was changed")


@posix
def test_a_file_keeps_its_mode_and_a_new_one_has_the_usual(tmp_path: Path) -> None:
    target = tmp_path / "a.pdf"
    write_file(target, b"new")
    assert not target.stat().st_mode & 0o111
    for mode in (0o600, 0o464, 0o446, 0o640):  # who else may write it does not make it read-only
        target.chmod(mode)
        write_file(target, b"newer")
        assert stat.S_IMODE(target.stat().st_mode) == mode


@posix
def test_a_link_stays_one_and_its_target_is_written(tmp_path: Path) -> None:
    target, link = tmp_path / "a.pdf", tmp_path / "link.pdf"
    target.write_bytes(b"old")
    link.symlink_to(target)
    write_file(link, b"new")
    assert link.is_symlink()
    assert target.read_bytes() == b"new"


def test_all_of_it_lies_on_the_disk_before_it_has_the_name(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    target, flushed = tmp_path / "a.pdf", []

    def flush(handle: int) -> None:
        flushed.append((os.fstat(handle).st_size, target.exists()))

    monkeypatch.setattr(disk, "flush", flush)
    write_file(target, b"new")
    assert flushed == [(3, False)]
