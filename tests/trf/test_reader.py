"""Reading whole files: the usual case, the deviations of section 9, encodings, what is assumed."""

from __future__ import annotations

import datetime as dt
from fractions import Fraction

import pytest

from tdapp.domain.section.event import Acceleration, Edition, ForbiddenPairs, Kind
from tdapp.domain.section.ladder import parse_ladder
from tdapp.domain.section.outcome import Cell, Colour, Outcome
from tdapp.domain.section.player import Sex
from tdapp.domain.section.scoring import PointSystem
from tdapp.domain.words.errors import Fault, InputRefused
from tdapp.trf import decode
from tdapp.trf.notes import Note, NoteKind, Taken, defects_of
from tdapp.trf.reader import TrfReading, read_trf
from tdapp.trf.writer import write_trf
from tests.arena import arena
from tests.trf.lines import p, place, trf

HALF = Fraction(1, 2)
SWISS = "092 Individual: Swiss-System"

# 1  Anna    2w1  3b=  0000H      2.0      two rounds held, round 3 announced
# 2  Boris   1b0  PAB             1.0
# 3  Céline  PAB  1w=             1.5
FIELD = (
    p(1, "2.0", "2 w 1", "3 b =", "0000 - H", name="Anna"),
    p(2, "1.0", "1 b 0", "0000 - U", name="Boris"),
    p(3, "1.5", "0000 - U", "1 w =", name="Céline"),
)


def texts(reading: TrfReading, kind: NoteKind | None = None) -> str:
    return "\n".join(
        note.located("f") for note in reading.notes if isinstance(note, Note) and kind in (None, note.kind)
    )


def outcomes(reading: TrfReading) -> list[list[str]]:
    return [[cell.outcome.value for cell in row] for row in reading.section.cells]


def test_a_complete_trf26_file() -> None:
    data = trf(
        "### made by hand",
        "012 Open of Łódź",
        "022 Łódź",
        "032 POL",
        "042 2026/03/02",
        "052 2026/03/08",
        "062 3",
        SWISS,
        "102 Chief, Arbiter",
        "112 First, Deputy",
        "112 Second, Deputy",
        "122 90 min + 30 s",
        place((1, "132"), (92, "26/03/02"), (102, "26/03/03"), (112, "26/03/05")),
        "142 5",
        "152 B",
        "182 someone",
        "192 FIDE_DUTCH_2026_BAKU",
        "212 PTS,DE,BH/C1,OTHER_MINE,SB",
        "222 5400+30",
        *FIELD,
        "240 H 003    1",
        "250 0.0   1.0 001 002    1    2",
        "260 001 005    1    2    3",
    )
    reading = read_trf(data, source="x.trf")
    section = reading.section
    event = section.event
    assert (event.name, event.city, event.federation) == ("Open of Łódź", "Łódź", "POL")
    assert (event.start, event.end) == (dt.date(2026, 3, 2), dt.date(2026, 3, 8))
    assert event.deputies == ("First, Deputy", "Second, Deputy")
    assert (event.time_control, event.time_control_code) == ("90 min + 30 s", "5400+30")
    assert section.round_dates == (dt.date(2026, 3, 2), dt.date(2026, 3, 3), dt.date(2026, 3, 5))
    assert (section.rounds_total, section.initial_colour, section.type_code) == (5, "B", "FIDE_DUTCH_2026_BAKU")
    assert (section.kind, section.edition) == (Kind.SWISS, Edition.FIDE_2026)
    assert section.ladder == parse_ladder("DE,BH/C1,SB")
    assert section.accelerations == (Acceleration("1.0", 1, 2, 1, 2),)
    assert section.forbidden == (ForbiddenPairs(1, 5, (1, 2, 3)),)
    assert section.comments == ("made by hand",)
    assert section.cells == (
        (Cell(Outcome.WIN, 2, Colour.WHITE), Cell(Outcome.DRAW, 3, Colour.BLACK), Cell(Outcome.HALF_POINT_BYE)),
        (Cell(Outcome.LOSS, 1, Colour.BLACK), Cell(Outcome.PAIRING_BYE), Cell(Outcome.UNPAIRED)),
        (Cell(Outcome.PAIRING_BYE), Cell(Outcome.DRAW, 1, Colour.WHITE), Cell(Outcome.UNPAIRED)),
    )
    assert (section.rounds_held, section.rounds_decided) == (3, 2)
    assert (reading.kind_was_guessed, reading.edition_was_guessed, reading.ladder_from_file) == (False, False, True)
    assert (reading.program, reading.source, reading.is_team) == ("someone", "x.trf", False)
    assert "OTHER_MINE" in texts(reading, NoteKind.LEFT_OUT)


