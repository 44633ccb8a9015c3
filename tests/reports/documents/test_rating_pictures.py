"""Results against the expected score, performance against rating, places under every ready ladder."""

from __future__ import annotations

import dataclasses
import xml.etree.ElementTree as ET
from fractions import Fraction

import pytest

from tdapp.domain.ratings.tables import expected_score
from tdapp.reports.data import DocumentData, data_of
from tdapp.reports.documents import pictures, rating_pictures
from tdapp.reports.documents.player_cards import performances_of
from tdapp.reports.exporting import export_tables
from tdapp.reports.layout.layout import lay_out
from tdapp.reports.layout.model import DocumentModel, MapRow, Mark, Paths, ResultMap, Scatter
from tdapp.reports.layout.page import BoxItem, LineItem, Page, TextItem
from tdapp.reports.layout.pictures import draw_picture
from tdapp.services.ratings.performance import rated_performances
from tdapp.services.tables.standings import compute_standings
from tdapp.tiebreaks.presets import presets_for
from tests.arena import arena
from tests.reports.builders import OPTIONS, player, round_robin, swiss
from tests.reports.layout_checks import check_boxes
from tests.reports.page_checks import METRICS, check


def data(players: int = 12, rounds: int = 5) -> DocumentData:
    return data_of(compute_standings(swiss(players, rounds)))


def one_page(model: DocumentModel) -> Page:
    layout = lay_out(model, METRICS)
    check(layout)
    (page,) = layout.pages
    check_boxes(page)
    return page


def test_the_expected_score_is_that_of_the_table() -> None:
    assert expected_score(2000, 2000) == Fraction(1, 2)
    assert expected_score(2100, 2000) == Fraction(64, 100)  # B.02, 8.1.2: 99-106
    assert expected_score(2000, 2100) == Fraction(36, 100)
    assert expected_score(2900, 2000) == expected_score(2400, 2000) == Fraction(92, 100)  # 400 at most


def test_every_game_is_weighed_against_the_ratings() -> None:
    # A 2100 beats B 2000: +0.36; draws with C 2100: 0; C beats unrated D: nothing to expect
    section = arena(
        """
        1 A 2100 | 2w1 3b=
        2 B 2000 | 1b0 4w1
        3 C 2100 | 4w1 1w=
        4 D      | 3b0 2b0
        """
    )
    model = rating_pictures.build_map(data_of(compute_standings(section)), OPTIONS)
    (chart,) = model.blocks
    assert isinstance(chart, ResultMap)
    held = {row.name: ([mark.value for mark in row.marks], row.sum) for row in chart.rows}
    assert held["A"] == ([pytest.approx(0.36), pytest.approx(0.0)], "+0.36")
    assert held["B"] == ([pytest.approx(-0.36), None], "-0.36")
    assert held["C"] == ([None, pytest.approx(0.0)], "+0.00")
    assert held["D"] == ([None, None], "")


def test_more_is_filled_and_less_is_framed() -> None:
    page = one_page(rating_pictures.build_map(data_of(compute_standings(round_robin(10))), OPTIONS))
    greys = {item.grey for item in page.items if isinstance(item, BoxItem)}
    frames = {item.width for item in page.items if isinstance(item, LineItem) and item.grey == 0.25}
    assert len(greys) > 4
    assert len(frames) > 4
    texts = {item.text for item in page.items if isinstance(item, TextItem)}
    assert {"less than expected", "more than expected"} <= texts


@pytest.mark.parametrize("count", [6, 14, 40])
def test_no_frame_of_the_map_crosses_its_figures(count: int) -> None:
    page = one_page(rating_pictures.build_map(data(count, 9 if count > 9 else 4), OPTIONS))
    edges = [item for item in page.items if isinstance(item, LineItem) and item.grey == 0.25]
    texts = [item for item in page.items if isinstance(item, TextItem)]
    assert len(edges) > 3
    for edge in edges:
        half = edge.width / 2
        left, right = min(edge.x1, edge.x2) - half, max(edge.x1, edge.x2) + half
        low, high = min(edge.y1, edge.y2) - half, max(edge.y1, edge.y2) + half
        for text in texts:
            wide = METRICS.width(text.text, text.style, text.size)
            over = min(right, text.x + wide) - max(left, text.x) > 0
            assert not (over and min(high, text.y + 0.71 * text.size) - max(low, text.y) > 0), (edge, text)


def luminance(grey: float) -> float:
    """WCAG 2.1: of an sRGB grey."""
    return grey / 12.92 if grey <= 0.04045 else ((grey + 0.055) / 1.055) ** 2.4


