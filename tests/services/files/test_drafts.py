"""Drafts of a program that was killed go at the next start; those of one that runs stay."""

from __future__ import annotations

import os
import sys
import time
from contextlib import closing
from pathlib import Path

import pytest

from tdapp.services.files.drafts import clear_drafts, draft_beside
from tdapp.storage import create_event_file, open_event_file
from tests.arena import arena

GONE = 999_999_999
"""No process has this number."""

pytestmark = pytest.mark.usefixtures("as_it_is")


def left_in(folder: Path) -> None:
    """What a program leaves that is killed while it writes."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(os, "getpid", lambda: GONE)
        draft = draft_beside(folder / "x.tdb")
    for suffix in ("", "-journal"):
        draft.with_name(draft.name + suffix).write_bytes(b"half")


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
    elsewhere = tmp_path / f".tdapp-000000-{GONE}-01234567.tmp"  # of another computer
    old = tmp_path / ".tdapp-000000-2-01234567.tmp"
    other = tmp_path / ".tdapp-notes.tmp"
    no_process = ours.with_name(ours.name.replace(str(os.getpid()), "9" * 30))
    for path in (ours, elsewhere, old, other, no_process):
        path.write_bytes(b"half")
    day = time.time() - 90_000
    os.utime(old, (day, day))
    clear_drafts(tmp_path)
    assert sorted(tmp_path.iterdir()) == sorted([ours, elsewhere, other, no_process])


def test_who_may_not_be_asked_whether_he_runs_runs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A process of another user; on Windows the question itself would end it."""
    left_in(tmp_path)
    asked: list[int] = []

    def refuse(process: int, _signal: int) -> None:
        asked.append(process)
        raise PermissionError

    monkeypatch.setattr(os, "kill", refuse)
    clear_drafts(tmp_path)
    assert set(asked) == {GONE} if sys.platform != "win32" else not asked
    asked.clear()
    monkeypatch.setattr(sys, "platform", "win32")
    clear_drafts(tmp_path)
    assert asked == []
    assert len(drafts(tmp_path)) == 2
    clear_drafts(tmp_path / "missing")
