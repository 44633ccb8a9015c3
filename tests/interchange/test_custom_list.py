"""National lists from tables."""

from __future__ import annotations

import datetime as dt
import zipfile
from pathlib import Path

import openpyxl
import pytest

from tdapp.domain.ratings.rating_list import ListedPlayer, RateOfPlay
from tdapp.domain.words.errors import InputRefused
from tdapp.interchange.custom_list import CustomList, open_custom_list, propose_columns, read_birth, read_rating
from tdapp.services.ratings.lists import ImportCancelled, no_progress

GERMAN = 'Nachname;Vorname;Verein;DWZ;FIDE-ID;Geburtsjahr;Geschlecht\n"Müller";Jürgen;SK Nord;1850-12;4600000;1980;M\n'


def table(path: Path, data: str | bytes) -> Path:
    path.write_bytes(data if isinstance(data, bytes) else data.encode())
    return path


def read(path: Path, columns: dict[str, str] | None = None) -> tuple[list[ListedPlayer], CustomList]:
    opened = open_custom_list(path)
    reading = CustomList(opened, columns or propose_columns(opened), "DWZ")
    return list(reading.rows(no_progress)), reading


@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig", "cp1252", "utf-16"])
def test_encodings_and_german_headings(tmp_path: Path, encoding: str) -> None:
    (row,), reading = read(table(tmp_path / "dwz_2026-10.csv", GERMAN.encode(encoding)))
    assert row == ListedPlayer(
        "Müller, Jürgen", "4600000", sex="m", club="SK Nord", birth="1980", standard=1850, federation=""
    )
    assert (reading.rates, reading.month) == ((RateOfPlay.STANDARD,), dt.date(2026, 10, 1))


@pytest.mark.parametrize("separator", [";", ",", "\t", "|"])
def test_separators(tmp_path: Path, separator: str) -> None:
    text = separator.join(["Name", "Rating", "Rapid"]) + "\n" + separator.join(['"Kővári, Łukasz"', "1900", "-"]) + "\n"
    (row,), reading = read(table(tmp_path / "list.csv", text))
    assert (row.name, row.standard, row.rapid) == ("Kővári, Łukasz", 1900, None)
    assert reading.rates == (RateOfPlay.STANDARD, RateOfPlay.RAPID)


def test_spreadsheet(tmp_path: Path) -> None:
    book = openpyxl.Workbook()
    sheet = book.active
    sheet.append([None, None])
    sheet.append(["Player", "Elo", "Born", "Fed"])
    sheet.append(["Ильин", 2100.0, dt.datetime(1990, 5, 1), "rus"])
    sheet.append(["=1+1", 1800, 1985, "GER"])  # a formula without a stored value
    sheet.append([None, None, None, None])
    sheet.append(["王明", "unr", None, None])
    book.save(tmp_path / "list.xlsx")
    rows, reading = read(tmp_path / "list.xlsx")
    assert [(row.name, row.standard, row.birth, row.federation) for row in rows] == [
        ("Ильин", 2100, "1990-05-01", "RUS"),
        ("王明", None, "", ""),
    ]
    assert [(note.line, note.text) for note in reading.notes] == [(4, "a row was left out: it has no name")]


def test_rows_that_cannot_be_used_have_a_place(tmp_path: Path) -> None:
    text = 'Name,Club,Rating\n"A, B",x,1500\n"Two\nlines",x,abc\n,x,1600\n"C, D",x,99999\n"=E",x,1700\n'
    rows, reading = read(table(tmp_path / "list.csv", text))
    assert [row.name for row in rows] == ["A, B", "=E"]
    assert [(note.line, note.column) for note in reading.notes] == [(3, 3), (5, 1), (6, 3)]
    assert "“abc” is no rating" in reading.notes[0].text


def test_columns_chosen_and_remembered(tmp_path: Path) -> None:
    path = table(tmp_path / "list.csv", "Who;Strength;Strength;\nA, B;1500;1600;x\n")
    opened = open_custom_list(path)
    assert opened.header == ("Who", "Strength", "Strength (3)")
    assert propose_columns(opened) == {}
    chosen = {"name": "Who", "standard": "Strength (3)"}
    assert read(path, chosen)[0][0].standard == 1600
    again = open_custom_list(table(tmp_path / "again.csv", "Who;Strength;Strength;\nC, D;1;2;\n"))
    assert again.signature == opened.signature
    assert propose_columns(again, chosen) == chosen
    other = open_custom_list(table(tmp_path / "other.csv", "Name;Strength\nC, D;1\n"))
    assert other.signature != opened.signature
    assert propose_columns(other, chosen) == {"name": "Name"}


