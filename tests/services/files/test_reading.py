"""A file that somebody names is read whole, within limits, and through the handle that is kept of it."""

from __future__ import annotations

import io
import os
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from tdapp.domain.words.errors import EnvironmentProblem
from tdapp.services.files.reading import first_bytes, keep_open, let_go, read_file, read_stream, refuse_special

posix = pytest.mark.skipif(sys.platform == "win32", reason="there nothing is kept open, and there are no pipes")


def test_a_file_may_be_as_large_as_it_is_said_and_not_a_byte_larger(tmp_path: Path) -> None:
    path = tmp_path / "a.trf"
    path.write_bytes(b"0123456789")
    assert read_file(path, most=10) == b"0123456789"
    assert first_bytes(path, 4) == b"0123"
    with pytest.raises(EnvironmentProblem, match=r"a\.trf is larger than 0 MB"):
        read_file(path, most=9)
    with pytest.raises(EnvironmentProblem, match="stdin is larger than 1 MB"):
        read_stream(io.BytesIO(bytes(1_000_001)), "stdin", most=1_000_000)


@pytest.mark.parametrize("read", [read_file, lambda path: first_bytes(path, 4), refuse_special])
def test_what_is_no_file_is_named(tmp_path: Path, read: Callable[[Path], object]) -> None:
    with pytest.raises(EnvironmentProblem, match=r"There is no file .*missing\.trf"):
        read(tmp_path / "missing.trf")
    with pytest.raises(EnvironmentProblem, match=f"^{tmp_path.name} is a folder; a file is wanted here"):
        read(tmp_path)
    root = Path(tmp_path.anchor)
    with pytest.raises(EnvironmentProblem) as said:
        read(root)
    assert str(said.value).startswith(f"{root} is a folder")
    if sys.platform != "win32":
        os.mkfifo(tmp_path / "pipe")
        with pytest.raises(EnvironmentProblem, match="pipe is no file but a pipe or a device"):
            read(tmp_path / "pipe")


@pytest.mark.parametrize(
    ("error", "said"), [(OSError("odd"), "odd"), (PermissionError(13, "Permission denied"), "Permission denied")]
)
def test_why_a_file_cannot_be_read_is_said(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, error: OSError, said: str
) -> None:
    path = tmp_path / "a.trf"
    path.write_bytes(b"012")

    def refuse(*_: object) -> None:
        raise error

    monkeypatch.setattr(Path, "open", refuse)
    for read in (read_file, lambda path: first_bytes(path, 4)):
        with pytest.raises(EnvironmentProblem, match=rf"a\.trf cannot be read: {said}\.$"):
            read(path)


@posix
def test_a_file_of_which_locks_are_held_is_read_through_their_handle(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """To close any other would end the locks (POSIX, fcntl)."""
    path, whole = tmp_path / "a.tdb", bytes(range(256)) * 1000  # more than a buffer
    path.write_bytes(whole)
    handle = os.open(path, os.O_RDONLY)
    try:
        os.lseek(handle, 7, os.SEEK_SET)
        keep_open(handle)
        with monkeypatch.context() as patch:
            patch.setattr(Path, "open", lambda *_: pytest.fail("another handle"))
            assert read_file(path) == whole
            assert first_bytes(path, 300) == whole[:300]
        assert os.lseek(handle, 0, os.SEEK_CUR) == 7  # its own place in the file
        let_go(handle)
        let_go(handle)  # once is enough
    finally:
        os.close(handle)
    assert read_file(path) == whole
