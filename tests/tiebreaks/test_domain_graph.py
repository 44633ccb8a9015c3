"""The graph of games: components, the two solvers at their limits, who is linked both ways."""

from __future__ import annotations

import random
from itertools import pairwise

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from tdapp.domain.section.event import Event, Section
from tdapp.domain.section.outcome import Cell, Colour, Outcome
from tdapp.domain.section.player import Player
from tdapp.tiebreaks import domain_graph
from tdapp.tiebreaks.crosstable import build
from tdapp.tiebreaks.domain_graph import (
    LOGISTIC,
    NORMAL,
    RESIDUAL,
    Curve,
    Domain,
    domain,
    gap_of,
    level,
    solve_expected,
    solve_sum,
    with_virtual_opponent,
)
from tdapp.tiebreaks.missing_results import _sorted
from tdapp.tiebreaks.strong_links import Links, cut_off_sentences, links
from tests.arena import arena, random_swiss
from tests.effort import FULL, examples


def graph(size: int, games: list[tuple[int, int, float]]) -> Domain:
    """A domain from (first, second, margin)."""
    first, second, margin = zip(*games, strict=True)
    return Domain(size, np.zeros((size, 1), dtype=bool), np.array(first), np.array(second), np.array(margin, float))


def test_only_games_over_the_board_are_edges() -> None:
    table = build(arena("1 A | 2w1 3w+ 4w?\n2 B | 1b0 H 3b=\n3 C | Z 1b- 2w=\n4 D | U Z 1b?"), 3)
    games = domain(table)
    assert games.games.tolist() == [1, 2, 1, 0]
    assert games.balance.tolist() == [1, -1, 0, 0]
    assert games.component.tolist() == [0, 0, 0, 3]
    assert games.components == 1
    assert games.weighted(np.ones(len(games.first))).tolist() == [
        [1, -1, 0, 0],
        [-1, 2, -1, 0],
        [0, -1, 1, 0],
        [0, 0, 0, 0],
    ]


def test_a_game_that_both_lost_has_no_margin() -> None:
    """½-0 counts by its difference; 0-0 counts as a draw."""

    def pair(one: Outcome, other: Outcome) -> list[float]:
        cells = ((Cell(one, 2, Colour.WHITE),), (Cell(other, 1, Colour.BLACK),))
        section = Section(Event("E"), players=(Player(1, "A"), Player(2, "B")), cells=cells, rounds_total=1)
        return domain(build(section)).margin.tolist()

    assert pair(Outcome.LOSS, Outcome.LOSS) == [0.0]
    assert pair(Outcome.DRAW, Outcome.LOSS) == [0.5]
    assert pair(Outcome.DRAW, Outcome.DRAW) == [0.0]


@given(st.integers(0, 10_000))
@examples(60)
def test_components_and_links_by_reachability(seed: int) -> None:
    table = build(random_swiss(seed, 4 + seed % 12, 1 + seed % 4))
    games = domain(table)
    meets = np.eye(games.size, dtype=bool)
    meets[games.first, games.second] = meets[games.second, games.first] = True
    takes = np.eye(games.size, dtype=bool)
    for one, other, margin in zip(games.first, games.second, games.margin, strict=True):
        takes[one, other] |= margin > -1
        takes[other, one] |= margin < 1
    for middle in range(games.size):
        meets |= meets[:, [middle]] & meets[[middle]]
        takes |= takes[:, [middle]] & takes[[middle]]
    assert games.component.tolist() == meets.argmax(axis=1).tolist()
    found = links(games, table.numbers)
    both = takes & takes.T
    assert found.complete == bool(both[np.ix_(games.inside, games.inside)].all())
    if found.main.any():
        best = int(np.flatnonzero(found.main)[0])
        assert found.main.tolist() == both[best].tolist()
        assert found.main.sum() == both[games.inside].sum(axis=1).max()
        rest = games.inside & ~found.main
        assert found.above.tolist() == (rest & takes[:, best] & ~takes[best]).tolist()
        assert found.below.tolist() == (rest & takes[best] & ~takes[:, best]).tolist()
        assert (found.above | found.below | found.apart).tolist() == rest.tolist()


