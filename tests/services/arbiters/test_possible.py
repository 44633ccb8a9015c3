"""What a role lacks is said beforehand exactly where the door would refuse it, whatever the state of the event."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tdapp.domain.arbiters.by import By, Role
from tdapp.domain.commands.command import Command
from tdapp.domain.commands.registry import COMMANDS
from tdapp.domain.words.errors import RuleViolation
from tdapp.services.arbiters.possible import why_not_do
from tdapp.services.door.execute import execute
from tdapp.services.door.role import NotInRole
from tdapp.storage import EventFile
from tests.arena import random_swiss
from tests.effort import thorough
from tests.event_files import opened
from tests.services.tried import Tried
from tests.storage.event.test_event_file import EXAMPLES

OF_THE_STEP = {"not-your-board", "not-this-round", "not-confirmed-here"}
"""What only the step itself tells."""


@pytest.fixture(scope="module")
def store(tmp_path_factory: pytest.TempPathFactory) -> Iterator[EventFile]:
    with opened(tmp_path_factory.mktemp("asked"), random_swiss(3, 10, 5), random_swiss(4, 10, 5)) as store:
        yield store


def refused(store: EventFile, command: Command, by: By) -> str:
    """Why the door says that it is not his; empty where it says something else, or nothing."""
    try:
        execute(Tried(store._engine, store._clock, store._snapshots), command, by)
    except NotInRole as refusal:
        return refusal.warnings[0].rule_id
    except RuleViolation:  # the state of the event is not asked here
        return ""
    return ""


@thorough
@pytest.mark.parametrize("role", Role)
@pytest.mark.parametrize("sections", [frozenset[int](), frozenset({1}), frozenset({2})])
def test_asked_beforehand_as_the_door_decides(store: EventFile, role: Role, sections: frozenset[int]) -> None:
    by = By("Ana", role, sections)
    for kind in COMMANDS:
        *_, example = EXAMPLES[kind]
        why_not = why_not_do(by, 1, (kind,))
        said = refused(store, example, by)
        if said in OF_THE_STEP or getattr(example, "section_id", None) != 1:
            continue
        assert ("" if why_not is None else why_not.rule_id) == said, kind.ID


def test_one_step_of_several_is_enough_and_none_asks_nothing() -> None:
    entry = By("Ana", Role.ENTRY)
    allowed, refused_ = [kind for kind in COMMANDS if kind.ID in ("add-players", "edit-event")]
    if why_not_do(entry, 1, (allowed,)) is not None:
        allowed, refused_ = refused_, allowed
    assert why_not_do(entry, 1, (refused_, allowed)) is None
    why_not = why_not_do(entry, 1, (refused_,))
    assert why_not is not None
    assert why_not.text == "This is not among what you were invited for (Entry desk)."
    assert why_not_do(By("Ana", Role.SHOW), 1, ()) is None
