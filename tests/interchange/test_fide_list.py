"""The formats of FIDE's downloads (layouts and lines as published for October 2026)."""

from __future__ import annotations

import datetime as dt
from pathlib import Path

import pytest

from tdapp.domain.ratings.rating_list import ListedPlayer, RateOfPlay
from tdapp.domain.words.errors import InputRefused
from tdapp.interchange.fide_list import FideList, examine
from tdapp.services.ratings.lists import ImportCancelled, no_progress
from tests.rating_list_files import (
    CARLSEN,
    COMBINED_HEADER,
    LEGACY_HEADER,
    MUELLERIN,
    OLD_HEADER,
    POLGAR,
    SAMPLE,
    combined_line,
    combined_text,
    combined_xml,
    legacy_line,
    old_line,
    single_header,
    single_line,
    single_xml,
    text_of,
    zipped,
)

ALL = tuple(RateOfPlay)
CARLSEN_ROW = ListedPlayer(
    "Carlsen, Magnus", "1503014", "", "NOR", "m", "GM", "", "", "1990", False, 2823, 0, 10, 2801, 12, 10, 2860, 3, 10
)
# As FIDE publishes it (players_list_foa.txt, October 2026), not made by our writer.
PUBLISHED_LINE = (
    "1503014        Carlsen, Magnus                                              NOR M   GM                           "
    "2823  0   10 2801  12  10 2860  0   10 1990      "
)


def file(path: Path, data: bytes) -> Path:
    path.write_bytes(data)
    return path


def read(reading: FideList) -> list[ListedPlayer]:
    return list(reading.rows(no_progress))


def test_our_samples_have_the_published_layout() -> None:
    assert combined_line(CARLSEN._replace(blitz_games=0)).rstrip() == PUBLISHED_LINE.rstrip()
    assert len(combined_line(CARLSEN)) == len(COMBINED_HEADER) == 162
    assert len(legacy_line(CARLSEN)) == len(LEGACY_HEADER) == 158
    assert len(single_line(CARLSEN)) == len(single_header()) == 136


def test_published_lines(tmp_path: Path) -> None:
    reading = examine(file(tmp_path / "players_list_foa.txt", text_of(COMBINED_HEADER, [PUBLISHED_LINE])))
    assert read(reading) == [CARLSEN_ROW._replace(blitz_games=0)]
    assert (reading.rates, reading.month, reading.notes) == (ALL, None, [])


@pytest.mark.parametrize(
    ("name", "data"),
    [
        ("players_list_foa.txt", combined_text()),
        ("players_list_xml_foa.xml", combined_xml()),
        ("with_declaration.xml", b'<?xml version="1.0" encoding="UTF-8"?>\r\n' + combined_xml()),
        ("indented.xml", combined_xml().replace(b"<player>", b"\t<player>").replace(b"\n<", b"\r\n\t\t<")),
    ],
)
def test_combined_lists(tmp_path: Path, name: str, data: bytes) -> None:
    carlsen, polgar, mueller, muellerin, unrated = read(examine(file(tmp_path / name, data)))
    assert carlsen == CARLSEN_ROW
    assert (polgar.sex, polgar.title, polgar.other_titles, polgar.inactive) == ("w", "GM", "IA,FT", True)
    assert (polgar.standard, polgar.rapid, polgar.blitz) == (2675, None, 2736)
    assert (mueller.standard_games, mueller.birth) == (9, "1971")
    assert (muellerin.rating(RateOfPlay.STANDARD), muellerin.rating(RateOfPlay.RAPID)) == (None, 1650)
    assert (muellerin.inactive, muellerin.other_titles, muellerin.k_factor(RateOfPlay.RAPID)) == (False, "AFM", 40)
    assert (unrated.name, unrated.birth, unrated.title) == ("D'Souza, Ken", "", "")


def test_legacy_list_without_online_titles(tmp_path: Path) -> None:
    path = file(tmp_path / "players_list.txt", text_of(LEGACY_HEADER, map(legacy_line, SAMPLE)))
    assert read(examine(path))[0] == CARLSEN_ROW
    assert read(examine(path))[3].other_titles == ""


@pytest.mark.parametrize(
    ("name", "rate"),
    [
        ("standard_oct26frl.txt", RateOfPlay.STANDARD),
        ("rapid_rating_list.txt", RateOfPlay.RAPID),
        ("BLITZ_oct26.TXT", RateOfPlay.BLITZ),
    ],
)
def test_separate_text_lists(tmp_path: Path, name: str, rate: RateOfPlay) -> None:
    reading = examine(file(tmp_path / name, text_of(single_header(), map(single_line, SAMPLE))))
    assert (reading.rates, reading.month) == ((rate,), dt.date(2026, 10, 1))
    carlsen = read(reading)[0]
    assert {each: carlsen.rating(each) for each in ALL} == {each: 2823 if each is rate else None for each in ALL}
    assert (carlsen.k_factor(rate), carlsen.birth, carlsen.federation) == (10, "1990", "NOR")


def test_separate_xml_list_in_an_archive(tmp_path: Path) -> None:
    path = zipped(tmp_path / "download.zip", "rapid_rating_list.xml", single_xml())
    reading = examine(path)
    assert (reading.rates, reading.month) == ((RateOfPlay.RAPID,), dt.date(2026, 10, 1))
    assert "archive" in reading.month_from
    assert read(reading)[0].rapid == 2823


def test_a_list_that_does_not_say_whose_it_is(tmp_path: Path) -> None:
    path = file(tmp_path / "list.xml", single_xml())
    assert examine(path).rates == ()
    with pytest.raises(InputRefused, match="standard, rapid or blitz"):
        read(examine(path))
    assert read(examine(path, rate=RateOfPlay.BLITZ))[0].blitz == 2823


