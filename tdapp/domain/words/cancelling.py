"""Long work that may be cancelled: who begins it says how to ask, and who goes through many things asks at each."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from typing import TypeVar

T = TypeVar("T")
_look: ContextVar[Callable[[], None]] = ContextVar("look", default=lambda: None)


@contextmanager
def cancelled_by(look: Callable[[], None]) -> Iterator[None]:
    """What ``look`` raises ends the work inside."""
    before = _look.set(look)
    try:
        yield
    finally:
        _look.reset(before)


def until_cancelled(items: Iterable[T]) -> Iterator[T]:
    """The same items, asked about before each."""
    look = _look.get()
    for item in items:
        look()
        yield item


def check_cancelled() -> None:
    """The same where there is no loop of ours."""
    _look.get()()
