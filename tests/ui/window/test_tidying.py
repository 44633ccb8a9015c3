"""Widgets that nobody holds any more are deleted where they were made."""

from __future__ import annotations

import gc
import threading
import weakref
from collections.abc import Iterator
from types import SimpleNamespace

import pytest
from PySide6.QtCore import QObject

from tdapp.ui.window.tidying import VERY_MUCH, Tidying


@pytest.fixture
def tidying(session, monkeypatch) -> Iterator[Tidying]:
    gc.freeze()  # what other tests left is not looked through
    usual = gc.get_threshold()
    gc.set_threshold(500, *usual[1:])
    gc.enable()
    made = Tidying(session, SimpleNamespace(busy=False))  # type: ignore[arg-type]
    yield made
    made.stop()
    gc.disable()
    gc.set_threshold(*usual)
    gc.freeze()


def dropped(told: list[int]) -> None:
    """A circle of an object of Qt that nobody holds; ``told`` has the thread that deleted it."""
    one = QObject()
    one.itself = one  # type: ignore[attr-defined]
    weakref.finalize(one, lambda: told.append(threading.get_ident()))


def on_another_thread(many: int = 3_000) -> list[list[int]]:
    """Much that is new, made there."""
    made: list[list[int]] = []
    thread = threading.Thread(target=lambda: made.extend([] for _ in range(many)))
    thread.start()
    thread.join()
    return made


def test_no_other_thread_deletes_a_widget(tidying):
    told: list[int] = []
    dropped(told)
    made = on_another_thread()
    assert made
    assert told == []
    tidying.sweep()
    assert told == [threading.get_ident()]


def test_left_to_itself_python_would(tidying):
    """What it is there for; a sound test of the one above."""
    tidying.stop()
    told: list[int] = []
    dropped(told)
    on_another_thread()
    assert len(told) == 1
    assert told != [threading.get_ident()]


def test_little_that_is_new_is_left_for_later(tidying):
    gc.collect()
    told: list[int] = []
    dropped(told)
    tidying.sweep()
    assert told == []
    tidying.tidy()
    assert told == [threading.get_ident()]


def test_what_a_task_makes_is_not_looked_through(tidying):
    told: list[int] = []
    dropped(told)
    tidying._tasks.busy = True
    made = on_another_thread()
    tidying.sweep()
    assert told == []
    tidying._tasks.busy = False
    tidying.sweep()
    assert made
    assert told == [threading.get_ident()]


def test_very_much_is_looked_through_while_a_task_works_too(tidying):
    """A study of hours would fill the memory."""
    told: list[int] = []
    dropped(told)
    tidying._tasks.busy = True
    made = on_another_thread(500 * VERY_MUCH + 1_000)
    tidying.sweep()
    assert made
    assert told == [threading.get_ident()]
