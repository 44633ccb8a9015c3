"""A folder of rating lists."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tdapp.storage.lists.rating_lists import RatingListFolder


@pytest.fixture(name="lists")
def _lists(tmp_path: Path) -> Iterator[RatingListFolder]:
    with RatingListFolder(tmp_path / "rating-lists") as lists:
        yield lists
