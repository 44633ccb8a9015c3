"""Random tournaments: what is asked for comes, results follow FIDE's table, chance repeats itself."""

from __future__ import annotations

import random
from collections import Counter
from dataclasses import fields, replace

import pytest

from tdapp.domain.knockout.players import bracket_of
from tdapp.domain.knockout.tree import By, TieState
from tdapp.domain.section.event import Section
from tdapp.domain.section.match import How
from tdapp.domain.section.outcome import Outcome
from tdapp.domain.systems.knockout import TieBreak
from tdapp.domain.systems.registry import KNOCKOUT, ROUND_ROBIN, SYSTEMS
from tdapp.domain.systems.system import System
from tdapp.domain.words.errors import RuleViolation
from tdapp.pairing.engines.dutch.adapter import DutchEngine
from tdapp.pairing.engines.engine import Pairing, Patience
from tdapp.services.pairing.generate import (
    _EXACTLY,
    Recipe,
    _Tournament,
    complete,
    expected_percent,
    generate,
    quantiles,
)
from tdapp.services.tables.export import export_trf
from tdapp.trf.reader import read_trf
from tests.services.pairing.test_recorded import engine_of

QUIET = {name: 0.0 for name in (field.name for field in fields(Recipe)) if name.endswith(("byes", "entries"))} | {
    "forfeits": 0.0, "odd_results": 0.0, "unrated_games": 0.0, "withdrawals": 0.0, "unrated_players": 0.0,
    "double_forfeits": 0.0, "prohibited": 0.0,
}  # fmt: skip


@pytest.fixture(name="engine")
def _engine() -> DutchEngine:
    return DutchEngine()


@pytest.mark.parametrize(
    ("wish", "outcome"),
    [
        ("half_byes", Outcome.HALF_POINT_BYE),
        ("zero_byes", Outcome.ZERO_POINT_BYE),
        ("full_byes", Outcome.FULL_POINT_BYE),
        ("forfeits", Outcome.FORFEIT_WIN),
        ("unrated_games", Outcome.SHORT_WIN),
        ("withdrawals", Outcome.ZERO_POINT_BYE),
        ("late_entries", Outcome.ZERO_POINT_BYE),
    ],
)
def test_every_wish_alone(engine: DutchEngine, wish: str, outcome: Outcome) -> None:
    plain = {"players": 16, "rounds": 4, "baku": False, "points": "1-0.5-0", "draws": 40.0}
    quiet = generate(engine, Recipe(**plain, **QUIET), "s")
    found = generate(engine, Recipe(**plain, **{**QUIET, wish: 20.0}), "s")
    count = Counter(cell.outcome for row in found.cells for cell in row)
    assert count[outcome] > 0
    assert {cell.outcome for row in quiet.cells for cell in row} <= {Outcome.WIN, Outcome.DRAW, Outcome.LOSS}


def test_prohibited_pairs_are_kept(engine: DutchEngine) -> None:
    section = generate(engine, Recipe(players=24, rounds=5, prohibited=40.0), "p")
    assert section.forbidden
    for group in section.forbidden:
        assert 2 <= len(group.numbers) <= 4
        for number in group.numbers:
            row = section.cells[section.index_of(number)]
            assert not {cell.opponent for cell in row} & set(group.numbers)


@pytest.mark.parametrize(
    ("points", "bye", "worth"),
    [("1-0.5-0", "win", 1), ("1-0.5-0", "draw", 0.5), ("1-0.5-0", "loss", 0), ("3-1-0", "draw", 1)],
)
def test_the_value_of_the_bye(engine: DutchEngine, points: str, bye: str, worth: float) -> None:
    section = generate(engine, Recipe(players=7, rounds=3, points=points, bye=bye, baku=False), "b")
    assert section.points.points(Outcome.PAIRING_BYE) == worth
    assert any(cell.outcome is Outcome.PAIRING_BYE for row in section.cells for cell in row)
    reread = read_trf(export_trf(section)).section
    assert reread.points.points(Outcome.PAIRING_BYE) == worth


