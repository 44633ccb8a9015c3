"""Which places a change of the ladder moves, and which rung did it."""

from __future__ import annotations

import random
from dataclasses import replace

import pytest

from tdapp.domain.section.ladder import parse_ladder
from tdapp.domain.section.player import Standing
from tdapp.services.tables.ladder_preview import compare, decisive_rungs, preview
from tdapp.services.tables.standings import Standings, compute_standings
from tests.arena import arena, random_swiss

# Everybody has 1 point. Black: A 2, B 0, C 1, D 1.
DRAWING = """
 1 A | 3b= 4b= Z
 2 B | 4w= 3w= Z
 3 C | 1w= 2b= Z
 4 D | 2b= 1w= Z
"""


def _moves(old: str, new: str) -> dict[str, tuple[int | None, int | None, str]]:
    found = preview(arena(DRAWING), parse_ladder(old), parse_ladder(new), 3)
    return {move.name: (move.old_rank, move.new_rank, move.decided_by) for move in found.moves}


def test_the_rung_that_separates_from_those_passed() -> None:
    """TPN/R: D C B A; with BPG first A (2) is ahead of all, then D and C (1), which TPN/R still separates, then B (0).

    A passed the other three by BPG, not by the TPN/R that bounds him from nobody; C and D, whom A passed, name BPG
    too, although TPN/R separates C from D; B, whom A passed, the same.
    """
    assert _moves("TPN/R", "BPG,TPN/R") == {
        "A": (4, 1, "BPG"),
        "D": (1, 2, "BPG"),
        "C": (2, 3, "BPG"),
        "B": (3, 4, "BPG"),
    }


def test_several_rungs_and_shared_places() -> None:
    """From the numbers to Black, then the higher number: D passes C by TPN/R and B by BPG."""
    found = _moves("TPN", "BPG,TPN/R")
    assert found["D"] == (4, 2, "BPG, TPN/R")
    assert found["B"] == (2, 4, "BPG")
    assert "C" not in found  # passed B and was passed by D
    # C and D level, above B: they passed B by BPG, and D caught up with C: the place is shared
    assert _moves("TPN", "BPG") == {"C": (3, 2, "BPG"), "D": (4, 2, "BPG"), "B": (2, 4, "BPG")}
    assert _moves("TPN", "") == {"B": (2, 1, ""), "C": (3, 1, ""), "D": (4, 1, "")}


def _decisive(old: str, new: str) -> dict[str, int]:
    section = arena(DRAWING)
    tables = [compute_standings(section, ladder=parse_ladder(text), after_round=3) for text in (old, new)]
    found = decisive_rungs(tables[1], compare(*tables))
    return {row.player.name: found[row.player.number] for row in tables[1].rows if row.player.number in found}


def test_the_rung_to_look_at() -> None:
    """Who moves: what separates from those passed. Who stays: what separates from the next below, the last from above.

    Nobody moves under the same ladder: A | D by BPG, D | C by TPN/R, C | B by BPG, and B looks at what is above.
    """
    assert _decisive("BPG,TPN/R", "BPG,TPN/R") == {"A": 0, "D": 1, "C": 0, "B": 0}
    assert _decisive("TPN/R", "BPG,TPN/R") == {"A": 0, "D": 0, "C": 0, "B": 0}
    assert _decisive("TPN", "") == {}  # everybody shares the first place


def _between(table: Standings, one: int, other: int) -> int:
    """The first rung, in the order of the ladder, that separates two lines; points are before the first."""
    passed = [row.decided_by for row in table.rows[min(one, other) : max(one, other)]]
    return min(len(table.ladder) if rung is None else rung for rung in passed)


@pytest.mark.parametrize("seed", range(12))
def test_every_pair_whose_order_changed_names_its_rung(seed: int) -> None:
    """Against the sentence itself, pair by pair: whom a player passed or was passed by, and the rung between them."""
    draw = random.Random(seed)
    section = random_swiss(seed, draw.choice([2, 9, 40]), draw.choice([3, 5]))
    codes = ["BH/C1", "BH", "SB", "PS", "WIN", "BPG", "TPN", "DE"]
    ladders = [parse_ladder(",".join(draw.sample(codes, draw.choice([0, 1, 3, 6])))) for _ in range(2)]
    old, new = (compute_standings(section, ladder=ladder) for ladder in ladders)
    place = {row.player.number: row.rank for row in old.rows}
    found = compare(old, new)
    assert {move.number for move in found.moves} == {
        row.player.number for row in new.rows if row.rank != place[row.player.number]
    }
    position = {row.player.number: index for index, row in enumerate(new.rows)}
    for move in found.moves:
        mine = position[move.number]
        rungs = set()
        for other, row in enumerate(new.rows):
            if other == mine or row.rank is None:
                continue
            rung = _between(new, mine, other)
            was_above = place[row.player.number] < place[move.number]
            was_below = place[row.player.number] > place[move.number]
            same = was_above if other < mine else was_below
            if 0 <= rung < len(new.ladder) and not same:
                rungs.add(rung)
        assert move.decided_by == ", ".join(new.ladder[rung].label for rung in sorted(rungs))


def test_who_loses_his_place_is_passed_by_no_rung() -> None:
    section = arena(DRAWING)
    gone = replace(section.players[1], standing=Standing.EXPELLED)
    out = replace(section, players=(section.players[0], gone, *section.players[2:]))
    old, new = (compute_standings(one, ladder=parse_ladder("TPN"), after_round=3) for one in (section, out))
    found = {move.name: (move.old_rank, move.new_rank, move.decided_by) for move in compare(old, new).moves}
    assert found["B"] == (2, None, "")
    assert found["C"][:2] == (3, 2)


def test_who_shares_the_last_place_looks_at_what_is_above() -> None:
    """Everybody has a point, A alone two games with Black; of B and C, who share, both have that rung."""
    section = arena("1 A | 2b= 3b=\n2 B | 1w= H\n3 C | H 1w=")
    table = compute_standings(section, ladder=parse_ladder("BPG"))
    assert [(row.player.name, row.rank) for row in table.rows] == [("A", 1), ("B", 2), ("C", 2)]
    assert decisive_rungs(table, compare(table, table)) == {1: 0, 2: 0, 3: 0}
