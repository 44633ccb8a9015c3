"""An event opened beside the window: shown once, and let go of when nobody waits for it any more."""

from __future__ import annotations

import threading

import pytest

from tdapp.ui.session.opening import OPEN, Opening
from tdapp.ui.session.tasks import TaskRunner, Watch


class Store:
    """All that is asked of a store here."""

    def __init__(self) -> None:
        self.closed = 0

    def close(self) -> None:
        self.closed += 1


@pytest.fixture
def tasks(qapp):
    runner = TaskRunner()
    yield runner
    runner.shut_down()


def test_the_window_goes_on_while_a_file_is_opened(qtbot, tasks):
    opening, shown, go = Opening(tasks), [], threading.Event()

    def make(_watch: Watch) -> Store:
        assert threading.current_thread() is not threading.main_thread()
        assert go.wait(30)
        return Store()

    opening.start(None, "event.tdb is being opened", make, shown.append, shown.append)  # type: ignore[arg-type]
    assert opening.is_under_way
    assert tasks.waiting == ((OPEN, "event.tdb is being opened"),)
    go.set()
    qtbot.waitUntil(lambda: bool(shown), timeout=30_000)
    opening.put_away()
    assert (shown[0].closed, opening.is_under_way) == (0, False)


@pytest.mark.parametrize("again", [True, False], ids=["opened anew", "cancelled"])
def test_a_file_that_nobody_waits_for_is_closed_before_the_next_is_opened(qtbot, tasks, again: bool):
    opening, shown, go = Opening(tasks), [], threading.Event()
    made: list[Store] = []

    def make(_watch: Watch) -> Store:
        assert all(store.closed for store in made)  # the file is free again
        assert go.wait(30)
        made.append(Store())
        return made[-1]

    opening.start(None, "", make, shown.append, shown.append)  # type: ignore[arg-type]
    if again:
        opening.start(None, "", make, shown.append, shown.append)  # type: ignore[arg-type]
    else:
        tasks.drop(OPEN)
    go.set()
    qtbot.waitUntil(lambda: bool(shown) or (not again and not tasks.busy), timeout=30_000)
    assert shown == made[1:]
    assert [bool(store.closed) for store in made] == [True, False][: len(made)]


def test_an_answer_that_waited_when_the_window_closed_is_put_away(qtbot, tasks):
    opening, shown = Opening(tasks), []
    store = Store()
    opening.start(None, "", lambda _watch: store, shown.append, shown.append)  # type: ignore[arg-type,return-value]
    tasks.shut_down()
    opening.put_away()
    assert (store.closed, shown) == (1, [])
