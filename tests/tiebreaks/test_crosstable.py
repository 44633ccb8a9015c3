"""The arrays: who is ranked, what is unplayed, what a game's result is worth."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction

import pytest

from tdapp.domain.section.event import Kind, Section
from tdapp.domain.section.ladder import parse_ladder
from tdapp.domain.section.player import Standing
from tdapp.domain.section.scoring import PointSystem
from tdapp.services.tables.explanation import explain_player
from tdapp.services.tables.standings import compute_standings
from tdapp.tiebreaks.crosstable import build
from tdapp.tiebreaks.views import view
from tests.arena import arena


def leave(section: Section, number: int, standing: Standing) -> Section:
    players = tuple(replace(p, standing=standing) if p.number == number else p for p in section.players)
    return replace(section, players=players)


def test_scores_and_kinds_of_rounds() -> None:
    table = build(arena("1 A | 2w1 3w+ U H\n2 B | 1b0 F Z 3b=\n3 C | Z 1b- 2w? 2w="), 4)
    assert (table.score / table.ticks).tolist() == [3.5, 1.5, 0.5]
    assert table.otb.astype(int).tolist() == [[1, 0, 0, 0], [1, 0, 0, 1], [0, 0, 0, 1]]
    assert table.vur.astype(int).tolist() == [[0, 0, 0, 1], [0, 0, 1, 0], [1, 1, 0, 0]]
    assert table.open.astype(int).tolist() == [[0, 0, 0, 0], [0, 0, 0, 0], [0, 0, 1, 0]]


def test_results_are_one_half_nought_whatever_the_points() -> None:
    """3-1-0: a draw is half a game for rating criteria; ½-0 counts (a - L) / (W - L) on each side."""
    points = PointSystem(Fraction(3), Fraction(1), Fraction(0))
    table = build(arena("1 A | 2w1 2b= 2w=\n2 B | 1b0 1w= 1b0", points=points))
    assert [Fraction(int(value), table.result_unit) for value in table.result[0]] == [1, Fraction(1, 2), Fraction(1, 3)]


def test_points_awarded_otherwise_stay_exact() -> None:
    section = arena("1 A | 2w1\n2 B | 1b0")
    cells = ((section.cells[0][0],), (replace(section.cells[1][0], awarded=Fraction(1, 3)),))
    table = build(replace(section, cells=cells))
    assert Fraction(int(table.score[1]), table.ticks) == Fraction(1, 3)


def test_who_is_not_ranked() -> None:
    """Never took part; expelled. Withdrawn players keep their place."""
    section = arena("1 A | 2w1 3b1\n2 B | 1b0 Z\n3 C | U 1w0\n4 D | Z Z")
    assert build(section).ranked.tolist() == [True, True, True, False]
    assert build(leave(section, 2, Standing.WITHDRAWN)).ranked.tolist() == [True, True, True, False]
    expelled = build(leave(section, 2, Standing.EXPELLED))
    assert expelled.ranked.tolist() == [True, False, True, False]
    assert int(expelled.score[0]) == 2 * expelled.ticks  # the game against him counts
    rows = compute_standings(section).rows
    assert [(row.player.number, row.rank) for row in rows] == [(1, 1), (3, 2), (2, 3), (4, None)]
    assert rows[2].decided_by is None  # the last ranked line


def test_before_round_one_everybody_is_ranked() -> None:
    assert build(arena("1 A | Z\n2 B | Z"), 0).ranked.all()


def test_leaving_a_round_robin_early_takes_the_games_out() -> None:
    """C.05, 6.6: with fewer than half of the games played the results do not count in the standings.

    1 A | 4b1 3w= 2b1     with 4 gone: 1.5
    2 B | 3w1 4b+ 1w0     with 4 gone: 1
    3 C | 2b0 1b= 4w+     with 4 gone: 0.5
    4 D | 1w0 2w- 3b-     one game of three: out
    """
    section = arena("1 A | 4b1 3w= 2b1\n2 B | 3w1 4b+ 1w0\n3 C | 2b0 1b= 4w+\n4 D | 1w0 2w- 3b-", kind=Kind.ROUND_ROBIN)
    table = build(leave(section, 4, Standing.WITHDRAWN))
    assert (table.score / table.ticks).tolist() == [1.5, 1.0, 0.5, 0.0]
    assert table.ranked.tolist() == [True, True, True, False]
    assert not table.otb[:, 0].tolist()[0]
    explained = explain_player(leave(section, 4, Standing.WITHDRAWN), 1, ladder=parse_ladder("SB"))[0]
    assert explained.terms[0].why == ("does not count: no. 4 left with fewer than half of the games played (C.05, 6.6)")
    # with half of the games played or more he stays
    stayed = arena("1 A | 3b1 2w=\n2 B | R 1b=\n3 C | 1w0 R", kind=Kind.ROUND_ROBIN, rounds_total=3)
    assert build(leave(stayed, 3, Standing.WITHDRAWN)).ranked.all()


def test_nothing_decided_for_a_player_is_an_absence_when_others_played() -> None:
    table = build(arena("1 A | 2w1\n2 B | 1b0\n3 C | ."))
    assert table.requested.tolist() == [[False], [False], [True]]


def test_requested_byes_followed_only_by_absences() -> None:
    """C.07, 16.2.5: Z then U: followed by a PAB, so category 3; Z then a forfeit loss at the end: category 5."""
    table = build(arena("1 A | 2w1 Z U\n2 B | 1b0 Z 3w-\n3 C | Z U 2b+"))
    tail = table.requested & table.all_later_voluntary
    assert tail.astype(int).tolist() == [[0, 0, 0], [0, 1, 0], [0, 0, 0]]


@pytest.mark.parametrize(
    ("win", "draw", "loss", "unit"),
    [("1", "1/2", "0", 4), ("3", "1", "0", 6), ("1", "0", "0", 2), ("3", "2", "1", 4), ("1", "1", "1", 2)],
)
def test_a_won_game_in_the_unit_of_results(win: str, draw: str, loss: str, unit: int) -> None:
    """Twice the ticks between win and loss, so that half of it is whole; never nothing, whatever the points are."""
    points = PointSystem(Fraction(win), Fraction(draw), Fraction(loss))
    assert build(arena("1 A | 2w1\n2 B | 1b0", points=points)).result_unit == unit


@pytest.mark.parametrize(("after", "rounds"), [(None, 2), (-1, 0), (0, 0), (1, 1), (2, 2), (3, 3), (4, 3)])
def test_rounds_that_count(after: int | None, rounds: int) -> None:
    """None: up to the last round without an open game; never more than were held."""
    assert build(arena("1 A | 2w1 2b= 2w?\n2 B | 1b0 1w= 1b?", rounds_total=5), after).rounds == rounds


@pytest.mark.parametrize(
    ("row", "cycles", "counts"),
    [("2w1 3b1 Z Z", 1, True), ("2w1 3b- Z Z", 1, False), ("2w1 3b1 Z Z", 2, False), ("2w1 3b+ 4w0 Z", 1, True)],
)
def test_who_played_half_of_a_round_robin_keeps_his_games(row: str, cycles: int, counts: bool) -> None:
    """C.05, 6.6: of 4 games among 5 players 2 over the board are half; of 8 games of two cycles they are not."""
    answer = {"1": "0", "0": "1", "+": "-", "-": "+"}
    rows = [f"1 A | {row}"]
    for r, token in enumerate(row.split()[:3]):
        other = {"w": "b", "b": "w"}
        back = "U" if token == "Z" else f"1{other[token[1]]}{answer[token[2]]}"
        rows.append(f"{r + 2} P | " + " ".join(back if i == r else "U" for i in range(4)))
    section = leave(
        arena("\n".join([*rows, "5 E | U U U U"]), kind=Kind.ROUND_ROBIN, cycles=cycles), 1, Standing.WITHDRAWN
    )
    table = build(section)
    assert bool(table.ranked[0]) == counts
    assert (int(table.opponent[1, 0]) == 0) == counts
    assert (int(table.awarded[0].sum()) > 0) == counts


def test_forfeits_as_played_leave_what_opponents_see() -> None:
    """MTB26, /P is about the own games: B's absence in round 2 is still followed by nothing but absences (16.3)."""
    table = build(arena("1 A | 2w1 U Z\n2 B | 1b0 Z 3b-\n3 C | U H 2w+"))
    played = view(table, ("P",))
    assert played.all_later_voluntary.tolist() == table.all_later_voluntary.tolist()
    assert table.all_later_voluntary[1].tolist() == [True, True, True]
    assert played.unplayed_as_seen.tolist() == table.unplayed_as_seen.tolist() == table.unplayed.tolist()
    assert played.virtual_score.tolist() == table.virtual_score.tolist()
    assert (played.vur[1, 2], played.otb[1, 2], table.vur[1, 2], table.otb[1, 2]) == (False, True, True, False)
