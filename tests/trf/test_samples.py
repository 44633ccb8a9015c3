"""The sample files; skipped where they are not present. Expected values: the tables beside them."""

from __future__ import annotations

import csv
from fractions import Fraction
from pathlib import Path

import pytest

from tdapp.domain.section.event import Edition, Kind
from tdapp.domain.section.outcome import Outcome
from tdapp.trf.notes import Note, NoteKind
from tdapp.trf.reader import TrfReading, read_trf
from tdapp.trf.writer import write_trf

SAMPLES = Path(__file__).parents[2] / "../shared/samples"
FILES = sorted(path.relative_to(SAMPLES).as_posix() for path in SAMPLES.rglob("*") if path.suffix in (".trf", ".input"))

pytestmark = pytest.mark.skipif(not FILES, reason="the sample files are not here")


def read(name: str) -> TrfReading:
    return read_trf((SAMPLES / name).read_bytes(), source=name)


@pytest.mark.parametrize("name", FILES)
def test_every_sample_is_read_and_survives_a_round_trip(name: str) -> None:
    section = read(name).section
    assert read_trf(write_trf(section, program="tdapp test")).section == section


@pytest.mark.parametrize(
    ("name", "table"),
    [("held_swiss_5", "held_swiss_5.expected-2026rules.tsv"), ("held_round_robin", "held_round_robin.expected.tsv")],
)
def test_points_of_the_exercise_events(name: str, table: str) -> None:
    section = read(f"tiebreaks/{name}.trf").section
    with (SAMPLES / "tiebreaks" / table).open(encoding="utf-8") as handle:
        expected = {int(row["StartNo"]): Fraction(row["PTS"]) for row in csv.DictReader(handle, delimiter="\t")}
    found = {
        player.number: sum(section.points.awarded(cell) for cell in row)
        for player, row in zip(section.players, section.cells, strict=True)
    }
    assert found == expected


def test_the_exercise_events() -> None:
    swiss = read("tiebreaks/held_swiss_5.trf")
    assert (swiss.section.kind, swiss.section.rounds_total, swiss.section.rounds_decided) == (Kind.SWISS, 5, 5)
    assert swiss.section.edition is Edition.FIDE_2024
    assert [player.number for player in swiss.section.players] == list(range(1, 17))
    nick = swiss.section.cells[11]
    assert [cell.outcome.value for cell in nick] == ["loss", "pab", "forfeit-win", "zpb", "zpb"]
    robin = read("tiebreaks/held_round_robin.trf")
    assert (robin.section.kind, robin.section.cycles, robin.section.rounds_total) == (Kind.ROUND_ROBIN, 1, 5)
    assert robin.kind_was_guessed


@pytest.mark.parametrize("name", [name for name in FILES if name.startswith("deviations")])
def test_deviations_are_listed(name: str) -> None:
    reading = read(name)
    found = " ".join(note.text for note in reading.notes)
    for words in ("start date", "blank after the code 112", "XXR", "no rank", "2009 edition"):
        assert words in found
    assert reading.section.players[0].rating is None
    assert len(reading.notes) < 12


def test_bent_byes_of_the_first_deviating_file() -> None:
    # Player 8: H, four absences written as a lone "-", then games.
    row = read("deviations/lichess_2020_06.trf").section.cells[7]
    assert [cell.outcome for cell in row[:5]] == [Outcome.HALF_POINT_BYE] + [Outcome.ZERO_POINT_BYE] * 4
    assert row[5].opponent == 11


def test_a_round_to_be_paired_keeps_its_byes() -> None:
    section = read("pairing/seed735265-r7-p10.trf").section
    assert (section.rounds_held, section.rounds_decided, section.rounds_total) == (7, 6, 9)
    last = {player.number: row[6].outcome for player, row in zip(section.players, section.cells, strict=True)}
    byes = {number for number, outcome in last.items() if outcome is Outcome.HALF_POINT_BYE}
    assert byes == {4, 6, 10}
    assert all(outcome is Outcome.UNPAIRED for number, outcome in last.items() if number not in byes)


def test_the_team_event_is_read_whole() -> None:
    reading = read("team/held_team_trf26.trf")
    assert reading.is_team
    assert len(reading.section.players) == 84
    assert reading.section.rounds_decided == 7
    assert (len(reading.section.teams), len(reading.section.matches)) == (14, 47)
    assert [note.kind for note in reading.notes if isinstance(note, Note)] == [NoteKind.ASSUMPTION]  # the edition
    assert read_trf(write_trf(reading.section, program="tdapp")).section == reading.section
