"""Lists and files of Swiss-Manager, Vega, SwissSys and Sharly Chess; the public samples are named in samples.py."""

from __future__ import annotations

import datetime as dt
import json
from dataclasses import replace
from pathlib import Path

import pytest

from tdapp.app.backend import FileBackend
from tdapp.cli.main import run
from tdapp.domain.section.event import Kind, Section
from tdapp.domain.section.outcome import Cell, Outcome
from tdapp.domain.section.player import Sex
from tdapp.domain.section.whole_event import WholeEvent
from tdapp.domain.words.errors import InputRefused
from tdapp.interchange.as_report import as_reports
from tdapp.interchange.players_table import preview
from tdapp.interchange.programs.swisssys import read_swisssys
from tdapp.interchange.programs.vega import read_vega
from tdapp.interchange.table_columns import guess
from tdapp.interchange.table_files import table_of_text
from tests.arena import arena
from tests.interchange.programs.samples import (
    FILES,
    PLAYERS_OF_SHARLY,
    PLAYERS_OF_SWISS_MANAGER,
    SWISSSYS,
    SWISSSYS_WEB,
    VEGA,
)


def sections(name: str) -> list[Section]:
    return [made.reading.section for made in as_reports(FILES[name], name)]


def said(name: str) -> list[str]:
    return [note.text for made in as_reports(FILES[name], name) for note in made.reading.notes]


def colourless(section: Section, round_number: int) -> tuple[tuple[Cell, ...], ...]:
    """The cells, without the colours of the forfeits of a round: SwissSys does not keep them."""
    return tuple(
        tuple(
            replace(cell, colour=None) if index == round_number and cell.rules.forfeit else cell
            for index, cell in enumerate(row, 1)
        )
        for row in section.cells
    )


def test_a_ranking_crosstable_of_chess_results_with_a_round_under_way() -> None:
    (section,) = sections("chess-results.csv")
    assert section.event.name == "Herbstturnier der Senioren 2026"
    assert (section.event.city, section.event.start, section.event.end) == (
        "Linz", dt.date(2026, 2, 6), dt.date(2026, 2, 13),
    )  # fmt: skip
    expected = arena(
        "1 A | 5b1 2w1 3b?\n2 B | 4w1 1b0 5b?\n3 C | H 4w= 1w?\n4 D | 2b0 3b= U\n5 E | 1w0 6b+ 2w?\n6 F | U 5w- Z"
    )
    assert section.cells == expected.cells
    assert [(one.name, one.title, one.rating, one.federation) for one in section.players][:4] == [
        ("Ahorn Karl", "", 2020, "AUT"),
        ("Birke Susanna", "WFM", 1904, "AUT"),
        ("Esche Rado", "", 1926, "SRB"),
        ("Föhre Åke", "", None, "SWE"),  # 1500 is his performance
    ]
    assert "the table gives" not in said("chess-results.csv")  # his bye of the round under way is not in his points yet


def test_a_german_round_robin_of_chess_results_with_clubs_and_decimal_commas() -> None:
    (section,) = sections("grid.csv")
    assert section.kind is Kind.ROUND_ROBIN
    assert [(one.rating, one.title) for one in section.players] == [(2482, "GM"), (2055, ""), (2225, ""), (None, "")]
    assert [cell.outcome for cell in section.cells[3] if cell.opponent == 3] == [Outcome.FORFEIT_LOSS]


def test_a_crosstable_by_starting_rank() -> None:
    (section,) = sections("rank.txt")
    assert section.cells == arena("1 A | 3b1 2w=\n2 B | 4w1 1b=\n3 C | 1w0 4b1\n4 D | 2b0 3w0").cells
    assert [one.title for one in section.players] == ["IM", "", "FM", ""]


def test_players_who_only_had_byes_are_not_lost() -> None:
    text = b"1\tAnna\t1\t0\n2\tBela\t3w1\t4b1\n3\tCilla\t2b0\t0\n4\tDora\t0\t2w0\n5\tEva\t\xc2\xbd\t0\n"
    (made,) = as_reports(text, "x.txt")
    assert [one.name for one in made.reading.section.players] == ["Anna", "Bela", "Cilla", "Dora", "Eva"]
    outcomes = [row[0].outcome for row in made.reading.section.cells]
    assert (outcomes[0], outcomes[4]) == (Outcome.PAIRING_BYE, Outcome.HALF_POINT_BYE)


