"""Least squares, generalized row sum, relative Elo and Zermelo: Pippel's tables and the theory's properties."""

from __future__ import annotations

import math

import numpy as np
import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from tdapp.domain.section.event import Section
from tdapp.domain.section.ladder import parse_ladder, parse_rung
from tdapp.domain.words.errors import RuleViolation
from tdapp.services.tables.explanation import explain_player
from tdapp.services.tables.standings import compute_standings
from tdapp.tiebreaks.criteria.recursive import least_squares
from tdapp.tiebreaks.crosstable import build
from tdapp.tiebreaks.domain_graph import RESIDUAL, domain
from tdapp.tiebreaks.explain import Check, State
from tdapp.tiebreaks.registry import resolve
from tdapp.tiebreaks.words import rung_name
from tests.arena import arena, random_round_robin, random_swiss
from tests.effort import examples
from tests.tiebreaks.test_golden_papers import SANGMELIMA

SEEDS = st.integers(0, 10_000)
SIGMA = 2000 / 7


def values(section: Section, rung: str) -> dict[int, float | None]:
    table = compute_standings(section, ladder=parse_ladder(rung))
    return {row.player.number: None if row.values[0] is None else float(row.values[0]) for row in table.rows}


def reals(section: Section, rung: str) -> np.ndarray:
    """All values to full precision, in the order of the players."""
    step = resolve(section, parse_rung(rung))
    column = step.criterion.column(build(section), step, np.zeros(len(section.players), dtype=np.int64))
    assert column.reals is not None, column.note
    return column.reals


def normal(z: float) -> float:
    return 0.5 * math.erfc(-z / math.sqrt(2))


def linked(seed: int) -> Section:
    """A random event in which all players are linked both ways."""
    section = random_swiss(seed, 6 + seed % 9, 6, absent=0.05)
    assume(values(section, "RELO")[1] is not None)
    return section


# least squares -----------------------------------------------------------------------------------------------------

LEAST_SQUARES = [
    *(0.643, 0.708, 0.059, 0.420, 0.392, -0.042, -0.122),
    *(0.054, -0.047, -0.030, -0.234, -0.425, -0.694, -0.683),
]
"""Open de Sangmelima 2014, Pippel's table of LS ratings."""


def test_sangmelima_least_squares() -> None:
    section = arena(SANGMELIMA)
    assert domain(build(section)).balance.tolist() == [3, 3, 2, 1, 1, 1, 1, 0, 0, -1, -2, -2, -3, -4]
    # 0.6435 and -0.6835: the paper cut its own four digits to three
    assert reals(section, "LSM") == pytest.approx(LEAST_SQUARES, abs=6e-4)
    explained = explain_player(section, 2, ladder=parse_ladder("LSM"))[0]
    assert explained.formula.endswith("= 3.000000; wins minus losses = 3: the value is (1.245981 + 3) / 6 = 0.707663")
    differences = [float(term.term) for term in explained.terms]
    assert differences == pytest.approx([0.738, 0.316, 0.654, 0.942, 0.065, 0.288], abs=1.1e-3)  # the paper's check
    assert explained.check is Check.EQUATIONS


@pytest.mark.parametrize(("cycles", "size"), [(1, 6), (1, 7)])
def test_round_robin_ratings_are_the_scores(cycles: int, size: int) -> None:
    """q = s / (N + r): N games each and r rounds of everybody against everybody; GRS is s itself."""
    section = random_round_robin(cycles, size, odd=0)
    balance = domain(build(section)).balance
    assert reals(section, "LSM") == pytest.approx(balance / (size - 1 + cycles), abs=1e-12)
    assert reals(section, "GRS") == pytest.approx(balance, abs=1e-10)


# generalized row sum -----------------------------------------------------------------------------------------------

HUIZUM = """
  1 Harm Wiersma           | 2w0 2b1 3w1 3b1 R   R
  2 Rein van der Pal       | 1b1 1w0 4w= 4b1 3w0 3b1
  3 Tjalling van den Bosch | 4w1 4b= 1b0 1w0 2b1 2w0
  4 Jan Adema              | 3b0 3w= 2b= 2w0 R   R
"""
"""Trainingsvierkamp Harm Wiersma, Huizum 2005 (draughts 2-1-0): each pair met twice, 1 and 4 did not.

       1   2   3   4    s     x
  1   xx  02  22  ..    2   2.667
  2   20  xx  02  12    1   1.000
  3   00  20  xx  21   -1  -1.000
  4   ..  10  01  xx   -2  -2.667
"""


