"""The one door: what a unit of work sees of a step, and in which order."""

from __future__ import annotations

import json
from types import TracebackType
from typing import Self

import pytest

from tdapp.domain.commands.history import Redo, Undo
from tdapp.domain.commands.ladder import Gesture, LadderStep, SetTrialLadder
from tdapp.domain.commands.stored import StoredStep, decode, stored
from tdapp.domain.section.event import Edition, Event, Section
from tdapp.domain.words.changes import ChangeSet, Executed, Topic
from tdapp.domain.words.errors import RuleViolation
from tdapp.services.door.execute import execute
from tdapp.services.ports.unit_of_work import Appended, JournalDraft, JournalStep, LadderState, Walked

CHANGES = ChangeSet(frozenset({Topic.LADDER}), frozenset({1}))


class Diary:
    """A unit of work, its rows and its journal in one, which writes down what happens to it."""

    def __init__(self, *steps: JournalStep) -> None:
        self.happened: list[str] = []
        self.drafts: list[JournalDraft] = []
        self._steps = steps

    @property
    def events(self) -> Self:
        return self

    @property
    def journal(self) -> Self:
        return self

    def __enter__(self) -> Self:
        self.happened.append("begin")
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.happened.append("end")

    def commit(self) -> None:
        self.happened.append("commit")

    def append(self, draft: JournalDraft) -> Appended:
        self.happened.append("journal row")
        self.drafts.append(draft)
        return Appended(row_id=70, revision=7)

    def steps(self, actor: str = "") -> tuple[JournalStep, ...]:
        return self._steps

    def step(self, row_id: int) -> StoredStep:
        return stored(SetTrialLadder(1, "SB", LadderStep(Gesture.ADD, f"R{row_id}", position=1)), {})

    def take_back(self, row_id: int) -> tuple[Walked, ...]:
        self.happened.append(f"take back {row_id}")
        return ()

    def repeat(self, row_id: int) -> tuple[Walked, ...]:
        self.happened.append(f"repeat {row_id}")
        return ()

    @property
    def roster(self) -> Self:
        return self

    def sections(self) -> tuple[tuple[int, str], ...]:
        return ()

    def snapshot(self, section_id: int) -> Section:
        return Section(Event("Diary"), (), (), 5)

    def ladder_state(self, section_id: int) -> LadderState:
        return LadderState(None, None, Edition.FIDE_2026)

    def is_under_way(self, section_id: int) -> bool:
        return False

    def set_official_ladder(self, section_id: int, ladder: str | None) -> None:
        self.happened.append(f"official {ladder}")

    def set_trial_ladder(self, section_id: int, ladder: str | None) -> None:
        self.happened.append(f"trial {ladder}")

    def set_edition(self, section_id: int, edition: Edition) -> None:
        self.happened.append(f"edition {edition}")

    def add_comment(self, section_id: int, text: str) -> None:
        self.happened.append(f"comment {text}")


def step(row_id: int, *, undoes: int | None = None) -> JournalStep:
    return JournalStep(row_id, CHANGES, undoes=undoes)


def test_a_command_is_written_journalled_and_then_committed() -> None:
    diary = Diary()
    done = execute(diary, SetTrialLadder(1, "SB"))
    assert diary.happened == ["begin", "trial SB", "journal row", "commit", "end"]
    assert done == Executed(70, 7, "Change the trial ladder", CHANGES)
    (draft,) = diary.drafts
    assert (draft.undoes, draft.redoes) == (None, None)
    assert decode(draft.step.id, draft.step.version, json.dumps(draft.step.data)) == SetTrialLadder(1, "SB")


def test_a_refused_command_is_neither_journalled_nor_committed() -> None:
    diary = Diary()
    with pytest.raises(RuleViolation):
        execute(diary, SetTrialLadder(1, "NOSUCH"))
    assert diary.happened == ["begin", "end"]


def test_undo_is_a_row_of_its_own() -> None:
    diary = Diary(step(5), step(6))
    done = execute(diary, Undo(6))
    assert diary.happened == ["begin", "take back 6", "journal row", "commit", "end"]
    assert diary.drafts[0].undoes == 6
    assert done == Executed(70, 7, "Add R6 at position 1", CHANGES)


def test_redo_is_a_row_of_its_own() -> None:
    diary = Diary(step(5), step(6), step(7, undoes=6))
    execute(diary, Redo(6))
    assert diary.happened == ["begin", "repeat 6", "journal row", "commit", "end"]
    assert diary.drafts[0].redoes == 6


@pytest.mark.parametrize("wrong", [Undo(5), Undo(7), Redo(6), Redo(5)])
def test_steps_go_only_in_their_order(wrong: Undo | Redo) -> None:
    diary = Diary(step(5), step(6))
    with pytest.raises(RuleViolation, match="in their order"):
        execute(diary, wrong)
    assert diary.happened == ["begin", "end"]
