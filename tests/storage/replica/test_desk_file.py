"""A desk's copy of the event: what was told is not forgotten where it cannot be written at once."""

from __future__ import annotations

import datetime as dt
import json
import random
import time
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from dataclasses import replace
from fractions import Fraction
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection

from tdapp.domain.arbiters.by import By, Role
from tdapp.domain.arbiters.invitation import Invitation
from tdapp.domain.arbiters.keys import mark_of
from tdapp.domain.commands.event import AddSection, EditEvent
from tdapp.domain.commands.ladder import SetTrialLadder
from tdapp.domain.commands.players import AddPlayers, EditPlayers
from tdapp.domain.commands.rounds import EnterResult, LeaveFideMode
from tdapp.domain.commands.sheets import SetHeaderLines, SetPrizes
from tdapp.domain.prizes.plan import Prize, PrizePlan
from tdapp.domain.section.event import Event, Section
from tdapp.domain.section.facts import SectionFacts
from tdapp.domain.section.player import Player
from tdapp.domain.words.changes import Topic
from tdapp.domain.words.checks import NeedsConfirmation
from tdapp.domain.words.errors import EnvironmentProblem, RuleViolation
from tdapp.services.ports.host import Answer, NoAnswer, NotInvited
from tdapp.storage import EventFile, open_event_file
from tdapp.storage.event import event_file
from tdapp.storage.replica.desk_file import PATIENCE, DeskFile
from tdapp.storage.replica.lines import CopyNeeded, held_as_json, read_held
from tdapp.storage.rows.section_reading import Known
from tests.event_files import ALL, DRAW, WHITE, do, round_commands
from tests.storage.replica.following import assert_same, sent
from tests.storage.replica.several import Air, Several


@pytest.fixture
def walk(tmp_path: Path) -> Iterator[Several]:
    """The leading file and two desks; nothing happens by itself."""
    with closing(Several(tmp_path, 0)) as walk:
        yield walk


def test_lines_that_a_full_disk_refused_are_taken_in_later(walk: Several, monkeypatch: pytest.MonkeyPatch) -> None:
    desk = walk.desks["Ana"]
    do(walk.host, EnterResult(1, 1, 1, WHITE))
    desk.heard(sent(walk.host, desk.revision))

    @contextmanager
    def full() -> Iterator[Connection]:
        raise EnvironmentProblem("The disk is full.")
        yield

    with monkeypatch.context() as patch:
        patch.setattr(desk, "from_elsewhere", full)
        with pytest.raises(EnvironmentProblem):
            desk.follow()
    do(walk.host, EnterResult(1, 1, 2, DRAW), SetTrialLadder(1, "SB"))
    desk.heard(sent(walk.host, walk.host.revision - 2))  # the thread asks for what is newer than it has told
    assert desk.follow() is not None
    assert_same(desk, walk.host)


def test_a_desk_is_opened_again_as_it_was(walk: Several) -> None:
    path = walk.desks["Ben"].path
    walk.desks["Ben"].close()
    do(walk.host, EnterResult(1, 1, 1, WHITE))
    with closing(open_event_file(path, kind=DeskFile)) as again:
        assert isinstance(again, EventFile)
        assert again.revision == walk.host.revision - 1
    walk._open("Ben")
    walk.catch_up("Ben")
    assert_same(walk.desks["Ben"], walk.host)


class Scripted(Air):
    """Says what it was told to say, one answer after the other; what it was sent is in ``asked``."""

    def __init__(self, walk: Several, *says: Answer | Exception | None) -> None:
        super().__init__(walk, "Ana")
        self.says = list(says)
        self.asked: list[tuple[dict[str, Any], float]] = []
        self.looked = self.closed = 0

    def do(self, step: dict[str, Any], seconds: float) -> Answer:
        """None: what the leading computer says."""
        self.asked.append((step, seconds))
        one = self.says.pop(0)
        if isinstance(one, Exception):
            raise one
        return self.walk.done("Ana", step) if one is None else one

    def look_again(self) -> None:
        self.looked += 1

    def close(self) -> None:
        self.closed += 1


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """Nobody waits; how long somebody would have."""
    waited: list[float] = []
    monkeypatch.setattr(time, "sleep", waited.append)
    return waited


def at_desk(walk: Several, *says: Answer | Exception | None, role: Role = Role.DEPUTY) -> tuple[DeskFile, Scripted]:
    desk, host = walk.desks["Ana"], Scripted(walk, *says)
    walk.random = Sure()
    desk.work_with(host, Invitation("Ana", role, "Ana"))
    return desk, host


