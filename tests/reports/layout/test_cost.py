"""What a layout costs: a sheet declares from where it is read and what paper it is worth, and the cheapest is taken."""

from __future__ import annotations

import dataclasses

import pytest

from tdapp.reports.data import data_of
from tdapp.reports.documents import alphabetical, crosstable_swiss, wall_pairings
from tdapp.reports.documents import standings as standings_document
from tdapp.reports.layout.choice import Chosen, choose
from tdapp.reports.layout.columns import measure
from tdapp.reports.layout.cost import budget, cost_of, enough, least, type_cost
from tdapp.reports.layout.fitting import Fitter, Way
from tdapp.reports.layout.frame import build_frame
from tdapp.reports.layout.model import DocumentModel, PageWish, Reader
from tdapp.reports.layout.page import Sheet
from tdapp.reports.layout.plan import Plan
from tdapp.reports.options import Orientation, Paper
from tdapp.reports.registry import DOCUMENTS
from tests.reports.builders import OPTIONS, player, standings, swiss
from tests.reports.page_checks import METRICS


def wish(reader: Reader, target: float = 12.0) -> PageWish:
    return PageWish(Paper.A4, Orientation.AUTO, target=target, reader=reader)


def ranking(players: int, rungs: int = 5) -> DocumentModel:
    return standings_document.build(data_of(standings(swiss(players, 9), rungs=rungs)), OPTIONS)


def crosstable(players: int, paper: Paper = Paper.A4) -> DocumentModel:
    options = dataclasses.replace(OPTIONS, paper=paper)
    return crosstable_swiss.build(data_of(standings(swiss(players, 9), rungs=3)), options)


def plan(model: DocumentModel, size: float, *, landscape: bool = False, initials: bool = False) -> Plan:
    geometry = Fitter(model, METRICS).fit(Way(Sheet(model.wish.paper, landscape), initials=initials), size)
    assert geometry is not None
    return Plan(model, geometry, METRICS, lambda sheet, said: build_frame(model, METRICS, sheet, said))


def chosen_facts(chosen: Chosen) -> tuple[bool, float, int]:
    return chosen.plan.geometry.sheet.landscape, chosen.plan.geometry.size, chosen.plan.pages


def test_standings_of_forty_take_one_page_upright_instead_of_two_across_in_larger_type() -> None:
    people = [player(n, f"Hernández-Villanueva{n}, Maximilian Alexander") for n in range(1, 41)]
    made = standings(swiss(40, 9, people=people), rungs=5)
    model = standings_document.build(data_of(made), dataclasses.replace(OPTIONS, show=("club", "federation")))
    landscape, size, pages = chosen_facts(choose(model, METRICS))
    assert (landscape, pages) == (False, 1)
    assert size >= 10


def test_a_crosstable_of_three_hundred_takes_eleven_pages() -> None:
    chosen = choose(crosstable(300), METRICS)
    assert chosen.plan.pages <= 11
    assert chosen.plan.geometry.size >= 9
    assert not chosen.plan.geometry.way.initials


def test_a_little_larger_type_is_not_worth_half_the_paper_nor_a_page_much_smaller_type() -> None:
    paper = cost_of(plan(ranking(60), 11)).paper - cost_of(plan(ranking(20), 11)).paper
    desk = wish(Reader.DESK)
    assert type_cost(desk, 10.5) - type_cost(desk, 12) < paper < type_cost(desk, 7.5) - type_cost(desk, 12)


@pytest.mark.parametrize("reader", Reader)
@pytest.mark.parametrize("target", [9.0, 10.0, 12.0, 16.0, 22.0])
def test_larger_type_is_never_dearer_until_it_is_as_large_as_wanted(reader: Reader, target: float) -> None:
    asked = wish(reader, target)
    costs = [type_cost(asked, 7 + step / 2) for step in range(40)]
    assert costs == sorted(costs, reverse=True)
    assert type_cost(asked, target) == 0
    assert least(asked) < enough(asked) <= target
    assert type_cost(asked, least(asked) - 1) > 0.8 > type_cost(asked, enough(asked))


def test_on_a_wall_no_paper_is_worth_smaller_type() -> None:
    data = data_of(standings(swiss(300, 3)))
    for build, size in (
        (wall_pairings.build, 16),
        (wall_pairings.build_children, 22),
        (wall_pairings.build_boards, 14),
    ):
        model = build(data, OPTIONS)
        assert model.wish.reader is Reader.WALL
        assert choose(model, METRICS).plan.geometry.size >= size
    assert alphabetical.build(data, OPTIONS).wish.reader is Reader.DESK


