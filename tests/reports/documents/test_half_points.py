"""A half is written one way on a page: as a sign, or in decimals where what stands beside has decimals."""

from __future__ import annotations

import re

import pytest

from tdapp.reports.data import data_of
from tdapp.reports.documents import clubs, explanation, rating_changes
from tdapp.reports.documents import standings as standings_document
from tdapp.reports.formats.html_page import as_html
from tdapp.reports.layout.layout import lay_out
from tdapp.reports.layout.model import DocumentModel, Table
from tdapp.reports.layout.page import TextItem
from tdapp.services.tables.standings import compute_standings
from tests.reports.builders import OPTIONS, player, standings, swiss
from tests.reports.page_checks import METRICS

DECIMAL = re.compile(r"(?<![\d.])\d{1,2}\.5(?!\d)")


def pages(model: DocumentModel) -> list[str]:
    layout = lay_out(model, METRICS)
    return [" ".join(item.text for item in page.items if isinstance(item, TextItem)) for page in layout.pages]


@pytest.mark.parametrize("build", [explanation.build, rating_changes.build, clubs.build])
def test_no_page_writes_a_half_in_two_ways(build: object) -> None:
    people = [player(n, club=("Tal", "Lasker")[n % 2]) for n in range(1, 17)]
    model = build(data_of(compute_standings(swiss(16, 5, people=people))), OPTIONS)  # type: ignore[operator]
    shown = pages(model)
    assert any("½" in text or DECIMAL.search(text) for text in shown)
    for text in shown:
        assert not ("½" in text and DECIMAL.search(text)), text


def test_a_shared_place_is_said_on_every_line_on_paper_as_on_the_web() -> None:
    table = standings(swiss(16, 2), rungs=0)
    model = standings_document.build(data_of(table), OPTIONS)
    (block,) = [block for block in model.blocks if isinstance(block, Table)]
    said = [row.texts[0] for row in block.rows]
    assert said.count("1=") > 1
    texts = pages(model)[0].split()
    page = as_html(model).decode()
    for place in set(said):
        assert texts.count(place) >= said.count(place)
        assert len(re.findall(rf">{place}<", page)) >= said.count(place)
