"""Players from tables: what a row becomes, and that no bytes make it fall over."""

from __future__ import annotations

import contextlib
import datetime as dt
import io
import zipfile
from dataclasses import replace

import openpyxl
import pytest
from hypothesis import given
from hypothesis import strategies as st

from tdapp.domain.section.event import Event, Section
from tdapp.domain.section.outcome import Cell, Colour, Outcome
from tdapp.domain.section.player import Player, Rating, Sex
from tdapp.domain.section.typed_players import AmbiguousDate, birth_of, federations, month_comes_first, rating_of
from tdapp.domain.words.errors import InputRefused, RuleViolation
from tdapp.interchange import table_files
from tdapp.interchange.players_table import Fate, PreviewRow, preview, preview_trf, sex_cell, title_cell
from tdapp.interchange.table_columns import Field, Mapping, guess, left_out
from tdapp.interchange.table_files import MOST_ROWS, Table, delimiter_of, table_of_bytes, table_of_text
from tdapp.trf.writer import write_trf
from tests.effort import examples


def workbook(*rows: tuple[object, ...]) -> bytes:
    book = openpyxl.Workbook()
    for row in rows:
        book.active.append(row)
    stream = io.BytesIO()
    book.save(stream)
    return stream.getvalue()


@pytest.mark.parametrize(
    ("header", "fields"),
    [
        ("Name\tRtg\tFED", [Field.NAME, Field.RATING, Field.FEDERATION]),
        ("Name;Vorname;DWZ;Verein", [Field.FAMILY, Field.GIVEN, Field.NATIONAL_RATING, Field.CLUB]),
        ("Nom;Prénom;Elo", [Field.FAMILY, Field.GIVEN, Field.RATING]),
        ("Nom complet;Elo;Né le", [Field.NAME, Field.RATING, Field.BIRTH]),
        ("Apellidos;Nombre;Código FIDE", [Field.FAMILY, Field.GIVEN, Field.FIDE_ID]),
        ("Nombre;Elo;Club", [Field.NAME, Field.RATING, Field.CLUB]),
        ("Nazwisko;Imię;Rok urodzenia", [Field.FAMILY, Field.GIVEN, Field.BIRTH]),
        ("Фамилия;Имя;Рейтинг", [Field.FAMILY, Field.GIVEN, Field.RATING]),
        ("ФИО;Рейтинг;Год рождения", [Field.NAME, Field.RATING, Field.BIRTH]),
        ("No.;Player;Sex;B-day;ID number", [Field.IGNORE, Field.NAME, Field.SEX, Field.BIRTH, Field.NATIONAL_ID]),
        ("Name;Rating;Rating", [Field.NAME, Field.RATING, Field.IGNORE]),
    ],
)
def test_headers_of_many_languages(header: str, fields: list[Field]) -> None:
    mapping = guess(table_of_text(header))
    assert (list(mapping.fields), mapping.header) == (fields, True)


def test_without_a_header_the_cells_tell() -> None:
    table = table_of_text("1\tGM\tKővári, Łukasz\t2501\tPOL\t1991\tm\t1503014\n2\t\t王明\t0\tCHN\t2004\tw\t8600000\n")
    mapping = guess(table)
    assert mapping == Mapping(
        (Field.IGNORE, Field.TITLE, Field.NAME, Field.RATING, Field.FEDERATION, Field.BIRTH, Field.SEX, Field.FIDE_ID)
    )
    first, second = new_players(preview(table, mapping))
    assert first == Player(0, "Kővári, Łukasz", 2501, "GM", Sex.MALE, "POL", "1503014", "1991")
    assert second == Player(0, "王明", None, "", Sex.FEMALE, "CHN", "8600000", "2004")


@pytest.mark.parametrize(("today", "field"), [(2026, Field.RATING), (2028, Field.BIRTH)])
def test_a_year_to_come_is_no_year_of_birth(today: int, field: Field) -> None:
    table = table_of_text("Anna\t2027\nBea\t2026\n")
    assert guess(table, dt.date(today, 6, 1)).fields == (Field.NAME, field)


