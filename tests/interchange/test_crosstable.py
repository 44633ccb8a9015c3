"""Crosstables of other programs and of web pages, in the ways in which people write them.

Small invented events; each is written out once as TRF letters (tests.arena), and once as the table.
"""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction

import pytest

from tdapp.domain.section.event import Kind
from tdapp.domain.section.outcome import Outcome
from tdapp.domain.words.errors import Ambiguous, InputRefused
from tdapp.domain.words.wording import LANGUAGES, language
from tdapp.interchange.as_report import as_reports
from tdapp.interchange.crosstable import NoCrosstable, read_crosstable
from tdapp.reports.exporting import export_tables
from tdapp.reports.options import Dialect
from tdapp.services.tables.standings import compute_standings
from tdapp.trf.notes import Notebook, NoteKind, Taken, defects_of
from tests.arena import arena, random_swiss
from tests.effort import some, thorough
from tests.interchange.programs.samples import CHESS_RESULTS
from tests.reports.builders import OPTIONS

EVENT = arena("1 Anna | 4b1 2w= 3b=\n2 Bela | 3w1 1b= 4w1\n3 Cilla | 2b0 U 1w=\n4 Dora | 1w0 Z 2b0")
"""By start number; the tables below are in the order of rank."""


def cells(text: str | bytes):
    return read_crosstable(text, "T").section.cells


def without_colours(section):
    return tuple(tuple(replace(cell, colour=None) for cell in row) for row in section.cells)


def test_rounds_as_12w1_with_a_header_ranks_and_start_numbers():
    text = (
        "Rk.\tSNo\t\tName\tFED\tRtg\t1.Rd\t2.Rd\t3.Rd\tPts.\n"
        "1\t2\tGM\tBela, K\tHUN\t2500\t3w1\t1b½\t4w1\t2,5\n"
        "2\t1\t\tAnna\tAUT\t2400\t4b1\t2w½\t3b½\t2\n"
        "3\t3\t\tCilla\tGER\t2300\t2b0\t-1\t1w½\t1,5\n"
        "4\t4\tFM\tDora\tGER\t2200\t1w0\t-0\t2b0\t0\n"
    )
    found = read_crosstable(text, "Open")
    assert found.section.cells == EVENT.cells
    assert found.notes == ()
    assert found.order == (2, 1, 3, 4)
    bela = found.section.players[1]
    assert (bela.name, bela.title, bela.rating, bela.federation) == ("Bela, K", "GM", 2500, "HUN")
    assert found.section.event.name == "Open"


@pytest.mark.parametrize(
    "text",
    [
        "1. Anna  +4 =2 =3\n2. Bela  +3 =1 +4\n3. Cilla  -2 bye =1\n4. Dora  -1 -- -2",
        "1\tAnna\t4+\t2=\t3=\n2\tBela\t3+\t1=\t4+\n3\tCilla\t2-\tbye\t1=\n4\tDora\t1-\t\t2-",
        "1|Anna|W4|D2|D3|2.0\n2|Bela|W3|D1|W4|2.5\n3|Cilla|L2|B|D1|1.5\n4|Dora|L1|Z|L2|0.0",
        "1 Anna W4 D2 D3 2.0\n2 Bela W3 D1 W4 2.5\n3 Cilla L2 B--- D1 1.5\n4 Dora L1 U--- L2 0.0",
    ],
    ids=["sign first", "sign after", "letters", "letters in a line of words"],
)
def test_the_other_ways_say_no_colours(text: str):
    found = read_crosstable(text, "T")
    assert found.section.cells == without_colours(EVENT)
    assert [player.name for player in found.section.players] == ["Anna", "Bela", "Cilla", "Dora"]
    assert [note.text for note in found.notes] == ["The table does not say all colours: those games have none."]


def test_french_colours_and_german_ones():
    assert cells("1;Anna;+ 2B;= 2N\n2;Bela;- 1N;= 1B") == arena("1 Anna | 2w1 2b=\n2 Bela | 1b0 1w=").cells
    assert cells("1\tAnna\t2w1\t2s½\n2\tBela\t1s0\t1w½") == arena("1 Anna | 2w1 2b=\n2 Bela | 1b0 1w=").cells


def test_the_sign_before_colour_and_number():
    """As Vega's plain text."""
    lines = "1 Anna +B4 =W2 =B3 2.0\n2 Bela +W3 =B1 +W4 2.5\n3 Cilla -B2 BYE =W1 1.5\n4 Dora -W1 --- -B2 0.0"
    assert cells(lines) == EVENT.cells


def test_forfeits():
    found = cells("1\tAnna\t2w+\t2b1K\tbye\n2\tBela\t1b-\t1w0K\t½\n")
    assert [cell.outcome for cell in found[0]] == [
        Outcome.FORFEIT_WIN, Outcome.FORFEIT_WIN, Outcome.PAIRING_BYE,
    ]  # fmt: skip
    assert [cell.outcome for cell in found[1]] == [
        Outcome.FORFEIT_LOSS, Outcome.FORFEIT_LOSS, Outcome.HALF_POINT_BYE,
    ]  # fmt: skip


