"""One cluster for all tests of mirrors, and an event."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tdapp.storage import EventFile
from tests.arena import arena
from tests.event_files import opened, round_commands
from tests.postgresql import cluster

FOUR = arena(
    "1 Anna 2000 |\n2 Ильин 1900 |\n3 王明 1800 |\n4 Dora 1700 |", rounds_total=1, name="A", initial_colour="W"
)
PAIRED = round_commands(1, ((1, 4), (3, 2)))


@pytest.fixture
def event(tmp_path: Path) -> Iterator[EventFile]:
    with opened(tmp_path, FOUR, steps=PAIRED) as store:
        yield store


@pytest.fixture(scope="session")
def address() -> Iterator[str]:
    """Of a server that runs."""
    with cluster() as found:
        yield found
