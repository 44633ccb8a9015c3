"""What a step leaves behind that passed its warnings: a restore point, and for the record what touched the pairings."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any, cast

import pytest

from tdapp.domain.words.checks import Level, Warning
from tdapp.domain.words.errors import RuleViolation
from tdapp.services.ports.decisions import needed, note_decision, pass_warnings, why_not_change
from tdapp.services.ports.unit_of_work import EventRows
from tests.arena import arena
from tests.event_files import ALL


def rows() -> tuple[EventRows, list[tuple[Any, ...]]]:
    """A unit of work that only says what it was asked."""
    told: list[tuple[Any, ...]] = []
    rounds = SimpleNamespace(add_restore_point=lambda section: told.append(("point", section)))
    fake = SimpleNamespace(rounds=rounds, add_comment=lambda section, text: told.append(("comment", section, text)))
    return cast(EventRows, fake), told


def warning(level: int, rule_id: str) -> Warning:
    return Warning(Level(level), rule_id, "Wörter", "Q1", "words")


LIGHT, GRAVE, GRAVER = warning(2, "marked-absent"), warning(3, "same-name"), warning(4, "same-name")
PIBE, LIGHT_PIBE = warning(3, "rematch"), warning(2, "full-point-bye")


@pytest.mark.parametrize(
    ("found", "points", "comments"),
    [
        ((), 0, 0), ((LIGHT,), 0, 0), ((GRAVE,), 1, 0), ((GRAVER,), 1, 0), ((LIGHT, GRAVE), 1, 0),
        ((GRAVE, LIGHT), 1, 0),
        ((GRAVE, GRAVER), 1, 0), ((PIBE,), 1, 1), ((LIGHT_PIBE,), 0, 1), ((LIGHT, PIBE, PIBE), 1, 2),
    ],
)  # fmt: skip
def test_what_a_step_leaves_that_passed_its_warnings(found: tuple[Warning, ...], points: int, comments: int) -> None:
    """Level 3 and above a point to go back to, whatever is said beside it; Q112-115: for the record in English."""
    fake, told = rows()
    assert pass_warnings(fake, 7, found, ALL, reason=" he was\nill ") == found
    assert told == [("point", 7)] * points + [("comment", 7, "tdapp: words Reason: he was ill")] * comments


def test_a_step_that_was_not_confirmed_leaves_nothing() -> None:
    for found, confirmed in (((GRAVE,), ()), ((LIGHT, PIBE), (LIGHT.rule_id,)), ((warning(5, "closed"),), ALL)):
        fake, told = rows()
        with pytest.raises(RuleViolation):
            pass_warnings(fake, 7, found, confirmed)
        assert told == []


def test_a_decision_and_its_reason() -> None:
    for reason, text in (("", "tdapp: so"), (" ", "tdapp: so"), (" it rained ", "tdapp: so Reason: it rained")):
        fake, told = rows()
        note_decision(fake, 3, "so", reason)
        assert told == [("comment", 3, text)]
    assert needed(" it  rained ", "This is done") == "it rained"
    for reason in ("", " \n"):
        with pytest.raises(RuleViolation, match="This is done only with a reason"):
            needed(reason, "This is done")


def test_a_closed_section_stands() -> None:
    section = arena("1 A |")
    assert why_not_change(section) is None
    said = why_not_change(arena("1 A |", closed=True))
    assert said is not None
    assert said.rule_id == "closed"
