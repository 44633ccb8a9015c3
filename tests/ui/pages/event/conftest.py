"""A session over the event file of a Swiss with three rounds."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from tdapp.app.backend import FileBackend
from tdapp.storage import open_event_file
from tdapp.ui.session.calculations import Calculations
from tdapp.ui.session.session import Session
from tests.event_files import written
from tests.ui.registration_stage import event_file


@pytest.fixture
def desk(qtbot, qapp, theme, tmp_path, swiss):
    """As the program opens it."""
    session = Session(Calculations())
    session.view.open(FileBackend().open_event(event_file(tmp_path / "played.tdb", swiss)))
    yield session
    session.view.open(None)


@pytest.fixture
def opened_session(qapp, tmp_path: Path, swiss) -> Iterator[Session]:
    """Without the window's backend."""
    session = Session(Calculations())
    with closing(open_event_file(written(tmp_path / "event.tdb", swiss))) as store:
        session.view.open(store)
        yield session
        session.view._store = None  # the file is closed here