def test_player_fields_in_their_columns() -> None:
    line = p(7, "0.0", name="Kővári, Łukasz", sex="w", title="WGM", rating="2301", fed="HUN", fide="12345678",
             birth="1999/12/31")  # fmt: skip
    national = place((1, "HUN"), (5, "   7"), (49, "2255"), (58, "N-17"))
    (player,) = read_trf(trf(SWISS, line, national)).section.players
    assert (player.number, player.name, player.sex, player.title) == (7, "Kővári, Łukasz", Sex.FEMALE, "WGM")
    assert (player.rating, player.federation, player.fide_id, player.birth) == (2301, "HUN", "12345678", "1999-12-31")
    assert (player.national_rating, player.national_id) == (2255, "N-17")


@pytest.mark.parametrize("end", ["\r", "\n", "\r\n", "\r\r\n"])
def test_line_ends(end: str) -> None:
    reading = read_trf(trf(SWISS, *FIELD, end=end))
    assert [player.name for player in reading.section.players] == ["Anna", "Boris", "Céline"]


def test_mixed_line_ends_and_dos_end_of_file() -> None:
    data = (f"{SWISS}\r{FIELD[0]}\n{FIELD[1]}\r\n{FIELD[2]}\r\n\x1a").encode()
    assert len(read_trf(data).section.players) == 3


@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig", "cp1252", "utf-16"])
def test_encodings(encoding: str) -> None:
    data = trf(SWISS, *FIELD).decode().encode(encoding)
    reading = read_trf(data)
    assert reading.section.players[2].name == "Céline"
    assert ("Windows-1252" in texts(reading)) == (encoding == "cp1252")


def test_bytes_that_windows_1252_does_not_define() -> None:
    data = trf(SWISS, p(1, "0.0", name="Ab")).replace(b"Ab", b"\x81\xe9")
    assert read_trf(data).section.players[0].name.endswith("é")


@pytest.mark.parametrize(
    ("data", "words"),
    [
        (b"", "empty"),
        (b" \r\n \n", "empty"),
        (b"\xef\xbb\xbf", "player records"),
        (b"PK\x03\x04\x00\x00", "binary"),
        (b"SQLite format 3\x00" + bytes(range(256)), "binary"),
        (b"hello world", "player records"),
        (b"012 A tournament\r\n", "player records"),
        (b"\xff\xfe\x00\xd8", "UTF-16"),
    ],
)
def test_what_is_no_tournament_report_is_refused_plainly(data: bytes, words: str) -> None:
    with pytest.raises(InputRefused) as refused:
        read_trf(data)
    (fault,) = refused.value.faults
    assert words in fault.text
    assert (fault.line, fault.column) == (0, 0)  # it is about no place of the file


def test_a_file_that_is_too_large_is_not_read(monkeypatch: pytest.MonkeyPatch) -> None:
    data = trf(SWISS, p(1, "0.0"))
    monkeypatch.setattr(decode, "MAX_BYTES", len(data))
    assert read_trf(data).section.players
    monkeypatch.setattr(decode, "MAX_BYTES", len(data) - 1)
    with pytest.raises(InputRefused, match="too large"):
        read_trf(data)


@pytest.mark.parametrize("word", ["26/03/02", "26/3/2", "2026/03/02", "2026-03-02", "02/03/2026", "2.3.26"])
def test_a_round_date_in_any_form(word: str) -> None:
    reading = read_trf(trf(SWISS, f"132 {word}", p(1, "1.0", "2 w 1"), p(2, "0.0", "1 b 0")))
    assert reading.section.round_dates == (dt.date(2026, 3, 2),)


def test_an_adjourned_game_and_an_open_one_come_back_as_they_were() -> None:
    section = arena("1 A | 2w~ 3b?\n2 B | 1b~ U\n3 C | U 1w?")
    assert read_trf(write_trf(section, program="p")).section.cells == section.cells


