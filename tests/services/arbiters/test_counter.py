"""What an entry of a page becomes: a step at the game that was shown, or why not; what pages are told of a section."""

from __future__ import annotations

import time
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from tdapp.domain.arbiters.by import Role
from tdapp.domain.arbiters.invitation import Invitation
from tdapp.domain.commands.rounds import EnterResult, VerifyResult
from tdapp.domain.rules.rulebook import rule
from tdapp.domain.section.event import Event, Kind, Section
from tdapp.domain.section.outcome import GameResult
from tdapp.domain.section.player import CheckIn
from tdapp.domain.section.team import TeamRules
from tdapp.domain.words.checks import NeedsConfirmation, Warning
from tdapp.domain.words.errors import EnvironmentProblem, RuleViolation
from tdapp.services.arbiters.boards import boards_of, boards_text
from tdapp.services.arbiters.counter import MINUTE, Answer, Counter
from tdapp.services.arbiters.section_desk import SectionDesk
from tdapp.services.door.second_person import SECOND_PERSON
from tdapp.storage import EventFile
from tests.arena import arena
from tests.event_files import do, opened, round_commands
from tests.team_events import roster

ANA = Invitation("Ana", Role.SECTOR, "a" * 64, frozenset({1}))
MAX = Invitation("Max", Role.CHECK_IN, "m" * 64)
AT_1 = {"section": 1, "round": 1, "board": 1, "white": 1, "black": 3, "confirmed": []}


@pytest.fixture
def store(tmp_path: Path) -> Iterator[EventFile]:
    """A – C, D – B in round 1."""
    section = arena("1 A 2000 |\n2 B 1900 |\n3 C 1800 |\n4 D 1700 |", rounds_total=3, initial_colour="W")
    with opened(tmp_path, section, steps=tuple(round_commands(1, ((1, 3), (4, 2))))) as made:
        yield made


def enter(store: EventFile, origin: str, result: str = "1-0", counter: Counter | None = None, **more: Any) -> Answer:
    made = counter or Counter(time.monotonic)
    return made.take(store, ANA, {"kind": "result", **AT_1, "expected": "", "result": result, "origin": origin, **more})


def test_a_note_is_not_written_over_another(store: EventFile) -> None:
    counter = Counter(time.monotonic)
    note = {"kind": "note", **AT_1, "expected": "", "note": "slip 2 says otherwise", "origin": "n1"}
    assert counter.take(store, ANA, note).done
    told = counter.take(store, ANA, {**note, "note": "contested", "origin": "n2"})
    assert (told.done, "another note" in told.text) == (False, True)
    assert store.round(1, 1).board(1).note == "slip 2 says otherwise"
    assert counter.take(store, ANA, {**note, "expected": "slip 2 says otherwise", "note": "", "origin": "n3"}).done


def test_a_result_is_cleared_only_while_it_is_the_one_that_was_seen(store: EventFile) -> None:
    counter = Counter(time.monotonic)
    do(store, EnterResult(1, 1, 1, GameResult.DRAW))
    clear = {"kind": "clear", **AT_1, "expected": "1-0", "origin": "c1"}
    assert "½-½" in counter.take(store, ANA, clear).text
    assert counter.take(store, ANA, {**clear, "expected": "1/2-1/2", "origin": "c2"}).done
    assert store.round(1, 1).open_boards == (1, 2)


def test_an_entry_that_stands_already_is_done_and_writes_nothing(store: EventFile) -> None:
    """A page sends an entry again when the answer was lost: it may forget it then."""
    assert enter(store, "d1").done
    steps = len(store.journal(limit=99))
    again = enter(store, "d2")
    assert (again.done, again.undo, again.executed, again.section, again.board) == (True, "", None, 1, 1)
    assert again.text
    assert len(store.journal(limit=99)) == steps


