"""A page drawn with what everything on it is, and the file with the tree that PDF/UA-1 (ISO 14289-1) asks for."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from html import escape
from itertools import groupby
from typing import TYPE_CHECKING

from tdapp.reports.layout.page import PARAGRAPH, Page, Tag, TextItem
from tdapp.reports.pdf.compact import Objects
from tdapp.reports.pdf.pen import Coded, Pen
from tdapp.reports.pdf.structure import Structure
from tdapp.reports.pdf.text import set_line

if TYPE_CHECKING:
    from reportlab.pdfgen.canvas import Canvas


class TaggingPen(Pen):
    """Draws one page; texts of an open element are marked, all else is artifact.

    Marks of plain texts stand inside a text object, so that texts that follow one another share it; others around it.
    """

    def __init__(self, canvas: Canvas, coded: Coded, structure: Structure, document: int) -> None:
        super().__init__(canvas, coded)
        self.structure = structure
        self.document = document
        self.mark = ""  # what is open
        self.is_inside = False  # of a text object

    def draw(self, page: Page) -> None:
        self.structure.page()
        tags = dict(_by_place(page.tags))
        for place, item in enumerate(page.items):
            is_text = isinstance(item, TextItem)
            own = (PARAGRAPH,) if is_text and not page.tags else ()
            self._begin((*tags.get(place, ()), *own))
            is_figure = self.structure.name == "Figure"
            if isinstance(item, TextItem) and not is_figure:
                is_plain = not item.turned and not any(run.source for run in set_line(item.text, item.style).runs)
                self._start(self.structure.name, is_inside=is_plain)
            else:
                self._start("Figure" if is_figure else "Artifact", is_inside=False)
            self.item(item)
        self._begin(tags.get(len(page.items), ()))
        self._end()
        self._close()

    def _begin(self, tags: Sequence[Tag]) -> None:
        for tag in tags:
            self._end()
            self.structure.begin(tag, self.document)

    def _start(self, name: str, *, is_inside: bool) -> None:
        """Open a stretch of this name, unless one is open."""
        if self.mark == name and self.is_inside == is_inside:
            return
        self._end()
        code = "/Artifact BMC" if name == "Artifact" else f"/{name} <</MCID {self.structure.mark()}>> BDC"
        if not is_inside:
            self._close()
            self.canvas.addLiteral(code)
        else:
            if self.text is None:
                self.text = self.canvas.beginText()
            self.text._code.append(code)
        self.mark, self.is_inside = name, is_inside

    def _end(self) -> None:
        """Close what is open."""
        if not self.mark:
            return
        self.mark = ""
        if self.is_inside:
            self.text._code.append("EMC")
        else:
            super()._close()
            self.canvas.addLiteral("EMC")

    def _close(self) -> None:
        if self.is_inside:
            self._end()
        super()._close()


def _by_place(tags: Sequence[tuple[int, Tag]]) -> Iterator[tuple[int, list[Tag]]]:
    """The tags before each item."""
    for place, held in groupby(tags, key=lambda one: one[0]):
        yield place, [tag for _, tag in held]


def with_structure(data: bytes, structure: Structure, title: str, language: str) -> bytes:
    """The file with its tree of elements, packed: loose, an object for each cell makes it several times as large."""
    objects = Objects(data)
    pages = objects.pages()
    for number, page in enumerate(pages):
        objects.add(page, b"/StructParents %d/Tabs/S" % number)
    metadata = objects.next
    objects.held[metadata] = _metadata(title, language)
    root = objects.next
    for number, body in structure.objects(root, pages, language):
        objects.held[number] = body
    entries = b"/MarkInfo<</Marked true>>/StructTreeRoot %d 0 R/Metadata %d 0 R" % (root, metadata)
    objects.add(objects.root, entries + b"/ViewerPreferences<</DisplayDocTitle true>>")
    return objects.written()


def _metadata(title: str, language: str) -> bytes:
    """That the file is meant to be PDF/UA-1, its title and language."""
    said = f"""<?xpacket begin="\ufeff" id="W5M0MpCehiHzreSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">
<rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/"
 xmlns:pdfuaid="http://www.aiim.org/pdfua/ns/id/"><pdfuaid:part>1</pdfuaid:part>
<dc:title><rdf:Alt><rdf:li xml:lang="x-default">{escape(title)}</rdf:li></rdf:Alt></dc:title>
<dc:language><rdf:Bag><rdf:li>{escape(language)}</rdf:li></rdf:Bag></dc:language></rdf:Description></rdf:RDF></x:xmpmeta>
<?xpacket end="r"?>""".encode()
    return b"<</Type/Metadata/Subtype/XML/Length %d>>\nstream\n%s\nendstream" % (len(said), said)