def test_players_of_swiss_manager_and_of_sharly_chess() -> None:
    table = table_of_text(PLAYERS_OF_SWISS_MANAGER)
    first, second = (row.player for row in preview(table, guess(table)))
    assert first is not None
    assert second is not None
    assert (first.name, first.title, first.fide_id, first.federation, first.national_rating, first.sex) == (
        "Falke, Ida", "WFM", "1630100", "AUT", 1500, Sex.FEMALE,
    )  # fmt: skip
    assert [(one.kind, one.value) for one in first.ratings if one.kind == "standard"] == [("standard", 1611)]
    assert (second.fide_id, second.club) == ("", "")
    table = table_of_text(PLAYERS_OF_SHARLY)
    first, second = (row.player for row in preview(table, guess(table)))
    assert first is not None
    assert second is not None
    assert (first.name, first.birth, first.sex, first.rating, first.club, first.paid, first.owed) == (
        "FALKE, Ida", "2001-05-07", Sex.FEMALE, 2300, "Cercle", "20", "20",
    )  # fmt: skip
    assert {(one.kind, one.value) for one in first.ratings} == {("standard", 2300), ("rapid", 2210)}
    assert (second.name, second.rating, second.birth) == ("MILAN, Jon", 1399, "1999")


def test_swisssys_every_section_of_its_file() -> None:
    swiss, robin = sections("open.sjson")
    assert (swiss.name, swiss.rounds_total, swiss.kind) == ("Open I", 4, Kind.SWISS)
    assert (swiss.event.name, swiss.event.city, swiss.event.federation) == ("Autumn Open", "Portland", "USA")
    assert swiss.event.start == dt.date(2026, 3, 21)
    expected = arena(
        "1 A | 4b1 2w= 3b?\n2 B | 5w1 1b= U\n3 C | H 4w+ 1w?\n4 D | 1w0 3b- Z\n5 E | 2b0 Z Z", rounds_total=4
    )
    assert tuple(row[:3] for row in swiss.cells) == colourless(expected, 2)
    assert swiss.announced(4)[2] is Outcome.HALF_POINT_BYE
    fox = swiss.players[0]
    assert (fox.name, fox.rating, fox.national_id, fox.club) == ("Fox, Ann", 1900, "12536681", "BALA")
    assert robin.kind is Kind.ROUND_ROBIN
    assert robin.cells == arena("1 O | 3w1 R 2b0\n2 P | R 3b= 1w1\n3 Q | 1b0 2w= R").cells
    assert (robin.players[0].title, robin.players[0].sex, robin.players[0].birth) == ("WIM", Sex.FEMALE, "1990")


def test_swisssys_report_for_the_web() -> None:
    (section,) = sections("web.json")
    assert section.cells == colourless(arena("1 A | 2b1 3w+\n2 B | 1w0 U\n3 C | H 1b-"), 2)
    assert (section.players[2].rating, section.event.start) == (None, dt.date(2026, 3, 21))


def test_swisssys_byes_reserved_for_different_rounds() -> None:
    changed = json.loads(json.dumps(SWISSSYS))
    first, second, *_ = changed["Sections"][0]["Players"]
    first["Reserved byes"], second["Reserved byes"] = "4z", ""
    section = read_swisssys(json.dumps(changed).encode(), "x")[0].section
    assert len({len(row) for row in section.cells}) == 1
    assert section.announced(4)[first["Pair number"]] is Outcome.ZERO_POINT_BYE
    assert as_reports(json.dumps(changed).encode(), "x.sjson")[0].reading.section.announced(4)


def test_swisssys_forfeits_without_an_opponent_and_with_one_colour_for_both() -> None:
    changed = json.loads(json.dumps(SWISSSYS_WEB))
    players = changed["sections"][0]["players"]
    players[0]["colors"], players[2]["colors"] = ["B", "W"], ["-", "W"]
    (made,) = read_swisssys(json.dumps(changed).encode(), "x")
    assert made.section.cells[0][1] == Cell(Outcome.FORFEIT_WIN, 3)
    players[0]["ops"], players[2]["ops"] = [2, 0], [0, 0]
    (made,) = read_swisssys(json.dumps(changed).encode(), "x")
    assert [made.section.cells[place][1].outcome for place in (0, 2)] == [
        Outcome.FULL_POINT_BYE, Outcome.ZERO_POINT_BYE,
    ]  # fmt: skip
    assert "A win by forfeit against nobody was taken as a full-point bye." in [note.text for note in made.notes]


def test_swisssys_writes_a_zero_byte_for_no_colour() -> None:
    data = json.dumps(SWISSSYS_WEB).replace('"colors": ["-", "-"]', '"colors": ["\0", "-"]', 1).encode()
    assert b"\0" in data
    assert read_swisssys(data, "x")