def test_undo_is_for_a_minute_and_for_the_page_that_did_it(store: EventFile) -> None:
    now = [0.0]
    counter = Counter(lambda: now[0])
    assert enter(store, "u1", counter=counter).undo == "u1"
    undo = {"kind": "undo", "step": "u1", "origin": "u2", "confirmed": [], "reason": ""}
    other = Invitation("Ben", Role.SECTOR, "b" * 64)
    assert "within a minute" in counter.take(store, other, undo).text
    now[0] = MINUTE + 1
    assert "within a minute" in counter.take(store, ANA, undo).text
    now[0] = MINUTE - 1
    do(store, EnterResult(1, 1, 2, GameResult.DRAW))  # somebody else has gone on
    assert counter.take(store, ANA, undo).done
    assert store.round(1, 1).open_boards == (1,)


def test_a_round_that_is_over_is_said_with_both_names(store: EventFile) -> None:
    do(store, EnterResult(1, 1, 1, GameResult.DRAW), EnterResult(1, 1, 2, GameResult.DRAW))
    do(store, *round_commands(2, ((1, 2), (3, 4))))
    told = enter(store, "o1")
    assert told.text == "Round 1 is over, round 2 is played: A – C was not entered."
    taken_back = enter(store, "o2", round=3).text
    assert taken_back == "A – C are not at board 1 any more: look who plays there now."
    assert enter(store, "o3", section=2).text == "This tournament is not among those you were invited for."


def test_the_result_of_a_step_that_was_taken_back_is_nobodys(store: EventFile) -> None:
    """Who entered it is read from the steps that stand."""
    enter(store, "s1")
    assert store.entered_at(1, 1, 1)[0] == "Ana"  # type: ignore[index]
    store.carry_out(_undo(store), ANA.by(origin="s2"))
    assert store.entered_at(1, 1, 1) is None
    do(store, EnterResult(1, 1, 1, GameResult.DRAW))
    assert store.entered_at(1, 1, 1)[0] == ""  # type: ignore[index]
    store.remember(SECOND_PERSON, True)
    with pytest.raises(RuleViolation, match="another person"):
        store.execute(VerifyResult(1, 1, 1, GameResult.DRAW))  # who leads entered it himself
    verified = Counter(time.monotonic).take(store, ANA, {"kind": "verify", **AT_1, "result": "1/2-1/2", "origin": "s3"})
    assert verified.done


def _undo(store: EventFile) -> Any:
    from tdapp.domain.commands.history import Undo

    return Undo(store.journal(limit=1)[0].row_id)


def test_the_pages_of_a_section_are_told_only_what_is_another(store: EventFile) -> None:
    desk = SectionDesk(1)
    first = desk.news(store, lambda *_: (), people=False)
    assert first is not None
    assert (first["whole"], first["facts"]["round"], [one["number"] for one in first["boards"]]) == (True, 1, [1, 2])
    assert "people" not in first
    assert desk.news(store, lambda *_: (), people=False) is None
    desk.is_old = False
    desk.forget_games()
    assert desk.is_old  # their moves may be others
    enter(store, "p1")
    told = desk.board_news(store, 1)
    assert told is not None
    assert told["boards"] == [
        {"number": 1, "name": "1", "white": "A", "black": "C", "pair": [1, 3], "result": "1-0", "words": "1-0"}
    ]
    assert desk.news(store, lambda *_: (), people=False) is None  # it was told already
    do(store, EnterResult(1, 1, 2, GameResult.DRAW))
    second = desk.news(store, lambda *_: (), people=False)
    assert second is not None
    assert [(one["number"], one["result"]) for one in second["boards"]] == [(2, "1/2-1/2")]
    do(store, *round_commands(2, ((1, 2), (3, 4))))
    again = desk.news(store, lambda *_: (), people=False)
    assert again is not None
    assert (again["whole"], again["facts"]["round"]) == (True, 2)


