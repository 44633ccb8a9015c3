"""Berger tables: literally for 4 to 12 players (C.05, annex 1), gacrux's own up to 60, by their properties up to 30."""

from __future__ import annotations

from dataclasses import replace
from itertools import combinations

import pytest

from tdapp.domain.section.event import Kind
from tdapp.domain.section.outcome import Cell, Colour, Outcome
from tdapp.domain.words.errors import RuleViolation
from tdapp.pairing.rules import round_robin
from tdapp.pairing.rules.round_robin import (
    TableRound,
    berger_table,
    can_complete,
    round_breaches,
    rounds_in_cycle,
    table_of,
)
from tests.arena import arena

FOUR = ["1-4 2-3", "4-3 1-2", "2-4 3-1"]
SIX = ["1-6 2-5 3-4", "6-4 5-3 1-2", "2-6 3-1 4-5", "6-5 1-4 2-3", "3-6 4-2 5-1"]
EIGHT = [
    "1-8 2-7 3-6 4-5", "8-5 6-4 7-3 1-2", "2-8 3-1 4-7 5-6", "8-6 7-5 1-4 2-3", "3-8 4-2 5-1 6-7", "8-7 1-6 2-5 3-4",
    "4-8 5-3 6-2 7-1",
]  # fmt: skip
TEN = [
    "1-10 2-9 3-8 4-7 5-6", "10-6 7-5 8-4 9-3 1-2", "2-10 3-1 4-9 5-8 6-7", "10-7 8-6 9-5 1-4 2-3",
    "3-10 4-2 5-1 6-9 7-8", "10-8 9-7 1-6 2-5 3-4", "4-10 5-3 6-2 7-1 8-9", "10-9 1-8 2-7 3-6 4-5",
    "5-10 6-4 7-3 8-2 9-1",
]  # fmt: skip
TWELVE = [
    "1-12 2-11 3-10 4-9 5-8 6-7", "12-7 8-6 9-5 10-4 11-3 1-2", "2-12 3-1 4-11 5-10 6-9 7-8",
    "12-8 9-7 10-6 11-5 1-4 2-3", "3-12 4-2 5-1 6-11 7-10 8-9", "12-9 10-8 11-7 1-6 2-5 3-4",
    "4-12 5-3 6-2 7-1 8-11 9-10", "12-10 11-9 1-8 2-7 3-6 4-5", "5-12 6-4 7-3 8-2 9-1 10-11",
    "12-11 1-10 2-9 3-8 4-7 5-6", "6-12 7-5 8-4 9-3 10-2 11-1",
]  # fmt: skip


def drawn(table: tuple[TableRound, ...]) -> list[str]:
    return [" ".join(f"{white}-{black}" for white, black in held.pairs) for held in table]


@pytest.mark.parametrize(("size", "expected"), [(4, FOUR), (6, SIX), (8, EIGHT), (10, TEN), (12, TWELVE)])
def test_tables_of_the_handbook(size: int, expected: list[str]) -> None:
    assert drawn(berger_table(size)) == expected
    # one player fewer: the games against the highest number are free rounds
    without = [" ".join(pair for pair in held.split() if str(size) not in pair.split("-")) for held in expected]
    assert drawn(berger_table(size - 1)) == without


@pytest.mark.parametrize("size", range(3, 61))
def test_gacrux_has_the_same_tables(size: int) -> None:
    from gacrux.berger import bergertables

    theirs = bergertables(size)["pairing"]
    for held in berger_table(size):
        boards = [(board["white"], board["black"]) for board in theirs[held.round].values()]
        assert [pair for pair in boards if max(pair) <= size] == list(held.pairs)
        assert [min(pair) for pair in boards if max(pair) > size] == ([] if held.rest is None else [held.rest])


