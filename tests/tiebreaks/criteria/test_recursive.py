"""Recursive performance, ARPO and recursive Buchholz: the paper's properties and Sangmelima 2014."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from tdapp.domain.ratings.tables import dp
from tdapp.domain.section.event import Section
from tdapp.domain.section.ladder import parse_ladder, parse_rung
from tdapp.services.tables.explanation import explain_player
from tdapp.services.tables.standings import compute_standings
from tdapp.tiebreaks.criteria.recursive import drift, least_squares, percent, recursive_performance
from tdapp.tiebreaks.crosstable import Crosstable, build
from tdapp.tiebreaks.domain_graph import RESIDUAL, domain
from tdapp.tiebreaks.explain import Check, State
from tdapp.tiebreaks.registry import resolve
from tests.arena import arena, random_round_robin, random_swiss
from tests.effort import examples
from tests.tiebreaks.test_golden_papers import SANGMELIMA

SEEDS = st.integers(0, 10_000)


def values(section: Section, rung: str) -> dict[int, str | None]:
    table = compute_standings(section, ladder=parse_ladder(rung))
    return {row.player.number: row.values[0] for row in table.rows}


def event(seed: int, **fields: float) -> Section:
    """A small random event, with absences, forfeits, odd results and unrated players."""
    return random_swiss(seed, 6 + seed % 17, 3 + seed % 6, **fields)  # type: ignore[arg-type]


def performance(table: Crosstable, ratings: np.ndarray) -> np.ndarray:
    """The performance rating of everybody with a game, by FIDE's definition but without rounding."""
    result = np.zeros(table.size)
    shares = percent(table)
    for player in range(table.size):
        met = table.opponent[player][domain(table).played[player]]
        if met.size:
            result[player] = ratings[met].mean() + dp(int(shares[player]))
    return result


# recursive performance ------------------------------------------------------------------------------------------


@given(SEEDS)
@examples(60)
def test_new_performance_less_the_recursive_one_is_the_same_for_all(seed: int) -> None:
    """The paper's verification, for each group of players linked by games."""
    table = build(event(seed))
    values = recursive_performance(table)
    apart = performance(table, values) - values
    games = domain(table)
    for group in np.unique(games.component[games.inside]):
        here = games.inside & (games.component == group)
        assert apart[here] == pytest.approx(drift(table)[here], abs=1e-9)
        assert np.ptp(apart[here]) <= 10 * RESIDUAL


@given(SEEDS)
@examples(8)
def test_the_solution_is_the_limit_of_the_iterated_performances(seed: int) -> None:
    """Iterate from the start ratings (half steps, so that bipartite events settle too): same differences."""
    table = build(random_swiss(seed, 8, 5, absent=0.05))
    games = domain(table)
    assume(games.components == 1)
    ratings = np.where(table.rating > 0, table.rating, 1234).astype(float)
    for _ in range(1500):
        step = performance(table, ratings)
        ratings = (ratings + step) / 2
        ratings -= ratings[games.inside].mean()
    solved = recursive_performance(table)[games.inside]
    assert ratings[games.inside] == pytest.approx(solved - solved.mean(), abs=1e-5)


@given(SEEDS, SEEDS)
@examples(40)
def test_start_ratings_do_not_matter(seed: int, other: int) -> None:
    section = event(seed)
    rng = np.random.default_rng(other)
    players = tuple(
        replace(player, rating=int(rng.integers(1000, 2800)) if rng.random() < 0.7 else None)
        for player in section.players
    )
    one, two = build(section), build(replace(section, players=players))
    inside = domain(one).inside
    if inside.any():
        difference = (recursive_performance(one) - recursive_performance(two))[inside]
        assert np.ptp(difference) <= 1e-8


def test_each_group_has_the_mean_rating_of_all_rated_players() -> None:
    """1 beat 2 and 3 drew with 4; mean of the rated 2000, 1600, 1200 = 1600; dp(100 %) = 800."""
    section = arena("""
      1 A 2000 | 2w1
      2 B      | 1b0
      3 C 1600 | 4w=
      4 D      | 3b=
      5 E 1200 | Z
    """)
    assert values(section, "RP") == {1: "2000.000000", 2: "1200.000000", 3: "1600.000000", 4: "1600.000000", 5: None}


