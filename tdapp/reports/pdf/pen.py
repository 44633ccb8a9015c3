"""What stands on a page, drawn on reportlab's canvas: texts letter by letter, lines, areas, pictures."""

from __future__ import annotations

import io
import unicodedata
from dataclasses import replace
from functools import cache, lru_cache
from typing import TYPE_CHECKING, Any

from tdapp.domain.section.page_head import Picture
from tdapp.domain.words.errors import EnvironmentProblem
from tdapp.domain.words.wording import tr
from tdapp.reports.layout.page import BoxItem, ImageItem, Item, LineItem, Page, TextItem
from tdapp.reports.pdf.fonts import STROKE, FontFile
from tdapp.reports.pdf.text import Run, set_line

if TYPE_CHECKING:
    from reportlab.pdfgen.canvas import Canvas

_PRIVATE_USE = 0xE000  # glyphs without a letter of their own are given one of these
_PRIVATE_COUNT = 0x1900
_FIRST_FORM, _LAST_FORM = 0xFB50, 0xFEFC  # Arabic letters as they are joined

Coded = dict[tuple[str, float, int, str], tuple[str, int]]
"""What reportlab makes of a text, and the part of the font it ends in: most texts of a document come again."""


class Pen:
    """Draws one page; remembers font and grey so that they are written only when they change."""

    def __init__(self, canvas: Canvas, coded: Coded) -> None:
        self.canvas = canvas
        self.coded = coded
        self.text: Any = None  # reportlab's text object, open while texts follow one another
        self.font: tuple[str, float] | None = None
        self.grey: float | None = None
        self.stroke = 0.0

    def draw(self, page: Page) -> None:
        for item in page.items:
            self.item(item)
        self._close()

    def item(self, item: Item) -> None:
        """Draw one thing."""
        match item:
            case TextItem():
                self._text(item)
            case LineItem():
                self._close()
                self.canvas.setStrokeGray(item.grey)
                self.canvas.setLineWidth(item.width)
                if item.dashed:
                    self.canvas.setDash(2, 3)
                self.canvas.line(item.x1, item.y1, item.x2, item.y2)
                if item.dashed:
                    self.canvas.setDash()
            case BoxItem():
                self._close()
                self.canvas.setFillGray(item.grey)
                self.canvas.rect(item.x, item.y, item.width, item.height, stroke=0, fill=1)
            case ImageItem():
                self._close()
                size = {"width": item.width, "height": item.height}
                self.canvas.saveState()
                if item.turned:
                    self.canvas.transform(-1, 0, 0, -1, 2 * item.x + item.width, 2 * item.y + item.height)
                self.canvas.drawImage(_image(item.picture), item.x, item.y, mask="auto", **size)
                self.canvas.restoreState()

    def _close(self) -> None:
        if self.text is not None:
            self._stroke(0.0, 0.0)
            self.canvas.drawText(self.text)
            self.text = self.font = self.grey = None

    def _text(self, item: TextItem) -> None:
        if item.turned:
            self._close()
            self.canvas.saveState()
            self.canvas.transform(-1, 0, 0, -1, item.x, item.y)
            self._text(replace(item, x=0.0, y=0.0, turned=False))
            self._close()
            self.canvas.restoreState()
            return
        x = item.x
        for run in set_line(item.text, item.style).runs:
            if run.source:  # copied out as it was typed, although the glyphs stand in another order
                self._close()
                code = run.source.encode("utf-16-be", "replace").hex().upper()
                self.canvas.addLiteral(f"/Span <</ActualText <FEFF{code}>>> BDC")
                self._run(run, x, item)
                self._close()
                self.canvas.addLiteral("EMC")
            else:
                self._run(run, x, item)
            x += run.width * item.size / 1000

    def _stroke(self, width: float, grey: float) -> None:
        """Letters with a line around them, or without one."""
        if width == self.stroke:
            return
        self.stroke = width
        self.text.setTextRenderMode(2 if width else 0)
        if width:
            self.text.setStrokeGray(grey)
            self.text._code.append(f"{width:.3f} w")

    def _run(self, run: Run, x: float, item: TextItem) -> None:
        font = registered(run.file)
        if self.text is None:
            self.text = self.canvas.beginText()
        if self.font != (font.fontName, item.size):
            self.font = (font.fontName, item.size)
            self.text.setFont(font.fontName, item.size)
        if self.grey != item.grey:
            self.grey = item.grey
            self.text.setFillGray(item.grey)
        self._stroke(item.size * STROKE if run.stroked else 0.0, item.grey)
        self.text._code.append(f"1 0 0 1 {x:.2f} {item.y:.2f} Tm")
        if run.glyphs is not None:
            self.text._code.append(self.text._formatText(_shaped(run, font)))
            return
        key = (font.fontName, item.size, self.text._curSubset, run.text)
        if key not in self.coded:
            self.coded[key] = self.text._formatText(run.text), self.text._curSubset
        code, self.text._curSubset = self.coded[key]
        self.text._code.append(code)


