"""The results of a run, event by event: in memory, and in a file that grows as they come and can be taken up again.

One line of JSON says what was asked, one line an event follows; the events stand in the order in which they were
finished. A last line that was cut off is dropped.
"""

from __future__ import annotations

import hashlib
import json
import math
import os
from dataclasses import field
from pathlib import Path
from types import TracebackType
from typing import IO, Any

import numpy as np

from tdapp import __version__
from tdapp.domain.words.errors import EnvironmentProblem, RuleViolation
from tdapp.domain.words.frozen import dataclass
from tdapp.domain.words.wording import tr
from tdapp.lab.measure import Reals
from tdapp.lab.study import Figure, Study
from tdapp.services.files.writing import refuse_target

DIGITS = 6
_EVENT = b'{"event":'


@dataclass(frozen=True, slots=True)
class Question:
    """What a run was asked: the study with its figures, the size or folder, the seed; ``source`` tells them apart."""

    study: Study
    size: str
    seed: str
    source: str = ""

    @property
    def head(self) -> dict[str, Any]:
        """The first line of the file; the mark changes with anything that a figure depends on."""
        asked = repr((self.study.levels, self.study.figures(), self.size, self.seed, self.source))
        return {
            "tdapp": __version__,
            "study": self.study.id,
            "size": self.size,
            "seed": self.seed,
            "mark": hashlib.sha256(asked.encode()).hexdigest()[:16],
        }


@dataclass(eq=False)
class Results:
    """Figures by event. ``wanted`` is how many events were asked for."""

    question: Question
    wanted: int
    by_event: dict[int, list[float | None]] = field(default_factory=dict)

    @property
    def events(self) -> int:
        """How many of the wanted events there are."""
        return sum(index < self.wanted for index in self.by_event)

    def missing(self) -> list[int]:
        """The events that are still to be made."""
        return [index for index in range(self.wanted) if index not in self.by_event]

    def table(self) -> Reals:
        """Events in their order x figures, nan where an event has none."""
        rows = [self.by_event[index] for index in sorted(self.by_event) if index < self.wanted]
        shape = (len(rows), len(self.question.study.figures()))
        return np.array(rows, dtype=np.float64).reshape(shape)


def rounded(values: list[float]) -> list[float | None]:
    """As they are kept: six decimals, None where an event has no such figure."""
    return [None if math.isnan(value) else round(value, DIGITS) for value in values]


def figures_of(results: Results) -> tuple[Figure, ...]:
    """The figures in the order of the columns."""
    return results.question.study.figures()


def _as_line(value: dict[str, Any]) -> bytes:
    return json.dumps(value, separators=(",", ":"), ensure_ascii=False).encode() + b"\n"


class ResultsFile:
    """Appends events to a file as they come; what it held of the same question is in ``held``."""

    def __init__(self, path: Path, question: Question) -> None:
        self.held: dict[int, list[float | None]] = {}
        self._path = path
        refuse_target(path)
        try:
            data = path.read_bytes() if path.exists() else b""
            whole = data[: data.rfind(b"\n") + 1]
            cut = data[len(whole) :]
            if whole:
                self._read(whole, question)
            if cut:  # of a line of ours that was cut off, and of nothing else
                if not (_EVENT if whole else _as_line(question.head)).startswith(cut[: len(_EVENT) if whole else None]):
                    raise self._foreign()
                os.truncate(path, len(whole))
            self._file: IO[bytes] = path.open("ab")
            if not whole:
                self._line(question.head)
        except OSError as problem:
            raise self._problem(problem) from problem

    def __enter__(self) -> ResultsFile:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._file.close()

    def add(self, index: int, values: list[float | None]) -> None:
        """One more event; it is on its way to the disk when this returns."""
        try:
            self._line({"event": index, "values": values})
        except OSError as problem:
            raise self._problem(problem) from problem

    def _line(self, value: dict[str, Any]) -> None:
        self._file.write(_as_line(value))
        self._file.flush()

    def _read(self, data: bytes, question: Question) -> None:
        lines = data.splitlines()
        try:
            head = json.loads(lines[0])
            events = [json.loads(line) for line in lines[1:]]
            fits = head["mark"] == question.head["mark"]
            self.held = {int(one["event"]): one["values"] for one in events} if fits else {}
            whole = all(len(values) == len(question.study.figures()) for values in self.held.values())
        except (ValueError, KeyError, TypeError, RecursionError) as problem:
            raise self._foreign() from problem
        if not fits or not whole:
            raise RuleViolation(
                tr("{name} holds results of another question: {study}, {size}, seed {seed}. Take another file.").format(
                    name=self._path.name, study=head.get("study"), size=head.get("size"), seed=head.get("seed")
                )
            )
        if head["tdapp"] != __version__:
            raise RuleViolation(
                tr("{name} was begun with tdapp {version}; numbers of two versions are not mixed.").format(
                    name=self._path.name, version=head["tdapp"]
                )
            )

    def _foreign(self) -> RuleViolation:
        return RuleViolation(tr("{name} holds no results of the laboratory.").format(name=self._path.name))

    def _problem(self, problem: OSError) -> EnvironmentProblem:
        return EnvironmentProblem(
            tr("{name} cannot be written: {reason}.").format(name=self._path, reason=problem.strerror or problem)
        )
