"""The leading computer dies: a desk goes on, others follow, and who led comes back as a desk with what only he has."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import pytest

from tdapp.app.backend import FileBackend
from tdapp.desk.client import place_of, seen_fingerprint
from tdapp.desk.joined import read_joined, read_led
from tdapp.desk.joining import join_event
from tdapp.domain.arbiters.by import Role
from tdapp.domain.commands.history import HandOver, TakeOver
from tdapp.domain.commands.ladder import SetTrialLadder
from tdapp.domain.commands.rounds import EnterResult
from tdapp.domain.words.errors import EnvironmentProblem
from tdapp.services.ports.host import NoAnswer
from tdapp.storage import EventFile, open_event_file
from tdapp.storage.replica.desk_file import DeskFile
from tdapp.storage.rows.schema import SCHEMA
from tdapp.ui.session.calculations import Calculations
from tdapp.ui.session.question import Question
from tdapp.ui.session.session import Session
from tdapp.ui.session.tasks import TaskRunner
from tdapp.ui.session.together.desk_link import DeskLink
from tdapp.ui.session.together.offer_again import OfferAgain
from tdapp.ui.session.together.team_desk import TeamDesk
from tests.effort import thorough
from tests.event_files import BLACK, DRAW, WHITE, do
from tests.storage.replica.following import assert_same
from tests.ui.session.together.test_desks import PATIENCE, Hall, hall

__all__ = ["hall"]


class Window:
    """A session with its invitations and its link, as a window has them; what is asked is answered ``says``."""

    def __init__(self, hall: Hall, tools, name: str, store: EventFile | None = None) -> None:
        self.session, self.qtbot = Session(Calculations()), hall.qtbot
        self.asked: list[Question] = []
        self.failed: list[str] = []
        self.says: str | None = ""
        self.session.messages.ask = self._answer
        self.session.messages.failed.connect(self.failed.append)
        self.tasks = TaskRunner()
        self.team = TeamDesk(self.session, replace(tools, backend=FileBackend(), tasks=self.tasks))
        self.team.certificate_path = hall.folder / f"{name}.json"
        self.link = DeskLink(self.session, FileBackend())
        if store is not None:
            self.session.view.open(store)

    def _answer(self, question: Question) -> str | None:
        self.asked.append(question)
        return self.says

    @property
    def store(self) -> EventFile:
        store = self.session.view.store
        assert isinstance(store, EventFile)
        return store

    @property
    def figures(self) -> str:
        return self.team.fingerprint.replace(":", "").lower()

    @property
    def address(self) -> str:
        return self.team.origin.removeprefix("https://")

    def until(self, happened: Callable[[], object]) -> None:
        self.qtbot.waitUntil(lambda: bool(happened()), timeout=PATIENCE)

    def dies(self) -> None:
        """Nothing is told to anybody, nothing is written any more."""
        self.tasks.shut_down()
        self.team.stop()
        self.session.view.open(None)


@pytest.fixture
def windows(hall: Hall, tools, tmp_path, monkeypatch) -> Iterator[Callable[..., Window]]:
    made: list[Window] = []
    monkeypatch.setattr("platformdirs.user_data_path", lambda *_a, **_k: tmp_path / "data of who led")

    def desk(name: str, role: Role = Role.DEPUTY) -> Window:
        one = hall.invited(name, role)
        code = hall.team.desks.code_of(one)
        figures = hall.beside(lambda: seen_fingerprint(place_of(hall.address)))
        folder = tmp_path / name / "desks"
        path, _ = hall.beside(lambda: join_event(hall.address, figures, code, folder, SCHEMA, lambda _: None))
        return opened(name, path)

    def opened(name: str, path: Path) -> Window:
        window = Window(hall, tools, name, FileBackend().open_event(path))  # type: ignore[arg-type]
        made.append(window)
        return window

    desk.opened = opened  # type: ignore[attr-defined]
    yield desk
    for window in made:
        window.dies()


def _die(hall: Hall) -> Path:
    """The leading computer is switched off."""
    path = hall.store.path
    hall.team.stop()
    hall.team._session.view.open(None)
    return path


def test_a_desk_leads_and_another_follows(hall: Hall, windows) -> None:
    ana, ben = windows("Ana"), windows("Ben", Role.ENTRY)
    ben.session.changes.attempt(EnterResult(1, 1, 1, WHITE))
    ana.until(lambda: ana.store.revision == hall.store.revision)
    _die(hall)
    with pytest.raises(NoAnswer):
        ben.session.changes.attempt(EnterResult(1, 1, 2, DRAW))
    assert ana.team.leading.lead()
    assert not isinstance(ana.store, DeskFile)
    newest = ana.store.journal(limit=1)[0]
    assert (newest.command_id, newest.actor) == (TakeOver.ID, "")
    ana.until(lambda: ana.address)
    assert [one.held.name for one in ana.team.passes] == ["Ben"]  # her own invitation is not needed any more
    assert ana.store.path.with_suffix(".desk").exists() is False
    ben.team.leading.follow(ana.address, ana.figures)
    ben.until(lambda: ben.store.revision == ana.store.revision)
    ben.session.changes.attempt(EnterResult(1, 1, 2, BLACK))
    assert_same(ben.store, ana.store)
    assert ana.store.journal(limit=1)[0].actor == "Ben"
    ana.session.changes.attempt(SetTrialLadder(1, "SB"))
    ben.until(lambda: ben.store.revision == ana.store.revision)
    assert_same(ben.store, ana.store)


def test_a_desk_that_leads_again_after_a_restart_is_no_desk(hall: Hall, windows) -> None:
    ana = windows("Ana")
    _die(hall)
    assert ana.team.leading.lead()
    path = ana.store.path
    ana.dies()
    again = windows.opened("Ana again", path)
    assert not isinstance(again.store, DeskFile)
    assert read_joined(path) is None
    assert read_led(path) is not None  # who led is looked for again
    do(again.store, EnterResult(1, 1, 1, WHITE))


@thorough
def test_who_led_comes_back_as_a_desk_with_what_only_he_has(hall: Hall, windows) -> None:
    ana = windows("Ana")
    path = _die(hall)
    with closing(open_event_file(path)) as alone:  # a result was entered there that nobody got
        do(alone, EnterResult(1, 1, 2, WHITE))
        do(alone, EnterResult(1, 1, 1, BLACK))
        do(alone, SetTrialLadder(1, "BH"))
        alone.undo()
    assert ana.team.leading.lead()
    do(ana.store, EnterResult(1, 1, 1, WHITE))  # the other result of board 1
    ana.team.leading.look()
    assert ana.team.passes == []  # nobody answers yet

    old = windows.opened("pages", path)  # the certificate of then
    old.until(lambda: old.asked)
    assert old.asked[0].title == "Go on working together?"
    assert "1 desk" in old.asked[0].lines[0]
    assert "telephone" not in old.asked[0].lines[0]
    old.until(lambda: old.team.origin)

    def moved() -> bool:
        ana.team.leading.look()
        return isinstance(old.store, DeskFile)

    old.until(moved)
    old.until(lambda: len(old.asked) == 3)
    titles = [question.title for question in old.asked]
    assert titles[1] == "Another computer leads this event"
    assert titles[2] in (f"2 step(s) only in {path.name}", f"2 steps only in {path.name}")  # once English is installed
    assert "Ana leads it" in old.asked[1].lines[0]
    assert len(old.asked[2].lines) == 2  # what was taken back there is left out
    old.until(lambda: old.store.revision == ana.store.revision)
    assert_same(old.store, ana.store)
    assert [board.result for board in ana.store.round(1, 1).boards] == [WHITE, WHITE]
    (said,) = old.failed  # board 1 asks, and nobody confirms for him
    assert "entered again." in said.splitlines()[0]
    assert "It asks: " in said
    assert ana.store.journal(limit=1)[0].actor == "the computer that led"
    ana.until(lambda: read_led(ana.store.path) is None)  # he is not looked for any more

    with closing(open_event_file(path)) as given:  # whoever opens the old file is warned
        assert given.journal(limit=1)[0].command_id == HandOver.ID
        assert "handed over to Ana" in given.notice


@thorough
def test_who_led_and_does_not_want_to_be_a_desk_can_only_look(hall: Hall, windows) -> None:
    ana = windows("Ana")
    path = _die(hall)
    assert ana.team.leading.lead()
    old = windows.opened("pages", path)  # the certificate of then
    old.until(lambda: old.team.origin)
    old.says = None

    def moved() -> bool:
        ana.team.leading.look()
        return old.store.read_only

    old.until(moved)
    assert old.team.origin == ""
    with pytest.raises(EnvironmentProblem):
        do(old.store, EnterResult(1, 1, 1, WHITE))


def test_a_desk_below_a_deputy_is_not_believed(hall: Hall, windows) -> None:
    ben = windows("Ben", Role.ENTRY)
    joined = read_joined(ben.store.path)
    assert joined is not None
    client = joined.client
    hall.beside(lambda: client.moved("192.0.2.1:1", "00", "CODE"))
    client.close()
    hall.qtbot.wait(300)
    assert hall.team.origin
    assert not hall.store.read_only


@thorough
def test_a_desk_that_has_more_than_who_leads_now_keeps_it(hall: Hall, windows) -> None:
    """Ben's step was confirmed, and the leading computer died before Ana had its line."""
    ana, ben = windows("Ana"), windows("Ben")
    ana.until(lambda: ana.store.invitations() == hall.store.invitations())
    ana.link._stop()
    ben.session.changes.attempt(EnterResult(1, 1, 1, WHITE))
    assert ana.store.revision < ben.store.revision
    _die(hall)
    assert ana.team.leading.lead()
    ana.until(lambda: ana.address)
    ana.session.changes.attempt(EnterResult(1, 1, 2, DRAW))
    kept: list[Path] = []
    ben.link.kept.connect(kept.append)
    ben.team.leading.follow(ana.address, ana.figures)
    ben.until(lambda: kept)
    assert kept[0].name.endswith(".only here.tdb")
    assert_same(ben.store, ana.store)
    OfferAgain(ben.session, FileBackend()).offer(ben.store, kept[0])
    ben.until(lambda: ben.store.revision == ana.store.revision)
    assert [board.result for board in ana.store.round(1, 1).boards] == [WHITE, DRAW]


def test_another_event_at_the_address_is_not_followed(hall: Hall, windows, tools, tmp_path) -> None:
    ana = windows("Ana")
    _die(hall)
    joined = read_joined(ana.store.path)
    ana.team.leading.follow("127.0.0.1:1", "00")
    ana.until(lambda: ana.failed == ["The leading computer at 127.0.0.1:1 does not answer."])
    assert read_joined(ana.store.path) == joined
