"""The colour and picture of an event on its website."""

from __future__ import annotations

import random
from dataclasses import replace

import pytest

from tdapp.domain.section.page_head import PageHead
from tdapp.domain.section.publishing import Publishing
from tdapp.reports.site.look import accent, luminance, readable_on
from tests.effort import thorough
from tests.reports.site.site_pages import published, several, swiss_event
from tests.storage.sheet_examples import LOGO


def test_luminance_as_wcag_defines_it() -> None:
    """WCAG 2.2: black 0, white 1; pure green has its coefficient."""
    assert (luminance("#000000"), luminance("#ffffff")) == (0, pytest.approx(1))
    assert luminance("#00ff00") == pytest.approx(0.7152)


def test_letters_can_be_read_on_every_colour() -> None:
    """WCAG 2.2, 1.4.3: 4.5 to 1."""
    rng = random.Random(1)
    for _ in range(2000):
        colour = f"#{rng.randrange(1 << 24):06x}"
        low, high = sorted((luminance(colour), luminance(readable_on(colour))))
        assert (high + 0.05) / (low + 0.05) >= 4.5, colour


def test_the_usual_colour_needs_no_rule() -> None:
    assert accent("") == b""
    assert b"--on-accent: #ffffff" in accent("#1d4e89")


@thorough
def test_the_picture_stands_on_the_first_page_alone() -> None:
    section = swiss_event(page_head=PageHead(cover=LOGO), publishing=Publishing(colour="#f4d03f"))
    files = published(section)
    assert files["cover.png"] == LOGO.content
    assert [name for name, data in files.items() if b"cover.png" in data] == ["index.html"]
    assert b"--accent: #f4d03f; --on-accent: #000000" in files["style.css"]
    assert "cover.png" not in several()
    two = published(section, replace(section, name="B"), codes=("en", "de"))
    assert b'src="../../cover.png"' in two["de/s2/index.html"]
    assert b'src="cover.png"' in two["index.html"]
