"""How long printing takes; the targets are in docs: 500 lines in 2 s, a crosstable of 1,000 x 11 in 5 s."""

from __future__ import annotations

import pytest

from tdapp.reports.fonts import load
from tdapp.reports.printing import render
from tdapp.reports.text import set_line
from tests.reports.builders import OPTIONS, standings, swiss


def forget_fonts() -> None:
    """As in a program that has just started."""
    load.cache_clear()
    set_line.cache_clear()


def test_standings_of_500(benchmark: pytest.FixtureRequest) -> None:
    section = swiss(500, 9)
    table = standings(section, rungs=5)
    benchmark.pedantic(  # type: ignore[attr-defined]
        lambda: render("standings", section, standings=table, options=OPTIONS), setup=forget_fonts, rounds=5
    )


def test_crosstable_of_1000_by_11(benchmark: pytest.FixtureRequest) -> None:
    section = swiss(1000, 11)
    table = standings(section, rungs=5)
    benchmark.pedantic(  # type: ignore[attr-defined]
        lambda: render("crosstable", section, standings=table, options=OPTIONS), setup=forget_fonts, rounds=3
    )
