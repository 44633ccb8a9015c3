"""What the window needs of the laboratory: its studies, and a run; ``tdapp.app`` implements it over ``tdapp.lab``."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Protocol

from tdapp.domain.words.frozen import dataclass

if TYPE_CHECKING:  # what it names is imported when it is first needed
    from tdapp.reports.printing import PrintedDocument

Watch = Callable[[str, int, int], bool]
"""Told in words, and how many of how many events are done; False stops the run. Called in a thread."""


@dataclass(frozen=True, slots=True)
class StudyChoice:
    """A study as it is chosen; ``is_open`` to ladders of one's own and to events that were really played."""

    id: str
    name: str
    question: str
    method: str
    sizes: tuple[str, ...]
    events: int
    is_open: bool


@dataclass(frozen=True, slots=True)
class LabQuestion:
    """What a run is asked; ``results`` keeps the events and takes up a run that was stopped.

    ``folder`` has tournament reports that are looked at instead of events made by chance.
    """

    study: str
    size: str
    events: int
    seed: str
    jobs: int
    ladders: tuple[str, ...] = ()
    results: Path | None = None
    folder: Path | None = None


@dataclass(frozen=True, slots=True)
class LabAnswer:
    """The report of the events that are done, and the same numbers as files."""

    printed: PrintedDocument
    csv: bytes
    json: bytes
    events: int
    verdict: str = ""  # what was found, to be repeated


class Laboratory(Protocol):
    """The laboratory outside the window."""

    @property
    def most_jobs(self) -> int:
        """How many processes make sense on this computer."""

    def studies(self) -> tuple[StudyChoice, ...]:
        """The studies there are, in the language of the window."""

    def run(self, question: LabQuestion, watch: Watch) -> LabAnswer:
        """Run it; RuleViolation and EnvironmentProblem with a sentence. Runs in a thread."""
