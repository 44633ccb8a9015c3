"""A closed section stands: every command of the program is refused, but those that open it or only try things out."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields, replace
from pathlib import Path

import pytest

from tdapp.domain.commands.command import Command
from tdapp.domain.commands.event import AddSection, MovePlayers
from tdapp.domain.commands.history import RestoreTo
from tdapp.domain.commands.ladder import SetTrialLadder
from tdapp.domain.commands.registry import COMMANDS
from tdapp.domain.commands.rounds import ReopenSection
from tdapp.domain.section.event import Section
from tdapp.domain.section.facts import SectionFacts
from tdapp.domain.words.errors import RuleViolation
from tdapp.services.door.closed import ALLOWED
from tdapp.storage import EventFile
from tests.arena import random_swiss
from tests.event_files import opened
from tests.storage.event.test_event_file import EXAMPLES

OF_A_SECTION = [kind for kind in COMMANDS if "section_id" in {field.name for field in fields(kind)}]


@pytest.fixture(scope="module")
def closed() -> Section:
    return replace(random_swiss(3, 10, 5), rounds_total=5, closed=True)


@pytest.fixture(scope="module")
def store(closed: Section, tmp_path_factory: pytest.TempPathFactory) -> Iterator[EventFile]:
    """The one event in which nothing changes."""
    with opened(tmp_path_factory.mktemp("closed"), closed) as store:
        yield store


@pytest.mark.parametrize("kind", [kind for kind in OF_A_SECTION if kind not in ALLOWED])
def test_every_command_is_refused(kind: type[Command], closed: Section, store: EventFile) -> None:
    *_, example = EXAMPLES[kind]
    command = replace(example, section_id=1)  # type: ignore[type-var, arg-type]  # all of them are dataclasses
    with pytest.raises(RuleViolation, match="The tournament is closed: open it again"):
        store.execute(command)
    assert (store.revision, store.snapshot(1)) == (1, closed)


def test_nobody_is_moved_into_it(closed: Section, tmp_path: Path) -> None:
    with opened(tmp_path, closed) as store:
        store.execute(AddSection(SectionFacts(7, "B")))
        with pytest.raises(RuleViolation, match="closed"):
            store.execute(MovePlayers(2, (1,), 1))


def test_nothing_goes_back_behind_it_unasked(closed: Section, tmp_path: Path) -> None:
    with opened(tmp_path, replace(closed, closed=False), closed) as store:
        store.execute(SetTrialLadder(1, "SB"))
        store.execute(SetTrialLadder(2, "DE"))  # a trial is free, also on a finished tournament
        for section_id in (None, 2):
            with pytest.raises(RuleViolation, match="closed"):
                store.restore(RestoreTo(1, section_id))
        store.restore(RestoreTo(1, 1))
        store.execute(ReopenSection(2, "a wrong slip"))
        store.restore(RestoreTo(1, 2))
        assert store.snapshot(2).trial_ladder is None
