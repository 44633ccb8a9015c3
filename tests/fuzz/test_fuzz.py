"""A sample of ``make fuzz`` in the suite, and the files that broke a reader once."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.effort import FULL, thorough
from tests.fuzz.mutations import mutated
from tests.fuzz.readers import chosen, generator
from tests.fuzz.run import try_case

CASES = {"tdb": 12, "xlsx": 25} if FULL else {"tdb": 5, "xlsx": 8}  # a database is opened twice for each
NAMES = ("trf", "trf-players", "csv", "xlsx", "fide-xml", "fide-fixed", "fide-zip", "custom-list", "pgn", "tdb")


@thorough
@pytest.mark.parametrize("name", NAMES)
def test_mutated_files_are_read_or_refused(name: str, tmp_path: Path) -> None:
    (reader,) = chosen(name, tmp_path)
    work = tmp_path / "work"
    work.mkdir()
    for seed in reader.seeds:
        assert try_case(reader, seed, work) == "read"
    for case in range(CASES.get(name, 60 if FULL else 25)):
        rng = generator(2026, name, case)
        data = mutated(rng.choice(reader.seeds), rng)
        outcome = try_case(reader, data, work)
        assert outcome in ("read", "refused"), f"case {case}: {outcome}"
