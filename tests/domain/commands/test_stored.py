"""What the journal keeps of a step becomes the same step again."""

from __future__ import annotations

import datetime as dt
import json
from itertools import chain

import pytest

from tdapp.domain.commands.command import Step
from tdapp.domain.commands.event import EditEvent
from tdapp.domain.commands.history import (
    HISTORY_STEPS,
    ConvertFile,
    CreateFile,
    HandOver,
    Mark,
    NamePoint,
    Point,
    Redo,
    RestoreFile,
    RestoreTo,
    TakeOver,
    Undo,
)
from tdapp.domain.commands.ladder import Gesture, LadderStep, SetTrialLadder
from tdapp.domain.commands.registry import COMMANDS, STEPS
from tdapp.domain.commands.stored import StoredStep, decode, describe, encode, stored
from tdapp.domain.section.event import Event
from tests.storage.event.test_event_file import EXAMPLES

HISTORY: tuple[Step, ...] = (
    Undo(3),
    Redo(3),
    RestoreTo(7),
    RestoreTo(7, 2, Point(Mark.BEGIN, 3)),
    RestoreTo(7, None, Point(Mark.NAMED, name="before {the} appeal")),
    RestoreTo(7, 1, whole_round=4),
    RestoreFile("/stick/Łódź.tdb", "kept.tdb"),
    HandOver("OLD", "the club's laptop"),
    TakeOver("NEW"),
    NamePoint("before the appeal", 1),
    CreateFile(),
    ConvertFile(1, 3),
)
STEPS_KEPT: tuple[Step, ...] = (
    *chain.from_iterable(EXAMPLES.values()),
    *(SetTrialLadder(1, "SB", LadderStep(gesture, "BH", "SB", 2)) for gesture in Gesture),
    *HISTORY,
)


def of_kind(kind: type[Step]) -> list[Step]:
    return [step for step in STEPS_KEPT if type(step) is kind]


def test_every_step_is_among_them() -> None:
    assert {type(step) for step in STEPS_KEPT} == {*COMMANDS, *HISTORY_STEPS} == set(STEPS.values())
    assert len(STEPS) == len(COMMANDS) + len(HISTORY_STEPS)  # no id twice


@pytest.mark.parametrize("kind", STEPS.values(), ids=lambda kind: kind.ID)
def test_a_stored_step_is_decoded_again(kind: type[Step]) -> None:
    for step in of_kind(kind):
        assert decode(step.ID, step.VERSION, encode(step)) == step
        assert encode(decode(step.ID, step.VERSION, encode(step))) == encode(step)


@pytest.mark.parametrize("kind", STEPS.values(), ids=lambda kind: kind.ID)
def test_the_sentence_of_the_first_version_is_passed_over(kind: type[Step]) -> None:
    for step in of_kind(kind):
        data = json.loads(encode(step)) | {"label": "An English sentence"}
        if isinstance(step, ConvertFile):
            data = {"from": step.source, "to": step.target}
        assert decode(step.ID, 1, json.dumps(data)) == step
        with pytest.raises(ValueError, match="label"):
            decode(step.ID, step.VERSION, json.dumps({**json.loads(encode(step)), "label": "x"}))


def test_a_field_that_came_later_has_its_default() -> None:
    assert decode("set-trial-ladder", 2, '{"ladder": "SB", "section_id": 1}') == SetTrialLadder(1, "SB")
    event = Event("Open", start=dt.date(2026, 5, 1))
    assert decode("edit-event", 2, '{"event": {"name": "Open", "start": "2026-05-01"}}') == EditEvent(event)


@pytest.mark.parametrize(
    ("step_id", "version", "data"),
    [
        ("nobody-knows", 2, "{}"),
        ("set-trial-ladder", 99, '{"ladder": "SB", "section_id": 1}'),  # of a newer version
        ("set-trial-ladder", 2, '{"ladder": "SB"}'),
        ("set-trial-ladder", 2, '{"ladder": 3, "section_id": 1}'),
        ("set-trial-ladder", 2, '{"ladder": "SB", "section_id": true}'),
        ("enter-result", 2, '{"section_id": 1, "round": 1, "board": 1, "result": "no result"}'),
        ("exchange-numbers", 2, "[]"),
    ],
)
def test_what_this_version_does_not_know_is_refused_and_shown_by_its_id(step_id: str, version: int, data: str) -> None:
    with pytest.raises(ValueError):  # noqa: PT011
        decode(step_id, version, data)
    assert describe(StoredStep(step_id, version, json.loads(data), {})) == step_id


@pytest.mark.parametrize("kind", STEPS.values(), ids=lambda kind: kind.ID)
def test_words_need_nothing_that_may_be_missing(kind: type[Step]) -> None:
    for step in of_kind(kind):
        assert describe(stored(step, {})) not in ("", step.ID)
