"""Live boards in the window: nothing listens before Start; the delay is a step; the hall is asked for."""

from __future__ import annotations

import datetime as dt
import json
import socket
import stat
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from pathlib import Path

import pytest

from tdapp.domain.commands.rounds import EnterResult
from tdapp.domain.games.broadcast import Broadcast
from tdapp.domain.games.record import GameRecord, GameState, Ply
from tdapp.domain.games.stream import Mark
from tdapp.domain.section.outcome import GameResult
from tdapp.services.games import desk as desk_module
from tdapp.services.games.hearing import hear
from tdapp.storage import open_event_file
from tdapp.ui.pages.event import live as live_module
from tdapp.ui.pages.event.live import LiveDialog
from tdapp.ui.pages.event.telephones import TelephonesDialog
from tdapp.ui.session import pass_desk
from tdapp.ui.session.calculations import Calculations
from tdapp.ui.session.kept import kept_certificate
from tdapp.ui.session.live_desk import LiveDesk
from tdapp.ui.session.pass_desk import Pass, PassDesk, boards_of
from tdapp.ui.session.session import Session
from tdapp.ui.widgets.qr import qr_picture
from tests.arena import arena
from tests.event_files import do, round_commands, written

PATIENCE = 30_000
HERE = str(Path(__file__).parents[4])


@pytest.fixture
def live_desk(opened_session, tools, monkeypatch) -> Iterator[LiveDesk]:
    monkeypatch.setenv("PYTHONPATH", HERE)  # the sources beside these tests, also for the process of the viewers
    desk = LiveDesk(opened_session, tools)
    yield desk
    desk.stop()


@pytest.fixture
def dialog(opened_session, live_desk, qtbot) -> LiveDialog:
    made = LiveDialog(opened_session, live_desk)
    qtbot.addWidget(made)
    made.show()
    return made


def test_it_serves_from_start_to_stop(dialog, live_desk, qtbot):
    assert not live_desk.is_running
    assert not dialog.address.isVisible()
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    dialog.port.setValue(port)
    dialog.notice.setText("Lunch  at one")
    dialog.go.click()
    qtbot.waitUntil(lambda: live_desk.address != "", timeout=PATIENCE)
    assert dialog.address.text() == f"http://127.0.0.1:{port}/"
    assert dialog.code.isVisible()
    assert not dialog.port.isEnabled()

    def page() -> str:
        with urllib.request.urlopen(f"http://127.0.0.1:{port}/", timeout=10) as answer:
            return answer.read().decode()

    # The notice is told at once, the boards with the first look at the event: either may come first.
    qtbot.waitUntil(lambda: "Lunch at one" in page(), timeout=PATIENCE)
    qtbot.waitUntil(lambda: "Ильин" in page(), timeout=PATIENCE)
    dialog.stop.click()
    assert not live_desk.is_running
    assert dialog.go.isVisible()

    def is_gone() -> bool:
        try:
            page()
        except OSError:
            return True
        return False

    qtbot.waitUntil(is_gone, timeout=PATIENCE)


def test_the_delay_is_a_step_and_none_needs_a_reason(dialog, opened_session, live_desk, monkeypatch):
    asked = []
    monkeypatch.setattr(live_desk, "start", lambda **choices: asked.append(choices))
    dialog.minutes.setValue(5)
    dialog.strict.setChecked(True)
    dialog.go.click()
    store = opened_session.view.store
    assert store.broadcast(1) == Broadcast(300, True)
    assert asked == [
        {"hall": False, "port": 8710, "word": False, "network": "", "public": "", "now": False, "engine": ""}
    ]
    dialog.minutes.setValue(0)
    dialog.go.click()  # nobody answers the question
    assert (store.broadcast(1).delay, len(asked)) == (300, 1)
    opened_session.messages.ask = lambda question: "a friendly match" if question.needs_reason else None
    dialog.go.click()
    assert (store.broadcast(1).delay, len(asked)) == (0, 2)


