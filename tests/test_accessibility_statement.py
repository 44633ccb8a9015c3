"""docs/accessibility.md: every criterion of WCAG 2.2 A and AA has its row, and every test it names is there."""

from __future__ import annotations

import re
from pathlib import Path

ROOT = Path(__file__).parents[1]
TEXT = (ROOT / "docs" / "accessibility.md").read_text(encoding="utf-8")
CRITERIA = re.findall(
    r"[\d.]+",
    """
1.1.1 1.2.1 1.2.2 1.2.3 1.2.4 1.2.5 1.3.1 1.3.2 1.3.3 1.3.4 1.3.5 1.4.1 1.4.2 1.4.3 1.4.4 1.4.5 1.4.10 1.4.11 1.4.12
1.4.13 2.1.1 2.1.2 2.1.4 2.2.1 2.2.2 2.3.1 2.4.1 2.4.2 2.4.3 2.4.4 2.4.5 2.4.6 2.4.7 2.4.11 2.5.1 2.5.2 2.5.3 2.5.4
2.5.7 2.5.8 3.1.1 3.1.2 3.2.1 3.2.2 3.2.3 3.2.4 3.2.6 3.3.1 3.3.2 3.3.3 3.3.4 3.3.7 3.3.8 4.1.2 4.1.3
""",
)
"""Levels A and AA of WCAG 2.2 (W3C Recommendation of 5 October 2023; 4.1.1 is obsolete there)."""
VERDICTS = {"met", "in part", "not met", "not tried", "–"}


def rows() -> dict[str, list[str]]:
    found = re.findall(r"^\| (\d\.\d\.\d+) [^|]+\|([^|]+)\|([^|]+)\|([^|]*)\|$", TEXT, re.MULTILINE)
    return {number: [cell.strip() for cell in cells] for number, *cells in found}


def test_every_criterion_has_its_row_and_a_verdict() -> None:
    found = rows()
    assert list(found) == CRITERIA
    assert {verdict for cells in found.values() for verdict in cells[:2]} == VERDICTS


def test_what_is_not_met_says_what_is_missing() -> None:
    assert [
        number for number, cells in rows().items() if {"in part", "not met"} & set(cells[:2]) and len(cells[2]) < 20
    ] == []


def test_every_test_that_is_named_is_there() -> None:
    named = set(re.findall(r"`(tests/[\w/]+\.py)`", TEXT))
    assert len(named) > 6
    assert [name for name in sorted(named) if not (ROOT / name).is_file()] == []
