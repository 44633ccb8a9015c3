"""Where gacrux is known to say otherwise: each difference just inside and just outside of what explains it."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction

import pytest

from tdapp.domain.section.event import Edition, Kind, Section
from tdapp.domain.section.scoring import PointSystem
from tdapp.services.tables.known_differences import Case, as_gacrux, format_differences, known_difference
from tests.arena import arena

# 1 A beat 2 by forfeit and drew against 3's nothing (½-0); 4 lost to 1 as 1 lost to 4 (0-0); 2 and 3 drew.
DRAWING = "1 A | 2w+ 3b= 4w0\n2 B | 1b- 4w1 3b=\n3 C | 4w1 1w0 2w=\n4 D | 3b0 2b0 1b0"
SWISS = arena(DRAWING)
ROBIN = arena(DRAWING, kind=Kind.ROUND_ROBIN)


def article(section: Section, code: str, player: int, after: int = 3) -> str:
    """The end of the name of what explains it."""
    found = known_difference(Case(section, after, code, player))
    return "" if found is None else found.name.rpartition("(")[2].rstrip(")")


@pytest.mark.parametrize(
    ("section", "code", "player", "after", "said"),
    [
        *((ROBIN, code, 0, 3, "15.2") for code in ("WON", "BPG", "BWG")), (ROBIN, "WIN", 0, 3, ""),
        (ROBIN, "WON", 1, 3, ""), (SWISS, "WON", 0, 3, ""),
        (replace(ROBIN, edition=Edition.FIDE_2024), "WON", 0, 3, ""),
        (SWISS, "FB", 0, 2, "8.3"), (SWISS, "FB/C1", 0, 2, "8.3"), (SWISS, "AOB/F", 0, 2, "8.3"),
        (SWISS, "AOB", 0, 2, ""), (SWISS, "FB", 0, 3, ""),
        (SWISS, "STD", 0, 2, "7.7"), (SWISS, "STD", 0, 3, "7.7"), (SWISS, "STD", 0, 1, ""), (SWISS, "STD", 1, 3, ""),
        (SWISS, "STD", 3, 3, "7.7"), (SWISS, "STD", 3, 2, ""), (SWISS, "STD", 2, 2, "7.7"), (SWISS, "STD", 2, 1, ""),
        (SWISS, "STD{reading=literal}", 0, 3, ""),
        (SWISS, "REP", 0, 3, ""), (SWISS, "KS", 0, 2, ""),
    ],
)  # fmt: skip
def test_what_an_article_explains(section: Section, code: str, player: int, after: int, said: str) -> None:
    assert article(section, code, player, after) == said


THREE = arena("1 A | 2w1 3b1 R\n2 B | 1b0 R 3w0\n3 C | R 1w0 2b1", kind=Kind.ROUND_ROBIN, rounds_total=3)


def test_the_free_round_of_an_odd_round_robin() -> None:
    """C.07, 7.6 and 9.2; a bye of a Swiss was asked for, and an even table has none."""
    assert [article(THREE, "REP", 0, after) for after in (2, 3)] == ["", "7.6"]
    assert [article(THREE, "REP", player, 2) for player in (1, 2)] == ["7.6", "7.6"]
    assert article(replace(THREE, kind=Kind.SWISS), "REP", 0) == ""
    assert [article(THREE, "KS", 0, after) for after in (1, 2, 3)] == ["9.2", "9.2", ""]
    assert article(THREE, "SB", 0, 2) == ""


@pytest.mark.parametrize(
    ("points", "said"),
    [((1, "1/2", 0), ""), ((3, 1, 0), "10.2"), ((3, 2, 1), ""), ((3, "3/2", 0), ""), ((2, 1, 1), "10.2")],
)
def test_a_half_point_to_nothing_under_other_points(points: tuple[int | str, ...], said: str) -> None:
    """B.02 says nothing of it, which matters where a draw is not half a win."""
    section = replace(SWISS, points=PointSystem(*map(Fraction, points)))
    for code in ("TPR", "PTP"):  # the own games
        assert [article(section, code, player) for player in range(4)] == [said, "", "", ""]
        assert article(section, code, 0, 1) == ""
    for code in ("APRO", "APPO"):  # those of the opponents: everybody but A himself has met A
        assert [article(section, code, player) for player in range(4)] == ["", said, said, said]
    assert article(section, "ARO", 0) == ""


def test_points_given_or_taken_reach_whoever_reads_points() -> None:
    """TRF26, record 299: to the round in which they were given."""
    row = SWISS.cells[3]
    given = replace(SWISS, cells=(*SWISS.cells[:3], (row[0], replace(row[1], awarded=Fraction(0)), row[2])))
    codes = ("PTS", "BH", "AOB", "SB", "DE", "PS", "KS", "WIN")
    assert {article(given, code, 0, 2) for code in codes} == {"TRF26, record 299"}
    assert {article(given, code, 0, 1) for code in codes} == {""}
    assert {article(given, code, 0, 2) for code in ("WON", "BPG", "ARO", "TPN")} == {""}


@pytest.mark.parametrize(
    ("code", "after", "value", "theirs"),
    [
        ("AOB", 8, "1/3", "33/100"), ("AOB", 9, "1/3", "333/1000"), ("AOB/F", 8, "2/3", "67/100"),
        ("AOB", 8, "1/200", "1/100"), ("AOB", 8, "1/201", "0"), ("SSSC", 9, "1/3", "33/100"), ("BH", 8, "1/3", "1/3"),
        ("AOB", 8, None, None), ("BH", 8, None, None), ("AOB", 9, "1/2000", "1/1000"),
    ],
)  # fmt: skip
def test_a_value_as_gacrux_prints_it(code: str, after: int, value: str | None, theirs: str | None) -> None:
    assert as_gacrux(Case(SWISS, after, code), value) == (None if theirs is None else Fraction(theirs))


def test_absences_that_are_worth_something_are_read_otherwise_by_others() -> None:
    """TRF26, record 162."""
    assert format_differences(SWISS) == ()
    for points in (replace(SWISS.points, zero_bye=Fraction(1, 2)), replace(SWISS.points, loss=Fraction(1))):
        (found,) = format_differences(replace(SWISS, points=points))
        assert "record 162" in found.name
