"""What is said when a step is not possible or wants to be confirmed, in every state that an event is in."""

from __future__ import annotations

import random
import re
from dataclasses import fields, replace
from pathlib import Path
from typing import Any

import pytest

from tdapp.domain.commands.command import Command
from tdapp.domain.words.checks import NeedsConfirmation, Refused
from tdapp.domain.words.errors import RuleViolation
from tests.asked import answers, sections
from tests.event_files import opened
from tests.recorded import plain, recorded, short
from tests.services.test_possible import RARE, Cases, do
from tests.services.tried import refusal
from tests.trial_system import ladders

__all__ = ["ladders"]
OF_TIME = ("services.tables.proving.prove", "services.checks.certificates.certify", "services.teams.pairing.pair_round")
"""They say how long they took."""


def bare(command: Command) -> Command:
    """The command as it comes first: nothing confirmed, no reason given."""
    names = {field.name for field in fields(command)}  # type: ignore[arg-type]
    left: dict[str, Any] = {"confirmed": ()} if isinstance(getattr(command, "confirmed", None), tuple) else {}
    left |= {"reason": ""} if "reason" in names else {}
    return replace(command, **left)  # type: ignore[type-var]


def said(violation: RuleViolation | None) -> str:
    """A refusal with its rules, or what has to be confirmed."""
    if isinstance(violation, Refused | NeedsConfirmation):
        return f"{type(violation).__name__}: {plain(violation.warnings)}"
    return str(violation)


@pytest.mark.usefixtures("ladders")
def test_refusals_and_questions(tmp_path: Path) -> None:
    lines, words = [], set()
    for number, (section, steps) in list(enumerate(RARE))[::2]:
        (tmp_path / str(number)).mkdir()
        with opened(tmp_path / str(number), section) as store:
            do(store, *steps)
            answers: dict[str, list[str]] = {}
            for command, why_not in Cases(store, random.Random(number)):
                told = said(refusal(store, bare(command)))
                answers.setdefault(type(command).__name__, []).append(f"{told} {plain(why_not)}")
                words.add(re.sub(r"0\.\d+|\d+", "#", told))
        lines += [f"{number} {kind} {len(told)} {short(*sorted(told))}" for kind, told in answers.items()]
    recorded("services/refusals", lines)
    recorded("services/sentences", sorted(words))


def test_what_is_asked_of_a_section() -> None:
    recorded("services/asked", answers("tdapp.services", sections(), OF_TIME))
