"""Transcribed events (tests/golden) in the dialects of other programs, written by the tests' own builder."""

from __future__ import annotations

import pytest

from tdapp.domain.section.event import Edition, Kind
from tdapp.domain.section.outcome import Outcome
from tdapp.trf.notes import Note, NoteKind
from tdapp.trf.reader import read_trf
from tdapp.trf.writer import write_trf
from tests.golden.reader import golden, named
from tests.golden.reports import of_a_website, of_an_engine, of_teams

EVENTS = [*named("held_swiss"), *named("held_round"), *named("second_bye"), *named("rules_differ")]


@pytest.mark.parametrize("name", EVENTS)
def test_both_dialects_say_the_same_and_survive_a_round_trip(name: str) -> None:
    drawn = golden(name)
    for data in (of_an_engine(drawn), of_an_engine(drawn, number="0"), of_a_website(drawn)):
        section = read_trf(data).section
        assert section.cells == drawn.section().cells
        assert read_trf(write_trf(section, program="tdapp test")).section == section


def test_the_exercise_events() -> None:
    swiss = read_trf(of_an_engine(golden("held_swiss")).replace(b"092", b"042 2024-08-01\n092")).section
    assert (swiss.kind, swiss.rounds_total, swiss.rounds_decided) == (Kind.SWISS, 5, 5)
    assert swiss.edition is Edition.FIDE_2024
    assert [player.number for player in swiss.players] == list(range(1, 17))
    assert [cell.outcome.value for cell in swiss.cells[11]] == ["loss", "pab", "forfeit-win", "zpb", "zpb"]
    unsaid = of_an_engine(golden("held_round_robin")).replace(b"092 Individual: Swiss-System\n", b"")
    robin = read_trf(unsaid.replace(b"152 W\n", b"").replace(b"XXR 5", b""))
    assert (robin.section.kind, robin.section.cycles, robin.section.rounds_total) == (Kind.ROUND_ROBIN, 1, 5)
    assert robin.kind_was_guessed


def test_deviations_are_listed() -> None:
    reading = read_trf(of_a_website(golden("second_bye_1")), source="arena.trf")
    found = " ".join(note.text for note in reading.notes)
    for words in ("start date", "blank after the code 112", "XXR", "no rank", "2009 edition"):
        assert words in found
    assert reading.section.players[0].rating is None
    assert len(reading.notes) < 12


def test_a_round_to_be_paired_keeps_its_byes() -> None:
    section = read_trf(of_an_engine(golden("second_bye_1"))).section
    assert (section.rounds_held, section.rounds_decided, section.rounds_total) == (7, 6, 9)
    last = {player.number: row[6].outcome for player, row in zip(section.players, section.cells, strict=True)}
    byes = {number for number, outcome in last.items() if outcome is Outcome.HALF_POINT_BYE}
    assert byes == {4, 6, 10}
    assert all(outcome is Outcome.UNPAIRED for number, outcome in last.items() if number not in byes)


def test_the_team_event_is_read_whole() -> None:
    reading = read_trf(of_teams(golden("held_teams"), "2024/08/01"))
    assert reading.is_team
    assert len(reading.section.players) == 84
    assert reading.section.rounds_decided == 7
    assert (len(reading.section.teams), len(reading.section.matches)) == (14, 47)
    assert [note.kind for note in reading.notes if isinstance(note, Note)] == [NoteKind.ASSUMPTION]  # the edition
    assert read_trf(write_trf(reading.section, program="tdapp")).section == reading.section