def test_fields_of_other_programs() -> None:
    data = trf(
        "DDD SSSS sTTT NNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNN RRRR FFF IIIIIIIIIII BBBB/BB/BB PPPP RRRR",
        "12345678901234567890123456789012345678901234567890",
        "042 28. 07. 2005",
        "052 July 29, 2005",
        "062 3 (2)",
        SWISS,
        p(1, "1,0", "2 w 1", sex="f", title="gf", rating="0", birth="0000/00/00", fide="0"),
        p(2, "0.0", "1 b 0", title="m", rating="20x0", birth="1.2.1980"),
        p(3, "0", "-", title="NM", sex="x", birth="1987/00/00"),
        "QQQ something",
        "112(removed)",
    )
    reading = read_trf(data)
    first, second, third = reading.section.players
    assert reading.section.event.start == dt.date(2005, 7, 28)
    assert reading.section.event.end == dt.date(2005, 7, 29)
    assert reading.section.edition is Edition.FIDE_2009
    assert (first.title, first.sex, first.rating, first.birth, first.fide_id) == ("WGM", Sex.FEMALE, None, "", "")
    assert (second.title, second.rating, second.birth) == ("IM", None, "1980-02-01")
    assert (third.title, third.sex, third.birth) == ("NM", None, "1987")
    assert outcomes(reading) == [["win"], ["loss"], ["zpb"]]
    found = texts(reading)
    for words in ("2005-07-28", "ruler", "gf", "“f”", "20x0", "1.2.1980", "QQQ", "1,0", "3 (2)", "absence", "code 112"):
        assert words in found


def test_equal_notes_are_one_note_with_its_first_place_and_a_count() -> None:
    data = trf(SWISS, p(1, "1.0", "2 w 1"), p(2, "0.0", "1 b 0"), *(p(n, "0.0", "-") for n in range(3, 203)))
    notes = [note for note in read_trf(data).notes if "absence" in note.text]
    assert [(note.line, note.column) for note in notes] == [(4, 99)]
    assert "199 more" in notes[0].text


def test_ways_to_write_a_bye() -> None:
    rows = ["0 - H", " - U", "0000 - h", "H", "0000 - -", "0000 - ", "   0 - U", "-", ""]
    lines = [p(1, "", "2 w 1"), p(2, "", "1 b 0")]
    for number, row in enumerate(rows, 3):
        opponent, colour, code = row.rsplit(" ", 2) if row.count(" ") >= 2 else ("", "", row)
        fields = [(92, opponent.strip().rjust(4)), (97, colour or " "), (99, code or " ")]
        lines.append(place((1, "001"), (5, f"{number:4}"), (15, "x"), *fields))
    found = outcomes(read_trf(trf(SWISS, *lines)))
    assert [row[0] for row in found[2:]] == ["hpb", "pab", "hpb", "hpb", "zpb", "zpb", "pab", "zpb", "zpb"]


def test_open_game_and_missing_colour() -> None:
    data = trf(SWISS, "142 3", p(1, "0.0", "2 w "), p(2, "0.0", "1 - "), p(3, "1.0", "4 b 1"), p(4, "0.0", "3 w 0"))
    reading = read_trf(data)
    assert reading.section.cells[0][0] == Cell(Outcome.OPEN, 2, Colour.WHITE)
    assert reading.section.cells[1][0] == Cell(Outcome.OPEN, 1, Colour.BLACK)
    assert reading.section.rounds_decided == 0
    assert "colour of player 2" in texts(reading)


def test_colours_may_be_capitals_and_results_stand() -> None:
    cells = read_trf(trf(SWISS, p(1, "1.0", "2 W 1"), p(2, "0.0", "1 B 0"))).section.cells
    assert [row[0] for row in cells] == [Cell(Outcome.WIN, 2, Colour.WHITE), Cell(Outcome.LOSS, 1, Colour.BLACK)]


def test_a_colour_that_one_of_two_lines_gives_is_the_others_too() -> None:
    reading = read_trf(
        trf(SWISS, p(1, "1.0", "2 - 1"), p(2, "0.0", "1 w 0"), p(3, "0.0", "4 b 0"), p(4, "1.0", "3 - 1"))
    )
    assert [row[0].colour for row in reading.section.cells] == [Colour.BLACK, Colour.WHITE, Colour.BLACK, Colour.WHITE]
    assert "colour of player 1" in texts(reading)