def test_the_hall_is_asked_for_once(dialog, opened_session, live_desk, monkeypatch):
    started, questions, answers = [], [], [None, "", ""]
    monkeypatch.setattr(live_desk, "start", lambda **choices: started.append(choices["hall"]))
    opened_session.messages.ask = lambda question: (questions.append(question.title), answers.pop(0))[1]
    dialog.hall.setChecked(True)
    for _ in range(3):
        dialog.go.click()
    assert started == [True, True]
    assert len(questions) == 2


def test_a_port_that_is_taken_is_said(dialog, live_desk, qtbot):
    """The process itself says so: tests/cli/test_live.py."""
    dialog.go.setVisible(False)
    live_desk._second.ended.emit(4, "the live pages cannot be served on port 18711: Address already in use")
    assert "18711" in dialog.banner.text()
    assert dialog.go.isVisible()


def test_the_code_is_a_page_for_the_door(dialog, live_desk, tmp_path, monkeypatch):
    live_desk.address = "http://192.168.178.20:8710/?word=kestrel"
    names = [str(tmp_path / "no folder" / "live.pdf"), str(tmp_path / "live.pdf")]
    monkeypatch.setattr(live_module.QFileDialog, "getSaveFileName", lambda *_args: (names.pop(0), ""))
    dialog.page.click()
    assert "No such file" in dialog.banner.text()
    dialog.page.click()
    assert (tmp_path / "live.pdf").read_bytes().startswith(b"%PDF")


def test_the_page_for_the_door_is_never_written_over_an_event(dialog, opened_session, monkeypatch):
    event = opened_session.view.store.path
    before = event.read_bytes()
    monkeypatch.setattr(live_module.QFileDialog, "getSaveFileName", lambda *_args: (str(event), ""))
    dialog._write_page()
    assert event.read_bytes() == before
    assert event.name in dialog.banner.text()


def test_a_code_has_its_quiet_zone(qapp):
    image = qr_picture("http://192.168.178.20:8710/").toImage()
    assert image.width() == image.height()
    assert {image.pixelColor(x, 6).lightness() for x in range(image.width())} == {255}
    assert image.pixelColor(13, 13).lightness() == 0


@pytest.mark.parametrize(
    ("text", "boards"),
    [("1-4, 7", (1, 2, 3, 4, 7)), ("3", (3,)), ("2,2-3", (2, 3)), ("", ()), ("all", ()), ("1-", ()), ("4-1", ())],
)
def test_boards_are_written_as_people_write_them(text, boards):
    assert boards_of(text) == boards


class Telephone:
    """A device with its cookie."""

    def __init__(self, address: str) -> None:
        self.address = address
        self._open = urllib.request.build_opener(urllib.request.HTTPCookieProcessor()).open

    def get(self, path: str = "") -> str:
        return self._answer(self.address + path)

    def act(self, **entry) -> dict:
        request = urllib.request.Request(self.address + "act", json.dumps(entry).encode(), method="POST")
        return json.loads(self._answer(request))

    def _answer(self, request: str | urllib.request.Request) -> str:
        """What is answered; as the page does, it asks again while the process knows no keys yet."""
        until = time.monotonic() + PATIENCE / 1000
        while True:
            try:
                with self._open(request, timeout=20) as answer:
                    return answer.read().decode()
            except urllib.error.HTTPError as problem:
                if problem.code != 503 or time.monotonic() > until:
                    raise
                problem.close()
                time.sleep(0.02)


def in_background(qtbot, work):
    """What the telephone gets, while the window goes on."""
    with ThreadPoolExecutor(1) as pool:
        future = pool.submit(work)
        qtbot.waitUntil(future.done, timeout=PATIENCE)
        return future.result()


@pytest.fixture
def desk(qapp, tmp_path, tools, qtbot, monkeypatch) -> Iterator[PassDesk]:
    """Two boards of round 1: A – C, D – B."""
    monkeypatch.setenv("PYTHONPATH", HERE)
    people = "1 A 2000 |\n2 B 1900 |\n3 C 1800 |\n4 D 1700 |"
    section = arena(people, rounds_total=3, initial_colour="W")
    session = Session(Calculations())
    with closing(open_event_file(written(tmp_path / "desk.tdb", section))) as store:
        do(store, *round_commands(1, ((1, 3), (4, 2))))
        session.view.open(store)
        made = PassDesk(session, tools)
        yield made
        made.stop()
        session.view._store = None


