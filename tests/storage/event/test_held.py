"""What an open event holds is what lies in its file, though a step lets only what it touched be read again."""

from __future__ import annotations

from contextlib import closing, suppress
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from tdapp.domain.commands.command import Command
from tdapp.domain.commands.event import AddSection
from tdapp.domain.commands.history import RestoreTo
from tdapp.domain.commands.ladder import SetTrialLadder
from tdapp.domain.commands.players import AddPlayers, EditPlayers, SetCheckIn
from tdapp.domain.commands.rounds import CorrectionScope, CorrectResult, EnterResult, PublishRound, StorePairing
from tdapp.domain.section.event import Kind, Section
from tdapp.domain.section.facts import SectionFacts
from tdapp.domain.section.player import CheckIn, Player
from tdapp.domain.words.errors import RuleViolation
from tdapp.services.history.undo_stack import UndoStack
from tdapp.storage.event.event_file import EventFile
from tdapp.storage.event.opening import open_event_file
from tdapp.storage.journal.journal import read_steps
from tdapp.storage.rows.reads import plainly
from tdapp.storage.rows.section_reading import read_section
from tests.effort import thorough
from tests.event_files import BACK, BLACK, DRAW, WHITE, do, written
from tests.storage import round_examples
from tests.storage.event.test_event_file import EXAMPLES
from tests.storage.statements import sent

CUP: tuple[Command, ...] = (
    AddSection(SectionFacts(2, "Cup", Kind.KNOCKOUT)),
    AddPlayers(2, tuple(Player(0, name, 2000) for name in ("Kővári", "Ильин", "王明", "עברית"))),
    StorePairing(2, 1, ((1, 4), (2, 3)), ()),
    PublishRound(2, 1),
    EnterResult(2, 1, 1, WHITE),
    EnterResult(2, 1, 2, WHITE),
    StorePairing(2, 2, ((1, 2),), ()),
)


def held_is_read(store: EventFile) -> None:
    """Every section, and what can be taken back and repeated."""
    with store.to_elsewhere() as connection:
        for ref in store.sections():
            assert store.snapshot(ref.section_id) == read_section(plainly(connection), ref.section_id)
        read = UndoStack(read_steps(connection))
    held = store._undo_stack()
    assert (held.undo_of(""), held.redo_of("")) == (read.undo_of(""), read.redo_of(""))


@thorough
@pytest.mark.parametrize("part", range(4))
def test_after_every_command(tmp_path: Path, part: int, section: Section) -> None:
    """Done, taken back, repeated; after notes, and when the whole event went back."""
    for kind, commands in list(EXAMPLES.items())[part::4]:
        path = written(tmp_path / f"{kind.__name__}.tdb", section, steps=round_examples.PUBLISHED)
        with closing(open_event_file(path)) as store:
            steps = [partial(store.execute, command) for command in commands]
            back = [partial(walk, **BACK) for walk in (store.undo, store.redo)]
            notes = [partial(store.mark, "now"), store.lead]
            for step in (*steps, *back, *notes, partial(store.restore, RestoreTo(1, **BACK))):
                held_is_read(store)
                with suppress(RuleViolation):
                    step()
            held_is_read(store)


@pytest.mark.parametrize(
    "steps",
    [
        (SetCheckIn(1, (1,), CheckIn.PRESENT), EnterResult(1, 3, 1, WHITE)),
        (EnterResult(1, 3, 1, WHITE), None, EnterResult(1, 3, 1, DRAW)),
        (EnterResult(1, 3, 1, WHITE), SetTrialLadder(1, "SB"), EnterResult(1, 3, 2, WHITE)),
        (*CUP, None),
        (*CUP, "held", CorrectResult(2, 1, 1, BLACK, CorrectionScope.EVERYTHING, "a reason", WHITE, BACK["confirmed"])),
    ],
)
def test_after_several_steps(event_file: EventFile, steps: tuple[Any, ...]) -> None:
    """Nobody looks between; None takes the last one back. In a knock-out a result changes who plays later."""
    do(event_file, *round_examples.PUBLISHED)
    held_is_read(event_file)
    for step in steps:
        if step == "held":
            held_is_read(event_file)
        elif step is None:
            event_file.undo(**BACK)
        else:
            event_file.execute(step)
    held_is_read(event_file)


def test_what_a_task_read_too_late_is_not_what_the_next_state_is_built_on(event_file: EventFile) -> None:
    """Tasks read while the window writes: a section of the state before can come in after the step."""
    do(event_file, *round_examples.PUBLISHED)
    revision, old = event_file.revision, event_file.snapshot(1)
    do(event_file, SetTrialLadder(1, "SB"), EditPlayers(1, (replace(old.players[0], club="Zug"),)))
    event_file.snapshot(1)
    event_file._snapshots[revision, 1] = old
    do(event_file, EnterResult(1, 3, 2, WHITE))
    now = event_file.snapshot(1)
    with event_file.to_elsewhere() as connection:
        assert read_section(plainly(connection), 1) == now


def test_what_a_step_changes_nothing_of_is_not_read_again(event_file: EventFile) -> None:
    """A page asks often, and with 1,000 players their rows are most of the work."""

    def read() -> str:
        with sent() as statements:
            event_file.snapshot(1)
            event_file.preferences()
            event_file.undo_state()
        return "\n".join(statements)

    do(event_file, *round_examples.PUBLISHED)
    assert 'player."name"' not in read()  # read when it was opened
    assert read() == ""
    do(event_file, EnterResult(1, 3, 1, WHITE))
    assert 'player."name"' not in read()
    for step in (SetTrialLadder(1, "SB"), SetCheckIn(1, (1,), CheckIn.PRESENT)):
        do(event_file, step)
        assert all("IN ()" in one for one in read().splitlines() if "FROM pairing" in one)
    do(event_file, EditPlayers(1, (replace(event_file.snapshot(1).players[0], club="Zug"),)))
    assert 'player."name"' in read()


def test_what_changes_no_step_leaves_what_is_held(event_file: EventFile) -> None:
    held = event_file.snapshot(1)
    with event_file.from_elsewhere():
        pass
    assert event_file.snapshot(1) is held
