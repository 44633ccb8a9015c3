"""The machine of three people: what holds after every walk, and that each guard is needed for it."""

from __future__ import annotations

import contextlib
from collections import Counter
from pathlib import Path

import pytest

from tdapp.domain.words.errors import RuleViolation
from tests.effort import some, thorough
from tests.storage.replica.several import Several, walked


@thorough
@pytest.mark.parametrize("seed", some(12, 1))
def test_three_people_leave_one_event(seed: int, tmp_path: Path) -> None:
    """Equal copies, one step for each that was sent, nobody's work overwritten or undone by another."""
    seen = walked(tmp_path, seed, 60)
    assert seen.total() > 20


@pytest.mark.conformance
@pytest.mark.parametrize("part", range(10))
def test_three_people_for_long(part: int, tmp_path: Path) -> None:
    """Ten parts of forty walks; what shall happen does."""
    seen: Counter[str] = Counter()
    for seed in range(1000 + 40 * part, 1040 + 40 * part):
        folder = tmp_path / str(seed)
        folder.mkdir()
        seen += walked(folder, seed, 60)
    for what in ("sent twice", "no answer", "spoilt", "copied", "asked", "refused", "restart of host"):
        assert seen[what], what
    for name in ("Ana", "Ben", "Cy"):
        assert seen[f"accepted of {name}"] > 100


def _none(*_: object, **__: object) -> None:
    """A guard that is not there."""


_DOOR, _STORAGE = "tdapp.services.door", "tdapp.storage"
_SAME_ROWS = f"{_STORAGE}.journal.journal.SqlJournal.on_the_same_rows"
GUARDS: dict[str, tuple[dict[str, object], int]] = {
    "one step for each origin": ({f"{_DOOR}.once.receipt_of": _none}, 0),
    "what a role may do": ({f"{_DOOR}.role.refuse_role": _none}, 0),
    "what others changed meanwhile": ({f"{_DOOR}.meanwhile.settle_meanwhile": _none}, 18),
    "no step back past those that build on it": ({f"{_DOOR}.past_others.refuse_past_others": _none}, 29),
    "no step back over rows that others wrote": ({_SAME_ROWS: _none}, 15),
    "rows as a step left them": ({f"{_STORAGE}.journal.images.stands": lambda *_: True, _SAME_ROWS: _none}, 0),
    "the sums of every step": ({f"{_STORAGE}.replica.taking_in.sums_agree": lambda *_: True}, 0),
}
"""Where each is, what takes its place, and a walk that misses it: looked at first, so that the proof is short."""


@thorough
@pytest.mark.parametrize("guard", GUARDS)
def test_without_a_guard_a_walk_fails(guard: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each is needed: with it every walk is right (above), without it one ends in what must not be."""
    places, first = GUARDS[guard]
    for place, instead in places.items():
        monkeypatch.setattr(place, instead)
    for number, seed in enumerate((first, *range(1000))):
        folder = tmp_path / str(number)
        folder.mkdir()
        try:
            walked(folder, seed, 60)
        except RuleViolation:
            raise
        except Exception:  # noqa: BLE001 - an assertion, a bare error of the database: it was needed
            return
    pytest.fail(f"nothing goes wrong without it: {guard}")


def test_a_walk_that_is_repeated_is_the_same(tmp_path: Path) -> None:
    (tmp_path / "a").mkdir()
    (tmp_path / "b").mkdir()
    with contextlib.closing(Several(tmp_path / "a", 5)) as one, contextlib.closing(Several(tmp_path / "b", 5)) as two:
        for _ in range(20):
            one.turn()
            two.turn()
        assert one.seen == two.seen
