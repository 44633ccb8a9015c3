"""Twelve events that are hard to print: long names, ten scripts, 3 to 2,000 players, every bye, teams, every system."""

from __future__ import annotations

import dataclasses
import datetime as dt
import random
from collections.abc import Callable
from functools import cache

from tdapp.domain.section.event import CHIEF, DEPUTY, Event, Official, Section
from tdapp.domain.section.outcome import Cell, Colour, Outcome
from tdapp.domain.section.player import Sex, Standing
from tdapp.domain.systems.registry import SYSTEMS
from tdapp.domain.systems.system import System
from tdapp.pairing.engines.registry import OWN, engine_named
from tdapp.reports.data import DocumentData, data_of
from tdapp.services.pairing.generate import Recipe, generate
from tdapp.services.systems.by_table import TableEngine
from tdapp.services.systems.registry import rules_of_system
from tdapp.services.systems.standings import deciding
from tdapp.services.teams.generate import TeamRecipe, generate_teams
from tests.arena import random_round_robin, random_swiss
from tests.reports.scripts import PARTS, SCRIPTS, names
from tests.reports.test_full_matrix import PLAN

HOLDER = Event(
    name="Open Championship of Ljubljana",
    city="Ljubljana",
    federation="SLO",
    start=dt.date(2026, 7, 3),
    end=dt.date(2026, 7, 11),
    officials=(
        Official(CHIEF, "Kovač, Maja", "14600000", "IA"),
        Official(DEPUTY, "Grandjean-Perrenoud-Contesse, Maximilian", "14600001", "FA"),
    ),
)
_CLUBS = ("", "ŠK", "Chess Club of the Workers of the Port of Rotterdam", "Σκακιστικός Όμιλος Θεσσαλονίκης")
_FEDERATIONS = ("POL", "GER", "GRE", "ENG", "ESP", "NED", "VIE", "DEN", "SLO")
_TITLES = ("GM", "", "IM", "FM", "", "WIM", "")
_SURNAMES = ("Adler", "Bakker", "Costa", "Dahl", "Evans", "Fischer", "Garcia", "Horvat", "Jansen", "Kovacs")
_CALLED = ("Anna", "Boris", "Clara", "David", "Elena", "Frank", "Greta", "Hugo", "Irina", "Jonas")


def dressed(section: Section, called: Callable[[int], str], **facts: object) -> Section:
    """The same event with the facts that fill the columns: names, clubs, federations, titles, births, categories."""
    players = tuple(
        dataclasses.replace(
            one,
            name=called(one.number),
            club=_CLUBS[one.number % 4],
            federation=_FEDERATIONS[one.number % 9],
            title=_TITLES[one.number % 7],
            birth=str(1940 + one.number % 76),
            sex=Sex.FEMALE if one.number % 3 == 0 else Sex.MALE,
            fide_id=str(14_600_000 + one.number),
            categories=((), ("School",), ("School", "Guest of the organiser"))[one.number % 3],
            paid=("", "20", "12.50")[one.number % 3],
            **facts,
        )
        for one in section.players
    )
    return dataclasses.replace(section, players=players, event=HOLDER, name=section.name or "Group A", prizes=PLAN)


