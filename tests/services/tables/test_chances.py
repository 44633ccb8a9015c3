"""Who can still win: counted exactly where that can be done, drawn from a seed elsewhere."""

from __future__ import annotations

import dataclasses
from itertools import product

import pytest

from tdapp.domain.section.event import Kind
from tdapp.domain.section.ladder import parse_ladder
from tdapp.domain.section.outcome import Cell, Outcome
from tdapp.domain.section.player import Standing
from tdapp.domain.words.errors import RuleViolation
from tdapp.pairing.rules.round_robin import table_of
from tdapp.services.tables.chances import chances
from tdapp.services.tables.standings import compute_standings
from tests.arena import arena, random_swiss

POINTS = parse_ladder("")
# After two of three rounds: 1 has 2, 2 and 3 have 1, 4 has none. Last round 1-2 and 3-4.
LAST = """
    1 Leader | 3w1 4b1 2w?
    2 Second | 4w1 3b0 1b?
    3 Third  | 1b0 2w1 4w?
    4 Last   | 2b0 1w0 3b?
"""


def test_nine_outcomes_of_two_games_are_counted_by_hand() -> None:
    # Points alone. 1 wins or draws: alone first (6 of 9 outcomes). 1 loses: 1 and 2 have two points;
    # 3 joins them if he wins. All three results of an even game: .35, .3, .35.
    found = chances(arena(LAST), ladder=POINTS)
    assert found is not None
    assert (found.exact, found.outcomes, found.error) == (True, 9, 0.0)
    rows = {one.player.name: one for one in found.rows}
    assert (rows["Leader"].best, rows["Leader"].worst) == (1, 1)  # a shared first place at worst
    assert rows["Leader"].within(1) == pytest.approx(1.0)
    assert (rows["Second"].best, rows["Second"].worst) == (1, 3)  # 2 loses, 4 wins: 3 and 4 have 1, 2 has 1
    assert rows["Second"].within(1) == pytest.approx(0.35)
    assert rows["Third"].within(1) == pytest.approx(0.35 * 0.35)
    assert (rows["Last"].best, rows["Last"].worst) == (2, 4)
    assert "9 outcomes of the 2 games" in found.words


def test_the_ladder_breaks_the_ties() -> None:
    # Direct encounter: if 1 loses to 2 and both have two points, 2 is first unless 3 joins them.
    found = chances(arena(LAST), ladder=parse_ladder("DE"))
    assert found is not None
    rows = {one.player.name: one for one in found.rows}
    assert rows["Leader"].worst > 1


def test_a_round_robin_follows_its_table_to_the_end() -> None:
    section = arena(
        """
        1 A | 4w1 . .
        2 B | 3w= . .
        3 C | 2b= . .
        4 D | 1b0 . .
        """,
        kind=Kind.ROUND_ROBIN,
        rounds_total=3,
    )
    found = chances(section, ladder=POINTS)
    assert found is not None
    assert (found.exact, found.games, found.outcomes) == (True, 4, 81)
    # Held against every outcome of rounds 2 and 3 of the Berger table (4-3, 1-2; 2-4, 3-1), ranked one by one.
    pairs = (((4, 3), 1), ((1, 2), 1), ((2, 4), 2), ((3, 1), 2))
    reached: dict[int, set[int]] = {number: set() for number in range(1, 5)}
    kinds = ((Outcome.WIN, Outcome.LOSS), (Outcome.DRAW, Outcome.DRAW), (Outcome.LOSS, Outcome.WIN))
    for results in product(kinds, repeat=4):
        cells = [list(row) for row in section.cells]
        for ((white, black), number), (for_white, for_black) in zip(pairs, results, strict=True):
            cells[white - 1][number] = Cell(for_white, black)
            cells[black - 1][number] = Cell(for_black, white)
        played = dataclasses.replace(section, cells=tuple(map(tuple, cells)))
        for row in compute_standings(played, ladder=POINTS).rows:
            assert row.rank is not None
            reached[row.player.number].add(row.rank)
    for one in found.rows:
        places = reached[one.player.number]
        assert (one.best, one.worst) == (min(places), max(places))
        assert {place for place, share in enumerate(one.shares, start=1) if share} == places
        assert sum(one.shares) == pytest.approx(1.0)