def test_half_point_byes_are_one_per_player(engine: DutchEngine) -> None:
    section = generate(engine, Recipe(players=20, rounds=6, half_byes=40.0), "h")
    assert max(sum(cell.outcome is Outcome.HALF_POINT_BYE for cell in row) for row in section.cells) == 1


def test_what_is_given_stays_and_the_rest_is_sensible() -> None:
    for seed in range(200):
        full = complete(Recipe(forfeits=7.0), random.Random(seed))
        assert full.forfeits == 7.0
        assert None not in [getattr(full, field.name) for field in fields(full) if field.name not in _EXACTLY]
        assert full.players is not None
        assert full.rounds is not None
        assert 8 <= full.players <= 60
        assert 1 <= full.rounds < full.players
        assert not (full.baku and full.points == "3-1-0")


@pytest.mark.parametrize(
    ("own", "other", "percent"),
    # B.02, 8.1.2: 0-3 is 50, 92-98 is 63, 401 and more count as 400, which is in the band 392-411: 92
    [(1500, 1500, 50), (1595, 1500, 63), (1500, 1595, 37), (2400, 1000, 92), (1000, 2400, 8), (None, 2400, 50)],
)
def test_expected_scores(own: int | None, other: int | None, percent: int) -> None:
    assert expected_percent(own, other) == percent


@pytest.mark.parametrize("draws", [0.0, 50.0, 100.0])
def test_results_follow_the_expected_score(draws: float) -> None:
    rng = random.Random(5)
    recipe = complete(Recipe(players=4, rounds=1, draws=draws, **QUIET), rng)
    tournament = _Tournament(recipe, rng, "t")
    tournament._strength = [1800, 1600, 1500, 1400]
    worth = {Outcome.WIN: 1.0, Outcome.DRAW: 0.5, Outcome.LOSS: 0.0}
    mean = sum(worth[tournament._result(0, 1)[0]] for _ in range(20_000)) / 20_000
    assert abs(mean - 0.76) < 0.015  # 200 points: 76 percent


def test_impossible_recipes(engine: DutchEngine) -> None:
    with pytest.raises(RuleViolation, match="4 to 2000"):
        generate(engine, Recipe(players=3), "s")
    with pytest.raises(RuleViolation, match="could not be paired"):
        generate(engine, Recipe(players=4, rounds=3, zero_byes=100.0), "s")


def test_the_rounds_of_a_round_robin_follow_from_its_players(engine: DutchEngine) -> None:
    made = generate(engine, Recipe(players=6, rounds=5, system=ROUND_ROBIN, **QUIET), "table")
    assert (len(made.players), made.rounds_total) == (6, 5)
    for recipe in (Recipe(players=6, rounds=4, system=ROUND_ROBIN), Recipe(rounds=5, system=ROUND_ROBIN)):
        with pytest.raises(RuleViolation, match="leave them out"):
            generate(engine, recipe, "table")


@pytest.mark.parametrize("system", [system for system in SYSTEMS if system.paired and not system.pairs_teams])
def test_only_what_can_be_accelerated_is(system: System) -> None:
    """C.04.7: fictitious points belong to a Swiss that knows them; no other recipe may ask for them."""
    engine = engine_of(system)
    recipe = Recipe(players=8, baku=True, ladder="DE", system=system, points="1-0.5-0")
    if system.accelerates:
        assert generate(engine, replace(recipe, rounds=4), "s").accelerations
        return
    with pytest.raises(RuleViolation, match="accelerated"):
        generate(engine, recipe, "s")


def test_older_seeds_give_the_same_tournament(engine: DutchEngine) -> None:
    """What a recipe has learnt since draws nothing where it is not asked for."""
    plain = Recipe(players=12, rounds=4)
    told = Recipe(players=12, rounds=4, half_byes_each=1, white_edge=0, whole_table=False)
    assert export_trf(generate(engine, plain, "old")) == export_trf(generate(engine, told, "old"))


