"""Sections at a desk; every one is closed afterwards."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tdapp.domain.section.event import Section
from tests.acceptance.desk import Desk


@pytest.fixture
def at_desk(tmp_path: Path) -> Iterator[Callable[[Section], Desk]]:
    """Makes the desk of a section."""
    desks: list[Desk] = []

    def make(section: Section) -> Desk:
        desks.append(Desk(tmp_path / str(len(desks)), section))
        return desks[-1]

    tmp_path.mkdir(exist_ok=True)
    for number in range(9):
        (tmp_path / str(number)).mkdir()
    yield make
    for desk in desks:
        desk.store.close()
