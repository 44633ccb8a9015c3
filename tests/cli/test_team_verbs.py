"""The verbs on a competition of teams: TRF and event file alike."""

from __future__ import annotations

import csv
import json
from pathlib import Path

import pytest

from tests.cli.conftest import Ran
from tests.golden.reader import golden
from tests.golden.reports import of_teams
from tests.trf.teams.test_event import PLAYERS, SWISS, TEAMS, TWO_BOARDS, trf


@pytest.fixture(name="file")
def _file(tmp_path: Path) -> Path:
    """Two teams, two rounds; Reds 3 MP and 2½ GP, Blues 1 and 1½."""
    path = tmp_path / "teams.trf"
    path.write_bytes(trf("012 League", "042 2026/05/01", "142 2", *TWO_BOARDS, SWISS, *PLAYERS, *TEAMS))
    return path


def test_standings_of_the_teams(tdapp, file: Path) -> None:  # type: ignore[no-untyped-def]
    shaped = json.loads(tdapp("standings", file, "--teams", "--ladder", "MPvGP,EMGSB,BH:MP", "--format", "json").out)
    assert list(shaped) == ["event", "section", "edition", "after_round", "rounds", "provisional", "ladder", "teams"]
    assert shaped["ladder"] == ["MPvGP", "EMGSB@fide-2026", "BH:MP@fide-2026"]
    assert shaped["teams"][0] == {
        "rank": 1, "team_number": 1, "name": "Reds", "match_points": "3.0", "game_points": "2.5",
        "values": ["3.0", "2.5", "2.0"], "exact": ["3", "5/2", "2"], "decided_by": -1,
    }  # fmt: skip
    table = tdapp("standings", file, "--teams")
    assert "Reds" in table.out
    rows = list(csv.DictReader(tdapp("standings", file, "--teams", "--format", "csv").out.splitlines()))
    assert [(row["Team"], row["MP"], row["GP"]) for row in rows] == [("Reds", "3.0", "2.5"), ("Blues", "1.0", "1.5")]


def test_what_decides_comes_unasked_and_the_players_by_an_option(tdapp, file: Path) -> None:  # type: ignore[no-untyped-def]
    shaped = json.loads(tdapp("standings", file, "--format", "json").out)
    assert shaped == json.loads(tdapp("standings", file, "--teams", "--format", "json").out)
    assert [one["name"] for one in shaped["teams"]] == ["Reds", "Blues"]
    shaped = json.loads(tdapp("standings", file, "--players", "--format", "json").out)
    assert [(one["start_number"], one["points"]) for one in shaped["players"]][:2] == [(1, "2.0"), (6, "1.0")]
    with pytest.raises(SystemExit, match="2"):
        tdapp("standings", file, "--players", "--teams")
    assert tdapp("standings", file, "--teams", "--category", "U18").status == 2


def test_a_value_of_a_team_is_explained(tdapp, file: Path) -> None:  # type: ignore[no-untyped-def]
    shaped = json.loads(tdapp("explain", file, "--team", 2, "--ladder", "EGMSB", "--format", "json").out)
    assert shaped["team"] == 2
    assert [term["opponent_score"] for term in shaped["rungs"][0]["terms"]] == ["2.5", "2.5"]
    assert tdapp("explain", file, "--team", 9).status == 2
    assert tdapp("explain", file, "--team", 1, "--player", 1).status == 2


def test_ladders_are_compared_for_teams(tdapp, file: Path) -> None:  # type: ignore[no-untyped-def]
    ran = tdapp("compare", file, "--teams", "--ladder", "BH:MP", "--ladder", "BC")
    assert (ran.status, ran.out) == (0, "After round 2 no place changes.\n")
    assert tdapp("compare", file, "--ladder", "BH:MP", "--ladder", "BC").out == ran.out
    assert "BC is for team events" in tdapp("compare", file, "--players", "--ladder", "BC", "--ladder", "BC").err


def test_players_have_no_table_of_teams(tdapp, trf: Path) -> None:  # type: ignore[no-untyped-def]
    ran: Ran = tdapp("standings", trf, "--teams")
    assert (ran.status, "This is no competition of teams." in ran.err) == (2, True)
    assert "is for team events" in tdapp("standings", trf, "--ladder", "EMMSB").err


def test_an_event_file_gives_the_same_as_its_report(tdapp, file: Path, tmp_path: Path) -> None:  # type: ignore[no-untyped-def]
    assert tdapp("import", file, tmp_path / "league.tdb").status == 0
    asked = ("--teams", "--ladder", "MPvGP,EMGSB,BC", "--format", "json")
    assert tdapp("standings", tmp_path / "league.tdb", *asked).out == tdapp("standings", file, *asked).out
    assert tdapp("export", tmp_path / "league.tdb", tmp_path / "out.trf").status == 0
    assert tdapp("standings", tmp_path / "out.trf", *asked).out == tdapp("standings", file, *asked).out


