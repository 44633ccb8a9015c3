"""How long printing takes; the targets: any document of 300 players in 2 s, a crosstable of 1,000 x 11 in 5 s.

``extra_info`` holds the pages and the pages per second.
"""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from typing import Any

import pytest

from tdapp.domain.section.event import Section
from tdapp.reports.pdf.fonts import load
from tdapp.reports.pdf.text import first_font, set_line
from tdapp.reports.printing import PrintedDocument, render
from tdapp.reports.registry import documents_for
from tdapp.services.tables.standings import Standings, compute_standings
from tests.reports.builders import OPTIONS, standings, swiss


def forget_fonts() -> None:
    """As in a program that has just started."""
    load.cache_clear()
    set_line.cache_clear()
    first_font.cache_clear()


def timed(
    benchmark: Any, document_id: str, section: Section, table: Standings, rounds: int = 3, *, everybody: bool = False
) -> None:
    def made() -> PrintedDocument:
        one = document_id == "explanation" and not everybody  # as in the preview
        options = replace(OPTIONS, player=1 if one else None)
        return render(document_id, section, standings=table, options=options)

    printed = benchmark.pedantic(made, setup=forget_fonts, rounds=rounds)
    benchmark.extra_info["pages"] = printed.pages
    benchmark.extra_info["pages per second"] = speed = round(printed.pages / benchmark.stats.stats.median)
    print(f"  {document_id}: {printed.pages} pages, {speed} pages per second")


def test_standings_of_500(benchmark: Any) -> None:
    section = swiss(500, 9)
    timed(benchmark, "standings", section, standings(section, rungs=5), rounds=5)


def test_crosstable_of_1000_by_11(benchmark: Any) -> None:
    section = swiss(1000, 11)
    timed(benchmark, "crosstable", section, standings(section, rungs=5))


def test_explanations_for_all_of_300(benchmark: Any) -> None:
    timed(benchmark, "explanation", *three_hundred(), rounds=1, everybody=True)


def test_standings_of_1000(benchmark: Any) -> None:
    section = swiss(1000, 11)
    timed(benchmark, "standings", section, standings(section, rungs=5))


@cache
def three_hundred() -> tuple[Section, Standings]:
    section = swiss(300, 9, total=11)
    return section, compute_standings(section)


@pytest.mark.parametrize(
    "document_id", [entry.document_id for entry in documents_for(three_hundred()[0]) if entry.applies]
)
def test_every_document_of_300(benchmark: Any, document_id: str) -> None:
    timed(benchmark, document_id, *three_hundred())
