"""Quotes in a CSV that do not close, and those that do."""

from __future__ import annotations

import csv

import pytest

from tdapp.domain.words.errors import InputRefused
from tdapp.interchange.table_files import table_of_text
from tdapp.services.files.csv_rows import numbered_rows
from tdapp.services.prizes.table import read_prizes

HEAD = "Name;Rating;Club\n"


@pytest.mark.parametrize(
    ("text", "line", "column"),
    [
        ('Ann;1900;A\n"Bob;1800;B\nCid;1700;C\nDan;1600;D\n', 3, 1),  # to the end of the file
        ('Ann;1900;A\nBob;1800;"B\n"Cid";1700;C\nDan;1600;D\n', 3, 10),  # closes within a word
        ('"Ann;1900;A\nBob;1800;B\nCid;1700;"C"\n', 2, 1),
        ('Ann;1900;"A\nBob;1800;B\nCid;1700;C";\n', 2, 10),  # closes where a cell ends, two players later
        ('Ann;1900;"A\nBob;1800;B"\n', 2, 10),
        ('Ann;1900;A\nBob;1800;"B', 3, 10),  # the last line
        ('Ann;1900;"A\n' + "Bob;1800;B\n" * 20_000, 2, 10),  # longer than any cell
        ('Ann;1900;"A\n' + "B" * 140_000, 2, 10),
        ('Ann\n"Bob;1800;B\nCid;1700;C"\n', 3, 1),  # the head says how many columns a row has
    ],
)
def test_a_quote_that_is_never_closed_is_refused_with_its_line(text: str, line: int, column: int) -> None:
    for read in (lambda: list(numbered_rows((HEAD + text).splitlines(True), ";")), lambda: table_of_text(HEAD + text)):
        with pytest.raises(InputRefused, match="not closed") as refused:
            read()
        assert [(fault.line, fault.column) for fault in refused.value.faults] == [(line, column)]


@pytest.mark.parametrize(
    "cells",
    [
        ["Ann", "1900", 'the "A" team'],
        ["Ann\nMarie", "1900", "A"],
        ["Ann", "1900", "first line\nsecond; line"],
        ['Ann "the; hammer"', "1900", ""],
    ],
)
def test_cells_in_quotes_are_read(cells: list[str]) -> None:
    quoted = ";".join('"' + cell.replace('"', '""') + '"' for cell in cells)
    rows = list(numbered_rows(f"{HEAD}{quoted}\nBob;1800;B\n".splitlines(True), ";"))
    assert rows[1] == (2, cells)
    assert rows[2][1] == ["Bob", "1800", "B"]


@pytest.mark.parametrize(
    ("text", "rows"),
    [
        ('Ann;1900;"A"\n', [["Ann", "1900", "A"]]),  # others stand before it
        ('Ann;1900;"A\nB"\n', [["Ann", "1900", "A\nB"]]),
    ],
)
def test_one_cell_of_a_row_is_in_quotes(text: str, rows: list[list[str]]) -> None:
    assert [row for _, row in numbered_rows((HEAD + text).splitlines(True), ";")][1:] == rows


def test_a_list_of_one_column_may_have_cells_of_two_lines() -> None:
    assert list(numbered_rows(["Name\n", '"Ann\n', 'Marie"\n', "Bob\n"], ";")) == [
        (1, ["Name"]),
        (2, ["Ann\nMarie"]),
        (4, ["Bob"]),
    ]


def test_a_cell_that_is_too_long_is_no_quote_that_is_not_closed() -> None:
    with pytest.raises(csv.Error, match="field larger"):
        list(numbered_rows(["Name\n", "x" * 140_000], ";"))


def test_quotes_within_a_word_stay_what_they_are() -> None:
    assert list(numbered_rows(['"Joe" Smith;1900\n', "5'11\" Bob;1800\n"], ";")) == [
        (1, ["Joe Smith", "1900"]),
        (2, ["5'11\" Bob", "1800"]),
    ]


def test_a_list_of_prizes_is_read_the_same_way() -> None:
    with pytest.raises(InputRefused, match="not closed") as refused:
        read_prizes('group,place,amount,item\n,1,100,"Cup\n,2,50,\n,3,25,\n')
    assert refused.value.faults[0].line == 2
