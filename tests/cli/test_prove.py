"""tdapp prove: every value beside gacrux, the file's own column and the second calculation."""

from __future__ import annotations

import json
import re
from fractions import Fraction
from pathlib import Path

import pytest

from tdapp.services.tables.proving import as_printed
from tdapp.trf.writer import write_trf
from tests.arena import arena
from tests.cli.conftest import Ran
from tests.golden.reader import golden
from tests.golden.reports import of_teams
from tests.interchange.programs.samples import GERMAN_GRID, SWISSSYS, chess_results_page

WITHOUT = "--without-gacrux"


def test_a_report_is_proved(tdapp, trf: Path) -> None:  # type: ignore[no-untyped-def]
    ran: Ran = tdapp("prove", trf, "--ladder", "BH/C1,SB,SOB", WITHOUT)
    assert ran.status == 0
    assert "Nothing differs without an explanation." in ran.out
    assert re.search(r"BH/C1@fide-2026 +Buchholz, lowest cut +C.07, 8.1 +agrees +- +-", ran.out)
    assert "SOB@fide-2026: No second calculation." in ran.out


def test_json_has_every_value_four_times(tdapp, trf: Path) -> None:  # type: ignore[no-untyped-def]
    ran: Ran = tdapp("prove", trf, "--ladder", "BH,DE", "--format", "json")
    shaped = json.loads(ran.out)
    assert (ran.status, shaped["agrees"]) == (0, True)
    assert shaped["gacrux"].startswith("gacrux 1.")
    buchholz, direct = shaped["rungs"][1:]
    assert buchholz["article"] == "C.07, 8.1"
    assert buchholz["values"][0].keys() >= {"tdapp", "gacrux", "second", "against", "why"}
    assert all(one["tdapp"] == one["gacrux"] == one["second"] for one in buchholz["values"])
    assert "published" in buchholz["not_asked"]
    assert "players level on points" in direct["not_asked"]["gacrux"]
    assert shaped["rungs"][0]["values"][0]["published"] == "2.5"


def test_the_columns_of_a_crosstable_are_compared(tdapp, tmp_path: Path) -> None:  # type: ignore[no-untyped-def]
    """Wtg1 is the first tie-break. Karpfen has ½ against 1½ and 1 against 0: 0.75, not the 1,25 of the file."""
    path = tmp_path / "table.csv"
    path.write_text(GERMAN_GRID, "utf-8")
    ran: Ran = tdapp("prove", path, "--ladder", "SB", WITHOUT, "--format", "json")
    values = json.loads(ran.out)["rungs"][1]["values"]
    assert [(one["tdapp"], one["published"], one["against"]) for one in values] == [
        ("3.0", "3,00", []),
        ("0.75", "1,25", ["published"]),
        ("0.75", "0,75", []),
        ("0.0", "0,00", []),
    ]
    assert ran.status == 1
    table = tdapp("prove", path, "--ladder", "SB", WITHOUT).out
    assert re.search(r"SB@round-robin +2 +Karpfen Tino +0.75 +0.75 +1,25 +C.07, 9.1", table)


LEGEND = (
    "points (game-points)",
    "Buchholz Tie-Breaks (variabel with parameter)",
    "Progressive Score, before FIDE-Tie-Break (PS)(Gamepoints)",
)
HEADINGS = ("No.", "", "Name", "Rtg", "FED", "1.Rd", "2.Rd", "3.Rd", "Rk.", "TB1", "TB2", "TB3")
TABLE = (
    ("1", "", "Alt, Anna", "2000", "AUT", "3w1", "2b½", "4b½", "2", "2", "9,9", "4,0"),
    ("2", "", "Berg, Bea", "1900", "AUT", "4b1", "1w½", "3b1", "1", "2,5", "9,9", "5,0"),
    ("3", "", "Cermak, Cy", "1800", "AUT", "1b0", "4w1", "2w0", "3", "1", "9,9", "3,0"),
    ("4", "", "Dorn, Dan", "1700", "AUT", "2w0", "3b0", "1w½", "4", "0,5", "9,9", "0,5"),
)


