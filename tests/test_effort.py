"""What property tests draw: the same in every `make test`, other examples in `make conformance`."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from tests.conftest import SLOW, _tell
from tests.effort import FULL, examples, thorough

DRAWN: list[int] = []


@examples(400)
@given(st.integers())
def note(value: int) -> None:
    DRAWN.append(value)


def test_examples_are_the_same_each_time_but_in_conformance() -> None:
    held = []
    for _ in range(2):
        DRAWN.clear()
        note()
        held.append(tuple(DRAWN))
    assert (held[0] == held[1]) is not FULL
    assert settings().derandomize is not FULL


@thorough
def test_tests_run_without_workers_too() -> None:
    """`make bench` and the simulations of other systems do; a hook that xdist alone knows ended them at once."""
    asked = [sys.executable, "-m", "pytest", "-p", "no:xdist", "--collect-only", "-q", __file__]
    assert subprocess.run(asked, capture_output=True, cwd=Path(__file__).parents[1]).returncode == 0


def test_constants_of_loaded_modules_are_not_drawn() -> None:
    """They would be others in every worker, and with every test that is added."""
    from hypothesis.internal.conjecture import providers

    assert FULL or len(providers._get_local_constants()) == 0


def told(*seen: dict[str, Any]) -> list[str]:
    """Which reports of a worker are sent on."""
    sent: list[str] = []
    for report in seen:
        facts = {"outcome": "passed", "sections": [], "user_properties": [("processor", 0.1)], **report}
        _tell(lambda _name, data: sent.append(data["when"]), "testreport", data=facts)
    return sent


def test_a_worker_tells_the_call_of_each_test_and_all_that_is_not_as_usual() -> None:
    assert told({"when": "setup"}, {"when": "call"}, {"when": "teardown"}) == ["call"]
    assert told({"when": "setup", "outcome": "failed"}, {"when": "setup", "outcome": "skipped"}) == ["setup"] * 2
    assert told({"when": "teardown", "outcome": "failed"}) == ["teardown"]
    assert told({"when": "teardown", "sections": [("Captured", "text")]}) == ["teardown"]
    assert told({"when": "teardown", "user_properties": [("processor", SLOW + 1)]}) == ["teardown"]
