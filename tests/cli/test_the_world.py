"""What the world does to a verb: pipes, full disks, little memory, damage. One line, the status of the contract."""

from __future__ import annotations

import errno
import os
import shutil
import sqlite3
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path

import pytest

from tdapp.cli import main
from tdapp.cli.status import DONE, FAULT
from tdapp.domain.commands.ladder import SetTrialLadder
from tdapp.storage import open_event_file
from tests.cli.conftest import Ran
from tests.effort import FULL

Tdapp = Callable[..., Ran]
posix = pytest.mark.skipif(os.name == "nt", reason="devices and limits of POSIX")


@pytest.fixture(name="event")
def _event(tdapp: Tdapp, trf: Path, tmp_path: Path) -> Path:
    assert tdapp("import", trf, tmp_path / "event.tdb").status == 0
    return tmp_path / "event.tdb"


def one_line(ran: Ran, status: int) -> str:
    lines = [line for line in ran.err.splitlines() if ": note: " not in line]
    assert (ran.status, len(lines)) == (status, 1), ran.err
    return lines[0]


def process(*arguments: object, shell: str = "", out: str = "") -> Ran:
    command = " ".join([shell, "exec", sys.executable, "-m", "tdapp", *map(str, arguments), out])
    ran = subprocess.run(["bash", "-c", command], capture_output=True, text=True, check=False, cwd=Path.cwd())
    return Ran(ran.returncode, ran.stdout, ran.stderr)


@posix
@pytest.mark.parametrize("verb", ["standings", "check", "explain", "documents"])
def test_a_pipe_or_a_device_is_no_input(tdapp: Tdapp, tmp_path: Path, verb: str) -> None:
    pipe = tmp_path / "pipe.trf"
    os.mkfifo(pipe)
    for name in (pipe, "/dev/zero", "/dev/null", tmp_path):
        one_line(tdapp(verb, name), 2)


@posix
def test_a_pipe_in_the_place_of_an_event_list_or_picture(tdapp: Tdapp, trf: Path, event: Path, tmp_path: Path) -> None:
    pipe = tmp_path / "pipe.tdb"
    os.mkfifo(pipe)
    for arguments in (
        ("page-head", pipe),
        ("page-head", event, "--logo", pipe),
        ("prizes", trf, "--prizes", pipe),
        ("import", pipe, tmp_path / "new.tdb"),
        ("check-file", pipe),
        ("ratings", "--folder", tmp_path / "lists", "import", pipe),
        ("ratings", "--folder", tmp_path / "lists", "import", pipe, "--source", "X"),
        ("ratings", "--folder", tmp_path / "lists", "import", "/dev/zero"),
    ):
        one_line(tdapp(*arguments), 2)


@posix
def test_input_without_end_is_not_read_to_the_end() -> None:
    ran = process("standings", "-", out="< /dev/zero")
    assert "larger than 64 MB" in one_line(ran, 2)


@posix
def test_a_full_disk_behind_standard_output(trf: Path) -> None:
    if not Path("/dev/full").exists():
        pytest.skip("no /dev/full")
    assert "cannot be written" in one_line(process("standings", trf, out="> /dev/full"), 4)
    assert "no file but a pipe or a device" in one_line(process("export", trf, "/dev/full"), 4)


@posix
def test_little_memory_is_said(trf: Path) -> None:
    """With the memory of a small machine; where even Python does not start with it there is nothing to test."""
    seen = set()
    for size in range(80_000, 240_000, 20_000 if FULL else 80_000):
        ran = process("standings", trf, shell=f"ulimit -v {size};")
        if ran.err and "tdapp: " in ran.err:
            seen.add(one_line(ran, 4))
    assert all("memory" in line for line in seen)


@pytest.mark.parametrize(
    "fault", [OSError(errno.ENOMEM, "no memory"), OSError(errno.EBADF, "strange"), ValueError("?")]
)
def test_where_memory_ends_on_the_way_to_the_log_it_is_said(
    tdapp: Tdapp, monkeypatch: pytest.MonkeyPatch, fault: Exception
) -> None:
    def no_memory() -> str:
        raise MemoryError

    def broken(_arguments: object) -> int:
        raise fault

    monkeypatch.setattr(main, "_dispatch", broken)
    monkeypatch.setattr(main, "_logged", no_memory)
    assert "memory" in one_line(tdapp("standings", "x.trf"), 4)


