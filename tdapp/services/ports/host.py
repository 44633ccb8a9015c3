"""What a desk asks of the computer that leads the event; ``tdapp.desk`` implements it over an encrypted connection."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any, Protocol

from tdapp.domain.words.errors import EnvironmentProblem
from tdapp.domain.words.frozen import dataclass


class NoAnswer(EnvironmentProblem):
    """The leading computer does not answer; what was sent may have arrived."""


class NotInvited(EnvironmentProblem):
    """The invitation has ended, or is another computer's."""


class OtherVersion(EnvironmentProblem):
    """Here and there are versions of the program that do not understand each other."""


class TooFarBehind(EnvironmentProblem):
    """The lines since then are not kept any more: a whole copy is fetched."""


@dataclass(frozen=True, slots=True)
class Answer:
    """What the leading computer said to a step: a status of HTTP, and the rest."""

    status: int
    body: dict[str, Any]


@dataclass(frozen=True, slots=True)
class News:
    """What is new there: lines of the journal, who is on which page, what lies beside the journal (None: as it was).

    ``mark``: of the last two, for the next question.
    """

    lines: tuple[Any, ...]
    here: tuple[dict[str, Any], ...]
    mark: str
    revision: int
    held: dict[str, Any] | None = None


class Host(Protocol):
    """The computer that leads. Every call may raise NoAnswer, NotInvited, OtherVersion."""

    def hello(self) -> dict[str, Any]:
        """Who it is, and as whom it knows this desk."""

    def copy(self, path: Path, progress: Callable[[int], None] = lambda _bytes: None) -> int:
        """Fetch the event into a file; its revision."""

    def journal(self, after: int, *, page: str = "", section: int = 0, mark: str = "") -> News:
        """What is new since; waits for it. TooFarBehind."""

    def do(self, step: dict[str, Any], seconds: float) -> Answer:
        """Send a step, and wait so long at most."""

    def look_again(self) -> None:
        """A step had no answer: who waits for news on a line that is dead by now asks anew."""

    def close(self) -> None:
        """Ask nothing more; whoever waits is let go."""
