"""The wall: pairings by name and by board that are read from afar, on few sheets."""

from __future__ import annotations

import dataclasses

import pytest

from tdapp.domain.words.wording import language
from tdapp.reports.data import data_of
from tdapp.reports.documents import pairings, wall_pairings
from tdapp.reports.layout.choice import choose
from tdapp.reports.layout.model import DocumentModel, Table
from tests.reports.builders import OPTIONS, player, standings, swiss
from tests.reports.page_checks import METRICS

FAMILIES = (
    "Andersson", "Becker", "Christodoulopoulos", "Dimitrov", "García Márquez", "Haddad", "Ivančević", "Kim", "Li",
    "Müller-Lüdenscheidt", "Nguyễn", "Ramanathan", "van der Berg", "Wiśniewska", "Yılmaz", "Zupan",
)  # fmt: skip
GIVEN = ("Anna Maria", "Bo", "Christopher James", "Hannah", "Łukasz", "Maximilian Alexander", "Zoë")
PEOPLE = tuple(player(n, f"{FAMILIES[n % 16]}, {GIVEN[n * 5 % 7]}") for n in range(1, 301))
DATA = data_of(standings(swiss(300, 3, people=PEOPLE)))


@pytest.mark.parametrize("code", ["en", "de", "es"])
@pytest.mark.parametrize(("size", "most"), [(16.0, 6), (22.0, 12)])
def test_three_hundred_players_by_name(code: str, size: float, most: int) -> None:
    with language(code):
        options = dataclasses.replace(OPTIONS, type_size=size, language=code)
        assert choose(wall_pairings.build(DATA, options), METRICS).plan.pages <= most
        assert choose(wall_pairings.build_children(DATA, options), METRICS).plan.pages <= most


def test_three_hundred_players_by_board() -> None:
    options = dataclasses.replace(OPTIONS, type_size=14.0)
    assert choose(wall_pairings.build_boards(DATA, options), METRICS).plan.pages <= 6
    assert choose(pairings.build(DATA, options), METRICS).plan.pages <= 8


def test_the_usual_size_is_sixteen_points() -> None:
    assert choose(wall_pairings.build(DATA, OPTIONS), METRICS).plan.geometry.size >= 16


def texts(model: DocumentModel) -> list[dict[str, str]]:
    (table,) = (block for block in model.blocks if isinstance(block, Table))
    keys = [column.key for column in table.columns]
    return [dict(zip(keys, row.texts, strict=True)) for row in table.rows]


def test_colours_are_said_by_sign_and_word() -> None:
    section = swiss(5, 2)
    rows = {row["Player"]: row for row in texts(wall_pairings.build(data_of(standings(section)), OPTIONS))}
    # Round 2 by the circle method: 1-5 are seated 1 against 4, 3 against 5; 2 has the bye.
    byes = [row for row in rows.values() if row["board"] == "–"]
    assert [(row["colour"], row["opponent"]) for row in byes] == [("bye", "bye by the pairing")]
    seated = [row for row in rows.values() if row["board"] != "–"]
    assert sorted(row["colour"] for row in seated) == ["○ White", "○ White", "● Black", "● Black"]
    assert all(row["opponent"] and "," not in row["opponent"] for row in seated)


def test_the_opponent_stands_there_where_it_costs_no_page() -> None:
    few = choose(wall_pairings.build(data_of(standings(swiss(8, 2))), OPTIONS), METRICS)
    many = choose(wall_pairings.build(DATA, OPTIONS), METRICS)
    assert not few.plan.geometry.way.lean
    assert many.plan.geometry.way.lean


def test_the_number_of_the_table_stands_apart_from_the_points() -> None:
    table = pairings.build(DATA, OPTIONS).blocks[0]
    assert isinstance(table, Table)
    assert [column.key for column in table.columns if column.gap] == ["white-points"]
