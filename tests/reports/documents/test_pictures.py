"""Pictures: places as lines, on paper, as SVG and in numbers."""

from __future__ import annotations

import dataclasses
import itertools
import xml.etree.ElementTree as ET
from collections.abc import Callable

import pytest

from tdapp.domain.words.errors import RuleViolation
from tdapp.reports.data import DocumentData, data_of
from tdapp.reports.documents import pictures
from tdapp.reports.exporting import export_tables
from tdapp.reports.layout.layout import lay_out
from tdapp.reports.layout.model import Path, Paths
from tdapp.reports.layout.page import LineItem, TextItem
from tdapp.reports.layout.paths import draw_paths
from tdapp.reports.pdf.fonts import Style
from tdapp.services.tables.standings import compute_standings
from tests.reports.builders import OPTIONS, player, round_robin, swiss
from tests.reports.page_checks import METRICS, check


def data(players: int = 12, rounds: int = 5) -> DocumentData:
    return data_of(compute_standings(swiss(players, rounds)))


def paths(model: object) -> Paths:
    (block,) = model.blocks  # type: ignore[attr-defined]
    assert isinstance(block, Paths)
    return block


def test_the_places_are_those_of_the_tables_after_each_round() -> None:
    made = data()
    chart = paths(pictures.build_progress(made, OPTIONS))
    assert len(chart.heads) == 5
    for number in range(1, 6):
        table = compute_standings(made.section, after_round=number)
        wanted = {row.player.name: row.rank for row in table.rows}
        assert {path.name: path.places[number - 1] for path in chart.paths} == wanted
    assert [path.strong for path in chart.paths] == [True] * 3 + [False] * 9


def test_the_chosen_player_is_strong() -> None:
    made = data()
    chart = paths(pictures.build_progress(made, dataclasses.replace(OPTIONS, player=7)))
    assert [path.name for path in chart.paths if path.strong] == [made.players[7].name]


@pytest.mark.parametrize("count", [2, 9, 40, 120])
def test_the_picture_is_one_page_with_every_name(count: int) -> None:
    model = pictures.build_progress(data(count, 3 if count > 2 else 2), OPTIONS)
    layout = lay_out(model, METRICS)
    check(layout)
    (page,) = layout.pages
    shown = {item.text for item in page.items if isinstance(item, TextItem)}
    if count <= 60:
        assert {path.name.partition(",")[0] for path in paths(model).paths} <= shown
    assert len(paths(model).paths) == min(count, 60)
    strong = [item for item in page.items if isinstance(item, LineItem) and item.width == 2.0]
    assert len(strong) == min(3, count) * (len(paths(model).heads) - 1)


def test_the_fan_shows_who_moves_with_the_rule_for_unplayed_games() -> None:
    section = round_robin(7)
    model = pictures.build_fan(data_of(compute_standings(section)), OPTIONS)
    chart = paths(model)
    assert all(path.moved == (len(set(path.places)) > 1) for path in chart.paths)
    assert not any(path.strong for path in chart.paths)
    assert len(model.imprint.legend) == len(chart.heads)
    check(lay_out(model, METRICS))


def test_every_line_ends_at_the_place_it_names() -> None:
    places = {"Adams, A.": (1, 3), "Brown, B.": (2, 1), "Cohen, C.": (3, 3), "Dupont, D.": (4, 2)}
    chart = Paths(("1", "2"), tuple(Path(name, held) for name, held in places.items()))
    texts = [item for item in draw_paths(chart, 40, 700, 500, 600, METRICS) if isinstance(item, TextItem)]
    right = [item for item in texts if item.x > 300 and item.style is Style.BOLD and item.text.isdigit()]
    heights = {item.y: item.text for item in right if len(item.text) == 1 and item.size > 8}
    names = {item.y: item.text for item in texts if item.text.isalpha()}
    by_height = [(heights[y], names[y]) for y in sorted(names, reverse=True)]
    assert by_height == [("1", "Brown"), ("2", "Dupont"), ("3", "Adams"), ("3", "Cohen")]


# Under the official table Richter wins; another order, at the right, would give it to García.
OFFICIAL = Paths(
    ("1", "2", "3"),
    (Path("Richter, A.", (1, 2, 2)), Path("García, B.", (2, 1, 1)), Path("Olsen, C.", (3, 3, 3))),
    official=True,
)


