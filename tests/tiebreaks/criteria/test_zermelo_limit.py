"""ZERMELO: Zermelo's strengths where they exist, and who stands at the ends where they have no bound."""

from __future__ import annotations

import numpy as np
import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from tdapp.domain.section.event import Section
from tdapp.domain.section.ladder import parse_ladder, parse_rung
from tdapp.services.tables.explanation import explain_player
from tdapp.services.tables.standings import compute_standings
from tdapp.tiebreaks.column import Column
from tdapp.tiebreaks.criteria.zermelo_limit import TIE, _at_the_ends, _tied
from tdapp.tiebreaks.crosstable import build
from tdapp.tiebreaks.domain_graph import domain
from tdapp.tiebreaks.registry import resolve
from tdapp.tiebreaks.strong_links import Links, links
from tests.arena import arena, random_swiss
from tests.effort import examples

SEEDS = st.integers(0, 10_000)


def column(section: Section, code: str = "ZERMELO") -> Column:
    step = resolve(section, parse_rung(code))
    return step.criterion.column(build(section), step, np.zeros(len(section.players), dtype=np.int64))


def values(section: Section) -> dict[int, float | None]:
    table = compute_standings(section, ladder=parse_ladder("ZERMELO"))
    return {row.player.number: None if row.values[0] is None else float(row.values[0]) for row in table.rows}


@given(SEEDS)
@examples(20)
def test_where_all_are_linked_it_is_zermelos_strength(seed: int) -> None:
    section = random_swiss(seed, 6 + seed % 9, 6, absent=0.05)
    strength = column(section, "ZERM")
    assume(strength.reals is not None)
    mine = column(section)
    assert (mine.key() == strength.key()).all()
    inside = domain(build(section)).inside
    assert mine.reals is not None
    assert strength.reals is not None
    assert mine.reals[inside] == pytest.approx(2000 + 400 * np.log10(strength.reals[inside]), abs=1e-6)


def iterated(section: Section, steps: int) -> np.ndarray:
    """Ricca's iteration as he writes it: w <- score / sum of 1 / (w + w of the opponent), the sum kept at 1."""
    games = domain(build(section))
    w = np.where(games.inside, 1.0 / games.inside.sum(), 0.0)
    made = games.spread(games.margin) / 2 + games.games / 2
    for _ in range(steps):
        share = 1.0 / (w[games.first] + w[games.second])
        below = np.bincount(games.first, share, games.size) + np.bincount(games.second, share, games.size)
        w = np.divide(made, below, out=np.zeros(games.size), where=below > 0)
        w /= w.sum()
    return w


def test_it_is_the_order_that_the_iteration_tends_to() -> None:
    """8 players, 6 rounds, all linked: the iteration needs thousands of steps to the same strengths."""
    section = random_swiss(3, 8, 6, odd=0, absent=0)
    assert column(section, "ZERM").reals is not None
    found = column(section).reals
    assert found is not None
    w = iterated(section, 20_000)
    assert found == pytest.approx(2000 + 400 * (np.log10(w) - np.log10(w).mean()), abs=1e-3)


CUT_OFF = """
  1 Łukasz 2000 | 2w1 3b1 4w1 5b1
  2 Bea    1900 | 1b0 4w1 3w= Z
  3 Cid    1800 | 5w1 1w0 2b= 4b0
  4 王明   1700 | 5b1 2b0 1b0 3w1
  5 Eve    1600 | 4w0 3b0 Z   1w0
  6 Hal    1300 | Z   Z   Z   Z
"""
"""1 won everything, 5 lost everything, 2, 3 and 4 are linked, 6 did not play."""


def test_who_won_or_lost_everything_stands_at_an_end() -> None:
    found = values(arena(CUT_OFF))
    played = {number: value for number, value in found.items() if value is not None}
    order = sorted(played, key=lambda number: -played[number])
    assert order[0] == 1
    assert order[-1] == 5
    assert found[6] is None
    explained = explain_player(arena(CUT_OFF), 2, ladder=parse_ladder("ZERMELO"))[0]
    assert "tie to the mean of 1e-05 of a game" in explained.notes[1]
    assert "1 Łukasz" in explained.notes[1]
    assert explained.formula.endswith("1.5 scored")