def usual(number: int) -> str:
    """An ordinary name, another one for everybody up to 5,000."""
    last = "abcdefghij"[number // 1000 % 10].upper()
    return f"{_SURNAMES[number % 10]}{'abcdefghij'[number // 10 % 10]}, {_CALLED[number // 100 % 10]} {last}."


def long_ones(number: int) -> str:
    """60 letters: of one word, of many, with hyphens, without a comma."""
    shapes = (
        "Wolfeschlegelsteinhausenbergerdorff, Hubert Blaine Maximilian",
        "van der Westhuizen-Grandjean de la Rochefoucauld, Maximilian Jean-Pierre Ferdinand",
        "Li, Bartholomäus-Christophorus Emmanuel-Alexander Wenzeslaus-Nepomuk",
        "Krung Thep Maha Nakhon Amon Rattanakosin Mahinthara Ayuthaya Mahadilok",
    )
    family, comma, given = shapes[number % 4].partition(",")
    text = f"{family[: 40 if comma else 60]}{comma}{given}"[:57]
    return f"{text.rstrip(' -,')} {_SURNAMES[number // 10 % 10][:2]}{_CALLED[number % 10].lower()}"


def of_scripts(number: int) -> str:
    """Ten scripts in turn."""
    words = PARTS[SCRIPTS[number % len(SCRIPTS)]]
    return f"{words[number % len(words)]}, {words[(number // 3 + 1) % len(words)]}"


def swiss(players: int, rounds: int, total: int | None = None) -> Section:
    """A Swiss with absences, forfeits and halves, some rounds of it played."""
    section = random_swiss(7, players, rounds)
    return dataclasses.replace(section, rounds_total=total or rounds)


def with_every_bye() -> Section:
    """Every outcome there is, in the last rounds, and players who withdrew or came late."""
    section = swiss(30, 6, 7)
    rng = random.Random(1)
    cells = [list(row) for row in section.cells]
    odd = iter([one for one in Outcome if not Cell(one).rules.paired] * 3)
    for row in cells[:24]:
        for at, cell in enumerate(row):
            if cell.opponent is None and rng.random() < 0.8:
                row[at] = Cell(next(odd, Outcome.ZERO_POINT_BYE))
    pairs = [(one, row[5].opponent) for one, row in enumerate(cells, start=1) if row[5].opponent]
    wanted = (
        (Outcome.ADJOURNED, Outcome.ADJOURNED), (Outcome.OPEN, Outcome.OPEN), (Outcome.SHORT_WIN, Outcome.SHORT_LOSS),
        (Outcome.SHORT_DRAW, Outcome.SHORT_DRAW), (Outcome.FORFEIT_LOSS, Outcome.FORFEIT_LOSS),
        (Outcome.DRAW, Outcome.LOSS), (Outcome.FORFEIT_WIN, Outcome.FORFEIT_LOSS),
    )  # fmt: skip
    numbers = [one.number for one in section.players]
    whites = [(a, b) for a, b in pairs if cells[a - 1][5].colour is Colour.WHITE]
    for (one, other), (first, second) in zip(whites, wanted, strict=False):
        at = numbers.index(other) if other in numbers else None
        if at is not None:
            cells[one - 1][5] = dataclasses.replace(cells[one - 1][5], outcome=first)
            cells[at][5] = dataclasses.replace(cells[at][5], outcome=second)
    players = tuple(
        dataclasses.replace(one, standing=Standing.WITHDRAWN) if one.number % 11 == 0 else one
        for one in section.players
    )
    return dataclasses.replace(section, players=players, cells=tuple(map(tuple, cells)))


def of_system(system: System, size: int = 12) -> Section:
    """An event of a system, played to its end."""
    if system.pairs_teams:
        return generate_teams(TeamRecipe(2 if system.by_seats else 8, 4, system=system), "press")
    rules = rules_of_system(system)
    engine = TableEngine(rules) if system.table else rules.engine() or engine_named(OWN)
    return generate(engine, Recipe(players=size, rounds=5 if system.by_scores else None, system=system), "press")


def _system(key: str) -> System:
    return next(one for one in SYSTEMS if one.key == key)


EVENTS: dict[str, Callable[[], Section]] = {
    "long names": lambda: dressed(swiss(26, 5, 7), long_ones),
    "ten scripts": lambda: dressed(swiss(40, 4, 5), of_scripts),
    "long names in ten scripts": lambda: dressed(swiss(31, 9, 11), names(32).__getitem__),
    "three players": lambda: dressed(random_round_robin(2, 3), usual),
    "before the first round": lambda: dressed(swiss(9, 0, 5), long_ones),
    "every bye": lambda: dressed(with_every_bye(), usual),
    "round robin": lambda: dressed(random_round_robin(4, 14), long_ones),
    "teams": lambda: dressed(of_system(_system("team-swiss-2026")), usual),
    "knock-out": lambda: dressed(of_system(_system("knockout")), long_ones),
    "thirteen rounds": lambda: dressed(swiss(60, 13), usual),
    "three hundred": lambda: dressed(swiss(300, 9), usual),
    "two thousand": lambda: dressed(swiss(2000, 2, 5), usual),
    **{
        f"system {system.key}": lambda system=system: dressed(of_system(system), usual)  # type: ignore[misc]
        for system in SYSTEMS
        if system.paired and system.key not in ("dutch-2026", "round-robin", "knockout", "team-swiss-2026")
    },
}
"""Twelve events, and one of every other system."""

SMALL = tuple(name for name in EVENTS if name not in ("three hundred", "two thousand", "thirteen rounds"))


@cache
def data(name: str) -> DocumentData:
    """The data of an event, made once."""
    return data_of(deciding(EVENTS[name]()), plan=PLAN)


def own_texts(held: DocumentData) -> set[str]:
    """What the arbiter typed: nobody translates it."""
    section = held.subject
    texts = {section.name, section.event.name, section.event.city, section.event.federation}
    for one in (*section.players, *held.section.players):
        texts |= {one.name, one.native_name, one.club, one.federation, one.title, *one.categories}
    texts |= {one.name for one in section.teams}
    texts |= {f"{one.title} {one.name}" for one in section.event.officials}
    texts |= {
        f"{prize.name if hasattr(prize, 'name') else ''} {getattr(prize, 'category', '')}" for prize in PLAN.prizes
    }
    texts |= {"Cup", "Women", "Best game", "GM IM FM CM WGM WIM WFM WCM", "tdapp"}
    return texts