def new_players(rows: tuple[PreviewRow, ...]) -> tuple[Player, ...]:
    return tuple(row.player for row in rows if row.player is not None and row.fate is Fate.NEW)


def test_a_list_of_names_is_not_cut_at_its_commas() -> None:
    assert delimiter_of("Müller, Hans\nKővári, Łukasz\n") != ","
    assert [
        one.name
        for one in new_players(preview(table_of_text("Name\nMüller, Hans\nКовач"), Mapping((Field.NAME,), True)))
    ] == [
        "Müller, Hans",
        "Ковач",
    ]


def test_every_kind_of_column_finds_its_field() -> None:
    header = (
        "Name,Native name,Title,Sex,Birth,Fed,FIDE ID,ID,Rtg,Standard,Rapid,Blitz,DWZ,Club,Cat,Table,Paid,Fee,Notes"
    )
    row = '"Ilyin, Pyotr","Ильин, Пётр",g,M,29.2.2004,rus,"4 100 018",N-7,2001,2002,2003,unr,1999,'
    row += '"SK ""Łódź""","U20; S50",7,"5,5",20,=HYPERLINK("x")'
    table = table_of_text(f"{header}\n{row}\n")
    (player,) = new_players(preview(table, guess(table)))
    assert player == Player(
        0,
        "Ilyin, Pyotr",
        2001,
        "GM",
        Sex.MALE,
        "RUS",
        "4100018",
        "2004-02-29",
        'SK "Łódź"',
        1999,
        "N-7",
        native_name="Ильин, Пётр",
        ratings=(
            Rating("standard", 2002, typed=True),
            Rating("rapid", 2003, typed=True),
            Rating("national", 1999, typed=True),
        ),
        categories=("U20", "S50"),
        fixed_table=7,
        comment='=HYPERLINK("x")',
        paid="5.5",
        owed="20",
    )


def test_faults_name_line_and_column() -> None:
    table = table_of_text("Name;Rtg;Born\n\nOne;2000;1990\nTwo;20x0;1990\nThree;;1990/13/40\n;1800;\n")
    rows = preview(table, guess(table))
    assert [(row.line, row.fate) for row in rows] == [
        (3, Fate.NEW),
        (4, Fate.ERROR),
        (5, Fate.ERROR),
        (6, Fate.ERROR),
    ]
    faults = [row.fault.located("list.csv") for row in rows[1:] if row.fault]
    assert faults == [
        "list.csv:4:2: “20x0” is no rating.",
        "list.csv:5:3: “1990-13-40” is no date of birth of Three; write 2004 or 2004-02-29.",
        "list.csv:6:1: The row has no name.",
    ]
    assert [one.name for one in new_players(rows)] == ["One"]


def test_who_is_there_already() -> None:
    # number 4 is Müller, Hans, born 1980, FIDE 100
    there = Player(4, "Müller, Hans", 1900, fide_id="100", birth="1980-01-02")
    text = "\n".join(
        (
            "Name;FIDE ID;Born",
            "Muller, Hans;100;1980",  # the same person
            "Müller, Hans;;",  # probably
            "Mueller, Hans;100;",  # as FIDE's list writes him
            "Schmidt, Uwe;100;1970",  # his number, another name
            "Hans Müller;200;1980",  # his name, another number
            "Müller, Hans;;1999",  # a namesake
            "Schulz, Ina;300;",
            "SCHULZ Ina;300;",  # twice in the table
        )
    )
    table = table_of_text(text)
    rows = preview(table, guess(table), [there])
    assert [row.fate for row in rows] == [
        Fate.DUPLICATE, Fate.DUPLICATE, Fate.DUPLICATE, Fate.CONFLICT, Fate.CONFLICT, Fate.NEW, Fate.NEW,
        Fate.DUPLICATE,
    ]  # fmt: skip
    assert [row.existing for row in rows] == [4, 4, 4, 4, 4, None, None, None]
    assert rows[3].fault is not None
    assert rows[3].fault.text == "The number 100 belongs to Müller, Hans (number 4)."
    assert rows[7].fault is not None
    assert rows[7].fault.text == "This is Schulz, Ina (line 8)."
    assert len(new_players(rows)) == 2
    assert [row.fate for row in rows].count(Fate.CONFLICT) == 2


