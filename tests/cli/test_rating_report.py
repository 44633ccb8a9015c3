"""`tdapp rating-report`: findings with their fields, and everything for the rating officer in one folder."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

from tdapp.domain.games.record import GameRecord
from tdapp.domain.games.text import plies_of
from tdapp.domain.section.event import RatingCorrection
from tdapp.domain.section.outcome import Colour, GameResult, Outcome
from tdapp.domain.section.whole_event import WholeEvent
from tdapp.storage import create_event_file
from tdapp.trf.reader import read_trf
from tests.cli.conftest import Ran
from tests.effort import thorough
from tests.services.norms.test_norms import one_against_nine
from tests.services.ratings.test_readiness import complete

Tdapp = Callable[..., Ran]


def test_everything_goes_into_a_folder(tdapp: Tdapp, tmp_path: Path) -> None:
    late = RatingCorrection(1, 1, 2, GameResult.DRAW)
    path = tmp_path / "open.tdb"
    game = GameRecord(1, 1, 2, plies=plies_of("e2e4 e7e5"), result="1-0")
    create_event_file(path, WholeEvent((replace(complete(), rating_corrections=(late,)),), (), games=((game,),)))
    ran = tdapp("rating-report", path, tmp_path)
    assert ran.status == 0
    folder = tmp_path / "Open rating report"
    names = {one.name for one in folder.iterdir()}
    assert names == {
        "open trf26 rating.trf", "open trf16 rating.trf", "open it3.pdf", "open it3.xlsx", "open rating-changes.pdf",
        "open findings.txt", "open games.pgn", "open receipt.pdf", "open receipt.txt",
    }  # fmt: skip
    told = read_trf((folder / "open trf26 rating.trf").read_bytes()).section
    assert told.cells[0][0].outcome is Outcome.DRAW
    pgn = (folder / "open games.pgn").read_text()
    assert pgn.count("[Event ") == 1
    assert "1. e4 e5" in pgn
    assert "Nothing is missing." in (folder / "open findings.txt").read_text("utf-8-sig")
    assert tdapp("rating-report", path, tmp_path).status == 0
    assert (tmp_path / "Open rating report 2").is_dir()
    assert tdapp("rating-report", path, tmp_path / "none").status == 2


def test_what_is_missing_is_named_with_its_field(tdapp: Tdapp, tmp_path: Path) -> None:
    section = complete()
    section = replace(section, players=(replace(section.players[0], fide_id=""), *section.players[1:]))
    path = tmp_path / "open.tdb"
    create_event_file(path, [section])
    ran = tdapp("rating-report", path, "--format", "json")
    assert ran.status == 1
    found = json.loads(ran.out)
    assert found["ready"] is False
    assert (found["rated_games"], found["unrated_games"]) == (2, 0)
    (lack,) = found["findings"]
    assert (lack["id"], lack["place"], lack["field"], lack["number"]) == ("no-fide-id", "player", "fide_id", 1)
    assert "Anna (1) has no FIDE ID." in tdapp("rating-report", path).out


@thorough
def test_the_receipt_says_what_each_reader_made_of_each_file(tdapp: Tdapp, tmp_path: Path) -> None:
    path = tmp_path / "open.tdb"
    create_event_file(path, [complete()])
    ran = tdapp("rating-report", path, "--receipt", "--format", "json")
    assert ran.status == 0
    found = json.loads(ran.out)
    assert found["agrees"] is True
    assert [(one["reader"], one["file"], one["took"]) for one in found["receipt"]] == [
        ("tdapp, by columns", "trf26", True), ("gacrux", "trf26", True),
        ("tdapp, by columns", "trf16", True), ("gacrux", "trf16", True),
    ]  # fmt: skip
    assert "gacrux, trf16: agrees" in tdapp("rating-report", path, "--receipt").out
    assert "receipt" not in json.loads(tdapp("rating-report", path, "--format", "json").out)
    assert tdapp("rating-report", path, "--receipt", "--bbp", tmp_path / "none").status == 2


def test_norms_come_with_their_certificates_and_their_games(tdapp: Tdapp, tmp_path: Path) -> None:
    section = one_against_nine("SLO", "1111110==", rounds_total=9)
    section = replace(section, players=tuple(replace(one, rating=2475) for one in section.players))
    games = tuple(
        GameRecord(number, *sides, plies=plies_of("e2e4 e7e5"), result="1-0")
        for number, cell in enumerate(section.cells[0], start=1)
        if cell.opponent
        for sides in [(1, cell.opponent) if cell.colour is Colour.WHITE else (cell.opponent, 1)]
    )
    path = tmp_path / "norms.tdb"
    create_event_file(path, WholeEvent((section,), (), games=(games,)))
    tdapp("rating-report", path, tmp_path)
    (folder,) = (one for one in tmp_path.iterdir() if one.is_dir())
    names = {one.name for one in folder.iterdir()}
    assert names >= {"norms it1.pdf", "norms norm-games.pgn", "norms games.pgn"}
    assert (folder / "norms norm-games.pgn").read_text().count("[Event ") == 9
    assert (folder / "norms it1.pdf").read_bytes().startswith(b"%PDF")