@lru_cache(maxsize=16)
def _image(picture: Picture) -> Any:
    """reportlab's picture, decoded once; EnvironmentProblem when its data are damaged behind a sound header."""
    from reportlab.lib.utils import ImageReader

    try:
        image = ImageReader(io.BytesIO(picture.content))
        image.getRGBData()
    except (OSError, SyntaxError, ValueError) as error:
        raise EnvironmentProblem(tr("A picture of the page head is damaged: take it away or set it again.")) from error
    return image


@cache
def registered(file: FontFile) -> Any:
    """reportlab's font object, loaded once per process."""
    from reportlab.pdfbase import pdfmetrics
    from reportlab.pdfbase.ttfonts import TTFont, makeToUnicodeCMap

    class Searchable(TTFont):  # type: ignore[misc]  # reportlab is untyped
        """Its glyphs say the letters that were typed: a joined Arabic letter is found under the plain one."""

        def addObjects(self, doc: Any) -> None:
            subsets = enumerate(self.state[doc].subsets) if doc in self.state else ()
            named = {self.getSubsetInternalName(number, doc)[1:]: subset for number, subset in subsets}
            super().addObjects(doc)
            for name, subset in named.items():
                if any(_FIRST_FORM <= code <= _LAST_FORM for code in subset):
                    font = doc.idToObject["BasicFonts"].dict[name]
                    said = makeToUnicodeCMap(font.BaseFont, [plain_letter(code) for code in subset])
                    doc.idToObject[font.ToUnicode.name].content = said

    pdfmetrics.registerFont(Searchable(file.font_id, str(file.path), subfontIndex=file.index))
    return pdfmetrics.getFont(file.font_id)


def plain_letter(code: int) -> int:
    """The letter of a form of it that is joined to its neighbours; other codes, and joined pairs, as they are."""
    if _FIRST_FORM <= code <= _LAST_FORM:
        letters = unicodedata.normalize("NFKC", chr(code))
        if len(letters) == 1:
            return ord(letters)
    return code


def _shaped(run: Run, font: Any) -> Any:
    """A run of glyphs as reportlab's shaped string: each glyph gets a letter that the font maps to it."""
    from reportlab.pdfbase.ttfonts import ShapeData, ShapedStr

    face = font.face
    letters: list[str] = []
    data = []
    for cluster, glyph in enumerate(run.glyphs or ()):
        known = face.glyphToChar.get(glyph.index)
        if face.charToGlyph.get(ord(glyph.letter)) == glyph.index:
            code = ord(glyph.letter)
        elif known:
            code = known[0]
        else:
            code = _private_letter(face, glyph.index, glyph.advance)
        width = face.charWidths.get(code, face.defaultWidth)
        letters.append(chr(code))
        data.append(ShapeData(cluster, glyph.advance, 0, glyph.x_offset, glyph.y_offset, width))
    return ShapedStr("".join(letters), shapeData=data)


def _private_letter(face: Any, glyph: int, advance: float) -> int:
    """A code of the private use area that depends on the glyph only, so that bytes repeat."""
    code = _PRIVATE_USE + glyph % _PRIVATE_COUNT
    while face.charToGlyph.get(code, glyph) != glyph:
        code = _PRIVATE_USE + (code - _PRIVATE_USE + 1) % _PRIVATE_COUNT
    face.charToGlyph[code] = glyph
    face.charWidths[code] = advance
    return code
