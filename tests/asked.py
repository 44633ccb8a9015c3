"""Every public function of a room that asks nothing but a section (a game) and what lies in it, asked about many.

For recordings (tests/recorded.py): a function that comes is asked without anybody thinking of it.
"""

from __future__ import annotations

import importlib
import inspect
import itertools
import pkgutil
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from functools import cache
from types import GeneratorType
from typing import Any

from tdapp.domain.section.event import Section
from tdapp.domain.section.facts import facts_of
from tdapp.domain.systems.registry import SYSTEMS
from tdapp.domain.systems.system import System
from tdapp.pairing.engines.dutch.adapter import DutchEngine
from tdapp.services.pairing.generate import Recipe, generate
from tdapp.services.rounds.boards import rounds_of
from tdapp.services.systems.by_table import TableEngine
from tdapp.services.systems.registry import rules_of_system
from tdapp.services.teams.generate import TeamRecipe, generate_teams
from tests.arena import EVERYTHING, arena
from tests.recorded import plain, short

ROUNDS = ("number", "round_number", "first_round", "after_round", "after", "round", "rounds", "held")
NUMBERS = ("player", "player_number", "white", "black", "one", "other", "team")


def answers(room: str, lying: Sequence[Lying], leave_out: Iterable[str] = ()) -> list[str]:
    """A line for each function: where it was asked, how many answers it gave, and a sum of them."""
    lines = []
    for name, function in functions(room):
        if name not in leave_out:
            told = [[_answer(function, given) for given in one.given(function)] for one in lying]
            if any(told):
                lines.append(f"{name} | {sum(map(bool, told))} | {sum(map(len, told))} | {short(*told)}")
    return lines


def functions(room: str) -> Iterator[tuple[str, Any]]:
    """The public functions of a package, by their place."""
    package = importlib.import_module(room)
    for found in pkgutil.walk_packages(package.__path__, f"{room}."):
        module = importlib.import_module(found.name)
        for name, one in sorted(vars(module).items()):
            one = inspect.unwrap(one) if callable(one) else one
            if inspect.isfunction(one) and one.__module__ == found.name and not name.startswith("_"):
                yield f"{found.name.removeprefix('tdapp.')}.{name}", one


class Lying:
    """What can be given: values by the type of the parameter, of numbers by its name; ``what`` has to be asked for."""

    def __init__(self, what: str, by_kind: Mapping[str, Sequence[Any]], by_name: Mapping[str, Sequence[Any]]) -> None:
        self.what, self._by_kind, self._by_name = what, by_kind, by_name

    def given(self, function: Any) -> Iterator[dict[str, Any]]:
        """Arguments of all kinds; none where the function asks for more than what lies there."""
        choices: dict[str, Sequence[Any]] = {}
        parameters = inspect.signature(function).parameters
        kinds = {name: str(parameter.annotation) for name, parameter in parameters.items()}
        if self.what not in kinds.values():
            return
        for name, kind in kinds.items():
            found = self._by_name.get(name, ()) if kind in ("int", "int | None") else self._by_kind.get(kind, ())
            if not found and parameters[name].default is inspect.Parameter.empty:
                return
            if found:
                choices[name] = found
        for values in itertools.islice(itertools.product(*choices.values()), 12):
            yield dict(zip(choices, values, strict=True))


def in_section(section: Section) -> Lying:
    """Rounds, boards, players, numbers."""
    rounds, players = rounds_of(section), section.players
    some = [players[0], players[len(players) // 2]] if players else []
    numbers = [player.number for player in some]
    of_rounds = sorted({1, max(1, section.rounds_held), section.rounds_held + 1})
    by_kind: dict[str, Sequence[Any]] = {
        "Section": [section],
        "Round": [*rounds[:1], *rounds[-1:]],
        "Round | None": [None, *rounds[-1:]],
        "Board": [board for round_ in rounds[-1:] for board in round_.boards[:2]],
        "Player": some,
        "Team": section.teams[:2],
        "bool": [False, True],
        "SectionFacts": [facts_of(section)],
    }
    for many in ("Sequence", "Iterable", "Collection"):
        by_kind |= {f"{many}[Round]": [rounds], f"{many}[Player]": [players], f"{many}[int]": [numbers]}
    by_kind |= {"tuple[Round, ...]": [rounds], "tuple[Player, ...]": [players], "tuple[int, ...]": [numbers]}
    return Lying("Section", by_kind, dict.fromkeys(ROUNDS, of_rounds) | dict.fromkeys(NUMBERS, numbers))


def _answer(function: Any, given: dict[str, Any]) -> str:
    try:
        told = function(**given)
        return plain(list(told) if isinstance(told, GeneratorType | Iterator) else told)
    except Exception as problem:  # noqa: BLE001 a function may refuse what makes no sense
        return f"{type(problem).__name__}: {problem}"


@cache
def small(system: System) -> Section:
    """A small event of a system, drawn, played to its end."""
    if system.pairs_teams:
        return generate_teams(TeamRecipe(2 if system.by_seats else 5, 2, system=system), "small")
    rules = rules_of_system(system)
    recipe = Recipe(players=7, rounds=3 if system.by_scores else None, system=system)
    return generate(TableEngine(rules) if system.table else rules.engine() or DutchEngine(), recipe, "small")


@cache
def everything() -> tuple[Section, Section, Section]:
    """An event with every outcome; before its first round; closed and out of FIDE mode."""
    whole = arena(EVERYTHING)
    before = replace(whole, cells=((),) * len(whole.players), rounds_total=5)
    return whole, before, replace(whole, closed=True, fide_mode=False, unverified_rounds=(6,))


@cache
def sections() -> list[Lying]:
    """An event of each system, and some with everything in it."""
    of_systems = [small(system) for system in SYSTEMS if system.paired]
    return [in_section(section) for section in (*of_systems, *everything())]