def test_of_a_team_event_teams_are_checked_in_and_boards_are_those_of_matches(tmp_path: Path) -> None:
    players, squads = roster(4, 2)
    section = Section(
        Event("League"), players, ((),) * len(players), team_rules=TeamRules(boards=2), teams=squads,
        kind=Kind.TEAM_SWISS, initial_colour="W", rounds_total=5,
    )  # fmt: skip
    with opened(tmp_path, section) as store:
        snapshot = store.snapshot(1)
        assert boards_of("1, 3", snapshot) == (1, 2, 5, 6)
        assert boards_text((5, 6, 1, 2), snapshot) == "1, 3"
        told = SectionDesk(1).news(store, lambda *_: (), people=True)
        assert told is not None
        assert [one["name"] for one in told["people"]] == [team.name for team in snapshot.teams]
        act = {"kind": "check-in", "section": 1, "person": 2, "state": "present", "origin": "t1"}
        answer = Counter(time.monotonic).take(store, MAX, act)
        assert (answer.done, store.snapshot(1).teams[1].check_in) == (True, CheckIn.PRESENT)
        wrong = Counter(time.monotonic).take(store, MAX, {**act, "state": "here", "origin": "t2"})
        assert wrong.text == "Present or absent?"


@pytest.mark.parametrize(
    ("kind", "question", "reason"),
    [
        ("undo", rule("no-delay").warn(), True),
        ("undo", rule("result-overwritten").warn(board=1, old="1-0", new="0-1"), False),
        ("check-in", rule("no-delay").warn(), False),
    ],
)
def test_a_reason_is_asked_for_where_something_public_is_taken_back(kind: str, question: Warning, reason: bool) -> None:
    class Asking:
        def carry_out(self, *_: object) -> None:
            raise NeedsConfirmation((question,))

        def entered_at(self, *_: object) -> None:
            return None

        def sections(self) -> list[SimpleNamespace]:
            return [SimpleNamespace(section_id=1)]

        def snapshot(self, _: int) -> Section:
            return arena("1 A |", rounds_total=3)

    counter = Counter(lambda: 0.0)
    counter._mine[ANA.mark, "u1"] = (5, 0.0)
    act = {"kind": kind, **AT_1, "step": "u1", "reason": "", "person": 1, "state": "present"}
    answer = counter.take(Asking(), ANA, act)  # type: ignore[arg-type]
    assert (answer.needs_reason, answer.done) == (reason, False)
    assert answer.line()["ask"][0]["id"] == question.rule_id


def test_what_the_disk_refuses_is_said_to_the_page() -> None:
    class Full:
        def carry_out(self, *_: object) -> None:
            raise EnvironmentProblem("The disk is full.")

    counter = Counter(lambda: 0.0)
    counter._mine[ANA.mark, "u1"] = (5, 0.0)
    answer = counter.take(Full(), ANA, {"kind": "undo", **AT_1, "step": "u1", "reason": ""})  # type: ignore[arg-type]
    assert answer == Answer("The disk is full.", section=1, board=1)


def test_steps_that_nobody_takes_back_any_more_are_forgotten() -> None:
    now = [0.0]
    counter = Counter(lambda: now[0])
    for number in range(501):
        counter._remember("a", str(number), number)
    now[0] = MINUTE
    counter._remember("a", "kept", 501)
    assert len(counter._mine) == 502  # all of them can be taken back still
    now[0] = MINUTE + 1
    counter._remember("a", "new", 502)
    assert set(counter._mine) == {("a", "kept"), ("a", "new")}


def test_a_volunteer_sees_his_boards_of_the_round_that_is_played(store: EventFile, tmp_path: Path) -> None:
    assert [one["board"] for one in SectionDesk(1).volunteer_boards(store, (2, 9))] == [2]
    (tmp_path / "none").mkdir()
    with opened(tmp_path / "none", arena("1 A |\n2 B |", rounds_total=3)) as none:
        assert SectionDesk(1).volunteer_boards(none, (1,)) == []
        assert SectionDesk(1).board_news(none, 1) is None
