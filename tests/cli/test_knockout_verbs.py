"""A knock-out of players from the command line: generated, paired, explained, checked, ranked; new sections."""

from __future__ import annotations

import json
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from tdapp.services.tables.export import export_trf
from tdapp.storage import open_event_file
from tests.arena import arena, random_swiss
from tests.cli.conftest import Ran
from tests.event_files import written
from tests.services.systems.test_players_knockout import cup as unpaired
from tests.tiebreaks.criteria.test_knockout_stage import cup

Tdapp = Callable[..., Ran]


@pytest.fixture(name="file")
def _file(tmp_path: Path) -> Path:
    path = tmp_path / "cup.trf"
    path.write_bytes(export_trf(cup()))
    return path


def test_rounds_come_from_the_bracket_byes_last(tdapp: Tdapp, tmp_path: Path) -> None:
    path = tmp_path / "field.trf"
    path.write_bytes(export_trf(unpaired(6)))
    assert tdapp("pair", path).out.split("\n")[:5] == ["4", "5 4", "3 6", "1 0", "2 0"]
    explained = tdapp("pair", path, "--explain").out
    assert "It stands in the bracket." in explained
    assert "The field is no power of two: the first seeds go on without a game." in explained
    why_not = tdapp("pair", path, "--why-not", "1", "2").out
    assert "The bracket has no such match in round 1." in why_not


def test_a_round_that_is_not_known_yet_is_refused(tdapp: Tdapp, tmp_path: Path, file: Path) -> None:
    path = tmp_path / "open.trf"
    text = file.read_bytes().replace(b"### tdapp tie-game 2: 1 4 armageddon 1-0 5 v 4\r\n", b"")
    path.write_bytes(text)
    found = tdapp("pair", path, "--round", "4")
    assert found.status == 2
    assert "The final is round 3" in found.err


def test_check_compares_with_the_bracket(tdapp: Tdapp, tmp_path: Path, file: Path) -> None:
    found = tdapp("check", file)
    assert found.status == 0
    assert "3 rounds checked with the bracket: no differences" in found.out
    wrong = arena(
        "1 A 2200 | 2w1 3w1\n2 B 2100 | 1b0 .\n3 C 2000 | 4w1 1b0\n4 D 1900 | 3b0 .",
        kind=cup().kind,
        rounds_total=2,
        type_code="CUSTOM_KNOCKOUT",
    )
    path = tmp_path / "wrong.trf"
    path.write_bytes(export_trf(wrong))
    found = tdapp("check", path)
    assert found.status == 1
    assert "round 1: A (1) – B (2) is not in the bracket of the seeds." in found.out


def test_the_table_has_the_stages_as_its_score(tdapp: Tdapp, file: Path) -> None:
    rows = json.loads(tdapp("standings", file, "--format", "json").out)["players"]
    assert {row["start_number"]: row["system_score"] for row in rows} == {2: "3", 1: "2", 4: "3/2", 3: "1", 5: "0"}


def test_generated_ones_are_in_order(tdapp: Tdapp, tmp_path: Path) -> None:
    folder = tmp_path / "random"
    asked = "knockout:games=2,third-place=yes,deciders=blitz-5-3+armageddon"
    made = tdapp("generate", "--system", asked, "--players", "13", "--count", "3", "--seed", "x", "--out", folder)
    assert made.status == 0
    for path in sorted(folder.iterdir()):
        assert tdapp("check", path).status == 0
    refused = tdapp("generate", "--system", "knockout", "--rounds", "3", "--force", "--out", folder)
    assert refused.status == 2
    assert "follow from the number of players" in refused.err
    assert tdapp("generate", "--system", "knockout:games=3", "--force", "--out", folder).status == 2


@pytest.fixture(name="event")
def _event(tmp_path: Path) -> Path:
    return written(tmp_path / "event.tdb", random_swiss(5, 12, 5, name="Open"))


def test_a_play_off_from_a_table(tdapp: Tdapp, event: Path) -> None:
    asked = ("--from", "Open", "--places", "1-4", "--name", "Play-off", "--system", "knockout:games=2")
    made = tdapp("new-section", event, *asked)
    assert made.status == 0
    assert made.out.splitlines()[0] == "Play-off: 4 players, 4 rounds"
    with closing(open_event_file(event)) as store:
        section = store.snapshot(2)
        assert (section.system.id, section.system_text, section.rounds_total) == (
            "knockout",
            "games=2,seeding=number",
            4,
        )
        assert [player.number for player in section.players] == [1, 2, 3, 4]


def test_quads(tdapp: Tdapp, event: Path) -> None:
    made = tdapp("new-section", event, "--groups-of", "4", "--name", "Quad", "--system", "round-robin")
    heads = [line for line in made.out.splitlines() if not line.startswith(" ")]
    assert heads == [f"Quad {number}: 4 players, 3 rounds" for number in (1, 2, 3)]


@pytest.mark.parametrize(
    ("asked", "why"),
    [
        (("--from", "Nobody"), "there is no section Nobody"),
        (("--places", "x"), "for example 1-8"),
        (("--places", "1-99"), "there is no place 99"),
        (("--groups-of", "1"), "two players or more"),
        (("--system", "scheveningen"), "no table of players"),
    ],
)
def test_what_makes_no_section(tdapp: Tdapp, event: Path, asked: tuple[str, ...], why: str) -> None:
    found = tdapp("new-section", event, "--name", "Final", *asked)
    assert found.status == 2
    assert why in found.err
    with closing(open_event_file(event)) as store:
        assert len(store.sections()) == 1
