"""A name in a frame of fixed width: initials, a narrow face, smaller type, more lines, and only then a cut."""

from __future__ import annotations

from itertools import pairwise

import pytest

from tdapp.reports.layout.labels import fitted, label_lines
from tdapp.reports.layout.page import MINIMUM_SIZE
from tdapp.reports.pdf.fonts import Style
from tests.reports.page_checks import METRICS

NAME = "Łukaszewicz-Kővári, Maximilian Jean-Pierre"


def test_the_narrower_the_frame_the_more_gives_way_and_the_family_name_last() -> None:
    widths = [300.0, 140.0, 100.0, 70.0, 66.0, 30.0]
    labels = [fitted(NAME, width, Style.BOLD, 10.0, METRICS) for width in widths]
    assert [label.text for label in labels] == [
        NAME,
        "Łukaszewicz-Kővári, M. J.-P.",
        "Łukaszewicz-Kővári, M. J.-P.",
        "Łukaszewicz-Kővári",
        "Łukaszewicz-Kővári",
        labels[-1].text,
    ]
    assert labels[-1].text.endswith("…")
    assert [label.style for label in labels[:3]] == [Style.BOLD, Style.BOLD, Style.CONDENSED_BOLD]
    assert all(one.size >= other.size >= MINIMUM_SIZE for one, other in pairwise(labels[2:4]))
    assert all(METRICS.width(*label) <= width + 0.01 for label, width in zip(labels, widths, strict=True))


@pytest.mark.parametrize("name", ["Krung Thep Maha Nakhon Amon Rattanakosin", "8 Wolfeschlegelsteinhausenbergerdorff"])
def test_a_name_takes_more_lines_before_it_is_cut_and_no_word_is_divided(name: str) -> None:
    lines = label_lines(name, 112.0, Style.BOLD, 10.0, 3, METRICS)
    assert " ".join(line.text for line in lines) == " ".join(name.split())
    assert all(METRICS.width(*line) <= 112.01 for line in lines)
    assert label_lines("Bo", 112.0, Style.BOLD, 10.0, 3, METRICS) == [("Bo", Style.BOLD, 10.0)]