@pytest.mark.parametrize(
    ("cell", "rating"),
    [
        ("2100", 2100),
        ("1500 E", 1500),
        ("0", None),
        ("unr", None),
        ("–", None),
        ("1,650", 1650),
        ("1.650", 1650),
        ("1 650", 1650),
    ],
)
def test_ratings(cell: str, rating: int | None) -> None:
    assert rating_of(cell) == rating


@pytest.mark.parametrize("cell", ["x", "21000", "-100", "²", "1,5", "0,650", "1,65", "12,500"])
def test_no_ratings(cell: str) -> None:
    with pytest.raises(RuleViolation, match="no rating"):
        rating_of(cell)


@pytest.mark.parametrize(
    ("cell", "birth"),
    [
        ("1990", "1990"),
        ("1990-05-17", "1990-05-17"),
        ("1990/00/00", "1990"),
        ("17.5.1990", "1990-05-17"),
        ("05/17/1990", "1990-05-17"),
        ("1990-05-17 00:00:00", "1990-05-17"),
        ("0000", ""),
    ],
)
def test_births(cell: str, birth: str) -> None:
    assert birth_of(cell) == birth


def test_a_date_that_can_be_read_two_ways_is_asked_about() -> None:
    for cell in ("04/05/1999", "4/5/1999"):
        with pytest.raises(AmbiguousDate, match="1999-05-04 or 1999-04-05"):
            birth_of(cell)
        assert (birth_of(cell, month_first=False), birth_of(cell, month_first=True)) == ("1999-05-04", "1999-04-05")
    assert [birth_of(cell) for cell in ("05/05/1999", "04.05.1999", "1999/05/04")] == [
        "1999-05-05",
        "1999-05-04",
        "1999-05-04",
    ]
    assert month_comes_first(["04/05/1999", "x", "13/05/1999"]) is False
    assert month_comes_first(["04/05/1999", "04/30/1999"]) is True
    assert month_comes_first(["04/05/1999", "1999", "31.12.1999"]) is None


def test_the_other_dates_of_a_table_tell_which_number_is_the_month() -> None:
    table = table_of_text("Name;Born\nA, A;04/05/1999\nB, B;04/30/1999\n")
    assert [one.birth for one in new_players(preview(table, guess(table)))] == ["1999-04-05", "1999-04-30"]
    table = table_of_text("Name;Born\nA, A;04/05/1999\n")
    (row,) = preview(table, guess(table))
    assert (row.fate, row.name, row.asks_date) == (Fate.ERROR, "A, A", True)
    (row,) = preview(table, replace(guess(table), month_first=True))
    assert row.player is not None
    assert row.player.birth == "1999-04-05"


def test_three_letters_that_are_no_federation_are_asked_about() -> None:
    """DEU is Germany for the whole world but FIDE."""
    table = table_of_text("Name;Fed\nA, A;GER\nB, B;DEU\nC, C;URS\n")
    rows = preview(table, guess(table))
    assert [row.fate for row in rows] == [Fate.NEW, Fate.CONFLICT, Fate.NEW]
    assert rows[1].fault is not None
    assert "no federation DEU" in rows[1].fault.text
    assert {"NOR", "RUS", "FID", "YUG", "ENG"} <= federations().keys()


def test_names_get_a_blank_after_their_comma() -> None:
    table = table_of_text("Smith,John\nMüller , Zoë\n")
    assert [one.name for one in new_players(preview(table, guess(table)))] == ["Smith, John", "Müller, Zoë"]
    table = table_of_text("Smith,John,1650,NOR\nJones,Ann,1700,ENG\n")
    assert guess(table).fields == (Field.FAMILY, Field.GIVEN, Field.RATING, Field.FEDERATION)
    assert new_players(preview(table, guess(table)))[0].name == "Smith, John"
    table = table_of_text("Anna Smith;Oslo;1650\nBea Jones;Bergen;1700\n")
    assert guess(table).fields == (Field.NAME, Field.IGNORE, Field.RATING)