def test_ratings_of_a_list_and_its_quantiles(engine: DutchEngine) -> None:
    listed = tuple(range(2400, 1600, -100))
    section = generate(engine, Recipe(players=8, rounds=2, ratings=listed[::-1], unrated_players=0), "r")
    assert [player.rating for player in section.players] == list(listed)
    assert quantiles(listed, 4) == [2350, 2150, 1950, 1750]
    assert quantiles(listed, 16)[:3] == [2400, 2375, 2325]
    assert quantiles((2000,), 3) == [2000, 2000, 2000]
    between = generate(engine, Recipe(players=8, rounds=2, rating_range=(1500, 1510), unrated_players=0), "r")
    assert all(1500 <= (player.rating or 0) <= 1510 for player in between.players)


def test_ratings_err_and_strengths_stay(engine: DutchEngine) -> None:
    recipe = Recipe(players=40, rounds=1, ratings=(2400, 1600), rating_noise=100, unrated_players=0)
    tournament = _Tournament(complete(recipe, random.Random(1)), random.Random(1), "n")
    shown = [player.rating or 0 for player in tournament._section.players]
    assert sorted(tournament._strength, reverse=True) == quantiles((2400, 1600), 40)
    assert shown == sorted(shown, reverse=True)
    errors = [one - other for one, other in zip(shown, tournament._strength, strict=True)]
    assert 50 < (sum(error**2 for error in errors) / 40) ** 0.5 < 150


def test_flat_draws_and_whites_edge() -> None:
    """2 x min(E, 1 - E) bounds them: 14 of 100 between equals, and nearly none where the favourite wins anyway."""
    rng = random.Random(7)
    full = complete(Recipe(players=4, rounds=1, flat_draws=14, white_edge=32, whole_table=True, **QUIET), rng)
    tournament = _Tournament(full, rng, "t")
    tournament._strength = [2000, 2000, 2700, 1900]

    def share(white: int, black: int) -> tuple[float, float]:
        found = Counter(tournament._result(white, black)[0] for _ in range(20_000))
        return found[Outcome.DRAW] / 20_000, (found[Outcome.WIN] + found[Outcome.DRAW] / 2) / 20_000

    drawn, scored = share(0, 1)
    assert abs(drawn - 0.14) < 0.01
    assert abs(scored - 0.54) < 0.015  # 32 points more: 8.1.2 gives White 54 percent
    assert share(2, 3)[0] == 0.0  # 832 points: 100 percent, no draw is possible


def test_several_half_point_byes_and_announced_absences(engine: DutchEngine) -> None:
    several = generate(engine, Recipe(players=20, rounds=6, half_byes=40.0, half_byes_each=3), "h")
    assert max(sum(cell.outcome is Outcome.HALF_POINT_BYE for cell in row) for row in several.cells) == 3
    wish = ((3, 2, Outcome.HALF_POINT_BYE), (5, 1, Outcome.ZERO_POINT_BYE))
    quiet = dict.fromkeys(QUIET, 0.0)
    section = generate(engine, Recipe(players=10, rounds=3, absences=wish, baku=False, **quiet), "a")
    byes = {
        (row, number): cell.outcome
        for row, cells in enumerate(section.cells, 1)
        for number, cell in enumerate(cells, 1)
        if cell.opponent is None and cell.outcome is not Outcome.PAIRING_BYE
    }
    assert byes == {(number, when): bye for number, when, bye in wish}