@pytest.mark.parametrize("dense", [0, 60], ids=["conjugate gradients", "dense"])
@pytest.mark.parametrize("curve", [NORMAL, LOGISTIC], ids=["normal", "logistic"])
def test_expected_scores_are_met_in_hard_domains(curve: Curve, dense: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Perfect orders with a virtual opponent, one upset of the last against the first, long chains, odd shares."""
    monkeypatch.setattr(domain_graph, "_DENSE", dense)
    domains = []
    for size in (2, 5, 40):
        perfect = [(i, j, 1.0) for i in range(size) for j in range(i + 1, size)]
        domains.append(with_virtual_opponent(graph(size, perfect)))
        domains.append(graph(size, [*perfect, (size - 1, 0, 1.0)]))
        domains.append(graph(size, [(i, i + 1, 1.0) for i in range(size - 1)] + [(size - 1, 0, 1.0)]))
        domains.append(
            graph(size, [(i, i + 1, 1.0) for i in range(size - 1)] * 30 + [(i, i + 1, -0.01) for i in range(size - 1)])
        )
    rng = random.Random(5)
    for size in (10, 30):
        games = [(*rng.sample(range(size), 2), rng.choice((1.0, 0.0, -1.0, 1 / 3))) for _ in range(4 * size)]
        domains.append(with_virtual_opponent(graph(size, games)))
    for games_of in domains:
        assert np.abs(gap_of(games_of, curve, solve_expected(games_of, curve))).max() <= RESIDUAL / 10


def test_a_long_chain_is_solved() -> None:
    """1 beat 2 beat 3 ... beat 500: differences of 1 at every step, sum 0."""
    games = graph(500, [(i, i + 1, 1.0) for i in range(499)])
    solved = solve_sum(games, games.balance)
    assert np.abs(np.diff(solved) + 1).max() <= RESIDUAL
    assert abs(solved.sum()) <= 1e-9


def test_where_steps_do_not_arrive_the_whole_matrix_is_solved(monkeypatch: pytest.MonkeyPatch) -> None:
    games = graph(3, [(0, 1, 1.0), (1, 2, 1.0)])
    monkeypatch.setattr(domain_graph, "_DENSE", 0)
    monkeypatch.setattr(domain_graph, "_conjugate_gradients", lambda *_: None)
    assert solve_sum(games, games.balance) == pytest.approx([1, 0, -1])


def test_level_joins_rounding_only() -> None:
    assert len(set(level(np.array([0.1 + 0.2, 0.3, 0.3])).tolist())) == 1
    assert len(set(level(np.array([1.0, 1.0 + 1e-9])).tolist())) == 2


def test_keys_beyond_int64_sort_alike() -> None:
    rng = np.random.default_rng(1)
    small = (*(rng.integers(0, 4, 500) for _ in range(3)), np.arange(500))
    large = tuple(key * (1 << 40) for key in small)
    assert _sorted(small).tolist() == _sorted(large).tolist()


def test_many_players_take_no_dense_matrix(monkeypatch: pytest.MonkeyPatch) -> None:
    """Large Swiss events are solved by conjugate gradients, to the same residual."""
    table = build(random_swiss(2, 1000 if FULL else 300, 9, absent=0.05))
    games = domain(table)
    monkeypatch.setattr(Domain, "weighted", None)
    solved = solve_sum(games, games.balance)
    assert np.abs(games.spread(solved[games.first] - solved[games.second]) - games.balance).max() <= RESIDUAL
    wider = with_virtual_opponent(games)
    assert np.abs(gap_of(wider, NORMAL, solve_expected(wider, NORMAL))).max() <= RESIDUAL


FIELD = build(arena("\n".join(f"{n} P{n} | Z" for n in range(1, 13))))
ABOVE = "the others took nothing off {}, directly or through others"
BELOW = "{} took nothing off the others, directly or through others"
APART = "no chain of results leads to {}"


@pytest.mark.parametrize(
    ("linked", "above", "below", "apart", "wanted"),
    [
        (4, 1, 0, 0, f"Cut off: 5 P5 ({ABOVE.format('this player')})."),
        (4, 2, 0, 0, f"Cut off: 5 P5, 6 P6 ({ABOVE.format('them')})."),
        (4, 0, 1, 0, f"Cut off: 5 P5 ({BELOW.format('this player')})."),
        (4, 0, 2, 1, f"Cut off: 5 P5, 6 P6 ({BELOW.format('they')}); 7 P7 ({APART.format('this player')})."),
        (4, 0, 0, 2, f"Cut off: 5 P5, 6 P6 ({APART.format('them')})."),
        (4, 5, 0, 0, f"Cut off: 5 P5, 6 P6, 7 P7, 8 P8, 9 P9 ({ABOVE.format('them')})."),
        (4, 6, 0, 0, f"Cut off: 5 P5, 6 P6, 7 P7, 8 P8, 9 P9 and 1 more ({ABOVE.format('them')})."),
        (1, 1, 1, 1, f"Cut off: 2 P2 ({ABOVE.format('this player')}); 3 P3 ({BELOW.format('this player')}); "
                     f"4 P4 ({APART.format('this player')})."),
        (1, 1, 2, 1, "At most 1 of the 5 players are linked with one another."),
    ],
)  # fmt: skip
def test_who_is_cut_off_is_named_up_to_five(linked: int, above: int, below: int, apart: int, wanted: str) -> None:
    """Where the largest set linked both ways has less than a quarter of those who played, only its size is said."""
    ends = np.cumsum([0, linked, above, below, apart])
    places = np.arange(FIELD.size)
    masks = [(places >= low) & (places < high) for low, high in pairwise(ends)]
    assert cut_off_sentences(FIELD, Links(*masks)) == wanted