def test_names_are_verbatim_and_numbers_keep_their_gaps() -> None:
    names = {2: "=HYPERLINK(1)", 5: "<script>", 9999: "王明", 17: "###", 18: "न्द्र"}
    reading = read_trf(trf(SWISS, *(p(number, "0.0", name=name) for number, name in names.items())))
    assert {player.number: player.name for player in reading.section.players} == dict(sorted(names.items()))
    assert [player.number for player in reading.section.players] == [2, 5, 17, 18, 9999]


@pytest.mark.parametrize(
    ("name", "what", "pad"),
    [("Kővári, Łukasz", "bytes", lambda name: 33 - len(name.encode())), ("王明", "bytes", lambda name: 33 - 6),
     ("王小明", "display columns", lambda name: 33 - 6)],
)  # fmt: skip
def test_columns_that_count_bytes_or_display_columns(name: str, what: str, pad) -> None:  # type: ignore[no-untyped-def]
    line = p(1, "1.0", "2 w 1", name="N" * 33, rating="2000", fed="HUN")
    line = line.replace("N" * 33, name + " " * pad(name))
    reading = read_trf(trf(SWISS, line, p(2, "0.0", "1 b 0")))
    player = reading.section.players[0]
    assert (player.name, player.rating, player.federation) == (name, 2000, "HUN")
    assert what in texts(reading, NoteKind.REPAIR)


def test_rounds_of_a_file_that_does_not_say_them() -> None:
    reading = read_trf(trf(SWISS, p(1, "1.0", "2 w 1"), p(2, "0.0", "1 b 0")))
    assert reading.section.rounds_total == 1
    assert "how many rounds" in texts(reading, NoteKind.ASSUMPTION)


def test_more_rounds_than_the_file_says() -> None:
    reading = read_trf(trf(SWISS, "142 1", p(1, "2.0", "2 w 1", "2 b 1"), p(2, "0.0", "1 b 0", "1 w 0")))
    assert reading.section.rounds_total == 2
    assert "gives 1 round but has 2" in texts(reading, NoteKind.REPAIR)


def test_engine_dialect() -> None:
    data = trf(
        "XXR 9",
        "XXC rank black1",
        "XXS W=3 D=1 PAB=1",
        SWISS,
        p(1, "3.0", "2 w 1"),
        p(2, "0.0", "1 b 0"),
        p(3, "1.0", "0000 - U"),
        p(4, "0.0"),
        "XXZ 2 4",
        "XXP 1 2",
        place((1, "XXA"), (5, "   1"), (10, " 1.0"), (15, " 1.0"), (20, " 0.5")),
        place((1, "XXA"), (5, "   2"), (10, " 1.0"), (15, " 1.0"), (20, " 0.0")),
        place((1, "XXA"), (5, "   4"), (10, " 0.0"), (15, " 0.0"), (20, " 0.5")),
    )
    section = read_trf(data).section
    assert (section.rounds_total, section.initial_colour) == (9, "B")
    assert section.points == PointSystem(Fraction(3), Fraction(1), pab=Fraction(1))
    assert section.forbidden == (ForbiddenPairs(1, 9, (1, 2)),)
    assert section.accelerations == (
        Acceleration("1.0", 1, 2, 1, 2),
        Acceleration("0.5", 3, 3, 1, 1),
        Acceleration("0.5", 3, 3, 4, 4),
    )
    assert [row[1].outcome.value for row in section.cells] == ["unpaired", "zpb", "unpaired", "zpb"]


def test_absences_of_engines_are_those_of_the_next_round() -> None:
    """XXZ: who has an entry for that round already keeps it, whatever he has behind it."""
    rows = p(1, "1.0", "2 w 1", "0000 - H"), p(2, "0.0", "1 b 0", "", "0000 - H"), p(3, "0.0", "0000 - Z")
    section = read_trf(trf(SWISS, "142 5", "XXZ 1 2 3", *rows)).section
    assert [[cell.outcome.value for cell in row[1:]] for row in section.cells] == [
        ["hpb", "unpaired"], ["zpb", "hpb"], ["zpb", "unpaired"]
    ]  # fmt: skip


def test_fictitious_points_beyond_the_last_round_that_there_can_be_are_none() -> None:
    """XXA: 300 rounds have room in a line of TRF."""
    row = place((1, "XXA"), (5, "   1"), (10, " 1.0" + "  1.0" * 304))
    rows = p(1, "1.0", "2 w 1"), p(2, "0.0", "1 b 0")
    assert read_trf(trf(SWISS, row, *rows)).section.accelerations == (Acceleration("1.0", 1, 300, 1, 1),)


