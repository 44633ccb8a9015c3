"""How hard the suite tries: `make test` two minutes, `make check` three, `make conformance` everything (TDAPP_FULL=1).

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
THOROUGH = FULL or bool(os.environ.get("TDAPP_THOROUGH"))
"""Whether nothing is left out but the night's: by `make check`, CI, `make damage` and `make test` of a part."""


def examples(full: int, **others: Any) -> settings:
    """Hypothesis settings of a test that draws so many examples in `make conformance`; `make test` draws an eighth."""
    return settings(max_examples=full if FULL else max(full // 8, 3), deadline=None, **others)


def some(full: int, quick: int) -> range:
    """Numbers of generated cases: all of them in `make conformance`, the first ones in `make test`."""
    return range(full if FULL else quick)


def thorough(test: T) -> T:
    """A test that costs much and that `make test` leaves to `make check`: recordings, matrices, whole programs."""
    return test if THOROUGH else pytest.mark.conformance(test)


def sample(values: Iterable[object], *quick: object) -> list[Any]:
    """Parameters of which `make test` has the ``quick`` ones alone; the others are under the conformance marker."""
    return [
        pytest.param(value, marks=() if value in quick else pytest.mark.conformance)
        for value in values
        if FULL or value in quick
    ]