def test_a_grid_takes_rounds_and_colours_of_the_berger_table():
    text = "Pos\tName\t1\t2\t3\tPts\n1\tAnna\t*\t1\t½\t1½\n2\tBela\t0\t*\t1\t1\n3\tCilla\t½\t0\t*\t½\n"
    found = read_crosstable(text, "T")
    assert found.section.kind is Kind.ROUND_ROBIN
    #                                        C.05, annex 1, three players: 2-3, 1-2... by the table for four
    assert found.section.cells == arena("1 Anna | R 2w1 3b=\n2 Bela | 3w1 1b0 R\n3 Cilla | 2b0 R 1w=").cells
    assert "Berger table" in found.notes[0].text


def test_points_of_a_grid_that_do_not_add_up_are_named():
    """Four players have four cells in three rounds."""
    text = "Pos\tName\t1\t2\t3\t4\tPts\n1\tAnna\t*\t1\t1\t1\t3\n2\tBela\t0\t*\t½\t1\t½\n"
    text += "3\tCilla\t0\t½\t*\t1\t1½\n4\tDora\t0\t0\t0\t*\t0\n"
    (note,) = read_crosstable(text, "T").notes[1:]
    assert (note.line, note.text) == (3, "Bela: the table gives 0.5 points, the games 1.5.")


def test_a_grid_of_two_cycles_and_games_not_played():
    found = read_crosstable("1|Anna|x|1½|½0|+\n2|Bela|0½|x|11|\n3|Cilla|½1|00|x|\n4|Dora|-|||x", "T").section
    assert (found.cycles, found.rounds_total) == (2, 6)
    outcomes = [cell.outcome for cell in found.cells[0] if cell.opponent == 4]
    assert outcomes == [Outcome.FORFEIT_WIN, Outcome.OPEN]


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("1\tAnna\t2w1\n2\tBela\t1b1", "do not fit together"),
        ("1\tAnna\t2w1\n2\tBela\t1w0", "same colour"),
        ("1\tAnna\t2w1\n2\tBela\t3b0\n3\tCilla\t2w1", "who does not meet him"),
        ("1\tAnna\t9w1\n2\tBela\t1b0", "who is not in the table"),
        ("1\tAnna\t2w1\t2b?\n2\tBela\t1b0\t1w1", "is no result"),
        ("1\tAnna\t*\t1\t1\n2\tBela\t1\t*\t0\n3\tCilla\t0\t1\t*", "do not fit together"),
    ],
)
def test_contradictions_are_lines(text: str, said: str):
    with pytest.raises(InputRefused) as refused:
        read_crosstable(text, "T")
    assert any(said in fault.text and fault.line for fault in refused.value.faults)


@pytest.mark.parametrize("text", ["", "Name\nAnna\nBela", "hello world", "1;2;3\n4;5;6", "\x00\x01"])
def test_what_is_no_crosstable_is_said_to_be_none(text: str):
    with pytest.raises(NoCrosstable):
        read_crosstable(text, "T")


def test_a_file_by_its_name_a_table_is_refused_as_one():
    with pytest.raises(NoCrosstable):
        as_reports(b"<html><p>Nothing here</p></html>", "page.html")
    assert as_reports(b"", "empty.csv") == ()
    assert as_reports(b"Nothing here", "report.trf") == ()


def test_half_a_point_against_none_is_taken_and_named():
    found = read_crosstable("1\tAnna\t2w½\n2\tBela\t1b0", "T")
    assert found.section.cells == arena("1 A | 2w=\n2 B | 1b0").cells
    assert "½ for player 1 and 0 for 2 were taken" in found.notes[0].text


POINTS = "No\tName\t1\t2\t3\tPts\n1\tAnna\t2w1\t3b1\tbye\t{anna}\n2\tBela\t1b0\tbye\t3w1\t{bela}\n"


def test_points_that_contradict_the_games_refuse_the_table_with_their_line():
    text = POINTS.format(anna=3, bela=2) + "3\tCilla\tbye\t1w0\t2b0\t4"
    said = (4, "Cilla: the table gives 4.0 points, the games 1.0.")
    with pytest.raises(InputRefused) as refused:
        read_crosstable(text, "T")
    assert [(fault.line, fault.text) for fault in refused.value.faults] == [said]
    found = read_crosstable(text, "T", Notebook(defects=True))
    assert [(note.line, note.text) for note in defects_of(found.notes)] == [said]


def test_a_row_of_totals_is_no_player():
    """Its figures contradict the games that they would be."""
    text = "No\tName\t1\t2\tPts\n1\tAnna\t2w1\t2b1\t2\n2\tBela\t1b0\t1w0\t0\n3\tTotal points\t1\t1\t7"
    with pytest.raises(InputRefused, match="Total points: the table gives 7"):
        read_crosstable(text, "T")