@pytest.mark.parametrize(
    "data", [b"\x89PNG\r\n\x1a\n" + bytes(range(256)) * 40, b"%PDF-1.7\n" + b"x y\n" * 99, b"\x00\x01ab" * 50]
)
def test_a_picture_by_the_name_of_a_table_is_no_table(data: bytes) -> None:
    with pytest.raises(InputRefused, match="no table of players: it is"):
        table_of_bytes(data)


def test_columns_with_gaps_of_blanks_are_columns() -> None:
    table = table_of_text("  Müller, Zoë    GER   2104\n  Kővári, Łukasz  POL  2304\n")
    assert table.rows == (("Müller, Zoë", "GER", "2104"), ("Kővári, Łukasz", "POL", "2304"))


@pytest.mark.parametrize(
    ("header", "fields"),
    [
        # the headings of chess-results.com and Swiss-Manager for lists of entries, in four languages
        (
            "Nr.;;Name;FIDE-Kenn.;Verb.;EloI;EloN;Verein/Ort",
            "ignore,ignore,name,fide-id,federation,standard,national,club",
        ),
        ("Snr;Name;TWZ;Geburt;Land;Gr", "ignore,name,rating,birth,federation,category"),
        (
            "No.;Name;FideID;FED;RtgI;RtgN;sex;B-Year;Club/City",
            "ignore,name,fide-id,federation,standard,national,sex,birth,club",
        ),
        ("Núm.;Nombre;FED;EloI;EloN;F. Nac.;Club/Ciudad", "ignore,name,federation,standard,national,birth,club"),
        ("No.;Nom;Fede;Elo;Club/Ville;Année", "ignore,name,federation,rating,club,birth"),
    ],
)
def test_headings_of_the_usual_programs(header: str, fields: str) -> None:
    assert ",".join(field.value for field in guess(table_of_text(header)).fields) == fields


def test_titles_need_no_heading_and_numbers_without_one_are_asked_about() -> None:
    table = table_of_text("Nr.;;Name;X1;Tel\n1;GM;A, A;2500;471234567\n2;;B, B;2400;471234568\n")
    mapping = guess(table)
    assert mapping.fields == (Field.IGNORE, Field.TITLE, Field.NAME, Field.IGNORE, Field.IGNORE)
    assert left_out(table, mapping) == (3,)
    plain = table_of_text("A, A\t2500\t2450\nB, B\t2400\t2300\n")
    assert left_out(plain, guess(plain)) == (2,)


@pytest.mark.parametrize(
    ("cell", "title"), [("g", "GM"), ("wm", "WIM"), ("fm", "FM"), ("WGM", "WGM"), ("NM", "NM"), ("-", "")]
)
def test_titles(cell: str, title: str) -> None:
    assert title_cell(cell) == title


@pytest.mark.parametrize(("cell", "sex"), [("M", Sex.MALE), ("weiblich", Sex.FEMALE), ("ж", Sex.FEMALE), ("?", None)])
def test_sexes(cell: str, sex: Sex | None) -> None:
    assert sex_cell(cell) is sex


def test_a_workbook() -> None:
    data = workbook(
        ("Name", "Rating", "Born", "Club"),
        (None, None, None, None),
        ("עברית, שם", 2000.0, dt.datetime(1990, 5, 17), "=1+1"),
        ("Παπαδόπουλος, Γιώργος", "1800", 1985, '=HYPERLINK("http://x","y")'),
    )
    table = table_of_bytes(data)
    assert table.sheets == ("Sheet",)
    rows = preview(table, guess(table))
    assert [row.line for row in rows] == [3, 4]
    assert new_players(rows) == (  # a formula without a saved value is nothing, and nobody computes it
        Player(0, "עברית, שם", 2000, birth="1990-05-17"),
        Player(0, "Παπαδόπουλος, Γιώργος", 1800, birth="1985"),
    )


