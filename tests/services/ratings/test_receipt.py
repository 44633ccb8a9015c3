"""The receipt of a tournament report: every difference that a reader can find is found, and agreement is said."""

from __future__ import annotations

import os
from collections.abc import Mapping
from dataclasses import replace
from fractions import Fraction

import pytest

from tdapp.domain.section.event import RatingCorrection, Section
from tdapp.domain.section.outcome import GameResult
from tdapp.domain.section.scoring import PointSystem
from tdapp.pairing.engines.engine import EngineFault
from tdapp.reports.rating_pack import rating_files
from tdapp.reports.rating_receipt import receipt_text
from tdapp.services.ratings.readers import receipt_of
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
    assert "Player 3 has no record." in witness.said


def test_gacrux_counts_otherwise_or_does_not_read_at_all() -> None:
    files = {"trf26": rating_files(SECTION)["trf26"]}
    found = receipt(SECTION, files, points=lambda text: points_of(SECTION) | {2: "0.5"})
    assert found.witnesses[1].said == ("Bela (2): it counts 0.5 points, the event has 1.0.",)
    assert found.sentence == "1 reader found a difference."

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
