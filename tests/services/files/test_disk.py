"""Names on a disk change also where other programs hold a file for a moment; what is written lies on the disk."""

from __future__ import annotations

import ast
import ctypes
import errno
import os
import re
import sys
from collections.abc import Callable
from pathlib import Path
from types import SimpleNamespace

import pytest

from tdapp.domain.words.errors import EnvironmentProblem
from tdapp.services.files import disk, windows
from tdapp.services.files.writing import write_file
from tests.as_if import in_use

pytestmark = pytest.mark.usefixtures("as_it_is")

SOURCES = Path(disk.__file__).parents[2]
NAMES = ("replace", "rename", "renames", "unlink", "remove", "rmtree", "fsync")
FILES = ("os", "draft", "path", "target")  # of which these names do not change a text or a list
CHANGE = re.compile(rf"\b(?:{'|'.join(FILES)})\.(?:replace|remove)\(|\.(?:{'|'.join(NAMES[1:4])}|rmtree|fsync)\(")


@pytest.fixture(name="waited")
def _waited(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """The pauses that were made, without making them."""
    pauses: list[float] = []
    monkeypatch.setattr(disk.time, "sleep", pauses.append)
    return pauses


def test_a_file_that_is_held_for_a_moment_is_written(
    tmp_path: Path, as_if: Callable[..., None], waited: list[float]
) -> None:
    target = tmp_path / "pairings.pdf"
    target.write_bytes(b"old")
    as_if("busy-twice")
    write_file(target, b"new")
    assert target.read_bytes() == b"new"
    assert os.listdir(tmp_path) == ["pairings.pdf"]
    assert len(waited) == 2


@pytest.mark.parametrize(
    ("programs", "said"), [(("AcroRd32.exe",), "AcroRd32.exe is using it"), ((), "another program is using it")]
)
def test_a_file_that_stays_held_is_said_with_its_holder_and_nothing_is_left(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, waited: list[float], programs: tuple[str, ...], said: str
) -> None:
    target = tmp_path / "pairings.pdf"
    target.write_bytes(b"old")

    def held(_source: object, target: object) -> None:
        raise in_use(str(target))

    monkeypatch.setattr(os, "replace", held)
    monkeypatch.setattr(disk, "holders", lambda path: programs if path == target else ())
    with pytest.raises(
        EnvironmentProblem, match=rf"pairings.pdf was not written: {said}.*try again\. Nothing was changed"
    ):
        write_file(target, b"new")
    assert target.read_bytes() == b"old"
    assert os.listdir(tmp_path) == ["pairings.pdf"]
    assert len(waited) == 7
    assert 1.9 < sum(waited) < 2.1


def test_what_no_waiting_mends_is_said_at_once(tmp_path: Path, waited: list[float]) -> None:
    with pytest.raises(FileNotFoundError):
        disk.remove(tmp_path / "missing")
    disk.remove(tmp_path / "missing", missing_ok=True)
    with pytest.raises(FileNotFoundError):
        disk.replace(tmp_path / "missing", tmp_path / "b")
    assert waited == []


def _error(winerror: int = 0, number: int = errno.EACCES) -> OSError:
    error = OSError(number, "refused")
    error.winerror = winerror  # type: ignore[attr-defined,unused-ignore]
    return error


@pytest.mark.parametrize(
    ("error", "tries"),
    [
        (_error(5), 8),  # access denied, sharing violation, lock violation
        (_error(32), 8),
        (_error(33), 8),
        (_error(number=errno.EBUSY), 8),
        (_error(number=errno.ETXTBSY), 8),
        (_error(2), 1),
        (_error(number=errno.ENOSPC), 1),
    ],
)
def test_what_is_held_is_tried_eight_times_and_nothing_else(
    monkeypatch: pytest.MonkeyPatch, waited: list[float], error: OSError, tries: int
) -> None:
    tried: list[object] = []

    def refuse(*paths: object) -> None:
        tried.append(paths)
        raise error

    monkeypatch.setattr(os, "replace", refuse)
    with pytest.raises(OSError, match="another program" if tries == 8 else "refused"):
        disk.replace(Path("a"), Path("b"))
    assert (len(tried), len(waited)) == (tries, tries - 1)


def test_what_comes_of_the_last_try_is_said_as_it_is(monkeypatch: pytest.MonkeyPatch, waited: list[float]) -> None:
    errors = [*[_error(32)] * 7, FileNotFoundError(errno.ENOENT, "gone meanwhile")]

    def refuse(*_: object) -> None:
        raise errors.pop(0)

    monkeypatch.setattr(os, "replace", refuse)
    with pytest.raises(FileNotFoundError, match="gone meanwhile"):
        disk.replace(Path("a"), Path("b"))
    assert len(waited) == 7


def test_windows_wants_long_paths_with_their_sign_and_no_flush_of_folders(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It flushes what was opened for writing alone; nothing stays open."""
    file, opened, open_ = tmp_path / "a", [], os.open
    file.write_bytes(b"1")
    long = tmp_path / ("x" * 250)
    assert disk.reachable(long) == long
    with monkeypatch.context() as patch:
        patch.setattr(windows, "programs_using", lambda _: ("Word",))
        assert disk.holders(file) == ()  # no other system is asked

    def opens(path: Path, flags: int) -> int:
        handle = open_(path, flags)
        opened.append((path, flags & (os.O_RDWR | os.O_WRONLY), handle))
        return handle

    monkeypatch.setattr(os, "open", opens)
    disk.flush_file(file)
    disk.flush_file(tmp_path)
    assert [(path, flags) for path, flags, _ in opened] == [(file, os.O_RDWR), (tmp_path, 0)]
    for _, _, handle in opened:
        with pytest.raises(OSError, match="descriptor"):
            os.fstat(handle)
    with monkeypatch.context() as patch:
        patch.setattr(os, "name", "nt")
        disk.flush_file(tmp_path)
        disk.flush_file(file)
    assert [path for path, _, _ in opened] == [file, tmp_path, file]
    monkeypatch.setattr(sys, "platform", "win32")
    monkeypatch.setitem(sys.modules, "fcntl", None)  # there is none
    disk.flush_file(file)
    assert str(disk.reachable(long)) == windows.extended(str(long)) != str(long)


def test_on_macos_what_is_written_lies_on_the_disk_and_not_in_its_cache(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    if sys.platform == "win32":
        pytest.skip("there is no fcntl")
    import fcntl

    asked: list[object] = []
    monkeypatch.setattr(fcntl, "F_FULLFSYNC", 51, raising=False)
    monkeypatch.setattr(fcntl, "fcntl", lambda _handle, what: asked.append(what))
    monkeypatch.setattr(os, "fsync", lambda _handle: asked.append("fsync"))
    write_file(tmp_path / "one", b"1")
    disk.flush_file(tmp_path)
    assert asked == [51, 51]

    def unknown(_handle: int, _what: int) -> None:
        raise OSError(errno.ENOTSUP, "not of this file system")

    monkeypatch.setattr(fcntl, "fcntl", unknown)
    disk.flush_file(tmp_path / "one")
    assert asked == [51, 51, "fsync"]


def _changes_names(path: Path) -> list[int]:
    """Lines that rename, remove or flush by other ways than ``disk``."""
    text = path.read_text("utf-8")
    if not CHANGE.search(text):
        return []
    found = []
    for node in ast.walk(ast.parse(text)):
        if not (isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr in NAMES):
            continue
        of = ast.unparse(node.func.value)
        text_or_value = node.func.attr in ("replace", "remove") and of not in FILES
        if of != "disk" and not text_or_value:
            found.append(node.lineno)
    return found


def test_every_rename_removal_and_flush_of_ours_is_patient() -> None:
    """But for sweeps, which wait for nothing."""
    exempt = {
        SOURCES / "services/files/disk.py",
        SOURCES / "services/files/drafts.py",
        SOURCES / "pairing/engines/external.py",  # the folder of an engine that was ended
    }
    paths = [path for path in SOURCES.rglob("*.py") if path not in exempt]
    found = {str(path.relative_to(SOURCES)): lines for path in paths if (lines := _changes_names(path))}
    assert found == {}


def test_the_windows_that_cannot_tell_names_nobody(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """As Microsoft describes RmStartSession, RmRegisterResources and RmGetList."""
    calls: list[str] = []

    class Manager:
        """rstrtmgr.dll, which finds two programs."""

        refuses = ""

        def _said(self, name: str) -> int:
            calls.append(name)
            return 5 if name == self.refuses else 0

        def RmStartSession(self, _session: object, flags: int, key: object) -> int:
            assert (flags, len(key)) == (0, 33)  # type: ignore[arg-type]
            return self._said("start")

        def RmRegisterResources(self, _session: object, *files: object) -> int:
            number, names, *others = files
            assert (number, list(names), others) == (1, ["x.pdf"], [0, None, 0, None])  # type: ignore[call-overload]
            return self._said("register")

        def RmGetList(self, _session: object, _needed: object, count: object, found: object, _why: object) -> int:
            assert count._obj.value == len(found)  # type: ignore[attr-defined,arg-type]
            count._obj.value = 2  # type: ignore[attr-defined]
            found[0].name, found[1].name = "OneDrive", "AcroRd32"  # type: ignore[index]
            return self._said("list")

        def RmEndSession(self, *_: object) -> int:
            return self._said("end")

    manager = Manager()
    monkeypatch.setattr(windows, "ctypes", SimpleNamespace(**{**vars(windows.ctypes), "WinDLL": lambda _name: manager}))
    monkeypatch.setattr(sys, "platform", "win32")
    assert disk.holders(Path("x.pdf")) == ("OneDrive", "AcroRd32")
    assert calls == ["start", "register", "list", "end"]
    for manager.refuses in ("start", "register", "list"):
        calls.clear()
        assert disk.holders(Path("x.pdf")) == ()
        assert calls[-1] == ("start" if manager.refuses == "start" else "end")  # what was begun is ended


def test_what_windows_writes_of_a_program_lies_where_it_is_read() -> None:
    """RM_PROCESS_INFO: 668 bytes there, where a letter has two, as rstrtmgr.h lays it out."""
    program, letter = windows._Program, ctypes.sizeof(ctypes.c_wchar)
    assert ctypes.sizeof(program) == 12 + letter * (256 + 64) + 4 * 4
    offsets = [getattr(program, name).offset for name in ("process", "name", "service", "kind", "restartable")]
    assert offsets == [0, 12, 12 + letter * 256, 12 + letter * 320, 12 + letter * 320 + 12]


@pytest.mark.parametrize(
    ("path", "extended"),
    [
        ("C:\\short.pdf", "C:\\short.pdf"),
        ("C:\\" + "x" * 244, "C:\\" + "x" * 244),  # 248 with its end: what a folder may have
        ("C:\\" + "x" * 245, "\\\\?\\C:\\" + "x" * 245),
        ("C:\\" + "x" * 250, "\\\\?\\C:\\" + "x" * 250),
        ("\\\\nas\\share\\" + "x" * 250, "\\\\?\\UNC\\nas\\share\\" + "x" * 250),
        ("\\\\?\\C:\\" + "x" * 250, "\\\\?\\C:\\" + "x" * 250),
    ],
)
def test_a_long_path_of_windows_has_its_sign(path: str, extended: str) -> None:
    assert windows.extended(path) == extended


def test_a_file_that_is_marked_read_only_is_refused_before_anything_is_written(tmp_path: Path) -> None:
    target = tmp_path / "pairings.pdf"
    target.write_bytes(b"old")
    target.chmod(0o444)
    with pytest.raises(EnvironmentProblem, match="marked as read-only"):
        write_file(target, b"new")
    assert target.read_bytes() == b"old"
    assert os.listdir(tmp_path) == ["pairings.pdf"]
    target.chmod(0o644)
