"""Names of several words come out of the PDF as they were typed, whatever their script."""

from __future__ import annotations

import unicodedata

import pypdfium2
import pytest

from tdapp.domain.section.player import Player
from tdapp.reports.printing import render
from tdapp.services.tables.standings import compute_standings
from tests.reports.builders import OPTIONS, swiss

NAMES = (
    "Kővári, Łukasz Ödön",
    "Ильин, Пётр Ильич",
    "Παπαδόπουλος, Ευστράτιος",
    "בן דוד, שרה רחל",
    "السيد, محمد علي",
    "王, 雪晴",
    "やまの, ちはや",
    "김, 민준",
)


@pytest.mark.parametrize("document", ["start-list", "standings", "rating-list", "pairing-cards"])
def test_names_are_copied_out_as_they_were_typed(document: str) -> None:
    """In the lines of lists; a line that is mostly Latin turns the words of a Hebrew name round in pdfium."""
    players = tuple(Player(number, name, 2000, federation="ISR") for number, name in enumerate(NAMES, start=1))
    section = swiss(len(players), 1, people=players)
    printed = render(document, section, standings=compute_standings(section), options=OPTIONS)
    pdf = pypdfium2.PdfDocument(printed.pdf)
    text = "\n".join(page.get_textpage().get_text_range() for page in pdf)
    pdf.close()
    copied = " ".join(unicodedata.normalize("NFKC", text).split())  # a card may take two lines
    assert [name for name in NAMES if name not in copied] == []