@pytest.mark.parametrize("edition", ["2024", "2026"])
def test_the_exercise_of_fide_comes_out_in_every_column(tdapp, tmp_path: Path, edition: str) -> None:  # type: ignore[no-untyped-def]
    """M. Held, "Exercises in Tie-Breaking": 14 teams, 7 rounds; 2026 is the same event under the new text."""
    event = golden("held_teams")
    path = tmp_path / "held.trf"
    path.write_bytes(of_teams(event, f"{edition}/08/01"))
    codes = [name for name in event.columns(edition) if name not in ("PTS", "place")]
    ran = tdapp("standings", path, "--teams", "--ladder", ",".join(codes), "--format", "json")
    teams = {one["team_number"]: one for one in json.loads(ran.out)["teams"]}
    assert (len(teams), len(codes)) == (14, 11)
    for number, points in enumerate(event.column("PTS", edition), start=1):
        assert teams[number]["match_points"] == points
    for index, code in enumerate(codes):
        for number, wanted in enumerate(event.column(code, edition), start=1):
            found = float(teams[number]["values"][index])
            assert found == pytest.approx(float(wanted or ""), abs=0.0051), code  # SSSC has two decimals there


def test_a_trial_ladder_is_printed_for_the_teams(tdapp, file: Path, tmp_path: Path) -> None:  # type: ignore[no-untyped-def]
    ran = tdapp("print", file, "team-standings", "--ladder", "BH:MP,EMGSB", "-o", tmp_path / "out.pdf")
    assert ran.status == 0, ran.err
    assert (tmp_path / "out.pdf").stat().st_size > 1000
    assert (
        tdapp("export", file, "-", "--format", "csv", "--document", "team-standings", "--ladder", "BH:GP").status == 0
    )
    refused = tdapp("print", file, "team-standings", "--ladder", "ARO", "-o", tmp_path / "no.pdf")
    assert (refused.status, "ARO" in refused.err) == (2, True)


def test_a_round_of_teams_is_paired_by_two_engines(tdapp, tmp_path: Path) -> None:  # type: ignore[no-untyped-def]
    assert (
        tdapp("generate", "-o", tmp_path, "--teams", "6", "--boards", "2", "--rounds", "3", "--seed", "s").status == 0
    )
    (path,) = tmp_path.glob("*.trf")
    ran = tdapp("pair", path, "--round", "2", "--second", "gacrux")
    assert (ran.status, "two engines agree" in ran.err) == (0, True), ran.err
    assert ran.out == tdapp("pair", path, "--round", "2", "--engine", "gacrux").out
    assert "C.04.6 as gacrux" in tdapp("check", path, "--round", "1", "--engine", "gacrux").out
    other = tdapp("pair", path, "--round", "2", "--engine", "/no/such/engine")
    assert (other.status, "by tdapp or by gacrux" in other.err) == (2, True)
    assert "nobody gets the bye" in tdapp("pair", path, "--round", "2", "--why-not", "1", "0").out


def test_a_knockout_is_made_paired_checked_and_explained(tdapp, tmp_path: Path) -> None:  # type: ignore[no-untyped-def]
    made = tdapp(
        "generate", "-o", str(tmp_path), "--teams", "5", "--boards", "2", "--system", "team-ko", "--seed", "ko"
    )
    assert "5 teams, 3 rounds" in made.out
    file = str(tmp_path / "random-1.trf")
    pairs = tdapp("pair", file, "--round", "1").out.splitlines()
    assert pairs[0] == "4"
    assert pairs[2:] == ["1 0", "3 0", "2 0"] or sorted(pairs[2:]) == ["1 0", "2 0", "3 0"]
    beyond = tdapp("pair", file, "--round", "4")
    assert "The final is round 3" in beyond.err
    assert "checked with the bracket: no differences" in tdapp("check", file).out
    assert "1 goes on without a match" in tdapp("explain", file, "--team", "1").out
    path = json.loads(tdapp("explain", file, "--team", "1", "--format", "json").out)["path"]
    assert path[0]["match"] == "Quarter-finals"
    rows = json.loads(tdapp("standings", file, "--teams", "--format", "json").out)["teams"]
    assert [row["rank"] for row in rows][:3] == [1, 2, 3]
    assert "gacrux knows no knock-out" in tdapp("verify", file).out


def test_a_scheveningen_match_is_made_and_agrees_with_the_second_opinion(tdapp, tmp_path: Path) -> None:  # type: ignore[no-untyped-def]
    tdapp("generate", "-o", str(tmp_path), "--teams", "2", "--boards", "3", "--system", "scheveningen", "--seed", "s")
    file = str(tmp_path / "random-1.trf")
    assert tdapp("pair", file, "--round", "2").out.splitlines() == ["1", "2 1"]
    assert "checked with the Scheveningen table: no differences" in tdapp("check", file).out
    refused = tdapp("generate", "-o", str(tmp_path / "x"), "--teams", "3", "--system", "scheveningen")
    assert "for 2 teams" in refused.err
    assert "4 agree" in tdapp("verify", file).out


def test_a_prize_by_place_goes_to_a_team_and_one_by_name_to_a_player(tdapp, file: Path) -> None:  # type: ignore[no-untyped-def]
    plan = file.with_name("prizes.csv")
    plan.write_text("group;place;amount;item;player;kind\n;1;100;;;place\nBest game;;10;;4;named\n", encoding="utf-8")
    found = json.loads(tdapp("prizes", file, "--prizes", plan, "--format", "json").out)
    assert [(one["name"], one["money"]) for one in found["awards"]] == [("Reds", "100"), ("Player 4", "10")]
    assert "Reds" in tdapp("prizes", file, "--prizes", plan).out


def test_who_can_still_win_is_not_calculated_for_teams(tdapp, file: Path) -> None:  # type: ignore[no-untyped-def]
    assert "for players, not for teams" in tdapp("chances", file).err
