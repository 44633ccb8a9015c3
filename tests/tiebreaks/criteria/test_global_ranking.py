"""Ricca's global criteria against plain restatements of his text, and cases by hand."""

from __future__ import annotations

import itertools
from dataclasses import replace
from fractions import Fraction

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from tdapp.domain.ratings.tables import dp, pd_percent
from tdapp.domain.section.event import Section
from tdapp.domain.section.ladder import parse_ladder
from tdapp.domain.section.outcome import Outcome
from tdapp.domain.section.scoring import PointSystem
from tdapp.services.tables.explanation import explain_player
from tdapp.services.tables.standings import compute_standings
from tdapp.tiebreaks.criteria import global_ranking
from tdapp.tiebreaks.crosstable import build
from tdapp.tiebreaks.explain import State
from tests.arena import arena, random_round_robin, random_swiss
from tests.effort import examples

SEEDS = st.integers(0, 10_000)


def values(section: Section, rung: str) -> dict[int, str | None]:
    table = compute_standings(section, ladder=parse_ladder(rung))
    return {row.player.number: row.values[0] for row in table.rows}


def games_of(section: Section) -> dict[int, list[tuple[int, Fraction]]]:
    """Opponents met over the board and own results as 1, ½, 0."""
    found: dict[int, list[tuple[int, Fraction]]] = {player.number: [] for player in section.players}
    table = build(section, section.rounds_held)
    for index, player in enumerate(section.players):
        for r in range(section.rounds_held):
            if table.otb[index, r]:
                share = Fraction(int(table.result[index, r]), table.result_unit)
                found[player.number].append((int(table.numbers[table.opponent[index, r]]), share))
    return found


