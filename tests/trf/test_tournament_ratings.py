"""Record 172 (TRF26): FIDE, NRO, FIDON, NIDOF, HBFN, LBFN, OTHER over records 001 and the national ones."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from tdapp.domain.section.event import RatingMethod, Section
from tdapp.domain.section.player import Player, Rating
from tdapp.trf.reader import read_trf
from tdapp.trf.writer import losses, write_trf
from tests.trf.lines import p, place, trf

#             FIDE   national
# 1 Both      2000   2100
# 2 FIDE only 1900   -
# 3 National  -      1500
# 4 Neither   -      -
# 5 Same      1800   1800
METHODS = {
    "FIDE": (2000, 1900, None, None, 1800),
    "NRO": (2100, None, 1500, None, 1800),
    "FIDON": (2000, 1900, 1500, None, 1800),
    "NIDOF": (2100, 1900, 1500, None, 1800),
    "HBFN": (2100, 1900, 1500, None, 1800),
    "LBFN": (2000, 1900, 1500, None, 1800),
    "OTHER": (2000, 1900, None, None, 1800),
}


def national(number: int, rating: str) -> str:
    return place((1, "SLO"), (5, str(number).rjust(4)), (49, rating))


def file(*records: str) -> bytes:
    return trf(
        "012 Test",
        "032 SLO",
        "042 2026/05/01",
        "092 Individual: Swiss-System",
        "142 5",
        *records,
        p(1, "0.0", rating="2000"),
        p(2, "0.0", rating="1900"),
        p(3, "0.0"),
        p(4, "0.0"),
        p(5, "0.0", rating="1800"),
        national(1, "2100"),
        national(3, "1500"),
        national(5, "1800"),
    )


def official_column(data: bytes) -> list[str]:
    return [line[48:52].strip() for line in data.decode().splitlines() if line.startswith("001")]


@pytest.mark.parametrize("method", METHODS)
def test_the_method_gives_the_tournament_ratings(method: str) -> None:
    section = read_trf(file(f"172 SLO {method}")).section
    assert section.rating_method is RatingMethod(method)
    assert tuple(player.rating for player in section.players) == METHODS[method]
    assert section.comments == ()  # record 172 is not left as a remark


@pytest.mark.parametrize("method", METHODS)
def test_official_ratings_go_back_into_record_001(method: str) -> None:
    section = read_trf(file(f"172 SLO {method}")).section
    data = write_trf(section, program="test")
    assert official_column(data) == ["2000", "1900", "", "", "1800"]
    assert f"\r\n172 SLO {method}\r\n" in data.decode()
    assert "\r\n072 3\r\n" in data.decode()
    assert read_trf(data).section == section
    assert official_column(write_trf(section, program="test", flavour="trf16")) == ["2000", "1900", "", "", "1800"]
    lost = any("Tournament ratings" in text for text in losses(section))
    assert lost is (METHODS[method] != (2000, 1900, None, None, 1800))


def test_without_the_record_001_is_the_tournament_rating() -> None:
    section = read_trf(file()).section
    assert section.rating_method is None
    assert [player.rating for player in section.players] == [2000, 1900, None, None, 1800]
    assert official_column(write_trf(section, program="test")) == ["2000", "1900", "", "", "1800"]


def test_what_is_said_about_it() -> None:
    (note,) = [note for note in read_trf(file("172 SLO FIDON")).notes if "172" in note.text]
    assert (note.line, "1 player" in note.text) == (6, True)
    assert not [note for note in read_trf(file("172 SLO FIDE")).notes if "172" in note.text]
    (note,) = [note for note in read_trf(file("172 SLO ELO")).notes if "172" in note.text]
    assert "“SLO ELO”" in note.text
    unknown = read_trf(file("172 SLO ELO")).section
    assert (unknown.rating_method, unknown.comments) == (None, ("172 SLO ELO",))


@pytest.mark.parametrize(
    ("record", "comments", "written"),
    [
        ("172 NIDOF", (), "172 SLO NIDOF"),  # seen in a file of another program: no federation
        ("172 CRO NIDOF", ("172 CRO NIDOF",), "172 CRO NIDOF"),
    ],
)
def test_the_federation_of_the_record(record: str, comments: tuple[str, ...], written: str) -> None:
    section = read_trf(file(record)).section
    assert (section.rating_method, section.comments) == (RatingMethod.NATIONAL_ELSE_FIDE, comments)
    data = write_trf(section, program="test")
    assert f"\r\n{written}\r\n" in data.decode()
    assert read_trf(data).section == section


@pytest.mark.parametrize("method", RatingMethod)
@pytest.mark.parametrize("federation", ["SLO", ""])
def test_ratings_typed_against_the_method_survive(method: RatingMethod, federation: str) -> None:
    players = (
        Player(1, "A", 2222, national_rating=2100, ratings=(Rating("standard", 2000),)),
        Player(2, "B", 1950, national_rating=1900),
        Player(3, "C", None, national_rating=1500),
        Player(4, "D", 1750),
        Player(5, "E", None, ratings=(Rating("rapid", 1640, "FIDE", "2026-05"),)),
        Player(6, "F", 1400, national_rating=1400, round_ratings=((3, 1420),), not_categories=("U18",)),
    )
    section = replace(
        read_trf(trf("012 Test", "142 5", *(p(n, "0.0") for n in range(1, 7)))).section,
        players=players,
        rating_method=method,
        list_orders=(("rapid", "FIDE:rapid,DWZ:standard"),),
        national_list="DWZ",
        long_event=False,
    )
    section = replace(section, event=replace(section.event, federation=federation))
    assert read_trf(write_trf(section, program="test")).section == section


def test_the_demo_event() -> None:
    """FIDON with three players who have a national rating only: the tournament rating is the national one."""
    data = (Path(__file__).parents[2] / "resources" / "demo" / "swiss.trf").read_bytes()
    section: Section = read_trf(data).section
    by_number = {player.number: player for player in section.players}
    assert [by_number[number].rating for number in (34, 35, 36, 37, 38)][1:] == [1496, 1344, 1210, None]
    assert by_number[1].rating == 2450
    assert official_column(write_trf(section, program="test")) == official_column(data)


@pytest.mark.parametrize(("mark", "rating"), [("2150", 2150), ("9999", 9999), ("12345", None), ("strong", None)])
def test_our_own_mark_of_a_tournament_rating_has_four_digits(mark: str, rating: int | None) -> None:
    section = read_trf(file("172 SLO OTHER", f"### tdapp registration rating 1: {mark}")).section
    assert section.players[0].rating == rating