def legend_page(folder: Path, changed: dict[tuple[int, int], str], columns: int = 3) -> Path:
    """A crosstable of Chess-Results with its legend; ``changed`` cells by player and column."""
    end = len(HEADINGS) - 3 + columns
    rows = [
        tuple(changed.get((number, place), cell) for place, cell in enumerate(row))
        for number, row in enumerate(TABLE, start=1)
    ]
    legend = "".join(f"<br>Tie Break{number}: {text}" for number, text in enumerate(LEGEND[:columns], start=1))
    page = chess_results_page("Crosstable", *(row[:end] for row in (HEADINGS, *rows)), after=f"<p>Annotation:{legend}")
    path = folder / "page.html"
    path.write_text(page, "utf-8")
    return path


def test_the_legend_of_a_page_says_what_its_columns_are(tdapp, tmp_path: Path) -> None:  # type: ignore[no-untyped-def]
    """TB1 holds the points, TB2 nobody knows what, TB3 the progressive score: neither is Buchholz of the preset."""
    ran: Ran = tdapp("prove", legend_page(tmp_path, {}), WITHOUT, "--format", "json")
    shaped = json.loads(ran.out)
    assert [rung["rung"] for rung in shaped["rungs"]] == ["PTS", "PS"]
    assert [one["published"] for one in shaped["rungs"][0]["values"]] == ["2,5", "2", "1", "0,5"]
    progressive = {one["name"]: (one["tdapp"], one["published"]) for one in shaped["rungs"][1]["values"]}
    assert progressive["Berg, Bea"] == ("5.0", "5,0")
    assert progressive["Alt, Anna"] == ("4.5", "4,0")  # 1 + 1½ + 2: the invented page is wrong here
    assert ran.status == 1
    assert "name them in their order with --ladder" in ran.err


def test_a_ladder_that_is_asked_for_names_the_columns_behind_the_points(tdapp, tmp_path: Path) -> None:  # type: ignore[no-untyped-def]
    ran: Ran = tdapp("prove", legend_page(tmp_path, {}), "--ladder", "SB,PS", WITHOUT, "--format", "json")
    values = {rung["rung"]: [one["published"] for one in rung["values"]] for rung in json.loads(ran.out)["rungs"]}
    assert values["SB@round-robin"] == ["9,9"] * 4
    assert values["PS"] == ["5,0", "4,0", "3,0", "0,5"]


def test_ranks_that_count_byes_of_later_rounds_are_not_compared(tdapp, tmp_path: Path) -> None:  # type: ignore[no-untyped-def]
    """Points may hold an announced bye; the ranks beside them are of that table, not of the last complete round."""

    def places(changed: dict[tuple[int, int], str], columns: int) -> list[tuple[str, int, int]]:
        page = legend_page(tmp_path, changed, columns)
        shaped = json.loads(tdapp("prove", page, WITHOUT, "--format", "json").out)
        return [(one["name"], one["tdapp"], one["published"]) for one in shaped["places"]]

    wrong = {(1, 8): "4"}
    assert places(wrong, 3) == []  # what decides TB2 is not known
    assert places(wrong, 1) == [("Alt, Anna", 2, 4)]
    running = {(1, 7): "-½", (2, 7): "3b", (3, 7): "2w", (4, 7): "-0"}
    assert places(wrong | running, 1) == []


def test_places_of_a_report_without_tie_breaks_are_compared_by_points(tdapp, tmp_path: Path) -> None:  # type: ignore[no-untyped-def]
    """Files of engines rank by points and number; only a place among others' points is wrong."""
    section = arena("1 A 2000 | 4w1 2b0\n2 B 1900 | 3b1 1w1\n3 C 1800 | 2w0 4b1\n4 D 1700 | 1b0 3w0")
    path = tmp_path / "engine.trf"
    for swapped, wrong in (({1: 3, 2: 1, 3: 2, 4: 4}, []), ({1: 2, 2: 3, 3: 1, 4: 4}, ["B", "C"])):
        path.write_bytes(write_trf(section, program="", ranks=swapped))
        ran: Ran = tdapp("prove", path, WITHOUT, "--format", "json")
        assert [one["name"] for one in json.loads(ran.out)["places"]] == wrong
        assert "its places are compared by points alone" in ran.err
    ran = tdapp("prove", path, "--ladder", "BH", WITHOUT)
    assert "by points alone" not in ran.err