class Sure(random.Random):
    """Nothing that happens by chance happens."""

    def random(self) -> float:
        return 0.99


STEP = EnterResult(1, 1, 1, WHITE)


def test_a_step_goes_with_what_was_seen_and_comes_back_with_its_rows(walk: Several) -> None:
    desk, host = at_desk(walk, None)
    before = desk.revision
    assert (desk.host, desk.by) == (host, By("Ana", Role.DEPUTY))
    done = desk.execute(STEP)
    ((sent_, seconds),) = host.asked
    assert sorted(sent_) == ["base", "data", "id", "origin", "version"]
    assert (sent_["base"], sent_["id"], sent_["version"]) == (before, STEP.ID, STEP.VERSION)
    assert len(sent_["origin"]) == 16
    assert 2 < seconds <= PATIENCE
    assert (done.revision, done.label) == (walk.host.revision, walk.host.journal(limit=1)[0].label)
    assert (desk.revision, desk.why_not, desk.has_pending, desk.silent_since) == (done.revision, "", False, None)
    assert Topic.RESULTS in done.changes.topics
    assert done.changes.section_ids == {1}
    assert_same(desk, walk.host)


def test_a_step_of_a_page_says_what_it_saw_and_what_it_agreed_to(walk: Several) -> None:
    desk, host = at_desk(walk, Answer(409, {}), Answer(409, {}))
    with pytest.raises(RuleViolation, match="has refused"):
        desk.carry_out(STEP, By("Ana", Role.DEPUTY, base=1, agreed=2))
    assert [(one["base"], one["agreed"]) for one, _ in host.asked] == [(1, 2)] * 2


@pytest.mark.parametrize(
    ("answer", "error", "says", "sent_twice"),
    [
        (Answer(422, {"text": "Not so."}), RuleViolation, r"^Not so\.$", False),
        (Answer(422, {}), RuleViolation, r"^The leading computer has refused this step\.$", False),
        (Answer(403, {"text": "Not you."}), RuleViolation, r"^Not you\.$", False),
        (Answer(426, {}), EnvironmentProblem, "another version of the program", False),
        (Answer(409, {"text": "Changed.", "rule": "changed-meanwhile"}), NeedsConfirmation, "Changed", False),
        (Answer(409, {"text": "Why?", "rule": "other"}), RuleViolation, r"^Why\?$", True),
        (Answer(422, {"text": "No.", "rule": "changed-meanwhile"}), RuleViolation, r"^No\.$", False),
    ],
)
def test_what_the_leading_computer_refuses_is_said(
    walk: Several, answer: Answer, error: type[Exception], says: str, sent_twice: bool
) -> None:
    """A question is sent once more, as it may be about rows that have just come."""
    desk, host = at_desk(walk, answer, answer)
    with pytest.raises(error, match=says) as refused:
        desk.execute(STEP)
    assert len(host.asked) == 1 + sent_twice
    assert (desk.why_not, desk.has_pending) == ("", False)
    assert isinstance(refused.value, NeedsConfirmation) is (error is NeedsConfirmation)
    if isinstance(refused.value, NeedsConfirmation):
        assert [(one.rule_id, one.text) for one in refused.value.warnings] == [("changed-meanwhile", "Changed.")]


def test_rows_that_come_with_a_refusal_are_taken_and_judged_by(walk: Several) -> None:
    desk, host = at_desk(walk, None)
    base = desk.revision
    do(walk.host, EnterResult(1, 1, 1, DRAW))
    lines = sent(walk.host, base)
    host.says = [Answer(422, {"text": "in words of there", "lines": lines})]
    with pytest.raises(NeedsConfirmation, match="½") as asked:
        desk.execute(EnterResult(1, 1, 1, WHITE))
    assert "in words of there" not in str(asked.value)
    assert desk.revision == walk.host.revision


def test_a_busy_computer_is_asked_again_for_a_while(
    walk: Several, quick: list[float], monkeypatch: pytest.MonkeyPatch
) -> None:
    desk, host = at_desk(walk, *(Answer(status, {}) for status in (503, 429, 504)), None)
    desk.execute(STEP)
    assert quick == [0.1] * 3
    assert len({one["origin"] for one, _ in host.asked}) == 1
    now = iter((0.0, 1.0, 3.0, 3.0, 3.5, 99.0))
    monkeypatch.setattr(time, "monotonic", lambda: next(now))
    desk, host = at_desk(walk, *(Answer(503, {}) for _ in range(3)))
    with pytest.raises(NoAnswer, match="sent again by itself"):
        desk.execute(EnterResult(1, 1, 2, WHITE))
    assert [seconds for _, seconds in host.asked] == [2.0, 0.2]


