"""Tagged PDFs: headings, tables, header cells, order of reading, language; everything marked or an artifact."""

from __future__ import annotations

import dataclasses
import re
import shutil
import subprocess
from pathlib import Path

import pytest

from tdapp.reports.data import DocumentData, data_of
from tdapp.reports.document import Document
from tdapp.reports.pdf.compact import Objects
from tdapp.reports.printing import PrintJob, render_jobs
from tdapp.reports.registry import DOCUMENTS
from tests.effort import FULL
from tests.reports.builders import OPTIONS, standings, swiss
from tests.reports.page_checks import check_pdf
from tests.reports.pdf.tree import elements_of, is_tagged, tagged_pages
from tests.reports.pdf_facts import read_pdf
from tests.reports.test_matrix import event_for

TAGGED = dataclasses.replace(OPTIONS, tagged=True)


def data(players: int = 40) -> DocumentData:
    return data_of(standings(swiss(players, 5)))


def printed(document_id: str, held: DocumentData, *, tagged: bool = True, language: str = "en") -> bytes:
    options = dataclasses.replace(OPTIONS, tagged=tagged, language=language)
    return render_jobs([PrintJob(document_id, options)], held).pdf


def test_a_table_is_heard_cell_by_cell_with_the_heads_of_its_columns_and_rows() -> None:
    held = data(40)
    first, *_ = tagged_pages(printed("standings", held))
    (root,) = first.roots
    assert root.kind == "Document"
    assert [one.text for one in root.of("H1")] == ["Standings"]
    (table,) = root.of("Table")
    head, *rows = table.of("TR")
    assert [(one.kind, one.scope) for one in head.kids] == [("TH", "Column")] * len(head.kids)
    assert [one.text for one in head.kids][:4] == ["Rk", "No.", "Ti", "Name"]
    leader = held.standings.rows[0]
    (name,) = rows[0].of("TH")
    assert (name.scope, name.text) == ("Row", leader.player.name)
    assert [one.text for one in rows[0].of("TD")][:2] == ["1", str(leader.player.number)]


def test_one_table_goes_on_over_the_pages_and_its_head_is_heard_once() -> None:
    pdf = printed("standings", data(120))
    pages = tagged_pages(pdf)
    assert len(pages) > 1
    headers = [one for page in pages for root in page.roots for one in root.of("TH")]
    assert [one.text for one in headers if one.scope == "Column"].count("Name") == 1
    assert len({one.text for one in headers if one.scope == "Row"}) == 120
    every = elements_of(pdf)
    (table,) = (kids for kind, kids in every if kind == "Table")
    assert table == ["TR"] * 121
    rows = [kids for kind, kids in every if kind == "TR"]
    assert rows[0] == ["TH"] * len(rows[0])
    assert {len(row) for row in rows} == {len(rows[0])}  # empty cells are cells


def test_the_order_of_reading_is_title_table_legend() -> None:
    (page,) = tagged_pages(printed("standings", data(12)))
    kinds = [one.kind for one in page.roots[0].kids]
    assert kinds.index("H1") < kinds.index("Table") < len(kinds) - 1
    assert set(kinds[kinds.index("Table") + 1 :]) == {"P"}


def test_the_file_says_its_language_and_title_and_what_it_is() -> None:
    pdf = printed("standings", data(6), language="de")
    assert is_tagged(pdf)
    assert not is_tagged(printed("standings", data(6), tagged=False))
    assert b"/Lang (de)" in pdf
    assert b"/DisplayDocTitle true" in pdf
    assert b"<pdfuaid:part>1</pdfuaid:part>" in pdf
    assert b"Rangliste</rdf:li>" in pdf
    assert read_pdf(pdf).metadata["Title"].endswith("Rangliste")


def test_a_picture_is_said_in_words() -> None:
    (page,) = tagged_pages(printed("progress-chart", data(8)))
    (figure,) = page.roots[0].of("Figure")
    assert all(row.player.name in figure.alt for row in data(8).standings.rows[:3])


def test_every_card_is_heard_by_its_largest_line_and_once() -> None:
    held = data(4)
    for document_id in ("badges", "place-cards", "player-cards"):
        roots = [page.roots[0] for page in tagged_pages(printed(document_id, held))]
        headings = [one.text for root in roots for one in root.of("H1")]
        assert len(headings) == 4, document_id  # of a tent the side for the neighbours says the same
        for player, heading in zip(held.section.players, headings, strict=True):
            family, _, given = player.name.partition(", ")
            spoken = f"{player.title} {player.name}".strip() if document_id == "player-cards" else given or family
            assert heading == spoken
        assert all({one.kind for one in root.kids} == {"H1", "P"} for root in roots)


QUICK = ("standings", "statistics", "badges", "place-cards", "regulations", "result-slips")


@pytest.mark.parametrize(
    "document", [one for one in DOCUMENTS if FULL or one.document_id in QUICK], ids=lambda one: one.document_id
)
def test_everything_drawn_is_marked_or_an_artifact_and_looks_as_before(document: Document) -> None:
    if document.document_id in ("explanation", "prospects"):
        return
    held = event_for(document, 12, 4, 3)
    tagged, plain = (render_jobs([PrintJob(document.document_id, one)], held).pdf for one in (TAGGED, OPTIONS))
    pages = tagged_pages(tagged)
    assert [page.loose for page in pages] == [[] for _ in pages]
    allowed = {"Table": {"TR", "Caption"}, "TR": {"TH", "TD"}}
    for kind, kids in elements_of(tagged):
        assert set(kids) <= allowed.get(kind, set()) or kind == "Document"
    assert check_pdf(tagged) == check_pdf(plain)


def test_the_same_pages_give_the_same_bytes_and_not_many_more() -> None:
    held = data(300)
    one, same = printed("standings", held), printed("standings", held)
    plain = printed("standings", held, tagged=False)
    assert one == same
    assert len(one) < 2.2 * len(plain)


def test_a_packed_file_holds_every_object_and_its_table_leads_to_each(tmp_path: Path) -> None:
    plain = printed("standings", data(40), tagged=False)
    packed = Objects(plain).written()
    assert len(packed) < len(plain)
    assert check_pdf(packed) == check_pdf(plain)
    start = int(re.findall(rb"startxref\s+(\d+)", packed)[-1])
    assert packed[start:].split()[1:3] == [b"0", b"obj"]
    if shutil.which("qpdf"):
        path = tmp_path / "packed.pdf"
        path.write_bytes(printed("standings", data(40)))
        assert subprocess.run(["qpdf", "--check", str(path)], capture_output=True, check=False).returncode == 0


@pytest.mark.conformance
@pytest.mark.skipif(shutil.which("verapdf") is None, reason="veraPDF is not installed")
@pytest.mark.parametrize("document_id", QUICK)
def test_verapdf_takes_it_as_pdf_ua(document_id: str, tmp_path: Path) -> None:
    path = tmp_path / "tagged.pdf"
    path.write_bytes(printed(document_id, data(40)))
    ran = subprocess.run(["verapdf", "--flavour", "ua1", str(path)], capture_output=True, text=True, check=False)
    assert 'isCompliant="true"' in ran.stdout, ran.stdout
