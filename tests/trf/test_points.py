"""The point system that a points column shows."""

from __future__ import annotations

from fractions import Fraction

import pytest

from tdapp.domain.section.event import Kind
from tdapp.domain.section.outcome import Outcome
from tdapp.domain.section.scoring import PointSystem
from tdapp.trf.player_lines import points_column
from tdapp.trf.reader import read_trf
from tdapp.trf.records import exact
from tdapp.trf.writer import write_trf
from tests.trf.lines import notes, p, trf

HALF, ONE = Fraction(1, 2), Fraction(1)


@pytest.mark.parametrize(
    ("lines", "said"),
    [
        (("162 W 1.0 D 0.5", "XXS W=3 D=1"), "f:2:1: Record XXS says something else than record 162, which counts."),
        (("BBW 3.0", "BBD 1.0", "162 W 1.0 D 0.5"), "f:1:1: Record BBW says something else than record 162"),
        (("162 W 1.0 D 0.5", "XXS PAB=0.5"), "f:2:1: Record XXS says something else than record 162"),
        (("162 W 1.0 D 0.5", "XXS W=1 D=0.5"), ""),
        (("XXS W=1 D=0.5", "BBL 0.0"), ""),
    ],
)
def test_points_of_an_engine_that_differ_from_record_162_are_named(lines: tuple[str, ...], said: str) -> None:
    reading = read_trf(trf(*lines, "142 1", p(1, "1.0", "2 w 1"), p(2, "0.0", "1 b 0")))
    assert reading.section.points == PointSystem()
    assert said in notes(reading)
    assert bool(said) == ("something else" in notes(reading))


@pytest.mark.parametrize(
    ("column", "system"),
    [
        # 1 beats 2, 3 draws with 4, 5 has the bye.
        (("1.0", "0.0", "0.5", "0.5", "1.0"), PointSystem()),
        (("1.0", "0.0", "0.5", "0.5", "0.5"), PointSystem(pab=HALF)),
        (("3.0", "0.0", "1.0", "1.0", "3.0"), PointSystem(Fraction(3), ONE)),
        (("3", "0", "1", "1", "1"), PointSystem(Fraction(3), ONE, pab=ONE)),
        (("2.0", "0.0", "1.0", "1.0", "2.0"), PointSystem(Fraction(2), ONE)),
        (("2.0", "0.0", "1.0", "1.0", "1.0"), PointSystem(Fraction(2), ONE, pab=ONE)),
        (("1", "0", "½", "½", "0"), PointSystem(pab=Fraction(0))),
        (("", "", "", "", ""), PointSystem()),
        (("0.0", "0.0", "0.0", "0.0", "0.0"), PointSystem()),
    ],
)
def test_system_from_the_column(column: tuple[str, ...], system: PointSystem) -> None:
    rounds = ("2 w 1", "1 b 0", "4 w =", "3 b =", "0000 - U")
    lines = [p(number, points, cell) for number, (points, cell) in enumerate(zip(column, rounds, strict=True), 1)]
    reading = read_trf(trf("092 Swiss", "142 5", *lines))
    assert reading.section.points == system
    found = " ".join(note.text for note in reading.notes)
    assert ("point system" in found) == (system != PointSystem())
    if system == PointSystem() and column[0] != "1.0":
        assert "computed from the results" in found


@pytest.mark.parametrize("letter", ["A", "Z"])
def test_forfeits_and_absences_stand_under_a(letter: str) -> None:
    """TRF26, record 162: A is a zero-point bye and a forfeit loss. bbpPairings 6 reads Z there, and writes A."""
    system = f"162  W 3.0    D 2.0    L 1.0    {letter} 0.5    P 3.0"
    data = trf("092 Swiss", "142 5", system, p(1, "3.0", "2 w +"), p(2, "0.5", "1 b -"), p(3, "0.5", "0000 - Z"))
    reading = read_trf(data)
    points = reading.section.points
    assert (points.points(Outcome.FORFEIT_LOSS), points.points(Outcome.ZERO_POINT_BYE)) == (HALF, HALF)
    assert any("read as A" in note.text for note in reading.notes) == (letter == "Z")
    text = write_trf(reading.section, program="tdapp").decode()
    assert "162  W 3.0    D 2.0    L 1.0    A 0.5    P 3.0" in text.split("\r\n")


def test_announced_byes_may_be_in_the_column_or_not() -> None:
    # One round held; the half-point bye of round 2 is in player 1's points, not yet in player 2's.
    data = trf("092 Swiss", "142 5", p(1, "1.5", "2 w 1", "0000 - H"), p(2, "0.0", "1 b 0", "0000 - H"))
    section = read_trf(data).section
    assert section.rounds_decided == 1
    assert section.points.is_standard