def test_a_step_without_answer_waits_and_is_sent_again(walk: Several) -> None:
    desk, host = at_desk(walk, NoAnswer("gone"), NoAnswer("gone"), None)
    since = dt.datetime(2026, 5, 1, 21, 10, tzinfo=dt.UTC)
    for turn in range(2):
        with pytest.raises(NoAnswer, match="sent again by itself"):
            desk.execute(STEP) if not desk.has_pending else desk.send_pending()
        assert desk.has_pending
        assert desk.why_not == "A step waits for the leading computer: it is sent again by itself."
        assert desk.silent_since is not None
        if turn == 0:
            desk.silent_since = since
    assert desk.silent_since == since  # when it did not answer for the first time
    assert host.looked == 2
    assert desk.send_pending() == ""
    assert (desk.silent_since, desk.has_pending) == (None, False)
    assert len({one["origin"] for one, _ in host.asked}) == 1
    assert desk.follow() is not None
    assert_same(desk, walk.host)
    assert desk.send_pending() == ""
    assert len(host.asked) == 3


@pytest.mark.parametrize(("answer", "said"), [
    (Answer(422, {"text": "Not so."}), "Not so."), (Answer(422, {}), "It was refused."),
    (Answer(200, {"text": "x"}), ""),
])  # fmt: skip
def test_what_is_said_to_a_step_that_waited(walk: Several, answer: Answer, said: str) -> None:
    desk, host = at_desk(walk, NoAnswer("gone"), answer)
    with pytest.raises(NoAnswer):
        desk.execute(STEP)
    do(walk.host, EnterResult(1, 1, 2, DRAW))
    host.says[0] = Answer(answer.status, {**answer.body, "lines": sent(walk.host, desk.revision)})
    assert desk.send_pending() == said
    assert desk.follow() is not None
    assert desk.revision == walk.host.revision


def test_the_next_step_sends_the_one_that_waits_before(walk: Several) -> None:
    desk, host = at_desk(walk, NoAnswer("gone"), None, None)
    with pytest.raises(NoAnswer):
        desk.execute(STEP)
    desk.execute(EnterResult(1, 1, 2, DRAW))
    assert [json.loads(one["data"])["board"] for one, _ in host.asked] == [1, 1, 2]
    assert_same(desk, walk.host)


@pytest.mark.parametrize(("role", "leads"), [(Role.DEPUTY, True), (Role.SECTOR, False), (Role.ENTRY, False)])
def test_while_nobody_answers_nothing_is_changed(walk: Several, role: Role, leads: bool) -> None:
    desk, host = at_desk(walk, role=role)
    desk.silent_since = dt.datetime(2026, 5, 1, 21, 10).astimezone()
    assert "does not answer since 21:10. Results wait on paper" in desk.why_not
    assert ("lead from here" in desk.why_not) is leads
    with pytest.raises(EnvironmentProblem, match="21:10"):
        desk.execute(STEP)
    assert host.asked == []


def test_who_is_not_invited_any_more_works_no_more(walk: Several) -> None:
    desk, _ = at_desk(walk, NotInvited("It has ended."))
    with pytest.raises(NotInvited):
        desk.execute(STEP)
    assert (desk.why_not, desk.has_pending) == ("It has ended.", False)


def test_a_step_that_is_refused_here_is_not_sent(walk: Several) -> None:
    desk, host = at_desk(walk, role=Role.ENTRY)
    with pytest.raises(RuleViolation, match="has no board 99"):
        desk.execute(EnterResult(1, 1, 99, WHITE))
    assert host.asked == []


def test_rows_between_are_waited_for(walk: Several) -> None:
    desk, host = at_desk(walk, None)
    do(walk.host, EnterResult(1, 1, 2, DRAW))
    done = {"topics": ["results"], "sections": [1], "row": 9, "revision": walk.host.revision, "label": "x", "lines": []}
    host.says = [Answer(200, done)]
    with pytest.raises(NoAnswer, match="its rows come in a moment"):
        desk.execute(STEP)
    assert not desk.has_pending


def test_what_the_leading_computer_does_alone_is_refused_or_left(walk: Several, tmp_path: Path) -> None:
    desk, host = at_desk(walk)
    for ask in (lambda: desk.restore_file(tmp_path), lambda: desk.hand_over(tmp_path, "there")):
        with pytest.raises(RuleViolation, match="at the leading computer"):
            ask()
    assert desk.notice_of_hand_over() == ""
    desk.keep_heard(1, ["x"])
    desk.keep_invitations([Invitation("Ben", Role.ENTRY, "x")])
    assert desk.invitations() == ()
    do(walk.host, STEP)
    desk.heard(sent(walk.host, desk.revision))
    desk.close()
    desk.close()
    assert (host.closed, desk.follow()) == (2, None)  # what came last is asked for when it is opened again


