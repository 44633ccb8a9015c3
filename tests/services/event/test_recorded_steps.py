"""What every step about sections last said and left: each regulation changed alone, players and teams taken over."""

from __future__ import annotations

import datetime as dt
from collections.abc import Iterator
from dataclasses import replace
from fractions import Fraction
from pathlib import Path
from typing import Any

from tdapp.domain.commands.command import Command
from tdapp.domain.commands.event import (
    AddSection,
    AddSectionsFrom,
    ChangeSystem,
    EditEvent,
    EditSection,
    MovePlayers,
    NewSection,
    OrderSections,
    RemoveSection,
)
from tdapp.domain.commands.rounds import CloseSection, LeaveFideMode, ReopenSection
from tdapp.domain.section.category import CategoryPlan, CategoryRule
from tdapp.domain.section.event import ByeRules, Edition, Event, Kind, Official, RatingMethod, RoundTime, Section
from tdapp.domain.section.facts import facts_of
from tdapp.domain.section.ladder import parse_ladder
from tdapp.domain.section.league import League, Licence
from tdapp.domain.section.outcome import Cell, Outcome
from tdapp.domain.section.player import CheckIn, Standing
from tdapp.domain.section.scoring import PointSystem
from tdapp.domain.section.team import TeamRules
from tdapp.domain.systems.registry import ids
from tdapp.domain.words.errors import RuleViolation
from tdapp.storage import EventFile
from tests.arena import arena
from tests.effort import thorough
from tests.event_files import ALL, opened, round_commands
from tests.recorded import plain, recorded, short
from tests.services.tried import left, refusal
from tests.team_events import random_team_event

DAY = dt.date(2026, 3, 1)
FACTS: dict[str, tuple[Any, ...]] = {
    "rounds_total": (1, 3, 7),
    "name": (" A  b ", "B", ""),
    "kind": (Kind.ROUND_ROBIN, Kind.KNOCKOUT, Kind.TEAM_SWISS),
    "cycles": (2,),
    "points": (
        PointSystem(Fraction(3), Fraction(1)), PointSystem(Fraction(1), Fraction(2)), PointSystem(pab=Fraction(1, 2)),
    ),
    "edition": tuple(Edition),
    "initial_colour": ("W", "B"),
    "type_code": ("FIDE_DUTCH_2025", "FIDE_BURSTEIN", "FIDE_DUTCH_BAKU", "CUSTOM_SWISS"),
    "system_key": ("keizer", "double-swiss", "dubov"),
    "system_text": ("x",),
    "system_since": (2,),
    "round_dates": ((DAY, None),),
    "round_times": ((RoundTime(" 10:00 "), RoundTime("", 30)), (RoundTime("25:00"),)),
    "byes": (ByeRules(False), ByeRules(True, 2, 3)),
    "time_control_code": (" 5400+30 ", "x y"),
    "rate": ("rapid",),
    "rating_method": (RatingMethod.HIGHER,),
    "unrated_rule": ("1400",),
    "categories": (CategoryPlan((CategoryRule(" U18 ", under=18),)), CategoryPlan((CategoryRule("", under=18),))),
    "list_orders": ((("rapid", " FIDE:rapid , FIDE:standard"),), (("rapid", "x"),)),
    "chess960": (True,),
    "team_rules": (None, TeamRules(boards=3)),
}  # fmt: skip
EVENTS = (
    {"name": "  "}, {"name": " New  name "}, {"federation": " ger "}, {"end": DAY - dt.timedelta(days=1)}, {"end": DAY},
    {"time_control": " 90  min "}, {"time_control_code": "5400+30"}, {"time_control_code": "x y"},
    *({"officials": (one,)} for one in (
        Official("chief", " Kovács  Á ", " 14600 ", " I A "), Official("deputy", "Li"), Official("king", "Li"),
        Official("chief", " "), Official("chief", "Li", "12x"), Official("chief", "Li", "١٢"),
    )),
)  # fmt: skip


