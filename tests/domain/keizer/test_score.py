"""The Keizer score: the worked example of the rules, its variants, and what must hold whatever is played."""

from __future__ import annotations

import random
import re
from dataclasses import replace
from fractions import Fraction

import pytest

from tdapp.domain.keizer.score import Credit, keizer_table, values_by_place
from tdapp.domain.section.event import Section
from tdapp.domain.section.outcome import Cell, Colour, Outcome
from tdapp.domain.systems.keizer import Keizer, Values
from tdapp.domain.systems.parameters import parameters_of
from tdapp.domain.words.errors import RuleViolation
from tests.arena import arena
from tests.effort import FULL

EXAMPLE = arena(
    """
    1 A | 2b0 4w1 5b1
    2 B | 1w1 3b= 4w1
    3 C | 4b= 2w= 6b0
    4 D | 3w= 1b0 2b0
    5 E | 6b1 U   1w0
    6 F | 5w0 H   3w1
    """,
    type_code="CUSTOM_KEIZER",
    rounds_total=9,
)
"""Rules of other systems, 1.5: computed there by a program of its own, in part beside FreeKeizer 0.5."""


def scores(text: str, after: int, section: Section = EXAMPLE) -> str:
    table = keizer_table(section, parameters_of(Keizer, text), after)
    return ", ".join(f"{number}: {table.scores[number]}" for number in table.order)


@pytest.mark.parametrize(
    ("text", "after", "expected"),
    [
        ("", 3, "2: 19, 1: 12, 3: 23/2, 6: 26/3, 4: 7, 5: 13/2"),
        ("method=consistent", 1, "2: 10, 3: 17/2, 4: 8, 5: 6, 1: 3, 6: 2"),
        ("method=consistent", 2, "2: 15, 3: 23/2, 1: 9, 4: 7, 5: 13/2, 6: 8/3"),
        ("method=consistent", 3, "2: 33/2, 1: 13, 5: 23/2, 6: 25/3, 3: 15/2, 4: 7/2"),
        ("method=consistent,values=count", 1, "2: 9, 3: 7, 4: 13/2, 1: 3, 5: 3, 6: 1"),
        ("method=consistent,values=count", 2, "2: 25/2, 3: 19/2, 1: 7, 4: 11/2, 5: 4, 6: 4/3"),
        ("method=consistent,values=count", 3, "2: 13, 1: 10, 5: 9, 6: 6, 3: 11/2, 4: 2"),
    ],
)
def test_the_worked_example_of_the_rules(text: str, after: int, expected: str) -> None:
    assert scores(text, after) == expected


def test_freekeizer_on_the_same_input_by_the_exact_rule() -> None:
    """Its parameters: 6..1, bye 4/6, absent 2/6, a loss 1/6, the start value (1.5, last column)."""
    text = "values=count,bye=4/6,excused=2/6,loss=1/6,own=start"
    table = keizer_table(EXAMPLE, parameters_of(Keizer, text), 3)
    exact = {number: str(table.scores[number]) for number in (3, 4, 5, 6)}
    assert exact == {3: "26/3", 4: "41/6", 5: "31/6", 6: "17/3"}


def test_without_the_own_value_the_values_go_round_between_two_orders() -> None:
    for after in (1, 3):
        table = keizer_table(EXAMPLE, parameters_of(Keizer, "method=consistent,own=none"), after)
        assert table.orders == 2
        assert table.scores == {
            number: sum((item.amount for item in items), Fraction(0)) for number, items in table.items.items()
        }


@pytest.mark.parametrize(
    ("text", "count", "values"),
    [
        ("", 6, "7 6 5 4 3 2"),
        ("", 1, "1"),
        ("", 2, "2 1"),
        ("values=ratio-even", 6, "8 7 6 5 4 3"),  # KeizerForClubs
        ("values=ratio-even", 4, "4 3 2 1"),
        ("values=count", 4, "4 3 2 1"),
        ("values=double", 4, "8 7 6 5"),
        ("top=60", 3, "60 59 58"),
        ("top=2", 3, "3 2 1"),
        ("ratio=2", 5, "8 7 6 5 4"),
    ],
)
def test_the_values_of_the_places(text: str, count: int, values: str) -> None:
    assert " ".join(map(str, values_by_place(count, parameters_of(Keizer, text)))) == values


def test_thirty_five_players_are_worth_51_to_17() -> None:
    values = values_by_place(35, Keizer())
    assert (values[0], values[-1]) == (51, 17)


def test_each_amount_says_what_it_is() -> None:
    items = keizer_table(EXAMPLE, Keizer(), 3).items[6]
    said = [
        (item.round, item.credit, item.holder, str(item.share), str(item.value), str(item.amount)) for item in items
    ]
    assert said == [
        (0, Credit.OWN, 6, "1", "2", "2"),
        (1, Credit.LOSS, 5, "0", "3", "0"),
        (2, Credit.EXCUSED, 6, "1/3", "2", "2/3"),
        (3, Credit.WIN, 3, "1", "6", "6"),
    ]