def test_huizum_2005() -> None:
    section = arena(HUIZUM)
    assert domain(build(section)).balance.tolist() == [2, 1, -1, -2]
    found = values(section, "GRS{inv_eps=8}")
    assert [found[number] for number in (1, 2, 3, 4)] == [2.666667, 1.0, -1.0, -2.666667]
    explained = explain_player(section, 1, ladder=parse_ladder("GRS{inv_eps=8}"))[0]
    assert explained.formula.endswith("+ 8 × 2.666667 = 32.000000; 16 × 2 = 32.000000")
    assert "γ = m P + 1/ε = 2 × 4 + 8 = 16" in explained.notes[0]


def test_default_inverse_epsilon_is_m_times_p_minus_2() -> None:
    section = arena(HUIZUM)
    assert values(section, "GRS") == values(section, "GRS{inv_eps=4}") != values(section, "GRS{inv_eps=8}")
    two = arena("1 A | 2w1\n2 B | 1b0\n3 C | Z")  # P = 2: 1/eps = 0, L x = 2 s
    assert values(two, "GRS") == {1: 1.0, 2: -1.0, 3: None}


@given(SEEDS, st.sampled_from(["", "{inv_eps=1}", "{inv_eps=0.5}", "{inv_eps=50}"]))
@examples(40)
def test_generalized_row_sum_solves_its_equations(seed: int, option: str) -> None:
    section = random_swiss(seed, 5 + seed % 12, 2 + seed % 5)
    games = domain(build(section))
    assume(games.inside.any())
    x = reals(section, f"GRS{option}")
    most, inside = games.most_games_of_a_pair(), int(games.inside.sum())
    inverse = float(option[9:-1]) if option else most * (inside - 2)
    gamma = most * inside + inverse
    left = games.weighted(np.ones(len(games.first))) @ x + inverse * x
    assert left[games.inside] == pytest.approx(gamma * games.balance[games.inside], abs=RESIDUAL * gamma)
    assert abs(x.sum()) <= 1e-9


@given(SEEDS)
@examples(20)
def test_generalized_row_sum_lies_between_least_squares_and_the_score(seed: int) -> None:
    """1/eps to 0: gamma times the least squares rating; 1/eps to infinity: wins minus losses."""
    section = random_swiss(seed, 10, 5, absent=0)
    games = domain(build(section))
    small = reals(section, "GRS{inv_eps=0.000001}")
    gamma = games.most_games_of_a_pair() * int(games.inside.sum()) + 1e-6
    assert small / gamma == pytest.approx(least_squares(build(section)), abs=1e-4)
    assert reals(section, "GRS{inv_eps=1000000}") == pytest.approx(games.balance, abs=1e-3)


@pytest.mark.parametrize("value", ["0", "-1", "0.0", "x", "1e3", ".5", "1000001"])
def test_inverse_epsilon_is_a_positive_number(value: str) -> None:
    with pytest.raises(RuleViolation):
        resolve(arena(HUIZUM), parse_rung(f"GRS{{inv_eps={value}}}"))


# relative Elo ------------------------------------------------------------------------------------------------------

UPDATE_1 = [137.7, 137.7, 104.0, 65.9, 65.9, 65.9, 65.9, 21.8, 21.8, -30.3, -94.0, -94.0, -176.2, -292.1]
AFTER_28 = [304.0, 312.7, 18.3, 185.3, 180.9, -26.6, -63.0, 33.6, -19.4, -16.3, -102.5, -177.2, -299.4, -330.6]
"""Open de Sangmelima 2014, Pippel's table (minus signs put back where it lost them)."""


def test_sangmelima_relative_elo() -> None:
    """The paper's iteration, R += -ln(We / W) * 2000 / 7, gives its columns; we give what it converges to."""
    section = arena(SANGMELIMA)
    table = build(section)
    scored = table.result.sum(axis=1) / table.result_unit
    rating = np.zeros(14)
    seen = []
    for _ in range(1000):
        expected = [sum(normal((rating[p] - rating[q]) / SIGMA) for q in table.opponent[p]) for p in range(14)]
        update = -np.log(np.array(expected) / scored) * SIGMA
        rating = rating + update - update.mean()
        seen.append(rating)
    assert np.round(seen[0], 1).tolist() == UPDATE_1
    assert np.round(seen[27], 1).tolist() == AFTER_28
    found = reals(section, "RELO")
    assert found == pytest.approx(rating, abs=1e-6)
    assert found == pytest.approx(AFTER_28, abs=0.21)
    order = compute_standings(section, ladder=parse_ladder("RELO")).rows
    assert [row.player.number for row in order[:2]] == [2, 1]