def opened(desk: PassDesk, qtbot, one: Pass) -> Telephone:
    qtbot.waitUntil(lambda: desk.address(one) != "", timeout=PATIENCE)
    phone = Telephone(desk.address(one))
    assert "desk.js" in in_background(qtbot, phone.get) or one.name
    return phone


def test_a_volunteer_enters_moves_that_are_kept_and_no_others(desk, qtbot):
    session = desk._session
    store, said = session.view.store, []
    session.messages.said.connect(said.append)
    phone = opened(desk, qtbot, desk.add(boards=(1,)))
    (board,) = json.loads(in_background(qtbot, lambda: phone.get("state.json")))["boards"]
    assert (board["white"], len(board["legal"])) == ("A", 20)
    entry = {"kind": "move", "board": 1, "ply": 0, "uci": "e2e4"}
    for _ in range(2):  # sent again, it counts once
        told = in_background(qtbot, lambda: phone.act(**entry))
        assert told["boards"][0]["sans"] == ["e4"]
    assert [stream.record.moves for stream in store.streams(1)] == [("e2e4",)]
    wrong = in_background(qtbot, lambda: phone.act(kind="move", board=1, ply=1, uci="e2e4"))
    assert "not legal" in wrong["text"]
    other = in_background(qtbot, lambda: phone.act(kind="move", board=2, ply=0, uci="e2e4"))
    assert "not yours" in other["text"]
    in_background(qtbot, lambda: phone.act(kind="back", board=1, ply=1))
    assert [stream.record.moves for stream in store.streams(1)] == [()]
    assert "called" in in_background(qtbot, lambda: phone.act(kind="call", board=1, ply=0))["text"]
    assert session.running.calls == {(1, 1, 1)}
    assert any("Board 1" in line for line in said)
    for stranger, status in ((phone.address, 403), (phone.address.replace("/d/", "/d/x"), 404)):
        with pytest.raises(urllib.error.HTTPError) as refused:
            in_background(qtbot, Telephone(stranger).get)
        assert refused.value.code == status
        refused.value.close()
    do(store, EnterResult(1, 1, 1, GameResult.DRAW))
    late = in_background(qtbot, lambda: phone.act(kind="move", board=1, ply=0, uci="d2d4"))
    assert "the game is over" in late["text"]  # but what was played is kept
    (stream,) = store.streams(1)
    assert (stream.record.moves, stream.mark, stream.shown.moves) == (("d2d4",), Mark.LATE, ())


def test_an_arbiter_sees_all_boards_and_takes_alerts_under_his_name(desk, qtbot, monkeypatch):
    """Also after the process was killed: the same address, the same device."""
    monkeypatch.setattr(pass_desk, "AGAIN", 50)
    session, store = desk._session, desk._session.view.store
    chief = desk.add(name="Zoë")
    phone = opened(desk, qtbot, chief)
    shuffle = ("g1f3", "g8f6", "f3g1", "f6g8") * 2
    played = GameRecord(1, 4, 2, plies=tuple(map(Ply, shuffle)), state=GameState.PLAYING)
    hear(store, 1, store.round(1, 1), [played], 1.0)
    session.running.came.emit()

    def state() -> dict:
        return json.loads(in_background(qtbot, lambda: phone.get("state.json")))

    qtbot.waitUntil(lambda: bool(state()["alerts"]), timeout=PATIENCE)
    held = state()
    assert [(board["board"], board["move"]) for board in held["boards"]] == [(1, ""), (2, "4… Ng8")]
    (alert,) = held["alerts"]
    assert (alert["kind"], alert["article"], alert["urgency"], alert["by"]) == ("A1", "Laws, 9.2", "inform", "")
    qtbot.waitUntil(lambda: chief.device != "", timeout=PATIENCE)
    address, process = desk.address(chief), desk._process
    process.kill()
    qtbot.waitUntil(lambda: desk._process is not process and desk.address(chief) == address, timeout=PATIENCE)
    act = {"kind": "take", "round": 1, "board": 2, "alert": "A1", "cause": alert["cause"]}
    told = in_background(qtbot, lambda: phone.act(**act))
    assert [one["by"] for one in told["alerts"]] == ["Zoë"]
    assert [one.by for one in store.taken_alerts(1)] == ["Zoë"]
    again = in_background(qtbot, lambda: phone.act(**act))
    assert "taken this alert already" in again["text"]


