"""pair, check and generate from the outside."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from tdapp.domain.commands.players import SetCheckIn
from tdapp.domain.section.event import ForbiddenPairs, Kind
from tdapp.domain.section.player import CheckIn
from tdapp.domain.systems.registry import not_paired
from tdapp.pairing.rules.round_robin import berger_table
from tdapp.services.tables.export import export_trf
from tdapp.storage import create_event_file
from tests.arena import arena
from tests.cli.conftest import Ran
from tests.event_files import opened

Tdapp = Callable[..., Ran]

# after round 1 of the table: 1-3, 4-2, bye 5
SWISS = """
  1 A 2000 | 3w1
  2 B 1900 | 4b1
  3 C 1800 | 1b0
  4 D 1700 | 2w0
  5 E 1600 | U
"""


@pytest.fixture(name="swiss")
def _swiss(tmp_path: Path) -> Path:
    path = tmp_path / "swiss.trf"
    path.write_bytes(export_trf(arena(SWISS, rounds_total=4, initial_colour="W")))
    return path


def test_pair_prints_pairs_and_bye(tdapp: Tdapp, swiss: Path) -> None:
    # 1, 2 and 5 have a point. 5 is spared a second downfloat (C14), so 1 meets 5 and 2 floats to 3, as 2 and 4 have met
    ran = tdapp("pair", swiss)
    assert (ran.status, ran.out) == (0, "3\n5 1\n2 3\n4 0\n")
    assert "round 2 by tdapp" in ran.err
    again = tdapp("pair", swiss, "--engine", "gacrux")
    assert again.out == ran.out
    assert "round 2 by gacrux" in again.err


def test_two_engines_agree(tdapp: Tdapp, swiss: Path) -> None:
    ran = tdapp("pair", swiss, "--engine", "tdapp", "--second", "gacrux")
    assert (ran.status, ran.out) == (0, "3\n5 1\n2 3\n4 0\n")
    assert "round 2 by tdapp" in ran.err
    assert "round 2 by gacrux" in ran.err
    assert "two engines agree" in ran.err


@pytest.mark.skipif(os.name != "posix", reason="the invented engine is a script")
def test_two_engines_differ_and_what_decides_is_said(tdapp: Tdapp, swiss: Path, tmp_path: Path) -> None:
    # 2 meets 5, 1 floats to 4, the bye for 3: legal, but 5 floats up to nobody and 1 floats instead of 2
    engine = tmp_path / "engine"
    engine.write_text(
        f"#!{sys.executable} -IS\nimport sys, pathlib\nif sys.argv[1:] == ['-r']: print('BBP - v9.9 (x)'); sys.exit()\n"
        r"pathlib.Path(sys.argv[4]).write_text('3\n5 2\n4 1\n3 0\n')"
    )
    engine.chmod(0o700)
    ran = tdapp("pair", swiss, "--engine", "tdapp", "--second", engine)
    assert ran.status == 1
    assert ran.out.startswith("only tdapp ")
    assert "   5 1\n   2 3\n   4 0\nonly bbpPairings v9.9:\n   5 2\n   4 1\n   3 0\n" in ran.out
    assert "Against the pairing of bbpPairings v9.9: " in ran.out


def test_pair_an_earlier_round_again(tdapp: Tdapp, swiss: Path) -> None:
    assert tdapp("pair", swiss, "--round", "1").out == "3\n1 3\n4 2\n5 0\n"


def test_every_board_and_the_bye_are_explained(tdapp: Tdapp, swiss: Path) -> None:
    ran = tdapp("pair", swiss, "--explain")
    assert ran.status == 0
    assert ran.out.startswith("1. E (5) - A (1)\n   Both stand in the score group of 1 point, which has 3 players.\n")
    assert "   The score group of 1 point has 3 players, an odd number: one floats (C6).\n" in ran.out
    assert "D (4) gets the bye: 5 players are to be paired, an odd number (C.04.1, 3).\n" in ran.out
    assert (
        tdapp("pair", swiss, "--why-not", "1", "3").out
        == "forbidden: A (1) and C (3) have met in round 1. [C.04.1, 2]\n"
    )
    assert tdapp("pair", swiss, "--why-not", "4", "0").out == "It is so in this pairing.\n"
    other = tdapp("pair", swiss, "--why-not", "1", "2").out
    assert "The round would be otherwise at:" in other
    assert "A (1)" in other.partition("otherwise")[2]


def test_a_wish_that_the_round_keeps_is_what_stands_against_a_pair(tdapp: Tdapp, tmp_path: Path) -> None:
    drawing = "\n".join(f"{number} P{number} {2400 - 50 * number} |" for number in range(1, 9))
    wished = (ForbiddenPairs(1, 5, (1, 5), "family"),)
    path = tmp_path / "wished.tdb"
    create_event_file(path, [arena(drawing, rounds_total=5, initial_colour="W", fide_mode=False, wishes=wished)])
    assert "1 6\n" in tdapp("pair", path).out  # by the rules 1-5
    against = tdapp("pair", path, "--why-not", "1", "5").out
    assert against == "forbidden: P1 (1) and P5 (5) must not meet: the arbiter has forbidden it. [C.04.2]\n"


def test_who_was_not_seen_is_named_before_a_round_is_paired(tdapp: Tdapp, tmp_path: Path) -> None:
    with opened(tmp_path, arena(SWISS, rounds_total=4, initial_colour="W")) as store:
        store.execute(SetCheckIn(1, (1, 2, 3), CheckIn.PRESENT))
        store.execute(SetCheckIn(1, (4,), CheckIn.ABSENT))
    ran = tdapp("pair", tmp_path / "event.tdb")
    assert (ran.status, ran.out) == (2, "")
    assert "in the pairing of round 2: D." in ran.err
    assert "in the pairing of round 2: E." in ran.err
    assert tdapp("pair", tmp_path / "event.tdb", "--missing-too").out == "3\n5 1\n2 3\n4 0\n"
    assert tdapp("pair", tmp_path / "event.tdb", "--round", "1").status == 0  # that one is over


def test_no_legal_pairing_is_status_3(tdapp: Tdapp, tmp_path: Path) -> None:
    path = tmp_path / "met.trf"
    path.write_bytes(export_trf(arena("1 A | 2w1\n2 B | 1b0", rounds_total=3, initial_colour="W")))
    ran = tdapp("pair", path)
    assert (ran.status, ran.out) == (3, "")
    assert "Pair the round by hand" in ran.err
    assert tdapp("pair", path, "--round", "9").status == 2
    assert tdapp("pair", path, "--round", "0").status == 2
    for limit in ("0", "-1", "nan", "inf"):
        assert tdapp("pair", path, "--limit", limit).status == 2
    assert tdapp("pair", path, "--engine", tmp_path / "none").status == 2


def test_the_lot_can_be_given(tdapp: Tdapp, tmp_path: Path) -> None:
    path = tmp_path / "new.trf"
    path.write_bytes(export_trf(arena("1 A |\n2 B |", rounds_total=1)))
    ran = tdapp("pair", path, "--kind", "swiss")
    assert ran.out == "1\n1 2\n"
    assert "White was taken" in ran.err
    assert tdapp("pair", path, "--kind", "swiss", "--initial-colour", "b").out == "1\n2 1\n"


def test_pair_a_round_robin_by_its_table(tdapp: Tdapp, tmp_path: Path) -> None:
    path = tmp_path / "rr.trf"
    section = arena("1 A |\n2 B |\n3 C |\n4 D |", rounds_total=3, kind=Kind.ROUND_ROBIN)
    path.write_bytes(export_trf(section))
    assert tdapp("pair", path, "--round", "2").out == "2\n4 3\n1 2\n"
    assert tdapp("pair", path, "--round", "4").status == 2


def test_check_agrees(tdapp: Tdapp, swiss: Path) -> None:
    ran = tdapp("check", swiss)
    assert (ran.status, ran.out.startswith("1 round checked with tdapp")) == (0, True)
    assert "no differences" in ran.out


def test_check_names_rounds_boards_and_ranks(tdapp: Tdapp, tmp_path: Path) -> None:
    wrong = arena(
        """
          1 A 2000 | 2w1
          2 B 1900 | 1b0
          3 C 1800 | 4w1
          4 D 1700 | 3b0
        """,
        rounds_total=3,
        initial_colour="W",
    )
    path = tmp_path / "wrong.trf"
    # player 4 has no point, but rank 1
    lines = export_trf(wrong).decode().split("\r\n")
    bent = [line[:85] + "   1" + line[89:] if line.startswith("001    4") else line for line in lines]
    path.write_bytes("\r\n".join(bent).encode())
    ran = tdapp("check", path)
    assert ran.status == 1
    assert "round 1: board 1: 1 - 3 expected, found 1 - 2, found 3 - 4" in ran.out
    assert "ranks: player 4 has rank 1, but by points and tie-breaks 3 to 4" in ran.out
    assert "only points were checked" in ran.err
    assert "3 differences" in ran.out
    assert tdapp("check", path, "--round", "1").out.count("ranks:") == 0
    assert tdapp("check", path, "--round", "2").status == 2


def test_check_a_round_robin(tdapp: Tdapp, tmp_path: Path) -> None:
    section = arena(
        """
          1 A | 2w1 2b1
          2 B | 1b0 1w0
          3 C | 4w1 4b1
          4 D | 3b0 3w0
        """,
        rounds_total=3,
        kind=Kind.ROUND_ROBIN,
    )
    path = tmp_path / "rr.trf"
    path.write_bytes(export_trf(section))
    ran = tdapp("check", path)
    assert ran.status == 1
    assert "round 2: 3 and 4 are paired in round 1 of the same cycle already." in ran.out.replace("4 and 3", "3 and 4")


def test_a_berger_table_may_have_three_equal_colours_where_two_cycles_meet(tdapp: Tdapp, tmp_path: Path) -> None:
    table = berger_table(4, cycles=2)
    rows: dict[int, list[str]] = {number: [] for number in range(1, 5)}
    for held in table:
        for white, black in held.pairs:
            rows[white].append(f"{black}w=")
            rows[black].append(f"{white}b=")
    drawing = "\n".join(f"{number} P | {' '.join(row)}" for number, row in rows.items())
    path = tmp_path / "double.trf"
    path.write_bytes(export_trf(arena(drawing, rounds_total=6, cycles=2, kind=Kind.ROUND_ROBIN)))
    assert tdapp("check", path).status == 0


def test_generated_files_are_repeatable_ascii_and_check_clean(tdapp: Tdapp, tmp_path: Path) -> None:
    fixed = ("--count", "2", "--players", "12", "--rounds", "5", "--seed", "autumn", "--baku")
    ran = tdapp("generate", "-o", tmp_path / "one", *fixed)
    assert ran.status == 0
    assert ran.out.splitlines()[0] == "seed autumn"
    tdapp("generate", "-o", tmp_path / "two", *fixed)
    first = sorted((tmp_path / "one").iterdir())
    assert [path.name for path in first] == ["random-1.trf", "random-2.trf"]
    for path in first:
        data = path.read_bytes()
        assert data.isascii()
        assert data == (tmp_path / "two" / path.name).read_bytes()
        assert b"192 FIDE_DUTCH_BAKU" in data
        assert b"\n250 " in data
        assert tdapp("check", path).status == 0


def test_a_fresh_seed_is_printed(tdapp: Tdapp, tmp_path: Path) -> None:
    seeds = {
        tdapp("generate", "-o", tmp_path / name, "--players", "6", "--rounds", "2").out.splitlines()[0] for name in "ab"
    }
    assert len(seeds) == 2


def test_generate_refuses_nonsense(tdapp: Tdapp, tmp_path: Path) -> None:
    for arguments in (
        ("--players", "2"),
        ("--players", "6", "--rounds", "6"),
        ("--forfeits", "101"),
        ("--count", "0"),
        ("--seed", "ž"),
        ("--tie-breaks", "BH,,???"),
        ("--baku", "--points", "3-1-0"),
    ):
        assert tdapp("generate", "-o", tmp_path, *arguments).status == 2, arguments
    blocked = tmp_path / "file"
    blocked.touch()
    assert tdapp("generate", "-o", blocked).status == 4


def test_the_worker_is_a_flag_of_the_program() -> None:
    import subprocess
    import sys

    ran = subprocess.run(
        [sys.executable, "-m", "tdapp", "--engine-worker"], input=b"", capture_output=True, check=False, timeout=60
    )
    assert ran.returncode == 0


def test_import_names_the_rules_that_the_rounds_break(tdapp: Tdapp, tmp_path: Path) -> None:
    path = tmp_path / "twice.trf"
    path.write_bytes(export_trf(arena("1 A | 2w1 2b1\n2 B | 1b0 1w0", rounds_total=3, initial_colour="W")))
    ran = tdapp("import", path, tmp_path / "twice.tdb")
    assert ran.status == 0
    breach = "Round 2 of the file breaks a rule of pairing (C.04.1, 2): B (2) and A (1) have met"
    assert f"{path}:1:1: note: {breach}" in ran.err
    assert tdapp("export", tmp_path / "twice.tdb", tmp_path / "back.trf").status == 0
    assert b"### tdapp: Round 2 of the file breaks a rule of pairing" in (tmp_path / "back.trf").read_bytes()


@pytest.mark.parametrize("code", ["FIDE_LIM", "CUSTOM_SWISS"])
def test_a_system_that_is_not_paired_here_is_refused_by_name(tdapp: Tdapp, tmp_path: Path, code: str) -> None:
    """It was paired and checked as the Dutch system of 2026, without a word."""
    section = arena("1 A | 2w1\n2 B | 1b0\n3 C | 4w1\n4 D | 3b0", rounds_total=3, initial_colour="W", type_code=code)
    trf = tmp_path / "open.trf"
    trf.write_bytes(export_trf(section))
    paired = tdapp("pair", trf)
    assert (paired.status, paired.out) == (2, "")
    assert "record 192" in paired.err
    checked = tdapp("check", trf)
    assert (checked.status, checked.out) == (5, "")
    assert f"not judged: rounds of the {not_paired(section)} (record 192: {code})" in checked.err
    assert "--system" in paired.err
    assert "--system" in checked.err
    assert tdapp("pair", trf, "--system", "dutch").out == "2\n3 1\n2 4\n"
    judged = tdapp("check", trf, "--system", "dutch")
    assert judged.status == 1
    assert judged.out.startswith("round 1: board 1: 1 - 3 expected")


def test_what_holds_in_every_system_is_said_of_one_that_is_not_judged(tdapp: Tdapp, tmp_path: Path) -> None:
    trf = tmp_path / "open.trf"
    again = arena("1 A | 2w1 2b1\n2 B | 1b0 1w0", rounds_total=3, initial_colour="W", type_code="FIDE_LIM")
    trf.write_bytes(export_trf(again))
    ran = tdapp("check", trf)
    assert ran.status == 5
    assert ran.out.startswith("round 2: B (2) and A (1) have met in round 1. (C.04.1, 2)\n")


def test_a_system_is_named_by_its_id(tdapp: Tdapp, swiss: Path, tmp_path: Path) -> None:
    plain = tdapp("pair", swiss).out
    assert tdapp("pair", swiss, "--system", "dutch").out == plain
    table = tdapp("pair", swiss, "--system", "round-robin", "--round", "1")
    assert table.out == "3\n2 5\n3 4\n1 0\n"
    assert tdapp("standings", swiss, "--system", "dutch").out == tdapp("standings", swiss).out
    for wrong, said in (
        ("dutsch", "is no pairing system; known are dutch, dutch-2017,"),
        ("lim", "rounds of the Lim system are not paired here"),
        ("dutch:a=1", "has no parameters"),
        ("team-swiss", "does not fit it"),
    ):
        for verb in ("pair", "check", "standings"):
            ran = tdapp(verb, swiss, "--system", wrong)
            assert (ran.status, ran.out) == (2, "")
            assert said in ran.err
    event = tmp_path / "event.tdb"
    assert tdapp("import", swiss, event).status == 0
    assert tdapp("pair", event, "--system", "dutch").out == plain
    assert "does not fit it" in tdapp("pair", event, "--system", "round-robin").err
    assert tdapp("pair", swiss, "--kind", "swiss", "--system", "round-robin").status == 2


def test_round_robins_are_generated_by_their_table(tdapp: Tdapp, tmp_path: Path) -> None:
    ran = tdapp("generate", "-o", tmp_path, "--system", "round-robin", "--players", "7", "--seed", "t")
    assert ran.status == 0
    assert "7 players, 7 rounds" in ran.out
    path = tmp_path / "random-1.trf"
    assert tdapp("check", path).out.endswith("7 rounds checked with the rules of round robins: no differences\n")
    for wrong in (
        ("--system", "round-robin", "--rounds", "3"), ("--system", "round-robin", "--half-byes", "5"),
        ("--system", "round-robin", "--baku"), ("--system", "team-rr"), ("--system", "dutch", "--teams", "6"),
        ("--system", "lim"), ("--system", "round-robin", "--players", "61"),
    ):  # fmt: skip
        assert tdapp("generate", "-o", tmp_path / "no", *wrong).status == 2, wrong


def test_the_rounds_of_a_random_tournament_are_those_that_players_see(tdapp: Tdapp, tmp_path: Path) -> None:
    made = ("generate", "-o", tmp_path, "--players", "8", "--rounds", "3", "--seed", "s")
    assert tdapp(*made, "--system", "double-swiss").out.endswith("8 players, 3 rounds\n")
    assert tdapp("check", tmp_path / "random-1.trf").out.startswith("6 rounds checked")  # each has two games