def test_the_explanation_adds_up_expected_scores() -> None:
    explained = explain_player(arena(SANGMELIMA), 2, ladder=parse_ladder("RELO"))[0]
    assert explained.formula.endswith("= 4.500000 expected; 4.5 scored")
    doubled = [2 * float(term.term) for term in explained.terms]
    assert doubled == pytest.approx([1.75, 1.36, 1.67, 1.85, 1.03, 1.35], abs=0.006)  # the paper's check


@given(SEEDS)
@examples(30)
def test_expected_scores_equal_actual_scores(seed: int) -> None:
    """For relative Elo and Zermelo; a game that both lost counts as a draw, other odd results by their difference."""
    section = linked(seed)
    games = domain(build(section))
    elo, strength = reals(section, "RELO"), reals(section, "ZERM")
    for player in np.flatnonzero(games.inside):
        made = elo_expected = zermelo_expected = 0.0
        for one, other, margin in zip(games.first, games.second, games.margin, strict=True):
            if player in (one, other):
                theirs = other if player == one else one
                made += (1 + margin) / 2 if player == one else (1 - margin) / 2
                elo_expected += normal((elo[player] - elo[theirs]) / SIGMA)
                zermelo_expected += strength[player] / (strength[player] + strength[theirs])
        assert elo_expected == pytest.approx(made, abs=RESIDUAL)
        assert zermelo_expected == pytest.approx(made, abs=RESIDUAL)
    assert abs(elo[games.inside].mean()) <= 1e-9
    assert abs(np.log(strength[games.inside]).mean()) <= 1e-9


@given(SEEDS)
@examples(10)
def test_zermelo_is_the_most_likely(seed: int) -> None:
    """Any other strengths make the results less likely."""
    section = linked(seed)
    games = domain(build(section))
    best = np.log(np.where(games.inside, reals(section, "ZERM"), 1.0))

    def likelihood(log: np.ndarray) -> float:
        z = log[games.first] - log[games.second]
        share = (1 + games.margin) / 2
        return float(-(share * np.logaddexp(0, -z) + (1 - share) * np.logaddexp(0, z)).sum())

    rng = np.random.default_rng(seed)
    for size in (0.01, 0.1, 1.0):
        other = best + size * np.where(games.inside, rng.normal(size=games.size), 0.0)
        assert likelihood(other) <= likelihood(best) + 1e-12


def test_zermelo_of_two_players() -> None:
    """Two wins and a loss: odds of two to one, geometric mean 1."""
    found = values(arena("1 A | 2w1 2b1 2w0\n2 B | 1b0 1w0 1b1"), "ZERM")
    assert found == {1: round(math.sqrt(2), 6), 2: round(math.sqrt(0.5), 6)}


# who is cut off ----------------------------------------------------------------------------------------------------

CUT_OFF = """
  1 Łukasz 2000 | 2w1 3b1 4w1 5b1
  2 Bea    1900 | 1b0 4w1 3w= R
  3 Cid    1800 | 5w1 1w0 2b= 4b0
  4 王明   1700 | 5b1 2b0 1b0 3w1
  5 Eve    1600 | 4w0 3b0 R   1w0
  6 Fred   1500 | 7w1 Z   Z   Z
  7 Gus    1400 | 6b0 Z   Z   Z
  8 Hal    1300 | Z   Z   Z   Z
"""
"""1 won everything, 5 lost everything, 6 and 7 only met each other, 8 did not play; 2, 3 and 4 are linked."""


@pytest.mark.parametrize("code", ["RELO", "ZERM"])
def test_a_domain_not_strongly_connected_leaves_the_column_empty(code: str) -> None:
    section = arena(CUT_OFF.replace("  6 Fred   1500 | 7w1 Z   Z   Z\n  7 Gus    1400 | 6b0 Z   Z   Z\n", ""))
    table = compute_standings(section, ladder=parse_ladder(code))
    assert {row.values[0] for row in table.rows} == {None}
    assert table.notes == (
        f"{code} is left empty: the results do not link all players both ways. Cut off: 1 Łukasz (the others took "
        "nothing off this player, directly or through others); 5 Eve (this player took nothing off the others, "
        f"directly or through others). {code}{{virtual=yes}} adds a virtual opponent who drew with everyone.",
    )
    assert explain_player(section, 2, ladder=parse_ladder(code))[0].formula == table.notes[0]


