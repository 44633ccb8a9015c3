"""What was last said of regulations around their bounds, of changes under way, of several reports in one event."""

from __future__ import annotations

import datetime as dt
from dataclasses import replace
from fractions import Fraction
from pathlib import Path
from typing import Any

from tdapp.domain.commands.command import Command
from tdapp.domain.commands.fines import AddFine, RemoveFine
from tdapp.domain.commands.teams import SetAppointments, SetLeague, SetLicences
from tdapp.domain.section.category import CategoryPlan, CategoryRule
from tdapp.domain.section.event import ByeRules, Event, Kind, RatingMethod, RoundTime, Section
from tdapp.domain.section.facts import facts_of
from tdapp.domain.section.league import Appointment, League, Licence
from tdapp.domain.section.page_head import PageHead
from tdapp.domain.section.publishing import Publishing
from tdapp.domain.section.scoring import PointSystem
from tdapp.domain.systems.registry import SYSTEMS
from tdapp.domain.words.errors import RuleViolation
from tdapp.services.event.joining import in_one_event
from tdapp.services.event.regulations import changes_under_way, check_facts
from tdapp.services.event.season import next_season
from tdapp.services.players.numbering import late_entries
from tdapp.services.players.possible import why_not_move
from tests.asked import everything, small
from tests.effort import thorough
from tests.event_files import opened
from tests.recorded import plain, recorded, short
from tests.services.teams.test_team_possible import LEAGUES, PUBLISHED
from tests.services.tried import left
from tests.services.values import half

DAY = dt.date(2026, 3, 1)
BOUNDS: dict[str, tuple[Any, ...]] = {
    "rounds_total": (0, 1, 300, 301),
    "cycles": (0, 1, 20, 21),
    "initial_colour": ("", "W", "B", "x"),
    "rate": ("standard", "rapid", "blitz", "bullet"),
    "byes": (
        ByeRules(True, -1), ByeRules(True, 0), ByeRules(True, 1, 0), ByeRules(True, 1, 1), ByeRules(False, 2, None),
    ),
    "round_dates": ((DAY,) * 5, (DAY,) * 6),
    "round_times": (
        (RoundTime(),) * 5, (RoundTime(),) * 6, (RoundTime("23:59"),), (RoundTime("24:00"),), (RoundTime("9:00"),),
        (RoundTime("", 0),), (RoundTime("", -1),), (RoundTime("", 1440),), (RoundTime("", 1441),),
        (RoundTime(), RoundTime("x")), (RoundTime("x" * 30),),
    ),
    "unrated_rule": ("", "lowest", "average", "performance", "0", "1", "9999", "10000", "x"),
}  # fmt: skip
CHANGES: dict[str, Any] = {
    "points": PointSystem(Fraction(3), Fraction(1)), "kind": Kind.ROUND_ROBIN, "type_code": "FIDE_BURSTEIN",
    "system_key": "keizer", "system_text": "ratio=4", "initial_colour": "B", "rounds_total": 9, "cycles": 2,
    "rating_method": RatingMethod.HIGHER, "swap_last_two": True, "name": "Another", "time_control": "60 min",
    "rate": "rapid", "byes": ByeRules(False), "unrated_rule": "1400", "round_dates": (DAY,),
    "categories": CategoryPlan((CategoryRule("U18", under=18),)),
}  # fmt: skip


def states() -> list[Section]:
    """Before round 1, going on, over, closed; a table, a tree, teams."""
    keys = ("round-robin", "knockout", "double-swiss", "keizer", "team-swiss-2026")
    return [*everything()[:3], *(half(small(system)) for system in SYSTEMS if system.key in keys)]


def test_bounds() -> None:
    lines = []
    sections = states()
    facts = replace(facts_of(sections[1]), rounds_total=5, round_dates=(), round_times=())
    for name, values in BOUNDS.items():
        for value in values:
            told = "taken"
            try:
                check_facts(replace(facts, **{name: value}))
            except RuleViolation as refused:
                told = str(refused)
            lines.append(f"{name} {plain(value)}: {told}")
    of_games = facts_of(next(one for one in sections if one.system.key == "double-swiss"))
    for rounds in (5, 6):
        try:
            check_facts(replace(of_games, rounds_total=rounds))
            lines.append(f"two games a match, {rounds}: taken")
        except RuleViolation as refused:
            lines.append(f"two games a match, {rounds}: {refused}")
    recorded("services/bounds", lines)


def test_changes_under_way() -> None:
    lines = []
    for section in states():
        before = facts_of(section)
        lines.append(f"{section.system.key} {section.rounds_paired} {section.closed}: {plain(late_entries(section))}")
        for name, value in CHANGES.items():
            try:
                told = list(map(plain, changes_under_way(section, before, replace(before, **{name: value}))))
            except RuleViolation as refused:
                told = [str(refused)]
            lines += [f"  {name}: {told}"] if told else []
        for other in states()[:4]:
            lines.append(f"  moved from {plain(why_not_move(other, section))} to {plain(why_not_move(section, other))}")
    recorded("services/changes", lines)


