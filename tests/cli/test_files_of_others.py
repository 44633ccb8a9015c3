"""Every verb that takes a report takes what `import` reads: no event file need be made to look at one."""

from __future__ import annotations

import json
import sqlite3
from pathlib import Path

import pytest

from tdapp.app.backend import FileBackend
from tdapp.storage import read_event_sections
from tests.cli.conftest import Ran
from tests.cli.test_prove import legend_page
from tests.interchange.programs.samples import CHESS_RESULTS, START_LIST, SWISSSYS, VEGA_PAGE
from tests.interchange.test_joined_pages import ROUNDS


@pytest.mark.parametrize("verb", ["standings", "check", "explain", "documents", "system"])
def test_a_crosstable_is_read(tdapp, tmp_path: Path, verb: str) -> None:  # type: ignore[no-untyped-def]
    path = tmp_path / "page.html"
    path.write_text(VEGA_PAGE, "utf-8")
    ran: Ran = tdapp(verb, path)
    assert ran.status in (0, 1), ran.err
    assert ran.out


def test_it_ranks_as_the_event_that_is_made_of_it(tdapp, tmp_path: Path) -> None:  # type: ignore[no-untyped-def]
    path, event = tmp_path / "table.txt", tmp_path / "made.tdb"
    path.write_text(CHESS_RESULTS, "utf-8")
    assert tdapp("import", path, event).status == 0
    shaped = [
        json.loads(tdapp("standings", one, "--ladder", "SB", "--format", "json").out)["players"]
        for one in (path, event)
    ]
    assert shaped[0] == shaped[1]


def test_the_ladder_of_the_legend_is_the_events(tdapp, tmp_path: Path) -> None:  # type: ignore[no-untyped-def]
    page = legend_page(tmp_path, {})
    asked = ("standings", page, "--format", "json")
    assert json.loads(tdapp(*asked).out)["ladder"] != ["PS"]  # TB2 is not known: none is taken
    known = page.read_text("utf-8").replace("Buchholz Tie-Breaks (variabel with parameter)", "Direct Encounter (DE)")
    page.write_text(known, "utf-8")
    assert json.loads(tdapp(*asked).out)["ladder"] == ["DE", "PS"]
    event = tmp_path / "made.tdb"
    ran: Ran = tdapp("import", page, event)
    assert "names no tie-breaks" not in ran.err
    assert json.loads(tdapp("standings", event, "--format", "json").out)["ladder"] == ["DE", "PS"]


def test_the_json_of_an_event_is_read_too(tdapp, trf: Path, tmp_path: Path) -> None:  # type: ignore[no-untyped-def]
    made = tmp_path / "event.json"
    assert tdapp("export", trf, made).status == 0
    assert json.loads(tdapp("standings", made, "--format", "json").out) == json.loads(
        tdapp("standings", trf, "--format", "json").out
    )
    made.write_text('{"format": "something else"}', "utf-8")
    assert "is no event of this program" in tdapp("standings", made).err


def test_a_json_says_how_many_players_and_sections(tdapp, trf: Path, tmp_path: Path) -> None:  # type: ignore[no-untyped-def]
    made, event = tmp_path / "event.json", tmp_path / "made.tdb"
    assert tdapp("export", trf, made).status == 0
    assert tdapp("import", made, event).err == f"{event}: 4 players in 1 section\n"


def test_pages_of_all_rounds_are_imported_as_one_section(tdapp, tmp_path: Path) -> None:  # type: ignore[no-untyped-def]
    names = []
    for number, page in enumerate((START_LIST, *ROUNDS)):
        names.append(tmp_path / f"{number}.html")
        names[-1].write_text(page, "utf-8")
    ran: Ran = tdapp("import", *names, tmp_path / "made.tdb")
    assert ran.status == 0, ran.err
    assert "made.tdb: 3 players, 2 of 3 rounds" in ran.err
    ran = tdapp("import", names[1], names[3], tmp_path / "other.tdb")
    assert (ran.status, ran.err) == (2, "tdapp: Pages are missing: round 2.\n")
    assert not (tmp_path / "other.tdb").exists()


def test_the_fees_of_a_start_list_are_in_the_event(tdapp, tmp_path: Path) -> None:  # type: ignore[no-untyped-def]
    path, event = tmp_path / "melde.csv", tmp_path / "made.tdb"
    path.write_text("Nr;Name;ELO;Startgeld\n1;Amsel, Eva;2100;20\n2;Buchfink, Jan;1900;10,5\n", "utf-8")
    assert tdapp("import", path, event).status == 0
    assert [player.owed for player in read_event_sections(event)[0].players] == ["20", "10.5"]


def test_what_holds_for_every_section_of_a_file_is_said_once(tdapp, tmp_path: Path) -> None:  # type: ignore[no-untyped-def]
    path = tmp_path / "open.sjson"
    path.write_text(json.dumps(SWISSSYS), "utf-8")
    ran: Ran = tdapp("import", path, tmp_path / "made.tdb")
    assert ran.err.count("The ratings are those that SwissSys paired by") == 1
    review = FileBackend().read_several([path])
    said = [note.text for note in review.assumptions]
    assert said.count("The ratings are those that SwissSys paired by, and the numbers those of the federation.") == 1
    assert any(text.startswith("Open I: ") for text in said)  # what one of them only has keeps its name


def test_options_may_stand_between_file_and_what_follows_it(tdapp, trf: Path, tmp_path: Path) -> None:  # type: ignore[no-untyped-def]
    event, out, folder = tmp_path / "made.tdb", tmp_path / "out.pdf", tmp_path / "folder"
    assert tdapp("import", "--format", "json", trf, event).status == 0
    assert tdapp("print", event, "-o", out, "standings").status == 0
    assert out.read_bytes().startswith(b"%PDF")
    folder.mkdir()
    assert tdapp("rating-report", event, "--format", "json", folder).status in (0, 1)
    assert list(folder.iterdir())
    with pytest.raises(SystemExit):
        tdapp("print", event, "-o", out, "--nonsense")


def test_one_section_of_several_is_chosen(tdapp, tmp_path: Path) -> None:  # type: ignore[no-untyped-def]
    path = tmp_path / "open.sjson"
    path.write_text(json.dumps(SWISSSYS), "utf-8")
    ran: Ran = tdapp("standings", path, "--format", "json")
    assert (json.loads(ran.out)["section"], "this is the first. Choose with --section." in ran.err) == ("Open I", True)
    assert json.loads(tdapp("standings", path, "--section", "Norm RR", "--format", "json").out)["section"] == "Norm RR"
    assert tdapp("standings", path, "--section", "3").status == 2
    assert "--kind is for TRF files" in tdapp("standings", path, "--kind", "swiss").err


def test_what_is_nothing_of_the_kind_is_refused_as_ever(tdapp, tmp_path: Path) -> None:  # type: ignore[no-untyped-def]
    path = tmp_path / "notes.md"
    path.write_text("# Notes\n", "utf-8")
    assert "This is not a tournament report file" in tdapp("standings", path).err
    path = tmp_path / "table.csv"
    path.write_text("a,b\n1,2\n", "utf-8")
    assert "No crosstable was found" in tdapp("standings", path).err
    path = tmp_path / "other.sce"
    with sqlite3.connect(path) as database:
        database.execute("create table notes (text)")
    assert tdapp("standings", path).status == 2