def test_what_lies_beside_the_journal_is_kept_for_who_goes_on(walk: Several) -> None:
    desk, _ = at_desk(walk)
    walk.host.keep_invitations([Invitation("Ben", Role.ENTRY, mark_of("key"), frozenset({1}))])
    with walk.host.to_elsewhere() as connection:
        held = held_as_json(read_held(connection))
    desk.keep_held(held)
    assert desk.invitations() == walk.host.invitations() != ()
    with pytest.raises(ValueError, match="nothing that lies beside a journal"):
        desk.keep_held([])


def test_what_is_told_twice_or_early_changes_nothing(walk: Several) -> None:
    desk, _ = at_desk(walk)
    base = desk.revision
    do(walk.host, STEP, EnterResult(1, 1, 2, DRAW))
    first, second = sent(walk.host, base)
    desk.heard([second])
    assert desk.follow() is None
    desk.heard([second, first])
    assert desk.follow() is not None
    desk.heard([first])
    assert (desk.follow(), desk.revision) == (None, walk.host.revision)
    desk._asking = True
    desk.heard([first])
    assert desk.follow() is None
    assert len(desk._news) == 1


def test_a_round_that_is_paired_is_read(walk: Several) -> None:
    desk, _ = at_desk(walk)
    results = [EnterResult(1, 1, board, WHITE) for board in (1, 2, 3, 4)]
    do(walk.host, *results, *round_commands(2, ((1, 3), (6, 8), (2, 4), (5, 7))))
    desk.snapshot(1)
    desk.heard(sent(walk.host, desk.revision))
    assert desk.follow() is not None
    assert_same(desk, walk.host)


def test_what_is_not_touched_is_not_read_again(walk: Several, monkeypatch: pytest.MonkeyPatch) -> None:
    """A result changes the cells of its round; a change of the players is read whole."""
    desk, _ = at_desk(walk)
    read: list[Known | None] = []
    reading = event_file.read_section

    def seen(connection: Connection, section_id: int, known: Known | None = None) -> Section:
        read.append(known)
        return reading(connection, section_id, known)

    monkeypatch.setattr(event_file, "read_section", seen)
    before = desk.snapshot(1)
    player = replace(before.players[0], club="Lyon")
    for step, rounds in ((STEP, {1}), (SetTrialLadder(1, "SB"), set()), (EditPlayers(1, (player,)), None)):
        desk.snapshot(1)
        do(walk.host, step)
        desk.heard(sent(walk.host, desk.revision))
        desk.follow()
        read.clear()
        now = desk.snapshot(1)
        (known,) = read
        assert now == walk.host.snapshot(1)
        assert (None if known is None else known.rounds) == rounds


@pytest.mark.parametrize("status", [429, 503, 504])
def test_who_is_busy_all_the_time_has_not_answered(walk: Several, monkeypatch: pytest.MonkeyPatch, status: int) -> None:
    now = iter((0.0, 1.0, 3.5))
    monkeypatch.setattr(time, "monotonic", lambda: next(now))
    desk, _ = at_desk(walk, Answer(status, {"text": "busy"}))
    with pytest.raises(NoAnswer, match="sent again by itself"):
        desk.execute(STEP)
    assert desk.has_pending


def test_while_a_step_is_on_its_way_nothing_else_begins(walk: Several) -> None:
    """The window goes on painting: its clock asks for news, and for what waits to be sent."""
    desk, host = at_desk(walk, None)
    base = desk.revision
    do(walk.host, EnterResult(1, 1, 2, DRAW))
    desk.heard(sent(walk.host, base))
    seen: list[tuple[object, ...]] = []

    def wait(ask: Callable[[], Answer]) -> Answer:
        seen.append((desk.has_pending, desk.follow(), desk.revision))
        return ask()

    desk.wait = wait
    desk.execute(STEP)
    assert seen == [(False, None, base)]
    assert len(host.asked) == 1
    assert desk.follow() is None  # the answer has brought them
    assert_same(desk, walk.host)