@pytest.mark.parametrize("code", ["RELO", "ZERM"])
def test_a_virtual_opponent_fills_the_column(code: str) -> None:
    section = arena(CUT_OFF)
    rung = f"{code}{{virtual=yes}}"
    found = values(section, rung)
    assert found[8] is None
    played = {number: value for number, value in found.items() if value is not None}
    assert len(played) == 7
    assert max(played, key=lambda number: played[number]) == 1
    assert min(played, key=lambda number: played[number]) == 5
    if code == "RELO":
        assert sum(played.values()) == pytest.approx(0, abs=1e-5)
    explained = explain_player(section, 1, ladder=parse_ladder(rung))[0]
    assert "(virtual opponent) = 4.500000 expected; 4.5 scored" in explained.formula
    shares = explained.formula.split(": ", 1)[1].split(" = ")[0].removesuffix(" (virtual opponent)").split(" + ")
    assert len(shares) == 5  # four games and the virtual one
    assert sum(map(float, shares)) == pytest.approx(4.5, abs=1e-5)
    assert "6 Fred, 7 Gus (no chain of results leads to them)" in explained.notes[-1]


def test_the_option_is_named_in_words_and_left_out_at_its_default() -> None:
    section = arena(CUT_OFF)
    assert resolve(section, parse_rung("RELO{virtual=no}")).text == "RELO"
    step = resolve(section, parse_rung("RELO{virtual=yes}"))
    assert rung_name(step) == "Relative Elo rating, with a virtual opponent who drew with everyone"
    assert rung_name(resolve(section, parse_rung("GRS{inv_eps=8}"))) == "Generalized row sum, 1/ε = 8"


def test_after_round_1_hardly_anybody_is_linked() -> None:
    section = random_swiss(4, 20, 1, odd=0, absent=0)
    note = compute_standings(section, ladder=parse_ladder("RELO")).notes[0]
    assert "of the 20 players are linked with one another." in note


@pytest.mark.parametrize("code", ["LSM", "GRS", "RELO", "ZERM", "RELO{virtual=yes}", "ZERM{virtual=yes}"])
@pytest.mark.parametrize("drawing", ["", "1 A 1500 | F H", "1 A | H Z\n2 B | F Z", "1 A | 2w+\n2 B | 1b-"])
def test_nobody_played(drawing: str, code: str) -> None:
    table = compute_standings(arena(drawing), ladder=parse_ladder(code))
    assert {row.values[0] for row in table.rows} <= {None}
    assert table.notes == ()


@pytest.mark.parametrize("code", ["LSM", "GRS", "RELO", "ZERM", "RELO{virtual=yes}", "ZERM{virtual=yes}"])
def test_players_alike_by_symmetry_are_equal(code: str) -> None:
    """A ring of five, each beating the next: equal to the last bit, whatever the ratings."""
    ring = arena("""
      1 A 2500 | 2w1 5b0 R
      2 B 1000 | 1b0 R   3w1
      3 C      | 4w1 R   2b0
      4 D 1800 | 3b0 R   5w1
      5 E      | R   1w1 4b0
    """)
    assert len(set(reals(ring, code).tolist())) == 1


def test_the_terms_of_every_equation_are_marked() -> None:
    """Unplayed rounds are shown and not counted."""
    section = random_swiss(9, 12, 5, absent=0.3)
    for code in ("LSM", "GRS", "RELO{virtual=yes}", "ZERM{virtual=yes}"):
        table = build(section)
        for index, player in enumerate(section.players):
            explained = explain_player(section, player.number, ladder=parse_ladder(code))[0]
            states = [term.state is State.COUNTED for term in explained.terms]
            assert states == domain(table).played[index].tolist()


def test_the_words_of_a_ladder_name_what_is_not_fides() -> None:
    section = arena(CUT_OFF)
    words = compute_standings(section, ladder=parse_ladder("BH,RELO{virtual=yes},LSM")).words
    assert "RELO, LSM are not among FIDE's criteria (C.07)." in words
    assert "another rule" not in words
    words = compute_standings(section, ladder=parse_ladder("BH,LSM")).words
    assert "LSM is not one of FIDE's criteria (C.07)." in words