@pytest.mark.parametrize(
    ("columns", "words"),
    [
        ({"standard": "Rating"}, "players' names"),
        ({"name": "Name"}, "column with ratings"),
        ({"name": "Nom", "standard": "Rating"}, "no column “Nom”"),
        ({"name": "Name", "shoe": "Rating"}, "no field"),
    ],
)
def test_columns_that_cannot_be(tmp_path: Path, columns: dict[str, str], words: str) -> None:
    with pytest.raises(InputRefused, match=words):
        read(table(tmp_path / "list.csv", "Name;Rating\nA;1\n"), columns)


@pytest.mark.parametrize(
    ("data", "words"),
    [
        (b"", "empty"),
        (b" \n\n", "empty"),
        (b";;\n;;\n", "table is empty"),
        (b"\xd0\xcf\x11\xe0 old", "xlsx or CSV"),
        (b"\x89PNG\0\0\0", "neither"),
        (b"PK\x03\x04 broken", "damaged or not complete"),
        (b"Name;Rating\n", "no players"),
        (b"Name;Rating\nA;x\n" + b"A;x\n" * 200, "are the columns right"),
        (b'Name;Rating\n"A' + b"x" * 200_000, "damaged"),
    ],
)
def test_wrong_tables(tmp_path: Path, data: bytes, words: str) -> None:
    with pytest.raises(InputRefused, match=words):
        read(table(tmp_path / "list.csv", data))


def test_spreadsheet_bombs_and_damage(tmp_path: Path) -> None:
    path = tmp_path / "list.xlsx"
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as archive:
        archive.writestr("[Content_Types].xml", "x")
        archive.writestr("xl/worksheets/sheet1.xml", b" " * 60_000_000)
    with pytest.raises(InputRefused, match="would unpack to 60,000,001"):
        open_custom_list(path)
    book = openpyxl.Workbook()
    book.active.append(["Name", "Rating"])
    book.save(path)
    laughs = (
        b'<!DOCTYPE x [<!ENTITY a "ha">]><worksheet><sheetData><row><c><v>&a;</v></c></row></sheetData></worksheet>'
    )
    for content in (laughs, b"<worksheet><sheetData><row>", b""):
        with zipfile.ZipFile(path) as archive:
            parts = {name: archive.read(name) for name in archive.namelist()}
        parts["xl/worksheets/sheet1.xml"] = content
        with zipfile.ZipFile(path, "w") as archive:
            for name, part in parts.items():
                archive.writestr(name, part)
        with pytest.raises(InputRefused):
            open_custom_list(path)
    with zipfile.ZipFile(path, "w") as archive:
        archive.writestr("a.png", "x")
    with pytest.raises(InputRefused, match="holds no table"):
        open_custom_list(path)


def test_cancel(tmp_path: Path) -> None:
    opened = open_custom_list(table(tmp_path / "list.csv", GERMAN))
    with pytest.raises(ImportCancelled):
        list(CustomList(opened, propose_columns(opened), "DWZ").rows(lambda _: False))


@pytest.mark.parametrize(
    ("text", "rating"),
    [("1850", 1850), ("1850-12", 1850), ("1850.0", 1850), ("1850P", 1850), (" 900 ", 900), ("0", None), ("4001", None),
     ("18500", None), ("x1850", None), ("", None), ("-5", None), ("1850.5", None)],
)  # fmt: skip
def test_ratings(text: str, rating: int | None) -> None:
    assert read_rating(text) == rating


@pytest.mark.parametrize(
    ("text", "birth"),
    [("1990", "1990"), ("1990-05-01", "1990-05-01"), ("1.5.1990", "1990-05-01"), ("1990/5/1", "1990-05-01"),
     ("31/02/1990", "1990"), ("1990-13-40", "1990"), ("1990-00-00", "1990"), ("0", ""), ("", ""), ("abc", "")],
)  # fmt: skip
def test_births(text: str, birth: str) -> None:
    assert read_birth(text) == birth
