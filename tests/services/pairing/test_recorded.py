"""Tournaments by chance as they were last drawn: of every wish alone, of every system, and what is no recipe."""

from __future__ import annotations

import random
from dataclasses import fields, replace
from typing import Any

from tdapp.domain.section.outcome import Outcome
from tdapp.domain.systems.registry import SYSTEMS
from tdapp.domain.systems.system import System
from tdapp.domain.words.errors import RuleViolation
from tdapp.pairing.engines.dutch.adapter import DutchEngine
from tdapp.pairing.engines.engine import PairingEngine
from tdapp.services.pairing.generate import BYES, LADDERS, POINTS, Recipe, complete, generate, quantiles
from tdapp.services.systems.by_table import TableEngine
from tdapp.services.systems.registry import rules_of_system
from tdapp.services.teams.generate import TeamRecipe, generate_teams
from tests.effort import thorough
from tests.recorded import plain, recorded, short

BARE = Recipe(
    8, 4, 0, 0, 0, 0, 0, 0, 0, 50, 0, 0, 0, 0, baku=False, ladder="BH,SB", points="1-0.5-0", bye="win", colour="W"
)  # fmt: skip
"""Nothing happens but games."""
PERCENT = (
    *("half_byes", "zero_byes", "full_byes", "forfeits", "odd_results", "unrated_games", "draws", "withdrawals"),
    *("late_entries", "unrated_players", "prohibited"),
)
WISHES: tuple[dict[str, Any], ...] = (
    {}, {"players": 5}, {"players": 4, "rounds": 1}, {"rounds": 3}, {"baku": True, "players": 12}, {"colour": "B"},
    {"forfeits": 100, "double_forfeits": 100}, {"forfeits": 50, "double_forfeits": 50}, {"ladder": "DE"},
    *({"points": points, "bye": bye} for points in POINTS for bye in BYES), {"flat_draws": 30}, {"flat_draws": 0},
    {"ratings": (2400, 2000, 1600)}, {"ratings": (1500,) * 8}, {"rating_range": (1500, 1600)}, {"rating_noise": 80.0},
    {"white_edge": 200}, {"whole_table": True, "ratings": (2800, 1000)}, {"half_byes": 60, "half_byes_each": 2},
    {"absences": ((1, 2, Outcome.HALF_POINT_BYE), (3, 1, Outcome.ZERO_POINT_BYE))}, {"half_byes": 100},
    {"withdrawals": 60, "players": 9}, {"late_entries": 80}, {"prohibited": 100}, {"full_byes": 99},
    *({name: share} for name in PERCENT for share in (20, 60)), *({name: None} for name in PERCENT),
)  # fmt: skip
NO_RECIPES: tuple[dict[str, Any], ...] = (
    {"players": 3}, {"players": 2001}, {"rounds": 0}, {"rounds": 31, "players": 40}, {"rounds": 8}, {"rounds": 7},
    *({name: share} for name in PERCENT for share in (-1, 101)), {"double_forfeits": 101}, {"flat_draws": -1},
    {"flat_draws": 101}, {"flat_draws": 100}, {"ratings": ()}, {"points": "x"}, {"bye": "x"},
    {"baku": True, "points": "3-1-0"}, {"ladder": ",,"}, {"ladder": ""},
)  # fmt: skip


def engine_of(system: System) -> PairingEngine:
    """The quickest that pairs it."""
    rules = rules_of_system(system)
    return TableEngine(rules) if system.table else rules.engine() or DutchEngine()


def drawn(recipe: Recipe, seed: str) -> str:
    """The tournament in short, with what was paired; or why there is none."""
    pairs: list[str] = []
    try:
        section = generate(
            engine_of(recipe.system), recipe, seed, paired=lambda _, pairing: pairs.append(plain(pairing.pairs))
        )
    except RuleViolation as refused:
        return str(refused)
    return f"{len(section.players)} {section.rounds_total} {short(plain(section), *pairs)}"


@thorough
def test_every_wish() -> None:
    lines = [f"{plain(wish)}: {drawn(replace(BARE, **wish), 'a')}" for wish in WISHES]
    recorded("services/generated", lines)


def test_every_system_and_what_is_no_recipe() -> None:
    lines = [f"{plain(wish)}: {drawn(replace(BARE, **wish), 'b')}" for wish in NO_RECIPES]
    for system in (one for one in SYSTEMS if one.paired and not one.pairs_teams):
        for players, rounds in ((6, None), (7, 3), (None, None), (61, None), (65, None)):
            if (players or 0) > 60 and (system.by_scores or (players == 61 and not system.everyone_meets)):
                continue
            for more in ({}, {"baku": True}, {"half_byes": 10.0}) if players == 6 else ({},):
                recipe = Recipe(players, rounds, system=system, **more)
                if players is not None or not system.by_scores:
                    lines.append(f"{system.key} {players} {rounds} {more}: {drawn(recipe, 'c')}")
        if system.elimination:
            for text in ("games=2", "games=2,third-place=yes", "deciders=rapid-15-10+blitz", "games=4"):
                lines.append(f"{system.key} {text}: {drawn(Recipe(6, system=system, system_text=text), 'd')}")
    recorded("services/generated_systems", lines)


def test_what_chance_decides() -> None:
    """The recipe that comes of nothing, and of one thing that is given, for many seeds."""
    given: tuple[dict[str, Any], ...] = (
        {}, {"players": 4}, {"players": 9}, {"players": 60}, {"rounds": 3}, {"points": "3-1-0"}, {"bye": "loss"},
        *({"system": system} for system in SYSTEMS if system.paired and not system.pairs_teams),
    )  # fmt: skip
    lines = []
    for one in given:
        recipes = [complete(Recipe(**one), random.Random(seed)) for seed in range(25)]
        lines.append(f"{plain(one)} {short(*map(plain, recipes))}")
        for field in fields(Recipe):
            values = [getattr(recipe, field.name) for recipe in recipes]
            if isinstance(values[0], int | float):
                lines.append(f"  {field.name}: {min(values):.2f} to {max(values):.2f}")
    lines += [f"{ratings} {count}: {quantiles(ratings, count)}" for count in (1, 2, 3, 4, 7, 12)
              for ratings in ((2000,), (2000, 1000), (1000, 2000, 1503), (2400, 2399, 1000, 900))]  # fmt: skip
    recorded("services/chance", [*lines, *LADDERS])


def test_teams() -> None:
    lines = []
    for system in (one for one in SYSTEMS if one.pairs_teams):
        for teams, more in (
            *((count, {}) for count in (1, 2, 3, 4, 5, 6)), (401, {}), (6, {"rounds": 0}), (6, {"rounds": 1}),
            (6, {"rounds": 5}), (6, {"rounds": 6}), (4, {"boards": 0}), (4, {"boards": 51}), (4, {"boards": 1}),
            (4, {"reserves": 0}), (4, {"rested": 100.0}), (4, {"rested": 0.0}), (4, {"missing": 100.0}),
            (4, {"forfeits": 100.0}), (6, {"absences": 100.0}), (6, {"absences": 30.0}), (4, {"colour": "B"}),
        ):  # fmt: skip
            recipe = TeamRecipe(teams, **{"boards": 2, "system": system, **more})
            for seed in ("a", "b"):
                try:
                    section = generate_teams(recipe, seed)
                    told = f"{section.rounds_total} {section.initial_colour} {short(plain(section))}"
                except RuleViolation as refused:
                    told = str(refused)
                lines.append(f"{system.key} {teams} {more} {seed}: {told}")
    recorded("services/generated_teams", lines)
