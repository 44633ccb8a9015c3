"""Telephones that come to the boards of round 1: what they ask and are answered, and the desk that invites them."""

from __future__ import annotations

import json
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from pathlib import Path

import pytest

from tdapp.domain.arbiters.by import Role
from tdapp.storage import open_event_file
from tdapp.ui.pages.event.together import TogetherDialog
from tdapp.ui.session.calculations import Calculations
from tdapp.ui.session.session import Session
from tdapp.ui.session.together.team_desk import Pass, TeamDesk
from tests.arena import arena
from tests.event_files import do, round_commands, written

PATIENCE = 30_000
HERE = str(Path(__file__).parents[4])


class Telephone:
    """A device with its cookie."""

    def __init__(self, address: str) -> None:
        self.address, self.early = address, (503, 404)  # its key may come a moment later
        self._open = urllib.request.build_opener(urllib.request.HTTPCookieProcessor()).open

    def get(self, path: str = "") -> str:
        return self._answer(self.address + path)

    def section(self, number: int = 0) -> dict:
        """One section as an arbiter's page has it, the first unless another is asked for."""
        found = json.loads(self.get("state.json"))["sections"]
        return next(one for one in found if number in (0, one["section"]))

    def act(self, **entry) -> dict:
        request = urllib.request.Request(self.address + "act", json.dumps(entry).encode(), method="POST")
        return json.loads(self._answer(request))

    def _answer(self, request: str | urllib.request.Request) -> str:
        """What is answered; as the page does, it asks again while the process knows no keys yet."""
        until = time.monotonic() + PATIENCE / 1000
        while True:
            try:
                with self._open(request, timeout=20) as answer:
                    return answer.read().decode()
            except urllib.error.HTTPError as problem:
                if problem.code not in self.early or time.monotonic() > until:
                    raise
                problem.close()
                time.sleep(0.02)


def in_background(qtbot, work):
    """What the telephone gets, while the window goes on."""
    with ThreadPoolExecutor(1) as pool:
        future = pool.submit(work)
        qtbot.waitUntil(future.done, timeout=PATIENCE)
        return future.result()


def status_of(qtbot, work) -> int:
    """Why it was not answered."""
    with pytest.raises(urllib.error.HTTPError) as refused:
        in_background(qtbot, work)
    refused.value.close()
    return refused.value.code


@pytest.fixture
def desk(qapp, tmp_path, tools, qtbot, monkeypatch) -> Iterator[TeamDesk]:
    """Two boards of round 1: A – C, D – B."""
    monkeypatch.setenv("PYTHONPATH", HERE)
    people = "1 A 2000 |\n2 B 1900 |\n3 C 1800 |\n4 D 1700 |"
    section = arena(people, rounds_total=3, initial_colour="W")
    session = Session(Calculations())
    with closing(open_event_file(written(tmp_path / "desk.tdb", section))) as store:
        do(store, *round_commands(1, ((1, 3), (4, 2))))
        session.view.open(store)
        made = TeamDesk(session, tools)
        yield made
        made.stop()
        session.view._store = None


def opened(desk: TeamDesk, qtbot, one: Pass) -> Telephone:
    qtbot.waitUntil(lambda: desk.address(one) != "", timeout=PATIENCE)
    phone = Telephone(desk.address(one))
    assert "desk.js" in in_background(qtbot, phone.get) or not one.is_volunteer
    phone.early = (503,)
    return phone


def choose(dialog: TogetherDialog, role: Role) -> None:
    dialog.role.setCurrentIndex(dialog.role.findData(role.value))


def entry(kind: str, board: int = 1, white: int = 1, black: int = 3, **more) -> dict:
    return {"kind": kind, "section": 1, "round": 1, "board": board, "white": white, "black": black, **more}
