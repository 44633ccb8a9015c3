"""What every command leaves in the file, as it was last seen: rows that differ, the words of the step, what is read."""

from __future__ import annotations

import datetime as dt
import json
import random
import re
import sqlite3
from collections.abc import Callable
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import pytest

from tdapp.domain.commands.command import Command
from tdapp.domain.commands.games import ImportGames, WriteGame
from tdapp.domain.commands.history import RestoreTo
from tdapp.domain.games.text import GameText
from tdapp.domain.systems.registry import SYSTEMS
from tdapp.domain.words.errors import RuleViolation
from tdapp.storage import EventFile, create_event_file, open_event_file
from tdapp.storage.event.reading import (
    check_file,
    is_as_entered,
    read_event_sections,
    read_live_event,
    read_published_event,
    read_section_whole,
    read_sections_and_state,
    read_whole_event,
)
from tests.asked import everything, small
from tests.effort import thorough
from tests.event_files import ALL, BACK, do
from tests.recorded import plain, recorded, short
from tests.services.test_possible import RARE, Cases
from tests.storage.event.test_event_file import EXAMPLES
from tests.storage.journal.test_every_command import STARTED
from tests.storage.journal.walk import Tables, tables
from tests.storage.statements import sent

NOW = dt.datetime(2026, 5, 1, 21, 10, tzinfo=dt.UTC)
CHANCE = re.compile(r"[0-9a-f]{32}|[0-9a-f]{8}-[0-9a-f-]{27}")


def differing(before: Tables, after: Tables) -> list[str]:
    """The rows that came, went or differ."""
    found = []
    for name in sorted(before.keys() | after.keys()):
        old, new = before.get(name, {}), after.get(name, {})
        for row in sorted(old.keys() | new.keys()):
            if old.get(row) != new.get(row):
                found.append(f"{name} {row}: {old.get(row)} -> {new.get(row)}")
    return [CHANCE.sub("…", text) for text in found]


def journal(path: Path) -> list[str]:
    """The rows of the journal as they lie there; images of rows come in any order."""
    with closing(sqlite3.connect(path)) as connection:
        connection.row_factory = sqlite3.Row
        rows = [dict(row) for row in connection.execute("SELECT * FROM journal ORDER BY id")]
    for row in rows:
        row["images"] = sorted(json.loads(row["images"]), key=lambda image: image[:2])
        row.pop("sums", None)
    return [CHANCE.sub("…", repr(row)) for row in rows]


def done(store: EventFile, command: Command) -> str:
    """Why it was refused; nothing where it was not."""
    return refusal_of(lambda: store.execute(command))


def refusal_of(step: Callable[[], object]) -> str:
    """Why a step was refused, or nothing."""
    try:
        step()
    except RuleViolation as refusal:
        return f"{type(refusal).__name__}: {refusal}"
    return ""


@thorough
@pytest.mark.parametrize("part", range(8))
def test_what_each_command_leaves(part: int, tmp_path: Path) -> None:
    first = tmp_path / "first.tdb"
    create_event_file(first, (STARTED,), clock=lambda: NOW)
    start = tables(first)
    lines = []
    for number, (kind, commands) in list(enumerate(EXAMPLES.items()))[part::8]:
        path = tmp_path / f"{number}.tdb"
        path.write_bytes(first.read_bytes())
        with sent() as statements, closing(open_event_file(path, clock=lambda: NOW)) as store:
            told = [done(store, command) for command in commands]
            rows = differing(start, tables(path))
            told += [
                f"{plain(replace(one, changes=()))} {sorted(map(plain, one.changes))}" for one in store.journal(limit=9)
            ]
            told += [plain((store.snapshot(ref.section_id), store.rounds(ref.section_id))) for ref in store.sections()]
            told += [plain(store.undo_state()), plain(store.restore_points())]
            told += [plain(beside_the_section(store, ref.section_id)) for ref in store.sections()]
        asked = f"{len(statements)} {short(*statements)}"
        lines.append(f"{kind.__name__} {len(rows)} {short(*rows)} {short(*journal(path))} {short(*told)} {asked}")
    recorded(f"storage/commands/{part}", lines)


