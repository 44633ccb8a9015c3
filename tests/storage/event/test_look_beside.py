"""Looks at a file beside the window that has it open must not cost SQLite its locks: POSIX ends them with any handle.

Without them another program that reads the event and ends takes itself for the last one and removes the log, and what
is entered after that is in no file any more.
"""

from __future__ import annotations

import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest

from tdapp.app.backend import FileBackend
from tdapp.domain.commands.rounds import PublishRound, StorePairing
from tdapp.domain.words.errors import InputRefused
from tdapp.interchange.rating_list_source import open_source
from tdapp.interchange.rating_list_table import open_table
from tdapp.services.files.reading import first_bytes, read_file
from tdapp.services.files.writing import is_event
from tdapp.storage import open_event_file
from tdapp.storage.event.reading import check_file, is_as_entered, read_event_sections
from tdapp.storage.file.rollback_journal import has_foreign_journal
from tests.arena import arena
from tests.event_files import do, written


def as_a_rating_list(path: Path) -> None:
    for read in (open_source, open_table):
        with pytest.raises(InputRefused, match="an event file"):
            read(path)


LOOKS = (
    as_a_rating_list,
    is_as_entered,
    check_file,
    read_event_sections,
    has_foreign_journal,
    is_event,
    read_file,
    lambda path: first_bytes(path, 16),
    lambda path: FileBackend().read_ladders(path),
)
READER = """
import sqlite3, sys
found = sqlite3.connect(sys.argv[1])
print(found.execute("SELECT count(*) FROM journal").fetchone()[0])
found.close()
"""


def steps_in(path: Path) -> int:
    """What another program finds, which then closes the file."""
    done = subprocess.run([sys.executable, "-c", READER, str(path)], capture_output=True, text=True, check=True)
    return int(done.stdout)


@pytest.mark.skipif(sys.platform == "win32", reason="handles have no locks to take away there")
def test_what_is_entered_after_a_look_and_another_reader_is_in_the_file(tmp_path):
    event = tmp_path / "event.tdb"
    path = written(event, arena("1 A |\n2 B |", rounds_total=3, initial_colour="W"))
    with closing(open_event_file(path)) as store:
        do(store, StorePairing(1, 1, ((1, 2),)))
        for look in LOOKS:
            look(path)
        before = steps_in(path)
        do(store, PublishRound(1, 1))
        assert steps_in(path) == before + 1
    assert first_bytes(path, 6) == b"SQLite", "closed, it is a file like any other"
