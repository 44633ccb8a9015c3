"""Writes files in the formats of FIDE's downloads (October 2026): small ones for tests, whole ones to measure.

Text: ASCII, CR LF, one header line; the columns begin where the header's words begin. XML: no declaration, the
elements in FIDE's order, empty ones written out.
"""

from __future__ import annotations

import random
import zipfile
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

COMBINED_HEADER = (
    "ID Number      Name                                                         Fed Sex Tit  WTit OTit           FOA "
    "SRtng SGm SK RRtng RGm Rk BRtng BGm BK B-day Flag"
)
LEGACY_HEADER = COMBINED_HEADER.replace("FOA ", "")
OLD_HEADER = "ID number Name                              Titl Fed  Jul10 GamesBorn  Flag"


def single_header(month: str = "OCT26") -> str:
    """The header of the standard, rapid or blitz list."""
    return COMBINED_HEADER.split("SRtng")[0] + f"{month} Gms K  B-day Flag"


class Entry(NamedTuple):
    """One player as FIDE writes him; 0 is unrated."""

    fideid: int
    name: str
    country: str = "NOR"
    sex: str = "M"
    title: str = ""
    w_title: str = ""
    o_title: str = ""
    foa_title: str = ""
    rating: int = 0
    games: int = 0
    k: int = 0
    rapid_rating: int = 0
    rapid_games: int = 0
    rapid_k: int = 0
    blitz_rating: int = 0
    blitz_games: int = 0
    blitz_k: int = 0
    birthday: int = 0
    flag: str = ""


CARLSEN = Entry(1503014, "Carlsen, Magnus", "NOR", "M", "GM", "", "", "", 2823, 0, 10, 2801, 12, 10, 2860, 3, 10, 1990)
POLGAR = Entry(
    700070, "Polgar, Judit", "HUN", "F", "GM", "WGM", "IA,FT", "", 2675, 0, 10, 0, 0, 0, 2736, 0, 10, 1976, "wi"
)
MUELLER = Entry(4600000, "Mueller, Hans", "GER", "M", "FM", "", "", "", 2301, 9, 20, 2240, 0, 20, 0, 0, 0, 1971)
MUELLERIN = Entry(
    4600001, "Mueller-Schmidt, Anna", "GER", "F", "", "", "", "AFM", 0, 0, 0, 1650, 4, 40, 0, 0, 0, 2001, "w"
)
UNRATED = Entry(9000001, "D'Souza, Ken", "IND", "M")
SAMPLE = (CARLSEN, POLGAR, MUELLER, MUELLERIN, UNRATED)


def combined_line(e: Entry) -> str:
    """162 characters; a long column of other titles makes it longer, as in FIDE's file."""
    return (
        f"{e.fideid:<15}{e.name:<61}{e.country:<4}{e.sex:<4}{e.title:<5}{e.w_title:<5}{e.o_title:<15}{e.foa_title:<4}"
        f"{e.rating:<6}{e.games:<4}{e.k:<3}{e.rapid_rating:<6}{e.rapid_games:<4}{e.rapid_k:<3}"
        f"{e.blitz_rating:<6}{e.blitz_games:<4}{e.blitz_k:<3}{e.birthday:<6}{e.flag:<4}"
    )


def legacy_line(e: Entry) -> str:
    """158 characters: no column for online titles."""
    line = combined_line(e)
    return line[:109] + line[113:]


def single_line(e: Entry) -> str:
    """136 characters: one rating."""
    return combined_line(e)[:113] + f"{e.rating:<6}{e.games:<4}{e.k:<3}{e.birthday:<6}{e.flag:<4}"


def old_line(e: Entry) -> str:
    """As before 2012: small titles, one rating, narrow columns."""
    title = {"GM": "g", "IM": "m", "FM": "f", "WGM": "wg"}.get(e.title, "")
    return f"{e.fideid:<10}{e.name:<34}{title:<5}{e.country:<5}{e.rating:<6}{e.games:<5}{e.birthday:<6}{e.flag:<4}"


def text_of(header: str, lines: Iterable[str]) -> bytes:
    """A text list."""
    return "".join(f"{line}\r\n" for line in (header, *lines)).encode()


