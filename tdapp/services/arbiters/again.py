"""Steps that another copy of the event has, entered again where the event is led now: each by the rules of now."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Protocol

from tdapp.domain.arbiters.by import ALONE
from tdapp.domain.commands.command import Step
from tdapp.domain.words.checks import NeedsConfirmation
from tdapp.domain.words.errors import RuleViolation
from tdapp.domain.words.frozen import dataclass
from tdapp.domain.words.wording import tr
from tdapp.services.ports.event_store import Steps


class ToEnter(Protocol):
    """A step and how it is called."""

    @property
    def label(self) -> str: ...
    @property
    def step(self) -> Step | None: ...


@dataclass(frozen=True, slots=True)
class Again:
    """What became of a step; ``why_not`` is empty where it was entered."""

    label: str
    why_not: str = ""


def enter_again(store: Steps, steps: Iterable[ToEnter]) -> tuple[Again, ...]:
    """One after the other; what asks or is refused is left to the arbiter, and nothing is confirmed for him.

    EnvironmentProblem ends it: the leading computer does not answer, and the others can be entered later.
    """
    return tuple(Again(one.label, _entered(store, one.step)) for one in steps)


def _entered(store: Steps, step: Step | None) -> str:
    if step is None:
        return tr("This is done by hand.")
    try:
        store.carry_out(step, ALONE)
    except NeedsConfirmation as asked:
        return tr("It asks: {question}").format(question=asked)
    except RuleViolation as refused:
        return str(refused)
    return ""
