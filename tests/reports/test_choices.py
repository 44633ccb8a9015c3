"""Choices: each document names those that change something, and reads them back from plain values."""

from __future__ import annotations

import dataclasses
import itertools
from typing import Any

import pytest

from tdapp.reports.choices import groups_for, print_options, restricted
from tdapp.reports.data import data_of
from tdapp.reports.document import Document
from tdapp.reports.options import (
    NO_COLUMNS,
    OPTIONAL_COLUMNS,
    Choice,
    Dialect,
    Group,
    OpponentNumbers,
    Order,
    Orientation,
    Paper,
    PrintOptions,
)
from tdapp.reports.registry import DOCUMENTS, documents_for, every_document
from tdapp.services.tables.standings import compute_standings
from tests.effort import FULL, thorough
from tests.reports.builders import OPTIONS, PRINTED_AT, swiss
from tests.reports.test_matrix import EXPLAINED, event, event_for, laid_out, on_paper
from tests.team_events import random_team_event

WOMEN = Group("Women", frozenset(range(1, 20, 3)))
OTHER_VALUES: dict[Choice, tuple[dict[str, Any], ...]] = {
    Choice.PAPER: ({"paper": Paper.A3},),
    Choice.ORIENTATION: ({"orientation": Orientation.LANDSCAPE}, {"orientation": Orientation.PORTRAIT}),
    Choice.ROUND: ({"round": 2},),
    Choice.PLAYER: ({"player": 2},),
    Choice.GROUP: ({"group": WOMEN},),
    Choice.COLUMNS: tuple({"show": (column,)} for column in OPTIONAL_COLUMNS),
    Choice.TYPE_SIZE: ({"type_size": 8.5}, {"type_size": 8.0}),
    Choice.ACROSS: ({"across": 1}, {"across": 2}),
    Choice.GROUP_BY: ({"group_by": "federation"},),
    Choice.DIALECT: ({"dialect": Dialect.US},),
    Choice.OPPONENTS_BY: ({"opponent_numbers": OpponentNumbers.RANK},),
    Choice.ORDER: ({"order": Order.START},),
    Choice.HALF_SIGN: ({"half_sign": False},),
    Choice.WHITE_FIRST: ({"white_first": True},),
    Choice.WIDE_ROWS: ({"wide_rows": True},),
    Choice.GRID_LINES: ({"grid_lines": True},),
    Choice.FIRST: ({"first": 3},),
    Choice.PIECES: ({"pieces": "ru"},),
}
SMALL_LEAGUE = data_of(compute_standings(random_team_event(3, 6, 2, 3)))
LONG = {EXPLAINED: event(7, 4, 3), "team-explanation": SMALL_LEAGUE}  # a page for everybody
PRIZES = ("prizes", "receipts")  # what they take depends on the plan; here they are held to take no less
NOT_HERE = {
    "decisions": {Choice.TYPE_SIZE, Choice.WIDE_ROWS, Choice.GRID_LINES},  # no journal
    "open-boards": {Choice.TYPE_SIZE, Choice.WIDE_ROWS, Choice.GRID_LINES},  # no open board
    "norm-report": {Choice.HALF_SIGN},  # nobody there has half points
    "it1": {Choice.TYPE_SIZE, Choice.WIDE_ROWS, Choice.GRID_LINES, Choice.PLAYER},  # nobody there has a norm
    "byes": {Choice.TYPE_SIZE, Choice.WIDE_ROWS, Choice.GRID_LINES, Choice.HALF_SIGN},  # nobody away
    "knockout-sheet": {Choice.HALF_SIGN},  # no game of the final is drawn there
    "bulletin": {Choice.HALF_SIGN, Choice.PIECES},  # no game is recorded there
    "score-sheets": {Choice.PIECES},  # nor there
}