def test_the_points_show_the_point_system_and_what_a_bye_was_worth():
    """3-1-0 with one point for the bye: Anna 3 + 3 + 1; then ½ for byes under 1-½-0."""
    three = POINTS.format(anna=7, bela=4) + "3\tCilla\tbye\t1w0\t2b0\t1"
    found = read_crosstable(three, "T")
    assert (found.section.points.win, found.section.points.points(Outcome.PAIRING_BYE)) == (3, 1)
    assert "the point system 3-1-0 with one point" in found.notes[0].text
    half = POINTS.format(anna="2,5", bela="1,5") + "3\tCilla\tbye\t1w0\t2b0\t0,5"
    assert read_crosstable(half, "T").section.points.points(Outcome.PAIRING_BYE) == Fraction(1, 2)


def test_a_bye_without_a_value_is_read_as_the_points_show_or_asked_for():
    """Anna's bye was worth half a point; who is blank in a round and has a point more had one of two byes."""
    one = POINTS.format(anna="2,5", bela=2) + "3\tCilla\tbye\t1w0\t2b0\t1"
    found = read_crosstable(one, "T")
    assert found.section.cells[0][2].outcome is Outcome.HALF_POINT_BYE
    assert "round 3: half-point bye" in found.notes[0].text
    several = "No\tName\t1\t2\tPts\n1\tAnna\t2w1\t2b1\t2\n2\tBela\t1b0\t1w0\t0\n3\tCilla\t\t--\t1"
    with pytest.raises(Ambiguous) as refused:
        read_crosstable(several, "T")
    assert [len(question.answers) for question in refused.value.questions] == [2]
    taken = read_crosstable(several, "T", Notebook(taken=Taken((2,))))
    assert taken.section.cells[2][0].outcome is Outcome.FULL_POINT_BYE


DIALECTS = [*((Dialect.EUROPEAN, code) for code, _ in LANGUAGES), (Dialect.US, "en"),
            *((Dialect.FRENCH, code) for code in ("en", "fr", "pl", "tr"))]  # fmt: skip


@thorough
@pytest.mark.parametrize(("dialect", "spoken"), DIALECTS, ids=lambda one: getattr(one, "value", one))
@pytest.mark.parametrize("half_sign", [True, False])
def test_our_own_crosstable_is_read_again(dialect: Dialect, spoken: str, half_sign: bool):
    for seed in some(12, 2):
        section = random_swiss(seed, 13, 5, odd=0.2, absent=0.15, unrated=0)
        options = replace(OPTIONS, dialect=dialect, half_sign=half_sign, language=spoken)
        with language(spoken):
            forms = [
                export_tables("crosstable", section, standings=compute_standings(section), options=options, form=form)
                for form in ("csv", "xlsx")
            ]
        for data in forms:
            assert cells(data) == as_written(section, dialect)


def as_written(section, dialect: Dialect):
    """What the letters of a table keep: no games under one move, American ones no colours, French no bye asked for."""
    same = {Outcome.SHORT_WIN: Outcome.WIN, Outcome.SHORT_DRAW: Outcome.DRAW, Outcome.SHORT_LOSS: Outcome.LOSS}
    words = [cell.outcome for row in section.cells for cell in row]
    if dialect is Dialect.FRENCH or Outcome.PAIRING_BYE not in words:
        same[Outcome.FULL_POINT_BYE] = Outcome.PAIRING_BYE
    if dialect is Dialect.US:
        same.pop(Outcome.FULL_POINT_BYE, None)
    return tuple(
        tuple(
            replace(
                cell,
                outcome=same.get(cell.outcome, cell.outcome),
                colour=None if dialect is Dialect.US else cell.colour,
                awarded=None,
            )
            for cell in row
        )
        for row in section.cells
    )


def test_everybody_against_everybody_by_rounds_is_a_round_robin():
    found = read_crosstable("1;Anna;frei;2w1;3s½\n2;Bela;3w1;1s0;frei\n3;Cilla;2s0;frei;1w½", "T")
    assert found.section.kind is Kind.ROUND_ROBIN
    assert found.section.cells == arena("1 A | R 2w1 3b=\n2 B | 3w1 1b0 R\n3 C | 2b0 R 1w=").cells


def test_a_report_comes_of_it_for_the_one_review():
    (made,) = as_reports(b"1\tAnna\t2w1\t2b1\n2\tBela\t1b0\t1w0", "friends.txt")
    reading = made.reading
    assert reading.section.event.name == "friends"
    assert reading.section.cells == arena("1 A | 2w1 2b1\n2 B | 1b0 1w0").cells
    assert {note.kind for note in reading.notes} == {NoteKind.ASSUMPTION}
    assert as_reports(b"012 Open\r\n001    1      Anna", "x.trf") == ()
    assert as_reports(b"nothing at all", "x.txt") == ()


@pytest.mark.parametrize(("day", "edition"), [("2026/08/01", "2026"), ("2025/08/01", "2024"), ("2019/08/01", "2009")])
def test_the_edition_is_that_of_the_day(day: str, edition: str) -> None:
    """No crosstable states one: it was taken for that of 2026 without a word, whenever the event was."""
    table = CHESS_RESULTS.replace("Date : 2026/02/06 To 2026/02/13", f"Date : {day} To {day}")
    (made,) = as_reports(table.encode(), "old.csv")
    assert made.reading.section.edition.value == edition
    assert any("tie-break rules" in note.text and day[:4] in note.text for note in made.reading.notes)
