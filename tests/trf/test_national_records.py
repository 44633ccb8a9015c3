"""National rating records (TRF26, NRS): federation, class, name, rating, origin, id, birth of each player's own."""

from __future__ import annotations

from dataclasses import replace

import pytest

from tdapp.domain.section.event import Section
from tdapp.domain.section.player import NationalRecord, Player
from tdapp.trf.player_lines import player_marks
from tdapp.trf.reader import read_trf
from tdapp.trf.writer import write_trf
from tests.trf.lines import p, place, trf


def record(
    code: str, number: int, rating: str = "", *, sex: str = "", title: str = "", name: str = "", origin: str = "",
    own_id: str = "", birth: str = "",
) -> str:  # fmt: skip
    """The static part of 001 under a federation's code."""
    fields = (
        (1, code), (5, str(number).rjust(4)), (10, sex), (11, title.rjust(3)), (15, name), (49, rating.rjust(4)),
        (54, origin), (58, own_id.rjust(11)), (70, birth),
    )  # fmt: skip
    return place(*(field for field in fields if field[1].strip()))


FRENCH = record(
    "FRA", 1, "2150", sex="w", title="mf", name="Ilyina, Pétra", origin="IDF", own_id="A12345", birth="2001/02/03"
)
ENGLISH = record("ENG", 2, "1987", name="Smyth, Jon", own_id="345678K")


def reading(*records: str) -> Section:
    header = ("012 Test", "032 SLO", "042 2026/05/01", "092 Individual: Swiss-System", "142 5")
    return read_trf(trf(*header, p(1, "0.0", rating="2100"), p(2, "0.0", rating="1900"), *records)).section


def test_each_player_keeps_his_own_record() -> None:
    first, second = reading(FRENCH, ENGLISH).players
    assert (first.national_rating, first.national_id) == (2150, "A12345")
    assert first.national_record == NationalRecord("FRA", "w", "mf", "Ilyina, Pétra", "IDF", "2001/02/03")
    assert second.national_record == NationalRecord("ENG", "", "", "Smyth, Jon", "", "")


@pytest.mark.parametrize("flavour", ["trf26", "trf16"])
def test_the_records_are_written_as_they_were_read(flavour: str) -> None:
    section = reading(FRENCH, ENGLISH)
    text = write_trf(section, flavour=flavour, program="tdapp").decode()  # type: ignore[arg-type]
    lines = [line for line in text.split("\r\n") if line[:3] in ("FRA", "ENG", "SLO")]
    assert lines == [FRENCH.rstrip(), ENGLISH.rstrip()]
    assert read_trf(text.encode()).section.players == section.players


def test_a_rating_typed_in_goes_under_the_events_federation() -> None:
    section = reading()
    players = (replace(section.players[0], national_rating=1700), section.players[1])
    text = write_trf(replace(section, players=players), program="tdapp").decode()
    (line,) = [line for line in text.split("\r\n") if line.startswith("SLO")]
    assert line == record("SLO", 1, "1700").rstrip()


def test_what_does_not_fit_the_columns_comes_back() -> None:
    long = NationalRecord("FRA", "m", "candidat maître", "A very long name that has more than 33 letters", "Île")
    section = reading()
    player = Player(1, "A", 2000, national_rating=12000, national_id="123456789012", national_record=long)
    section = replace(section, players=(player, section.players[1]))
    again = read_trf(write_trf(section, program="tdapp"))
    assert again.section.players[0] == player
    assert [note.text for note in again.notes if "comment" in note.text.lower()] == []


def test_a_national_rating_is_marked_where_its_record_cannot_hold_it() -> None:
    section = reading()
    nowhere = replace(section, event=replace(section.event, federation=""))
    none, short, long = (Player(1, "A", 2000, national_rating=rating) for rating in (None, 1700, 12000))
    assert (player_marks(section, none), player_marks(section, short)) == ([], [])
    assert player_marks(section, long) == ["### tdapp player national_rating 1: 12000"]
    assert player_marks(nowhere, none) == []
    assert player_marks(nowhere, short) == ["### tdapp player national_rating 1: 1700"]