def same_when_written_anew(path: Path) -> None:
    """A whole event says everything of its rounds and games."""
    whole, again = read_whole_event(path), path.with_suffix(".again.tdb")
    create_event_file(again, whole, clock=lambda: NOW)
    assert read_whole_event(again) == whole


def beside_the_section(store: EventFile, section_id: int) -> tuple[object, ...]:
    """All else that is read of it."""
    readers = (store.games, store.broadcast, store.taken_alerts, store.source_names, store.streams)
    return tuple(read(section_id) for read in readers)


def read_without_opening(path: Path) -> list[str]:
    """By every reader of an event file."""
    whole = [read_section_whole(path, index) for index in range(2)]
    found = [read_event_sections(path), read_sections_and_state(path), whole, read_whole_event(path)]
    found += [read_live_event(path), read_published_event(path).sections, is_as_entered(path), check_file(path)]
    return [CHANCE.sub("…", plain(one)) for one in found]


@thorough
@pytest.mark.parametrize("part", range(4))
def test_files_of_every_system(part: int, tmp_path: Path) -> None:
    """An event of each system, with games of its first round: its rows, and what is read of them round by round."""
    lines = []
    events = (*everything(), *map(small, (one for one in SYSTEMS if one.paired)))
    for number, section in list(enumerate(events))[part::4]:
        path = tmp_path / f"{number}.tdb"
        create_event_file(path, (section, replace(section, name="another")), clock=lambda: NOW)
        told = differing({}, tables(path))
        with sent() as statements, closing(open_event_file(path, clock=lambda: NOW)) as store:
            one, other = store.sections()
            assert store.snapshot(one.section_id) == section
            pairs = [board for state in store.rounds(one.section_id)[:2] for board in state.boards][:3]
            for board in pairs:
                store.execute(WriteGame(one.section_id, GameText(1, board.white, board.black, moves="e2e4 e7e5")))
            store.execute(ImportGames(other.section_id, (GameText(2, None, None, "A", "B", moves="d2d4"),), ALL))
            read = [plain(store.rounds(ref.section_id)) for ref in (one, other)]
            read += [plain(store.games(ref.section_id, when)) for ref in (one, other) for when in (None, 1, 2)]
            read += [plain(store.round(one.section_id, when)) for when in (1, 2)]
        same_when_written_anew(path)
        sums = [short(*some) for some in (told, read, differing({}, tables(path)), read_without_opening(path))]
        lines.append(f"{section.system.key} {len(told)} {' '.join(sums)} {len(statements)} {short(*statements)}")
    recorded(f"storage/files/{part}", lines)


@thorough
@pytest.mark.parametrize("part", range(4))
def test_steps_one_after_the_other(part: int, tmp_path: Path) -> None:
    """Steps of all kinds in many states, then all taken back: what is read after each, and what a walk would ask."""
    lines = []
    for number, (section, steps) in list(enumerate(RARE))[::3][part::4]:
        path, rng = tmp_path / f"{number}.tdb", random.Random(number)
        create_event_file(path, (section, replace(section, name="another")), clock=lambda: NOW)
        with sent() as statements, closing(open_event_file(path, clock=lambda: NOW)) as store:
            do(store, *steps)
            cases = [command for command, why_not in Cases(store, rng) if why_not is None]
            told = []
            for command in rng.sample(cases, min(12, len(cases))):
                refused = done(store, command)
                told.append(f"{type(command).__name__} {refused} {short(plain((store.snapshot(1), store.rounds(1))))}")
            for point in store.restore_points()[:2]:
                told.append(plain(store.would_ask(RestoreTo(point.revision, point.section_id))))
            while store.undo_state().undo_step is not None:
                refused = refusal_of(lambda: store.undo(**BACK))
                if refused:
                    told.append(refused)
                    break
                told.append(short(plain((store.snapshot(1), store.rounds(1))), *differing({}, tables(path))))
        told.append(short(*read_without_opening(path)))
        same_when_written_anew(path)
        lines += [f"{number} {text}" for text in (*told, f"{len(statements)} {short(*statements)}")]
    recorded(f"storage/steps/{part}", lines)