def test_one_game_is_bipartite_and_still_solved() -> None:
    """x1 = x2 + 800 - d, x2 = x1 - 800 - d: d = 0 and x1 - x2 = 800; nobody is rated, so the mean is 0."""
    assert values(arena("1 A | 2w1\n2 B | 1b0"), "RP") == {1: "400.000000", 2: "-400.000000"}


def test_a_cycle_comes_out_equal() -> None:
    """A beat B, B beat C, C beat A: nobody differs."""
    section = arena("1 A 2000 | 2w1 3b0 R\n2 B 1500 | 1b0 R 3w1\n3 C 1000 | R 1w1 2b0")
    for code in ("RP", "ARPO", "RBH"):
        assert len(set(values(section, code).values())) == 1


def test_the_explanation_shows_the_papers_check() -> None:
    section = arena(SANGMELIMA)
    explained = explain_player(section, 2, ladder=parse_ladder("RP"))[0]
    assert explained.check is Check.EQUATIONS
    assert explained.formula.endswith(f"= {explained.value}")
    assert "/ 6 +193 (score 75 %)" in explained.formula  # 4.5 of 6
    assert "the same for all" in explained.formula
    assert len([term for term in explained.terms if term.state is State.COUNTED]) == 6
    assert explained.exact is None


# the average of the opponents --------------------------------------------------------------------------------------


def test_an_unplayed_round_uses_up_a_cut_of_the_worst() -> None:
    """RP by the crosstable below; player 1 met 2, 3, 4 and was absent once.

    ARPO/C1: the absence takes the cut, all three opponents stay. ARPO/C2: the weakest of the three goes too.
    ARPO/M1: the absence takes the low cut, the strongest opponent goes.
    """
    section = arena("""
      1 A 2000 | 2w1 3w= H   4w0
      2 B 2000 | 1b0 4w= 3w1 5w=
      3 C 2000 | 5w1 1b= 2b0 6w1
      4 D 2000 | 6w1 2b= 5w1 1b1
      5 E 2000 | 3b0 6w= 4b0 2b=
      6 F 2000 | 4b0 5b= F   3b0
    """)
    table = build(section)
    met = sorted(recursive_performance(table)[[1, 2, 3]])
    by_rung = {rung: float(values(section, rung)[1] or "nan") for rung in ("ARPO", "ARPO/C1", "ARPO/C2", "ARPO/M1")}
    assert by_rung["ARPO"] == pytest.approx(np.mean(met), abs=1e-6)
    assert by_rung["ARPO/C1"] == by_rung["ARPO"]
    assert by_rung["ARPO/C2"] == pytest.approx(np.mean(met[1:]), abs=1e-6)
    assert by_rung["ARPO/M1"] == pytest.approx(np.mean(met[:2]), abs=1e-6)
    assert values(section, "ARPO/C4")[1] is None  # everything cut
    explained = explain_player(section, 1, ladder=parse_ladder("ARPO/C2"))[0]
    assert [term.state for term in explained.terms].count(State.CUT) == 1
    assert explained.terms[2].why == "not played over the board: uses up one cut of the worst opponent"


def test_without_unplayed_rounds_a_cut_takes_the_worst_opponent() -> None:
    section = random_swiss(3, 12, 5, odd=0, absent=0)
    table = build(section)
    seen = np.sort(recursive_performance(table)[table.opponent], axis=1)
    found = values(section, "ARPO/C1")
    for index, number in enumerate(table.numbers.tolist()):
        assert float(found[number] or "nan") == pytest.approx(seen[index, 1:].mean(), abs=1e-6)


# recursive Buchholz ------------------------------------------------------------------------------------------------

RECURSIVE_BUCHHOLZ = [
    *(0.6435, 0.7077, 0.0590, 0.4202, 0.3923, -0.0421, -0.1217),
    *(0.0540, -0.0466, -0.0298, -0.2344, -0.4248, -0.6940, -0.6835),
]
"""Open de Sangmelima 2014 after 16 iterations, as Pippel prints them (minus signs put back for 6, 7, 9-14)."""


