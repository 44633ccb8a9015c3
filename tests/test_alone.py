"""The tests stand alone: what lies beside the project is asked for in tests/conformance alone, and fails if missing."""

from __future__ import annotations

import re
from pathlib import Path

TESTS = Path(__file__).parent
BESIDE = re.compile(r"""shared[/]|[/] ["']shared""")


def test_no_test_reads_what_lies_beside_the_project() -> None:
    found = {
        path.relative_to(TESTS).as_posix() for path in TESTS.rglob("*.py") if BESIDE.search(path.read_text("utf-8"))
    }
    assert {name.partition("/")[0] for name in found} == {"conformance"}, found  # and there it is found
