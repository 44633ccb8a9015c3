"""No verb writes over an event file, what it reads, or a file that exists; links and devices stay what they are."""

from __future__ import annotations

import os
import stat
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from tdapp.domain.commands.ladder import SetTrialLadder
from tdapp.storage import open_event_file
from tests.abilities import needs_devices, needs_hard_links, needs_symbolic_links
from tests.cli.conftest import Ran

Tdapp = Callable[..., Ran]

WRITERS = {
    "export": lambda out, trf: ("export", trf, out),
    "workbook": lambda out, trf: ("export", trf, out, "--format", "xlsx"),
    "manual": lambda out, trf: ("manual", out),
    "print": lambda out, trf: ("print", trf, "standings", "-o", out),
    "prizes": lambda out, trf: ("prizes", trf, "--prizes", trf.with_name("prizes.csv"), "--export", out),
}


@pytest.fixture(name="event")
def _event(tdapp: Tdapp, trf: Path, tmp_path: Path) -> Path:
    (tmp_path / "prizes.csv").write_text("group,place,amount\n,1,100\n", encoding="utf-8")
    event = tmp_path / "event.tdb"
    assert tdapp("import", trf, event).status == 0
    return event


def said(ran: Ran) -> list[str]:
    return [line for line in ran.err.splitlines() if ": note: " not in line]


def refused(ran: Ran, target: Path, before: bytes) -> None:
    assert ran.status == 4
    assert [line.startswith(f"{target}: ") for line in said(ran)] == [True]
    assert target.read_bytes() == before


@pytest.mark.parametrize("writer", WRITERS)
@pytest.mark.parametrize("force", [(), ("--force",)])
def test_an_event_file_is_never_written_over(
    tdapp: Tdapp, trf: Path, event: Path, writer: str, force: tuple[str, ...]
) -> None:
    refused(tdapp(*WRITERS[writer](event, trf), *force), event, event.read_bytes())


def test_an_event_is_not_exported_over_itself(tdapp: Tdapp, event: Path) -> None:
    refused(tdapp("export", event, event), event, event.read_bytes())
    with closing(open_event_file(event)) as store:
        store.execute(SetTrialLadder(1, "SB"))
        refused(tdapp("export", event, event, "--force"), event, event.read_bytes())
        wal = event.with_name(f"{event.name}-wal")
        refused(tdapp("export", event, wal, "--force"), wal, wal.read_bytes())
        assert str(store.snapshot(1).trial_ladder) == "SB"


@pytest.mark.parametrize("writer", WRITERS)
def test_a_file_that_exists_is_written_over_with_force_only(
    tdapp: Tdapp, trf: Path, event: Path, tmp_path: Path, writer: str
) -> None:
    out = tmp_path / "out"
    out.write_bytes(b"mine")
    out.chmod(0o640)
    ran = tdapp(*WRITERS[writer](out, trf))
    refused(ran, out, b"mine")
    assert "--force" in ran.err
    assert tdapp(*WRITERS[writer](out, trf), "--force").status == 0
    assert out.read_bytes() != b"mine"
    assert stat.S_IMODE(out.stat().st_mode) == 0o640


@needs_hard_links
def test_what_is_read_is_never_written_over(tdapp: Tdapp, trf: Path, event: Path, tmp_path: Path) -> None:
    refused(tdapp("export", trf, trf, "--force"), trf, trf.read_bytes())
    listed = tmp_path / "prizes.csv"
    refused(tdapp("prizes", trf, "--prizes", listed, "--export", listed, "--force"), listed, listed.read_bytes())
    second = tmp_path / "second.trf"
    os.link(trf, second)
    refused(tdapp("export", trf, second, "--force"), second, trf.read_bytes())


def test_input_that_cannot_be_read_is_said_first(tdapp: Tdapp, event: Path, tmp_path: Path) -> None:
    assert tdapp("export", tmp_path / "nothing.trf", event).status == 2


def test_random_tournaments_replace_older_ones_with_force_only(tdapp: Tdapp, tmp_path: Path) -> None:
    small = ("generate", "-o", tmp_path, "--players", "6", "--rounds", "2", "--count", "2", "--seed")
    old = tmp_path / "random-2.trf"
    old.write_bytes(b"mine")
    refused(tdapp(*small, "a"), old, b"mine")
    assert not (tmp_path / "random-1.trf").exists()
    assert tdapp(*small, "a", "--force").status == 0
    assert old.read_bytes() != b"mine"


