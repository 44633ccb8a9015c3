"""The tree of elements of a PDF, read back with pdfium and put in words: our own reader for PDF/UA."""

from __future__ import annotations

import ctypes
import re
import zlib
from collections import defaultdict
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field

import pypdfium2
import pypdfium2.raw as pdfium


@dataclass(slots=True)
class Element:
    """One element with what is marked as its own on this page."""

    kind: str
    text: str = ""
    alt: str = ""
    scope: str = ""
    kids: list[Element] = field(default_factory=list)

    def of(self, *kinds: str) -> Iterator[Element]:
        """The elements of these kinds inside, in the order of reading."""
        for kid in self.kids:
            if kid.kind in kinds:
                yield kid
            yield from kid.of(*kinds)


@dataclass(slots=True)
class TaggedPage:
    """The elements with content on a page, and what is drawn outside every mark."""

    roots: list[Element]
    loose: list[str]
    marked: int


def tagged_pages(data: bytes) -> list[TaggedPage]:
    """Every page of a PDF."""
    document = pypdfium2.PdfDocument(data)
    found = []
    for page in document:
        text = page.get_textpage()
        said, loose = _marks(page, text)
        tree = pdfium.FPDF_StructTree_GetForPage(page.raw)
        roots = []
        if tree:
            for index in range(pdfium.FPDF_StructTree_CountChildren(tree)):
                child = pdfium.FPDF_StructTree_GetChildAtIndex(tree, index)
                if child:
                    roots.append(_element(child, said))
            pdfium.FPDF_StructTree_Close(tree)
        found.append(TaggedPage(roots, loose, len(said)))
        text.close()
        page.close()
    document.close()
    return found


def is_tagged(data: bytes) -> bool:
    """Whether the catalogue says so."""
    document = pypdfium2.PdfDocument(data)
    try:
        return bool(pdfium.FPDFCatalog_IsTagged(document.raw))
    finally:
        document.close()


def _marks(page: pypdfium2.PdfPage, text: pypdfium2.PdfTextPage) -> tuple[dict[int, str], list[str]]:
    """The text of each numbered stretch, and the objects that are neither numbered nor artifact."""
    letters: defaultdict[int, str] = defaultdict(str)
    for index in range(text.count_chars()):
        pointer = pdfium.FPDFText_GetTextObject(text.raw, index)
        if pointer:
            letters[ctypes.addressof(pointer.contents)] += chr(pdfium.FPDFText_GetUnicode(text.raw, index))
    said: dict[int, str] = {}
    loose = []
    for item in page.get_objects():
        address = ctypes.addressof(item.raw.contents)
        number = pdfium.FPDFPageObj_GetMarkedContentID(item.raw)
        if number >= 0:
            said[number] = said.get(number, "") + letters.get(address, "")
        elif not _is_artifact(item.raw):
            loose.append(letters.get(address) or f"object of kind {item.type}")
    return said, loose


def _is_artifact(item: object) -> bool:
    for index in range(pdfium.FPDFPageObj_CountMarks(item)):
        if _wide(lambda out, size, i=index: _name(item, i, out, size)) == "Artifact":
            return True
    return False


def _name(item: object, index: int, out: object, size: int) -> int:
    needed = ctypes.c_ulong()
    letters = ctypes.cast(out, ctypes.POINTER(ctypes.c_ushort)) if out else None  # type: ignore[arg-type]
    pdfium.FPDFPageObjMark_GetName(pdfium.FPDFPageObj_GetMark(item, index), letters, size, needed)
    return needed.value


def _element(raw: object, said: dict[int, str]) -> Element:
    kind = _wide(lambda out, size: pdfium.FPDF_StructElement_GetType(raw, out, size))
    alt = _wide(lambda out, size: pdfium.FPDF_StructElement_GetAltText(raw, out, size))
    element = Element(kind, alt=alt, scope=_scope(raw))
    for index in range(pdfium.FPDF_StructElement_CountChildren(raw)):
        child = pdfium.FPDF_StructElement_GetChildAtIndex(raw, index)
        if child:
            element.kids.append(_element(child, said))
        else:
            number = pdfium.FPDF_StructElement_GetChildMarkedContentID(raw, index)
            element.text += said.get(number, "")
    element.text = " ".join(element.text.split())
    return element


def _scope(raw: object) -> str:
    for index in range(max(0, pdfium.FPDF_StructElement_GetAttributeCount(raw))):
        attribute = pdfium.FPDF_StructElement_GetAttributeAtIndex(raw, index)
        value = pdfium.FPDF_StructElement_Attr_GetValue(attribute, b"Scope")
        if value:
            return _wide(lambda out, size, held=value: _string(held, out, size))
    return ""


def _string(value: object, out: object, size: int) -> int:
    needed = ctypes.c_ulong()
    pdfium.FPDF_StructElement_Attr_GetStringValue(value, out, size, needed)
    return needed.value


def _wide(ask: Callable[[object, int], int]) -> str:
    size = ask(None, 0)
    if size <= 2:
        return ""
    out = ctypes.create_string_buffer(size)
    ask(out, size)
    return out.raw[: size - 2].decode("utf-16-le", "replace")


def elements_of(data: bytes) -> list[tuple[str, list[str]]]:
    """Every element of the whole file, empty ones too, with the kinds of its kids: read from the packed objects."""
    bodies: dict[int, bytes] = {}
    for head, content in re.findall(rb"<<(/Type/ObjStm[^>]*)>>\s*stream\r?\n(.*?)\nendstream", data, re.DOTALL):
        plain = zlib.decompress(content)
        first = int(re.findall(rb"/First (\d+)", head)[0])
        pairs = [int(one) for one in plain[:first].split()]
        for number, start in zip(pairs[::2], pairs[1::2], strict=True):
            bodies[number] = plain[first + start :].split(b"\n", 1)[0] if number else b""
    kinds = {
        number: found[1].decode() for number, body in bodies.items() if (found := re.match(rb"<</S/(\w+)/P ", body))
    }
    listed = []
    for number, kind in kinds.items():
        held = re.search(rb"/K(?:\[([^\]]*)\]| (\d+ 0 R))", bodies[number])
        kids = re.findall(rb"(\d+) 0 R", held[1] or held[2] or b"") if held else []
        listed.append((kind, [kinds[int(kid)] for kid in kids if int(kid) in kinds]))
    return listed
