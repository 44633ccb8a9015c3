"""A desk's copy of the event: what was told is not forgotten where it cannot be written at once."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import pytest
from sqlalchemy import Connection

from tdapp.domain.commands.ladder import SetTrialLadder
from tdapp.domain.commands.rounds import EnterResult
from tdapp.domain.words.errors import EnvironmentProblem
from tdapp.storage import EventFile, open_event_file
from tdapp.storage.replica.desk_file import DeskFile
from tests.event_files import DRAW, WHITE, do
from tests.storage.replica.following import assert_same, sent
from tests.storage.replica.several import Several


@pytest.fixture
def walk(tmp_path: Path) -> Iterator[Several]:
    """The leading file and two desks; nothing happens by itself."""
    with closing(Several(tmp_path, 0)) as walk:
        yield walk


def test_lines_that_a_full_disk_refused_are_taken_in_later(walk: Several, monkeypatch: pytest.MonkeyPatch) -> None:
    desk = walk.desks["Ana"]
    do(walk.host, EnterResult(1, 1, 1, WHITE))
    desk.heard(sent(walk.host, desk.revision))

    @contextmanager
    def full() -> Iterator[Connection]:
        raise EnvironmentProblem("The disk is full.")
        yield

    with monkeypatch.context() as patch:
        patch.setattr(desk, "from_elsewhere", full)
        with pytest.raises(EnvironmentProblem):
            desk.follow()
    do(walk.host, EnterResult(1, 1, 2, DRAW), SetTrialLadder(1, "SB"))
    desk.heard(sent(walk.host, walk.host.revision - 2))  # the thread asks for what is newer than it has told
    assert desk.follow() is not None
    assert_same(desk, walk.host)


def test_a_desk_is_opened_again_as_it_was(walk: Several) -> None:
    path = walk.desks["Ben"].path
    walk.desks["Ben"].close()
    do(walk.host, EnterResult(1, 1, 1, WHITE))
    with closing(open_event_file(path, kind=DeskFile)) as again:
        assert isinstance(again, EventFile)
        assert again.revision == walk.host.revision - 1
    walk._open("Ben")
    walk.catch_up("Ben")
    assert_same(walk.desks["Ben"], walk.host)
