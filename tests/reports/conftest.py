"""Sheets of small events: who can still win is drawn from fewer outcomes."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tdapp.services.tables import chances
from tests.effort import FULL


@pytest.fixture(autouse=True, scope="module")
def _few_outcomes() -> Iterator[None]:
    """In `make test` the least number; the numbers themselves: tests/services/tables/test_chances.py."""
    with pytest.MonkeyPatch.context() as patch:
        if not FULL:
            patch.setattr(chances, "_WORK", 0)
        yield