def test_list_of_2010(tmp_path: Path) -> None:
    reading = examine(file(tmp_path / "jul10frl.txt", text_of(OLD_HEADER, map(old_line, SAMPLE))))
    assert (reading.rates, reading.month) == ((RateOfPlay.STANDARD,), dt.date(2010, 7, 1))
    carlsen, polgar, *_ = read(reading)
    assert (carlsen.name, carlsen.title, carlsen.federation, carlsen.standard) == ("Carlsen, Magnus", "GM", "NOR", 2823)
    assert polgar.inactive


@pytest.mark.parametrize(
    ("name", "month"),
    [
        ("standard_sep26frl.zip", (2026, 9)),
        ("players_list_2025-11.zip", (2025, 11)),
        ("players 202603.zip", (2026, 3)),
        ("players_list.zip", (2026, 10)),  # packed on 30 September
    ],
)
def test_month_of_a_combined_list(tmp_path: Path, name: str, month: tuple[int, int]) -> None:
    found = examine(zipped(tmp_path / name, "players_list_foa.txt", combined_text())).month
    assert found == dt.date(*month, 1)


def test_other_titles_that_run_over(tmp_path: Path) -> None:
    """Three lines of October 2026 are 163 long: SI,FI,LSI,SLI,NA (16) directly before AFM."""
    long = MUELLERIN._replace(o_title="SI,FI,LSI,SLI,NA", foa_title="AFM")
    assert len(combined_line(long)) == 163
    (row,) = read(examine(file(tmp_path / "list.txt", combined_text([long]))))
    assert (row.rapid, row.rapid_games, row.rapid_k, row.birth) == (1650, 4, 40, "2001")
    assert row.other_titles.replace(",", "") == "SIFILSISLINAAFM"


def test_lines_without_spaces_at_the_end(tmp_path: Path) -> None:
    data = b"\n".join(line.rstrip() for line in combined_text().splitlines())
    assert read(examine(file(tmp_path / "list.txt", data))) == read(
        examine(file(tmp_path / "other.txt", combined_text()))
    )


@pytest.mark.parametrize("encoding", ["utf-8", "latin-1"])
def test_letters_beyond_ascii(tmp_path: Path, encoding: str) -> None:
    """Columns counted in letters or, by some programs, in bytes."""
    line = combined_line(CARLSEN._replace(name="Åström, Jörg"))
    text = read(examine(file(tmp_path / "a.txt", f"{COMBINED_HEADER}\r\n{line}\r\n".encode(encoding))))
    assert (text[0].name, text[0].standard) == ("Åström, Jörg", 2823)
    padded = combined_line(CARLSEN._replace(name="Åström, Jörg".encode().decode("latin-1"))).encode("latin-1")
    by_bytes = read(examine(file(tmp_path / "b.txt", COMBINED_HEADER.encode() + b"\r\n" + padded + b"\r\n")))
    assert (by_bytes[0].name, by_bytes[0].standard) == ("Åström, Jörg", 2823)
    xml = combined_xml([CARLSEN._replace(name="Åström, Jörg")]).decode().encode(encoding)
    assert read(examine(file(tmp_path / "a.xml", xml)))[0].name == "Åström, Jörg"


def test_names_are_cleaned(tmp_path: Path) -> None:
    names = [
        "Tab\tand\u0085control",
        "\u202eReversed",
        "x" * 10_000,
        "&lt;script&gt;",
        '=HYPERLINK("x")',
        "Łukasz Kővári",
        "王明",
    ]
    players = "".join(
        f"<player><fideid>{number}</fideid><name>{name}</name><rapid_rating>0</rapid_rating></player>\n"
        for number, name in enumerate(names, start=1)
    )
    rows = read(examine(file(tmp_path / "list.xml", f"<playerslist>{players}</playerslist>".encode())))
    assert [row.name for row in rows] == [
        "Tab and control", "Reversed", "x" * 200, "<script>", '=HYPERLINK("x")', "Łukasz Kővári", "王明",
    ]  # fmt: skip


def test_unusable_lines_are_left_out_with_their_place(tmp_path: Path) -> None:
    lines = [combined_line(CARLSEN), "no number here".ljust(162), combined_line(POLGAR).replace("2675", "26x5")]
    reading = examine(file(tmp_path / "list.txt", text_of(COMBINED_HEADER, lines)))
    assert [row.name for row in read(reading)] == ["Carlsen, Magnus"]
    assert [(note.line, note.text) for note in reading.notes] == [
        (3, "a line was left out: it has no FIDE number"),
        (4, "a line was left out (FIDE number 700070): “26x5” is no number from 0 to 4000"),
    ]
    xml = combined_xml().replace(b"<fideid>4600000</fideid>", b"<fideid></fideid>")
    reading = examine(file(tmp_path / "list.xml", xml))
    assert len(read(reading)) == 4
    before = xml[: xml.index(b"<fideid></fideid>")]
    assert [note.line for note in reading.notes] == [before.count(b"\n")]  # the line of its <player>


def test_blocks_may_end_anywhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    text, xml = file(tmp_path / "a.txt", combined_text()), file(tmp_path / "a.xml", combined_xml())
    whole = read(examine(text))
    for size in (700, 701, 702, 997):
        monkeypatch.setattr("tdapp.interchange.rating_list_source.BLOCK", size)
        assert read(examine(text)) == whole
        assert len(read(examine(xml))) == len(whole)


@pytest.mark.parametrize("data", [combined_text(), combined_xml()])
def test_cancel(tmp_path: Path, data: bytes) -> None:
    path = file(tmp_path / "list", data)
    with pytest.raises(ImportCancelled):
        list(examine(path).rows(lambda share: False))
