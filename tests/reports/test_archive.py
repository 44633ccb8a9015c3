"""Everything of an event in one ZIP: what is in it, and that it can be read again."""

from __future__ import annotations

import io
import zipfile
from dataclasses import replace

from tdapp.domain.games.record import GameRecord
from tdapp.domain.games.text import plies_of
from tdapp.reports.archive import archive
from tdapp.services.rounds.whole import whole_event
from tdapp.trf.reader import read_trf
from tests.arena import arena
from tests.reports.builders import OPTIONS

SECTION = arena("1 Anna 2000 | 2w1 3b=\n2 Bela 1900 | 1b0 U\n3 Cilla 1800 | U 1w=", name="A")


def opened(whole) -> dict[str, bytes]:
    with zipfile.ZipFile(io.BytesIO(archive(whole, OPTIONS, {"event.json": b"{}"}))) as made:
        return {name: made.read(name) for name in made.namelist()}


def test_one_section_has_reports_tables_and_games():
    game = GameRecord(1, 1, 2, plies=plies_of("e2e4 e7e5"), result="1-0")
    held = opened(replace(whole_event(SECTION), games=((game,),)))
    assert {"event.json", "report.trf", "report trf16.trf", "tables.xlsx", "pgn/round 1.pgn", "pgn/round 2.pgn"} <= set(
        held
    )
    assert {"csv/standings.csv", "csv/crosstable.csv", "csv/start-list.csv", "csv/it3.csv"} <= set(held)
    assert not any("cards" in name for name in held)
    assert read_trf(held["report.trf"]).section.cells == SECTION.cells
    assert b"1. e4 e5" in held["pgn/round 1.pgn"]
    assert b"Anna" in held["csv/standings.csv"]


def test_sections_have_folders_and_a_second_archive_differs_only_in_its_workbooks():
    whole = whole_event(SECTION)
    two = replace(
        whole, sections=(SECTION, replace(SECTION, name="a")), rounds=whole.rounds * 2, games=((), ()),
    )  # fmt: skip
    held = opened(two)
    assert {name.split("/")[0] for name in held} == {"event.json", "A", "a (2)"}
    again = opened(two)
    assert {name for name in held if held[name] != again.get(name)} <= {"A/tables.xlsx", "a (2)/tables.xlsx"}


def test_an_event_without_players():
    assert "report.trf" in opened(whole_event(arena("")))
