"""Pages to PDF bytes, by reportlab, which this room alone knows.

The same pages of the same time give the same bytes. Letters are drawn one by one on the canvas, so that nothing in a
name is ever read as markup.
"""

from __future__ import annotations

import datetime as dt
import io
import threading
from collections.abc import Sequence

from tdapp.domain.words.frozen import dataclass
from tdapp.reports.layout.page import Page
from tdapp.reports.pdf.fonts import CHAINS, Style
from tdapp.reports.pdf.pen import Coded, Pen, registered
from tdapp.reports.pdf.structure import Structure
from tdapp.reports.pdf.tagging import TaggingPen, with_structure

_ONE_AT_A_TIME = threading.Lock()  # reportlab's fonts carry state per document


@dataclass(frozen=True, slots=True)
class Properties:
    """What a PDF says of itself."""

    title: str
    author: str
    subject: str
    creator: str
    language: str
    created: dt.datetime = dt.datetime(2000, 1, 1)


@dataclass(frozen=True, slots=True)
class Chapter:
    """Pages that belong together; the title heads their bookmarks, an empty one leaves them at the top level."""

    title: str
    pages: tuple[Page, ...]


def write_pdf(chapters: Sequence[Chapter], properties: Properties, *, tagged: bool = False) -> bytes:
    """The PDF: embedded fonts, selectable text, one bookmark a page, title, author, subject, language.

    ``tagged``: with the structure that PDF/UA asks for.
    """
    from reportlab import rl_config
    from reportlab.pdfgen.canvas import Canvas

    rl_config.useA85 = 0  # pages as bytes: a quarter smaller, and quicker
    buffer = io.BytesIO()
    with _ONE_AT_A_TIME:
        pages = [page for chapter in chapters for page in chapter.pages]
        first = (pages[0].width, pages[0].height)
        canvas = Canvas(
            buffer,
            pagesize=first,
            invariant=1,
            pageCompression=1,
            lang=properties.language.replace("_", "-"),
            pdfVersion=(1, 5),
            initialFontName=registered(CHAINS[Style.REGULAR][0]).fontName,
        )
        canvas.setDateFormatter(lambda *_: _pdf_date(properties.created))
        canvas.setTitle(storable(properties.title))
        canvas.setAuthor(storable(properties.author))
        canvas.setSubject(storable(properties.subject))
        canvas.setCreator(properties.creator)
        canvas.setProducer(properties.creator)
        number, coded = 0, Coded()
        structure = Structure() if tagged else None
        for document, chapter in enumerate(chapters):
            for first_of_chapter, page in zip((True, *[False] * len(chapter.pages)), chapter.pages, strict=False):
                key = f"page-{number}"
                canvas.setPageSize((page.width, page.height))
                canvas.bookmarkPage(key)
                if chapter.title and first_of_chapter:
                    canvas.bookmarkPage(f"chapter-{number}")
                    canvas.addOutlineEntry(storable(chapter.title), f"chapter-{number}", level=0)
                canvas.addOutlineEntry(storable(page.bookmark), key, level=1 if chapter.title else 0)
                if structure is None:
                    Pen(canvas, coded).draw(page)
                else:
                    TaggingPen(canvas, coded, structure, document).draw(page)
                canvas.showPage()
                number += 1
        canvas.save()
    return (
        buffer.getvalue()
        if structure is None
        else with_structure(buffer.getvalue(), structure, storable(properties.title), properties.language)
    )


def _pdf_date(time: dt.datetime) -> str:
    """``D:20260708231000+02'00'``: the time on the paper, with its offset where it has one."""
    offset = f"{time:%z}"
    return f"D:{time:%Y%m%d%H%M%S}" + (f"{offset[:3]}'{offset[3:5]}'" if offset else "")


def storable(text: str) -> str:
    """Text that a PDF string can hold: no half characters."""
    return text.encode("utf-8", "replace").decode("utf-8")
