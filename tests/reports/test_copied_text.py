"""Names of several words come out of the PDF as they were typed, whatever their script."""

from __future__ import annotations

import dataclasses
import unicodedata

import pypdfium2
import pytest

from tdapp.domain.section.player import Player
from tdapp.reports.printing import render
from tdapp.services.tables.standings import compute_standings
from tests.arena import arena
from tests.reports.builders import EVENT, OPTIONS

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


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("document", ["start-list", "standings", "rating-list", "place-cards"])
def test_a_name_is_copied_out_as_it_was_typed(name: str, document: str) -> None:
    """In the lines of lists; a line that is mostly Latin turns the words of a Hebrew name round in pdfium."""
    drawn = arena("1 A 2000 | 2w1\n2 B 1900 | 1b0", event=EVENT, rounds_total=1)
    players: tuple[Player, ...] = (
        dataclasses.replace(drawn.players[0], name=name, federation="ISR"),
        dataclasses.replace(drawn.players[1], name="Smith, John", federation="ENG"),
    )
    section = dataclasses.replace(drawn, players=players)
    printed = render(document, section, standings=compute_standings(section), options=OPTIONS)
    pdf = pypdfium2.PdfDocument(printed.pdf)
    text = "\n".join(page.get_textpage().get_text_range() for page in pdf)
    pdf.close()
    assert name in " ".join(unicodedata.normalize("NFKC", text).split())  # a card may take two lines