def sections() -> tuple[Section, ...]:
    """Players of whom one has left, with all that stays behind; nobody; teams, of which one has left."""
    field = arena("\n".join(f"{number} P{number} {2300 - number} |" for number in range(1, 8)), rounds_total=5)
    said: tuple[dict[str, Any], ...] = (
        {"check_in": CheckIn.PRESENT, "fixed_table": 3, "paid": "5", "owed": "20"},
        {"standing": Standing.WITHDRAWN}, {"round_ratings": ((2, 2250),)}, {"standing": Standing.EXPELLED},
    )  # fmt: skip
    people = [replace(player, **fields) for player, fields in zip(field.players, said, strict=False)]
    none, half, zero = (Cell(one) for one in (Outcome.UNPAIRED, Outcome.HALF_POINT_BYE, Outcome.ZERO_POINT_BYE))
    cells = tuple(
        (none, half if number == 5 else none, zero if number == 6 else none, zero if number in (5, 6) else none)
        for number in range(1, 8)
    )
    one = replace(field, name="A", players=(*people, *field.players[4:]), cells=cells, event=Event("Open", start=DAY),
                  ladder=parse_ladder("DE,BH,SB"))  # fmt: skip
    none_yet = replace(field, name="B", players=(), cells=(), rounds_total=3)
    teams = random_team_event(3, 4, 2, 0, rounds_total=3)
    assert teams.team_rules is not None
    rules = replace(teams.team_rules, league=League(licences=tuple(Licence(number, rank=number) for number in (1, 3))))
    squads = (replace(teams.teams[0], check_in=CheckIn.PRESENT), *teams.teams[1:3],
              replace(teams.teams[3], standing=Standing.WITHDRAWN))  # fmt: skip
    first, second, *others = teams.players
    seen: dict[str, Any] = {"check_in": CheckIn.PRESENT, "fixed_table": 1, "paid": "1", "round_ratings": ((2, 2250),)}
    members = (
        replace(first, **seen, owed="5"),
        replace(second, standing=Standing.WITHDRAWN),
        *others,
    )
    teams = replace(teams, name="T", team_rules=rules, teams=squads, players=members)
    fast = arena("\n".join(f"{number} F{number} |" for number in range(1, 9)), rounds_total=9, name="F",
                 type_code="FIDE_DUTCH_2025_BAKU", event=one.event)  # fmt: skip
    return one, replace(none_yet, event=one.event), replace(teams, event=one.event), fast


def edits(store: EventFile, section_id: int) -> Iterator[EditSection]:
    """Each regulation alone as it could be."""
    facts = facts_of(store.snapshot(section_id))
    for name, values in FACTS.items():
        for value in values:
            yield EditSection(section_id, replace(facts, **{name: value}))
    for seed in (0, 1, 2):
        for colour in ("W", "B"):
            yield EditSection(section_id, replace(facts, initial_colour=colour), colour_seed=seed)