ABSENCES = arena(
    """
    1 A | 2w1 Z F H H
    2 B | 1b0 U Z . 3b+
    3 C | Z   Z Z Z 2w-
    4 D | Z   Z Z Z Z
    """,
)


@pytest.mark.parametrize("byes", ["file", "club"])
def test_what_byes_mean(byes: str) -> None:
    """In a file H and Z are excused and the rest is not; in a club Z is not, and F is a game for the club."""
    table = keizer_table(ABSENCES, parameters_of(Keizer, f"byes={byes}"), 5)
    found = {number: [item.credit for item in items if item.round] for number, items in table.items.items()}
    away = Credit.EXCUSED if byes == "file" else Credit.UNEXCUSED
    full = Credit.UNEXCUSED if byes == "file" else Credit.DUTY
    assert found == {
        1: [Credit.WIN, away, full, Credit.EXCUSED, Credit.EXCUSED],
        2: [Credit.LOSS, Credit.BYE, away, Credit.UNEXCUSED, Credit.FORFEIT_WIN],
        3: [away, away, away, away, Credit.FORFEIT_LOSS],
    }  # 4 never came and does not count


def test_only_so_many_excused_rounds_count_and_each_less() -> None:
    def amounts(text: str) -> list[str]:
        items = keizer_table(ABSENCES, parameters_of(Keizer, text), 5).items[1]
        return [str(item.share) for item in items if item.credit is Credit.EXCUSED]

    assert amounts("") == ["1/3", "1/3", "1/3"]
    assert amounts("excused-limit=1") == ["1/3", "0", "0"]
    assert amounts("halved=yes") == ["1/3", "1/6", "1/12"]


def test_the_own_value_fades_and_amounts_are_rounded() -> None:
    assert scores("fades=4", 0) == scores("", 0)
    own = [keizer_table(EXAMPLE, parameters_of(Keizer, "fades=4"), after).items[2][0].share for after in (1, 2, 3)]
    assert own == [Fraction(3, 4), Fraction(1, 2), Fraction(1, 4)]
    halves = keizer_table(EXAMPLE, parameters_of(Keizer, "rounding=half"), 3).items[6]
    assert [str(item.amount) for item in halves] == ["2", "0", "1/2", "6"]  # 2/3 is nearer to a half than to one
    wholes = keizer_table(EXAMPLE, parameters_of(Keizer, "rounding=whole"), 3).items[3]
    assert [str(item.amount) for item in wholes] == ["6", "2", "4", "0"]


def test_a_round_keeps_the_values_of_its_evening_where_they_are_frozen() -> None:
    items = keizer_table(EXAMPLE, parameters_of(Keizer, "method=frozen"), 3).items[2]
    assert [(item.round, int(item.value)) for item in items] == [(0, 7), (1, 7), (2, 5), (3, 4)]
    before = keizer_table(EXAMPLE, parameters_of(Keizer, "method=frozen"), 2).items[2]
    assert before[1:] == items[1:3]


def season(rng: random.Random, players: int, rounds: int) -> Section:
    """Games and absences of all sorts, drawn."""
    rows: list[list[Cell]] = [[] for _ in range(players)]
    for _ in range(rounds):
        here = [index for index in range(players) if rng.random() < 0.8]
        rng.shuffle(here)
        for one, other in zip(here[::2], here[1::2], strict=False):
            mine, theirs = rng.choice(
                ((Outcome.WIN, Outcome.LOSS), (Outcome.LOSS, Outcome.WIN), (Outcome.DRAW, Outcome.DRAW))
            )
            rows[one].append(Cell(mine, other + 1, Colour.WHITE))
            rows[other].append(Cell(theirs, one + 1, Colour.BLACK))
        if len(here) % 2:
            rows[here[-1]].append(Cell(Outcome.PAIRING_BYE))
        held = max(map(len, rows))
        for row in rows:
            if len(row) < held:
                row.append(Cell(rng.choice((Outcome.HALF_POINT_BYE, Outcome.ZERO_POINT_BYE, Outcome.UNPAIRED))))
    drawn = arena("\n".join(f"{index + 1} P{index + 1}" for index in range(players)), rounds_total=rounds)
    held = max(map(len, rows), default=0)
    return replace(drawn, cells=tuple(tuple(row[:held]) for row in rows))


SEASONS = 400 if FULL else 60


