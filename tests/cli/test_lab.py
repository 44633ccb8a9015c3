"""`tdapp lab`: the list, a run as table, JSON and CSV, what is refused."""

from __future__ import annotations

import csv
import io
import json
from pathlib import Path

import pytest

SHORT = ("lab", "run", "own", "--events", "3", "--size", "10x3")


def test_the_studies_are_listed(tdapp) -> None:
    found = json.loads(tdapp("lab", "list", "--format", "json").out)
    assert [one["study"] for one in found] == [
        "ricca-2016", "ricca-2017", "policies-2026", "half-point-bye", "unreliable-ratings", "own",
    ]  # fmt: skip
    assert found[0]["sizes"] == ["100x9", "150x10", "50x6"]
    assert "policies-2026" in tdapp("lab", "list").out


def test_json_of_a_run(tdapp) -> None:
    found = json.loads(tdapp(*SHORT, "--row", "BH/C1@fide-2009", "--format", "json").out)
    assert (found["study"], found["events"], found["seed"]) == ("own", 3, "1")
    table = found["tables"][0]
    assert (table["size"], table["criterion"], table["players"]) == ("10x3", "ABSELO", "all")
    assert [row["row"] for row in table["rows"]] == ["LOT", "BH/C1@fide-2009"]
    assert table["rows"][0]["reference"] is None


def test_the_number_of_processes_changes_no_byte(tdapp) -> None:
    one = tdapp(*SHORT, "--format", "json", "--seed", "x")
    two = tdapp(*SHORT, "--format", "json", "--seed", "x", "--jobs", "2")
    assert one.status == two.status == 0
    assert one.out == two.out


def test_csv_and_table(tdapp) -> None:
    rows = list(csv.DictReader(io.StringIO(tdapp(*SHORT, "--row", "BH", "--against", "LOT", "--format", "csv").out)))
    assert {row["row"] for row in rows} == {"LOT", "BH"}
    assert all(row["difference"] for row in rows if row["row"] == "BH")
    table = tdapp(*SHORT, "--row", "BH").out
    assert table.startswith("own, 10x3, 3 events, seed 1\n")
    assert "Distance in places: less is better; all players" in table


def test_results_are_kept_and_taken_up(tdapp, tmp_path: Path) -> None:
    file = tmp_path / "run.jsonl"
    tdapp(*SHORT, "--results", file)
    assert len(file.read_text().splitlines()) == 4
    assert tdapp(*SHORT[:3], "--events", "5", "--size", "10x3", "--results", file).status == 0
    assert len(file.read_text().splitlines()) == 6


def test_a_folder_of_reports(tdapp, trf: Path) -> None:
    found = json.loads(tdapp("lab", "run", "own", "--folder", trf.parent, "--row", "SB", "--format", "json").out)
    assert found["events"] == 1
    assert found["tables"][0]["rows"][1]["row"] == "SB"


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (("nothing",), "There is no study “nothing”"),
        (("own", "--size", "9"), "is no size"),
        (("own", "--events", "0"), "1 or more"),
        (("own", "--row", "XX"), "There is no tie-break “XX”"),
        (("own", "--against", "BH"), "is no row of own"),
        (("half-point-bye", "--folder", "."), "makes its own events"),
        (("own", "--seed", ""), "--seed"),
    ],
)
def test_what_is_refused(tdapp, arguments: tuple[str, ...], sentence: str) -> None:
    ran = tdapp("lab", "run", *arguments)
    assert ran.status == 2
    assert sentence in ran.err


def test_an_event_file_is_never_taken_for_results(tdapp, trf: Path, tmp_path: Path) -> None:
    event = tmp_path / "event.tdb"
    tdapp("import", trf, event)
    before = event.read_bytes()
    ran = tdapp(*SHORT, "--results", event)
    assert ran.status == 4
    assert event.read_bytes() == before


def test_the_report_is_written_once(tdapp, tmp_path: Path) -> None:
    out = tmp_path / "report.pdf"
    assert tdapp(*SHORT, "--pdf", out).status == 0
    assert out.read_bytes().startswith(b"%PDF")
    again = tdapp(*SHORT, "--pdf", out)
    assert again.status == 4
    assert "exists already" in again.err
    assert tdapp(*SHORT, "--pdf", out, "--force").status == 0
