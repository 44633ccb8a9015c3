"""Whoever watches an event sees every change of it, whatever the system says of times and sizes."""

from __future__ import annotations

import os
from contextlib import closing
from pathlib import Path

import pytest

from tdapp.domain.commands.ladder import SetTrialLadder
from tdapp.storage import open_event_file
from tdapp.storage.file.log_owner import log_path
from tdapp.storage.file.place import Place
from tdapp.storage.file.watching import file_state


@pytest.mark.parametrize("network", [False, True])
def test_every_change_is_seen_also_where_times_lag(
    event_path: Path, network: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As on Windows, which may note size and time of a file only when it is closed."""
    known = event_path.stat()
    with closing(open_event_file(event_path, place=Place(writable=True, network=network))) as store:
        monkeypatch.setattr(Path, "stat", lambda path, **_: known if path == event_path else os.stat(path))
        seen = [file_state(event_path)]
        for ladder in ("SB", "BH", "SB"):
            store.execute(SetTrialLadder(1, ladder))
            assert file_state(event_path) == file_state(event_path)
            seen.append(file_state(event_path))
        store.remember("paper", "Letter")
        seen.append(file_state(event_path))
    assert len(set(map(str, seen))) == len(seen)
    assert os.listdir(event_path.parent) == [event_path.name]


def test_a_log_that_cannot_be_read_is_another_state_than_none(tmp_path: Path) -> None:
    """Who watches looks again when it can be."""
    path = tmp_path / "x.tdb"
    path.write_bytes(b"no event")
    alone = file_state(path)
    log_path(path).write_bytes(b"")
    assert file_state(path) != alone


def test_what_is_not_there_has_no_state(tmp_path: Path) -> None:
    assert file_state(tmp_path / "gone.tdb") == ()
