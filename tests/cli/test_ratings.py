"""`tdapp ratings`."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.cli.conftest import Ran
from tests.rating_list_files import combined_text, single_xml, zipped

Tdapp = Callable[..., Ran]


@pytest.fixture(name="ratings")
def _ratings(tdapp: Tdapp, tmp_path: Path) -> Tdapp:
    return lambda *arguments: tdapp("ratings", "--folder", tmp_path / "lists", *arguments)


def test_import_search_lists_remove(ratings: Tdapp, tmp_path: Path) -> None:
    assert "no rating list yet" in ratings("search", "x").err
    ran = ratings("import", zipped(tmp_path / "players_list.zip", "players_list_foa.txt", combined_text()))
    assert ran.status == 0
    assert "2026-10 was taken from the date" in ran.err
    assert "FIDE 2026-10 standard rapid blitz, 5 players" in ran.err
    assert [row["fide_id"] for row in json.loads(ratings("search", "mul", "ha", "--format", "json").out)] == ["4600000"]
    assert "Mueller, Hans" in ratings("search", "müller").out
    (kept,) = json.loads(ratings("lists", "--format", "json").out)
    assert (kept["month"], kept["players"], kept["rates"]) == ("2026-10", 5, ["standard", "rapid", "blitz"])
    assert ratings("remove", kept["id"]).status == 0
    assert ratings("remove", kept["id"]).status == 2
    assert ratings("lists", "--format", "json").out.strip() == "[]"


def test_what_the_file_does_not_say(ratings: Tdapp, tmp_path: Path) -> None:
    path = tmp_path / "list.xml"
    path.write_bytes(single_xml())
    assert "--rate" in ratings("import", path).err
    ran = ratings("import", path, "--rate", "blitz")
    assert (ran.status, "--month" in ran.err) == (2, True)
    assert "FIDE 2026-08 blitz" in ratings("import", path, "--rate", "blitz", "--month", "2026-08").err


def test_faults_have_a_place(ratings: Tdapp, tmp_path: Path) -> None:
    path = tmp_path / "list_oct26.txt"
    path.write_bytes(combined_text()[:-20])
    ran = ratings("import", path)
    assert (ran.status, ran.err.startswith(f"{path}:6:")) == (2, True)
    assert "not complete" in ran.err


def test_a_national_table(ratings: Tdapp, tmp_path: Path) -> None:
    path = tmp_path / "dwz.csv"
    path.write_text("Name;DWZ;Elo\nMüller, Hans;1850;1900\n;;\n=x;abc;1\n", encoding="utf-8")
    ran = ratings("import", path, "--source", "D,W:Z", "--month", "2026-09", "--column", "standard=DWZ")
    assert f"{path}:4:2: note: =x was left out" in ran.err
    assert "D W Z 2026-09 standard, 1 players" in ran.err
    ratings("import", path, "--source", "Again", "--month", "2026-10")
    (row,) = json.loads(ratings("search", "hans", "--format", "json").out)
    assert row["standard"] == 1850  # the column chosen before
    refused = ratings("import", path, "--source", "x", "--month", "2026-09", "--column", "name=Nom")
    assert refused.status == 2
    assert "no column “Nom”; it has “" in refused.err
    refused = ratings("import", path, "--source", "x", "--month", "2026-09", "--column", "elo=DWZ")
    assert "“elo” is no field of a rating list; there are name, family, given," in refused.err
    refused = ratings("import", path, "--source", "x", "--month", "2026-09", "--column", "DWZ")
    assert refused.status == 2
    assert refused.err.startswith("tdapp: --column DWZ: write FIELD=HEADING; the fields are name,")


def test_a_national_list_needs_no_name(ratings: Tdapp, tmp_path: Path) -> None:
    path = tmp_path / "KLASSIEK 2026-10.csv"
    path.write_text("Relatienummer;Naam;Titel;FED;Rating;Nv;Geboren;S\n9;Van Eik, Eva;;NED;1723;42;1990;w\n")
    assert "KNSB 2026-10 standard, 1 players" in ratings("import", path).err
    (row,) = json.loads(ratings("search", "eik", "--format", "json").out)
    assert (row["national_id"], row["standard"]) == ("9", 1723)


def test_a_folder_of_downloads_is_watched(ratings: Tdapp, tmp_path: Path) -> None:
    downloads = tmp_path / "downloads"
    downloads.mkdir()
    assert ratings("watch").out == "No folder is watched.\n"
    assert ratings("watch", tmp_path / "none").status == 2
    assert "Nothing new" in ratings("watch", downloads).out
    zipped(downloads / "players_list_foa.zip", "players_list_foa.txt", combined_text(), (2026, 9, 30))
    told = "month: the date of the list in the archive"
    assert ratings("watch").out == f"players_list_foa.zip: FIDE 2026-10 standard, rapid, blitz ({told})\n"
    assert "5 players" in ratings("watch", "--import").err
    assert "Nothing new" in ratings("watch").out
    assert ratings("watch", "none").out == "No folder is watched.\n"