def combined_text(entries: Iterable[Entry] = SAMPLE) -> bytes:
    """players_list_foa.txt"""
    return text_of(COMBINED_HEADER, map(combined_line, entries))


def _escaped(value: object) -> str:
    return str(value).replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")


def xml_entry(e: Entry, *, combined: bool = True) -> str:
    """A ``<player>``."""
    fields = [field for field in e._fields if combined or not field.startswith(("rapid", "blitz"))]
    cells = "".join(
        f"<{field}>{_escaped(value or ('' if field == 'birthday' else value))}</{field}>\n"
        for field in fields
        for value in [getattr(e, field)]
    )
    return f"<player>\n{cells}</player>\n"


def combined_xml(entries: Iterable[Entry] = SAMPLE) -> bytes:
    """players_list_xml_foa.xml"""
    return f"<playerslist>\n{''.join(map(xml_entry, entries))}</playerslist>\n".encode()


def single_xml(entries: Iterable[Entry] = SAMPLE) -> bytes:
    """standard_rating_list.xml and the like."""
    return f"<playerslist>\n{''.join(xml_entry(e, combined=False) for e in entries)}</playerslist>\n".encode()


def zipped(path: Path, member: str, data: bytes, date: tuple[int, int, int] = (2026, 9, 30)) -> Path:
    """An archive with one list."""
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as archive:
        archive.writestr(zipfile.ZipInfo(member, (*date, 12, 0, 0)), data, zipfile.ZIP_DEFLATED)
    return path


@cache
def _people(seed: int, families: int) -> tuple[list[str], list[str], Any]:
    """Family and given names, and where chance stands after them."""
    rng = random.Random(seed)
    return _names(rng, families, (2, 2, 3, 3, 4)), _names(rng, families // 5, (1, 2, 2, 3)), rng.getstate()


def many(count: int, seed: int = 1) -> Iterator[Entry]:
    """Invented players with names about as varied and as unevenly spread as the world's; a few need not as many."""
    rng = random.Random()
    families, given, state = _people(seed, 300_000 if count > 20_000 else 5_000)
    rng.setstate(state)
    countries = [a + b + c for a in "ABCEFGHIJ" for b in "AEIOU" for c in "NRSTL"][:200]
    for number in range(count):
        name = f"{_uneven(rng, families)}, {_uneven(rng, given)}"
        if rng.random() < 0.3:
            name += f" {_uneven(rng, given)}"
        rated = rng.random() < 0.41  # the share in October 2026
        rating, rapid, blitz = (rng.randint(1400, 2400) if rated and rng.random() < 0.6 else 0 for _ in range(3))
        woman = rng.random() < 0.15
        inactive = rng.random() < 0.35
        yield Entry(
            100_000 + number * 7,
            name,
            _uneven(rng, countries),
            "F" if woman else "M",
            rng.choice(["", "", "", "FM", "CM"]) if rating > 2100 else "",
            "",
            "NA" if rng.random() < 0.01 else "",
            "",
            rating,
            rng.randint(0, 12) if rating else 0,
            20 if rating else 0,
            rapid,
            0,
            20 if rapid else 0,
            blitz,
            0,
            20 if blitz else 0,
            rng.randint(1940, 2019),
            ("w" if woman else "") + ("i" if inactive else ""),
        )


def _names(rng: random.Random, count: int, syllables: tuple[int, ...]) -> list[str]:
    begin = [
        "b",
        "d",
        "f",
        "g",
        "h",
        "k",
        "l",
        "m",
        "n",
        "p",
        "r",
        "s",
        "t",
        "v",
        "z",
        "ch",
        "sh",
        "kr",
        "st",
        "br",
        "",
    ]
    middle = ["a", "e", "i", "o", "u", "ai", "ia", "ov"]
    end = ["", "", "n", "r", "s", "l", "k"]
    made = (
        "".join(rng.choice(begin) + rng.choice(middle) + rng.choice(end) for _ in range(rng.choice(syllables)))
        for _ in range(count)
    )
    return [name.capitalize() for name in made]


def _uneven(rng: random.Random, values: list[str]) -> str:
    """The first few often, the last ones seldom."""
    return values[int(len(values) * rng.random() ** 3)]