def test_joined() -> None:
    """The first event counts; its dates span those of all; each section has a name of its own."""
    one, two, three = (half(small(system)) for system in SYSTEMS[:3])
    first = replace(one.event, time_control="90 min", time_control_code="5400")
    sections = [
        replace(one, event=replace(first, start=dt.date(2026, 3, 3)), page_head=PageHead(("Head",)),
                publishing=Publishing("https://a.example")),
        replace(two, event=Event("Other", "", "", DAY, dt.date(2026, 3, 9), "", (), "60 min", "3600"),
                page_head=PageHead(("Other",))),
        replace(three, event=replace(first, start=None), name="A"),
    ]  # fmt: skip
    lines = []
    for names in (("a.trf", "b.trf", "c.trf"), ("a.trf", "a.txt", "x"), ("A", "A", "A"), (".trf", "a.b.c", "")):
        joined, said = in_one_event(sections, names)
        lines.append(f"{names}: {[section.name for section in joined]} {said}")
        lines += [f"  {plain(section.event)} {section.time_control} {section.time_control_code}" for section in joined]
        lines.append(f"  {short(plain(joined))}")
    recorded("services/joined", lines)


@thorough
def test_league(tmp_path: Path) -> None:
    """Each number of a league's rules around its bounds, seasons, amounts; when matches are played; who may play."""
    league = League()
    rules = [replace(league, **{name: value}) for name in ("fixed", "reserve_games", "tolerance", "promoted",
             "relegated", "division", "above") for value in (-1, 0, 999, 1000)]  # fmt: skip
    rules += [replace(league, season=season) for season in ("2026", "x" * 30, "x" * 31, "  a  b ")]
    rules += [
        replace(league, **{name: text}) for name in ("board_fine", "match_fine") for text in ("5", "5,50", "x", "")
    ]
    day = dt.date(2026, 3, 8)
    commands: list[Command] = [SetLeague(1, one) for one in rules]
    commands += [SetLeague(1, None), SetAppointments(1, ())]
    commands += [SetAppointments(1, (one,)) for one in (
        Appointment(1, (1, 3)), Appointment(1, (1, 3), day, "14:30", "Hall"), Appointment(1, (3, 1), day, "25:00"),
        Appointment(1, (1, 2), day), Appointment(9, (1, 3), day), Appointment(1, (1, 3), postponed=True),
        Appointment(1, (1, 3), confirmed=True), Appointment(1, (1, 3), venue="x" * 121), Appointment(1, (1, 9)),
        Appointment(1, (1, 3), venue="x" * 120), Appointment(2, (1, 2), day),
    )]  # fmt: skip
    commands += [SetLicences(1, (one,)) for one in (
        Licence(1), Licence(1, day), Licence(1, day, day), Licence(1, day, DAY), Licence(1, rank=0), Licence(1, rank=1),
        Licence(99, rank=1), Licence(1, rank=1000), Licence(1, rank=100_000),
    )]  # fmt: skip
    commands += [AddFine(1, *one) for one in (
        (1, 1, "5", "why"), (1, 1, "x", "why"), (1, 9, "5", "why"), (9, 1, "5", "why"), (1, 1, "0", "why"),
        (1, 1, "5", ""), (0, 1, "5", "why"), (1, 1, "5.005", "why"), (1, 1, "-5", "why"),
    )]  # fmt: skip
    commands.append(RemoveFine(1, 0, "why"))
    lines = []
    with_league = (SetLeague(1, league),)
    for name, steps in {"no league": (), "a league": with_league, "begun": (*with_league, *PUBLISHED)}.items():
        (tmp_path / short(name)).mkdir()
        with opened(tmp_path / short(name), LEAGUES[Kind.TEAM_SWISS], steps=steps) as store:
            for command in commands:
                label, *rows = left(store, command)
                lines.append(f"{name} {plain(command)[:150]}: {label} {len(rows)} {short(*rows)}")
    recorded("services/league", lines)


def test_names_of_the_next_season() -> None:
    """A section is called without the season that is over, or without a year, and with the next one."""
    (table,) = (small(system) for system in SYSTEMS if system.key == "team-rr")
    assert table.team_rules is not None
    lines = []
    for name, before, after in (
        ("League 2026", "2026", "2027"), ("League", "2026", "2027"), ("League", "", "2027"), ("L", "2026", "2026"),
        ("League 2025/26", "2025/26", "2026/27"), ("League 2026", "", "2027"), ("2026", "2026", "2027"),
        ("League A", "A", "B"), ("L", "1", "x" * 31), ("L", "1", " "), ("L", "1", "x" * 30),
    ):  # fmt: skip
        for division, promoted in ((1, 0), (1, 1), (2, 1)):
            league = League(season=before, division=division, promoted=promoted, relegated=promoted,
                            licences=(Licence(1, rank=3),), appointments=(Appointment(1, (1, 2), DAY),))  # fmt: skip
            some = []
            for id_, level in ((1, 1), (2, division), (3, division + 1)):
                rules = replace(table.team_rules, league=replace(league, division=level))
                some.append((id_, replace(table, name=name, team_rules=rules)))
            for divisions in (some[:1], some[:2], some):
                try:
                    told = plain(next_season(divisions, after))
                except RuleViolation as refused:
                    told = str(refused)
                lines.append(f"{name!r} {before!r} {after!r} {division} {promoted}: {told[:90]} {short(told)}")
    recorded("services/next_season", lines)
