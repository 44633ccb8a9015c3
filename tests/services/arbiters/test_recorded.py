"""What pages were last answered, entry after entry; and what an open event says of itself."""

from __future__ import annotations

import datetime as dt
import re
from collections.abc import Iterable
from contextlib import closing, suppress
from dataclasses import replace
from pathlib import Path
from typing import Any

from tdapp.domain.arbiters.by import Role
from tdapp.domain.arbiters.invitation import Invitation
from tdapp.domain.section.round import Round
from tdapp.domain.words.errors import RuleViolation
from tdapp.services.arbiters.boards import boards_of, boards_text
from tdapp.services.arbiters.counter import Counter
from tdapp.services.arbiters.pages import played_round
from tdapp.services.door.second_person import SECOND_PERSON
from tdapp.services.event.all_sections import Step, command_for, line_of, lines_of, why_not
from tdapp.services.event.qualified import sources_in
from tdapp.services.event.season import divisions_in
from tdapp.services.games.of_round import held_games
from tdapp.services.history.steps import HistoryRow, actors, history, round_begin, whole_round, would_undo
from tdapp.services.rounds.boards import rounds_of
from tdapp.services.rounds.playing import round_in_play
from tdapp.storage import open_event_file
from tests.arena import arena
from tests.asked import in_section, sections
from tests.event_files import ALL, do, round_commands, written
from tests.recorded import plain, recorded, short
from tests.services.test_possible import FOUR, RARE
from tests.services.values import halves, whole

CLOCK = re.compile(r"\d\d:\d\d")
NOW = dt.datetime(2026, 5, 1, 21, 10, tzinfo=dt.UTC)
ANA = Invitation("Ana", Role.SECTOR, "a" * 64, frozenset({1}))
BEN = Invitation("Ben", Role.SECTOR, "b" * 64)
MAX = Invitation("Max", Role.CHECK_IN, "m" * 64)
AT_1 = {"section": 1, "round": 1, "board": 1, "white": 1, "black": 3, "confirmed": [], "expected": ""}
AT_2 = {**AT_1, "board": 2, "white": 4, "black": 2}
ACTS: tuple[tuple[Invitation, dict[str, Any]], ...] = (
    (ANA, {"kind": "result", **AT_1, "result": "1-0", "origin": "1"}),
    (ANA, {"kind": "result", **AT_1, "result": "1-0", "origin": "1"}),
    (ANA, {"kind": "result", **AT_1, "result": "1-0", "origin": "2"}),
    (BEN, {"kind": "result", **AT_1, "result": "0-1", "origin": "3"}),
    (BEN, {"kind": "result", **AT_1, "result": "0-1", "expected": "1-0", "confirmed": ["result-overwritten"]}),
    (BEN, {"kind": "result", **AT_1, "result": "1/2-1/2", "expected": "x", "origin": "4"}),
    (BEN, {"kind": "result", **AT_1, "result": "x", "origin": "5"}),
    (MAX, {"kind": "result", **AT_2, "result": "1-0", "origin": "6"}),
    (ANA, {"kind": "result", **AT_2, "section": 2, "result": "1-0", "origin": "7"}),
    (BEN, {"kind": "result", **AT_2, "section": 2, "result": "1-0", "origin": "8"}),
    (BEN, {"kind": "result", **AT_2, "white": 2, "black": 4, "result": "1-0", "origin": "9"}),
    (BEN, {"kind": "result", **AT_2, "board": 3, "result": "1-0", "origin": "10"}),
    (BEN, {"kind": "result", **AT_2, "white": 99, "result": "1-0", "origin": "10a"}),
    (BEN, {"kind": "result", **AT_2, "round": 2, "result": "1-0", "origin": "11"}),
    (ANA, {"kind": "note", **AT_2, "note": "slip", "origin": "12"}),
    (ANA, {"kind": "note", **AT_2, "note": "other", "origin": "13"}),
    (ANA, {"kind": "note", **AT_2, "note": "", "expected": "slip", "origin": "14"}),
    (ANA, {"kind": "undo", "step": "14", "reason": "", "confirmed": [], "origin": "15"}),
    (ANA, {"kind": "undo", "step": "14", "reason": "", "confirmed": [], "origin": "16"}),
    (BEN, {"kind": "undo", "step": "1", "reason": "", "confirmed": [], "origin": "17"}),
    (ANA, {"kind": "take", **AT_2, "alert": "A1", "cause": "8", "origin": "18"}),
    (MAX, {"kind": "check-in", "section": 1, "person": 2, "state": "present", "origin": "19"}),
    (MAX, {"kind": "check-in", "section": 1, "person": 2, "state": "x", "origin": "20"}),
    (MAX, {"kind": "check-in", "section": 7, "person": 2, "state": "present", "origin": "21"}),
    (MAX, {"kind": "check-in", "section": 1, "person": 9, "state": "absent", "origin": "22"}),
    (BEN, {"kind": "verify", **AT_1, "result": "0-1", "origin": "23"}),
    (ANA, {"kind": "verify", **AT_1, "result": "0-1", "origin": "24"}),
    (ANA, {"kind": "clear", **AT_1, "expected": "1-0", "origin": "25"}),
    (ANA, {"kind": "clear", **AT_1, "expected": "0-1", "origin": "26"}),
    (ANA, {"kind": "result", **AT_1, "result": "1-0", "origin": "27"}),
    (ANA, {"kind": "undo", "step": "27", "reason": "", "confirmed": [], "origin": "28"}),
    (BEN, {"kind": "result", **AT_1, "result": "1/2-1/2", "origin": "29"}),
    (BEN, {"kind": "result", **AT_2, "result": "1/2-1/2", "origin": "30"}),
)  # fmt: skip
LATER: tuple[tuple[Invitation, dict[str, Any]], ...] = (
    (ANA, {"kind": "result", **AT_1, "result": "1-0", "origin": "31"}),
    (ANA, {"kind": "note", **AT_1, "note": "late", "origin": "32"}),
    (ANA, {"kind": "undo", "step": "12", "reason": "", "confirmed": [], "origin": "33"}),
)