def test_sangmelima_recursive_buchholz() -> None:
    """The paper stops after 16 iterations: its last digit is one off the solution for three players."""
    found = values(arena(SANGMELIMA), "RBH")
    assert [float(found[number] or "nan") for number in range(1, 15)] == pytest.approx(RECURSIVE_BUCHHOLZ, abs=1.1e-4)
    table = build(arena(SANGMELIMA))
    step = np.zeros(14)
    for _ in range(15):  # columns [,2] to [,16]
        step = (step[table.opponent].sum(axis=1) + domain(table).balance) / 6
    assert np.round(step, 4).tolist() == pytest.approx(RECURSIVE_BUCHHOLZ, abs=1e-9)


@given(SEEDS)
@examples(60)
def test_recursive_buchholz_solves_its_equations_and_equals_least_squares(seed: int) -> None:
    """x = A x + s / games with A the row-stochastic matrix of games; least squares by numpy's own solver."""
    table = build(event(seed))
    games = domain(table)
    solved = least_squares(table)
    rows, right = [], []
    for player in np.flatnonzero(games.inside):
        met = table.opponent[player][games.played[player]]
        own = (2 * table.result[player] - table.result_unit)[games.played[player]] / table.result_unit
        theirs = [table.result[q][table.opponent[q] == player].sum() / table.result_unit for q in np.unique(met)]
        balance = table.result[player].sum() / table.result_unit - sum(theirs)
        assert solved[player] == pytest.approx(solved[met].mean() + balance / met.size, abs=1e-10)
        assert own.size == met.size
    for one, other, margin in zip(games.first, games.second, games.margin, strict=True):
        line = np.zeros(table.size)
        line[one], line[other] = 1.0, -1.0
        rows.append(line)
        right.append(margin)
    if rows:
        nearest = games.centred(np.linalg.lstsq(np.array(rows), np.array(right), rcond=None)[0])
        assert solved == pytest.approx(nearest, abs=1e-9)
    found, same = values(event(seed), "RBH"), values(event(seed), "LSM")
    assert found == same


def test_round_robin_has_the_order_of_points() -> None:
    """q = s / P in a complete single round robin."""
    section = random_round_robin(5, 8, odd=0)
    games = domain(build(section))
    assert least_squares(build(section)) == pytest.approx(games.balance / 8, abs=1e-12)


@pytest.mark.parametrize("drawing", ["", "1 A 1500 | F H", "1 A | H Z\n2 B | F Z", "1 A | 2w+\n2 B | 1b-"])
@pytest.mark.parametrize("code", ["RP", "ARPO", "ARPO/C1", "ARPO/M1", "RBH"])
def test_nobody_played(drawing: str, code: str) -> None:
    assert set(values(arena(drawing), code).values()) <= {None}


def test_groups_that_never_met_are_named_where_there_are_some() -> None:
    two = "1 A 2000 | 2w1\n2 B 1900 | 1b0"
    for drawing, expected in ((two, 0), (f"{two}\n3 C 1800 | 4w1\n4 D 1700 | 3b0", 1)):
        (work,) = explain_player(arena(drawing), 1, ladder=parse_ladder("RP"))
        assert sum("never met" in note for note in work.notes) == expected


def test_a_tie_is_a_millionth_of_a_rating_point_on_any_scale(monkeypatch: pytest.MonkeyPatch) -> None:
    """A win is 1 on the scale of RBH, and worth 400 points: 2e-9 are less than that millionth, 3e-9 are more."""
    section = arena("1 A | 2w1\n2 B | 1b0 \n")
    step = resolve(section, parse_rung("RBH"))
    for apart, tied in ((2e-9, True), (3e-9, False)):
        monkeypatch.setattr(type(step.criterion), "reals", lambda *_, apart=apart: np.array([0.0, apart]))
        key = step.criterion.column(build(section), step, np.zeros(2, dtype=np.int64)).key()
        assert (key[0] == key[1]) == tied
