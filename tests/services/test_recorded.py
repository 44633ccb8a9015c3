"""What is said when a step is not possible or wants to be confirmed, in every state that an event is in."""

from __future__ import annotations

import datetime as dt
import random
import re
from contextlib import ExitStack, closing, suppress
from dataclasses import fields, replace
from pathlib import Path
from typing import Any

import pytest

from tdapp.domain.commands.command import Command
from tdapp.domain.systems.registry import SYSTEMS
from tdapp.domain.words.checks import NeedsConfirmation, Refused
from tdapp.domain.words.errors import RuleViolation
from tdapp.services.checks.certificates import certify, is_certified
from tdapp.services.history.steps import actors, history
from tdapp.services.tables.chances import chances
from tdapp.storage import create_event_file, open_event_file
from tests.asked import answers, everything, functions, in_section, sections, small
from tests.effort import thorough
from tests.event_files import BACK, opened, written
from tests.recorded import plain, recorded, short
from tests.services.teams.test_team_possible import CASES as TEAM_CASES
from tests.services.teams.test_team_possible import LEAGUES, STATES
from tests.services.teams.test_team_possible import cases as team_cases
from tests.services.test_possible import RARE, Cases, do
from tests.services.tried import left, refusal
from tests.services.values import halves, knowing_sections, whole
from tests.storage.event.test_event_file import EXAMPLES
from tests.storage.journal.test_every_command import STARTED
from tests.trial_system import ladders

__all__ = ["ladders"]
NOW = dt.datetime(2026, 5, 1, 21, 10, tzinfo=dt.UTC)
OF_CHANCE = (
    "services.tables.proving.prove",
    "services.checks.certificates.certify",
    "services.teams.pairing.pair_round",
    "services.tables.handlers.with_lots",
)
"""They say how long they took, or draw lots."""


def bare(command: Command) -> Command:
    """The command as it comes first: nothing confirmed, no reason given."""
    names = {field.name for field in fields(command)}  # type: ignore[arg-type]
    left: dict[str, Any] = {"confirmed": ()} if isinstance(getattr(command, "confirmed", None), tuple) else {}
    left |= {"reason": ""} if "reason" in names else {}
    return replace(command, **left)  # type: ignore[type-var]


def said(violation: RuleViolation | None) -> str:
    """A refusal with its rules, or what has to be confirmed."""
    if isinstance(violation, Refused | NeedsConfirmation):
        return f"{type(violation).__name__}: {plain(violation.warnings)}"
    return str(violation)


@thorough
@pytest.mark.usefixtures("ladders")
def test_refusals_and_questions(tmp_path: Path) -> None:
    lines, words = [], set()
    for number, (section, steps) in list(enumerate(RARE))[::3]:
        (tmp_path / str(number)).mkdir()
        with opened(tmp_path / str(number), section) as store:
            do(store, *steps)
            answers: dict[str, list[str]] = {}
            for command, why_not in Cases(store, random.Random(number)):
                told = said(refusal(store, bare(command)))
                after = [] if why_not else left(store, command)
                answers.setdefault(type(command).__name__, []).append(f"{told} {plain(why_not)} {after}")
                words.add(re.sub(r"0\.\d+|\d+", "#", told))
        lines += [f"{number} {kind} {len(told)} {short(*sorted(told))}" for kind, told in answers.items()]
    recorded("services/refusals", lines)
    recorded("services/sentences", sorted(words))


@thorough
def test_steps_of_teams(tmp_path: Path) -> None:
    """The same of the steps of teams."""
    lines, words = [], set()
    for number, (kind, state) in enumerate(TEAM_CASES[::2]):
        (tmp_path / str(number)).mkdir()
        with opened(tmp_path / str(number), LEAGUES[kind], steps=STATES[state]) as store:
            for command, why_not in team_cases(store.snapshot(1), store.round(1, 1), store):
                told = said(refusal(store, bare(command)))
                words.add(re.sub(r"0\.\d+|\d+", "#", told))
                after = [] if why_not else left(store, command)
                lines.append(f"{kind.value} {state} {type(command).__name__} {short(told, plain(why_not), *after)}")
    recorded("services/teams", [*lines, *sorted(words)])