@needs_symbolic_links
def test_a_symbolic_link_stays_one(tdapp: Tdapp, trf: Path, event: Path, tmp_path: Path) -> None:
    there, link = tmp_path / "there.trf", tmp_path / "link.trf"
    link.symlink_to(there)
    assert tdapp("export", trf, link).status == 0  # what it points to did not exist yet
    assert link.is_symlink()
    assert there.read_bytes() == trf.read_bytes()
    refused(tdapp("export", trf, link), link, trf.read_bytes())
    there.write_bytes(b"mine")
    assert tdapp("export", trf, link, "--force").status == 0
    assert link.is_symlink()
    assert there.read_bytes() == trf.read_bytes()
    into = tmp_path / "into.tdb"
    into.symlink_to(event)
    refused(tdapp("export", trf, into, "--force"), into, event.read_bytes())


@needs_symbolic_links
def test_an_event_is_made_behind_a_symbolic_link(tdapp: Tdapp, trf: Path, tmp_path: Path) -> None:
    there, link = tmp_path / "there.tdb", tmp_path / "link.tdb"
    link.symlink_to(there)
    assert tdapp("import", trf, link).status == 0
    assert link.is_symlink()
    assert there.is_file()


@pytest.mark.skipif(os.name == "nt", reason="no pipes in folders there")
def test_a_pipe_or_a_device_is_refused_and_not_waited_for(tdapp: Tdapp, trf: Path, tmp_path: Path) -> None:
    pipe, event = tmp_path / "pipe", tmp_path / "open.tdb"
    assert tdapp("import", trf, event).status == 0
    os.mkfifo(pipe)
    for name in ("pipe.pdf", "pipe.json", "pipe.csv", "pipe.zip", "pipe.pgn", "pipe.tdb", "pipe.md"):
        (tmp_path / name).symlink_to(pipe)
    for words in (
        ("export", trf, pipe),
        ("export", trf, tmp_path / "pipe.csv", "--format", "csv"),
        ("export", event, tmp_path / "pipe.zip", "--format", "zip"),
        ("export", trf, tmp_path / "pipe.json", "--format", "json"),
        ("export", trf, "/dev/tty"),
        ("print", trf, "standings", "-o", tmp_path / "pipe.pdf"),
        ("manual", tmp_path / "pipe.md"),
        ("import", trf, tmp_path / "pipe.tdb"),
        ("pgn", "export", event, tmp_path / "pipe.pgn"),
        ("lab", "run", "own", "--events", "1", "--size", "10x3", "--results", pipe),
        ("lab", "run", "own", "--events", "1", "--size", "10x3", "--pdf", tmp_path / "pipe.pdf"),
    ):
        for force in ((), ("--force",)) if words[0] in ("export", "print") else ((),):
            ran = tdapp(*words, *force)
            assert ran.status in (2, 4), (words, ran)
            assert "Traceback" not in ran.err
    for folder in ("site", "files"):
        (tmp_path / folder).mkdir()
    os.mkfifo(tmp_path / "site/index.html")
    assert tdapp("publish", event, tmp_path / "site").status in (2, 4)
    assert [path.name for path in (tmp_path / "site").iterdir()] == ["index.html"]
    assert stat.S_ISFIFO(pipe.stat().st_mode)


@needs_devices
@pytest.mark.skipif(os.name == "nt", reason="no device files there")
def test_a_device_stays_one(tdapp: Tdapp, trf: Path) -> None:
    for force in ((), ("--force",)):
        assert tdapp("export", trf, "/dev/null", *force).status == 0
        assert stat.S_ISCHR(os.stat("/dev/null").st_mode)


def test_a_new_file_has_the_usual_mode(tdapp: Tdapp, trf: Path, tmp_path: Path) -> None:
    before = os.umask(0o027)
    try:
        assert tdapp("export", trf, tmp_path / "new.trf").status == 0
    finally:
        os.umask(before)
    assert stat.S_IMODE((tmp_path / "new.trf").stat().st_mode) == 0o640


def test_a_name_as_long_as_the_disk_allows(tdapp: Tdapp, trf: Path, tmp_path: Path) -> None:
    assert tdapp("export", trf, tmp_path / ("x" * 251 + ".trf")).status == 0
    longer = tmp_path / ("x" * 252 + ".trf")
    ran = tdapp("export", trf, longer)
    assert (ran.status, len(said(ran))) == (4, 1)
    event = tmp_path / ("x" * 247 + ".tdb")
    ran = tdapp("import", trf, event)
    assert (ran.status, len(said(ran))) == (4, 1)
    assert not event.exists()