def test_a_loss_that_becomes_a_draw_never_costs_where_values_are_held() -> None:
    rng = random.Random(1)
    for _ in range(SEASONS):
        section = season(rng, rng.randint(3, 14), rng.randint(1, 8))
        rules = Keizer(own=rng.choice(tuple(type(Keizer().own))))
        losses = [
            (index, r)
            for index, row in enumerate(section.cells)
            for r, cell in enumerate(row)
            if cell.outcome is Outcome.LOSS
        ]
        if not losses:
            continue
        index, r = rng.choice(losses)
        last = section.rounds_held
        before = keizer_table(section, rules, last)
        row = list(section.cells[index])
        row[r] = replace(row[r], outcome=Outcome.DRAW)
        cells = tuple(tuple(row) if one == index else old for one, old in enumerate(section.cells))
        number = section.players[index].number
        held = [item for item in before.items[number] if item.round == r + 1]
        assert len(held) == 1
        better = keizer_table(replace(section, cells=cells), rules, last).items[number]
        now = next(item for item in better if item.round == r + 1)
        assert now.share * held[0].value >= held[0].amount


def test_sums_are_exact_and_the_order_of_rows_means_nothing() -> None:
    rng = random.Random(2)
    for _ in range(SEASONS):
        section = season(rng, rng.randint(2, 14), rng.randint(0, 8))
        text = f"method={rng.choice(('pass', 'consistent', 'frozen'))},rounding={rng.choice(('none', 'half', 'whole'))}"
        rules = parameters_of(Keizer, text)
        table = keizer_table(section, rules, section.rounds_held)
        for number in table.order:
            assert table.scores[number] == sum((item.amount for item in table.items[number]), Fraction(0))
        turned = replace(section, players=section.players[::-1], cells=section.cells[::-1])
        assert keizer_table(turned, rules, section.rounds_held).order == table.order


def test_a_late_entry_who_never_appears_changes_nothing() -> None:
    rng = random.Random(3)
    for _ in range(SEASONS):
        section = season(rng, rng.randint(3, 12), rng.randint(1, 7))
        late = arena("99 Late 2800").players[0]
        gone = (Cell(Outcome.ZERO_POINT_BYE),) * section.rounds_held
        more = replace(section, players=(*section.players, late), cells=(*section.cells, gone))
        rules = Keizer(method=rng.choice(tuple(type(Keizer().method))))
        assert keizer_table(more, rules, section.rounds_held) == keizer_table(section, rules, section.rounds_held)


def test_self_consistent_values_stand_or_name_their_cycle() -> None:
    rng = random.Random(4)
    cycles = 0
    rules = parameters_of(Keizer, "method=consistent,values=count")
    for _ in range(SEASONS):
        section = season(rng, rng.randint(6, 20), rng.randint(2, 12))
        table = keizer_table(section, rules, section.rounds_held)
        cycles += table.orders > 1
        if table.orders == 1:
            worth = {number: table.scores[number] for number in table.order}
            places = {number: place for place, number in enumerate(table.order)}
            by_place = values_by_place(len(worth), rules)
            assert all(table.values[number] == by_place[places[number]] for number in worth)
        else:
            assert sum(table.values.values()) == sum(values_by_place(len(table.order), rules))
    assert cycles < SEASONS // 5


def test_with_a_ratio_near_one_games_points_and_byes_decide() -> None:
    """All values are nearly equal then: who has more points stands higher."""
    rng = random.Random(5)
    rules = replace(Keizer(), ratio=Fraction(1001, 1000), own=type(Keizer().own).NONE)
    for _ in range(SEASONS // 2):
        section = season(rng, rng.randint(3, 10), rng.randint(1, 7))
        table = keizer_table(section, rules, section.rounds_held)
        shares = {number: sum(item.share for item in table.items[number]) for number in table.order}
        assert sorted(shares.values(), reverse=True) == [shares[number] for number in table.order]


def test_three_hundred_players_over_thirty_rounds_are_ranked() -> None:
    section = season(random.Random(6), 300 if FULL else 60, 30 if FULL else 12)
    assert len(keizer_table(section, Keizer(), section.rounds_held).order) <= len(section.players)


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("ratio=1", "“ratio” cannot be 1: it is more than 1"),
        ("top=0", "“top” cannot be 0"),
        ("bye=3", "“bye” cannot be 3: it is a share from 0 to 2, such as 1/3"),
        ("bye=-1/2", "“bye” cannot be -1/2"),
        ("draw=0,loss=1/2", "a draw cannot give less than a loss"),
        ("distance=100", "“distance” cannot be 100: it is a whole number from 0 to 99"),
        ("excused-limit=100", "“excused-limit” cannot be 100"),
    ],
)
def test_parameters_out_of_range_are_named(text: str, words: str) -> None:
    with pytest.raises(RuleViolation, match=re.escape(words)):
        parameters_of(Keizer, text)


def test_only_shares_may_change_later() -> None:
    assert "bye" in Keizer.LATER
    assert not {"ratio", "top", "values", "method", "distance", "own", "byes"} & Keizer.LATER
    assert Values.RATIO is Keizer().values
