"""New lists in a folder of downloads; how old the newest one is."""

from __future__ import annotations

import datetime as dt
import os
import zipfile
from pathlib import Path

import pytest

from tdapp.domain.ratings.rating_list import FIDE, RateOfPlay, RatingList
from tdapp.domain.words.errors import EnvironmentProblem
from tdapp.interchange.custom_list import open_custom_list
from tdapp.interchange.list_folder import SOURCE, new_lists
from tdapp.interchange.national_lists import FORMS
from tdapp.services.ratings.lists import age_words, no_progress
from tests.rating_list_files import CARLSEN as PLAYER
from tests.rating_list_files import combined_text, combined_xml, single_header, single_line, text_of, zipped

ALL = tuple(RateOfPlay)


def nothing(_signature: str) -> dict[str, str]:
    return {}


def kept(month: dt.date, rates: tuple[RateOfPlay, ...] = ALL) -> RatingList:
    return RatingList(f"FIDE-{month}", FIDE, month, rates, 5)


@pytest.fixture
def downloads(tmp_path: Path) -> Path:
    zipped(tmp_path / "players_list_xml.zip", "players_list_xml_foa.xml", combined_xml(), (2026, 9, 30))
    (tmp_path / "standard_nov26frl.txt").write_bytes(text_of(single_header("NOV26"), [single_line(PLAYER)]))
    (tmp_path / "no month.txt").write_bytes(combined_text())
    (tmp_path / "letter.txt").write_text("Dear all")
    (tmp_path / "broken.zip").write_bytes(b"PK\x03\x04")
    (tmp_path / "picture.png").write_bytes(b"\x89PNG")
    return tmp_path


def found(folder: Path, *lists: RatingList) -> list[tuple[str, str, tuple[RateOfPlay, ...]]]:
    return [(one.source, f"{one.month:%Y-%m}", one.rates) for one in new_lists(folder, lists, nothing)]


def test_new_lists_are_named_newest_first_and_the_rest_is_passed_over(downloads: Path) -> None:
    assert found(downloads) == [(FIDE, "2026-11", (RateOfPlay.STANDARD,)), (FIDE, "2026-10", ALL)]
    assert found(downloads, kept(dt.date(2026, 10, 1))) == [(FIDE, "2026-11", (RateOfPlay.STANDARD,))]
    assert found(downloads, kept(dt.date(2026, 10, 1)), kept(dt.date(2026, 11, 1))) == []
    only_standard = kept(dt.date(2026, 10, 1), (RateOfPlay.STANDARD,))
    assert (FIDE, "2026-10", ALL) in found(downloads, only_standard)


def test_a_national_table_is_known_by_its_headings_and_its_month_by_its_name(tmp_path: Path) -> None:
    path = tmp_path / "dwz 2026-10.csv"
    path.write_text("Nr;Name;DWZ\n1;Anna;1800\n")
    signature = open_custom_list(path).signature
    memory = {signature: {"name": "Name", "standard": "DWZ"}, SOURCE + signature: {"source": "DSB"}}
    path.write_text(path.read_text().replace("Nr;", "No;"))
    assert new_lists(tmp_path, (), nothing) == ()  # no national numbers: it may be anybody's table
    path.write_text(path.read_text().replace("No;", "Nr;"))
    (reading,) = new_lists(tmp_path, (), lambda key: memory.get(key, {}))
    assert (reading.source, f"{reading.month:%Y-%m}") == ("DSB", "2026-10")


HEADINGS = {
    "DSB": (
        'ID,ZPS,Mitgliedsnummer,Status,"Name,Vorname",Geschlecht,Spielberechtigung,Geburtsjahr,"Letzte Auswertung",DWZ,'
        "Index,FIDE-Elozahl,FIDE-Titel,FIDE-ID,FIDE-Land,Vorname,Nachname\n"
        '10012345,C0101,7,A,"Föhre,Eva",W,D,1990,202601,1723,45,1800,,24600001,GER,Eva,Föhre\n'
    ),
    "KNSB": "Relatienummer;Naam;Titel;FED;Rating;Nv;Geboren;S\r\n9055882;Van Eik, Eva;;NED;1723;42;1990;w\r\n",
    "CFR": (
        "ID_No,Name,Sex,Fed,Clubnumber,ClubName,Birthday,Rtg_Nat,Fide_No,Rtg_Int\n"
        "1,Дубова Ева,f,RUS,2,Уфа,1990,1723,24600001,1800\n"
    ),
    "SELO": "Id;Sukunimi;Etunimi;Seura;Selo;Selopelejä;Ikäryhmä;Maa;Lisenssi\n12;Tammi;Eeva;TuTS;1723;50;;FIN;L\n",
    "ECF": (
        "ECF_code,full_name,member_no,FIDE_no,gender,nation,original_standard,revised_standard,revised_rapid,"
        'revised_blitz,club_code,club_name,title\n100001A,"Oak, Eve",ME1,400001,F,ENG,1700,1723,1650,,1AA,Town,\n'
    ),
    "FSI": (
        "Nominativo;Elo;Categoria;K Italia;Federazione;Anno Nascita;ID FSI;Sex;FIN;Elo FIDE Std\n"
        "QUERCIA Eva;1723;1N;20;ITA;1990;100001;F;800001;1800\n"
    ),
    "CFC": (
        "CFC#,Expiry,Last,First,Prov,City,Rating,High,Active Rtg,Active High,FIDE Number,FIDE Rating\n"
        "100001,2027-01-01,Oak,Eve,ON,Ottawa,1723,1800,1650,1700,2600001,1750\n"
    ),
    "CHESSA": "UNIQUE_NO,SURNAME,FIRSTNAME,BDATE,SEX,TITLE,RATING,FED\n1001,Oak,Eve,1990/02/03,F,,1723,WP\n",
    "DSU": "Nr;Født;Alder;Navn;Klub;Titel;Rat.;Hur.;Lyn;Fide;Nr;K\n1001;1990;36;Eva Eg;Nord;;1723;1650;;;1400001;20\n",
    "PERCASI": (
        "ID.,FIDE-ID,PROVINSI,NAMA,L/P,Tgl.Lahir,Gelar,Standar,Cepat,Kilat\n1001,7100001,Bali,Eva Jati,P,,,1723,165,0\n"
    ),
}
"""Headings as the federations publish them (Sharly Chess's page “National rating lists”); the players are ours."""


