"""The receipt of a tournament report: every difference that a reader can find is found, and agreement is said."""

from __future__ import annotations

import os
import shutil
from collections.abc import Mapping
from dataclasses import replace
from fractions import Fraction
from pathlib import Path

import pytest

from tdapp.domain.section.event import RatingCorrection, Section
from tdapp.domain.section.outcome import GameResult
from tdapp.domain.section.scoring import PointSystem
from tdapp.pairing.engines.engine import EngineFault, Patience
from tdapp.pairing.engines.external import BbpPairings
from tdapp.pairing.engines.gacrux import GacruxEngine
from tdapp.reports.rating_pack import rating_files
from tdapp.reports.rating_receipt import receipt_text
from tdapp.services.ratings.readers import bbp_on_path, readers_of, receipt_of
from tdapp.services.ratings.receipt import BBP, GACRUX, STRICT, receipt
from tests.arena import random_round_robin, random_swiss
from tests.effort import some
from tests.services.ratings.test_readiness import complete
from tests.team_events import random_team_event

SECTION = complete()


def points_of(section: Section) -> dict[int, str]:
    return {
        player.number: str(sum((section.points.awarded(cell) for cell in row), Fraction(0)))
        for player, row in zip(section.players, section.cells, strict=True)
    }


def test_three_readers_of_two_files_agree() -> None:
    found = receipt(
        SECTION, rating_files(SECTION), points=lambda text: points_of(SECTION), takes=lambda data: (True, "")
    )
    assert [(one.reader, one.file, one.took) for one in found.witnesses] == [
        (reader, flavour, True) for flavour in ("trf26", "trf16") for reader in (STRICT, GACRUX, BBP)
    ]
    assert found.agrees
    assert found.sentence == "Read and agreed by: tdapp, by columns; gacrux; bbpPairings."
    assert found.witnesses[0].said == ("3 records with 6 rounds, each column as the event has it.",)


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        (b"Anna ", b"Anne ", "Anna (1): the column name holds “Anne”, the event says “Anna”."),
        (b" 2000 ", b" 2001 ", "the column rating holds “2001”, the event says “2000”"),
        (b"1600001", b"1600007", "the column FIDE ID holds “1600007”"),
        (b"   2 w 1", b"   2 b 1", "trf16:"),
        (b"   2 w 1", b"   3 w 1", "the column of round 1 is not the game of the event"),
        (b" 1.5 ", b" 9.5 ", "the points column holds 9.5, the games make 1.5"),
        (b"1990/00/00", b"1991/00/00", "the column birth holds “1991/00/00”"),
        (b"AUT  ", b"GER  ", "the column federation holds “GER”"),
    ],
)
def test_the_strict_reader_names_every_column_that_differs(old: bytes, new: bytes, said: str) -> None:
    data = rating_files(SECTION)["trf16"]
    assert old in data
    (witness,) = receipt(SECTION, {"trf16": data.replace(old, new, 1)}).witnesses
    assert witness.took is False
    assert any(said in one for one in witness.said), witness.said


def test_a_record_that_is_not_there_is_missed() -> None:
    lines = rating_files(SECTION)["trf16"].split(b"\r\n")
    data = b"\r\n".join(line for line in lines if not line.startswith(b"001    3"))
    (witness,) = receipt(SECTION, {"trf16": data}).witnesses
    assert witness.said[:2] == ("2 records for 3 players.", "Player 3 has no record.")
    twice = b"\r\n".join([*lines[:-1], next(line for line in lines if line.startswith(b"001    3")), b""])
    (witness,) = receipt(SECTION, {"trf16": twice}).witnesses
    assert "4 records for 3 players." in witness.said
    moved = rating_files(SECTION)["trf16"].replace(b"001    3", b"001    2")
    (witness,) = receipt(SECTION, {"trf16": moved}).witnesses
    assert "3 records for 3 players." in witness.said  # two of them have one number


def test_gacrux_counts_otherwise_or_does_not_read_at_all() -> None:
    files = {"trf26": rating_files(SECTION)["trf26"]}
    found = receipt(SECTION, files, points=lambda text: points_of(SECTION) | {2: "0.5"})
    assert found.witnesses[1].said == ("Bela (2): it counts 0.5 points, the event has 1.0.",)
    assert found.sentence == "1 reader found a difference."

    found = receipt(SECTION, files, points=lambda text: points_of(SECTION) | {2: None, 3: "1.6"})
    assert found.witnesses[1].said == (
        "Bela (2): it counts – points, the event has 1.0.", "Cilla (3): it counts 1.6 points, the event has 1.5.",
    )  # fmt: skip

    def refuses(text: str) -> Mapping[int, str | None]:
        raise EngineFault("no", engine="gacrux", trf=text, details="Traceback\nGacruxInputError: line 7\n")

    found = receipt(SECTION, files, points=refuses)
    assert found.witnesses[1].said == ("It could not read the file (GacruxInputError: line 7).",)


def test_who_cannot_be_asked_is_not_asked() -> None:
    three = replace(SECTION, points=PointSystem(Fraction(3), Fraction(1)))
    found = receipt(three, rating_files(three), points=lambda text: points_of(three), takes=lambda data: (False, "no"))
    assert [one.took for one in found.witnesses if one.reader == GACRUX] == [True, None]
    assert [one.said for one in found.witnesses if one.reader == BBP] == [("no",), ("no",)]
    robin = random_round_robin(1, 6)
    found = receipt(robin, {"trf16": rating_files(robin)["trf16"]}, takes=lambda data: (False, "no"))
    assert found.witnesses[1].took is None
    assert found.agrees