def test_workbooks_that_are_none() -> None:
    good = workbook(("Name",), ("One",))
    for bad in (b"PK", good[:500], good[:-30], b"PK\x03\x04" + b"\x00" * 400, good.replace(b"xl/", b"yl/")):
        with pytest.raises(InputRefused):
            table_of_bytes(bad)
    with pytest.raises(InputRefused, match="XLS"):
        table_of_bytes(b"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1")
    with pytest.raises(InputRefused, match="no sheet 2"):
        table_of_bytes(good, sheet=1)


def test_a_workbook_that_unpacks_without_end_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(table_files, "MOST_UNPACKED", 4 << 20)
    stream = io.BytesIO()
    with zipfile.ZipFile(stream, "w", zipfile.ZIP_DEFLATED, compresslevel=1) as archive:
        archive.writestr("xl/worksheets/sheet1.xml", b"\x00" * (5 << 20))
    with pytest.raises(InputRefused, match="unpacks"):
        table_of_bytes(stream.getvalue())


def test_entities_in_a_workbook_are_not_expanded() -> None:
    bomb = b'<?xml version="1.0"?><!DOCTYPE l [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;">]><x>&b;</x>'
    stream = io.BytesIO()
    with zipfile.ZipFile(io.BytesIO(workbook(("Name",), ("One",)))) as source, zipfile.ZipFile(stream, "w") as target:
        for name in source.namelist():
            target.writestr(name, bomb if name == "xl/workbook.xml" else source.read(name))
    with pytest.raises(InputRefused):
        table_of_bytes(stream.getvalue())


@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig", "utf-16", "cp1252"])
def test_encodings(encoding: str) -> None:
    table = table_of_bytes("Name;Elo\nMüller, Jörg;1900\n".encode(encoding))
    assert [one.name for one in new_players(preview(table, guess(table)))] == ["Müller, Jörg"]


def test_tables_without_end_are_refused() -> None:
    with pytest.raises(InputRefused, match="more than"):
        table_of_text("x\n" * (MOST_ROWS + 2))
    with pytest.raises(InputRefused, match="cannot be read"):
        table_of_text('a;b\n"' + "x" * 200_000 + "\n")


def test_players_of_a_report_file() -> None:
    section = Section(
        Event("Open", federation="POL"),
        (
            Player(1, "Kővári, Łukasz", 2100, "IM", Sex.MALE, "POL", "1503014", "1990-05-17", "", 2050, "X-1"),
            Player(2, "王明"),
        ),
        ((Cell(Outcome.WIN, 2, Colour.WHITE),), (Cell(Outcome.LOSS, 1, Colour.BLACK),)),
        1,
    )
    data = write_trf(section, program="x")
    first_line = next(n for n, line in enumerate(data.split(b"\r\n"), 1) if line.startswith(b"001"))
    rows = preview_trf(data.replace(b" w 1", b" w 0"), [Player(9, "Wang Ming"), Player(8, "王明")])
    assert [(row.line, row.fate, row.existing) for row in rows] == [
        (first_line, Fate.NEW, None),
        (first_line + 1, Fate.DUPLICATE, 8),
    ]
    assert new_players(rows) == (replace(section.players[0], number=0),)
    with pytest.raises(InputRefused):
        preview_trf(b"no players here")


@examples(150)
@given(st.text() | st.lists(st.lists(st.text(max_size=12), max_size=6).map("\t".join), max_size=8).map("\n".join))
def test_any_text_is_a_table_or_refused(text: str) -> None:
    try:
        table = table_of_text(text)
    except InputRefused:
        return
    mapping = guess(table)
    rows = preview(table, mapping, [Player(1, "One")])
    assert len(rows) == len(table.rows) - mapping.header
    assert all((row.player is None) == (row.fate is Fate.ERROR) for row in rows)