def test_a_process_that_breaks_says_why(desk, qtbot):
    """Before it listens: later it is started again."""
    said = []
    desk.failed.connect(said.append)
    desk._program = (sys.executable, "-c", "import sys; sys.exit('noise\\nno such thing')")
    desk.add(name="Zoë")
    qtbot.waitUntil(lambda: not desk.is_running, timeout=PATIENCE)
    assert said == ["no such thing"]


def test_pages_are_made_and_taken_back(desk, qtbot, monkeypatch):
    monkeypatch.setattr(desk, "_start", lambda: None)  # nothing listens here
    dialog = TelephonesDialog(desk._session, desk)
    qtbot.addWidget(dialog)
    dialog.show()
    dialog.for_arbiter.click()
    assert "name" in dialog.banner.text()
    dialog.boards.setText("from 1 to 4")
    dialog.for_volunteer.click()
    assert "1-4, 7" in dialog.banner.text()
    assert desk.passes == []
    dialog.name.setText("  Zoë ")
    dialog.for_arbiter.click()
    dialog.boards.setText("1, 2")
    dialog.for_volunteer.click()
    assert [(one.name, one.boards) for one in desk.passes] == [("Zoë", ()), ("", (1, 2))]
    assert [dialog.passes.item(n).text() for n in range(2)] == [
        "Arbiter: Zoë · not opened yet",
        "Volunteer, boards 1, 2 · not opened yet",
    ]
    dialog.hall.setChecked(True)
    dialog.name.setText("Max")
    dialog.for_arbiter.click()  # nobody answers the question about the hall
    assert len(desk.passes) == 2
    for _ in range(2):
        dialog.take_back.click()
    assert desk.passes == []
    assert not dialog.passes.isVisible()


def test_telephones_and_pages_go_on_after_a_restart_of_the_window(qtbot, desk, tools, tmp_path):
    """The same keys, devices, port and certificate; of the keys only marks lie in the file."""
    opened_session = desk._session
    store = opened_session.view.store
    pages = LiveDesk(opened_session, tools)
    desk.certificate_path = tmp_path / "pages.json"
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    pages.start(hall=False, port=port, word=True)
    given = desk.add(boards=(1,), secure=False)
    phone = opened(desk, qtbot, given)
    qtbot.waitUntil(lambda: given.device != "" and pages.address != "", timeout=PATIENCE)
    held = json.dumps(store.preferences()["live/telephones"])
    assert given.key not in held
    assert given.mark in held
    before, path = pages.address, store.path
    opened_session.view.open(None)
    assert not desk.is_running
    assert not pages.is_running
    opened_session.view.open(open_event_file(path))
    qtbot.waitUntil(lambda: desk._listens and pages.address == before, timeout=PATIENCE)
    (again,) = desk.passes
    assert (again.mark, again.boards, again.device, desk.address(again)) == (given.mark, (1,), given.device, "")
    told = in_background(qtbot, lambda: phone.act(kind="move", board=1, ply=0, uci="e2e4"))
    assert told["boards"][0]["sans"] == ["e4"]
    tools.remembered.set_text("live/computer", "another one")  # the file lies on another computer now
    opened_session.view.open(None)
    opened_session.view.open(open_event_file(path))
    assert not desk.is_running
    assert not pages.is_running
    opened_session.view.open(None)