def half_up(value: Fraction) -> int:
    return int((2 * value + 1) // 2)


# the two iterations ------------------------------------------------------------------------------------------------


def absolute_tpr(section: Section) -> dict[int, int]:
    """All start equal; everybody's performance (rounded as C.07, 10 says) becomes his rating; stop before the step
    whose squares are not smaller than the last one's."""
    games = games_of(section)
    rating = {number: 2000 for number in games if games[number]}
    last = None
    while rating:
        fresh = {}
        for number in rating:
            met = games[number]
            average = half_up(Fraction(sum(rating[other] for other, _ in met), len(met)))
            share = half_up(100 * sum((won for _, won in met), Fraction(0)) / len(met))
            fresh[number] = average + dp(share)
        squares = sum((fresh[number] - rating[number]) ** 2 for number in rating)
        if squares == 0 or (last is not None and squares >= last):
            break
        rating, last = fresh, squares
    return rating


def absolute_elo(section: Section) -> dict[int, Fraction]:
    """All start equal; 50 times score less expected score (table 8.1.2) is added; stop before the step at which the
    squares of the differences are not smaller than before."""
    games = games_of(section)
    rating = {number: Fraction(2000) for number in games if games[number]}
    last = None
    while rating:
        short = {}
        for number in rating:
            expected = Fraction(0)
            for other, _ in games[number]:
                difference = rating[number] - rating[other]
                band = pd_percent(int(abs(difference)))
                expected += Fraction(band if difference >= 0 else 100 - band, 100)
            short[number] = sum((won for _, won in games[number]), Fraction(0)) - expected
        squares = sum(value**2 for value in short.values())
        if squares == 0 or (last is not None and squares >= last):
            break
        rating = {number: rating[number] + 50 * short[number] for number in rating}
        last = squares
    return rating


@given(SEEDS)
@examples(25)
def test_both_iterations_stop_where_the_text_says(seed: int) -> None:
    points = PointSystem(Fraction(3), Fraction(1), Fraction(0)) if seed % 2 else PointSystem()
    section = random_swiss(seed, 6 + seed % 14, 2 + seed % 6, points=points)
    tpr, elo = absolute_tpr(section), absolute_elo(section)
    for number, value in values(section, "ABSTPR").items():
        assert float(value or "nan") == tpr.get(number, 0)
    for number, value in values(section, "ABSELO").items():
        assert float(value or "nan") == pytest.approx(float(elo.get(number, 0)), abs=1e-6)


def test_absolute_performance_of_one_game() -> None:
    """2000 + 800 and 2000 - 800; the next step would be as large as the first, so it is not taken."""
    section = arena("1 A | 2w1 Z\n2 B | 1b0 Z\n3 C | Z H")
    assert values(section, "ABSTPR") == {1: "2800.000000", 2: "1200.000000", 3: "0.000000"}
    explained = explain_player(section, 1, ladder=parse_ladder("ABSTPR"))[0]
    assert "After 1 step from 2000" in explained.notes[0]


def test_all_draws_change_nothing() -> None:
    section = arena("1 A | 2w= 3w=\n2 B | 1b= 4w=\n3 C | 4w= 1b=\n4 D | 3b= 2b=")
    assert set(values(section, "ABSELO").values()) == {"2000.000000"}
    assert set(values(section, "ABSTPR").values()) == {"2000.000000"}
    explained = explain_player(section, 1, ladder=parse_ladder("ABSELO"))[0]
    assert explained.notes == ("After 0 steps from 2000 nothing changes any more.",)
    assert "= 1.000000 expected; 1 scored" in explained.formula


def test_absolute_elo_ranks_nearly_as_zermelo() -> None:
    """Ricca: the two produce very similar standings."""
    section = random_swiss(21, 60, 9, odd=0, absent=0, unrated=0)
    elo, zermelo = values(section, "ABSELO"), values(section, "ZERM{virtual=yes}")
    numbers = sorted(elo)
    places = [np.argsort(np.argsort([float(found[n] or "nan") for n in numbers])) for found in (elo, zermelo)]
    assert np.corrcoef(*places)[0, 1] > 0.97


# missing points ----------------------------------------------------------------------------------------------------


def chain(arcs: dict[int, dict[int, bool]], rating: dict[int, int], start: int, goal: int) -> tuple[int, bool] | None:
    """Length and result of the chosen chain, by listing all shortest ones."""
    paths = [[start]]
    seen = {start}
    while paths:
        longer = [[*path, other] for path in paths for other in arcs[path[-1]] if other not in seen]
        done = [path for path in longer if path[-1] == goal]
        if done:
            best = min(done, key=lambda path: ([-rating[n] for n in path[1:-1]], path[1:-1]))
            return len(best) - 1, any(arcs[a][b] for a, b in itertools.pairwise(best))
        seen |= {path[-1] for path in longer}
        paths = longer
    return None


def missing_points(section: Section) -> dict[int, Fraction]:
    """Ricca's text, pair by pair."""
    games = games_of(section)
    rating = {player.number: player.rating or 0 for player in section.players}
    arcs: dict[int, dict[int, bool]] = {number: {} for number in games}
    for number, met in games.items():
        for other in {other for other, _ in met}:
            mine = sum(won for q, won in met if q == other)
            theirs = sum(won for q, won in games[other] if q == number)
            if mine >= theirs:
                arcs[number][other] = mine > theirs
    points = {number: Fraction(0) for number in games}
    playing = [number for number in games if games[number]]
    for one in playing:
        for other in playing:
            if one == other:
                continue
            there, back = chain(arcs, rating, one, other), chain(arcs, rating, other, one)
            forward = there is not None and (back is None or there[0] <= back[0])
            backward = back is not None and (there is None or back[0] <= there[0])
            mine = forward and there is not None and there[1]
            theirs = backward and back is not None and back[1]
            points[one] += (
                Fraction(1) if mine and not theirs else Fraction(0) if theirs and not mine else Fraction(1, 2)
            )
    return points


@given(SEEDS, st.booleans())
@examples(40)
def test_missing_points_follow_the_text(seed: int, few_ratings: bool) -> None:
    section = random_swiss(seed, 6 + seed % 9, 1 + seed % 4, unrated=0.2 if few_ratings else 0.1)
    if few_ratings:  # chains of equal ratings: the numbers along them decide
        players = tuple(replace(one, rating=one.rating and 2000 + one.rating % 2) for one in section.players)
        section = replace(section, players=players)
    wanted = missing_points(section)
    found = values(section, "MISPTS")
    assert {number: Fraction(value or "-1") for number, value in found.items()} == wanted
    playing = sum(1 for number in wanted if games_of(section)[number])
    assert sum(wanted.values()) == Fraction(playing * (playing - 1), 2)


def test_the_higher_rated_middle_player_decides() -> None:
    """Ricca's example: A drew with 1 and 1 drew with B, A beat 2 and 2 beat B; 1 is rated higher: A-B is a draw.

    3 One 2400 drew with both; 4 Two 2300 lost to A and beat B.
    """
    drawing = """
      1 A 2000   | 3w= 4w1
      2 B 2000   | 4b0 3b=
      3 One 2400 | 1b= 2w=
      4 Two 2300 | 2w1 1b0
    """
    # A: draw with 3, win over 4, draw with B. B: loss, draw, draw. 3-4: 4-2-3 is won, 3-1-4 is won: a draw
    assert values(arena(drawing), "MISPTS") == {1: "2.0", 2: "1.0", 3: "1.5", 4: "1.5"}
    # the chains behind it, from either side; of equal length and both won, they make a draw
    notes = {n: explain_player(arena(drawing), n, ladder=parse_ladder("MISPTS"))[0].notes for n in (1, 2, 3)}
    assert notes[1] == ("Chains (> won, = drawn): to 2: 1 = 3 = 2, ½.",)
    assert notes[2] == ("Chains (> won, = drawn): to 1: 2 = 3 = 1, ½.",)
    assert notes[3] == ("Chains (> won, = drawn): to 4: 3 = 1 > 4 and 4 > 2 = 3, ½.",)
    # Two higher rated: A beats B through him
    assert values(arena(drawing.replace("2300", "2500")), "MISPTS") == {1: "2.5", 2: "0.5", 3: "1.5", 4: "1.5"}
    explained = explain_player(arena(drawing.replace("2300", "2500")), 2, ladder=parse_ladder("MISPTS"))[0]
    assert explained.notes == ("Chains (> won, = drawn): to 1: 1 > 4 > 2, 0.",)


def test_the_first_middle_player_goes_before_the_second() -> None:
    """1 and 6 over 2 and 4, all drawn, or over 3, whom 1 beat, and 5: 2 is rated higher than 3, whoever comes next."""
    drawing = """
      1 A 2000 | 2w= 3b1
      2 B 2300 | 1b= 4w=
      3 C 2200 | 5w= 1w0
      4 D 2100 | 6w= 2b=
      5 E 2400 | 3b= 6w=
      6 F 2000 | 4b= 5b=
    """
    for ratings, told in (("2300", "to 6: 1 = 2 = 4 = 6, ½"), ("2150", "to 6: 1 > 3 = 5 = 6, 1")):
        section = arena(drawing.replace("2300", ratings))
        (note,) = explain_player(section, 1, ladder=parse_ladder("MISPTS"))[0].notes
        assert note.removesuffix(".").endswith(told)
        assert values(section, "MISPTS")[1] == str(float(missing_points(section)[1]))


VALUE = {Outcome.WIN: 1, Outcome.LOSS: -1}


@pytest.mark.parametrize("seed", [3, 4])
def test_the_chains_shown_are_those_that_counted(seed: int) -> None:
    """Every chain shown is made of games of the event, and gives the result that the value counts."""
    section = random_swiss(seed, 14, 3, odd=0)
    for player in section.players:
        (explained,) = explain_player(section, player.number, ladder=parse_ladder("MISPTS"))
        total = Fraction(0)
        for note in explained.notes:
            for part in note.removeprefix("Chains (> won, = drawn): ").removesuffix(".").split("; "):
                head, text = part.split(": ")
                shown, _, points = text.rpartition(", ")
                total += {"1": Fraction(1), "½": Fraction(1, 2), "0": Fraction(0)}[points]
                results = {}
                for one in shown.split(" and "):
                    steps = one.split()
                    for a, sign, b in zip(steps[::2], steps[1::2], steps[2::2], strict=False):
                        cells = section.cells[section.index_of(int(a))]
                        margin = sum(VALUE.get(cell.outcome, 0) for cell in cells if cell.opponent == int(b))
                        assert any(cell.opponent == int(b) for cell in cells)
                        assert (margin > 0) == (sign == ">"), one
                    results[steps[0]] = ">" in one
                mine = results.get(str(player.number))
                theirs = next((won for start, won in results.items() if start != str(player.number)), None)
                if len(results) == 2:
                    assert mine == theirs
                    assert points == "½"
                else:
                    assert points == ("½" if not (mine or theirs) else "1" if mine else "0")
                assert head.startswith("to ")
        direct = sum((Fraction(term.term) for term in explained.terms if term.state is State.COUNTED), Fraction(0))
        lonely = Fraction(explained.formula.split(" from draws")[0]) if " from draws" in explained.formula else 0
        assert total + direct + lonely == Fraction(explained.exact or 0)


def test_without_a_chain_a_draw_and_without_a_game_nothing() -> None:
    section = arena("1 A | 2w1\n2 B | 1b0\n3 C | 4w1\n4 D | 3b0\n5 E | F")
    assert values(section, "MISPTS") == {1: "2.0", 2: "1.0", 3: "2.0", 4: "1.0", 5: "0.0"}
    explained = explain_player(section, 1, ladder=parse_ladder("MISPTS"))[0]
    assert (
        explained.formula
        == "1.0 from draws with 2 opponents whom no chain reaches + 1.0 from games with 1 opponent = 2"
    )


def test_two_games_of_a_pair_count_once() -> None:
    section = arena("1 A | 2w1 2b=\n2 B | 1b0 1w=")
    assert values(section, "MISPTS") == {1: "1.0", 2: "0.0"}
    states = [term.state for term in explain_player(section, 1, ladder=parse_ladder("MISPTS"))[0].terms]
    assert states == [State.COUNTED, State.NOT_COUNTED]


def test_a_complete_round_robin_gives_its_own_points() -> None:
    section = random_round_robin(3, 7, odd=0)
    table = compute_standings(section, ladder=parse_ladder("MISPTS"))
    assert [row.values[0] for row in table.rows] == [row.points for row in table.rows]


# Bruno Buchholz ----------------------------------------------------------------------------------------------------


def test_bruno_by_hand() -> None:
    """6.5 points and 35 are less than 6 points and 40; here: A 2 x (1 + 0.5), B 1 x 2.5, C 0.5 x 2.5, D 0.5 x 1.5.

       A   B   C   D
    A  .   1   .   1   2
    B  0   .   1   .   1
    C  .   0   .   =   0.5
    D  0   .   =   .   0.5
    """
    section = arena("""
      1 A | 2w1 4b1 Z
      2 B | 1b0 3w1 H
      3 C | 4w= 2b0 Z
      4 D | 3b= 1w0 U
    """)
    found = compute_standings(section, ladder=parse_ladder("BRUNO"))
    assert {row.player.number: row.exact[0] for row in found.rows} == {1: "300", 2: "250", 3: "75", 4: "125"}
    explained = explain_player(section, 1, ladder=parse_ladder("BRUNO"))[0]
    assert explained.formula == "2.0 × (1.0 + 0.5) × 100 = 300"


def test_bruno_breaks_ties_like_buchholz() -> None:
    """Ricca: among players level on points the two are exactly the same."""
    section = random_swiss(31, 40, 7, odd=0, absent=0)
    bruno, buchholz = (compute_standings(section, ladder=parse_ladder(code)) for code in ("BRUNO", "BH"))
    played = [row for row in bruno.rows if row.points != "0.0"]
    same = [row for row in buchholz.rows if row.points != "0.0"]
    assert [(row.rank, row.player.number) for row in played] == [(row.rank, row.player.number) for row in same]


@pytest.mark.parametrize("drawing", ["", "1 A 1500 | F H", "1 A | H Z\n2 B | F Z", "1 A | 2w+\n2 B | 1b-"])
@pytest.mark.parametrize("code", ["ABSTPR", "ABSELO", "MISPTS", "BRUNO"])
def test_nobody_played(drawing: str, code: str) -> None:
    assert {float(value or "nan") for value in values(arena(drawing), code).values()} <= {0.0}


@pytest.mark.parametrize(("size", "shown"), [(300, True), (301, False)])
def test_chains_are_listed_in_events_of_up_to_300_players(size: int, shown: bool) -> None:
    """1 beat 2, who beat 3: 1 > 2 > 3."""
    section = arena("1 A | 2w1 Z\n2 B | 1b0 3w1\n3 C | Z 2b0\n" + "\n".join(f"{n} P | Z Z" for n in range(4, size + 1)))
    notes = explain_player(section, 1, ladder=parse_ladder("MISPTS"))[0].notes
    told = (
        "Chains (> won, = drawn): to 3: 1 > 2 > 3, 1." if shown else "Chains are listed in events of up to 300 players."
    )
    assert notes == (told,)


def test_what_goes_on_for_ever_is_stopped(monkeypatch: pytest.MonkeyPatch) -> None:
    """One step from 2000 each: A made three quarters, which are worth 193 points; Elo gives half of 50 for them."""
    monkeypatch.setattr(global_ranking, "MOST_STEPS", 1)
    section = arena("1 A | 2w1 3b= Z\n2 B | 1b0 Z 3w=\n3 C | Z 1w= 2b=")
    for code, ahead in (("ABSTPR", 193), ("ABSELO", 25)):
        assert values(section, code) == {
            1: f"{2000 + ahead}.000000", 2: f"{2000 - ahead}.000000", 3: "2000.000000",
        }  # fmt: skip
        assert explain_player(section, 1, ladder=parse_ladder(code))[0].notes == ("Stopped after 1 steps.",)