@pytest.mark.parametrize("size", [3, 4, 5, 6, 7, 8, 13, 14])
@pytest.mark.parametrize("cycles", [2, 3, 4])
@pytest.mark.parametrize("swapped", [False, True])
def test_any_number_of_cycles(size: int, cycles: int, swapped: bool) -> None:
    table = berger_table(size, cycles=cycles, swap_last_two=swapped)
    length = rounds_in_cycle(size)
    assert len(table) == cycles * length
    assert [held.cycle for held in table] == [cycle for cycle in range(1, cycles + 1) for _ in range(length)]
    for cycle in range(cycles):
        pairs = [pair for held in table[cycle * length : (cycle + 1) * length] for pair in held.pairs]
        assert sorted(tuple(sorted(pair)) for pair in pairs) == list(combinations(range(1, size + 1), 2))
        first = {pair for held in table[:length] for pair in held.pairs}
        assert set(pairs) == (first if cycle % 2 == 0 else {(black, white) for white, black in first})


def test_an_odd_field_leaves_out_the_last_place() -> None:
    table = berger_table(5)
    assert drawn(table) == ["2-5 3-4", "5-3 1-2", "3-1 4-5", "1-4 2-3", "4-2 5-1"]
    assert [held.rest for held in table] == [1, 4, 2, 5, 3]


def test_numbers_are_put_in_the_places() -> None:
    assert drawn(berger_table([7, 20, 3, 11])) == ["7-11 20-3", "11-3 7-20", "20-11 3-7"]


@pytest.mark.parametrize("size", range(2, 31))
def test_everyone_meets_everyone_with_balanced_colours(size: int) -> None:
    table = berger_table(size)
    assert len(table) == rounds_in_cycle(size)
    pairs = [tuple(sorted(pair)) for held in table for pair in held.pairs]
    assert sorted(pairs) == list(combinations(range(1, size + 1), 2))
    colours = sequences(table, size)
    for row in colours.values():
        assert abs(row.count("w") - row.count("b")) <= 1
        assert "www" not in row
        assert "bbb" not in row


