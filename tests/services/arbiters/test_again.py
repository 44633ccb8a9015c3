"""Steps that were lost on the way are entered once more; what asks or is refused is left to the arbiter."""

from __future__ import annotations

from dataclasses import dataclass

from tdapp.domain.arbiters.by import ALONE, By
from tdapp.domain.commands.command import Step
from tdapp.domain.commands.history import Redo, Undo
from tdapp.domain.rules.rulebook import rule
from tdapp.domain.words.checks import NeedsConfirmation
from tdapp.domain.words.errors import RuleViolation
from tdapp.services.arbiters.again import Again, enter_again


@dataclass(frozen=True)
class Lost:
    label: str
    step: Step | None


class Leading:
    """It takes one, asks about another, and refuses the third."""

    def __init__(self) -> None:
        self.taken: list[tuple[Step, By]] = []

    def carry_out(self, step: Step, by: By) -> None:
        self.taken.append((step, by))
        if step == Undo(2):
            raise NeedsConfirmation((rule("no-delay").warn(),))
        if step == Undo(3):
            raise RuleViolation("It is closed.")


def test_each_is_tried_and_said() -> None:
    leading = Leading()
    steps = [
        Lost("one", Undo(1)),
        Lost("by hand", None),
        Lost("two", Undo(2)),
        Lost("three", Undo(3)),
        Lost("again", Redo(1)),
    ]
    told = enter_again(leading, steps)  # type: ignore[arg-type]
    asked = rule("no-delay").warn().text
    assert told[:2] == (Again("one"), Again("by hand", "This is done by hand."))
    assert told[2] == Again("two", f"It asks: {asked}")
    assert told[3:] == (Again("three", "It is closed."), Again("again"))
    assert leading.taken == [(Undo(1), ALONE), (Undo(2), ALONE), (Undo(3), ALONE), (Redo(1), ALONE)]
