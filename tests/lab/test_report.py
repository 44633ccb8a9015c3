"""The report: question, method, pictures, tables, seed and versions, on pages."""

from __future__ import annotations

import datetime as dt
from functools import cache

import pypdfium2
import pytest

from tdapp import __version__
from tdapp.domain.words.wording import language
from tdapp.lab.registry import STUDIES, study
from tdapp.lab.report import pictures, print_report, report
from tdapp.lab.run import run
from tdapp.lab.source import Generated, Size
from tdapp.lab.study import Study
from tdapp.lab.summary import Summary
from tdapp.reports.layout.model import Dots, Heat, Table
from tests.effort import thorough

NOON = dt.datetime(2026, 11, 22, 12)
SMALL = Size(16, 5)


@cache
def summary_of(entry: Study, events: int = 2) -> Summary:
    return Summary(run(entry, Generated(SMALL, "s"), size=str(SMALL), seed="s", events=events))


def words_of(pdf: bytes) -> str:
    document = pypdfium2.PdfDocument(pdf)
    text = " ".join(page.get_textpage().get_text_range() for page in document)
    document.close()
    return " ".join(text.split())


@thorough
@pytest.mark.parametrize("entry", STUDIES, ids=lambda entry: entry.id)
def test_every_study_has_its_report(entry: Study) -> None:
    printed = print_report(summary_of(entry), NOON)
    words = words_of(printed.pdf)
    assert entry.question in words
    assert f"Made by tdapp lab run {entry.id} --size 16x5 --events 2 --seed s; tdapp {__version__}, numpy" in words
    assert "2 events of 16x5, seed s" in words
    assert printed.pages == len(printed.sheets)


def test_policies_are_a_map_and_sorted_dots_with_signs() -> None:
    entry = study("ricca-2017")
    blocks = list(pictures(summary_of(entry, 6)))
    heats = [block for block in blocks if isinstance(block, Heat)]
    assert len(heats) == 6, "three criteria, all players and top scorers"
    assert heats[0].heads == ("BH", "BH/C1", "BH/M1", "SB")
    assert heats[0].rows[0].label == "Virtual opponent, 2009 to 2023"
    dots = [block for block in blocks if isinstance(block, Dots)]
    values = [dot.value for dot in dots[0].dots]
    assert values == sorted(values)
    assert {dot.text[-1] for dot in dots[0].dots[:-1]} <= {"<", "~"}


def test_places_won_by_absentees_and_by_byes_are_maps() -> None:
    absent = [block for block in pictures(summary_of(study("policies-2026"))) if isinstance(block, Heat)]
    assert any(block.title.startswith("Places gained") for block in absent)
    byes = [block for block in pictures(summary_of(study("half-point-bye"))) if isinstance(block, Heat)]
    assert byes[0].heads[0] == "first quarter by rating"
    assert [row.label for row in byes[0].rows] == [f"Round {number}" for number in range(1, 6)]


def test_the_report_in_german() -> None:
    summary = summary_of(study("own"))
    with language("de"):
        model = report(summary, NOON)
    assert model.heading.event == "Das Labor"
    assert model.language == "de"
    assert any(isinstance(block, Table) and block.columns[0].title == "Zeile" for block in model.blocks)
    texts = [text for block in model.blocks if isinstance(block, Table) for row in block.rows for text in row.texts]
    assert any("," in text for text in texts)
    assert not any("." in text for text in texts)


def test_a_run_without_events_still_prints() -> None:
    assert print_report(summary_of(study("own"), 0), NOON).pages == 1