def test_drawn_outcomes_repeat_with_their_seed_and_say_their_error() -> None:
    section = random_swiss(3, players=20, rounds=5)
    section = dataclasses.replace(section, rounds_total=section.rounds_held + 2)
    one, same, other = (chances(section, seed=seed, samples=60) for seed in (7, 7, 8))
    assert one is not None
    assert one == same
    assert one != other
    assert not one.exact
    assert one.error == pytest.approx(1.96 * (0.25 / 60) ** 0.5)
    assert "60 outcomes were drawn by rating (seed 7)" in one.words
    for row in one.rows:
        held = [place for place, share in enumerate(row.shares, start=1) if share]
        assert row.best <= min(held) <= max(held) <= row.worst


def test_it_can_be_stopped() -> None:
    section = random_swiss(3, players=20, rounds=5)
    section = dataclasses.replace(section, rounds_total=section.rounds_held + 1)
    told: list[tuple[int, int]] = []

    def progress(done: int, total: int) -> bool:
        told.append((done, total))
        return len(told) < 5

    assert chances(section, samples=50, progress=progress) is None
    assert len(told) == 5


def test_how_far_it_is_is_told_after_each_outcome_and_each_player() -> None:
    section = random_swiss(3, players=20, rounds=5)
    section = dataclasses.replace(section, rounds_total=section.rounds_held + 2)
    told: list[tuple[int, int]] = []
    found = chances(section, samples=50, progress=lambda done, total: told.append((done, total)) is None)
    assert found is not None
    assert not found.exact
    (total,) = {of for _, of in told}
    made = range(52, total + 1, 2)  # two for each player
    assert [done for done, _ in told] == [*range(1, 51), *made]


