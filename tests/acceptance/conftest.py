"""Sections at a desk; every one is closed afterwards."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tdapp.domain.commands.command import Command
from tdapp.domain.section.event import Section
from tests.acceptance.desk import Desk


@pytest.fixture
def at_desk(tmp_path: Path) -> Iterator[Callable[..., Desk]]:
    """Makes the desk of a section in which these steps were done."""
    desks: list[Desk] = []

    def make(section: Section, *steps: Command) -> Desk:
        folder = tmp_path / str(len(desks))
        folder.mkdir()
        desks.append(Desk(folder, section, *steps))
        return desks[-1]

    yield make
    for desk in desks:
        desk.store.close()