@pytest.mark.parametrize("record", ["142 5", "XXR 5", "152 B", "062 3", "162 W 3.0", "092 Cup", "XXP 1 2", "XXZ 3"])
def test_the_blank_after_the_code_of_a_record_may_be_missing(record: str) -> None:
    """What the record says is the same, and nothing else is said of it but that."""
    rows = p(1, "0.0"), p(2, "0.0"), p(3, "0.0")
    usual, bent = read_trf(trf(record, *rows)), read_trf(trf(record.replace(" ", "", 1), *rows))
    assert bent.section == usual.section
    more = {note.text for note in bent.notes} - {note.text for note in usual.notes}
    assert more <= {f"The blank after the code {record[:3]} is missing."}


def test_point_records_of_bbp_pairings() -> None:
    data = trf("BBW  2.0", "BBD  1.0", "BBU  1.0", SWISS, p(1, "2.0", "2 w 1"), p(2, "0.0", "1 b 0"), p(3, "1.0", "U"))
    assert read_trf(data).section.points == PointSystem(Fraction(2), Fraction(1), pab=Fraction(1))


def test_record_162_fills_every_value() -> None:
    data = trf("162  W 3.0    D 2.0    L 1.0    A 0.0    P 2.0", SWISS, p(1, "3.0", "2 w 1"), p(2, "1.0", "1 b 0"),
               p(3, "2.0", "U"), p(4, "0.0", "5 w -"), p(5, "3.0", "4 b +"))  # fmt: skip
    system = read_trf(data).section.points
    assert [system.points(outcome) for outcome in (Outcome.WIN, Outcome.DRAW, Outcome.LOSS, Outcome.PAIRING_BYE)] == [
        3,
        2,
        1,
        2,
    ]
    assert [system.points(outcome) for outcome in (Outcome.ZERO_POINT_BYE, Outcome.FORFEIT_LOSS)] == [0, 0]


@pytest.mark.parametrize("shift", [0, -3])
def test_abnormal_points(shift: int) -> None:
    # Round 1: the win of player 1 counts 2; player 3 loses half a point. The second layout is another program's.
    win = place((1, "299"), (5, "W"), (14 + (shift and -2), " 2.0"), (20 + shift, "001"), (24 + shift, "   1"))
    malus = place((1, "299"), (14 + (shift and -2), "-0.5"), (20 + shift, "001"), (24 + shift, "1003"))
    data = trf(
        SWISS, win, malus, p(1, "2.0", "2 w 1"), p(2, "0.0", "1 b 0"), p(1003, "0.5", "4 w 1"), p(4, "0.0", "1003 b 0")
    )
    cells = read_trf(data).section.cells
    assert [row[0].awarded for row in cells] == [2, None, None, HALF]


def test_abnormal_points_beside_their_columns_are_left_out() -> None:
    """The letter of the type one column to the right: a win worth 2 was taken for a bonus of 2."""
    data = trf(SWISS, place((1, "299"), (6, "W"), (14, " 2.0"), (20, "001"), (24, "   1")), p(1, "2.0", "2 w 1"),
               p(2, "0.0", "1 b 0"))  # fmt: skip
    reading = read_trf(data)
    assert reading.section.cells[0][0].awarded is None
    assert "299" in texts(reading, NoteKind.LEFT_OUT)


def test_abnormal_points_that_say_nothing_are_left_out() -> None:
    record = place((1, "299"), (5, "W"), (14, " x.0"), (20, "001"), (24, "   1"))
    reading = read_trf(trf(SWISS, record, p(1, "1.0", "2 w 1"), p(2, "0.0", "1 b 0")))
    assert reading.section.cells[0][0].awarded is None
    assert "299" in texts(reading, NoteKind.LEFT_OUT)


def test_abnormal_points_of_all_rounds_are_left_out_with_a_note() -> None:
    data = trf(SWISS, place((1, "299"), (5, "W"), (14, " 2.0"), (20, "000"), (24, "   1")), p(1, "2.0", "2 w 1"),
               p(2, "0.0", "1 b 0"))  # fmt: skip
    reading = read_trf(data)
    assert reading.section.cells[0][0].awarded is None
    assert "299" in texts(reading, NoteKind.LEFT_OUT)
    assert "differ" in texts(reading, NoteKind.ASSUMPTION)