@pytest.mark.parametrize(
    ("text", "kinds"), [("deciders=", set()), ("deciders=rapid-15-10", {TieBreak.RAPID}), ("deciders=black", set())]
)
def test_a_drawn_match_is_decided_as_announced_and_then_by_lot(text: str, kinds: set[TieBreak]) -> None:
    """Every match of a generated knock-out is decided; a lot is drawn only where nothing announced decides."""
    lots = 0
    for seed in "abcd":
        found = generate(engine_of(KNOCKOUT), Recipe(16, system=KNOCKOUT, system_text=text, draws=95.0), seed)
        bracket = bracket_of(found)
        assert {tie.state for tie in bracket.ties} == {TieState.DECIDED}
        assert {game.by for game in found.tie_games} <= kinds
        drawn = {frozenset((one.winner, one.loser)) for one in found.tie_decisions}
        assert drawn == {frozenset(tie.pair) for tie in bracket.ties if tie.by is By.DECISION}
        assert {one.how for one in found.tie_decisions} <= {How.LOTS}
        lots += len(drawn)
    assert bool(lots) is (text != "deciders=black")


def test_who_is_out_of_a_match_of_four_games_plays_no_more_of_them() -> None:
    """A match ends when nobody can catch up; both have no game then until its last one is over."""
    early = 0
    for seed in "abcd":
        recipe = Recipe(4, system=KNOCKOUT, system_text="games=4", draws=5.0, forfeits=0.0)
        found = generate(engine_of(KNOCKOUT), recipe, seed)
        assert found.rounds_total == 8
        for tie in bracket_of(found).ties:
            rows = [found.cells[found.index_of(number)] for number in tie.pair if number is not None]
            games = [cell for cell in rows[0][4 * tie.stage - 4 : 4 * tie.stage] if cell.opponent]
            assert {cell.opponent for cell in games} == {tie.pair[1]}
            early += len(games) < 4
            if len(games) == 3:
                assert abs(sum(found.points.awarded(cell) for cell in games) * 2 - 3) > 1
    assert early


@pytest.mark.parametrize("key", ["dutch-2026", "double-swiss", "knockout"])
def test_before_a_round_is_paired_nobody_has_a_game_in_it(key: str) -> None:
    """Only byes that were asked for stand there; in the second game of a match they are those of the first."""
    system = next(one for one in SYSTEMS if one.key == key)
    rounds = None if system.elimination else 3
    seen: list[tuple[Outcome, ...]] = []

    def watched(section: Section, pairing: Pairing) -> None:
        cells = [row[pairing.round - 1] for row in section.cells]
        assert {cell.opponent for cell in cells} == {None}
        seen.append(tuple(cell.outcome for cell in cells))

    recipe = Recipe(9, rounds, system=system, half_byes=None if rounds is None else 25.0, bye="draw")
    generate(engine_of(system), recipe, "a", paired=watched)
    assert {one for row in seen for one in row} <= {
        Outcome.UNPAIRED, Outcome.HALF_POINT_BYE, Outcome.ZERO_POINT_BYE, Outcome.FULL_POINT_BYE,
    }  # fmt: skip
    if system.stage_rounds > 1:
        assert seen[::2] == seen[1::2]
        assert any(Outcome.HALF_POINT_BYE in row for row in seen)


def test_fictitious_points_are_there_before_the_first_round(engine: DutchEngine) -> None:
    """C.04.7, 1.4: the upper half has them from round 1 on; who is in it is not asked again."""
    seen: list[object] = []
    recipe = Recipe(12, 4, baku=True, points="1-0.5-0", late_entries=0.0)
    generate(engine, recipe, "a", paired=lambda section, _: seen.append(section.accelerations))
    assert len(seen) == 4
    assert seen[0]
    assert seen[1:] == seen[:1] * 3


def test_an_engine_gets_the_patience_that_is_given() -> None:
    class Asked(DutchEngine):
        def pair(self, section: Section, round_number: int | None = None, patience: Patience = Patience()) -> Pairing:  # noqa: B008
            raise RuleViolation(f"round {round_number}, {patience.seconds} s")

    with pytest.raises(RuleViolation, match=r"round 1, 7\.5 s"):
        generate(Asked(), Recipe(8, 3), "a", patience=Patience(7.5))