@pytest.mark.parametrize("source", HEADINGS)
def test_a_national_list_is_known_by_its_headings_without_an_import_before(source: str, tmp_path: Path) -> None:
    (tmp_path / "list 2026-10.csv").write_text(HEADINGS[source], "utf-8")
    (reading,) = new_lists(tmp_path, (), nothing)
    assert (reading.source, f"{reading.month:%Y-%m}") == (source, "2026-10")
    (player,) = reading.rows(no_progress)
    assert player.standard == 1723
    assert "Ev" in player.name or "Eev" in player.name or "Ева" in player.name


def test_every_known_form_has_an_example() -> None:
    assert {form.source for form in FORMS} == set(HEADINGS)


def test_a_federation_s_archive_its_month_by_its_date_and_its_rate_by_its_name(tmp_path: Path) -> None:
    with zipfile.ZipFile(tmp_path / "RAPID.zip", "w") as archive:
        archive.writestr(zipfile.ZipInfo("RAPID.csv", (2026, 9, 30, 4, 0, 0)), HEADINGS["KNSB"].encode("cp1252"))
    with zipfile.ZipFile(tmp_path / "LV-0-csv.zip", "w") as archive:
        archive.writestr(zipfile.ZipInfo("README.txt", (2026, 10, 20, 4, 0, 0)), "Daten")
        archive.writestr(zipfile.ZipInfo("vereine.csv", (2026, 10, 20, 4, 0, 0)), "ZPS-Nummer,Vereinsname\nC0101,SK\n")
        archive.writestr(zipfile.ZipInfo("spieler.csv", (2026, 10, 20, 4, 0, 0)), HEADINGS["DSB"].encode("cp1252"))
    dutch, german = sorted(new_lists(tmp_path, (), nothing), key=lambda one: one.source, reverse=True)
    assert (dutch.source, dutch.rates, f"{dutch.month:%Y-%m}") == ("KNSB", (RateOfPlay.RAPID,), "2026-10")
    assert (german.source, german.rates, f"{german.month:%Y-%m}") == ("DSB", (RateOfPlay.STANDARD,), "2026-10")
    assert [one.name for one in german.rows(no_progress)] == ["Föhre, Eva"]


def test_a_plain_file_without_a_month_in_its_name_has_that_of_its_date_and_says_so(tmp_path: Path) -> None:
    path = tmp_path / "ecf.csv"
    path.write_text(HEADINGS["ECF"])
    os.utime(path, (dt.datetime(2026, 10, 12).timestamp(),) * 2)
    (reading,) = new_lists(tmp_path, (), nothing)
    assert (f"{reading.month:%Y-%m}", reading.month_from) == ("2026-10", "the date of the file")
    assert [one.rapid for one in reading.rows(no_progress)] == [1650]


def test_a_list_of_another_country_is_known_by_what_its_headings_are_called(tmp_path: Path) -> None:
    (tmp_path / "Landesliste 2026-10.csv").write_text("Ident number;Name;Rating\n77;Eva;1723\n")
    (tmp_path / "entries 2026-10.csv").write_text("Name;Rating\nEva;1723\n")
    (reading,) = new_lists(tmp_path, (), nothing)
    assert (reading.source, f"{reading.month:%Y-%m}") == ("landesliste", "2026-10")


def test_a_folder_that_is_not_there(tmp_path: Path) -> None:
    with pytest.raises(EnvironmentProblem):
        new_lists(tmp_path / "none", (), nothing)


@pytest.mark.parametrize(
    ("today", "old"),
    [(dt.date(2026, 12, 31), False), (dt.date(2027, 1, 1), True), (dt.date(2026, 10, 1), False)],
)
def test_older_than_two_months_is_said(today: dt.date, old: bool) -> None:
    assert ("2026-10" in age_words((kept(dt.date(2026, 10, 1)), kept(dt.date(2026, 8, 1))), today)) is old
    assert age_words((), today) == ""
