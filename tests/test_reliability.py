"""docs/reliability.md and docs/platforms.md promise nothing that no test proves."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
PROVED = (ROOT / "docs/platforms.md").read_text("utf-8").partition("## Never run")[0]
LINES = [
    line
    for text in ((ROOT / "docs/reliability.md").read_text("utf-8"), PROVED)
    for line in text.splitlines()
    if line.startswith("- ")
]
NAMED = re.compile(r"`(tests/[\w/]+\.py)::(test_\w+)`$")


@pytest.mark.parametrize("line", LINES)
def test_every_promise_names_a_test_that_exists(line: str) -> None:
    found = NAMED.search(line)
    assert found, "the sentence names no test"
    assert re.search(rf"^def {found[2]}\(", (ROOT / found[1]).read_text("utf-8"), re.MULTILINE)
