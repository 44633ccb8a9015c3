"""Values printed in the papers: Sonneborn-Berger of seven players, Sangmelima 2014, unplayed games of three methods."""

from __future__ import annotations

import itertools

import pytest

from tdapp.domain.section.event import Edition, Kind, Section
from tdapp.domain.section.ladder import parse_ladder
from tdapp.domain.section.outcome import Cell, Outcome
from tdapp.domain.section.player import Player
from tdapp.domain.section.scoring import PointSystem, decimal_text
from tdapp.services.tables.standings import compute_standings
from tdapp.tiebreaks.crosstable import build
from tdapp.tiebreaks.policies.fide_2009 import Fide2009
from tdapp.tiebreaks.terms import CriterionKind, Cuts
from tests.arena import arena


def values(section: Section, rung: str) -> dict[int, str | None]:
    table = compute_standings(section, ladder=parse_ladder(rung))
    return {row.player.number: row.values[0] for row in table.rows}


def test_sonneborn_berger_of_seven_players() -> None:
    """The example that explains the method: C and D have 4 points each, C the better Sonneborn-Berger.

       A  B  C  D  E  F  G
    A  .  =  =  1  1  1  1   5
    B  =  .  =  =  1  1  1   4.5
    C  =  =  .  =  =  1  1   4
    D  0  =  =  .  1  1  1   4
    E  0  0  =  0  .  1  1   2.5
    F  0  0  0  0  0  .  1   1
    G  0  0  0  0  0  0  .   0
    """
    rows = [".==1111", "=.==111", "==.==11", "0==.111", "00=0.11", "00000.1", "000000."]
    outcome = {"1": Outcome.WIN, "=": Outcome.DRAW, "0": Outcome.LOSS, ".": Outcome.REST}
    # every pair meets once: one "round" per opponent, the own column as the free round
    cells = tuple(
        tuple(Cell(outcome[mark], None if mark == "." else other + 1) for other, mark in enumerate(row)) for row in rows
    )
    players = tuple(Player(number, name) for number, name in enumerate("ABCDEFG", start=1))
    section = Section(event=arena("").event, players=players, cells=cells, rounds_total=7, kind=Kind.ROUND_ROBIN)
    table = compute_standings(section, ladder=parse_ladder("SB"))
    points = {row.player.name: row.points for row in table.rows}
    assert points == {"A": "5.0", "B": "4.5", "C": "4.0", "D": "4.0", "E": "2.5", "F": "1.0", "G": "0.0"}
    found = {row.player.name: row.values[0] for row in table.rows}
    assert (found["C"], found["D"]) == ("9.0", "7.75")
    assert [row.player.name for row in table.rows] == list("ABCDEFG")


SANGMELIMA = """
  1 Player 1  2296 | 14b1  8b= 10w1  4w1  2b=  5b=
  2 Player 2  2265 | 10b=  5b=  8w1 11b1  1w=  4b1
  3 Player 3       |  4w0 10b0 13b1 14b1 12w1 11b1
  4 Player 4       |  3b1  9b1 11w1  1b0  5w=  2w0
  5 Player 5       |  8w=  2w= 12b=  9w1  4b=  1w=
  6 Player 6  2262 | 12w0  7b= 14w1  8b1 10b=  9w=
  7 Player 7       | 11w0  6w=  9b= 13b= 14w1 10b1
  8 Player 8       |  5b=  1w=  2b0  6w0 13w1 14b1
  9 Player 9       | 13b1  4w0  7w=  5b0 11w1  6b=
 10 Player 10      |  2w=  3w1  1b0 12b=  6w=  7w0
 11 Player 11      |  7b1 12w1  4b0  2w0  9b0  3w0
 12 Player 12      |  6b1 11b0  5w= 10w=  3b0 13w0
 13 Player 13      |  9w0 14b0  3w0  7w=  8b0 12b1
 14 Player 14      |  1w0 13w1  6b0  3w0  7b0  8w0
"""


def test_sangmelima_2014_under_two_one_nought() -> None:
    """Open de Sangmelima 2014 (draughts, 2-1-0): points, Buchholz cut 1 and median 1 as the paper prints them."""
    two_one_nought = PointSystem(*map(type(PointSystem().win), (2, 1, 0)))
    section = arena(SANGMELIMA, points=two_one_nought, edition=Edition.FIDE_2009)
    table = compute_standings(section, ladder=parse_ladder("BH/C1,BH/M1"))
    by_number = {row.player.number: row for row in table.rows}
    rows = [by_number[number] for number in range(1, 15)]
    assert [float(row.points) for row in rows] == [9, 9, 8, 7, 7, 7, 7, 6, 6, 5, 4, 4, 3, 2]
    cut = [34, 34, 23, 39, 37, 28, 25, 35, 32, 40, 37, 31, 31, 37]
    median = [25, 25, 16, 30, 28, 21, 18, 26, 25, 31, 28, 23, 23, 28]
    assert [float(row.values[0] or 0) for row in rows] == cut
    assert [float(row.values[1] or 0) for row in rows] == median