def named(chart: Paths, *, width: float = 500) -> list[TextItem]:
    drawn = draw_paths(chart, 40, 700, width, 600, METRICS)
    return [item for item in drawn if isinstance(item, TextItem) and item.size > 8]


def test_the_official_names_stand_at_the_left_muted_and_another_order_at_the_right() -> None:
    texts = named(OFFICIAL)
    for half, winner in ((lambda x: x < 250, "Richter"), (lambda x: x > 300, "García")):
        held = {item.text: item.y for item in texts if half(item.x)}
        assert held["1"] == held[winner] == max(held.values())
    assert {item.grey for item in texts if item.x < 250} == {0.35}
    assert {item.style for item in texts} == {Style.REGULAR}


def test_only_who_was_chosen_is_bold_on_both_sides() -> None:
    paths = tuple(dataclasses.replace(path, strong=path.name == "García, B.") for path in OFFICIAL.paths)
    texts = named(dataclasses.replace(OFFICIAL, paths=paths))
    bold = {item.text for item in texts if item.style is Style.BOLD}
    assert bold == {"García", "1", "2"}
    lines = draw_paths(dataclasses.replace(OFFICIAL, paths=paths), 40, 700, 500, 600, METRICS)
    assert len([item for item in lines if isinstance(item, LineItem) and item.width == 2.0]) == 2


@pytest.mark.parametrize("build", [pictures.build_fan, pictures.build_ladders])
def test_the_arbiter_chooses_who_is_bold_among_the_rules(build: Callable[..., object]) -> None:
    made = data()
    chart = paths(build(made, dataclasses.replace(OPTIONS, player=7)))
    assert [path.name for path in chart.paths if path.strong] == [made.players[7].name]


@pytest.mark.parametrize("width", [120, 260, 700])
def test_every_head_is_said_whole_and_none_touches_another(width: float) -> None:
    heads = tuple(f"Round {number} of the cup" for number in range(1, 12))
    chart = Paths(heads, (Path("Adams, A.", (1,) * 11), Path("Brown, B.", (2,) * 11)))
    drawn = [item for item in draw_paths(chart, 40, 700, width, 600, METRICS) if isinstance(item, TextItem)]
    shown = [item for item in drawn if item.text in heads]
    assert {item.text for item in shown} == set(heads)
    for one, two in itertools.combinations(shown, 2):
        beside = one.x + METRICS.width(one.text, one.style, one.size) <= two.x or one.x >= two.x
        assert beside or abs(one.y - two.y) >= one.size


def test_the_svg_is_sound_and_says_what_the_paper_says() -> None:
    made = data()
    svg = export_tables("progress-chart", made.section, standings=made.standings, options=OPTIONS, form="svg")
    root = ET.fromstring(svg)
    texts = {element.text for element in root.iter("{http://www.w3.org/2000/svg}text")}
    assert "Progress chart" in texts
    assert {player.name.partition(",")[0] for player in made.section.players} <= texts
    assert b"http" not in svg.replace(b"http://www.w3.org/2000/svg", b"")
    many = data(300, 2)
    with pytest.raises(RuleViolation, match="a picture is one page"):
        export_tables("standings", many.section, standings=many.standings, options=OPTIONS, form="svg")


def test_in_numbers_it_is_a_table() -> None:
    made = data()
    text = export_tables("progress-chart", made.section, standings=made.standings, options=OPTIONS, form="csv").decode(
        "utf-8-sig"
    )
    assert text.splitlines()[0] == "Name,Round 1,Round 2,Round 3,Round 4,Round 5"
    page = export_tables("progress-chart", made.section, standings=made.standings, options=OPTIONS, form="html")
    assert page.count(b"<tr>") == 13


def test_the_longest_names_leave_room_for_the_lines() -> None:
    people = [player(n, f"{'Wolfeschlegelsteinhausenbergerdorff-' * 2}{n}, Al") for n in range(1, 9)]
    made = data_of(compute_standings(swiss(8, 4, people=people)))
    for build in (pictures.build_progress, pictures.build_fan):
        check(lay_out(build(made, OPTIONS), METRICS))