def test_the_budget_is_lines_on_a_page() -> None:
    assert [budget(ranking(count)) for count in (1, 40, 41, 300)] == [1, 1, 2, 8]
    assert [budget(crosstable(count)) for count in (28, 29, 300)] == [1, 2, 11]
    model = ranking(41)
    assert budget(dataclasses.replace(model, wish=dataclasses.replace(model.wish, lines=10))) == 5
    over, within = (cost_of(plan(ranking(count), 11)).paper for count in (40, 41))
    assert plan(ranking(40), 12, landscape=True).pages == plan(ranking(41), 12, landscape=True).pages == 2
    assert (
        cost_of(plan(ranking(40), 12, landscape=True)).paper > cost_of(plan(ranking(41), 12, landscape=True)).paper > 0
    )
    assert over == within == 0


def test_every_part_of_the_cost_is_what_it_says() -> None:
    model = ranking(45)
    upright, across = cost_of(plan(model, 9)), cost_of(plan(model, 9, landscape=True))
    assert across.turned > upright.turned == 0
    assert across.paper > upright.paper
    assert cost_of(plan(model, 9, initials=True)).initials > 0.5 > upright.initials
    people = [player(n, f"Wittelsbach{n}, {'Maximilian Alexander Ferdinand Karl' if n > 42 else 'Bo'}")
              for n in range(1, 46)]  # fmt: skip
    long = standings_document.build(data_of(standings(swiss(45, 9, people=people), rungs=7)), OPTIONS)
    hung = plan(long, 8)
    assert hung.hanging == hung.broken == 3
    assert cost_of(hung).hanging == pytest.approx(0.4 * 3 / 45)


def test_what_was_weighed_is_said() -> None:
    chosen = choose(crosstable(300), METRICS)
    assert chosen.why[1] == (
        "Weighed: read in the hand, 9 pt is enough, 8 pt the least, paper for 11 pages; "
        "orientation, hanging names, lonely lines."
    )
    assert any("landscape" in line and line.endswith("more pages.") for line in chosen.why[2:])
    assert any("portrait" in line and line.endswith("smaller type.") for line in chosen.why[2:])
    ways = [line.removeprefix("Not ").partition(":")[0] for line in chosen.why[2:]]
    assert len(ways) == len(set(ways))
    data = data_of(standings(swiss(40, 3)))
    assert "read from two metres, 22 pt" in choose(wall_pairings.build_children(data, OPTIONS), METRICS).why[1]


def test_hanging_names_are_counted_in_words() -> None:
    people = [player(n, f"Wittelsbach{n}, {'Maximilian Alexander Ferdinand Karl' if n > 42 else 'Bo'}")
              for n in range(1, 46)]  # fmt: skip
    model = standings_document.build(data_of(standings(swiss(45, 9, people=people), rungs=7)), OPTIONS)
    chosen = choose(model, METRICS)
    assert chosen.plan.hanging
    assert f"{chosen.plan.hanging} hanging names" in chosen.why[0]


@pytest.mark.parametrize("paper", [Paper.A4, Paper.LETTER])
@pytest.mark.parametrize("players", [12, 40])
def test_the_cheapest_of_all_that_was_tried_is_taken(paper: Paper, players: int) -> None:
    model = crosstable(players, paper)
    taken = sum(cost_of(choose(model, METRICS).plan))
    for landscape in (False, True):
        for size in (7.0, 8.0, 9.0, 10.0, 11.0, 12.0):
            geometry = Fitter(model, METRICS).fit(Way(Sheet(paper, landscape)), size)
            if geometry is not None:
                assert taken <= sum(cost_of(plan(model, size, landscape=landscape))) + 0.01


def test_only_lists_that_hang_are_for_the_wall() -> None:
    data = data_of(standings(swiss(12, 3)))
    on_wall = set()
    for document in DOCUMENTS:
        if document.document_id.startswith("pairings") or document.document_id in ("alphabetical", "start-list"):
            model = document.build(data, OPTIONS)
            if isinstance(model, DocumentModel) and model.wish.reader is Reader.WALL:
                on_wall.add(document.document_id)
    assert on_wall == {"pairings-alphabetical", "pairings-children", "pairings-columns"}


def test_one_long_name_among_twelve_hangs_and_does_not_widen_the_column() -> None:
    def width(last: str) -> float:
        people = [player(n, last if n == 12 else f"Family{n:02}, Anna") for n in range(1, 13)]
        model = standings_document.build(data_of(standings(swiss(12, 5, people=people), rungs=3)), OPTIONS)
        (table,) = Fitter(model, METRICS).tables
        name = next(index for index, column in enumerate(table.columns) if column.key == "name")
        return measure(table, False, METRICS, {})[name].comfortable

    assert width("Schwarzenberger, Maximilian Alexander Ferdinand") == width("Schwarzenberger, Jo")
    assert width("Schwarzenberger, Jo") > width("Family12, Anna")  # the family name itself stays whole
