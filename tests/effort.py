"""How hard the suite tries: `make test` for three minutes, `make conformance` with everything (TDAPP_FULL=1).

`make test` draws the same examples each time: nobody's first command fails by chance. `make conformance` draws others
every time, and prints what fails so that it becomes an ``@example`` of its test.
"""

from __future__ import annotations

import os
from collections.abc import Iterable
from typing import Any, TypeVar

import pytest
from hypothesis import settings

T = TypeVar("T")

FULL = bool(os.environ.get("TDAPP_FULL"))
WITNESSES = FULL or bool(os.environ.get("TDAPP_WITNESSES"))
"""Whether all of tests/recorded is compared: by `make damage` and `make conformance`; `make test` takes some of it."""


def examples(full: int, **others: Any) -> settings:
    """Hypothesis settings of a test that draws so many examples in `make conformance`; `make test` draws an eighth."""
    return settings(max_examples=full if FULL else max(full // 8, 3), deadline=None, **others)


def some(full: int, quick: int) -> range:
    """Numbers of generated cases: all of them in `make conformance`, the first ones in `make test`."""
    return range(full if FULL else quick)


def witness(test: T) -> T:
    """A recording that `make test` leaves to the night."""
    return test if WITNESSES else pytest.mark.conformance(test)


def witnesses(values: Iterable[object], *quick: object) -> list[Any]:
    """Parameters of a recording of which `make test` compares the ``quick`` ones alone."""
    return [pytest.param(one, marks=() if WITNESSES or one in quick else pytest.mark.conformance) for one in values]


def sample(values: Iterable[object], *quick: object) -> list[Any]:
    """Parameters of which `make test` has the ``quick`` ones alone; the others are under the conformance marker."""
    return [
        pytest.param(value, marks=() if value in quick else pytest.mark.conformance)
        for value in values
        if FULL or value in quick
    ]
