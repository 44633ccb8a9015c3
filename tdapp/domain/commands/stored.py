"""A step as the journal keeps it: id, version, data, the facts that its words need. From there it is a value again."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from dataclasses import fields, is_dataclass
from typing import Any

from tdapp.domain.commands.command import Step
from tdapp.domain.commands.registry import STEPS
from tdapp.domain.section.event import Section
from tdapp.domain.words.frozen import dataclass
from tdapp.domain.words.plain import plain, reader
from tdapp.domain.words.wording import tr


@dataclass(frozen=True, slots=True)
class StoredStep:
    """One row of the journal without what it changed; ``about`` is the step that an undo or redo is about."""

    id: str
    version: int
    data: Mapping[str, Any]  # the fields as plain JSON
    facts: Mapping[str, Any]
    about: StoredStep | None = None


def encode(step: Step) -> str:
    """The fields of a step as JSON."""
    return _text(_fields(step))


def _fields(value: object) -> object:
    """The fields of a record (``asdict`` would copy every value of a large step), anything else as ``plain`` has it."""
    if is_dataclass(value):
        return {one.name: getattr(value, one.name) for one in fields(value)}
    return plain(value)


_text = json.JSONEncoder(ensure_ascii=False, sort_keys=True, default=_fields).encode  # made once


def decode(step_id: str, version: int, data: str) -> Step:
    """The step again; ValueError for what this version of the program does not know."""
    return _decoded(step_id, version, json.loads(data))


def stored(step: Step, facts: Mapping[str, Any]) -> StoredStep:
    """A step with what its words need."""
    return StoredStep(step.ID, step.VERSION, json.loads(encode(step)), facts)


def _decoded(step_id: str, version: int, values: Mapping[str, Any]) -> Step:
    kind = STEPS.get(step_id)
    if kind is None or version > kind.VERSION:
        raise ValueError(f"no step {step_id} of version {version}")
    if version < kind.VERSION:
        values = kind.of_older(version, values)
    try:
        step = reader(kind)(values)
    except (LookupError, TypeError, AttributeError) as error:
        raise ValueError(f"{step_id} of version {version} holds something else: {error}") from error
    assert isinstance(step, Step)
    return step


def describe(step: StoredStep) -> str:
    """What was done, in the language of here and now; the bare id of a step that nobody here knows."""
    if "said" in step.facts:
        return _said(step.facts["said"])
    try:
        return _decoded(step.id, step.version, step.data).describe(_Kept(step))
    except ValueError:
        return step.id


def nested(step: StoredStep) -> dict[str, Any]:
    """A step inside the facts of another."""
    return {"id": step.id, "version": step.version, "data": dict(step.data), "facts": dict(step.facts)}


class _Kept:
    """The facts of a stored step; implements ``command.Facts``."""

    def __init__(self, step: StoredStep) -> None:
        self._facts, self._about = step.facts, step.about

    def player(self, number: int) -> str:
        return str(self._facts.get("players", {}).get(str(number), number))

    def section(self, section_id: int) -> str:
        return str(self._facts.get("sections", {}).get(str(section_id), section_id))

    def keep(self, key: str, look: Callable[[Section], Any]) -> Any:
        return self._facts.get(key)

    def step(self) -> str:
        about = self._about
        if about is None and "step" in self._facts:
            about = StoredStep(**self._facts["step"])
        return "?" if about is None else describe(about)


def _said(said: str | Mapping[str, Any]) -> str:
    """Words of a row that older versions wrote, as the migration found them: its own text, or a known one filled."""
    if isinstance(said, str):
        return said
    values = {name: value if isinstance(value, int) else _said(value) for name, value in said["values"].items()}
    return tr(said["text"]).format(**values)