@thorough
@pytest.mark.parametrize("document", [d for d in DOCUMENTS if d.document_id not in PRIZES], ids=lambda d: d.document_id)
def test_a_document_takes_the_choices_that_change_it_and_no_other(document: Document) -> None:
    count = 16 if FULL or document.document_id == "upsets" else 10  # of ten nobody upsets another
    data = LONG.get(document.document_id) or event_for(document, count, 4, 3)
    settled = dataclasses.replace(OPTIONS, type_size=9.0) if Choice.TYPE_SIZE in document.takes else OPTIONS
    model = document.build(data, settled)
    usual = on_paper(model).pages
    for turn in (0, -1):  # all choices that it does not take, at once
        others: dict[str, Any] = {"show": OPTIONAL_COLUMNS} if Choice.COLUMNS not in document.takes else {}
        for choice, values in OTHER_VALUES.items():
            if choice not in document.takes | {Choice.GROUP, Choice.COLUMNS}:  # a group still stands in the heading
                others |= values[turn]
        same = document.build(data, dataclasses.replace(settled, **others))
        assert same == model or on_paper(same).pages == usual, others
    effective = {Choice.LANGUAGE, Choice.TAGGED}  # of words and of the file: tests/reports/pdf/test_structure.py
    for choice in document.takes & OTHER_VALUES.keys():
        for value in OTHER_VALUES[choice]:
            other = document.build(data, dataclasses.replace(settled, **value))
            if other != model and on_paper(other).pages != usual:
                effective.add(choice)
                break
    assert document.takes - effective <= NOT_HERE.get(document.document_id, set())


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda d: d.document_id)
def test_the_optional_columns_are_those_that_a_document_knows(document: Document) -> None:
    data = event(12, 4, 2)
    assert bool(document.columns) == (Choice.COLUMNS in document.takes)
    if not document.columns:
        return
    model = document.build(data, dataclasses.replace(OPTIONS, show=NO_COLUMNS))
    without = on_paper(model).pages
    usual = dataclasses.replace(OPTIONS, show=document.usual_columns or NO_COLUMNS)
    if document.document_id != "alphabetical":  # it leaves its column out where lines stand side by side
        assert laid_out(document, data, usual).pages == laid_out(document, data, OPTIONS).pages
    empty = {"categories", "standard", "rapid", "blitz", "national"}  # nobody has one here
    for column in OPTIONAL_COLUMNS:
        other = document.build(data, dataclasses.replace(OPTIONS, show=(column,)))
        shown = other != model and on_paper(other).pages != without
        assert shown == (column in document.columns and column not in empty), column


def test_no_group_comes_twice() -> None:
    for entries in (every_document(), documents_for(swiss(4, 1), has_prizes=True)):
        groups = [group for group, _ in itertools.groupby(entry.group for entry in entries)]
        assert len(groups) == len(set(groups))


def test_choices_are_read_from_plain_values() -> None:
    section = dataclasses.replace(swiss(4, 1), players=event(40, 9, 5).section.players[:4])
    groups = groups_for(section, PRINTED_AT)
    assert "Women" in [group.name for group in groups]
    options = print_options(
        {
            "paper": "A3",
            "orientation": "portrait",
            "group": "Women",
            "show": ["club", "sex"],
            "type_size": 22,
            "across": 2,
            "opponents_by": "rank",
            "dialect": "us",
            "half_sign": False,
            "language": "de",
            "round": 3,
        },
        PRINTED_AT,
        groups,
    )
    assert options == PrintOptions(
        printed_at=PRINTED_AT,
        paper=Paper.A3,
        orientation=Orientation.PORTRAIT,
        group=next(group for group in groups if group.name == "Women"),
        show=("club", "sex"),
        type_size=22.0,
        across=2,
        opponent_numbers=OpponentNumbers.RANK,
        dialect=Dialect.US,
        half_sign=False,
        language="de",
        round=3,
    )


@pytest.mark.parametrize(
    "foreign",
    [
        {"paper": "papyrus", "orientation": 3, "dialect": None, "colour": "red"},
        {"type_size": 900, "across": True, "round": -1, "player": "x", "first": 0},
        {"show": "club", "half_sign": "yes", "group": "Nobody", "language": 7, "wide_rows": 1},
        {"type_size": float("nan"), "show": [1], "group_by": "x" * 99},
    ],
)
def test_values_of_another_program_are_passed_over(foreign: dict[str, Any]) -> None:
    assert print_options(foreign, PRINTED_AT) == PrintOptions(printed_at=PRINTED_AT)


def test_what_a_document_does_not_know_is_left_out() -> None:
    options = dataclasses.replace(OPTIONS, group=WOMEN, type_size=32.0, dialect=Dialect.US, paper=Paper.A3)
    assert restricted(options, {Choice.PAPER, Choice.DIALECT}) == dataclasses.replace(
        OPTIONS, dialect=Dialect.US, paper=Paper.A3
    )
    assert restricted(dataclasses.replace(OPTIONS, fide_mark="left"), ()).fide_mark == "left"