@examples(60)
@given(st.binary(max_size=300), st.integers(0, 5000), st.binary(min_size=1, max_size=20))
def test_any_bytes_are_a_table_or_refused(noise: bytes, place: int, patch: bytes) -> None:
    for data in (noise, b"PK\x03\x04" + noise, WORKBOOK[:place] + patch + WORKBOOK[place + len(patch) :]):
        with contextlib.suppress(InputRefused):
            table_of_bytes(data)
        with contextlib.suppress(InputRefused):
            preview_trf(data)


WORKBOOK = workbook(("Name", "Rating"), ("One", 2000))


@examples(80)
@given(
    st.lists(st.lists(st.text(max_size=10), min_size=3, max_size=3).map(tuple), min_size=1, max_size=6),
    st.lists(st.sampled_from(Field), min_size=3, max_size=3),
    st.booleans(),
)
def test_any_mapping_gives_rows(rows: list[tuple[str, ...]], fields: list[Field], header: bool) -> None:
    table = Table(tuple(rows), tuple(range(1, len(rows) + 1)))
    assert len(preview(table, Mapping(tuple(fields), header))) == len(rows) - header


def workbook_with(name: str, text: str) -> bytes:
    """A small workbook, one part of it replaced."""
    import openpyxl

    book = openpyxl.Workbook()
    book.active.append(["Name", "Rating"])
    plain, made = io.BytesIO(), io.BytesIO()
    book.save(plain)
    with zipfile.ZipFile(plain) as old, zipfile.ZipFile(made, "w", zipfile.ZIP_DEFLATED) as new:
        for member in old.namelist():
            if member != name:
                new.writestr(member, old.read(member))
        new.writestr(name, text)
    return made.getvalue()


MAIN = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"'


def test_a_workbook_that_would_fill_the_memory_is_refused_before_it_is_read() -> None:
    """Within the limit of the file's size, but with more texts beside the sheets than any list of players has."""
    strings = f"<sst {MAIN}>" + "<si><t>x</t></si>" * 1_600_000 + "</sst>"
    data = workbook_with("xl/sharedStrings.xml", strings)
    assert len(data) < table_files.MOST_BYTES
    with pytest.raises(InputRefused, match="unpacks to more"):
        table_of_bytes(data)


def test_a_workbook_that_takes_too_long_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    row = "".join(f'<row r="{n}"><c r="A{n}"><v>{n}</v></c></row>' for n in range(1, 400))
    data = workbook_with("xl/worksheets/sheet1.xml", f"<worksheet {MAIN}><sheetData>{row}</sheetData></worksheet>")
    assert len(table_of_bytes(data).rows) == 399
    monkeypatch.setattr(table_files, "MOST_SECONDS", -1.0)
    with pytest.raises(InputRefused, match="takes too long"):
        table_of_bytes(data)


@pytest.mark.parametrize(
    ("team", "board"),
    [
        ("Team", "Bo."), ("Mannschaft", "Brett"), ("Équipe", "Ech."), ("Equipo", "Tab."), ("Squadra", "Scacchiera"),
        ("Drużyna", "Szach."), ("Команда", "Доска"), ("Csapat", "Tábla"), ("Družstvo", "Šachovnice"), ("Takım", "Masa"),
    ],
)  # fmt: skip
def test_team_and_board_are_known_in_ten_languages(team: str, board: str) -> None:
    """Headings of the team lists of Swiss-Manager and chess-results."""
    table = table_of_text(f"{board}\tName\t{team}\n2\tBerg, Anna\tSK 1\n1.1\tKov, Jan\tSK 2")
    mapping = guess(table, teams=True)
    assert mapping.fields == (Field.BOARD, Field.NAME, Field.TEAM)
    assert [(row.team, row.board) for row in preview(table, mapping)] == [("SK 1", 2), ("SK 2", 1)]
    assert guess(table).fields == (Field.IGNORE, Field.NAME, Field.CLUB)  # players are paired