@thorough  # tests/storage/test_recorded.py has some of it
def test_what_each_example_leaves(tmp_path: Path) -> None:
    """An example of each command in a small event: its words, what is repainted, each row before and after."""
    path = tmp_path / "event.tdb"
    create_event_file(path, (STARTED,), clock=lambda: NOW)
    first, lines = path.read_bytes(), []
    whole = open_event_file(written(tmp_path / "whole.tdb", STARTED, clock=lambda: NOW), clock=lambda: NOW)
    with closing(whole):
        for kind, (*before, command) in EXAMPLES.items():
            with ExitStack() as held:
                store = whole
                if before:
                    path.write_bytes(first)
                    store = held.enter_context(closing(open_event_file(path, clock=lambda: NOW)))
                    with suppress(RuleViolation):
                        do(store, *before)
                label, *rows = left(store, command)
                asked = said(refusal(store, bare(command)))
            lines.append(f"{kind.__name__}: {label} | {len(rows)} {short(*rows)} | {asked}")
    recorded("services/examples", lines)


def test_what_is_proven() -> None:
    """The second calculation and the certificates of rounds, without the time that they took."""
    lines = []
    for section in (*everything(), *map(small, (one for one in SYSTEMS if one.paired))):
        rounds = range(1, section.rounds_held + 1) if is_certified(section) else ()
        found = [certify(section, number) for number in rounds]
        told = short(*(plain(replace(one, seconds=0.0)) for one in found))
        lines.append(f"{section.system.key} {[one.shown for one in found]} {told}")
    recorded("services/proven", lines)


@thorough
def test_the_history(tmp_path: Path) -> None:
    """Steps, their taking back and repeating, by two people: the rows, filtered in every way."""
    create_event_file(tmp_path / "event.tdb", (STARTED,), clock=lambda: NOW)
    lines = []
    with closing(open_event_file(tmp_path / "event.tdb", clock=lambda: NOW)) as store:
        for commands in list(EXAMPLES.values())[::2]:
            for command in commands:
                with suppress(RuleViolation):
                    store.execute(command)
            with suppress(RuleViolation):
                if len(commands) % 2:
                    store.undo(**BACK)
        with suppress(RuleViolation):
            store.redo(**BACK)
        ways = ({}, {"section_id": 1}, {"round_number": 1}, {"text": "round 1"}, {"with_undone": False}, {"actor": ""})
        for way in (*ways, {"limit": 5}, {"text": "nothing like it"}, {"actor": "Zoë"}):
            rows = history(store, **way)  # type: ignore[arg-type]
            lines.append(f"{way} {len(rows)} {short(*map(plain, rows))}")
            lines += [
                f"  {row.label} | {row.what} | {row.old} | {row.new} | {row.reason} | {row.undone}"
                for row in rows
                if not way
            ]
        lines += [plain(actors(store)), *(f"{row.is_walk} {row.is_note}" for row in history(store, limit=9))]
    recorded("services/history", lines)


OF_THE_COMPUTER = (
    *("live.addresses.interfaces", "live.addresses.is_free", "live.addresses.is_here", "live.addresses.name_of"),
    *("live.addresses.address_now", "live.addresses.shown_address", "live.certificate.self_signed"),
    *("players.lots.new_seed", "files.downloads.downloads_page", "publishing.calendar.calendar_of"),
    *("ratings.readers.bbp_on_path", "files.disk.reachable"),
)
"""They say where they are, or when."""


@thorough
def test_what_else_is_asked() -> None:
    """The other functions, of texts and numbers, games, people and rules."""
    usual = sections()
    leave_out = {
        name
        for name, function in functions("tdapp.services")
        if name.startswith("services.manual")
        or name.removeprefix("services.") in OF_THE_COMPUTER
        or any(next(one.given(function), None) is not None for one in usual)
    }
    recorded("services/asked_else", answers("tdapp.services", knowing_sections(), leave_out, shown=whole))


@thorough
def test_what_is_asked_of_a_section() -> None:
    some = [*sections(), *map(in_section, halves())]
    long = "services.tables.chances.chances"
    told = [f"{long} {section.system.key} {short(whole(chances(section, samples=200)))}" for section in halves()[:2]]
    recorded("services/asked", [*answers("tdapp.services", some, (*OF_CHANCE, long), shown=whole), *told])
