"""Names that are code, paths, marks or nonsense: harmless in every format that we write, and in names of files."""

from __future__ import annotations

import csv
import io
from contextlib import closing
from dataclasses import replace
from html.parser import HTMLParser
from pathlib import Path

import openpyxl
import pypdfium2
import pytest

from tdapp.domain.commands.players import AddPlayers, EditPlayers
from tdapp.domain.section.event import Section
from tdapp.domain.words.errors import RuleViolation
from tdapp.reports.data import data_of
from tdapp.reports.exporting import export_tables
from tdapp.reports.file_names import document_name, safe_name
from tdapp.reports.printing import PrintJob, render_jobs
from tdapp.services.ports.player_fields import LONGEST_NAME
from tdapp.services.tables.export import export_trf
from tdapp.services.tables.standings import compute_standings
from tdapp.storage import open_event_file
from tdapp.trf.reader import read_trf
from tests.arena import random_swiss
from tests.effort import FULL, thorough
from tests.event_files import written
from tests.reports.builders import OPTIONS

HOSTILE = {
    "formula": '=HYPERLINK("http://example.org","click")',
    "command": "+cmd|' /C calc'!A0",
    "at": "@SUM(1+1)*cmd|' /C calc'!A0",
    "minus": "-2+3",
    "tab before a formula": "\t=1+1",
    "newline before a formula": "x\n=1+1",
    "script": "<script>alert(1)</script>",
    "attribute": '"><img src=x onerror=alert(1)>',
    "entity": "&lt;b&gt; &#x3c;script&#x3e;",
    "path": "../../x",
    "windows path": "..\\..\\CON",
    "drive": "C:\\Windows\\x",
    "long": "A" * 10_000,
    "long words": "Łukasz " * 1500,
    "right to left": "\u202eevil\u202c \u2066x\u2069\u200f",
    "control": "a\x00b\x07c\x1b[31md\x7f\x85",
    "surrogate": "lone \ud800 one",
    "noncharacter": "\ufffe\uffff",
    "combining": "e" + "\u0301" * 200,
    "format": "{0} %s %(x)d {player!r}",
    "markdown": "[x](javascript:alert(1)) `` ** __",
    "reportlab": "<para><font color=red>x</font></para>",
    "csv": 'a";"b,c',
    "record": "001    1 m GM fake",
    "empty": " ",
}


def hostile(name: str) -> Section:
    section = random_swiss(1, 6, 3)
    players = tuple(
        replace(player, name=name, club=name, categories=(name,) if name.strip() else (), comment=name)
        if player.number <= 2
        else player
        for player in section.players
    )
    event = replace(section.event, name=name, city=name, chief_arbiter=name)
    return replace(section, players=players, event=event, name=name)


@pytest.fixture(params=HOSTILE, ids=list(HOSTILE))
def section(request: pytest.FixtureRequest) -> Section:
    return hostile(HOSTILE[request.param])


def exported(section: Section, form: str, document: str = "standings") -> bytes:
    options = replace(OPTIONS, show=("club",))
    return export_tables(document, section, standings=compute_standings(section), options=options, form=form)  # type: ignore[arg-type]


def test_csv_holds_no_formula(section: Section) -> None:
    for document in ("standings", "start-list", "results"):
        text = exported(section, "csv", document).decode("utf-8-sig")
        for row in csv.reader(io.StringIO(text)):
            for cell in row:
                assert not cell.lstrip(" \t\r\n").startswith(("=", "@", "+")), cell[:80]
                assert not (cell.lstrip().startswith("-") and len(cell) > 1 and not cell[1:].replace(".", "").isdigit())
                assert "\x00" not in cell


def test_a_workbook_holds_no_formula_and_opens(section: Section) -> None:
    whole = FULL or section.name[:1] in "=<"  # every table in one workbook
    book = openpyxl.load_workbook(io.BytesIO(exported(section, "xlsx", "" if whole else "start-list")))
    for sheet in book.worksheets:
        assert len(sheet.title) <= 31
        for row in sheet.iter_rows():
            for cell in row:
                assert cell.data_type != "f"
                assert cell.hyperlink is None


class Tags(HTMLParser):
    """Every element and attribute of a page."""

    def __init__(self) -> None:
        super().__init__()
        self.elements: set[str] = set()
        self.attributes: set[str] = set()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.elements.add(tag)
        self.attributes.update(name for name, _ in attrs)


def test_a_web_page_holds_no_element_of_a_name(section: Section) -> None:
    page = exported(section, "html").decode("utf-8")
    plain = exported(hostile("Plain, Name"), "html").decode("utf-8")
    found, usual = Tags(), Tags()
    found.feed(page)
    usual.feed(plain)
    assert found.elements <= usual.elements
    assert found.attributes <= usual.attributes
    assert "javascript:" not in "".join(found.attributes)
    assert "\x00" not in page


@thorough
def test_a_pdf_is_made_and_can_be_read(section: Section) -> None:
    jobs = [PrintJob(document, OPTIONS) for document in ("standings", "result-slips")]
    made = render_jobs(jobs, data_of(compute_standings(section)))
    assert made.pages <= 40
    with closing(pypdfium2.PdfDocument(made.pdf)) as pdf:
        assert len(pdf) == made.pages
        texts = [page.get_textpage().get_text_range() for page in pdf]
    assert all(text.strip() for text in texts)
    assert b"/JavaScript" not in made.pdf
    assert b"/URI" not in made.pdf


def test_a_report_is_read_back(section: Section) -> None:
    for flavour in ("trf26", "trf16"):
        back = read_trf(export_trf(section, flavour)).section  # type: ignore[arg-type]
        assert len(back.players) == len(section.players)
        assert [[cell.outcome for cell in row] for row in back.cells] == [
            [cell.outcome for cell in row] for row in section.cells
        ]


@pytest.mark.parametrize("name", HOSTILE.values(), ids=list(HOSTILE))
def test_names_of_files_stay_in_their_folder(name: str, tmp_path: Path) -> None:
    for made in (safe_name(name), document_name(name, "standings", 3)):
        target = tmp_path / f"{made}.pdf"
        target.write_bytes(b"")
        assert target.parent.resolve() == tmp_path.resolve()
        assert [one.name for one in tmp_path.iterdir()] == [target.name]
        assert made.isprintable()
        target.unlink()


def test_an_event_file_keeps_them(tmp_path: Path) -> None:
    path = written(tmp_path / "event.tdb", random_swiss(1, len(HOSTILE), 0))
    with closing(open_event_file(path)) as store:
        for number, (kind, name) in enumerate(HOSTILE.items(), start=1):
            player = next(player for player in store.snapshot(1).players if player.number == number)
            if not name.strip():
                continue
            too_long, half = len(" ".join(name.split())) > LONGEST_NAME, "\ud800" in name
            revision = store.revision
            if too_long or half:
                with pytest.raises(RuleViolation, match="longer than" if too_long else "half a character"):
                    store.execute(AddPlayers(1, (replace(player, name=name),)))
                assert store.revision == revision, kind
                continue
            store.execute(AddPlayers(1, (replace(player, name=name, club=name, comment=name),)))
            store.execute(EditPlayers(1, (replace(player, name=name, club=name),)))
            kept = store.snapshot(1)
            store.undo()
            assert store.snapshot(1) != kept, kind
            store.redo()
            assert store.snapshot(1) == kept, kind
        assert store.revision > len(HOSTILE)
    with closing(open_event_file(path)) as store:
        assert store.snapshot(1) == kept
