"""Whether long work is still wanted: who begins it says how to ask, and who goes through many things asks at each."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from typing import TypeVar

T = TypeVar("T")
_look: ContextVar[Callable[[], None]] = ContextVar("look", default=lambda: None)


@contextmanager
def wanted_by(look: Callable[[], None]) -> Iterator[None]:
    """What ``look`` raises ends the work inside."""
    before = _look.set(look)
    try:
        yield
    finally:
        _look.reset(before)


def while_wanted(items: Iterable[T]) -> Iterator[T]:
    """The same items, as long as whoever began wants them."""
    look = _look.get()
    for item in items:
        look()
        yield item


def ask_whether_wanted() -> None:
    """The same where there is no loop of ours."""
    _look.get()()
