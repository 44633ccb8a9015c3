"""Web pages, CSV and workbooks: everything escaped, nothing a formula, readable by a screen reader."""

from __future__ import annotations

import csv
import dataclasses
import io
from typing import get_args

import openpyxl
import pytest

from tdapp.domain.section.event import Kind, Section
from tdapp.domain.words.errors import RuleViolation
from tdapp.reports.document import Document, DocumentGroup
from tdapp.reports.exporting import TableFormat, export_tables
from tdapp.reports.registry import DOCUMENTS
from tdapp.services.tables.standings import compute_standings
from tests.reports.balanced import Balanced
from tests.reports.builders import EVENT, OPTIONS, player, round_robin, standings, swiss, withdrawn
from tests.team_events import event_of_teams

HOSTILE = (
    '=HYPERLINK("http://example.org";"x")',
    "<script>alert(1)</script>",
    "+1+1",
    "@SUM(A1)",
    "כהן, דוד",
    "a\x00b\x1b",
)


def section() -> Section:
    people = [player(n, name) for n, name in enumerate(HOSTILE, start=1)]
    made = swiss(6, 3, people=people)
    return dataclasses.replace(
        made, event=dataclasses.replace(EVENT, name='Open "A" & <b>B</b>'), players=withdrawn(made, 2)
    )


def exported(form: TableFormat, document_id: str = "standings", held: Section | None = None) -> bytes:
    held = held or section()
    table = compute_standings(held) if held.kind.of_teams else standings(held)
    return export_tables(document_id, held, standings=table, options=OPTIONS, form=form)


PAPERS = {"result-slips", "match-sheet", "knockout-sheet", "line-up-slip", "team-cards"}
CARDS = frozenset(d.document_id for d in DOCUMENTS if d.group is DocumentGroup.CARDS) | PAPERS
PAGES = [
    d for d in DOCUMENTS if d.document_id not in CARDS and d.document_id != "explanation" and "prizes" not in d.needs
]


@pytest.mark.parametrize("document", PAGES, ids=lambda d: d.document_id)
def test_every_page_is_whole_and_loads_nothing(document: Document) -> None:
    held = round_robin(6) if document.document_id == "schedule" else section()
    if document.group is DocumentGroup.TEAMS:
        held = event_of_teams(document.applies)
    if document.document_id in ("bracket", "knockout-matches"):
        held = event_of_teams(lambda section: section.kind is Kind.KNOCKOUT)
    if document.document_id == "clubs":
        held = dataclasses.replace(held, players=tuple(dataclasses.replace(p, club="Tal") for p in held.players))
    if document.document_id in ("pairing-checklist", "prospects"):
        held = dataclasses.replace(held, rounds_total=5)
    text = exported("html", document.document_id, held).decode()
    page = Balanced(text)
    tags = {tag for tag, _ in page.tags}
    assert not tags & {"script", "img", "link", "iframe", "object", "form"}
    assert not any(name.startswith("on") or name in ("src", "href") for _, named in page.tags for name in named)
    assert "default-src 'none'" in text


def test_a_page_can_be_heard() -> None:
    page = Balanced(exported("html").decode())
    assert page.count("html", lang="en") == 1
    assert page.count("caption") == page.count("table") == 1
    assert page.count("th", scope="row") == 6
    assert page.count("th", scope="col") == 10
    assert page.count("bdi") >= 7
    assert "(withdrawn)" in exported("html").decode()
    assert page.count("main") == page.count("h1") == page.count("h2") == 1


def test_names_are_text_on_a_page() -> None:
    raw = exported("html").decode()
    assert "<script>" not in raw
    assert "<b>" not in raw
    texts = Balanced(raw).texts
    assert "<script>alert(1)</script>" in texts
    assert 'Open "A" & <b>B</b>' in texts
    assert not set("\x00\x1b") & set(raw)


def test_csv_has_decimals_and_no_formula() -> None:
    data = exported("csv")
    assert data.startswith(b"\xef\xbb\xbf")
    header, *rows = csv.reader(io.StringIO(data.decode("utf-8-sig")))
    assert header == ["Rk", "No.", "Ti", "Name", "Rtg", "Fed", "Pts", "BH/C1", "BH", "SB", "Note"]
    for row in rows:
        assert len(row) == len(header)
        assert not row[3].startswith(("=", "+", "-", "@"))
        assert row[6] == f"{float(row[6]):.1f}"
    by_number = {row[1]: row for row in rows}
    assert by_number["1"][3] == f"'{HOSTILE[0]}"
    assert by_number["2"][10] == "withdrawn"


def test_several_tables_in_one_csv_have_titles() -> None:
    held = swiss(5, 2)
    rows = list(csv.reader(io.StringIO(exported("csv", "results", held).decode("utf-8-sig"))))
    assert ["Not paired"] in rows
    assert [] in rows


def test_a_document_that_has_no_table_says_why() -> None:
    said = exported("csv", "open-boards").decode("utf-8-sig")
    assert said == "Every game of round 3 has a result.\r\n"
    book = openpyxl.load_workbook(io.BytesIO(exported("xlsx", "open-boards")))
    assert book.active["A1"].value == said.strip()


def test_a_workbook_has_numbers_and_text() -> None:
    book = openpyxl.load_workbook(io.BytesIO(exported("xlsx", "")))
    assert book.sheetnames == [
        "Start list",
        "Standings",
        "Crosstable",
        "Results round 1",
        "Results round 2",
        "Results round 3",
    ]
    sheet = book["Standings"]
    names = {cell.value for cell in sheet["D"]}
    assert {HOSTILE[0], HOSTILE[2], HOSTILE[3]} <= names
    for row in sheet.iter_rows(min_row=2):
        assert row[3].data_type == "s"
        assert row[3].quotePrefix == str(row[3].value).startswith(("=", "+", "-", "@"))  # else editing makes a formula
        assert isinstance(row[4].value, int)
        assert isinstance(row[6].value, int | float)
        assert not any(cell.data_type == "f" for cell in row)
    assert sheet.freeze_panes == "A2"
    assert sheet.auto_filter.ref == "A1:K7"


def test_the_board_of_a_match_is_text_in_a_workbook() -> None:
    held = event_of_teams(lambda section: section.kind is Kind.TEAM_SWISS)
    book = openpyxl.load_workbook(io.BytesIO(exported("xlsx", "match-results", held)))
    cells = {cell.value for row in book.active.iter_rows() for cell in row}
    assert {"1.1", "1.2"} <= cells  # as a number the tenth board would be the first one
    assert 1.1 not in cells


@pytest.mark.parametrize("form", get_args(TableFormat))
def test_slips_and_packs_are_not_tables(form: TableFormat) -> None:
    with pytest.raises(RuleViolation, match="cut from paper"):
        exported(form, "result-slips")
    with pytest.raises(RuleViolation, match="printed only"):
        exported(form, "pack-final")
    with pytest.raises(RuleViolation, match="There is no document"):
        exported(form, "posters")


def test_the_diagonal_of_a_grid_is_said() -> None:
    raw = exported("html", "crosstable", round_robin(6)).decode()
    assert raw.count("same player") == 6