@pytest.mark.parametrize("hundredths", range(1, 101))
def test_the_figures_are_read_on_every_grey_of_the_map(hundredths: int) -> None:
    """WCAG 2.1, 1.4.6: seven to one, as paper from a laser printer loses some."""
    mark = Mark(hundredths / 100, "1")
    items = draw_picture(ResultMap(("1",), (MapRow("1", "A", (mark,), ""),)), 0, 400, 300, 300, METRICS)
    (box,) = [item for item in items if isinstance(item, BoxItem)][:1]
    texts = [item for item in items if isinstance(item, TextItem) and box.x < item.x < box.x + box.width]
    (text,) = [item for item in texts if box.y < item.y < box.y + box.height]
    light, dark = sorted((luminance(box.grey), luminance(text.grey)), reverse=True)
    assert (light + 0.05) / (dark + 0.05) >= 7


def test_the_more_the_darker() -> None:
    marks = tuple(Mark(value / 20, "") for value in range(1, 21))
    items = draw_picture(ResultMap(("",) * 20, (MapRow("1", "A", marks, ""),)), 0, 400, 900, 300, METRICS)
    greys = [item.grey for item in items if isinstance(item, BoxItem)][:20]
    assert greys == sorted(greys, reverse=True)
    assert len(set(greys)) == 20


@pytest.mark.parametrize("count", [4, 40, 300])
def test_the_pictures_are_one_page(count: int) -> None:
    made = data(count, 3)
    for build in (rating_pictures.build_map, rating_pictures.build_performance, pictures.build_ladders):
        one_page(build(made, OPTIONS))


def test_the_longest_names_leave_room() -> None:
    people = [player(n, f"{'Wolfeschlegelsteinhausenbergerdorff-' * 2}{n}, Al") for n in range(1, 9)]
    made = data_of(compute_standings(swiss(8, 4, people=people)))
    for build in (rating_pictures.build_map, rating_pictures.build_performance, pictures.build_ladders):
        one_page(build(made, OPTIONS))


def test_the_performance_is_that_of_the_tie_break_where_all_are_rated() -> None:
    made = data(40, 5)
    tpr = {number: int(value) for number, value in performances_of(made).items()}
    assert rated_performances(made.section, 5) == tpr
    (chart,) = rating_pictures.build_performance(made, OPTIONS).blocks
    assert isinstance(chart, Scatter)
    assert {spot.y for spot in chart.spots} == set(tpr.values())
    assert sum(spot.strong for spot in chart.spots) == 3


def test_an_unrated_player_empties_no_picture() -> None:
    people = [player(n, **({"rating": None} if n == 5 else {})) for n in range(1, 13)]
    made = data_of(compute_standings(swiss(12, 5, people=people)))
    assert not performances_of(made)  # TPR drops out
    (chart,) = rating_pictures.build_performance(made, OPTIONS).blocks
    assert isinstance(chart, Scatter)
    assert len(chart.spots) == 11


def test_the_fan_of_ladders_holds_every_ready_ladder_once() -> None:
    made = data(20, 5)
    model = pictures.build_ladders(made, OPTIONS)
    (chart,) = model.blocks
    assert isinstance(chart, Paths)
    assert len(chart.heads) == len(model.imprint.legend)
    for preset in presets_for(made.section):
        table = compute_standings(made.section, ladder=preset.ladder)
        place = {row.player.name: row.rank for row in table.rows}
        column = [tuple(path.places[n] for path in chart.paths) for n in range(len(chart.heads))]
        assert tuple(place[path.name] for path in chart.paths) in column, preset.id


@pytest.mark.parametrize("document", ["result-map", "performance-chart", "places-ladders"])
def test_they_are_pictures_and_tables_for_other_programs(document: str) -> None:
    made = data()
    svg, csv, html = (
        export_tables(document, made.section, standings=made.standings, options=OPTIONS, form=form)
        for form in ("svg", "csv", "html")
    )
    names = {one.name.partition(",")[0] for one in made.section.players}
    texts = {element.text for element in ET.fromstring(svg).iter("{http://www.w3.org/2000/svg}text")}
    assert len(names & texts) >= 6
    assert csv.decode("utf-8-sig").count("\n") == html.count(b"<tr>") == 13


def test_decimal_commas_reach_the_map() -> None:
    made = data()
    page = export_tables(
        "result-map",
        made.section,
        standings=made.standings,
        options=dataclasses.replace(OPTIONS, language="de"),
        form="svg",
    ).decode()
    assert ">+1,75<" in page
