"""The manual in one file."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from tests.cli.conftest import Ran

Tdapp = Callable[..., Ran]


def test_the_whole_manual_is_written(tdapp: Tdapp, tmp_path: Path) -> None:
    out = tmp_path / "manual.md"
    assert tdapp("manual", out).status == 0
    text = out.read_text(encoding="utf-8")
    assert text.startswith("# Manual of tdapp\n")
    assert "## BH: Buchholz" in text
    assert "**Worked example**" in text


def test_a_folder_that_is_not_there(tdapp: Tdapp, tmp_path: Path) -> None:
    ran = tdapp("manual", tmp_path / "nowhere" / "manual.md")
    assert ran.status == 4
    assert "was not written" in ran.err