def test_results_found_too_late_are_what_the_report_is_compared_with() -> None:
    corrected = replace(SECTION, rating_corrections=(RatingCorrection(1, 1, 2, GameResult.DRAW),))
    assert receipt(corrected, rating_files(corrected)).agrees
    assert not receipt(SECTION, rating_files(corrected)).agrees


@pytest.mark.parametrize("seed", some(40, 4))
def test_the_readers_of_this_computer_agree_on_generated_events(seed: int) -> None:
    makers = (lambda: random_swiss(seed, 8 + seed % 12, 5), lambda: random_round_robin(seed, 5 + seed % 6))
    section = makers[seed % 2]()
    found = receipt_of(section, rating_files(section), os.environ.get("TDAPP_BBPPAIRINGS", ""))
    assert found.agrees, receipt_text(found).decode("utf-8-sig")
    assert {one.reader for one in found.witnesses if one.took} >= {STRICT, GACRUX}


def test_teams_are_read_as_well() -> None:
    section = random_team_event(2, 6, 4, 4)
    found = receipt_of(section, {"trf26": rating_files(section)["trf26"]})
    assert found.agrees, receipt_text(found).decode("utf-8-sig")


def test_gacrux_is_asked_for_a_minute_at_most(monkeypatch: pytest.MonkeyPatch) -> None:
    """For the points after the last round, by the rules of the event's kind."""
    asked: list[tuple[object, ...]] = []

    def values(self: object, text: str, code: str, rounds: int, **given: object) -> dict[int, tuple[str, str]]:
        asked.append((text, rounds, given["round_robin"], given["patience"]))
        return {1: ("1.5", "0"), 2: ("1", "0")}

    monkeypatch.setattr(GacruxEngine, "tiebreak_values", values)
    for section, berger in ((SECTION, False), (random_round_robin(1, 4), True)):
        with readers_of(section) as found:
            assert found.points is not None
            assert found.points("the file") == {1: "1.5", 2: "1"}
        assert asked.pop() == ("the file", section.rounds_held, berger, Patience(60.0))


def test_an_absence_may_be_left_empty() -> None:
    """As TRF16 and TRF26 let it be written: in the middle of the rounds, and where a player has left."""
    section = complete("1 Anna 2000 | 2w1 Z 2b=\n2 Bela 1900 | 1b0 F 1w=\n3 Cilla 1800 | H Z Z", round_dates=())
    data = rating_files(section)["trf16"]
    assert data.count(b"0000 - Z") == 3
    for left in (data, data.replace(b"0000 - Z", b"        ", 1), data.replace(b"0000 - Z", b"        ")):
        (witness,) = receipt(section, {"trf16": left}).witnesses
        assert not [one for one in witness.said if "is not the game of the event" in one], left
    for sign in (b"0000 - F", b"0000 - H"):
        assert sign in data
        (witness,) = receipt(section, {"trf16": data.replace(sign, b"        ", 1)}).witnesses
        assert any("is not the game of the event" in one for one in witness.said)


@pytest.mark.parametrize(
    ("given", "on_path", "path"),
    [("", {}, None), ("", {"bbpPairings.exe"}, "bbpPairings.exe"),
     ("", {"bbpPairings", "bbpPairings.exe"}, "bbpPairings"), ("mine", {"bbpPairings"}, "mine"),
     ("", {"bbpPairings.jar"}, None), ("javafo.jar", {"bbpPairings"}, None)],
)  # fmt: skip
def test_bbp_reads_along_where_it_is_found(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, given: str, on_path: set[str], path: str | None
) -> None:
    """Where the computer finds it by its name, or where it is said to be; JaVaFo reads no report."""
    for name in (*on_path, "mine", "javafo.jar"):
        (tmp_path / name).touch()
    monkeypatch.setattr(shutil, "which", lambda name: str(tmp_path / name) if name in on_path else None)
    asked = []
    monkeypatch.setattr(BbpPairings, "takes", lambda self, data, patience: (asked.append(self._path.name), ""))
    assert bbp_on_path() == next((str(tmp_path / one) for one in sorted(on_path) if not one.endswith("jar")), "")
    with readers_of(SECTION, str(tmp_path / given) if given else "") as found:
        assert (found.takes is not None) is (path is not None)
        if found.takes is not None:
            found.takes(b"")
    assert asked == ([path] if path else [])


@pytest.mark.parametrize("open_one", ["?", "~"])
def test_a_game_without_a_result_is_read_as_it_is_written(open_one: str) -> None:
    section = complete(f"1 Anna 2000 | 2w{open_one} 3b=\n2 Bela 1900 | 1b{open_one} U\n3 Cilla 1800 | U 1w=")
    for flavour, data in rating_files(section).items():
        (witness,) = receipt(section, {flavour: data}).witnesses
        assert witness.took, witness.said
        other = data.replace(b"2 w", b"2 b", 1)
        assert other != data
        assert not receipt(section, {flavour: other}).agrees