@pytest.mark.parametrize(
    ("free", "points", "outcome"),
    [("", "1.0", Outcome.REST), ("0000 - Z", "1.0", Outcome.REST), ("0000 - U", "1.0", Outcome.REST),
     ("0000 - U", "2.0", Outcome.PAIRING_BYE), ("0000 - U", "", Outcome.REST)],
)  # fmt: skip
def test_free_round_of_a_round_robin(free: str, points: str, outcome: Outcome) -> None:
    # 1 beats 2 and 3; 2 and 3 draw; everybody has one free round.
    extra = 1 if points == "2.0" else 0
    data = trf(
        "092 Round robin",
        p(1, points, "2 w 1", "3 b 1", free),
        p(2, points and f"{0.5 + extra}", "1 b 0", free, "3 w ="),
        p(3, points and f"{0.5 + extra}", free, "1 w 0", "2 b ="),
    )
    data = data.replace(b" 1.0    1 ", b" 2.0    1 ") if points == "1.0" else data.replace(b" 2.0    1 ", b" 3.0    1 ")
    section = read_trf(data).section
    assert section.kind is Kind.ROUND_ROBIN
    assert section.cells[0][2].outcome is outcome
    assert section.cells[1][1].outcome is outcome
    assert section.points.is_standard


@pytest.mark.parametrize(("text", "value"), [("3", Fraction(3)), ("-1/2", -HALF), ("0/1", Fraction(0))])
def test_points_of_our_own_records(text: str, value: Fraction) -> None:
    assert exact(text) == value


@pytest.mark.parametrize("text", ["1/", "1/0", "/2", "--1", "½", "", 3, "1" * 41])
def test_what_is_no_number_of_points(text: object) -> None:
    assert exact(text) is None


def test_a_broken_point_of_our_own_record_is_passed_over() -> None:
    section = read_trf(trf("142 1", p(1), "### tdapp points: win=3 draw=1/ pab=1/ what=2")).section
    assert (section.points.win, section.points.draw, section.points.pab) == (3, HALF, None)


@pytest.mark.parametrize(
    ("points", "text"),
    [
        ("1", "1.0"), ("1/2", "0.5"), ("1/4", "0.25"), ("1/5", "0.2"), ("1/10", "0.1"), ("1/20", "0.05"),
        ("1/25", "0.04"), ("1/50", "0.02"), ("1/100", "0.01"), ("41/4", "10.25"), ("-1/2", "-0.5"),
        ("401/4", "100.2"), ("1/3", "0.3"), ("1/8", "0.1"), ("10001/10", "1000"),
        ("-1/3", "-0.3"), ("-1/30", "0.0"), ("-2/3", "-0.6"), ("-401/4", "-100"), ("-1/4", "-0.25"),
    ],
)  # fmt: skip
def test_points_are_exact_in_two_decimals_where_five_columns_hold_them(points: str, text: str) -> None:
    assert points_column(Fraction(points)) == text


def test_the_column_of_a_system_with_a_score_shows_no_point_system() -> None:
    """3 for a win and 1 for a draw are points of the games in a Swiss; in a Keizer club they are a score."""
    lines = (p(1, "3.0", "2 w 1"), p(2, "0.0", "1 b 0"), p(3, "1.0", "4 w ="), p(4, "1.0", "3 b ="))
    swiss = read_trf(trf("092 Swiss", "142 5", *lines))
    assert swiss.section.points == PointSystem(Fraction(3), ONE)
    for said in (("092 Keizer system",), ("092 Swiss", "### tdapp system: keizer"), ("192 CUSTOM_KEIZER",)):
        keizer = read_trf(trf(*said, "142 5", *lines))
        assert (keizer.section.points.win, keizer.section.points.draw) == (ONE, HALF)
        assert "but another score" in " ".join(note.text for note in keizer.notes)


def test_a_keizer_file_says_how_byes_were_read_where_it_has_any() -> None:
    """Nobody is told of absences in a club where everybody played or was left over."""

    def said(cell: str) -> bool:
        lines = (p(1, "1.0", "2 w 1"), p(2, "0.0", "1 b 0"), p(3, "", cell))
        return "Keizer: U was read as" in " ".join(one.text for one in read_trf(trf("092 Keizer", *lines)).notes)

    assert [cell for cell in "UHZF" if said(f"0000 - {cell}")] == ["H", "Z", "F"]


@pytest.mark.parametrize("number", ["0", "x", "2"])
def test_points_awarded_in_a_round_that_there_is_not_are_nobodys(number: str) -> None:
    """Round 0 was taken for the last one."""
    reading = read_trf(trf("092 Swiss", p(1, "1.0", "2 w 1"), p(2, "0.0", "1 b 0"), f"### tdapp awarded {number} 1: 3"))
    assert [row[0].awarded for row in reading.section.cells] == [None, None]