@given(SEEDS)
@examples(40)
def test_nobody_linked_stands_beyond_an_end(seed: int) -> None:
    """Whoever took everything off the linked players is above all of them, whoever gave everything below."""
    section = random_swiss(seed, 8 + seed % 20, 3 + seed % 3)
    table = build(section)
    found, reals = links(domain(table), table.numbers), column(section).reals
    assert reals is not None
    if found.main.any():
        assert (reals[found.above] > reals[found.main].max()).all()
        assert (reals[found.below] < reals[found.main].min()).all()


def test_a_long_chain_keeps_its_order() -> None:
    """40 players, each beaten by the one before and by nobody else."""
    lines = []
    for number in range(1, 41):
        onward, back = f"{number + 1}w1" if number < 40 else "Z", f"{number - 1}b0" if number > 1 else "Z"
        lines.append(f"{number} P | {onward if number % 2 else back} {back if number % 2 else onward}")
    reals = column(arena("\n".join(lines))).reals
    assert reals is not None
    assert (np.diff(reals) < 0).all()


def test_players_alike_are_equal() -> None:
    """Two games between four players: both winners are alike, and both losers."""
    keys = column(arena("1 A | 3w1\n2 B | 4w1\n3 C | 1b0\n4 D | 2b0")).key().tolist()
    assert keys[0] == keys[1] > keys[2] == keys[3]


def test_far_out_where_the_curve_is_flat_the_equations_hold() -> None:
    """1 beat 2 and 3, who met nobody else: by symmetry 2a, -a, -a, and expected(-3a) is the pull of the tie, TIE a."""
    ratings = values(arena("1 A | U 3w1 2w1\n2 B | 3w- Z 1b0\n3 C | 2b+ 1b0 Z"))
    assert ratings[2] == ratings[3]
    out = np.log(10) / 400 * (2000 - (ratings[2] or 0))
    assert 1 / (1 + np.exp(3 * out)) == pytest.approx(TIE * out, rel=1e-7)


@pytest.mark.parametrize(
    ("above", "below", "wanted"),
    [
        ([0.7, 1.0], [-0.2], [1.5, 1.8, -1.5]),  # moved past those linked, by one unit, in their order
        ([1.5, 9.0], [-1.5], [1.5, 9.0, -1.5]),  # there already
        ([2.0, 3.0], [1.0], [2.0, 3.0, -1.5]),
        ([-4.0, 3.0], [-8.0], [1.5, 8.5, -8.0]),
    ],
)
def test_who_stands_at_an_end_stands_past_all_who_are_linked(
    above: list[float], below: list[float], wanted: list[float]
) -> None:
    """Two are linked at 0.5 and -0.5, a sixth is apart: nothing moves these."""
    values = np.array([0.5, -0.5, *above, *below, 0.25])
    masks = [np.isin(np.arange(6), players) for players in ([0, 1], [2, 3], [4], [5])]
    assert _at_the_ends(values, Links(*masks)).tolist() == pytest.approx([0.5, -0.5, *wanted, 0.25])
    nobody = np.zeros(6, dtype=bool)
    assert _at_the_ends(values, Links(nobody, nobody, nobody, nobody)).tolist() == values.tolist()


@pytest.mark.parametrize("apart", [0.5, 1.0, 1.5, 2.0, 4.0, 50.0])
def test_a_step_that_leaps_over_the_goal_is_halved(apart: float) -> None:
    """Two who drew are alike; from 3 units apart whole steps of Newton's method would leap to and fro for ever."""
    table = build(arena("1 A | 2w=\n2 B | 1b="))
    found = _tied(domain(table), TIE, np.array([apart, -apart]))
    assert found.tolist() == pytest.approx([0, 0], abs=1e-9)
