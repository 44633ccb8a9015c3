"""Every public function of a room that asks nothing but a section (a game) and what lies in it, asked about many.

For recordings (tests/recorded.py): a function that comes is asked without anybody thinking of it.
"""

from __future__ import annotations

import datetime as dt
import importlib
import inspect
import itertools
import pkgutil
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence, Set
from dataclasses import replace
from functools import cache
from types import GeneratorType
from typing import Any

from tdapp.domain.norms.answers import NormAnswers
from tdapp.domain.prizes.plan import Division
from tdapp.domain.section.category import CategoryPlan, CategoryRule
from tdapp.domain.section.event import Event, ForbiddenPairs, Section
from tdapp.domain.section.facts import facts_of
from tdapp.domain.section.ladder import parse_ladder
from tdapp.domain.section.outcome import GameResult
from tdapp.domain.section.player import CheckIn, Rating, Sex, Standing
from tdapp.domain.systems.registry import SYSTEMS
from tdapp.domain.systems.system import System
from tdapp.pairing.engines.dutch.adapter import DutchEngine
from tdapp.services.pairing.generate import Recipe, generate
from tdapp.services.rounds.boards import rounds_of
from tdapp.services.systems.by_table import TableEngine
from tdapp.services.systems.registry import rules_of_system
from tdapp.services.tables.standings import compute_standings
from tdapp.services.teams.generate import TeamRecipe, generate_teams
from tests.arena import EVERYTHING, arena
from tests.recorded import plain, short
from tests.storage.sheet_examples import PLAN

MAIN = {"Section", "Stands", "Standings", "Round", "Board", "Player", "Match", "PrizePlan", "SectionFacts", "Ladder"}
"""What a function has to ask for, so that it is one of these."""
ROUNDS = ("number", "round_number", "first_round", "after_round", "after", "round", "rounds", "held")
NUMBERS = ("player", "player_number", "white", "black", "one", "other", "team")


def answers(
    room: str, lying: Sequence[Lying], leave_out: Iterable[str] = (), *, shown: Callable[[Any], str] = plain
) -> list[str]:
    """A line for each function: where it was asked, how many answers it gave, and a sum of them."""
    lines = []
    for name, function in functions(room):
        if name not in leave_out:
            told = [[_answer(function, given, shown) for given in one.given(function)] for one in lying]
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
    """What can be given: values by the type of a parameter, numbers by its name; one of ``what`` is asked for."""

    def __init__(
        self, what: Set[str], by_kind: Mapping[str, Sequence[Any]], by_name: Mapping[str, Sequence[Any]]
    ) -> None:
        self.what, self._by_kind, self._by_name = what, by_kind, by_name

    def given(self, function: Any) -> Iterator[dict[str, Any]]:
        """Arguments of all kinds; none where the function asks for more than what lies there."""
        choices: dict[str, Sequence[Any]] = {}
        parameters = inspect.signature(function).parameters
        kinds = {name: str(parameter.annotation) for name, parameter in parameters.items()}
        if self.what.isdisjoint(kinds.values()):
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
        "Stands": [section],
        "Standings": [compute_standings(section)],
        "Round": [*rounds[:1], *rounds[-1:]],
        "Round | None": [None, *rounds[-1:]],
        "Board": [board for round_ in rounds[-1:] for board in round_.boards[:2]],
        "Player": some,
        "Team": section.teams[:2],
        "Match": section.matches[:2],
        "bool": [False, True],
        "SectionFacts": [facts_of(section)],
        "Ladder": [section.ladder or parse_ladder("DE,BH,SB,LOT")],
        "PrizePlan": [PLAN] if section.prizes is None else [section.prizes],
        "CategoryPlan": [section.categories],
        "TeamRules": [section.team_rules] if section.team_rules else [],
        "System": [section.system],
        "GameResult | None": [None, GameResult.WHITE_WINS],
        "dt.date": [dt.date(2026, 3, 1)],
        "Pairs": [tuple((board.white, board.black) for board in round_.boards) for round_ in rounds[-1:]],
        "Byes": [round_.byes for round_ in rounds[-1:]],
    }
    for one, given in (("Round", rounds), ("Player", players), ("int", numbers), ("Section", (section,))):
        by_kind |= {f"{many}[{one}]": [given] for many in ("Sequence", "Iterable", "Collection")}
        by_kind[f"tuple[{one}, ...]"] = [given]
    by_name = dict.fromkeys(ROUNDS, of_rounds) | dict.fromkeys(NUMBERS, numbers)
    by_name |= {"year": [2026], "seed": [7], "count": [3], "section_id": [1]}
    return Lying(MAIN, by_kind, by_name)


def _answer(function: Any, given: dict[str, Any], shown: Callable[[Any], str]) -> str:
    try:
        told = function(**given)
        return shown(list(told) if isinstance(told, GeneratorType | Iterator) else told)
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
def everything() -> tuple[Section, ...]:
    """An event with every outcome; before its first round; closed and out of FIDE mode."""
    whole = arena(EVERYTHING, event=Event("Open", start=dt.date(2026, 3, 1)))
    before = replace(whole, cells=((),) * len(whole.players), rounds_total=5)
    return whole, before, replace(whole, closed=True, fide_mode=False, unverified_rounds=(6,)), rich(whole)


def rich(section: Section) -> Section:
    """With all that can be said of players and regulations."""
    said = (
        {
            "sex": Sex.FEMALE,
            "birth": "2012-05-01",
            "club": "North",
            "federation": "GER",
            "title": "WFM",
            "fide_id": "46",
        },
        {"birth": "1950", "club": "North", "federation": "POL", "categories": ("Guests",), "paid": "10", "owed": "20"},
        {"club": "South", "federation": "GER", "ratings": (Rating("standard", 1850), Rating("national", 1790))},
        {"sex": Sex.MALE, "club": "South", "federation": "GER", "title": "GM", "k_factor": 10, "national_id": "x1"},
        {"birth": "2010", "comment": "late", "native_name": "Ё", "check_in": CheckIn.PRESENT},
        {"federation": "POL", "club": "North", "standing": Standing.WITHDRAWN, "fixed_table": 2},
    )
    players = [replace(one, **fields) for one, fields in zip(section.players, said, strict=False)]
    rules = (
        CategoryRule("U18", under=18),
        CategoryRule("S60", over=60),
        CategoryRule("Women", sex=Sex.FEMALE),
        CategoryRule("U1800", rating_to=1799, unrated=True),
        CategoryRule("Guests", federations=("POL",), clubs=("North",)),
    )
    return replace(
        section,
        players=(*players, *section.players[len(players) :]),
        event=Event("Open", "Ulm", "GER", dt.date(2026, 3, 1), dt.date(2026, 3, 8), time_control="90 min + 30 s"),
        categories=CategoryPlan(rules, every=True),
        prizes=replace(PLAN, division=Division.BY_RANK, one_per_player=True, least_members=1, minimum=None),
        norms=NormAnswers(True, True, True, True),
        forbidden=(ForbiddenPairs(1, 6, (1, 5)),),
        wishes=(ForbiddenPairs(1, 6, (2, 3), "North"),),
        manual_places=((3, 2),),
        external_values=(("playoff", 2, "1.5"),),
        initial_colour="W",
    )


@cache
def sections() -> list[Lying]:
    """An event of each system, and some with everything in it."""
    of_systems = [small(system) for system in SYSTEMS if system.paired]
    return [in_section(section) for section in (*of_systems, *everything())]