def test_places_of_a_knockout_follow_its_stages(tdapp, tmp_path: Path) -> None:  # type: ignore[no-untyped-def]
    """Who lost the same stage shares a place, whatever byes and games were worth on the way."""
    tdapp("generate", "-o", tmp_path, "--count", "1", "--seed", "5", "--players", "8", "--system", "knockout")
    ran = tdapp("prove", tmp_path / "random-1.trf", WITHOUT, "--format", "json")
    assert json.loads(ran.out)["places"] == []
    assert "by points alone" not in ran.err


def test_a_section_of_a_file_with_several_is_chosen(tdapp, tmp_path: Path) -> None:  # type: ignore[no-untyped-def]
    path = tmp_path / "open.sjson"
    path.write_text(json.dumps(SWISSSYS), "utf-8")
    ran: Ran = tdapp("prove", path, WITHOUT)
    assert "this is the first. Choose with --section." in ran.err
    assert json.loads(tdapp("prove", path, "--section", "2", WITHOUT, "--format", "json").out)["section"] == "Norm RR"
    assert "there is no section" in tdapp("prove", path, "--section", "9").err


def test_what_gacrux_was_not_asked_is_said_with_its_reason(tdapp, trf: Path) -> None:  # type: ignore[no-untyped-def]
    out = tdapp("prove", trf, "--ladder", "BH@face-value,BH").out
    assert "gacrux: BH@face-value: gacrux knows FIDE's own treatment of unplayed games only" in out


def test_a_report_of_teams_states_both_scores(tdapp, tmp_path: Path) -> None:  # type: ignore[no-untyped-def]
    """Record 310: match points rank, game points are MPvGP; a total that was changed is named."""
    path = tmp_path / "teams.trf"
    report = of_teams(golden("held_teams"), "2024/08/01")
    path.write_bytes(report)
    shaped = json.loads(tdapp("prove", path, "--ladder", "MPvGP,EDET", WITHOUT, "--format", "json").out)
    points, games, _ = shaped["rungs"]
    assert shaped["agrees"]
    assert [one["published"] for one in points["values"]][:2] == ["10.0", "10.0"]
    assert {one["published"] for one in games["values"]} >= {"17.5", "7.5"}
    shaped = json.loads(tdapp("prove", path, "--after-round", "3", WITHOUT, "--format", "json").out)
    assert "published" in shaped["rungs"][0]["not_asked"]  # the file says how it ended


@pytest.mark.parametrize(
    ("value", "text", "same"),
    [("25/2", "12,5", True), ("25/2", "12½", True), ("38/3", "12.67", True), ("38/3", "12.66", True),
     ("38/3", "12.6", True), ("38/3", "12.68", False), ("12", "12.0", True), ("12", "", False)],
)  # fmt: skip
def test_how_a_column_may_print_a_value(value: str, text: str, same: bool) -> None:
    assert as_printed(Fraction(value), text) is same


def test_a_rank_that_the_ladder_does_not_give_is_named(tdapp, trf: Path) -> None:  # type: ignore[no-untyped-def]
    lines = trf.read_text("utf-8").splitlines()
    players = [index for index, line in enumerate(lines) if line.startswith("001 ")]
    for index, rank in zip(players, (4, 3, 2, 1), strict=True):
        lines[index] = lines[index][:85] + f"{rank:4}" + lines[index][89:]
    trf.write_text("\n".join(lines) + "\n", "utf-8")
    ran: Ran = tdapp("prove", trf, "--ladder", "BH", WITHOUT)
    assert ran.status == 1
    assert "places differ" in ran.out
    assert re.search(r"1  Kővári, Łukasz +1 +1 +4\n", ran.out)


def test_the_page_is_written_and_nothing_over_a_file(tdapp, trf: Path, tmp_path: Path) -> None:  # type: ignore[no-untyped-def]
    out = tmp_path / "proof.pdf"
    assert tdapp("prove", trf, WITHOUT, "-o", out).status == 0
    assert out.read_bytes().startswith(b"%PDF")
    assert tdapp("prove", trf, WITHOUT, "-o", out).status == 4


def test_a_file_that_is_none_is_refused_in_one_line(tdapp, tmp_path: Path) -> None:  # type: ignore[no-untyped-def]
    path = tmp_path / "nothing.csv"
    path.write_text("a,b\n1,2\n", "utf-8")
    ran: Ran = tdapp("prove", path)
    assert ran.status == 2
    assert ran.err.startswith(str(path))
