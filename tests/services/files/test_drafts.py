"""Drafts of a program that was killed go at the next start; those of one that runs stay."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from contextlib import closing
from pathlib import Path

import pytest

from tdapp.services.files.drafts import clear_drafts, draft_beside
from tdapp.storage import create_event_file, open_event_file
from tests.arena import arena

KILLED = """
import os, pathlib, sys
from tdapp.services.files.drafts import draft_beside
draft = draft_beside(pathlib.Path(sys.argv[1]) / "x.tdb")
for suffix in ("", "-journal"):
    draft.with_name(draft.name + suffix).write_bytes(b"half")
os._exit(9)
"""

pytestmark = pytest.mark.usefixtures("as_it_is")


def left_in(folder: Path) -> None:
    subprocess.run([sys.executable, "-c", KILLED, str(folder)], check=False)


def drafts(folder: Path) -> list[str]:
    return sorted(path.name for path in folder.iterdir() if path.name.startswith(".tdapp-"))


@pytest.mark.skipif(sys.platform == "win32", reason="there a draft goes after a day")
def test_what_a_killed_program_left_goes_at_the_next_start_on_the_stick_too(tmp_path: Path) -> None:
    here, stick = tmp_path / "here", tmp_path / "stick"
    for folder in (here, stick):
        folder.mkdir()
        left_in(folder)
        assert len(drafts(folder)) == 2
    path = here / "event.tdb"
    create_event_file(path, [arena("1 A |\n2 B |")])
    assert not drafts(here)
    left_in(here)
    with closing(open_event_file(path)) as store:
        assert not drafts(here)
        store.backup(stick)
    assert not drafts(stick)


def test_what_is_being_written_stays(tmp_path: Path) -> None:
    ours = draft_beside(tmp_path / "event.tdb")
    elsewhere = tmp_path / ".tdapp-000000-1-01234567.tmp"
    old = tmp_path / ".tdapp-000000-2-01234567.tmp"
    other = tmp_path / ".tdapp-notes.tmp"
    for path in (ours, elsewhere, old, other):
        path.write_bytes(b"half")
    day = time.time() - 90_000
    os.utime(old, (day, day))
    clear_drafts(tmp_path)
    assert sorted(tmp_path.iterdir()) == sorted([ours, elsewhere, other])
