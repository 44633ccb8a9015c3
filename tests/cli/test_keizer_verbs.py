"""A Keizer competition from the command line: ranked, paired, explained, checked; parameters and files of others."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest

from tdapp.domain.section.ladder import parse_ladder
from tdapp.services.tables.export import export_trf
from tests.cli.conftest import Ran
from tests.domain.keizer.test_score import EXAMPLE

Tdapp = Callable[..., Ran]


@pytest.fixture(name="plain")
def _plain(tmp_path: Path) -> Path:
    """The worked example as a file of no particular system."""
    path = tmp_path / "plain.trf"
    path.write_bytes(export_trf(replace(EXAMPLE, type_code="")))
    return path


def scores(ran: Ran) -> dict[int, str]:
    return {row["start_number"]: row["system_score"] for row in json.loads(ran.out)["players"]}


def test_the_worked_example_with_its_parameters(tdapp: Tdapp, plain: Path) -> None:
    whole = "keizer:ratio=3,bye=1/2,excused=1/3,method=pass"
    for asked in ("keizer", whole):
        found = tdapp("standings", plain, "--system", asked, "--format", "json")
        assert found.status == 0
        assert scores(found) == {2: "19", 1: "12", 3: "23/2", 6: "26/3", 4: "7", 5: "13/2"}
    other = tdapp("standings", plain, "--system", "keizer:method=consistent,values=count", "--format", "json")
    assert scores(other) == {2: "13", 1: "10", 5: "9", 6: "6", 3: "11/2", 4: "2"}
    assert "system_score" not in tdapp("standings", plain, "--format", "json").out


@pytest.mark.parametrize(
    ("asked", "words"),
    [
        ("keizer:ratio=1", "“ratio” cannot be 1"),
        ("keizer:bye=many", "“many” cannot be read as the parameter “bye”"),
        ("keizer:share=1", "“share” is no parameter of this system"),
    ],
)
def test_parameters_that_are_none_are_refused(tdapp: Tdapp, plain: Path, asked: str, words: str) -> None:
    found = tdapp("standings", plain, "--system", asked)
    assert found.status == 2
    assert words in found.err
    assert not found.out


def test_it_pairs_and_says_why(tdapp: Tdapp, plain: Path) -> None:
    assert tdapp("pair", plain, "--system", "keizer").out == "3\n6 2\n3 1\n5 4\n"
    said = tdapp("pair", plain, "--system", "keizer", "--explain").out
    assert "1. F (6) - B (2)\n   Of those who came B (2) stood 1 in the table with 19" in said
    why_not = tdapp("pair", plain, "--system", "keizer", "--why-not", "2", "4").out
    assert "met in round 3; not again within 8 rounds" in why_not


def test_a_file_keeps_system_and_parameters(tdapp: Tdapp, tmp_path: Path) -> None:
    path = tmp_path / "own.trf"
    path.write_bytes(export_trf(replace(EXAMPLE, system_text="top=60,byes=club")))
    text = path.read_text()
    assert "192 CUSTOM_KEIZER\n" in text.replace("\r", "")
    assert "### tdapp system: keizer:top=60,byes=club" in text
    # by hand: the order after round 2 is 2 5 3 1 4 6, so 60 + 57 + 58/2 + 56
    assert scores(tdapp("standings", path, "--format", "json"))[2] == "202"
    again = tdapp("standings", path, "--system", "keizer", "--format", "json")
    assert scores(again)[2] == "202"  # its own parameters where none are named


def test_points_of_another_program_are_not_taken_for_points(tdapp: Tdapp, tmp_path: Path, plain: Path) -> None:
    lines = plain.read_text().splitlines()
    lines = [line.replace("092 Individual: Swiss-System", "092 Keizer competition") for line in lines]
    lines = [f"{line[:80]}{'19.0':>4}{line[84:]}" if line.startswith("001    2") else line for line in lines]
    path = tmp_path / "other.trf"
    path.write_text("\n".join(line for line in lines if not line.startswith("###")) + "\n")
    found = tdapp("standings", path, "--format", "json")
    assert found.status == 0
    assert scores(found)[2] == "19"
    assert json.loads(found.out)["players"][0]["points"] == "2.5"
    assert "The points column does not hold the points of the games" in found.err
    assert "names the Keizer system, which was taken" in found.err
    assert "U was read as the bye of who was left over, H and Z as excused" in found.err


def test_check_replays_the_rounds(tdapp: Tdapp, plain: Path) -> None:
    found = tdapp("check", plain, "--system", "keizer", "--round", "1")
    assert "checked with tdapp keizer" in found.out


def test_a_keizer_ladder_is_no_hindrance_for_another_system(tdapp: Tdapp, tmp_path: Path) -> None:
    path = tmp_path / "ladder.trf"
    path.write_bytes(export_trf(replace(EXAMPLE, ladder=parse_ladder("KEIZER,WIN"))))
    found = tdapp("standings", path, "--system", "dutch", "--format", "json")
    assert found.status == 0
    assert json.loads(found.out)["ladder"] == ["WIN"]