def test_teams_without_members_leave_their_players_as_individuals() -> None:
    data = trf(SWISS, "082 2", p(1, "9.0", "2 w 1", "0000 w +"), p(2, "0.0", "1 b 0", "Z"),
               "310   1 Reds", "310   2 Blues", "320  1.0  2.0 000", "240 H 001    1", "202 MPvGP")  # fmt: skip
    reading = read_trf(data, taken=Taken((2,)))  # the win without an opponent: a bye that was asked for
    assert not reading.is_team
    assert reading.section.teams == ()
    assert outcomes(reading) == [["win", "fpb"], ["loss", "zpb"]]
    assert "no teams are paired" in texts(reading, NoteKind.LEFT_OUT)
    assert texts(reading, NoteKind.LEFT_OUT).count("Record 240 (byes of teams) is left out") == 1


def test_code_list_of_202_and_our_own_ladder_line() -> None:
    field = (p(1, "1.0", "2 w 1"), p(2, "0.0", "1 b 0"))
    assert read_trf(trf(SWISS, "202 BH/C1, SB", *field)).section.ladder == parse_ladder("BH/C1,SB")
    own = read_trf(trf(SWISS, "212 PTS,SB", "### tdapp ladder: BH@fide-2009,LOT{seed=7}", *field))
    assert str(own.section.ladder) == "BH@fide-2009,LOT{seed=7}"
    assert own.section.comments == ()
    assert not read_trf(trf(SWISS, *field)).ladder_from_file


@pytest.mark.parametrize(
    ("start", "edition", "guessed"),
    [("2023/08/31", "2009", False), ("2023/09/01", "2024", False), ("2026/02/28", "2024", False),
     ("2026/03/01", "2026", False), ("", "2026", True), ("soon", "2026", True)],
)  # fmt: skip
def test_edition_by_start_date(start: str, edition: str, guessed: bool) -> None:
    reading = read_trf(trf(f"042 {start}", SWISS, *FIELD))
    assert (reading.section.edition.value, reading.edition_was_guessed) == (edition, guessed)
    assert f"the {edition} edition" in texts(reading, NoteKind.ASSUMPTION)


def test_a_game_whose_result_is_not_known_is_open_and_no_repair() -> None:
    """A question mark, and an empty result."""
    for sign in ("?", ""):
        reading = read_trf(
            trf("092 Swiss", "142 2", "042 2026/03/02", p(1, "", f"2 w {sign}"), p(2, "", f"1 b {sign}"))
        )
        assert [row[0].outcome for row in reading.section.cells] == [Outcome.OPEN] * 2
        assert not any("was read as" in note.text for note in reading.notes)


def test_abnormal_points_of_another_result_are_left_out() -> None:
    """The type of 299 names the result that they were given for: a win, and player 2 lost."""
    record = place((1, "299"), (5, "W"), (14, " 2.0"), (20, "001"), (24, "   2"))
    reading = read_trf(trf(SWISS, "142 1", record, p(1, "1.0", "2 w 1"), p(2, "0.0", "1 b 0")))
    assert "points of player 2 in round 1 (299) fit no such result" in texts(reading, NoteKind.LEFT_OUT)
    assert reading.section.cells[1][0].awarded is None


def test_a_bye_of_a_round_that_nobody_plays_is_asked_about_in_a_swiss_alone() -> None:
    game = p(1, "1.0", "2 w 1", "0000 - U"), p(2, "0.0", "1 b 0", "")
    swiss = read_trf(trf(SWISS, "142 3", *game))
    assert "the pairing-allocated bye of round 2, but nobody is paired there" in texts(swiss, NoteKind.ASSUMPTION)
    robin = read_trf(trf("092 Round robin", "142 3", *game, p(3, "0.0")))
    assert "nobody is paired there" not in texts(robin, NoteKind.ASSUMPTION)


@pytest.mark.parametrize("block", ["   2 x 1  ", "   2 ? 1  "])
def test_a_colour_that_is_none_refuses_the_file(block: str) -> None:
    line = p(1, "1.0", "2 w 1")
    with pytest.raises(InputRefused) as refused:
        read_trf(trf(SWISS, "142 1", line[:91] + block.ljust(10), p(2, "0.0", "1 b 0")))
    assert "is not an opponent, a colour and a result" in str(refused.value.faults[0])


