"""The one door: what a unit of work sees of a step, and in which order."""

from __future__ import annotations

import json
from collections.abc import Sequence
from types import TracebackType
from typing import Self

import pytest

from tdapp.domain.arbiters.by import ALONE, By, Role
from tdapp.domain.commands.command import Step
from tdapp.domain.commands.history import HandOver, NamePoint, Point, Redo, RestoreFile, RestoreTo, Undo
from tdapp.domain.commands.ladder import Gesture, LadderStep, SetTrialLadder
from tdapp.domain.commands.stored import StoredStep, decode, stored
from tdapp.domain.rules.rulebook import rule
from tdapp.domain.section.event import Edition, Event, Section
from tdapp.domain.words.changes import ChangeSet, Executed, Topic
from tdapp.domain.words.checks import NeedsConfirmation
from tdapp.domain.words.errors import RuleViolation
from tdapp.services.door.execute import execute, would_ask
from tdapp.services.door.role import NotInRole
from tdapp.services.ports.unit_of_work import Appended, JournalDraft, JournalStep, LadderState, SeenRow, Walked

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

    def restore(self, revision: int, section_id: int | None) -> tuple[Walked, ...]:
        self.happened.append(f"restore {revision} {section_id}")
        return ()

    def take_over(self, path: str, kept: str) -> tuple[Walked, ...]:
        self.happened.append(f"take over {path} {kept}")
        return ()

    def changed_since(self, revision: int, actor: str) -> dict[tuple[str, int], SeenRow]:
        self.happened.append(f"changed since {revision} {actor}")
        return {}

    def on_the_same_rows(self, row_id: int, later: Sequence[int]) -> str | None:
        self.happened.append(f"same rows {row_id} {list(later)}")
        return None

    def refuse_dangling(self) -> None:
        self.happened.append("dangling")

    @property
    def rounds(self) -> Self:
        return self

    def is_closed(self, section_id: int) -> bool:
        return False

    def add_restore_point(self, section_id: int | None, point: Point | None = None) -> None:
        self.happened.append(f"point {section_id} {point.name if point else None}")

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


def step(row_id: int, *, undoes: int | None = None, actor: str = "", light: bool = False) -> JournalStep:
    return JournalStep(row_id, CHANGES, undoes=undoes, actor=actor, light=light)


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


@pytest.mark.parametrize(
    ("walk", "happened", "changes"),
    [
        (RestoreTo(5, 1), ["point 1 None", "restore 5 1"], ChangeSet(frozenset(Topic), frozenset({1}))),
        (RestoreTo(5), ["point None None", "restore 5 None"], ChangeSet(frozenset(Topic))),
        (RestoreFile("copy.tdb", "kept.tdb"), ["take over copy.tdb kept.tdb"], ChangeSet(frozenset(Topic))),
        (NamePoint(" Noon ", 1), ["point 1 Noon"], ChangeSet(frozenset({Topic.EVENT}))),
        (HandOver("here", "Ana"), [], ChangeSet(frozenset({Topic.EVENT}))),
    ],
)
def test_steps_about_the_history(walk: Step, happened: list[str], changes: ChangeSet) -> None:
    diary = Diary()
    assert execute(diary, walk).changes == changes
    assert diary.happened == ["begin", *happened, "journal row", "commit", "end"]
    assert diary.drafts[0].barrier is walk.BARRIER


def test_a_state_needs_a_name() -> None:
    diary = Diary()
    with pytest.raises(RuleViolation, match="needs a name"):
        execute(diary, NamePoint(" ", 1))
    assert diary.happened == ["begin", "end"]


def test_who_leads_takes_back_the_newest_step_of_anybody_and_others_only_their_own() -> None:
    steps = (step(5, actor="Max"), step(6, actor="Zoë"))
    chief = Diary(*steps)
    execute(chief, Undo(6), By("Max", Role.CHIEF))
    assert chief.happened == ["begin", "take back 6", "journal row", "commit", "end"]
    assert chief.drafts[0].actor == "Max"
    deputy, max_, ana = By("Max", Role.DEPUTY), By("Max", Role.CHIEF), By("Ana", Role.CHIEF)
    for by, wrong in ((deputy, Undo(6)), (max_, Redo(6)), (ana, Undo(7))):
        with pytest.raises(RuleViolation, match="in their order"):
            execute(Diary(*steps), wrong, by)


def test_a_step_is_taken_back_past_light_ones_of_others_alone() -> None:
    light = Diary(step(5, actor="Max"), step(6, actor="Zoë", light=True))
    execute(light, Undo(5), By("Max", Role.DEPUTY))
    assert light.happened == ["begin", "same rows 5 [6]", "take back 5", "dangling", "journal row", "commit", "end"]
    heavy = Diary(step(5, actor="Max"), step(6, actor="Zoë"))
    with pytest.raises(RuleViolation, match="Since then Zoë has done this: “Add R6 at position 1”"):
        execute(heavy, Undo(5), By("Max", Role.DEPUTY))
    assert heavy.happened == ["begin", "end"]


def test_what_others_have_written_since_the_sender_looked_is_compared() -> None:
    diary = Diary()
    execute(diary, SetTrialLadder(1, "SB"), By("Ana", Role.DEPUTY, base=3))
    assert diary.happened == ["begin", "trial SB", "changed since 3 Ana", "journal row", "commit", "end"]


def test_nobody_is_asked_what_he_may_not_confirm() -> None:
    class Asking(Diary):
        def set_trial_ladder(self, section_id: int, ladder: str | None) -> None:
            raise NeedsConfirmation((rule("leave-fide-mode").warn(),))

    deputy, entry = By("Dora", Role.DEPUTY), By("Ana", Role.ENTRY)
    for by, kind in ((ALONE, NeedsConfirmation), (deputy, NeedsConfirmation), (entry, NotInRole)):
        with pytest.raises(RuleViolation) as refused:
            execute(Asking(), SetTrialLadder(1, "SB"), by)
        assert type(refused.value) is kind


def test_what_going_back_would_ask_is_known_before_it_is_done() -> None:
    class Asking(Diary):
        def restore(self, revision: int, section_id: int | None) -> tuple[Walked, ...]:
            raise NeedsConfirmation((rule("no-delay").warn(),))

    diary = Diary()
    assert would_ask(diary, RestoreTo(5, 1)) == ()
    assert diary.happened == ["begin", "point 1 None", "restore 5 1", "end"]  # it is not kept
    assert [one.rule_id for one in would_ask(Asking(), RestoreTo(5, 1))] == ["no-delay"]
