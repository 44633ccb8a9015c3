"""What property tests draw: the same in every `make test`, other examples in `make conformance`."""

from __future__ import annotations

from hypothesis import given, settings
from hypothesis import strategies as st

from tests.effort import FULL, examples

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


def test_constants_of_loaded_modules_are_not_drawn() -> None:
    """They would be others in every worker, and with every test that is added."""
    from hypothesis.internal.conjecture import providers

    assert FULL or len(providers._get_local_constants()) == 0
