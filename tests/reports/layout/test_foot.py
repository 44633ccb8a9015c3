"""The foot: everything is explained once, on the last page, and divided between sentences only."""

from __future__ import annotations

import dataclasses
import re

import pytest

from tdapp.reports.data import data_of
from tdapp.reports.documents import alphabetical, crosstable_swiss, pairings, wall_pairings
from tdapp.reports.documents import standings as standings_document
from tdapp.reports.layout.choice import choose
from tdapp.reports.layout.foot import build_foot
from tdapp.reports.layout.layout import lay_out
from tdapp.reports.layout.model import DocumentModel
from tdapp.reports.layout.page import LineItem, Page, Sheet, TextItem
from tdapp.reports.options import Paper
from tests.effort import FULL
from tests.reports.builders import OPTIONS, standings, swiss
from tests.reports.page_checks import METRICS, check


def ranking(players: int, rungs: int = 5) -> DocumentModel:
    return standings_document.build(data_of(standings(swiss(players, 9), rungs=rungs)), OPTIONS)


def texts(page: Page) -> str:
    return " ".join(item.text for item in page.items if isinstance(item, TextItem))


@pytest.mark.parametrize("players", [60, 120, 300])
def test_signs_are_explained_once_on_the_last_page_and_a_key_is_on_the_others(players: int) -> None:
    model = ranking(players)
    layout = lay_out(model, METRICS)
    check(layout)
    assert len(layout.pages) > 1
    *others, last = map(texts, layout.pages)
    assert "Columns: BH/C1 = Buchholz, lowest cut" in last
    assert "last page" not in last
    for other in others:
        assert "Columns:" not in other
        assert "All signs and tie-breaks: last page." in other
        assert model.imprint.serial in other


def test_the_other_pages_hold_more_lines_for_it() -> None:
    chosen = choose(ranking(300), METRICS)
    frame = chosen.plan.frame
    assert frame.tail > 30
    held = [sum(piece.last - piece.first for piece in column) for column in chosen.plan.columns]
    filled = [chosen.plan._filled(column, chosen.plan.leading) for column in chosen.plan.columns]
    assert max(filled[:-1]) > frame.last_height >= filled[-1]
    assert held[-1] >= 3


def test_nothing_stands_in_the_larger_foot_of_the_last_page() -> None:
    for players in range(84, 100, 1 if FULL else 3):
        page = lay_out(ranking(players), METRICS).pages[-1]
        upper = min(item.y1 for item in page.items if isinstance(item, LineItem) and item.width == 0.5 and item.y1 < 300
                    and item.y1 == item.y2 and item.x2 - item.x1 > 400)  # fmt: skip
        table = [item for item in page.items if isinstance(item, TextItem) and item.size > 8.01 and item.y < 400]
        assert min(item.y for item in table if item.size != 8.5) > upper


def test_one_page_says_all() -> None:
    (page,) = lay_out(ranking(20), METRICS).pages
    assert "Columns: BH/C1" in texts(page)


def columns_of(model: DocumentModel) -> tuple[list[str], list[str]]:
    """The lines of the left and of the right column, from the top."""
    foot = build_foot(model, Sheet(Paper.A4, False), (), METRICS)
    lines = sorted((item for item in foot.items if isinstance(item, TextItem) and item.grey == 0.1), key=lambda i: -i.y)
    left = min(item.x for item in lines)
    return [i.text for i in lines if i.x == left], [i.text for i in lines if i.x > left]


LADDERS = (
    ("Ties are broken by Buchholz, then Sonneborn-Berger. Players whom no criterion separates share their place.",),
    ("One sentence that says a little. " * 3, "C.07, 2026: a bye counts as a dummy opponent with own points. " * 4),
    ("Ties are not broken.",),
    ("A. " * 40,),
    ("Спортсмены делят место. Прочее решает жребий, который тянет судья турнира. Конец.",),
)


@pytest.mark.parametrize("ladder", LADDERS)
@pytest.mark.parametrize(
    "legend", [(), ("No. start number", "= shared place", "] equal on points; bold: what decided")]
)
def test_the_second_column_begins_with_an_entry_or_a_sentence(ladder: tuple[str, ...], legend: tuple[str, ...]) -> None:
    model = ranking(4)
    model = dataclasses.replace(model, imprint=dataclasses.replace(model.imprint, ladder=ladder, legend=legend))
    left, right = columns_of(model)
    whole = " ".join((*left, *right))
    assert re.sub(r"[ ·]", "", whole) == re.sub(r"[ ·]", "", "".join((*legend, *ladder)))
    if right:
        assert left[-1][-1] in ".!?" or left[-1] == " · ".join(legend) or left[-1] in legend
        assert len(right) <= len(left) + 2


def test_wall_sheets_and_the_plain_list_say_where_they_are_for() -> None:
    data = data_of(standings(swiss(40, 3)))
    builds = {
        "for the wall": (wall_pairings.build, wall_pairings.build_children, wall_pairings.build_boards),
        "for the desk": (pairings.build, alphabetical.build),
        "": (standings_document.build, crosstable_swiss.build),
    }
    for said, documents in builds.items():
        for build in documents:
            for page in lay_out(build(data, OPTIONS), METRICS).pages:
                assert [words for words in ("for the wall", "for the desk") if words in texts(page)] == [said] * bool(
                    said
                )