def steps(store: EventFile) -> Iterator[Command]:
    """All of it."""
    event = store.snapshot(1).event
    for fields in EVENTS:
        yield EditEvent(replace(event, **fields))
    yield from edits(store, 1)
    yield from edits(store, 3)
    yield from edits(store, 4)
    facts = facts_of(store.snapshot(1))
    for name in ("New", " b ", ""):
        yield AddSection(replace(facts, name=name))
    for ladder in ("BH,SB", "LOT{seed=5}", "PTS,XYZ"):
        yield AddSection(replace(facts, name="New"), ladder)
    yield AddSection(replace(facts, name="New", system_key="keizer", points=PointSystem()))
    yield AddSection(replace(facts, name="New", points=PointSystem(Fraction(1), Fraction(2))))
    for numbers in ((), (1, 3), (5, 6, 5), (5, 99), (1, 2, 3, 4, 5, 6, 7)):
        yield from (MovePlayers(1, numbers, target) for target in (1, 2, 3))
    yield from (RemoveSection(one) for one in (1, 2, 3))
    yield from (OrderSections(order) for order in ((3, 1, 2, 4), (1, 2, 3, 4), (1, 2, 3), (1, 1, 2, 4)))
    new, league = replace(facts, name="New"), facts_of(store.snapshot(3))
    for players in ((), ((1, 1),), ((1, 1), (1, 2), (1, 3)), ((1, 1), (1, 1)), ((1, 1), (9, 1)), ((3, 1), (1, 1))):
        yield AddSectionsFrom((NewSection(new, players),))
    yield AddSectionsFrom(())
    yield AddSectionsFrom((NewSection(replace(league, name="New"), ((1, 1), (1, 2))),))
    pairs = ((3, 1), (3, 2))
    for teams in (pairs, ((3, 1),), ((3, 1), (3, 1)), ((3, 1), (1, 1)), ((3, 4), (3, 3), (3, 1)), ((3, 1), (3, 9))):
        yield AddSectionsFrom((NewSection(replace(league, name="New"), (), teams),))
    two = replace(league, name="New", kind=Kind.SCHEVENINGEN, type_code="", system_key="", rounds_total=2)
    yield from (AddSectionsFrom((NewSection(two, (), teams),)) for teams in (pairs, (*pairs, (3, 3))))
    yield AddSectionsFrom((NewSection(new, (), pairs),))
    yield AddSectionsFrom((NewSection(replace(league, name="New"), ((1, 1),), pairs),))
    for system in ("dutch", "dutch-2017", "keizer", "burstein", "double-swiss", "team-swiss", "nothing"):
        yield from (ChangeSystem(one, system) for one in (1, 3))
    for section_id in (1, 2, 3):
        yield CloseSection(section_id)
        yield ReopenSection(section_id, "")
        yield LeaveFideMode(section_id, "")


def sure(command: Command) -> Command:
    """The same with a reason, by an arbiter who confirms everything."""
    given: dict[str, Any] = {"confirmed": ALL} if hasattr(command, "confirmed") else {}
    if hasattr(command, "reason"):
        given["reason"] = "a reason"
    return replace(command, **given)  # type: ignore[type-var]


@thorough
def test_what_steps_of_sections_leave(tmp_path: Path) -> None:
    """Before the first round, and when it is paired."""
    lines = []
    begun = round_commands(1, ((1, 3), (5, 6)), ((7, Outcome.PAIRING_BYE),), confirmed=ALL)
    one, *others = sections()
    for name, colour, before in (("before", "", ()), ("begun", "W", begun)):
        (tmp_path / name).mkdir()
        with opened(tmp_path / name, replace(one, initial_colour=colour), *others, steps=before) as store:
            for command in steps(store):
                asked: RuleViolation | None = refusal(store, command)
                label, *rows = left(store, sure(command))
                words = label if asked is None else f"{asked} -> {label}" if str(asked) not in label else str(asked)
                what = f"{name} {type(command).__name__} {short(plain(command))}"
                lines.append(f"{what} {len(rows)} {short(*rows)} {words[:150]}")
    recorded("services/section_steps", lines)


@thorough
def test_by_which_system_rounds_of_a_file_go_on(tmp_path: Path) -> None:
    """After two rounds of a file by rules that nobody knows, and by those of another year: what each asks."""
    lines = []
    drawing = "1 A 2100 | 3w1 2b1\n2 B 2000 | 4b1 1w0\n3 C 1900 | 1b0 4w=\n4 D 1800 | 2w0 3b="
    for code, year in (("CUSTOM_SWISS", 2026), ("", 2019)):
        played = arena(drawing, rounds_total=5, type_code=code, initial_colour="W", name="A",
                       event=Event("Open", start=dt.date(year, 3, 1)), ladder=parse_ladder("BH,SB"))  # fmt: skip
        (tmp_path / f"{code}{year}").mkdir()
        with opened(tmp_path / f"{code}{year}", played) as store:
            for system in ids():
                command = ChangeSystem(1, system)
                asked = refusal(store, replace(command, reason="a reason"))
                label, *rows = left(store, sure(command))
                what = f"{code} {year} {system} {len(rows)} {short(refusal(store, command), label, *rows)}"
                lines.append(f"{what} {asked} -> {label[:60]}")
    recorded("services/other_systems", lines)