def test_the_certificate_is_the_same_for_some_weeks(tmp_path):
    path, now = tmp_path / "here" / "pages.json", dt.datetime(2026, 7, 3, 12, tzinfo=dt.UTC)
    first = kept_certificate(path, "192.168.1.5", now)
    assert kept_certificate(path, "192.168.1.5", now + dt.timedelta(days=20)) == first
    assert stat.S_IMODE(path.stat().st_mode) & 0o077 == 0 or sys.platform == "win32"
    assert kept_certificate(path, "192.168.1.6", now) != first
    path.write_text("{", "utf-8")
    assert "CERTIFICATE" in kept_certificate(path, "192.168.1.5", now)[0]


def test_twenty_arbiters_cost_as_much_as_one(desk, qtbot, monkeypatch):
    """Boards and alerts of a section are made once, however many pages show them."""
    made, lines = [], []
    real = desk_module.arbiter_boards
    monkeypatch.setattr(desk_module, "arbiter_boards", lambda *given: made.append(given) or real(*given))
    monkeypatch.setattr(desk, "_write", lines.append)
    monkeypatch.setattr(desk, "_process", desk)
    desk.passes = [Pass(str(number), 1, name=f"Arbiter {number}") for number in range(20)]
    desk._tell()
    assert (len(made), len(lines)) == (1, 20)
    assert {line["state"]["name"] for line in lines} == {one.name for one in desk.passes}
    desk._tell()
    assert len(lines) == 20  # nothing new
    desk.passes = []
    monkeypatch.setattr(desk, "_process", None)


def test_the_standings_of_now_are_served_when_wanted_and_again_after_a_restart(dialog, live_desk, tools, monkeypatch):
    started = []
    monkeypatch.setattr(live_desk._second, "start", started.append)
    assert not dialog.now.isChecked()
    dialog.go.click()
    assert "--standings-now" not in started[-1]
    dialog.now.setChecked(True)
    dialog.start()
    assert "--standings-now" in started[-1]
    live_desk._said("http://127.0.0.1:8710/")
    again = LiveDesk(live_desk._session, tools)
    assert again.shows_now
    monkeypatch.setattr(again._second, "start", started.append)
    again._other_event()
    assert "--standings-now" in started[-1]


def test_an_engine_is_told_to_the_program_and_its_fault_to_the_arbiter(dialog, live_desk, tools, monkeypatch):
    started = []
    monkeypatch.setattr(live_desk._second, "start", started.append)
    chosen = ("/engines/some engine", "")
    monkeypatch.setattr(live_module.QFileDialog, "getOpenFileName", lambda *_: chosen)
    dialog.choose.click()
    dialog.start()
    assert started[-1][started[-1].index("--engine") + 1] == "/engines/some engine"
    live_desk._said("http://127.0.0.1:8710/")
    assert LiveDesk(live_desk._session, tools).engine == "/engines/some engine"
    live_desk._said("engine The engine says nothing.")
    assert dialog.banner.isVisible()
    assert "says nothing" in dialog.banner.text()


def test_telephones_may_come_by_a_public_name(desk, qtbot, tools, monkeypatch):
    dialog = TelephonesDialog(desk._session, desk)
    qtbot.addWidget(dialog)
    dialog.show()
    dialog.boards.setText("1")
    dialog.public.setText("https://boards.example")
    dialog.make_for_volunteer()
    assert "no name of a host" in dialog.banner.text()
    assert desk.passes == []
    dialog.public.setText("Boards.Example")
    dialog.make_for_volunteer()
    (one,) = desk.passes
    qtbot.waitUntil(lambda: desk.address(one) != "", timeout=PATIENCE)
    assert desk.address(one) == f"https://boards.example/d/{one.key}/"
    assert str(desk.port) in dialog.tunnel.text()
    request = urllib.request.Request(f"http://127.0.0.1:{desk.port}/d/{one.key}/", headers={"Host": "boards.example"})
    with urllib.request.urlopen(request, timeout=10) as answer:
        assert "data-again" in answer.read().decode()
    with pytest.raises(urllib.error.HTTPError, match="421"):
        urllib.request.urlopen(
            urllib.request.Request(request.full_url, headers={"Host": "other.example"}), timeout=10
        ).close()
    again = PassDesk(desk._session, tools)
    monkeypatch.setattr(again, "_start", lambda: None)
    again._other_event()
    assert again.public == "boards.example"