def test_as_many_outcomes_are_drawn_as_are_usual_where_nobody_says() -> None:
    """Two more are made for each of the first twenty."""
    section = random_swiss(3, players=31, rounds=5)
    section = dataclasses.replace(section, rounds_total=section.rounds_held + 1)
    told: list[int] = []
    assert chances(section, ladder=POINTS, progress=lambda _done, total: told.append(total) is not None) is None
    assert told == [30_000 // 31 + 2 * 20]


def test_nothing_left_and_too_much_left_are_refused() -> None:
    done = arena(LAST.replace("?", "="))
    with pytest.raises(RuleViolation, match="Every round has been played"):
        chances(done)
    with pytest.raises(RuleViolation, match="4 rounds are left"):
        chances(dataclasses.replace(done, rounds_total=7))


def test_who_has_left_a_round_robin_loses_the_game_of_the_table_by_forfeit() -> None:
    """Round 3 of the table: 2-4, 3-1. D has left after two games of three, so they count; B wins without playing."""
    drawing = """
        1 A | 4w1 2w= .
        2 B | 3w= 1b= .
        3 C | 2b= 4b= .
        4 D | 1b0 3w= .
        """
    whole = arena(drawing, kind=Kind.ROUND_ROBIN, rounds_total=3)
    gone = dataclasses.replace(whole.players[3], standing=Standing.WITHDRAWN)
    found = chances(dataclasses.replace(whole, players=(*whole.players[:3], gone)), ladder=POINTS)
    assert found is not None
    assert (found.games, found.outcomes) == (1, 3)
    # B has 2 and D has a half. C-A: 1½ or 2 or 2½ for A, who has 1½; 1 or 1½ or 2 for C, who has 1.
    places = {one.player.name: (one.best, one.worst) for one in found.rows}
    assert places == {"A": (1, 3), "B": (1, 2), "C": (1, 3), "D": (4, 4)}


def test_outcomes_are_made_for_everybody_not_only_for_the_first() -> None:
    section = random_swiss(3, players=12, rounds=4)
    section = dataclasses.replace(section, rounds_total=section.rounds_held + 2)
    found = chances(section, ladder=POINTS, samples=1)
    assert found is not None
    alone = chances(section, ladder=POINTS, samples=1, extremes=0)
    assert alone is not None
    assert all(one.best == one.worst for one in alone.rows)  # a single outcome
    assert sum(one.best < one.worst for one in found.rows) > len(found.rows) // 2


@pytest.mark.parametrize(("games", "total"), [(7, 3**7), (8, 5 + 2 * 16)])
def test_seven_games_are_counted_eight_are_drawn(games: int, total: int) -> None:
    """2,187 outcomes; of eight games five are drawn here, and two are made for each player."""
    drawing = "\n".join(
        f"{2 * one - 1} P{one} | {2 * one}w1 {2 * one}b?\n{2 * one} Q{one} | {2 * one - 1}b0 {2 * one - 1}w?"
        for one in range(1, games + 1)
    )
    told: list[int] = []

    def stop(_done: int, total: int) -> bool:
        told.append(total)
        return False

    assert chances(arena(drawing), ladder=POINTS, samples=5, progress=stop) is None
    assert told == [total]


@pytest.mark.parametrize("players", [0, 1, 2])
def test_a_round_robin_that_nobody_has_come_to_yet_has_no_table(players: int) -> None:
    two = arena("1 A | .\n2 B | .", kind=Kind.ROUND_ROBIN, rounds_total=1)
    section = dataclasses.replace(two, players=two.players[:players], cells=two.cells[:players])
    found = chances(section, ladder=POINTS, samples=3)
    assert found is not None
    assert (found.games, found.exact, len(found.rows)) == (players // 2, players == 2, players)


def test_who_is_free_in_a_round_of_the_table_rests_there() -> None:
    """C.07, 9.2 counts half of the games scheduled: to be free is no round without a game for another reason."""
    section = arena(
        """
        1 A 2000 | 4w1 R   2b=
        2 B 1900 | 5w1 3b= 1w=
        3 C 1800 | R   2w= 4b1
        4 D 1700 | 1b0 5w1 3w0
        5 E 1600 | 2b0 4b0 R
        """,
        kind=Kind.ROUND_ROBIN,
        rounds_total=5,
    )
    rests = [planned.rest for planned in table_of(section)[3:]]
    said = dataclasses.replace(
        section,
        cells=tuple(
            (*row, *(Cell(Outcome.REST if player.number == rest else Outcome.UNPAIRED) for rest in rests))
            for player, row in zip(section.players, section.cells, strict=True)
        ),
    )
    found, told = (chances(one, ladder=parse_ladder("KS")) for one in (section, said))
    assert found is not None
    assert found.exact
    assert found == told


def test_where_outcomes_are_made_for_somebody_who_stands_before_him_loses() -> None:
    """One drawn outcome, so that best and worst are those that were made: twelve leaders, each against one below."""
    pairs = [(one, one + 12) for one in range(1, 13)]
    rows = {}
    for one, other in pairs:
        white, black = ("w", "b") if one % 2 else ("b", "w")
        rows[one] = f"{one} L{one} | {(one - 2) % 12 + 13}w1 {other}{white}?"
        rows[other] = f"{other} T{one} | {(other - 13 + 1) % 12 + 1}b0 {one}{black}?"
    section = arena("\n".join(rows[number] for number in sorted(rows)), rounds_total=2)
    found = chances(section, ladder=POINTS, samples=1, extremes=None)
    assert found is not None
    assert not found.exact
    for one in found.rows:
        leads = one.player.number <= 12
        assert (one.best, leads and one.worst) == (1, leads and 12), one.player.name
