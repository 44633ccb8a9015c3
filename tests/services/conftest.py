"""What the tests of the services share."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tdapp.domain.section.event import Event, Section
from tests.services.roster_stage import Stage, Staging


@pytest.fixture
def stage(tmp_path: Path) -> Iterator[Staging]:
    open_ones: list[Stage] = []

    def make(*sections: Section) -> Stage:
        open_ones.append(Stage(tmp_path, *(sections or (Section(Event("Open"), (), (), 5, name="A"),))))
        return open_ones[-1]

    yield make
    for one in open_ones:
        one.store.close()
