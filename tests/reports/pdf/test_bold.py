"""Every script is bold where Latin is."""

from __future__ import annotations

import pypdfium2
import pytest

from tdapp.reports.layout.page import Page, TextItem
from tdapp.reports.pdf.fonts import Style
from tdapp.reports.pdf.writer import Chapter, Properties, write_pdf


def ink(text: str, style: Style) -> int:
    """How dark the text is on paper."""
    page = Page(400, 100, (TextItem(20, 40, text, style, 40.0), TextItem(20, 10, "x", Style.REGULAR, 8.0)), "page")
    pdf = write_pdf([Chapter("", (page,))], Properties("t", "a", "s", "c", "en"))
    document = pypdfium2.PdfDocument(pdf)
    image = document[0].render(scale=2).to_numpy()
    document.close()
    return int((255 - image).sum())


@pytest.mark.parametrize(
    "text", ["Kővári", "Ильин", "Παπάς", "王明华", "やまだ", "김민수", "محمد علي", "כהן", "आनंद", "สมชาย"]
)
def test_bold_is_darker(text: str) -> None:
    assert ink(text, Style.BOLD) > 1.08 * ink(text, Style.REGULAR)


def test_what_follows_is_not_bold() -> None:
    both = Page(
        400, 100, (TextItem(20, 40, "王", Style.BOLD, 40.0), TextItem(90, 40, "王", Style.REGULAR, 40.0)), "page"
    )
    pdf = write_pdf([Chapter("", (both,))], Properties("t", "a", "s", "c", "en"))
    document = pypdfium2.PdfDocument(pdf)
    image = 255 - document[0].render(scale=2).to_numpy()
    document.close()
    assert image[:, :170].sum() > 1.08 * image[:, 170:].sum()
