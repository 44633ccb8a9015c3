"""The PDF as a file: what it says of itself, its date, its fonts."""

from __future__ import annotations

import contextlib
import dataclasses
import datetime as dt
import re
import zlib

from tdapp.domain.section.player import Player
from tdapp.reports.printing import render
from tests.reports.builders import OPTIONS, standings, swiss
from tests.reports.pdf_facts import read_pdf

SECTION = swiss(12, 3)
ZONE = dt.timezone(dt.timedelta(hours=2))


def made(printed_at: dt.datetime) -> bytes:
    options = dataclasses.replace(OPTIONS, printed_at=printed_at)
    return render("pack-round-end", SECTION, standings=standings(SECTION), options=options).pdf


def test_it_bears_the_time_on_the_paper() -> None:
    facts = read_pdf(made(dt.datetime(2026, 7, 8, 23, 10, tzinfo=ZONE)))
    assert facts.metadata["CreationDate"] == "D:20260708231000+02'00'"
    assert facts.metadata["ModDate"] == facts.metadata["CreationDate"]


def test_the_same_time_gives_the_same_bytes_and_another_only_another_time() -> None:
    one, same = (made(dt.datetime(2026, 7, 8, 23, 10)) for _ in range(2))
    assert one == same
    other = made(dt.datetime(2026, 7, 9, 9, 0))
    assert read_pdf(one).texts[0].replace("8 July 2026, 23:10", "") == read_pdf(other).texts[0].replace(
        "9 July 2026, 09:00", ""
    )


def test_joined_letters_are_found_under_those_that_were_typed() -> None:
    """What the file itself says of its glyphs, before a viewer tidies it: letters, not their joined forms."""
    people = (Player(1, "القحطاني, صهيب"), Player(2, "السيد, محمد علي"))
    section = swiss(2, 1, people=people)
    pdf = render("start-list", section, standings=standings(section), options=OPTIONS).pdf
    said = set()
    for stream in re.findall(rb"stream\r?\n(.*?)endstream", pdf, re.DOTALL):
        with contextlib.suppress(zlib.error):
            plain = zlib.decompress(stream)
            if b"beginbfchar" in plain:
                said |= {chr(int(code, 16)) for code in re.findall(rb"<[0-9A-F]{2}> <([0-9A-F]{4})>", plain)}
    letters = {letter for one in people for letter in one.name if letter.isalpha()}
    assert letters <= said
    assert not {letter for letter in said if "\ufb50" <= letter <= "\ufeff" or "\ue000" <= letter <= "\uf8ff"}


def test_every_font_is_embedded() -> None:
    pdf = made(dt.datetime(2026, 7, 8, 23, 10))
    plain = pdf + b"".join(
        zlib.decompress(stream) for stream in re.findall(rb"stream\r?\n(.*?)endstream", pdf, re.S) if stream[:1] == b"x"
    )
    fonts = set(re.findall(rb"/BaseFont /([A-Za-z0-9+-]+)", plain))
    assert fonts
    assert all(re.match(rb"[A-Z]{6}\+", font) for font in fonts), fonts
