"""Where running text is divided into lines."""

from __future__ import annotations

import pytest

from tdapp.reports.layout.page import wrap
from tdapp.reports.pdf.fonts import Style


class Typewriter:
    """Every letter half an em wide."""

    def width(self, text: str, style: Style, size: float) -> float:
        return len(text) * size / 2


def wrapped(text: str, letters: int) -> list[str]:
    return wrap(text, letters * 5.0, Style.REGULAR, 10.0, Typewriter())


def test_no_line_begins_with_the_dot_between_two_facts() -> None:
    assert wrapped("Chess club of 1830 · Senior", 19) == ["Chess club of", "1830 · Senior"]
    assert wrapped("Chess club of 1830 · Senior", 20) == ["Chess club of", "1830 · Senior"]  # no word alone either
    assert wrapped("Chess club of the port · Senior, guest", 24) == ["Chess club of the port ·", "Senior, guest"]


@pytest.mark.parametrize("letters", range(8, 40))
def test_every_word_and_dot_stays(letters: int) -> None:
    text = "Rk rank · No. start number · Ti title · FIDE ID · Club"
    lines = wrapped(text, letters)
    assert " ".join(lines) == text
    assert not any(line.startswith("·") for line in lines)
    assert all(len(line) <= letters for line in lines)


@pytest.mark.parametrize("blank", ["\u202f", "\u00a0"])
def test_no_line_begins_with_what_is_tied_to_the_word_before(blank: str) -> None:
    """French ties its colon by a narrow blank that must not break."""
    assert [line.replace("\u00a0", " ") for line in wrapped(f"Que des victoires{blank}: Anna", 17)] == [
        "Que des",
        f"victoires{blank}: Anna".replace("\u00a0", " "),
    ]
