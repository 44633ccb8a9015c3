"""Desks from end to end: a real process between a real leading session and real copies of the event."""

from __future__ import annotations

import os
import signal
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import pytest

from tdapp.app.backend import FileBackend
from tdapp.desk.client import place_of, seen_fingerprint
from tdapp.desk.joined import read_joined
from tdapp.desk.joining import join_event
from tdapp.domain.arbiters.by import Role
from tdapp.domain.commands.ladder import SetTrialLadder
from tdapp.domain.commands.players import EditPlayers
from tdapp.domain.commands.rounds import EnterResult, PublishRound, StorePairing, UnpairRound
from tdapp.domain.rules.rulebook import RULES
from tdapp.domain.words.checks import Level, NeedsConfirmation
from tdapp.domain.words.errors import EnvironmentProblem, RuleViolation
from tdapp.services.door.role import NotInRole
from tdapp.services.ports.host import NoAnswer
from tdapp.storage import EventFile, open_event_file
from tdapp.storage.replica import desk_file
from tdapp.storage.replica.desk_file import DeskFile
from tdapp.storage.rows.schema import SCHEMA
from tdapp.ui.session.calculations import Calculations
from tdapp.ui.session.question import Question
from tdapp.ui.session.session import Session
from tdapp.ui.session.together.desk_link import DeskLink
from tdapp.ui.session.together.team_desk import Pass, TeamDesk
from tests.arena import arena
from tests.effort import thorough
from tests.event_files import ALL, BACK, DRAW, WHITE, do, round_commands, written
from tests.storage.replica.following import assert_same

PATIENCE = 30_000
ASKED = tuple(rule.id for rule in RULES if rule.level and rule.level < Level.TWO_STEPS)
HERE = str(Path(__file__).parents[4])
PEOPLE = "1 A 2000 |\n2 B 1900 |\n3 C 1800 |\n4 D 1700 |"


class Hall:
    """The leading session with its process, and desks that join it."""

    def __init__(self, team: TeamDesk, store: EventFile, folder: Path, qtbot) -> None:
        self.team, self.store, self.folder, self.qtbot = team, store, folder, qtbot
        self.links: list[DeskLink] = []

    def beside(self, work: Callable):
        """What comes of it in a thread, while the window goes on."""
        with ThreadPoolExecutor(1) as pool:
            future = pool.submit(work)
            self.qtbot.waitUntil(future.done, timeout=PATIENCE)
            return future.result()

    def invited(self, name: str, role: Role = Role.DEPUTY) -> Pass:
        one = self.team.add(role, name, sections=(), desk=True)
        self.qtbot.waitUntil(lambda: self.team.origin != "", timeout=PATIENCE)
        return one

    @property
    def address(self) -> str:
        return self.team.origin.removeprefix("https://")

    def joined(self, name: str, role: Role = Role.DEPUTY) -> tuple[Session, DeskFile]:
        one = self.invited(name, role)
        code = self.team.desks.code_of(one)
        fingerprint = self.beside(lambda: seen_fingerprint(place_of(self.address)))
        assert fingerprint == self.team.fingerprint.replace(":", "").replace(" ", "").lower()
        folder = self.folder / name
        path, joined = self.beside(lambda: join_event(self.address, fingerprint, code, folder, SCHEMA, lambda _: None))
        assert read_joined(path) == joined
        store = open_event_file(path, kind=DeskFile)
        assert isinstance(store, DeskFile)
        store.work_with(joined.client, joined.invitation)
        session = Session(Calculations())
        session.view.open(store)
        link = DeskLink(session, FileBackend())
        link.begin()
        self.links.append(link)
        return session, store

    def same(self, desk: DeskFile) -> None:
        """The copy becomes equal, row by row, journal and sums."""
        self.qtbot.waitUntil(lambda: desk.revision == self.store.revision, timeout=PATIENCE)
        assert_same(desk, self.store)

    def end(self) -> None:
        for link in self.links:
            link._session.view.open(None)
        self.team.stop()


@pytest.fixture
def hall(qapp, tmp_path, tools, qtbot, monkeypatch) -> Iterator[Hall]:
    """Two boards of round 1: A – C, D – B."""
    monkeypatch.setenv("PYTHONPATH", HERE)
    section = arena(PEOPLE, rounds_total=5, initial_colour="W")
    session = Session(Calculations())
    with closing(open_event_file(written(tmp_path / "hall.tdb", section))) as store:
        do(store, *round_commands(1, ((1, 3), (4, 2))))
        session.view.open(store)
        team = TeamDesk(session, replace(tools, backend=FileBackend()))
        team.certificate_path = tmp_path / "pages.json"
        made = Hall(team, store, tmp_path, qtbot)
        yield made
        made.end()
        session.view._store = None