def test_damage_is_unreadable_input(tdapp: Tdapp, event: Path) -> None:
    for sql in ("DELETE FROM event", "UPDATE player SET name = CAST('X' AS BLOB)", "UPDATE player SET rating = 'x'"):
        bent = event.with_name("bent.tdb")
        shutil.copyfile(event, bent)
        with closing(sqlite3.connect(bent)) as connection:
            connection.execute("PRAGMA foreign_keys = OFF")
            connection.execute(sql)
            connection.commit()
        for verb in ("standings", "documents", "check", "explain"):
            assert "damaged" in one_line(tdapp(verb, bent), 2)
        assert tdapp("check-file", bent).status == 1


def test_a_file_that_something_else_changed_is_said(tdapp: Tdapp, event: Path) -> None:
    assert tdapp("check-file", event).out == f"{event}: no differences\n"
    with closing(open_event_file(event)) as store:
        store.execute(SetTrialLadder(1, "SB"))
        store.backup(event.parent)
    assert tdapp("check-file", event).status == 0
    with closing(sqlite3.connect(event)) as connection:
        connection.execute("UPDATE player SET rating = 2900 WHERE number = 4")
        connection.commit()
    assert "not as it was left" in tdapp("standings", event).err
    ran = tdapp("check-file", event)
    assert ran.status == 1
    assert "not as it was" in ran.out
    assert "The newest good copy is of" in ran.out.splitlines()[-1]
    assert tdapp("check-file", event.with_name("gone.tdb")).status == 2


@pytest.fixture(name="small_disk")
def _small_disk(tmp_path: Path) -> Iterator[Path]:
    disk = tmp_path / "disk"
    disk.mkdir()
    if not hasattr(os, "geteuid") or os.geteuid() != 0:
        pytest.skip("only root can mount a small disk")
    if subprocess.run(["mount", "-t", "tmpfs", "-o", "size=600k", "tmpfs", str(disk)], check=False).returncode:
        pytest.skip("no small disk can be mounted here")
    yield disk
    subprocess.run(["umount", "-l", str(disk)], check=False)


def test_on_a_full_disk_nothing_empty_stays_behind(tdapp: Tdapp, trf: Path, event: Path, small_disk: Path) -> None:
    there = Path(shutil.copyfile(event, small_disk / "event.tdb"))
    with (small_disk / "filler").open("wb", buffering=0) as filler:
        for size in (4096, 512, 1):
            try:
                while True:
                    filler.write(b"x" * size)
            except OSError:
                continue
    before = sorted(path.name for path in small_disk.iterdir())
    one_line(tdapp("print", trf, "standings", "start-list", "-o", small_disk / "folder"), 4)
    one_line(tdapp("export", trf, small_disk / "out.trf"), 4)
    one_line(tdapp("import", trf, small_disk / "new.tdb"), 4)
    assert "disk is full" in one_line(tdapp("page-head", there, "--line", "A club"), 4)
    assert tdapp("standings", there).status == 0
    with closing(open_event_file(there)) as store:
        assert store.read_only
        assert "the disk is full" in store.notice
        store.save_copy(event.with_name("saved.tdb"))
    assert sorted(path.name for path in small_disk.iterdir()) == before


def test_a_pipe_whose_reader_has_gone_is_an_invalid_argument_on_windows(tmp_path: Path) -> None:
    """As `tdapp standings event.tdb | more`, left early: no fault of ours."""
    code = (
        "import sys, errno; from tdapp.cli import main\n"
        "class Gone:\n"
        "    def write(self, text): raise OSError(errno.EINVAL, 'Invalid argument')\n"
        "    def flush(self): pass\n"
        "    def fileno(self): return 1\n"
        "main.SYSTEM, sys.stdout = sys.argv[1], Gone()\n"
        "sys.exit(main.run(['--version']))"
    )
    for system, status in (("win32", DONE), ("linux", FAULT)):
        ran = subprocess.run([sys.executable, "-c", code, system], capture_output=True, text=True, env=_home(tmp_path))
        assert (ran.returncode, bool(ran.stderr)) == (status, system == "linux")


def _home(folder: Path) -> dict[str, str]:
    return {**os.environ, **dict.fromkeys(("HOME", "XDG_STATE_HOME", "XDG_DATA_HOME"), str(folder))}