@pytest.mark.parametrize(("base", "agreed"), [(None, None), (1, 99), (None, 3)])
def test_what_was_seen_and_agreed_goes_with_the_step(walk: Several, base: int | None, agreed: int | None) -> None:
    desk, host = at_desk(walk, Answer(409, {"text": "Why?"}), Answer(422, {"text": "No."}))
    with pytest.raises(RuleViolation, match="No"):
        desk.carry_out(EnterResult(1, 1, 2, DRAW), By(base=base, agreed=agreed))
    assert len(host.asked) == 2
    for one, _ in host.asked:
        assert one["base"] == (desk.revision if base is None else base)
        assert one.get("agreed") == agreed
    assert len({one["origin"] for one, _ in host.asked}) == 2  # another try is another step


def test_rows_of_a_question_are_judged_with_what_was_agreed(walk: Several) -> None:
    """What was agreed to is not asked again; nobody agreed to what came later."""
    desk, host = at_desk(walk)
    for index, agrees in ((0, True), (1, False)):
        player = desk.snapshot(1).players[index]
        base = desk.revision
        do(walk.host, EditPlayers(1, (replace(player, club="Lyon"),)))
        host.says = [Answer(422, {"text": "no", "lines": sent(walk.host, base)})]
        by = By(base=base, agreed=walk.host.revision if agrees else None)
        with pytest.raises(RuleViolation if agrees else NeedsConfirmation) as refused:
            desk.carry_out(EditPlayers(1, (replace(player, club="Nice"),)), by)
        assert str(refused.value) == "no" or not agrees
        assert desk.revision == walk.host.revision


def test_a_copy_that_does_not_fit_is_fetched_and_what_was_told_before_counts_no_more(
    walk: Several, tmp_path: Path
) -> None:
    """Who leads now has another copy than who led: the news of that one are not to follow."""
    desk, _ = at_desk(walk)
    do(walk.host, STEP)
    (line,) = sent(walk.host, desk.revision)
    desk.heard([{**line, "sums": ["1", "2"]}])
    assert not desk.needs_copy
    with pytest.raises(CopyNeeded):
        desk.follow()
    assert desk.needs_copy
    walk.host.save_copy(tmp_path / "now.tdb")
    do(walk.host, EnterResult(1, 1, 2, DRAW))
    desk.heard(sent(walk.host, walk.host.revision - 1))
    assert desk.take_copy(tmp_path / "now.tdb") is None
    assert (desk.needs_copy, desk.follow(), desk.revision) == (False, None, walk.host.revision - 1)


def test_what_another_section_or_the_whole_event_changes(walk: Several) -> None:
    """A section that no step touched is the same value; what is said of the event stands in every section."""
    desk, _ = at_desk(walk)
    do(walk.host, AddSection(SectionFacts(3, "B")), AddPlayers(2, (Player(0, "Late"),)))
    steps = (
        (STEP, {1}),
        (AddPlayers(2, (Player(0, "Later"),)), {2}),
        (EnterResult(1, 1, 2, DRAW), {1}),
        (SetPrizes(2, PrizePlan((Prize("First", 1, Fraction(5)),))), {2}),
        (LeaveFideMode(1, "club evening", ALL), {1}),
        (EditEvent(Event("Another name")), {1, 2}),
        (SetHeaderLines(("head",)), {1, 2}),
        (AddSection(SectionFacts(3, "C")), None),
    )
    desk.heard(sent(walk.host, desk.revision))
    assert desk.follow() is not None
    for step, touched in steps:
        before = {number: desk.snapshot(number) for number in (1, 2)}
        desk._snapshots[desk.revision - 1, 2] = replace(before[2], name="of a task that was late")
        do(walk.host, step)
        desk.heard(sent(walk.host, desk.revision))
        desk.follow()
        for number, section in before.items():
            if touched is not None:
                assert (desk.snapshot(number) is not section) == (number in touched), step
        assert_same(desk, walk.host)


def test_a_question_is_sent_again_as_it_was_seen(walk: Several) -> None:
    """What came with the first answer was not before the arbiter when he entered his step."""
    desk, host = at_desk(walk)
    base = desk.revision
    do(walk.host, EnterResult(1, 1, 2, DRAW))
    host.says = [Answer(409, {"text": "Why?", "lines": sent(walk.host, base)}), Answer(422, {"text": "No."})]
    with pytest.raises(RuleViolation, match="No"):
        desk.execute(STEP)
    assert [one["base"] for one, _ in host.asked] == [base, base]
    assert desk.revision == base + 1


def test_a_desk_that_is_closed_sends_nothing(walk: Several) -> None:
    desk, host = at_desk(walk, None)
    desk.close()
    with pytest.raises(EnvironmentProblem, match="closed meanwhile"):
        desk.execute(STEP)
    assert host.asked == []