def test_a_desk_joins_by_its_code_and_works_as_a_window_does(hall: Hall) -> None:
    session, desk = hall.joined("Ana")
    assert_same(desk, hall.store)
    done = session.changes.attempt(EnterResult(1, 1, 1, WHITE))
    assert done.label == "Enter 1-0 at board 1"
    assert (desk.round(1, 1).boards[0].result, desk.revision) == (WHITE, hall.store.revision)
    assert_same(desk, hall.store)
    assert hall.store.journal(limit=1)[0].actor == "Ana"
    assert session.changes.undo_state().undo_label == "Enter 1-0 at board 1"
    assert session.changes.undo()
    assert desk.round(1, 1).boards[0].result is None
    assert session.changes.redo()
    assert_same(desk, hall.store)
    hall.store.execute(SetTrialLadder(1, "BH"))  # the leading computer's own key
    hall.team._session.changes.all_is_new()
    hall.same(desk)
    assert session.changes.undo_state().undo_label == "Enter 1-0 at board 1"  # one's own


def test_two_desks_stay_equal_and_do_not_overwrite_each_other(hall: Hall) -> None:
    of_ana, ana = hall.joined("Ana")
    of_ben, ben = hall.joined("Ben")
    of_ana.changes.attempt(EnterResult(1, 1, 1, WHITE))
    of_ben.changes.attempt(EnterResult(1, 1, 2, DRAW))
    of_ana.changes.attempt(SetTrialLadder(1, "SB"))
    hall.same(ana)
    hall.same(ben)
    player = ben.snapshot(1).players[0]
    ben.follow = lambda: None  # type: ignore[method-assign]  # what comes now he does not see at once
    of_ana.changes.attempt(EditPlayers(1, (replace(player, club="Lyon"),)))
    of_ben.messages.ask = lambda _question: None  # type: ignore[method-assign]
    with pytest.raises(NeedsConfirmation, match="Since you looked, Ana has changed the same: Club is Lyon now"):
        of_ben.changes.attempt(EditPlayers(1, (replace(player, club="Metz"),)))
    assert ben.snapshot(1).players[0].club == "Lyon"  # it came with the answer
    of_ben.changes.attempt(EditPlayers(1, (replace(ben.snapshot(1).players[0], club="Metz"),)))
    del ben.follow  # type: ignore[method-assign]
    hall.same(ana)
    hall.same(ben)


@thorough
def test_what_was_changed_of_two_players_is_asked_once_and_then_meant(hall: Hall) -> None:
    of_ana, ana = hall.joined("Ana")
    of_ben, ben = hall.joined("Ben")
    players = ben.snapshot(1).players[:2]
    ben.follow = lambda: None  # type: ignore[method-assign]
    of_ana.changes.attempt(EditPlayers(1, tuple(replace(one, club="Lyon", comment="late") for one in players)))
    asked: list[Question] = []
    of_ben.messages.ask = lambda question: asked.append(question) or ""  # type: ignore[method-assign,func-returns-value]
    of_ben.changes.attempt(EditPlayers(1, tuple(replace(one, club="Metz") for one in players)))
    (question,) = asked
    assert "Club is Lyon now, you enter Metz" in question.warnings[0].text
    assert [(one.club, one.comment) for one in hall.store.snapshot(1).players[:2]] == 2 * [("Metz", "late")]
    del ben.follow  # type: ignore[method-assign]
    hall.same(ana)
    hall.same(ben)


def test_a_refusal_and_a_question_come_at_once_and_change_nothing(hall: Hall) -> None:
    session, desk = hall.joined("Ana", Role.ENTRY)
    before = hall.store.revision
    with pytest.raises(NotInRole, match="not among what you were invited for"):
        session.changes.attempt(StorePairing(1, 2, ((1, 4), (2, 3)), ()))
    session.changes.attempt(EnterResult(1, 1, 1, WHITE))
    with pytest.raises(NeedsConfirmation):
        session.changes.attempt(EnterResult(1, 1, 1, DRAW))
    assert hall.store.revision == before + 1
    session.changes.attempt(EnterResult(1, 1, 1, DRAW, expected=WHITE, confirmed=ASKED))
    hall.same(desk)


def test_the_host_judges_again_whatever_a_desk_says(hall: Hall) -> None:
    """A desk that was tampered with: its own judgement taken away."""
    session, desk = hall.joined("Ana", Role.ENTRY)
    desk._judge = lambda *_step: None  # type: ignore[assignment,method-assign]
    before = hall.store.revision
    for step in (StorePairing(1, 2, ((1, 4), (2, 3)), ()), UnpairRound(1, 1, "no", ALL)):
        with pytest.raises(RuleViolation, match="not among what you were invited for"):
            session.changes.attempt(step)
    with pytest.raises(RuleViolation, match="no board"):
        session.changes.attempt(EnterResult(1, 1, 9, WHITE))
    assert hall.store.revision == before


