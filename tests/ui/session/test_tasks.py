"""Tasks: answers on the main thread, late ones dropped, nothing left running."""

from __future__ import annotations

import threading

import pytest

from tdapp.domain.words.cancelling import until_cancelled
from tdapp.ui.session.opening import OPEN
from tdapp.ui.session.tasks import TaskRunner, Watch
from tdapp.ui.window.waiting import WaitingLine


def test_synchronous_runner_answers_at_once(qapp):
    seen = []
    TaskRunner(threaded=False).start("a", lambda: 2 + 2, seen.append)
    assert seen == [4]


def test_answers_come_on_the_main_thread(qtbot):
    tasks = TaskRunner()
    seen = []
    tasks.start("a", threading.get_ident, lambda where: seen.append((where, threading.get_ident())))
    qtbot.waitUntil(lambda: bool(seen), timeout=30_000)
    worker, here = seen[0]
    assert here == threading.get_ident()
    assert worker != here
    tasks.shut_down()


def test_late_answers_are_dropped(qtbot):
    tasks = TaskRunner()
    gate = threading.Event()
    seen = []
    tasks.start("preview", lambda: gate.wait(5) and "old", seen.append)
    tasks.start("preview", lambda: "new", seen.append)
    qtbot.waitUntil(lambda: seen == ["new"], timeout=30_000)
    gate.set()
    qtbot.waitUntil(lambda: not tasks.busy, timeout=30_000)
    assert seen == ["new"]
    tasks.shut_down()


def test_problems_are_carried_over(qapp):
    def fail():
        raise ValueError("no")

    seen = []
    TaskRunner(threaded=False).start("a", fail, seen.append, lambda problem: seen.append(str(problem)))
    assert seen == ["no"]


def test_a_fault_nobody_expects_is_raised(qapp):
    tasks = TaskRunner(threaded=False)
    tasks._callbacks[1] = (print, None, None)
    tasks._newest["x"] = 1
    with pytest.raises(ZeroDivisionError):
        tasks._deliver("x", 1, None, ZeroDivisionError())


@pytest.mark.parametrize(
    ("slot", "end"),
    [("pack", "Cancelled; nothing has changed."), (OPEN, "Cancelled; the event was not opened.")],
)
def test_a_long_task_is_said_and_can_be_stopped(qtbot, slot, end):
    """The words are there while it runs; what it would have made is not wanted and not made."""
    tasks = TaskRunner()
    line = WaitingLine(tasks)
    qtbot.addWidget(line)
    gate, made, seen, said = threading.Event(), [], [], []
    line.said.connect(said.append)
    line.over.connect(lambda: said.append("it is over"))

    def work(watch: Watch) -> None:
        for name in watch.over("ab"):
            made.append(name)
            gate.wait(5)

    tasks.start_long(slot, "Writing the pack…", work, seen.append, seen.append)
    assert line.isHidden()  # what is quick is not worth a word
    qtbot.waitUntil(lambda: not line.isHidden(), timeout=30_000)
    assert line.text.text() == "Writing the pack…"
    line.stop.click()
    gate.set()
    assert line.isHidden()
    qtbot.waitUntil(lambda: not tasks.busy, timeout=30_000)
    assert (made, seen) == (["a"], [])
    assert said == ["Writing the pack…", "it is over", end]
    tasks.shut_down()


def test_a_reader_that_asks_ends_with_its_task(qtbot):
    tasks = TaskRunner()
    gate, made, seen = threading.Event(), [], []

    def work(_watch: Watch) -> None:
        for name in until_cancelled("ab"):
            made.append(name)
            gate.wait(5)

    tasks.start_long("read", "Reading…", work, seen.append, seen.append)
    qtbot.waitUntil(lambda: bool(made), timeout=30_000)
    tasks.drop("read")
    gate.set()
    qtbot.waitUntil(lambda: not tasks.busy, timeout=30_000)
    assert (made, seen) == (["a"], [])
    tasks.shut_down()


def test_a_long_task_that_ends_takes_its_words_along(qapp):
    tasks = TaskRunner(threaded=False)
    seen = []
    tasks.start_long("read", "Reading…", lambda watch: list(watch.over("ab")), seen.append, seen.append)
    assert seen == [["a", "b"]]
    assert tasks.waiting == ()
