"""Reading our own PDFs back with pdfium."""

from __future__ import annotations

import ctypes
from dataclasses import dataclass

import pypdfium2
import pypdfium2.raw as pdfium

MM = 72 / 25.4


@dataclass(frozen=True, slots=True)
class PdfFacts:
    """Page texts, sizes in points, worst distance of any letter to the edge in millimetres, fonts not embedded."""

    texts: tuple[str, ...]
    sizes: tuple[tuple[float, float], ...]
    nearest_edge: float
    not_embedded: tuple[str, ...]
    metadata: dict[str, str]
    bookmarks: tuple[str, ...]

    @property
    def text(self) -> str:
        """All pages."""
        return "\n".join(self.texts)


def read_pdf(data: bytes) -> PdfFacts:
    """Everything the tests ask of a PDF."""
    document = pypdfium2.PdfDocument(data)
    texts, sizes, nearest, loose = [], [], 1e9, []
    for page in document:
        width, height = page.get_size()
        sizes.append((width, height))
        text_page = page.get_textpage()
        texts.append(text_page.get_text_range().replace("\r\n", "\n"))
        for index in range(text_page.count_chars()):
            left, bottom, right, top = text_page.get_charbox(index)
            if right > left:
                nearest = min(nearest, left, bottom, width - right, height - top)
        loose += [name for item in page.get_objects() if (name := _loose_font(item.raw, item.type))]
        text_page.close()
    facts = PdfFacts(
        tuple(texts),
        tuple(sizes),
        nearest / MM,
        tuple(dict.fromkeys(loose)),
        document.get_metadata_dict(),
        tuple(mark.get_title() for mark in document.get_toc()),
    )
    document.close()
    return facts


def _loose_font(raw: object, kind: int) -> str:
    """The name of a text object's font when it is not embedded."""
    if kind != pdfium.FPDF_PAGEOBJ_TEXT:
        return ""
    font = pdfium.FPDFTextObj_GetFont(raw)
    if pdfium.FPDFFont_GetIsEmbedded(font) == 1:
        return ""
    name = ctypes.create_string_buffer(200)
    pdfium.FPDFFont_GetBaseFontName(font, name, 200)
    return name.value.decode() or "unnamed"