def test_vega_tournament_description() -> None:
    (section,) = sections("km.tdf")
    assert section.cells == arena("1 A | 3w1 2b= H\n2 B | 4b1 1w= 3b+\n3 C | 1b0 Z 2w-\n4 D | 2w0 U Z").cells
    assert (section.event.name, section.event.city, section.event.federation) == ("Torneo km uno", "Scalea", "ITA")
    assert (section.event.start, section.event.chief_arbiter) == (dt.date(2026, 12, 18), "AF Faggio Flavio")
    assert section.rounds_total == 5
    first, second, third, _ = section.players
    assert (first.name, first.title, first.fide_id, first.birth) == ("ACERO Sergio", "FM", "811394", "1965-12-15")
    assert (second.title, second.sex, second.birth) == ("WGM", Sex.FEMALE, "1971")
    assert third.rating == 1700  # the national one: FIDE has none


def test_vega_page_for_the_web_is_read_as_it_is_saved() -> None:
    (section,) = sections("crosstable.html")
    event = section.event
    assert (event.name, event.start, event.end) == ("2026 Bay April Rapid", dt.date(2026, 4, 15), dt.date(2026, 4, 16))
    assert section.cells == arena("1 A | 3b1 2w=\n2 B | H 1b=\n3 C | 1w0 U").cells
    assert [(one.name, one.title, one.rating) for one in section.players] == [
        ("Ash, Rey", "CM", 2212), ("Elm, Dean", "", 1920), ("Oak, Kim", "", 1799),
    ]  # fmt: skip


def test_a_saved_page_with_a_plain_table() -> None:
    rows = (("1", "Anna", "2w1"), ("2", "Bela", "1b0"))
    page = "<html><body><table>" + "".join(
        "<tr>" + "".join(f"<td><a href='x'>{cell}</a></td>" for cell in row) + "</tr>" for row in rows
    )
    (made,) = as_reports(f"{page}</table></body>".encode(), "p.html")
    assert made.reading.section.cells == arena("1 Anna | 2w1\n2 Bela | 1b0").cells


@pytest.mark.parametrize(
    ("change", "said"),
    [
        (("+;4;B;1;4;4;0", "+;9;B;1;9;9;0"), "Open I: Round 1: player 1 meets 9, who is not in the table."),
        (("=;1;B;1;1;1;0", "+;1;B;1;1;1;0"), "Open I: Round 2: the results of players 1 and 2 do not fit together."),
        (("H;-1;-;0;-1;-1;0.5", "Q;-1;-;0;-1;-1;0"), "Open I: 3: “Q” in round 1 is no result."),
    ],
)
def test_swisssys_names_what_contradicts_itself(change: tuple[str, str], said: str) -> None:
    data = json.dumps(SWISSSYS).replace(*change).encode()
    with pytest.raises(InputRefused) as refused:
        read_swisssys(data, "x")
    assert said in [fault.text for fault in refused.value.faults]


@pytest.mark.parametrize(
    ("change", "line"), [(("3 w 1", "3 b 1"), 15), (("1 b 0 |", "1 b x |"), 17), (("| 2201 | LAT", ""), 16)]
)
def test_vega_names_the_line(change: tuple[str, str], line: int) -> None:
    with pytest.raises(InputRefused) as refused:
        read_vega(VEGA.replace(*change).encode(), "x")
    assert line in [fault.line for fault in refused.value.faults]


@pytest.mark.parametrize("name", FILES)
def test_each_goes_through_the_one_review_and_becomes_an_event(name: str, tmp_path: Path) -> None:
    path = tmp_path / name
    path.write_bytes(FILES[name])
    backend = FileBackend()
    review = backend.read_trf(path)
    assert review.assumptions
    backend.import_trf(review, tmp_path / "window.tdb").close()
    assert run(["import", str(path), str(tmp_path / "line.tdb")]) == 0
    if name == "open.sjson":
        assert isinstance(review.reading, WholeEvent)
        assert [section.name for section in review.reading.sections] == ["Open I", "Norm RR"]


def test_a_file_of_several_sections_beside_others(tmp_path: Path) -> None:
    for name in ("open.sjson", "km.tdf"):
        (tmp_path / name).write_bytes(FILES[name])
    review = FileBackend().read_several([tmp_path / "open.sjson", tmp_path / "km.tdf"])
    assert isinstance(review.reading, WholeEvent)
    assert [section.name for section in review.reading.sections] == ["Open I", "Norm RR", "km"]


def test_numbers_and_points_of_the_web_report_are_kept_apart() -> None:
    other = json.loads(json.dumps(SWISSSYS_WEB))
    other["sections"].append({**other["sections"][0], "section": "Two"})
    made = read_swisssys(json.dumps(other).encode(), "x")
    assert [one.section.name for one in made] == ["Open I", "Two"]
    assert replace(made[0].section, name="Two") == made[1].section