@thorough
def test_a_desk_says_that_nobody_answers_and_sends_the_step_again(hall: Hall) -> None:
    session, desk = hall.joined("Ana")
    link = hall.links[0]
    process = hall.team._process.process
    assert process is not None
    os.kill(process.processId(), signal.SIGSTOP)  # frozen, as behind a dead access point
    try:
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(desk_file, "PATIENCE", 0.4)  # nobody will answer; what follows has all the time it wants
            with pytest.raises(NoAnswer, match="sent again by itself"):
                session.changes.attempt(EnterResult(1, 1, 1, WHITE))
        assert "waits for the leading computer" in link.status()
        with pytest.raises(EnvironmentProblem):
            session.changes.attempt(EnterResult(1, 1, 2, WHITE))
    finally:
        os.kill(process.processId(), signal.SIGCONT)
    hall.qtbot.waitUntil(lambda: not desk.has_pending, timeout=PATIENCE)
    hall.qtbot.waitUntil(lambda: link.status() == "with the leading computer", timeout=PATIENCE)
    hall.same(desk)
    results = [entry for entry in hall.store.journal(limit=9) if entry.command_id == EnterResult.ID]
    assert len(results) == 1  # sent twice, done once
    session.changes.attempt(EnterResult(1, 1, 2, WHITE))
    hall.same(desk)


@thorough
def test_a_desk_that_is_too_far_behind_takes_a_whole_copy(hall: Hall) -> None:
    _session, desk = hall.joined("Ana")
    desk.needs_copy = True  # as after lines that did not fit
    hall.store.execute(EnterResult(1, 1, 1, WHITE))
    hall.team._session.changes.all_is_new()
    hall.qtbot.waitUntil(lambda: not desk.needs_copy, timeout=PATIENCE)
    hall.same(desk)
    hall.store.execute(EnterResult(1, 1, 2, WHITE))
    hall.team._session.changes.all_is_new()
    hall.same(desk)


def test_an_invitation_that_is_taken_back_opens_nothing(hall: Hall) -> None:
    session, desk = hall.joined("Ana")
    asked: list[Question] = []
    session.messages.ask = lambda question: asked.append(question)  # type: ignore[assignment,func-returns-value]
    (one,) = hall.team.desks.passes
    hall.invited("Ben")  # so that the process goes on
    hall.team.remove(one)
    hall.qtbot.waitUntil(lambda: desk.ended != "", timeout=PATIENCE)
    with pytest.raises(EnvironmentProblem, match="has ended"):
        session.changes.attempt(EnterResult(1, 1, 1, WHITE))
    hall.qtbot.waitUntil(lambda: asked != [], timeout=PATIENCE)
    assert desk.path.exists()  # looked at for a while
    session.messages.ask = lambda _question: ""
    hall.links[0]._offer_to_forget()
    assert not session.view.is_open
    assert os.listdir(desk.path.parent) == []  # nothing of the players stays, nor the key


@thorough
def test_who_is_where_is_seen_by_others_and_by_who_leads(hall: Hall) -> None:
    of_ana, _ana = hall.joined("Ana")
    of_ben, _ben = hall.joined("Ben")
    hall.team._session.view.set_page("players")
    of_ana.view.set_page("rounds")
    hall.qtbot.waitUntil(
        lambda: ("Ana", "rounds", 1) in of_ben.view.others and ("", "players", 1) in of_ben.view.others,
        timeout=2 * PATIENCE,
    )
    assert ("Ana", "rounds", 1) in hall.team._session.view.others


def test_a_code_opens_once(hall: Hall) -> None:
    one = hall.invited("Ana")
    code = hall.team.desks.code_of(one)
    assert len(code) == 9
    assert not set(code) & set("IO01")
    fingerprint = hall.beside(lambda: seen_fingerprint(place_of(hall.address)))

    def take() -> None:
        join_event(hall.address, fingerprint, code, hall.folder / "x", SCHEMA, lambda _: None)

    hall.beside(take)
    with pytest.raises(RuleViolation, match="code is not valid"):
        hall.beside(take)
    hall.qtbot.waitUntil(lambda: hall.team.desks.code_of(one) == "", timeout=PATIENCE)
    assert one.held.computer


@thorough
def test_a_desk_goes_back_with_an_undo_across_a_round(hall: Hall) -> None:
    session, desk = hall.joined("Ana")
    for step in (
        *(EnterResult(1, 1, 1, WHITE), EnterResult(1, 1, 2, DRAW)),
        *(StorePairing(1, 2, ((1, 4), (2, 3)), ()), PublishRound(1, 2)),
    ):
        session.changes.attempt(step)
    hall.same(desk)
    desk.undo(**BACK)
    desk.undo(**BACK)
    assert desk.snapshot(1).rounds_paired == 1
    hall.same(desk)
