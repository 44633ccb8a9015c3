"""The leading window stands still, its process for telephones and desks does not: a desk paints, waits, goes on."""

from __future__ import annotations

import json
import os
import signal
import time
from pathlib import Path

import pytest
from PySide6.QtCore import QTimer

from tdapp.app.backend import FileBackend
from tdapp.desk.joining import join_event
from tdapp.domain.commands.rounds import EnterResult
from tdapp.services.ports.host import NoAnswer
from tdapp.storage import open_event_file
from tdapp.storage.replica.desk_file import PATIENCE, DeskFile
from tdapp.storage.rows.schema import SCHEMA
from tdapp.ui.session.calculations import Calculations
from tdapp.ui.session.session import Session
from tdapp.ui.session.together.desk_link import DeskLink
from tests.benchmarks.desks import _line, _started
from tests.event_files import WHITE


@pytest.mark.conformance
def test_a_desk_keeps_painting_while_the_leading_window_stands_still(qapp, qtbot, tmp_path: Path) -> None:
    """A window in a process of its own over 3,000 players, stopped as by a disk that does not answer."""
    leading = _started("host", str(tmp_path), "1")
    link = None
    try:
        address, figures, (code,) = _line(leading)
        path, joined = join_event(address, figures, code, tmp_path / "desks", SCHEMA, lambda _: None)
        desk = open_event_file(path, look=False, kind=DeskFile)
        assert isinstance(desk, DeskFile)
        desk.work_with(joined.client, joined.invitation)
        session = Session(Calculations())
        session.view.open(desk)
        link = DeskLink(session, FileBackend())
        link.begin()
        painted: list[float] = []
        clock = QTimer()
        clock.timeout.connect(lambda: painted.append(time.monotonic()))
        clock.start(50)
        before = desk.revision
        os.kill(leading.pid, signal.SIGSTOP)
        begun = time.monotonic()
        with pytest.raises(NoAnswer):
            session.changes.attempt(EnterResult(2, 1, 1, WHITE))
        took = time.monotonic() - begun
        assert took < 3 * PATIENCE
        assert len(painted) > 10, "the window painted nothing meanwhile"
        assert desk.round(2, 1).boards[0].result is None  # it is read, and nothing is shown that is not done
        os.kill(leading.pid, signal.SIGCONT)
        qtbot.waitUntil(lambda: not desk.why_not, timeout=60_000)
        qtbot.waitUntil(lambda: desk.revision == before + 1, timeout=60_000)
        assert desk.round(2, 1).boards[0].result is WHITE  # sent twice, done once
        (tmp_path / "end").touch()
        told = json.loads(leading.stdout.readline())  # type: ignore[union-attr]
        assert told["revision"] == before + 1
    finally:
        leading.kill()
        leading.wait()
        if leading.stdout is not None:
            leading.stdout.close()
        if link is not None:
            link._session.view.open(None)
