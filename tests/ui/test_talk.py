"""How many are asked on the way of a key: it was halved once, and may only fall (python -m tests.benchmarks.talk)."""

from __future__ import annotations

from pathlib import Path

from tests.benchmarks.talk import ways
from tests.effort import thorough

MOST_TO_STORAGE = 40  # modules between a result key and its durable line; 81 before
MOST_CHANGES = 967  # changes of room until the standings are painted; 1,934 before
MOST_TO_PAINTING = 125  # modules until then, where nothing else is under way: 120 to 122; 134 before


@thorough
def test_few_are_asked_on_the_way_of_a_key(tmp_path: Path, qapp: object) -> None:
    found = ways(tmp_path)
    stored, painted = found["result key to durable storage"], found["result key to painted standings"]
    assert 10 < len(stored.modules) <= MOST_TO_STORAGE, sorted(stored.modules)
    assert len(painted.modules) <= MOST_TO_PAINTING, sorted(painted.modules)
    assert painted.changes.total() <= MOST_CHANGES, painted.changes.most_common(20)