def test_pages(tmp_path: Path) -> None:
    """Entry after entry of three people; then the round is over; once with a second person who verifies."""
    section = arena(FOUR, rounds_total=3, initial_colour="W")
    sections = replace(section, name="A"), replace(section, name="Z")
    started = tuple(round_commands(1, ((1, 3), (4, 2))))
    lines = []
    for second in (False, True):
        path = written(tmp_path / f"{second}.tdb", *sections, steps=started, clock=lambda: NOW)
        with closing(open_event_file(path, clock=lambda: NOW)) as store:
            store.remember(SECOND_PERSON, second)
            time = [0.0]
            counter = Counter(lambda time=time: time[0])  # type: ignore[misc]
            for acts, then in ((ACTS, ()), (LATER, round_commands(2, ((1, 2), (3, 4)), confirmed=ALL))):
                do(store, *then)
                for who, act in acts:
                    time[0] += 7
                    answer = counter.take(store, who, act)
                    done = answer.executed.label if answer.executed else ""
                    line = CLOCK.sub("…", str(answer.line()))
                    told = f"{line} {answer.section} {answer.board} {done}"
                    lines.append(f"{who.name} {act['kind']} {act.get('origin', '')}: {told}")
            lines += [f"{row.label} | {row.actor}" for row in history(store, limit=40)]
            lines.append(short(plain(store.snapshot(1)), plain(store.rounds(1))))
    recorded("services/pages", lines)


def _told(rows: Iterable[HistoryRow]) -> list[str]:
    """What the history shows, but for the hour."""
    return [plain((row.label, row.what, row.old, row.new, row.reason, row.undone, row.actor)) for row in rows]


def test_an_open_event(tmp_path: Path) -> None:
    """Of many states: its lines for all sections, its history, what may go on in another section."""
    lines = []
    for number, (section, steps) in enumerate(RARE):
        if number % 8:
            continue
        path = written(
            tmp_path / f"{number}.tdb",
            replace(section, name="A"),
            replace(section, name="Z"),
            steps=steps,
            clock=lambda: NOW,
        )
        with closing(open_event_file(path, clock=lambda: NOW)) as store:
            told = [whole(lines_of(store)), plain(actors(store)), *_told(history(store)), plain(held_games(store, 1))]
            told += [text for revision in (0, 2, store.revision) for text in _told(would_undo(store, revision))]
            for one in (1, 2, 3):
                told.append(str(bool(round_begin(store, 1, one))))
                with suppress(RuleViolation):
                    told.append(plain(replace(whole_round(store, 1, one), point=None)))
            shown = store.snapshot(1)
            told += [plain(played_round(store, 1)), plain(round_in_play(store, 1, shown))]
            told += [plain(sources_in(store)), plain(divisions_in(store))]
        lines.append(f"{number} {short(*told)}")
    lines += [f"{text!r}: {told}" for text in ("1", "1-3", "3-1", "1, 4-5", "", "x", "1-", "0", "999", "1;2", "1-2-3")
              for told in [boards(text)]]  # fmt: skip
    recorded("services/open_event", lines)


def test_all_sections() -> None:
    """What each step in all sections says of an event, and the command that it becomes."""
    lines = []
    known = [section for one in (*sections(), *map(in_section, halves())) for section in one._by_kind["Section"]]
    for section in known:
        rounds = {one.number: one for one in rounds_of(section)}
        line = line_of(1, section, lambda number, rounds=rounds: rounds.get(number, Round(number)))  # type: ignore[misc]
        told = [plain(line)]
        for step in Step:
            refused = why_not(step, section, lambda number, rounds=rounds: rounds.get(number, Round(number)))  # type: ignore[misc]
            told.append(plain(refused))
            with suppress(RuleViolation):
                told.append(plain(refused or command_for(step, 1, section, seed=7)))
        words = [refused.text if refused else "" for refused in [why_not(Step.NUMBER, section, rounds.__getitem__)]]
        lines.append(f"{section.system.key} {section.rounds_paired} {words} {short(*told)}")
    recorded("services/all_sections", lines)


def boards(text: str) -> str:
    """The boards that a text says, and as they are said."""
    try:
        found = boards_of(text)
    except RuleViolation as refused:
        return str(refused)
    return f"{plain(found)} {boards_text(found)}"