def test_a_note_of_ours_that_does_not_fit_is_left_out() -> None:
    """An adjourned game where a result stands, a free round where a game was played."""
    for word in ("adjourned", "rest"):
        reading = read_trf(
            trf(SWISS, "142 1", p(1, "1.0", "2 w 1"), p(2, "0.0", "1 b 0"), f"### tdapp round 1 {word}: 1")
        )
        assert outcomes(reading) == [["win"], ["loss"]]
        assert "A note on round 1 does not fit player 1" in texts(reading, NoteKind.LEFT_OUT)


def test_what_only_looks_like_our_mark_is_a_comment() -> None:
    reading = read_trf(trf(SWISS, "142 1", p(1, "1.0", "2 w 1"), p(2, "0.0", "1 b 0"), "### tdapp : x"))
    assert reading.section.comments == ("tdapp : x",)


@pytest.mark.parametrize("word", ["0005", "0", "-3", "2.5", "five", "٥", "²", "9" * 5000])
def test_a_number_of_rounds_that_is_none_is_repaired(word: str) -> None:
    reading = read_trf(trf(SWISS, f"142 {word}", p(1, "1.0", "2 w 1"), p(2, "0.0", "1 b 0")))
    assert f"The number of rounds “{word[:20]}” (record 142) is not usable" in texts(reading, NoteKind.REPAIR)


@pytest.mark.parametrize(
    ("block", "said"), [("     -    ", ""), ("   0 - H  ", "“0”"), ("     - H  ", "a blank opponent")]
)
def test_a_bye_is_bent_only_where_there_is_one(block: str, said: str) -> None:
    reading = read_trf(trf(SWISS, "142 2", p(1, "1.0", "2 w 1") + "  " + block, p(2, "0.0", "1 b 0")))
    found = texts(reading, NoteKind.REPAIR)
    assert ("was read as 0000" in found) is bool(said)
    assert said in found
    assert outcomes(reading)[0][1:] == (["hpb"] if said else [])


@pytest.mark.parametrize(
    ("sign", "outcome"), [("d", "short-draw"), ("w", "short-win"), ("=", "draw"), ("D", "short-draw")]
)
def test_letters_of_results_in_small_type_are_read(sign: str, outcome: str) -> None:
    other = {"w": "l"}.get(sign, sign)
    reading = read_trf(trf(SWISS, "142 1", p(1, "", f"2 w {sign}"), p(2, "", f"1 b {other}")))
    assert outcomes(reading)[0] == [outcome]
    assert reading.section.cells[0][0].opponent == 2


def test_two_results_that_cannot_be_of_one_game_are_told_with_their_round() -> None:
    with pytest.raises(InputRefused) as refused:
        read_trf(trf(SWISS, "142 2", p(1, "", "2 w 1", "2 b 1"), p(2, "", "1 b 0", "1 w 1")))
    assert any(fault.text.startswith("Round 2: 1 ") for fault in refused.value.faults)


def test_defects_are_the_contradictions_alone() -> None:
    notes = [Note("a", 1, 1, kind=kind) for kind in NoteKind]
    assert [note.kind for note in defects_of(notes)] == [NoteKind.DEFECT]  # type: ignore[attr-defined]
    assert defects_of([Fault("b", 1, 1)]) == ()


@pytest.mark.parametrize(
    ("record", "said"),
    [
        ("250 0.0   1.0 002 001    1    2", "An acceleration (250) cannot be read and is left out."),
        ("250 0.0   1.0 001 002    2    1", "An acceleration (250) cannot be read and is left out."),
        ("260 002 001    1    2", "Forbidden pairs cannot be read and are left out."),
    ],
)
def test_a_block_that_ends_before_it_begins_is_said(record: str, said: str) -> None:
    """TRF26, 250 and 260: first and last; such a block would hold for nobody, without a word."""
    reading = read_trf(trf(SWISS, "142 2", p(1, "1.0", "2 w 1"), p(2, "0.0", "1 b 0"), record))
    assert (reading.section.accelerations, reading.section.forbidden) == ((), ())
    assert said in [note.text for note in reading.notes]


def test_a_section_that_no_report_gave_guesses_nothing() -> None:
    """As other formats give it: what a review asks about is what a report left open."""
    reading = TrfReading(read_trf(trf(p(1, "0.0"))).section)
    guesses = (reading.kind_was_guessed, reading.edition_was_guessed, reading.ladder_from_file, reading.is_team)
    assert not any(guesses)
    assert (reading.notes, reading.ladder_line, reading.source, reading.program) == ((), 0, "", "")
