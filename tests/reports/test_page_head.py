"""Header lines, logo and sponsors on every page: as geometry, in the finished PDF, in the web page."""

from __future__ import annotations

import dataclasses

import pypdfium2
import pypdfium2.raw as pdfium
import pytest

from tdapp.domain.section.page_head import PageHead, Picture, picture_of
from tdapp.domain.words.errors import EnvironmentProblem
from tdapp.reports.exporting import export_tables
from tdapp.reports.layout.layout import lay_out
from tdapp.reports.layout.model import DocumentModel
from tdapp.reports.layout.page import ImageItem
from tdapp.reports.options import Orientation, Paper
from tdapp.reports.printing import render
from tdapp.services.tables.standings import compute_standings
from tests.reports.builders import FOUR, OPTIONS
from tests.reports.page_checks import METRICS, check, check_pdf
from tests.storage.sheet_examples import LOGO, STRIP, png

LINES = (
    "Шахматная федерация",
    "A second line that is much longer than the first one and tells of the club that invites",
)
WIDE, TALL = picture_of(png(900, 60)), picture_of(png(40, 300))
HEADS = {
    "lines": PageHead(LINES),
    "logo": PageHead(logo=LOGO),
    "wide": PageHead(LINES, WIDE),
    "tall": PageHead(LINES[:1], TALL, STRIP),
    "sponsors": PageHead(sponsors=(*STRIP, WIDE, TALL, *STRIP)),
}


def built(head: PageHead, paper: Paper, orientation: Orientation, size: float | None) -> DocumentModel:
    from tdapp.reports.data import data_of
    from tdapp.reports.documents import standings

    options = dataclasses.replace(OPTIONS, paper=paper, orientation=orientation, type_size=size)
    model = standings.build(data_of(compute_standings(FOUR)), options)
    return dataclasses.replace(model, head=head)


@pytest.mark.parametrize("name", HEADS)
@pytest.mark.parametrize("paper", [Paper.A4, Paper.LETTER])
@pytest.mark.parametrize("orientation", [Orientation.PORTRAIT, Orientation.LANDSCAPE])
@pytest.mark.parametrize("size", [None, 10.0])
def test_nothing_overlaps_and_the_body_gives_way(
    name: str, paper: Paper, orientation: Orientation, size: float | None
) -> None:
    layout = lay_out(built(HEADS[name], paper, orientation, size), METRICS)
    check(layout)
    head = HEADS[name]
    wanted = len(head.sponsors) + (head.logo is not None)
    for page in layout.pages:
        assert sum(isinstance(item, ImageItem) for item in page.items) == wanted


def test_long_titles_find_room_beside_a_logo() -> None:
    model = built(PageHead(LINES, WIDE), Paper.A4, Orientation.PORTRAIT, None)
    long = dataclasses.replace(
        model.heading, title="Erläuterung der Feinwertungen " * 2, stage="nach Runde 5 von 9 " * 3
    )
    check(lay_out(dataclasses.replace(model, heading=long), METRICS))


def test_every_page_of_every_document_has_it() -> None:
    section = dataclasses.replace(FOUR, page_head=PageHead(LINES, LOGO, STRIP))
    printed = render("pack-round-end", section, standings=compute_standings(section), options=OPTIONS)
    text = check_pdf(printed.pdf)
    document = pypdfium2.PdfDocument(printed.pdf)
    assert text.count(LINES[0]) == len(document) >= 3
    for page in document:
        images = [one for one in page.get_objects() if one.type == pdfium.FPDF_PAGEOBJ_IMAGE]
        assert len(images) == 1 + len(STRIP)
    document.close()
    again = render("pack-round-end", section, standings=compute_standings(section), options=OPTIONS)
    assert again.pdf == printed.pdf


def test_a_web_page_holds_the_pictures_itself() -> None:
    section = dataclasses.replace(FOUR, page_head=PageHead(("<b>Line</b>",), LOGO, STRIP))
    page = export_tables(
        "standings", section, standings=compute_standings(section), options=OPTIONS, form="html"
    ).decode()
    assert page.count("<img ") == 4
    assert "&lt;b&gt;Line&lt;/b&gt;" in page
    assert LOGO.uri in page
    assert "img-src data:" in page
    plain = export_tables("standings", FOUR, standings=compute_standings(FOUR), options=OPTIONS, form="html").decode()
    assert "img" not in plain.partition("</style>")[2]


def test_a_damaged_picture_is_said() -> None:
    broken = Picture(LOGO.media_type, LOGO.data[: len(LOGO.data) // 2 // 4 * 4], 60, 40)
    section = dataclasses.replace(FOUR, page_head=PageHead(logo=broken))
    with pytest.raises(EnvironmentProblem, match="damaged"):
        render("standings", section, standings=compute_standings(section), options=OPTIONS)
