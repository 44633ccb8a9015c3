"""tdapp prove: every value beside gacrux, the file's own column and the second calculation."""

from __future__ import annotations

import json
import re
from fractions import Fraction
from pathlib import Path

import pytest

from tdapp.services.tables.proving import _as_printed
from tests.cli.conftest import Ran
from tests.golden.reader import golden
from tests.golden.reports import of_teams
from tests.interchange.programs.samples import GERMAN_GRID

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
    assert _as_printed(Fraction(value), text) is same


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