@pytest.mark.parametrize(
    ("rounds", "absent", "before", "letter", "wanted"),
    [(3, 3, 1.5, "Z", 2.5), (9, 3, 1.5, "Z", 5.5), (6, 6, 3.5, "+", 3.5), (9, 6, 3.5, "+", 5.0)],
)
def test_virtual_opponent_of_2009(rounds: int, absent: int, before: float, letter: str, wanted: float) -> None:
    """FIDE 2009: score before the round + what the opponent would have got + a draw for each later round."""
    mine: list[str] = []
    theirs: list[str] = []
    left = before
    for number in range(1, rounds + 1):
        if number == absent:
            mine.append("2w+" if letter == "+" else "Z")
            theirs.append("1b-" if letter == "+" else "Z")
            continue
        step = min(1.0, left) if number < absent else 0.0
        left -= step if number < absent else 0
        mark = {1.0: ("1", "0"), 0.5: ("=", "="), 0.0: ("0", "1")}[step]
        mine.append(f"2w{mark[0]}")
        theirs.append(f"1b{mark[1]}")
    section = arena(f"1 A | {' '.join(mine)}\n2 B | {' '.join(theirs)}", edition=Edition.FIDE_2009)
    table = build(section, rounds)
    terms = Fide2009().terms(table, CriterionKind.OPPONENTS_SUM, Cuts(), {})
    assert terms.num[0, absent - 1] == wanted * table.ticks


def _against(scores: list[float], rounds: int, own: str, rating: int, other: int) -> Section:
    """A section in which player 1 beats opponents who end with the given scores, and has one unplayed round.

    The opponents' other points come from full-point and half-point byes, so that their scores are as wanted.
    """
    lines = []
    mine = []
    for index, score in enumerate(scores):
        number = index + 3
        mine.append(f"{number}w1")
        cells = ["Z"] * rounds
        cells[index] = "1b0"
        free = [position for position in range(rounds) if position != index]
        for position in itertools.islice(free, int(score)):
            cells[position] = "F"
        if score % 1:
            cells[free[int(score)]] = "H"
        lines.append(f"{number} O{number} 2000 | {' '.join(cells)}")
    mine.append(own)
    scheduled = ["Z"] * (rounds - 1) + ["1b-" if own == "2w+" else "Z"]
    head = [f"1 P {rating} | {' '.join(mine)}", f"2 S {other} | {' '.join(scheduled)}"]
    return arena("\n".join(head + lines))


def test_sivakasi_buchholz_of_two_players() -> None:
    """Anantharam: Dileep Kumar 50.06; Pranesh 40.5 and 37.71 with one cut; expected scores .92 and .78."""
    dileep = _against([3, 6.5, 6, 6.5, 6, 6, 6, 4.5], 9, "2w+", 1854, 1182)
    assert values(dileep, "BH@sivakasi")[1] == decimal_text(type(PointSystem().win)("50.0625"))
    pranesh = _against([3, 6, 4.5, 6, 3, 5, 5, 3.5], 9, "2w+", 1744, 1524)
    assert values(pranesh, "BH@sivakasi")[1] == "40.5"
    assert values(pranesh, "BH/C1@sivakasi")[1] == "37.714286"
    for section, played, term in ((dileep, 44.5, 5.12), (pranesh, 36, 3.51)):
        whole = float(values(section, "SB@sivakasi")[1] or 0)
        assert round(whole - played + 1e-9, 2) == term  # all eight games were won


def test_average_of_the_opponents_played() -> None:
    """Ucarcus: eight played opponents with 40 points in eleven rounds give 40 / 8 = 5."""
    section = _against([2.5, 3.5, 5, 4.5, 5, 6, 6.5, 7], 9, "2w+", 1800, 1800)
    assert values(section, "BH@average")[1] == "5.0"


def test_ignore_with_a_cut() -> None:
    """Ricca's IgnoreUG by hand: n (n - c) * sum otbP / sum otbN, without the opponent that leaves most.

    1 A | 2w1 3w1 4w1     A met 2 (1 of 3 games), 3 (1 of 2 games), 4 (0 of 1 game)
    BH@ignore    = 9 * (1 + 1 + 0) / (3 + 2 + 1) = 3
    BH/C1@ignore = 3 * 2 * max(1/3, 1/4, 2/5)    = 12/5: without 4 the ratio is highest
    """
    section = arena("""
      1 A | 2w1 3w1 4w1
      2 B | 1b0 5w1 3b0
      3 C | F   1b0 2w1
      4 D | Z   Z   1b0
      5 E | Z   2b0 Z
    """)
    assert values(section, "BH@ignore")[1] == "3.0"
    assert values(section, "BH/C1@ignore")[1] == "2.4"