@pytest.mark.parametrize("size", range(4, 31, 2))
def test_closed_form(size: int) -> None:
    for held in berger_table(size):
        for white, black in held.pairs:
            low, high = sorted((white, black))
            if high == size:
                expected = ((2 * low - 1) % (size - 1) or size - 1, low if low <= size // 2 else size)
            else:
                expected = ((low + high - 1) % (size - 1) or size - 1, high if (low + high) % 2 == 0 else low)
            assert (held.round, white) == expected


def sequences(table: tuple[TableRound, ...], size: int) -> dict[int, str]:
    rows = dict.fromkeys(range(1, size + 1), "")
    for held in table:
        for white, black in held.pairs:
            rows[white] += "w"
            rows[black] += "b"
    return rows


@pytest.mark.parametrize("size", range(3, 31))
def test_double_round_robin(size: int) -> None:
    table = berger_table(size, cycles=2, swap_last_two=True)
    length = rounds_in_cycle(size)
    assert len(table) == 2 * length
    assert len({pair for held in table for pair in held.pairs}) == size * (size - 1)  # both colours once
    assert not any("www" in row or "bbb" in row for row in sequences(table, size).values())
    plain = berger_table(size, cycles=2)
    assert drawn(table)[: length - 2] == drawn(plain)[: length - 2]
    assert drawn(table)[length - 2 : length] == drawn(plain)[length - 2 : length][::-1]
    assert drawn(table)[length:] == drawn(plain)[length:]


@pytest.mark.parametrize("swapped", [False, True])
def test_the_table_of_a_section_is_that_of_its_regulations(swapped: bool) -> None:
    drawing = "\n".join(f"{number} P{number} |" for number in range(1, 7))
    section = arena(drawing, kind=Kind.ROUND_ROBIN, rounds_total=10, cycles=2, swap_last_two=swapped)
    assert table_of(section) == berger_table(6, cycles=2, swap_last_two=swapped)


def test_impossible_tables() -> None:
    for numbers in (1, [3, 3], [1]):
        with pytest.raises(RuleViolation, match="two players or more"):
            berger_table(numbers)
    with pytest.raises(RuleViolation, match="one cycle"):
        berger_table(4, cycles=0)


# a round robin of four by hand: round 1 is 1-2, 3-4; round 2 is 1-3, 4-2
HAND = """
  1 A | 2w1 3w1
  2 B | 1b0 4b0
  3 C | 4w1 1b0
  4 D | 3b0 2w1
"""


def test_rounds_by_hand_are_checked() -> None:
    section = arena(HAND, rounds_total=6, cycles=2, kind=Kind.ROUND_ROBIN)
    assert round_breaches(section, 3, [(4, 1), (2, 3)]) == ()
    assert {breach.rule for breach in round_breaches(section, 3, [(1, 4), (2, 3)])} == {"colour"}
    assert {breach.rule for breach in round_breaches(section, 3, [(2, 1), (4, 3)])} == {"cycle"}
    assert {breach.rule for breach in round_breaches(section, 3, [(2, 1)], [3, 4])} == {"cycle", "rest"}
    assert [breach.text for breach in round_breaches(section, 3, [(4, 1)])] == ["2 is not paired.", "3 is not paired."]


def test_everybody_is_named_once() -> None:
    section = arena(HAND, rounds_total=6, cycles=2, kind=Kind.ROUND_ROBIN)
    said = [breach.text for breach in round_breaches(section, 3, [(4, 1), (4, 9)], [2, 3])]
    assert said[:2] == ["There is no player 9.", "4 is paired 2 times."]
    assert said[2:] == ["More players are free than the field needs."]


def test_the_second_cycle_may_repeat_pairs() -> None:
    section = arena(HAND, rounds_total=6, cycles=2, kind=Kind.ROUND_ROBIN)
    third = {1: ("b", 4), 2: ("w", 3), 3: ("b", 2), 4: ("w", 1)}
    cells = tuple(
        (*row, Cell(Outcome.DRAW, third[player.number][1], Colour(third[player.number][0])))
        for player, row in zip(section.players, section.cells, strict=True)
    )
    assert round_breaches(replace(section, cells=cells), 4, [(2, 1), (3, 4)]) == ()


def test_two_players_play_one_round_a_cycle() -> None:
    """There is no round before the last that it could be exchanged with."""
    assert drawn(berger_table(2, cycles=2, swap_last_two=True)) == ["1-2", "2-1"]


def test_free_rounds_do_not_break_a_run_of_colours() -> None:
    """White in rounds 1 and 2, then free and in round 4 White again; a forfeit with a colour counts, round 5 too."""
    section = arena(
        "1 A | 2w1 3w1 R 4w? 5b?\n2 B | 1b0 . . . .\n3 C | . 1b0 . . .\n4 D | . . . 1b? .\n5 E | . . . . 1w?",
        kind=Kind.ROUND_ROBIN,
        rounds_total=5,
    )
    assert any(breach.rule == "colour" for breach in round_breaches(section, 4, [(1, 4), (2, 3)], [5]))
    turned = round_breaches(section, 4, [(4, 1), (2, 3)], [5])
    assert not any(breach.rule == "colour" for breach in turned)


def test_a_colour_beside_a_free_round_is_none() -> None:
    """A report may have one there."""
    section = arena("1 A | 2w1 R R R\n2 B | 1b0 . . .", kind=Kind.ROUND_ROBIN, rounds_total=4)
    free = Cell(Outcome.ZERO_POINT_BYE, None, Colour.WHITE)
    for before, after, breaks in (((free,), (free,), False), ((free, section.cells[0][0]), (free,), False)):
        row = (*before, Cell(Outcome.UNPAIRED), *after)
        assert round_robin._runs(row, len(before) + 1, "w") is breaks
    played = section.cells[0][0]
    assert round_robin._runs((played, free, Cell(Outcome.UNPAIRED), played), 3, "w")
    assert not round_robin._runs((played, Cell(Outcome.UNPAIRED), free, free), 2, "w")


def test_a_pair_without_colours_is_no_colour() -> None:
    """A report may leave out those of a forfeit, before the round or behind it."""
    forfeit, played = Cell(Outcome.FORFEIT_WIN, 2), Cell(Outcome.WIN, 3, Colour.WHITE)
    assert round_robin._runs((forfeit, played, Cell(Outcome.UNPAIRED), forfeit, played), 3, "w")
    assert not round_robin._runs((forfeit, played, Cell(Outcome.UNPAIRED), forfeit), 3, "w")


def test_a_run_of_colours_is_seen_in_the_rounds_to_come() -> None:
    section = arena("1 A | . 2w? 3w?\n2 B | . 1b? .\n3 C | . . 1b?\n4 D | . . .", kind=Kind.ROUND_ROBIN, rounds_total=3)
    assert [one.numbers for one in round_breaches(section, 1, [(1, 4), (2, 3)]) if one.rule == "colour"] == [(1,)]
    assert round_breaches(section, 1, [(4, 1), (2, 3)]) == ()


# the first three of each row: everybody of 1 2 3 meets everybody of 4 5 6, two triangles are left
TRIANGLES = """
1 A | 4w= 5b=
2 B | 5w= 6b=
3 C | 6w= 4b=
4 D | 1b= 3w=
5 E | 2b= 1w=
6 F | 3b= 2w=
"""


def test_a_cycle_that_cannot_be_played_out_is_seen(monkeypatch: pytest.MonkeyPatch) -> None:
    """After 1-6 2-4 3-5 two triangles are left, which nobody can split into two rounds of six."""
    section = arena(TRIANGLES, kind=Kind.ROUND_ROBIN, rounds_total=5)
    assert not can_complete(section, 3, [(1, 6), (2, 4), (3, 5)])
    assert not can_complete(section, 3, [(1, 6), (2, 4)])  # 3 and 5 would be free in an even field
    assert can_complete(section, 3, [(1, 2), (3, 5), (4, 6)])
    monkeypatch.setattr(round_robin, "_MOST_STEPS", 0)
    assert can_complete(section, 3, [(1, 6), (2, 4), (3, 5)])  # not decided in time: nobody is told that it cannot be


def test_that_a_large_cycle_cannot_be_played_out_is_seen_in_time() -> None:
    """Eleven rounds of the odd numbers against the even ones: of either eleven one would always be free."""
    odd = [f"{2 * one + 1} O | " + " ".join(f"{2 * ((one + at) % 11) + 2}w=" for at in range(10)) for one in range(11)]
    even = [f"{2 * one + 2} E | " + " ".join(f"{2 * ((one - at) % 11) + 1}b=" for at in range(10)) for one in range(11)]
    drawing = "\n".join(line for pair in zip(odd, even, strict=True) for line in pair)
    section = arena(drawing, kind=Kind.ROUND_ROBIN, rounds_total=21)
    assert not can_complete(section, 11, [(2 * one + 1, 2 * ((one + 10) % 11) + 2) for one in range(11)])


def test_rounds_behind_the_one_that_is_made_anew_do_not_count() -> None:
    """Round 1 of four is taken back while the rounds behind it still stand there."""
    section = arena("1 A | 4w= 3w= 2b=\n2 B | 3w= 4b= 1w=\n3 C | 2b= 1b= 4w=\n4 D | 1b= 2w= 3b=", kind=Kind.ROUND_ROBIN,
                    rounds_total=3)  # fmt: skip
    assert can_complete(section, 1, [(1, 4), (2, 3)])


@pytest.mark.parametrize("size", [4, 5, 6, 7, 8])
def test_the_table_can_be_played_out_after_every_round(size: int) -> None:
    rows: dict[int, list[str]] = {number: [] for number in range(1, size + 1)}
    for held in berger_table(size):
        drawing = "\n".join(f"{number} P{number} | {' '.join(row)}" for number, row in rows.items())
        section = arena(drawing, kind=Kind.ROUND_ROBIN, rounds_total=rounds_in_cycle(size))
        assert can_complete(section, held.round, held.pairs)
        for white, black in held.pairs:
            rows[white].append(f"{black}w=")
            rows[black].append(f"{white}b=")
        if held.rest is not None:
            rows[held.rest].append("R")
